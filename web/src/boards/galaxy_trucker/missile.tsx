import type { CSSProperties } from "react";
import type { EventInfo } from "../../protocol";
import { useMedia } from "../kit/media";
import { Meteor, Shout, Stone } from "./art/flight";
import { type Component, type Hull, type Ship, type Spot, spotsOf } from "./facts";

/** What flies at a ship, how near it comes, and what it does then. */

const CELL = 100;

/** Where something comes from, and how it is turned then that flies to the right by itself. */
export interface Heading {
  x: number;
  y: number;
  turn: string;
}

export const FORWARD: Heading = { x: 0, y: -1, turn: "rotate(90)" };

const FROM: Record<string, Heading> = {
  left: { x: -1, y: 0, turn: "" },
  right: { x: 1, y: 0, turn: "scale(-1 1)" },
  front: FORWARD,
  rear: { x: 0, y: 1, turn: "rotate(-90)" },
};

/** The way a component looks. */
export function aheadOf({ turn }: Component): Heading {
  return FROM[LOOKS[turn] ?? "front"] ?? FORWARD;
}

const LOOKS: Record<string, string> = { e: "right", s: "rear", w: "left" };

export interface Way {
  from: Heading;
  side: string;
  /** The first component in its line; null where it meets none. */
  target: Spot | null;
  /** Where its nose stops before that, and how far it is from there to the component. */
  halt: readonly [number, number];
  gap: number;
  /** Where a gun aims: into the middle of it. */
  sight: readonly [number, number];
  /** How large a stone is drawn: from the sides there is more room than under the road. */
  scale: number;
}

/** The way of a meteor or a shot; null where the dice miss the board. */
export function wayOf(shot: EventInfo, hull: Hull, components: readonly Component[], narrow: boolean): Way | null {
  const { side, dice } = shot.fields;
  const from = FROM[String(side)];
  if (!from) return null;
  const lengthwise = from.y !== 0;
  const at = (lengthwise ? hull.cols : hull.rows).indexOf(Number(dice));
  if (at < 0) return null;
  const laid = new Set(components.map(({ square }) => square));
  // From the left and from the front the first comes first.
  const line = spotsOf(hull).filter(({ square, x, y }) => (lengthwise ? x : y) === at && laid.has(square));
  const target = (from.x + from.y < 0 ? line[0] : line.at(-1)) ?? null;
  const [across, along] = [hull.cols.length * CELL, hull.rows.length * CELL];
  const mid = (at + 0.5) * CELL;
  const edge = lengthwise
    ? [mid, target ? (target.y + (from.y > 0 ? 1 : 0)) * CELL : from.y > 0 ? along : 0]
    : [target ? (target.x + (from.x > 0 ? 1 : 0)) * CELL : from.x > 0 ? across : 0, mid];
  const gap = narrow ? 22 : lengthwise ? 30 : 58;
  const halt = [(edge[0] ?? 0) + from.x * gap, (edge[1] ?? 0) + from.y * gap] as const;
  const scale = narrow ? 0.85 : lengthwise ? 1.05 : 1.45;
  const reach = shot.fields.size === "large" ? 34 * scale : 0;
  const sight = [halt[0] + from.x * reach, halt[1] + from.y * reach] as const;
  return { from, side: String(side), target, halt, gap, sight, scale };
}

/** What becomes of it in this step: it hangs there, flies in, passes by, bounces off, strikes, or is shot. */
export type MissileFate = "hanging" | "flying" | "passing" | "bouncing" | "striking" | "shot";

export function fateOf(kinds: ReadonlySet<string>, flying: boolean, meets: boolean): MissileFate {
  if (kinds.has("shot_meteor")) return "shot";
  if (kinds.has("bounced") || kinds.has("shielded")) return "bouncing";
  if (kinds.has("destroyed")) return "striking";
  if (flying) return meets ? "flying" : "passing";
  return "hanging";
}

interface MissileProps {
  way: Way;
  size: string;
  fate: MissileFate;
  /** Whether its way to the component is shown: while a question is open. */
  lane: boolean;
  /** Whether a shield could stand in that way. */
  covered: boolean;
}

