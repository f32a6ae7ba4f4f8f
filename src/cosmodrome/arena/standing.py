"""Standing: how strong somebody is, learnt match by match, and how sure that is.

It is Glicko's way (M. Glickman, 1999) on the scale of `rate`: 400 points are ten to one. A match of several is a duel
with everybody else at the table. These duels hang together, so that each counts 2/n: a place among four says as much
as one and a half matches of two. Who has not played for a while is known less well.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from cosmodrome.arena.rate import MEAN, SCALE

#: How far off the rating of a newcomer may be (a standard deviation), and how sure one can get of somebody at best.
UNKNOWN: Final = 350.0
SUREST: Final = 40.0
#: What a day without a match adds to the square of the deviation: ±60 become ±100 in a year.
_DAY: Final = (100.0**2 - 60.0**2) / 365
_DAY_SECONDS: Final = 86_400.0


class Standing(NamedTuple):
    """Somebody's rating, its standard deviation, when they last played, and how many matches have counted."""

    rating: float = MEAN
    deviation: float = UNKNOWN
    at: float = 0.0
    matches: int = 0

    @property
    def spread(self) -> float:
        """The true strength is within this of the rating 95 times of 100."""
        return 1.96 * self.deviation

    def on(self, at: float) -> Standing:
        """The same at a later moment."""
        if not self.matches or at <= self.at:
            return self
        grown = math.sqrt(self.deviation**2 + _DAY * (at - self.at) / _DAY_SECONDS)
        return self._replace(deviation=min(UNKNOWN, grown), at=at)


def share(of: float, against: float, deviation: float = 0.0) -> float:
    """How much of a victory somebody may expect against a rating that is known this well."""
    return 1 / (1 + math.exp(-_weight(deviation) * (of - against) / SCALE))


def _weight(deviation: float) -> float:
    """How much a result against somebody says, who is known this well."""
    return 1 / math.sqrt(1 + 3 * (deviation / SCALE / math.pi) ** 2)


def places(scores: Sequence[float], winners: Sequence[int], gave_up: Sequence[int] = ()) -> list[int]:
    """The place of each seat: winners first, then by points; who gave up comes after everybody who stayed."""
    worth = [
        (0, 0, 0.0) if seat in gave_up else (1, int(seat in winners), float(score)) for seat, score in enumerate(scores)
    ]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def play(before: Mapping[int, Standing], finish: Sequence[int], at: float) -> dict[int, Standing]:
    """What a match changes: the standings after it, by seat, of those who played it and ended at these places.

    Seats without a standing are not compared with. Bots are given as standings without a deviation; they do not change.
    """
    known = {seat: standing.on(at) for seat, standing in before.items()}
    weight = 2 / len(finish)
    after = {}
    for seat, mine in known.items():
        if not mine.deviation:
            continue
        learnt = surprise = 0.0
        for other, theirs in known.items():
            if other == seat:
                continue
            expected = share(mine.rating, theirs.rating, theirs.deviation)
            result = 0.5 + 0.5 * ((finish[seat] < finish[other]) - (finish[seat] > finish[other]))
            says = _weight(theirs.deviation)
            learnt += weight * says**2 * expected * (1 - expected) / SCALE**2
            surprise += weight * says * (result - expected) / SCALE
        if learnt:
            certain = 1 / mine.deviation**2 + learnt
            deviation = max(SUREST, math.sqrt(1 / certain))
            after[seat] = Standing(mine.rating + surprise / certain, deviation, at, mine.matches + 1)
    return after
