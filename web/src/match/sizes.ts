import { useMedia } from "../boards/kit/media";

/** Where there is no room for a rail beside the stage: the seats stand in a strip, the talk in a drawer. */
export const useStrip = () => useMedia("(max-width: 860px), (max-width: 1100px) and (orientation: portrait)");
/** Where the dock is a sheet under the thumb that lists every move. */
export const useSheet = () => useMedia("(max-width: 600px)");
