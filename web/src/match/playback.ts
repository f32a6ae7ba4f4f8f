import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import type { EventInfo, Position } from "../protocol";
import type { Told } from "./wire";

type View = Record<string, unknown>;

/** One step of a match as it is shown: what happened, and the position after it. */
export interface Step {
  /** Counts the steps this page has heard of. */
  id: number;
  events: readonly EventInfo[];
  view: View | null;
  /** The entry of the match's log it belongs to. */
  ply: number;
}

/** The steps heard so far. Replaced, never changed in place. */
export interface Tape {
  /** Tells one tape from another: another match, other eyes. */
  id: number;
  /** The position before the first step. */
  base: View | null;
  steps: readonly Step[];
  /** The log entry up to which everything has been heard. */
  heard: number;
}

export const EMPTY_TAPE: Tape = { id: 0, base: null, steps: [], heard: -1 };

const KEPT = 300;
let ids = 0;

/** A tape that shows a position and has nothing before it. */
export function blank(position: Pick<Position, "view" | "version">): Tape {
  return { id: ++ids, base: position.view, steps: [], heard: position.version };
}

/** The tape with what an update tells added to its end. Where nothing was told, as after an undo, it jumps there. */
export function hear(
  tape: Tape,
  position: Pick<Position, "view" | "version">,
  beats: readonly Told[],
  kept: number = KEPT,
): Tape {
  if (position.version <= tape.heard) return tape;
  const told = beats.length > 0 ? beats : [{ events: [], view: null }];
  const steps = told.map(({ events, view, version }, index): Step => {
    const last = index === told.length - 1;
    return {
      id: ++ids,
      events,
      view: last ? position.view : view,
      ply: last ? position.version : (version ?? position.version),
    };
  });
  const all = { ...tape, steps: [...tape.steps, ...steps], heard: position.version };
  const cut = Math.max(0, all.steps.length - kept);
  return cut === 0 ? all : { ...all, base: viewAfter(all, cut), steps: all.steps.slice(cut) };
}

/** A tape of what happened while nobody looked, before the position that is known. */
export function missed(beats: readonly Told[], position: Pick<Position, "view" | "version">): Tape {
  const base = beats[0]?.view ?? position.view;
  return hear({ id: ++ids, base, steps: [], heard: -1 }, position, beats, beats.length);
}

/** The position after this many steps; a step without a view of its own leaves it as it was. */
export function viewAfter(tape: Tape, count: number): View | null {
  for (let at = count - 1; at >= 0; at--) {
    const view = tape.steps[at]?.view;
    if (view) return view;
  }
  return tape.base;
}

export const SPEEDS = [0.5, 1, 2, 4, 0] as const;
/** How fast steps are shown; 0 shows only the last one. */
export type Speed = (typeof SPEEDS)[number];

/** How long a step is shown at normal speed. */
export type Pace = (events: readonly EventInfo[]) => number;

/** A step on the stage. */
export interface Beat<V = View> {
  /** Differs from one beat to the next. */
  id: number;
  events: readonly EventInfo[];
  /** The position before it. */
  previous: V | null;
  /** Milliseconds it is shown, at the chosen speed. */
  ms: number;
}

export interface Playback {
  view: View | null;
  /** The log entry the stage has reached. */
  ply: number;
  beat: Beat | null;
  /** How many steps the table is ahead of the stage. */
  behind: number;
  paused: boolean;
  /** Whether there is a step to go back to without asking the server. */
  canStepBack: boolean;
  pause(): void;
  resume(): void;
  stepBack(): void;
  stepOn(): void;
  /** Show the table as it is now. */
  skip(): void;
}

/** The step of a tape that is on the stage, by its id, and since when: a tape may be cut at its beginning. */
interface Place {
  id: number;
  since: number;
}

const NOWHERE: Place = { id: 0, since: Number.NEGATIVE_INFINITY };

/** Shows the steps of a tape one after the other at the reader's speed. */
export function usePlayback(tape: Tape, pace: Pace, speed: Speed): Playback {
  // One place for each tape: another one may be shown for a while.
  const [places, setPlaces] = useState<ReadonlyMap<number, Place>>(new Map());
  const [paused, setPaused] = useState(false);
  const { id, since } = places.get(tape.id) ?? NOWHERE;
  const index = tape.steps.findLastIndex((step) => step.id <= id);
  const end = tape.steps.length - 1;
  const behind = end - index;
  const step = tape.steps[index];
  const lasts = (one: Step | undefined) => (one && speed > 0 ? pace(one.events) / speed : 0);
  const ms = lasts(step);

  const show = useCallback(
    (next: number) =>
      setPlaces((old) => new Map(old).set(tape.id, { id: tape.steps[next]?.id ?? 0, since: performance.now() })),
    [tape],
  );

  // A step that has had its time gives way as soon as there is another, while drawing: the table is not drawn twice.
  if (!paused && behind > 0 && performance.now() - since >= ms) {
    let next = index + 1;
    while (next < end && lasts(tape.steps[next]) === 0) next++;
    show(next);
  }

  useEffect(() => {
    if (paused || behind <= 0) return;
    // A page nobody looks at does not wait.
    const rest = document.visibilityState === "hidden" ? 0 : since + ms - performance.now();
    // The next step is prepared between two frames, so that what still moves goes on moving meanwhile.
    const timer = setTimeout(() => startTransition(() => show(index + 1)), Math.max(0, rest));
    return () => clearTimeout(timer);
  }, [paused, behind, index, ms, since, show]);

  const beat = useMemo<Beat | null>(() => {
    if (!step || step.events.length === 0) return null;
    return { id: step.id, events: step.events, previous: viewAfter(tape, index), ms };
  }, [step, tape, index, ms]);

  const skip = useCallback(() => {
    setPaused(false);
    show(end);
  }, [show, end]);

  return {
    view: viewAfter(tape, index + 1),
    ply: step?.ply ?? (tape.steps[0] ? tape.steps[0].ply - 1 : tape.heard),
    beat,
    behind,
    paused,
    canStepBack: index >= 0,
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    stepBack() {
      setPaused(true);
      if (index >= 0) show(index - 1);
    },
    stepOn() {
      if (behind > 0) show(index + 1);
    },
    skip,
  };
}
