import { Link } from "wouter";
import { api } from "../../api/http";
import type { MatchCard } from "../../protocol";
import { plainName } from "../../text/catalogue";
import { useText } from "../../text/context";
import { doorOf, GamePicture } from "../../ui/art";
import { Emblem } from "../../ui/emblem";
import { Face, LEVELS, levelOf } from "../../ui/face";
import { useLoad } from "../../ui/load";
import { ago } from "../../ui/time";
import { playerNames } from "../match-row";
import { finished, type Played, played, useEndings } from "./results";

/** How many matches the history shows. */
const SHOWN = 8;

/** What became of my matches: game by game, against the bots, one by one. */
export function Record() {
  const mine = useLoad(api.myMatches);
  const games = useLoad(api.games);
  if (mine.loaded.state !== "ready" || games.loaded.state !== "ready") return null;
  const titles = new Map(games.loaded.value.games.map(({ name, title }) => [name, title]));
  return <Results matches={finished(mine.loaded.value.matches)} now={mine.loaded.value.now} titles={titles} />;
}

/** A game of which nothing can be told yet: the way to a first table. */
function Unplayed({ game, title }: { game: string; title: string }) {
  const { t } = useText();
  return (
    <Link className="record-game unplayed" data-game={game} href={`/new/${game}`}>
      <GamePicture game={game} />
      <h3>{title}</h3>
      <span className="button">{t("home-setup")}</span>
    </Link>
  );
}

interface ResultsProps {
  matches: readonly MatchCard[];
  now: number;
  titles: ReadonlyMap<string, string>;
}

export function Results({ matches, now, titles }: ResultsProps) {
  const { t } = useText();
  const endings = useEndings(matches);
  const done = matches.flatMap((match) => {
    const ending = endings.get(match.id);
    return ending ? [played(match, ending)] : [];
  });
  const games = [...new Set(done.map(({ match }) => match.game))];
  return (
    <section className="record wide" aria-labelledby="record">
      <div className="section-head">
        <h2 id="record">{t("record")}</h2>
        {done.length > 0 && (
          <span className="faint">
            {t("record-summary", { matches: done.length, won: done.filter(({ won }) => won).length })}
          </span>
        )}
      </div>
      {matches.length === 0 && <p className="faint">{t("record-none")}</p>}
      {matches.length > 0 && done.length === 0 && <p className="faint">{t("record-counting")}</p>}
      <div className="record-games">
        {games.map((game) => (
          <GameRecord
            key={game}
            game={game}
            title={titles.get(game) ?? plainName(game)}
            done={done.filter(({ match }) => match.game === game)}
          />
        ))}
        {matches.length === 0 &&
          [...titles]
            .filter(([game]) => doorOf(game) !== null)
            .map(([game, title]) => <Unplayed key={game} game={game} title={title} />)}
        {(done.length > 0 || matches.length === 0) && <AgainstBots done={done} />}
      </div>
      {done.length > 0 && (
        <>
          <h3>{t("record-history")}</h3>
          <ul className="record-history">
            {done.slice(0, SHOWN).map((one) => (
              <Line key={one.match.id} one={one} now={now} title={titles.get(one.match.game)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** One game: how often I won, my best result, and at which places I ended. */
function GameRecord({ game, title, done }: { game: string; title: string; done: readonly Played[] }) {
  const { t } = useText();
  const most = Math.max(...done.map(({ place }) => place));
  const places = Array.from({ length: most }, (_, n) => done.filter(({ place }) => place === n + 1).length);
  return (
    <article className="record-game" data-game={game}>
      <GamePicture game={game} />
      <h3>{title}</h3>
      <p className="record-won">{t("record-won", { won: done.filter(({ won }) => won).length, count: done.length })}</p>
      <p>{t("record-best", { points: Math.max(...done.map(({ score }) => score)) })}</p>
      <ol className="record-places" aria-label={`${t("record-places")}: ${t("record-places-text")}`}>
        {places.map((count, n) =>
          count === 0 ? null : (
            <li
              key={n}
              style={{ flexGrow: count, opacity: 1 - n * 0.2 }}
              title={t("record-count", { place: n + 1, count })}
            >
              <span className="hidden">{t("record-count", { place: n + 1, count })}</span>
              <b aria-hidden="true">{count}</b>
            </li>
          ),
        )}
      </ol>
    </article>
  );
}

/** The share of my matches won against each bot of the ladder. */
function AgainstBots({ done }: { done: readonly Played[] }) {
  const { t } = useText();
  const met = LEVELS.map((level) => {
    const there = done.filter(({ match }) => match.players.some(({ bot }) => levelOf(bot) === level));
    return { level, count: there.length, won: there.filter(({ won }) => won).length };
  });
  return (
    <article className="record-bots">
      <h3>{t("record-bots")}</h3>
      <p>{t(met.some(({ count }) => count > 0) ? "record-bots-text" : "record-bots-none")}</p>
      <ul>
        {met.map(({ level, count, won }) => {
          const said = t("record-bot", { bot: t(`bot-${level}`), won, count });
          return (
            <li key={level} data-level={level} title={said}>
              <span className="hidden">{said}</span>
              <b aria-hidden="true">{count === 0 ? "–" : `${Math.round((100 * won) / count)} %`}</b>
              <i aria-hidden="true">
                <i style={{ height: `${count === 0 ? 0 : (100 * won) / count}%` }} />
              </i>
              <Face level={level} size={38} />
            </li>
          );
        })}
      </ul>
    </article>
  );
}

function Line({ one, now, title }: { one: Played; now: number; title: string | undefined }) {
  const text = useText();
  const { t } = text;
  const { match } = one;
  const names = playerNames(match.players, text);
  return (
    <li data-game={match.game}>
      <GamePicture game={match.game} />
      <span className="record-what">
        <b>{title ?? plainName(match.game)}</b>
        <small>{ago(match.created, now, text.language)}</small>
      </span>
      <span className="match-players">
        {match.players
          .filter(({ seat }) => seat !== one.seat)
          .map(({ seat }) => (
            <span key={seat}>
              <Emblem seat={seat} size={18} />
              {names[seat]}
            </span>
          ))}
      </span>
      <span className="record-place">
        <b>
          {match.players.length > 1
            ? t("record-place", { place: one.place, of: match.players.length })
            : t("record-solo")}
        </b>
        <small>{one.score}</small>
      </span>
      <Link className="button" href={`/match/${match.id}/coach`}>
        {t("result-coach")}
      </Link>
    </li>
  );
}
