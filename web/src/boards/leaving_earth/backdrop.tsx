import { drawingOf, sizeOf } from "./art/sprite";
import { BEYOND, HEIGHT, MIDDLE, WIDTH } from "./stack";

const STARS = 240;

/** What stands behind and around the craft: night, pad, smoke, dust and the glow of an entry. */

export function Night({ warm, top, low }: { warm: boolean; top: number; low: boolean }) {
  return (
    <g aria-hidden="true">
      <defs>
        <linearGradient id="le-night" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2={HEIGHT}>
          <stop offset="0" stopColor="#050c1d" />
          <stop offset=".55" stopColor="#0d2549" />
          <stop offset=".8" stopColor={warm ? "#4a2f3d" : "#0d2549"} />
          <stop offset="1" stopColor={warm ? "#d96a2b" : "#081a35"} />
        </linearGradient>
        <radialGradient id="le-fire" cx=".5" cy="0" r="1">
          <stop offset="0" stopColor="#fff7d8" />
          <stop offset=".35" stopColor="#ffc24f" />
          <stop offset=".75" stopColor="#ff6a2a" />
          <stop offset="1" stopColor="#ff6a2a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="le-glow" cx=".5" cy=".5" r=".5">
          <stop offset="0" stopColor="#ffd79a" stopOpacity=".95" />
          <stop offset=".45" stopColor="#ff8a3c" stopOpacity=".6" />
          <stop offset="1" stopColor="#ff6a2a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x={-BEYOND} y={-BEYOND} width={WIDTH + 2 * BEYOND} height={HEIGHT + BEYOND} fill="url(#le-night)" />
      {Array.from({ length: STARS }, (_, n) => (
        <circle
          key={n}
          cx={((n * 0.618034) % 1) * (WIDTH + 2 * BEYOND) - BEYOND}
          cy={low ? top + ((n * 0.754878) % 1) * 130 : ((n * 0.754878) % 1) * (430 + BEYOND) - BEYOND}
          r={n % 7 ? 0.8 : 1.5}
          fill="#f6eedb"
          opacity=".7"
        />
      ))}
    </g>
  );
}

export function Tower() {
  return (
    <g className="tower" aria-hidden="true">
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

export function Smoke() {
  return (
    <g className="smoke" aria-hidden="true">
      {[-WIDTH, 0, WIDTH].map((from) => (
        <g key={from} transform={`translate(${from} 0)`}>
          {PUFFS.map(([x, y, r]) => (
            <circle key={x} cx={x} cy={y} r={r} />
          ))}
          <path
            className="curls"
            d="M52 578c8-8 20-4 20 6M118 588c10-10 26-6 28 8M222 592c10-12 30-8 32 8M336 580c8-8 22-6 24 6"
          />
        </g>
      ))}
      <path d={`M${-BEYOND} 584H${WIDTH + BEYOND}V608H${-BEYOND}z`} />
    </g>
  );
}

/** Dust on the ground below what lands. */
export function Dust({ low }: { low: boolean }) {
  return (
    <g className="dust" transform={low ? "translate(0 104)" : undefined} aria-hidden="true">
      {[90, 140, 190, 240, 290].map((x, n) => (
        <ellipse key={x} cx={x} cy={472 + 5 * Math.abs(n - 2)} rx={40} ry={7} />
      ))}
    </g>
  );
}

/** The glow from below of what comes down through an atmosphere. */
export function Entry({ x, y }: { x: number; y: number }) {
  return (
    <g className="entry" aria-hidden="true">
      <ellipse cx={x} cy={y} rx="150" ry="96" fill="url(#le-glow)" />
      {[-86, -58, -30, 30, 58, 86].map((dx) => (
        <path key={dx} d={`M${x + dx * 0.7} ${y - 10}L${x + dx * 1.4} ${y - 190 + Math.abs(dx)}`} />
      ))}
    </g>
  );
}

const PIECES: readonly (readonly [number, number, number])[] = [
  [-96, -210, -52],
  [-28, -290, 24],
  [62, -236, 71],
  [104, -120, 118],
  [-70, -90, 160],
  [14, -160, -18],
];

/** What is left of a craft: a cloud, and pieces that fly apart. */
export function Wreck({ foot, part, low }: { foot: number; part: string; low: boolean }) {
  const { width, height } = sizeOf(part);
  return (
    <g
      className="wreck"
      transform={low ? `translate(${MIDDLE * 0.6} ${foot * 0.6}) scale(.4)` : undefined}
      aria-hidden="true"
    >
      <ellipse cx={MIDDLE} cy={foot - 170} rx="170" ry="190" fill="url(#le-glow)" />
      {PIECES.map(([dx, dy, turn], n) => (
        <g key={turn} transform={`translate(${MIDDLE + dx} ${foot + dy}) rotate(${turn}) scale(.8)`}>
          <svg
            x={-width / 2}
            y={0}
            width={width}
            height={height / 3}
            viewBox={`0 ${((n % 3) * height) / 3} ${width} ${height / 3}`}
            aria-hidden="true"
          >
            <use href={`#le-p-${drawingOf(part)}`} width={width} height={height} />
          </svg>
        </g>
      ))}
    </g>
  );
}
