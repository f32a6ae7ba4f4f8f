import { type CSSProperties, useLayoutEffect, useMemo, useRef } from "react";
import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { useMedia } from "../kit/media";
import { driftOf, Islands } from "./apart";
import { Brackets, CELL, FallsOff, Faults, type Outlook, PadCrew, Promised, Ring, Worth } from "./around";
import { Corners } from "./corners";
import { Effects, useComing } from "./effects";
import {
  type AboutShip,
  BROAD,
  type Component,
  HULLS,
  type Hull,
  isBuilding,
  type Ship,
  SIDES,
  type Spot,
  sidesOf,
  spotsOf,
  type Turn,
  tileOf,
  trimmed,
  type View,
} from "./facts";
import { openThreat } from "./history";
import { movesOnShip } from "./moves-on-ship";
import { useSideways, useSmall } from "./small";
import { Empty, Laid } from "./square";

/** Room around the squares: for the numbers while building, for what flies in on a flight. */
const RIM = 48;
const SPACE = 250;
/** How large the numbers are printed: larger where the board is drawn smaller. */
const PRINT = { usual: 24, long: 30, small: 37, sideways: 44 };
/** How far the outline of the board reaches beyond its squares, and a little more. */
const OUTLINE = 20;
const EDGE = 8;
/** On a phone a square to build on is at least as large as a thumb, and a wide ship is scrolled. */
const THUMB = 0.44;
/** Even the widest ship is seen whole, from edge to edge of the phone: nothing but squares has room, and a little rim while it is built. */
const BROAD_THUMB = 0.41;
/** And even the longest above its gauges. */
const LONG_THUMB = 0.39;
const LONG = 9;
const SLIVER = 3;
const NO_MOVES: ReadonlyMap<string, readonly string[]> = new Map();

export interface ShipProps {
  view: View;
  ship: Ship;
  about: AboutShip | null;
  /** Whether its pieces can be played: my own ship, not another's. */
  mine: boolean;
  turn: Turn;
  /** The colour picked up from the dock or from a hold, if one is. */
  carried: string | null;
  /** The holds that could take it. */
  roomy: ReadonlySet<string>;
  /** What has gone since the card was turned up. */
  gone: ReadonlySet<string>;
  /** The place something is dragged over. */
  over: string | null;
  /** Whether name, verdict and set-aside places stand in the free corners of the board. */
  corners: boolean;
  /** What would fall off with the piece that is aimed at. */
  falling: ReadonlySet<string>;
  lay(square: string): void;
  setTurn(turn: Turn): void;
  /** Somebody points at a free square, or no longer. */
  hover(square: string | null): void;
  /** What laying the tile on the square pointed at would change. */
  promise: Outlook | null;
}

