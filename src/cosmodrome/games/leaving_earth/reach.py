"""Reach: every place a spacecraft can get to if all its rockets and thrusters work, and in how many years.

Exact: every sensible choice of what to fire is tried, where no rocket too many is fired.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from cosmodrome.games.leaving_earth.pieces import (
    ION,
    ION_THRUST,
    LOST,
    MANEUVERS,
    MANEUVERS_FROM,
    MASS,
    ROCKETS,
    THRUST,
)

#: No more positions than this are looked at.
MOST_POSITIONS: Final = 1500
#: A spacecraft with more rockets than this is not worked out.
MOST_ROCKETS: Final = 24

#: How many rockets of each kind are left.
Rockets = tuple[int, ...]


@lru_cache(maxsize=4096)
def bundles(stock: Rockets, missing: int) -> tuple[Rockets, ...]:
    """The choices out of a stock that give at least the missing thrust, none with a rocket to spare."""
    if missing <= 0:
        return ((0,) * len(stock),)
    found = []
    for bundle in product(*(range(min(count, -(-missing // THRUST[slot])) + 1) for slot, count in enumerate(stock))):
        thrust = sum(THRUST[slot] * number for slot, number in enumerate(bundle))
        spare = thrust - missing
        if spare >= 0 and all(not number or THRUST[slot] > spare for slot, number in enumerate(bundle)):
            found.append(bundle)
    return tuple(found)


class Reach:
    """Where a spacecraft can get to if all its rockets and thrusters work."""

    __slots__ = ("complete", "legs", "years")

    def __init__(self) -> None:
        #: The fewest years to every place within reach; the starting place counts.
        self.years: dict[int, int] = {}
        #: Every maneuver that can be flown on some way there: the thrust it needs then, and the thrust then aboard.
        self.legs: dict[int, tuple[int, int]] = {}
        #: A heap of mixed rockets can be fired in more ways than are worth looking at: then it is the nearest places.
        self.complete = True


def reach(parts: list[int], place: int) -> Reach:
    """The places within reach, with the years they take and the maneuvers that lead there."""
    found = Reach()
    rest = sum(MASS[slot] * number for slot, number in enumerate(parts) if slot not in ROCKETS)
    carried = any(number for slot, number in enumerate(parts) if slot not in ROCKETS)
    ions = parts[ION]
    start = tuple(parts[slot] for slot in ROCKETS)
    if sum(start) > MOST_ROCKETS:
        found.years[place] = 0
        found.complete = False
        return found
    waiting: dict[int, set[tuple[int, Rockets]]] = {0: {(place, start)}}
    seen: set[tuple[int, Rockets]] = set()
    # Year by year, so that the first arrival at a place is the earliest and the same stock is looked at once.
    while waiting:
        years = min(waiting)
        here = waiting.pop(years) - seen
        if not here:
            continue
        seen |= here
        if len(seen) > MOST_POSITIONS:
            found.complete = False
            return found
        for where, stock in sorted(here):
            found.years.setdefault(where, years)
            mass = rest + sum(MASS[slot] * number for slot, number in enumerate(stock))
            thrust = sum(THRUST[slot] * number for slot, number in enumerate(stock))
            for trip in MANEUVERS_FROM[where]:
                way = MANEUVERS[trip]
                if way.destination == LOST:
                    continue
                enough = -(-mass * way.difficulty // (ions * ION_THRUST)) if ions else 0
                for taken, difficulty in speeds(trip, ions, enough):
                    steady = ions * ION_THRUST * taken
                    for bundle in bundles(stock, mass * difficulty - steady):
                        left = tuple(have - fired for have, fired in zip(stock, bundle, strict=True))
                        # A spacecraft of nothing but rockets is gone with the last of them.
                        if not carried and not any(left):
                            continue
                        found.legs.setdefault(trip, (mass * difficulty, thrust + steady))
                        waiting.setdefault(years + taken, set()).add((way.destination, left))
    return found


def speeds(trip: int, ions: int, slowest: int) -> list[tuple[int, int]]:
    """The years a maneuver may take, with its difficulty then: as printed, half as long and twice as hard as often as
    that goes, and up to the slowest worth trying where ion thrusters make use of the time.
    """
    way = MANEUVERS[trip]
    years, difficulty = way.years, way.difficulty
    found = [(years, difficulty)]
    while years > 1 and difficulty:
        years, difficulty = (years + 1) // 2, difficulty * 2
        found.append((years, difficulty))
    if ions and way.difficulty and (way.years or way.optional):
        found += [(longer, way.difficulty) for longer in range(way.years + 1, slowest + 1)]
    return found
