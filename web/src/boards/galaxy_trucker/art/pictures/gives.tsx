import { Truck } from "../flight";
import { INK } from "../ink";
import { Block } from "../loads";
import { Planet, Sky, Spark, Stars } from "./parts";

/** Pictures of the cards. */

function Planets() {
  return (
    <>
      <Sky id="pl" from="#1b2b7a" to="#2fb0b5" />
      <Stars count={30} width={300} height={170} seed={4} />
      <g transform="translate(62 60)">
        <Planet r={42} a="#ff6a4a" b="#7d1b2e" kind="lava" />
      </g>
      <g transform="translate(170 100)">
        <Planet r={56} a="#57d37c" b="#0f5a52" kind="jungle" />
      </g>
      <g transform="translate(250 46)">
        <Planet r={27} a="#8fd8ff" b="#2a5fb0" kind="ice" />
        <ellipse rx="42" ry="10" transform="rotate(-18)" fill="none" stroke="#12152b" strokeWidth="8" />
        <ellipse rx="42" ry="10" transform="rotate(-18)" fill="none" stroke="#ffe27a" strokeWidth="4" />
        <path d="M-26.5-4a27 27 0 0 1 53 0z" fill="#8fd8ff" />
      </g>
      <g transform="translate(78 132) rotate(-8) scale(1.15)">
        <Truck seat={0} />
      </g>
    </>
  );
}

/** A ship nobody flies any more, about 220 wide around the origin. */
export function Wreck() {
  return (
    <g>
      <path d="M-110 10q0-34 40-40h90q60 4 84 40q-20 34-84 36h-90q-36-6-40-36z" fill="#7d8aa8" {...INK} />
      <path d="M-96 20q90 22 180 0" fill="none" stroke="#4d5874" strokeWidth="8" />
      <path d="M20-30l-10 24 18 10-14 22 10 20" fill="none" stroke="#12152b" strokeWidth="6" />
      <circle cx="-62" cy="-4" r="13" fill="#1b2444" {...INK} />
      <circle cx="-24" cy="-6" r="13" fill="#1b2444" {...INK} />
      <path d="M-32-12l16 12M-16-12l-16 12" stroke="#7d8aa8" strokeWidth="3" />
      <path d="M44-16h30q10 6 14 14h-44z" fill="#1b2444" {...INK} />
      <path d="M-112-2l-20-10v34l20-8z" fill="#4d5874" {...INK} />
      <path d="M-60-30v-20h16v20M-52-50l-12-14" fill="none" {...INK} />
      <path d="M-90 34l-8 26M60 34l14 22" {...INK} />
    </g>
  );
}

/** A station nobody minds, about 240 wide around the origin. */
export function Station() {
  return (
    <g>
      <ellipse rx="112" ry="34" fill="none" stroke="#12152b" strokeWidth="26" />
      <ellipse rx="112" ry="34" fill="none" stroke="#93a0c0" strokeWidth="19" />
      <ellipse rx="112" ry="34" fill="none" stroke="#dfe6f5" strokeWidth="6" strokeDasharray="16 22" />
      <path d="M-24-62h48l10 26v46q-34 22-68 0v-46z" fill="#b7c2dc" {...INK} />
      <path d="M-14-50h28v14h-28z" fill="#1b2444" {...INK} />
      <path d="M0-62v-18M-10-76h20" {...INK} />
      <circle cy="-82" r="5" fill="#ff5a3c" {...INK} />
      <path d="M-20-8h40M-20 6h40" stroke="#ffcf24" strokeWidth="6" strokeDasharray="10 6" />
      <path d="M96 6l20 24M104-20l26-10" stroke="#12152b" strokeWidth="9" />
    </g>
  );
}

function AbandonedShip() {
  return (
    <>
      <Sky id="as" from="#10233f" to="#3d6f7a" />
      <Stars count={30} width={300} height={170} seed={14} />
      <g transform="translate(150 92) rotate(-9)">
        <Wreck />
      </g>
      <g transform="translate(226 118) rotate(7)">
        <path d="M0 42V6" stroke="#12152b" strokeWidth="6" />
        <rect x="-44" y="-30" width="88" height="38" rx="5" fill="#fff7df" {...INK} />
        <text y="-2" textAnchor="middle" fontSize="28" fill="#b3261e" className="gt-shout">
          $ ?
        </text>
      </g>
    </>
  );
}

function AbandonedStation() {
  return (
    <>
      <Sky id="ab" from="#1d1446" to="#5a4fb0" />
      <Stars count={30} width={300} height={170} seed={17} />
      <g transform="translate(146 84)">
        <Station />
      </g>
      <g transform="translate(52 134) rotate(-12) scale(1.3)">
        <Block colour="yellow" />
      </g>
      <g transform="translate(236 138) rotate(14) scale(1.3)">
        <Block colour="green" />
      </g>
      <g transform="translate(262 86) rotate(30) scale(.9)">
        <Block colour="red" />
      </g>
      <Spark x={40} y={60} k={1.2} />
      <Spark x={252} y={34} k={1} />
    </>
  );
}

function OpenSpace() {
  return (
    <>
      <Sky id="os" from="#0c1450" to="#3a6bff" />
      <Stars count={40} width={300} height={90} seed={12} />
      <path d="M150 62L-60 190H360z" fill="#1a2166" {...INK} />
      <path d="M150 62L60 190M150 62L240 190" stroke="#5cf2ff" strokeWidth="3" />
      <path d="M150 70v8M150 88v12M150 114v18M150 146v26" stroke="#ffcf24" strokeWidth="6" />
      <circle cx="150" cy="58" r="20" fill="#fff6c9" opacity=".9" />
      {[20, 60, 240, 285].map((x, i) => (
        <path
          key={x}
          d={`M${x} ${30 + i * 14}l${(x - 150) * 0.35} ${(i * 14 - 20) * 0.5}`}
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          opacity=".7"
        />
      ))}
      <g transform="translate(196 116) scale(1.5)">
        <Truck seat={0} />
      </g>
      <g transform="translate(44 120)">
        <path d="M0 40V0" stroke="#12152b" strokeWidth="6" />
        <rect x="-34" y="-30" width="68" height="34" rx="5" fill="#1fa35c" {...INK} />
        <path
          d="M-22-13h36M4-23l12 10-12 10"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </>
  );
}

export const GIVES = {
  planets: Planets,
  abandoned_ship: AbandonedShip,
  abandoned_station: AbandonedStation,
  open_space: OpenSpace,
};
