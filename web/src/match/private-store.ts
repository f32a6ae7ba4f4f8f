import { problemOf } from "../api/http";
import type { Beat, EventPage, Position, Problem, Table } from "../protocol";
import { EMPTY, type MatchState, reduce } from "./state";

const seconds = () => Date.now() / 1000;

/** What a server says of a match it does not keep: where it stands, and what happened on the way there. */
interface Moment {
  table: Table;
  position: Position;
  events: EventPage;
  beats: Beat[];
}

export interface PrivateState {
  match: MatchState;
  /** Everything that was done, from the beginning. */
  acts: readonly string[];
  /** Why it cannot be shown at all. */
  fatal: Problem | null;
}

/** A match that only this tab plays. Its server remembers nothing, so that every request says what was done. */
export abstract class PrivateStore<S extends PrivateState> {
  private readonly listeners = new Set<() => void>();
  private queue: Promise<void> = Promise.resolve();

  protected constructor(protected state: S) {}

  readonly get = (): S => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** One act after the other: each is judged by what was done before it. */
  act(text: string): void {
    this.queue = this.queue.then(() => this.send(text));
  }

  protected abstract send(text: string): Promise<void>;

  /** The match as it is while an act is on its way, and when it was refused. */
  protected sending(seat: number, version: number, move: string): MatchState {
    return { ...this.state.match, pending: { ref: 0, seat, version, move }, refusal: null };
  }

  protected refused(error: unknown): MatchState {
    return { ...this.state.match, pending: null, refusal: problemOf(error) };
  }

  /** The match after an act, and as it is found when it is opened. */
  protected updated({ table, position, events, beats }: Moment): MatchState {
    const told = { type: "update" as const, position, events, beats };
    return { ...reduce(this.state.match, told, seconds()), table, pending: null };
  }

  protected opened({ table, position, events }: Moment): MatchState {
    const greeting = {
      type: "welcome" as const,
      protocol: 0,
      mine: [position.seat ?? 0],
      table,
      positions: [position],
      events: [events],
      notes: [],
    };
    return { ...reduce({ ...EMPTY, connection: "live" }, greeting, seconds()), ahead: 0 };
  }

  protected set(change: Partial<S>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
