"""Random: any legal move, each as likely as the next. The measure of every other bot."""

from __future__ import annotations

import random

from cosmodrome.bots import UnknownBot
from cosmodrome.kernel import Move, Seat


class RandomBot:
    """Chooses blindly. It takes from half a second to two where time matters."""

    name = "random"

    def __init__(self, seed: int, variant: str = "") -> None:
        if variant:
            raise UnknownBot(f"random has no variant {variant!r}")
        # `random.Random` underneath, but only `random()`: the cheapest way to a small number (see `pick`).
        self._random = random.Random(seed).random

    def pick(self, n: int) -> int:
        """A number from 0 to n-1."""
        return int(self._random() * n)

    def choose(self, seat: Seat) -> Move:
        moves = seat.ask.moves
        return moves[self.pick(len(moves))]

    def delay(self, seat: Seat) -> float:
        return 0.5 + 1.5 * self._random()
