"""Parameters of Your Ship: engine strength and cannon strength.

Strengths are counted in half points, because a cannon that does not point forward is worth half.
"""

from __future__ import annotations

from cosmodrome.games.galaxy_trucker.moves import POWER
from cosmodrome.games.galaxy_trucker.pieces import (
    ALIEN_BONUS,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    ORANGE,
    PURPLE,
)
from cosmodrome.games.galaxy_trucker.rules.losses import spend_cells
from cosmodrome.games.galaxy_trucker.ship import Ship
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.kernel import Ask, Rules


def engine_strength(ship: Ship, powered: int) -> int:
    """Engine Strength in half points, with so many double engines powered; the orange alien never pushes alone."""
    strength = 2 * ship.masks[ENGINE].bit_count() + 4 * powered
    return strength + 2 * ALIEN_BONUS if strength and ORANGE in ship.crew else strength


def cannon_strength(ship: Ship, powered: int) -> int:
    """Cannon Strength in half points, with so many double cannons powered; the purple alien never fights alone."""
    masks = ship.masks
    sideways = masks[CANNON + 1] | masks[CANNON + 2] | masks[CANNON + 3]
    forward_doubles = min(powered, masks[DOUBLE_CANNON].bit_count())
    strength = (
        2 * masks[CANNON].bit_count() + sideways.bit_count() + 4 * forward_doubles + 2 * (powered - forward_doubles)
    )
    return strength + 2 * ALIEN_BONUS if strength and PURPLE in ship.crew else strength


def double_cannons(ship: Ship) -> int:
    """How many double cannons there are, whichever way they point."""
    masks = ship.masks
    return (
        masks[DOUBLE_CANNON] | masks[DOUBLE_CANNON + 1] | masks[DOUBLE_CANNON + 2] | masks[DOUBLE_CANNON + 3]
    ).bit_count()


def declare_engines(s: GalaxyTrucker, seat: int) -> Rules[int]:
    """Announce the engine strength: the owner decides how many double engines to power."""
    ship = s.ships[seat]
    powered = yield from _power(s, seat, "power_engines", ship.masks[DOUBLE_ENGINE].bit_count())
    strength = engine_strength(ship, powered)
    if s.log is not None:
        s.log.tell("engines", seat=seat, strength=strength // 2)
    return strength


def declare_cannons(s: GalaxyTrucker, seat: int) -> Rules[int]:
    """Announce the cannon strength: the owner decides how many double cannons to power, forward ones first."""
    ship = s.ships[seat]
    powered = yield from _power(s, seat, "power_cannons", double_cannons(ship))
    strength = cannon_strength(ship, powered)
    if s.log is not None:
        s.log.tell("cannons", seat=seat, strength=strength / 2)
    return strength


def _power(s: GalaxyTrucker, seat: int, question: str, doubles: int) -> Rules[int]:
    most = min(doubles, s.ships[seat].cell_count()) if doubles else 0
    if not most:
        return 0
    powered = (yield Ask(seat, question, POWER.all()[: most + 1])).arg
    yield from spend_cells(s, seat, powered)
    return powered
