import { useState } from "react";
import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { useExplain } from "../kit/explain";
import { Patch } from "./art/patch";
import { PartArt } from "./art/sprite";
import { MISSION, type View } from "./facts";

interface Plan {
  parts: Record<string, number>;
  astronauts: string[];
  mass: number;
  cost: number;
  research: string[];
  to_pay: number;
  money_by_year: number[];
  years: number;
  chance: number;
  exact: boolean;
  legs: { way: string; years: number; fire: Record<string, number> }[];
  moves: string[];
}

interface Told {
  mission: string;
  cheapest: Plan | null;
  safest: Plan | null;
}

interface PlannerProps {
  view: View;
  mission: string | null;
  choose(mission: string): void;
  /** Play several moves one after the other, each as long as it is offered. */
  run(moves: readonly string[]): void;
}

/** What do I need for a mission: the cheapest and the safest plan, leg by leg, what to buy this year, and a button for it. */
export function Planner({ view, mission, choose, run }: PlannerProps) {
  const { t } = useText();
  const { board } = useStage();
  const [safe, setSafe] = useState(false);
  const chosen = view.missions.find((one) => one.mission === mission) ?? null;
  const told = useExplain<Told>(chosen ? `plan:${chosen.mission}` : null);
  const plan = (safe ? told?.safest : told?.cheapest) ?? told?.cheapest ?? null;
  return (
    <section className="le-planner" aria-label={t("le-planner")}>
      <label>
        <span className="hidden">{t("le-planner-choose")}</span>
        <select value={chosen?.mission ?? ""} onChange={(event) => choose(event.target.value)}>
          <option value="" disabled>
            {t("le-planner-choose")}
          </option>
          {view.missions.map((one) => (
            <option key={one.mission} value={one.mission}>
              {board.words.name(one.mission)} · {one.points}
            </option>
          ))}
        </select>
      </label>
      {!chosen && <p className="faint">{t("le-planner-about")}</p>}
      {chosen && told && !plan && (
        <div className="le-plan-none">
          <Patch mission={MISSION.get(chosen.mission) ?? chosen} size={40} />
          <p>{t("le-planner-none")}</p>
        </div>
      )}
      {chosen && plan && (
        <>
          {told?.safest && told.cheapest && told.safest.to_pay !== told.cheapest.to_pay && (
            <div className="le-plan-kinds" role="group" aria-label={t("le-planner")}>
              {([false, true] as const).map((kind) => {
                const one = (kind ? told.safest : told.cheapest) as Plan;
                return (
                  <button key={String(kind)} type="button" aria-pressed={safe === kind} onClick={() => setSafe(kind)}>
                    {t(kind ? "le-plan-safest" : "le-plan-cheapest")}
                    <small>
                      {t("le-dollars", { money: one.to_pay })} · {Math.round(100 * one.chance)} %
                    </small>
                  </button>
                );
              })}
            </div>
          )}
          <PlanSheet plan={plan} year={view.year} run={run} />
        </>
      )}
    </section>
  );
}

function PlanSheet({ plan, year, run }: { plan: Plan; year: number; run(moves: readonly string[]): void }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const name = (id: string) => board.words.name(id);
  const now = affordable(plan, (move) => offer.quote(move)?.cost?.money, plan.money_by_year[0] ?? 0);
  const load = loading(plan);
  return (
    <>
      <p className="le-plan-figures">
        <b>{t("le-dollars", { money: plan.to_pay })}</b> {t("le-plan-to-pay")} ·{" "}
        <b>{year + plan.years + plan.money_by_year.length - 1}</b> {t("le-plan-there")} ·{" "}
        <b>{Math.round(100 * plan.chance)} %</b> {t("le-plan-works")}
      </p>
      <ol className="le-legs">
        {plan.legs.map(({ way, years, fire }, index) => {
          const [from = "", to = ""] = way.split("-");
          const fired = Object.entries(fire).map(([part, number]) => `${number} × ${name(part)}`);
          return (
            <li key={`${way} ${index}`}>
              <b>
                {name(from)} → {name(to)}
              </b>
              <small>
                {fired.length > 0 ? fired.join(", ") : t("le-plan-nothing")}
                {years > 0 && ` · ${t("le-way-years", { years })}`}
              </small>
            </li>
          );
        })}
      </ol>
      <p className="le-plan-parts">
        {Object.entries(plan.parts).map(([part, number]) => (
          <span key={part}>
            <PartArt of={part} height={26} />
            {number} × {name(part)}
          </span>
        ))}
        {plan.astronauts.map((role, index) => (
          <span key={`${role} ${index}`}>
            <PartArt of={role} height={22} />
            {name(role)}
          </span>
        ))}
      </p>
      <footer>
        {now.length > 0 && (
          <button type="button" className="act main" onClick={() => run(bundled(now))}>
            {t("le-plan-buy", { year })} <b>{t("le-dollars", { money: plan.money_by_year[0] ?? 0 })}</b>
          </button>
        )}
        {now.length === 0 && plan.moves.length === 0 && offer.has("assemble") && (
          <button type="button" className="act main" onClick={() => run(["assemble", ...load, "done"])}>
            {t("le-plan-bench")}
          </button>
        )}
        {now.length === 0 && plan.moves.length > 0 && <p className="faint">{t("le-plan-next-year")}</p>}
      </footer>
    </>
  );
}

/** What of the plan is offered now and fits into this year's money. Prices of what is not yet on sale wait for it. */
function affordable(plan: Plan, price: (move: string) => number | undefined, money: number): string[] {
  const listed = new Set<string>();
  let left = money;
  const taken: string[] = [];
  const research = plan.moves.filter((move) => move.startsWith("research "));
  const buys = plan.moves.filter((move) => !move.startsWith("research "));
  for (const move of [...research, ...buys]) {
    const cost = price(move);
    if (cost === undefined) {
      // Not on sale before its advancement: it may still be offered once that is researched.
      if (move.startsWith("buy ") && research.some((one) => listed.has(one))) taken.push(move);
      continue;
    }
    if (cost > left) continue;
    left -= cost;
    listed.add(move);
    taken.push(move);
  }
  return taken;
}

/** Equal purchases bought together. */
export function bundled(moves: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const move of moves) counts.set(move, (counts.get(move) ?? 0) + 1);
  return [...counts].flatMap(([move, number]) =>
    number > 1 && number <= 10 ? [`several ${number}`, move] : Array(number).fill(move),
  );
}

/** The moves that load a plan's parts, one for each piece. */
function loading(plan: Plan): string[] {
  return Object.entries(plan.parts).flatMap(([part, number]) => Array<string>(number).fill(`part ${part}`));
}
