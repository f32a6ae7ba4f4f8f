"""Our side: random playouts of one registered game with its usual options."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

from benchmarks.worker import Contender, serve
from cosmodrome import find
from cosmodrome.kernel import CLOCK, Match, SeededDealer


class Cosmodrome(Contender):
    def __init__(self, game: str, options: dict[str, Any] | None = None) -> None:
        self.game = find(game)
        self.options = self.game.check_options(options or {})

    def new(self, seed: int, *, checkpoints: bool) -> tuple[Match, Callable[[int], int]]:
        source = random.Random(seed).random
        match = Match(self.game, self.options, SeededDealer(seed), listen=False, checkpoints=checkpoints)
        return match, lambda n: int(source() * n)

    def playout(self, seed: int) -> int:
        match, pick = self.new(seed, checkpoints=False)
        return match.play_out(pick, self.game.max_plies)

    def count(self, seed: int) -> tuple[int, int, int]:
        match, pick = self.new(seed, checkpoints=False)
        decisions = unforced = options = 0
        while not match.over:
            asks = match.asks
            ask = asks[pick(len(asks))]
            if ask.seat == CLOCK and len(asks) > 1 and pick(50):
                continue
            decisions += 1
            unforced += len(ask.moves) > 1
            options += len(ask.moves)
            match.play_trusted(ask, ask.moves[pick(len(ask.moves))])
        return decisions, unforced, options

    def positions(self, seed: int) -> list[Match]:
        """Ten matches, stopped after a twentieth to a half of a usual match, mostly in the middle of a step."""
        length = self.playout(seed)
        found = []
        for number in range(10):
            match, pick = self.new(seed + number, checkpoints=True)
            match.play_out(pick, max(1, length * (number + 1) // 20))
            found.append(match)
        return found

    def copy(self, position: Match) -> Match:
        return position.copy()


if __name__ == "__main__":
    serve(Cosmodrome(sys.argv[1]))
