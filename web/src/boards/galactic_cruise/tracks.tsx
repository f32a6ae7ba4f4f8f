import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { Mark } from "./art";
import { about, counted } from "./effects";
import { GOAL_TILES, MAX_REPUTATION, printed, REPUTATION_TRACK, type View } from "./facts";
import { Sign } from "./icons";
import { useNames } from "./names";

/** Reputation, progress with its meetings, company goals, and what experts can do. */
export function Tracks({ view }: { view: View }) {
  return (
    <div className="gc-tracks">
      <Reputation view={view} />
      <Progress view={view} />
      <Goals view={view} />
      <Expert view={view} />
    </div>
  );
}

const STEP = 20;

/** The reputation track: icons to cross, prices of borrowing, points at the end, and where everybody stands. */
function Reputation({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const names = useNames();
  const standings = view.companies.map(({ seat, reputation }) => `${names.company(seat)} ${reputation}`).join(", ");
  const spend = [...offer.args("spend_reputation").map((icon) => `spend_reputation ${icon}`)];
  const cross = offer.args("icons").map((number) => `icons ${number}`);
  const width = (MAX_REPUTATION + 1) * STEP;
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
      <svg viewBox={`0 0 ${width} 44`} aria-hidden="true">
        {REPUTATION_TRACK.borrow_cost.map(({ from, to, money }) => (
          <g key={from}>
            <rect
              className={`zone z${money}`}
              x={from * STEP + 0.5}
              y="14"
              width={(to - from + 1) * STEP - 1}
              height="29"
              rx="5"
            />
          </g>
        ))}
        {Array.from({ length: MAX_REPUTATION + 1 }, (_, space) => {
          const icon = REPUTATION_TRACK.icons[space - 1];
          const x = space * STEP;
          return (
            <g key={space}>
              {icon && <Sign of={icon} size={12} x={x + STEP / 2 - 6} y={16} />}
              {!icon && (
                <text x={x + STEP / 2} y="26" textAnchor="middle">
                  0
                </text>
              )}
              <text className="points" x={x + STEP / 2} y="39" textAnchor="middle">
                {REPUTATION_TRACK.vp[space]}
              </text>
            </g>
          );
        })}
        {view.companies.map(({ seat, reputation }) => {
          const sharing = view.companies.filter((one) => one.reputation === reputation);
          const place = sharing.findIndex((one) => one.seat === seat);
          const x = reputation * STEP + STEP / 2 - 6 + (place - (sharing.length - 1) / 2) * 9;
          return (
            <g key={seat} className="gc-slides" style={{ transform: `translate(${Math.max(0, x)}px, 0px)` }}>
              <Mark seat={seat} x={0} y={0} size={13} />
            </g>
          );
        })}
      </svg>
    </Piece>
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
        return (
          <span key={n} className={`gc-section-cubes${n < meetings_held ? " held" : ""}`}>
            <span className="gc-cubes" style={{ gridTemplateColumns: `repeat(${Math.ceil(size / 2)}, 13px)` }}>
              {Array.from({ length: Math.max(size, owners.length) }, (_, place) => {
                const owner = owners[place];
                return (
                  <i key={place} className={owner === undefined ? "free" : owner < 0 ? "neutral" : `seat-${owner}`}>
                    {owner !== undefined && owner >= 0 && owner + 1}
                  </i>
                );
              })}
            </span>
            <b className="gc-agm">{MEETINGS[n]}</b>
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
  return (
    <div className="gc-goal-tile" role="group" aria-label={t("gc-goal-tile", { name: words.name(goal_tile) })}>
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
            className={`gc-goal${mine?.goals_met.includes(side) ? " met" : ""}`}
          >
            <b>
              {have}/{wanted}
            </b>
            <GoalSigns counter={goal.counter} type={goal.type} />
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
const COUNTER_SIGNS: Record<string, string> = {
  segments_built: "blueprints",
  segments_of_type: "blueprints",
  segments_double: "blueprints",
  segment_vp: "vp",
  icon_sets: "blueprints",
  full_shuttles: "shuttle",
  shuttles_launched_distinct: "shuttle",
  launches_total: "shuttle",
  guests_carried: "worker",
  destinations_visited: "day_in_space",
  upgrades_unlocked: "funding",
  upgrade_destinations: "funding",
  experts_hired: "expert",
};

function GoalSigns({ counter, type }: { counter: string | readonly string[]; type?: string | undefined }) {
  const counters = typeof counter === "string" ? [counter] : counter;
  const signs = counters.map((one) => (type && type !== "best" ? type : (COUNTER_SIGNS[one] ?? "developments")));
  return signs.map((sign) => <Sign key={sign} of={sign} size={15} />);
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
      <span className="gc-offer-name">{name}</span>
    </Piece>
  );
}
