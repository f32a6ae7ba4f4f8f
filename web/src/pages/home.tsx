import { useState } from "react";
import { Link, useLocation } from "wouter";
import { api } from "../api/http";
import { DailyPuzzle } from "../learn/daily-puzzle";
import { LearnButton } from "../learn/new-here";
import { openTable } from "../match/shares";
import type { GameInfo, MatchCard } from "../protocol";
import { useText, useWords } from "../text/context";
import { AnyGame, doorOf } from "../ui/art";
import { Emblem } from "../ui/emblem";
import { Icon } from "../ui/icon";
import { Show, useLoad } from "../ui/load";
import { useNotices } from "../ui/notice";
import { Page } from "../ui/page";
import { minutesLong } from "../ui/time";
import { botName, MatchRow } from "./match-row";
import { minutesOf, quickTable } from "./plan";
import { TableCards } from "./table-cards";

const REFRESH = 10_000;
/** How many of my matches are shown at first. */
const FEW = 4;

/** The front page: what waits for me, a door for every game, tables to join. */
export function HomePage() {
  const { t } = useText();
  const games = useLoad(api.games);
  const mine = useLoad(api.myMatches, REFRESH);
  const lobby = useLoad(api.lobby, REFRESH);
  const [all, setAll] = useState(false);
  const titles = new Map(
    games.loaded.state === "ready" ? games.loaded.value.games.map((game) => [game.name, game.title]) : [],
  );
  const myMatches = mine.loaded.state === "ready" ? mine.loaded.value : null;
  const open = lobby.loaded.state === "ready" ? lobby.loaded.value : null;
  const sorted = [...(myMatches?.matches ?? [])].sort(
    (a, b) => Number(b.my_turn) - Number(a.my_turn) || b.created - a.created,
  );
  const turns = sorted.filter((match) => match.my_turn).length;
  return (
    <Page title={null} wide>
      <div className="home">
        <header className="home-head">
          <h1>{t("home-title")}</h1>
          <p>{t("home-lead")}</p>
        </header>
        <Show of={games.loaded} again={games.again}>
          {({ games: listed }) => (
            <>
              <ul className="doors" aria-label={t("home-games")}>
                {listed
                  .filter(({ name }) => doorOf(name) !== null)
                  .map((game) => (
                    <Door key={game.name} game={game} played={sorted} />
                  ))}
              </ul>
              <ul className="doors small">
                {listed
                  .filter(({ name }) => doorOf(name) === null)
                  .map((game) => (
                    <Door key={game.name} game={game} played={sorted} />
                  ))}
              </ul>
            </>
          )}
        </Show>
        {myMatches && sorted.length > 0 && (
          <section className="waiting" aria-labelledby="mine">
            <div className="section-head">
              <h2 id="mine">{t("home-mine")}</h2>
              {turns > 0 && <span className="faint">{t("home-turns", { count: turns })}</span>}
              {sorted.length > FEW && !all && (
                <button type="button" className="quiet" onClick={() => setAll(true)}>
                  {t("home-all", { count: sorted.length })}
                </button>
              )}
            </div>
            <ul className="matches">
              {(all ? sorted : sorted.slice(0, FEW)).map((match) => (
                <MatchRow key={match.id} match={match} now={myMatches.now} title={titles.get(match.game)} />
              ))}
            </ul>
          </section>
        )}
        <DailyPuzzle />
        <section aria-labelledby="open">
          <div className="section-head">
            <h2 id="open">{t("home-open")}</h2>
            {open && <TableCounts open={open.matches.length} live={open.live.length} />}
          </div>
          {open && open.matches.length + open.live.length > 0 ? (
            <TableCards open={open.matches} live={open.live} titles={titles} />
          ) : (
            <p className="no-tables">
              <span aria-hidden="true">
                {[0, 1, 2, 3].map((seat) => (
                  <Emblem key={seat} seat={seat} size={30} />
                ))}
              </span>
              {t("home-open-none")}
            </p>
          )}
        </section>
      </div>
    </Page>
  );
}

/** How many tables there are to join and to watch. */
function TableCounts({ open, live }: { open: number; live: number }) {
  const { t } = useText();
  const said = [
    ...(open > 0 ? [t("home-tables-open", { count: open })] : []),
    ...(live > 0 ? [t("home-tables-live", { count: live })] : []),
  ];
  return said.length > 0 ? <span className="faint">{said.join(" · ")}</span> : null;
}

/** A game's door: its scene, its name, and one click to play. */
function Door({ game, played }: { game: GameInfo; played: readonly MatchCard[] }) {
  const text = useText();
  const { t } = text;
  const words = useWords(game.name);
  const { attempt } = useNotices();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const isNew = !played.some((match) => match.game === game.name && match.status === "over");
  const table = quickTable(game, isNew);
  const bot = table.seats.find(({ kind }) => kind === "bot")?.bot;
  const minutes = minutesOf(game, isNew ? "first" : "standard");
  const lasting = minutes === null ? [] : [minutesLong(minutes, text.language)];

  async function sitDown() {
    setBusy(true);
    const created = await attempt(openTable(table), words);
    setBusy(false);
    if (created) go(`/match/${created.id}`);
  }

  const key = `about-${game.name}`;
  const about = words.tagline() ?? (text.has(key) ? t(key) : null);
  const scene = doorOf(game.name);
  const learnable = (game.lessons?.length ?? 0) > 0;
  const which = <span className="hidden">{t("home-quick-which", { game: game.title })}</span>;
  return (
    <li className="door" data-game={game.name}>
      {scene ? <img src={scene} alt="" className="door-scene" /> : <AnyGame />}
      <p className="door-tag">
        <Icon name="people" size={16} />
        {t(game.players_low === game.players_high ? "home-players-exactly" : "home-players", {
          low: game.players_low,
          high: game.players_high,
        })}
        {text.has(`edition-${game.name}`) && <b title={t(`edition-${game.name}-about`)}>{t(`edition-${game.name}`)}</b>}
      </p>
      {learnable && (
        <Link href={`/rules/${game.name}`} className="door-tag door-rules">
          <Icon name="book" size={16} />
          {t("home-rules-short")}
          {which}
        </Link>
      )}
      <div className="door-text">
        <div className="door-name">
          <h2>{game.title}</h2>
          <Link href={`/new/${game.name}`}>
            {t("home-setup")}
            {which}
          </Link>
        </div>
        {about && <p>{about}</p>}
        <div className="door-acts">
          <button type="button" className="primary" onClick={sitDown} disabled={busy}>
            <Icon name="play" size={18} />
            <span>
              {t("home-quick")}
              {which}
              {bot && <small>{[t("home-versus", { bot: botName(bot, text) }), ...lasting].join(" · ")}</small>}
            </span>
          </button>
          {learnable ? (
            <LearnButton game={game.name} title={game.title} lessons={game.lessons ?? []} />
          ) : (
            <Link href={`/rules/${game.name}`} className="button">
              <Icon name="book" size={18} />
              <span>
                {t("home-rules")}
                <span className="hidden">{t("home-rules-which", { game: game.title })}</span>
              </span>
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}
