import type { Words } from "../../../text/words";
import { berth, berths, broken, type Chart, type Point, pair, size } from "./chart";

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
/** Whatever is wider is a world. */
const WORLD = 50;

/** Where spacecraft may come to lie. */
const berthsOn = remembered((chart): readonly Box[] => {
  const [width, height] = pair(chart, "counter");
  return Object.keys(chart.places).flatMap((place) =>
    Array.from({ length: berths(chart, place) }, (_, n) => ({ ...berth(chart, place, n), width, height })),
  );
});

/** The name of the sun's card is never wider than this. */
export const SUN_NAME = 140;

function sunName({ sun: { name } }: Chart): Box {
  const left = name.anchor === "start" ? name.x : name.x - SUN_NAME / 2;
  const lines = name.lines.length;
  return { x: left, y: name.y - 12, width: lines > 1 ? SUN_NAME / 2 : SUN_NAME, height: LINE * lines };
}

interface Line extends Point {
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
export function besideAll(chart: Chart, { x, y, text, anchor, size: high }: Line): Fitted {
  const wanted = text.length * LETTER * (high / 13);
  const left = anchor === "start" ? x : anchor === "end" ? x - wanted : x - wanted / 2;
  let from = 4;
  let to = chart.width - 4;
  for (const one of [...standingOn(chart), ...berthsOn(chart), sunName(chart)]) {
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

/** So many steps something is moved at most to each side, and up and down, from where it would stand: nearest first. */
const [SIDEWAYS, UPRIGHT] = [30, 24];
const ROW = 2 * SIDEWAYS + 1;
const STEPS: readonly Point[] = Array.from({ length: ROW * (2 * UPRIGHT + 1) }, (_, n) => ({
  x: ((n % ROW) - SIDEWAYS) * 4,
  y: (Math.floor(n / ROW) - UPRIGHT) * 4,
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

const lostOn = remembered((chart): readonly Box[] =>
  Object.values(chart.lost).map(([x = 0, y = 0]) => ({ x: x - LOST, y: y - LOST, width: 2 * LOST, height: 2 * LOST })),
);

/** What is better not covered beside names: crosses, cards and the rings of orbits. A label nobody needs now may be, and a world. */
const shownOn = remembered((chart): readonly Box[] => [
  ...lostOn(chart),
  ...standingOn(chart)
    .slice(chart.ways.length)
    .filter(({ width }) => width < WORLD),
]);

/** Boxes laid one after the other, clear of those before it and of what is taken: each near to where it is wanted, and
 * where it covers little of what is read. */
export function laidOut(chart: Chart, wanted: readonly Box[], taken: readonly Box[], words: Names): Box[] {
  const read = [...knownOf(chart, words).names, ...shownOn(chart)];
  const laid: Box[] = [];
  for (const box of wanted) laid.push(leastCovering(chart, box, [...laid, ...taken], read) ?? box);
  return laid;
}

const shared = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** A step aside is as bad as covering so many square pixels. */
const ASIDE = 4;

function leastCovering(chart: Chart, box: Box, others: readonly Box[], read: readonly Box[]): Box | undefined {
  let best: Box | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of STEPS) {
    const far = ASIDE * Math.hypot(x, y);
    // The steps are sorted: what is farther cannot be better any more.
    if (far >= least) break;
    const one = { ...box, x: box.x + x, y: box.y + y };
    if (!within(chart, one) || !others.every((other) => apart(one, other))) continue;
    const cost = far + read.reduce((sum, other) => sum + shared(one, other), 0);
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

/** Calls places by their names in the reader's language. */
type Names = Pick<Words, "name">;

/** A letter of a name as it is drawn, on average. */
const DRAWN = 6.9;

/** The names of the places as they are drawn, and the sun's. */
function drawnNames(chart: Chart, words: Names): Box[] {
  const places = Object.entries(chart.places).flatMap(([id, { kind, name }]) => {
    const high = size(chart, kind === "surface" || kind === "home" ? "world_name" : "name");
    return broken(words.name(id), name.lines.length).map((text, n) => {
      const y = name.y + n * high * 1.12;
      const fit = besideAll(chart, { x: name.x, y, text, anchor: name.anchor, size: high });
      const width = fit.textLength ?? (text.length + 0.8) * DRAWN * (high / 13);
      const x = fit.x - (fit.textAnchor === "start" ? 0 : fit.textAnchor === "end" ? width : width / 2);
      return { x, y: y - high + 2, width, height: high };
    });
  });
  const sun = sunName(chart);
  // On one line it may need a second one above.
  return [...places, chart.sun.name.lines.length > 1 ? sun : { ...sun, y: sun.y - LINE, height: 2 * LINE }];
}

/** A spacecraft under way stands rather as far as this aside than that it covers a pixel of a name. */
const SHY = 1.2;

/** The places for something under way that covers no label, no place and no card: the best first. */
function placesFor(chart: Chart, wanted: Box, names: readonly Box[]): Point[] {
  const read = [...names, ...lostOn(chart)];
  const found = [];
  for (const { x, y } of STEPS) {
    const one = { ...wanted, x: wanted.x + x, y: wanted.y + y };
    if (!within(chart, one) || !standingOn(chart).every((other) => apart(one, other))) continue;
    const over = read.reduce((sum, other) => sum + shared(one, other), 0);
    const later = berthsOn(chart).reduce((sum, other) => sum + shared(one, other), 0);
    found.push({ x: one.x, y: one.y, cost: Math.hypot(x, y) + SHY * over + later / 4 });
  }
  return found.sort((a, b) => a.cost - b.cost).map(({ x, y }) => ({ x, y }));
}

/** What is known of a chart in a language: its names as they are drawn, and the places for what is to be placed. */
interface Known {
  names: readonly Box[];
  spots: Map<string, Point[]>;
}

const known = new WeakMap<Names, Map<Chart, Known>>();

function knownOf(chart: Chart, words: Names): Known {
  const charts = known.get(words) ?? new Map<Chart, Known>();
  const found = charts.get(chart) ?? { names: drawnNames(chart, words), spots: new Map<string, Point[]>() };
  known.set(words, charts.set(chart, found));
  return found;
}

/**
 * Spacecraft under way, one after the other: each on the best place near its bead that is clear of those before it and
 * of those at rest; on its bead where the chart is full.
 */
export function onTheWay(chart: Chart, wanted: readonly Box[], resting: readonly Box[], words: Names): Box[] {
  const { names, spots: found } = knownOf(chart, words);
  const laid: Box[] = [];
  for (const box of wanted) {
    const key = `${box.x} ${box.y} ${box.width}`;
    const spots = found.get(key) ?? placesFor(chart, box, names);
    found.set(key, spots);
    const taken = [...resting, ...laid];
    const spot = spots.find((one) => taken.every((other) => apart({ ...box, ...one }, other))) ?? spots[0] ?? box;
    laid.push({ ...box, x: spot.x, y: spot.y });
  }
  return laid;
}
