/** A rectangle on the graph. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const touch = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** How far from its place a mark may go, nearest first. */
const STEPS = [0, -20, 34, -40, 54, -60];

/** Moves each box up or down until it covers none before it; null for one that finds no room within the bounds. */
export function settle(boxes: readonly Box[], taken: readonly Box[], bounds: { top: number; bottom: number }) {
  const there = [...taken];
  return boxes.map((box) => {
    for (const step of STEPS) {
      const moved = { ...box, y: box.y + step };
      const inside = moved.y >= bounds.top && moved.y + moved.height <= bounds.bottom;
      if (inside && !there.some((other) => touch(moved, other))) {
        there.push(moved);
        return moved;
      }
    }
    return null;
  });
}

/** How wide a letter of the axis is, about. */
const LETTER = 7.4;
const GAP = 12;

/** Which labels on a line are written, from the left: each where it stands, unless it would run into the one before. */
export function spaced(labels: readonly { label: string; middle: number }[]): boolean[] {
  let end = Number.NEGATIVE_INFINITY;
  return labels.map(({ label, middle }) => {
    const half = (label.length * LETTER) / 2;
    if (label === "" || middle - half < end + GAP) return false;
    end = middle + half;
    return true;
  });
}
