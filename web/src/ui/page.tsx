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
      <svg viewBox="4 4 56 56" width="34" height="34" aria-hidden="true">
        <path className="brand-flame" d="M26 39h12l-6 19z" />
        <path className="brand-fin" d="M24 26 16 37v9l10-7zM40 26l8 11v9l-10-7z" />
        <path className="brand-hull" d="M32 5c8 7 10 15 10 22 0 6-2 10-4 13H26c-2-3-4-7-4-13 0-7 2-15 10-22z" />
        <circle className="brand-port" cx="32" cy="24" r="4.5" />
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
