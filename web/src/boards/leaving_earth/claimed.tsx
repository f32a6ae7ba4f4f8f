import { Emblem } from "../../ui/emblem";
import { useBeatLength, useEvent, useRested } from "../kit/beat";
import { useStage } from "../kit/context";
import { Patch } from "./art/patch";
import { MISSION, type View } from "./facts";

/** A mission is completed: for a moment its patch stands in the middle, and its points are stamped on it. */
export function Claimed({ view }: { view: View }) {
  const { board } = useStage();
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
      <p>
        <Emblem seat={seat} size={22} /> {view.agencies[seat]?.name}
      </p>
      <h3>{board.words.name(mission.mission)}</h3>
    </div>
  );
}
