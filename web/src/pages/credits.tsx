import { useText } from "../text/context";
import { Page } from "../ui/page";

const GAMES = [
  ["Galactic Cruise", "T.K. King, Dennis Northcott, Koltin Thompson", "Kinson Key Games"],
  ["Galaxy Trucker", "Vlaada Chvátil", "Czech Games Edition"],
  ["Leaving Earth", "Joe Fatula", "The Lumenaris Group"],
] as const;

const SOFTWARE = [
  ["React", "MIT"],
  ["wouter", "Unlicense"],
  ["Project Fluent", "Apache-2.0"],
  ["Baloo 2", "OFL-1.1"],
  ["Exo 2", "OFL-1.1"],
  ["Inter", "OFL-1.1"],
  ["Lilita One", "OFL-1.1"],
  ["Righteous", "OFL-1.1"],
  ["Saira Stencil One", "OFL-1.1"],
  ["Litestar", "MIT"],
  ["msgspec", "BSD-3-Clause"],
  ["SQLAlchemy", "MIT"],
  ["uvicorn", "BSD-3-Clause"],
] as const;

/** Whose games these are, and what the page is built from. */
export function CreditsPage() {
  const { t } = useText();
  return (
    <Page title={t("credits-title")}>
      <article className="prose">
        <h1>{t("credits-title")}</h1>
        <p>{t("credits-fans")}</p>
        <h2>{t("credits-games")}</h2>
        <dl className="credits">
          {GAMES.map(([title, designers, publisher]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{t("credits-game", { designers, publisher })}</dd>
            </div>
          ))}
        </dl>
        <p>{t("credits-own")}</p>
        <p>
          {t("credits-icons")} <a href="https://game-icons.net">game-icons.net</a> (
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>)
        </p>
        <h2>{t("credits-software")}</h2>
        <ul>
          {SOFTWARE.map(([name, licence]) => (
            <li key={name}>
              {name} <span className="faint">({licence})</span>
            </li>
          ))}
        </ul>
      </article>
    </Page>
  );
}
