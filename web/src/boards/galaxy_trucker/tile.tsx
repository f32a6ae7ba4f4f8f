import { memo } from "react";
import { type Component, type Tile, TURNS, type Turn, tileOf } from "./facts";

/** A tile in a square of 100 by 100: its frame, its connectors by shape, and its machine. What it carries stays upright. */
export const TileFace = memo(function TileFace(props: {
  name: string;
  turn?: Turn;
  load?: Component | undefined;
  full?: boolean;
  /** Whether its blocks can be carried elsewhere. */
  haul?: boolean;
}) {
  const tile = tileOf(props.name);
  const turn = TURNS.indexOf(props.turn ?? "n");
  return (
    <g className={`gt-tile ${tile.kind} ${tile.alien ?? ""}`}>
      <rect className="frame" x="2" y="2" width="96" height="96" rx="10" />
      <g transform={turn ? `rotate(${90 * turn} 50 50)` : undefined}>
        {[...tile.sides].map((connector, side) => (
          <path key={side} className={`pipe ${NAMES[connector]}`} d={PIPES[connector]} transform={SIDE[side]} />
        ))}
        <Machine tile={tile} />
      </g>
      <Contents tile={tile} load={props.load} full={props.full ?? false} haul={props.haul ?? false} />
    </g>
  );
});

const SIDE = [undefined, "rotate(90 50 50)", "rotate(180 50 50)", "rotate(270 50 50)"];
const NAMES: Record<string, string> = { s: "single", d: "double", u: "universal", "-": "smooth" };

/** Connectors by their prongs, drawn at the front: one, two, three, none. */
const PIPES: Record<string, string> = {
  "-": "",
  s: "M43 0h14v19h-14z",
  d: "M26 0h13v19h-13zM61 0h13v19h-13z",
  u: "M22 0h12v19h-12zM44 0h12v19h-12zM66 0h12v19h-12z",
};

/** The parts that turn with the tile. */
function Machine({ tile }: { tile: Tile }) {
  switch (tile.kind) {
    case "starting_cabin":
    case "cabin":
      return (
        <>
          <circle className={`room ${tile.name}`} cx="50" cy="50" r="31" />
          {tile.kind === "starting_cabin" && <circle className="ring" cx="50" cy="50" r="27" />}
        </>
      );
    case "structural":
      return <path className="lattice" d="M24 24l52 52M76 24l-52 52M24 24h52v52h-52z" />;
    case "shield":
      return (
        <>
          <path className="arc" d="M20 26Q74 26 74 80" />
          <path className="arc thin" d="M20 40Q60 40 60 80" />
          <circle className="core" cx="36" cy="64" r="12" />
        </>
      );
    case "engine":
      return <Engine x={50} />;
    case "double_engine":
      return (
        <>
          <Engine x={33} />
          <Engine x={67} />
        </>
      );
    case "cannon":
      return <Gun x={50} />;
    case "double_cannon":
      return (
        <>
          <Gun x={34} />
          <Gun x={66} />
        </>
      );
    default:
      return null;
  }
}

function Engine({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="nozzle" d="M-10 30h20v26l5 16h-30l5-16z" />
      <path className="flame" d="M-11 74h22q-2 14-11 22q-9-8-11-22z" />
    </g>
  );
}

function Gun({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="barrel" d="M-5 4h10v44h-10z" />
      <path className="mouth" d="M-8 2h16v9h-16z" />
      <circle className="mount" cx="0" cy="58" r="15" />
    </g>
  );
}

