"""Training for Leaving Earth: how an agency weighs time, money and doubt, alone and in company."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cosmodrome.bots import Bot
from cosmodrome.bots.leaving_earth.greedy import GreedyBot
from cosmodrome.bots.leaving_earth.temper import USUAL, USUAL_ALONE, Temper
from cosmodrome.bots.training.evolve import Figure
from cosmodrome.bots.training.matches import lead, play
from cosmodrome.games.leaving_earth.game import GAME

#: Each figure with the size of a step, and the most it can be.
STEPS: Final[dict[str, tuple[float, float]]] = {
    "tests": (0.2, 5.0),
    "patience": (0.03, 1.0),
    "stickiness": (0.15, 5.0),
    "research": (0.1, 2.0),
    "trust": (0.05, 1.0),
    "urgency": (0.2, 5.0),
    "salvage": (0.05, 1.0),
    "drill": (0.2, 1.0),
    "ambition": (0.1, 1.0),
}
LEVELS: Final[tuple[str, ...]] = ("easy", "medium", "hard")
#: So many points, or points ahead, are as good as any more.
MOST: Final = 40.0


def figures(start: Temper) -> list[Figure]:
    """Every figure that is a number; what is counted or switched stays as it is."""
    return [(name, float(getattr(start, name)), step) for name, (step, _) in STEPS.items()]


def agency(values: dict[str, float], seed: int) -> GreedyBot:
    """A greedy agency of this temper."""
    bot = GreedyBot(seed)
    limited: dict[str, Any] = {name: max(0.0, min(STEPS[name][1], value)) for name, value in values.items()}
    temper = Temper(**limited)
    bot.temper = bot.temper_alone = temper
    return bot


def judge_solo(values: dict[str, float], seeds: Sequence[int]) -> float:
    """Alone on the lower three levels: the score."""
    total = 0.0
    for number, seed in enumerate(seeds):
        options = {"players": 1, "level": LEVELS[number % len(LEVELS)]}
        result = play(GAME, options, [agency(values, seed)], seed)
        total += max(-1.0, min(1.0, result.scores[0] / MOST)) + (0.5 if result.winners else 0.0)
    return total / len(seeds)


def judge_table(values: dict[str, float], seeds: Sequence[int]) -> float:
    """Against the house's own temper, in every seat."""
    total = 0.0
    for number, seed in enumerate(seeds):
        players = (2, 3)[number % 2]
        seat = seed % players
        seats: list[Bot] = [
            agency(values, seed) if place == seat else GreedyBot(seed + place + 1) for place in range(players)
        ]
        options = {"players": players, "level": LEVELS[number % len(LEVELS)]}
        total += lead(play(GAME, options, seats, seed), seat, MOST)
    return total / len(seeds)


START = {"table": USUAL, "solo": USUAL_ALONE}
JUDGES = {"table": judge_table, "solo": judge_solo}
