"""Greedy: plans the next launch, values everything in points, and takes what is worth most now."""

from __future__ import annotations

from cosmodrome.bots.galactic_cruise import policy
from cosmodrome.bots.galactic_cruise.weights import DEFAULT, SOLO
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Move, Seat, SeededDealer


class GreedyBot:
    """Looks at what it may know, one decision at a time."""

    name = "greedy"

    def __init__(self, seed: int, variant: str = "") -> None:
        self._dealer = SeededDealer(seed)

    def choose(self, seat: Seat) -> Move:
        ask = seat.ask
        if len(ask.moves) == 1:
            return ask.moves[0]
        s = seat.picture(self._dealer)
        assert isinstance(s, GalacticCruise)
        return policy.answer(s, ask, DEFAULT if s.rachel is None else SOLO)
