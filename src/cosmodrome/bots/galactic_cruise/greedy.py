"""Greedy: plans the next launch, values everything in points, and takes what is worth most now."""

from __future__ import annotations

from cosmodrome.bots.deciding import Decider
from cosmodrome.bots.galactic_cruise import policy
from cosmodrome.bots.galactic_cruise.weights import DEFAULT, SOLO
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Move, Seat, SeededDealer


class GreedyBot(Decider):
    """Looks at what it may know, one decision at a time."""

    name = "greedy"

    def __init__(self, seed: int, variant: str = "") -> None:
        self._dealer = SeededDealer(seed)

    def decide(self, seat: Seat) -> Move:
        """What the policy says of what may be known."""
        s = seat.picture(self._dealer)
        assert isinstance(s, GalacticCruise)
        return policy.answer(s, seat.ask, DEFAULT if s.rachel is None else SOLO)
