import { useLocation } from "wouter";
import { openTable } from "../../match/shares";
import { rematch } from "../../match/standings";
import type { MatchCard } from "../../protocol";
import { useText, useWords } from "../../text/context";
import { useNotices } from "../../ui/notice";
import { Person } from "../../ui/person";
import { type Companion, companions } from "./results";

/** The people I meet at tables, and the way to another match with each; nothing where I met nobody. */
export function Company({ matches, titles }: { matches: readonly MatchCard[]; titles: ReadonlyMap<string, string> }) {
  const { t } = useText();
  const met = companions(matches);
  if (met.length === 0) return null;
  return (
    <section className="figure company" aria-labelledby="company">
      <h2 id="company">{t("record-company")}</h2>
      <ul>
        {met.map((one) => (
          <Line key={one.name} one={one} title={titles.get(one.latest.game) ?? ""} />
        ))}
      </ul>
      <p className="faint">{t("record-company-text")}</p>
    </section>
  );
}

function Line({ one, title }: { one: Companion; title: string }) {
  const { t } = useText();
  const { attempt } = useNotices();
  const words = useWords(one.latest.game);
  const [, go] = useLocation();
  async function again() {
    const created = await attempt(openTable(rematch(one.latest, one.latest.mine)), words);
    if (created) go(`/match/${created.id}`);
  }
  return (
    <li>
      <Person seat={one.seat} size={40} />
      <span>
        <b>{one.name}</b>
        <small>{t("record-company-count", { count: one.matches, game: title })}</small>
      </span>
      <button type="button" onClick={again}>
        {t("result-again")}
        <span className="hidden">: {one.name}</span>
      </button>
    </li>
  );
}
