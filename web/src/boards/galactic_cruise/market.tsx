import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { Zone } from "../kit/zone";
import { about } from "./about";
import { Disc, Mark } from "./art/marks";
import { CruisePoster, Tickets } from "./cruise-poster";
import {
  CRUISES,
  each,
  GUEST_COSTS,
  GUEST_TYPES,
  type Guest,
  type Guests,
  type MarketView,
  printed,
  type View,
} from "./facts";
import { GuestSign, Person, personWidth, Sign, StopSign } from "./icons";
import { useNames } from "./names";
import { useTouched } from "./touched";

/** How high a guest is drawn, the best first; how far the next type stands from it, and how much of one is seen behind another. */
const HEIGHTS = [25, 21, 18];
const LARGE = 66;
const APART = 2;
const PEEK = 6;

/** The marketing board: the cruises on offer with their tickets sold, and the guests who queue in lanes this wide. */
export function Market({ view, lane }: { view: View; lane: number }) {
  const { t } = useText();
  const { market } = view;
  return (
    <>
      <Zone
        title={t("gc-departures")}
        className={`gc-market n${market.cruises.length}`}
        beside={
          <>
            <Disc action="schedule_cruise" department="marketing" />
            <small>{t("gc-more", { count: market.cruise_stack })}</small>
          </>
        }
      >
        {(grown) => (
          <div className="gc-cruises" role="group" aria-label={t("gc-cruises", { stack: market.cruise_stack })}>
            {market.cruises.map((one, n) =>
              one === null ? (
                <span key={n} className="gc-cruise empty" />
              ) : (
                <Cruise key={one.cruise} {...one} grown={grown} />
              ),
            )}
          </div>
        )}
      </Zone>
      <Queue market={market} lane={lane} />
    </>
  );
}

type CruiseProps = NonNullable<MarketView["cruises"][number]> & { grown: boolean };

