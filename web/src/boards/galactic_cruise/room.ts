import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { useMedia } from "../kit/media";

/** The table at its natural size; what a stage is wider than that goes to the market. */
const WIDTH = 980;
const HEIGHT = 640;
/** Campus and company alone, without the market beside them. */
const HALF = 630;
const HEAD = 40;

export interface Room {
  /** All at once; campus and market by tabs; one thing at a time under a thumb. */
  kind: "wide" | "medium" | "phone";
  /** Whether the company lies under the campus, as on the table. */
  joined: boolean;
  /** The table's size and scale, so that it fills the stage: what is written keeps its proportion to the pieces. */
  style: CSSProperties;
}

/** How much of the table can be shown at once, and how large. Nothing is drawn smaller than it is meant to be read. */
export function useRoom(frame: RefObject<HTMLElement | null>): Room {
  const phone = useMedia("(max-width: 600px), (max-height: 520px)");
  const medium = useMedia("(max-width: 1179px)");
  const kind = phone ? "phone" : medium ? "medium" : "wide";
  const [stage, setStage] = useState({ width: WIDTH, height: HEIGHT });
  useLayoutEffect(() => {
    const room = frame.current?.parentElement;
    if (!room || kind === "phone" || typeof ResizeObserver === "undefined") return;
    const measure = () => room.clientWidth > 0 && setStage({ width: room.clientWidth, height: room.clientHeight });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(room);
    return () => observer.disconnect();
  }, [frame, kind]);
  if (kind === "phone") return { kind, joined: false, style: {} };
  if (kind === "wide") return { kind, joined: true, style: scaled(stage, stage.width / WIDTH, stage.height / HEIGHT) };
  const unit = Math.max(1, stage.width / HALF);
  const joined = stage.height / unit >= HEIGHT + HEAD;
  return { kind, joined, style: scaled(stage, unit) };
}

function scaled(stage: { width: number; height: number }, ...units: number[]): CSSProperties {
  const unit = Math.min(...units);
  return { zoom: unit, width: stage.width / unit, height: stage.height / unit };
}
