import { FINE, INK } from "./ink";
import { Alien } from "./people";

/** Where blocks lie in a hold with this many bays. */
export const BAYS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [33, 50],
    [67, 50],
  ],
  3: [
    [34, 35],
    [66, 35],
    [50, 67],
  ],
};

/** One bay of a hold, reinforced or not. */
export function Bay({ x, y, special, size = 29 }: { x: number; y: number; special: boolean; size?: number }) {
  const h = size / 2;
  return special ? (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-h - 4} y={-h - 4} width={size + 8} height={size + 8} rx="5" fill="url(#gt-pHazS)" {...FINE} />
      <rect x={-h} y={-h} width={size} height={size} rx="3" fill="#3c0d18" {...FINE} />
      <path d={`M${-h + 3} ${-h + 3}h${size - 6}`} stroke="#000" strokeWidth="4" opacity=".45" />
      <path
        d="M0-6.5l6.5 11.5h-13z"
        fill="none"
        stroke="#ff7a7a"
        strokeWidth="2.2"
        strokeLinejoin="round"
        opacity=".75"
      />
    </g>
  ) : (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-h - 2} y={-h - 2} width={size + 4} height={size + 4} rx="4.5" fill="#a9d6ff" {...FINE} />
      <rect x={-h + 1} y={-h + 1} width={size - 2} height={size - 2} rx="2.5" fill="#163c70" {...FINE} />
      <path
        d={`M${-h / 2} ${-h + 4}v${size - 8}M0 ${-h + 4}v${size - 8}M${h / 2} ${-h + 4}v${size - 8}`}
        stroke="#0d2750"
        strokeWidth="2.6"
      />
    </g>
  );
}
const PAINT: Record<string, [string, string, string]> = {
  red: ["#ff4b3e", "#ff9d8f", "#b31d1d"],
  yellow: ["#ffcb1f", "#fff0a0", "#c98b00"],
  green: ["#35c95f", "#a5f5b5", "#12803a"],
  blue: ["#3f95ff", "#b0d8ff", "#1759c2"],
};
/** The mark on a block, one shape a colour, since colour never speaks alone. */
const MARK: Record<string, string> = {
  red: "M0-6.5l6.5 6.5-6.5 6.5-6.5-6.5z",
  yellow: "M0-5.8a5.8 5.8 0 1 1 0 11.6a5.8 5.8 0 1 1 0-11.6z",
  green: "M0-6.2l6.8 11.4h-13.6z",
  blue: "M-6.8-2.7h13.6v5.4h-13.6z",
};
/** A block of goods around the origin, about 27 wide: a plastic cube seen a little from above. */
export function Block({ colour, k = 1 }: { colour: string; k?: number }) {
  const [f, t, s] = PAINT[colour] ?? ["", "", ""];
  return (
    <g className={`gt-block ${colour}`} transform={`scale(${k})`}>
      <path d="M-13.5-7.5l4-6.5h19l4 6.5v19a2.5 2.5 0 0 1-2.5 2.5h-22a2.5 2.5 0 0 1-2.5-2.5z" fill={f} {...FINE} />
      <path d="M-11.6-7.9l3.2-4.6h16.8l3.2 4.6z" fill={t} />
      <path d="M8-6h4v18h-4z" fill={s} opacity=".55" />
      <path transform="translate(-.6 3)" d={MARK[colour]} fill="#12152b" />
    </g>
  );
}

const bolt = (x: number, y: number, k = 1, fill = "#fff") => (
  <>
    <path transform={`translate(${x} ${y}) scale(${k})`} d="M3-12L-8 3H-1L-3 12L8-3H1z" fill={fill} {...FINE} />
  </>
);
/** The cells of a battery; spent ones stay as dark sockets. */
export function Cells({ room: n, have }: { room: number; have: number }) {
  const w = n === 2 ? 22 : 17.5;
  const gap = n === 2 ? 6 : 3;
  const left = 50 - (n * w + (n - 1) * gap) / 2;
  return (
    <>
      <rect x={left - 5} y="25" width={n * w + (n - 1) * gap + 10} height="52" rx="7" fill="#0d2e20" {...INK} />
      {Array.from({ length: n }, (_, i) => {
        const x = left + i * (w + gap);
        return i < have ? (
          <g key={i} className="cell">
            <rect x={x + w * 0.27} y="26" width={w * 0.46} height="7" rx="2" fill="#eef3ff" {...FINE} />
            <rect x={x} y="31" width={w} height="42" rx="4.5" fill="url(#gt-gCellH)" {...FINE} />
            {bolt(x + w / 2, 52, n === 2 ? 0.86 : 0.7)}
          </g>
        ) : (
          <g key={i} className="cell spent">
            <rect
              x={x}
              y="31"
              width={w}
              height="42"
              rx="4.5"
              fill="#07190f"
              stroke="#2e7a54"
              strokeWidth="2"
              strokeDasharray="4 3.5"
            />
            <path
              d={`M${x + w / 2 - 4} 70q4-3 8 0M${x + w / 2 - 4} 65q4-3 8 0`}
              fill="none"
              stroke="#2e7a54"
              strokeWidth="1.8"
            />
          </g>
        );
      })}
    </>
  );
}
/** The tank of a life support, with somebody in it. */
export function Tank({ colour }: { colour: string }) {
  return colour === "orange" ? (
    <>
      <path d="M30 80h40l-5-12h-30z" fill="#3a4670" {...INK} />
      <circle cx="50" cy="47" r="26" fill="url(#gt-gTankO)" {...INK} />
      <path d="M35 39q4-10 14-11" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".9" />
      <g transform="translate(50 66) scale(.98)">
        <Alien colour="orange" />
      </g>
      <circle cx="66" cy="36" r="3" fill="#fff4d6" opacity=".9" />
      <circle cx="69" cy="48" r="2" fill="#fff4d6" opacity=".9" />
    </>
  ) : (
    <>
      <rect x="26" y="70" width="48" height="12" rx="3" fill="#3a4670" {...INK} />
      <rect x="28" y="18" width="44" height="56" rx="20" fill="url(#gt-gTankP)" {...INK} />
      <path d="M34 40q0-14 10-16" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".9" />
      <g transform="translate(50 70) scale(.84)">
        <Alien colour="purple" />
      </g>
      <circle cx="64" cy="30" r="2.6" fill="#fff" opacity=".85" />
    </>
  );
}
