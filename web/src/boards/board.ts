import type { ComponentType, ReactNode } from "react";
import { loadContent } from "../api/content";
import type { Beat } from "../match/playback";
import type { AskInfo, ClockInfo, EventInfo, Player } from "../protocol";
import type { Words } from "../text/words";
import { type Fetched, fetched } from "../ui/fetched";
import { Loading } from "../ui/load";

/** The end of a match, for a board that shows it itself. */
export interface Finished {
  winners: readonly number[];
  scores: readonly number[];
  /** How the match went, drawn by the shell. */
  graph: ReactNode;
  /** Show the position of a version, as a click on the graph does. */
  look?(version: number): void;
}

/** What a game's `explain` answered about a topic. */
export type Explanation = Record<string, unknown>;

/**
 * What every game's board is given. A board draws `view` and offers the moves of `asks`; it keeps no rules of its own.
 * V is the game's own view, as `view.d.ts` beside its board declares it.
 */
export interface BoardProps<V = unknown> {
  game: string;
  /** What this seat may know, exactly as the game's `view` gives it. While a beat is shown, the position after it. */
  view: V;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  /**
   * What this seat is asked now; empty when looking back, when it is not asked, while a move is on its way, and while
   * the stage is still behind the table.
   */
  asks: readonly AskInfo[];
  players: readonly Player[];
  /** The shown name of every seat. */
  names: readonly string[];
  options: Record<string, unknown>;
  /** Everything that happened so far, oldest first, up to what the stage shows. */
  events: readonly EventInfo[];
  ply: number;
  /** An earlier position is looked at: what `explain` says is about the one now. */
  past?: boolean;
  over: boolean;
  /** How the match ended, where the board shows that itself. */
  finish?: Finished | null;
  words: Words;
  /** The timers that run now, and how many seconds the server's clock is ahead of this device's. */
  clocks?: readonly ClockInfo[];
  ahead?: number;
  /** The step on the stage: what happened, the position before it, and for how long it is shown. Null at rest. */
  beat?: Beat<V> | null;
  /** Whether animations are off: show where a step leads, not how it gets there. */
  still?: boolean;
  /** Ids of pieces somebody points at in the log; they are drawn `marked`. */
  marked?: ReadonlySet<string>;
  /** The moves a hint names, the best first; their pieces are drawn `hinted`. */
  hinted?: readonly string[];
  /** The move that waits for its second click. */
  proposed?: string | null;
  /**
   * A click on a piece: plays the move at once, or, where it costs something or cannot be taken back, shows its price
   * in the dock and waits for a second click. Proposing the proposed move plays it; proposing null takes it back.
   */
  propose?(move: string | null): void;
  /** Answer an ask with one of its moves, without asking again: for what was chosen by hand, such as a drop. */
  play(move: string): void;
  /** The rule that forbids a move now, in words; null when it is legal. */
  whyNot(move: string): Promise<string | null>;
  /**
   * What the game says about a topic or a piece (`topic` or `topic:piece`), from its own rules; null if it cannot.
   * Rejected where it may be able to in a moment.
   */
  explain?(about: string): Promise<Explanation | null>;
}

// A board whose folder has a `finish.tsx` shows the end of a match itself; else the shell does.
const finishes = new Set(Object.keys(import.meta.glob("./*/finish.tsx")).map((path) => path.split("/")[1] ?? ""));

/** Whether a game's board shows the end of a match itself. */
export function showsFinish(game: string): boolean {
  return finishes.has(game);
}

const GENERIC = "generic";

/** A board of some game: it must only be given views of that game, so that nobody can call it without saying so. */
type Board = ComponentType<BoardProps<never>>;

// A game gets its own board by having a folder of its name here with a `board.tsx` that exports `Board`.
const found = import.meta.glob<{ Board: Board }>("./*/board.tsx");

const boards = new Map<string, Fetched<BoardProps<never>>>(
  Object.entries(found).map(([path, load]) => {
    const game = path.split("/")[1] ?? "";
    return [game, fetched(() => boardModule(game, load), Loading)];
  }),
);

