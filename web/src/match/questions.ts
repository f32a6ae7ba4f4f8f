import { useCallback } from "react";
import { api, orNothing } from "../api/http";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { useNotices } from "../ui/notice";
import type { Eyes } from "./state";

/** What a board may ask the table: why a move is not possible, and what the game says about a thing. */
export function useQuestions(match: string, eyes: Eyes, words: Words) {
  const { t } = useText();
  const { attempt } = useNotices();
  const whyNot = useCallback(
    async (move: string) => {
      if (eyes === null) return null;
      const answer = await attempt(api.whyNot(match, eyes, move), words);
      if (answer === null) return null;
      return answer.legal ? t("ask-legal") : words.refusal(answer.rule ?? "not_offered");
    },
    [attempt, match, eyes, words, t],
  );
  const explain = useCallback((about: string) => orNothing(api.explain(match, eyes, about)), [match, eyes]);
  return { whyNot, explain };
}
