import type { EventInfo } from "../../protocol";
import { useText } from "../../text/context";
import { Emblem, SHAPES } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Patch } from "./art/patch";
import { Sign } from "./art/sprite";
import { FIRST_YEAR, LAST_YEAR, MISSION, type View } from "./facts";

const WIDTH = 950;
const LEFT = 46;
const TOP = 34;
const FLOOR = 206;

interface Moment {
  year: number;
  seat: number;
  /** How far into its year, so that what comes later stands further right. */
  part: number;
}

interface Story {
  claims: (Moment & { mission: string; points: number; total: number })[];
  deeds: (Moment & { kind: "launch" | "lost" | "died" })[];
}

/** The race as it was told: missions with the points they brought, spacecraft that set out and were lost, astronauts. */
export function storyOf(events: readonly EventInfo[], agencies: number): Story {
  const totals = Array<number>(agencies).fill(0);
  const story: Story = { claims: [], deeds: [] };
  let year = FIRST_YEAR;
  let inYear: { part: number }[] = [];
  const settle = () => {
    inYear.forEach((moment, index) => {
      moment.part = (index + 1) / (inYear.length + 1);
    });
    inYear = [];
  };
  for (const { kind, fields } of events) {
    const seat = Number(fields.agency ?? -1);
    if (kind === "year_began") {
      settle();
      year = Number(fields.year);
    } else if (kind === "mission_completed") {
      totals[seat] = (totals[seat] ?? 0) + Number(fields.points);
      const claim = {
        year,
        seat,
        part: 0.5,
        mission: String(fields.mission),
        points: Number(fields.points),
        total: totals[seat] ?? 0,
      };
      story.claims.push(claim);
      inYear.push(claim);
    } else if (kind === "assembled" || kind === "destroyed" || kind === "died") {
      const deed = {
        year,
        seat,
        part: 0.5,
        kind: ({ assembled: "launch", destroyed: "lost", died: "died" } as const)[kind],
      };
      story.deeds.push(deed);
      inYear.push(deed);
    }
  }
  settle();
  return story;
}

