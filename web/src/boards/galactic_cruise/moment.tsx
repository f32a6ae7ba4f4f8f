import { ownerOf } from "../../text/words";
import { Emblem } from "../../ui/emblem";
import { useBeat, useBeatLength } from "../kit/beat";
import { useStage } from "../kit/context";
import { Drawing } from "./art/sprite";
import { Sign } from "./icons";

const TOLD = ["agm", "goal", "end_triggered", "final_round"];

/** What everybody looks up for: a general meeting and what it brings each company, a goal met, the end in sight. */
export function Moment() {
  const { board } = useStage();
  const events = useBeat()?.events.filter(({ kind }) => TOLD.includes(kind)) ?? [];
  const length = useBeatLength();
  const [first] = events;
  if (!first) return null;
  return (
    <div className="gc-moment" style={length} aria-hidden="true">
      <span className={`gc-seal ${first.kind}`}>
        <Drawing of="starburst" width={110} height={110} />
        {first.kind === "agm" ? (
          <b>{String(first.fields.meeting ?? "").toUpperCase()}</b>
        ) : (
          <Sign of="wings" size={48} />
        )}
      </span>
      <ul>
        {events.map(({ kind, fields }, n) => {
          const seat = ownerOf(fields);
          return (
            <li key={n}>
              {seat !== null && <Emblem seat={seat} size={20} />}
              {board.words.event(kind, fields, board.names)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
