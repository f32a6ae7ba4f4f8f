import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Icon } from "../ui/icon";

/** Answers the server gives for me: keep the next one, or drop one that is kept. */
export function Standing(props: {
  standing: Record<string, string>;
  words: Words;
  /** Whether the next answer is kept; null where nothing is asked. */
  always: boolean | null;
  toggle(): void;
  drop(question: string): void;
}) {
  const { t } = useText();
  return (
    <span className="standing">
      {Object.entries(props.standing).map(([question, move]) => (
        <button
          key={question}
          type="button"
          className="planned"
          title={`${props.words.question(question)} ${t("standing-drop")}`}
          onClick={() => props.drop(question)}
        >
          {t("standing-kept", { move: props.words.move(move) })}
          <Icon name="close" size={14} />
          <span className="hidden">{t("standing-drop")}</span>
        </button>
      ))}
      {props.always !== null && (
        <button
          type="button"
          className="quiet always"
          aria-pressed={props.always}
          title={t("standing-hint")}
          onClick={props.toggle}
        >
          {t("standing-always")}
        </button>
      )}
    </span>
  );
}