/** A meteor or a shot: it flies in, and hangs before the ship while a question is open. */
export function Missile({ way, size, fate, lane, covered }: MissileProps) {
  const { from, halt, gap } = way;
  // How far it comes from, and, across its way, where it goes when it bounces off.
  const style = {
    "--gt-dx": `${from.x * 700}px`,
    "--gt-dy": `${from.y * 700}px`,
    "--gt-in-x": `${-from.x * (gap + 30)}px`,
    "--gt-in-y": `${-from.y * (gap + 30)}px`,
    "--gt-off-x": `${from.x * 260 + from.y * 420}px`,
    "--gt-off-y": `${from.y * 260 - Math.abs(from.x) * 420}px`,
  } as CSSProperties;
  return (
    <g transform={`translate(${halt.join(" ")})`}>
      <g transform={from.turn}>
        {lane && <Lane length={gap} />}
        {covered && <path className="gt-dome" d={`M${gap + 6}-78Q${gap - 52} 0 ${gap + 6} 78`} pathLength={100} />}
      </g>
      <g className={`gt-missile ${fate}`} style={style}>
        {size === "large" && <Meteor turn={from.turn} upright={from.y !== 0} scale={way.scale} />}
        <g transform={from.turn}>
          {size === "small" && (
            <g transform={`scale(${way.scale * 0.9}) translate(-34 0)`}>
              <path className="gt-trail" d="M4-30Q-80-26-190-8Q-130-4-110 2Q-140 6-170 14Q-80 26 4 30z" />
              <path className="gt-trail core" d="M2-20Q-50-18-110-4Q-84 2-90 6Q-50 16 2 20z" />
              <Stone big={false} k={3.4} />
            </g>
          )}
          {(size === "light" || size === "heavy") && (
            <path className={`gt-fire ${size}`} d={size === "heavy" ? "M-150 0H0" : "M-90 0H0"} />
          )}
        </g>
      </g>
    </g>
  );
}

/** The way that is left to it, with chevrons that say where it leads. */
function Lane({ length }: { length: number }) {
  return (
    <g className="gt-lane">
      <rect y="-40" width={length} height="80" />
      {(length < 40 ? [4] : [4, 32]).map((x) => (
        <path key={x} d={`M${x}-26l22 26-22 26`} />
      ))}
    </g>
  );
}

/** While a question is open: the noise of what is coming, and what the crew it will meet makes of it. */
export function Screams({ way, size, hull, ship }: { way: Way; size: string; hull: Hull; ship: Ship }) {
  const narrow = useMedia("(max-width: 860px)");
  const { target } = way;
  const crew = ship.components.find(({ square }) => square === target?.square)?.crew;
  const noise = noiseAt(way, hull, narrow);
  return (
    <>
      {noise && (size === "large" || size === "small") && (
        <Shout text="WHOOOSH!" x={noise[0]} y={noise[1]} size={size === "large" ? 46 : 36} a={-8} />
      )}
      {target && crew !== undefined && crew !== 0 && (
        <g className="gt-scream" transform={`translate(${(target.x + 0.5) * CELL - 62} ${(target.y + 1) * CELL + 6})`}>
          <rect x="-64" y="-22" width="128" height="46" rx="18" />
          <path d="M44-20l30-22-8 34z" />
          <text y="12">AAAAH!</text>
        </g>
      )}
    </>
  );
}

/** Beside a slim ship there is room for a noise under the dice. */
const SLIM = 5;

/** Where the noise of a stone has room: beside its way before the bow, or above it. On an upright screen the dice lie there. */
function noiseAt({ side, halt, scale }: Way, hull: Hull, narrow: boolean): readonly [number, number] | null {
  const [x, y] = halt;
  const width = hull.cols.length * CELL;
  if (narrow && (side !== "front" || x > width / 2 || hull.cols.length <= SLIM)) return null;
  if (side === "front") return hull.cols.length <= SLIM ? [-150, 270] : [x + (x > width / 2 ? -190 : 190), 40];
  const beside = y < 2 * CELL ? y + 96 * scale : y - 84 * scale;
  if (side === "left") return [x - 120, beside];
  return side === "right" ? [width + 112, beside] : null;
}
