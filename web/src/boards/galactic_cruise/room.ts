import { type RefObject, useLayoutEffect, useState } from "react";
import { useMedia } from "../kit/media";

/** The table as it is drawn at its natural size, and what the page needs above and below it. */
const WIDTH = 860;
const HEIGHT = 648;
const AROUND = 152;
const LARGEST = 2;

/** Where there is no room for the whole table at once: one part after the other, by tabs. */
export const useTabbed = () => useMedia("(max-width: 1179px)");

/** How much larger than its natural size the table can be drawn so that all of it stays on the screen. */
export function useEnlarged(frame: RefObject<HTMLElement | null>, tabbed: boolean): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    function measure() {
      const width = frame.current?.parentElement?.clientWidth ?? WIDTH;
      const room = Math.min(width / WIDTH, (window.innerHeight - AROUND) / HEIGHT, LARGEST);
      setScale(tabbed ? 1 : Math.max(1, Math.floor(room * 100) / 100));
    }
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [frame, tabbed]);
  return scale;
}
