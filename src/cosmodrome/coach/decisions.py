"""Decisions: which of them cost or gained most, by what the seat could know at the time.

A cheap look at many, then more futures for those that stand out. The answer that seemed best is measured once more in
fresh futures against what was played: the largest of many noisy figures is mostly noise.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from cosmodrome.bots.judge import Judge, Option, Valued
from cosmodrome.bots.search import Reason, Worlds
from cosmodrome.coach.luck import against_the_table
from cosmodrome.kernel import Ask, Match, Move

#: How many answers are compared at most, what was played among them.
ANSWERS: Final = 4
#: A source of points is worth a word from this difference on.
WORTH_A_WORD: Final = 0.4
MOST_REASONS: Final = 2


class Moment:
    """A decision of the seat: where, what was asked, what was played, and what could have been."""

    def __init__(self, match: Match, seat: int, ask: Ask, played: Move, judge: Judge, seed: int) -> None:
        self.ply = match.ply
        self.seat = seat
        self.players = match.players
        self.question = ask.question
        self.stage = judge.stage(match)
        self.judge = judge
        self.worlds = Worlds(match.seat(seat), seed + 101 * match.ply, 1 << 16)
        self.options: list[Option] = judge.options(self.worlds, ANSWERS)
        at = next((n for n, option in enumerate(self.options) if option.move is played), -1)
        if at < 0:
            self.options = [*self.options[: ANSWERS - 1], Option(played)]
            at = len(self.options) - 1
        self.played = at
        self.values: list[list[float]] = [[] for _ in self.options]
        self.until = judge.until(self.worlds.world(0))

    def play(self, option: int, future: int) -> Valued | None:
        """One answer in one imagined future."""
        world = self.worlds.world(future).copy(checkpoints=False)
        chosen = self.options[option]
        ask = world.ask_of(self.seat)
        if ask is None or not ask.allows(chosen.move):
            return None
        world.dealer = None
        world.play_trusted(ask, chosen.move)
        seed = self.worlds.seed * 1009 + future
        return self.judge.value(world, seed, self.until, chosen.guide(self.judge))

    def look(self, futures: int, tick: Callable[[], None]) -> None:
        """Every answer in the next few futures."""
        for _ in range(futures):
            future = len(self.values[0])
            found = [self.play(option, future) for option in range(len(self.options))]
            for _ in found:
                tick()
            if any(one is None for one in found):
                # A dead end in one of them tells nothing of the others.
                found = [None] * len(found)
            for values, one in zip(self.values, found, strict=True):
                values.append(0.0 if one is None else self.worth(one))

    def worth(self, valued: Valued) -> float:
        """What the judge's valuation is to the seat, in percent: the chance to win, and a little for the points."""
        lead = against_the_table(valued.points, self.players)[self.seat]
        return 100.0 * valued.chances[self.seat] + self.judge.percent * lead

    @property
    def differs(self) -> bool:
        """Whether the seat did something else than habit would have done."""
        return self.played != 0

    def mean(self, option: int) -> float:
        values = self.values[option]
        return sum(values) / len(values) if values else 0.0

    @property
    def best(self) -> int:
        """The best of the other answers."""
        others = [option for option in range(len(self.options)) if option != self.played]
        return max(others, key=lambda option: (self.mean(option), -option))

    @property
    def cost(self) -> float:
        """By how much the best of the other answers seems better than what was played; negative for a good find."""
        return self.mean(self.best) - self.mean(self.played)


class Decision:
    """A decision that mattered: what was played, the other answer it is measured against, and by how much."""

    def __init__(self, moment: Moment, other: int, futures: int, tick: Callable[[], None]) -> None:
        self.ply = moment.ply
        self.question = moment.question
        self.stage = moment.stage
        self.played = moment.options[moment.played].move
        self.better = moment.options[other].move
        first = len(moment.values[0])
        pairs: list[tuple[Valued, Valued]] = []
        for future in range(first, first + futures):
            mine, theirs = moment.play(moment.played, future), moment.play(other, future)
            tick()
            tick()
            if mine is not None and theirs is not None:
                pairs.append((mine, theirs))
        self.futures = len(pairs)
        seat = moment.seat
        worths = [moment.worth(theirs) - moment.worth(mine) for mine, theirs in pairs]
        #: By how much the other answer is better, in percent and a little for the points, and its standard error.
        self.cost, self.error = _mean_and_error(worths)
        self.chance = _mean_and_error([theirs.chances[seat] - mine.chances[seat] for mine, theirs in pairs])[0]
        self.points = _mean_and_error(
            [
                against_the_table(theirs.points, moment.players)[seat]
                - against_the_table(mine.points, moment.players)[seat]
                for mine, theirs in pairs
            ]
        )[0]
        self.reasons = _reasons(pairs, seat)
        #: Whether it was a good answer that habit would not have given.
        self.find = self.cost < 0 and moment.differs

    @property
    def clear(self) -> bool:
        """Whether it is more than noise."""
        return self.futures > 2 and abs(self.cost) > 1.3 * self.error and abs(self.cost) >= 1.0


def _reasons(pairs: list[tuple[Valued, Valued]], seat: int) -> list[Reason]:
    """From which sources the other answer has more or less, the largest differences first."""
    names = list(dict.fromkeys(name for pair in pairs for one in pair for name in one.sources[seat]))
    differences = []
    for name in names:
        mean = sum(b.sources[seat].get(name, 0.0) - a.sources[seat].get(name, 0.0) for a, b in pairs) / len(pairs)
        if abs(mean) >= WORTH_A_WORD:
            differences.append((mean, name))
    differences.sort(key=lambda one: (-abs(one[0]), one[1]))
    return [
        Reason("coach-more" if mean > 0 else "coach-less", {"points": round(abs(mean), 1), "source": name})
        for mean, name in differences[:MOST_REASONS]
    ]


def _mean_and_error(values: list[float]) -> tuple[float, float]:
    if len(values) < 2:
        return (values[0] if values else 0.0), 1e9
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
