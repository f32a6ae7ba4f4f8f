"""What a game brings to the search: its policy, its candidates, its value and its horizon."""

from __future__ import annotations

from typing import Final

from cosmodrome.kernel.ask import CLOCK, Ask
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.move import Move
from cosmodrome.kernel.native import mypyc_attr

#: What a playout is worth that ran into a dead end.
LOST: Final = -500.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """A game as the search sees it. It reads imagined worlds only, which are either known or made up."""

    def policy(self, world: Match, ask: Ask) -> Move:
        """What whoever is asked would answer. Legal everywhere, also where the policy itself would never go."""
        raise NotImplementedError

    def candidates(self, world: Match, ask: Ask, most: int) -> list[Move]:
        """The answers worth comparing, the policy's own first."""
        raise NotImplementedError

    def value(self, world: Match, seat: int) -> float:
        """What a position is worth to a seat: how far ahead it may expect to end."""
        raise NotImplementedError

    def horizon(self, world: Match) -> int:
        """Where playouts from here should stop, on the scale of `clock`."""
        raise NotImplementedError

    def clock(self, world: Match) -> int:
        """How far the match has come: turns, rounds or years. It never goes back."""
        raise NotImplementedError


def play_on(world: Match, guide: Guide, until: int, limit: int) -> bool:
    """Play on until the clock says so or the match ends; False where nobody could answer or the limit was reached.

    A world in which somebody is asked and has no answer is a dead end of the rules: the playout counts as lost.
    """
    for _ in range(limit):
        if world.over or guide.clock(world) >= until:
            return True
        asks = world.asks
        ask = asks[0]
        if len(asks) > 1:
            # Several are asked at once: those who play go before the clock.
            for one in asks:
                if one.seat != CLOCK:
                    ask = one
                    break
        moves = ask.moves
        if not moves:
            return False
        world.play_trusted(ask, moves[0] if len(moves) == 1 else guide.policy(world, ask))
    return world.over
