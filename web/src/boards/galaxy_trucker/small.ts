import { useMedia } from "../kit/media";

/** A phone: ship and hand under the thumb. A tablet held upright has room for yard, ship and card at once. */
export const useSmall = () => useMedia("(max-width: 760px)");

/** A phone held sideways. */
export const useSideways = () => useMedia("(max-height: 520px) and (orientation: landscape)");
