import { useMemo, useState } from "react";
import type { EventInfo } from "../protocol";
import { useText } from "../text/context";
import { ownerOf } from "../text/words";

/** So many turns stand in the bar. */
const SHOWN = 14;

/** Plies in a row in which the same seat acted. */
export interface Run {
  owner: number | null;
  first: number;
  last: number;
}

/** The latest turns of a match, from what was heard of it. */
export function runsOf(events: readonly EventInfo[], most: number = SHOWN): Run[] {
  const runs: Run[] = [];
  let ply = -1;
  for (const { version, fields } of events) {
    // Only the first event of a ply says who acts; what nobody did belongs to the turn before.
    if (version === ply) continue;
    ply = version;
    const owner = ownerOf(fields);
    const turn = runs.at(-1);
    if (turn && (owner === null || turn.owner === null || turn.owner === owner)) {
      turn.last = version;
      turn.owner ??= owner;
    } else runs.push({ owner, first: version, last: version });
  }
  return runs.slice(-most);
}

/** The latest turns in the colours of their seats, and how far the stage has come; one of them leads back there. */
export function Steps(props: {
  heard: readonly EventInfo[];
  /** The ply on the stage. */
  ply: number;
  names: readonly string[];
  look(ply: number): void;
}) {
  const { t } = useText();
  const { heard, ply, names, look } = props;
  const runs = useMemo(() => runsOf(heard), [heard]);
  const [held, setHeld] = useState<number | null>(null);
  const end = runs.length - 1;
  const here = runs.findLastIndex(({ first }) => first <= ply);
  if (end < 1) return null;
  const at = held ?? Math.max(0, here);
  const go = () => {
    const run = held === null || held === here ? undefined : runs[held];
    setHeld(null);
    if (run) look(run.last);
  };
  return (
    <span className="steps">
      <span className="steps-turns" aria-hidden="true">
        {runs.map(({ owner, first }, index) => (
          <i key={first} className={`seat-${owner === null ? "none" : owner % 6}${index > here ? " ahead" : ""}`} />
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={end}
        value={at}
        aria-label={t("playback-turns")}
        aria-valuetext={names[runs[at]?.owner ?? -1] ?? t("log-table")}
        onChange={(event) => setHeld(Number(event.target.value))}
        onPointerUp={go}
        onKeyUp={go}
      />
    </span>
  );
}
