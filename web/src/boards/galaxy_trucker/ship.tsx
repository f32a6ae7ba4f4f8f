import { useLayoutEffect, useMemo, useRef } from "react";
import type { EventInfo } from "../../protocol";
import { useText } from "../../text/context";
import { splitMove } from "../../text/words";
import { useStage } from "../kit/context";
import { useNarrow } from "../kit/media";
import { Piece } from "../kit/piece";
import { aboutTile, nameComponent } from "./about";
import {
  type Component,
  HULLS,
  type Hull,
  hasRoom,
  type Ship,
  type Spot,
  spotsOf,
  type Turn,
  trimmed,
  weakPoints,
} from "./facts";
import { TileFace } from "./tile";

const CELL = 100;
const EDGE = 34;
/** On a phone a square is at least as large as a thumb, and a wide ship is scrolled. */
const THUMB = 0.45;
/** Moves whose argument ends in a square of my ship; `lay` has its own way of being shown. */
const SQUARE = /(?:^|_)(c\d+r\d+)$/;

interface ShipProps {
  ship: Ship;
  board: string;
  /** Whether its pieces can be played: my own ship, not another's. */
  mine: boolean;
  turn: Turn;
  /** The colour picked up from the dock or from a hold, if one is. */
  carried: string | null;
  over: string | null;
  fresh: readonly EventInfo[];
  lay(square: string): void;
  setTurn(turn: Turn): void;
}

/** A ship on its board: numbered squares, components, and where the tile in hand may go. */
export function ShipBoard(props: ShipProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { ship, mine } = props;
  const narrow = useNarrow();
  const whole = HULLS.get(props.board);
  // A phone has no room for the columns and rows that only the dice know.
  const hull = useMemo(() => (whole && narrow ? trimmed(whole) : whole), [whole, narrow]);
  const moves = useMemo(
    () => (mine ? movesBySquare(offer.verbs, (verb) => offer.args(verb)) : new Map()),
    [offer, mine],
  );
  const weak = useMemo(() => (hull ? new Set(weakPoints(ship, hull)) : new Set<string>()), [ship, hull]);
  const deck = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ship board is another width
  useLayoutEffect(() => {
    const { current } = deck;
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, [hull]);
  if (!hull) return null;
  const width = hull.cols.length * CELL + 2 * EDGE;
  const height = hull.rows.length * CELL + 2 * EDGE;
  const laid = new Map(ship.components.map((component) => [component.square, component]));
  const hurt = fates(props.fresh, ship.seat);
  return (
    <div className="gt-deck" ref={deck}>
      <svg
        className={`gt-ship seat-${ship.seat}${mine && offer.question === "load" ? " loading" : ""}`}
        viewBox={`0 0 ${width} ${height}`}
        style={narrow ? { minWidth: width * THUMB } : undefined}
        role="group"
        aria-label={t("gt-ship-of", { who: board.names[ship.seat] ?? "" })}
      >
        <Edges hull={hull} width={width} height={height} />
        {spotsOf(hull).map((spot) => {
          const component = laid.get(spot.square);
          return (
            <g key={spot.square} transform={`translate(${EDGE + spot.x * CELL} ${EDGE + spot.y * CELL})`}>
              {component ? (
                <Laid
                  component={component}
                  moves={moves.get(spot.square) ?? []}
                  weak={weak.has(spot.square)}
                  newest={ship.newest === spot.square}
                  {...props}
                />
              ) : (
                <Empty spot={spot} {...props} />
              )}
              {hurt.has(spot.square) && <path className="gt-burst" d={BURST} aria-hidden="true" />}
            </g>
          );
        })}
        <Incoming hull={hull} fresh={props.fresh} width={width} height={height} />
      </svg>
    </div>
  );
}

const BURST = "M50 2l10 28 26-16-14 27 27 9-27 9 14 27-26-16-10 28-10-28-26 16 14-27-27-9 27-9-14-27 26 16z";

/** The offered moves by the square they name. */
function movesBySquare(verbs: readonly string[], args: (verb: string) => readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const verb of verbs) {
    if (verb === "lay") continue;
    for (const arg of args(verb)) {
      const square = SQUARE.exec(arg)?.[1];
      if (square) found.set(square, [...(found.get(square) ?? []), `${verb} ${arg}`]);
    }
  }
  return found;
}

/** Squares of a ship where something was just destroyed. */
function fates(fresh: readonly EventInfo[], seat: number): Set<string> {
  const gone = new Set<string>();
  for (const { kind, fields } of fresh) {
    if (fields.seat !== seat) continue;
    if (kind === "destroyed" && typeof fields.square === "string") gone.add(fields.square);
    if ((kind === "broke_apart" || kind === "removed") && Array.isArray(fields.squares)) {
      for (const square of fields.squares) gone.add(String(square));
    }
  }
  return gone;
}

