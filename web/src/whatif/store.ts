import { useEffect, useMemo, useSyncExternalStore } from "react";
import { api, Refused } from "../api/http";
import { EMPTY, type MatchState, reduce } from "../match/state";
import type { Problem, WhatIfAct } from "../protocol";

const seconds = () => Date.now() / 1000;

/** A branch as this tab plays it: a match whose server remembers nothing, so that every request says what was done. */
export interface WhatIfState {
  match: MatchState;
  acts: readonly string[];
  /** Another world for every number. */
  luck: number;
  /** Why it cannot be shown at all. */
  fatal: Problem | null;
}

export class WhatIfStore {
  private state: WhatIfState = { match: EMPTY, acts: [], luck: 1, fatal: null };
  private readonly listeners = new Set<() => void>();
  private queue: Promise<void> = Promise.resolve();

  constructor(
    readonly id: string,
    readonly seat: number,
    readonly version: number,
  ) {}

  readonly get = (): WhatIfState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  open(): void {
    void this.load([], 1);
  }

  /** Once more from where the match stood, with other luck. */
  restart(): void {
    void this.load([], this.state.luck + 1);
  }

  /** Take the last answer back. */
  back(): void {
    if (this.state.acts.length > 0) void this.load(this.state.acts.slice(0, -1), this.state.luck);
  }

  act(move: string): void {
    this.queue = this.queue.then(() => this.send(move));
  }

  /** The same moment, asked about a move or a thing. */
  ask(question: Partial<Pick<WhatIfAct, "why_not" | "about">>) {
    return api.whatIf(this.id, { ...this.body(), ...question });
  }

  private body(): WhatIfAct {
    return { seat: this.seat, version: this.version, luck: this.state.luck, acts: [...this.state.acts] };
  }

  private async send(move: string): Promise<void> {
    const { acts, match } = this.state;
    const pending = { ref: 0, seat: this.seat, version: acts.length + 1, move };
    this.set({ match: { ...match, pending, refusal: null } });
    try {
      const { table, position, events, beats } = await api.whatIf(this.id, { ...this.body(), act: move });
      const told = { type: "update" as const, position, events, beats };
      this.set({
        match: { ...reduce(this.state.match, told, seconds()), table, pending: null },
        acts: [...acts, move],
      });
    } catch (error) {
      this.set({ match: { ...this.state.match, pending: null, refusal: problemOf(error) } });
    }
  }

  private async load(acts: readonly string[], luck: number): Promise<void> {
    try {
      const moment = await api.whatIf(this.id, { seat: this.seat, version: this.version, luck, acts: [...acts] });
      const greeting = {
        type: "welcome" as const,
        protocol: 0,
        mine: [this.seat],
        table: moment.table,
        positions: [moment.position],
        events: [moment.events],
        notes: [],
      };
      const match = { ...reduce({ ...EMPTY, connection: "live" as const }, greeting, seconds()), ahead: 0 };
      this.set({ match, acts, luck, fatal: null });
    } catch (error) {
      this.set({ fatal: problemOf(error) });
    }
  }

  private set(change: Partial<WhatIfState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

function problemOf(error: unknown): Problem {
  return error instanceof Refused ? error.problem : { code: "unexpected" };
}

export function useWhatIfStore(id: string, seat: number, version: number) {
  const store = useMemo(() => new WhatIfStore(id, seat, version), [id, seat, version]);
  useEffect(() => store.open(), [store]);
  return { store, state: useSyncExternalStore(store.subscribe, store.get) };
}
