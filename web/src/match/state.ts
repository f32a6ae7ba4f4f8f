import type { Connection } from "../api/live";
import type { ServerMessage } from "../api/messages";
import type { EventInfo, EventPage, Note, Position, Problem, Table } from "../protocol";
import { blank, hear, type Tape } from "./playback";
import { beatsOf, type Told } from "./wire";

/** Whose eyes: a seat, or null for a spectator. */
export type Eyes = number | null;

/** A move on its way to the server. It keeps its version, so that sending it again after a lost reply is harmless. */
export interface Pending {
  ref: number;
  seat: number;
  version: number;
  move: string;
}

/** Everything the page knows about one match. Replaced, never changed in place. */
export interface MatchState {
  connection: Connection;
  /** Why the match cannot be shown at all. */
  fatal: Problem | null;
  table: Table | null;
  mine: readonly number[];
  positions: ReadonlyMap<Eyes, Position>;
  events: ReadonlyMap<Eyes, readonly EventInfo[]>;
  /** The steps heard since the page was opened, for each pair of eyes. */
  tapes: ReadonlyMap<Eyes, Tape>;
  notes: readonly Note[];
  pending: Pending | null;
  /** The latest refusal of one of my moves, until the next move. */
  refusal: Problem | null;
  /** Seconds the server's clock is ahead of this device's. */
  ahead: number;
}

export const EMPTY: MatchState = {
  connection: "connecting",
  fatal: null,
  table: null,
  mine: [],
  positions: new Map(),
  events: new Map(),
  tapes: new Map(),
  notes: [],
  pending: null,
  refusal: null,
  ahead: 0,
};

/** What a page of events makes of those already known: an undo may have taken some of them back. */
export function mergeEvents(known: readonly EventInfo[], page: EventPage): readonly EventInfo[] {
  if (page.events.length === 0 && page.first >= known.length) return known;
  return [...known.slice(0, page.first), ...page.events];
}

function mergeNotes(known: readonly Note[], news: readonly Note[]): readonly Note[] {
  const seen = new Set(known.map((note) => note.id));
  const fresh = news.filter((note) => !seen.has(note.id));
  return fresh.length > 0 ? [...known, ...fresh].sort((a, b) => a.id - b.id) : known;
}

/**
 * A question that others' moves left as it was stays the same object, so that nothing is laid out anew and no list that
 * was opened closes. After a move of one's own it is a question of its own, even in the same words.
 */
function stillAsked(state: MatchState, told: Position): Position {
  const old = state.positions.get(told.seat);
  if (old === undefined || old.asks.length === 0 || state.pending?.seat === told.seat) return told;
  return JSON.stringify(old.asks) === JSON.stringify(told.asks) ? { ...told, asks: old.asks } : told;
}

function withPosition(state: MatchState, told: Position, page: EventPage | null, beats: readonly Told[]): MatchState {
  const old = state.positions.get(told.seat);
  // A late echo of an older moment must never replace a newer one.
  if (old !== undefined && old.version > told.version) return state;
  const position = stillAsked(state, told);
  const positions = new Map(state.positions).set(position.seat, position);
  const events = new Map(state.events);
  if (page !== null) events.set(page.seat, mergeEvents(events.get(page.seat) ?? [], page));
  const tape = state.tapes.get(position.seat);
  const tapes = new Map(state.tapes).set(position.seat, tape ? hear(tape, position, beats) : blank(position));
  return { ...state, positions, events, tapes };
}

/** The page's knowledge after one message of the server. */
export function reduce(state: MatchState, message: ServerMessage, localNow: number): MatchState {
  switch (message.type) {
    case "welcome": {
      const mine = message.mine;
      const eyes = new Set<Eyes>(message.positions.map((position) => position.seat));
      let next: MatchState = {
        ...state,
        table: message.table,
        mine,
        notes: mergeNotes(state.notes, message.notes),
        positions: new Map([...state.positions].filter(([seat]) => eyes.has(seat))),
        events: new Map([...state.events].filter(([seat]) => eyes.has(seat))),
        tapes: new Map([...state.tapes].filter(([seat]) => eyes.has(seat))),
        ahead: (message.positions[0]?.now ?? localNow) - localNow,
      };
      for (const position of message.positions) {
        const page = message.events.find((one) => one.seat === position.seat) ?? null;
        next = withPosition(next, position, page, page ? beatsOf({ events: page }) : []);
      }
      return next;
    }
    case "update":
      return {
        ...withPosition(state, message.position, message.events, beatsOf(message)),
        ahead: message.position.now - localNow,
      };
    case "table":
      return { ...state, table: message.table };
    case "note":
      return { ...state, notes: mergeNotes(state.notes, [message.note]) };
    case "ack":
      return message.ref === state.pending?.ref ? { ...state, pending: null, refusal: null } : state;
    case "refusal":
      if (message.ref === null) return state.table === null ? { ...state, fatal: message.problem } : state;
      return message.ref === state.pending?.ref ? { ...state, pending: null, refusal: message.problem } : state;
    case "pong":
      return { ...state, ahead: message.now - localNow };
  }
}

/** Whether one of these seats is asked something. */
export function isAsked(state: MatchState, seat: Eyes): boolean {
  return seat !== null && (state.positions.get(seat)?.asks.length ?? 0) > 0;
}

/** The seat this device should look through next: stay while asked, else the next of mine that is asked. */
export function nextEyes(state: MatchState, current: Eyes): Eyes {
  if (state.mine.length === 0) return null;
  if (current !== null && state.mine.includes(current) && isAsked(state, current)) return current;
  const asked = state.mine.find((seat) => isAsked(state, seat));
  if (asked !== undefined) return asked;
  return current !== null && state.mine.includes(current) ? current : (state.mine[0] ?? null);
}
