/** Where patches and names stand on the picture of the race, so that none lies on another. */

export const LEFT = 40;
export const RIGHT = 16;
export const TOP = 34;

export interface Point {
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Placed extends Point {
  text: string;
  anchor: "start" | "end";
}

const around = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

const apart = (a: Box, b: Box) => a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;

/** How far a patch may be moved from the corner of its line, in steps of its own size: the nearest free place first. */
const HALVES = Array.from({ length: 17 }, (_, n) => (n - 8) / 2);
const SHIFTS = HALVES.flatMap((dx) => HALVES.map((dy) => ({ dx, dy }))).sort(
  (a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy),
);

/** Every patch at the corner where its line climbs, or beside it where another one is. */
export function patchesOf(corners: readonly Point[], size: number, width: number, floor: number): Point[] {
  const taken: Box[] = [];
  return corners.map((corner) => {
    const free = SHIFTS.map(({ dx, dy }) => ({ x: corner.x + dx * (size + 2), y: corner.y + dy * (size + 2) })).find(
      (point) => {
        const box = around(point, size / 2);
        const inside = box.left >= LEFT - 12 && box.right <= width && box.top >= 0 && box.bottom <= floor + 6;
        return (inside || point.x === corner.x) && taken.every((one) => apart(one, box));
      },
    );
    const found = free ?? corner;
    taken.push(around(found, size / 2));
    return found;
  });
}

/** A letter of a name is about this wide, and a line of it this high. */
const LETTER = 6.8;
const LINE = 17;
const PATCH = 17;

const SIDES = [
  ["end", -6],
  ["start", -6],
  ["start", 14],
  ["end", 14],
  ["end", -20],
  ["start", -20],
] as const;

/** Every name beside its patch, on the first side where it lies on nothing; where there is none the table still has it. */
export function namesOf(patches: readonly Point[], texts: readonly string[], width: number, floor: number): Placed[] {
  const taken = patches.map((patch) => around(patch, PATCH));
  return patches.map(({ x, y }, index) => {
    const text = texts[index] ?? "";
    const long = text.length * LETTER;
    for (const [anchor, dy] of SIDES) {
      const left = anchor === "start" ? x + PATCH + 4 : x - PATCH - 4 - long;
      const box = { left, right: left + long, top: y + dy - LINE + 5, bottom: y + dy + 3 };
      if (box.left < LEFT - 8 || box.right > width - 4 || box.top < 2 || box.bottom > floor - 1) continue;
      if (!taken.every((one) => apart(one, box))) continue;
      taken.push(box);
      return { x: anchor === "start" ? left : left + long, y: y + dy, text, anchor };
    }
    return { x, y, text: "", anchor: "start" };
  });
}
