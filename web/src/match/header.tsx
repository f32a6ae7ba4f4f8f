import type { Connection } from "../api/live";
import type { ClockInfo } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Icon } from "../ui/icon";
import { Brand, SoundButton, ThemeButton } from "../ui/page";
import { countdown, useNow } from "../ui/time";

/** The narrow bar over a match: which game, is the line alive, the clock, undo and settings. */
export function MatchHeader(props: {
  title: string;
  status: string;
  mine: boolean;
  connection: Connection;
  clocks: readonly ClockInfo[];
  ahead: number;
  words: Words;
  undo: { label: string; run(): void } | null;
  lookBack: (() => void) | null;
}) {
  const { t } = useText();
  return (
    <header className="site match-head">
      <Brand />
      <div className="match-title">
        <h1>{props.title}</h1>
        <p className={props.mine ? "turn mine" : "turn"} role="status">
          {props.status}
        </p>
      </div>
      {props.clocks.map((clock) => (
        <Clock key={clock.question} clock={clock} ahead={props.ahead} words={props.words} />
      ))}
      <div className="match-tools">
        {props.connection !== "live" && (
          <span className={`line ${props.connection}`} role="status">
            {t(`line-${props.connection}`)}
          </span>
        )}
        {props.undo && (
          <button type="button" onClick={props.undo.run}>
            <Icon name="undo" size={18} />
            <span>{props.undo.label}</span>
          </button>
        )}
        {props.lookBack && (
          <button type="button" className="quiet round" aria-label={t("timeline")} onClick={props.lookBack}>
            <Icon name="history" />
          </button>
        )}
        <SoundButton />
        <ThemeButton />
      </div>
    </header>
  );
}

/** A running timer, counted by the server's clock. */
function Clock({ clock, ahead, words }: { clock: ClockInfo; ahead: number; words: Words }) {
  const { t } = useText();
  const now = useNow(250) + ahead;
  const left = clock.due === null ? clock.after : clock.due - now;
  return (
    <span className={clock.due !== null && left < 15 ? "clock urgent" : "clock"} role="timer">
      <Icon name="clock" size={18} />
      <span className="hidden">{words.question(clock.question)}</span>
      {countdown(left)}
      {clock.due === null && <span className="faint"> {t("clock-held")}</span>}
    </span>
  );
}
