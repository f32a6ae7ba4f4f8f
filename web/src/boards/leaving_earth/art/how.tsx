import type { ReactNode } from "react";
import { OUTCOME_SIGNS, OUTCOMES } from "./outcome";
import { Patch } from "./patch";
import { Sign, sizeOf, World } from "./sprite";

/** The game in four pictures, on the ruled paper of mission control. */

function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 300 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="300" height="170" fill="var(--sheet)" />
      <path d={GRID} stroke="var(--grid-2)" />
      {children}
    </svg>
  );
}

const GRID = [
  ...Array.from({ length: 14 }, (_, n) => `M${20 * (n + 1)} 0V170`),
  ...Array.from({ length: 8 }, (_, n) => `M0 ${20 * (n + 1) - 5}H300`),
].join("");

/** A part standing on the ground, as high as it is told. */
function Standing({ part, x, foot, high }: { part: string; x: number; foot: number; high: number }) {
  const { width, height } = sizeOf(part);
  const wide = (width * high) / height;
  return (
    <svg
      x={x - wide / 2}
      y={foot - high}
      width={wide}
      height={high}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <use href={`#le-p-${part}`} />
    </svg>
  );
}

/** What research allows to buy, from the smallest rocket to the largest. */
export function Hangar() {
  return (
    <Sheet>
      <path d="M0 150H300" stroke="var(--edge)" strokeWidth="2" />
      <Standing part="juno" x={38} foot={150} high={44} />
      <Standing part="atlas" x={92} foot={150} high={78} />
      <Standing part="soyuz" x={150} foot={150} high={98} />
      <Standing part="saturn" x={212} foot={150} high={132} />
      <Standing part="probe" x={266} foot={150} high={34} />
    </Sheet>
  );
}

/** From one world to another. */
export function Journey() {
  return (
    <Sheet>
      <World id="earth" x={52} y={130} r={62} />
      <World id="moon" x={158} y={44} r={20} />
      <World id="mars" x={252} y={64} r={36} />
      <path
        d="M100 92C120 50 128 46 136 46M104 106C150 96 190 92 214 76"
        fill="none"
        stroke="var(--way)"
        strokeWidth="2.5"
        strokeDasharray="6 5"
      />
      <g transform="translate(158 104) rotate(66)">
        <Standing part="atlas" x={0} foot={24} high={48} />
      </g>
    </Sheet>
  );
}

/** What every use may turn up. */
export function Outcomes() {
  return (
    <Sheet>
      {OUTCOMES.map((outcome, n) => (
        <g key={outcome} transform={`translate(${52 + 70 * n} ${34 + 6 * n}) rotate(${7 * (n - 1)})`}>
          <rect width="62" height="92" rx="6" fill="var(--paper)" stroke="var(--paper-line)" strokeWidth="2" />
          <rect x="13" y="14" width="36" height="36" rx="6" fill={`var(--${outcome.split("_")[0]})`} />
          <g color={outcome === "minor_failure" ? "#231600" : "#fffdf6"}>
            <Sign name={OUTCOME_SIGNS[outcome]} size={26} x={18} y={19} />
          </g>
          <path
            d="M12 62h6M24 62h6M36 62h6M12 72h6M30 72h6M44 72h6M18 82h6M38 82h6"
            stroke="var(--paper-ink)"
            strokeWidth="4"
          />
        </g>
      ))}
    </Sheet>
  );
}

/** Three missions, from easy to hard. */
export function Patches() {
  return (
    <Sheet>
      <Patch mission={{ class: "easy", type: "manned", target: "earth" }} size={86} x={10} y={46} />
      <Patch mission={{ class: "medium", type: "survey", target: "venus" }} size={98} x={101} y={36} />
      <Patch mission={{ class: "hard", type: "sample_return", target: "mars" }} size={86} x={204} y={46} />
    </Sheet>
  );
}
