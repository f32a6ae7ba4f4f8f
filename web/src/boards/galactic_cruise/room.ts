import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { useMedia } from "../kit/media";
import { MOST_SKY } from "./layout";

/** The table at its natural size; what a stage is wider than that goes to the market. */
const WIDTH = 980;
const HEIGHT = 640;
/** Campus and company alone, without the market beside them. */
const HALF = 630;
const HEAD = 40;
/** How much of the width is enough for campus and company. */
const NEARLY = 0.88;
/** So wide, in its own units, the market has room for names. */
const ROOMY = 1090;

export interface Room {
  /** All at once; campus and market by tabs; one thing at a time under a thumb. */
  kind: "wide" | "medium" | "phone";
  /** Whether the market has room for names: where the stage is much wider than the table, or the market has it alone. */
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
  // A little smaller both lie together where the screen is not quite high enough for its width.
  const filling = Math.max(1, stage.width / HALF);
  const together = Math.min(filling, stage.height / (HEIGHT + HEAD));
  const joined = together >= Math.max(1, filling * NEARLY);
  const unit = joined ? together : filling;
  // Where the company lies under the campus, the market has a tab as high as both.
  return { kind, roomy: joined, joined, style: scaled(stage, unit), measured: known, ...held };
}

interface Size {
  width: number;
  height: number;
}

/**
 * `--unit` lets small print be as small as it may be read, however large everything is drawn; `--beside` is how much
 * room is left on either side of a table that is not as wide as the screen.
 */
interface Scaled extends Size {
  zoom: number;
  "--unit": number;
  "--beside": string;
}

function scaled(stage: Size, ...units: number[]): Scaled {
  const unit = Math.min(...units);
  const width = stage.width / unit;
  const beside = `${Math.max(0, (width - HALF) / 2)}px`;
  return { zoom: unit, width, height: stage.height / unit, "--unit": unit, "--beside": beside };
}
