import { type CSSProperties, useEffect, useState } from "react";
import type { Beat } from "../../match/playback";
import type { EventInfo } from "../../protocol";
import { useStage } from "./context";

/** The step on the stage now; null at rest. */
export function useBeat<V>(): Beat<V> | null {
  return (useStage().board.beat ?? null) as Beat<V> | null;
}

/** The event of this kind in the step on the stage, if there is one: `const launch = useEvent("launch")`. */
export function useEvent(...kinds: readonly string[]): EventInfo | null {
  return useStage().board.beat?.events.find(({ kind }) => kinds.includes(kind)) ?? null;
}

/**
 * The length of the step on the stage as `var(--beat)`, for the style of what is animated by it. Not for the whole stage:
 * with every other length the browser would style all of it anew.
 */
export function useBeatLength(): CSSProperties {
  return { "--beat": `${useStage().board.beat?.ms ?? 0}ms` } as CSSProperties;
}

/** Whether the step on the stage has been shown for as long as it takes: what comes of it may stand there then. */
export function useRested(): boolean {
  const { board } = useStage();
  const { beat } = board;
  const [shown, setShown] = useState<unknown>(null);
  const ms = beat?.ms ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => setShown(beat), ms);
    return () => clearTimeout(timer);
  }, [beat, ms]);
  return ms <= 0 || shown === beat;
}

/** How far the step on the stage has gone, from 0 to 1, frame by frame; 1 at rest and where things stand still. */
export function useProgress(): number {
  const { board } = useStage();
  const { beat, still } = board;
  const [gone, setGone] = useState<{ beat: unknown; part: number }>({ beat: null, part: 0 });
  const moving = beat && !still && beat.ms > 0 ? beat : null;
  useEffect(() => {
    if (!moving) return;
    let frame = 0;
    let start = -1;
    const step = (now: number) => {
      if (start < 0) start = now;
      const part = Math.min(1, (now - start) / moving.ms);
      setGone({ beat: moving, part });
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [moving]);
  if (!moving) return 1;
  // From its first picture on: a step that has not moved yet does not stand there finished.
  return gone.beat === moving ? gone.part : 0;
}
