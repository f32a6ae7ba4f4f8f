"""Parameters of Your Ship: engine strength and cannon strength.

Strengths are counted in half points, because a cannon that does not point forward is worth half.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.moves import POWER
from cosmodrome.games.galaxy_trucker.pieces import ALIEN_BONUS
from cosmodrome.games.galaxy_trucker.rules.asking import ask
from cosmodrome.games.galaxy_trucker.rules.losses import spend_cells
from cosmodrome.games.galaxy_trucker.ship import Ship
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import (
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    FRONT,
    LEFT,
    ORANGE,
    PURPLE,
    REAR,
    RIGHT,
)
from cosmodrome.kernel import Rules

#: One point of strength, what a double engine or cannon counts, and what the right alien adds, all in half points.
POINT: Final = 2
_DOUBLE: Final = 2 * POINT
_ALIEN: Final = ALIEN_BONUS * POINT


def engine_strength(ship: Ship, powered: int) -> int:
    """Engine Strength in half points with this many double engines powered; the orange alien never pushes alone."""
    strength = POINT * ship.masks[ENGINE].bit_count() + _DOUBLE * powered
    return strength + _ALIEN if strength and ORANGE in ship.crew else strength


def cannon_strength(ship: Ship, forward: int, sideways: int) -> int:
    """Cannon Strength in half points with these double cannons powered; the purple alien never fights alone.

    `sideways` are all that do not point forward, the rear ones too.
    """
    masks = ship.masks
    aside = masks[CANNON + RIGHT] | masks[CANNON + REAR] | masks[CANNON + LEFT]
    strength = POINT * masks[CANNON + FRONT].bit_count() + _DOUBLE * forward
    # Half as strong where they do not point forward.
    strength += (POINT * aside.bit_count() + _DOUBLE * sideways) // 2
    return strength + _ALIEN if strength and PURPLE in ship.crew else strength


def strongest(ship: Ship, powered: int) -> int:
    """The most cannon strength that this many battery tokens can give: forward cannons first."""
    forward = min(powered, forward_doubles(ship))
    return cannon_strength(ship, forward, min(powered - forward, sideways_doubles(ship)))


def forward_doubles(ship: Ship) -> int:
    """How many double cannons point forward."""
    return ship.masks[DOUBLE_CANNON + FRONT].bit_count()


def sideways_doubles(ship: Ship) -> int:
    """How many double cannons point anywhere else."""
    masks = ship.masks
    return (masks[DOUBLE_CANNON + RIGHT] | masks[DOUBLE_CANNON + REAR] | masks[DOUBLE_CANNON + LEFT]).bit_count()


def double_cannons(ship: Ship) -> int:
    """How many double cannons there are, whichever way they point."""
    return forward_doubles(ship) + sideways_doubles(ship)


def declare_engines(s: GalaxyTrucker, seat: int) -> Rules[int]:
    """Announce the engine strength: the owner decides how many double engines to power."""
    ship = s.ships[seat]
    doubles = ship.masks[DOUBLE_ENGINE].bit_count()
    powered = 0
    if doubles:
        powered = yield from _power(s, seat, "power_engines", doubles, ship.cell_count())
        yield from spend_cells(s, seat, powered)
    strength = engine_strength(ship, powered)
    if s.log is not None:
        s.log.tell("engines", seat=seat, strength=strength // POINT)
    return strength


def declare_cannons(s: GalaxyTrucker, seat: int) -> Rules[int]:
    """Announce the cannon strength: the owner decides which double cannons to power.

    Cannons that point the same way count the same, so the question is how many of each.
    """
    ship = s.ships[seat]
    forward, sideways = forward_doubles(ship), sideways_doubles(ship)
    if forward or sideways:
        cells = ship.cell_count()
        if forward:
            question = "power_forward" if sideways else "power_cannons"
            forward = s.powered = yield from _power(s, seat, question, forward, cells)
        if sideways:
            question = "power_sideways" if ship.masks[DOUBLE_CANNON + FRONT] else "power_cannons"
            sideways = yield from _power(s, seat, question, sideways, cells - forward)
        s.powered = 0
        yield from spend_cells(s, seat, forward + sideways)
    strength = cannon_strength(ship, forward, sideways)
    if s.log is not None:
        s.log.tell("cannons", seat=seat, strength=strength / POINT)
    return strength


def _power(s: GalaxyTrucker, seat: int, question: str, doubles: int, cells: int) -> Rules[int]:
    most = min(doubles, cells)
    if not most:
        return 0
    move = yield from ask(s, seat, question, POWER.all()[: most + 1])
    return move.arg
