import type { ReactNode } from "react";
import { Drawing } from "./sprite";

interface PosterProps {
  view?: string;
  /** Whether there is room for the garden dome at the left of the pad. */
  dome?: boolean;
  children: ReactNode;
}

/** The evening behind a launch: rays from the horizon, stars, hills, two buildings of the resort. 980 by 660. */
export function Poster({ view = "0 0 980 660", dome = true, children }: PosterProps) {
  const rays = Array.from({ length: 15 }, (_, n) => {
    const turn = (angle: number) => `${600 + Math.cos(angle) * 1400} ${620 + Math.sin(angle) * 1400}`;
    const from = Math.PI + (n * 2 * Math.PI) / 30;
    return `M600 620L${turn(from)} ${turn(from + Math.PI / 30)}z`;
  });
  return (
    <svg className="gc-poster" viewBox={view} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className="dusk" x="-400" y="-400" width="1800" height="1100" />
      <path className="rays" d={rays.join("")} />
      <path
        className="stars"
        d="M370 40h.1M470 92h.1M420 180h.1M560 40h.1M810 240h.1M890 60h.1M930 170h.1M520 250h.1M700 290h.1M320 300h.1M60 560h.1M250 20h.1M860 320h.1"
      />
      <path
        className="far"
        d="M-400 540l200-90 120 70 90-60 60 60 140-100 120 110 90-60 150 80 130-90 150 80 160-90 120 60 300-70v260H-400z"
      />
      <path className="near" d="M-400 600q500-80 900-20t1000-40v200H-400z" />
      {dome && <Drawing of="b-tl" width={150} height={99} x={372} y={520} className="gc-building" />}
      <Drawing of="b-br" width={190} height={125} x={772} y={494} className="gc-building" />
      {children}
    </svg>
  );
}

/** The smoke a shuttle leaves. */
export function Smoke() {
  return (
    <g className="gc-smoke">
      {PUFFS.map(([cx, cy, r], n) => (
        <circle key={n} cx={cx} cy={cy} r={r} className={n % 3 === 0 ? "light" : ""} />
      ))}
    </g>
  );
}

const PUFFS = [
  [300, 690, 70],
  [380, 670, 80],
  [470, 650, 76],
  [540, 630, 58],
  [600, 655, 66],
  [660, 630, 58],
  [730, 650, 74],
  [820, 670, 80],
  [905, 690, 70],
  [440, 700, 60],
  [520, 690, 62],
  [680, 690, 62],
  [760, 700, 60],
] as const;

/** Where the tower and the pad beside it stand. */
export const FOOT = 640;

/** Where a shuttle stands until it goes. */
export function Pad({ x }: { x: number }) {
  return <ellipse className="gc-launch-pad" cx={x} cy={FOOT} rx="132" ry="15" />;
}

/** The tower that holds it. */
export function Gantry({ x, top }: { x: number; top: number }) {
  const count = Math.round((FOOT - top) / 36);
  const step = (FOOT - top) / count;
  const braces = Array.from({ length: count }, (_, n) => {
    const y = top + n * step;
    return `M${x} ${y}l34 ${step}M${x + 34} ${y}l-34 ${step}${n % 2 ? "" : `M${x} ${y}h34`}`;
  });
  return (
    <g className="gc-gantry">
      <path d={`M${x} ${FOOT}V${top}h34V${FOOT}${braces.join("")}`} />
      <path className="arm" d={`M${x} ${top + 60}l-36-18M${x} ${top + 150}l-36-18`} />
      <circle cx={x + 17} cy={top - 8} r="6" />
    </g>
  );
}
