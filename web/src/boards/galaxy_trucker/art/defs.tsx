import { memo, type ReactElement } from "react";
import { FINE, INK } from "./ink";

/** Paints, connectors and machines that every tile uses, drawn once for the whole scene. */
export const Defs = memo(function Defs() {
  return (
    <svg className="gt-defs" width="0" height="0" aria-hidden="true">
      <defs>
        {PAINTS}
        {METEOR}
        {CHECKS}
        {Object.values(CONNECT)}
        {Object.entries(MACHINE).map(([kind, drawn]) => (
          <g key={kind} id={`gt-m-${kind}`}>
            {drawn}
          </g>
        ))}
        <clipPath id="gt-kDome">
          <circle cx="50" cy="50" r="26.3" />
        </clipPath>
        {CLAMP}
        {EXPOSED}
        {WEAK}
      </defs>
    </svg>
  );
});

/** One pipe, two pipes, three pipes: at the front side of a tile. */
const prong = (x: number, w: number, fill: string) => (
  <>
    <path
      d={`M${x - w / 2} -3h${w}v20h-${w}z`}
      fill={`url(#gt-${fill})`}
      stroke="#12152b"
      strokeWidth="2.6"
      strokeLinejoin="round"
    />
    <path d={`M${x - w / 2 + 1} -1.2h${w - 2}`} stroke="#12152b" strokeWidth="3.2" />
  </>
);
const CONNECT = {
  s: (
    <g key="s" id="gt-c-s">
      {prong(50, 17, "gSteelH")}
      <rect x="37.5" y="12.5" width="25" height="7.5" rx="2.6" fill="#dfe6f5" stroke="#12152b" strokeWidth="2.6" />
    </g>
  ),
  d: (
    <g key="d" id="gt-c-d">
      <path d="M28 15.5H72" stroke="#12152b" strokeWidth="6.4" />
      <path d="M28 15.5H72" stroke="#c3cce2" strokeWidth="2.4" />
      {prong(28, 15, "gSteelH")}
      {prong(72, 15, "gSteelH")}
      <rect x="17.5" y="12.5" width="21" height="7" rx="2.6" fill="#dfe6f5" stroke="#12152b" strokeWidth="2.4" />
      <rect x="61.5" y="12.5" width="21" height="7" rx="2.6" fill="#dfe6f5" stroke="#12152b" strokeWidth="2.4" />
    </g>
  ),
  u: (
    <g key="u" id="gt-c-u">
      {prong(28, 14, "gBrassH")}
      {prong(50, 14, "gBrassH")}
      {prong(72, 14, "gBrassH")}
      <rect
        x="17.5"
        y="12.5"
        width="65"
        height="6.6"
        rx="2.6"
        fill="url(#gt-pHazS)"
        stroke="#12152b"
        strokeWidth="2.4"
      />
    </g>
  ),
};

