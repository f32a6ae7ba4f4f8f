import { useCallback, useMemo, useState } from "react";
import { api } from "../api/http";
import type { Position } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Icon } from "../ui/icon";
import { useNotices } from "../ui/notice";
import { standingOf } from "./wire";

/** Answers the server gives for me: keep the next one, or drop one that is kept. */
export function Standing(props: {
  standing: Record<string, string>;
  words: Words;
  /** Whether the next answer is kept; null where nothing is asked. */
  always: boolean | null;
  toggle(): void;
  drop(question: string): void;
}) {
  const { t } = useText();
  return (
    <span className="standing">
      {Object.entries(props.standing).map(([question, move]) => (
        <button
          key={question}
          type="button"
          className="planned"
          title={`${props.words.question(question)} ${t("standing-drop")}`}
          onClick={() => props.drop(question)}
        >
          {t("standing-kept", { move: props.words.move(move) })}
          <Icon name="close" size={14} />
          <span className="hidden">{t("standing-drop")}</span>
        </button>
      ))}
      {props.always !== null && (
        <button
          type="button"
          className="quiet always"
          aria-pressed={props.always}
          title={t("standing-hint")}
          onClick={props.toggle}
        >
          {t("standing-always")}
        </button>
      )}
    </span>
  );
}

type Kept = Record<string, string>;

/** The answers that are kept for a seat, and a way to keep the next one or to drop one. */
export function useStanding(
  match: string,
  present: Position | undefined,
  seat: number | null,
  play: (move: string) => void,
  words: Words,
) {
  const { attempt } = useNotices();
  const [always, setAlways] = useState(false);
  // The position says what is kept; what is dropped here is gone until the next one says so too.
  const [dropped, setDropped] = useState<{ version: number; question: string } | null>(null);
  const standing = useMemo<Kept | null>(() => {
    const kept = present ? standingOf(present) : null;
    if (kept === null || dropped === null || dropped.version !== present?.version) return kept;
    const { [dropped.question]: _, ...rest } = kept;
    return rest;
  }, [present, dropped]);
  const question = present?.asks[0]?.question;
  const answer = useCallback(
    (move: string) => {
      if (!always || seat === null || question === undefined) {
        play(move);
        return;
      }
      setAlways(false);
      void attempt(api.standing(match, { seat, question, move }), words).then(() => play(move));
    },
    [always, seat, question, attempt, match, words, play],
  );
  return {
    standing,
    always,
    answer,
    toggleAlways: () => setAlways(!always),
    dropStanding(question: string) {
      if (seat === null || present === undefined) return;
      void attempt(api.standing(match, { seat, question, move: null }), words);
      setDropped({ version: present.version, question });
    },
  };
}