/** A board's own modules read the game's content as they are evaluated, so it must be there first. */
async function boardModule(game: string, load: () => Promise<{ Board: Board }>): Promise<Board> {
  if (game !== GENERIC) await loadContent(game);
  return (await load()).Board;
}

/** A unit, and the sign of it that every game may use. */
export interface UnitProps {
  unit: string;
  children: ReactNode;
}

interface Drawn<Props> {
  Picture: ComponentType<Props>;
}

/** Small pictures of a game, each in a file of its own beside its board. */
function picturesIn<Props extends object>(
  files: Record<string, () => Promise<Drawn<Props>>>,
): Map<string, Fetched<Props>> {
  return new Map(
    Object.entries(files).map(([path, load]) => {
      const game = path.split("/")[1] ?? "";
      // A picture that cannot be loaded is left out: the words are enough to play.
      const found = async () => (await loadContent(game).then(load)).Picture;
      return [game, fetched<Props>(() => found().catch(() => () => null))];
    }),
  );
}

/** What a move is about, where a game has a picture of it: `move-picture.tsx`. */
const moves = picturesIn(import.meta.glob<Drawn<{ move: string }>>("./*/move-picture.tsx"));
/** A piece that a line of the log is about, where a game draws it: `piece-picture.tsx`. */
const pieces = picturesIn(import.meta.glob<Drawn<{ piece: string }>>("./*/piece-picture.tsx"));

/** The sign of what a game counts, as its board draws it: `unit-picture.tsx`. It shows its children for all else. */
const units = picturesIn(import.meta.glob<Drawn<UnitProps>>("./*/unit-picture.tsx"));

/** The pictures of a game's moves; undefined where it has none. */
export const moveOf = (game: string): Fetched<{ move: string }> | undefined => moves.get(game);
/** The pictures of a game's pieces; undefined where it has none. */
export const pieceOf = (game: string): Fetched<{ piece: string }> | undefined => pieces.get(game);

/** The signs of what a game counts; undefined where it has none. */
export const unitOf = (game: string): Fetched<UnitProps> | undefined => units.get(game);

/** A seat, as the position on the stage has it. */
interface SeatProps {
  view: Record<string, unknown>;
  seat: number;
  /** Whether the match is over. */
  over?: boolean;
}

/** What a game's `seat.tsx` draws of a seat outside the scene. */
interface SeatParts {
  /** On its card in the rail: its fleet, say. */
  SeatPicture?: ComponentType<never>;
  /** At the left of the dock: what it has to spend. */
  Purse?: ComponentType<never>;
}

const seats = import.meta.glob<SeatParts>("./*/seat.tsx");

function seatParts(part: keyof SeatParts): Map<string, Fetched<SeatProps>> {
  return new Map(
    Object.entries(seats).map(([path, load]) => {
      const game = path.split("/")[1] ?? "";
      // The figures beside it are enough to play.
      const found = async () => ((await loadContent(game).then(load))[part] ?? Nothing) as ComponentType<SeatProps>;
      return [game, fetched<SeatProps>(() => found().catch(() => Nothing))];
    }),
  );
}

function Nothing() {
  return null;
}

const seatPictures = seatParts("SeatPicture");
const purses = seatParts("Purse");

/** A picture of what a seat has; undefined where its game draws none. */
export function seatPictureOf(game: string): Fetched<SeatProps> | undefined {
  return seatPictures.get(game);
}

/** What a seat has to spend; undefined where its game draws none. */
export function purseOf(game: string): Fetched<SeatProps> | undefined {
  return purses.get(game);
}

/** Begin to load a game's board before it is drawn; whoever draws it hears of a failure. */
export function loadBoard(game: string): void {
  boards.get(game)?.ahead();
}

/** The generic rendering of any view. */
export function genericBoard(): Fetched<BoardProps<never>> {
  const board = boards.get(GENERIC);
  if (board === undefined) throw new Error("the generic board is missing");
  return board;
}

/** The board of a game, loaded when first shown; any game without one gets the generic rendering of its view. */
export function boardOf(game: string): Fetched<BoardProps<never>> {
  return boards.get(game) ?? genericBoard();
}

/** Whether a game has a board of its own. */
export function hasBoard(game: string): boolean {
  return boards.has(game);
}
