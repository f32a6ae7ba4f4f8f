import { useEffect, useMemo, useSyncExternalStore } from "react";
import { api, problemOf } from "../api/http";
import { type PrivateState, PrivateStore } from "../match/private-store";
import { EMPTY } from "../match/state";
import type { LessonInfo, LessonMoment } from "../protocol";
import { keep, progressOf } from "./progress";

const NEXT = "next";

/** A lesson as this tab plays it. */
export interface LessonState extends PrivateState {
  moment: LessonMoment | null;
  /** Something else was done than what is asked for: the step says why. Counts, so that it can be said again. */
  strayed: number;
}

export class LessonStore extends PrivateStore<LessonState> {
  constructor(
    readonly game: string,
    readonly lesson: LessonInfo,
  ) {
    super({ match: EMPTY, moment: null, acts: [], strayed: 0, fatal: null });
  }

  /** Where the reader left it; from the beginning if the lesson has changed since. */
  open(): Promise<void> {
    const acts = progressOf(this.game, this.lesson.id)?.acts ?? [];
    return this.load(acts)
      .catch(() => (acts.length > 0 ? this.load([]) : undefined))
      .catch((error: unknown) => this.fail(error));
  }

  restart(): void {
    void this.load([]).catch((error: unknown) => this.fail(error));
  }

  /** The step before, or the beginning of this one where something was done in it. */
  back(): void {
    const { moment, acts } = this.state;
    if (moment === null || acts.length === 0) return;
    const begun = moment.starts.at(-1) ?? 0;
    const to = acts.length > begun ? begun : (moment.starts.at(-2) ?? 0);
    void this.load(acts.slice(0, to)).catch((error: unknown) => this.fail(error));
  }

  next(): void {
    this.act(NEXT);
  }

  protected async send(text: string): Promise<void> {
    const { acts } = this.state;
    this.set({ match: this.sending(0, acts.length, text) });
    try {
      const moment = await api.lesson(this.game, this.lesson.id, { acts: [...acts], act: text });
      if (moment.verdict === "refused") {
        this.set({ match: { ...this.state.match, pending: null }, strayed: this.state.strayed + 1 });
        return;
      }
      const done = [...acts, text];
      keep(this.game, this.lesson.id, done, moment.step, this.lesson.steps.length);
      const strayed = moment.verdict === "other" ? this.state.strayed + 1 : 0;
      this.set({ match: this.updated(moment), moment, acts: done, strayed });
    } catch (error) {
      this.set({ match: this.refused(error) });
    }
  }

  private async load(acts: readonly string[]): Promise<void> {
    const moment = await api.lesson(this.game, this.lesson.id, { acts: [...acts] });
    keep(this.game, this.lesson.id, acts, moment.step, this.lesson.steps.length);
    this.set({ match: this.opened(moment), moment, acts, strayed: 0 });
  }

  private fail(error: unknown): void {
    this.set({ fatal: problemOf(error) });
  }
}

export function useLessonStore(game: string, lesson: LessonInfo): { store: LessonStore; state: LessonState } {
  const store = useMemo(() => new LessonStore(game, lesson), [game, lesson]);
  useEffect(() => {
    void store.open();
  }, [store]);
  return { store, state: useSyncExternalStore(store.subscribe, store.get) };
}
