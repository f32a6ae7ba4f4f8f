import { useState } from "react";
import { Link } from "wouter";
import { api } from "../../api/http";
import type { GameInfo, MatchCard, PuzzleInfo } from "../../protocol";
import { plainName } from "../../text/catalogue";
import { useText } from "../../text/context";
import { doorOf, GamePicture } from "../../ui/art";
import { Emblem } from "../../ui/emblem";
import { Icon } from "../../ui/icon";
import { useLoad } from "../../ui/load";
import { ago } from "../../ui/time";
import { playerNames } from "../match-row";
import { Company } from "./company";
import { AgainstBots, Learnt, WhenIPlay } from "./figures";
import { finished, type Played, usePlayed } from "./results";

/** How many matches the history shows at first, and how many results a game's card draws. */
const SHOWN = 6;
const FORM = 12;
/** Fewer are seen in the bar of places as well. */
const FORM_FROM = 3;

/** What became of my matches and what I learnt: game by game, in figures, one by one. */
export function Record() {
  const mine = useLoad(api.myMatches);
  const games = useLoad(api.games);
  const puzzles = useLoad(api.puzzles);
  if (mine.loaded.state !== "ready" || games.loaded.state !== "ready") return null;
  return (
    <Results
      matches={mine.loaded.value.matches}
      now={mine.loaded.value.now}
      games={games.loaded.value.games}
      puzzles={puzzles.loaded.state === "ready" ? puzzles.loaded.value.puzzles : []}
    />
  );
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
  games: readonly GameInfo[];
  puzzles: readonly PuzzleInfo[];
}

export function Results({ matches, now, games, puzzles }: ResultsProps) {
  const { t } = useText();
  const [all, setAll] = useState(false);
  const over = finished(matches);
  const done = usePlayed(matches);
  const titles = new Map(games.map(({ name, title }) => [name, title]));
  const ours = games.filter(({ name }) => doorOf(name) !== null);
  // Ours in their order, whether played or not; others once something can be told of them.
  const shown = [
    ...ours.map(({ name }) => name),
    ...new Set(done.map(({ match }) => match.game).filter((game) => doorOf(game) === null)),
  ];
  return (
    <div className="record">
      <section aria-labelledby="record">
        <div className="section-head">
          <h2 id="record">{t("record")}</h2>
          {done.length > 0 && (
            <span className="faint">
              {t("record-summary", { matches: done.length, won: done.filter(({ won }) => won).length })}
            </span>
          )}
          {over.length > 0 && done.length === 0 && <span className="faint">{t("record-counting")}</span>}
        </div>
        {over.length === 0 && <Beginning />}
        <div className="record-games">
          {shown.map((game) => {
            const title = titles.get(game) ?? plainName(game);
            const there = done.filter(({ match }) => match.game === game);
            return there.length > 0 ? (
              <GameRecord key={game} game={game} title={title} done={there} />
            ) : (
              <Unplayed key={game} game={game} title={title} />
            );
          })}
        </div>
        <div className="record-figures">
          <AgainstBots done={done} />
          <Learnt games={ours} puzzles={puzzles} />
          {matches.length > 0 && <WhenIPlay matches={matches} />}
        </div>
      </section>
      <Company matches={matches} titles={titles} />
      {done.length > 0 && (
        <section className="record-lines" aria-labelledby="history">
          <div className="section-head">
            <h2 id="history">{t("record-history")}</h2>
            {done.length > SHOWN && !all && (
              <button type="button" className="quiet" onClick={() => setAll(true)}>
                {t("record-all", { count: done.length })}
              </button>
            )}
          </div>
          <ul className="record-history">
            {(all ? done : done.slice(0, SHOWN)).map((one) => (
              <Line key={one.match.id} one={one} now={now} title={titles.get(one.match.game)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** For somebody who has finished nothing yet: where to begin. */
function Beginning() {
  const { t } = useText();
  return (
    <p className="record-none">
      <span>{t("record-none")}</span>
      <Link href="/learn" className="button primary">
        <Icon name="book" size={18} /> {t("learn-title")}
      </Link>
      <Link href="/" className="button">
        <Icon name="play" size={18} /> {t("home-quick")}
      </Link>
    </p>
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
      {done.length >= FORM_FROM && (
        <ol className="record-form" aria-label={t("record-form")}>
          {done
            .slice(0, FORM)
            .reverse()
            .map(({ match, place }) => {
              const said = t("record-place", { place, of: match.players.length });
              const share = 1 - (place - 1) / Math.max(2, match.players.length);
              return (
                <li key={match.id} title={said} style={{ height: `${100 * share}%` }}>
                  <span className="hidden">{said}</span>
                </li>
              );
            })}
        </ol>
      )}
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
