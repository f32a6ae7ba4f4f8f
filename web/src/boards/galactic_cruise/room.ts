import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { useMedia } from "../kit/media";
import { MOST_SKY } from "./layout";

/** The table at its natural size; what a stage is wider than that goes to the market. */
const WIDTH = 980;
const HEIGHT = 640;
/** Campus and company alone, without the market beside them. */
const HALF = 630;
const HEAD = 40;
/** So wide, in its own units, the market has room for names. */
const ROOMY = 1090;

export interface Room {
  /** All at once; campus and market by tabs; one thing at a time under a thumb. */
  kind: "wide" | "medium" | "phone";
  /** Whether the market has room for names: where the stage is much wider than the table. */
  roomy: boolean;
  /** Whether the company lies under the campus, as on the table. */
  joined: boolean;
  /** The table's size and scale, so that it fills the stage: what is written keeps its proportion to the pieces. */
  style: CSSProperties;
  /** A phone held upright or lying, and how much higher than need be its campus is there. */
  lying: boolean;
  sky: number;
  /** Whether the stage has been measured: before that nothing is drawn, or it would all be laid out twice. */
  measured: boolean;
}

const CAN_MEASURE = typeof ResizeObserver !== "undefined";

/** What is left of this part of an upright screen when the ring has what it needs goes to the sky over its two rows. */
const RING_PART = 0.5;
const RING_WIDE = 386;
const RING_HIGH = 374;

/** How much sky a phone's campus has: by the screen alone, so that nothing jumps when the sheet below grows. */
function skyOf(width: number, height: number): number {
  const high = (height * RING_PART * RING_WIDE) / Math.max(1, width);
  return Math.round(Math.min(MOST_SKY, Math.max(0, (high - RING_HIGH) / 2)));
}

/** How much of the table can be shown at once, and how large. Nothing is drawn smaller than it is meant to be read. */
export function useRoom(frame: RefObject<HTMLElement | null>): Room {
  const phone = useMedia("(max-width: 600px), (max-height: 520px)");
  const medium = useMedia("(max-width: 1179px)");
  const kind = phone ? "phone" : medium ? "medium" : "wide";
  // A ring on one screen needs room beside the sheet for words that can be read.
  const lying = useMedia("(max-height: 520px) and (min-width: 800px)");
  const [measured, setStage] = useState<Size | null>(null);
  const stage = measured ?? { width: WIDTH, height: HEIGHT };
  useLayoutEffect(() => {
    const room = frame.current?.parentElement;
    if (!room || kind === "phone" || !CAN_MEASURE) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = room;
      if (width === 0) return;
      setStage((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(room);
    return () => observer.disconnect();
  }, [frame, kind]);
  const held = { lying, sky: skyOf(window.innerWidth, window.innerHeight) };
  if (kind === "phone") return { kind, roomy: false, joined: false, style: {}, measured: true, ...held };
  const known = measured !== null || !CAN_MEASURE;
  if (kind === "wide") {
    const style = scaled(stage, stage.width / WIDTH, stage.height / HEIGHT);
    return { kind, roomy: style.width >= ROOMY, joined: true, style, measured: known, ...held };
  }
  const unit = Math.max(1, stage.width / HALF);
  const joined = stage.height / unit >= HEIGHT + HEAD;
  return { kind, roomy: false, joined, style: scaled(stage, unit), measured: known, ...held };
}

interface Size {
  width: number;
  height: number;
}

/** `--unit` lets small print be as small as it may be read, however large everything is drawn. */
interface Scaled extends Size {
  zoom: number;
  "--unit": number;
}

function scaled(stage: Size, ...units: number[]): Scaled {
  const unit = Math.min(...units);
  return { zoom: unit, width: stage.width / unit, height: stage.height / unit, "--unit": unit };
}
