import { useEffect, useSyncExternalStore } from "react";

/** The seat whose ship is looked at on the stage; the board and the cards in the rail share it. Null is one's own. */
let looked: number | null = null;
const listeners = new Set<() => void>();

export function lookAt(seat: number | null): void {
  looked = seat;
  for (const tell of listeners) tell();
}

export function useLooked(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => looked,
  );
}

/** For the board: whoever leaves it looks at their own ship again. */
export function useLookedHere(): number | null {
  useEffect(() => () => lookAt(null), []);
  return useLooked();
}
