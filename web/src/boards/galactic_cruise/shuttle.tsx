import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { about } from "./effects";
import {
  BLUEPRINTS,
  type CompanyView,
  CRUISES,
  FLEET,
  GUEST_TYPES,
  type Guest,
  type Half,
  halvesOf,
  limitsOf,
  printed,
  type ShuttleView,
  type View,
} from "./facts";
import { GuestSign, Sign, StopSign, WorkerSign } from "./icons";

/** Where a drawing begins and how wide it is: the hull and its fins, nothing beside them. */
const LEFT = 8;
const WIDTH = 94;
const COCKPIT = 48;
const SEGMENT = 40;
const ENGINE = 30;
const ROUTE = 36;
/** How far a finger may be off, in the scale of a phone: twice this is a thumb's width. */
const THUMB = 20;
/** Where a half cabin sits on the edge of a segment. */
const CABIN: Record<Half, number> = { left: 32, centre: 55, right: 78 };

interface FleetProps {
  view: View;
  company: CompanyView;
  /** Whether its moves may be played here. */
  live: boolean;
}

/** The shuttles of a company beside each other, and the berths that are still free. */
export function Fleet({ view, company, live }: FleetProps) {
  const { t } = useText();
  const limits = limitsOf(company);
  const places = Math.max(limits.segments, ...company.shuttles.map(({ segments }) => segments.length));
  const free = Math.max(0, limits.shuttles - company.shuttles.length);
  return (
    <div className={`gc-fleet n${company.shuttles.length + free}`} role="group" aria-label={t("gc-fleet")}>
      {company.shuttles.map((shuttle, n) => (
        <Shuttle key={n} view={view} company={company} shuttle={shuttle} number={n} places={places} live={live} />
      ))}
      {Array.from({ length: free }, (_, n) => (
        <svg
          key={`free-${n}`}
          className="gc-shuttle gc-berth"
          viewBox={sheetOf(places)}
          role="img"
          aria-label={t("gc-berth")}
          data-drop={live ? "hangar" : undefined}
        >
          <path d={hullPath(places)} className="gc-ghost" />
        </svg>
      ))}
    </div>
  );
}

const heightOf = (places: number) => COCKPIT + places * SEGMENT + ENGINE + ROUTE;
const sheetOf = (places: number) => `${LEFT} 0 ${WIDTH} ${heightOf(places)}`;

/** The outline of a shuttle that is not there yet. */
function hullPath(places: number): string {
  const base = COCKPIT + places * SEGMENT;
  return `M55 4C80 12 92 30 92 ${COCKPIT}V${base}L100 ${base + 20}H10L18 ${base}V${COCKPIT}C18 30 30 12 55 4z`;
}

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
  const base = COCKPIT + segments.length * SEGMENT;
  const bottom = COCKPIT + places * SEGMENT;
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
      className={`gc-shuttle${inQuestion ? " in-question" : ""}${flying ? " flying" : ""}`}
      viewBox={sheetOf(places)}
      role="group"
      aria-label={label}
      data-drop={live ? `shuttle ${name}` : undefined}
    >
      <Engine shuttle={shuttle} y={flying ? base : bottom} flying={flying} />
      {!flying && base < bottom && <path d={`M19 ${base}V${bottom}M91 ${base}V${bottom}`} className="gc-ghost" />}
      {segments.map((segment, n) => (
        <Segment
          key={segment}
          segment={segment}
          y={COCKPIT + n * SEGMENT}
          moves={inQuestion || offer.question === "use_segment" ? among(`visit ${segment}`) : []}
        />
      ))}
      <Cockpit
        company={company}
        shuttle={shuttle}
        moves={among(`choose_shuttle ${name}`, `fly ${name}`, `fly_past ${name}`, `fly_past_two ${name}`)}
        label={label}
      />
      {segments.slice(1).map((segment, n) => (
        <Cabin
          key={segment}
          y={COCKPIT + (n + 1) * SEGMENT}
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
          <rect className="hit" x="14" width="82" height={SEGMENT} />
          <rect x="24" y="5" width="62" height={SEGMENT - 10} rx="7" />
          <path d={`M55 ${SEGMENT / 2 - 7}v14M48 ${SEGMENT / 2}h14`} />
        </Piece>
      )}
      {insert.map((move) => (
        <Piece
          key={move}
          label={board.words.move(move)}
          moves={[move]}
          className="gc-insert"
          drop={`shuttle ${name} ${move.split(" ")[1]}`}
          transform={`translate(0 ${COCKPIT + Number(move.split(" ")[1]) * SEGMENT})`}
        >
          <rect className="hit" x="12" y={-THUMB} width="86" height={2 * THUMB} />
          <rect x="12" y="-8" width="86" height="16" rx="8" />
          <path d="M55 -5v10M50 0h10" />
        </Piece>
      ))}
      {shuttle.cruise !== null && (
        <Route shuttle={shuttle} name={name} y={heightOf(places) - 13} among={among} flying={flying} />
      )}
    </svg>
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
      <path d={`M55 3C79 11 91 29 91 ${COCKPIT}H19C19 29 31 11 55 3z`} />
      <circle cx="55" cy="25" r="12.5" className="window" />
      {shuttle.pilot !== "nobody" && (
        <WorkerSign seat={company.seat} expert={shuttle.pilot === "expert"} size={23} x={43.5} y={13} />
      )}
      <g className="worth">
        <Sign of="vp" size={9} x={28} y={38} />
        <text x="38" y="46">
          {shuttle.cockpit_vp}
        </text>
      </g>
      {!shuttle.launched && (
        <g className="penalty">
          <rect x="62" y="36" width="25" height="12" rx="4" />
          <path d="M67 42h5.5M82 38.5h-5l-.6 3.3c2.500-1.300 5.600-.3 5.600 2.200s-3.400 2.800-5.800 1.400" />
        </g>
      )}
    </Piece>
  );
}

