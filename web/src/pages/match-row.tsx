import { Link } from "wouter";
import { useMedia } from "../boards/kit/media";
import type { MatchCard, Player, RecordLine } from "../protocol";
import { plainName } from "../text/catalogue";
import { type Text, useLoadedWords, useText } from "../text/context";
import type { Words } from "../text/words";
import { GamePicture } from "../ui/art";
import { Emblem } from "../ui/emblem";
import { Face, levelOf } from "../ui/face";
import { ago, until } from "../ui/time";

/** What a bot is called: by name on the ladder, by its kind and variant where we know it, else as its maker wrote it. */
export function botName(bot: string, text: Text): string {
  const known = `bot-${bot.replace(":", "-")}`;
  if (text.has(known)) return text.t(known);
  return text.t("player-bot", { bot: plainName(bot.replace(":", ", ")) });
}

/** Who sits there, as the others call them. */
export function playerName(player: Player, text: Text): string {
  if (player.kind === "bot") return player.name ?? botName(player.bot ?? "", text);
  if (player.name) return player.name;
  return text.t(player.kind === "open" ? "player-open" : "player-guest", { seat: player.seat + 1 });
}

/** Everybody's name; of several who would be called the same each gets a number. */
export function playerNames(players: readonly Player[], text: Text): string[] {
  const names = players.map((player) => playerName(player, text));
  return names.map((name, index) => {
    const same = names.filter((other) => other === name).length;
    return same === 1 ? name : `${name} ${names.slice(0, index + 1).filter((other) => other === name).length}`;
  });
}

/** What is going on: to me the question that waits, of the others only who is to move. */
function situation(
  match: MatchCard,
  line: RecordLine | undefined,
  now: number,
  text: Text,
  words: Words | null,
): string {
  if (match.status === "over") {
    if (line === undefined || match.players.length === 1) return text.t("match-over");
    return text.t(line.gave_up ? "record-gave-up" : "record-place", { place: line.place, of: match.players.length });
  }
  if (match.status === "abandoned") return text.t("match-abandoned");
  if (match.status === "waiting") return text.t("match-waiting", { when: ago(match.created, now, text.language) });
  if (match.my_turn) return match.question && words ? words.question(match.question) : text.t("status-yours");
  const names = match.waiting.map(({ seat }) => {
    const player = match.players[seat];
    return player ? playerName(player, text) : String(seat + 1);
  });
  return names.length > 0 ? text.t("match-their-turn", { who: names.join(", ") }) : text.t("match-running");
}

/** What stands where a clock stands in a match under way: my points, and that it is over. */
function Ended({ line, now }: { line: RecordLine; now: number }) {
  const { t, language } = useText();
  const others = line.scores.filter((_, seat) => seat !== line.seat).sort((a, b) => b - a);
  return (
    <span className="match-clock">
      <b title={t("match-scores")}>{[line.scores[line.seat] ?? 0, ...others].join(" : ")}</b>
      <small>{ago(line.finished, now, language)}</small>
    </span>
  );
}

/** "since 9:40" of the same day, else "since Nov 17". */
function sinceWhen(since: number, now: number, { t, language }: Text): string {
  const [then, today] = [new Date(1000 * since), new Date(1000 * now)];
  return then.toDateString() === today.toDateString()
    ? t("match-since-time", { time: then.toLocaleTimeString(language, { timeStyle: "short" }) })
    : t("match-since-day", { day: then.toLocaleDateString(language, { day: "numeric", month: "short" }) });
}

/** How much time is left where others wait, and since when the table waits. */
function Clock({ match, now }: { match: MatchCard; now: number }) {
  const text = useText();
  const { t, language } = text;
  if (match.waiting.length === 0) return <span className="match-clock" />;
  const asked = match.waiting.filter(({ seat }) => !match.my_turn || match.mine.includes(seat));
  const since = Math.min(...asked.map((one) => one.since));
  const rest = match.deadline ? until(match.deadline, now, language) : null;
  return (
    <span className="match-clock">
      {match.deadline && (
        <b title={t("match-left-about")} className={rest === null ? "late" : undefined}>
          {rest === null ? t("match-late") : t("match-left", { time: rest })}
        </b>
      )}
      <small>{sinceWhen(since, now, text)}</small>
    </span>
  );
}

interface RowProps {
  match: MatchCard;
  /** How it ended, where that is known. */
  line?: RecordLine | undefined;
  now: number;
  title?: string | undefined;
  /** Only what is asked and the way there, as where there is little room. */
  small?: boolean;
}

/** What to do about a match: the words for it, and where that leads. */
function act({ match, line }: RowProps): [action: string, href: string] {
  const there = `/match/${match.id}`;
  if (match.my_turn) return ["go", there];
  if (match.status === "over") return line ? ["report", `${there}/coach`] : ["see", there];
  return [match.status === "running" && match.mine.length > 0 ? "ahead" : "look", there];
}

/** One match in a list: which game, what is asked, who plays, how long there is time, and what to do about it. */
export function MatchRow(props: RowProps) {
  const { match, line, now, title, small } = props;
  const text = useText();
  const words = useLoadedWords(match.game);
  const narrow = useMedia("(max-width: 600px)") || small;
  const [action, href] = act(props);
  return (
    <li>
      <Link
        href={href}
        className={`match-row${match.my_turn ? " mine" : ""}${small ? " small" : ""}`}
        data-game={match.my_turn ? match.game : undefined}
      >
        <GamePicture game={match.game} />
        <span className="match-what">
          <span className="match-game">{title ?? words?.title() ?? plainName(match.game)}</span>
          <span className="match-state">{situation(match, line, now, text, words)}</span>
        </span>
        <span className="match-players">
          {match.players.map((player) => {
            const level = player.kind === "bot" ? levelOf(player.bot) : null;
            return (
              <span key={player.seat} className={match.mine.includes(player.seat) ? "me" : undefined}>
                {level ? <Face level={level} size={24} /> : <Emblem seat={player.seat} size={18} />}
                {match.mine.length === 1 && match.mine.includes(player.seat)
                  ? text.t("match-you")
                  : playerName(player, text)}
              </span>
            );
          })}
        </span>
        {line ? <Ended line={line} now={now} /> : <Clock match={match} now={now} />}
        <span className={match.my_turn ? "button primary" : "button"}>
          {text.t(narrow ? `match-short-${action}` : `match-${action}`)}
        </span>
      </Link>
    </li>
  );
}
