import { createContext, type ReactNode, use } from "react";
import type { BoardProps } from "../board";
import type { Offer } from "./offer";

/** What a piece says about itself. */
export interface Note {
  title: string;
  text?: ReactNode;
  /** What it can do now, to choose from here. */
  moves: readonly string[];
  anchor: Element;
  /** Whether the moves take the focus: after a click, not when a piece is merely focused or hovered. */
  chosen: boolean;
  /** A move somebody expects here; where it is not offered, the bubble says which rule forbids it. */
  why?: string;
}

export interface StageValue {
  board: BoardProps;
  offer: Offer;
  /** Whether a click explains a piece instead of playing it. */
  asking: boolean;
  /** Show what a piece is, beside it. */
  explain(note: Note): void;
  /** Close the explanation of this piece, or whichever is open. */
  dismiss(anchor?: Element): void;
  /** A click: plays the move, or shows its price and waits for a second one. */
  propose(move: string): void;
  play(move: string): void;
  marked: ReadonlySet<string>;
}

export const StageContext = createContext<StageValue | null>(null);

export function useStage(): StageValue {
  const stage = use(StageContext);
  if (stage === null) throw new Error("no stage around this piece");
  return stage;
}
