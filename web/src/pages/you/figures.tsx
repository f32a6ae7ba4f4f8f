import type { CSSProperties } from "react";
import { Link } from "wouter";
import { puzzleLesson } from "../../learn/daily-puzzle";
import { standing, useProgress } from "../../learn/progress";
import type { GameInfo, MatchCard, PuzzleInfo } from "../../protocol";
import { useText } from "../../text/context";
import { Face } from "../../ui/face";
import { againstBots, calendar, type Played, WEEKS } from "./results";

/** The share of my matches won against each bot of the ladder; nothing where none was met. */
export function AgainstBots({ done }: { done: readonly Played[] }) {
  const { t } = useText();
  const met = againstBots(done);
  if (met.every(({ count }) => count === 0)) return null;
  return (
    <article className="figure record-bots">
      <h3>{t("record-bots")}</h3>
      <p>{t("record-bots-text")}</p>
      <ul>
        {met.map(({ level, count, won }) => {
          const said = t("record-bot", { bot: t(`bot-${level}`), won, count });
          return (
            <li key={level} data-level={level} className={`level-${level}`} title={said}>
              <span className="hidden">{said}</span>
              <b aria-hidden="true">{count === 0 ? "–" : `${Math.round((100 * won) / count)} %`}</b>
              <i aria-hidden="true">
                <i style={{ height: `${count === 0 ? 0 : (100 * won) / count}%` }} />
              </i>
              <Face level={level} size={38} />
            </li>
          );
        })}
      </ul>
    </article>
  );
}

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

/** On which days of the last weeks I began a match. */
export function WhenIPlay({ matches }: { matches: readonly MatchCard[] }) {
  const { t } = useText();
  const weeks = calendar(matches, new Date());
  const most = Math.max(1, ...weeks.flat().map((count) => count ?? 0));
  return (
    <article className="figure record-when">
      <h3>{t("record-when")}</h3>
      <p>{t("record-when-text", { weeks: WEEKS, count: matches.length })}</p>
      <div aria-hidden="true">
        {weeks.map((days, week) => (
          <span key={week}>
            {days.map((count, day) => (
              <i key={day} style={count === null ? { opacity: 0 } : ({ "--share": count / most } as CSSProperties)} />
            ))}
          </span>
        ))}
      </div>
    </article>
  );
}
