import { Link } from "wouter";
import { api } from "../api/http";
import type { LessonInfo } from "../protocol";
import { useText, useWords } from "../text/context";
import { GameArt } from "../ui/art";
import { Icon } from "../ui/icon";
import { useLoad } from "../ui/load";
import { useProgress } from "./progress";
import "./daily-puzzle.css";

/** A puzzle is a lesson of one step, on the real board. */
export function puzzleLesson(number: number): LessonInfo {
  return { id: `puzzle_${number}`, minutes: 1, steps: [{ id: "solve", reads: false }] };
}

/** The puzzle of the day, on the front page. */
export function DailyPuzzle() {
  const { t } = useText();
  const { loaded } = useLoad(api.puzzles);
  const progress = useProgress();
  const today = loaded.state === "ready" ? loaded.value.today : null;
  const words = useWords(today?.game ?? "");
  if (!today) return null;
  const solved = progress(today.game, puzzleLesson(today.number).id)?.done === true;
  return (
    <section className="daily" aria-labelledby="daily" data-game={today.game}>
      <div className="section-head">
        <h2 id="daily">{t("puzzle-daily")}</h2>
      </div>
      <Link href={`/puzzles/${today.game}/${today.number}`} className="daily-card">
        <GameArt game={today.game} />
        <span>
          <b>{words.title()}</b>
          {words.question(today.question)}
        </span>
        <span className="button">
          <Icon name={solved ? "check" : "play"} size={18} /> {t(solved ? "puzzle-done" : "puzzle-solve")}
        </span>
      </Link>
    </section>
  );
}
