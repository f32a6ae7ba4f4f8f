import { type CSSProperties, useEffect } from "react";
import { Link } from "wouter";
import { useText } from "../text/context";
import { Icon, type IconName } from "../ui/icon";
import { RoundButton } from "../ui/round";
import type { Eyes } from "./state";
import type { Tool } from "./undoing";

const STEP_PAUSE = 900;
/** The first entry of the log is the dealing. */
export const FIRST = 1;

/** Walking through the positions of a match; once it is over, through anybody's eyes. */
export function Timeline(props: {
  ply: number;
  last: number;
  eyes: Eyes;
  names: readonly string[];
  /** Whether other seats' eyes may be chosen, and a spectator's. */
  open: boolean;
  watching: boolean;
  /** Whether it goes from position to position by itself. */
  playing: boolean;
  setPlaying(playing: boolean): void;
  go(ply: number): void;
  look(eyes: Eyes): void;
  close?(): void;
  takeBack: Tool | null;
  /** Where one can play on from here in private. */
  whatIf?: string | null;
}) {
  const { t } = useText();
  const { ply, last, go, playing, setPlaying } = props;

  useEffect(() => {
    if (!playing) return;
    if (ply >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(ply + 1), STEP_PAUSE);
    return () => clearTimeout(timer);
  }, [playing, ply, last, go, setPlaying]);

  const step = (icon: IconName, label: string, to: number) => (
    <RoundButton icon={icon} label={t(label)} disabled={to === ply} run={() => go(to)} />
  );

  return (
    <section className="timeline" aria-label={t("timeline")}>
      {step("first", "timeline-first", FIRST)}
      {step("back", "timeline-back", Math.max(FIRST, ply - 1))}
      <RoundButton
        icon={playing ? "pause" : "play"}
        label={t(playing ? "timeline-pause" : "timeline-play")}
        disabled={ply >= last}
        run={() => setPlaying(!playing)}
      />
      {step("forward", "timeline-forward", Math.min(last, ply + 1))}
      {step("last", "timeline-last", last)}
      <input
        type="range"
        className="slider"
        style={{ "--part": last > FIRST ? (ply - FIRST) / (last - FIRST) : 1 } as CSSProperties}
        min={FIRST}
        max={last}
        value={ply}
        aria-label={t("timeline-position")}
        aria-valuetext={t("timeline-at", { ply, last })}
        onChange={(event) => go(Number(event.target.value))}
      />
      <output>{t("timeline-at", { ply, last })}</output>
      {props.open && (
        <select
          aria-label={t("timeline-eyes")}
          value={props.eyes ?? "none"}
          onChange={(event) => props.look(event.target.value === "none" ? null : Number(event.target.value))}
        >
          {props.watching && <option value="none">{t("timeline-spectator")}</option>}
          {props.names.map((who, seat) => (
            <option key={seat} value={seat}>
              {t("timeline-as", { who })}
            </option>
          ))}
        </select>
      )}
      {props.whatIf && (
        <Link href={props.whatIf} className="button timeline-branch" title={t("what-if-title")}>
          <Icon name="branch" size={18} />
          <span>{t("what-if")}</span>
        </Link>
      )}
      {props.takeBack && (
        <button type="button" className="timeline-undo" title={props.takeBack.label} onClick={props.takeBack.run}>
          <Icon name="undo" size={18} />
          <span>{props.takeBack.label}</span>
        </button>
      )}
      {props.close && (
        <button type="button" className="primary" onClick={props.close}>
          {t("timeline-now")}
        </button>
      )}
    </section>
  );
}
