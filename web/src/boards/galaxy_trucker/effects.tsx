import type { CSSProperties } from "react";
import { useBeat, useBeatLength, useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { useExplain } from "../kit/explain";
import { useMedia } from "../kit/media";
import { Shout } from "./art/flight";
import { burst } from "./art/ink";
import { Block } from "./art/loads";
import { Alien, Human } from "./art/people";
import { TileFace } from "./art/tile";
import { type AboutThreats, type Component, type Hull, type Ship, spotsOf, type View } from "./facts";
import { lastShot, openThreat } from "./history";
import { aheadOf, FORWARD, fateOf, type Heading, Missile, Screams, type Way, wayOf } from "./missile";

const CELL = 100;
/** The side from which something comes at a ship, as long as it does. */
export function useComing(view: View, ship: Ship): string | null {
  const { board } = useStage();
  const coming = useEvent("meteor", "shot");
  if (ship.position === null) return null;
  if (coming) return String(coming.fields.side);
  return openThreat(view, board.events, ship.seat)?.side ?? null;
}

/** What is flying at the ship, and what came of it: along its row or column, cause before effect. */
export function Effects({ view, ship, hull }: { view: View; ship: Ship; hull: Hull }) {
  const { board } = useStage();
  // Beside a ship on an upright screen there is as little room as on a phone.
  const narrow = useMedia("(max-width: 860px)");
  const beat = useBeat<View>();
  const length = useBeatLength();
  const coming = beat?.events.find(({ kind }) => kind === "meteor" || kind === "shot") ?? null;
  const threat = openThreat(view, board.events, ship.seat);
  const hanging = threat ? lastShot(board.events) : null;
  const struck = beat?.events.filter(({ kind, fields }) => fields.seat === ship.seat && OUTCOMES.has(kind)) ?? [];
  const place = new Map(spotsOf(hull).map((spot) => [spot.square, spot]));
  const middle = (square: unknown): readonly [number, number] => {
    const spot = place.get(String(square));
    return [((spot?.x ?? 0) + 0.5) * CELL, ((spot?.y ?? 0) + 0.5) * CELL];
  };
  const threats = useExplain<AboutThreats>(hanging ? `threats:${ship.seat}` : null);
  const answer = threats?.[threat?.side ?? ""]?.find(({ dice }) => dice === view.adventure?.dice);
  const before = beat?.previous?.ships[ship.seat]?.components ?? ship.components;
  const shot = coming ?? (struck.length > 0 ? lastShot(board.events) : hanging);
  const way = shot && wayOf(shot, hull, before, narrow);
  const large = hanging?.fields.size === "large";
  const guns = large && answer ? [...answer.cannons, ...answer.double_cannons] : [];
  const kinds = new Set(struck.map(({ kind }) => kind));
  const destroyed = struck.find(({ kind }) => kind === "destroyed");
  return (
    <g
      key={beat?.id ?? "rest"}
      className={coming ? "gt-effects coming" : "gt-effects"}
      style={length}
      aria-hidden="true"
    >
      {way && (
        <Missile
          way={way}
          size={String(shot.fields.size)}
          fate={fateOf(kinds, coming !== null, way.target !== null)}
          lane={hanging !== null && !coming}
          covered={hanging !== null && !coming && !large && (answer?.shield ?? false)}
        />
      )}
      {way && hanging && !coming && <Screams way={way} size={String(shot.fields.size)} hull={hull} ship={ship} />}
      {way && hanging && !coming && guns.length > 0 && (
        <g className="gt-aim">
          {guns.map((square) => (
            <path key={square} d={`M${middle(square).join(" ")}L${way.sight.join(" ")}`} />
          ))}
          <g className="gt-cross" transform={`translate(${way.sight.join(" ")})`}>
            <path className="ink" d={CROSS} />
            <path d={CROSS} />
          </g>
        </g>
      )}
      {beat?.previous && (
        <Leaving
          before={before}
          now={ship.components}
          spotOf={(square) => {
            const [x, y] = middle(square);
            return `translate(${x} ${y})`;
          }}
        />
      )}
      {struck.map((event, n) => {
        const [x, y] = middle(event.fields.square);
        switch (event.kind) {
          case "bounced":
            return <Noise key={n} x={x} y={y} word="PING!" fill="#b5fbff" />;
          case "shielded":
            return way && <Flare key={n} way={way} />;
          case "shot_meteor":
            return way && <Beam key={n} from={muzzleOf(before, String(event.fields.square), [x, y])} to={way.sight} />;
          case "destroyed":
            return (
              <Blast
                key={n}
                x={x}
                y={y}
                from={way?.from}
                pieces={before.filter(({ square }) => square === event.fields.square)}
              />
            );
          default:
            return (
              <g key={n} className={destroyed ? "gt-late" : undefined}>
                {before
                  .filter(({ square }) => (event.fields.squares as string[] | undefined)?.includes(square))
                  .map((one) => {
                    const [px, py] = middle(one.square);
                    return <Blast key={one.square} x={px} y={py} from={way?.from} pieces={[one]} quiet />;
                  })}
              </g>
            );
        }
      })}
    </g>
  );
}

interface LeavingProps {
  before: readonly Component[];
  now: readonly Component[];
  spotOf(square: string): string;
}

/** Whoever and whatever has gone from a part that is still there: figures float off, blocks fall behind. */
function Leaving({ before, now, spotOf }: LeavingProps) {
  const still = new Map(now.map((one) => [one.square, one]));
  return before.map((one) => {
    const left = still.get(one.square);
    if (!left || (left.crew === one.crew && left.goods?.length === one.goods?.length)) return null;
    const crew = crewOf(one).slice(crewOf(left).length);
    const goods = left.goods === undefined ? (one.goods ?? []) : (one.goods ?? []).slice(left.goods.length);
    return (
      <g key={one.square} transform={spotOf(one.square)}>
        <Floaters crew={crew} goods={goods} />
      </g>
    );
  });
}

/** Figures and blocks that float off. */
function Floaters({ crew, goods }: { crew: readonly string[]; goods: readonly string[] }) {
  return (
    <>
      {crew.map((who, n) => (
        <g key={`${who}${n}`} className="gt-floater" style={{ "--gt-fx": `${n * 90 - 45}px` } as CSSProperties}>
          {who === "human" ? <Human mood="scared" who={n} /> : <Alien colour={who} />}
        </g>
      ))}
      {goods.map((colour, n) => (
        <g key={`${colour}${n}`} className="gt-floater" style={{ "--gt-fx": `${60 - n * 70}px` } as CSSProperties}>
          <Block colour={colour} />
        </g>
      ))}
    </>
  );
}

/** The sight of a cannon. */
const CROSS = "M-26 0a26 26 0 1 1 52 0a26 26 0 1 1-52 0M0-38v24M0 14v24M-38 0h24M14 0h24";

const OUTCOMES = new Set(["bounced", "shielded", "shot_meteor", "destroyed", "broke_apart", "removed"]);

function Noise({ x, y, word, fill }: { x: number; y: number; word: string; fill: string }) {
  return (
    <g className="gt-noise" style={{ transformOrigin: `${x}px ${y}px` }}>
      <Shout text={word} x={x} y={y - 40} size={48} a={-8} fill={fill} />
    </g>
  );
}

/** The shield lights up before what it covers. */
function Flare({ way }: { way: Way }) {
  const { halt, gap, from } = way;
  return (
    <g transform={`translate(${halt.join(" ")}) ${from.turn}`}>
      <path className="gt-flare" d={`M${gap + 20}-130Q${gap - 80} 0 ${gap + 20} 130`} />
    </g>
  );
}

/** From the middle of a cannon to the tip of its barrel. */
const BARREL = 60;

function muzzleOf(components: readonly Component[], square: string, [x, y]: readonly [number, number]) {
  const cannon = components.find((one) => one.square === square);
  const { x: dx, y: dy } = cannon ? aheadOf(cannon) : FORWARD;
  return [x + dx * BARREL, y + dy * BARREL] as const;
}

/** From the barrel to the stone, which bursts once the beam has reached it. */
function Beam({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <>
      <g transform={`translate(${from.join(" ")}) rotate(${turn})`}>
        <path className="gt-beam" d={`M0 0H${Math.hypot(dx, dy)}`} />
        <path className="gt-muzzle" d={burst(34, 8, 0.5, 3)} />
      </g>
      <g className="gt-struck" transform={`translate(${to.join(" ")})`}>
        <path className="gt-bang" d={burst(80, 11, 0.6, 5)} />
        <path className="gt-bang core" d={burst(46, 9, 0.6, 6)} />
      </g>
    </>
  );
}

/** A component that goes: a flash, a word, the tile tumbling along the hit, and whoever was in it floating off; what falls off by itself falls behind. */
function Blast({ x, y, from = FORWARD, pieces, quiet = false }: BlastProps) {
  const way = { "--gt-tx": `${from.x * -240}px`, "--gt-ty": `${from.y * -240 + 120}px` } as CSSProperties;
  return (
    <>
      {pieces.map((one) => (
        <g key={one.square} transform={`translate(${x - 50} ${y - 50})`}>
          <g className={quiet ? "gt-tumble late" : "gt-tumble"} style={way}>
            <TileFace name={one.tile} turn={one.turn} load={{ ...one, crew: 0, goods: [] }} />
          </g>
          <g transform="translate(50 50)">
            <Floaters crew={crewOf(one)} goods={one.goods ?? []} />
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

interface BlastProps {
  x: number;
  y: number;
  from?: Heading | undefined;
  pieces: View["ships"][number]["components"];
  /** Whether it goes without a blast: it hung on what was hit. */
  quiet?: boolean;
}

/** Everybody in a cabin, by kind. */
function crewOf({ crew }: Component): string[] {
  if (typeof crew === "string") return [crew];
  return Array.from({ length: crew ?? 0 }, () => "human");
}
