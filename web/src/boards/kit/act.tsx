import type { ReactNode } from "react";
import { useStage } from "./context";

/** A move as a button on the board, in the words of the catalogue unless it says something else. */
export function Act({ move, className = "", children }: { move: string; className?: string; children?: ReactNode }) {
  const { board, propose } = useStage();
  return (
    <button type="button" className={`act ${className}`} data-plays={move} onClick={() => propose(move)}>
      {children ?? board.words.move(move)}
    </button>
  );
}
