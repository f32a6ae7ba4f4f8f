import type { Box } from "./room";

/** Where a finger hits: things on the chart lie close together, a thumb is wide. */

const THUMB = 44;
/** Something that overlaps another by more than this lies on it; then only so little around it is its own. */
const BESIDE = 12;
const EDGE = 3;
const SIDES = ["right", "left", "bottom", "top"] as const;

interface HitProps {
  /** The thing, where it is on the chart. */
  own: Box;
  others: readonly Box[];
}

/** What is pressed of a thing drawn at its own corner: a thumb's width around it, up to half way to its neighbours. */
export function Hit({ own, others }: HitProps) {
  const { left, top, right, bottom } = shareOf(own, others);
  const width = Math.max(THUMB, own.width);
  const height = Math.max(THUMB, own.height);
  const [dx, dy] = [(width - own.width) / 2, (height - own.height) / 2];
  const cut = [dy - top, dx - right, dy - bottom, dx - left].map((one) => `${Math.max(0, one)}px`).join(" ");
  return <rect className="hit" x={-dx} y={-dy} width={width} height={height} style={{ clipPath: `inset(${cut})` }} />;
}

/** How far a thing's share of the chart goes beyond it on each side; half of what lies between it and a neighbour. */
export function shareOf(own: Box, others: readonly Box[]): Record<"left" | "top" | "right" | "bottom", number> {
  const share = { left: THUMB, top: THUMB, right: THUMB, bottom: THUMB };
  for (const other of others) {
    if (other.x === own.x && other.y === own.y && other.width === own.width) continue;
    const gaps = {
      right: other.x - own.x - own.width,
      left: own.x - other.x - other.width,
      bottom: other.y - own.y - own.height,
      top: own.y - other.y - other.height,
    };
    const side = SIDES.reduce((widest, one) => (gaps[one] > gaps[widest] ? one : widest));
    const gap = gaps[side];
    if (gap >= 0) share[side] = Math.min(share[side], gap / 2);
    // What it lies on, such as a world, must be hit beside it.
    else if (gap < -BESIDE) {
      for (const key of SIDES) share[key] = Math.min(share[key], EDGE);
    }
  }
  return share;
}
