"""The planner: the cheapest and the safest single spacecraft for a mission, by exact search over the maneuvers.

Staged backwards: what arrives last determines what the leg before it must carry, and so on back to the pad. The best
unfinished plan is always taken up next, and going on never makes a plan cheaper or safer, so the first one that
reaches the pad is the best there is. What a plan costs includes the research it takes. Left out are docking and
separating, legs of more than MOST_FIRED rockets, and more than MOST_IONS thrusters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from heapq import heappop, heappush
from itertools import product
from typing import Final, NamedTuple

from cosmodrome.games.leaving_earth.flights import Core, cores
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    BIT,
    EARTH,
    FUNDING,
    HAZARD_ATMOSPHERE,
    HAZARD_LANDING,
    HAZARD_RADIATION,
    HEAT_SHIELD,
    ION,
    ION_THRUST,
    ION_THRUSTERS,
    LANDING,
    LIFE_SUPPORT,
    MANEUVERS,
    MASS,
    PART_NEEDS,
    RE_ENTRY,
    RESEARCH_COST,
    ROCKETS,
    SAMPLE_AT,
    SURVEYING,
    THRUST,
    part_component,
)
from cosmodrome.games.leaving_earth.reach import speeds
from cosmodrome.games.leaving_earth.risks import Risks

#: Legs that take more rockets than this are not planned, nor designs with more thrusters.
MOST_FIRED: Final = 10
MOST_IONS: Final = 2
#: Years beyond the printed ones that a leg under ion thrust may take.
PATIENCE: Final = 4
#: No more unfinished plans than this are compared; a search that needs more says that it is not exact.
MOST_LABELS: Final = 40_000

ROCKET_COST: Final = tuple(part_component(slot).cost for slot in ROCKETS)
ION_COST: Final = part_component(ION).cost
SUPPLY_COST: Final = 1

CHEAPEST: Final = "cheapest"
SAFEST: Final = "safest"

#: The maneuvers that lead to each place.
WAYS_TO: Final = tuple(
    tuple(trip for trip, way in enumerate(MANEUVERS) if way.destination == place)
    for place in range(max(way.origin for way in MANEUVERS) + 1)
)
_ADVANCEMENTS: Final = len(ADVANCEMENT_NAMES)


class Limits(NamedTuple):
    """The most years and the most money a plan may take.

    Whatever exceeds the money at hand has to be saved for before the launch, a year for each year's funding.
    """

    years: int
    cost: int
    at_hand: int = 1000

    def allow(self, years: int, cost: int) -> bool:
        """Whether a plan this long and this expensive can still be in time."""
        return cost <= self.cost and years + max(0, -((self.at_hand - cost) // FUNDING)) <= self.years


NO_LIMITS: Final = Limits(20, 320)


class Budget:
    """How many unfinished plans may still be weighed."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left


class Leg(NamedTuple):
    """One maneuver of a plan: how long it takes, which rockets are fired for it and how many thrusters.

    `mass` is that of the spacecraft as it leaves; `draws` and `radiation` are those of this leg and all after it.
    """

    trip: int
    years: int
    rockets: tuple[int, ...]
    ions: int
    mass: int
    draws: tuple[int, ...]
    radiation: tuple[int, ...]


class Label(NamedTuple):
    """A plan from some point on: what it costs, the mass that must get there, its years, draws and legs."""

    #: With the research it takes, which `research` lists as a bitmask.
    cost: int
    research: int
    mass: int
    years: int
    #: Draws by advancement, and years under radiation leg by leg.
    draws: tuple[int, ...]
    radiation: tuple[int, ...]
    legs: tuple[Leg, ...]
    place: int
    #: Whether the way back is complete, so that the target comes next.
    outward: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """A spacecraft for a mission and how it flies."""

    core: Core
    ions: int
    legs: tuple[Leg, ...]
    #: What the spacecraft costs, and what has to be researched for it.
    cost: int
    research: int
    mass: int
    years: int
    chance: float
    draws: tuple[int, ...]
    #: Whether nothing better can have been missed.
    exact: bool = True

    @property
    def rockets(self) -> tuple[int, ...]:
        """How many rockets of each kind are fired in all."""
        return tuple(sum(leg.rockets[slot] for leg in self.legs) for slot in ROCKETS)

    @property
    def supplies(self) -> int:
        """Food for the whole flight."""
        return self.core.eaten * self.years

    @property
    def price(self) -> int:
        """What it costs with its research."""
        return self.cost + RESEARCH_COST * self.research.bit_count()


