import { memo } from "react";
import { type Component, type Tile, TURNS, type Turn, tileOf } from "../facts";
import { DARK, FINE, INK } from "./ink";
import { BAYS, Bay, Block, Cells, Tank } from "./loads";
import { type Mood, Seats } from "./people";

const PLATE: Record<string, string> = {
  cabin: "#94a3c6",
  battery: "#2c8a5c",
  cargo_hold: "#3277c4",
  special_hold: "#b0343f",
  structural: "#5d6985",
  shield: "#12808f",
  engine: "#c0602c",
  double_engine: "#c0602c",
  cannon: "#6450b8",
  double_cannon: "#6450b8",
  orange: "#b97a34",
  purple: "#94439c",
};
export const plateOf = (tile: Tile) => PLATE[tile.alien ?? tile.kind] ?? "var(--gt-pilot)";
const hash = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

interface Face {
  name: string;
  turn?: string;
  load?: Component | undefined;
  /** In the workshop batteries are full and nobody is aboard. */
  full?: boolean;
  fly?: boolean;
  mood?: Mood;
  /** Whether its blocks can be carried elsewhere. */
  haul?: boolean;
}

/** A tile in a square of 100 by 100. Machines and connectors turn; what it carries stays upright. */
export const TileFace = memo(function TileFace({
  name,
  turn = "n",
  load,
  full = false,
  fly = false,
  mood = "calm",
  haul = false,
}: Face) {
  const tile = tileOf(name);
  const turned = TURNS.indexOf(turn as Turn);
  return (
    <g className={`gt-tile ${tile.kind}`}>
      <rect x="2.5" y="2.5" width="95" height="95" rx="10" fill={plateOf(tile)} className="frame" {...INK} />
      {WEAR[hash(tile.name) % WEAR.length]}
      <rect x="4" y="4" width="92" height="92" rx="8.5" fill="url(#gt-gSheen)" />
      <path
        d="M6.5 88V15q0-8.5 8.5-8.5H87"
        fill="none"
        stroke="#fff"
        strokeOpacity=".38"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      {RIVETS}
      <g transform={turned ? `rotate(${90 * turned} 50 50)` : undefined}>
        <Flames kind={tile.kind} length={fly ? 32 : 11} />
        {tile.kind === "shield" && <use href="#gt-m-shield_under" />}
        {[...tile.sides].map(
          (side, n) => side !== "-" && <use key={SIDE[n] ?? ""} href={`#gt-c-${side}`} transform={SIDE[n]} />,
        )}
        {MACHINES.test(tile.kind) && <use href={`#gt-m-${tile.kind}`} />}
      </g>
      <Carries tile={tile} load={load} full={full} mood={mood} haul={haul} />
    </g>
  );
});

const MACHINES = /engine|cannon|shield|structural/;
const SIDE = [undefined, "rotate(90 50 50)", "rotate(180 50 50)", "rotate(270 50 50)"];

/** What stays upright whichever way the tile is turned. */
function Carries({
  tile,
  load,
  full,
  mood,
  haul,
}: {
  tile: Tile;
  load: Component | undefined;
  full: boolean;
  mood: Mood;
  haul: boolean;
}) {
  switch (tile.kind) {
    case "starting_cabin":
    case "cabin":
      return (
        <>
          <circle cx="50" cy="50" r="33.5" fill="#f4f7ff" {...INK} />
          {tile.kind === "starting_cabin" && (
            <circle cx="50" cy="50" r="30.5" fill="none" stroke="var(--gt-pilot)" strokeWidth="3.6" />
          )}
          <circle cx="50" cy="50" r="27" fill="url(#gt-gGlass)" {...INK} />
          <g clipPath="url(#gt-kDome)">
            <Seats crew={load?.crew} mood={mood} who={hash(tile.name)} />
          </g>
          <path
            d="M30 43a22 22 0 0 1 17-16"
            fill="none"
            stroke="#fff"
            strokeOpacity=".75"
            strokeWidth="3.4"
            strokeLinecap="round"
          />
        </>
      );
    case "battery":
      return <Cells room={tile.capacity} have={full ? tile.capacity : (load?.cells ?? 0)} />;
    case "cargo_hold":
    case "special_hold":
      return <Holds tile={tile} load={load} haul={haul} />;
    case "life_support":
      return <Tank colour={tile.alien ?? "orange"} />;
    default:
      return null;
  }
}

/** Bays and the blocks in them. How much of the tile around a block takes hold of it: blocks are small, fingers are not. */
function Holds({ tile, load, haul }: { tile: Tile; load: Component | undefined; haul: boolean }) {
  const special = tile.kind === "special_hold";
  const size = special ? (tile.capacity === 1 ? 34 : 26) : 29;
  return (BAYS[tile.capacity] ?? []).map(([x, y], n) => {
    const colour = load?.goods?.[n];
    const what = haul && colour && load ? `aboard ${colour} ${load.square}` : undefined;
    return (
      <g key={`${x} ${y}`} data-drag={what}>
        {what && <path className="grip" d={GRIPS[tile.capacity]?.[n]} />}
        <Bay x={x} y={y} special={special} size={size} />
        {colour && (
          <g transform={`translate(${x} ${y})`}>
            <Block colour={colour} k={size / 28} />
          </g>
        )}
      </g>
    );
  });
}

