import { useEffect, useId, useState } from "react";
import { useText } from "../../text/context";
import { splitMove } from "../../text/words";
import { Icon } from "../../ui/icon";
import { useStage } from "../kit/context";
import { useExplained } from "../kit/explain";
import { Slots } from "./art/outcome";
import { Patch } from "./art/patch";
import { PartArt, Sign } from "./art/sprite";
import { ADVANCEMENTS, type Advancement, type Agency, COMPONENT, MISSION, RESEARCH_COST, type View } from "./facts";
import { Legs, type PlannedLeg } from "./legs";

export interface Plan {
  parts: Record<string, number>;
  astronauts: string[];
  research: string[];
  to_pay: number;
  by_year: { year: number; money: number; spent: number; moves: string[] }[];
  launch: number;
  over: number;
  chance: number;
  exact: boolean;
  legs: PlannedLeg[];
  /** What to play now: this year's purchases, and the assembly once nothing is missing. */
  build: string[];
}

/** No plan docks: it needs no rendezvous. */
const UNUSED = "rendezvous";

interface Told {
  cheapest: Plan | null;
  safest: Plan | null;
}

export interface PlannerProps {
  view: View;
  mission: string | null;
  choose(mission: string): void;
  /** Play several moves one after the other, up to the first that is not offered. */
  run(moves: readonly string[]): void;
}

interface SheetProps {
  close?(): void;
  /** Where the chart lies beside it: shows there which ways the plan takes, one after the other. */
  trace?(ways: readonly string[]): void;
}

/** Which mission, and what it is worth. */
export function MissionChoice({ view, mission, choose }: Omit<PlannerProps, "run">) {
  const { t } = useText();
  const { board } = useStage();
  return (
    <label>
      <span className="hidden">{t("le-planner-choose")}</span>
      <select value={mission ?? ""} onChange={(event) => choose(event.target.value)}>
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
  );
}

/** What do I need for a mission: the cheapest and the safest plan leg by leg, year by year, and a button that builds it. */
export function Planner({ view, mission, choose, run, close, trace }: PlannerProps & SheetProps) {
  const { t } = useText();
  const { board } = useStage();
  const [safe, setSafe] = useState(false);
  const [barred, setBarred] = useState<ReadonlySet<string>>(new Set());
  const seat = board.seat ?? view.active;
  const agency = view.agencies[seat];
  const owned = agency?.advancements ?? {};
  const missing = ADVANCEMENTS.map(({ id }) => id).filter((id) => id !== UNUSED && !(id in owned));
  const allowed = missing.filter((id) => !barred.has(id));
  const chosen = view.missions.find((one) => one.mission === mission) ?? null;
  const { said: told, late } = useExplained<Told>(chosen ? aboutPlan(chosen.mission, allowed, missing) : null);
  const plan = (safe ? told?.safest : told?.cheapest) ?? null;
  useEffect(() => {
    trace?.(plan?.legs.map(({ way }) => way) ?? []);
  }, [trace, plan]);
  const toggle = (id: string) =>
    setBarred((old) => new Set(old.has(id) ? [...old].filter((one) => one !== id) : [...old, id]));
  return (
    <section className="le-planner" aria-label={t("le-planner")}>
      <header>
        {chosen && <Patch mission={MISSION.get(chosen.mission) ?? chosen} size={46} />}
        <div>
          <small>{t("le-planner-title")}</small>
          <MissionChoice view={view} mission={chosen?.mission ?? null} choose={choose} />
        </div>
        {chosen && (
          <p className="le-plan-points">
            <b>{chosen.points}</b> {t("le-plan-points", { points: chosen.points })}
          </p>
        )}
        {close && (
          <button type="button" className="le-close" aria-label={t("le-planner-close")} onClick={close}>
            <Icon name="close" size={22} />
          </button>
        )}
      </header>
      {!chosen && <p className="faint">{t("le-planner-about")}</p>}
      {chosen && <Research missing={missing} allowed={allowed} toggle={toggle} />}
      {chosen && !told && (
        <p className="faint" role="status">
          {t(late ? "explain-late" : "le-planner-thinking")}
        </p>
      )}
      {chosen && told && !plan && <p className="le-plan-none">{t("le-planner-none")}</p>}
      {told?.cheapest && told.safest && isSame(told.cheapest, told.safest) && (
        <div className="le-plan-kinds" role="group" aria-label={t("le-planner")}>
          <Kind plan={told.safest} title={t("le-plan-both")} chosen choose={() => setSafe(true)} />
        </div>
      )}
      {told?.cheapest && told.safest && !isSame(told.cheapest, told.safest) && (
        <div className="le-plan-kinds" role="group" aria-label={t("le-planner")}>
          <Kind plan={told.cheapest} title={t("le-plan-cheapest")} chosen={!safe} choose={() => setSafe(false)} />
          <Kind plan={told.safest} title={t("le-plan-safest")} chosen={safe} choose={() => setSafe(true)} />
        </div>
      )}
      {plan && (
        <>
          <Legs legs={plan.legs} />
          <div className="le-plan-notes">
            {agency && <InYard plan={plan} agency={agency} />}
            <Years plan={plan} />
            <Known plan={plan} owned={owned} />
          </div>
          <Build plan={plan} run={run} />
        </>
      )}
    </section>
  );
}

/** Whether two plans cost as much, take as long and work as often. */
function isSame(one: Plan, other: Plan): boolean {
  return one.to_pay === other.to_pay && one.over === other.over && one.chance === other.chance;
}

