import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { aboutPart } from "./about";
import { PartArt, Sign, sizeOf } from "./art/sprite";
import { componentOf, isDamaged } from "./facts";

const HIGH = 108;
const WIDE = 70;

/** A component as its card, in a bubble: the drawing on ruled paper, its figures, and what it does. */
export function PartCard({ part }: { part: string }) {
  const { t } = useText();
  const { words } = useStage().board;
  const { cost, mass, thrust, thrust_per_year: yearly, seats, heat_shield: shield } = componentOf(part);
  const { width, height } = sizeOf(part);
  return (
    <div className="le-part-card">
      <span className={isDamaged(part) ? "sheet damaged" : "sheet"} aria-hidden="true">
        <PartArt of={part} scale={Math.min(1, HIGH / height, WIDE / width)} />
        {isDamaged(part) && <em>{t("le-damaged-stamp")}</em>}
      </span>
      <div>
        <p className="figures">
          {(cost ?? 0) > 0 && <b>{t("le-dollars", { money: cost ?? 0 })}</b>}
          <span>
            <Sign name="mass" size={14} /> {mass}
          </span>
          {(thrust ?? 0) > 0 && (
            <span>
              <Sign name="thrust" size={14} /> {thrust}
            </span>
          )}
          {(yearly ?? 0) > 0 && (
            <span>
              <Sign name="thrust" size={14} /> {t("le-a-year", { thrust: yearly ?? 0 })}
            </span>
          )}
          {(seats ?? 0) > 0 && (
            <span>
              <Sign name="seat" size={14} /> {seats}
            </span>
          )}
          {shield && <Sign name="shield" size={14} />}
        </p>
        <p>{aboutPart(part, t, words)}</p>
      </div>
    </div>
  );
}
