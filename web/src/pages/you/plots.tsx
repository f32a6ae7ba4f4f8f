import type { CSSProperties } from "react";
import { Link } from "wouter";
import { scale } from "../../match/graph";
import type { GameInfo, MatchCard } from "../../protocol";
import { useText } from "../../text/context";
import { Face } from "../../ui/face";
import { signedIn } from "../../ui/figures";
import { Line, Plot, type Spot } from "./plot";
import { againstBots, bins, calendar, luckOf, type Played, places, WEEKS } from "./results";

const dayOf = (language: string) => {
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year: "2-digit" });
  return (seconds: number) => format.format(new Date(1000 * seconds));
};

/** At which places my matches ended, a bar for each game. */
export function Places({ done, games }: { done: readonly Played[]; games: readonly GameInfo[] }) {
  const { t } = useText();
  const counted = games
    .map(({ name, title }) => ({
      name,
      title,
      counts: places(done.filter(({ game, card }) => game === name && card.players.length > 1)),
    }))
    .filter(({ counts }) => counts.length > 0);
  const most = Math.max(0, ...counted.map(({ counts }) => counts.length));
  const named = Array.from({ length: most }, (_, n) => t("record-nth", { place: n + 1 }));
  if (counted.length === 0) return null;
  return (
    <Plot
      title={t("record-places")}
      text={t("record-places-text")}
      className="plot-places"
      rows={[
        [t("record-game"), ...named],
        ...counted.map(({ title, counts }) => [title, ...named.map((_, n) => counts[n] ?? 0)]),
      ]}
    >
      <dl>
        {counted.map(({ name, title, counts }) => (
          <div key={name} data-plot-of={name}>
            <dt>{title}</dt>
            <dd>
              {counts.map((count, n) =>
                count === 0 ? null : (
                  <span
                    key={n}
                    style={{ flexGrow: count, "--nth": n } as CSSProperties}
                    title={t("record-count", { place: n + 1, count })}
                  >
                    <span className="hidden">{t("record-count", { place: n + 1, count })}</span>
                    <b aria-hidden="true">{count}</b>
                  </span>
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="plot-legend" aria-hidden="true">
        {named.map((name, n) => (
          <span key={name}>
            <i style={{ "--nth": n } as CSSProperties} />
            {name}
          </span>
        ))}
      </p>
    </Plot>
  );
}

/** The share of my matches won against each bot of the ladder. */
export function AgainstBots({ done }: { done: readonly Played[] }) {
  const { t, language } = useText();
  const met = againstBots(done);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  if (met.every(({ count }) => count === 0)) return null;
  return (
    <Plot
      title={t("record-bots")}
      text={t("record-bots-text")}
      className="record-bots"
      rows={[
        [t("record-bots-bot"), t("record-bots-won"), t("record-bots-of")],
        ...met.map(({ level, count, won }) => [t(`bot-${level}`), won, count]),
      ]}
    >
      <ul>
        {met.map(({ level, count, won }) => {
          const said = t("record-bot", { bot: t(`bot-${level}`), won, count });
          return (
            <li key={level} data-level={level} className={`level-${level}`} title={said}>
              <span className="hidden">{said}</span>
              <b aria-hidden="true">{count === 0 ? "–" : percent.format(won / count)}</b>
              <i aria-hidden="true">
                <i style={{ height: `${count === 0 ? 0 : (100 * won) / count}%` }} />
              </i>
              <Face level={level} size={38} />
            </li>
          );
        })}
      </ul>
    </Plot>
  );
}

/** The lead that luck does not explain, match by match, where the coach has looked at them. */
export function Decisions({ done, game, title }: { done: readonly Played[]; game: string; title: string }) {
  const { t, language } = useText();
  const told = done.filter(({ play }) => play != null).reverse();
  const day = dayOf(language);
  const signed = signedIn(language, 1);
  const values = told.map(({ play }) => play ?? 0);
  if (told.length === 0) return null;
  return (
    <Plot
      title={t("record-decisions")}
      text={t("record-decisions-text", { game: title })}
      className="plot-course"
      game={game}
      rows={[
        [t("record-day"), t("record-decisions")],
        ...told.map((one) => [day(one.finished), signed(one.play ?? 0)]),
      ]}
    >
      <Course values={values} />
    </Plot>
  );
}

/** My luck summed up, and how far such sums usually stray. */
export function Luck({ done, game, title }: { done: readonly Played[]; game: string; title: string }) {
  const { t, language } = useText();
  const told = luckOf(done);
  const day = dayOf(language);
  const signed = signedIn(language, 1);
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  if (told.length === 0) return <NoReports done={done} game={game} title={title} />;
  return (
    <Plot
      title={t("record-luck")}
      text={t("record-luck-text", { game: title })}
      className="plot-course plot-luck"
      game={game}
      rows={[
        [t("record-day"), t("record-luck"), t("record-luck-sum"), t("record-luck-usual")],
        ...told.map(({ match, sum, usual }) => [
          day(match.finished),
          signed(match.luck ?? 0),
          signed(sum),
          `± ${plain.format(usual)}`,
        ]),
      ]}
    >
      <Course values={[0, ...told.map(({ sum }) => sum)]} band={[0, ...told.map(({ usual }) => usual)]} />
    </Plot>
  );
}

/** The coach has looked at none of these matches: where to ask for a report. */
function NoReports({ done, game, title }: { done: readonly Played[]; game: string; title: string }) {
  const { t } = useText();
  const latest = done[0];
  return (
    <article className="figure plot plot-none" data-plot-of={game}>
      <h3>{t("record-none-told")}</h3>
      <p>{t("record-reports-none", { game: title })}</p>
      {latest && (
        <Link className="button" href={`/match/${latest.match}/coach`}>
          {t("record-ask-coach")}
        </Link>
      )}
    </article>
  );
}

/** Values one after the other around zero, with round figures at the side. */
function Course({ values, band }: { values: readonly number[]; band?: readonly number[] }) {
  const { t, language } = useText();
  const signed = signedIn(language, 1);
  const farthest = Math.max(1, ...[...values, ...(band ?? [])].map(Math.abs));
  const x = (n: number) => (values.length === 1 ? 0.5 : n / (values.length - 1));
  const y = (value: number) => 0.5 + (0.46 * value) / farthest;
  const spots: Spot[] = values.map((value, n) => [x(n), y(value)]);
  const edge: Spot[] | undefined = band && [
    ...band.map((usual, n): Spot => [x(n), y(usual)]),
    ...band.map((usual, n): Spot => [x(n), y(-usual)]).reverse(),
  ];
  return (
    <>
      <div className="plot-field">
        {scale(-farthest, farthest).map((value) => (
          <span key={value} className={value === 0 ? "zero" : undefined} style={{ bottom: `${100 * y(value)}%` }}>
            {value === 0 ? "±0" : signed(value)}
          </span>
        ))}
        <Line spots={spots} ground={0.5} {...(edge ? { band: edge } : {})} />
      </div>
      <p className="plot-ends" aria-hidden="true">
        <span>{t("record-matches-ago", { count: band ? values.length - 1 : values.length })}</span>
        <span>{t("record-now")}</span>
      </p>
    </>
  );
}

/** How often I made how many points, and the others at my tables. */
export function Points({ done, game, title }: { done: readonly Played[]; game: string; title: string }) {
  const { t } = useText();
  const shown = bins(done);
  const most = Math.max(1, ...shown.map(({ mine }) => mine));
  const others = Math.max(1, ...shown.map(({ others: count }) => count));
  const alone = shown.every(({ others: count }) => count === 0);
  const every = Math.ceil(shown.length / 5);
  const spots: Spot[] = shown.map(({ others: count }, n) => [(n + 0.5) / shown.length, count / others]);
  return (
    <Plot
      title={t("record-points", { game: title })}
      text={t(alone ? "record-points-alone" : "record-points-text")}
      className="plot-points"
      game={game}
      rows={[
        [t("record-points-from"), t("record-points-mine"), t("record-points-others")],
        ...shown.map((bin) => [bin.from, bin.mine, bin.others]),
      ]}
    >
      <div className="plot-bars" aria-hidden="true">
        {shown.map(({ from, mine }) => (
          <i key={from} style={{ height: `${(100 * mine) / most}%` }} />
        ))}
        {!alone && <Line spots={spots} />}
      </div>
      <p className="plot-axis" aria-hidden="true">
        {shown.map(({ from }, n) => (
          <span key={from}>{n % every === 0 ? from : ""}</span>
        ))}
      </p>
    </Plot>
  );
}

/** On which days of the last weeks I began a match. */
export function WhenIPlay({ matches }: { matches: readonly MatchCard[] }) {
  const { t, language } = useText();
  const weeks = calendar(matches, new Date());
  const most = Math.max(1, ...weeks.flat().map((count) => count ?? 0));
  // A Monday, as the calendar begins.
  const days = Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(language, { weekday: "short" }).format(new Date(2024, 0, 1 + day)),
  );
  return (
    <Plot
      title={t("record-when")}
      text={t("record-when-text", {
        weeks: WEEKS,
        count: weeks.flat().reduce<number>((sum, one) => sum + (one ?? 0), 0),
      })}
      className="record-when"
      rows={[
        [t("record-day"), t("record-when-count")],
        ...days.map((day, n) => [day, weeks.reduce((sum, week) => sum + (week[n] ?? 0), 0)]),
      ]}
    >
      <div aria-hidden="true">
        {weeks.map((week, n) => (
          <span key={n}>
            {week.map((count, day) => (
              <i key={day} style={count === null ? { opacity: 0 } : ({ "--share": count / most } as CSSProperties)} />
            ))}
          </span>
        ))}
      </div>
    </Plot>
  );
}
