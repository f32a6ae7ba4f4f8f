import { type ReactNode, useRef } from "react";
import type { AskInfo, Problem } from "../protocol";
import type { Words } from "../text/words";
import { AskPanel, type SeenMoves } from "./ask";
import type { DockProps } from "./dock";
import type { Offered } from "./wire";

interface Answering {
  /** Whose answers they are: another seat begins a list of its own. */
  seat: number | null;
  asked: readonly AskInfo[];
  words: Words;
  names: readonly string[];
  busy: boolean;
  refusal: Problem | null;
  proposed: Offered | null;
  propose(move: string | null, priced?: boolean): void;
  whyNot(move: string): Promise<string | null>;
  /** On a phone the dock is a sheet, with the list in it. */
  sheet: boolean;
}

interface Answers {
  /** Every move, to search in. */
  list: ReactNode[];
  /** What every dock is made of. */
  dock: Pick<DockProps, "asks" | "words" | "names" | "busy" | "refusal" | "proposed" | "propose" | "sheet" | "list">;
}

/** What a question can be answered with, as the rail and the dock of a room show it. */
export function useAnswers(given: Answering): Answers {
  const { asked, words, names, busy, refusal, proposed, propose, whyNot } = given;
  const seen = useRef<SeenMoves>(new Map());
  const list = asked.map((ask) => (
    <AskPanel
      key={`${given.seat}-${ask.question}`}
      ask={ask}
      seen={seen.current}
      words={words}
      names={names}
      busy={busy}
      play={(move) => propose(move, true)}
      whyNot={whyNot}
    />
  ));
  return { list, dock: { asks: asked, words, names, busy, refusal, proposed, propose, sheet: given.sheet, list } };
}
