import { type RefObject, useLayoutEffect, useState } from "react";
import type { AskInfo } from "../../protocol";

export interface Homes {
  /** The offered moves that no piece on the table stands for. */
  homeless: readonly string[];
  /** How many pieces answer the question in each part of the table, by its `data-part`. */
  live: Readonly<Record<string, number>>;
  /** The question this is about. */
  asks: readonly AskInfo[];
}

/**
 * Where the offered moves can be played. This is read from the drawn page, not from a list of verbs: whatever the pieces
 * stand for, nothing legal can ever be missing.
 */
export function useHomes(frame: RefObject<HTMLElement | null>, asks: readonly AskInfo[]): Homes {
  const [homes, setHomes] = useState<Homes>({ homeless: [], live: {}, asks: [] });
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
    const known = JSON.stringify([homeless, live]);
    setHomes((before) =>
      before.asks === asks && JSON.stringify([before.homeless, before.live]) === known
        ? before
        : { homeless, live, asks },
    );
  });
  return homes;
}