/** A row of the departures: where it goes, what fuel it needs, who has a ticket, and whose it is. */
function Cruise({ cruise, presold, scheduled_by, grown }: CruiseProps) {
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
  const by =
    scheduled_by === null ? (
      <em>{t("gc-free")}</em>
    ) : (
      <>
        <span className="gc-cruise-owner">{names.company(scheduled_by)}</span>
        <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
          <Mark seat={scheduled_by} x={0} y={0} size={18} />
        </svg>
      </>
    );
  return (
    <Piece
      as="button"
      label={t("gc-cruise", {
        name: words.name(cruise),
        stops: stops.map((stop) => words.name(stop)).join(", "),
        fuel,
        tickets: tickets || t("generic-none"),
        by: scheduled_by === null ? words.name("nobody") : names.company(scheduled_by),
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
      ids={[cruise]}
      className={`${grown ? "gc-cruise-poster" : "gc-cruise"}${scheduled_by === null ? "" : ` taken seat-${scheduled_by}`}${touched(cruise)}`}
    >
      {grown ? (
        <CruisePoster cruise={cruise} guests={guests} by={by} />
      ) : (
        <>
          <b className="gc-cruise-id">
            {cruise.toUpperCase()}
            {starred && "★"}
          </b>
          <span className="gc-itinerary">
            {stops.map((stop, n) => (
              <span key={n}>
                {n > 0 && <i />}
                <StopSign stop={stop} size={19} />
              </span>
            ))}
          </span>
          <span className="gc-cruise-fuel">
            {fuel}
            <Sign of="fuel" size={15} />
          </span>
          <Tickets guests={guests} height={22} />
          <span className="gc-cruise-by">{by}</span>
        </>
      )}
    </Piece>
  );
}

const SECTIONS = ["1", "2", "3", "supply"] as const;

/** Three lanes and the supply, each with its price in ads; the head says what each type brings on a day in space. */
function Queue({ market, lane }: { market: MarketView; lane: number }) {
  const { t } = useText();
  const { offer } = useStage();
  // With specialized segments it is those that are visited on a day in space.
  const bonuses = market.guest_bonus.length > 0;
  return (
    <Zone
      title={t("gc-guests-waiting")}
      className="gc-guests-zone"
      beside={
        <>
          <Disc action="advertise_cruise" department="marketing" />
          {bonuses && (
            <span className="gc-days">
              <Sign of="day_in_space" size={14} />
              {GUEST_TYPES.map((type, row) => (
                <GuestBonus key={type} type={type} bonus={market.guest_bonus[row] ?? null} />
              ))}
            </span>
          )}
        </>
      }
    >
      {(grown) => (
        <>
          <div className="gc-queue" role="group" aria-label={t("gc-queue")}>
            {SECTIONS.map((section, n) => {
              const price = GUEST_COSTS.queue_ads[n] ?? GUEST_COSTS.supply_ads;
              const guests = market.queue[n] ?? market.supply;
              return (
                <div key={section} className={`gc-lane ${section === "supply" ? "supply" : ""}`}>
                  <Piece
                    as="button"
                    label={t("gc-section", { section, price })}
                    text={t(section === "supply" ? "about-gc-supply" : "about-gc-section", { price })}
                    moves={offer.among(`to_section ${section}`)}
                    className="gc-section"
                  >
                    {price}
                    <Sign of="ads" size={grown ? 20 : 13} />
                  </Piece>
                  {grown && (
                    <small>{t(section === "supply" ? "about-gc-supply" : "about-gc-section", { price })}</small>
                  )}
                  <span className="gc-people-waiting">
                    {GUEST_TYPES.map((type) => (
                      <Waiting
                        key={type}
                        type={type}
                        section={section}
                        number={guests[type]}
                        height={section === "supply" ? undefined : grown ? LARGE : heightIn(lane, guests)}
                        grown={grown}
                      />
                    ))}
                  </span>
                </div>
              );
            })}
          </div>
          {grown && bonuses && <DaysInSpace market={market} />}
        </>
      )}
    </Zone>
  );
}

/** How high these guests may be so that the lane has room: one of each type is seen whole, those behind only in part. */
function heightIn(lane: number, guests: Guests): number | undefined {
  const types = GUEST_TYPES.filter((type) => guests[type] > 0).length;
  const rest = (types - 1) * APART + (each(guests).length - types) * PEEK;
  return HEIGHTS.find((height) => types * personWidth(height) + rest <= lane);
}

/** At a closer look: what each type of guest brings on a day in space, in words. */
function DaysInSpace({ market }: { market: MarketView }) {
  const { t } = useText();
  const { words } = useStage().board;
  return (
    <section className="gc-days-closer" aria-label={t("gc-days")}>
      <h4 className="gc-focus-head">{t("gc-days")}</h4>
      <ul>
        {GUEST_TYPES.map((type, row) => {
          const bonus = market.guest_bonus[row] ?? null;
          return (
            <li key={type}>
              <Person guest={type} height={58} />
              <p>
                <b>{words.name(type)}</b>
                {bonus !== null && about.guestBonus(bonus, words)}
              </p>
              {bonus !== null && <Sign of={bonus} size={26} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What a guest of this type brings on a day in space. */
function GuestBonus({ type, bonus }: { type: Guest; bonus: string | null }) {
  const { t } = useText();
  const { words } = useStage().board;
  return (
    <Piece
      as="button"
      label={t("gc-guest-type", {
        type: words.name(type),
        bonus: bonus === null ? t("generic-none") : words.name(bonus),
      })}
      title={words.name(type)}
      text={bonus === null ? undefined : about.guestBonus(bonus, words)}
      className="gc-guest-type"
    >
      <GuestSign guest={type} size={14} />
      {bonus !== null && <Sign of={bonus} size={13} />}
    </Piece>
  );
}

interface WaitingProps {
  type: Guest;
  section: (typeof SECTIONS)[number];
  number: number;
  /** How high everybody stands in person; undefined where there is no room for that. */
  height: number | undefined;
  grown: boolean;
}

/** The guests of one type in one lane. */
function Waiting({ type, section, number, height, grown }: WaitingProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  const who = `${type}_${section}`;
  const moves = offer.among(
    `invite ${who}`,
    `move_guest ${who}`,
    ...(section === "supply" ? [`add_guest ${type}`] : []),
  );
  if (number === 0 && moves.length === 0) return null;
  const movable = number > 0 && (moves.length > 0 || offer.args("advertise").length > 0);
  return (
    <Piece
      as="button"
      label={t("gc-waiting", { number, who: words.name(who) })}
      title={words.name(who)}
      text={t("about-gc-waiting", { type: words.name(type) })}
      moves={moves}
      drag={movable ? `guest ${who}` : undefined}
      className={`gc-waiting${number === 0 ? " none" : ""}`}
    >
      <People type={type} number={number} height={height} grown={grown} />
    </Piece>
  );
}

/** Everybody in person, close together where the lane is short; a number where they would not be told apart. */
function People({ type, number, height, grown }: Pick<WaitingProps, "type" | "number" | "height" | "grown">) {
  if (height === undefined) {
    return (
      <>
        <GuestSign guest={type} size={grown ? 34 : 13} />
        <b>{number}</b>
      </>
    );
  }
  return Array.from({ length: number }, (_, n) => (
    <span key={n} className="gc-one-waiting">
      <Person guest={type} height={height} />
    </span>
  ));
}
