import { Link } from "wouter";
import { api } from "../api/http";
import { hasLegend } from "../boards/legend";
import { NextLesson } from "../learn/new-here";
import { HowToPlay, LegendSymbols } from "../match/legend";
import { RulesText } from "../match/rules";
import { useText, useWords } from "../text/context";
import { GlossaryProvider } from "../text/glossary";
import { GamePicture } from "../ui/art";
import { useLoad } from "../ui/load";
import { Page } from "../ui/page";
import { LostPage } from "./lost";

/** A game's rules on a page of their own: its scene, the signs on its pieces as they are drawn there, every chapter. */
export function RulesPage({ game }: { game: string }) {
  const { t, has } = useText();
  const words = useWords(game);
  const { loaded } = useLoad(api.games);
  const key = `about-${game}`;
  const about = words.tagline() ?? (has(key) ? t(key) : null);
  const known = loaded.state === "ready" ? loaded.value.games.find(({ name }) => name === game) : undefined;
  const lessons = known?.lessons ?? [];
  if (loaded.state === "ready" && !known) return <LostPage />;
  return (
    <Page title={t("rules-title", { game: words.title() })}>
      <article className="rules-page" data-game={game}>
        <header className="game-head">
          <GamePicture game={game} />
          <div>
            <h1>{t("rules-title", { game: words.title() })}</h1>
            {about && <p>{about}</p>}
          </div>
          <p>
            <Link href={`/new/${game}`} className="button primary">
              {t("home-setup")}
            </Link>
            {lessons.length > 0 && <NextLesson game={game} lessons={lessons} />}
          </p>
        </header>
        {hasLegend(game) && <HowToPlay game={game} />}
        <div className="rules-columns">
          <GlossaryProvider game={game}>
            <RulesText game={game} begun />
          </GlossaryProvider>
          {hasLegend(game) && (
            <aside aria-labelledby="signs">
              <h2 id="signs">{t("legend")}</h2>
              <LegendSymbols game={game} alone />
            </aside>
          )}
        </div>
      </article>
    </Page>
  );
}
