import { Link } from "wouter";
import { useText } from "../text/context";
import { Adrift } from "../ui/adrift";
import { Page } from "../ui/page";

/** There is nothing at this address. */
export function LostPage() {
  const { t } = useText();
  return (
    <Page title={t("lost-title")}>
      <section className="lost">
        <Adrift />
        <h1>{t("lost-title")}</h1>
        <p>{t("lost-text")}</p>
        <Link href="/" className="button primary">
          {t("lost-home")}
        </Link>
      </section>
    </Page>
  );
}
