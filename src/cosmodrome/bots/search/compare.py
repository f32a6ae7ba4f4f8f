"""Comparing options by playing them out: sequential halving over the same futures, and a bar before habit is left.

All options meet the same futures, so that luck is taken off by looking at differences. The best of many noisy means is
mostly luck itself: an option must therefore beat the policy's own choice by a bar and by more than its standard error.
"""

from __future__ import annotations

import time
from math import ceil, log2, sqrt
from typing import Final

from cosmodrome.kernel.native import mypyc_attr

#: A difference must be this many of its standard errors.
DOUBT: Final = 1.5
#: An option this many standard errors behind the leader is given up.
HOPELESS: Final = 3.0
#: Before this many futures no difference has a standard error to speak of.
LEAST_SAMPLES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Problem:
    """What is to be compared: options by number, the policy's own choice first, and futures by number."""

    def options(self) -> int:
        """How many options there are."""
        raise NotImplementedError

    def play(self, option: int, future: int) -> float:
        """Play this option in this future, and say what came of it. The same numbers give the same result."""
        raise NotImplementedError


class Budget:
    """How much may be spent: playouts, which repeat themselves, and seconds, which are only the emergency brake."""

    __slots__ = ("bar", "doubt", "playouts", "seconds")

    def __init__(self, playouts: int, bar: float, seconds: float = 4.0, doubt: float = DOUBT) -> None:
        self.playouts = playouts
        self.bar = bar
        self.seconds = seconds
        #: How many of its standard errors a difference must be.
        self.doubt = doubt


class Comparison:
    """What came of it: the chosen option, and for every option the values of the futures it was played in."""

    __slots__ = ("chosen", "clear", "played", "values")

    def __init__(self, options: int) -> None:
        self.values: list[list[float]] = [[] for _ in range(options)]
        self.chosen = 0
        self.played = 0
        #: Whether another option than the policy's was better beyond doubt.
        self.clear = False

    def mean(self, option: int) -> float:
        """The mean value of an option."""
        values = self.values[option]
        return sum(values) / len(values) if values else 0.0

    def ahead(self, option: int, other: int) -> tuple[float, float]:
        """By how much an option is ahead of another in the futures both were played in, and the standard error."""
        mine, theirs = self.values[option], self.values[other]
        n = min(len(mine), len(theirs))
        if n == 0:
            return 0.0, 1e9
        total = square = 0.0
        for i in range(n):
            difference = mine[i] - theirs[i]
            total += difference
            square += difference * difference
        mean = total / n
        if n == 1:
            return mean, 1e9
        return mean, sqrt(max(0.0, square / n - mean * mean) / (n - 1))


def compare(problem: Problem, budget: Budget) -> Comparison:
    """Which option to take: the policy's own (number 0) unless another one is better beyond doubt."""
    count = problem.options()
    found = Comparison(count)
    if count < 2:
        return found
    brake = time.perf_counter() + budget.seconds
    alive = list(range(count))
    rounds = max(1, ceil(log2(count)))
    left = budget.playouts
    for number in range(rounds, 0, -1):
        each = max(1, left // number // len(alive))
        done = _play_round(problem, found, alive, each, brake)
        left -= each * len(alive)
        if not done:
            break
        alive = _better_half(found, alive)
        if len(alive) < 2 or left < len(alive):
            break
    _decide(found, budget)
    return found


def _play_round(problem: Problem, found: Comparison, alive: list[int], each: int, brake: float) -> bool:
    """Every option still in the running in the next few futures; False if time is up or all is clear."""
    for _ in range(each):
        future = len(found.values[0])
        for option in alive:
            found.values[option].append(problem.play(option, future))
            found.played += 1
        # Whole futures only, so that every option still alive has met the same ones.
        if time.perf_counter() > brake or (len(alive) == 2 and _settled(found, alive[1])):
            return False
    return True


def _settled(found: Comparison, option: int) -> bool:
    """Whether the last two are told apart already."""
    if len(found.values[option]) <= LEAST_SAMPLES:
        return False
    return _hopeless(found, option, 0) or _hopeless(found, 0, option)


def _better_half(found: Comparison, alive: list[int]) -> list[int]:
    """The better half of the options, the policy's own always among them, without the hopeless ones."""
    others = [(found.mean(option), -option) for option in alive if option != 0]
    others.sort(reverse=True)
    kept = [-key for _, key in others[: max(1, (len(alive) + 1) // 2 - 1)]]
    if len(found.values[0]) >= LEAST_SAMPLES:
        leader = max([0, *kept], key=found.mean)
        kept = [option for option in kept if option == leader or not _hopeless(found, option, leader)]
        if leader != 0 and _hopeless(found, 0, leader):
            # Beyond doubt better than the policy's choice: only the others can still be better.
            kept.sort(key=found.mean, reverse=True)
            return [0, *kept] if len(kept) > 1 else [0]
    return [0, *kept]


def _hopeless(found: Comparison, option: int, leader: int) -> bool:
    ahead, error = found.ahead(leader, option)
    return ahead > HOPELESS * max(error, 1e-6) and ahead > 0


def _decide(found: Comparison, budget: Budget) -> None:
    """The option with the most futures and the best mean; the policy's own unless it is clearly beaten."""
    most = max(len(values) for values in found.values[1:])
    finalists = [option for option in range(1, len(found.values)) if len(found.values[option]) == most]
    best = max(finalists, key=lambda option: found.ahead(option, 0)[0])
    ahead, error = found.ahead(best, 0)
    if most >= LEAST_SAMPLES and ahead > budget.bar and ahead > budget.doubt * error:
        found.chosen = best
        found.clear = True
