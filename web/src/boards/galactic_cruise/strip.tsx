import { useText } from "../../text/context";
import { Act } from "../kit/act";
import { useStage } from "../kit/context";
import { RESOURCES, type View } from "./facts";
import { Sign } from "./icons";
import { useNames } from "./names";

/** Where the turn stands, and in words every move that no piece on the table stands for. */
export function Strip({ view, moves }: { view: View; moves: readonly string[] }) {
  const { t } = useText();
  return (
    <div className="gc-strip">
      <Status view={view} />
      <div className="gc-acts" role="group" aria-label={t("gc-acts")}>
        {moves.map((move) => (
          <Act key={move} move={move} />
        ))}
      </div>
    </div>
  );
}

function Status({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const names = useNames();
  const { this_turn, turn, phase, active, final_round } = view;
  const { due, allowed, done } = this_turn;
  return (
    <p className="gc-status">
      <span>
        {final_round && <b className="gc-final">{t("gc-final-round")}</b>}
        {t("gc-turn", { turn, who: names.company(active) })}
      </span>
      <span>
        <b>{t(`about-gc-phase_${phase}`)}</b>
        {phase === "acting" && t("gc-actions-left", { number: this_turn.actions_left })}
        {allowed !== null && allowed > 1 && done !== null && t("gc-done-of", { done, allowed })}
        {due && (
          <span className="gc-to-pay">
            {t("gc-to-pay")}
            {RESOURCES.filter((resource) => due[resource] > 0).map((resource) => (
              <span key={resource}>
                {due[resource]}
                <Sign of={resource} size={13} />
              </span>
            ))}
            {due.row && due.sum > 0 && t("gc-due-row", { sum: due.sum, row: board.words.name(due.row) })}
          </span>
        )}
      </span>
    </p>
  );
}
