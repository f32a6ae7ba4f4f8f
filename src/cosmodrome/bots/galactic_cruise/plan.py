"""The next launch: which shuttle, which cruise, how many guests, and what it needs."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galactic_cruise.weights import Weights
from cosmodrome.games.galactic_cruise.bits import COUNT
from cosmodrome.games.galactic_cruise.company import Company, Shuttle
from cosmodrome.games.galactic_cruise.counters import UPGRADES_OF, icons
from cosmodrome.games.galactic_cruise.effects import frames
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import DAY_IN_SPACE, FOOD, FUEL, OXYGEN

#: What a bonus of a day in space is worth.
DAY_BONUS: Final = 0.7


class Plan:
    """A launch to work towards."""

    def __init__(self) -> None:
        self.shuttle = -1
        #: Segments the shuttle should have, and has.
        self.size = 2
        self.segments = 0
        #: The market place of the cruise, and what it promises.
        self.place = -1
        self.worth = 0.0
        self.guests = 1
        self.presold = 0
        #: Food, oxygen and fuel the launch takes, cards in hand and savings already taken off.
        self.due = [0, 0, 0]
        #: How much of a resource cannot be stored.
        self.beyond = [0, 0, 0]
        #: Ads for boarding and scoring; those of guests already in space.
        self.ads = 0
        self.urgent_ads = 0


def make_plan(s: GalacticCruise, p: Company, left: float, w: Weights) -> Plan:
    """The best next launch for a company as things stand."""
    plan = Plan()
    plan.shuttle = next_shuttle(s, p)
    if plan.shuttle >= 0:
        plan.segments = len(p.shuttles[plan.shuttle].segments)
    full = p.segment_limit if p.launches else 2
    plan.size = max(2, plan.segments, min(full, 3) if left > w.third_until else 2)
    cabins = plan.size - 1
    shuttle = p.shuttles[plan.shuttle] if plan.shuttle >= 0 else None
    if p.scheduled >= 0:
        plan.place = p.scheduled
        plan.worth = cruise_worth(s, p, p.scheduled, cabins, shuttle, w)
    else:
        for place in open_places(s):
            worth = cruise_worth(s, p, place, cabins, shuttle, w)
            if plan.place < 0 or worth > plan.worth:
                plan.place, plan.worth = place, worth
    if plan.place >= 0:
        plan.presold = min(cabins, sum(s.presold[plan.place]))
    plan.guests = cabins
    _count_needs(s, p, plan)
    return plan


def _count_needs(s: GalacticCruise, p: Company, plan: Plan) -> None:
    fuel = s.content.cruises[s.market[plan.place]].fuel if plan.place >= 0 else 3
    spare = frames.standing_spare(s, p, False)
    need = [plan.guests + 1, plan.size, fuel]
    for card in p.hand:
        need[s.content.card_resource[card]] -= 1
    for r in (FOOD, OXYGEN, FUEL):
        plan.due[r] = max(0, need[r] - spare[r])
        plan.beyond[r] = max(0, plan.due[r] - p.storage[r])
    to_win = max(0, plan.guests - plan.presold)
    plan.ads = sum(cheapest_guests(s, to_win))
    if plan.place >= 0:
        plan.ads += plan.guests * len(s.content.cruises[s.market[plan.place]].destinations)
    for shuttle in p.shuttles:
        if shuttle.cruise >= 0:
            plan.urgent_ads += flight_ads(s, shuttle)
    plan.ads += plan.urgent_ads


def next_shuttle(s: GalacticCruise, p: Company) -> int:
    """The shuttle to launch next: on the ground with the most segments, else the first to come back."""
    best, best_key = -1, (-99.0, 0.0)
    for i, shuttle in enumerate(p.shuttles):
        wait = 0 if shuttle.cruise < 0 else len(s.content.cruises[shuttle.cruise].stops) - shuttle.stop
        key = (-float(wait), len(shuttle.segments) - 0.5 * shuttle.launched)
        if key > best_key:
            best, best_key = i, key
    return best


def open_places(s: GalacticCruise) -> list[int]:
    """Market places with a cruise that nobody has scheduled."""
    return [i for i, cruise in enumerate(s.market) if cruise >= 0 and s.scheduled_by[i] < 0]


def cheapest_guests(s: GalacticCruise, number: int) -> list[int]:
    """The ad prices of the cheapest guests waiting."""
    prices = [
        price for section, price in enumerate(s.content.prices.queue_ads[:3]) for _ in range(sum(s.queue[section]))
    ]
    prices += [s.content.prices.queue_ads[3]] * number
    return prices[:number]


def flight_ads(s: GalacticCruise, shuttle: Shuttle) -> int:
    """Ads that the guests of a shuttle in space still want at destinations of their type and others."""
    ads = 0
    for stop in s.content.cruises[shuttle.cruise].stops[shuttle.stop + 1 :]:
        if stop < DAY_IN_SPACE:
            here = shuttle.guests[stop]
            ads += here + 2 * (sum(shuttle.guests) - here)
    return ads


def cruise_worth(s: GalacticCruise, p: Company, place: int, cabins: int, shuttle: Shuttle | None, w: Weights) -> float:
    """What flying a cruise with full cabins promises."""
    cruise = s.content.cruises[s.market[place]]
    guests = s.presold[place][:]
    prices = s.content.prices
    worth = w.presold * min(cabins, sum(guests))
    queue = [section[:] for section in s.queue]
    while sum(guests) < cabins:
        guest, price = _next_guest(s, queue, cruise.destinations)
        guests[guest] += 1
        worth -= price * w.ad_flight
    aboard = min(cabins, sum(guests))
    points = 0.0
    for here in cruise.destinations:
        each = prices.score_vp + COUNT[p.upgrades & UPGRADES_OF[here]]
        match = min(aboard, guests[here])
        points += match * (each - w.ad_flight * prices.score_matching_ads)
        points += (aboard - match) * max(0.0, each - w.ad_flight * prices.score_other_ads)
    if cruise.destinations:
        points += aboard  # the token this flight unlocks
    days = sum(stop == DAY_IN_SPACE for stop in cruise.stops)
    if days and shuttle is not None:
        bonuses = sum(guests[g] * icons(s, [shuttle], g) for g in range(3))
        worth += days * bonuses * DAY_BONUS
    return worth + points - cruise.fuel * w.fuel - len(cruise.stops) * w.stop


def _next_guest(s: GalacticCruise, queue: list[list[int]], destinations: tuple[int, ...]) -> tuple[int, int]:
    """The guest to win next: the cheapest, of the cruise's types where it costs nothing more."""
    for section in range(3):
        waiting = queue[section]
        fans = [g for g in destinations if waiting[g]]
        if fans or any(waiting):
            guest = fans[0] if fans else max(range(3), key=lambda g: waiting[g])
            waiting[guest] -= 1
            return guest, s.content.prices.queue_ads[section]
    return destinations[0] if destinations else 0, s.content.prices.queue_ads[3]