const lamp = (x: number, y: number) => (
  <>
    <circle cx={x} cy={y} r="10.5" fill="#12331f" {...FINE} />
    <circle cx={x} cy={y} r="7.4" fill="#1d5b37" />
    <path transform={`translate(${x} ${y}) scale(.62)`} d="M3-12L-8 3H-1L-3 12L8-3H1z" fill="#7dffb0" />
  </>
);
const gun = (x: number, w: number) => (
  <>
    <g transform={`translate(${x} 0)`}>
      <rect x={-w / 2} y="-7" width={w} height="60" rx="2.5" fill="url(#gt-gSteelH)" {...INK} />
      <rect x={-w / 2 - 3} y="16" width={w + 6} height="6.5" rx="2" fill="#9d7bff" {...FINE} />
      <rect x={-w / 2 - 3} y="30" width={w + 6} height="6.5" rx="2" fill="#9d7bff" {...FINE} />
      <path d={`M${-w / 2 - 5} -12h${w + 10}l-2 15h${-(w + 6)}z`} fill="#8b98bb" {...INK} />
      <path d={`M${-w / 2 - 1} -9.5h${w + 2}`} stroke="#0a0c1c" strokeWidth="4" strokeLinecap="round" />
    </g>
  </>
);
const jet = (x: number, w: number) => (
  <>
    <g transform={`translate(${x} 0)`}>
      <path d={`M${-w / 2} 30q0-13 ${w / 2}-13t${w / 2} 13v28h${-w}z`} fill="url(#gt-gOrangeH)" {...INK} />
      <rect x={-w / 2 - 2} y="34" width={w + 4} height="6" rx="2" fill="#e8edf9" {...FINE} />
      <rect x={-w / 2 - 2} y="48" width={w + 4} height="6" rx="2" fill="#e8edf9" {...FINE} />
      <path d={`M${-w * 0.34} 58h${w * 0.68}v8h${-w * 0.68}z`} fill="#2a3155" {...FINE} />
      <path
        d={`M${-w * 0.36} 65h${w * 0.72}l${w * 0.2} 29q${-w * 0.56} 6.5 ${-w * 1.12} 0z`}
        fill="url(#gt-gSteelH)"
        {...INK}
      />
      <path d={`M${-w * 0.46} 80q${w * 0.46} 5 ${w * 0.92} 0`} fill="none" stroke="#12152b" strokeWidth="2" />
      <ellipse cx="0" cy="94.5" rx={w * 0.5} ry="4.2" fill="#4a1206" />
      <ellipse cx="0" cy="94.5" rx={w * 0.36} ry="2.6" fill="#ffd23f" />
    </g>
  </>
);

