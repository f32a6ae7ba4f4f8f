import { type ReactNode, useMemo } from "react";
import { Link } from "wouter";
import { contentFrom } from "../api/content";
import { api } from "../api/http";
import { LostPage } from "../pages/lost";
import type { GameInfo, PuzzleInfo } from "../protocol";
import { Catalogue } from "../text/catalogue";
import { useLoadedWords, useText } from "../text/context";
import { Awaited, useLoad } from "../ui/load";
import { phrase } from "../ui/notice";
import { Page } from "../ui/page";
import { puzzleLesson } from "./daily-puzzle";
import { PuzzleRail } from "./puzzle-rail";
import { LessonRoom } from "./room";
import { useLessonStore } from "./store";
import { LessonWords } from "./words";

/** A puzzle by its address. */
export function PuzzlePage({ game: name, number }: { game: string; number: string }) {
  const games = useLoad(api.games);
  const puzzles = useLoad(api.puzzles);
  const game = games.loaded.state === "ready" ? games.loaded.value.games.find((one) => one.name === name) : null;
  const puzzle =
    puzzles.loaded.state === "ready"
      ? puzzles.loaded.value.puzzles.find((one) => one.game === name && String(one.number) === number)
      : null;
  if (game === undefined || puzzle === undefined) return <LostPage />;
  if (game === null || puzzle === null) {
    return (
      <Page title={null}>
        <Awaited all={[games, puzzles]} />
      </Page>
    );
  }
  const all = puzzles.loaded.state === "ready" ? puzzles.loaded.value.puzzles.filter((one) => one.game === name) : [];
  return <OpenPuzzle key={puzzle.number} game={game} puzzle={puzzle} all={all} />;
}

function OpenPuzzle({ game, puzzle, all }: { game: GameInfo; puzzle: PuzzleInfo; all: readonly PuzzleInfo[] }) {
  const text = useText();
  const { t } = text;
  const lesson = useMemo(() => puzzleLesson(puzzle.number), [puzzle.number]);
  const { store, state } = useLessonStore(game.name, lesson);
  const words = useLoadedWords(game.name);
  const said = useMemo(() => {
    const key = `lesson-${lesson.id}`;
    const line = (part: string, sentence: string) => `${key}${part} = ${sentence.replaceAll(/\s+/g, " ")}`;
    const lines = [
      line("", t("puzzle-title", { number: puzzle.number })),
      line("-solve", t("puzzle-text")),
      line("-solve-title", t("puzzle-find")),
      line("-solve-else", t("puzzle-else")),
    ];
    return new LessonWords(game.name, new Catalogue([{ language: text.language, source: lines.join("\n") }]));
  }, [game.name, lesson.id, puzzle.number, text.language, t]);
  contentFrom(game.name, null);
  const { table } = state.match;
  if (state.fatal || table === null || words === null) {
    return (
      <Page title={null}>
        <section className="lost" role={state.fatal ? "alert" : undefined} aria-busy={!state.fatal}>
          <p>{state.fatal ? phrase(state.fatal, text) : t("loading")}</p>
        </section>
      </Page>
    );
  }
  const next = all.find((one) => one.number > puzzle.number) ?? all.find((one) => one.number !== puzzle.number);
  const frame = {
    rail: (seats: ReactNode, note: ReactNode) => (
      <PuzzleRail puzzle={puzzle} all={all} words={words} seats={seats} note={note} />
    ),
    next: next && (
      <Link href={`/puzzles/${next.game}/${next.number}`} className="button primary">
        {t("puzzle-next")}
      </Link>
    ),
  };
  return (
    <LessonRoom
      store={store}
      state={state}
      table={table}
      game={game}
      lesson={lesson}
      words={words}
      said={said}
      puzzle={frame}
    />
  );
}