/** The numbers printed along the edges, which the dice pick. */
function Edges({ hull, width, height }: { hull: Hull; width: number; height: number }) {
  return (
    <g className="gt-edges" aria-hidden="true">
      {hull.cols.map((number, x) => (
        <g key={number} transform={`translate(${EDGE + (x + 0.5) * CELL} 0)`}>
          <text y="24">{number}</text>
          <text y={height - 10}>{number}</text>
        </g>
      ))}
      {hull.rows.map((number, y) => (
        <g key={number} transform={`translate(0 ${EDGE + (y + 0.5) * CELL + 8})`}>
          <text x="17">{number}</text>
          <text x={width - 17}>{number}</text>
        </g>
      ))}
    </g>
  );
}

/** A free square. It glows where the tile in hand fits as it is turned, faintly where it fits turned otherwise. */
function Empty({ spot, ...props }: ShipProps & { spot: Spot }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { mine, turn, ship } = props;
  const holding = mine && ship.hand !== null && offer.question === "holding";
  if (!holding) return <rect className="gt-square" x="3" y="3" width="94" height="94" rx="10" />;
  const fits = offer.has(`lay ${spot.square}_${turn}`);
  const other = (["n", "e", "s", "w"] as const).find((way) => offer.has(`lay ${spot.square}_${way}`));
  const name = board.words.name(spot.square);
  return (
    <Piece
      label={t("gt-free-square", { square: name, fits: fits ? "yes" : other ? "turned" : "no" })}
      title={name}
      text={t("about-gt-square")}
      moves={fits ? [`lay ${spot.square}_${turn}`] : []}
      onPick={() => (!fits && other ? props.setTurn(other) : props.lay(spot.square))}
      drop={`square ${spot.square}`}
      className={`gt-free${fits ? " fits" : other ? " turned" : ""}${props.over === spot.square ? " over" : ""}`}
    >
      <rect className="hit" width={CELL} height={CELL} />
      <rect className="gt-square" x="3" y="3" width="94" height="94" rx="10" />
      {fits && ship.hand && (
        <g className="gt-ghost-tile" aria-hidden="true">
          <TileFace name={ship.hand} turn={turn} full />
        </g>
      )}
      {!fits && other && <path className="turn-mark" d="M35 50a15 15 0 1 1 5 11M40 70v-11h11" />}
    </Piece>
  );
}

function Laid(props: ShipProps & { component: Component; moves: readonly string[]; weak: boolean; newest: boolean }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { component, carried } = props;
  const wanted = carried ? `load ${carried}_${component.square}` : null;
  const moves = wanted && props.moves.includes(wanted) ? [wanted] : [...props.moves];
  const welcome = carried !== null && hasRoom(component, carried);
  if (props.newest && props.mine && offer.has("pick_up")) moves.push("pick_up");
  const notes = [aboutTile(component.tile, t)];
  if (props.weak) notes.push(t("gt-weak-here"));
  return (
    <Piece
      label={nameComponent(component, t, board.words)}
      title={board.words.name(component.tile)}
      text={notes.join(" ")}
      moves={moves}
      drop={`square ${component.square}`}
      className={`gt-laid${props.over === component.square ? " over" : ""}${welcome ? " welcome" : ""}${playsOn(moves)}`}
    >
      <rect className="hit" width={CELL} height={CELL} />
      <g aria-hidden="true">
        <TileFace
          name={component.tile}
          turn={component.turn}
          load={component}
          full={props.ship.position === null}
          haul={props.mine && HAULING.test(moves.join(" "))}
        />
      </g>
      {(moves.length > 0 || welcome) && <rect className="gt-glow" x="4" y="4" width="92" height="92" rx="9" />}
      {props.weak && <path className="gt-weak" d="M86 80l8 14h-16z" />}
    </Piece>
  );
}

/** Moves that take a block out of a hold. */
const HAULING = /\b(unload|give_goods) /;

function playsOn(moves: readonly string[]): string {
  const verb = moves[0] && splitMove(moves[0]).verb;
  return verb ? ` ${verb}` : "";
}

/** A meteor or a shot flying at the ship along the line the dice chose. */
function Incoming({
  hull,
  fresh,
  width,
  height,
}: {
  hull: Hull;
  fresh: readonly EventInfo[];
  width: number;
  height: number;
}) {
  const hit = fresh.findLast(({ kind }) => kind === "meteor" || kind === "shot");
  if (!hit) return null;
  const { side, dice, size } = hit.fields;
  const column = side === "front" || side === "rear";
  const at = (column ? hull.cols : hull.rows).indexOf(Number(dice));
  if (at < 0) return null;
  const along = EDGE + (at + 0.5) * CELL;
  const [x, y] = column ? [along, side === "front" ? 0 : height] : [side === "left" ? 0 : width, along];
  const big = size === "large" || size === "heavy";
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden="true">
      <g className={`gt-incoming ${hit.kind} from-${side}`}>
        <circle r={big ? 34 : 20} />
        {big && <circle className="crater" cx="-9" cy="-6" r="8" />}
      </g>
    </g>
  );
}
