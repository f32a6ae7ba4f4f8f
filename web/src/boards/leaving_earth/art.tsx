import { Glyph } from "../kit/glyph";
import apollo from "../kit/icons/apollo-capsule.svg?raw";
import pilot from "../kit/icons/astronaut-helmet.svg?raw";
import meteor from "../kit/icons/burning-meteor.svg?raw";
import crate from "../kit/icons/cargo-crate.svg?raw";
import station from "../kit/icons/defense-satellite.svg?raw";
import explosion from "../kit/icons/explosion-rays.svg?raw";
import flag from "../kit/icons/flag-objective.svg?raw";
import heart from "../kit/icons/heart-beats.svg?raw";
import hourglass from "../kit/icons/hourglass.svg?raw";
import medical from "../kit/icons/medical-pack.svg?raw";
import minerals from "../kit/icons/minerals.svg?raw";
import parachute from "../kit/icons/parachute.svg?raw";
import radiation from "../kit/icons/radioactive.svg?raw";
import thruster from "../kit/icons/rocket-thruster.svg?raw";
import probe from "../kit/icons/satellite.svg?raw";
import hands from "../kit/icons/shaking-hands.svg?raw";
import suit from "../kit/icons/space-suit.svg?raw";
import telescope from "../kit/icons/telescope.svg?raw";
import rings from "../kit/icons/transportation-rings.svg?raw";
import wrench from "../kit/icons/wrench.svg?raw";
import { componentOf } from "./facts";

export const ICONS = {
  explosion,
  flag,
  hands,
  hourglass,
  radiation,
  minerals,
  suit,
  probe,
  telescope,
  station,
  meteor,
};

/** Our own drawings on the icons' grid of 512: rockets by the number and size of their stages, capsules by their outline. */
const draw = (path: string) => `<path d="${path}"/>`;

const DRAWN: Record<string, string> = {
  juno: draw("M256 120c26 34 34 66 34 110v150h-68V230c0-44 8-76 34-110zM222 320l-44 70h44zM290 320l44 70h-44z"),
  atlas: draw(
    "M256 60c34 44 44 84 44 140v220h-88V200c0-56 10-96 44-140zM200 300l-52 120h52zM312 300l52 120h-52zM230 430h52l-26 52z",
  ),
  soyuz: draw(
    "M256 30c36 50 46 96 46 156v234h-92V186c0-60 10-106 46-156zM190 210v222h-56c0-92 18-168 56-222zM322 210v222h56c0-92-18-168-56-222zM224 440h64v40h-64zM142 446h40v30h-40zM330 446h40v30h-40z",
  ),
  saturn: draw(
    "M256 8l16 40v44l30 44h34v190h22v104H154V326h22V136h34l30-44V48zM196 216h120v18H196zM178 352h156v18H178zM168 444h48l-24 60zM232 444h48l-24 60zM296 444h48l-24 60zM154 380l-44 64h44zM358 380l44 64h-44z",
  ),
  vostok: draw(
    "M256 70a120 120 0 0 1 60 224l50 116-60 52H206l-60-52 50-116a120 120 0 0 1 60-224zm0 56a60 60 0 1 0 .1 0z",
  ),
  eagle: draw(
    "M190 90h132l50 60v92l-40 40H180l-40-40v-92zM150 300h212v70H150zM140 372l-60 80H40v24h100v-24h-28l58-80zM372 372l60 80h40v24H372v-24h28l-58-80zM224 372h64l22 60H202zM214 140v60h84v-60z",
  ),
  aldrin: draw(
    "M176 60h160v60h60v300h-60v40H176v-40h-60V120h60zM160 164v48h48v-48zM304 164v48h48v-48zM160 260v48h48v-48zM304 260v48h48v-48zM160 356v48h48v-48zM304 356v48h48v-48zM20 200h76v120H20zM416 200h76v120h-76z",
  ),
};

const THINGS: Record<string, string> = {
  ...DRAWN,
  ion_thruster: thruster,
  apollo,
  probe,
  supplies: crate,
  supplies_x5: crate,
  pilot,
  mechanic: wrench,
  doctor: medical,
  juno_rockets: DRAWN.juno ?? "",
  atlas_rockets: DRAWN.atlas ?? "",
  soyuz_rockets: DRAWN.soyuz ?? "",
  saturn_rockets: DRAWN.saturn ?? "",
  ion_thrusters: thruster,
  rendezvous: rings,
  re_entry: meteor,
  landing: parachute,
  life_support: heart,
  surveying: telescope,
};

/** The picture of a component, an astronaut's role or an advancement. */
export function Thing({ of, size = 22, x, y }: { of: string; size?: number; x?: number; y?: number }) {
  const icon = THINGS[of] ?? (of.endsWith("_sample") ? minerals : THINGS[componentOf(of).id]) ?? probe;
  return <Glyph icon={icon} size={size} x={x} y={y} />;
}

const MISSION_ICONS: Record<string, string> = {
  probe,
  survey: telescope,
  manned: suit,
  station,
  sample_return: minerals,
  life: flag,
};

export function MissionMark({ type, size = 18 }: { type: string; size?: number }) {
  return <Glyph icon={MISSION_ICONS[type] ?? flag} size={size} />;
}

/** The sign of a hazard on a way; the hidden cards have a question mark instead. */
export const HAZARD_ICONS: Record<string, string> = {
  radiation,
  atmosphere: meteor,
  landing: parachute,
  landing_optional: parachute,
};
