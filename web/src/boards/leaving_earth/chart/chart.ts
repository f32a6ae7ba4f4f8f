import type { CSSProperties } from "react";
import { WAYS, type Way } from "../facts";
import drawn from "./chart.json";

/** Where everything stands on the star chart, measured so that no label touches another: wide, and tall for a phone. */

export interface Point {
  x: number;
  y: number;
}

type Pair = readonly number[];

interface Name extends Point {
  anchor: string;
  lines: string[];
}

export interface Spot extends Point {
  r: number;
  kind: string;
  name: Name;
  card?: Pair;
  berth: Point & { columns: number; rows: number };
}

/** A line on the chart with its label; one line may stand for both directions. */
export interface Line {
  from: string;
  to: string;
  both: boolean;
  path: string;
  chip: Point & { width: number; pointer: number | null };
  tag: Pair;
  tag_back?: Pair;
  beads?: Pair[];
  under_way_at?: Pair;
  under_way_shift?: Pair;
}

/** What has one measure on the chart, and what has two. */
type Size = "name" | "world_name" | "chip_height" | "chip_number" | "chip_icon" | "tag_height";
type Sides = "counter" | "counter_under_way" | "card";

export interface Chart {
  width: number;
  height: number;
  sizes: Record<Size, number> & Record<Sides, Pair>;
  sun: Point & { r: number; card: Pair; name: Name };
  places: Record<string, Spot>;
  ways: Line[];
  lost: Record<string, Pair>;
}

const charts: { wide: Chart; tall: Chart } = drawn;
export const WIDE = charts.wide;
export const TALL = charts.tall;

export const at = ({ x, y }: Point): CSSProperties => ({ transform: `translate(${x}px, ${y}px)` });

/** The size of a thing that has one number, and of one that has two. */
export const size = (chart: Chart, what: Size): number => chart.sizes[what];
export const pair = (chart: Chart, what: Sides): [number, number] => {
  const [width = 40, height = 20] = chart.sizes[what];
  return [width, height];
};

/** What a line stands for: one maneuver, or the two opposite ones. */
export function waysOf(line: Line): Way[] {
  return WAYS.filter(
    ({ from, to }) => (from === line.from && to === line.to) || (line.both && from === line.to && to === line.from),
  );
}

export function lineOf(chart: Chart, from: string, to: string): Line | undefined {
  return chart.ways.find(
    (line) => (line.from === from && line.to === to) || (line.both && line.from === to && line.to === from),
  );
}

/** A name in as many lines as the chart has room for, broken at the space nearest the middle. */
export function broken(name: string, lines: number): string[] {
  if (lines < 2) return [name];
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const at = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

/** Where the number-th counter of a place stands: its top left corner. */
export function berth(chart: Chart, place: string, index: number): Point {
  const spot = chart.places[place];
  if (!spot) return { x: 0, y: 0 };
  const [width, height] = pair(chart, "counter");
  const { x, y, columns } = spot.berth;
  return { x: x + (index % columns) * (width + 4), y: y + Math.floor(index / columns) * (height + 4) };
}

export function berths(chart: Chart, place: string): number {
  const spot = chart.places[place];
  return spot ? spot.berth.columns * spot.berth.rows : 1;
}

/** Where a craft with this many years left belongs: on the bead that far from the end; longer trips wait at the start. */
export function underWay(chart: Chart, from: string, to: string, years: number): Point {
  const line = lineOf(chart, from, to);
  const [width, height] = pair(chart, "counter_under_way");
  if (!line) return berth(chart, to, 0);
  const [ax, ay] = line.under_way_at ?? [];
  if (ax !== undefined && ay !== undefined) return { x: ax, y: ay };
  const beads = line.from === from ? (line.beads ?? []) : [...(line.beads ?? [])].reverse();
  const bead = beads[Math.max(0, beads.length - years)];
  const [sx = 0, sy = 0] = line.under_way_shift ?? [];
  if (!bead) return { x: line.chip.x - width / 2, y: line.chip.y - height - 14 };
  const [bx = 0, by = 0] = bead;
  return { x: bx - width / 2 + sx, y: by - height / 2 + sy };
}
