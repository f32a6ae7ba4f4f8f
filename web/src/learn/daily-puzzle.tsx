import { Link } from "wouter";
import { api } from "../api/http";
import type { LessonInfo, PuzzleInfo } from "../protocol";
import { plainName } from "../text/catalogue";
import { useLoadedWords, useText } from "../text/context";
import { GamePicture } from "../ui/art";
import { Icon } from "../ui/icon";
import { useLoad } from "../ui/load";
import { useProgress } from "./progress";
import "./daily-puzzle.css";

/** A puzzle is a lesson of one step, on the real board. */
export function puzzleLesson(number: number): LessonInfo {
  return { id: `puzzle_${number}`, minutes: 1, steps: [{ id: "solve", reads: false }] };
}

/** The puzzle of the day, on the front page; nothing until it is known. */
export function DailyPuzzle() {
  const { loaded } = useLoad(api.puzzles);
  if (loaded.state !== "ready" || !loaded.value.today) return null;
  return <Today today={loaded.value.today} week={loaded.value.week} />;
}

function Today({ today, week }: { today: PuzzleInfo; week: readonly PuzzleInfo[] }) {
  const { t } = useText();
  const progress = useProgress();
  const words = useLoadedWords(today.game);
  const ticks = week.map(({ game, number }) => progress(game, puzzleLesson(number).id)?.done === true);
  const row = inARow(ticks);
  const solved = progress(today.game, puzzleLesson(today.number).id)?.done === true;
  return (
    <section className="daily" aria-labelledby="daily" data-game={today.game}>
      <div className="section-head">
        <h2 id="daily">{t("puzzle-daily")}</h2>
        {row > 1 && <span className="daily-row">{t("puzzle-row", { count: row })}</span>}
      </div>
      <div className="daily-box">
        <Link href={`/puzzles/${today.game}/${today.number}`} className="daily-card">
          <GamePicture game={today.game} />
          <span>
            <b>{words?.title() ?? plainName(today.game)}</b>
            {words?.question(today.question) ?? t("puzzle-find")}
          </span>
          <span className={solved ? "button" : "button primary"}>
            <Icon name={solved ? "check" : "play"} size={18} /> {t(solved ? "puzzle-done" : "puzzle-solve")}
          </span>
        </Link>
        <Week puzzles={week} />
      </div>
    </section>
  );
}

/** How many of the latest days are solved without a gap; today's may still be open. */
export function inARow(solved: readonly boolean[]): number {
  const days = solved.at(-1) ? solved : solved.slice(0, -1);
  return days.length - 1 - days.lastIndexOf(false);
}

const DAY = 86_400_000;

/** The puzzles of the last seven days, today's last: those solved in this browser are ticked, the others can be caught up. */
function Week({ puzzles }: { puzzles: readonly PuzzleInfo[] }) {
  const { t, language } = useText();
  const progress = useProgress();
  const now = Date.now();
  // The day of a puzzle is the server's, which is Greenwich's.
  const short = new Intl.DateTimeFormat(language, { weekday: "narrow", timeZone: "UTC" });
  const long = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return (
    <ol className="daily-week" aria-label={t("puzzle-week")}>
      {puzzles.map((puzzle, index) => {
        const day = now - (puzzles.length - 1 - index) * DAY;
        const solved = progress(puzzle.game, puzzleLesson(puzzle.number).id)?.done === true;
        return (
          <li key={index}>
            <Link
              href={`/puzzles/${puzzle.game}/${puzzle.number}`}
              className={solved ? "solved" : ""}
              aria-label={t("puzzle-of-day", { day: long.format(day), solved: String(solved) })}
              aria-current={index === puzzles.length - 1 ? "date" : undefined}
              data-game={puzzle.game}
            >
              {solved ? <Icon name="check" size={16} /> : short.format(day)}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
