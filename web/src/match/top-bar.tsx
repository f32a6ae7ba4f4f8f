import type { ReactNode } from "react";
import type { Connection } from "../api/live";
import type { Moment } from "../boards/figures";
import type { ClockInfo } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Icon, type IconName } from "../ui/icon";
import { Brand } from "../ui/page";
import { RoundButton } from "../ui/round";
import { SoundButton, ThemeButton } from "../ui/theme";
import { countdown, useNow } from "../ui/time";

interface Tool {
  label: string;
  run(): void;
}

/** The bar over a match: which game and how it stands, the playback, undo and settings. */
export function TopBar(props: {
  title: string;
  /** Where the match is: its year, turn or round. */
  moment: Moment | null;
  status: string;
  mine: boolean;
  connection: Connection;
  clocks: readonly ClockInfo[];
  ahead: number;
  words: Words;
  undo?: Tool | null;
  undoTurn?: Tool | null;
  redo?: Tool | null;
  menu?: Tool | null;
  hint?: ReactNode;
  /** Where there is little room, sound and theme are set in the panel of the table alone. */
  small?: boolean;
  /** The playback bar, in the middle. */
  children?: ReactNode;
}) {
  const { t } = useText();
  return (
    <header className="top-bar">
      <Brand />
      <div className="match-title">
        <h1>{props.title}</h1>
        <div className="match-now">
          {props.moment && <span className="moment">{t(props.moment.key, props.moment.about)}</span>}
          <p className={props.mine ? "turn mine" : "turn"} role="status">
            {props.status}
          </p>
        </div>
      </div>
      <div className="top-middle">{props.children}</div>
      {props.clocks.map((clock) => (
        <Clock key={clock.question} clock={clock} ahead={props.ahead} words={props.words} />
      ))}
      <div className="match-tools">
        {props.connection !== "live" && (
          <span className={`line ${props.connection}`} role="status">
            {t(`line-${props.connection}`)}
          </span>
        )}
        {props.undo && <Round tool={props.undo} icon="undo" />}
        {props.undoTurn && <Round tool={props.undoTurn} icon="undoTurn" />}
        {props.redo && <Round tool={props.redo} icon="redo" />}
        {props.hint}
        {!props.small && (
          <>
            <SoundButton />
            <ThemeButton />
          </>
        )}
        {props.menu && <Round tool={props.menu} icon="menu" />}
      </div>
    </header>
  );
}

function Round({ tool, icon, size = 20 }: { tool: Tool; icon: IconName; size?: number }) {
  return <RoundButton icon={icon} label={tool.label} size={size} run={tool.run} />;
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
