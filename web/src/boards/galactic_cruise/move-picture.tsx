import { splitMove } from "../../text/words";
import { Disc } from "./art/marks";
import { ACTIONS } from "./facts";
import { Sign } from "./icons";

/** The action a move begins, as its plate on the campus; else the sign of what a move is about. */
export function Picture({ move }: { move: string }) {
  const { verb, arg } = splitMove(move);
  const action = ACTIONS.get(arg?.split("+").at(-1) ?? "");
  const sign = SIGNS[verb];
  if (!action && !sign) return null;
  return (
    <span className="move-picture gc" aria-hidden="true">
      {action ? <Disc action={action.id} department={action.department} /> : sign && <Sign of={sign} size={24} />}
    </span>
  );
}

const SIGNS: Record<string, string> = {
  assign_expert: "expert",
  assign_worker: "worker",
  call_meeting: "funding",
  launch: "shuttle",
  launch_now: "shuttle",
  launch_now_expert: "shuttle",
  send_expert: "expert",
  send_worker: "worker",
};
