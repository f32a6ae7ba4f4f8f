import type { EventInfo } from "../../protocol";
import { Glyph } from "../kit/glyph";
import { Ticker as Lines } from "../kit/ticker";
import { ICONS } from "./art";
import type { Outcome } from "./facts";
import { OutcomeCard } from "./flight";

const TOLD = new Set([
  "drew",
  "fired",
  "moved",
  "arrived",
  "destroyed",
  "died",
  "revealed",
  "mission_completed",
  "year_began",
  "docked",
  "separated",
  "collected",
]);

/** What just happened, over the map for a moment. */
export function Ticker({ fresh }: { fresh: readonly EventInfo[] }) {
  return <Lines fresh={fresh} told={TOLD} sign={sign} />;
}

function sign({ kind, fields }: EventInfo) {
  if (kind === "drew") return <OutcomeCard outcome={fields.outcome as Outcome} />;
  if (kind === "destroyed" || kind === "died") return <Glyph icon={ICONS.explosion} size={20} />;
  return kind === "mission_completed" ? <Glyph icon={ICONS.flag} size={20} /> : null;
}