const GRIPS: Record<number, readonly string[]> = {
  1: ["M0 0h100v100H0z"],
  2: ["M0 0h50v100H0z", "M50 0h50v100H50z"],
  3: ["M0 0h50v51H0z", "M50 0h50v51H50z", "M0 51h100v49H0z"],
};

function Flames({ kind, length }: { kind: string; length: number }) {
  if (kind === "engine") return <Flame x={50} w={15} l={length} />;
  if (kind !== "double_engine") return null;
  return (
    <>
      <Flame x={29} w={10} l={length} />
      <Flame x={71} w={10} l={length} />
    </>
  );
}

function Flame({ x, w, l }: { x: number; w: number; l: number }) {
  return (
    <g className="flame" transform={`translate(${x} 95)`}>
      <path d={`M${-w} 0Q${-w * 0.9} ${l * 0.5} 0 ${l}Q${w * 0.9} ${l * 0.5} ${w} 0z`} fill="url(#gt-gFlame)" />
      <path
        d={`M${-w * 0.5} 0Q${-w * 0.4} ${l * 0.35} 0 ${l * 0.6}Q${w * 0.4} ${l * 0.35} ${w * 0.5} 0z`}
        fill="#fffbe0"
        opacity=".9"
      />
    </g>
  );
}

/** Six kinds of wear, by the tile. */
const WEAR = [
  null,
  <g key="rust">
    <path d="M4 70l22 27h-16q-6 0-6-6z" fill="#7a3b16" opacity=".55" />
    <path d="M12 84l5 6M18 88l3 4" stroke="#4a1f08" strokeWidth="2" opacity=".6" />
  </g>,
  <g key="patch" transform="rotate(-38 82 84)">
    <rect x="66" y="79" width="34" height="10" fill="#cfd6e6" opacity=".9" stroke="#12152b" strokeWidth="1.6" />
    <path d="M70 79v10M75 79v10M92 79v10" stroke="#9aa6c4" strokeWidth="1.2" />
  </g>,
  <path key="oil" d="M70 97q2-8 9-9t9-8q6 1 9-2v13q0 6-6 6z" fill="#0a0d20" opacity=".35" />,
  <path key="scratch" d="M6 22l14-16M8 30l20-24" stroke="#fff" strokeWidth="2.4" opacity=".3" />,
  <g key="label" transform="rotate(12 18 18)">
    <rect x="7" y="8" width="20" height="13" rx="2" fill="#fff3c4" stroke="#12152b" strokeWidth="1.4" />
    <path d="M10 12h14M10 16h9" stroke="#b3261e" strokeWidth="1.8" />
  </g>,
];

const RIVETS = [
  [9.5, 9.5],
  [90.5, 9.5],
  [9.5, 90.5],
  [90.5, 90.5],
].map(([x = 0, y = 0]) => (
  <g key={`${x} ${y}`}>
    <circle cx={x} cy={y} r="3" fill="#dfe6f5" stroke={DARK} strokeWidth="1.6" />
    <circle cx={x - 0.8} cy={y - 0.9} r=".9" fill="#fff" />
  </g>
));

const RUST = ["#7d7163", "#6c6a88", "#5f7683", "#8a7260"];

/** The back of a tile. */
export const TileBack = memo(function TileBack({ seed }: { seed: number }) {
  const rust = RUST[seed % RUST.length];
  return (
    <g>
      <rect x="2.5" y="2.5" width="95" height="95" rx="10" fill={rust} {...INK} />
      <rect x="4" y="4" width="92" height="92" rx="8.5" fill="url(#gt-gSheen)" />
      <rect
        x="13"
        y="13"
        width="74"
        height="74"
        rx="6"
        fill="none"
        stroke="#12152b"
        strokeOpacity=".5"
        strokeWidth="3"
        strokeDasharray="8 6"
      />
      <path
        d="M50 27l5 7 8.5-1 1 8.5 7 5-4 7.5 4 7.5-7 5-1 8.5-8.5-1-5 7-5-7-8.5 1-1-8.5-7-5 4-7.5-4-7.5 7-5 1-8.5 8.5 1z"
        fill="#3c3955"
        {...FINE}
      />
      <circle cx="50" cy="54" r="11" fill={rust} {...FINE} />
      {RIVETS}
    </g>
  );
});

/** A tile as a small picture in HTML. */
export const TilePicture = memo(function TilePicture({
  name,
  turn = "n",
  size,
}: {
  name: string;
  turn?: string;
  size: number;
}) {
  return (
    <svg viewBox="-4 -6 108 116" width={size} height={size} aria-hidden="true">
      <TileFace name={name} turn={turn} full />
    </svg>
  );
});

/** The back of a tile as a small picture in HTML. */
export function BackPicture({ size }: { size: number }) {
  return (
    <svg className="gt-back-picture" viewBox="-4 -6 108 116" width={size} height={size} aria-hidden="true">
      <TileBack seed={0} />
    </svg>
  );
}
