import type { CSSProperties } from "react";
import { useBeat, useBeatLength, useRested } from "../kit/beat";
import { useStage } from "../kit/context";
import { PartArt, Sign } from "./art/sprite";
import "./style/radiation.css";

/** So many dice are seen to fall; a crew of nine needs no more room than that. */
const MOST = 6;

/** Solar radiation: a die of eight rolls for each astronaut; who rolls no more than the danger falls ill. */
export function Radiation() {
  const { board } = useStage();
  const beat = useBeat();
  const rested = useRested();
  const length = useBeatLength();
  const rolls = beat?.events.filter(({ kind }) => kind === "rolled") ?? [];
  // What moves takes its own time and fades; a still is there for the step.
  const shown = board.still ? !rested : (beat?.ms ?? 0) > 0;
  if (rolls.length === 0 || !shown) return null;
  // The card that was read before in the same step must be out first.
  const after = beat?.events.some(({ kind }) => kind === "drew") ?? false;
  return (
    // The log says it in words.
    <ul className={`le-rolls${after ? " after" : ""}${board.still ? " still" : ""}`} style={length} aria-hidden="true">
      {rolls.slice(0, MOST).map(({ fields }, index) => (
        <li
          key={String(fields.astronaut)}
          className={Number(fields.die) <= Number(fields.danger) ? "ill" : "well"}
          style={{ "--index": index } as CSSProperties}
        >
          <PartArt of={String(fields.role)} height={64} />
          <b className="die">
            <svg viewBox="0 0 60 64" aria-hidden="true">
              <path d="M30 2L57 18V46L30 62L3 46V18Z" />
              <path className="edge" d="M30 2L54 44H6ZM6 44L30 62L54 44M30 2L3 18L6 44M30 2L57 18L54 44" />
              <text x="30" y="40">
                {String(fields.die)}
              </text>
            </svg>
          </b>
          <span>
            <Sign name="radiation" size={16} /> ≤ {String(fields.danger)}
          </span>
        </li>
      ))}
    </ul>
  );
}
