import type { EventInfo } from "../../protocol";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useBeat, useBeatLength, useEvent, useRested } from "../kit/beat";
import { useStage } from "../kit/context";
import { Patch } from "./art/patch";
import { PartArt } from "./art/sprite";
import { MISSION, type View } from "./facts";

/** The most who are mourned at once. */
const MOST = 3;

/** What a step brought every agency of this, or cost it. */
function changesOf(events: readonly EventInfo[], unit: string): { seat: number; amount: number }[] {
  return events.flatMap(({ fields }) => {
    const amount = (fields.change as Record<string, number> | undefined)?.[unit];
    return amount ? [{ seat: Number(fields.agency ?? fields.seat), amount }] : [];
  });
}

/** A mission is completed: for a moment its patch stands in the middle, and its points are stamped on it. */
export function Claimed({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const beat = useBeat<View>();
  const event = useEvent("mission_completed");
  const rested = useRested();
  const length = useBeatLength();
  const mission = event && MISSION.get(String(event.fields.mission));
  if (!mission || rested) return null;
  const seat = Number(event.fields.agency);
  return (
    // The log says it in words.
    <div className={`le-claimed seat-${seat % 6}${board.still ? " still" : ""}`} style={length} aria-hidden="true">
      <Patch mission={mission} size={190} />
      <b className="points">+{Number(event.fields.points)}</b>
      <div className="notes">
        {changesOf(beat?.events ?? [], "money")
          .filter((got) => got.seat !== seat && got.amount > 0)
          .map((got) => (
            <i key={got.seat} className={`seat-${got.seat % 6}`}>
              <Emblem seat={got.seat} size={14} /> {t("le-dollars", { money: got.amount })}
            </i>
          ))}
      </div>
      <p>
        <Emblem seat={seat} size={22} /> {view.agencies[seat]?.name}
      </p>
      <h3>{board.words.name(mission.mission)}</h3>
    </div>
  );
}

/** Astronauts have died: for a moment their helmets, whose visors go dark. Nothing shakes. */
export function Mourned({ view }: { view: View }) {
  const { board } = useStage();
  const beat = useBeat<View>();
  const rested = useRested();
  const length = useBeatLength();
  const dead = beat?.events.filter(({ kind }) => kind === "died") ?? [];
  const [first] = dead;
  if (!first || rested) return null;
  const seat = Number(first.fields.agency);
  const [lost] = changesOf(beat?.events ?? [], "points").filter((one) => one.seat === seat && one.amount < 0);
  // What they died of is shown first.
  const burst = beat?.events.some(({ kind }) => kind === "destroyed" || kind === "drew");
  return (
    <div
      className={`le-claimed le-mourned seat-${seat % 6}${burst ? " after" : ""}${board.still ? " still" : ""}`}
      style={length}
      aria-hidden="true"
    >
      <div className="helmets">
        {dead.slice(0, MOST).map(({ fields }) => (
          <span key={String(fields.astronaut)}>
            <PartArt of={String(fields.role)} height={130} />
            <PartArt of={String(fields.role)} height={130} />
          </span>
        ))}
      </div>
      {lost && <b className="points">−{-lost.amount}</b>}
      <p>
        <Emblem seat={seat} size={22} /> {view.agencies[seat]?.name}
      </p>
    </div>
  );
}
