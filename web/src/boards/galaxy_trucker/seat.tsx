import { useText } from "../../text/context";
import type { View } from "./facts";
import { lookAt, useLooked } from "./looked";
import { doing, SmallShip } from "./others";
import "./seat.css";

/** A trucker's ship on its card in the rail, and what its builder is doing; a click shows it large. */
export function SeatPicture({ view, seat }: { view: View; seat: number }) {
  const { t } = useText();
  const looked = useLooked();
  const ship = view.ships[seat];
  const shown = looked ?? view.you ?? 0;
  // In the end the scores stand there, and the ships on the stage.
  if (!ship || view.phase === "over") return null;
  // My own ship is on the stage; that it is out is said here as well.
  if (seat === shown && looked === null) return ship.out ? <span className="gt-seat-out">{doing(ship, t)}</span> : null;
  return (
    <div className={`gt-seat seat-${seat}${ship.out ? " out" : ""}${seat === shown ? " shown" : ""}`}>
      <span className="gt-seat-does">{doing(ship, t)}</span>
      <button
        type="button"
        aria-pressed={seat === shown}
        aria-label={t("gt-look-ship")}
        onClick={() => lookAt(seat === shown || seat === view.you ? null : seat)}
      >
        <SmallShip ship={ship} board={view.board} />
      </button>
    </div>
  );
}
