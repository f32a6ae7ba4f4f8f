import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { about } from "./about";
import {
  BLUEPRINTS,
  type CompanyView,
  CRUISES,
  FLEET,
  GUEST_TYPES,
  type Guest,
  type Half,
  halvesOf,
  printed,
  type ShuttleView,
  type View,
} from "./facts";
import { GuestSign, Sign, StopSign, WorkerSign } from "./icons";
import type { Check } from "./launching";

/** Where a drawing begins and how wide it is: the hull with its fins, and the route beside it. */
const LEFT = 6;
/** Without a route beside it, and with one. */
const NARROW = 72;
const WIDTH = 98;
/** What is cut off at either side where there are four of them. */
const CROWDED = 3;
/** A free berth. */
const SLIM = 26;
const COCKPIT = 38;
const ENGINE = 22;
/** How high a segment is: lower where there are more than three. */
const segmentHeight = (places: number) => (places > 3 ? 19 : 25);
/** How far a finger may be off, in the scale of a phone: three times this is a thumb's width. */
const THUMB = 13;
/** How large a cabin is: smaller where segments are lower, so that it leaves their points alone. */
const cabinRadius = (high: number) => (high < 20 ? 6 : 7.5);
/** Where a half cabin sits on the edge of a segment, and where the route runs beside the hull. */
const CABIN: Record<Half, number> = { left: 27, centre: 46, right: 60 };
const ROUTE = 91;

interface FleetProps {
  view: View;
  company: CompanyView;
  /** Whether its moves may be played here. */
  live: boolean;
}

/** The shuttles of a company beside each other, what the next launch lacks, and the berths that are still free. */
export function Fleet({ view, company, live, checks }: FleetProps & { checks: readonly Check[] }) {
  const { t } = useText();
  const places = Math.max(company.segment_limit, ...company.shuttles.map(({ segments }) => segments.length));
  const free = Math.max(0, company.shuttle_limit - company.shuttles.length);
  // Beside the lamps there is room for three shuttles, or for two and their routes.
  const taken = company.shuttles.reduce((sum, { cruise }) => sum + (cruise === null ? NARROW : WIDTH), 0);
  const lit = checks.length > 0 && taken <= 3 * NARROW;
  return (
    <div
      className={`gc-fleet n${company.shuttles.length + free}${company.shuttles.length > 3 ? " crowded" : ""}`}
      role="group"
      aria-label={t("gc-fleet")}
    >
      {company.shuttles.map((shuttle, n) => (
        <Shuttle key={n} view={view} company={company} shuttle={shuttle} number={n} places={places} live={live} />
      ))}
      {lit && <Lamps checks={checks} />}
      {Array.from({ length: free }, (_, n) => (
        <svg
          key={`free-${n}`}
          className="gc-shuttle gc-berth"
          viewBox={`0 0 ${SLIM} ${heightOf(places)}`}
          role="img"
          aria-label={t("gc-berth")}
          data-drop={live ? "hangar" : undefined}
        >
          <path d={berthPath(places)} className="gc-ghost" />
        </svg>
      ))}
    </div>
  );
}

const LAMPS: Record<Check["key"], string> = {
  cruise: "cruise",
  ground: "earth",
  shuttle: "segments",
  guests: "ticket",
  stranded: "ticket",
  ads: "ads",
  food: "food",
  oxygen: "oxygen",
  fuel: "fuel",
  pilot: "worker",
};

/** The checklist before a launch at a glance; in words it opens above. */
function Lamps({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="gc-lamps" aria-hidden="true">
      {checks.map(({ key, state, have, need }) => (
        <li key={key} className={state}>
          <Sign of={LAMPS[key]} size={13} />
          {state === "ready" ? "✓" : need > 1 ? `${have}/${need}` : "✕"}
        </li>
      ))}
    </ul>
  );
}

const heightOf = (places: number) => COCKPIT + places * segmentHeight(places) + ENGINE;

