"""The usual problem: the answers of one seat to one question, each played on by the policy in imagined futures."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.search.compare import Problem
from cosmodrome.bots.search.guide import LOST, Guide, play_on
from cosmodrome.kernel.dealer import SeededDealer
from cosmodrome.kernel.match import Match, Seat
from cosmodrome.kernel.move import Move

#: A playout is not longer than this.
LIMIT: Final = 4_000
#: Beyond any clock: to the end of the match.
TO_THE_END: Final = 1 << 30


class Worlds:
    """The worlds a seat imagines at one moment, each imagined once."""

    def __init__(self, seat: Seat, seed: int, number: int) -> None:
        self.seat = seat
        self.seed = seed
        self.number = number
        self._known: dict[int, Match] = {}

    def world(self, future: int) -> Match:
        """The world of a future. Read it, copy it, never play in it."""
        key = future % self.number
        if key not in self._known:
            self._known[key] = self.seat.imagine(SeededDealer(self.seed + key))
        return self._known[key]


class Answers(Problem):
    """Several answers to compare."""

    def __init__(self, worlds: Worlds, answers: list[Move], guide: Guide, seed: int, known: list[float]) -> None:
        self.worlds = worlds
        self.seat = worlds.seat.number
        self.answers = answers
        self.guide = guide
        self.seed = seed
        #: What the policy's own answer came to in the first futures, where that is known from an earlier question.
        self.known = known
        #: Where playouts stop, if not where the guide says.
        self.until = -1

    def options(self) -> int:
        return len(self.answers)

    def play(self, option: int, future: int) -> float:
        if option == 0 and future < len(self.known):
            return self.known[future]
        world = self.play_out(option, future)
        return LOST if world is None else self.guide.value(world, self.seat)

    def play_out(self, option: int, future: int) -> Match | None:
        """The world after an answer and what follows up to the horizon; None for a dead end."""
        world = self.worlds.world(future).copy(checkpoints=False)
        world.dealer = SeededDealer(self.seed * 1009 + future)
        ask = world.ask_of(self.seat)
        move = self.answers[option]
        if ask is None or not ask.allows(move):
            return None
        until = self.until if self.until >= 0 else self.guide.horizon(world)
        world.play_trusted(ask, move)
        return world if play_on(world, self.guide, until, LIMIT) else None
