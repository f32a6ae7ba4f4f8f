import { worldOf } from "./art/patch";
import { drawingOf, sizeOf, World } from "./art/sprite";
import { componentOf, type Owned } from "./facts";
import type { Drama } from "./launch";

const WIDTH = 438;
const HEIGHT = 606;
const LOW = 178;
const MOST = 4;

interface Row {
  part: string;
  shown: number;
  width: number;
  height: number;
}

/** The craft's own parts as a stack: the largest below, what it carries on top. */
function stackOf(craft: Owned | null): { rows: Row[]; height: number } {
  const parts = Object.entries(craft?.parts ?? {}).sort(([a], [b]) => sizeOf(b).height - sizeOf(a).height);
  const rows = parts.map(([part, number]) => ({ part, shown: Math.min(number, MOST), ...sizeOf(part) }));
  return { rows, height: rows.reduce((sum, { height }) => sum + height, 0) };
}

/** The launch: night over the pad, or the dark between the worlds; flames while an engine fires, pieces when it fails. */
export function LaunchScene({
  craft,
  from,
  drama,
  year,
  low,
}: {
  craft: Owned | null;
  from: string;
  drama: Drama;
  year: number;
  /** Only the foot of the sheet is shown, with the whole craft on it. */
  low: boolean;
}) {
  const { rows, height } = stackOf(craft);
  const ground = from === "earth";
  const scale = Math.min(
    1.4,
    (low ? 118 : 400) / Math.max(1, height),
    300 / Math.max(1, ...rows.map((row) => row.width * row.shown)),
  );
  const foot = low ? 556 : ground ? 500 : 470;
  const top = low ? HEIGHT - LOW : 0;
  const firing = drama.maneuver !== null && (drama.reading || (drama.maneuver?.thrust ?? 0) > 0);
  let y = foot;
  return (
    <svg
      className={`le-scene${firing ? " firing" : ""}${drama.lost ? " lost" : ""}`}
      viewBox={`0 ${top} ${WIDTH} ${HEIGHT - top}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="le-night" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#050c1d" />
          <stop offset=".55" stopColor="#0d2549" />
          <stop offset=".8" stopColor={ground ? "#4a2f3d" : "#0d2549"} />
          <stop offset="1" stopColor={ground ? "#d96a2b" : "#081a35"} />
        </linearGradient>
        <radialGradient id="le-fire" cx=".5" cy="0" r="1">
          <stop offset="0" stopColor="#fff7d8" />
          <stop offset=".35" stopColor="#ffc24f" />
          <stop offset=".75" stopColor="#ff6a2a" />
          <stop offset="1" stopColor="#ff6a2a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#le-night)" />
      {Array.from({ length: 60 }, (_, n) => (
        <circle
          key={n}
          cx={(n * 270.7) % WIDTH}
          cy={top + ((n * 159.9) % (low ? 130 : 400))}
          r={n % 7 ? 0.8 : 1.5}
          fill="#f6eedb"
          opacity=".7"
        />
      ))}
      {!ground && <World id={worldOf(from)} x={70} y={HEIGHT - 20} r={150} />}
      <path className="track" d="M178 96C200 40 300 6 446 26M-10 150C120 66 320 66 450 150" />
      {ground && <Tower />}
      <g className="stack">
        {rows.map((row, index) => {
          const high = row.height * scale;
          const wide = row.width * scale;
          y -= high;
          const head = y;
          const burn = Math.min(1, scale * 1.4);
          return Array.from({ length: row.shown }, (_, n) => {
            const x = 178 + (n - (row.shown - 1) / 2) * wide * 0.95 - wide / 2;
            const burns = index === 0 && ["rocket", "thruster"].includes(componentOf(row.part).kind);
            return (
              <g
                key={`${row.part} ${n}`}
                style={{ "--n": index * 3 + n } as React.CSSProperties}
                className="piece-of-it"
              >
                {burns && (
                  <g transform={`translate(${x} ${head + high}) scale(${wide / 100} ${burn})`}>
                    <path className="flame" d="M25-6C0 50 20 90 50 130C80 90 100 50 75-6z" />
                  </g>
                )}
                <svg
                  x={x}
                  y={head}
                  width={wide}
                  height={high}
                  viewBox={`0 0 ${row.width} ${row.height}`}
                  aria-hidden="true"
                >
                  <use href={`#le-p-${drawingOf(row.part)}`} />
                </svg>
              </g>
            );
          });
        })}
      </g>
      {ground && <Smoke />}
      <text className="caption" x="14" y={top + 24}>
        {year}
      </text>
    </svg>
  );
}

function Tower() {
  return (
    <g className="tower">
      <path d="M306 560V200M350 560V200M302 200h52M328 200V172M312 172h32" strokeWidth="3" />
      {Array.from({ length: 9 }, (_, n) => (
        <path
          key={n}
          d={`M306 ${200 + 40 * n}l44 40M350 ${200 + 40 * n}l-44 40M306 ${200 + 40 * n}h44`}
          strokeWidth="1.6"
        />
      ))}
      <path d="M306 246H258M306 330H262" strokeWidth="4" />
      <circle cx="328" cy="168" r="3.5" />
    </g>
  );
}

const PUFFS: readonly (readonly [number, number, number])[] = [
  [30, 590, 46],
  [92, 602, 50],
  [150, 612, 54],
  [206, 614, 50],
  [250, 600, 52],
  [318, 596, 44],
  [380, 606, 46],
  [-6, 566, 34],
  [70, 566, 30],
  [300, 562, 30],
  [420, 588, 36],
];

function Smoke() {
  return (
    <g className="smoke">
      {PUFFS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
      <path d="M0 584H440V608H0z" />
    </g>
  );
}
