import { useEffect, useRef } from "react";
import type { BoardProps } from "../board";
import type { Offer } from "./offer";

/** Play several moves one after the other, as long as each is offered when its turn comes. */
export function useChain(board: BoardProps, offer: Offer): (moves: readonly string[]) => void {
  const rest = useRef<{ moves: readonly string[]; after: number }>({ moves: [], after: -1 });
  const { asks, ply, play } = board;
  useEffect(() => {
    const { moves, after } = rest.current;
    const [next, ...later] = moves;
    if (next === undefined || asks.length === 0 || ply <= after) return;
    rest.current = { moves: offer.has(next) ? later : [], after: ply };
    if (offer.has(next)) play(next);
  }, [asks, ply, play, offer]);
  return (moves) => {
    const [first, ...later] = moves;
    if (first === undefined || !offer.has(first)) return;
    rest.current = { moves: later, after: ply };
    play(first);
  };
}
