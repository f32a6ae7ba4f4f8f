import type { ReactNode } from "react";
import { useText } from "../text/context";
import { Emblem } from "../ui/emblem";
import { Face, levelOf } from "../ui/face";
import { Icon } from "../ui/icon";
import { Person } from "../ui/person";
import { botName } from "./match-row";
import type { SeatChoice, Sitter } from "./plan";

/** Who or what is to sit there, as a picture: bots have a face, people a silhouette, a free seat is an outline. */
export function Sitting({
  sitter,
  bot,
  seat,
  size = 44,
}: {
  sitter: Sitter;
  bot: string;
  seat: number;
  size?: number;
}) {
  const level = sitter === "bot" ? levelOf(bot) : null;
  if (level) return <Face level={level} size={size} />;
  if (sitter === "me" || sitter === "here") return <Person seat={seat} size={size} />;
  const icon = sitter === "bot" ? "robot" : sitter === "invite" ? "link" : "plus";
  return (
    <span
      className={sitter === "bot" ? "sitting" : "sitting vacant"}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <Icon name={icon} size={Math.round(size / 2.2)} />
    </span>
  );
}

interface RowProps {
  seat: number;
  choice: SeatChoice;
  /** What the one who sets up is called where nothing else is written. */
  myName: string | null;
  /** Whether the panel fills this seat just now. */
  chosen: boolean;
  onChange(choice: SeatChoice): void;
  onChoose(): void;
  /** Null where the game needs this seat. */
  onRemove: (() => void) | null;
  /** The panel, where there is no room for it beside the rows. */
  children?: ReactNode;
}

/** One seat of a table being set up: its mark, who sits there, and the way to change that. */
export function SeatRow({ seat, choice, myName, chosen, onChange, onChoose, onRemove, children }: RowProps) {
  const text = useText();
  const { t } = text;
  const level = choice.sitter === "bot" ? levelOf(choice.bot) : null;
  const here = choice.sitter === "me" || choice.sitter === "here";
  const said = level ? t(`plays-${level}`) : t(`seat-${choice.sitter}-text`);
  return (
    <li className={`seat-row seat-${seat % 6}${chosen ? " chosen" : ""}`}>
      <Emblem seat={seat} />
      <Sitting sitter={choice.sitter} bot={choice.bot} seat={seat} />
      <span className="seat-who">
        {here ? (
          <input
            aria-label={t("setup-name", { seat: seat + 1 })}
            placeholder={(choice.sitter === "me" && myName) || t(`setup-with-${choice.sitter}`)}
            maxLength={40}
            value={choice.name}
            onChange={(event) => onChange({ ...choice, name: event.target.value })}
          />
        ) : (
          <b>
            {choice.sitter !== "bot" && t(`seat-${choice.sitter}`)}
            {choice.sitter === "bot" && (level ? t(`bot-${level}`) : botName(choice.bot, text))}
            {level && <em className={`level-${level}`}>{t("seat-bot", { level: t(`level-${level}`) })}</em>}
          </b>
        )}
        <small>{said}</small>
      </span>
      <button type="button" className="seat-change" aria-expanded={chosen} onClick={onChoose}>
        <span aria-hidden="true">{t("setup-change")}</span>
        <span className="hidden">{t("setup-sitter", { seat: seat + 1 })}</span>
        <Icon name="forward" size={16} />
      </button>
      {onRemove ? (
        <button type="button" className="quiet seat-remove" onClick={onRemove}>
          <Icon name="close" size={18} />
          <span className="hidden">{t("setup-remove", { seat: seat + 1 })}</span>
        </button>
      ) : (
        <span />
      )}
      {children}
    </li>
  );
}
