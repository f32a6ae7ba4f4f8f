import { Link } from "wouter";
import { useText } from "../text/context";
import { Page } from "../ui/page";

/** There is nothing at this address. */
export function LostPage() {
  const { t } = useText();
  return (
    <Page title={t("lost-title")}>
      <section className="lost">
        <svg viewBox="0 0 240 120" width="240" height="120" aria-hidden="true">
          <path className="lost-orbit" d="M10 100C60 0 180 0 230 100" />
          <circle className="lost-star" cx="120" cy="25" r="3" />
          <circle className="lost-star" cx="40" cy="40" r="2" />
          <circle className="lost-star" cx="205" cy="30" r="2" />
          <path className="lost-ship" d="M176 44l16 6-10 12-4-7-8-1z" />
        </svg>
        <h1>{t("lost-title")}</h1>
        <p>{t("lost-text")}</p>
        <Link href="/" className="button primary">
          {t("lost-home")}
        </Link>
      </section>
    </Page>
  );
}
