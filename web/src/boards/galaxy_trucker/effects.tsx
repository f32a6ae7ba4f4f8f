import type { CSSProperties } from "react";
import type { EventInfo } from "../../protocol";
import { useBeat, useBeatLength } from "../kit/beat";
import { useStage } from "../kit/context";
import { useExplain } from "../kit/explain";
import { Meteor, Shout, Stone } from "./art/flight";
import { burst } from "./art/ink";
import { TileFace } from "./art/tile";
import { type AboutThreats, type Hull, type Ship, spotsOf, type View } from "./facts";
import { useSmall } from "./small";

const CELL = 100;
/** Where something comes from that flies in from a side, and how it is turned then. */
const FROM: Record<string, { x: number; y: number; turn: string }> = {
  left: { x: -1, y: 0, turn: "" },
  right: { x: 1, y: 0, turn: "scale(-1 1)" },
  front: { x: 0, y: -1, turn: "rotate(90)" },
  rear: { x: 0, y: 1, turn: "rotate(-90)" },
};

/** What is flying at the ship, and what came of it: along its row or column, cause before effect. */
export function Effects({ view, ship, hull }: { view: View; ship: Ship; hull: Hull }) {
  const { board } = useStage();
  const beat = useBeat<View>();
  const length = useBeatLength();
  const coming = beat?.events.find(({ kind }) => kind === "meteor" || kind === "shot") ?? null;
  const hanging = view.adventure?.threat?.seat === ship.seat ? lastShot(board.events) : null;
  const struck = beat?.events.filter(({ kind, fields }) => fields.seat === ship.seat && OUTCOMES.has(kind)) ?? [];
  const place = new Map(spotsOf(hull).map((spot) => [spot.square, spot]));
  const middle = (square: unknown): readonly [number, number] => {
    const spot = place.get(String(square));
    return [((spot?.x ?? 0) + 0.5) * CELL, ((spot?.y ?? 0) + 0.5) * CELL];
  };
  const threats = useExplain<AboutThreats>(hanging ? `threats:${ship.seat}` : null);
  const answer = threats?.[view.adventure?.threat?.side ?? ""]?.find(({ dice }) => dice === view.adventure?.dice);
  const guns = hanging?.fields.size === "large" && answer ? [...answer.cannons, ...answer.double_cannons] : [];
  const aim = hanging && !coming ? edgeOf(hanging, hull) : null;
  const before = beat?.previous?.ships[ship.seat]?.components ?? [];
  const shot = coming ?? (struck.length > 0 ? lastShot(board.events) : hanging);
  return (
    <g
      key={beat?.id ?? "rest"}
      className={coming ? "gt-effects coming" : "gt-effects"}
      style={length}
      aria-hidden="true"
    >
      {shot && !struck.some(({ kind }) => kind === "shot_meteor") && (
        <Missile
          shot={shot}
          hull={hull}
          flying={coming !== null}
          target={hanging ? view.adventure?.threat?.square : undefined}
        />
      )}
      {hanging && !coming && <Screams shot={hanging} hull={hull} square={view.adventure?.threat?.square} ship={ship} />}
      {aim && guns.length > 0 && (
        <g className="gt-aim">
          {guns.map((square) => (
            <path key={square} d={`M${middle(square).join(" ")}L${aim.join(" ")}`} />
          ))}
          <g className="gt-cross" transform={`translate(${aim.join(" ")})`}>
            <path className="ink" d={CROSS} />
            <path d={CROSS} />
          </g>
        </g>
      )}
      {struck.map((event, n) => {
        const [x, y] = middle(event.fields.square);
        switch (event.kind) {
          case "bounced":
            return <Noise key={n} x={x} y={y} word="PING!" fill="#b5fbff" />;
          case "shielded":
            return <Flare key={n} side={String(event.fields.side)} hull={hull} />;
          case "shot_meteor":
            return <Beam key={n} x={x} y={y} shot={lastShot(board.events)} hull={hull} />;
          case "destroyed":
            return <Blast key={n} x={x} y={y} pieces={before.filter(({ square }) => square === event.fields.square)} />;
          default:
            return (
              <g key={n}>
                {before
                  .filter(({ square }) => (event.fields.squares as string[] | undefined)?.includes(square))
                  .map((one) => {
                    const [px, py] = middle(one.square);
                    return <Blast key={one.square} x={px} y={py} pieces={[one]} quiet />;
                  })}
              </g>
            );
        }
      })}
    </g>
  );
}

