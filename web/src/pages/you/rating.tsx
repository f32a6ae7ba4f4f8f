import { Link } from "wouter";
import type { GameRating } from "../../protocol";
import { useText } from "../../text/context";
import { GamePicture } from "../../ui/art";
import { signedIn } from "../../ui/figures";
import { Line } from "./plot";
import { course, type Played } from "./results";

/** How many days a rating's picture shows. */
const DAYS = 90;

/** One game: my rating, how sure it is, and where it has gone. Who has none reads how often they won. */
export function GameCard(props: {
  game: string;
  title: string;
  done: readonly Played[];
  rating: GameRating | undefined;
  now: number;
}) {
  const { t, language } = useText();
  const { game, title, done, rating, now } = props;
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0, useGrouping: false });
  const way = course(done, now, DAYS);
  const moved = (way.at(-1)?.rating ?? 0) - (way[0]?.rating ?? 0);
  const won = t("record-won", { won: done.filter((one) => one.won).length, count: done.length });
  if (done.length === 0) {
    return (
      <Link className="record-game unplayed" data-game={game} href={`/new/${game}`}>
        <GamePicture game={game} />
        <h3>{title}</h3>
        <span className="button">{t("home-setup")}</span>
      </Link>
    );
  }
  return (
    <article className="record-game" data-game={game}>
      <GamePicture game={game} />
      <h3>{title}</h3>
      {rating?.rating == null ? (
        <>
          <p className="record-won">{won}</p>
          <p>{t("record-best", { points: Math.max(...done.map(({ score }) => score)) })}</p>
          {rating !== undefined && <p className="record-unrated">{t("rating-none")}</p>}
        </>
      ) : (
        <>
          <p className="record-rating">
            <b>{whole.format(rating.rating)}</b>
            <span title={t("rating-spread")}>± {whole.format(rating.spread ?? 0)}</span>
            {Math.round(moved) !== 0 && <Change by={moved} />}
          </p>
          <p>{[t("rating-matches", { count: rating.matches }), won].join(" · ")}</p>
          <span className="record-course">
            <Line spots={spots(way)} />
            <small>{t("rating-days", { count: DAYS })}</small>
          </span>
        </>
      )}
    </article>
  );
}

/** What was won or lost, with its sign. */
export function Change({ by }: { by: number }) {
  const { language } = useText();
  return <em className={Math.round(by) < 0 ? "change less" : "change more"}>{signedIn(language)(by)}</em>;
}

/** The course within its own bounds, a little room above and below. */
function spots(way: readonly { at: number; rating: number }[]): [number, number][] {
  const begin = way[0]?.at ?? 0;
  const length = Math.max(1, (way.at(-1)?.at ?? 0) - begin);
  const low = Math.min(...way.map(({ rating }) => rating));
  const high = Math.max(low + 40, ...way.map(({ rating }) => rating));
  return way.map(({ at, rating }) => [(at - begin) / length, 0.12 + (0.76 * (rating - low)) / (high - low)]);
}
