import { useEffect, useMemo, useRef, useState } from "react";
import { outAfter, soundOf } from "../boards/pace";
import type { EventInfo, Position } from "../protocol";
import { playSound } from "../ui/sound";
import type { Beat, Pace } from "./playback";

/** What a past position shows as a step: the events of its log entry, and the position before. */
export function usePastBeat(
  position: Position | null,
  events: readonly EventInfo[],
  pace: Pace,
  speed: number,
): Beat | null {
  const before = useRef<Position | null>(null);
  const beat = useMemo<Beat | null>(() => {
    if (position === null) return null;
    const told = events.filter(({ version }) => version === position.version);
    const previous = before.current?.version === position.version - 1 ? before.current.view : null;
    if (told.length === 0 || previous === null) return null;
    return { id: position.version, events: told, previous, ms: speed > 0 ? pace(told) / speed : 0 };
  }, [position, events, pace, speed]);
  useEffect(() => {
    before.current = position;
  }, [position]);
  return beat;
}

/** The sound of each step as it comes on the stage. */
export function useBeatSound(game: string, beat: Beat | null): void {
  useEffect(() => {
    const sound = beat && soundOf(game, beat.events);
    if (sound) playSound(sound);
  }, [game, beat]);
}

/** Whether the step on the stage keeps what comes of it to itself for now: dock, log and caption wait for it. */
export function useSuspense(game: string, beat: Beat | null, still: boolean): boolean {
  const [out, setOut] = useState<Beat | null>(null);
  const wait = beat === null || still ? 0 : beat.ms * outAfter(game, beat.events);
  useEffect(() => {
    if (wait <= 0) return;
    const timer = setTimeout(() => setOut(beat), wait);
    return () => clearTimeout(timer);
  }, [beat, wait]);
  return wait > 0 && out !== beat;
}

/** What the log may tell while a step keeps its end to itself: all before it. */
export function untilNow(events: readonly EventInfo[], beat: Beat | null): readonly EventInfo[] {
  const first = beat?.events[0]?.version ?? Number.POSITIVE_INFINITY;
  return events.filter(({ version }) => version < first);
}

/** What had happened at a position: whoever looks back sees a stage that knows no future. */
export function untilThen(events: readonly EventInfo[], ply: number): readonly EventInfo[] {
  return events.filter(({ version }) => version <= ply);
}

/** A soft sound when it becomes my turn and I may be looking elsewhere. */
export function useChime(myTurn: boolean, ply: number): void {
  const was = useRef(myTurn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new ply may bring a new turn of mine
  useEffect(() => {
    if (myTurn && !was.current) playSound("turn");
    was.current = myTurn;
  }, [myTurn, ply]);
}