/** The machines, pointing to the front. */
const MACHINE: Record<string, ReactElement> = {
  cannon: (
    <>
      <circle cx="50" cy="62" r="27" fill="#2a2060" {...INK} />
      {gun(50, 19)}
      <circle cx="50" cy="62" r="19.5" fill="url(#gt-gViolet)" {...INK} />
      <circle cx="50" cy="62" r="8" fill="#35259a" {...FINE} />
      <path d="M37 56q3-9 11-10" fill="none" stroke="#fff" strokeWidth="3.4" strokeLinecap="round" opacity=".85" />
      <circle cx="29.5" cy="72" r="2.3" fill="#cbb8ff" />
      <circle cx="70.5" cy="72" r="2.3" fill="#cbb8ff" />
      <circle cx="50" cy="84.5" r="2.3" fill="#cbb8ff" />
    </>
  ),
  double_cannon: (
    <>
      {gun(32, 16)}
      {gun(68, 16)}
      <path d="M16 62q0-17 17-17h34q17 0 17 17t-17 20h-34q-17 0-17-20z" fill="#2a2060" {...INK} />
      <path d="M22 61q0-11 12-11h32q12 0 12 11t-12 15h-32q-12 0-12-15z" fill="url(#gt-gViolet)" {...FINE} />
      {lamp(50, 63)}
      <path d="M27 57q4-5 12-5" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".85" />
    </>
  ),
  engine: jet(50, 40),
  double_engine: (
    <>
      {jet(29, 27)}
      {jet(71, 27)}
      {lamp(50, 44)}
    </>
  ),
  structural: (
    <>
      <path
        d="M24 33l17 17-17 17zM76 33l-17 17 17 17zM33 24l17 17 17-17zM33 76l17-17 17 17z"
        fill="#161b34"
        {...FINE}
      />
      <path d="M22 22L78 78M78 22L22 78" stroke="#12152b" strokeWidth="17" />
      <path d="M22 22L78 78M78 22L22 78" stroke="url(#gt-pHaz)" strokeWidth="11.5" />
      <circle cx="50" cy="50" r="13" fill="#dfe6f5" {...INK} />
      <path d="M50 42.5l6.5 3.75v7.5l-6.5 3.75-6.5-3.75v-7.5z" fill="#8a97b8" {...FINE} />
    </>
  ),
  shield_under: (
    <>
      <path
        d="M10 13.5H78q9 0 9 9V90"
        fill="none"
        stroke="#5cf2ff"
        strokeWidth="15"
        strokeLinecap="round"
        opacity=".35"
        filter="url(#gt-fGlow)"
      />
      <path d="M11 9.5H80q10.5 0 10.5 10.5V89" fill="none" stroke="#12152b" strokeWidth="13" strokeLinecap="round" />
      <path d="M11 9.5H80q10.5 0 10.5 10.5V89" fill="none" stroke="#5cf2ff" strokeWidth="8.4" strokeLinecap="round" />
      <path
        d="M14 8.5H79q11.5 1 12 11"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity=".9"
      />
    </>
  ),
  shield: (
    <>
      <path d="M34 28q38 0 38 38" fill="none" stroke="#5cf2ff" strokeWidth="5.5" strokeLinecap="round" opacity=".85" />
      <path d="M35 40q25 0 25 25" fill="none" stroke="#b5fbff" strokeWidth="4" strokeLinecap="round" opacity=".9" />
      <path d="M20 80q0-9 9-9h14q9 0 9 9z" fill="#3a4670" {...INK} />
      <circle cx="36" cy="63" r="12.5" fill="url(#gt-gCyan)" {...INK} />
      <path d="M30 59q2-4 6-5" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
};

const PAINTS = (
  <>
    <linearGradient id="gt-gSheen" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity=".34" />
      <stop offset=".42" stopColor="#fff" stopOpacity=".04" />
      <stop offset=".6" stopColor="#000" stopOpacity="0" />
      <stop offset="1" stopColor="#04061a" stopOpacity=".36" />
    </linearGradient>
    <linearGradient id="gt-gSteelH" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="#8492b4" />
      <stop offset=".3" stopColor="#f4f7ff" />
      <stop offset=".55" stopColor="#c9d2e6" />
      <stop offset="1" stopColor="#6b7899" />
    </linearGradient>
    <linearGradient id="gt-gBrassH" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="#d9930b" />
      <stop offset=".32" stopColor="#fff1a8" />
      <stop offset=".6" stopColor="#ffcf3a" />
      <stop offset="1" stopColor="#b87406" />
    </linearGradient>
    <linearGradient id="gt-gDarkH" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="#262d4d" />
      <stop offset=".35" stopColor="#5a678f" />
      <stop offset="1" stopColor="#1a2040" />
    </linearGradient>
    <linearGradient id="gt-gOrangeH" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="#e46a12" />
      <stop offset=".3" stopColor="#ffc06b" />
      <stop offset=".6" stopColor="#ff9130" />
      <stop offset="1" stopColor="#b84a08" />
    </linearGradient>
    <linearGradient id="gt-gCellH" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="#18a85c" />
      <stop offset=".3" stopColor="#b6ffcf" />
      <stop offset=".55" stopColor="#3ee48a" />
      <stop offset="1" stopColor="#0f8c4a" />
    </linearGradient>
    <radialGradient id="gt-gViolet" cx=".36" cy=".3" r=".8">
      <stop offset="0" stopColor="#efe4ff" />
      <stop offset=".35" stopColor="#b08bff" />
      <stop offset="1" stopColor="#5c35cf" />
    </radialGradient>
    <radialGradient id="gt-gCyan" cx=".36" cy=".3" r=".8">
      <stop offset="0" stopColor="#f1ffff" />
      <stop offset=".4" stopColor="#5cf2ff" />
      <stop offset="1" stopColor="#0c93a8" />
    </radialGradient>
    <radialGradient id="gt-gTankO" cx=".36" cy=".28" r=".85">
      <stop offset="0" stopColor="#fff3c9" />
      <stop offset=".4" stopColor="#ffb13d" />
      <stop offset="1" stopColor="#d4660c" />
    </radialGradient>
    <radialGradient id="gt-gTankP" cx=".36" cy=".28" r=".85">
      <stop offset="0" stopColor="#ffe1ff" />
      <stop offset=".4" stopColor="#e07bff" />
      <stop offset="1" stopColor="#9525c9" />
    </radialGradient>
    <radialGradient id="gt-gGlass" cx=".35" cy=".25" r=".95">
      <stop offset="0" stopColor="#5a86d8" />
      <stop offset=".5" stopColor="#22356e" />
      <stop offset="1" stopColor="#0d1638" />
    </radialGradient>
    <linearGradient id="gt-gFlame" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#fffbd0" />
      <stop offset=".25" stopColor="#ffd23f" />
      <stop offset=".65" stopColor="#ff7a1a" />
      <stop offset="1" stopColor="#ff3d1a" stopOpacity=".1" />
    </linearGradient>
    <pattern id="gt-pHaz" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="12" height="12" fill="#ffcf24" />
      <rect width="6" height="12" fill="#171a2e" />
    </pattern>
    <pattern id="gt-pHazS" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="7" height="7" fill="#ffcf24" />
      <rect width="3.5" height="7" fill="#171a2e" />
    </pattern>
    <filter id="gt-fGlow" x="-60%" y="-60%" width="220%" height="220%">
      <feGaussianBlur stdDeviation="4" />
    </filter>
    <filter id="gt-fSoft" x="-60%" y="-60%" width="220%" height="220%">
      <feGaussianBlur stdDeviation="9" />
    </filter>
  </>
);
const METEOR = (
  <>
    <linearGradient id="gt-mTrail" x1="1" y1="0" x2="0" y2="0">
      <stop offset="0" stopColor="#ff7a1a" />
      <stop offset=".5" stopColor="#ff4d2e" stopOpacity=".8" />
      <stop offset="1" stopColor="#d1203a" stopOpacity="0" />
    </linearGradient>
    <linearGradient id="gt-mTrail2" x1="1" y1="0" x2="0" y2="0">
      <stop offset="0" stopColor="#fff1a8" />
      <stop offset=".5" stopColor="#ffb52e" stopOpacity=".9" />
      <stop offset="1" stopColor="#ff7a1a" stopOpacity="0" />
    </linearGradient>
  </>
);
const CHECKS = (
  <>
    <pattern id="gt-rCheck" width="10" height="10" patternUnits="userSpaceOnUse">
      <rect width="10" height="10" fill="#fff" />
      <path d="M0 0h5v5h-5zM5 5h5v5h-5z" fill="#171a2e" />
    </pattern>
  </>
);
const CLAMP = (
  <>
    <g id="gt-clamp">
      <rect x="-10.5" y="-6" width="21" height="12" rx="3.6" fill="#39435f" stroke="#12152b" strokeWidth="2.4" />
      <path d="M-7-2.5h14" stroke="#93a0c0" strokeWidth="2.2" strokeLinecap="round" />
      <circle cx="-6" cy="2.2" r="1.5" fill="#c9d2e6" />
      <circle cx="6" cy="2.2" r="1.5" fill="#c9d2e6" />
    </g>
  </>
);
const EXPOSED = (
  <g id="gt-spark">
    <circle r="7.5" fill="#ffb020" stroke="#12152b" strokeWidth="2.4" />
    <path d="M0-4.5v5M0 3.4v.6" stroke="#12152b" strokeWidth="2.6" strokeLinecap="round" />
  </g>
);
const WEAK = (
  <g id="gt-crack">
    <path d="M0-10l11 19h-22z" fill="#ff5a3c" stroke="#12152b" strokeWidth="2.6" strokeLinejoin="round" />
    <path
      d="M1-4l-3 5h4l-3 5"
      fill="none"
      stroke="#fff"
      strokeWidth="2.2"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </g>
);