/** A sign of a shuttle that is not there yet, with a cross where it may be filled. */
function berthPath(places: number): string {
  const height = heightOf(places);
  const middle = height / 2;
  return `M13 2C19 10 24 22 24 ${COCKPIT}V${height - 8}H2V${COCKPIT}C2 22 7 10 13 2zM13 ${middle - 6}v12M7 ${middle}h12`;
}

/** The bulbs around what is offered, on a rim of their own: a hull is as light as they are. */
function Bulbs({ d }: { d: string }) {
  return (
    <>
      <path className="bulbs rim" d={d} />
      <path className="bulbs" d={d} />
    </>
  );
}

const around = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`;

interface ShuttleProps extends FleetProps {
  shuttle: ShuttleView;
  number: number;
  /** How many segments there is room to draw. */
  places: number;
}

/** One shuttle: cockpit, segments with cabins between them, engine; below it the cruise it is on. */
function Shuttle({ view, company, shuttle, number, places, live }: ShuttleProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const name = FLEET[number] ?? "first";
  const among = (...moves: string[]) => (live ? offer.among(...moves) : []);
  const inQuestion = view.active === company.seat && view.this_turn.shuttle === number;
  const { segments } = shuttle;
  const guests = GUEST_TYPES.flatMap((guest) => Array.from({ length: shuttle.guests[guest] }, () => guest));
  const cut = company.shuttles.length > 3 ? CROWDED : 0;
  const width = (shuttle.cruise === null ? NARROW : WIDTH) - 2 * cut;
  const high = segmentHeight(places);
  const base = COCKPIT + segments.length * high;
  const bottom = COCKPIT + places * high;
  const flying = shuttle.cruise !== null && view.this_turn.launching !== number;
  const label = t("gc-shuttle", {
    which: board.words.name(name),
    cockpit: board.words.name(shuttle.cockpit),
    segments: segments.length,
    guests: guests.length,
    flying: String(flying),
  });
  const insert = inQuestion ? among(...offer.args("below").map((n) => `below ${n}`)) : [];

  return (
    <svg
      className={`gc-shuttle${inQuestion ? " in-question" : ""}${flying ? " flying" : shuttle.cruise ? " boarding" : ""}`}
      viewBox={`${LEFT + cut} 0 ${width} ${heightOf(places)}`}
      preserveAspectRatio={flying ? "xMidYMid" : "xMidYMax"}
      role="group"
      aria-label={label}
      data-drop={live ? `shuttle ${name}` : undefined}
    >
      <Bay height={heightOf(places)} flying={flying} alone={company.shuttles.length === 1} />
      {!flying && base < bottom && <path d={`M13 ${base}V${bottom}M71 ${base}V${bottom}`} className="gc-ghost" />}
      {segments.map((segment, n) => (
        <Segment
          key={segment}
          segment={segment}
          y={COCKPIT + n * high}
          high={high}
          moves={inQuestion || offer.question === "use_segment" ? among(`visit ${segment}`) : []}
        />
      ))}
      <Engine shuttle={shuttle} y={flying ? base : bottom} flying={flying} />
      <Cockpit
        company={company}
        shuttle={shuttle}
        moves={among(
          `launch_now ${name}`,
          `launch_now_expert ${name}`,
          `choose_shuttle ${name}`,
          `fill ${name}`,
          `fly ${name}`,
          `fly_past ${name}`,
          `fly_past_two ${name}`,
        )}
        label={label}
      />
      {segments.slice(1).map((segment, n) => (
        <Cabin
          key={segment}
          y={COCKPIT + (n + 1) * high}
          radius={cabinRadius(high)}
          side={halvesOf(segments[n] ?? "", board.options).bottom}
          guests={guests.filter((_, g) => g % (segments.length - 1) === n)}
          moves={(guest) => (inQuestion ? among(`score ${guest}`, `icons_of ${guest}`) : [])}
        />
      ))}
      {segments.length < places && !flying && (
        <Piece
          label={t("gc-slot", { which: board.words.name(name), free: places - segments.length })}
          text={t("about-gc-slot")}
          moves={among(`into ${name}`)}
          className="gc-slot"
          transform={`translate(0 ${base})`}
        >
          <rect className="hit" x="12" y={high / 2 - THUMB} width="60" height={2 * THUMB} />
          <rect x="16" y="2" width="52" height={high - 4} rx="6" />
          <path d={`M42 ${high / 2 - 6}v12M36 ${high / 2}h12`} />
        </Piece>
      )}
      {insert.map((move) => (
        <Piece
          key={move}
          label={board.words.move(move)}
          moves={[move]}
          className="gc-insert"
          drop={`shuttle ${name} ${move.split(" ")[1]}`}
          transform={`translate(0 ${COCKPIT + Number(move.split(" ")[1]) * high})`}
        >
          <rect className="hit" x="10" y={-THUMB} width="64" height={2 * THUMB} />
          <rect x="10" y="-7" width="64" height="14" rx="7" />
          <path d="M42 -5v10M37 0h10" />
        </Piece>
      ))}
      {shuttle.cruise !== null && (
        <Route shuttle={shuttle} name={name} bottom={heightOf(places)} among={among} flying={flying} />
      )}
    </svg>
  );
}

/** The poster behind a shuttle: its pad before the hills of the resort, or the stars. It goes on where a bay is wider or higher, as that of an only one. */
function Bay({ height, flying, alone }: { height: number; flying: boolean; alone: boolean }) {
  return (
    <g className="gc-bay" aria-hidden="true">
      <rect x="-100" y="-100" width="300" height={height + 200} fill={`url(#gc-${flying ? "gs-spa" : "ga-bay"})`} />
      {flying ? (
        <>
          <circle cx="90" cy={height - 18} r="22" fill="url(#gc-ga-planet)" opacity=".8" />
          <path
            className="gc-bay-stars"
            d={`M12 14h.1M76 24h.1M10 ${height / 2}h.1M78 62h.1M14 ${height - 30}h.1M100 40h.1M-6 48h.1M112 70h.1M-12 ${height - 50}h.1M118 20h.1`}
          />
        </>
      ) : (
        <>
          <path className="gc-bay-hills" d={`M-100 ${height - 20}q60-30 106-6 22-14 44-2t54-8 44 4 52-12v144H-100z`} />
          {alone && (
            <path
              className="gc-bay-tower"
              d={`M-24 ${height}V44h10V${height}M-24 44l10 15-10 15 10 15-10 15 10 15-10 15M-14 60h7`}
            />
          )}
        </>
      )}
    </g>
  );
}

