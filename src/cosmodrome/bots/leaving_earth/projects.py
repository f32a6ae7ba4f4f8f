"""Projects: which designs an agency thinks of, which few it keeps in mind, and which one it builds."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from cosmodrome.bots.leaving_earth.appraisal import LEAST_POINTS, PRICE, Pricing, Project, expected_points
from cosmodrome.bots.leaving_earth.designs import ASTRONAUT_COST, Design, catalogue, deep_catalogue
from cosmodrome.bots.leaving_earth.flights import BACKED_FLIGHTS, BOLDER_FLIGHTS, FLIGHTS, missions_of
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.games.leaving_earth.pieces import ADVANCEMENTS, BIT, CARD_AT, ROCKETS

#: How many new kinds of rockets a plan may ask for.
NEW_KINDS: Final = 3
#: All kinds of rockets.
ANY_ROCKET: Final = sum(BIT[slot] for slot in ROCKETS)
#: Every advancement there is.
EVERYTHING: Final = BIT[len(ADVANCEMENTS)] - 1
#: How many designs of a kind of flight, and for the same missions, are kept on a shortlist.
KEPT_OF_A_FLIGHT: Final = 2
KEPT_OF_A_KIND: Final = 3
#: What each kind of flight could complete, the bolder ones last.
MISSIONS: Final = tuple(missions_of(flight) for flight in BACKED_FLIGHTS)


@cache
def _designs_for(number: int) -> tuple[Design, ...]:
    """The designs for a kind of flight, by its number."""
    return catalogue(BACKED_FLIGHTS[number])


@cache
def _deep_designs_for(number: int) -> tuple[Design, ...]:
    return deep_catalogue(BACKED_FLIGHTS[number])


@cache
def _docking_designs_for(number: int) -> tuple[Design, ...]:
    return deep_catalogue(BACKED_FLIGHTS[number], True)


def prepare() -> None:
    """Work every design out that somebody who docks may think of."""
    for number in range(len(BACKED_FLIGHTS)):
        _deep_designs_for(number)
        _docking_designs_for(number)


def scouting_on(outlook: Outlook, number: int) -> float:
    """What the hidden card at the end of a kind of flight may be worth by itself."""
    card = CARD_AT[BACKED_FLIGHTS[number].target]
    return outlook.scouting(card) if card >= 0 else 0.0


class _Kind(NamedTuple):
    """A kind of flight: what it could complete, the points for that if all goes well, and the designs for it."""

    number: int
    missions: int
    points: float
    designs: tuple[Design, ...]


def _kinds_of_flight(outlook: Outlook, wanted: int) -> list[_Kind]:
    """Every kind of flight an agency thinks of that is good for something."""
    listed = outlook.shortlist
    if listed is not None:
        return [kind for number, designs in listed if (kind := _kind(outlook, wanted, number, designs)) is not None]
    temper = outlook.temper
    flights = BOLDER_FLIGHTS if temper.rehearsals else FLIGHTS
    if temper.bold:
        flights = BACKED_FLIGHTS
    designs_for = _deep_designs_for if temper.deep else _designs_for
    if temper.docks:
        designs_for = _docking_designs_for
    found = []
    for number in range(len(flights)):
        kind = _kind(outlook, wanted, number, ())
        if kind is not None:
            found.append(kind._replace(designs=designs_for(number)))
    return found


def _kind(outlook: Outlook, wanted: int, number: int, designs: tuple[Design, ...]) -> _Kind | None:
    missions = MISSIONS[number] & wanted
    points = outlook.worth(missions, 0) if missions else 0.0
    if outlook.scouts:
        points += scouting_on(outlook, number)
    return _Kind(number, missions, points, designs) if points else None


def shortlist(outlook: Outlook) -> tuple[tuple[int, tuple[Design, ...]], ...]:
    """The few designs for the open missions that anybody might choose from here on.

    Nine tenths of an imagined match would be spent on designs that are never built. For everything that flights could
    complete together these are kept: what is best now, what is best once all is researched, and what is quickest.
    """
    now, later = Pricing(outlook), Pricing(outlook, EVERYTHING)
    owned = outlook.agency.owned
    pools: dict[int, list[tuple[float, float, int, int, Design]]] = {}
    for number, missions, _, designs in _kinds_of_flight(outlook, outlook.open):
        rated: list[tuple[float, float, int, Design]] = []
        for design in designs:
            rate = later.rate(design)
            if rate >= 0:
                new = (design.advancements & ~owned & ANY_ROCKET).bit_count() > NEW_KINDS
                rated.append((-1.0 if new else now.rate(design), rate, design.years, design))
        pool = pools.setdefault(missions, [])
        for at_once, rate, years, design in _front_runners(rated, KEPT_OF_A_FLIGHT):
            points = expected_points(outlook, design, missions)
            if points > LEAST_POINTS:
                pool.append((points * at_once, points * rate, years, number, design))
    kept: dict[int, list[Design]] = {}
    for pool in pools.values():
        rated = [(at_once, rate, years, design) for at_once, rate, years, _, design in pool]
        chosen = _front_runners(rated, KEPT_OF_A_KIND)
        for _, _, _, number, design in pool:
            if any(one[3] is design for one in chosen):
                kept.setdefault(number, []).append(design)
    return tuple((number, tuple(sorted(designs, key=_cost))) for number, designs in kept.items())


def _front_runners(rated: list[tuple[float, float, int, Design]], most: int) -> list[tuple[float, float, int, Design]]:
    """The best now, the best later, and the best of the quickest."""
    rated.sort(key=_at_once, reverse=True)
    chosen = [one for one in rated[:most] if one[0] > 0]
    rated.sort(key=_later, reverse=True)
    chosen += [one for one in rated[:most] if one not in chosen]
    rated.sort(key=_duration)
    chosen += [one for one in rated[:1] if one not in chosen]
    return chosen


def _at_once(one: tuple[float, float, int, Design]) -> float:
    return one[0]


def _later(one: tuple[float, float, int, Design]) -> float:
    return one[1]


def _duration(one: tuple[float, float, int, Design]) -> tuple[int, float]:
    return one[2], -one[1]


def _cost(design: Design) -> int:
    return design.cost


def best_project(outlook: Outlook, wanted: int, bar: float) -> Project | None:
    """The design with the most points for its money and years, if any is above the bar."""
    found = several_projects(outlook, wanted, bar, 1)
    return found[0] if found else None


def several_projects(outlook: Outlook, wanted: int, bar: float, most: int) -> list[Project]:
    """The best designs for different missions, by points for their money and years, the best first.

    Prices are quick to find, chances are not: flights are looked at in the order of what they would bring if all went
    well, and a design is weighed only if it could be among the best.
    """
    owned = outlook.agency.owned
    thrift = 1 - outlook.temper.ambition
    property_value = sum(PRICE[slot] * count for slot, count in enumerate(outlook.stock))
    property_value += ASTRONAUT_COST * sum(outlook.staff)
    flights: list[tuple[float, _Kind]] = []
    for kind in _kinds_of_flight(outlook, wanted):
        if kind.designs:
            flights.append((kind.points / max(1, kind.designs[0].cost - property_value), kind))
    flights.sort(key=_promise, reverse=True)
    best: dict[int, Project] = {}
    pricing = Pricing(outlook)
    for _, (_, missions, points, designs) in flights:
        for design in designs:
            least = max(1, design.cost - property_value)
            if points < bar * (least if thrift == 1.0 else least**thrift):
                break
            if (design.advancements & ~owned & ANY_ROCKET).bit_count() > NEW_KINDS:
                continue
            rate = pricing.rate(design)
            if rate < 0 or points * rate <= bar:
                continue
            expected = expected_points(outlook, design, missions, pricing.years)
            merit = expected * rate
            if expected <= LEAST_POINTS or merit <= bar:
                continue
            known = best.get(missions)
            if known is None or merit > known.merit:
                best[missions] = Project(design, expected, pricing.money, pricing.years, merit, missions)
                if len(best) >= most:
                    bar = max(bar, sorted([one.merit for one in best.values()], reverse=True)[most - 1])
    return sorted(best.values(), key=_merit, reverse=True)[:most]


def _promise(flight: tuple[float, _Kind]) -> tuple[float, int]:
    return flight[0], flight[1].number


def _merit(project: Project) -> float:
    return project.merit
