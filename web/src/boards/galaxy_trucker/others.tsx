import { type Text, useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { HULLS, type Ship, spotsOf, type View } from "./facts";
import { TileFace } from "./tile";

/** The ships beside the one shown large; a click swaps them. */
export function Others({ view, shown, show }: { view: View; shown: number; show(seat: number): void }) {
  const { t } = useText();
  const { board } = useStage();
  const others = view.ships.filter((ship) => ship.seat !== shown);
  if (others.length === 0) return null;
  return (
    <div className={`gt-others n${others.length}`} role="group" aria-label={t("gt-others")}>
      {others.map((ship) => (
        <div key={ship.seat} className={`gt-other seat-${ship.seat}${ship.out ? " out" : ""}`}>
          <span className="gt-other-head">
            <Emblem seat={ship.seat} size={18} />
            <span className="gt-other-name">{board.names[ship.seat]}</span>
            {ship.number !== null && ship.position === null && <b className="gt-number">{ship.number}</b>}
          </span>
          <SmallShip ship={ship} board={view.board} />
          <span className="gt-other-facts">
            {facts(ship, t).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
          <button
            type="button"
            className="gt-other-open"
            aria-label={t("gt-open-ship", { who: board.names[ship.seat] ?? "" })}
            onClick={() => show(ship.seat)}
          />
        </div>
      ))}
    </div>
  );
}

/** What somebody is doing and what the ship can do, in a few words each. */
function facts(ship: Ship, t: Text["t"]): string[] {
  if (ship.out) return [t("gt-out")];
  const doing = ship.holding ? t("gt-holding") : ship.looking !== null ? t("gt-looking", { pile: ship.looking }) : null;
  return [
    ...(doing ? [doing] : []),
    t("gt-fact-engines", { value: ship.engines.full }),
    t("gt-fact-cannons", { value: ship.cannons.full }),
    t("gt-fact-crew", { value: ship.crew }),
    t("gt-fact-exposed", { value: ship.exposed }),
  ];
}

function SmallShip({ ship, board }: { ship: Ship; board: string }) {
  const hull = HULLS.get(board);
  if (!hull) return null;
  const spots = spotsOf(hull);
  const place = new Map(spots.map((spot) => [spot.square, spot]));
  const at = (square: string) => `translate(${(place.get(square)?.x ?? 0) * 100} ${(place.get(square)?.y ?? 0) * 100})`;
  const top = Math.min(...spots.map(({ y }) => y));
  const left = Math.min(...spots.map(({ x }) => x));
  const right = Math.max(...spots.map(({ x }) => x)) + 1;
  return (
    <svg
      viewBox={`${left * 100} ${top * 100} ${(right - left) * 100} ${(hull.rows.length - top) * 100}`}
      aria-hidden="true"
    >
      {spots.map(({ square }) => (
        <rect key={square} className="gt-square" x="3" y="3" width="94" height="94" rx="10" transform={at(square)} />
      ))}
      {ship.components.map((component) => (
        <g key={component.square} transform={at(component.square)}>
          <TileFace name={component.tile} turn={component.turn} load={component} full={ship.position === null} />
        </g>
      ))}
    </svg>
  );
}
