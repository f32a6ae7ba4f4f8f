import { Link } from "wouter";
import { api } from "../../api/http";
import { inARow, puzzleLesson } from "../../learn/daily-puzzle";
import { useProgress } from "../../learn/progress";
import type { Me } from "../../protocol";
import { useText } from "../../text/context";
import { doorOf } from "../../ui/art";
import { Icon } from "../../ui/icon";
import { useLoad } from "../../ui/load";
import { Person } from "../../ui/person";

/** Who I am here, before the worlds I play in. */
export function Head({ me }: { me: Me }) {
  const { t } = useText();
  const progress = useProgress();
  const puzzles = useLoad(api.puzzles);
  const week = puzzles.loaded.state === "ready" ? puzzles.loaded.value.week : [];
  const row = inARow(week.map(({ game, number }) => progress(game, puzzleLesson(number).id)?.done === true));
  return (
    <header className="you">
      <span className="you-worlds" aria-hidden="true">
        {["galactic_cruise", "galaxy_trucker", "leaving_earth"].map((game) => (
          <img key={game} src={doorOf(game) ?? ""} alt="" />
        ))}
      </span>
      <Person seat={0} size={84} />
      <div>
        <h1>{me.name ?? t("account-title")}</h1>
        <p>{me.guest ? t("account-guest") : t("account-login", { login: me.login ?? "" })}</p>
        {row > 1 && (
          <p className="you-chip">
            <Icon name="check" size={16} /> {t("record-puzzle-row", { count: row })}
          </p>
        )}
      </div>
      <nav aria-label={t("account-settings")}>
        {me.admin && (
          <Link href="/account?admin" className="button">
            {t("nav-admin")}
          </Link>
        )}
        <a href="#settings" className="button">
          {t("account-settings")}
        </a>
      </nav>
    </header>
  );
}