function aboutPlan(mission: string, allowed: readonly string[], missing: readonly string[]): string {
  return ["plan:".concat(mission), ...(allowed.length === missing.length ? ["any"] : allowed)].join("+");
}

interface ResearchProps {
  missing: readonly string[];
  allowed: readonly string[];
  toggle(id: string): void;
}

/** What I have not researched: each may be counted on or not. */
function Research({ missing, allowed, toggle }: ResearchProps) {
  const { t } = useText();
  const label = useId();
  if (missing.length === 0) return null;
  return (
    <div className="le-plan-research scroll" role="group" aria-labelledby={label}>
      <span id={label}>{t("le-plan-may-research", { price: RESEARCH_COST })}</span>
      {missing.map((id) => (
        <button key={id} type="button" aria-pressed={allowed.includes(id)} onClick={() => toggle(id)}>
          {t(`le-short-${id}`)}
        </button>
      ))}
    </div>
  );
}

function Kind({ plan, title, chosen, choose }: { plan: Plan; title: string; chosen: boolean; choose(): void }) {
  const { t } = useText();
  return (
    <button type="button" aria-pressed={chosen} onClick={choose}>
      <b>{title}</b>
      <span>
        <em>{t("le-dollars", { money: plan.to_pay })}</em> {t("le-plan-to-pay")}
      </span>
      <span>
        <em>{plan.over}</em> {t("le-plan-over")}
      </span>
      <span>
        <em>{Math.round(100 * plan.chance)}%</em> {t("le-plan-works")}
      </span>
    </button>
  );
}

/** What lies ready, and what must still be bought. */
function InYard({ plan, agency }: { plan: Plan; agency: Agency }) {
  const { t } = useText();
  const { board } = useStage();
  const needed: [string, number, number][] = Object.entries(plan.parts).map(([part, number]) => [
    part,
    number,
    Math.min(number, agency.parts[part] ?? 0),
  ]);
  for (const role of new Set(plan.astronauts)) {
    const number = plan.astronauts.filter((one) => one === role).length;
    needed.push([role, number, Math.min(number, agency.astronauts.filter((one) => one.role === role).length)]);
  }
  return (
    <ul className="le-plan-yard" aria-label={t("le-plan-yard")}>
      <li aria-hidden="true">
        <b>{t("le-plan-yard")}</b>
      </li>
      {needed.map(([part, number, there]) => (
        <li key={part} className={there === number ? "there" : undefined}>
          <span>
            <PartArt of={part} height={18} /> {t("le-plan-count", { number, part: board.words.name(part) })}
          </span>
          {there === number ? (
            <>
              <span className="hidden">{t("le-plan-there", { number })}</span>
              <Sign name="check" size={13} />
            </>
          ) : (
            <em>{t("le-plan-of", { there, number })}</em>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What my agency knows about what the plan relies on. */
function Known({ plan, owned }: { plan: Plan; owned: Record<string, Advancement> }) {
  const { t } = useText();
  const { board } = useStage();
  const used = ADVANCEMENTS.filter(
    ({ id }) => id in owned && Object.keys(plan.parts).some((part) => COMPONENT.get(part)?.needs === id),
  );
  if (used.length === 0) return null;
  return (
    <ul className="le-plan-known" aria-label={t("le-plan-known")}>
      {used.map(({ id, outcomes }) => {
        const advancement = owned[id];
        return (
          <li key={id}>
            {board.words.name(id)}
            {advancement && <Slots advancement={advancement} starting={outcomes} safe={t("le-safe")} />}
          </li>
        );
      })}
    </ul>
  );
}

/** What is paid for in which year: what is left of a year's money is given up. */
function Years({ plan }: { plan: Plan }) {
  const { t } = useText();
  const { board } = useStage();
  if (plan.by_year.length === 0) return <p className="faint">{t("le-plan-all-there")}</p>;
  return (
    <ol className="le-plan-years">
      {plan.by_year.map(({ year, money, spent, moves }) => (
        <li key={year}>
          <header>
            <b>{year}</b> <span>{t("le-plan-spent", { spent, money })}</span>
          </header>
          {[...new Set(moves)].map((move) => {
            const number = moves.filter((one) => one === move).length;
            return (
              <p key={move}>
                {number > 1
                  ? t("le-plan-count", { number, part: board.words.name(splitMove(move).arg ?? "") })
                  : board.words.move(move)}
              </p>
            );
          })}
          {moves.length === 0 && <p className="faint">{t("le-plan-save")}</p>}
        </li>
      ))}
    </ol>
  );
}

function Build({ plan, run }: { plan: Plan; run(moves: readonly string[]): void }) {
  const { t } = useText();
  const { offer } = useStage();
  const [first] = plan.build;
  const ready = first !== undefined && offer.has(first);
  const [year] = plan.by_year;
  return (
    <footer>
      {ready && (
        <button type="button" className="act main" onClick={() => run(plan.build)}>
          {t(plan.by_year.length > 1 ? "le-plan-buy" : "le-plan-build", { year: year?.year ?? plan.launch })}
          {year && <b>{t("le-dollars", { money: year.spent })}</b>}
        </button>
      )}
      <p className="faint">
        {ready ? "" : `${t("le-plan-not-now")} `}
        {t("le-plan-knows")} {plan.exact ? "" : t("le-plan-not-exact")}
      </p>
    </footer>
  );
}
