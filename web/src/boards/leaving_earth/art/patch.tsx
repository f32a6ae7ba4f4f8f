import { drawingOf, sizeOf } from "./sprite";

const WORLDS: readonly [RegExp, string][] = [
  [/lunar|moon/, "moon"],
  [/mars/, "mars"],
  [/venus/, "venus"],
  [/phobos/, "phobos"],
  [/ceres/, "ceres"],
];

/** The world a place belongs to. */
export function worldOf(place: string): string {
  return WORLDS.find(([pattern]) => pattern.test(place))?.[1] ?? "earth";
}

/** What each kind of mission is flown with, and whether it must come home. */
const KINDS: Record<string, { part: string; home: boolean }> = {
  probe: { part: "probe", home: false },
  survey: { part: "survey", home: false },
  manned: { part: "pilot", home: true },
  station: { part: "aldrin", home: false },
  sample_return: { part: "sample", home: true },
  life: { part: "life", home: true },
};

interface PatchProps {
  mission: { class: string; type: string; target: string };
  size?: number;
  x?: number;
  y?: number;
}

/** A mission's patch: its class in the ring, its world below, its kind above, a trail that comes home or not. */
export function Patch({ mission, size = 34, x, y }: PatchProps) {
  const kind = KINDS[mission.type] ?? KINDS.probe;
  const part = kind?.part ?? "probe";
  const trail = kind?.home ? "M10 44C14 8 58 2 62 24C64 36 52 42 40 40" : "M12 34C22 12 46 8 62 18";
  return (
    <svg className="le-patch" width={size} height={size} x={x} y={y} viewBox="0 0 72 72" aria-hidden="true">
      <circle className={`ring ${mission.class}`} cx="36" cy="36" r="35" />
      <circle className="stitch" cx="36" cy="36" r="32" />
      <circle className="night" cx="36" cy="36" r="28" />
      <g clipPath="url(#le-patch)">
        <path className="stars" d="M8 22h4M50 50h4M17 14h2M58 26h2" />
        <svg x="2" y="30" width="44" height="44" aria-hidden="true">
          <use href={`#le-w-${mission.type === "life" ? "mars" : worldOf(mission.target)}`} />
        </svg>
        <path className="trail" d={trail} />
        <Kind part={part} />
      </g>
    </svg>
  );
}

function Kind({ part }: { part: string }) {
  if (part === "survey" || part === "life") {
    return (
      <svg className="sign" x="30" y="12" width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
        <use href={part === "life" ? "#le-i-leaf" : "#le-i-eye"} />
      </svg>
    );
  }
  const { width, height } = sizeOf(part);
  return (
    <svg x="26" y="8" width="30" height="32" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`#le-p-${drawingOf(part)}`} />
    </svg>
  );
}
