import { useState } from "react";
import { Link } from "wouter";
import { useText } from "../text/context";
import { Icon } from "../ui/icon";
import { RoundButton } from "../ui/round";
import { standing, useProgress } from "./progress";

const DISMISSED = "new-here-dismissed";

function useStanding(game: string, lessons: readonly string[]) {
  const progress = useProgress();
  return standing(lessons, (lesson) => progress(game, lesson));
}

/** On a door: the way to the lessons, and how far they have got. */
export function LearnButton(props: { game: string; title: string; lessons: readonly string[]; first: boolean }) {
  const { game, title, lessons, first } = props;
  const { t } = useText();
  const { done, begun, next } = useStanding(game, lessons);
  const number = next === null ? lessons.length : lessons.indexOf(next) + 1;
  return (
    <Link
      href={next ? `/learn/${game}/${next}` : "/learn"}
      className={`button learn${begun ? "" : " new"}${first ? " primary" : ""}`}
    >
      {next === null ? (
        <Icon name="check" size={18} />
      ) : begun ? (
        <Ring done={done} of={lessons.length} />
      ) : (
        <Icon name="book" size={18} />
      )}
      <span>
        {t(next === null ? "learn-again" : begun ? "learn-short" : "learn-new")}
        <span className="hidden">{t("home-quick-which", { game: title })}</span>
        <small>
          {next === null
            ? t("learn-all-done")
            : begun
              ? t("learn-at", { number, count: lessons.length })
              : t("learn-in-minutes")}
        </small>
      </span>
    </Link>
  );
}

function Ring({ done, of }: { done: number; of: number }) {
  const whole = 2 * Math.PI * 8;
  return (
    <svg className="learn-ring" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <circle
        cx="10"
        cy="10"
        r="8"
        className="on"
        strokeDasharray={`${(whole * done) / of} ${whole}`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}

/** A line for somebody who has never played this game: on the setup page. */
export function NewHere({ game, lessons }: { game: string; lessons: readonly string[] }) {
  const { t } = useText();
  const { done, next } = useStanding(game, lessons);
  if (next === null || done > 0) return null;
  return (
    <p className="new-here">
      <span title={t("learn-new-text")}>{t("learn-new")}</span>
      <Link href={`/learn/${game}/${next}`} className="button">
        {t("learn-begin")}
      </Link>
    </p>
  );
}

/** On the page of a game's rules: the lesson that comes next, or all of them once there is none. */
export function NextLesson({ game, lessons }: { game: string; lessons: readonly string[] }) {
  const { t } = useText();
  const { begun, next } = useStanding(game, lessons);
  return (
    <Link href={next ? `/learn/${game}/${next}` : "/learn"} className="button">
      {t(next === null ? "learn-title" : begun ? "learn-go-on" : "learn-begin")}
    </Link>
  );
}

/** The same in a first match, small beside the question, until it is put away. */
export function NewHereChip({ game, lessons }: { game: string; lessons: readonly string[] }) {
  const { t } = useText();
  const { done, next } = useStanding(game, lessons);
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(DISMISSED) === "yes");
  if (next === null || done > 0 || dismissed) return null;
  return (
    <span className="new-here-chip" role="note">
      <Link href={`/learn/${game}/${next}`}>
        <Icon name="book" size={16} />
        <span>
          {t("learn-new")} <span className="new-here-how">{t("learn-in-minutes")}</span>
        </span>
      </Link>
      <RoundButton
        icon="close"
        label={t("learn-not-now")}
        size={14}
        run={() => {
          localStorage.setItem(DISMISSED, "yes");
          setDismissed(true);
        }}
      />
    </span>
  );
}
