import type { ReactNode } from "react";
import { useText } from "../text/context";
import { RoundButton } from "../ui/round";
import { changeSettings, useSettings } from "../ui/settings";
import { type Playback, SPEEDS, type Speed } from "./playback";

/** Back, pause, forward, speed, and how far the stage is behind the table. */
export function PlaybackBar(props: {
  playback: Playback;
  lookBack: (() => void) | null;
  /** The latest turns, where there is room for them. */
  children?: ReactNode;
}) {
  const { t } = useText();
  const { playback, lookBack } = props;
  const { behind, paused } = playback;
  const back = playback.canStepBack ? playback.stepBack : lookBack;
  return (
    <section className="playback" aria-label={t("playback")}>
      <RoundButton icon="first" label={t("playback-back")} size={18} disabled={back === null} run={() => back?.()} />
      <RoundButton
        icon={paused ? "play" : "pause"}
        label={t(paused ? "playback-go-on" : "playback-pause")}
        size={18}
        run={paused ? playback.resume : playback.pause}
      />
      <RoundButton icon="last" label={t("playback-forward")} size={18} disabled={behind === 0} run={playback.stepOn} />
      {props.children}
      <SpeedPicker />
      {behind > 0 ? (
        <button type="button" className="behind" onClick={playback.skip}>
          {t("playback-behind", { count: behind })}
        </button>
      ) : (
        <span className={paused ? "at-table paused" : "at-table"}>
          {t(paused ? "playback-paused" : "playback-live")}
        </span>
      )}
    </section>
  );
}

export function SpeedPicker() {
  const { t } = useText();
  const { speed } = useSettings();
  return (
    <select
      className="speed"
      aria-label={t("playback-speed")}
      value={speed}
      onChange={(event) => changeSettings({ speed: Number(event.target.value) as Speed })}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {one === 0 ? t("playback-instant") : `${one}×`}
        </option>
      ))}
    </select>
  );
}
