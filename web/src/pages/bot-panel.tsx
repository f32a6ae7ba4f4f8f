import { useText } from "../text/context";
import { Face, LEVELS } from "../ui/face";

interface PanelProps {
  /** The seat the bot is chosen for. */
  seat: number;
  bot: string;
  bots: readonly string[];
  choose(bot: string): void;
}

/** The bots of the ladder with their faces, the later the harder, for the seat that is being filled. */
export function BotPanel({ seat, bot, bots, choose }: PanelProps) {
  const { t } = useText();
  const ladder = LEVELS.filter((level) => bots.includes(level));
  if (ladder.length === 0) return null;
  return (
    <aside className="bot-panel card" aria-labelledby="bot-panel">
      <h2 id="bot-panel">{t("setup-panel", { seat: seat + 1 })}</h2>
      <p className="faint">{t("setup-panel-text")}</p>
      {ladder.map((level) => (
        <button
          key={level}
          type="button"
          className={`bot-choice lv-${LEVELS.indexOf(level) + 1}`}
          aria-pressed={bot === level}
          onClick={() => choose(level)}
        >
          <Face level={level} size={56} />
          <span>
            <b>{t(`bot-${level}`)}</b> <em>{t(`level-${level}`)}</em>
            <span>{t(`plays-${level}`)}</span>
          </span>
        </button>
      ))}
    </aside>
  );
}
