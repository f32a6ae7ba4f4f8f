import { useState } from "react";
import { Link, useLocation } from "wouter";
import { api } from "../api/http";
import type { GameInfo } from "../protocol";
import { useText, useWords } from "../text/context";
import { GameArt, Horizon } from "../ui/art";
import { Icon } from "../ui/icon";
import { Show, useLoad } from "../ui/load";
import { useNotices } from "../ui/notice";
import { Page } from "../ui/page";
import { MatchRow } from "./match-row";
import { quickTable } from "./plan";

const REFRESH = 10_000;

/** The front page: sit down at once, go on with a match, or join somebody's table. */
export function HomePage() {
  const { t } = useText();
  const games = useLoad(api.games);
  const mine = useLoad(api.myMatches, REFRESH);
  const lobby = useLoad(api.lobby, REFRESH);
  const titles =
    games.loaded.state === "ready"
      ? new Map(games.loaded.value.games.map((game) => [game.name, game.title]))
      : new Map();
  const myMatches = mine.loaded.state === "ready" ? mine.loaded.value : null;
  const open = lobby.loaded.state === "ready" ? lobby.loaded.value : null;
  return (
    <Page title={null}>
      <section className="hero">
        <div>
          <h1>{t("home-title")}</h1>
          <p>{t("home-lead")}</p>
        </div>
        <Horizon />
      </section>
      {myMatches && myMatches.matches.length > 0 && (
        <section aria-labelledby="mine">
          <h2 id="mine">{t("home-mine")}</h2>
          <ul className="matches">
            {[...myMatches.matches]
              .sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.created - a.created)
              .map((match) => (
                <MatchRow key={match.id} match={match} now={myMatches.now} title={titles.get(match.game)} />
              ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="games">
        <h2 id="games">{t("home-games")}</h2>
        <Show of={games.loaded} again={games.again}>
          {({ games: all }) => (
            <ul className="games">
              {all.map((game) => (
                <GameCard key={game.name} game={game} />
              ))}
            </ul>
          )}
        </Show>
      </section>
      <section aria-labelledby="open">
        <h2 id="open">{t("home-open")}</h2>
        {open && open.matches.length > 0 ? (
          <ul className="matches">
            {open.matches.map((match) => (
              <MatchRow key={match.id} match={match} now={open.now} title={titles.get(match.game)} />
            ))}
          </ul>
        ) : (
          <p className="faint">{t("home-open-none")}</p>
        )}
      </section>
    </Page>
  );
}

function GameCard({ game }: { game: GameInfo }) {
  const { t } = useText();
  const words = useWords(game.name);
  const { attempt } = useNotices();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const solo = game.bots.length === 0;

  async function sitDown() {
    setBusy(true);
    const created = await attempt(api.create(quickTable(game)), words);
    setBusy(false);
    if (created) go(`/match/${created.id}`);
  }

  const key = `about-${game.name}`;
  const about = words.tagline() ?? t(key);
  return (
    <li className="game card">
      <GameArt game={game.name} />
      <div className="game-text">
        <h3>{game.title}</h3>
        {about !== key && <p>{about}</p>}
        <p className="faint">
          <Icon name="people" size={16} />{" "}
          {t(game.players_low === game.players_high ? "home-players-exactly" : "home-players", {
            low: game.players_low,
            high: game.players_high,
          })}
        </p>
        <div className="row">
          <button type="button" className="primary" onClick={sitDown} disabled={busy}>
            <Icon name="play" size={18} />
            {t(solo ? "home-solo" : "home-quick")}
            <span className="hidden">{t("home-quick-which", { game: game.title })}</span>
          </button>
          <Link href={`/new/${game.name}`} className="button">
            {t("home-setup")}
            <span className="hidden">{t("home-quick-which", { game: game.title })}</span>
          </Link>
        </div>
        <Link href={`/rules/${game.name}`} className="rules-link">
          <Icon name="book" size={18} />
          {t("home-rules")}
          <span className="hidden">{t("home-rules-which", { game: game.title })}</span>
        </Link>
      </div>
    </li>
  );
}
