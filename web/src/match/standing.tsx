import { useCallback, useMemo, useState } from "react";
import { api } from "../api/http";
import type { AskInfo, Position } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Icon } from "../ui/icon";
import { useNotices } from "../ui/notice";
import { ENDS } from "./moves";
import { offeredBy, standingOf } from "./wire";

/** Stands for every question with nothing left to choose but free moves. */
const LAST_CHANCE = "*";

/** The only answer to a question that is still asked because free moves could be made before it; null where there is more. */
export function lastChance(ask: AskInfo | undefined): string | null {
  if (ask === undefined) return null;
  const offers = offeredBy(ask);
  const answers = offers.filter(({ side }) => !side);
  const [only] = answers;
  return only && answers.length === 1 && offers.length > 1 && ENDS.includes(only.move) ? only.move : null;
}

/** Answers the server gives for me: keep the next one, or drop one that is kept. */
export function Standing(props: {
  standing: Record<string, string>;
  words: Words;
  /** Whether the next answer is kept; null where nothing is asked. */
  always: boolean | null;
  toggle(): void;
  /** No longer ask where only free moves are left; null where that is not what is asked. */
  silence: (() => void) | null;
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
          title={
            question === LAST_CHANCE ? t("standing-drop") : `${props.words.question(question)} ${t("standing-drop")}`
          }
          onClick={() => props.drop(question)}
        >
          <span className="kept">
            {question === LAST_CHANCE ? t("standing-last") : t("standing-kept", { move: props.words.move(move) })}
          </span>
          <Icon name="close" size={14} />
          <span className="hidden">{t("standing-drop")}</span>
        </button>
      ))}
      {props.silence !== null && (
        <button type="button" className="quiet always" title={t("standing-last-hint")} onClick={props.silence}>
          {t("standing-last-off")}
        </button>
      )}
      {props.always !== null && props.silence === null && (
        <button
          type="button"
          className="quiet always"
          aria-pressed={props.always}
          title={`${t("standing-always")}. ${t("standing-hint")}`}
          onClick={props.toggle}
        >
          <Icon name="repeat" size={18} />
          <span className="hidden">{t("standing-always")}</span>
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
  const end = lastChance(present?.asks[0]);
  return {
    standing,
    silence:
      end === null || seat === null
        ? null
        : () =>
            void attempt(api.standing(match, { seat, question: LAST_CHANCE, move: end }), words).then(() => play(end)),
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
