import { useStage } from "../kit/context";
import type { Drag } from "../kit/drag";
import type { Guest } from "./facts";
import { GuestSign, isGuest, Sign, WorkerSign } from "./icons";

/** What is being carried, under the pointer. */
export function Ghost({ drag, lands }: { drag: Drag; lands: boolean }) {
  return (
    <div className={`drag-ghost gc-carried${lands ? " lands" : ""}`} style={{ left: drag.x, top: drag.y }}>
      <Carried what={drag.what} />
    </div>
  );
}

function Carried({ what }: { what: string }) {
  const { board } = useStage();
  const [kind = "", id = ""] = what.split(" ");
  if (kind === "worker" || kind === "expert") {
    return <WorkerSign seat={board.seat ?? 0} expert={kind === "expert"} size={40} />;
  }
  if (kind === "guest" || kind === "passenger") {
    const type = id.split("_")[0] ?? "";
    return isGuest(type) ? <GuestSign guest={type satisfies Guest} size={34} /> : null;
  }
  if (kind === "silo" || kind === "development") return <Sign of={kind === "silo" ? id : "developments"} size={34} />;
  return <span className="gc-carried-card">{board.words.name(id)}</span>;
}
