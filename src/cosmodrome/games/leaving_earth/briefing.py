"""Briefing: a plan as plain data: what to research and buy year by year, what to load, what to fly and to fire."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from cosmodrome.games.leaving_earth.moves import SEVERAL_AT_ONCE
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    BIT,
    BUYABLE,
    FUNDING,
    ION,
    ION_THRUST,
    LAST_YEAR,
    LOCATION_NAMES,
    MANEUVERS,
    PART_NAMES,
    RESEARCH_COST,
    ROCKETS,
    ROLES,
    SUPPLIES,
    THRUST,
    hazard_name,
)
from cosmodrome.games.leaving_earth.planner import (
    CHEAPEST,
    MOST_LABELS,
    NO_LIMITS,
    SAFEST,
    Budget,
    Limits,
    Means,
    Plan,
    plan,
)
from cosmodrome.games.leaving_earth.risks import Risks, risks_of
from cosmodrome.games.leaving_earth.rules.maneuver import difficulty_in
from cosmodrome.games.leaving_earth.state import Agency, LeavingEarth, is_hurt, role_of
from cosmodrome.kernel import Facts

#: The safest plan may cost this many times the cheapest.
WORTH_SAFETY: Final = 2
_PRICE: Final[dict[str, int]] = {component.id: component.cost for component in BUYABLE}
_NEEDS: Final[dict[str, str]] = {component.id: component.needs for component in BUYABLE}


class Order(NamedTuple):
    """Something to pay for, and the advancement that must be there first, if any."""

    move: str
    price: int
    needs: str = ""


class Year(NamedTuple):
    """What is paid for in one year, and the money there is for it."""

    money: int
    orders: list[Order]

    @property
    def spent(self) -> int:
        """The money that is paid."""
        return sum(order.price for order in self.orders)


def brief(s: LeavingEarth, seat: int, mission: int, assumed: int, own: bool) -> Facts:
    """The cheapest and the safest plan with the agency's advancements and those it might research.

    `own`: from what the agency itself knows, else from what everybody knows.
    """
    agency = s.agencies[seat]
    means = Means(agency.owned | assumed, agency.owned)
    risks = risks_of(s, seat, own)
    cheapest = _in_time(s, agency, mission, means, risks, CHEAPEST, NO_LIMITS.cost, None)
    safest = None
    if cheapest is not None:
        dearest = WORTH_SAFETY * cheapest.price
        safest = _in_time(s, agency, mission, means, risks, SAFEST, dearest, cheapest)
    return {
        "cheapest": None if cheapest is None else describe(s, agency, cheapest, risks),
        "safest": None if safest is None else describe(s, agency, safest, risks),
    }


def _in_time(
    s: LeavingEarth,
    agency: Agency,
    mission: int,
    means: Means,
    risks: Risks,
    aim: str,
    cost: int,
    rival: Plan | None,
) -> Plan | None:
    """The best plan that is over before the calendar ends, the years counted in which money is still lacking.

    The search assumes that money can be spent to the last coin; where prices do not add up that way, it is given
    as many years less.
    """
    budget = Budget(MOST_LABELS)
    at_hand = agency.money + sum(_PRICE.get(name, 0) * agency.store[slot] for slot, name in enumerate(PART_NAMES))
    at_hand += sum(_PRICE[ROLES[role_of(s.people[number])]] for number in agency.astronauts)
    for years in range(LAST_YEAR - s.year, -1, -1):
        found = plan(mission, means, risks, aim, Limits(years, cost, at_hand), rival, budget)
        if found is None:
            return None
        wait = max(0, len(schedule(orders(s, agency, found), agency.money)) - 1)
        if s.year + wait + found.years <= LAST_YEAR:
            return found if years == LAST_YEAR - s.year else replace(found, exact=False)
    return rival


def describe(s: LeavingEarth, agency: Agency, found: Plan, risks: Risks) -> Facts:
    """A plan as plain data. Unassembled parts on Earth are not bought again."""
    wanted = orders(s, agency, found)
    years = schedule(wanted, agency.money)
    launch = s.year + max(0, len(years) - 1)
    now = bundled([order.move for order in years[0].orders]) if years else []
    crew = [ROLES[role] for role in found.core.crew]
    return {
        "parts": parts_of(found),
        "astronauts": crew,
        "mass": found.mass,
        "cost": found.cost,
        "research": [name for i, name in enumerate(ADVANCEMENT_NAMES) if found.research & BIT[i]],
        "to_pay": sum(order.price for order in wanted),
        "by_year": [
            {
                "year": s.year + n,
                "money": year.money,
                "spent": year.spent,
                "moves": [order.move for order in year.orders],
            }
            for n, year in enumerate(years)
        ],
        "launch": launch,
        "over": launch + found.years,
        "years": found.years,
        "chance": round(found.chance, 4),
        "exact": found.exact,
        "legs": _legs(found, risks, launch),
        "moves": [order.move for order in wanted],
        "build": now + assembly(s, agency, parts_of(found), crew) if len(years) <= 1 else now,
    }


# --- legs


def _legs(found: Plan, risks: Risks, year: int) -> list[Facts]:
    """Every maneuver: the thrust it needs and gets, what threatens, when it ends, and the chance to get that far."""
    told: list[Facts] = []
    for number, leg in enumerate(found.legs):
        way = MANEUVERS[leg.trip]
        fire = {PART_NAMES[slot]: leg.rockets[slot] for slot in ROCKETS if leg.rockets[slot]}
        if leg.ions:
            fire[PART_NAMES[ION]] = leg.ions
        difficulty = difficulty_in(leg.trip, leg.years)
        thrust = sum(THRUST[slot] * leg.rockets[slot] for slot in ROCKETS) + leg.ions * ION_THRUST * leg.years
        told.append(
            {
                "way": f"{LOCATION_NAMES[way.origin]}-{LOCATION_NAMES[way.destination]}",
                "years": leg.years,
                "leaves": year,
                "arrives": year + leg.years,
                "mass": leg.mass,
                "difficulty": difficulty,
                "needed": leg.mass * difficulty,
                "thrust": thrust,
                "fire": fire,
                "hazards": [hazard_name(hazard) for hazard in way.hazards],
                "works": round(_so_far(found, risks, number), 4),
            }
        )
        year += leg.years
        if way.destination == found.core.target:
            year += found.core.wait
    return told


def _so_far(found: Plan, risks: Risks, number: int) -> float:
    """The chance that everything works up to the end of a leg; the last one says what the plan says."""
    if number == len(found.legs) - 1:
        return found.chance
    after = found.legs[number + 1]
    draws = tuple(every - later for every, later in zip(found.draws, after.draws, strict=True))
    radiation = found.legs[0].radiation
    flown = found.legs[: number + 1]
    landed = any(MANEUVERS[leg.trip].destination == found.core.target for leg in flown)
    # Before the target what lies there threatens nobody yet.
    core = found.core if landed else replace(found.core, faces=True)
    passed = radiation[: len(radiation) - len(after.radiation)]
    return risks.chance(core, draws, passed, sum(leg.years for leg in flown))


# --- what to buy and when


def parts_of(found: Plan) -> dict[str, int]:
    """Everything aboard at the launch except people."""
    rockets = found.rockets
    parts = {PART_NAMES[slot]: rockets[slot] for slot in ROCKETS if rockets[slot]}
    if found.ions:
        parts[PART_NAMES[ION]] = found.ions
    parts[PART_NAMES[found.core.explorer]] = 1
    if found.supplies:
        parts[PART_NAMES[SUPPLIES]] = found.supplies
    return parts


def orders(s: LeavingEarth, agency: Agency, found: Plan) -> list[Order]:
    """Everything that has to be paid for: research first, then what does not lie on Earth yet, the costly first."""
    research = [
        Order(f"research {name}", RESEARCH_COST) for i, name in enumerate(ADVANCEMENT_NAMES) if found.research & BIT[i]
    ]
    wanted: list[str] = []
    for name, number in parts_of(found).items():
        wanted += [name] * max(0, number - agency.store[PART_NAMES.index(name)])
    waiting = [ROLES[role_of(s.people[number])] for number in agency.astronauts]
    for role in found.core.crew:
        if ROLES[role] in waiting:
            waiting.remove(ROLES[role])
        else:
            wanted.append(ROLES[role])
    purchases = [Order(f"buy {name}", _PRICE[name], _NEEDS[name]) for name in wanted]
    return research + sorted(purchases, key=_price, reverse=True)


def _price(order: Order) -> int:
    return order.price


def schedule(wanted: list[Order], money: int) -> list[Year]:
    """What is paid for in each year, this one first. What is left of a year's money is given up, so everything is
    bought as early as the money and its research allow."""
    years: list[Year] = []
    researched: dict[str, int] = {}
    for order in wanted:
        number = researched.get(order.needs, 0)
        while True:
            if number == len(years):
                years.append(Year(FUNDING if years else money, []))
            if years[number].spent + order.price <= years[number].money:
                break
            number += 1
        years[number].orders.append(order)
        verb, _, name = order.move.partition(" ")
        if verb == "research":
            researched[name] = number
    return years


def bundled(moves: list[str]) -> list[str]:
    """Equal purchases bought together."""
    played: list[str] = []
    for move in dict.fromkeys(moves):
        number = moves.count(move)
        while number > 1:
            some = min(number, SEVERAL_AT_ONCE[-1])
            played += [f"several {some}", move]
            number -= some
        played += [move] * number
    return played


def assembly(s: LeavingEarth, agency: Agency, parts: dict[str, int], crew: list[str]) -> list[str]:
    """The moves that put everything together once it is bought. New astronauts get the lowest free numbers."""
    moves = ["assemble"]
    for name, number in parts.items():
        moves += [f"part {name}"] * number
    waiting = [(ROLES[role_of(s.people[n])], n) for n in agency.astronauts if not is_hurt(s.people[n])]
    free = [n for n in range(1, len(s.people)) if s.people[n] == 0]
    free += range(len(s.people), len(s.people) + len(crew))
    for role in crew:
        known = [n for other, n in waiting if other == role]
        number = known[0] if known else free.pop(0)
        if known:
            waiting.remove((role, number))
        moves.append(f"astronaut {number}")
    stays_behind = any(agency.store[slot] > parts.get(PART_NAMES[slot], 0) for slot in range(len(PART_NAMES)))
    return [*moves, "done"] if stays_behind or len(agency.astronauts) > len(crew) else moves
