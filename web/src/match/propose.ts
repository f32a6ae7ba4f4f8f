import { useCallback, useMemo, useState } from "react";
import type { AskInfo } from "../protocol";
import type { Confirming } from "../ui/settings";
import { costs } from "./price";
import { type Offered, offeredBy } from "./wire";

/**
 * Whether a move wants a second click. On the board a price is not in sight before the first one; a button of the dock
 * shows it, so that there only what is dangerous asks again.
 */
export function wantsSecondClick({ quote }: Offered, confirming: Confirming, priced: boolean): boolean {
  if (quote?.confirm) return true;
  if (confirming === "always") return true;
  return confirming === "matters" && !priced && (costs(quote) || quote?.at_once === true);
}

/** A click proposes: what matters waits for a second one. A proposal ends with the question it answers. */
export function useProposal(asks: readonly AskInfo[], confirming: Confirming, play: (move: string) => void) {
  const [proposal, setProposal] = useState<{ asks: readonly AskInfo[]; offered: Offered } | null>(null);
  const offers = useMemo(() => asks.flatMap(offeredBy), [asks]);
  const current = proposal !== null && proposal.asks === asks ? proposal.offered : null;
  const propose = useCallback(
    (move: string | null, priced = false) => {
      const offered = move === null ? undefined : offers.find((one) => one.move === move);
      if (offered === undefined) setProposal(null);
      else if (current?.move === offered.move || !wantsSecondClick(offered, confirming, priced)) {
        setProposal(null);
        play(offered.move);
      } else setProposal({ asks, offered });
    },
    [offers, current, confirming, play, asks],
  );
  return { proposed: current, propose };
}
