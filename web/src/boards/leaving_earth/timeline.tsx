import { useText } from "../../text/context";
import { SHAPES } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { Patch } from "./art/patch";
import { Sign } from "./art/sprite";
import { FIRST_YEAR, LAST_YEAR, MISSION, type View } from "./facts";
import { LEFT, namesOf, type Point, patchesOf, RIGHT, strokesOf, TOP, tickOf } from "./labels";
import type { Claim, Deed, Moment, Story } from "./story";

/** What lies below that line: the years, and a line for each agency. */
const rowOf = (agencies: number): number => (agencies > 3 ? 20 : 23);
export const below = (agencies: number): number => 32 + rowOf(agencies) * agencies;
/** Where names stand on the picture; on a narrow one only patches do. */
const NAMED = 640;
/** A number stands no higher than that. */
const HEAD = 12;
/** Lines that run together lie side by side. */
const BESIDE = 2.4;
const SIGNS = { lost: "cross", died: "skull" } as const;

interface TimelineProps {
  view: View;
  story: Story;
  /** In pixels: nothing on it is drawn smaller than it can be read. */
  width: number;
  /** How far below its upper edge the line of no points lies. */
  floor: number;
}

/** Points by year as a staircase for every agency, patches where they were won; below, launches and losses. */
export function Timeline({ view, story, width, floor }: TimelineProps) {
  const { t } = useText();
  const { board } = useStage();
  const { claims } = story;
  const last = Math.min(LAST_YEAR, Math.max(view.year, FIRST_YEAR + 4));
  const step = (width - LEFT - RIGHT) / (last - FIRST_YEAR + 1);
  const most = Math.max(5, ...claims.map(({ total }) => total));
  const x = ({ year, part }: Moment) => LEFT + (year - FIRST_YEAR + part) * step;
  const y = (points: number) => floor - ((floor - TOP) * points) / most;
  const tick = tickOf(most, floor - TOP);
  const size = width > NAMED ? 32 : 26;
  const high = rowOf(view.agencies.length);
  const corners = claims.map((claim) => ({ x: x(claim), y: y(claim.total) }));
  const patches = patchesOf(corners, size, width, floor);
  const texts = claims.map(({ mission, points }) => `${board.words.name(mission)} +${points}`);
  const climbs = view.agencies.map((_, seat): Point[] => {
    const beside = (seat - (view.agencies.length - 1) / 2) * BESIDE;
    let level = y(0) - beside;
    const stairs = claims
      .filter((claim) => claim.seat === seat)
      .flatMap((claim) => {
        const from = level;
        level = y(claim.total) - beside;
        return [from, level].map((height) => ({ x: x(claim) - beside, y: height }));
      });
    return [{ x: LEFT, y: y(0) - beside }, ...stairs, { x: width - RIGHT, y: level }];
  });
  const names = width > NAMED ? namesOf(patches, texts, width, floor, climbs.flatMap(strokesOf)) : [];
  return (
    <svg
      className="le-timeline"
      viewBox={`0 0 ${width} ${floor + below(view.agencies.length)}`}
      role="group"
      aria-label={t("le-race")}
    >
      {Array.from({ length: Math.ceil(most / tick) + 1 }, (_, n) => n * tick)
        .filter((points) => y(points) > HEAD)
        .map((points) => (
          <g key={points} className="level">
            <path d={`M${LEFT} ${y(points)}H${width - RIGHT}`} />
            <text x={LEFT - 8} y={y(points) + 4.5} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
      {Array.from({ length: last - FIRST_YEAR + 1 }, (_, n) => FIRST_YEAR + n)
        .filter((year) => step > 24 || year % 5 === 0)
        .map((year) => (
          <text
            key={year}
            className={year % 5 === 0 ? "year fifth" : "year"}
            x={LEFT + (year - FIRST_YEAR + 0.5) * step}
            y={floor + 19}
            textAnchor="middle"
          >
            {year % 5 === 0 && step > 40 ? year : String(year).slice(2)}
          </text>
        ))}
      {view.agencies.map((agency, seat) => (
        <path
          key={agency.agency}
          className={`climb seat-${seat % 6} dash-${seat % 3}`}
          d={`M${climbs[seat]?.map((corner) => `${corner.x} ${corner.y}`).join("L")}`}
        />
      ))}
      {claims.map((claim, n) => (
        <Won
          key={claim.mission}
          claim={claim}
          agency={view.agencies[claim.seat]?.name ?? ""}
          corner={corners[n] ?? { x: 0, y: 0 }}
          patch={patches[n] ?? { x: 0, y: 0 }}
          size={size}
        />
      ))}
      {names.map(({ text, x: tx, y: ty, anchor }, n) => (
        <text
          key={n}
          className="name"
          x={tx}
          y={ty}
          textAnchor={anchor}
          style={{ animationDelay: claims[n] && delayOf(claims[n]) }}
          aria-hidden="true"
        >
          {text}
        </text>
      ))}
      {view.agencies.map((agency, seat) => {
        const row = floor + 29 + high * (seat + 0.5);
        return (
          <g key={agency.agency} className={`deeds seat-${seat % 6}`}>
            <path d={`M${LEFT} ${row}H${width - RIGHT}`} />
            <svg x="18" y={row - 6} width="12" height="12" viewBox="0 0 32 32" aria-hidden="true">
              <path className="mark" d={SHAPES[seat % SHAPES.length]} />
            </svg>
            {story.deeds
              .filter((deed) => deed.seat === seat)
              .map((deed, index) => (
                <Done key={index} deed={deed} x={x(deed)} y={row} high={high} />
              ))}
          </g>
        );
      })}
    </svg>
  );
}

/** The lines draw themselves in this many milliseconds; a patch appears as they pass it. */
const DRAWN = 2400;

function delayOf({ year, part }: Moment): string {
  return `${Math.round((DRAWN * (year - FIRST_YEAR + part)) / (LAST_YEAR - FIRST_YEAR + 1))}ms`;
}

/** What a click on a mark does: the match as it stood then. */
function useLook(version: number): (() => void) | undefined {
  const look = useStage().board.finish?.look;
  return look && (() => look(version));
}

interface WonProps {
  claim: Claim;
  agency: string;
  /** Where the line climbs, and where the patch has room. */
  corner: Point;
  patch: Point;
  size: number;
}

function Won({ claim, agency, corner, patch, size }: WonProps) {
  const { t } = useText();
  const { board } = useStage();
  const mission = MISSION.get(claim.mission);
  const { x, y } = patch;
  const title = `${board.words.name(claim.mission)} +${claim.points}`;
  const text = t("le-won-by", { who: agency, year: claim.year, total: claim.total });
  return (
    <g
      className={`claim seat-${claim.seat % 6}`}
      style={{ animationDelay: delayOf(claim), transformOrigin: `${x}px ${y}px` }}
    >
      {(corner.x !== x || corner.y !== y) && <path className="leader" d={`M${corner.x} ${corner.y}L${x} ${y}`} />}
      <Piece
        label={`${title}. ${text}`}
        title={title}
        text={text}
        onPick={useLook(claim.version)}
        transform={`translate(${x} ${y})`}
        className="moment"
      >
        {mission && <Patch mission={mission} size={size} x={-size / 2} y={-size / 2} />}
        <svg x={size / 4} y={size / 5} width="11" height="11" viewBox="0 0 32 32" aria-hidden="true">
          <path className="mark" d={SHAPES[claim.seat % SHAPES.length]} />
        </svg>
      </Piece>
    </g>
  );
}

/** A launch or a loss on its agency's line. */
function Done({ deed, x, y, high }: { deed: Deed; x: number; y: number; high: number }) {
  const { t } = useText();
  const { board } = useStage();
  const text = board.words.event(deed.told.kind, deed.told.fields, board.names);
  const title = `${t(`le-deed-${deed.kind}`)} · ${deed.year}`;
  return (
    <Piece
      label={`${title}. ${text}`}
      title={title}
      text={text}
      onPick={useLook(deed.version)}
      transform={`translate(${x} ${y})`}
      className="moment"
    >
      <rect className="hit" x="-6" y={-high / 2} width="12" height={high} />
      {deed.kind === "launch" ? (
        <Ascent />
      ) : (
        <Sign name={SIGNS[deed.kind]} size={13} x={-6.5} y={-6.5} className={deed.kind} />
      )}
    </Piece>
  );
}

/** The mark of a launch: narrow, so that a busy year has room for many. */
export function Ascent() {
  return <path className="ascent" d="M0 5.5V-5M-3.2-1.6L0-5.5l3.2 3.9" />;
}
