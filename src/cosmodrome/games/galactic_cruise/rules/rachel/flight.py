"""Rachel's shuttles in space: destinations, days in space, the return; and where she goes in the last advance."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import E_GUESTS, EXPERT, NO_PILOT, Company, Shuttle
from cosmodrome.games.galactic_cruise.counters import UPGRADES_OF
from cosmodrome.games.galactic_cruise.rules import flight, gains, ledger, reputation, workers
from cosmodrome.games.galactic_cruise.rules.rachel.numbers import rachel_of
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    AT_RETURN,
    DAY_IN_SPACE,
    EARTH,
    F_VP,
    MAX_REPUTATION,
    STOPS,
    UPGRADE_SPACES,
)
from cosmodrome.kernel import Rules


def next_stop(s: GalacticCruise, shuttle: Shuttle) -> Rules[None]:
    """Advance Shuttles: one stop on, and what it brings her."""
    p = rachel_of(s)
    stop = flight.reach_stop(s, p, shuttle)
    if stop == EARTH:
        yield from _return_to_earth(s, p, shuttle)
    elif stop == DAY_IN_SPACE:
        reputation.gain(p, s.content.solo.day_reputation * sum(shuttle.guests))
    else:
        _destination(s, p, shuttle, stop)


def _destination(s: GalacticCruise, p: Company, shuttle: Shuttle, here: int) -> None:
    """Destination: her token takes the leftmost free place, which only raises the score; all guests score, without ads.

    Where the three places are full the token waits for the next destination.
    """
    p.destinations_visited += 1
    place = _free_upgrade(p, here)
    if shuttle.token and place >= 0:
        shuttle.token = False
        p.upgrades |= BIT[place]
        if s.log is not None:
            s.log.tell("upgrade", company=p.label, upgrade=s.content.upgrades[place].id)
    points = sum(shuttle.guests) * flight.destination_points(s, p, here)
    ledger.gain_vp(p, points, E_GUESTS)
    if s.log is not None:
        s.log.tell("rachel_scores", guests=sum(shuttle.guests), points=points, destination=STOPS[here])


def _free_upgrade(p: Company, here: int) -> int:
    free = UPGRADES_OF[here] & ~p.upgrades
    return next((place for place in range(UPGRADE_SPACES) if free & BIT[place]), -1)


def _return_to_earth(s: GalacticCruise, p: Company, shuttle: Shuttle) -> Rules[None]:
    pilot = shuttle.pilot
    flight.empty(s, shuttle)
    if pilot != NO_PILOT:
        yield from workers.come_home(s, p, pilot == EXPERT, AT_RETURN)


# --- the last advance


def stop_value(s: GalacticCruise, shuttle: Shuttle, stop: int) -> int:
    """The points a stop would bring her now."""
    p = rachel_of(s)
    if stop == EARTH:
        fundings = 1 + int(shuttle.pilot == EXPERT and rachel_of(s).experts_paid)
        return fundings * gains.funding_worth(p, F_VP)
    if stop == DAY_IN_SPACE:
        after = p.reputation + s.content.solo.day_reputation * sum(shuttle.guests)
        worth = s.content.prices.reputation_vp
        return max(0, after - MAX_REPUTATION) + worth[min(after, MAX_REPUTATION)] - worth[p.reputation]
    more = shuttle.token and _free_upgrade(p, stop) >= 0
    return sum(shuttle.guests) * (flight.destination_points(s, p, stop) + more * s.content.prices.score_vp_per_token)


def last_flight(s: GalacticCruise, shuttle: Shuttle) -> Rules[None]:
    """Final Round: she goes to the stop worth most points, the nearest of equal ones."""
    stops = s.content.cruises[shuttle.cruise].stops
    ahead = range(shuttle.stop + 1, len(stops))
    best = max(ahead, key=lambda n: (stop_value(s, shuttle, stops[n]), -n))
    if s.log is not None:
        s.log.tell("rachel_last_stop", stop=STOPS[stops[best]], points=stop_value(s, shuttle, stops[best]))
    shuttle.stop = best - 1
    yield from next_stop(s, shuttle)
