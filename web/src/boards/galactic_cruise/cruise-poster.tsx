import type { ReactNode } from "react";
import { useStage } from "../kit/context";
import { CRUISES, GUEST_COSTS, type Guest, printed } from "./facts";
import { Person, Sign, StopSign } from "./icons";

interface PosterProps {
  cruise: string;
  /** Who has a ticket. */
  guests: readonly Guest[];
  /** Whose it is, as the row of the departures says it too. */
  by: ReactNode;
}

/** A cruise at a closer look: a travel poster with every stop by its name, the fuel it burns and its seats. */
export function CruisePoster({ cruise, guests, by }: PosterProps) {
  const { words } = useStage().board;
  const { stops, fuel, starred } = printed(CRUISES, cruise);
  return (
    <>
      <span className="gc-poster-head">
        <b className="gc-cruise-id">
          {cruise.toUpperCase()}
          {starred && "★"}
        </b>
        <span className="gc-cruise-by">{by}</span>
      </span>
      <span className="gc-poster-stops">
        {stops.map((stop, n) => (
          <span key={n}>
            <StopSign stop={stop} size={26} />
            {words.name(stop)}
          </span>
        ))}
      </span>
      <span className="gc-poster-foot">
        <span className="gc-poster-fuel">
          {fuel}
          <Sign of="fuel" size={20} />
        </span>
        <Tickets guests={guests} height={40} />
      </span>
    </>
  );
}

/** The seats of a cruise that are sold before it flies, with those who have a ticket. */
export function Tickets({ guests, height }: { guests: readonly Guest[]; height: number }) {
  return (
    <span className="gc-tickets">
      {Array.from({ length: GUEST_COSTS.max_presold }, (_, n) => {
        const guest = guests[n];
        return (
          <span key={n} className={guest ? "gc-ticket sold" : "gc-ticket"}>
            {guest && <Person guest={guest} height={height} />}
          </span>
        );
      })}
    </span>
  );
}
