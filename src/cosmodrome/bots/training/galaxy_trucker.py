"""Training for Galaxy Trucker: what a builder wants of a ship, judged at tables of two to four against the house."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace

from cosmodrome.bots import Bot
from cosmodrome.bots.galaxy_trucker.dials import Plan, personality
from cosmodrome.bots.galaxy_trucker.greedy import GreedyBot
from cosmodrome.bots.training.evolve import Figure
from cosmodrome.bots.training.matches import lead, play
from cosmodrome.games.galaxy_trucker.game import GAME

#: So many credits ahead are as good as any more.
MOST = 40.0


def figures(start: Plan) -> list[Figure]:
    """Every wish; a step is a fifth of it."""
    return [(one.name, float(getattr(start, one.name)), 0.2) for one in fields(Plan)]


def builder(values: dict[str, float], seed: int) -> GreedyBot:
    """A greedy trucker with these wishes."""
    bot = GreedyBot(seed)
    bot.dials = replace(personality(""), plan=Plan(**{name: max(0.0, value) for name, value in values.items()}))
    return bot


def judge_table(values: dict[str, float], seeds: Sequence[int]) -> float:
    """Against the house's own wishes, in every seat."""
    total = 0.0
    for number, seed in enumerate(seeds):
        players = (2, 3, 4)[number % 3]
        seat = seed % players
        seats: list[Bot] = [
            builder(values, seed) if place == seat else GreedyBot(seed + place + 1) for place in range(players)
        ]
        total += lead(play(GAME, {"players": players}, seats, seed), seat, MOST)
    return total / len(seeds)


START = {"table": Plan()}
JUDGES = {"table": judge_table}
