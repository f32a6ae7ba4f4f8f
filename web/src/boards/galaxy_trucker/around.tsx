import { useText } from "../../text/context";
import { Sign } from "./art/signs";
import { Mechanic, Prop } from "./art/yard";
import type { Hull, Spot } from "./facts";
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

/** Under the lowest of the pieces that would fall off. */
export function FallsOff({ spots }: { spots: readonly Spot[] }) {
  const { t } = useText();
  const lowest = spots.reduce<Spot | null>((low, spot) => (low === null || spot.y >= low.y ? spot : low), null);
  if (lowest === null) return null;
  return (
    <g className="gt-falls" transform={`translate(${(lowest.x + 0.5) * CELL} ${(lowest.y + 1) * CELL + 4})`}>
      <rect x="-62" y="-18" width="124" height="36" rx="18" />
      <text y="8">{t("gt-falls-off")}</text>
    </g>
  );
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
