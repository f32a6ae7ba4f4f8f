import { plainName } from "../text/catalogue";
import { useText } from "../text/context";
import { Emblem } from "../ui/emblem";
import type { SeatChoice, Sitter } from "./plan";

/** One seat of a table being set up. */
export function SeatField(props: {
  seat: number;
  choice: SeatChoice;
  bots: readonly string[];
  onChange(choice: SeatChoice): void;
}) {
  const { t } = useText();
  const { seat, choice, bots, onChange } = props;
  const sitters: Sitter[] = ["me", "here", "invite", "open", ...(bots.length > 0 ? (["bot"] as const) : [])];
  return (
    <div className="seat-field">
      <Emblem seat={seat} />
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
              {plainName(bot)}
            </option>
          ))}
        </select>
      )}
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
