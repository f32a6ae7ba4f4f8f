/** Where patches and names stand on the picture of the race, so that none lies on another. */

export const LEFT = 40;
export const RIGHT = 16;
export const TOP = 34;

/** What the numbers beside the race may be lines high, and what they count by. */
const NUMBER = 18;
const TICKS = [5, 10, 20, 50];

/** How many points lie between two lines of the race, so that no number touches the next. */
export function tickOf(most: number, high: number): number {
  return TICKS.find((tick) => (high * tick) / most >= NUMBER) ?? 100;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box {
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
        const beside = point.x === corner.x || (box.left >= LEFT - 12 && box.right <= width);
        return beside && box.top >= 0 && box.bottom <= floor + 8 && taken.every((one) => apart(one, box));
      },
    );
    const found = free ?? corner;
    taken.push(around(found, size / 2));
    return found;
  });
}

/** A letter of a name is about this wide, a narrow one half of that; a line of it is this high. */
const LETTER = 7.8;
const NARROW = /[fijlrt1 ]/;
const LINE = 17;
const PATCH = 17;
/** Half of what a line of the race is wide, with some air. */
const STROKE = 2.5;

const SIDES = [
  ["end", -6],
  ["start", -6],
  ["start", 14],
  ["end", 14],
  ["end", -20],
  ["start", -20],
  ["start", 28],
  ["end", 28],
  ["end", -34],
  ["start", -34],
] as const;

/** What a line from corner to corner covers. */
export function strokesOf(corners: readonly Point[]): Box[] {
  return corners.slice(1).map((to, index) => {
    const from = corners[index] ?? to;
    return {
      left: Math.min(from.x, to.x) - STROKE,
      right: Math.max(from.x, to.x) + STROKE,
      top: Math.min(from.y, to.y) - STROKE,
      bottom: Math.max(from.y, to.y) + STROKE,
    };
  });
}

export const lengthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? LETTER / 2 : LETTER), 0);

/**
 * Every name beside its patch, on the first side where it lies on nothing, or at least on no patch and no other name;
 * where there is none the table still has it.
 */
export function namesOf(
  patches: readonly Point[],
  texts: readonly string[],
  width: number,
  floor: number,
  lines: readonly Box[] = [],
): Placed[] {
  const taken = patches.map((patch) => around(patch, PATCH));
  return patches.map(({ x, y }, index) => {
    const text = texts[index] ?? "";
    const long = lengthOf(text);
    const places = SIDES.map(([anchor, dy]) => {
      const left = anchor === "start" ? x + PATCH + 4 : x - PATCH - 4 - long;
      const box = { left, right: left + long, top: y + dy - LINE + 5, bottom: y + dy + 3 };
      return { x: anchor === "start" ? left : left + long, y: y + dy, text, anchor, box };
    }).filter(
      ({ box }) =>
        box.left >= LEFT - 8 &&
        box.right <= width - 4 &&
        box.top >= 2 &&
        box.bottom <= floor - 1 &&
        taken.every((one) => apart(one, box)),
    );
    const found = places.find(({ box }) => lines.every((line) => apart(line, box))) ?? places[0];
    if (!found) return { x, y, text: "", anchor: "start" };
    const { box, ...placed } = found;
    taken.push(box);
    return placed;
  });
}
