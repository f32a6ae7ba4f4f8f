import { useText } from "../text/context";
import { Emblem } from "../ui/emblem";
import { Face, levelOf } from "../ui/face";
import { botName } from "./match-row";
import type { SeatChoice, Sitter } from "./plan";

/** One seat of a table being set up. */
export function SeatField(props: {
  seat: number;
  choice: SeatChoice;
  bots: readonly string[];
  /** Whether its bot is the one chosen beside the form. */
  chosen: boolean;
  onChange(choice: SeatChoice): void;
  onChoose(): void;
}) {
  const text = useText();
  const { t } = text;
  const { seat, choice, bots, chosen, onChange, onChoose } = props;
  const sitters: Sitter[] = ["me", "here", "invite", "open", ...(bots.length > 0 ? (["bot"] as const) : [])];
  const level = choice.sitter === "bot" ? levelOf(choice.bot) : null;
  const botLabel = (bot: string) => {
    const rung = levelOf(bot);
    return rung ? t("bot-with-level", { bot: t(`bot-${rung}`), level: t(`level-${rung}`) }) : botName(bot, text);
  };
  return (
    <div className={`seat-field seat-${seat % 6}${chosen ? " chosen" : ""}`} onFocus={onChoose}>
      <Emblem seat={seat} />
      {level && <Face level={level} />}
      <select
        aria-label={t("setup-sitter", { seat: seat + 1 })}
        value={choice.sitter}
        onChange={(event) => onChange({ ...choice, sitter: event.target.value as Sitter })}
      >
        {sitters.map((sitter) => (
          <option key={sitter} value={sitter}>
            {t(`sitter-${sitter}`)}
          </option>
        ))}
      </select>
      {choice.sitter === "bot" && (
        <select
          aria-label={t("setup-bot", { seat: seat + 1 })}
          value={choice.bot}
          onChange={(event) => onChange({ ...choice, bot: event.target.value })}
        >
          {bots.map((bot) => (
            <option key={bot} value={bot}>
              {botLabel(bot)}
            </option>
          ))}
        </select>
      )}
      {level && <small className="faint">{t(`plays-${level}`)}</small>}
      {(choice.sitter === "me" || choice.sitter === "here") && (
        <input
          aria-label={t("setup-name", { seat: seat + 1 })}
          placeholder={t("setup-name-hint")}
          maxLength={40}
          value={choice.name}
          onChange={(event) => onChange({ ...choice, name: event.target.value })}
        />
      )}
    </div>
  );
}
