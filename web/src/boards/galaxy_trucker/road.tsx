import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Text, useText } from "../../text/context";
import { useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Truck } from "./art/flight";
import { SPACES, type View } from "./facts";
import { type Course, coursesOf } from "./previews";
import { useSmall } from "./small";

const WIDTH = 980;
/** As high as it is drawn. */
const HIGH = 98;
const LOW = 48;
const NARROWEST = 22;
const WIDEST = 36;

/** The circuit laid out straight, leader to the right: the ships on it, their order, and the days between them. */
export function Road({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const narrow = useSmall();
  const moved = useEvent("gained_days", "lost_days", "launched");
  const ahead = useEvent("gained_days");
  const flying = view.ships.filter(({ position, out }) => position !== null && !out);
  const courses = useMemo(() => coursesOf(offer), [offer]);
  const places = [...flying, ...courses].map(({ position }) => position ?? 0);
  const lead = Math.max(...(places.length > 0 ? places : [0]));
  const last = Math.min(lead, ...places);
  const frame = useRef<SVGSVGElement>(null);
  const width = useAcross(frame, narrow ? LOW : HIGH, narrow ? 390 : WIDTH);
  const room = width - (narrow ? 0 : SIGN);
  const step = Math.min(WIDEST, Math.max(narrow ? 9 : NARROWEST, (room - 120) / (lead - last + 6)));
  // The leader stands well to the right, with a little road before it.
  const centre = (lead + last) / 2;
  const at = (position: number) => width - room / 2 + (position - centre) * step;
  const first = Math.floor(centre - (width - room / 2) / step) - 1;
  const spaces = Array.from({ length: Math.ceil(width / step) + 3 }, (_, n) => first + n);
  const order = view.order.map((seat) => board.names[seat] ?? "").join(", ");
  // Where trucks stand close, whoever is ahead hides the cab of the one behind, so that both bear their marks in sight.
  const lastFirst = [...view.order].reverse();
  const rooms = roomsFor(
    view.order.flatMap((seat) => {
      const ship = view.ships[seat];
      if (!ship || ship.position === null || ship.out) return [];
      return [{ seat, x: at(ship.position), wide: tagWidth(board.names[seat] ?? "") }];
    }),
  );
  const own = board.seat === null ? null : (view.ships[board.seat]?.position ?? null);
  const [only] = courses.length === 1 && !narrow ? courses : [];
  const result = only && resultOf(only, t);
  const wide = result ? pillWidth(result) : 0;
  // Whole on the road, and clear of the sign at its left end.
  const pillAt = only ? Math.min(width - wide / 2 - 6, Math.max(SIGN + wide / 2 + 6, at(only.position))) : 0;
  const free = (x: number) => only === undefined || Math.abs(x - pillAt) > wide / 2 + 34;
  const y = narrow ? 34 : 65;
  const half = narrow ? 12 : 17;
  return (
    <svg
      ref={frame}
      className={moved ? "gt-road moving" : "gt-road"}
      viewBox={narrow ? `0 4 ${width} ${LOW}` : `0 0 ${width} ${HIGH}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={[
        t("gt-circuit", { order: order || "none" }),
        ...(view.lapped_after === null ? [] : [t("gt-lapped-about", { days: view.lapped_after })]),
      ].join(" ")}
    >
      <path className="bed" d={`M-2000 ${y - half}H3000V${y + half}H-2000z`} />
      {spaces.map((space) => (
        <path
          key={space}
          className={space % SPACES === 0 ? "space start" : space % 5 === 0 ? "space fifth" : "space"}
          d={`M${at(space) - step / 2 + 2} ${y - half + 4}h${step - 8}l6 ${half - 4}l-6 ${half - 4}h${8 - step}l6 ${4 - half}z`}
        />
      ))}
      <path className="kerb" d={`M-2000 ${y - half}H3000`} />
      <path className="kerb far" d={`M-2000 ${y + half}H3000`} />
      {own !== null &&
        courses.map((course) => (
          <Ghost
            key={course.position}
            course={course}
            from={at(own)}
            to={at(course.position)}
            told={only !== undefined}
            {...{ y, half, step }}
          />
        ))}
      {lastFirst.map((seat) => {
        const ship = view.ships[seat];
        if (!ship || ship.position === null || ship.out) return null;
        const place = view.order.indexOf(seat);
        const days = between(view, place, place - 1);
        const behind = between(view, place + 1, place);
        return (
          <g
            key={seat}
            className={`gt-marker seat-${seat}${seat === board.seat ? " mine" : ""}${ahead?.fields.seat === seat ? " thrust" : ""}`}
            style={{ transform: `translate(${at(ship.position)}px, ${y}px)` }}
          >
            <g transform={narrow ? "scale(.72) translate(0 -2)" : "translate(0 -2)"}>
              <Truck seat={seat} flame={behind === null || behind * step > FLAME} />
            </g>
            {narrow ? (
              <text y="-19" className="place">
                {place + 1}
              </text>
            ) : (
              <Tag name={board.names[seat] ?? ""} place={place + 1} room={rooms.get(seat) ?? WHOLE} />
            )}
            {!narrow && days !== null && days * step > SHORTEST && free(at(ship.position + days / 2)) && (
              <text y="31" x={(days * step) / 2} className="days">
                {t("gt-days", { days })}
              </text>
            )}
          </g>
        );
      })}
      {result && (
        <g className="gt-result" transform={`translate(${pillAt} ${y + half + 6})`}>
          <rect x={-wide / 2} y="-9" width={wide} height="18" rx="9" />
          <text y="5">{result}</text>
        </g>
      )}
      {!narrow && view.lapped_after !== null && <LappedSign days={view.lapped_after} />}
    </svg>
  );
}

/** How many days one place of the order is behind another; null where there is nobody. */
function between(view: View, behind: number, ahead: number): number | null {
  const [one, other] = [behind, ahead].map((place) => view.ships[view.order[place] ?? -1]?.position ?? null);
  return one == null || other == null ? null : other - one;
}

/** How wide the road is in its own units, so that it fills its place from edge to edge, whatever the screen. */
function useAcross(frame: RefObject<SVGSVGElement | null>, high: number, usual: number): number {
  const [across, setAcross] = useState(usual);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const { clientWidth, clientHeight } = current;
      if (clientHeight > 0) setAcross(Math.round((clientWidth / clientHeight) * high));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [frame, high]);
  return across;
}

/** A truck closer behind would bear its mark in the flame of the one ahead, which is left out then. */
const FLAME = 56;
/** The least room between two trucks in which a number of days can be written. */
const SHORTEST = 44;

/** The room for the sign at the left end. */
const SIGN = 116;
/** Where the spaces are narrower, a number has no room in one of them. */
const ROOMY = 18;
/** From this few days on it gets close. */
const URGENT = 8;

/** How many days the last ship may still lose: the circuit is a ring, and who is overtaken is out. */
function LappedSign({ days }: { days: number }) {
  const { t } = useText();
  return (
    <g className={days < URGENT ? "gt-lapped urgent" : "gt-lapped"} transform="translate(8 34)">
      <rect className="tape" width="104" height="56" rx="9" />
      <rect className="stripes" x="3.500" y="3.500" width="97" height="49" rx="6" />
      <rect className="plate" x="6.500" y="6.500" width="91" height="43" rx="4" />
      <text x="52" y="23">
        {t("gt-lapped")}
      </text>
      <text x="52" y="43" className="days">
        {t("gt-days", { days })}
      </text>
    </g>
  );
}

interface GhostProps {
  course: Course;
  from: number;
  to: number;
  y: number;
  half: number;
  step: number;
  /** Whether the days are told beside it: the truck behind may hide a part of the space. */
  told: boolean;
}

/** What an answer brings: the days, and the place then. */
function resultOf({ days, place }: Course, t: Text["t"]): string {
  return `${days < 0 ? "−" : "+"}${t("gt-days", { days: Math.abs(days) })}: ${t("gt-course", { place })}`;
}

const pillWidth = (result: string) => 22 + 7.6 * result.length;

/** Where an answer leads: an arc to a lit space with the number of days. */
function Ghost({ course, from, to, y, half, step, told }: GhostProps) {
  const side = course.days > 0 ? -1 : 1;
  const edge = y + side * (half - 2);
  return (
    <g className="gt-course" aria-hidden="true">
      <path
        className="lit"
        d={`M${to - step / 2 + 2} ${y - half + 4}h${step - 8}l6 ${half - 4}l-6 ${half - 4}h${8 - step}l6 ${4 - half}z`}
      />
      <path className="arc" d={`M${from} ${edge}Q${(from + to) / 2} ${edge + side * 22} ${to} ${edge}`} />
      {step < ROOMY && <circle className="lit" cx={to} cy={y} r="9" />}
      {!told && (
        <text x={to} y={y + 5}>
          {Math.abs(course.days)}
        </text>
      )}
    </g>
  );
}

interface Room {
  high: boolean;
  /** Whether there is room for the name; the truck below bears the seat's mark anyway. */
  named: boolean;
}

const WHOLE: Room = { high: false, named: true };
const ALONE = 24;

const short = (name: string) => (name.length > 9 ? `${name.slice(0, 8)}…` : name);
const tagWidth = (name: string) => 40 + short(name).length * 8.2;

/** Tags stand in two rows, from the left; where both are full, one shows its place alone. */
function roomsFor(tags: readonly { seat: number; x: number; wide: number }[]): Map<number, Room> {
  const ends = [-Infinity, -Infinity];
  return new Map(
    [...tags]
      .sort((one, other) => one.x - other.x)
      .map(({ seat, x, wide }) => {
        const row = ends.findIndex((end) => x - wide / 2 > end);
        const named = row >= 0;
        const at = named ? row : (ends[0] ?? 0) <= (ends[1] ?? 0) ? 0 : 1;
        ends[at] = x + (named ? wide : ALONE) / 2;
        return [seat, { high: at === 1, named }];
      }),
  );
}

/** Place and name over a truck. */
function Tag({ name, place, room }: { name: string; place: number; room: Room }) {
  const wide = room.named ? tagWidth(name) : ALONE;
  return (
    <g className="gt-tag" transform={`translate(0 ${room.high ? -54 : -33})`}>
      <rect x={-wide / 2} y="-10" width={wide} height="20" rx="10" />
      <circle cx={-wide / 2 + (room.named ? 13 : ALONE / 2)} r="8.5" />
      <text className="place" x={-wide / 2 + (room.named ? 13 : ALONE / 2)} y="5">
        {place}
      </text>
      {room.named && (
        <text className="name" x={10} y="5">
          {short(name)}
        </text>
      )}
    </g>
  );
}
