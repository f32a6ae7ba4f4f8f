import { useEffect, useMemo, useSyncExternalStore } from "react";
import { api, problemOf } from "../api/http";
import { type PrivateState, PrivateStore } from "../match/private-store";
import { EMPTY } from "../match/state";
import type { WhatIfAct } from "../protocol";

/** A branch of a match as this tab plays it. */
export interface WhatIfState extends PrivateState {
  /** Another world for every number. */
  luck: number;
}

export class WhatIfStore extends PrivateStore<WhatIfState> {
  constructor(
    readonly id: string,
    readonly seat: number,
    readonly version: number,
  ) {
    super({ match: EMPTY, acts: [], luck: 1, fatal: null });
  }

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

  /** The same moment, asked about a move or a thing. */
  ask(question: Partial<Pick<WhatIfAct, "why_not" | "about">>) {
    return api.whatIf(this.id, { ...this.body(), ...question });
  }

  private body(): WhatIfAct {
    return { seat: this.seat, version: this.version, luck: this.state.luck, acts: [...this.state.acts] };
  }

  protected async send(move: string): Promise<void> {
    const { acts } = this.state;
    this.set({ match: this.sending(this.seat, acts.length + 1, move) });
    try {
      const moment = await api.whatIf(this.id, { ...this.body(), act: move });
      this.set({ match: this.updated(moment), acts: [...acts, move] });
    } catch (error) {
      this.set({ match: this.refused(error) });
    }
  }

  private async load(acts: readonly string[], luck: number): Promise<void> {
    try {
      const moment = await api.whatIf(this.id, { seat: this.seat, version: this.version, luck, acts: [...acts] });
      this.set({ match: this.opened(moment), acts, luck, fatal: null });
    } catch (error) {
      this.set({ fatal: problemOf(error) });
    }
  }
}

export function useWhatIfStore(id: string, seat: number, version: number) {
  const store = useMemo(() => new WhatIfStore(id, seat, version), [id, seat, version]);
  useEffect(() => store.open(), [store]);
  return { store, state: useSyncExternalStore(store.subscribe, store.get) };
}