/** A ship on its board: machine parts on numbered squares, clamps over the seams, and what is coming at it. */
export function ShipBoard(props: ShipProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { view, ship, mine, about } = props;
  const narrow = useSmall();
  const upright = useMedia("(max-width: 860px) and (orientation: portrait)");
  const tight = useMedia("(max-width: 1180px) and (min-height: 521px)");
  const small = useMedia("(max-width: 1180px)");
  const sideways = useSideways();
  const whole = HULLS.get(view.board);
  // Columns and rows that nothing can be built on are only known to the dice.
  const hull = useMemo(() => whole && trimmed(whole), [whole]);
  const threat = openThreat(view, board.events, ship.seat);
  const aimed = threat?.square ?? null;
  const apart = useMemo(
    () => (hull && mine && about && offer.question === "keep_piece" ? driftOf(hull, about.pieces) : null),
    [hull, mine, about, offer.question],
  );
  const moves = useMemo(
    () => (mine ? movesOnShip(offer, ship, aimed, apart?.pieces ?? []) : NO_MOVES),
    [offer, mine, ship, aimed, apart],
  );
  const deck = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ship board is another width
  useLayoutEffect(() => {
    const { current } = deck;
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, [hull]);
  const spots = useMemo(() => apart?.spots ?? (hull ? spotsOf(hull) : []), [hull, apart]);
  const laid = useMemo(() => new Map(ship.components.map((one) => [one.square, one])), [ship.components]);
  // The ship steps back from what comes, so that there is room for it.
  const comingAt = useComing(view, ship);
  if (!hull) return null;
  const flying = ship.position !== null;
  // On the stage of the flight, where a phone has road, card and gauges beside the ship: already when the crew boards.
  const staged = narrow && !isBuilding(view);
  const width = hull.cols.length * CELL;
  const height = hull.rows.length * CELL;
  // On a flight the dice and the dock stand left of the ship, on an upright screen above all but a long one; a phone has all its width for the squares while goods are
  // loaded.
  const loading = narrow && flying && offer.question === "load";
  const broad = narrow && (flying || !staged) && hull.cols.length >= BROAD;
  const long = hull.rows.length >= LONG;
  // Where the dock has no room beside a ship it lies above it.
  const docked = tight && !long && flying && (view.adventure?.loader ?? null) !== null;
  const space = narrow ? EDGE : (upright && !long) || docked ? RIM : SPACE;
  const print = sideways ? PRINT.sideways : small ? PRINT.small : long ? PRINT.long : PRINT.usual;
  const beside = narrow ? RIM : RIM + print - PRINT.usual;
  const [left, right] = broad
    ? flying
      ? [SLIVER, SLIVER]
      : [OUTLINE, OUTLINE]
    : loading
      ? [EDGE, EDGE]
      : flying
        ? [space, RIM + 20]
        : [beside, beside];
  const above = flying ? (narrow ? 56 : 66) : RIM + 4;
  // A phone has just the height for the squares of a long ship.
  const crowded = narrow && long && !flying;
  // Below, the number the dice picked stands clear of the gauges and what they show of it.
  const below = crowded ? OUTLINE / 2 : narrow && flying ? above + 20 : above;
  const thumb = broad ? BROAD_THUMB : THUMB;
  const box = [-left, -above, width + left + right, height + above + below] as const;
  const weak = new Set(about?.weak_points ?? []);
  const at = ({ x, y }: Spot) => `translate(${x * CELL} ${y * CELL})`;
  // What is aimed at has brackets of its own.
  const glowing = (square: string) => square !== aimed && !apart && (moves.get(square) ?? []).length > 0;
  // The dearest block a hold is offered, or the one that is carried to it.
  const worth = (square: string) =>
    Math.max(
      0,
      ...(moves.get(square) ?? [])
        .filter((move) => move.startsWith(`load ${props.carried ?? ""}`))
        .map((move) => Number(offer.quote(move)?.worth ?? 0)),
    );
  return (
    <div
      className="gt-deck"
      ref={deck}
      style={
        staged ? { minHeight: `calc(min(${long ? LONG_THUMB : THUMB}px, 100vw / ${box[2]}) * ${box[3]})` } : undefined
      }
    >
      <svg
        className={`gt-ship seat-${ship.seat}${mine && offer.question === "load" ? " loading" : ""}${broad ? " broad" : ""}${comingAt ? ` from-${comingAt}` : ""}`}
        viewBox={box.join(" ")}
        preserveAspectRatio={narrow && !staged ? "xMidYMin" : docked && !narrow && !upright ? "xMidYMax" : "xMidYMid"}
        style={narrow && !staged ? { minWidth: box[2] * thumb, minHeight: box[3] * thumb } : undefined}
        role="group"
        aria-label={t("gt-ship-of", { who: board.names[ship.seat] ?? "" })}
      >
        {!flying && !apart && <HullShape spots={spots} />}
        {apart && <Islands apart={apart} />}
        <Rulers
          {...{ hull, width, height, view, print }}
          seat={ship.seat}
          flying={flying}
          bare={flying || broad}
          plated={narrow && !staged && !long}
          under={!crowded}
          edge={!loading && !broad}
        />
        {props.corners && <Corners {...props} width={width} />}
        {props.corners && <PadCrew hull={hull} />}
        {spots.map((spot) => {
          const component = laid.get(spot.square);
          return (
            <g
              key={spot.square}
              transform={at(spot)}
              onPointerEnter={component ? undefined : () => props.hover(spot.square)}
              onPointerLeave={component ? undefined : () => props.hover(null)}
              onFocus={component ? undefined : () => props.hover(spot.square)}
              onBlur={component ? undefined : () => props.hover(null)}
            >
              {component ? (
                <Laid
                  {...props}
                  component={component}
                  moves={moves.get(spot.square) ?? []}
                  weak={weak.has(spot.square)}
                  aimed={aimed === spot.square}
                />
              ) : (
                <Empty {...props} spot={spot} bare={flying || apart !== null} />
              )}
            </g>
          );
        })}
        <g className="gt-over" aria-hidden="true">
          <Clamps spots={spots} laid={laid} />
          <Marks spots={spots} about={about} />
          {spots.map((spot) => (
            <g key={spot.square} transform={at(spot)}>
              {laid.has(spot.square) && (glowing(spot.square) || props.roomy.has(spot.square)) && (
                <Ring soft={!glowing(spot.square)} />
              )}
              {worth(spot.square) > 0 && <Worth credits={worth(spot.square)} />}
              {aimed === spot.square && <Brackets />}
              {aimed !== null && props.falling.has(spot.square) && (
                <rect className="gt-falling" x="2" y="2" width="96" height="96" rx="12" />
              )}
            </g>
          ))}
          {about && !flying && <Faults spots={spots} faults={about.faults} />}
          {aimed !== null && (
            <FallsOff
              spots={spots.filter(({ square }) => props.falling.has(square))}
              aimed={spots.find(({ square }) => square === aimed)}
              print={print}
              room={[-left, width + right]}
            />
          )}
        </g>
        <Promised spots={spots} promise={props.promise} />
        <Effects view={view} ship={ship} hull={hull} />
      </svg>
    </div>
  );
}

/** The board the ship is built on: one rim around all squares. */
function HullShape({ spots }: { spots: readonly Spot[] }) {
  return (["outer", "rim", "inner", "deck"] as const).map((layer, n) => {
    const grow = [18, 14, 10, 7][n] ?? 0;
    return (
      <g key={layer} className={`gt-hullshape ${layer}`} aria-hidden="true">
        {spots.map(({ square, x, y }) => (
          <rect
            key={square}
            x={x * CELL - grow}
            y={y * CELL - grow}
            width={CELL + 2 * grow}
            height={CELL + 2 * grow}
            rx={14 + grow * 0.6}
          />
        ))}
      </g>
    );
  });
}

interface RulersProps {
  hull: Hull;
  width: number;
  height: number;
  print: number;
  view: View;
  seat: number;
  /** Whether the gauges below show what changes: there only the number that is lit is shown. */
  flying: boolean;
  /** Whether something else stands at the left: there only the number that is lit is shown. */
  bare: boolean;
  /** Whether class and verdict stand where the first number at the left would. */
  plated: boolean;
  /** Whether there is room for numbers below the ship. */
  under: boolean;
  /** Whether there is room for numbers at the right. */
  edge: boolean;
}

/** The numbers along the rim, which the dice pick; the one they picked is lit. */
function Rulers(props: RulersProps) {
  const { hull, width, height, print, view, seat } = props;
  const { board } = useStage();
  const threat = openThreat(view, board.events, seat);
  const dice = threat ? (view.adventure?.dice ?? null) : null;
  // Clear of the outline of the board: above and below by their height, beside it by their width.
  const off = props.flying
    ? { above: 40, below: 40, beside: 40 }
    : { above: OUTLINE + 9, below: OUTLINE - 9 + 0.72 * print, beside: OUTLINE + 0.36 * print };
  // At the far end of its line, where what comes does not hide it.
  const lit = (side: string, number: number) => threat?.side === FACING[side] && dice === number;
  const number = (side: string, value: number, x: number, y: number) => (
    <g key={`${side} ${value}`} transform={`translate(${x} ${y})`} className={lit(side, value) ? "lit" : ""}>
      {lit(side, value) && <rect x="-26" y="-24" width="52" height="48" rx="13" />}
      <text y={lit(side, value) ? 14 : 9}>{value}</text>
    </g>
  );
  return (
    <g className="gt-rulers" style={{ "--print": `${print}px` } as CSSProperties} aria-hidden="true">
      {hull.cols.map((value, n) => number("front", value, (n + 0.5) * CELL, -off.above))}
      {hull.cols.map(
        (value, n) =>
          ((!props.flying && props.under) || lit("rear", value)) &&
          number("rear", value, (n + 0.5) * CELL, height + off.below),
      )}
      {hull.rows.map(
        (value, n) =>
          (!(props.bare || (props.plated && n === 0)) || lit("left", value)) &&
          number("left", value, -off.beside, (n + 0.5) * CELL),
      )}
      {props.edge && hull.rows.map((value, n) => number("right", value, width + off.beside, (n + 0.5) * CELL))}
    </g>
  );
}

const FACING: Record<string, string> = { front: "rear", rear: "front", left: "right", right: "left" };

/** Where along a side the pipes of a connector are. */
const PIPES: Record<string, readonly number[]> = { s: [50], d: [28, 72], u: [28, 50, 72], "-": [] };

/** A clamp over every pipe that really meets another one. */
function Clamps({ spots, laid }: { spots: readonly Spot[]; laid: ReadonlyMap<string, Component> }) {
  const found = useMemo(() => {
    const grid = new Map(spots.map((spot) => [`${spot.x},${spot.y}`, spot.square]));
    const pipes = (square: string | undefined, side: number) => {
      const one = square === undefined ? undefined : laid.get(square);
      return one ? (PIPES[sidesOf(tileOf(one.tile), one.turn)[side] ?? "-"] ?? []) : [];
    };
    return spots.flatMap(({ square, x, y }) => [
      ...meet(pipes(square, 1), pipes(grid.get(`${x + 1},${y}`), 3)).map((along) => ({
        key: `${square} right ${along}`,
        transform: `translate(${(x + 1) * CELL} ${y * CELL + along}) rotate(90)`,
      })),
      ...meet(pipes(square, 2), pipes(grid.get(`${x},${y + 1}`), 0)).map((along) => ({
        key: `${square} rear ${along}`,
        transform: `translate(${x * CELL + along} ${(y + 1) * CELL})`,
      })),
    ]);
  }, [spots, laid]);
  return found.map(({ key, transform }) => <use key={key} href="#gt-clamp" transform={transform} />);
}

function meet(one: readonly number[], other: readonly number[]): number[] {
  return one.filter((along) => other.includes(along));
}

const OUT: Record<string, readonly [number, number]> = { front: [0, -1], right: [1, 0], rear: [0, 1], left: [-1, 0] };

/** Open pipes and weak points, as the rules see them. */
function Marks({ spots, about }: { spots: readonly Spot[]; about: AboutShip | null }) {
  if (!about) return null;
  const place = new Map(spots.map((spot) => [spot.square, spot]));
  const middle = (square: string) => {
    const spot = place.get(square);
    return [((spot?.x ?? 0) + 0.5) * CELL, ((spot?.y ?? 0) + 0.5) * CELL] as const;
  };
  return (
    <>
      {SIDES.flatMap((side) =>
        (about.exposed[side] ?? []).map((square) => {
          const [x, y] = middle(square);
          const [dx, dy] = OUT[side] ?? [0, 0];
          return (
            <use key={`${side} ${square}`} href="#gt-spark" transform={`translate(${x + 54 * dx} ${y + 54 * dy})`} />
          );
        }),
      )}
      {about.weak_points.map((square) => {
        const [x, y] = middle(square);
        return <use key={square} href="#gt-crack" transform={`translate(${x + 36} ${y + 36})`} />;
      })}
    </>
  );
}
