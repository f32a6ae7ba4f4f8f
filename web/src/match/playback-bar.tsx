import { useText } from "../text/context";
import { Icon } from "../ui/icon";
import { changeSettings, useSettings } from "../ui/settings";
import { type Playback, SPEEDS, type Speed } from "./playback";

/** Back, pause, forward, speed, and how far the stage is behind the table. */
export function PlaybackBar({ playback, lookBack }: { playback: Playback; lookBack: (() => void) | null }) {
  const { t } = useText();
  const { behind, paused } = playback;
  const back = playback.canStepBack ? playback.stepBack : lookBack;
  return (
    <section className="playback" aria-label={t("playback")}>
      <button
        type="button"
        className="quiet round"
        aria-label={t("playback-back")}
        title={t("playback-back")}
        disabled={back === null}
        onClick={() => back?.()}
      >
        <Icon name="first" size={18} />
      </button>
      <button
        type="button"
        className="quiet round"
        aria-label={t(paused ? "playback-go-on" : "playback-pause")}
        title={t(paused ? "playback-go-on" : "playback-pause")}
        onClick={paused ? playback.resume : playback.pause}
      >
        <Icon name={paused ? "play" : "pause"} size={18} />
      </button>
      <button
        type="button"
        className="quiet round"
        aria-label={t("playback-forward")}
        title={t("playback-forward")}
        disabled={behind === 0}
        onClick={playback.stepOn}
      >
        <Icon name="last" size={18} />
      </button>
      <SpeedPicker />
      {behind > 0 ? (
        <button type="button" className="behind" onClick={playback.skip}>
          {t("playback-behind", { count: behind })}
        </button>
      ) : (
        <span className={paused ? "live paused" : "live"}>{t(paused ? "playback-paused" : "playback-live")}</span>
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
