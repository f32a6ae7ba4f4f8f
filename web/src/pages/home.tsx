import { useState } from "react";
import { api } from "../api/http";
import { DailyPuzzle } from "../learn/daily-puzzle";
import { standing, useProgress } from "../learn/progress";
import type { MatchCard } from "../protocol";
import { useText } from "../text/context";
import { doorOf } from "../ui/art";
import { Emblem } from "../ui/emblem";
import { Show, useLoad } from "../ui/load";
import { Page } from "../ui/page";
import { Door } from "./game-door";
import { MatchRow } from "./match-row";
import { freeSeats, TableCards } from "./table-cards";
import { played } from "./you/results";

const REFRESH = 10_000;
/** How many of my matches are shown at first. */
const FEW = 4;

/** For how many seconds a finished match is among what waits. */
const LATELY = 3 * 86_400;

const rankOf = { waiting: 1, running: 1, over: 2, abandoned: 3 } as const;

/** In which order matches wait for me: those where I am asked, those under way, those to look back at. */
const rank = (match: MatchCard): number => (match.my_turn ? 0 : rankOf[match.status]);

/** The front page: what waits for me, a door for every game, tables to join. */
export function HomePage() {
  const { t } = useText();
  const games = useLoad(api.games);
  const mine = useLoad(api.myMatches, REFRESH);
  const record = useLoad(api.myRecord, 6 * REFRESH);
  const lobby = useLoad(api.lobby, REFRESH);
  const [all, setAll] = useState(false);
  const progress = useProgress();
  const every = games.loaded.state === "ready" ? games.loaded.value.games : [];
  const titles = new Map(every.map((game) => [game.name, game.title]));
  const myMatches = mine.loaded.state === "ready" ? mine.loaded.value : null;
  const sorted = [...(myMatches?.matches ?? [])].sort((a, b) => rank(a) - rank(b) || b.created - a.created);
  // Mine are above already.
  const own = new Set(sorted.map(({ id }) => id));
  const others = (tables: readonly MatchCard[]) => tables.filter(({ id }) => !own.has(id));
  const found = lobby.loaded.state === "ready" && myMatches ? lobby.loaded.value : null;
  const open = found && {
    matches: others(found.matches).filter((match) => freeSeats(match) > 0),
    live: others(found.live),
  };
  const isNew =
    myMatches !== null &&
    sorted.length === 0 &&
    every.every(({ name, lessons }) => !standing(lessons ?? [], (lesson) => progress(name, lesson)).begun);
  const turns = sorted.filter((match) => match.my_turn).length;
  const done = record.loaded.state === "ready" ? played(record.loaded.value, sorted) : [];
  const lines = new Map(done.map((line) => [line.match, line]));
  // What is over waits for nobody: the latest stay for a few days, the others behind the list of all.
  const fresh = (myMatches?.now ?? 0) - LATELY;
  const waits = sorted.filter(({ id, status }) => rankOf[status] === 1 || (lines.get(id)?.finished ?? 0) > fresh);
  const reports = waits.filter(({ status }) => status === "over").length;
  const few = (waits.length > 0 ? waits : sorted).slice(0, FEW);
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
                    <Door key={game.name} game={game} done={done} isNew={isNew} />
                  ))}
              </ul>
              <ul className="doors small">
                {listed
                  .filter(({ name }) => doorOf(name) === null)
                  .map((game) => (
                    <Door key={game.name} game={game} done={done} isNew={isNew} />
                  ))}
              </ul>
            </>
          )}
        </Show>
        {myMatches && sorted.length > 0 && (
          <section className="waiting" aria-labelledby="mine">
            <div className="section-head">
              <h2 id="mine">{t("home-mine")}</h2>
              <span className="faint">
                {[
                  ...(turns > 0 ? [t("home-turns", { count: turns })] : []),
                  ...(reports > 0 ? [t("home-reports", { count: reports })] : []),
                ].join(", ")}
              </span>
              {sorted.length > few.length && !all && (
                <button type="button" className="quiet" onClick={() => setAll(true)}>
                  {t("home-all", { count: sorted.length })}
                </button>
              )}
            </div>
            <ul className="matches">
              {(all ? sorted : few).map((match) => (
                <MatchRow
                  key={match.id}
                  match={match}
                  line={lines.get(match.id)}
                  now={myMatches.now}
                  title={titles.get(match.game)}
                />
              ))}
            </ul>
          </section>
        )}
        <DailyPuzzle />
        <section className="others" aria-labelledby="open" hidden={lobby.loaded.state === "failed"}>
          <div className="section-head">
            <h2 id="open">{t("home-open")}</h2>
            {open && <TableCounts open={open.matches.length} live={open.live.length} />}
          </div>
          {open && open.matches.length + open.live.length > 0 && (
            <TableCards open={open.matches} live={open.live} titles={titles} />
          )}
          {open && open.matches.length + open.live.length === 0 && (
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
