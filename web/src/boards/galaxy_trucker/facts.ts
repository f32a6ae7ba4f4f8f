import { contentOf } from "../../api/content";

/** What is printed on the pieces, as the engine uses it, and what the view holds. */

export const TURNS = ["n", "e", "s", "w"] as const;
export const GOODS = ["red", "yellow", "green", "blue"] as const;
export const SIDES = ["front", "right", "rear", "left"] as const;
export const ASIDE_SLOTS = 2;

export type Colour = (typeof GOODS)[number];
export type Turn = (typeof TURNS)[number];
export type Goods = Record<Colour, number>;

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
export function sidesOf(tile: Tile, turn: Turn): string {
  const cut = 4 - TURNS.indexOf(turn);
  return tile.sides.slice(cut) + tile.sides.slice(0, cut);
}

/** The turns of a tile that look different: a tile that looks the same turned is offered once only. */
export function turnsOf(tile: Tile): Turn[] {
  if (/engine|cannon|shield/.test(tile.kind)) return [...TURNS];
  return TURNS.filter((turn, n) => TURNS.findIndex((other) => sidesOf(tile, other) === sidesOf(tile, turn)) === n);
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

export interface Component {
  square: string;
  tile: string;
  turn: Turn;
  crew?: number | "orange" | "purple";
  cells?: number;
  goods?: Colour[];
}

export interface Ship {
  seat: number;
  components: Component[];
  holding: boolean;
  hand: string | null;
  hand_bound: boolean;
  newest: string | null;
  aside: string[];
  looking: number | null;
  number: number | null;
  lost: number;
  exposed: number;
  engines: { idle: number; full: number };
  cannons: { idle: number; full: number };
  crew: number;
  humans: number;
  aliens: string[];
  cells: number;
  shields: boolean[];
  goods: Goods;
  position: number | null;
  space: number | null;
  out: boolean;
}

export interface Pile {
  pile: number;
  seen_by: number[];
  cards: string[] | null;
}

export interface Adventure {
  order: number[];
  turn: number;
  dice: number | null;
  strength: (number | null)[];
  victims: number[];
  planets: (number | null)[];
  loader: number | null;
  dock: Goods;
}

export interface View {
  you: number | null;
  round: string;
  rounds: string[];
  phase: string;
  tempo: string;
  teams: string;
  starter: number;
  board: string;
  warehouse: number;
  faceup: string[];
  timer: { circle: number; running: boolean; seconds: number } | null;
  turn: { seat: number; points: number; circle: number; turns_left: number | null } | null;
  ships: Ship[];
  piles: Pile[];
  cards_left: number;
  card: string | null;
  adventure: Adventure | null;
  order: number[];
  bank: Goods;
  credits: (number | null)[];
}

/** Whether tiles are still being laid, so that the workshop is on the table and not the flight board. */
export function isBuilding(view: View): boolean {
  return ["setup", "building", "grabbing"].includes(view.phase);
}

/** Whether a hold could take one more block of a colour: red ones need a reinforced hold. */
export function hasRoom({ tile, goods = [] }: Component, colour: string): boolean {
  const { kind, capacity } = tileOf(tile);
  return (kind === "special_hold" || (kind === "cargo_hold" && colour !== "red")) && goods.length < capacity;
}

const JOINED = new Set(["ss", "dd", "uu", "us", "su", "ud", "du"]);

/** Components whose loss would break the ship apart: everything hangs on them. */
export function weakPoints(ship: Ship, hull: Hull): string[] {
  const place = new Map(spotsOf(hull).map((spot) => [spot.square, spot]));
  const at = new Map<string, Component>();
  for (const component of ship.components) {
    const spot = place.get(component.square);
    if (spot) at.set(`${spot.x},${spot.y}`, component);
  }
  const near = new Map<string, string[]>();
  for (const [key, component] of at) {
    const [x = 0, y = 0] = key.split(",").map(Number);
    const mine = sidesOf(tileOf(component.tile), component.turn);
    const ways: [number, number][] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ];
    const joined = ways.flatMap(([dx, dy], side) => {
      const other = at.get(`${x + dx},${y + dy}`);
      if (!other) return [];
      const theirs = sidesOf(tileOf(other.tile), other.turn)[(side + 2) % 4];
      return JOINED.has(`${mine[side]}${theirs}`) ? [other.square] : [];
    });
    near.set(component.square, joined);
  }
  const all = [...near.keys()];
  return all.filter((gone) => {
    const rest = all.filter((square) => square !== gone);
    const [first] = rest;
    if (first === undefined) return false;
    const reached = new Set([gone, first]);
    const queue = [first];
    for (const square of queue) {
      for (const next of near.get(square) ?? []) {
        if (!reached.has(next)) {
          reached.add(next);
          queue.push(next);
        }
      }
    }
    return reached.size < all.length;
  });
}
