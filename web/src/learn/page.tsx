import { contentFrom } from "../api/content";
import { api } from "../api/http";
import { LostPage } from "../pages/lost";
import type { GameInfo, LessonInfo } from "../protocol";
import { useLoadedWords, useText } from "../text/context";
import { Awaited, useLoad } from "../ui/load";
import { phrase } from "../ui/notice";
import { Page } from "../ui/page";
import { LessonRoom } from "./room";
import { useLessonStore } from "./store";
import { useLessonWords } from "./words";

/** A lesson by its address. */
export function LessonPage({ game: name, lesson: wanted }: { game: string; lesson: string }) {
  const games = useLoad(api.games);
  const lessons = useLoad(() => api.lessons(name));
  const game = games.loaded.state === "ready" ? games.loaded.value.games.find((one) => one.name === name) : null;
  const lesson = lessons.loaded.state === "ready" ? lessons.loaded.value.lessons.find(({ id }) => id === wanted) : null;
  const lost = lessons.loaded.state === "failed" && lessons.loaded.problem.code === "unknown_game";
  if (game === undefined || lesson === undefined || lost) return <LostPage />;
  if (game === null || lesson === null) {
    return (
      <Page title={null}>
        <Awaited all={[games, lessons]} />
      </Page>
    );
  }
  return <OpenLesson game={game} lesson={lesson} />;
}

function OpenLesson({ game, lesson }: { game: GameInfo; lesson: LessonInfo }) {
  const text = useText();
  const { store, state } = useLessonStore(game.name, lesson);
  const words = useLoadedWords(game.name);
  const said = useLessonWords(game.name);
  contentFrom(game.name, null);
  if (state.fatal) {
    return (
      <Page title={null}>
        <section className="lost" role="alert">
          <p>{phrase(state.fatal, text)}</p>
        </section>
      </Page>
    );
  }
  const { table } = state.match;
  if (table === null || words === null || said === null) {
    return (
      <Page title={null}>
        <section className="lost" aria-busy="true">
          <p>{text.t("loading")}</p>
        </section>
      </Page>
    );
  }
  return <LessonRoom store={store} state={state} table={table} game={game} lesson={lesson} words={words} said={said} />;
}
