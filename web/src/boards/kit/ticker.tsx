import type { ReactNode } from "react";
import type { EventInfo } from "../../protocol";
import { useStage } from "./context";

const LINES = 3;

interface TickerProps {
  fresh: readonly EventInfo[];
  /** The kinds of events worth telling here. */
  told: ReadonlySet<string>;
  /** A picture in front of an event's sentence. */
  sign?(event: EventInfo): ReactNode;
}

/** What just happened, over the board for a moment; the log tells it for good. */
export function Ticker({ fresh, told, sign }: TickerProps) {
  const { board } = useStage();
  const lines = fresh.filter(({ kind }) => told.has(kind)).slice(-LINES);
  if (lines.length === 0) return null;
  return (
    <ul className="ticker" aria-hidden="true">
      {lines.map((event, index) => (
        <li key={`${event.version} ${index}`} className={event.kind} style={{ animationDelay: `${index * 0.15}s` }}>
          {sign?.(event)}
          <span>{board.words.event(event.kind, event.fields, board.names)}</span>
        </li>
      ))}
    </ul>
  );
}
