import { useEffect, useRef, useState } from "react";
import { loadContent } from "../api/content";
import type { EventInfo } from "../protocol";

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

/** What a seat is in a game where it has a name of its own, an agency's say; it goes before the player's. */
export type Title = (view: never, seat: number) => string | null;

/** Where the match is, as a sentence of the page: its year, turn or round. */
export interface Moment {
  key: string;
  about: Record<string, string | number>;
}

/** An opponent that the game plays itself: at the table, but on no seat of a person or a bot. */
export interface Opponent {
  /** Its place among the seats: its colour and shape, and whose figures it has. */
  seat: number;
  /** Its name, as the game's catalogue has it. */
  name: string;
  /** Whether it is at its turn. */
  active: boolean;
  /** What is known of its next turn: a sentence of the page, and what stands in it. */
  next: Moment | null;
}

/** Something in the course of a match that its graph marks. */
export interface Milestone {
  version: number;
  /** Whose deed it was: a rocket on its line. Null is an hour for everybody: a line with its name. */
  seat: number | null;
  name?: Moment;
}

/** What the graph of a match tells besides the points: milestones, and what stands under its beginning, middle and end. */
export interface Course {
  milestones: readonly Milestone[];
  axis: readonly [Moment, Moment, Moment];
}

interface Module {
  figures: Figures;
  moment: (view: never) => Moment;
  /** Only a game whose seats have names has this. */
  titleOf?: Title;
  /** Only a game with such opponents has this. */
  opponents?: (view: never) => readonly Opponent[];
  /** Only a game that marks its graph has this. */
  course?: (events: readonly EventInfo[], view: never) => Course;
}

const found = import.meta.glob<Module>("./*/figures.ts");

function useModule(game: string): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = found[`./${game}/figures.ts`];
    // Its modules read the game's content as they are evaluated. Without figures one can play all the same.
    if (load)
      loadContent(game)
        .then(load)
        .then((loaded) => wanted && setModule(loaded))
        .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [game]);
  return module;
}

const none = () => [];

/** The figures of a game, loaded with its board. */
export function useFigures(game: string): (view: Record<string, unknown>, seat: number) => readonly Figure[] {
  return (useModule(game)?.figures ?? none) as (view: Record<string, unknown>, seat: number) => readonly Figure[];
}

const untitled = () => null;

/** What the seats of a game are called in it. */
export function useTitles(game: string): (view: Record<string, unknown>, seat: number) => string | null {
  return (useModule(game)?.titleOf ?? untitled) as (view: Record<string, unknown>, seat: number) => string | null;
}

/**
 * What each seat is called in its game, or else by its name: what is told of an agency is told of NASA. The same list
 * as long as it says the same.
 */
export function useCalled(
  game: string,
  view: Record<string, unknown> | null | undefined,
  names: readonly string[],
): readonly string[] {
  const titleOf = useTitles(game);
  const called = names.map((name, seat) => (view && titleOf(view, seat)) || name);
  const kept = useRef(called);
  if (kept.current.length !== called.length || called.some((one, seat) => one !== kept.current[seat])) {
    kept.current = called;
  }
  return kept.current;
}

/** The opponents that a game plays itself, as a view shows them. */
export function useOpponents(game: string): (view: Record<string, unknown>) => readonly Opponent[] {
  return (useModule(game)?.opponents ?? none) as (view: Record<string, unknown>) => readonly Opponent[];
}

/** What a game marks in the graph of a match; null where it marks nothing. */
export function useCourse(game: string): ((events: readonly EventInfo[], view: unknown) => Course) | null {
  return (useModule(game)?.course ?? null) as ((events: readonly EventInfo[], view: unknown) => Course) | null;
}

/** Where the match is, as the bar over it tells; null until that is loaded. */
export function useMoment(game: string, view: Record<string, unknown> | null | undefined): Moment | null {
  const moment = useModule(game)?.moment as ((view: Record<string, unknown>) => Moment) | undefined;
  return moment && view ? moment(view) : null;
}
