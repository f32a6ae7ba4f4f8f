import type { ReactNode } from "react";
import type { GameRating } from "../protocol";
import { useText } from "../text/context";
import { LEVELS, type Level, levelOf } from "../ui/face";
import { Icon } from "../ui/icon";
import { botName } from "./match-row";
import type { SeatChoice, Sitter } from "./plan";
import { Sitting } from "./seat-row";
import { againstBots, type Played } from "./you/results";

interface PanelProps {
  /** The seat that is being filled. */
  seat: number;
  choice: SeatChoice;
  bots: readonly string[];
  /** Whether the one who sets up sits here, or nowhere yet. */
  iMaySit: boolean;
  /** My finished matches of this game. */
  done: readonly Played[];
  /** How strong I am in it, and how strong its bots are. */
  rating: GameRating | undefined;
  choose(choice: SeatChoice): void;
}

/** Who can sit there: the bots of the ladder with their faces, the later the harder, then people. */
export function SeatPanel({ seat, choice, bots, iMaySit, done, rating, choose }: PanelProps) {
  const text = useText();
  const { t } = text;
  const ladder = LEVELS.filter((level) => bots.includes(level));
  const others = bots.filter((bot) => levelOf(bot) === null);
  const met = againstBots(done).filter(({ count }) => count > 0);
  const whole = new Intl.NumberFormat(text.language, { maximumFractionDigits: 0, useGrouping: false });

  /** How it goes between me and this bot: as it went so far, else as our ratings say. */
  function chances(level: Level): string | null {
    const known = met.find((one) => one.level === level);
    if (known) return t("record-won", { won: known.won, count: known.count });
    const strength = rating?.bots[level];
    if (strength === undefined || rating?.rating == null) return null;
    return t("setup-expected", { won: Math.round(10 * expected(rating.rating, strength)) });
  }
  const isBot = choice.sitter === "bot";
  const people: Sitter[] = [iMaySit ? "me" : "here", "invite", "open"];

  return (
    <section className="seat-panel" aria-labelledby="seat-panel">
      <h3 id="seat-panel">{t("setup-panel", { seat: seat + 1 })}</h3>
      {ladder.length > 0 && <p className="faint">{t("setup-panel-text")}</p>}
      {ladder.map((level) => (
        <Choice
          key={level}
          picture={<Sitting sitter="bot" bot={level} seat={seat} size={46} />}
          chosen={isBot && choice.bot === level}
          choose={() => choose({ ...choice, sitter: "bot", bot: level })}
        >
          <b>
            {t(`bot-${level}`)} <em className={`level-${level}`}>{t(`level-${level}`)}</em>
          </b>
          <span>{t(`plays-${level}`)}</span>
          <span className="bot-strength">
            {rating?.bots[level] !== undefined && <b>{whole.format(rating.bots[level])}</b>}
            {chances(level) !== null && <small>{chances(level)}</small>}
          </span>
        </Choice>
      ))}
      {rating?.rating != null && (
        <p className="panel-note">
          <Icon name="bulb" size={18} /> {t("setup-ratings", { rating: whole.format(rating.rating) })}
        </p>
      )}
      <div className="people-choices">
        {people.map((sitter) => (
          <Choice
            key={sitter}
            picture={<Sitting sitter={sitter} bot="" seat={seat} size={34} />}
            chosen={choice.sitter === sitter}
            choose={() => choose({ ...choice, sitter })}
          >
            <b>{t(`sitter-${sitter}`)}</b>
          </Choice>
        ))}
      </div>
      {others.length > 0 && (
        <label className="field other-bots">
          <span>{t(ladder.length > 0 ? "setup-other-bots" : "setup-bot", { seat: seat + 1 })}</span>
          <select
            value={isBot && others.includes(choice.bot) ? choice.bot : ""}
            onChange={(event) => choose({ ...choice, sitter: "bot", bot: event.target.value })}
          >
            <option value="" disabled>
              {t("setup-pick")}
            </option>
            {others.map((bot) => (
              <option key={bot} value={bot}>
                {botName(bot, text)}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}

/** The share of victories between two ratings; 400 points are ten to one. */
const expected = (mine: number, theirs: number): number => 1 / (1 + 10 ** ((theirs - mine) / 400));

function Choice(props: { picture: ReactNode; chosen: boolean; choose(): void; children: ReactNode }) {
  return (
    <button type="button" className="sitter-choice" aria-pressed={props.chosen} onClick={props.choose}>
      {props.picture}
      <span>{props.children}</span>
    </button>
  );
}
