import { useEffect, useMemo, useRef, useState } from "react";
import type { AskInfo } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Icon } from "../ui/icon";

export interface Plan {
  /** What is to be played, in this order, as soon as it is asked for. */
  moves: readonly string[];
  /** What could be answered lately: the moves one may plan with. */
  known: readonly string[];
  add(move: string): void;
  drop(index: number): void;
}

const KNOWN = 120;
const SOON = 350;

/** Moves chosen while others play: each is played when it is offered; the first that is not ends the plan. */
export function usePlan(asked: readonly AskInfo[], busy: boolean, play: (move: string) => void): Plan {
  const [moves, setMoves] = useState<readonly string[]>([]);
  const [known, setKnown] = useState<readonly string[]>([]);
  const last = useRef(asked);

  useEffect(() => {
    if (asked === last.current) return;
    last.current = asked;
    const offered = asked.flatMap((ask) => ask.moves.map(({ move }) => move));
    if (offered.length > 0) setKnown((old) => [...new Set([...offered, ...old])].slice(0, KNOWN));
  }, [asked]);

  const [next] = moves;
  useEffect(() => {
    if (next === undefined || asked.length === 0 || busy) return;
    if (!asked.some((ask) => ask.moves.some(({ move }) => move === next))) {
      setMoves([]);
      return;
    }
    // A moment to see it coming.
    const timer = setTimeout(() => {
      setMoves((old) => old.slice(1));
      play(next);
    }, SOON);
    return () => clearTimeout(timer);
  }, [asked, busy, next, play]);

  return useMemo(
    () => ({
      moves,
      known,
      add: (move: string) => setMoves((old) => [...old, move]),
      drop: (index: number) => setMoves((old) => old.filter((_, at) => at !== index)),
    }),
    [moves, known],
  );
}

/** While others play: what I will do when it is my turn, if it is still possible then. */
export function PlanAhead({ plan, words }: { plan: Plan; words: Words }) {
  const { t } = useText();
  if (plan.known.length === 0) return null;
  return (
    <div className="plan">
      <label>
        <span className="hidden">{t("plan-ahead")}</span>
        <select value="" onChange={(event) => event.target.value && plan.add(event.target.value)}>
          <option value="">{t("plan-ahead")}</option>
          {plan.known.map((move) => (
            <option key={move} value={move}>
              {words.move(move)}
            </option>
          ))}
        </select>
      </label>
      {plan.moves.map((move, index) => (
        <button key={`${index} ${move}`} type="button" className="planned" onClick={() => plan.drop(index)}>
          {index + 1}. {words.move(move)}
          <Icon name="close" size={14} />
          <span className="hidden">{t("plan-drop")}</span>
        </button>
      ))}
    </div>
  );
}