function Cockpit(props: { company: CompanyView; shuttle: ShuttleView; moves: string[]; label: string }) {
  const { t } = useText();
  const { board } = useStage();
  const { shuttle, company } = props;
  const state = t("gc-cockpit-state", { launched: String(shuttle.launched), points: shuttle.cockpit_vp });
  return (
    <Piece
      label={`${props.label} ${state}`}
      title={t("gc-cockpit", { cockpit: board.words.name(shuttle.cockpit) })}
      text={`${about.cockpit(shuttle.cockpit, board.words)} ${state}`}
      moves={props.moves}
      className="gc-cockpit"
    >
      <path className="hull" d={`M12 ${COCKPIT}C12 20 24 6 42 1c18 5 30 19 30 ${COCKPIT - 1}z`} />
      <path className="tip" d="M21.6 14.4C27.6 7.6 34.8 2.8 42 1c7.2 1.8 14.4 6.6 20.4 13.4z" />
      <Bulbs d={`M12 ${COCKPIT}C12 20 24 6 42 1c18 5 30 19 30 ${COCKPIT - 1}z`} />
      <circle cx="42" cy="18" r="9" className={shuttle.pilot === "nobody" ? "window dark" : "window"} />
      {shuttle.pilot !== "nobody" && (
        <WorkerSign seat={company.seat} expert={shuttle.pilot === "expert"} size={15.5} x={35.2} y={10} />
      )}
      <g className="worth">
        <Sign of="vp" size={10} x={shuttle.launched ? 29 : 15} y={27} />
        <text x={shuttle.launched ? 41 : 26} y="36.5">
          {shuttle.cockpit_vp}
        </text>
      </g>
      {!shuttle.launched && (
        <g className="penalty">
          <rect x="45" y="25" width="24" height="13" rx="4" />
          <text x="57" y="36" textAnchor="middle">
            −5
          </text>
        </g>
      )}
    </Piece>
  );
}

