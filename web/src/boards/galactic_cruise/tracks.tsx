import type { CSSProperties } from "react";
import { useText } from "../../text/context";
import { SHAPES } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { about, counted } from "./about";
import { Mark } from "./art/marks";
import { Drawing } from "./art/sprite";
import { EXPERT_TILES, GOAL_TILES, MAX_REPUTATION, printed, REPUTATION_TRACK, type View } from "./facts";
import { EffectSigns, Sign } from "./icons";
import { twoLines } from "./layout";
import { useNames } from "./names";

/** Above the campus: progress with its meetings, company goals, and what experts can do. */
export function Strip({ view }: { view: View }) {
  return (
    <div className={`gc-strip n${view.companies.length}`}>
      <Progress view={view} />
      <Goals view={view} />
      <Expert view={view} />
    </div>
  );
}

/** The reputation track: icons to cross, prices of borrowing, points at the end, and where everybody stands. */
export function Reputation({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const names = useNames();
  const standings = view.companies.map(({ seat, reputation }) => `${names.company(seat)} ${reputation}`).join(", ");
  const spend = [...offer.args("spend_reputation").map((icon) => `spend_reputation ${icon}`)];
  const cross = offer.args("icons").map((number) => `icons ${number}`);
  const taken = new Set(view.companies.map(({ reputation }) => reputation));
  return (
    <Piece
      as="button"
      label={t("gc-reputation", { standings })}
      title={board.words.name("reputation")}
      text={
        <>
          <p>{t("about-gc-reputation")}</p>
          <p>{standings}</p>
        </>
      }
      moves={[...spend, ...cross]}
      className="gc-reputation"
    >
      <b className="gc-track-name">{t("gc-line-reputation")}</b>
      <span className="gc-beam">
        {Array.from({ length: MAX_REPUTATION + 1 }, (_, space) => {
          const icon = REPUTATION_TRACK.icons[space - 1];
          const fare = REPUTATION_TRACK.borrow_cost.find(({ from, to }) => from <= space && space <= to);
          const here = view.companies.filter(({ reputation }) => reputation === space);
          return (
            <span key={space} className={`gc-station fare${fare?.money ?? 0}`}>
              {fare !== undefined && fareAt(fare, taken) === space && (
                <span
                  className={fare.from === 0 ? "gc-fare first" : "gc-fare"}
                  style={{ "--at": space } as CSSProperties}
                >
                  {fare.from === 0 && t("gc-borrow")} {fare.money}
                  <Sign of="money" size={12} />
                </span>
              )}
              <span className="gc-cars">
                {here.map(({ seat }) => (
                  <i key={seat} className={`gc-car seat-${seat}`}>
                    <Shape seat={seat} />
                  </i>
                ))}
              </span>
              <b>{space}</b>
              {icon && <Sign of={icon} size={11} />}
            </span>
          );
        })}
      </span>
    </Piece>
  );
}

/** Above which station a fare is told: the first one where neither there nor on its right somebody stands over it. */
function fareAt({ from, to }: { from: number; to: number }, taken: ReadonlySet<number>): number {
  for (let space = from; space < to; space++) if (!taken.has(space) && !taken.has(space + 1)) return space;
  return from;
}

/** A company's shape alone, in the colour that stands on its own. */
function Shape({ seat }: { seat: number }) {
  return (
    <svg viewBox="0 0 32 32" width="10" height="10" aria-hidden="true">
      <path d={SHAPES[seat % SHAPES.length]} fill="var(--seat-ink)" />
    </svg>
  );
}

const MEETINGS = ["A", "B", "C"];

/** The progress track: whose cubes lie in its three sections, and the meetings behind them. */
function Progress({ view }: { view: View }) {
  const { t } = useText();
  const names = useNames();
  const { sections, filled, beside, meetings_held, turns_to_neutral_cube: waiting } = view.progress;
  const told = sections.map((size, n) => `${n + 1}: ${filled[n] ?? 0}/${size}`).join(", ");
  return (
    <Piece
      as="button"
      label={t("gc-progress", { sections: told, meetings: meetings_held })}
      title={t("gc-progress-title")}
      text={
        <>
          <p>{t("about-gc-progress")}</p>
          <p>
            {view.companies
              .map(({ seat, cubes, wings }) =>
                t("gc-cubes", { who: names.company(seat), cubes: cubes.join(" + "), wings }),
              )
              .join(" ")}
          </p>
          {waiting !== null && <p>{t("gc-neutral-cube", { turns: waiting })}</p>}
          {beside > 0 && <p>{t("gc-beside", { cubes: beside })}</p>}
        </>
      }
      className="gc-progress"
    >
      {sections.map((size, n) => {
        const owners = cubesIn(view, n);
        const state = n < meetings_held ? " held" : n === meetings_held ? " now" : "";
        return (
          <span key={n} className={`gc-section-cubes${state}`}>
            <span className="gc-cubes">
              {Array.from({ length: Math.max(size, owners.length) }, (_, place) => {
                const owner = owners[place];
                return (
                  <i key={place} className={owner === undefined ? "free" : owner < 0 ? "neutral" : `seat-${owner}`}>
                    {owner !== undefined && owner >= 0 && <Shape seat={owner} />}
                  </i>
                );
              })}
            </span>
            <span className="gc-agm">
              <Drawing of="starburst" width={27} height={27} />
              <b>{MEETINGS[n]}</b>
            </span>
          </span>
        );
      })}
    </Piece>
  );
}

/** The owners of the cubes in a section, those of nobody (-1) first. */
function cubesIn(view: View, section: number): number[] {
  const owned = view.companies.flatMap(({ seat, cubes }) => Array.from({ length: cubes[section] ?? 0 }, () => seat));
  const nobodys = Math.max(0, (view.progress.filled[section] ?? 0) - owned.length);
  return [...Array.from({ length: nobodys }, () => -1), ...owned];
}

const SIDES = ["left", "middle", "right"] as const;

function Goals({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const { words } = board;
  const names = useNames();
  const { goal_tile, goals } = view.progress;
  if (goal_tile === null) return null;
  const tile = printed(GOAL_TILES, goal_tile);
  const mine = view.companies[board.seat ?? view.active];
  const goalName = (counter: string | readonly string[], type?: string) => {
    if (type && type !== "best") return words.name(type);
    const [one = "", other] = typeof counter === "string" ? [counter] : counter;
    const first = t("gc-goal-name", { counter: one });
    return other ? t("gc-goal-both", { first, second: t("gc-goal-name", { counter: other }) }) : first;
  };
  return (
    <div
      className="gc-goal-tile"
      role="group"
      aria-label={t("gc-goal-tile", { name: words.name(goal_tile) })}
      data-point="goals"
    >
      {SIDES.map((side, n) => {
        const goal = tile[side];
        const wanted = goals[n]?.wanted ?? 0;
        const what = counted(goal.counter, words, wanted, goal.type);
        const met = view.companies.filter(({ goals_met }) => goals_met.includes(side));
        const have = mine?.goal_progress[n] ?? 0;
        return (
          <Piece
            key={side}
            as="button"
            label={t("gc-goal", { what, have, wanted })}
            title={words.name(goal_tile)}
            text={
              <>
                <p>{t("about-gc-goal", { what, levels: goal.levels.join(" / ") })}</p>
                {view.companies.map(({ seat, goal_progress }) => (
                  <p key={seat}>{`${names.company(seat)}: ${goal_progress[n] ?? 0}`}</p>
                ))}
              </>
            }
            className={`gc-goal${mine?.goals_met.includes(side) ? " met" : ""}${typeof goal.counter === "string" ? "" : " both"}`}
          >
            {goalSigns(goal.counter, goal.type).map((sign) => (
              <Sign key={sign} of={sign} size={15} />
            ))}
            <span className="gc-goal-name">
              {twoLines(goalName(goal.counter, goal.type), 1).map((line) => (
                <span key={line}>{line} </span>
              ))}
            </span>
            <b>{mine?.goals_met.includes(side) ? "✓" : `${have}/${wanted}`}</b>
            <span className="gc-goal-met">
              {met.map(({ seat }) => (
                <svg key={seat} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                  <Mark seat={seat} x={0} y={0} size={12} />
                </svg>
              ))}
            </span>
          </Piece>
        );
      })}
    </div>
  );
}

/** A sign for what a goal counts. */
export const COUNTER_SIGNS: Record<string, string> = {
  segments_built: "segments",
  segments_of_type: "segments",
  segments_double: "segments",
  segment_vp: "vp",
  icon_sets: "segments",
  full_shuttles: "shuttle",
  shuttles_launched_distinct: "shuttle",
  launches_total: "shuttle",
  guests_carried: "worker",
  destinations_visited: "day_in_space",
  upgrades_unlocked: "funding",
  upgrade_destinations: "funding",
  experts_hired: "expert",
};

/** The signs of what a goal counts. */
export function goalSigns(counter: string | readonly string[], type?: string): string[] {
  const counters = typeof counter === "string" ? [counter] : counter;
  return counters.map((one) => (type && type !== "best" ? type : (COUNTER_SIGNS[one] ?? "developments")));
}

/** What all experts of this match can do. */
function Expert({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const { expert_tile } = view.board;
  if (expert_tile === null) return null;
  const name = board.words.name(expert_tile);
  return (
    <Piece
      as="button"
      label={t("gc-expert-tile", { name })}
      title={name}
      text={about.expertTile(expert_tile, board.words)}
      className="gc-expert-tile"
    >
      <Sign of="expert" size={16} />
      <EffectSigns some={printed(EXPERT_TILES, expert_tile).effects} size={13} />
    </Piece>
  );
}