/** The sight of a cannon. */
const CROSS = "M-26 0a26 26 0 1 1 52 0a26 26 0 1 1-52 0M0-38v24M0 14v24M-38 0h24M14 0h24";

const OUTCOMES = new Set(["bounced", "shielded", "shot_meteor", "destroyed", "broke_apart", "removed"]);

function lastShot(events: readonly EventInfo[]): EventInfo | null {
  return events.findLast(({ kind }) => kind === "meteor" || kind === "shot") ?? null;
}

/** The point just outside the ship board where a line begins, seen from a side; null where the dice miss the board. */
function edgeOf(shot: EventInfo, hull: Hull): readonly [number, number] | null {
  const { side, dice } = shot.fields;
  const lengthwise = side === "front" || side === "rear";
  const at = (lengthwise ? hull.cols : hull.rows).indexOf(Number(dice));
  if (at < 0) return null;
  const along = (at + 0.5) * CELL;
  const far = 20;
  if (lengthwise) return [along, side === "front" ? -far : hull.rows.length * CELL + far];
  return [side === "left" ? -far : hull.cols.length * CELL + far, along];
}

interface MissileProps {
  shot: EventInfo;
  hull: Hull;
  flying: boolean;
  target: string | undefined;
}

/** A meteor or a shot: it flies in, and hangs before the ship while a question is open. */
function Missile({ shot, hull, flying, target }: MissileProps) {
  const edge = edgeOf(shot, hull);
  if (!edge) return null;
  const [x, y] = edge;
  const from = FROM[String(shot.fields.side)] ?? { x: 0, y: 0, turn: "" };
  const way = { "--gt-dx": `${from.x * 420}px`, "--gt-dy": `${from.y * 420}px` } as CSSProperties;
  const { size } = shot.fields;
  const spot = spotsOf(hull).find(({ square }) => square === target);
  return (
    <g transform={`translate(${x} ${y})`}>
      {spot && (
        <path
          className="gt-lane"
          d={`M0 0L${(spot.x + 0.5) * CELL - x - from.x * -50} ${(spot.y + 0.5) * CELL - y - from.y * -50}`}
        />
      )}
      <g className={flying ? "gt-missile flying" : "gt-missile hanging"} style={way}>
        <g transform={from.turn}>
          {size === "large" && (
            <g transform="translate(-50 0) scale(.85)">
              <Meteor />
            </g>
          )}
          {size === "small" && (
            <g>
              <path className="gt-trail" d="M0-24L-150 0 0 24z" />
              <Stone big={false} k={3} />
            </g>
          )}
          {(size === "light" || size === "heavy") && (
            <path className={`gt-fire ${size}`} d={size === "heavy" ? "M-120 0H10" : "M-70 0H10"} />
          )}
        </g>
      </g>
    </g>
  );
}

