import { Shout, Truck } from "../flight";
import { burst, INK } from "../ink";
import { Block } from "../loads";
import { Human } from "../people";
import { Raider, Sky, Stars } from "./parts";

/** Pictures of the cards. */

/** The ships of the three enemies, about 160 wide around the origin. */
export function SmugglersShip() {
  return (
    <Raider body="#5a3d86" trim="#ffcf24">
      <circle cx="-6" cy="-14" r="5" fill="#7dff9a" />
      <circle cx="16" cy="-14" r="5" fill="#7dff9a" />
    </Raider>
  );
}

export function SlaversShip() {
  return (
    <Raider body="#7a2a3a" trim="#12152b">
      <path d="M-14-20l14 8M28-20l-14 8" stroke="#ff5a3c" strokeWidth="5" strokeLinecap="round" />
      <circle cx="-2" cy="-10" r="4" fill="#ffcf24" />
      <circle cx="16" cy="-10" r="4" fill="#ffcf24" />
    </Raider>
  );
}

export function PiratesShip() {
  return (
    <g>
      <Raider body="#3a3f63" trim="#ff5a3c">
        <circle cx="16" cy="-14" r="6" fill="#ff5a3c" />
        <path d="M-16-16h16v8h-16z" fill="#fff" />
      </Raider>
      <path d="M-14-38v-42" stroke="#12152b" strokeWidth="6" />
      <path
        d="M-12-80q26-10 44 2q14 6 26-2v34q-14 8-26 2q-18-12-44-2z"
        fill="#12152b"
        stroke="#f4f7ff"
        strokeWidth="2.5"
      />
      <circle cx="18" cy="-66" r="9" fill="#f4f7ff" />
      <path d="M12-58h12v6h-12z" fill="#f4f7ff" />
      <circle cx="14.5" cy="-67" r="2.4" fill="#12152b" />
      <circle cx="21.5" cy="-67" r="2.4" fill="#12152b" />
      <path d="M4-54l28 8M32-54l-28 8" stroke="#f4f7ff" strokeWidth="3.5" strokeLinecap="round" />
    </g>
  );
}

function Smugglers() {
  return (
    <>
      <Sky id="sm" from="#24113f" to="#7d3fa8" />
      <Stars count={26} width={300} height={170} seed={19} />
      <g transform="translate(196 62) scale(.92)">
        <SmugglersShip />
      </g>
      <g transform="translate(84 170)">
        <path d="M-46 0q-4-62 46-66q50 4 46 66z" fill="#6b5137" {...INK} />
        <path d="M0-64L-14 0M0-64L14 0" {...INK} />
        <path d="M-30-70q30-40 60 0z" fill="#3d2c1e" {...INK} />
        <ellipse cy="-72" rx="44" ry="9" fill="#3d2c1e" {...INK} />
        <path d="M-24-66q24 22 48 0q0 26-24 26t-24-26z" fill="#64c97e" {...INK} />
        <circle cx="-9" cy="-60" r="5.5" fill="#fff" {...INK} />
        <circle cx="10" cy="-60" r="5.5" fill="#fff" {...INK} />
        <circle cx="-7" cy="-59" r="2" fill="#12152b" />
        <circle cx="12" cy="-59" r="2" fill="#12152b" />
        <g transform="translate(48 -30) rotate(12) scale(1.5)">
          <Block colour="red" />
        </g>
        <g transform="translate(76 -14) rotate(-10) scale(1.3)">
          <Block colour="yellow" />
        </g>
      </g>
    </>
  );
}

function Slavers() {
  return (
    <>
      <Sky id="sl" from="#1a0f2e" to="#a03a5e" />
      <Stars count={26} width={300} height={170} seed={21} />
      <g transform="translate(176 50)">
        <SlaversShip />
      </g>
      <path d="M160 82L96 170h124l-40-88z" fill="#ffe27a" opacity=".45" />
      <g transform="translate(158 160) rotate(-8) scale(1.25)">
        <Human mood="scared" who={1} />
      </g>
      <g transform="translate(236 166) scale(.9)">
        <Human mood="scared" who={2} />
      </g>
      <g transform="translate(54 160)">
        <path d="M-34 0v-52h68V0z" fill="#2b2144" {...INK} />
        <path d="M-22-50v50M-8-50v50M8-50v50M22-50v50" stroke="#aab4d0" strokeWidth="5" />
        <g transform="translate(0 -3) scale(.84)">
          <Human mood="scared" who={0} />
        </g>
        <path d="M-22-50v50M-8-50v50M8-50v50M22-50v50" stroke="#12152b" strokeWidth="3" />
      </g>
    </>
  );
}

function Pirates() {
  return (
    <>
      <Sky id="pi" from="#0d1030" to="#44308a" />
      <Stars count={30} width={300} height={170} seed={25} />
      <circle cx="250" cy="40" r="26" fill="#fff1c4" />
      <g transform="translate(142 104) scale(1.18)">
        <PiratesShip />
      </g>
      <path d="M236 128l30 8M230 142l26 16" stroke="#ff5a3c" strokeWidth="7" strokeLinecap="round" />
      <path d="M236 128l30 8M230 142l26 16" stroke="#ffe27a" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

function CombatZone() {
  return (
    <>
      <Sky id="cz" from="#2a0d1e" to="#b8372a" />
      <Stars count={20} width={300} height={170} seed={27} />
      <path d="M-10 30L310 110M-10 120L310 40M40-10L210 180" stroke="#ff5a3c" strokeWidth="10" opacity=".9" />
      <path d="M-10 30L310 110M-10 120L310 40M40-10L210 180" stroke="#ffe27a" strokeWidth="4" />
      <path transform="translate(214 60)" d={burst(46, 11, 0.6, 5)} fill="#ff8a1f" {...INK} />
      <path transform="translate(214 60)" d={burst(27, 9, 0.6, 6)} fill="#ffe27a" />
      <path transform="translate(52 52)" d={burst(30, 10, 0.6, 7)} fill="#ff8a1f" {...INK} />
      <path transform="translate(52 52)" d={burst(16, 8, 0.6, 8)} fill="#ffe27a" />
      <Shout text="BLAM!" x={214} y={70} size={25} a={-8} fill={"#b3261e"} stroke={"#fff7df"} />
      <g transform="translate(150 126) scale(1.25)">
        <Truck seat={0} />
      </g>
    </>
  );
}

export const FIGHTS = { smugglers: Smugglers, slavers: Slavers, pirates: Pirates, combat_zone: CombatZone };
