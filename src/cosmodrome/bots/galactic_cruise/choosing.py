"""Choosing the best of several moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.games.galactic_cruise.moves import DONE, END_TURN
from cosmodrome.kernel import Move

NO_MORE: Final = DONE()
END: Final = END_TURN()


def best(moves: list[Move], worth: Callable[[Move], float], least: float = 0.0, stop: bool = True) -> Move:
    """The move worth most; `done` where it is offered and nothing is worth enough."""
    rest = [move for move in moves if move is not NO_MORE]
    if not rest:
        return NO_MORE
    top = max(rest, key=worth)
    if stop and NO_MORE in moves and worth(top) <= least:
        return NO_MORE
    return top
