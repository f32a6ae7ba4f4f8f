import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { useExplained } from "../kit/explain";
import { Sign } from "./icons";
import type { Check } from "./launching";

interface Step {
  do: "worker" | "meeting" | "wait" | "launch";
  location: string | null;
  actions: string[];
}

interface Told {
  missing: Check[];
  way: {
    turns: number;
    steps: Step[];
    cruise: string;
    money: number;
    ads: number;
    /** What cards, reputation or technologies have to make up for. */
    short: Record<string, number>;
  } | null;
  cockpits: { cockpit: string; whose: "own" | "launched" | "display"; points: number }[];
}

/** What is missing for a launch, the fewest turns there, and what each cockpit would score. */
export function WayToLaunch() {
  const { t } = useText();
  const { board } = useStage();
  const { said: told, late } = useExplained<Told>("way");
  if (!told) return <p role="status">{t(late ? "explain-late" : "gc-way-thinking")}</p>;
  const { way } = told;
  const name = (id: string) => board.words.name(id);
  const short = Object.entries(way?.short ?? {}).map(([resource, number]) => `${number} × ${name(resource)}`);
  return (
    <div className="gc-way">
      {told.missing.length > 0 && (
        <p>
          {t("gc-way-missing", {
            what: [...new Set(told.missing.map(({ key }) => t(`gc-check-title-${key}`)))].join(", "),
          })}
        </p>
      )}
      {way ? (
        <>
          <p>
            <b>{t("gc-way-turns", { turns: way.turns, cruise: name(way.cruise) })}</b>{" "}
            {t("gc-way-costs", { money: way.money, ads: way.ads })}
          </p>
          <ol>
            {way.steps.map((step, n) => (
              <li key={n}>
                <StepText step={step} />
              </li>
            ))}
          </ol>
          {short.length > 0 && <p>{t("gc-way-short", { what: short.join(", ") })}</p>}
        </>
      ) : (
        <p>{t("gc-way-none")}</p>
      )}
      <table>
        <caption>{t("gc-way-cockpits")}</caption>
        <tbody>
          {told.cockpits.map(({ cockpit, whose, points }, n) => (
            <tr key={`${cockpit} ${n}`}>
              <th scope="row">{name(cockpit)}</th>
              <td>{t(`gc-way-${whose}`)}</td>
              <td>
                <Sign of="vp" size={14} /> {points}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="faint">{t("gc-way-about")}</p>
    </div>
  );
}

function StepText({ step }: { step: Step }) {
  const { t } = useText();
  const { board } = useStage();
  const actions = step.actions.map((action) => board.words.name(action)).join(", ");
  if (step.do === "launch") return t("gc-launch");
  if (step.do === "wait") return t("gc-way-wait");
  if (step.do === "meeting") return t("gc-way-meeting", { actions, number: step.actions.length });
  return t("gc-way-worker", {
    place: board.words.name(step.location ?? ""),
    actions,
    number: step.actions.length,
  });
}
