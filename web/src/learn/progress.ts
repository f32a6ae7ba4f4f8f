import { useSyncExternalStore } from "react";

/** What this browser knows of one lesson: what was done so far, and whether it was ever finished. */
export interface Progress {
  acts: readonly string[];
  step: number;
  steps: number;
  done: boolean;
}

const KEY = "lessons";
const listeners = new Set<() => void>();
let kept: Record<string, Progress> = read();

function read(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

function write(next: Record<string, Progress>): void {
  kept = next;
  localStorage.setItem(KEY, JSON.stringify(kept));
  for (const listener of listeners) listener();
}

const name = (game: string, lesson: string) => `${game}/${lesson}`;

/** Where the reader left a lesson; null where it was never opened. */
export function progressOf(game: string, lesson: string): Progress | null {
  return kept[name(game, lesson)] ?? null;
}

/** Keep where the reader is. A lesson that was once finished stays so. */
export function keep(game: string, lesson: string, acts: readonly string[], step: number, steps: number): void {
  const before = progressOf(game, lesson);
  const finished = step >= steps;
  write({
    ...kept,
    // Coming back to a finished lesson starts it again.
    [name(game, lesson)]: {
      acts: finished ? [] : acts,
      step: finished ? 0 : step,
      steps,
      done: finished || !!before?.done,
    },
  });
}

/** Follows what this browser keeps of all lessons. */
export function useProgress(): (game: string, lesson: string) => Progress | null {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => kept,
  );
  return (game, lesson) => all[name(game, lesson)] ?? null;
}

/** A game's lessons as a whole: how many are done, and which one comes next. */
export function standing(lessons: readonly string[], of: (lesson: string) => Progress | null) {
  const done = lessons.filter((lesson) => of(lesson)?.done).length;
  const begun = lessons.some((lesson) => of(lesson) !== null);
  const next = lessons.find((lesson) => !of(lesson)?.done) ?? null;
  return { done, begun, next };
}
