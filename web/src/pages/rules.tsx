import { Link } from "wouter";
import { hasLegend } from "../boards/legend";
import { HowToPlay, LegendSymbols } from "../match/legend";
import { RulesText } from "../match/rules";
import { useText, useWords } from "../text/context";
import { GlossaryProvider } from "../text/glossary";
import { GamePicture } from "../ui/art";
import { Page } from "../ui/page";

/** A game's rules on a page of their own: its scene, the signs on its pieces as they are drawn there, every chapter. */
export function RulesPage({ game }: { game: string }) {
  const { t } = useText();
  const words = useWords(game);
  return (
    <Page title={t("rules-title", { game: words.title() })}>
      <article className="rules-page" data-game={game}>
        <header className="game-head">
          <GamePicture game={game} />
          <h1>{t("rules-title", { game: words.title() })}</h1>
          <p>
            <Link href={`/new/${game}`} className="button primary">
              {t("home-setup")}
            </Link>
            {hasLegend(game) && (
              <Link href="/learn" className="button">
                {t("learn-title")}
              </Link>
            )}
          </p>
        </header>
        {hasLegend(game) && <HowToPlay game={game} />}
        <div className="rules-columns">
          <GlossaryProvider game={game}>
            <RulesText game={game} />
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
