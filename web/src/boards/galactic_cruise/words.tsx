import { useText } from "../../text/context";
import { Act } from "../kit/act";
import { useStage } from "../kit/context";
import { RESOURCES, type View } from "./facts";
import { useHomes } from "./homes";
import { Sign } from "./icons";

/** In words what is still due, and every move that no piece on the table stands for. */
export function InWords({ view }: { view: View }) {
  const { t } = useText();
  const { homeless } = useHomes();
  return (
    <div className="gc-acts" role="group" aria-label={t("gc-acts")}>
      <Status view={view} />
      {homeless.map((move) => (
        <Act key={move} move={move} />
      ))}
    </div>
  );
}

/** The last round, how often something was done, what is still to be paid: only where there is something to say. */
function Status({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const { due, allowed, done } = view.this_turn;
  const counting = allowed !== null && allowed > 1 && done !== null;
  if (!view.final_round && !due && !counting) return null;
  return (
    <p className="gc-status">
      {view.final_round && <b className="gc-final">{t("gc-final-round")}</b>}
      {counting && <span>{t("gc-done-of", { done, allowed })}</span>}
      {due && (
        <span className="gc-to-pay">
          {`${t("gc-to-pay")} `}
          {RESOURCES.filter((resource) => due[resource] > 0).map((resource) => (
            <span key={resource}>
              {due[resource]}
              <Sign of={resource} size={14} />
            </span>
          ))}
          {due.row && due.sum > 0 && t("gc-due-row", { sum: due.sum, row: board.words.name(due.row) })}
        </span>
      )}
    </p>
  );
}
