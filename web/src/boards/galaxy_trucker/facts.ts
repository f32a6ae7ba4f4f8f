import { contentOf } from "../../api/content";
import type { View } from "./view";

/** What is printed on the pieces, as the engine uses it, and what the view holds. */

export const TURNS = ["n", "e", "s", "w"] as const;
export const GOODS = ["red", "yellow", "green", "blue"] as const;
export const SIDES = ["front", "right", "rear", "left"] as const;
export const ASIDE_SLOTS = 2;

export type Colour = (typeof GOODS)[number];
export type Turn = (typeof TURNS)[number];

export interface Tile {
  name: string;
  kind: string;
  /** The connectors in front, right, behind and left of the unturned tile: u, d, s or - each. */
  sides: string;
  capacity: number;
  alien: "orange" | "purple" | null;
}

export interface Hull {
  name: string;
  cols: number[];
  rows: number[];
  grid: string[];
  cap?: number;
}

export interface Round {
  name: string;
  ship: string;
  arrival: number[];
  best_ship: number;
  /** The circle the sand timer begins on. */
  circle: number;
  /** Cards of each deck in each of the four piles. */
  pile: number[];
}

type Hit = [weight: string, side: string];

export interface Card {
  name: string;
  deck: number;
  kind: string;
  days?: number;
  planets?: Colour[][];
  hits?: Hit[];
  lines?: { weakest: string; days?: number; crew?: number; goods_lost?: number; hits?: Hit[] }[];
  strength?: number;
  crew?: number;
  goods_lost?: number;
  credits?: number;
  goods?: Colour[];
}

interface Content {
  tiles: { name: string; kind: string; sides: string[]; capacity?: number; alien?: "orange" | "purple" }[];
  boards: { name: string; squares: string[]; start: string; cap: number | null }[];
  rounds: Round[];
  cards: Card[];
  spaces: number;
}

const CONTENT = contentOf<Content>("galaxy_trucker");
const CONNECTOR_LETTERS: Record<string, string> = { universal: "u", double: "d", single: "s", smooth: "-" };

function byName<T extends { name: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.name, row]));
}

const WIDE = [3, 4, 5, 6, 7, 8, 9, 10, 11];
const SLIM = [5, 6, 7, 8, 9];

/** A ship board as a grid, front row first. Class IIIa is slim and counts its rows towards the nose. */
function hullOf({ name, squares, start, cap }: Content["boards"][number]): Hull {
  const listed = [...new Set(squares.map((square) => Number(square.slice(square.indexOf("r") + 1))))];
  const rising = (listed[0] ?? 0) <= (listed.at(-1) ?? 0);
  const rows = rising && !listed.includes(4) ? [4, ...listed] : listed;
  const cols = rising ? WIDE : SLIM;
  const cell = (square: string) => (square === start ? "S" : squares.includes(square) ? "#" : ".");
  const grid = rows.map((row) => cols.map((column) => cell(`c${column}r${row}`)).join(""));
  return { name, cols, rows, grid, ...(cap === null ? {} : { cap }) };
}

export const SPACES = CONTENT.spaces;
export const TILES = byName<Tile>(
  CONTENT.tiles.map(({ sides, capacity, alien, ...tile }) => ({
    ...tile,
    sides: sides.map((side) => CONNECTOR_LETTERS[side]).join(""),
    capacity: capacity ?? 0,
    alien: alien ?? null,
  })),
);
export const HULLS = byName<Hull>(CONTENT.boards.map(hullOf));
export const ROUNDS = byName<Round>(CONTENT.rounds);
export const CARDS = byName<Card>(CONTENT.cards);

export function tileOf(name: string): Tile {
  const tile = TILES.get(name);
  if (tile === undefined) throw new Error(`no tile "${name}"`);
  return tile;
}

/** The connectors of a laid tile: in front, right, behind, left. */
export function sidesOf(tile: Tile, turn: string): string {
  const cut = 4 - TURNS.indexOf(turn as Turn);
  return tile.sides.slice(cut) + tile.sides.slice(0, cut);
}

export interface Spot {
  square: string;
  x: number;
  y: number;
}

/** The squares of a ship board that may be built on, as cells of its grid. */
export function spotsOf(hull: Hull): Spot[] {
  return hull.grid.flatMap((line, y) =>
    [...line].flatMap((cell, x) => (cell === "." ? [] : [{ square: `c${hull.cols[x]}r${hull.rows[y]}`, x, y }])),
  );
}

/** How many squares a ship board has. */
export function squaresOf(board: string): number {
  return HULLS.get(board)?.grid.reduce((sum, line) => sum + line.replaceAll(".", "").length, 0) ?? 0;
}

/** Ship boards with so many columns fill a phone from edge to edge. */
export const BROAD = 9;

/** A ship board without the columns and rows that nothing can be built on. */
export function trimmed(hull: Hull): Hull {
  const used = (x: number) => hull.grid.some((line) => line[x] !== ".");
  const lines = hull.grid.map((line) => [...line].filter((_, x) => used(x)).join(""));
  const built = (line: string) => /[^.]/.test(line);
  return {
    ...hull,
    cols: hull.cols.filter((_, x) => used(x)),
    rows: hull.rows.filter((_, y) => built(lines[y] ?? "")),
    grid: lines.filter(built),
  };
}

// ---------------------------------------------------------------- the view

export type { Adventure, Component, Pile, ShipView as Ship, View } from "./view";

/** Whether tiles are still being laid, so that the yard is on the stage and not the flight. */
export function isBuilding(view: View): boolean {
  return ["setup", "building", "grabbing"].includes(view.phase);
}

// ---------------------------------------------------------------- what the game explains

/** `ship:0` */
export interface AboutShip {
  weak_points: string[];
  faults: { fault: string; squares: string[] }[];
  pieces: string[][];
  exposed: Record<string, string[]>;
}

/** `threats:0`, by side */
export type AboutThreats = Record<
  string,
  { dice: number; square: string; bounces: boolean; shield: boolean; cannons: string[]; double_cannons: string[] }[]
>;

/** `holds:0` */
export interface AboutHolds {
  holds: { square: string; room: number; takes: string[] }[];
}

/** `tile:cabin_01` */
export interface AboutTile {
  turns: Turn[];
}

/** What a card does to you: gives, fights, hurts, or moves you. It is the colour of its frame. */
const MOODS: Record<string, string> = {
  planets: "gives",
  abandoned_ship: "gives",
  abandoned_station: "gives",
  smugglers: "fights",
  slavers: "fights",
  pirates: "fights",
  open_space: "moves",
  stardust: "slows",
};

export const moodOf = (kind: string): string => MOODS[kind] ?? "hurts";

/** Strengths come in halves. */
export function half(value: number): string {
  return Number.isInteger(value) ? `${value}` : `${Math.floor(value) || ""}½`;
}
