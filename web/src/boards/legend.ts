import type { ReactNode } from "react";
import { loadContent } from "../api/content";

/** A symbol as the board draws it; its name and sentence stand in the page's catalogue under `legend-<prefix>-<id>`. */
export interface Symbol {
  id: string;
  sign: ReactNode;
}

/** All symbols of a game, and the class whose colours they are drawn in: the same as the prefix of their words. */
export interface Legend {
  prefix: string;
  symbols: readonly Symbol[];
  /** The game in a few pictures, 300 by 170, drawn from its parts; their words stand under `how-<prefix>-<id>`. */
  how: readonly Symbol[];
  /** The drawings the signs point at, for a page without the board. */
  sheet?: ReactNode;
}

const found = import.meta.glob<{ LEGEND: Legend }>("./*/legend.tsx");

/** Whether a game's board has drawn a legend. */
export function hasLegend(game: string): boolean {
  return `./${game}/legend.tsx` in found;
}

export async function loadLegend(game: string): Promise<Legend | null> {
  const load = found[`./${game}/legend.tsx`];
  if (load === undefined) return null;
  // A board's modules read the game's content as they are evaluated.
  await loadContent(game);
  return (await load()).LEGEND;
}