function Segment({ segment, y, high, moves }: { segment: string; y: number; high: number; moves: string[] }) {
  const { board } = useStage();
  const { icons, vp } = printed(BLUEPRINTS, segment);
  const halves = halvesOf(segment, board.options);
  const half = cabinRadius(high) - 0.5;
  return (
    <Piece
      label={`${board.words.name(segment)}: ${about.blueprint(segment, board.words, board.options)}`}
      title={board.words.name(segment)}
      text={about.blueprint(segment, board.words, board.options)}
      moves={moves}
      className={`gc-segment ${icons[0] ?? ""}`}
      transform={`translate(0 ${y})`}
    >
      <rect className="hit" x="12" y={high / 2 - THUMB} width="60" height={2 * THUMB} />
      <rect className="hull" x="12" width="60" height={high} />
      <rect className="stripe" x="12" width="5" height={high} />
      <path d={`M${CABIN[halves.top] - half} 0a${half} ${half} 0 0 0 ${2 * half} 0z`} className="half" />
      <path d={`M${CABIN[halves.bottom] - half} ${high}a${half} ${half} 0 0 1 ${2 * half} 0z`} className="half" />
      {icons.map((icon, n) => (
        <GuestSign key={icon} guest={icon} size={12} x={18 + n * 13} y={(high - 12) / 2} />
      ))}
      <Sign of="vp" size={9.5} x={52} y={(high - 9.5) / 2} />
      <text x="70" y={high / 2 + 4.7} textAnchor="end">
        {vp}
      </text>
      <Bulbs d={`M13 1.5h58v${high - 3}h-58z`} />
    </Piece>
  );
}

interface CabinProps {
  y: number;
  radius: number;
  side: Half;
  guests: readonly Guest[];
  moves(guest: Guest): string[];
}

/** The cabin where two segments meet, and who sits in it. */
function Cabin(props: CabinProps) {
  const { board } = useStage();
  const { t } = useText();
  const x = CABIN[props.side];
  const size = props.radius + 3.5;
  const spread = props.guests.length > 1 ? 11 : 0;
  /** How many steps from the middle of all guests of this cabin one of them sits. */
  const aside = (n: number) => n - (props.guests.length - 1) / 2;
  return (
    <g className="gc-cabin">
      <circle cx={x} cy={props.y} r={props.radius} className={props.guests.length > 0 ? "cabin" : "cabin dark"} />
      {props.guests.map((guest, n) => (
        <Piece
          key={n}
          label={t("gc-guest-aboard", { guest: board.words.name(guest) })}
          text={t("about-gc-guest")}
          moves={props.moves(guest)}
          className="gc-aboard"
        >
          <rect
            className="hit"
            x={x + (2 * aside(n) - 1) * THUMB}
            y={props.y - THUMB}
            width={2 * THUMB}
            height={2 * THUMB}
          />
          <GuestSign guest={guest} size={size} x={x - size / 2 + aside(n) * spread} y={props.y - size / 2} />
          <Bulbs d={around(x + aside(n) * spread, props.y, props.radius)} />
        </Piece>
      ))}
    </g>
  );
}

