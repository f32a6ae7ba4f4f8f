import { useMemo } from "react";
import { paceOf } from "../boards/pace";
import type { EventInfo, Position } from "../protocol";
import { useSettings } from "../ui/settings";
import { EMPTY_TAPE, type Pace, type Playback, usePlayback } from "./playback";
import type { Eyes, MatchState } from "./state";

// Always the same empty list, so that a board does not take each for news.
const NO_EVENTS: readonly EventInfo[] = [];

export interface OnStage {
  /** What is true now; the stage may still be behind it. */
  present: Position | undefined;
  playback: Playback;
  pace: Pace;
  /** Everything that happened, and what of it the stage has reached: the rest is told neither by board nor by log. */
  heard: readonly EventInfo[];
  events: readonly EventInfo[];
}

/** A match as the stage shows it: step by step, at the reader's pace. */
export function useOnStage(state: MatchState, eyes: Eyes, game: string): OnStage {
  const { speed } = useSettings();
  const present = state.positions.get(eyes) ?? [...state.positions.values()][0];
  const tape = state.tapes.get(present?.seat ?? null) ?? EMPTY_TAPE;
  const pace = useMemo(() => paceOf(game), [game]);
  const playback = usePlayback(tape, pace, speed);
  const heard = state.events.get(eyes) ?? NO_EVENTS;
  const waiting = tape.steps
    .slice(tape.steps.length - playback.behind)
    .reduce((sum, one) => sum + one.events.length, 0);
  const events = useMemo(() => (waiting > 0 ? heard.slice(0, heard.length - waiting) : heard), [heard, waiting]);
  return { present, playback, pace, heard, events };
}
