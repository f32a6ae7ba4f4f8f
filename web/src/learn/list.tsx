import { Link } from "wouter";
import { api } from "../api/http";
import type { GameInfo, PuzzleInfo } from "../protocol";
import { useText, useWords } from "../text/context";
import { GamePicture } from "../ui/art";
import { Icon } from "../ui/icon";
import { Show, useLoad } from "../ui/load";
import { Page } from "../ui/page";
import { puzzleLesson } from "./daily-puzzle";
import { useFirstGame } from "./first-game";
import { standing, useProgress } from "./progress";
import { useLessonWords } from "./words";
import "./list.css";

/** Every lesson of every game, and how far this reader has come. */
export function LearnPage() {
  const { t } = useText();
  const { loaded, again } = useLoad(api.games);
  const asked = useLoad(api.puzzles);
  const puzzles = asked.loaded.state === "ready" ? asked.loaded.value.puzzles : [];
  return (
    <Page title={t("learn-title")} wide>
      <div className="learn">
        <header className="home-head">
          <h1>{t("learn-title")}</h1>
          <p>{t("learn-lead")}</p>
        </header>
        <Show of={loaded} again={again}>
          {({ games }) => (
            <div className="learn-games">
              {games
                .filter(({ lessons }) => (lessons?.length ?? 0) > 0)
                .map((game) => (
                  <GameLessons key={game.name} game={game} puzzles={puzzles.filter((one) => one.game === game.name)} />
                ))}
            </div>
          )}
        </Show>
      </div>
    </Page>
  );
}

function GameLessons({ game, puzzles }: { game: GameInfo; puzzles: readonly PuzzleInfo[] }) {
  const { t } = useText();
  const words = useWords(game.name);
  const said = useLessonWords(game.name);
  const first = useFirstGame(game, words);
  const progress = useProgress();
  const { loaded } = useLoad(() => api.lessons(game.name));
  const lessons = loaded.state === "ready" ? loaded.value.lessons : [];
  const { next, begun } = standing(game.lessons ?? [], (lesson) => progress(game.name, lesson));

  return (
    <section className="learn-game card" data-game={game.name} aria-labelledby={`learn-${game.name}`}>
      <header>
        <GamePicture game={game.name} />
        <h2 id={`learn-${game.name}`}>{game.title}</h2>
        <Link href={`/rules/${game.name}`} className="button">
          <Icon name="book" size={16} />
          {t("home-rules-short")}
          <span className="hidden">{t("home-quick-which", { game: game.title })}</span>
        </Link>
      </header>
      <ol className="learn-list">
        {said &&
          lessons.map((lesson, index) => {
            const kept = progress(game.name, lesson.id);
            const under = kept && kept.step > 0 ? kept : null;
            return (
              <li key={lesson.id}>
                <Link
                  href={`/learn/${game.name}/${lesson.id}`}
                  className={`learn-lesson${kept?.done ? " done" : ""}${lesson.id === next ? " next" : ""}`}
                >
                  <i aria-hidden="true">{kept?.done ? <Icon name="check" size={16} /> : index + 1}</i>
                  <span>
                    <b>{said.title(lesson.id)}</b>
                    <span>{said.about(lesson.id)}</span>
                  </span>
                  <small>
                    {under
                      ? t("learn-under-way", { at: under.step + 1, count: under.steps })
                      : kept?.done
                        ? t("learn-done")
                        : t("learn-minutes", { minutes: lesson.minutes })}
                  </small>
                </Link>
              </li>
            );
          })}
      </ol>
      {puzzles.length > 0 && (
        <nav className="learn-puzzles" aria-label={t("puzzle-all-of", { game: game.title })}>
          <b>{t("learn-puzzles")}</b>
          {puzzles.map(({ number }) => {
            const solved = progress(game.name, puzzleLesson(number).id)?.done === true;
            return (
              <Link
                key={number}
                href={`/puzzles/${game.name}/${number}`}
                className={solved ? "solved" : ""}
                aria-label={
                  solved ? `${t("puzzle-title", { number })}: ${t("puzzle-over")}` : t("puzzle-title", { number })
                }
              >
                {solved ? <Icon name="check" size={16} /> : number}
              </Link>
            );
          })}
        </nav>
      )}
      <footer className="row">
        {next && (
          <Link href={`/learn/${game.name}/${next}`} className="button primary">
            {t(begun ? "learn-go-on" : "learn-begin")}
          </Link>
        )}
        <button type="button" className={next ? "" : "primary"} onClick={first.play} disabled={first.busy}>
          {t("lesson-first-match")}
        </button>
      </footer>
    </section>
  );
}
