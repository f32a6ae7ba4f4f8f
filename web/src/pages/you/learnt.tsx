import { Link } from "wouter";
import { puzzleLesson } from "../../learn/daily-puzzle";
import { standing, useProgress } from "../../learn/progress";
import type { GameInfo, PuzzleInfo } from "../../protocol";
import { useText } from "../../text/context";

/** What was learnt in this browser: lessons and puzzles of each game. */
export function Learnt({ games, puzzles }: { games: readonly GameInfo[]; puzzles: readonly PuzzleInfo[] }) {
  const { t } = useText();
  const progress = useProgress();
  return (
    <article className="figure record-learnt">
      <h3>{t("record-learnt")}</h3>
      <p>{t("record-learnt-text")}</p>
      <ul>
        {games.map(({ name, title, lessons }) => {
          const all = lessons ?? [];
          const { done } = standing(all, (lesson) => progress(name, lesson));
          const mine = puzzles.filter(({ game }) => game === name);
          const solved = mine.filter(({ number }) => progress(name, puzzleLesson(number).id)?.done).length;
          return (
            <li key={name} data-game={name}>
              <Link href="/learn">{title}</Link>
              <Bar done={done} count={all.length} said={t("record-lessons", { done, count: all.length })} />
              {mine.length > 0 && (
                <Bar
                  done={solved}
                  count={mine.length}
                  said={t("record-puzzles", { done: solved, count: mine.length })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </article>
  );
}

function Bar({ done, count, said }: { done: number; count: number; said: string }) {
  return (
    <span className="record-bar">
      <small>{said}</small>
      <i aria-hidden="true">
        <i style={{ width: `${(100 * done) / Math.max(1, count)}%` }} />
      </i>
    </span>
  );
}
