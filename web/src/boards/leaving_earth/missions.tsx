import { useText } from "../../text/context";
import { SHAPES } from "../../ui/emblem";
import { useBeatLength, useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { aboutMission, goalOf } from "./about";
import { Patch } from "./art/patch";
import { componentOf, fleetOf, MISSION, type Mission, type Owned, type View } from "./facts";
import type { ReachTold } from "./reach";

/** How high a mission is with what is to be done for it, with a large patch, and without; one gone, and the folder. */
const GOAL = 108;
const LARGE = 72;
const CARD = 54;
const ROW = 29;
const ROOM = 388;

/** The missions still open, by what they are worth, each with its patch and who is on the way; below, those taken. */
export function Missions({ view, plan }: { view: View; plan?(mission: string): void }) {
  const { t } = useText();
  const { board } = useStage();
  const missions = [...view.missions].sort((a, b) => a.points - b.points);
  const done = useEvent("mission_completed");
  const taken = view.agencies.reduce((sum, agency) => sum + agency.missions.length, view.removed_missions.length);
  const fits = (card: number) => missions.length * card + taken * ROW <= ROOM;
  // Where few are left there is room for what is to be done.
  const few = fits(GOAL);
  const size = few ? " few" : fits(LARGE) ? " some" : fits(CARD) ? "" : " many";
  return (
    <section className={`le-missions${size}`} aria-label={t("le-missions")}>
      {missions.length === 0 && <p className="faint">{t("le-no-missions")}</p>}
      {missions.map((mission) => {
        const name = board.words.name(mission.mission);
        const text = aboutMission(mission, t, board.words);
        return (
          <Piece
            key={mission.mission}
            as="button"
            label={`${name}. ${text}`}
            title={name}
            text={
              <>
                <p>{text}</p>
                {plan && <PlanButton mission={mission.mission} plan={plan} />}
              </>
            }
            ids={[mission.mission]}
            className={`le-mission ${mission.class}`}
          >
            <Patch mission={mission} />
            <span className="name">{name}</span>
            {few && <span className="goal">{goalOf(mission, t, board.words)}</span>}
            <Race view={view} mission={mission} />
            <b>{mission.points}</b>
          </Piece>
        );
      })}
      <Done view={view} fresh={done ? String(done.fields.mission) : null} />
    </section>
  );
}

interface InReachProps {
  view: View;
  craft: Owned;
  reach: ReachTold | null;
}

/** The best mission that the craft in hand completes by getting there, and when it would. */
export function InReach({ view, craft, reach }: InReachProps) {
  const { t } = useText();
  const { board } = useStage();
  const explores = Object.keys(craft.parts).some((part) => ["probe", "capsule"].includes(componentOf(part).kind));
  const [best] = view.missions
    .filter(({ type, target }) => explores && type === "probe" && target in (reach?.reach ?? {}))
    .toSorted((a, b) => b.points - a.points);
  if (!best || !reach || craft.time_tokens > 0) return null;
  return (
    <p className="le-in-reach">
      <Patch mission={best} size={22} />
      <span>
        {t("le-mission-in-reach", {
          mission: board.words.name(best.mission),
          year: view.year + (reach.reach[best.target] ?? 0),
        })}
      </span>
    </p>
  );
}

function PlanButton({ mission, plan }: { mission: string; plan(mission: string): void }) {
  const { t } = useText();
  return (
    <button type="button" className="act" onClick={() => plan(mission)}>
      {t("le-plan-this")}
    </button>
  );
}

/** One mark for each agency: filled where it has a craft at the target or on its way there, with the year of arrival. */
function Race({ view, mission }: { view: View; mission: Mission }) {
  const fleet = fleetOf(view);
  return (
    <span className="le-race">
      {view.agencies.map((agency, seat) => {
        const there = fleet.filter((craft) => craft.seat === seat && craft.location === mission.target);
        const years = there.map(({ time_tokens }) => time_tokens);
        const soonest = years.length > 0 ? Math.min(...years) : null;
        return (
          <span key={agency.agency} className={`seat-${seat % 6}${soonest === null ? " far" : ""}`}>
            <svg width="12" height="12" viewBox="0 0 32 32" aria-hidden="true">
              <path d={SHAPES[seat % SHAPES.length]} />
            </svg>
            {soonest ? String(view.year + soonest).slice(2) : ""}
          </span>
        );
      })}
    </span>
  );
}

/** The missions that are gone: who has them, or that nobody can. */
function Done({ view, fresh }: { view: View; fresh: string | null }) {
  const { t } = useText();
  const { board } = useStage();
  const length = useBeatLength();
  const taken = view.agencies.flatMap((agency, seat) => agency.missions.map((mission) => ({ mission, seat })));
  if (taken.length + view.removed_missions.length === 0) return null;
  return (
    <ul className="le-done" style={length} aria-label={t("le-completed")}>
      {taken.map(({ mission, seat }) => (
        <li key={mission} className={`seat-${seat % 6}${mission === fresh ? " fresh" : ""}`}>
          <svg width="12" height="12" viewBox="0 0 32 32" aria-hidden="true">
            <path d={SHAPES[seat % SHAPES.length]} />
          </svg>
          <span className="hidden">{board.names[seat]}: </span>
          <span>{board.words.name(mission)}</span>
          <b>{MISSION.get(mission)?.points}</b>
        </li>
      ))}
      {view.removed_missions.map((mission) => (
        <li key={mission} className="removed">
          <span />
          <span>{board.words.name(mission)}</span>
          <b>{MISSION.get(mission)?.points}</b>
        </li>
      ))}
    </ul>
  );
}
