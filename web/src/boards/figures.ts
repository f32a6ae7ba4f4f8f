import { useEffect, useState } from "react";

/** One figure of a seat that matters in a game: money, points, what is left. */
export interface Figure {
  /** The unit as the game's catalogue names it: `money`, `vp`; it also finds the icon. */
  unit: string;
  value: number | string;
  /** The figure that decides the match; shown largest. */
  main?: boolean;
}

/** What a game's `figures.ts` exports: the figures of a seat in a view. */
export type Figures = (view: never, seat: number) => readonly Figure[];

const found = import.meta.glob<{ figures: Figures }>("./*/figures.ts");
const none: Figures = () => [];

/** The figures of a game, loaded with its board. */
export function useFigures(game: string): (view: Record<string, unknown>, seat: number) => readonly Figure[] {
  const [figures, setFigures] = useState<Figures>(() => none);
  useEffect(() => {
    let wanted = true;
    found[`./${game}/figures.ts`]?.().then((module) => wanted && setFigures(() => module.figures));
    return () => {
      wanted = false;
    };
  }, [game]);
  return figures as (view: Record<string, unknown>, seat: number) => readonly Figure[];
}
