import { useMedia } from "../kit/media";

/** A phone: ship and hand under the thumb. A tablet held upright has room for yard, ship and card at once. */
export const useSmall = () => useMedia("(max-width: 760px)");
