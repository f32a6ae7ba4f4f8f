"""Designs: spacecraft for a flight, staged backwards from the last leg.

What arrives last fixes what the stage before it must carry, and so on back to the pad. A design depends only on the
flight and on the kinds of rockets allowed, so designs are worked out once and shared by all agencies.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import Final, NamedTuple

from cosmodrome.bots.leaving_earth.flights import PLACE, Flight, routes
from cosmodrome.bots.leaving_earth.rockets import Bundle, lifting
from cosmodrome.games.leaving_earth.pieces import (
    BIT,
    EARTH,
    FED_BY_ONE_SUPPLY,
    HAZARD_LANDING,
    ION,
    ION_THRUST,
    LANDING,
    LIFE_SUPPORT,
    MANEUVERS,
    MANEUVERS_FROM,
    MASS,
    PART_NEEDS,
    PARTS,
    RENDEZVOUS,
    ROCKETS,
    SUPPLIES,
    SURVEYING,
    part_component,
)

ASTRONAUT_COST: Final = 5
#: Nothing that costs more than this is ever built.
HIGHEST_COST: Final = 240
#: Years beyond the printed ones that a leg under ion thrust may take.
PATIENCE: Final = 3
#: How many ion thrusters a design may carry.
MOST_IONS: Final = 2
#: The same for those who look further.
DEEP_IONS: Final = 3
#: Unfinished designs kept per leg, the cheapest ones.
BREADTH: Final = 8
#: Every choice of kinds of rockets, as a bitmask.
ALL_KINDS: Final = range(1, BIT[len(ROCKETS)])


class Leg(NamedTuple):
    """One maneuver of a design: how long it takes and what is fired for it."""

    trip: int
    years: int
    bundle: Bundle
    ions: int


@dataclass(frozen=True, slots=True)
class Design:
    """A spacecraft for a flight, leg by leg, with everything that has to be owned to launch it."""

    flight: Flight
    legs: tuple[Leg, ...]
    parts: tuple[int, ...]
    #: The same by slot, without the zeros.
    needs: tuple[tuple[int, int], ...]
    cost: int
    years: int
    advancements: int
    #: How many legs lead to the target; the rest lead home.
    outward: int
    #: What waits in orbit for the way home, as a step of the course; None if everything lands.
    tender: Leg | None = None


#: The step of a course where a spacecraft parts: what stays behind are its rockets, its thrusters, and supplies instead
#: of years.
PARTING: Final = -3

#: An unfinished design, everything from some leg on: cost, mass, years, legs.
_Stage = tuple[int, int, int, tuple[Leg, ...]]


def _durations(trip: int, ions: int) -> list[int]:
    """The years to consider: as printed, and longer where thrusters make use of it."""
    way = MANEUVERS[trip]
    if ions and (way.years or way.optional):
        return list(range(way.years, way.years + PATIENCE + 1))
    return [way.years]


def _best(stages: list[_Stage]) -> list[_Stage]:
    """The stages that no other beats in cost, mass and years; the cheapest few of them."""
    stages.sort(key=itemgetter(0, 1, 2))
    kept: list[_Stage] = []
    for stage in stages:
        cost, mass, years, _ = stage
        if cost > HIGHEST_COST or len(kept) == BREADTH:
            break
        if not any(other[1] <= mass and other[2] <= years for other in kept):
            kept.append(stage)
    return kept


def _before(stages: list[_Stage], trip: int, kinds: int, ions: int, eaten: int) -> list[_Stage]:
    """The stages with one more leg in front of them."""
    difficulty = MANEUVERS[trip].difficulty
    longer: list[_Stage] = []
    for cost, mass, years, legs in stages:
        for taken in _durations(trip, ions):
            food = eaten * taken
            thrust = ions * ION_THRUST * taken
            for price, weight, bundle in lifting((mass + food) * difficulty - thrust, difficulty, kinds):
                leg = Leg(trip, taken, bundle, ions if thrust and difficulty else 0)
                longer.append((cost + food + price, mass + food + weight, years + taken, (leg, *legs)))
    return _best(longer)


def _staged(ways: tuple[tuple[int, ...], ...], stages: list[_Stage], kinds: int, ions: int, eaten: int) -> list[_Stage]:
    """The best stages with any of these ways in front of them. Ways that end alike share the work for their end."""
    done: dict[tuple[int, ...], list[_Stage]] = {(): stages}
    for way in ways:
        for start in range(len(way) - 1, -1, -1):
            end = way[start:]
            if end not in done:
                done[end] = _before(done[way[start + 1 :]], way[start], kinds, ions, eaten)
    return _best([stage for way in ways for stage in done[way]])


def _payload(flight: Flight, ions: int) -> tuple[int, int, int]:
    """What flies besides rockets and supplies: its price and mass, and the supplies it eats a year."""
    # One supply a year feeds several people.
    eaten = -(-len(flight.crew) // FED_BY_ONE_SUPPLY)
    mass = MASS[flight.explorer] + ions * MASS[ION] + flight.sample
    price = part_component(flight.explorer).cost + ions * part_component(ION).cost + ASTRONAUT_COST * len(flight.crew)
    if flight.spare >= 0:
        # Where it burns up on the way it is carried in the plan all the same.
        mass += MASS[flight.spare]
        price += part_component(flight.spare).cost
    return price, mass, eaten


@cache
def designs(flight: Flight, kinds: int, ions: int) -> tuple[Design, ...]:
    """The designs for a flight that use exactly these kinds of rockets and this many ion thrusters."""
    price, mass, eaten = _payload(flight, ions)
    stages: list[_Stage] = [(price, mass, 0, ())]
    if flight.returns:
        stages = _staged(routes(flight.target, EARTH), stages, kinds, ions, eaten)
    stay = eaten * flight.wait
    stages = [
        (cost + stay, mass - flight.sample + stay, years + flight.wait, legs) for cost, mass, years, legs in stages
    ]
    stages = _staged(routes(EARTH, flight.target), stages, kinds, ions, eaten)
    found = [_design(flight, stage, ions) for stage in stages]
    return tuple(design for design in found if _kinds(design) == kinds)


#: Where something may wait for those who land.
ORBITS: Final[dict[int, int]] = {PLACE["moon"]: PLACE["lunar_orbit"]} | {
    PLACE[name]: PLACE[f"{name}_orbit"] for name in ("mars", "venus")
}


def docking_designs(flight: Flight, kinds: int, ions: int) -> tuple[Design, ...]:
    """The same for a flight that leaves its way home in orbit and docks with it again."""
    price, mass, eaten = _payload(flight, ions)
    orbit = ORBITS[flight.target]
    down = next(trip for trip in MANEUVERS_FROM[orbit] if MANEUVERS[trip].destination == flight.target)
    up = next(trip for trip in MANEUVERS_FROM[flight.target] if MANEUVERS[trip].destination == orbit)
    stay = eaten * flight.wait
    stages: list[_Stage] = []
    for cost, whole, years, legs in _staged(routes(orbit, EARTH), [(price, mass, 0, ())], kinds, ions, eaten):
        climbing = (MASS[flight.explorer] + flight.sample) * MANEUVERS[up].difficulty
        for fuel, heavier, bundle in lifting(climbing, MANEUVERS[up].difficulty, kinds):
            lander = MASS[flight.explorer] + heavier + stay
            landing = lander * MANEUVERS[down].difficulty
            for more, weight, braking in lifting(landing, MANEUVERS[down].difficulty, kinds):
                ways = (Leg(down, 0, braking, 0), Leg(up, 0, bundle, 0), *legs)
                load = whole - flight.sample + heavier + weight + stay
                stages.append((cost + fuel + more + stay, load, years + flight.wait, ways))
    stages = _staged(routes(EARTH, orbit), _best(stages), kinds, ions, eaten)
    found = [_design(flight, stage, ions, docking=True) for stage in stages]
    return tuple(design for design in found if _kinds(design) == kinds)


def _kinds(design: Design) -> int:
    return sum(BIT[slot] for slot in ROCKETS if design.parts[slot])


def _design(flight: Flight, stage: _Stage, ions: int, docking: bool = False) -> Design:
    cost, _, years, legs = stage
    parts = [0] * PARTS
    parts[flight.explorer] += 1
    if flight.spare >= 0:
        parts[flight.spare] += 1
    parts[ION] += ions
    needed = 0
    for leg in legs:
        for slot in ROCKETS:
            parts[slot] += leg.bundle[slot]
        if HAZARD_LANDING in MANEUVERS[leg.trip].hazards:
            needed |= BIT[LANDING]
    if flight.crew and years:
        needed |= BIT[LIFE_SUPPORT]
        parts[SUPPLIES] += years * -(-len(flight.crew) // FED_BY_ONE_SUPPLY)
    if flight.survey:
        needed |= BIT[SURVEYING]
    for slot in range(PARTS):
        if parts[slot] and PART_NEEDS[slot] >= 0:
            needed |= BIT[PART_NEEDS[slot]]
    outward = next(n for n, leg in enumerate(legs, 1) if MANEUVERS[leg.trip].destination == flight.target)
    needs = tuple((slot, count) for slot, count in enumerate(parts) if count)
    tender = None
    if docking:
        needed |= BIT[RENDEZVOUS]
        home = legs[outward + 1 :]
        left = [sum(leg.bundle[slot] for leg in home) for slot in ROCKETS]
        food = sum(leg.years for leg in home) * -(-len(flight.crew) // FED_BY_ONE_SUPPLY)
        tender = Leg(PARTING, food, (left[0], left[1], left[2], left[3]), ions)
    return Design(flight, legs, tuple(parts), needs, cost, years, needed, outward, tender)


def _by_cost(design: Design) -> tuple[int, int]:
    return design.cost, design.years


@cache
def deep_catalogue(flight: Flight, docking: bool = False) -> tuple[Design, ...]:
    """More designs for a flight, with more thrusters, the cheapest first; none that another of the same advancements
    beats in price, years and number of draws."""
    found: list[Design] = []
    for kinds in ALL_KINDS:
        for ions in range(DEEP_IONS + 1):
            if flight.spare < 0 or not flight.returns:
                found += designs(flight, kinds, ions)
            if docking and flight.returns and flight.target in ORBITS:
                found += docking_designs(flight, kinds, ions)
    found.sort(key=_by_cost)
    kept: dict[int, list[tuple[int, int]]] = {}
    chosen = []
    for design in found:
        draws = sum(design.parts[slot] for slot in ROCKETS) + sum(leg.ions for leg in design.legs)
        rivals = kept.setdefault(design.advancements, [])
        if not any(years <= design.years and fewer <= draws for years, fewer in rivals):
            rivals.append((design.years, draws))
            chosen.append(design)
    return tuple(chosen)


@cache
def catalogue(flight: Flight) -> tuple[Design, ...]:
    """Every design for a flight, the cheapest first."""
    found = [design for kinds in ALL_KINDS for ions in range(MOST_IONS + 1) for design in designs(flight, kinds, ions)]
    return tuple(sorted(found, key=lambda design: design.cost))
