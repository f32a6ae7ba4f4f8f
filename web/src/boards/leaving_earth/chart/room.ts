import { berth, berths, type Chart, type Point, pair, size } from "./chart";

/** What takes room on the chart, and where there is some left. */

export interface Box extends Point {
  width: number;
  height: number;
}

function remembered<T>(make: (chart: Chart) => T): (chart: Chart) => T {
  const known = new Map<Chart, T>();
  return (chart) => {
    const found = known.get(chart) ?? make(chart);
    known.set(chart, found);
    return found;
  };
}

/** Everything on a chart that stands still and can be pressed. */
export const standingOn = remembered((chart): readonly Box[] => {
  const height = size(chart, "chip_height");
  const [cardWidth, cardHeight] = pair(chart, "card");
  const cards = [chart.sun.card, ...Object.values(chart.places).map(({ card }) => card)];
  return [
    ...chart.ways.map(({ chip: { x, y, width } }) => ({ x: x - width / 2, y: y - height / 2, width, height })),
    ...Object.values(chart.places).map(({ x, y, r }) => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r })),
    ...cards.flatMap((card) =>
      card ? [{ x: card[0] ?? 0, y: card[1] ?? 0, width: cardWidth, height: cardHeight }] : [],
    ),
  ];
});

/** A letter of a place's name is about this wide, and a line of it this high. */
const LETTER = 7.4;
const LINE = 15;
/** A line has at least as many letters in some language. */
const WORD = 9;
/** Whatever is wider is a world. */
const WORLD = 50;

/** The names of the places. */
const namesOn = remembered((chart): readonly Box[] =>
  Object.values(chart.places).flatMap(({ name }) =>
    name.lines.map((line, n) => {
      const long = Math.max(line.length, WORD) * LETTER;
      const x = name.anchor === "start" ? name.x : name.anchor === "end" ? name.x - long : name.x - long / 2;
      return { x, y: name.y - 11 + n * LINE, width: long, height: LINE - 1 };
    }),
  ),
);

/** What a spacecraft under way must not cover: all that, the names, and where spacecraft lie. */
const takenOn = remembered((chart): readonly Box[] => {
  const [width, height] = pair(chart, "counter");
  return [
    ...standingOn(chart),
    ...namesOn(chart),
    ...Object.keys(chart.places).flatMap((place) =>
      Array.from({ length: berths(chart, place) }, (_, n) => ({ ...berth(chart, place, n), width, height })),
    ),
  ];
});

/** The name of the sun's card is never wider than this. */
export const SUN_NAME = 140;

function sunName({ sun: { name } }: Chart): Box {
  const left = name.anchor === "start" ? name.x : name.x - SUN_NAME / 2;
  const lines = name.lines.length;
  return { x: left, y: name.y - 12, width: lines > 1 ? SUN_NAME / 2 : SUN_NAME, height: LINE * lines };
}

interface Words extends Point {
  text: string;
  anchor: string;
  /** The size of its letters. */
  size: number;
}

interface Fitted {
  x: number;
  textAnchor: "start" | "middle" | "end";
  textLength?: number;
  lengthAdjust?: "spacingAndGlyphs";
}

/** A line of a name, moved aside and drawn narrower as far as it must, so that it touches nothing beside it. */
export function besideAll(chart: Chart, { x, y, text, anchor, size: high }: Words): Fitted {
  const wanted = text.length * LETTER * (high / 13);
  const left = anchor === "start" ? x : anchor === "end" ? x - wanted : x - wanted / 2;
  let from = 4;
  let to = chart.width - 4;
  for (const one of [...standingOn(chart), sunName(chart)]) {
    if (one.y >= y + 4 || one.y + one.height <= y - high + 1) continue;
    const middle = one.x + one.width / 2;
    if (middle < x && one.x + one.width <= x + 4) from = Math.max(from, one.x + one.width + 3);
    else if (middle > x && one.x >= x - 4) to = Math.min(to, one.x - 3);
  }
  if (left >= from && left + wanted <= to) return { x, textAnchor: anchor as Fitted["textAnchor"] };
  const room = to - from;
  if (wanted > room) return { x: from, textAnchor: "start", textLength: room, lengthAdjust: "spacingAndGlyphs" };
  return { x: Math.min(Math.max(left, from), to - wanted), textAnchor: "start" };
}

/** How far from where it would stand something is moved, nearest first. */
const STEPS: readonly Point[] = Array.from({ length: 31 * 27 }, (_, n) => ({
  x: ((n % 31) - 15) * 4,
  y: (Math.floor(n / 31) - 13) * 4,
})).sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

const apart = (one: Box, other: Box) =>
  other.x >= one.x + one.width + 1 ||
  other.x + other.width + 1 <= one.x ||
  other.y >= one.y + one.height + 1 ||
  other.y + other.height + 1 <= one.y;

const within = (chart: Chart, { x, y, width, height }: Box) =>
  x >= 2 && y >= 2 && x + width <= chart.width - 2 && y + height <= chart.height - 2;

/** The red cross at which a spacecraft is lost. */
const LOST = 9;

/** What is better not covered: names, cards and the rings of orbits, where one is lost. A label nobody needs now may be, and a world. */
const readOn = remembered((chart): readonly Box[] => [
  ...namesOn(chart),
  ...Object.values(chart.lost).map(([x = 0, y = 0]) => ({
    x: x - LOST,
    y: y - LOST,
    width: 2 * LOST,
    height: 2 * LOST,
  })),
  ...standingOn(chart)
    .slice(chart.ways.length)
    .filter(({ width }) => width < WORLD),
]);

/** Boxes laid one after the other, clear of those before it and of what is taken: each near to where it is wanted, and
 * where it covers little of what is read. */
export function laidOut(chart: Chart, wanted: readonly Box[], taken: readonly Box[]): Box[] {
  const laid: Box[] = [];
  for (const box of wanted) {
    const others = [...laid, ...taken];
    laid.push(leastCovering(chart, box, others) ?? box);
  }
  return laid;
}

const shared = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** A step aside is as bad as covering so many square pixels. */
const ASIDE = 4;

function leastCovering(chart: Chart, box: Box, others: readonly Box[]): Box | undefined {
  let best: Box | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of STEPS) {
    const far = ASIDE * Math.hypot(x, y);
    // The steps are sorted: what is farther cannot be better any more.
    if (far >= least) break;
    const one = { ...box, x: box.x + x, y: box.y + y };
    if (!within(chart, one) || !others.every((other) => apart(one, other))) continue;
    const cost = far + readOn(chart).reduce((sum, other) => sum + shared(one, other), 0);
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

const spots = remembered((): Map<string, Point> => new Map());

/** The free place nearest to where a spacecraft under way would stand; that itself where the chart is full. */
export function freeNear(chart: Chart, wanted: Point): Point {
  const key = `${wanted.x} ${wanted.y}`;
  const known = spots(chart).get(key);
  if (known) return known;
  const [width, height] = pair(chart, "counter_under_way");
  const fits = ({ x, y }: Point, taken: readonly Box[]) => {
    const box = { x, y, width, height };
    return within(chart, box) && taken.every((one) => apart(box, one));
  };
  const near = STEPS.map((step) => ({ x: wanted.x + step.x, y: wanted.y + step.y }));
  const found =
    near.find((spot) => fits(spot, takenOn(chart))) ?? near.find((spot) => fits(spot, standingOn(chart))) ?? wanted;
  spots(chart).set(key, found);
  return found;
}
