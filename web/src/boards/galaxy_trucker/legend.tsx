import type { Legend } from "../legend";
import { Defs } from "./art/defs";
import { PICTURES } from "./art/pictures";
import { SIGNS, Sign } from "./art/signs";
import { Crane, Heap, Mechanic } from "./art/yard";
import "./board.css";

/** The heap, and somebody who knows which part is missing. */
function Yard() {
  return (
    <svg viewBox="0 96 360 204" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect y="96" width="360" height="204" fill="var(--deck)" />
      <Crane />
      <Heap />
      <g transform="translate(300 284) scale(1.5)">
        <Mechanic />
      </g>
    </svg>
  );
}

/** The picture of a card. */
function Card({ of }: { of: string }) {
  const Picture = PICTURES[of];
  return (
    <svg viewBox="0 0 300 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Picture && <Picture />}
    </svg>
  );
}

export const LEGEND: Legend = {
  prefix: "gt",
  symbols: Object.keys(SIGNS).map((id) => ({ id, sign: <Sign name={id} size={26} /> })),
  how: [
    { id: "build", sign: <Yard /> },
    { id: "fly", sign: <Card of="open_space" /> },
    { id: "hold", sign: <Card of="meteoric_swarm" /> },
    { id: "sell", sign: <Card of="planets" /> },
  ],
  sheet: (
    <svg width="0" height="0" aria-hidden="true">
      <Defs />
    </svg>
  ),
};
