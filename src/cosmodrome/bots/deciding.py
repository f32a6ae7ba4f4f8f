"""What bots that look at one decision at a time have in common."""

from __future__ import annotations

from cosmodrome.bots.search import Searcher
from cosmodrome.kernel import Move, Seat


class Decider:
    """A bot that thinks only where there is a choice."""

    def choose(self, seat: Seat) -> Move:
        moves = seat.ask.moves
        return moves[0] if len(moves) == 1 else self.decide(seat)

    def decide(self, seat: Seat) -> Move:
        """One of several answers."""
        raise NotImplementedError


class SearchingDecider(Decider):
    """One that searches, and tells its searcher of every answer."""

    def __init__(self, searcher: Searcher) -> None:
        self._searcher = searcher

    def choose(self, seat: Seat) -> Move:
        self._searcher.answered()
        return super().choose(seat)
