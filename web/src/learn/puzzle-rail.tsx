import type { ReactNode } from "react";
import { Link } from "wouter";
import type { PuzzleInfo } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Face } from "../ui/face";
import { Icon } from "../ui/icon";
import { puzzleLesson } from "./daily-puzzle";
import { useProgress } from "./progress";

/** Beside the stage: who asks, and the game's other puzzles. */
export function PuzzleRail(props: {
  puzzle: PuzzleInfo;
  all: readonly PuzzleInfo[];
  words: Words;
  seats: ReactNode;
  /** What is asked, and what is said to a wrong answer. */
  note: ReactNode;
}) {
  const { t } = useText();
  const { puzzle, words } = props;
  const progress = useProgress();
  return (
    <aside className="rail lesson-rail" aria-label={t("puzzle-all-of", { game: words.title() })}>
      <h2>{t("puzzle-title", { number: puzzle.number })}</h2>
      <p className="faint">{words.title()}</p>
      {props.seats}
      <div className="lesson-tutor">
        <Face level="expert" size={44} />
        <div>{props.note ?? <b>{t("puzzle-over")}</b>}</div>
      </div>
      <ol className="lesson-plan">
        {props.all.map((one) => {
          const done = progress(one.game, puzzleLesson(one.number).id)?.done === true;
          const now = one.number === puzzle.number;
          return (
            <li key={one.number} className={now ? "now" : done ? "done" : ""} aria-current={now ? "page" : undefined}>
              <i aria-hidden="true">{done ? <Icon name="check" size={14} /> : one.number}</i>
              {now ? (
                <span>{words.question(one.question)}</span>
              ) : (
                <Link href={`/puzzles/${one.game}/${one.number}`}>{words.question(one.question)}</Link>
              )}
            </li>
          );
        })}
      </ol>
      <div className="lesson-rail-foot">
        <Link href="/" className="button">
          {t("puzzle-skip")}
        </Link>
      </div>
    </aside>
  );
}
