import { useEffect, useMemo, useRef } from "react";
import { soundOf } from "../boards/pace";
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

/** A soft sound when it becomes my turn and I may be looking elsewhere. */
export function useChime(myTurn: boolean, ply: number): void {
  const was = useRef(myTurn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new ply may bring a new turn of mine
  useEffect(() => {
    if (myTurn && !was.current) playSound("turn");
    was.current = myTurn;
  }, [myTurn, ply]);
}
