import { useText } from "../../text/context";
import { SHAPES } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Patch } from "./art/patch";
import { Sign } from "./art/sprite";
import { FIRST_YEAR, LAST_YEAR, MISSION, type View } from "./facts";
import type { Claim, Moment, Story } from "./story";

const LEFT = 40;
const RIGHT = 16;
const TOP = 34;
const FLOOR = 206;
const ROW = 24;
/** Where names stand on the picture; on a narrow one only patches do. */
const NAMED = 640;
const SIGNS = { launch: "rocket", lost: "cross", died: "skull" } as const;

interface TimelineProps {
  view: View;
  story: Story;
  /** In pixels: nothing on it is drawn smaller than it can be read. */
  width: number;
}

/** Points by year as a staircase for every agency, patches where they were won; below, launches and losses. */
export function Timeline({ view, story, width }: TimelineProps) {
  const { t } = useText();
  const { board } = useStage();
  const last = Math.min(LAST_YEAR, Math.max(view.year, FIRST_YEAR + 4));
  const step = (width - LEFT - RIGHT) / (last - FIRST_YEAR + 1);
  const most = Math.max(5, ...story.claims.map(({ total }) => total));
  const x = ({ year, part }: Moment) => LEFT + (year - FIRST_YEAR + part) * step;
  const y = (points: number) => FLOOR - ((FLOOR - TOP) * points) / most;
  const lines = Math.ceil(most / 5);
  const patch = width > NAMED ? 32 : 26;
  const names =
    width > NAMED
      ? namesOf(
          story.claims.map((claim) => ({
            x: x(claim),
            y: y(claim.total),
            text: `${board.words.name(claim.mission)} +${claim.points}`,
          })),
          width,
        )
      : [];
  return (
    <svg
      className="le-timeline"
      viewBox={`0 0 ${width} ${FLOOR + 34 + ROW * view.agencies.length}`}
      role="img"
      aria-label={t("le-race")}
    >
      {Array.from({ length: lines + 1 }, (_, n) => n * Math.ceil(most / lines)).map((points) => (
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
            d={`M${LEFT} ${y(0)}${path}H${width - RIGHT}`}
          />
        );
      })}
      {story.claims.map((claim) => (
        <Won key={claim.mission} claim={claim} x={x(claim)} y={y(claim.total)} size={patch} delay={delayOf(claim)} />
      ))}
      {names.map(({ text, x: tx, y: ty, anchor }, n) => (
        <text key={n} className="name" x={tx} y={ty} textAnchor={anchor} style={{ animationDelay: delays(story, n) }}>
          {text}
        </text>
      ))}
      {view.agencies.map((agency, seat) => {
        const row = FLOOR + 42 + ROW * seat;
        return (
          <g key={agency.agency} className={`deeds seat-${seat % 6}`}>
            <path d={`M${LEFT} ${row}H${width - RIGHT}`} />
            <svg x="18" y={row - 6} width="12" height="12" viewBox="0 0 32 32" aria-hidden="true">
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

/** The lines draw themselves in this many milliseconds; a patch appears as they pass it. */
const DRAWN = 2400;

function delayOf({ year, part }: Moment): string {
  return `${Math.round((DRAWN * (year - FIRST_YEAR + part)) / (LAST_YEAR - FIRST_YEAR + 1))}ms`;
}

const delays = ({ claims }: Story, n: number): string | undefined => claims[n] && delayOf(claims[n]);

interface WonProps {
  claim: Claim;
  x: number;
  y: number;
  size: number;
  delay: string;
}

function Won({ claim, x, y, size, delay }: WonProps) {
  const mission = MISSION.get(claim.mission);
  return (
    <g className={`claim seat-${claim.seat % 6}`} style={{ animationDelay: delay, transformOrigin: `${x}px ${y}px` }}>
      {mission && <Patch mission={mission} size={size} x={x - size / 2} y={y - size / 2} />}
      <svg x={x + size / 4} y={y + size / 5} width="11" height="11" viewBox="0 0 32 32" aria-hidden="true">
        <path className="mark" d={SHAPES[claim.seat % SHAPES.length]} />
      </svg>
    </g>
  );
}

interface Named {
  x: number;
  y: number;
  text: string;
}

interface Placed extends Named {
  anchor: "start" | "end";
}

/** A letter of a name is about this wide, and a line of it this high. */
const LETTER = 6.8;
const LINE = 17;
const PATCH = 17;

/** Every name beside its patch, on the first side where it lies on nothing; where there is none the table still has it. */
export function namesOf(claims: readonly Named[], width: number): Placed[] {
  const taken = claims.map(({ x, y }) => ({ left: x - PATCH, right: x + PATCH, top: y - PATCH, bottom: y + PATCH }));
  return claims.map(({ x, y, text }) => {
    const long = text.length * LETTER;
    for (const [anchor, dy] of SIDES) {
      const left = anchor === "start" ? x + PATCH + 4 : x - PATCH - 4 - long;
      const box = { left, right: left + long, top: y + dy - LINE + 4, bottom: y + dy + 4 };
      const free = taken.every(
        (one) => one.right < box.left || one.left > box.right || one.bottom < box.top + 1 || one.top > box.bottom - 1,
      );
      if (!free || box.left < LEFT - 8 || box.right > width - 4 || box.top < 2 || box.bottom > FLOOR - 1) continue;
      taken.push(box);
      return { x: anchor === "start" ? left : left + long, y: y + dy, text, anchor };
    }
    return { x, y, text: "", anchor: "start" };
  });
}

const SIDES = [
  ["end", -6],
  ["start", -6],
  ["start", 14],
  ["end", 14],
  ["end", -20],
  ["start", -20],
] as const;