/** What a component holds. In the workshop batteries and holds show their room; aboard, what is really there. */
function Contents(props: { tile: Tile; load: Component | undefined; full: boolean; haul: boolean }) {
  const { tile, load, full, haul } = props;
  if (tile.kind === "battery") {
    const cells = full ? tile.capacity : (load?.cells ?? 0);
    const width = 18;
    const left = 50 - (tile.capacity * (width + 4) - 4) / 2;
    return Array.from({ length: tile.capacity }, (_, n) => (
      <g key={n} transform={`translate(${left + n * (width + 4)} 30)`}>
        <rect className={n < cells ? "cell charged" : "cell"} width={width} height="40" rx="4" />
        {n < cells && <path className="bolt" d="M11 5l-8 17h6l-3 13 9-18h-6z" />}
      </g>
    ));
  }
  if (tile.kind === "cargo_hold" || tile.kind === "special_hold") {
    return Array.from({ length: tile.capacity }, (_, n) => {
      const { x, y, grip } = BERTHS[tile.capacity]?.[n] ?? BERTH;
      const colour = load?.goods?.[n];
      const what = haul && colour && load ? `aboard ${colour} ${load.square}` : undefined;
      return (
        <g key={n} transform={`translate(${x} ${y})`} data-drag={what}>
          {what && <path className="grip" d={grip} />}
          <rect
            className={`berth${tile.kind === "special_hold" ? " special" : ""}`}
            x="-14"
            y="-14"
            width="28"
            height="28"
            rx="4"
          />
          {colour && <Block colour={colour} />}
        </g>
      );
    });
  }
  if (tile.kind === "life_support") {
    return (
      <>
        <path className="hex" d="M50 22l25 14v28l-25 14-25-14v-28z" />
        <text x="50" y="61" textAnchor="middle">
          {tile.alien === "orange" ? "O" : "P"}
        </text>
      </>
    );
  }
  if (load?.crew === "orange" || load?.crew === "purple") return <Alien colour={load.crew} />;
  const humans = typeof load?.crew === "number" ? load.crew : 0;
  return Array.from({ length: humans }, (_, n) => (
    <path
      key={n}
      className="human"
      d="M0-16a8 8 0 1 1 0 16a8 8 0 1 1 0-16M-10 20q0-19 10-19t10 19z"
      transform={`translate(${humans === 1 ? 50 : 39 + 22 * n} 50)`}
    />
  ));
}

/** Where a block lies, and how much of the tile around it takes hold of it: blocks are small, fingers are not. */
const BERTH = { x: 50, y: 50, grip: "M-50-50h100v100h-100z" };
const BERTHS: Record<number, (typeof BERTH)[]> = {
  1: [BERTH],
  2: [
    { x: 34, y: 50, grip: "M-34-50h50v100h-50z" },
    { x: 66, y: 50, grip: "M-16-50h50v100h-50z" },
  ],
  3: [
    { x: 34, y: 36, grip: "M-34-36h50v52h-50z" },
    { x: 66, y: 36, grip: "M-16-36h50v52h-50z" },
    { x: 50, y: 68, grip: "M-50-16h100v48h-100z" },
  ],
};

/** The mark on a block, one shape a colour. */
const MARKS: Record<string, string> = {
  red: "M0-7l7 7-7 7-7-7z",
  yellow: "M0-6a6 6 0 1 1 0 12a6 6 0 1 1 0-12z",
  green: "M0-7l7 12h-14z",
  blue: "M-6-2.5h12v5h-12z",
};

/** A block of goods around the origin: its colour, and a mark of its own, since colour never speaks alone. */
export function Block({ colour }: { colour: string }) {
  return (
    <g className={`gt-block ${colour}`}>
      <rect x="-12" y="-12" width="24" height="24" rx="3" />
      <path className="mark" d={MARKS[colour]} />
    </g>
  );
}

function Alien({ colour }: { colour: "orange" | "purple" }) {
  return (
    <g className={`alien ${colour}`} transform="translate(50 50)">
      <path d="M-20-4q0-18 20-18t20 18q0 14-10 20l4 8h-28l4-8q-10-6-10-20z" />
      <circle className="eye" cx="-8" cy="-10" r="4" />
      <circle className="eye" cx="8" cy="-10" r="4" />
      <text y="17" textAnchor="middle">
        {colour === "orange" ? "O" : "P"}
      </text>
    </g>
  );
}

/** A tile as a small picture in HTML. */
export function TilePicture({ name, turn = "n", size }: { name: string; turn?: Turn; size: number }) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <TileFace name={name} turn={turn} full />
    </svg>
  );
}
