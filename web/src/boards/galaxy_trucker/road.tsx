import { useText } from "../../text/context";
import { useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { useMedia, useNarrow } from "../kit/media";
import { Truck } from "./art/flight";
import { SPACES, type View } from "./facts";

const WIDTH = 980;
const SMALL = 700;
const NARROWEST = 22;
const WIDEST = 36;

/** The circuit laid out straight, leader to the right: the ships on it, their order, and the days between them. */
export function Road({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const narrow = useNarrow();
  const moved = useEvent("gained_days", "lost_days", "launched");
  const flying = view.ships.filter(({ position, out }) => position !== null && !out);
  const places = flying.map(({ position }) => position ?? 0);
  const lead = Math.max(0, ...places);
  const last = Math.min(lead, ...places);
  const small = useMedia("(max-width: 1180px)");
  const width = narrow ? 390 : small ? SMALL : WIDTH;
  const step = Math.min(WIDEST, Math.max(narrow ? 9 : NARROWEST, (width - 120) / (lead - last + 6)));
  // The leader stands well to the right, with a little road before it.
  const centre = (lead + last) / 2;
  const at = (position: number) => width / 2 + (position - centre) * step;
  const first = Math.floor(centre - width / step / 2) - 1;
  const spaces = Array.from({ length: Math.ceil(width / step) + 3 }, (_, n) => first + n);
  const order = view.order.map((seat) => board.names[seat] ?? "").join(", ");
  const rooms = roomsFor(
    view.order.flatMap((seat) => {
      const ship = view.ships[seat];
      if (!ship || ship.position === null || ship.out) return [];
      return [{ seat, x: at(ship.position), wide: tagWidth(board.names[seat] ?? "") }];
    }),
  );
  const y = narrow ? 34 : 65;
  const half = narrow ? 12 : 17;
  return (
    <svg
      className={moved ? "gt-road moving" : "gt-road"}
      viewBox={`0 0 ${width} ${narrow ? 54 : 98}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={t("gt-circuit", { order: order || "none" })}
    >
      <path className="bed" d={`M-2000 ${y - half}H3000V${y + half}H-2000z`} />
      {spaces.map((space) => (
        <path
          key={space}
          className={space % SPACES === 0 ? "space start" : space % 5 === 0 ? "space fifth" : "space"}
          d={`M${at(space) - step / 2 + 2} ${y - half + 4}h${step - 8}l6 ${half - 4}l-6 ${half - 4}h${8 - step}l6 ${4 - half}z`}
        />
      ))}
      <path className="kerb" d={`M-2000 ${y - half}H3000`} />
      <path className="kerb far" d={`M-2000 ${y + half}H3000`} />
      {view.order.map((seat, place) => {
        const ship = view.ships[seat];
        if (!ship || ship.position === null || ship.out) return null;
        const next = view.ships[view.order[place - 1] ?? -1];
        const days = next?.position != null ? next.position - ship.position : null;
        return (
          <g
            key={seat}
            className={`gt-marker seat-${seat}${seat === board.seat ? " mine" : ""}`}
            style={{ transform: `translate(${at(ship.position)}px, ${y}px)` }}
          >
            <g transform={narrow ? "scale(.72) translate(0 -2)" : "translate(0 -2)"}>
              <Truck seat={seat} />
            </g>
            {narrow ? (
              <text y="-19" className="place">
                {place + 1}
              </text>
            ) : (
              <Tag name={board.names[seat] ?? ""} place={place + 1} room={rooms.get(seat) ?? WHOLE} />
            )}
            {!narrow && days !== null && days * step > SHORTEST && (
              <text y="31" x={(days * step) / 2} className="days">
                {t("gt-days", { days })}
              </text>
            )}
          </g>
        );
      })}
      {!narrow && (
        <text className="gt-left" x="12" y="22">
          {t("gt-cards-left", { count: view.cards_left })}
        </text>
      )}
    </svg>
  );
}

/** The least room between two trucks in which a number of days can be written. */
const SHORTEST = 44;

interface Room {
  high: boolean;
  /** Whether there is room for the name; the truck below bears the seat's mark anyway. */
  named: boolean;
}

const WHOLE: Room = { high: false, named: true };
const ALONE = 24;

const short = (name: string) => (name.length > 9 ? `${name.slice(0, 8)}…` : name);
const tagWidth = (name: string) => 40 + short(name).length * 8.2;

/** Tags stand in two rows, from the left; where both are full, one shows its place alone. */
function roomsFor(tags: readonly { seat: number; x: number; wide: number }[]): Map<number, Room> {
  const ends = [-Infinity, -Infinity];
  return new Map(
    [...tags]
      .sort((one, other) => one.x - other.x)
      .map(({ seat, x, wide }) => {
        const row = ends.findIndex((end) => x - wide / 2 > end);
        const named = row >= 0;
        const at = named ? row : (ends[0] ?? 0) <= (ends[1] ?? 0) ? 0 : 1;
        ends[at] = x + (named ? wide : ALONE) / 2;
        return [seat, { high: at === 1, named }];
      }),
  );
}

/** Place and name over a truck. */
function Tag({ name, place, room }: { name: string; place: number; room: Room }) {
  const wide = room.named ? tagWidth(name) : ALONE;
  return (
    <g className="gt-tag" transform={`translate(0 ${room.high ? -54 : -33})`}>
      <rect x={-wide / 2} y="-10" width={wide} height="20" rx="10" />
      <circle cx={-wide / 2 + (room.named ? 13 : ALONE / 2)} r="8.5" />
      <text className="place" x={-wide / 2 + (room.named ? 13 : ALONE / 2)} y="5">
        {place}
      </text>
      {room.named && (
        <text className="name" x={10} y="5">
          {short(name)}
        </text>
      )}
    </g>
  );
}
