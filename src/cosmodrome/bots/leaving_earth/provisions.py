"""Provisions: food for a crew that waits in orbit of the Earth and would starve on the way.

Repairs and years in orbit eat what was meant for the voyage. A Saturn can bring more, as long as there is time.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.leaving_earth.appraisal import PRICE
from cosmodrome.bots.leaving_earth.expedition import EARTH_ORBIT, HOME, years_for
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.games.leaving_earth.pieces import (
    EARTH,
    ION,
    LAST_YEAR,
    MANEUVERS,
    MANEUVERS_FROM,
    MASS,
    SATURN,
    SUPPLIES,
    THRUST,
)
from cosmodrome.games.leaving_earth.state import Craft

_UP: Final = next(trip for trip in MANEUVERS_FROM[EARTH] if MANEUVERS[trip].destination == EARTH_ORBIT)
#: How many supplies a Saturn lifts.
LIFTED: Final = THRUST[SATURN] // MANEUVERS[_UP].difficulty - MASS[SATURN]


def missing_food(craft: Craft) -> int:
    """How many supplies a craft in orbit of the Earth lacks for the way to Mars and home."""
    return years_for(craft.mass, craft.parts[ION]) + HOME - craft.parts[SUPPLIES]


def waits_for_food(outlook: Outlook, craft: Craft, stuck: int) -> bool:
    """Whether people wait for a Saturn that comes up this year, or the next if one has failed or money is short."""
    missing = missing_food(craft)
    if missing <= 0:
        return False
    agency, year = outlook.agency, outlook.s.year
    saturn = 0 if agency.store[SATURN] else PRICE[SATURN]
    at_once = stuck != year and agency.money >= saturn + PRICE[SUPPLIES] * max(0, missing - agency.store[SUPPLIES])
    return at_once or year + 1 + years_for(craft.mass + 1, craft.parts[ION]) + HOME <= LAST_YEAR


def next_provision(outlook: Outlook, craft: Craft) -> int | None:
    """What has to be bought next, None once everything is there."""
    store = outlook.agency.store
    if not store[SATURN]:
        return SATURN
    more = store[SUPPLIES] < _wanted(craft) and outlook.agency.money >= PRICE[SUPPLIES]
    return SUPPLIES if more or store[SUPPLIES] < min(LIFTED, missing_food(craft)) else None


def tanker(outlook: Outlook, craft: Craft) -> list[tuple[int, int]]:
    """What goes up."""
    return [(SATURN, 1), (SUPPLIES, min(_wanted(craft), outlook.agency.store[SUPPLIES]))]


def _wanted(craft: Craft) -> int:
    """One supply more than is missing, for a repair, as far as a Saturn lifts them."""
    return min(LIFTED, missing_food(craft) + 1)
