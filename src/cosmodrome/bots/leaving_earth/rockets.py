"""Rockets: which bundles lift a mass over a difficulty, and which of them are worth considering."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from cosmodrome.games.leaving_earth.pieces import BIT, MASS, ROCKETS, THRUST, part_component

#: How many rockets of each kind: juno, atlas, soyuz, saturn.
Bundle = tuple[int, int, int, int]

NOTHING: Final[Bundle] = (0, 0, 0, 0)
COST: Final = tuple(part_component(slot).cost for slot in ROCKETS)
#: A leg that needs more rockets than this is no plan.
MOST: Final = 7


def mass_of(bundle: Bundle) -> int:
    """The mass of a bundle."""
    return sum(MASS[slot] * bundle[slot] for slot in ROCKETS)


def cost_of(bundle: Bundle) -> int:
    """The price of a bundle."""
    return sum(COST[slot] * bundle[slot] for slot in ROCKETS)


def thrust_of(bundle: Bundle) -> int:
    """The thrust of a bundle."""
    return sum(THRUST[slot] * bundle[slot] for slot in ROCKETS)


@cache
def _catalogue(difficulty: int, kinds: int) -> tuple[tuple[int, int, int, Bundle], ...]:
    """All sensible bundles of these kinds, by cost: (what they lift beyond themselves, cost, mass, bundle)."""
    lifts = [THRUST[slot] - MASS[slot] * difficulty for slot in ROCKETS]
    counts = [range(MOST + 1) if kinds & BIT[slot] and lifts[slot] > 0 else range(1) for slot in ROCKETS]
    offers = []
    for juno, atlas, soyuz, saturn in product(*counts):
        if 0 < juno + atlas + soyuz + saturn <= MOST:
            bundle = (juno, atlas, soyuz, saturn)
            offers.append(
                (sum(lifts[slot] * bundle[slot] for slot in ROCKETS), cost_of(bundle), mass_of(bundle), bundle)
            )
    offers.sort(key=lambda offer: (offer[1], offer[2], -offer[0]))
    kept: list[tuple[int, int, int, Bundle]] = []
    for offer in offers:
        if not any(other[0] >= offer[0] and other[2] <= offer[2] for other in kept):
            kept.append(offer)
    return tuple(kept)


@cache
def lifting(load: int, difficulty: int, kinds: int) -> tuple[tuple[int, int, Bundle], ...]:
    """The bundles that make up a lack of thrust, none both costlier and heavier than another: (cost, mass, bundle)."""
    if load <= 0:
        return ((0, 0, NOTHING),)
    chosen: list[tuple[int, int, Bundle]] = []
    lightest = 1 << 30
    for lift, cost, mass, bundle in _catalogue(difficulty, kinds):
        if lift >= load and mass < lightest:
            lightest = mass
            chosen.append((cost, mass, bundle))
    return tuple(chosen)


def from_stock(stock: Bundle, missing: int) -> list[Bundle]:
    """The bundles out of a stock that give at least the missing thrust, none with a rocket to spare."""
    if missing <= 0:
        return [NOTHING]
    bundles = []
    for juno, atlas, soyuz, saturn in product(*(range(count + 1) for count in stock)):
        bundle = (juno, atlas, soyuz, saturn)
        thrust = thrust_of(bundle)
        if thrust >= missing and all(not bundle[slot] or thrust - THRUST[slot] < missing for slot in ROCKETS):
            bundles.append(bundle)
    return bundles


def less(stock: Bundle, bundle: Bundle) -> Bundle:
    """A stock after a bundle was fired."""
    return (stock[0] - bundle[0], stock[1] - bundle[1], stock[2] - bundle[2], stock[3] - bundle[3])
