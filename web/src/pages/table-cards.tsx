import { Link } from "wouter";
import type { MatchCard } from "../protocol";
import { plainName } from "../text/catalogue";
import { useText } from "../text/context";
import { GamePicture } from "../ui/art";
import { Face, levelOf } from "../ui/face";
import { Icon } from "../ui/icon";
import { Person } from "../ui/person";
import { playerNames } from "./match-row";

/** Tables of others: those with a free seat to take, then those to watch. */
export function TableCards(props: {
  open: readonly MatchCard[];
  live: readonly MatchCard[];
  titles: ReadonlyMap<string, string>;
}) {
  const { open, live, titles } = props;
  return (
    <ul className="table-cards">
      {[...open, ...live].map((match) => (
        <TableCard key={match.id} match={match} title={titles.get(match.game) ?? plainName(match.game)} />
      ))}
    </ul>
  );
}

/** How many may sit down there; a table that waits for a friend with a link has none. */
export const freeSeats = (match: MatchCard): number =>
  match.players.filter(({ kind, claimed }) => kind === "open" && !claimed).length;

function TableCard({ match, title }: { match: MatchCard; title: string }) {
  const text = useText();
  const { t } = text;
  const names = playerNames(match.players, text);
  const host = names[match.players.find(({ kind }) => kind === "human")?.seat ?? 0] ?? "";
  const seats = freeSeats(match);
  const free = seats > 0;
  return (
    <li className="table-card" data-game={match.game}>
      <GamePicture game={match.game} />
      <span className={free ? "table-tag open" : "table-tag live"}>{t(free ? "table-open" : "table-live")}</span>
      <h3>{t("table-of", { who: host })}</h3>
      <p>{free ? `${title} · ${t("table-free", { count: seats })}` : title}</p>
      <ul className="table-seats" aria-label={t("players")}>
        {match.players.map((player) => {
          const level = player.kind === "bot" ? levelOf(player.bot) : null;
          const vacant = player.kind === "open" && !player.claimed;
          return (
            <li key={player.seat} title={names[player.seat]}>
              {vacant ? (
                <i className="free" aria-hidden="true">
                  +
                </i>
              ) : level ? (
                <Face level={level} size={30} />
              ) : (
                <Person seat={player.seat} size={28} />
              )}
              <span className="hidden">{names[player.seat]}</span>
            </li>
          );
        })}
      </ul>
      <Link href={`/match/${match.id}`} className={free ? "button primary" : "button"}>
        {!free && <Icon name="eye" size={16} />}
        {t(free ? "match-sit" : "table-watch")}
        <span className="hidden">{t("home-quick-which", { game: t("table-of", { who: host }) })}</span>
      </Link>
    </li>
  );
}
