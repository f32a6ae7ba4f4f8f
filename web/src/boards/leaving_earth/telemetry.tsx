import type { EventInfo } from "../../protocol";
import { useText } from "../../text/context";
import { useBeat, useRested } from "../kit/beat";
import { useStage } from "../kit/context";
import type { Drama } from "./drama";

/** As many lines as the strip of tape shows above the last one. */
const LINES = 2;
/** What is counted or paid for is no telemetry. */
const SILENT = new Set(["figures", "bought", "researched", "declined", "turn_ended", "goes_first"]);

/** The tape below the reader: the flight so far in the words of the log, and what the machine does now. */
export function Telemetry({ flight, drama }: { flight: readonly EventInfo[]; drama: Drama }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const beat = useBeat();
  const told = flight.filter(({ kind }) => !SILENT.has(kind));
  const rested = useRested();
  const doing =
    drama.reading && !rested
      ? "reading"
      : offer.has("keep")
        ? "deciding"
        : drama.maneuver && drama.craft && !drama.lost
          ? "ready"
          : "listening";
  return (
    // The log says the same for everybody.
    <div className="le-tape" aria-hidden="true">
      {told.slice(-LINES).map((event, index, shown) => {
        const fresh = beat?.events.some(({ version }) => version === event.version) ?? false;
        return (
          <p key={`${event.version} ${event.kind} ${index}`} className={fresh ? "fresh" : undefined}>
            <b>{clock(told.length - shown.length + index)}</b>
            {board.words.eventUnder(drama.seat, event.kind, event.fields, board.names)}
          </p>
        );
      })}
      <p className="now">
        <b>{clock(told.length)}</b>
        {t(`le-tape-${doing}`)}
        <i />
      </p>
    </div>
  );
}

/** Five seconds to the ignition, and some more with every line. */
function clock(line: number): string {
  const seconds = line * 4 - 5;
  return `T${seconds < 0 ? "−" : "+"}00:${String(Math.abs(seconds) % 60).padStart(2, "0")}`;
}
