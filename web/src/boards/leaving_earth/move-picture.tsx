import { splitMove } from "../../text/words";
import { Sign } from "./art/sprite";

/** The sign of what a move does, as the board has it. */
export function Picture({ move }: { move: string }) {
  const sign = SIGNS[splitMove(move).verb];
  return (
    sign && (
      <span className="move-picture" aria-hidden="true">
        <Sign name={sign} size={22} />
      </span>
    )
  );
}

const SIGNS: Record<string, string> = {
  assemble: "crane",
  buy: "note",
  collect: "rock",
  cooperate: "trade",
  fire: "thrust",
  fire_on: "thrust",
  heal: "medic",
  maneuver: "route",
  repair: "wrench",
  research: "flask",
  scrap: "lost",
  several: "note",
  spacecraft: "rocket",
  survey: "survey",
};