/** While a question is open: the noise of what is coming, and what the crew it will meet makes of it. */
function Screams({
  shot,
  hull,
  square,
  ship,
}: {
  shot: EventInfo;
  hull: Hull;
  square: string | undefined;
  ship: Ship;
}) {
  const narrow = useSmall();
  const edge = edgeOf(shot, hull);
  if (!edge) return null;
  const [x, y] = edge;
  const spot = spotsOf(hull).find((one) => one.square === square);
  const crew = ship.components.find((one) => one.square === square)?.crew;
  const { side, size } = shot.fields;
  const noise = noiseAt(String(side), x, y, hull, narrow);
  return (
    <>
      {noise && (size === "large" || size === "small") && (
        <Shout text="WHOOOSH!" x={noise.x} y={noise.y} size={size === "large" ? 46 : 36} a={-8} />
      )}
      {spot && crew !== undefined && crew !== 0 && (
        <g className="gt-scream" transform={`translate(${(spot.x + 0.5) * CELL - 62} ${(spot.y + 1) * CELL + 6})`}>
          <rect x="-64" y="-22" width="128" height="46" rx="18" />
          <path d="M44-20l30-22-8 34z" />
          <text y="12">AAAAH!</text>
        </g>
      )}
    </>
  );
}

/** Where the noise of a stone has room: beside its way before the bow, or out to the left. On a phone the dice lie there. */
function noiseAt(side: string, x: number, y: number, hull: Hull, narrow: boolean): { x: number; y: number } | null {
  if (narrow && (side !== "front" || x > (hull.cols.length * CELL) / 2)) return null;
  if (side === "front") return { x: x + (x > (hull.cols.length * CELL) / 2 ? -170 : 170), y: y + 84 };
  if (side === "left") return { x: x - 140, y: y < 2 * CELL ? y + 130 : y - 90 };
  return null;
}

function Noise({ x, y, word, fill }: { x: number; y: number; word: string; fill: string }) {
  return (
    <g className="gt-noise" style={{ transformOrigin: `${x}px ${y}px` }}>
      <Shout text={word} x={x} y={y - 40} size={48} a={-8} fill={fill} />
    </g>
  );
}

/** The covered side lights up. */
function Flare({ side, hull }: { side: string; hull: Hull }) {
  const width = hull.cols.length * CELL;
  const height = hull.rows.length * CELL;
  const path: Record<string, string> = {
    front: `M0-26Q${width / 2}-60 ${width}-26`,
    rear: `M0 ${height + 26}Q${width / 2} ${height + 60} ${width} ${height + 26}`,
    left: `M-26 0Q-60 ${height / 2}-26 ${height}`,
    right: `M${width + 26} 0Q${width + 60} ${height / 2} ${width + 26} ${height}`,
  };
  return <path className="gt-flare" d={path[side]} />;
}

/** From the barrel to the stone, which bursts. */
function Beam({ x, y, shot, hull }: { x: number; y: number; shot: EventInfo | null; hull: Hull }) {
  const edge = shot && edgeOf(shot, hull);
  if (!edge) return null;
  const [ex, ey] = edge;
  return (
    <>
      <path className="gt-beam" d={`M${x} ${y}L${ex} ${ey}`} />
      <g transform={`translate(${ex} ${ey})`}>
        <path className="gt-bang" d={burst(80, 11, 0.6, 5)} />
        <path className="gt-bang core" d={burst(46, 9, 0.6, 6)} />
      </g>
    </>
  );
}

/** A component that goes: a flash, a word, and the tile tumbling away. */
function Blast({
  x,
  y,
  pieces,
  quiet = false,
}: {
  x: number;
  y: number;
  pieces: View["ships"][number]["components"];
  quiet?: boolean;
}) {
  return (
    <>
      {pieces.map((one) => (
        <g key={one.square} transform={`translate(${x - 50} ${y - 50})`}>
          <g className={quiet ? "gt-tumble late" : "gt-tumble"}>
            <TileFace name={one.tile} turn={one.turn} load={one} mood="scared" />
          </g>
        </g>
      ))}
      {!quiet && (
        <g transform={`translate(${x} ${y})`}>
          <path className="gt-bang" d={burst(92, 12, 0.6, 5)} />
          <path className="gt-bang core" d={burst(54, 10, 0.6, 6)} />
          <g className="gt-noise">
            <Shout text="KRRRACK!" y={-70} size={56} a={-8} fill="#ff7a5c" stroke="#fff7df" />
          </g>
        </g>
      )}
    </>
  );
}
