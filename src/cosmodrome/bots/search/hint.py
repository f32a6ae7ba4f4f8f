"""Hints: what a bot would do and why, as plain data that a catalogue can phrase.

The reasons come from playouts to the end of the match: every answer meets the same futures, and the sources of points
in the result, averaged, tell the answers apart.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from cosmodrome.kernel.move import Move

if TYPE_CHECKING:
    from cosmodrome.bots.search.answers import Answers

#: A source of points is worth a word from this difference on.
WORTH_A_WORD: Final = 0.75
#: How many answers are shown, and how many sources for each.
MOST: Final = 3
MOST_REASONS: Final = 3
#: As long as it takes: so that a bot repeats itself for its seed.
UNHURRIED: Final = 1e9


class Reason(NamedTuple):
    """A sentence of the bots' catalogue and what it is filled with."""

    key: str
    given: dict[str, float | int | str]


class Hint(NamedTuple):
    """An answer, the score that may be expected after it, and why it is better or worse than the others."""

    move: Move
    value: float
    reasons: list[Reason]


class _Tally:
    """What came of one answer, summed over the futures."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.futures = 0
        self.score = 0.0
        self.wins = 0.0
        self.sources: dict[str, float] = {}

    def mean(self, source: str) -> float:
        return self.sources.get(source, 0.0) / max(1, self.futures)

    @property
    def expected(self) -> float:
        return self.score / self.futures if self.futures else -1e9


def timely(futures: int, seconds: float) -> Iterator[int]:
    """The futures there is time for: the first always, another only if one as long as the longest so far fits in."""
    begun = time.perf_counter()
    brake = begun + seconds
    longest = 0.0
    for future in range(futures):
        if future:
            now = time.perf_counter()
            longest = max(longest, now - begun)
            begun = now
            if now + longest > brake:
                return
        yield future


def told_apart(problem: Answers, futures: int, seconds: float = UNHURRIED) -> list[Hint]:
    """The best few answers by the score they lead to, and the sources of points that tell them from the rest.

    Only whole futures are played, so that every answer has met the same ones.
    """
    tallies = [_Tally(move) for move in problem.answers]
    for future in timely(futures, seconds):
        for option, tally in enumerate(tallies):
            world = problem.play_out(option, future)
            if world is None or not world.over:
                continue
            result = world.result
            tally.futures += 1
            tally.score += result.scores[problem.seat]
            tally.wins += problem.seat in result.winners
            for source, points in result.breakdown[problem.seat].items():
                tally.sources[source] = tally.sources.get(source, 0.0) + points
    sources = list(dict.fromkeys(source for tally in tallies for source in tally.sources))
    mean = {source: sum(tally.mean(source) for tally in tallies) / len(tallies) for source in sources}
    order = sorted(range(len(tallies)), key=lambda option: (tallies[option].expected, -option), reverse=True)
    return [
        Hint(tallies[option].move, tallies[option].expected, _reasons(tallies[option], mean, option == 0))
        for option in order[:MOST]
        if tallies[option].futures
    ]


def _reasons(tally: _Tally, mean: dict[str, float], habit: bool) -> list[Reason]:
    chance = round(100 * tally.wins / tally.futures)
    found = [Reason("bot-expects", {"points": round(tally.expected), "chance": chance, "futures": tally.futures})]
    differences = [(tally.mean(source) - usual, source) for source, usual in mean.items()]
    differences.sort(key=lambda one: -abs(one[0]))
    for difference, source in differences[:MOST_REASONS]:
        if abs(difference) >= WORTH_A_WORD:
            key = "bot-more" if difference > 0 else "bot-less"
            found.append(Reason(key, {"points": round(abs(difference), 1), "source": source}))
    if len(found) == 1:
        found.append(Reason("bot-even", {}))
    if habit:
        found.append(Reason("bot-habit", {}))
    return found
