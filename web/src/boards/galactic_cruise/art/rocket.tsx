import { useStage } from "../../kit/context";
import { BLUEPRINTS, GUEST_TYPES, type Half, halvesOf, printed, type ShuttleView } from "../facts";
import { GuestSign, Sign, WorkerSign } from "../icons";

const NOSE = 76;
const HIGH = 46;
/** Where two halves of a cabin meet: left, in the centre or right. */
const CABIN: Record<Half, number> = { left: 48, centre: 90, right: 118 };

/** How tall the drawing of a shuttle is, without its flame; with its places that are still free where it is built. */
export const rocketHeight = (shuttle: ShuttleView, places = 0) =>
  NOSE + Math.max(places, shuttle.segments.length) * HIGH + 40;

interface RocketProps {
  shuttle: ShuttleView;
  seat: number;
  flame: boolean;
  places?: number;
  /** The segment that is only thought of. */
  fresh?: string | null;
}

/** A shuttle as a poster shows it: large, with its segments, its guests at the portholes and its pilot; 160 wide. */
export function Rocket({ shuttle, seat, flame, places = 0, fresh = null }: RocketProps) {
  const { options } = useStage().board;
  const { segments } = shuttle;
  const free = Math.max(0, places - segments.length);
  const base = NOSE + (segments.length + free) * HIGH;
  const guests = GUEST_TYPES.flatMap((guest) => Array.from({ length: shuttle.guests[guest] }, () => guest));
  return (
    <g className={`gc-rocket seat-${seat}`}>
      {flame && (
        <g className="flames">
          <path
            d={`M44 ${base + 22}h72l16 96-22-20-30 74-30-74-22 20z`}
            fill="url(#gc-ga-flame)"
            transform={`translate(0 0)`}
          />
          <path d={`M56 ${base + 22}h48l6 70-14-12-16 46-16-46-14 12z`} className="core" />
        </g>
      )}
      <path className="fin" d={`M20 ${base - 44}C0 ${base - 16}-8 ${base + 8}-6 ${base + 36}L24 ${base + 18}z`} />
      <path
        className="fin"
        d={`M140 ${base - 44}C160 ${base - 16} 168 ${base + 8} 166 ${base + 36}L136 ${base + 18}z`}
      />
      <path className="hull" d={`M16 ${NOSE}C16 44 44 12 80 0c36 12 64 44 64 ${NOSE}V${base}l4 20H12l4-20z`} />
      <path className="tip" d="M35 30C46 16 62 6 80 0c18 6 34 16 45 30z" />
      <circle cx="80" cy="42" r="21" className={shuttle.pilot === "nobody" ? "window dark" : "window"} />
      {shuttle.pilot !== "nobody" && (
        <WorkerSign seat={seat} expert={shuttle.pilot === "expert"} size={34} x={65} y={25} />
      )}
      {segments.map((segment, n) => {
        const { icons, vp } = printed(BLUEPRINTS, segment);
        const y = NOSE + n * HIGH;
        return (
          <g key={segment} className={`gc-segment ${icons[0] ?? ""}${segment === fresh ? " fresh" : ""}`}>
            <path className="joint" d={`M16 ${y}h128`} />
            <rect className="stripe" x="16" y={y} width="7" height={HIGH} />
            {icons.map((icon, at) => (
              <GuestSign key={icon} guest={icon} size={24} x={28 + at * 27} y={y + 11} />
            ))}
            <Sign of="vp" size={16} x={108} y={y + 15} />
            <text x="140" y={y + 30} textAnchor="end">
              {vp}
            </text>
            {segment === fresh && <rect className="place" x="18" y={y + 2} width="124" height={HIGH - 4} rx="5" />}
          </g>
        );
      })}
      {Array.from({ length: free }, (_, n) => {
        const y = NOSE + (segments.length + n) * HIGH;
        return (
          <g key={n} className="free">
            <rect x="15" y={y} width="130" height={HIGH} />
            <rect className="place" x="20" y={y + 4} width="120" height={HIGH - 8} rx="8" />
            <path d={`M80 ${y + HIGH / 2 - 9}v18M71 ${y + HIGH / 2}h18`} />
          </g>
        );
      })}
      {segments.slice(1).map((segment, n) => {
        const guest = guests[n];
        const x = CABIN[halvesOf(segments[n] ?? "", options).bottom];
        const y = NOSE + (n + 1) * HIGH;
        return (
          <g key={segment}>
            <circle cx={x} cy={y} r="14" className={guest ? "window" : "window dark"} />
            {guest && <GuestSign guest={guest} size={18} x={x - 9} y={y - 9} />}
          </g>
        );
      })}
      <path className="belt" d={`M14 ${base + 10}h132l2 10H12z`} />
      <path className="nozzle" d={`M38 ${base + 20}h32l6 12H32zM90 ${base + 20}h32l6 12H84z`} />
    </g>
  );
}
