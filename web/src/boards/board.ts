import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadContent } from "../api/content";
import type { AskInfo, ClockInfo, EventInfo, Player } from "../protocol";
import type { Words } from "../text/words";

/** What every game's board is given. A board draws `view` and offers the moves of `asks`; it keeps no rules of its own. */
export interface BoardProps {
  game: string;
  /** What this seat may know, exactly as the game's `view` gives it. */
  view: Record<string, unknown>;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  /** What this seat is asked now; empty when looking back, when it is not asked, or while a move is on its way. */
  asks: readonly AskInfo[];
  players: readonly Player[];
  /** The shown name of every seat. */
  names: readonly string[];
  options: Record<string, unknown>;
  /** Everything that happened so far, oldest first; those after the last drawn ply are worth an animation. */
  events: readonly EventInfo[];
  ply: number;
  over: boolean;
  words: Words;
  /** The timers that run now, and how many seconds the server's clock is ahead of this device's. */
  clocks?: readonly ClockInfo[];
  ahead?: number;
  /** Answer an ask with one of its moves. */
  play(move: string): void;
  /** The rule that forbids a move now, in words; null when it is legal. */
  whyNot(move: string): Promise<string | null>;
}

const GENERIC = "generic";

type Board = ComponentType<BoardProps>;

// A game gets its own board by having a folder of its name here with a `board.tsx` that exports `Board`.
const found = import.meta.glob<{ Board: Board }>("./*/board.tsx");

const boards = new Map<string, LazyExoticComponent<Board>>(
  Object.entries(found).map(([path, load]) => [
    path.split("/")[1] ?? "",
    lazy(() => boardModule(path.split("/")[1] ?? "", load)),
  ]),
);

/** A board's own modules read the game's content as they are evaluated, so it must be there first. */
async function boardModule(game: string, load: () => Promise<{ Board: Board }>): Promise<{ default: Board }> {
  if (game !== GENERIC) await loadContent(game);
  return { default: (await load()).Board };
}

/** The generic rendering of any view. */
export function genericBoard(): LazyExoticComponent<Board> {
  const board = boards.get(GENERIC);
  if (board === undefined) throw new Error("the generic board is missing");
  return board;
}

/** The board of a game, loaded when first shown; any game without one gets the generic rendering of its view. */
export function boardOf(game: string): LazyExoticComponent<Board> {
  return boards.get(game) ?? genericBoard();
}

/** Whether a game has a board of its own. */
export function hasBoard(game: string): boolean {
  return boards.has(game);
}
