import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { hazardName } from "./about";

export interface PlannedLeg {
  way: string;
  years: number;
  leaves: number;
  arrives: number;
  mass: number;
  difficulty: number;
  needed: number;
  thrust: number;
  fire: Record<string, number>;
  hazards: string[];
  /** The chance that everything has worked up to its end. */
  works: number;
}

/** A plan leg by leg: where and when, the thrust it needs, what is fired, and how likely it is to get that far. */
export function Legs({ legs }: { legs: readonly PlannedLeg[] }) {
  const { t } = useText();
  return (
    <table className="le-legs">
      <thead>
        <tr>
          <th scope="col">{t("le-leg")}</th>
          <th scope="col">{t("le-leg-thrust")}</th>
          <th scope="col">{t("le-leg-fire")}</th>
          <th scope="col">{t("le-leg-works")}</th>
        </tr>
      </thead>
      <tbody>
        {legs.map((leg, index) => (
          <Leg key={`${leg.way} ${index}`} leg={leg} />
        ))}
      </tbody>
    </table>
  );
}

function Leg({ leg }: { leg: PlannedLeg }) {
  const { t } = useText();
  const { board } = useStage();
  const name = (id: string) => board.words.name(id);
  const [from = "", to = ""] = leg.way.split("-");
  const when = leg.years > 0 ? t("le-leg-from-to", { from: leg.leaves, to: leg.arrives }) : String(leg.leaves);
  const hazards = leg.hazards.map((hazard) => hazardName(hazard, t, board.words));
  const fired = Object.entries(leg.fire).map(([part, number]) =>
    number > 1 ? t("le-plan-count", { number, part: name(part) }) : name(part),
  );
  return (
    <tr>
      <th scope="row">
        <b>
          {name(from)} → {name(to)}
        </b>
        <small>{[when, ...hazards].join(" · ")}</small>
      </th>
      <td>
        {leg.difficulty} × {leg.mass} = <b>{leg.needed}</b>
      </td>
      <td>
        {fired.length > 0 ? fired.join(", ") : t("le-plan-nothing")}
        {fired.length > 0 && <small>{t("le-leg-spare", { thrust: leg.thrust, spare: leg.thrust - leg.needed })}</small>}
      </td>
      <td className={leg.works > 0.995 ? "sure" : undefined}>{Math.round(100 * leg.works)}%</td>
    </tr>
  );
}
