"""Getting Goods: loading, re-arranging and dumping.

Gained blocks stand on the dock. Their new owner loads them block by block, may move what is already aboard back to the
dock, and closes the holds when done; what is then left on the dock is dumped. Each step is one such act.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cosmodrome.games.galaxy_trucker.cards import COLOURS, GOODS, RED
from cosmodrome.games.galaxy_trucker.moves import CLOSE_HOLDS, LOAD, UNLOAD
from cosmodrome.games.galaxy_trucker.pieces import SQUARES
from cosmodrome.games.galaxy_trucker.ship import BLOCK, blocks_in, squares_of
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import BIT, HOLD, SPECIAL
from cosmodrome.kernel import Ask, Move, Rules

_CLOSE_HOLDS: Final = CLOSE_HOLDS()

_SQUARES: Final = len(SQUARES)


def gain_goods(s: GalaxyTrucker, seat: int, goods: Sequence[int]) -> None:
    """Take the blocks from the bank onto the dock as far as it has them; loading follows if anything came."""
    gained = 0
    for colour in goods:
        if s.bank[colour]:
            s.bank[colour] -= 1
            s.dock[colour] += 1
            gained += 1
    if not gained:
        return
    ship = s.ships[seat]
    if ship.masks[HOLD] | ship.masks[SPECIAL]:
        s.loader = seat
        # Every block may be put back on the dock once: enough for any arrangement, and an end to shuffling.
        s.unloads = gained + sum(ship.goods_count(colour) for colour in range(COLOURS))
    else:
        dump_dock(s, seat)


def loading_moves(s: GalaxyTrucker, seat: int) -> list[Move]:
    """Every block that can go into a hold, every block that can come out, and closing the holds."""
    ship = s.ships[seat]
    index = ship.board.index
    moves: list[Move] = []
    special = ship.masks[SPECIAL]
    holds = squares_of(ship.masks[HOLD] | special)
    for sq in holds:
        if ship.room(sq):
            for colour in range(COLOURS):
                # Hazardous goods travel in reinforced containers only.
                if s.dock[colour] and (colour != RED or special & BIT[sq]):
                    moves.append(LOAD[colour * _SQUARES + index[sq]])
    if s.unloads:
        for sq in holds:
            packed = ship.goods[sq]
            if packed:
                for colour in range(COLOURS):
                    if blocks_in(packed, colour):
                        moves.append(UNLOAD[colour * _SQUARES + index[sq]])
    moves.append(_CLOSE_HOLDS)
    return moves


def load(s: GalaxyTrucker) -> Rules[None]:
    """One act of loading."""
    seat = s.loader
    moves = loading_moves(s, seat)
    move = (yield Ask(seat, "load", moves)) if len(moves) > 1 else moves[0]
    if move.verb is CLOSE_HOLDS:
        dump_dock(s, seat)
        return
    ship = s.ships[seat]
    colour, index = divmod(move.arg, _SQUARES)
    sq = ship.board.square[index]
    if move.verb is LOAD:
        s.dock[colour] -= 1
        ship.goods[sq] += BLOCK[colour]
    else:
        s.unloads -= 1
        s.dock[colour] += 1
        ship.goods[sq] -= BLOCK[colour]


def dump_dock(s: GalaxyTrucker, seat: int) -> None:
    """Excess goods go back to the bank."""
    if s.log is not None:
        dumped = [GOODS[colour] for colour in range(COLOURS) for _ in range(s.dock[colour])]
        aboard = sum(s.ships[seat].goods_count(colour) for colour in range(COLOURS))
        s.log.tell("loaded", seat=seat, aboard=aboard, dumped=dumped)
    for colour in range(COLOURS):
        s.bank[colour] += s.dock[colour]
        s.dock[colour] = 0
    s.loader = -1
