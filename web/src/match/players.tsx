import type { ReactNode } from "react";
import type { Figure, Opponent } from "../boards/figures";
import type { Player, Position, Table } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Emblem } from "../ui/emblem";
import { Face, levelOf } from "../ui/face";
import { Icon } from "../ui/icon";
import { lasting, useNow } from "../ui/time";
import { Amount } from "../ui/unit";

/** From so many seconds on it is said how long somebody has been thinking. */
const LONG = 60;

interface PlayersProps {
  table: Table;
  names: readonly string[];
  position: Position;
  mine: readonly number[];
  ahead: number;
  /** Whose eyes look at the screen now. */
  looking: number | null;
  pass(seat: number): void;
  leave(seat: number): void;
  replace(seat: number): void;
  claim(seat: number): void;
  figures(seat: number): readonly Figure[];
  /** What a seat is called in the game, where that is not its player's name. */
  title(seat: number): string | null;
  /** What a seat has, drawn small, where the game draws it. */
  picture?(seat: number): ReactNode;
  /** Those whom the game plays itself. */
  opponents: readonly Opponent[];
  words: Words;
}

/** Everybody at the table: who they are, whether they are here, whose turn it is and since when. */
export function Players(props: PlayersProps) {
  const { t } = useText();
  return (
    <ul className="players" aria-label={t("players")}>
      {props.table.players.map((player) => (
        <PlayerCard key={player.seat} player={player} {...props} />
      ))}
      {props.opponents.map((opponent) => (
        <OpponentCard key={opponent.name} opponent={opponent} {...props} />
      ))}
    </ul>
  );
}

function PlayerCard(props: PlayersProps & { player: Player }) {
  const text = useText();
  const { t } = text;
  const { player, table, position, mine } = props;
  const now = useNow(15_000) + props.ahead;
  const waiting = position.waiting.find(({ seat }) => seat === player.seat);
  const own = mine.includes(player.seat);
  const level = player.kind === "bot" ? levelOf(player.bot) : null;
  const winner = position.result?.winners.includes(player.seat) ?? false;
  const figures = props.figures(player.seat);
  const main = mainOf(figures);
  const score = position.result?.scores[player.seat];
  const myTurn = own && waiting !== undefined && table.status === "running";
  const said = state();
  const name = props.names[player.seat];
  const title = props.title(player.seat);
  return (
    <li className={`player seat-${player.seat % 6}${waiting ? " asked" : ""}${own ? " own" : ""}`}>
      <Emblem seat={player.seat} />
      <div className="player-text">
        {level && <Face level={level} size={26} />}
        <span className="player-who">
          <span className="player-name">
            {title && <span className="player-title">{title}</span>} <span className="player-person">{name}</span>
            {winner && (
              <span className="winner">
                <Icon name="trophy" size={17} />
                <span className="hidden">{t("player-winner")}</span>
              </span>
            )}
            {level && <span className="tag level">{t(`level-${level}`)}</span>}
            {own && !myTurn && <span className="tag">{t("player-you")}</span>}
          </span>
          {level && said === null && <span className="hidden">{t("presence-bot")}</span>}
          {said && <span className="player-state">{said}</span>}
        </span>
      </div>
      {score !== undefined ? (
        <span className="player-score">{score}</span>
      ) : (
        main && (
          <span className="player-score">
            <Amount unit={main.unit} value={main.value} words={props.words} />
          </span>
        )
      )}
      <SmallFigures figures={figures} words={props.words} />
      {props.picture && <div className="player-picture">{props.picture(player.seat)}</div>}
      {player.kind === "open" && !player.claimed && table.status === "waiting" && (
        <button type="button" className="primary" onClick={() => props.claim(player.seat)}>
          {t("player-sit")}
        </button>
      )}
      {own && table.status === "waiting" && (
        <button type="button" onClick={() => props.leave(player.seat)}>
          {t("player-leave")}
        </button>
      )}
      {own && waiting && props.looking !== player.seat && table.status === "running" && (
        <button type="button" onClick={() => props.pass(player.seat)}>
          {t("player-pass")}
        </button>
      )}
      {player.replaceable && mine.length > 0 && !own && (
        <button type="button" onClick={() => props.replace(player.seat)}>
          {t("player-replace")}
        </button>
      )}
    </li>
  );

  /** What one wants to know of a seat now; in a match that goes its way nothing is said of who simply sits there. */
  function state(): string | null {
    if (winner) return null;
    if (player.resigned) return t("player-resigned");
    const running = table.status === "running";
    if (running && waiting) {
      const turn = t(own ? "player-your-turn" : "player-to-move");
      const passed = now - waiting.since;
      return passed < LONG ? turn : t("player-waited", { turn, time: lasting(passed, text.language) });
    }
    if (player.kind === "bot") return running && level ? null : t("presence-bot");
    if (!player.claimed) return t("presence-unclaimed");
    if (!player.connected) return t("presence-away");
    return running ? null : t("presence-here");
  }
}

/** An opponent that the game plays itself: a card like the others, with what is known of its next turn. */
function OpponentCard({ opponent, figures, picture, words }: PlayersProps & { opponent: Opponent }) {
  const { t } = useText();
  const { seat, name, active, next } = opponent;
  const shown = figures(seat);
  const main = mainOf(shown);
  return (
    <li className={`player seat-${seat % 6}${active ? " asked" : ""}`}>
      <Emblem seat={seat} />
      <div className="player-text">
        <span className="player-who">
          <span className="player-name">{words.name(name)}</span>
        </span>
      </div>
      {main && (
        <span className="player-score">
          <Amount unit={main.unit} value={main.value} words={words} />
        </span>
      )}
      {next && <span className="player-state player-next">{t(next.key, next.about)}</span>}
      <SmallFigures figures={shown} words={words} />
      {picture && <div className="player-picture">{picture(seat)}</div>}
    </li>
  );
}

function mainOf(figures: readonly Figure[]): Figure | undefined {
  return figures.find((figure) => figure.main);
}

/** The figures of a seat below its name, all but the one that decides. */
function SmallFigures({ figures, words }: { figures: readonly Figure[]; words: Words }) {
  if (figures.length === 0) return null;
  const main = mainOf(figures);
  return (
    <span className="player-figures">
      {figures
        .filter((figure) => figure !== main)
        .map(({ unit, value }) => (
          <Amount key={unit} unit={unit} value={value} words={words} />
        ))}
    </span>
  );
}