function Engine({ shuttle, y, flying }: { shuttle: ShuttleView; y: number; flying: boolean }) {
  const { t } = useText();
  const { board } = useStage();
  return (
    <Piece
      label={t("gc-engine", { engine: board.words.name(shuttle.engine), token: String(shuttle.token) })}
      title={t("gc-engine-title")}
      text={t("about-gc-engine")}
      className="gc-engine"
      transform={`translate(0 ${y})`}
    >
      <rect className="hit" x="6" y={ENGINE - 2 * THUMB} width="72" height={2 * THUMB} />
      {flying && <path d="M27 14h30l-4 20-5-7-6 22-6-22-5 7z" className="flame" />}
      <path className="fin" d="M13-14C1 0-1 8 0 22L16 14zM71-14C83 0 85 8 84 22L68 14z" />
      <path className="hull" d="M12 0h60l3 14H9z" />
      <path className="belt" d="M10 7.5h64l1 5H9z" />
      <path className="nozzle" d="M20 14h17l4 7H16zM47 14h17l4 7H43z" />
      {shuttle.token && (
        <g className="gc-rider">
          <circle cx="42" cy="8" r="7.5" />
          <path
            transform="translate(-13 -2)"
            d="M55 4.5l1.7 3.6 3.9.5-2.9 2.7.8 3.9-3.5-2-3.5 2 .8-3.9-2.9-2.7 3.9-.5z"
          />
        </g>
      )}
    </Piece>
  );
}

interface RouteProps {
  shuttle: ShuttleView;
  name: string;
  /** How high the whole drawing is. */
  bottom: number;
  among(...moves: string[]): string[];
  flying: boolean;
}

/** The cruise beside the hull, from bottom to top, with the stop reached. */
function Route({ shuttle, name, bottom, among, flying }: RouteProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { stops } = printed(CRUISES, shuttle.cruise ?? "");
  const step = Math.min(25, (bottom - 22) / stops.length);
  const size = Math.min(17, step - 3);
  /** The middle of a stop. */
  const at = (n: number) => bottom - 4 - step * (n + 0.5);
  // The question of the last stop does not name the shuttle: it is one with just those stops ahead.
  const ahead = offer.args("stop_at");
  const asked = flying && ahead.length === stops.length - shuttle.stop && ahead[0] === String(shuttle.stop + 1);
  return (
    <g className="gc-route">
      <text x={ROUTE} y="14" textAnchor="middle" className="gc-route-name">
        {(shuttle.cruise ?? "").toUpperCase()}
      </text>
      <path d={`M${ROUTE} ${at(0)}V${at(stops.length - 1)}`} />
      {stops.map((stop, n) => {
        const past = n < shuttle.stop - 1;
        const here = n === shuttle.stop - 1;
        const moves = [
          ...(n === shuttle.stop ? among(`fly ${name}`) : []),
          ...(n === shuttle.stop + 1 ? among(`fly_past ${name}`) : []),
          ...(n === shuttle.stop + 2 ? among(`fly_past_two ${name}`) : []),
          ...(asked ? among(`stop_at ${n + 1}`) : []),
        ];
        const state = past ? "past" : here ? "here" : "ahead";
        return (
          <Piece
            key={n}
            label={t("gc-stop", { number: n + 1, stop: board.words.name(stop), state })}
            title={board.words.name(shuttle.cruise ?? "")}
            text={`${t("gc-stop", { number: n + 1, stop: board.words.name(stop), state })} ${t(stopText(stop))}`}
            moves={moves}
            className={`gc-stop ${state}`}
          >
            <rect className="hit" x={ROUTE - THUMB} y={at(n) - step / 2} width={2 * THUMB} height={step} />
            {here && <circle cx={ROUTE} cy={at(n)} r={size / 2 + 2.5} className="ring" />}
            <StopSign stop={stop} size={size} x={ROUTE - size / 2} y={at(n) - size / 2} />
            <Bulbs d={around(ROUTE, at(n), size / 2 + 2)} />
          </Piece>
        );
      })}
    </g>
  );
}

function stopText(stop: string): string {
  if (stop === "earth") return "about-gc-stop-earth";
  return stop === "day_in_space" ? "about-gc-stop-day" : "about-gc-stop-destination";
}
