"""Reasons in Galactic Cruise: where the points of an answer come from, in the futures it was played in."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galactic_cruise.searching import Answers
from cosmodrome.bots.search.hint import Hint, Reason
from cosmodrome.games.galactic_cruise.company import EARNINGS
from cosmodrome.games.galactic_cruise.scoring import SOURCES, score
from cosmodrome.games.galactic_cruise.state import GalacticCruise

#: A source of points is worth a word from this difference on.
WORTH_A_WORD: Final = 0.75
#: How many answers are shown, and how many reasons for each.
MOST: Final = 3
MOST_REASONS: Final = 3
TO_THE_END: Final = 99


def explain(problem: Answers, playouts: int) -> list[Hint]:
    """Every answer to the end of the match in the same futures; the best few, and what tells them apart."""
    count = problem.options()
    problem.turns = TO_THE_END
    futures = max(3, playouts // count)
    sources = [*EARNINGS, *SOURCES]
    rows: list[list[float]] = [[0.0] * (len(sources) + 2) for _ in range(count)]
    for option in range(count):
        for future in range(futures):
            world = problem.play_out(option, future)
            if world is None or not world.over:
                continue
            s = world.state
            assert isinstance(s, GalacticCruise)
            own = s.companies[problem.seat]
            row = rows[option]
            for i, points in enumerate([*own.earned, *(own.final.get(name, 0) for name in SOURCES)]):
                row[i] += points / futures
            row[-2] += score(own) / futures
            row[-1] += (problem.seat in world.result.winners) / futures
    order = sorted(range(count), key=lambda option: rows[option][-2], reverse=True)[:MOST]
    mean = [sum(row[i] for row in rows) / count for i in range(len(sources))]
    return [
        Hint(problem.answers[option], rows[option][-2], _reasons(rows[option], mean, sources, option == 0))
        for option in order
    ]


def _reasons(row: list[float], mean: list[float], sources: list[str], habit: bool) -> list[Reason]:
    found = [Reason("bot-why-expected", {"points": round(row[-2]), "chance": round(100 * row[-1])})]
    differences = sorted(((row[i] - mean[i], name) for i, name in enumerate(sources)), key=lambda one: -abs(one[0]))
    for difference, name in differences[:MOST_REASONS]:
        if abs(difference) >= WORTH_A_WORD:
            key = "bot-why-more" if difference > 0 else "bot-why-less"
            found.append(Reason(key, {"points": round(abs(difference), 1), "source": name}))
    if len(found) == 1:
        found.append(Reason("bot-why-even", {}))
    if habit:
        found.append(Reason("bot-why-habit", {}))
    return found
