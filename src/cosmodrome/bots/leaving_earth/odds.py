"""Odds: what may lie on an advancement, judged from what everybody has seen of it."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from cosmodrome.games.leaving_earth.pieces import FULL_DECK, MAJOR, MINOR, SUCCESS
from cosmodrome.games.leaving_earth.rules.outcomes import SPLIT, UNIT

#: How likely an outcome nobody has seen is of each kind.
PRIOR: Final = tuple(count / sum(FULL_DECK) for count in FULL_DECK)
#: More successes than this in a row teach nothing new.
WINS_REMEMBERED: Final = 15


@cache
def mixtures(size: int, known: int, wins: int) -> tuple[tuple[float, float, float], ...]:
    """Every pile that fits, as (weight, share of successes, share of minor failures).

    `known` is the part of the pile that was seen, packed as the game packs piles; `wins` counts the successes drawn
    in a row, each of which makes a pile with many successes more believable.
    """
    seen = SPLIT[known]
    piles = []
    for rest in combinations_with_replacement((SUCCESS, MINOR, MAJOR), max(0, size - sum(seen))):
        extra = [rest.count(value) for value in (SUCCESS, MINOR, MAJOR)]
        ways = factorial(len(rest))
        weight = 1.0
        for value, count in enumerate(extra):
            ways //= factorial(count)
            weight *= PRIOR[value] ** count
        good = (seen[SUCCESS] + extra[SUCCESS]) / size
        minor = (seen[MINOR] + extra[MINOR]) / size
        if wins == 0 or good > 0:
            piles.append((weight * ways * good ** min(wins, WINS_REMEMBERED), good, minor))
    total = sum(pile[0] for pile in piles)
    return tuple((weight / total, good, minor) for weight, good, minor in piles)


@cache
def _all_work(size: int, known: int, wins: int, draws: int, minor_works: bool, spares: int) -> float:
    total = 0.0
    for weight, good, minor in mixtures(size, known, wins):
        works = good + minor if minor_works else good
        total += weight * (1 - (1 - works) ** (1 + spares)) ** draws
    return total


@cache
def _after_tests(size: int, known: int, wins: int, tests: int, draws: int, minor_works: bool, spares: int) -> float:
    odds = Odds(size, known, wins)
    if tests == 0 or size == 0:
        return odds.all_work(draws, minor_works, spares)
    works = odds.all_work(1)
    chance = works * odds.after_success().after_tests(tests - 1, draws, minor_works, spares) if works else 0.0
    if works < 1.0:
        chance += (1 - works) * odds.after_removal().after_tests(tests - 1, draws, minor_works, spares)
    return chance


class Odds:
    """What an agency may expect of one advancement."""

    __slots__ = ("known", "size", "wins")

    def __init__(self, size: int, known: int = 0, wins: int = 0) -> None:
        self.size = size
        self.known = known
        self.wins = min(wins, WINS_REMEMBERED)

    def all_work(self, draws: int, minor_works: bool = False, spares: int = 0) -> float:
        """The chance that this many draws all work; `minor_works` where a minor failure does no harm.

        With spares each draw is made that many times more, and one success is enough.
        """
        if self.size == 0 or draws == 0:
            return 1.0
        return _all_work(self.size, self.known, self.wins, draws, minor_works, spares)

    def after_tests(self, tests: int, draws: int, minor_works: bool = False, spares: int = 0) -> float:
        """The chance that this many draws all work after this many tests, every failure paid off."""
        return _after_tests(self.size, self.known, self.wins, tests, draws, minor_works, spares)

    def after_success(self) -> Odds:
        """The same advancement after one more success that was put back."""
        known = self.known
        if SPLIT[known][SUCCESS] == 0:
            known += UNIT[SUCCESS]
        return Odds(self.size, known, self.wins + 1)

    def after_removal(self) -> Odds:
        """The same advancement after a failure was drawn and paid off.

        The run of successes before it says nothing about the rest any more: it was luck.
        """
        successes, minors, majors = SPLIT[self.known]
        known = self.known
        if minors:
            known -= UNIT[MINOR]
        elif majors:
            known -= UNIT[MAJOR]
        elif successes == self.size:
            known -= UNIT[SUCCESS]
        return Odds(self.size - 1, known, 0)

    def gain_of_test(self, draws: int) -> float:
        """By how much one test, paying off a failure, raises the chance that this many later draws all work."""
        if self.size == 0:
            return 0.0
        now = self.all_work(draws)
        works = self.all_work(1)
        gain = works * self.after_success().all_work(draws) - now
        if works < 1.0:
            gain += (1 - works) * self.after_removal().all_work(draws)
        return gain
