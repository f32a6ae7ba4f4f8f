import { useText } from "../../text/context";
import { splitMove } from "../../text/words";
import { Act } from "../kit/act";
import { useStage } from "../kit/context";
import type { Agency, Owned } from "./facts";

const PROGRAMME = new Set(["research", "buy", "several", "learn", "master", "survey", "spacecraft", "years"]);

/** Whether some piece in sight stands for a move. */
export function stands(
  move: string,
  question: string | null,
  agency: Agency | undefined,
  aboard: readonly Owned[],
): boolean {
  const { verb, arg } = splitMove(move);
  if (verb === "maneuver") return arg !== "lost";
  if (PROGRAMME.has(verb)) return true;
  const mine = agency && arg !== null;
  if (verb === "turn_in") return Boolean(mine && arg in agency.parts);
  if (verb === "part") {
    if (question === "assemble") return Boolean(mine && arg in agency.parts);
    return aboard.some(({ parts }) => (arg ?? "") in parts) || Boolean(mine && arg in agency.parts);
  }
  if (verb === "astronaut") {
    const crews = [agency?.astronauts ?? [], ...aboard.map(({ astronauts }) => astronauts)];
    return crews.some((crew) => crew.some(({ astronaut }) => String(astronaut) === arg));
  }
  return false;
}

/** There is little room: the usual moves in a word. */
const SHORT: Record<string, string> = { assemble: "le-assemble", cooperate: "le-cooperate", end_turn: "le-end-turn" };

/** Every offered move that no piece in sight stands for, so that nothing legal is ever missing from the board. */
export function Orders({ shown }: { shown(move: string): boolean }) {
  const { t } = useText();
  const { board } = useStage();
  const moves = board.asks.flatMap((ask) => ask.moves).filter(({ move }) => !shown(move));
  if (moves.length === 0) return null;
  return (
    <div className="le-orders">
      {moves.map(({ move }) => (
        <Act key={move} move={move}>
          {SHORT[move] && t(SHORT[move])}
        </Act>
      ))}
    </div>
  );
}
