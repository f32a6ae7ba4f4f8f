/** Where everything lies on the map: one chart for wide screens, one for phones held upright. */

export interface Spot {
  x: number;
  y: number;
  r: number;
  /** Where its name stands: under it, unless something is in the way. */
  name?: "above" | "right";
  /** Where counters begin beside it, against the middle. */
  dock?: number;
}

export interface Chart {
  width: number;
  height: number;
  /** How far counters stand one under the other, how many of one place are shown singly, and their room in a fan. */
  pitch: number;
  most: number;
  cell: { width: number; height: number };
  /** How far from its middle a place can be pressed; the same of its card, and how far left of the place that lies. */
  reach: number;
  card: { reach: number; aside: number };
  /** Whether all spacecraft of one place share a counter, where there is no room for one each. */
  together: boolean;
  spots: Record<string, Spot>;
}

export const WIDE: Chart = {
  width: 600,
  height: 346,
  pitch: 18,
  most: 4,
  cell: { width: 52, height: 24 },
  reach: 22,
  card: { reach: 13, aside: 0 },
  together: false,
  spots: {
    earth: { x: 60, y: 284, r: 36, dock: 4 },
    suborbital_flight: { x: 52, y: 172, r: 15 },
    earth_orbit: { x: 178, y: 228, r: 19, dock: 44 },
    lunar_fly_by: { x: 108, y: 104, r: 14 },
    lunar_orbit: { x: 240, y: 108, r: 17 },
    moon: { x: 174, y: 34, r: 22, name: "right", dock: 16 },
    inner_planets_transfer: { x: 322, y: 236, r: 15 },
    venus_fly_by: { x: 392, y: 310, r: 14 },
    venus_orbit: { x: 450, y: 248, r: 17 },
    venus: { x: 538, y: 294, r: 28 },
    ceres: { x: 556, y: 200, r: 15 },
    mars_fly_by: { x: 352, y: 58, r: 14, name: "above" },
    mars_orbit: { x: 436, y: 132, r: 17 },
    phobos: { x: 548, y: 136, r: 12 },
    mars: { x: 530, y: 48, r: 26 },
  },
};

export const TALL: Chart = {
  width: 372,
  height: 540,
  pitch: 47,
  most: 1,
  cell: { width: 60, height: 47 },
  reach: 23.5,
  card: { reach: 23.5, aside: 38 },
  together: true,
  spots: {
    earth: { x: 58, y: 462, r: 34, dock: 4 },
    suborbital_flight: { x: 66, y: 336, r: 15, name: "above" },
    earth_orbit: { x: 150, y: 380, r: 19, dock: 40 },
    lunar_fly_by: { x: 44, y: 236, r: 14 },
    lunar_orbit: { x: 124, y: 250, r: 17 },
    moon: { x: 84, y: 158, r: 22 },
    inner_planets_transfer: { x: 242, y: 366, r: 15 },
    venus_fly_by: { x: 190, y: 490, r: 14 },
    venus_orbit: { x: 308, y: 424, r: 17 },
    venus: { x: 318, y: 496, r: 24 },
    ceres: { x: 312, y: 322, r: 15 },
    mars_fly_by: { x: 186, y: 96, r: 14, name: "above" },
    mars_orbit: { x: 236, y: 196, r: 17 },
    phobos: { x: 312, y: 248, r: 12 },
    mars: { x: 310, y: 84, r: 28, name: "above" },
  },
};

const NOWHERE: Spot = { x: -40, y: -40, r: 12 };

export function spot(chart: Chart, place: string): Spot {
  return chart.spots[place] ?? NOWHERE;
}

/** Where the line between two places starts and ends: at the rims, not in the middle of a planet. */
export function line(chart: Chart, from: string, to: string): { x1: number; y1: number; x2: number; y2: number } {
  const a = spot(chart, from);
  const b = spot(chart, to);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return {
    x1: a.x + ux * (a.r + 3),
    y1: a.y + uy * (a.r + 3),
    x2: b.x - ux * (b.r + 3),
    y2: b.y - uy * (b.r + 3),
  };
}

/** Where a counter stands, for a style. */
export const at = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` });

export interface Point {
  x: number;
  y: number;
}

const COUNTER = { width: 30, column: 4, moving: 46 };

/** The places of the counters beside a place, on its right; a wide one that would not fit there goes under it. */
export function berth(chart: Chart, place: string, index: number, width = COUNTER.width): Point {
  const { x, y, r, dock = -14 } = spot(chart, place);
  const within = chart.width - width - 6;
  if (width > COUNTER.width && x + r + 7 > within) return { x: within, y: Math.min(y + r + 11, chart.height - 14) };
  const row = index % COUNTER.column;
  const column = Math.floor(index / COUNTER.column);
  const left = x + r + 7;
  // At the edge of the sheet further columns stand before the place, not beyond the edge.
  const edge = left + 2 * COUNTER.width > chart.width;
  const first = edge ? chart.width - COUNTER.width - 6 : left;
  return { x: first + (edge ? -1 : 1) * column * COUNTER.width, y: y + dock + row * chart.pitch };
}

/** The places of counters on a line, those with fewer years to go nearer to its end; further ones in pairs above the first. */
export function underWay(
  chart: Chart,
  [from, to]: readonly [string, string],
  [left, years]: readonly [number, number],
  index: number,
  width = COUNTER.moving,
): Point {
  const { x1, y1, x2, y2 } = line(chart, from, to);
  const share = 1 - left / (Math.max(left, years) + 1);
  const [column, row] = [index % 2, Math.floor(index / 2)];
  const x = x1 + (x2 - x1) * share - 0.7 * COUNTER.moving + column * COUNTER.moving;
  // Just above the line, so that its badge can still be read.
  const y = y1 + (y2 - y1) * share - 16 - row * chart.pitch;
  return { x: Math.max(2, Math.min(x, chart.width - width - 2)), y };
}

/** The places of the counters of an opened stack: rows of three around where it stands, on the sheet whatever happens. */
export function fan(
  chart: Chart,
  { x, y }: Point,
  count: number,
): { x: number; y: number; width: number; height: number } {
  const width = Math.min(count, FAN) * chart.cell.width;
  const height = Math.ceil(count / FAN) * chart.cell.height;
  return {
    x: Math.max(4, Math.min(x, chart.width - width - 4)),
    y: Math.max(4, Math.min(y + 12, chart.height - height - 4)),
    width,
    height,
  };
}

export const FAN = 3;