class Means(NamedTuple):
    """What an agency may build with: the advancements a plan may use, and those of them that are not to be paid for."""

    allowed: int
    owned: int


def plan(
    mission: int,
    means: Means,
    risks: Risks,
    aim: str,
    limits: Limits = NO_LIMITS,
    rival: Plan | None = None,
    budget: Budget | None = None,
) -> Plan | None:
    """The best plan for a mission with these means, or None. `aim` is CHEAPEST or SAFEST.

    A rival is a plan found with another aim: it is returned if nothing better turns up.
    """
    best = rival
    if budget is None:
        budget = Budget(MOST_LABELS)
    for ions in range(MOST_IONS + 1 if means.allowed & BIT[ION_THRUSTERS] else 1):
        for core in cores(mission):
            if not core.needs & ~means.allowed:
                found = _search(core, ions, means, risks, aim, limits, best, budget)
                if found is not None and (best is None or _rank(found, aim) < _rank(best, aim)):
                    best = found
    return best if best is None or budget.left > 0 else replace(best, exact=False)


def _rank(found: Plan, aim: str) -> tuple[float, float]:
    return (found.price, -found.chance) if aim == CHEAPEST else (-found.chance, found.price)


def _search(
    core: Core, ions: int, means: Means, risks: Risks, aim: str, limits: Limits, rival: Plan | None, budget: Budget
) -> Plan | None:
    """The best plan for one kind of spacecraft, unless the rival is better anyway."""
    waiting: list[tuple[float, float, int, Label]] = []
    settled: dict[tuple[int, bool], list[Label]] = {}
    count = 0

    def push(label: Label) -> None:
        nonlocal count
        if rival is not None and aim == CHEAPEST and label.cost > rival.price:
            return
        if limits.allow(label.years, label.cost):
            budget.left -= 1
            chance = risks.chance(core, label.draws, label.radiation, label.years)
            if chance > 0:
                first, second = (label.cost, -chance) if aim == CHEAPEST else (-chance, label.cost)
                count += 1
                heappush(waiting, (first, second, count, label))

    push(_end(core, ions, means))
    while waiting and budget.left > 0:
        first, second, _, label = heappop(waiting)
        if rival is not None and (first, second) >= _rank(rival, aim):
            return None
        if label.outward and label.place == EARTH:
            chance = -second if aim == CHEAPEST else -first
            cost = label.cost - RESEARCH_COST * label.research.bit_count()
            return Plan(core, ions, label.legs, cost, label.research, label.mass, label.years, chance, label.draws)
        others = settled.setdefault((label.place, label.outward), [])
        if any(_beats(other, label, aim) for other in others):
            continue
        others.append(label)
        if not label.outward and label.place == core.target:
            push(_at_target(core, label))
        for longer in _before(core, ions, means, label):
            push(longer)
    return None


def _beats(one: Label, other: Label, aim: str) -> bool:
    """Whether one plan is at least as good as another whatever comes before it.

    What only the other has researched may still be needed, and then this one has to pay for it.
    """
    if one.mass > other.mass or one.years > other.years:
        return False
    if one.cost + RESEARCH_COST * (other.research & ~one.research).bit_count() > other.cost:
        return False
    if aim == CHEAPEST:
        return True
    if sum(one.radiation) > sum(other.radiation) or len(one.radiation) > len(other.radiation):
        return False
    return all(a <= b for a, b in zip(one.draws, other.draws, strict=True))


def _end(core: Core, ions: int, means: Means) -> Label:
    """Where the flight is over: back on Earth with everything, or at the target."""
    draws = [0] * _ADVANCEMENTS
    if core.survey:
        draws[SURVEYING] = 1
    mass = MASS[core.explorer] + ions * MASS[ION]
    research = (core.needs | (BIT[ION_THRUSTERS] if ions else 0)) & ~means.owned
    cost = core.cost + ions * ION_COST + RESEARCH_COST * research.bit_count()
    if core.returns:
        return Label(cost, research, mass + core.sample, 0, tuple(draws), (), (), EARTH, False)
    return _at_target(core, Label(cost, research, mass, 0, tuple(draws), (), (), core.target, False))


