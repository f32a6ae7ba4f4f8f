import { Shout, Truck } from "../flight";
import { INK } from "../ink";
import { Human } from "../people";
import { Germ, Sky, Spark, Stars, Streak } from "./parts";

/** Pictures of the cards. */

function MeteoricSwarm() {
  return (
    <>
      <Sky id="ms" from="#341a5c" to="#e0512c" />
      <Stars count={24} width={300} height={90} seed={9} />
      <circle cx="262" cy="166" r="76" fill="#ff8a3c" opacity=".4" />
      <Streak x={60} y={44} l={100} w={13} k={1.7} />
      <Streak x={150} y={24} l={66} w={8} k={1.1} />
      <Streak x={232} y={64} l={110} w={15} k={2} />
      <Streak x={106} y={92} l={64} w={9} k={1.2} />
      <Streak x={280} y={22} l={50} w={7} k={0.9} />
      <Streak x={20} y={110} l={44} w={6} k={0.8} />
      <g transform="translate(132 128) rotate(-7) scale(1.5)">
        <Truck seat={0} />
      </g>
      <path
        d="M186 88q3-9 8-12M198 96q7-7 14-8M174 84q-1-9 2-14"
        fill="none"
        stroke="#bff3ff"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}

const DUST = ["#fff", "#ffe27a", "#b5fbff", "#ffb7e6"];

function Stardust() {
  return (
    <>
      <Sky id="sd" from="#2b1b5e" to="#c86bb8" />
      {Array.from({ length: 34 }, (_, n) => (
        <Spark key={n} x={(n * 67) % 300} y={(n * 41) % 170} k={0.35 + (n % 4) * 0.28} f={DUST[n % DUST.length]} />
      ))}
      <path d="M-10 120q40-34 80-10t80-14 90 6 70-16v90H-10z" fill="#ffd6f0" opacity=".35" />
      <path d="M-10 140q50-24 90-4t80-10 80 8 70-12v60H-10z" fill="#fff" opacity=".35" />
      <g transform="translate(140 112) rotate(4) scale(1.55)">
        <Truck seat={0} />
      </g>
      <Shout text="ACHOO!" x={200} y={48} size={27} a={8} fill={"#fff7df"} />
    </>
  );
}

function Epidemic() {
  return (
    <>
      <Sky id="ep" from="#0f3a33" to="#5fae3a" />
      <Germ x={60} y={50} r={27} f={"#b6ee14"} />
      <Germ x={252} y={118} r={33} f={"#7ddb3a"} e={0.4} />
      <Germ x={226} y={34} r={17} f={"#e0f25a"} e={0.2} />
      <Germ x={36} y={138} r={19} f={"#7ddb3a"} e={0.1} />
      <g transform="translate(146 158) scale(2.5)">
        <Human mood="scared" who={3} />
      </g>
      <path d="M150 108l34-12" stroke="#12152b" strokeWidth="9" strokeLinecap="round" />
      <path d="M150 108l34-12" stroke="#fff" strokeWidth="4.5" strokeLinecap="round" />
      <circle cx="186" cy="95" r="6" fill="#ff5a3c" {...INK} />
    </>
  );
}

/** Somebody with a hood, standing on the origin. */
export function Saboteur() {
  return (
    <g>
      <path d="M-40 8q-4-74 40-76q44 2 40 76z" fill="#2b2144" {...INK} />
      <path d="M-22-40q22 26 44 0q0-24-22-24t-22 24z" fill="#0b0c1e" {...INK} />
      <circle cx="-8" cy="-42" r="5" fill="#ffcf24" />
      <circle cx="9" cy="-42" r="5" fill="#ffcf24" />
      <path d="M-12-30q12 8 24 0" fill="none" stroke="#ffcf24" strokeWidth="3" />
    </g>
  );
}

export function Bomb() {
  return (
    <g>
      <circle r="27" fill="#1d2036" {...INK} />
      <path d="M-12-12q4-8 12-9" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d="M17-20q10-16 24-8" fill="none" stroke="#12152b" strokeWidth="6" />
      <path d="M17-20q10-16 24-8" fill="none" stroke="#c9a26b" strokeWidth="3" />
      <Spark x={44} y={-30} k={1.6} f={"#ffcf24"} />
      <rect x="-15" y="-6" width="30" height="16" rx="3" fill="#5a1220" {...INK} />
      <text y="7" textAnchor="middle" fontSize="13" fill="#ff8a72" className="gt-shout">
        0:03
      </text>
    </g>
  );
}

function Sabotage() {
  return (
    <>
      <Sky id="sb" from="#15162e" to="#4a4f7d" />
      <path d="M0 44h300M0 120h300" stroke="#12152b" strokeWidth="30" />
      <path d="M0 44h300M0 120h300" stroke="#7d8aa8" strokeWidth="23" />
      <path d="M0 38h300M0 114h300" stroke="#c9d2e6" strokeWidth="5" />
      <path d="M54 26h22v36h-22zM216 26h22v36h-22zM96 102h22v36h-22z" fill="#ffcf24" {...INK} />
      <g transform="translate(176 158)">
        <Saboteur />
      </g>
      <g transform="translate(92 118)">
        <Bomb />
      </g>
    </>
  );
}

export const HURTS = { meteoric_swarm: MeteoricSwarm, stardust: Stardust, epidemic: Epidemic, sabotage: Sabotage };
