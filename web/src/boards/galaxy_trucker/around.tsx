import { useText } from "../../text/context";
import { Sign } from "./art/signs";
import { Mechanic, Prop } from "./art/yard";
import type { AboutShip, Hull, Spot } from "./facts";
import { signed } from "./gauges";
import type { Changes } from "./previews";

/** What stands on, beside and around the squares of a ship board. */

export const CELL = 100;
/** Above this row of the board stand its name and the set-aside places. */
const LOW = 3;

/** Who works on the pad, where the hull leaves room beside it. */
export function PadCrew({ hull }: { hull: Hull }) {
  const free = (x: number) => hull.grid.findLastIndex((line, y) => y >= LOW && line.at(x) === ".");
  const [left, right] = [free(0), free(-1)];
  return (
    <g aria-hidden="true">
      {left >= 0 && (
        <g transform={`translate(46 ${(left + 1) * CELL - 12}) scale(1.05)`}>
          <Mechanic />
        </g>
      )}
      {right >= 0 && (
        <g transform={`translate(${hull.cols.length * CELL - 44} ${(right + 1) * CELL - 12}) scale(1.1)`}>
          <Prop name="drum" x={14} y={0} />
          <Prop name="cone" x={-22} y={0} />
        </g>
      )}
    </g>
  );
}

/** What laying the tile on a square would change. */
export interface Outlook {
  square: string;
  changes: Changes;
}

const TAG = 96;

/** Beside the square pointed at: what the tile would change there. */
export function Promised({ spots, promise }: { spots: readonly Spot[]; promise: Outlook | null }) {
  const spot = spots.find(({ square }) => square === promise?.square);
  const changes = Object.entries(promise?.changes ?? {}).filter(([, change]) => change !== 0);
  if (!spot || changes.length === 0) return null;
  const high = changes.length * 32 + 12;
  // Away from the middle of the ship, unless that is off the board.
  const x = spot.x === 0 ? CELL + 16 : -TAG - 16;
  const tip = spot.x === 0 ? "M2-10L-14 0 2 10z" : `M${TAG - 2}-10L${TAG + 14} 0 ${TAG - 2} 10z`;
  return (
    <g className="gt-promise" transform={`translate(${spot.x * CELL + x} ${(spot.y + 0.5) * CELL})`} aria-hidden="true">
      <rect y={-high / 2} width={TAG} height={high} rx="14" />
      <path d={tip} />
      {changes.map(([gauge, change], n) => (
        <g key={gauge} transform={`translate(14 ${-high / 2 + 8 + n * 32})`}>
          <Sign name={gauge === "holds" ? "goods" : gauge} size={26} />
          <text x="36" y="22">
            {signed(change)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Around a piece that can be played. */
export function Ring({ soft }: { soft: boolean }) {
  return (
    <g className={soft ? "gt-ring soft" : "gt-ring"}>
      <rect className="halo" x="-2" y="-2" width="104" height="104" rx="14" />
      <rect className="ink" width="100" height="100" rx="12" />
      <rect className="line" width="100" height="100" rx="12" />
    </g>
  );
}

/** Above a hold: what a block in it will sell for. */
export function Worth({ credits }: { credits: number }) {
  return (
    <g className="gt-worth" transform="translate(50 4)">
      <rect x="-36" y="-25" width="72" height="46" rx="23" />
      <text y="11">+{credits}</text>
    </g>
  );
}

interface FallsOffProps {
  /** What would fall off. */
  spots: readonly Spot[];
  /** What is hit. */
  aimed: Spot | undefined;
  /** As large as what is read beside the ship. */
  print: number;
  /** From where to where there is room. */
  room: readonly [number, number];
}

/** Under the lowest of the pieces that would fall off, away from what hits. */
export function FallsOff({ spots, aimed, print, room: [from, to] }: FallsOffProps) {
  const { t } = useText();
  const bottom = Math.max(...spots.map(({ y }) => y));
  const away = (spot: Spot) => Math.abs(spot.x - (aimed?.x ?? spot.x));
  const [lowest] = spots.filter(({ y }) => y === bottom).sort((one, other) => away(other) - away(one));
  if (!lowest) return null;
  const scale = print / 22;
  const side = Math.sign((aimed?.x ?? lowest.x) - lowest.x);
  const middle = (lowest.x + 0.5) * CELL + side * (CELL / 2 - 62 * scale);
  const x = Math.min(to - 64 * scale, Math.max(from + 64 * scale, middle));
  return (
    <g className="gt-falls" transform={`translate(${x} ${(lowest.y + 1) * CELL + 4})`}>
      <g transform={`scale(${scale})`}>
        <rect x="-62" y="-18" width="124" height="36" rx="18" />
        <text y="8">{t("gt-falls-off")}</text>
      </g>
    </g>
  );
}

/** What is wrong with a ship: a part with a dashed line around it, a seam that does not fit with a cross on it. */
export function Faults({ spots, faults }: { spots: readonly Spot[]; faults: AboutShip["faults"] }) {
  const place = new Map(spots.map((spot) => [spot.square, spot]));
  return faults.map(({ fault, squares: [first = "", second] }) => {
    const one = place.get(first);
    const other = second === undefined ? undefined : place.get(second);
    if (!one) return null;
    const key = `${fault} ${first} ${second}`;
    if (!other) {
      const [x, y] = [one.x * CELL + 2, one.y * CELL + 2];
      return <rect key={key} className="gt-fault" x={x} y={y} width="96" height="96" rx="12" />;
    }
    const [x, y] = [((one.x + other.x + 1) / 2) * CELL, ((one.y + other.y + 1) / 2) * CELL];
    return (
      <g key={key} className="gt-misfit" transform={`translate(${x} ${y}) rotate(${one.x === other.x ? 90 : 0})`}>
        <rect x="-12" y="-44" width="24" height="88" rx="12" />
        <path d="M-6-6L6 6M6-6L-6 6" />
      </g>
    );
  });
}

const CORNERS = "M-7 19V-7H19M81-7H107V19M107 81V107H81M19 107H-7V81";

/** Around what is about to be hit. */
export function Brackets() {
  return (
    <g className="gt-brackets">
      <path className="ink" d={CORNERS} />
      <path className="line" d={CORNERS} />
    </g>
  );
}
