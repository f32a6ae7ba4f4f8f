import type { EventInfo } from "../../protocol";
import { useStage } from "../kit/context";
import { Glyph } from "../kit/glyph";
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
const LINES = 3;

/** What just happened, over the map for a moment; the log tells it for good. */
export function Ticker({ fresh }: { fresh: readonly EventInfo[] }) {
  const { board } = useStage();
  const told = fresh.filter(({ kind }) => TOLD.has(kind)).slice(-LINES);
  if (told.length === 0) return null;
  return (
    <ul className="le-ticker" aria-hidden="true">
      {told.map((event, index) => (
        <li key={`${event.ply} ${index}`} className={event.kind} style={{ animationDelay: `${index * 0.15}s` }}>
          {event.kind === "drew" && <OutcomeCard outcome={event.fields.outcome as Outcome} />}
          {(event.kind === "destroyed" || event.kind === "died") && <Glyph icon={ICONS.explosion} size={20} />}
          {event.kind === "mission_completed" && <Glyph icon={ICONS.flag} size={20} />}
          <span>{board.words.event(event.kind, event.fields, board.names)}</span>
        </li>
      ))}
    </ul>
  );
}
