import { useStrip } from "../../match/sizes";
import { type Text, useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useSettings } from "../../ui/settings";
import { useStage } from "../kit/context";
import { MiniTile } from "./art/mini";
import { HULLS, type Ship, spotsOf, trimmed, type View } from "./facts";
import { useSideways } from "./small";

/** Whether the other ships stand on the stage: where neither a rail beside it nor a strip above it shows them. */
export function useOthersOnStage(): boolean {
  const strip = useStrip();
  const sideways = useSideways();
  const { railFolded } = useSettings();
  return sideways || (railFolded && !strip);
}

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
          <SmallShip ship={ship} board={view.board} />
          <span className="gt-other-head">
            <Emblem seat={ship.seat} size={18} />
            <span className="gt-other-name">{board.names[ship.seat]}</span>
          </span>
          <span className="gt-other-facts">{doing(ship, t)}</span>
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

/** What somebody is doing, in a word or two. */
export function doing(ship: Ship, t: Text["t"]): string {
  if (ship.out) return t("gt-out");
  if (ship.position !== null) return ship.lost > 0 ? t("gt-lost", { count: ship.lost }) : t("gt-unhurt");
  if (ship.number !== null) return t("gt-finished", { number: ship.number });
  if (ship.looking !== null) return t("gt-looking", { pile: ship.looking });
  return ship.holding ? t("gt-holding") : t("gt-laid", { count: ship.components.length });
}

export function SmallShip({ ship, board }: { ship: Ship; board: string }) {
  const whole = HULLS.get(board);
  if (!whole) return null;
  const hull = trimmed(whole);
  const spots = spotsOf(hull);
  const place = new Map(spots.map((spot) => [spot.square, spot]));
  const at = (square: string) => `translate(${(place.get(square)?.x ?? 0) * 100} ${(place.get(square)?.y ?? 0) * 100})`;
  return (
    <svg viewBox={`0 -10 ${hull.cols.length * 100} ${hull.rows.length * 100 + 20}`} aria-hidden="true">
      {spots.map(({ square }) => (
        <rect key={square} className="gt-square" x="5" y="5" width="90" height="90" rx="12" transform={at(square)} />
      ))}
      {ship.components.map((component) => (
        <g key={component.square} transform={at(component.square)}>
          <MiniTile component={component} />
        </g>
      ))}
    </svg>
  );
}
