"""Appraisal: what a design is worth to an agency now, in points, money, years and risk; and which to build."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from cosmodrome.bots.leaving_earth.designs import ASTRONAUT_COST, Design, catalogue, deep_catalogue
from cosmodrome.bots.leaving_earth.flights import (
    BACKED_FLIGHTS,
    BOLDER_FLIGHTS,
    FLIGHTS,
    cards_on,
    missions_of,
    stations_at,
    surveys_on,
)
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.rockets import NOTHING
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENTS,
    BIT,
    CARD_AT,
    FUNDING,
    HAZARD_ATMOSPHERE,
    HEAT_SHIELD,
    ION_THRUSTERS,
    LIFE_MISSION,
    LOST_ASTRONAUT_POINTS,
    MANEUVERS,
    MANNED_MISSIONS,
    PARTS,
    PILOT,
    PROBE_MISSIONS,
    REMOVE_FAILURE_COST,
    RENDEZVOUS,
    RESEARCH_COST,
    ROCKETS,
    SAMPLE_AT,
    SAMPLE_MISSIONS,
    SHIELDING,
    SURVEY_MISSIONS,
    SURVEYABLE,
    SURVEYING,
    VISIT,
    part_component,
)

PRICE: Final = tuple(part_component(slot).cost for slot in range(PARTS))
LAST_YEARS: Final = 5
#: What a point is worth in money, to weigh losses against tests.
MONEY_PER_POINT: Final = 5
#: How many new kinds of rockets a plan may ask for.
NEW_KINDS: Final = 3
ANY_ROCKET: Final = sum(BIT[slot] for slot in ROCKETS)
#: Every advancement there is.
EVERYTHING: Final = BIT[len(ADVANCEMENTS)] - 1
#: How many designs of a kind of flight, and for the same missions, are kept on a shortlist.
KEPT_OF_A_FLIGHT: Final = 2
KEPT_OF_A_KIND: Final = 3
#: Nobody starts a project for less.
LEAST_POINTS: Final = 0.3


@dataclass(frozen=True, slots=True)
class Project:
    """A design an agency has set its heart on, and why."""

    design: Design
    #: Expected points, money still to be spent, years until it is done, and worth for the money.
    points: float
    money: int
    years: int
    merit: float
    missions: int


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


def missing_parts(design: Design, stock: list[int]) -> list[tuple[int, int]]:
    """What has to be bought for a design: (slot, how many)."""
    return [(slot, need - stock[slot]) for slot, need in design.needs if need > stock[slot]]


def missing_crew(design: Design, staff: list[int]) -> list[int]:
    """The roles that have to be hired."""
    crew = design.flight.crew
    return [role for role in range(3) for _ in range(crew.count(role) - staff[role])]


def expected_points(outlook: Outlook, design: Design, missions: int, years: int = 0) -> float:
    """The points a flight may be expected to bring, less those for people who may not come back.

    `years` from now the missions will be completed.
    """
    flight = design.flight
    tests = outlook.temper.rehearsals
    surveying = flight.survey or bool(outlook.agency.owned & BIT[SURVEYING])
    points = 0.0
    chance = arriving = 1.0
    fired = [0, 0, 0, 0]
    ions = 0
    visited = 0
    spares, shield = (1, SHIELDING[flight.spare]) if flight.spare >= 0 else (0, 0)
    for number, leg in enumerate(design.legs):
        way = MANEUVERS[leg.trip]
        place = way.destination
        if leg.bundle != NOTHING or leg.ions:
            for slot in ROCKETS:
                fired[slot] += leg.bundle[slot]
            ions += leg.ions
            arriving = _thrust_chance(outlook, fired, ions)
        if outlook.scouts:
            for card in cards_on(leg.trip):
                points += chance * arriving * outlook.scouting(card)
        if design.tender is not None and design.outward - 1 <= number <= design.outward:
            # Parting before the landing, docking after the ascent; what fails can be tried again.
            parting = outlook.odds[RENDEZVOUS].all_work(1, PILOT in flight.crew)
            chance *= 1 - (1 - parting) / 2
        here = surveys_on(leg.trip) & missions
        if here:
            # A card is turned up by whoever reaches it, even if it is the last thing he does.
            points += chance * arriving * outlook.worth(here, years)
            missions &= ~here
        chance *= outlook.chance_of_passing(leg.trip, leg.years, flight.crew, design.years > 0, tests, shield)
        if flight.crew and leg.years:
            chance *= outlook.chance_of_air(leg.years, flight.crew, tests, spares)
        if spares and HAZARD_ATMOSPHERE in way.hazards and not HEAT_SHIELD[flight.spare]:
            spares = shield = 0
        elif flight.spare >= 0 and design.tender is not None and number == design.outward:
            # It waited in orbit.
            spares, shield = 1, SHIELDING[flight.spare]
        visited |= VISIT[place]
        done = PROBE_MISSIONS[place] & missions
        if surveying:
            for card in SURVEYABLE[place]:
                done |= SURVEY_MISSIONS[card] & missions
        if done:
            missions &= ~done
            points += chance * arriving * outlook.worth(done, years)
        if number == design.outward - 1 and flight.wait:
            chance *= outlook.chance_of_air(flight.wait, flight.crew, tests, spares)
            done = stations_at(place) & missions
            missions &= ~done
            points += chance * arriving * outlook.worth(done, years)
    final = chance * arriving
    if flight.returns:
        done = 0
        if flight.crew:
            done |= MANNED_MISSIONS[visited]
        if flight.sample:
            done |= SAMPLE_MISSIONS[SAMPLE_AT[flight.target]]
            life = outlook.worth(LIFE_MISSION & missions, years) * outlook.chance_of_life(flight.target)
            points += final * life
            points += final * outlook.minerals(flight.target) / MONEY_PER_POINT / 2
        points += final * outlook.worth(done & missions, years)
    lost = 1 - final if flight.returns else 1
    return points + LOST_ASTRONAUT_POINTS * len(flight.crew) * lost


def _thrust_chance(outlook: Outlook, fired: list[int], ions: int) -> float:
    """The chance that everything fired so far has worked, after tests on the ground."""
    chance = 1.0
    trust = outlook.temper.trust
    for slot in ROCKETS:
        if fired[slot]:
            chance *= max(trust, outlook.all_work(slot, fired[slot]))
    if ions:
        chance *= max(trust, outlook.all_work(ION_THRUSTERS, ions))
    return chance


def scouting_on(outlook: Outlook, number: int) -> float:
    """What the hidden card at the end of a kind of flight may be worth by itself."""
    card = CARD_AT[BACKED_FLIGHTS[number].target]
    return outlook.scouting(card) if card >= 0 else 0.0


class Pricing:
    """What designs would cost an agency now, in money and time."""

    __slots__ = (
        "_funds",
        "_left",
        "_outlook",
        "_owned",
        "_patience",
        "_share",
        "_stock",
        "_tests",
        "_thrift",
        "money",
        "years",
    )

    def __init__(self, outlook: Outlook, owned: int = 0) -> None:
        temper = outlook.temper
        self._outlook = outlook
        self._left = left = outlook.years_left
        self._owned = outlook.agency.owned | owned
        self._funds = outlook.agency.money
        self._stock = outlook.stock
        self._share = temper.research if left > LAST_YEARS else 1.0
        self._thrift = 1 - temper.ambition
        self._patience = [temper.patience**years for years in range(left + 1)]
        #: The money that testing this many rockets of a kind may cost.
        self._tests: dict[int, float] = {}
        # Of the design priced last: the money still to be spent, and the years until it is done.
        self.money = 0
        self.years = 0

    def rate(self, design: Design) -> float:
        """Merit for each point a design brings; negative if it cannot be done before the calendar ends."""
        left = self._left
        if design.years > left:
            return -1.0
        research = RESEARCH_COST * (design.advancements & ~self._owned).bit_count()
        money = 0
        tests = 0.0
        stock = self._stock
        for slot, need in design.needs:
            have = stock[slot]
            if need > have:
                money += PRICE[slot] * (need - have)
            if slot < len(ROCKETS):
                key = need * len(ROCKETS) + slot
                known = self._tests.get(key)
                if known is None:
                    doubt = 1 - self._outlook.all_work(slot, need)
                    known = self._tests[key] = doubt * (PRICE[slot] + REMOVE_FAILURE_COST)
                tests += known
        if design.flight.crew:
            money += ASTRONAUT_COST * len(missing_crew(design, self._outlook.staff))
        short = int(research + money + tests) - self._funds
        years = design.years
        if short > 0:
            years -= -short // FUNDING
            if years > left:
                return -1.0
        price = self._share * research + money + tests + REMOVE_FAILURE_COST
        if self._thrift != 1.0:
            price **= self._thrift
        self.money, self.years = research + money, years
        return self._patience[years] / price * (1 + self._outlook.temper.urgency * design.years / max(1, left))


def appraise(outlook: Outlook, design: Design, missions: int) -> Project | None:
    """What a design is worth now; None if it cannot be done in time."""
    pricing = Pricing(outlook)
    rate = pricing.rate(design)
    if rate < 0:
        return None
    points = expected_points(outlook, design, missions, pricing.years)
    return Project(design, points, pricing.money, pricing.years, points * rate, missions)


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
