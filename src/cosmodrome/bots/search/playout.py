"""Playouts: an imagined world played on by a policy that reads its state directly."""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.kernel.ask import CLOCK, Ask
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.move import Move

#: What somebody at the table would answer: the world, and what is asked.
Policy = Callable[[Match, Ask], Move]


def play_on(world: Match, policy: Policy, stop: Callable[[Match], bool], limit: int) -> bool:
    """Play on until `stop` or the end; False where nobody could answer or the limit was reached.

    A world in which somebody is asked and has no answer is a dead end of the rules: the playout counts as lost.
    """
    for _ in range(limit):
        if world.over or stop(world):
            return True
        asks = world.asks
        ask = asks[0]
        if len(asks) > 1:
            # Several are asked at once: those who play go before the clock.
            ask = next((one for one in asks if one.seat != CLOCK), ask)
        moves = ask.moves
        if not moves:
            return False
        world.play_trusted(ask, moves[0] if len(moves) == 1 else policy(world, ask))
    return world.over
