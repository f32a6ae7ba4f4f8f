import { useState } from "react";
import { type Eyes, isAsked, type MatchState, nextEyes } from "./state";

/** Which of my seats looks at the screen; with several people on one device a curtain falls between them. */
export function useEyes(state: MatchState): { eyes: Eyes; curtain: boolean; lift(): void; pass(seat: number): void } {
  const [shown, setShown] = useState<Eyes>(null);
  const [passed, setPassed] = useState<Eyes>(null);
  const over = state.table?.status === "over" || state.table?.status === "abandoned";
  const next = isAsked(state, passed) ? passed : nextEyes(state, shown);
  const shared = state.mine.length > 1 && !over;
  function lift() {
    setShown(next);
    setPassed(null);
  }
  return { eyes: next, curtain: shared && next !== shown, lift, pass: setPassed };
}
