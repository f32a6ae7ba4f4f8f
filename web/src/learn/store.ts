import { useEffect, useMemo, useSyncExternalStore } from "react";
import { api, Refused } from "../api/http";
import { EMPTY, type MatchState, reduce } from "../match/state";
import type { LessonInfo, LessonMoment, Problem } from "../protocol";
import { keep, progressOf } from "./progress";

const seconds = () => Date.now() / 1000;
const NEXT = "next";

/** A lesson as this tab plays it: a match whose server remembers nothing, so that every request says what was done. */
export interface LessonState {
  match: MatchState;
  moment: LessonMoment | null;
  acts: readonly string[];
  /** Something else was done than what is asked for: the step says why. Counts, so that it can be said again. */
  strayed: number;
  /** Why the lesson cannot be shown at all. */
  fatal: Problem | null;
}

export class LessonStore {
  private state: LessonState = { match: EMPTY, moment: null, acts: [], strayed: 0, fatal: null };
  private readonly listeners = new Set<() => void>();
  private queue: Promise<void> = Promise.resolve();

  constructor(
    readonly game: string,
    readonly lesson: LessonInfo,
  ) {}

  readonly get = (): LessonState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Where the reader left it; from the beginning where the lesson has changed meanwhile. */
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

  /** One act after the other: each is judged by what was done before it. */
  act(text: string): void {
    this.queue = this.queue.then(() => this.send(text));
  }

  private async send(text: string): Promise<void> {
    const { acts, match } = this.state;
    this.set({ match: { ...match, pending: { ref: 0, seat: 0, version: acts.length, move: text }, refusal: null } });
    try {
      const moment = await api.lesson(this.game, this.lesson.id, { acts: [...acts], act: text });
      if (moment.verdict === "refused") {
        this.set({ match: { ...this.state.match, pending: null }, strayed: this.state.strayed + 1 });
        return;
      }
      const told = { type: "update" as const, position: moment.position, events: moment.events, beats: moment.beats };
      const done = [...acts, text];
      keep(this.game, this.lesson.id, done, moment.step, this.lesson.steps.length);
      this.set({
        match: { ...reduce(this.state.match, told, seconds()), table: moment.table, pending: null },
        moment,
        acts: done,
        strayed: moment.verdict === "other" ? this.state.strayed + 1 : 0,
      });
    } catch (error) {
      const problem = error instanceof Refused ? error.problem : { code: "unexpected" };
      this.set({ match: { ...this.state.match, pending: null, refusal: problem } });
    }
  }

  private async load(acts: readonly string[]): Promise<void> {
    const moment = await api.lesson(this.game, this.lesson.id, { acts: [...acts] });
    const seat = moment.position.seat ?? 0;
    const greeting = {
      type: "welcome" as const,
      protocol: 0,
      mine: [seat],
      table: moment.table,
      positions: [moment.position],
      events: [moment.events],
      notes: [],
    };
    keep(this.game, this.lesson.id, acts, moment.step, this.lesson.steps.length);
    this.set({
      match: { ...reduce({ ...EMPTY, connection: "live" }, greeting, seconds()), ahead: 0 },
      moment,
      acts,
      strayed: 0,
    });
  }

  private fail(error: unknown): void {
    this.set({ fatal: error instanceof Refused ? error.problem : { code: "unexpected" } });
  }

  private set(change: Partial<LessonState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

export function useLessonStore(game: string, lesson: LessonInfo): { store: LessonStore; state: LessonState } {
  const store = useMemo(() => new LessonStore(game, lesson), [game, lesson]);
  useEffect(() => {
    void store.open();
  }, [store]);
  return { store, state: useSyncExternalStore(store.subscribe, store.get) };
}
