import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { useMedia } from "../kit/media";

/** The table at its natural size; what a stage is wider than that goes to the market. */
const WIDTH = 980;
const HEIGHT = 640;

/** Where there is no room for the whole table at once: one part after the other, by tabs. */
export const useTabbed = () => useMedia("(max-width: 1179px)");

/** The table's size and scale, so that all of it fills the stage: what is written keeps its proportion to the pieces. */
export function useStageUnit(frame: RefObject<HTMLElement | null>, tabbed: boolean): CSSProperties {
  const [stage, setStage] = useState({ width: WIDTH, height: HEIGHT });
  useLayoutEffect(() => {
    const room = frame.current?.parentElement;
    if (!room || tabbed || typeof ResizeObserver === "undefined") return;
    const measure = () => room.clientWidth > 0 && setStage({ width: room.clientWidth, height: room.clientHeight });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(room);
    return () => observer.disconnect();
  }, [frame, tabbed]);
  if (tabbed) return {};
  const unit = Math.min(stage.width / WIDTH, stage.height / HEIGHT);
  return { zoom: unit, width: stage.width / unit, height: stage.height / unit };
}
