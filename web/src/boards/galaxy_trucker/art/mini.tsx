import type { ReactElement } from "react";
import { type Component, TURNS, type Turn, tileOf } from "../facts";
import { FINE, INK } from "./ink";
import { plateOf } from "./tile";

/** One bold sign a kind, for ships seen from far away. */
const MINI: Record<string, ReactElement> = {
  starting_cabin: (
    <>
      <circle cx="50" cy="50" r="30" fill="var(--gt-pilot)" {...INK} />
      <circle cx="50" cy="50" r="14" fill="#12152b" />
    </>
  ),
  cabin: (
    <>
      <circle cx="50" cy="50" r="30" fill="#f4f7ff" {...INK} />
      <circle cx="50" cy="50" r="17" fill="#1f2f66" />
    </>
  ),
  battery: (
    <>
      <rect x="22" y="24" width="24" height="52" rx="5" fill="#4dff9c" />
      <rect x="54" y="24" width="24" height="52" rx="5" fill="#4dff9c" />
    </>
  ),
  cargo_hold: (
    <>
      <rect x="14" y="32" width="33" height="36" rx="4" fill="#bfe0ff" />
      <rect x="53" y="32" width="33" height="36" rx="4" fill="#bfe0ff" />
    </>
  ),
  special_hold: (
    <>
      <rect x="26" y="26" width="48" height="48" rx="5" fill="#ffcf24" {...INK} />
      <rect x="37" y="37" width="26" height="26" fill="#5a1220" />
    </>
  ),
  structural: (
    <>
      <path d="M20 20L80 80M80 20L20 80" stroke="#ffcf24" strokeWidth="14" />
    </>
  ),
  shield: (
    <>
      <path d="M12 16H84V88" fill="none" stroke="#7df6ff" strokeWidth="18" />
      <circle cx="38" cy="62" r="14" fill="#7df6ff" />
    </>
  ),
  engine: (
    <>
      <path d="M34 18h32v34l12 30h-56l12-30z" fill="#ffe3c4" />
      <path d="M30 82h40l-20 34z" fill="#ffd23f" />
    </>
  ),
  double_engine: (
    <>
      <path d="M16 20h26v34l6 28h-38l6-28zM58 20h26v34l6 28h-38l6-28z" fill="#ffe3c4" />
      <path d="M14 82h30l-15 30zM56 82h30l-15 30z" fill="#ffd23f" />
    </>
  ),
  cannon: (
    <>
      <path d="M39-6h22v56h-22z" fill="#f4f7ff" />
      <circle cx="50" cy="62" r="22" fill="#cdbcff" />
    </>
  ),
  double_cannon: (
    <>
      <path d="M24-6h18v56h-18zM58-6h18v56h-18z" fill="#f4f7ff" />
      <rect x="18" y="46" width="64" height="34" rx="15" fill="#cdbcff" />
    </>
  ),
  orange: (
    <>
      <circle cx="50" cy="50" r="28" fill="#ffb13d" {...INK} />
      <circle cx="50" cy="48" r="10" fill="#fff" {...FINE} />
    </>
  ),
  purple: (
    <>
      <rect x="28" y="20" width="44" height="60" rx="20" fill="#e07bff" {...INK} />
      <circle cx="42" cy="46" r="6" fill="#fff" />
      <circle cx="58" cy="46" r="6" fill="#fff" />
    </>
  ),
};

/** A tile for thumbnails: plate and one sign. */
export function MiniTile({ component }: { component: Component }) {
  const tile = tileOf(component.tile);
  return (
    <>
      <rect x="3" y="3" width="94" height="94" rx="12" fill={plateOf(tile)} stroke="#0c0f22" strokeWidth="5" />
      <g transform={`rotate(${90 * TURNS.indexOf(component.turn as Turn)} 50 50)`}>{MINI[tile.alien ?? tile.kind]}</g>
    </>
  );
}
