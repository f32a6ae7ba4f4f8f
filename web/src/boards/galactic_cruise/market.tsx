import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { Mark } from "./art";
import { about } from "./effects";
import {
  CRUISES,
  GUEST_COSTS,
  GUEST_TYPES,
  type Guest,
  type Guests,
  type MarketView,
  printed,
  type View,
} from "./facts";
import { GuestSign, Sign, StopSign } from "./icons";
import { useNames } from "./names";
import { useTouched } from "./touched";

/** The marketing board: the cruises on offer with their tickets sold, and the guests who queue for them. */
export function Market({ view }: { view: View }) {
  const { t } = useText();
  const { market } = view;
  return (
    <div className="gc-market">
      <div className="gc-cruises" role="group" aria-label={t("gc-cruises", { stack: market.cruise_stack })}>
        {market.cruises.map((one, n) =>
          one === null ? <span key={n} className="gc-cruise empty" /> : <Cruise key={one.cruise} {...one} />,
        )}
      </div>
      <Queue market={market} />
    </div>
  );
}

function Cruise({ cruise, presold, scheduled_by }: NonNullable<MarketView["cruises"][number]>) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  const names = useNames();
  const touched = useTouched();
  const { stops, fuel, starred } = printed(CRUISES, cruise);
  const guests = each(presold);
  // Those with a ticket board from here.
  const boarding = scheduled_by === board.seat ? GUEST_TYPES.map((guest) => `board ${guest}`) : [];
  const tickets = guests.map((guest) => words.name(guest)).join(", ");
  return (
    <Piece
      as="button"
      label={t("gc-cruise", {
        name: words.name(cruise),
        stops: stops.map((stop) => words.name(stop)).join(", "),
        fuel,
        tickets: tickets || "none",
        by: scheduled_by === null ? "none" : names.company(scheduled_by),
      })}
      title={words.name(cruise)}
      text={
        <>
          <p>{about.cruise(cruise, words)}</p>
          <p>{tickets ? t("gc-tickets", { tickets }) : t("gc-no-tickets")}</p>
          <p>
            {scheduled_by === null ? t("gc-free-cruise") : t("gc-scheduled-by", { who: names.company(scheduled_by) })}
          </p>
        </>
      }
      moves={offer.among(`schedule ${cruise}`, `advertise ${cruise}`, ...boarding)}
      drop={`cruise ${cruise}`}
      className={`gc-cruise${scheduled_by === null ? "" : ` taken seat-${scheduled_by}`}${touched(cruise)}`}
    >
      <span className="gc-cruise-head">
        <b>
          {cruise.toUpperCase()}
          {starred && "★"}
        </b>
        <span>
          {fuel}
          <Sign of="fuel" size={13} />
        </span>
      </span>
      <svg className="gc-route" viewBox={`0 0 ${stops.length * 19 - 1} 18`} height="18" aria-hidden="true">
        <line x1="9" x2={stops.length * 19 - 10} y1="9" y2="9" />
        {stops.map((stop, n) => (
          <StopSign key={n} stop={stop} size={17} x={n * 19} y={0.5} />
        ))}
      </svg>
      <span className="gc-tickets">
        {Array.from({ length: GUEST_COSTS.max_presold }, (_, n) => {
          const guest = guests[n];
          return (
            <span key={n} className={guest ? "gc-ticket sold" : "gc-ticket"}>
              {guest && <GuestSign guest={guest} size={15} />}
            </span>
          );
        })}
        {scheduled_by !== null && (
          <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
            <Mark seat={scheduled_by} x={0} y={0} size={18} />
          </svg>
        )}
      </span>
    </Piece>
  );
}

/** Guests one by one, in the order of their types. */
export function each(guests: Guests): Guest[] {
  return GUEST_TYPES.flatMap((type) => Array.from({ length: guests[type] }, () => type));
}

const SECTIONS = ["1", "2", "3", "supply"] as const;

/** Three sections and the supply, a column each with its price in ads; three types, a row each with its bonus. */
function Queue({ market }: { market: MarketView }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  const sections = [...market.queue, market.supply];
  return (
    <div className="gc-queue" role="group" aria-label={t("gc-queue")}>
      <Sign of="day_in_space" size={15} />
      {SECTIONS.map((section, n) => {
        const price = GUEST_COSTS.queue_ads[n] ?? GUEST_COSTS.supply_ads;
        const moves = offer.among(`to_section ${section}`);
        return (
          <Piece
            key={section}
            as="button"
            label={t("gc-section", { section, price })}
            text={t(section === "supply" ? "about-gc-supply" : "about-gc-section", { price })}
            moves={moves}
            className="gc-section"
          >
            {price}
            <Sign of="ads" size={12} />
          </Piece>
        );
      })}
      {GUEST_TYPES.map((type, row) => {
        const bonus = market.guest_bonus[row] ?? null;
        return [
          <Piece
            key={type}
            as="button"
            label={t("gc-guest-type", { type: words.name(type), bonus: bonus === null ? "none" : words.name(bonus) })}
            title={words.name(type)}
            text={bonus === null ? undefined : about.guestBonus(bonus, words)}
            className="gc-guest-type"
          >
            <GuestSign guest={type} size={15} hollow />
            {bonus !== null && <Sign of={bonus} size={13} />}
          </Piece>,
          ...SECTIONS.map((section, n) => {
            const number = sections[n]?.[type] ?? 0;
            const who = `${type}_${section}`;
            const moves = offer.among(
              `invite ${who}`,
              `move_guest ${who}`,
              ...(section === "supply" ? [`add_guest ${type}`] : []),
            );
            const movable = number > 0 && (moves.length > 0 || offer.args("advertise").length > 0);
            return (
              <Piece
                key={who}
                as="button"
                label={t("gc-waiting", { number, who: words.name(who) })}
                title={words.name(who)}
                text={t("about-gc-waiting", { type: words.name(type) })}
                moves={moves}
                drag={movable ? `guest ${who}` : undefined}
                className={`gc-waiting${number === 0 ? " none" : ""}`}
              >
                <People type={type} number={number} many={section === "supply"} />
              </Piece>
            );
          }),
        ];
      })}
    </div>
  );
}

/** Up to three people side by side, more as a number. */
function People({ type, number, many }: { type: Guest; number: number; many: boolean }) {
  if (number === 0) return <span className="gc-nobody-waits">·</span>;
  if (many || number > 3) {
    return (
      <>
        <GuestSign guest={type} size={15} />
        <b>×{number}</b>
      </>
    );
  }
  return Array.from({ length: number }, (_, n) => <GuestSign key={n} guest={type} size={15} />);
}
