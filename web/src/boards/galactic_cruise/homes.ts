import { createContext, type RefObject, use, useLayoutEffect, useSyncExternalStore } from "react";
import type { AskInfo } from "../../protocol";

export interface Homes {
  /** The offered moves that no piece on the table stands for. */
  homeless: readonly string[];
  /** How many pieces answer the question in each part of the table, by its `data-part`. */
  live: Readonly<Record<string, number>>;
  /** The question this is about. */
  asks: readonly AskInfo[];
}

const NOWHERE: Homes = { homeless: [], live: {}, asks: [] };

/** Who wants to know it draws itself anew when it changes, and nothing else does. */
export class HomeStore {
  private homes = NOWHERE;
  private known = "";
  private readonly listeners = new Set<() => void>();

  readonly get = (): Homes => this.homes;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(homes: Homes): void {
    const known = JSON.stringify([homes.homeless, homes.live]);
    if (this.homes.asks === homes.asks && this.known === known) return;
    this.homes = homes;
    this.known = known;
    for (const listener of this.listeners) listener();
  }
}

export const HomesContext = createContext(new HomeStore());

/** Where the offered moves can be played. */
export function useHomes(): Homes {
  const store = use(HomesContext);
  return useSyncExternalStore(store.subscribe, store.get);
}

/**
 * Finds out where the offered moves can be played. This is read from the drawn page, not from a list of verbs: whatever
 * the pieces stand for, nothing legal can ever be missing.
 */
export function useHousing(store: HomeStore, frame: RefObject<HTMLElement | null>, asks: readonly AskInfo[]): void {
  // After every drawing, since pieces come and go without a new question; the same answer again ends it.
  useLayoutEffect(() => {
    const housed = new Set<string>();
    const live: Record<string, number> = {};
    for (const home of frame.current?.querySelectorAll<HTMLElement>("[data-plays]") ?? []) {
      if (home.closest(".gc-acts")) continue;
      for (const move of home.dataset.plays?.split(";") ?? []) housed.add(move);
      if (home.classList.contains("side")) continue;
      const part = home.closest<HTMLElement>("[data-part]")?.dataset.part ?? "";
      live[part] = (live[part] ?? 0) + 1;
    }
    const homeless = asks.flatMap((ask) => ask.moves.map(({ move }) => move)).filter((move) => !housed.has(move));
    store.set({ homeless, live, asks });
  });
}