function Segment({ segment, y, moves }: { segment: string; y: number; moves: string[] }) {
  const { board } = useStage();
  const { icons, vp } = printed(BLUEPRINTS, segment);
  const halves = halvesOf(segment, board.options);
  return (
    <Piece
      label={`${board.words.name(segment)}: ${about.blueprint(segment, board.words, board.options)}`}
      title={board.words.name(segment)}
      text={about.blueprint(segment, board.words, board.options)}
      moves={moves}
      className={`gc-segment ${icons[0] ?? ""}`}
      transform={`translate(0 ${y})`}
    >
      <rect x="14" y="0.5" width="82" height={SEGMENT - 1} rx="5" />
      <path d={`M14 6v${SEGMENT - 12}`} className="stripe" />
      <path d={`M${CABIN[halves.top] - 9} 1a9 9 0 0 0 18 0z`} className="half" />
      <path d={`M${CABIN[halves.bottom] - 9} ${SEGMENT - 1}a9 9 0 0 1 18 0z`} className="half" />
      {icons.map((icon, n) => (
        <GuestSign key={icon} guest={icon} size={15} x={20 + n * 17} y={(SEGMENT - 15) / 2} />
      ))}
      <Sign of="vp" size={10} x={70} y={(SEGMENT - 10) / 2} />
      <text x="82" y={SEGMENT / 2 + 4}>
        {vp}
      </text>
    </Piece>
  );
}

/** The cabin where two segments meet, and who sits in it. */
function Cabin(props: { y: number; side: Half; guests: readonly Guest[]; moves(guest: Guest): string[] }) {
  const { board } = useStage();
  const { t } = useText();
  const x = CABIN[props.side];
  const spread = props.guests.length > 1 ? 13 : 0;
  /** How many steps from the middle of all guests of this cabin one of them sits. */
  const aside = (n: number) => n - (props.guests.length - 1) / 2;
  return (
    <g className="gc-cabin">
      <circle cx={x} cy={props.y} r="10" className="cabin" />
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
          <GuestSign guest={guest} size={17} x={x - 8.5 + aside(n) * spread} y={props.y - 9} />
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
      <rect className="hit" x="10" width="90" height={2 * THUMB} />
      {flying && <path d="M36 20q19 34 38 0z" className="flame" />}
      <path d="M18 0H92L100 20H10z" />
      {shuttle.token && (
        <g className="gc-rider">
          <circle cx="55" cy="10" r="8.5" />
          <path d="M55 4.5l1.7 3.6 3.9.5-2.9 2.7.8 3.9-3.5-2-3.5 2 .8-3.9-2.9-2.7 3.9-.5z" />
        </g>
      )}
    </Piece>
  );
}

interface RouteProps {
  shuttle: ShuttleView;
  name: string;
  y: number;
  among(...moves: string[]): string[];
  flying: boolean;
}

/** The cruise as a line of stops, with the stop reached. */
function Route({ shuttle, name, y, among, flying }: RouteProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { stops } = printed(CRUISES, shuttle.cruise ?? "");
  const step = (WIDTH - 4) / stops.length;
  const size = Math.min(18, step - 2.5);
  /** The middle of a stop. */
  const at = (n: number) => LEFT + 2 + step * (n + 0.5);
  // The question of the last stop does not name the shuttle: it is one with just those stops ahead.
  const ahead = offer.args("stop_at");
  const asked = flying && ahead.length === stops.length - shuttle.stop && ahead[0] === String(shuttle.stop + 1);
  return (
    <g className="gc-route" transform={`translate(0 ${y})`}>
      <path d={`M${LEFT} 0H${at(stops.length - 1)}`} />
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
            <rect className="hit" x={at(n) - step / 2} y={-THUMB} width={step} height={2 * THUMB} />
            {here && <circle cx={at(n)} cy="0" r={size / 2 + 2.5} className="ring" />}
            <StopSign stop={stop} size={size} x={at(n) - size / 2} y={-size / 2} />
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
