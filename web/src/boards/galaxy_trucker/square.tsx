import type { CSSProperties } from "react";
import { useText } from "../../text/context";
import { splitMove } from "../../text/words";
import { useBeatLength, useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { aboutTile, nameComponent } from "./about";
import { TileFace } from "./art/tile";
import { type Component, type Spot, TURNS } from "./facts";
import { aheadOf } from "./missile";
import type { ShipProps } from "./ship";

/** A free square. It glows where the tile in hand fits as it is turned, faintly where it fits turned otherwise. */
export function Empty({ spot, bare, ...props }: ShipProps & { spot: Spot; bare: boolean }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { mine, turn, ship } = props;
  const holding = mine && ship.hand !== null && offer.question === "holding";
  const gone = props.gone.has(spot.square);
  if (!holding) return <Socket gone={gone} bare={bare} />;
  const fits = offer.has(`lay ${spot.square}_${turn}`);
  const other = TURNS.find((way) => offer.has(`lay ${spot.square}_${way}`));
  const name = board.words.name(spot.square);
  return (
    <Piece
      label={t("gt-free-square", { square: name, fits: fits ? "yes" : other ? "turned" : "no" })}
      title={name}
      // Where the tile fits, its picture says it all, and a bubble would hide the ship.
      {...(fits ? {} : { text: t("about-gt-square") })}
      moves={fits ? [`lay ${spot.square}_${turn}`] : []}
      why={`lay ${spot.square}_${turn}`}
      onPick={() => (!fits && other ? props.setTurn(other) : props.lay(spot.square))}
      drop={`square ${spot.square}`}
      className={`gt-free${fits ? " fits" : other ? " turned" : ""}${props.over === `square ${spot.square}` ? " over" : ""}`}
    >
      <rect className="hit" width="100" height="100" />
      <Socket gone={gone} bare={false} />
      {fits && ship.hand && (
        <g className="gt-ghost-tile" aria-hidden="true">
          <TileFace name={ship.hand} turn={turn} full />
        </g>
      )}
      {fits && (
        <g className="gt-ring">
          <rect className="halo" x="-2" y="-2" width="104" height="104" rx="14" />
          <rect className="ink" width="100" height="100" rx="12" />
          <rect className="line" width="100" height="100" rx="12" />
        </g>
      )}
      {!fits && other && (
        <g className="gt-turnable">
          <rect x="6" y="6" width="88" height="88" rx="11" />
          <path d="M38 44a14 14 0 1 1-1 11M36 34v11h11" />
        </g>
      )}
    </Piece>
  );
}

function Socket({ gone, bare }: { gone: boolean; bare: boolean }) {
  if (bare && !gone) return null;
  return (
    <g className={gone ? "gt-socket gone" : "gt-socket"} aria-hidden="true">
      <rect x="5" y="5" width="90" height="90" rx="11" />
      {gone ? <path d="M38 38l24 24M62 38L38 62" /> : <path d="M44 50h12M50 44v12" />}
    </g>
  );
}

/** A component: what it is, what it carries, and what can be done with it. */
export function Laid(
  props: ShipProps & { component: Component; moves: readonly string[]; weak: boolean; aimed: boolean },
) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { component, carried, ship } = props;
  const shot = useEvent("shot_meteor");
  // Where it has first to fly in, it is shot after that.
  const late = useEvent("meteor") !== null;
  const fired = shot?.fields.seat === ship.seat && shot.fields.square === component.square;
  const length = useBeatLength();
  const ahead = aheadOf(component);
  const wanted = carried ? `load ${carried}_${component.square}` : null;
  const moves = wanted && props.moves.includes(wanted) ? [wanted] : [...props.moves];
  if (ship.newest === component.square && props.mine && offer.has("pick_up")) moves.push("pick_up");
  const notes = [aboutTile(component.tile, t)];
  if (props.weak) notes.push(t("gt-weak-here"));
  if (props.aimed) notes.push(t("gt-aimed-here"));
  return (
    <Piece
      label={nameComponent(component, t, board.words)}
      title={board.words.name(component.tile)}
      text={notes.join(" ")}
      moves={moves}
      ids={[component.square]}
      drop={`square ${component.square}`}
      className={`gt-laid${props.over === `square ${component.square}` ? " over" : ""}${props.aimed ? " aimed" : ""}${playsOn(moves)}`}
    >
      <rect className="hit" x="-1" y="-1" width="102" height="102" />
      <g
        className={
          fired ? (late ? "gt-recoil late" : "gt-recoil") : ship.newest === component.square ? "gt-newest" : undefined
        }
        style={
          fired
            ? ({ ...length, "--gt-rx": `${ahead.x * -RECOIL}px`, "--gt-ry": `${ahead.y * -RECOIL}px` } as CSSProperties)
            : undefined
        }
        aria-hidden="true"
      >
        <TileFace
          name={component.tile}
          turn={component.turn}
          load={component}
          full={ship.position === null}
          fly={ship.position !== null}
          mood={props.aimed ? "scared" : "calm"}
          haul={props.mine && HAULING.test(moves.join(" "))}
        />
      </g>
    </Piece>
  );
}

/** How far a cannon is thrown back. */
const RECOIL = 8;

/** Moves that take a block out of a hold. */
const HAULING = /\b(unload|give_goods) /;

function playsOn(moves: readonly string[]): string {
  const verb = moves[0] && splitMove(moves[0]).verb;
  return verb ? ` ${verb}` : "";
}
