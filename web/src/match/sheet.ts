import { type PointerEvent, useRef } from "react";

/** So far a finger must go before it means to pull. */
const PULL = 24;

/** A sheet that is pulled up and down by what stands at its head. A finger that stays where it is has pressed something there. */
export function usePull(pull: (up: boolean) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      from.current = event.clientY;
    },
    onPointerMove(event: PointerEvent) {
      if (from.current === null) return;
      const way = event.clientY - from.current;
      if (Math.abs(way) < PULL) return;
      from.current = null;
      pull(way < 0);
    },
    onPointerUp() {
      from.current = null;
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