/** The end: who won, the race year by year, and what every mission brought to whom. */
export function End({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const story = storyOf(board.events, view.agencies.length);
  const best = Math.max(...view.agencies.map(({ score }) => score));
  const winners = view.agencies.filter(({ score }) => score === best);
  const ranked = view.agencies
    .map((agency, seat) => ({ agency, seat }))
    .sort((a, b) => b.agency.score - a.agency.score);
  const taken = view.agencies.flatMap((agency, seat) => agency.missions.map((mission) => ({ mission, seat })));
  return (
    <section className="le-end" aria-label={t("le-race")}>
      <header>
        <h2>{winners.length === 1 ? t("le-wins", { who: winners[0]?.name ?? "" }) : t("le-race")}</h2>
        <ul className="le-podium">
          {ranked.map(({ agency, seat }) => (
            <li key={agency.agency} className={`seat-${seat % 6}${agency.score === best ? " first" : ""}`}>
              <span>
                <Emblem seat={seat} size={18} /> {agency.name}
                <small>{board.names[seat]}</small>
              </span>
              <b>{agency.score}</b>
            </li>
          ))}
        </ul>
      </header>
      <Timeline view={view} story={story} />
      <div className="le-score">
        <table>
          <thead>
            <tr>
              <th scope="col">{t("le-missions")}</th>
              {view.agencies.map((agency, seat) => (
                <th key={agency.agency} scope="col">
                  <Emblem seat={seat} size={16} />
                  <span className="hidden">{agency.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {taken.map(({ mission, seat }) => (
              <tr key={mission}>
                <th scope="row">{board.words.name(mission)}</th>
                {view.agencies.map((agency, column) => (
                  <td key={agency.agency}>{column === seat ? MISSION.get(mission)?.points : "·"}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t("le-lost")}</th>
              {view.agencies.map((agency) => (
                <td key={agency.agency}>{agency.score - agency.mission_points || "·"}</td>
              ))}
            </tr>
            <tr className="total">
              <th scope="row">{t("le-score")}</th>
              {view.agencies.map((agency) => (
                <td key={agency.agency}>{agency.score}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

const SIGNS = { launch: "rocket", lost: "cross", died: "skull" } as const;

/** Points by year as a staircase for every agency, patches where they were won; below, launches and losses. */
function Timeline({ view, story }: { view: View; story: Story }) {
  const { t } = useText();
  const { board } = useStage();
  const last = Math.min(LAST_YEAR, Math.max(view.year, FIRST_YEAR + 4));
  const step = (WIDTH - LEFT - 16) / (last - FIRST_YEAR + 1);
  const most = Math.max(5, ...story.claims.map(({ total }) => total));
  const x = ({ year, part }: Moment) => LEFT + (year - FIRST_YEAR + part) * step;
  const y = (points: number) => FLOOR - ((FLOOR - TOP) * points) / most;
  const lines = Math.ceil(most / 5);
  const height = FLOOR + 40 + 24 * view.agencies.length;
  return (
    <svg className="le-timeline" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={t("le-race")}>
      {Array.from({ length: lines + 1 }, (_, n) => n * Math.ceil(most / lines)).map((points) => (
        <g key={points} className="level">
          <path d={`M${LEFT} ${y(points)}H${WIDTH - 16}`} />
          <text x={LEFT - 8} y={y(points) + 4.5} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {Array.from({ length: last - FIRST_YEAR + 1 }, (_, n) => FIRST_YEAR + n).map((year) => (
        <text
          key={year}
          className="year"
          x={LEFT + (year - FIRST_YEAR + 0.5) * step}
          y={FLOOR + 19}
          textAnchor="middle"
        >
          {String(year).slice(2)}
        </text>
      ))}
      {view.agencies.map((agency, seat) => {
        const own = story.claims.filter((claim) => claim.seat === seat);
        const path = own.map((claim) => `H${x(claim)}V${y(claim.total)}`).join("");
        return (
          <path
            key={agency.agency}
            className={`climb seat-${seat % 6} dash-${seat % 3}`}
            d={`M${LEFT} ${y(0)}${path}H${WIDTH - 16}`}
          />
        );
      })}
      {story.claims.map((claim) => {
        const mission = MISSION.get(claim.mission);
        const cx = x(claim);
        const cy = y(claim.total);
        const left = cx > WIDTH / 2;
        return (
          <g key={claim.mission} className={`claim seat-${claim.seat % 6}`}>
            {mission && <Patch mission={mission} size={32} x={cx - 16} y={cy - 16} />}
            <svg x={cx + 8} y={cy + 6} width="11" height="11" viewBox="0 0 32 32" aria-hidden="true">
              <path className="mark" d={SHAPES[claim.seat % SHAPES.length]} />
            </svg>
            <text x={left ? cx - 20 : cx + 20} y={cy - 4} textAnchor={left ? "end" : "start"}>
              {board.words.name(claim.mission)} +{claim.points}
            </text>
          </g>
        );
      })}
      {view.agencies.map((agency, seat) => {
        const row = FLOOR + 44 + 24 * seat;
        return (
          <g key={agency.agency} className={`deeds seat-${seat % 6}`}>
            <path d={`M${LEFT} ${row}H${WIDTH - 16}`} />
            <svg x="22" y={row - 6} width="12" height="12" viewBox="0 0 32 32" aria-hidden="true">
              <path className="mark" d={SHAPES[seat % SHAPES.length]} />
            </svg>
            {story.deeds
              .filter((deed) => deed.seat === seat)
              .map((deed, index) => (
                <Sign
                  key={index}
                  name={SIGNS[deed.kind]}
                  size={13}
                  x={x(deed) - 6.5}
                  y={row - 6.5}
                  className={deed.kind}
                />
              ))}
          </g>
        );
      })}
    </svg>
  );
}