def _at_target(core: Core, label: Label) -> Label:
    """The work at the target: the sample is not aboard before that, and those who stay must eat."""
    return label._replace(
        cost=label.cost + core.eaten * core.wait * SUPPLY_COST,
        mass=label.mass - core.sample + core.eaten * core.wait,
        years=label.years + core.wait,
        draws=_more(label.draws, LIFE_SUPPORT, core.wait if core.crew else 0),
        outward=True,
    )


def _more(draws: tuple[int, ...], advancement: int, number: int) -> tuple[int, ...]:
    return (*draws[:advancement], draws[advancement] + number, *draws[advancement + 1 :])


def _before(core: Core, ions: int, means: Means, label: Label) -> Iterator[Label]:
    """The plans with one more leg in front."""
    for trip in WAYS_TO[label.place]:
        way = MANEUVERS[trip]
        if not label.outward and way.origin == EARTH:
            continue
        if way.origin != core.target and way.origin != EARTH and SAMPLE_AT[way.origin]:
            # Nobody lands on the way.
            continue
        draws = label.draws
        needs = 0
        if HAZARD_LANDING in way.hazards:
            needs = BIT[LANDING]
            draws = _more(draws, LANDING, 1)
        if HAZARD_ATMOSPHERE in way.hazards and core.capsule:
            if not HEAT_SHIELD[core.explorer]:
                continue
            draws = _more(draws, RE_ENTRY, 1)
        for years, difficulty in _speeds(trip, ions):
            food = core.eaten * years
            flown, asked = draws, needs
            if core.crew and years:
                flown, asked = _more(draws, LIFE_SUPPORT, years), needs | BIT[LIFE_SUPPORT]
            if asked & ~means.allowed:
                continue
            exposed = (years,) if core.crew and years and HAZARD_RADIATION in way.hazards else ()
            radiation = exposed + label.radiation
            for used in {0, ions if years and difficulty else 0}:
                needed = (label.mass + food) * difficulty - used * ION_THRUST * years
                for rockets in bundles(needed, difficulty, means.allowed):
                    fired = _more(flown, ION_THRUSTERS, used)
                    research = asked
                    cost, mass = label.cost + food * SUPPLY_COST, label.mass + food
                    for slot in ROCKETS:
                        if rockets[slot]:
                            fired = _more(fired, PART_NEEDS[slot], rockets[slot])
                            research |= BIT[PART_NEEDS[slot]]
                            cost += ROCKET_COST[slot] * rockets[slot]
                            mass += MASS[slot] * rockets[slot]
                    research &= ~means.owned & ~label.research
                    yield Label(
                        cost + RESEARCH_COST * research.bit_count(),
                        label.research | research,
                        mass,
                        label.years + years,
                        fired,
                        radiation,
                        (Leg(trip, years, rockets, used, mass, fired, radiation), *label.legs),
                        way.origin,
                        label.outward,
                    )


@lru_cache(maxsize=256)
def _speeds(trip: int, ions: int) -> list[tuple[int, int]]:
    """The years a leg may take with its difficulty, down to the slowest that is considered."""
    return speeds(trip, ions, MANEUVERS[trip].years + PATIENCE)


@lru_cache(maxsize=20_000)
def bundles(needed: int, difficulty: int, allowed: int) -> tuple[tuple[int, ...], ...]:
    """The rockets that lift themselves and make up what thrust is needed, none with a rocket to spare."""
    if needed <= 0:
        return ((0,) * len(ROCKETS),)
    lifts = [THRUST[slot] - MASS[slot] * difficulty for slot in ROCKETS]
    useful = [allowed & BIT[PART_NEEDS[slot]] and lifts[slot] > 0 for slot in ROCKETS]
    ranges = [range(min(MOST_FIRED, -(-needed // lifts[slot])) + 1 if useful[slot] else 1) for slot in ROCKETS]
    found = []
    for rockets in product(*ranges):
        if sum(rockets) <= MOST_FIRED:
            spare = sum(lifts[slot] * rockets[slot] for slot in ROCKETS) - needed
            if spare >= 0 and all(not rockets[slot] or lifts[slot] > spare for slot in ROCKETS):
                found.append(rockets)
    return tuple(found)
