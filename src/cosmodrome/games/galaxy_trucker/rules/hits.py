"""Meteoric Swarm and cannon fire: what a hit threatens, and what can stop it."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.cards import LIGHT
from cosmodrome.games.galaxy_trucker.moves import ROLL, SHIELD_UP, SHOOT, TAKE_HIT, TWO_DICE
from cosmodrome.games.galaxy_trucker.pieces import SQUARES
from cosmodrome.games.galaxy_trucker.rules.asking import ask
from cosmodrome.games.galaxy_trucker.rules.flying import withdraw_unmanned
from cosmodrome.games.galaxy_trucker.rules.losses import destroy, spend_cells
from cosmodrome.games.galaxy_trucker.ship import Ship, squares_of
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import BIT, FRONT, REAR, SIDES
from cosmodrome.kernel import Chance, Move, Rules

_SHIELD_MOVES: Final[list[Move]] = [SHIELD_UP(), TAKE_HIT()]
_SHOOT_MOVES: Final[list[Move]] = [SHOOT(), TAKE_HIT()]

_SIZES: Final = {"meteor": ("small", "large"), "shot": ("light", "heavy")}


def aim(s: GalaxyTrucker, what: str, weight: int, side: int) -> Rules[None]:
    """Two dice pick the row or column of a meteor or shot."""
    s.dice = (yield Chance(ROLL, TWO_DICE)).arg
    s.side = side
    if s.log is not None:
        size = _SIZES[what][weight]
        s.log.tell(what, size=size, side=SIDES[side], line="column" if side in (FRONT, REAR) else "row", dice=s.dice)


def meteor(s: GalaxyTrucker, seat: int, weight: int, side: int) -> Rules[None]:
    """One meteor against one ship: small ones bounce off smooth sides, large ones must be shot."""
    ship = s.ships[seat]
    sq = _threaten(s, seat, side)
    if sq < 0:
        return
    if weight == LIGHT:
        if not ship.connectors[side] & BIT[sq]:
            if s.log is not None:
                s.log.tell("bounced", seat=seat, square=SQUARES[ship.board.index[sq]])
            return
        stopped = yield from _shielded(s, seat, side)
    else:
        stopped = yield from _shot(s, seat, side)
    if not stopped:
        yield from destroy(s, seat, sq)
        withdraw_unmanned(s, seat)


def cannon_fire(s: GalaxyTrucker, seat: int, weight: int, side: int) -> Rules[None]:
    """One shot at one ship: only a shield stops light fire, nothing stops heavy fire."""
    sq = _threaten(s, seat, side)
    if sq < 0:
        return
    stopped = False
    if weight == LIGHT:
        stopped = yield from _shielded(s, seat, side)
    if not stopped:
        yield from destroy(s, seat, sq)
        withdraw_unmanned(s, seat)


def _threaten(s: GalaxyTrucker, seat: int, side: int) -> int:
    """The first component in the way, or -1 where the ship is missed."""
    ship = s.ships[seat]
    sq = ship.first_met(side, s.dice)
    s.target_seat = seat
    s.target = sq
    if sq < 0 and s.log is not None:
        s.log.tell("missed", seat=seat)
    return sq


def _powers(s: GalaxyTrucker, seat: int, question: str, moves: list[Move]) -> Rules[bool]:
    """Whether the seat spends a battery token rather than take the hit."""
    move = yield from ask(s, seat, question, moves)
    if move.verb is TAKE_HIT:
        return False
    yield from spend_cells(s, seat, 1)
    return True


def _shielded(s: GalaxyTrucker, seat: int, side: int) -> Rules[bool]:
    """Shield Generators: one battery token powers a shield that covers the side."""
    ship = s.ships[seat]
    if not ship.shield_covers(side) or not ship.cell_count():
        return False
    if not (yield from _powers(s, seat, "shield", _SHIELD_MOVES)):
        return False
    if s.log is not None:
        s.log.tell("shielded", seat=seat, side=SIDES[side])
    return True


def _shot(s: GalaxyTrucker, seat: int, side: int) -> Rules[bool]:
    """A large meteor: a simple cannon that bears on it fires by itself, a double one for a battery token."""
    ship = s.ships[seat]
    lanes = gun_lanes(ship, side, s.dice)
    guns = ship.guns_facing(side, double=False) & lanes
    if not guns:
        guns = ship.guns_facing(side, double=True) & lanes
        if not guns or not ship.cell_count():
            return False
        if not (yield from _powers(s, seat, "shoot", _SHOOT_MOVES)):
            return False
    if s.log is not None:
        s.log.tell("shot_meteor", seat=seat, square=SQUARES[ship.board.index[squares_of(guns)[0]]])
    return True


def gun_lanes(ship: Ship, side: int, dice: int) -> int:
    """The squares whose guns bear on a large meteor: its own column in front, neighbouring lines on other sides."""
    lanes = ship.board.lanes[side]
    numbers = (dice,) if side == FRONT else (dice - 1, dice, dice + 1)
    mask = 0
    for number in numbers:
        if 0 <= number < len(lanes):
            for sq in lanes[number]:
                mask |= BIT[sq]
    return mask
