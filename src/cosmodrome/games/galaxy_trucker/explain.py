"""Explain: what the rules say about one thing on the table, by the game's own functions.

ship:0                 a ship's weak points, faults, loose pieces and exposed connectors
threats:0              by side and dice: which component would be struck, and what would stop it
holds:0                which holds have room, and for which colours
tile:cabin_01          the turns of a tile that look different
lay:c7r6_n             what the gauges would show more or less with the tile in one's hand on this square
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.games.galaxy_trucker.cards import COLOURS, GOODS, RED
from cosmodrome.games.galaxy_trucker.moves import LAYINGS
from cosmodrome.games.galaxy_trucker.pieces import SQUARES
from cosmodrome.games.galaxy_trucker.previews import with_tile
from cosmodrome.games.galaxy_trucker.rules.hits import gun_lanes
from cosmodrome.games.galaxy_trucker.ship import Ship, squares_of
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import BIT, HOLD, SIDES, SPECIAL, TILE_NAMES, TILE_TURNS, TURNS
from cosmodrome.kernel import Facts, UnknownTopic


def explain(s: GalaxyTrucker, seat: int | None, about: str) -> Facts:
    """What the rules say about one thing; ships are open to all, so every seat may ask about each."""
    topic, _, piece = about.partition(":")
    if topic == "tile" and piece in TILE_NAMES:
        return {"turns": [TURNS[turn] for turn in TILE_TURNS[TILE_NAMES.index(piece)]]}
    if topic == "lay" and piece in LAYINGS and seat is not None:
        return {"gauges": _laid(s.ships[seat], LAYINGS.index(piece))}
    tell = _TOPICS.get(topic)
    if tell is None or piece not in [str(owner) for owner in range(s.players)]:
        raise UnknownTopic(f"galaxy_trucker explains nothing about {about!r}")
    return tell(s.ships[int(piece)])


def _ship(ship: Ship) -> Facts:
    return {
        "weak_points": _names(ship, weak_points(ship)),
        "faults": [{"fault": kind, "squares": _names(ship, squares)} for kind, squares in ship.faults()],
        "pieces": [_names(ship, squares_of(piece)) for piece in ship.pieces()],
        "exposed": {
            SIDES[side]: _names(ship, squares_of(ship.connectors[side] & ~ship.beside[side]))
            for side in range(len(SIDES))
        },
    }


def weak_points(ship: Ship) -> list[int]:
    """The squares whose loss would break the ship apart: everything hangs on them."""
    weak = []
    for sq in squares_of(ship.occupied):
        if ship.link[sq].bit_count() > 1:
            trial = ship.copy()
            trial.remove(sq)
            if len(trial.pieces()) > 1:
                weak.append(sq)
    return weak


def _laid(ship: Ship, laying: int) -> Facts:
    """What the tile in hand would change there; nothing where none is held or the square is not free."""
    sq = ship.board.square[laying // len(TURNS)]
    if ship.hand < 0 or sq < 0 or ship.occupied & BIT[sq]:
        return {}
    after, gauges = with_tile(ship, sq, ship.hand * len(TURNS) + laying % len(TURNS))
    weak = len(weak_points(after)) - len(weak_points(ship))
    return {**gauges, "weak": weak} if weak else {**gauges}


def _threats(ship: Ship) -> Facts:
    return {SIDES[side]: _threats_from(ship, side) for side in range(len(SIDES))}


def _threats_from(ship: Ship, side: int) -> list[Facts]:
    """Every roll that would strike the ship from this side."""
    struck = []
    for dice in range(len(ship.board.lanes[side])):
        sq = ship.first_met(side, dice)
        if sq >= 0:
            lanes = gun_lanes(ship, side, dice)
            struck.append(
                {
                    "dice": dice,
                    "square": SQUARES[ship.board.index[sq]],
                    "bounces": not ship.connectors[side] & BIT[sq],
                    "shield": ship.shield_covers(side),
                    "cannons": _names(ship, squares_of(ship.guns_facing(side, double=False) & lanes)),
                    "double_cannons": _names(ship, squares_of(ship.guns_facing(side, double=True) & lanes)),
                }
            )
    return struck


def _holds(ship: Ship) -> Facts:
    """Red goods travel in special holds only."""
    holds = []
    for sq in squares_of(ship.masks[HOLD] | ship.masks[SPECIAL]):
        room = ship.room(sq)
        special = bool(ship.masks[SPECIAL] & BIT[sq])
        takes = [GOODS[colour] for colour in range(COLOURS) if room and (colour != RED or special)]
        holds.append({"square": SQUARES[ship.board.index[sq]], "room": room, "takes": takes})
    return {"holds": holds}


def _names(ship: Ship, squares: list[int] | tuple[int, ...]) -> list[str]:
    return [SQUARES[ship.board.index[sq]] for sq in squares]


_TOPICS: Final[dict[str, Callable[[Ship], Facts]]] = {"ship": _ship, "threats": _threats, "holds": _holds}
