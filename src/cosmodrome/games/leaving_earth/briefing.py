"""Briefing: a plan as plain data: what to research and buy year by year, what to load, what to fly and to fire."""

from __future__ import annotations

from typing import Any, Final

from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    BIT,
    BUYABLE,
    FUNDING,
    ION,
    LAST_YEAR,
    LOCATION_NAMES,
    MANEUVERS,
    PART_NAMES,
    RESEARCH_COST,
    ROCKETS,
    ROLES,
    SUPPLIES,
)
from cosmodrome.games.leaving_earth.planner import CHEAPEST, NO_LIMITS, SAFEST, Leg, Limits, Plan, plan
from cosmodrome.games.leaving_earth.risks import risks_of
from cosmodrome.games.leaving_earth.state import Agency, LeavingEarth, role_of

Told = dict[str, Any]

#: The safest plan may cost this many times the cheapest.
WORTH_SAFETY: Final = 2
_PRICE: Final[dict[str, int]] = {component.id: component.cost for component in BUYABLE}


def brief(s: LeavingEarth, seat: int, mission: int, assumed: int, own: bool) -> Told:
    """The cheapest and the safest plan with the agency's advancements and those it might research.

    `own`: from what the agency itself knows, else from what everybody knows.
    """
    agency = s.agencies[seat]
    owned = agency.owned | assumed
    risks = risks_of(s, seat, own)
    years = LAST_YEAR - s.year
    cheapest = plan(mission, owned, risks, CHEAPEST, Limits(years, NO_LIMITS.cost))
    safest = None
    if cheapest is not None:
        safest = plan(mission, owned, risks, SAFEST, Limits(years, WORTH_SAFETY * cheapest.cost), cheapest)
    return {
        "cheapest": None if cheapest is None else describe(s, agency, cheapest),
        "safest": None if safest is None else describe(s, agency, safest),
    }


def describe(s: LeavingEarth, agency: Agency, found: Plan) -> Told:
    """A plan as plain data. What lies on Earth unassembled is not bought again."""
    research = [
        name for i, name in enumerate(ADVANCEMENT_NAMES) if found.advancements & BIT[i] and not agency.owned & BIT[i]
    ]
    parts = parts_of(found)
    crew = [ROLES[role] for role in found.core.crew]
    purchases = shopping(s, agency, parts, crew)
    prices = [("research", name, RESEARCH_COST) for name in research]
    prices += [("buy", name, _PRICE[name]) for name in purchases]
    return {
        "parts": parts,
        "astronauts": crew,
        "mass": found.mass,
        "cost": found.cost,
        "research": research,
        "to_pay": sum(price for _, _, price in prices),
        "money_by_year": schedule(prices, agency.money),
        "years": found.years,
        "chance": round(found.chance, 4),
        "exact": found.exact,
        "legs": [_leg(leg) for leg in found.legs],
        "moves": [f"{verb} {name}" for verb, name, _ in prices],
    }


def _leg(leg: Leg) -> Told:
    way = MANEUVERS[leg.trip]
    fire = {PART_NAMES[slot]: leg.rockets[slot] for slot in ROCKETS if leg.rockets[slot]}
    if leg.ions:
        fire[PART_NAMES[ION]] = leg.ions
    return {
        "way": f"{LOCATION_NAMES[way.origin]}-{LOCATION_NAMES[way.destination]}",
        "years": leg.years,
        "fire": fire,
    }


def parts_of(found: Plan) -> dict[str, int]:
    """Everything aboard on the pad but people."""
    rockets = found.rockets
    parts = {PART_NAMES[slot]: rockets[slot] for slot in ROCKETS if rockets[slot]}
    if found.ions:
        parts[PART_NAMES[ION]] = found.ions
    parts[PART_NAMES[found.core.explorer]] = 1
    if found.supplies:
        parts[PART_NAMES[SUPPLIES]] = found.supplies
    return parts


def shopping(s: LeavingEarth, agency: Agency, parts: dict[str, int], crew: list[str]) -> list[str]:
    """What has to be bought, one name for each piece."""
    wanted = []
    for name, number in parts.items():
        wanted += [name] * max(0, number - agency.store[PART_NAMES.index(name)])
    waiting = [ROLES[role_of(s.people[number])] for number in agency.astronauts]
    for role in crew:
        if role in waiting:
            waiting.remove(role)
        else:
            wanted.append(role)
    return wanted


def schedule(prices: list[tuple[str, str, int]], money: int) -> list[int]:
    """The money spent in each year, this one first. What is left of a year's money is given up, so research comes
    first and the costly things before the cheap ones, each as early as the money allows."""
    years: list[int] = []
    left: list[int] = []
    first = sorted((price for verb, _, price in prices if verb == "research"), reverse=True)
    then = sorted((price for verb, _, price in prices if verb == "buy"), reverse=True)
    for price in first + then:
        year = next((i for i, rest in enumerate(left) if rest >= price), -1)
        while year < 0:
            left.append(FUNDING if left else money)
            years.append(0)
            if left[-1] >= price:
                year = len(left) - 1
        left[year] -= price
        years[year] += price
    return years
