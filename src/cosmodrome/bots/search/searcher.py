"""A searcher: remembers between the questions of one turn what it found, and keeps its luck to one seed."""

from __future__ import annotations

import time

from cosmodrome.bots.search.answers import TO_THE_END, Answers, Worlds
from cosmodrome.bots.search.compare import Budget, compare
from cosmodrome.bots.search.guide import Guide
from cosmodrome.bots.search.hint import UNHURRIED, Hint, told_apart
from cosmodrome.kernel.match import Seat
from cosmodrome.kernel.move import Move


class Searcher:
    """Asks the same questions of the same futures as long as nothing new has come in between."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        # What the last search found about the answer it gave, where, and how many answers were given since.
        self._found: list[float] = []
        self._found_at = -1
        self._answered = 0

    def answered(self) -> None:
        """The seat gives an answer, searched or not."""
        self._answered += 1

    def worlds(self, seat: Seat, number: int) -> Worlds:
        """The worlds a seat imagines now."""
        return Worlds(seat, self.seed, number)

    def choose(self, worlds: Worlds, guide: Guide, most: int, budget: Budget) -> Move:
        """The best of the candidates, the policy's own unless another one is better beyond doubt."""
        seat = worlds.seat
        world = worlds.world(0)
        answers = guide.candidates(world, seat.ask, most)
        if len(answers) == 1:
            return answers[0]
        # If nobody else and no draw came between, the policy's way on has been played already.
        known = self._found if seat.ply - self._found_at == self._answered else []
        problem = Answers(worlds, answers, guide, self.seed + 7919 * guide.clock(world), known)
        found = compare(problem, budget)
        self._found = found.values[found.chosen]
        self._found_at = seat.ply
        self._answered = 1
        return answers[found.chosen]

    def explain(self, worlds: Worlds, guide: Guide, most: int, playouts: int, seconds: float = UNHURRIED) -> list[Hint]:
        """The best few answers to what is asked now, what may be expected of them, and why."""
        begun = time.perf_counter()
        world = worlds.world(0)
        answers = guide.candidates(world, worlds.seat.ask, most)
        problem = Answers(worlds, answers, guide, self.seed + 7919 * guide.clock(world), [])
        problem.until = TO_THE_END
        left = seconds - (time.perf_counter() - begun)
        return told_apart(problem, max(3, playouts // len(answers)), left)
