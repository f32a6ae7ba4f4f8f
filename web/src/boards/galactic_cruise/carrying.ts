import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { BoardProps } from "../board";
import { useChain } from "../kit/chain";
import { type Drag, useDrag } from "../kit/drag";
import type { Offer } from "../kit/offer";
import { carry, meant } from "./carry";

/** Carrying pieces over the table: what is carried, whether it may land where it is, and why it could not. */
export function useCarrying(board: BoardProps, offer: Offer, frame: RefObject<HTMLElement | null>) {
  const run = useChain(board, offer);
  const [refusal, setRefusal] = useState<{ text: string; ply: number } | null>(null);
  const { drag, handlers } = useDrag((what, where) => {
    const moves = carry(what, where, offer);
    const [wish] = meant(what, where);
    setRefusal(null);
    if (moves.length > 0) run(moves);
    else if (wish !== undefined && board.asks.length > 0) {
      board.whyNot(wish).then((text) => text !== null && setRefusal({ text, ply: board.ply }));
    }
  });
  const what = drag?.what ?? null;
  const over = drag?.over ?? null;
  const lands = what !== null && over !== null && carry(what, over, offer).length > 0;

  // The places are marked on the page itself: there are many, and drawing all of them again for every step would be slow.
  useLayoutEffect(() => {
    for (const place of frame.current?.querySelectorAll<HTMLElement>("[data-drop]") ?? []) {
      const name = place.dataset.drop ?? "";
      place.toggleAttribute("data-takes", what !== null && carry(what, name, offer).length > 0);
      place.toggleAttribute("data-over", lands && name === over);
    }
  }, [frame, what, over, lands, offer]);
  useTabsUnder(drag);
  return { drag, handlers, lands, refusal: refusal?.ply === board.ply ? refusal.text : null };
}

/** Whatever is carried over a tab opens it, so that a thumb can take a worker from my company to the campus. */
function useTabsUnder(drag: Drag | null): void {
  const { x, y } = drag ?? { x: -1, y: -1 };
  useEffect(() => {
    if (x < 0) return;
    const tab = document.elementFromPoint(x, y)?.closest<HTMLElement>('.gc [role="tab"][aria-selected="false"]');
    tab?.click();
  }, [x, y]);
}
