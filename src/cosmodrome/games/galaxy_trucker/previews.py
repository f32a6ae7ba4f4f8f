"""Previews: what an answer would change in the figures of a ship, and where on the circuit it would leave it.

Page and terminal show them beside the answer; nothing here changes a match.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.cards import CARDS, COLOURS
from cosmodrome.games.galaxy_trucker.pieces import ALIEN_BONUS
from cosmodrome.games.galaxy_trucker.rules.flying import days_on
from cosmodrome.games.galaxy_trucker.rules.losses import without_support
from cosmodrome.games.galaxy_trucker.rules.parameters import (
    POINT,
    cannon_strength,
    double_cannons,
    engine_strength,
    strongest,
)
from cosmodrome.games.galaxy_trucker.ship import Ship, squares_of
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import (
    BATTERY,
    CABIN,
    CAPACITY,
    DOUBLE_ENGINE,
    ENGINE,
    FACES,
    ORANGE,
    PURPLE,
    TWO_HUMANS,
)

#: The figures of a ship, by the names of its gauges.
Gauges = dict[str, float]

_GAUGES: Final = ("engines", "cannons", "crew", "cells", "goods", "exposed", "lost")


def changes(before: Ship, after: Ship) -> Gauges:
    """What differs between the gauges of a ship now and afterwards, strengths with everything powered."""
    differences = [now - then for now, then in zip(_gauges(after), _gauges(before), strict=True)]
    return {name: difference for name, difference in zip(_GAUGES, differences, strict=True) if difference}


def _gauges(ship: Ship) -> list[float]:
    return [
        engine_strength(ship, ship.masks[DOUBLE_ENGINE].bit_count()) / POINT,
        strongest(ship, double_cannons(ship)) / POINT,
        ship.crew_size(),
        ship.cell_count(),
        sum(ship.goods_count(colour) for colour in range(COLOURS)),
        ship.exposed(),
        ship.lost,
    ]


def with_tile(ship: Ship, sq: int, face: int) -> tuple[Ship, Gauges]:
    """The ship with a component more, and what that brings: room for crew and battery tokens too, though empty yet."""
    after = ship.copy()
    after.lay(sq, face)
    told = changes(ship, after)
    for gauge, role, each in (("crew", CABIN, TWO_HUMANS), ("cells", BATTERY, CAPACITY[face // FACES])):
        if after.masks[role] != ship.masks[role]:
            told[gauge] = each
    return after, told


def after_hit(ship: Ship, sq: int) -> tuple[Ship, list[int]]:
    """The ship without this component, and what would fall off it were its largest piece kept."""
    after = ship.copy()
    _lose(after, sq)
    pieces = after.pieces()
    largest = 0
    for piece in pieces:
        if piece.bit_count() > largest.bit_count():
            largest = piece
    falls = squares_of(after.occupied & ~largest)
    for other in falls:
        _lose(after, other)
    for cabin in without_support(after):
        after.crew[cabin] = 0
    return after, falls


def _lose(ship: Ship, sq: int) -> None:
    ship.crew[sq] = ship.cells[sq] = ship.goods[sq] = 0
    ship.remove(sq)
    ship.lost += 1


# ---------------------------------------------------------------- on the circuit


def course(s: GalaxyTrucker, seat: int, days: int) -> dict[str, int]:
    """Where these days would take a ship as things stand, and its place among those still flying."""
    pos = s.pos[:]
    pos[seat] = days_on(s, pos, seat, days)
    # On planets the last ship loses its days first: those before this one that have landed follow it.
    if CARDS[s.card].planets and s.planets:
        for other in reversed(s.order):
            if other != seat and s.planets[other] >= 0:
                pos[other] = days_on(s, pos, other, -CARDS[s.card].days)
    ahead = sum(not s.out[other] and pos[other] > pos[seat] for other in range(s.players))
    return {"position": pos[seat], "place": ahead + 1}


# ---------------------------------------------------------------- sums


def engine_sum(ship: Ship, powered: int) -> dict[str, float]:
    """What an engine strength is made of."""
    simple = ship.masks[ENGINE].bit_count()
    whole = engine_strength(ship, powered) / POINT
    return _sum(simple, whole, ALIEN_BONUS if whole and ORANGE in ship.crew else 0)


def cannon_sum(ship: Ship, forward: int, sideways: int) -> dict[str, float]:
    """What a cannon strength is made of."""
    whole = cannon_strength(ship, forward, sideways) / POINT
    alien = ALIEN_BONUS if whole and PURPLE in ship.crew else 0
    alone = cannon_strength(ship, 0, 0) / POINT
    return _sum(alone - alien if alone else 0, whole, alien)


def _sum(simple: float, whole: float, alien: int) -> dict[str, float]:
    """By itself, by battery tokens, and by the alien that helps."""
    return {"simple": simple, "powered": whole - simple - alien, "alien": alien}
