import { useState } from "react";
import { Link } from "wouter";
import { api } from "../../api/http";
import type { GameInfo, MatchCard, MyRecord, PuzzleInfo } from "../../protocol";
import { plainName } from "../../text/catalogue";
import { useText } from "../../text/context";
import { doorOf } from "../../ui/art";
import { Icon } from "../../ui/icon";
import { useLoad } from "../../ui/load";
import { Company } from "./company";
import { History } from "./history";
import { Learnt } from "./learnt";
import { AgainstBots, Decisions, Luck, Places, Points, WhenIPlay } from "./plots";
import { GameCard } from "./rating";
import { type Played, played } from "./results";

/** What became of my matches and what I learnt: ratings, figures, matches one by one. */
export function Record() {
  const mine = useLoad(api.myMatches);
  const record = useLoad(api.myRecord);
  const games = useLoad(api.games);
  const puzzles = useLoad(api.puzzles);
  if (mine.loaded.state !== "ready" || record.loaded.state !== "ready" || games.loaded.state !== "ready") return null;
  return (
    <Results
      matches={mine.loaded.value.matches}
      record={record.loaded.value}
      games={games.loaded.value.games}
      puzzles={puzzles.loaded.state === "ready" ? puzzles.loaded.value.puzzles : []}
    />
  );
}

interface ResultsProps {
  matches: readonly MatchCard[];
  record: MyRecord;
  games: readonly GameInfo[];
  puzzles: readonly PuzzleInfo[];
}

export function Results({ matches, record, games, puzzles }: ResultsProps) {
  const { t } = useText();
  const done = played(record, matches);
  const titles = new Map(games.map(({ name, title }) => [name, title]));
  const ours = games.filter(({ name }) => doorOf(name) !== null);
  // Ours in their order, whether played or not; others once something can be told of them.
  const shown = [
    ...ours.map(({ name }) => name),
    ...new Set(done.map(({ game }) => game).filter((game) => doorOf(game) === null)),
  ];
  return (
    <div className="record">
      <section aria-labelledby="record">
        <div className="section-head">
          <h2 id="record">{t(record.rated ? "ratings" : "record")}</h2>
          {done.length > 0 && (
            <span className="faint">
              {t("record-summary", { matches: done.length, won: done.filter(({ won }) => won).length })}
            </span>
          )}
        </div>
        {done.length === 0 && <Beginning />}
        <div className="record-games">
          {shown.map((game) => (
            <GameCard
              key={game}
              game={game}
              title={titles.get(game) ?? plainName(game)}
              done={done.filter((one) => one.game === game)}
              rating={record.rated ? record.games.find((one) => one.game === game) : undefined}
              now={record.now}
            />
          ))}
        </div>
        {done.length > 0 && (
          <p className="record-note">
            {t(record.rated ? "rating-how" : "rating-needs-name")}{" "}
            {!record.rated && <a href="#settings">{t("account-register")}</a>}
          </p>
        )}
      </section>
      {done.length > 0 && <Statistics done={done} matches={matches} games={games} titles={titles} />}
      <History done={done} now={record.now} titles={titles} />
      <aside className="record-side">
        <Company matches={matches} titles={titles} />
        <Learnt games={ours} puzzles={puzzles} />
      </aside>
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

/** Six pictures of my matches; points, decisions and luck of one game at a time, since each counts in its own way. */
function Statistics(props: {
  done: readonly Played[];
  matches: readonly MatchCard[];
  games: readonly GameInfo[];
  titles: ReadonlyMap<string, string>;
}) {
  const { t } = useText();
  const { done, matches, games, titles } = props;
  const count = (game: string) => done.filter((one) => one.game === game).length;
  const known = [...new Set(done.map(({ game }) => game))].sort((a, b) => count(b) - count(a));
  const [wished, setWished] = useState<string | null>(null);
  const game = wished ?? known[0] ?? "";
  const title = titles.get(game) ?? plainName(game);
  const there = done.filter((one) => one.game === game);
  return (
    <section aria-labelledby="statistics">
      <div className="section-head">
        <h2 id="statistics">{t("record-statistics")}</h2>
        <span className="faint">{t("record-statistics-text")}</span>
        {known.length > 1 && (
          <fieldset className="game-switch">
            <legend className="hidden">{t("record-statistics-game")}</legend>
            {known.map((one) => (
              <label key={one} data-plot-of={one}>
                <input type="radio" name="statistics" checked={one === game} onChange={() => setWished(one)} />
                <span>{titles.get(one) ?? plainName(one)}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <div className="record-figures">
        <Places done={done} games={games} />
        <AgainstBots done={done} />
        <Decisions done={there} game={game} title={title} />
        <Points done={there} game={game} title={title} />
        <Luck done={there} game={game} title={title} />
        <WhenIPlay matches={matches} />
      </div>
    </section>
  );
}
