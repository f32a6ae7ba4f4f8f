import { Link } from "wouter";
import { RulesText } from "../match/rules";
import { useText, useWords } from "../text/context";
import { GlossaryProvider } from "../text/glossary";
import { Page } from "../ui/page";

/** A game's rules on a page of their own. */
export function RulesPage({ game }: { game: string }) {
  const { t } = useText();
  const words = useWords(game);
  return (
    <Page title={t("rules-title", { game: words.title() })}>
      <article className="prose">
        <h1>{t("rules-title", { game: words.title() })}</h1>
        <GlossaryProvider game={game}>
          <RulesText game={game} />
        </GlossaryProvider>
        <p>
          <Link href={`/new/${game}`} className="button primary">
            {t("home-setup")}
          </Link>
        </p>
      </article>
    </Page>
  );
}
