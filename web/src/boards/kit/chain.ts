import { useEffect, useRef } from "react";
import type { BoardProps } from "../board";
import type { Offer } from "./offer";

/**
 * Play several moves one after the other. Each waits until it is offered; a part of a choice that the rules do not ask
 * for, since only one way is left, is passed over. As soon as none of the rest is offered, the rest is forgotten.
 * A strict chain passes nothing over: it ends with the first move that is not offered.
 */
export function useChain(board: BoardProps, offer: Offer, strict = false): (moves: readonly string[]) => void {
  const rest = useRef<{ moves: readonly string[]; after: number }>({ moves: [], after: -1 });
  const { asks, ply, play } = board;
  useEffect(() => {
    const { moves, after } = rest.current;
    if (moves.length === 0 || asks.length === 0 || ply <= after) return;
    const offered = moves.findIndex((move) => offer.has(move));
    const at = strict && offered > 0 ? -1 : offered;
    const next = moves[at];
    rest.current = { moves: next === undefined ? [] : moves.slice(at + 1), after: ply };
    if (next !== undefined) play(next);
  }, [asks, ply, play, offer, strict]);
  return (moves) => {
    const [first, ...later] = moves;
    if (first === undefined || !offer.has(first)) return;
    rest.current = { moves: later, after: ply };
    play(first);
  };
}
