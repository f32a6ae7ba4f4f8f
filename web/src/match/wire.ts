import type { AskInfo, EventInfo, MoveOption, Position, Update } from "../protocol";

/** How the page reads parts of the wire that not every game fills in. */

/** The price and the result of a move, as the game gives them: amounts by unit, who is paid, whether to ask twice. */
export interface Quote {
  cost?: Record<string, number>;
  gain?: Record<string, number>;
  /** The seats that are paid; or the place a move leads to. */
  to?: readonly (number | string)[] | string;
  /** A move one regrets: it always asks again, with the words of its catalogue where this is a reason. */
  confirm?: boolean | string;
  /** It is done with the click, and luck decides how it ends. */
  at_once?: boolean;
  /** What most people answer here. */
  usual?: boolean;
  /** Whatever else the game can tell. */
  [more: string]: unknown;
}

/** A move that is offered. */
export interface Offered {
  move: string;
  quote: Quote | null;
  /** A free side move: legal now, but no answer to the question. */
  side: boolean;
}

type Priced = MoveOption & { quote?: Quote | null; side?: boolean };

export function offeredBy(ask: AskInfo): Offered[] {
  return ask.moves.map((one: Priced) => ({ move: one.move, quote: one.quote ?? null, side: one.side ?? false }));
}

/** Something that happened, with the position after it; a view of null is the one the whole update brings. */
export interface Told {
  /** The entry of the log it belongs to; the update's own where it says none. */
  version?: number;
  events: readonly EventInfo[];
  view: Record<string, unknown> | null;
}

/** The beats of an update; a server that tells none gets one for each version that told something. */
export function beatsOf(update: Pick<Update, "events"> & { beats?: readonly Told[] }): Told[] {
  if (update.beats?.length) return [...update.beats];
  const beats: { ply: number; events: EventInfo[]; view: null }[] = [];
  for (const event of update.events.events) {
    const last = beats.at(-1);
    if (last?.ply === event.version) last.events.push(event);
    else beats.push({ ply: event.version, events: [event], view: null });
  }
  return beats;
}

/** What this seat may take back and play again. */
export interface Undoing {
  last: number | null;
  free_to: number | null;
  /** Where its latest uninterrupted row of answers began. */
  turn: number | null;
  redo: boolean;
}

export function undoOf({ undo }: Position): Undoing {
  return { turn: null, redo: false, ...undo };
}

/** This seat's standing answers, by question; null where the server keeps none. */
export function standingOf(position: Position & { standing?: Record<string, string> }): Record<string, string> | null {
  return position.standing ?? null;
}
