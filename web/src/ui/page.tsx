import { type ReactNode, useEffect } from "react";
import { Link } from "wouter";
import { SiteBar } from "../bar/bar";
import { useText } from "../text/context";
import { LANGUAGES } from "../text/language";

/** The frame of every page but the match: brand, way around, settings, footer. */
export function Page({ title, wide, children }: { title: string | null; wide?: boolean; children: ReactNode }) {
  const { t } = useText();
  useTitle(title);
  return (
    <div className={wide ? "page wide" : "page"}>
      <a className="skip" href="#content">
        {t("skip")}
      </a>
      <header className="site">
        <Brand />
        <SiteBar />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="site">
        <p>{t("footer-text")}</p>
        <nav aria-label={t("footer-label")}>
          <Link href="/credits">{t("nav-credits")}</Link>
          <LanguagePicker />
        </nav>
      </footer>
    </div>
  );
}

/** The frame alone, until what it is for is there. */
export function Blank() {
  return <Page title={null}>{null}</Page>;
}

export function Brand() {
  const { t } = useText();
  return (
    <Link href="/" className="brand" aria-label={t("nav-home")}>
      <svg viewBox="0 0 64 64" width="32" height="32" aria-hidden="true">
        <path className="brand-ground" d="M6 50a28 28 0 0 1 52 0z" />
        <path className="brand-hull" d="M32 6c7 6 9 14 9 21l4 6v8l-8-4H27l-8 4v-8l4-6c0-7 2-15 9-21z" />
        <circle className="brand-port" cx="32" cy="23" r="4" />
        <path className="brand-flame" d="M28 40h8l-4 13z" />
      </svg>
      <span>Cosmodrome</span>
    </Link>
  );
}

export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · Cosmodrome` : "Cosmodrome";
  }, [title]);
}

/** The switch of languages, each by its own name. */
export function LanguagePicker() {
  const { t, language, setLanguage } = useText();
  return (
    <label className="language">
      <span>{t("language")}</span>
      <select value={language} onChange={(event) => setLanguage(event.target.value)}>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {new Intl.DisplayNames([one], { type: "language" }).of(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
