"""Training for Galaxy Trucker: what a builder wants of a ship, judged at tables of two to four against the house."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, fields, replace

from cosmodrome.bots import Bot
from cosmodrome.bots.galaxy_trucker.dials import Dials, Plan, personality
from cosmodrome.bots.galaxy_trucker.greedy import GreedyBot
from cosmodrome.bots.galaxy_trucker.player import LEVELS
from cosmodrome.bots.training.evolve import Figure
from cosmodrome.bots.training.matches import lead, play
from cosmodrome.games.galaxy_trucker.game import GAME

#: Being further ahead than this many credits counts no more.
MOST = 40.0


def figures(start: Plan) -> list[Figure]:
    """Every wish; a step is a fifth of it."""
    return [(one.name, float(getattr(start, one.name)), 0.2 * getattr(start, one.name)) for one in fields(Plan)]


def builder(values: dict[str, float], seed: int, dials: Dials) -> GreedyBot:
    """A trucker with these dials and wishes."""
    bot = GreedyBot(seed)
    bot.dials = replace(dials, plan=Plan(**{name: max(0.0, value) for name, value in values.items()}))
    return bot


def judge_table(values: dict[str, float], seeds: Sequence[int]) -> float:
    """Against the house's own wishes, in every seat."""
    total = 0.0
    for number, seed in enumerate(seeds):
        players = (2, 3, 4)[number % 3]
        seat = seed % players
        seats: list[Bot] = [
            builder(values, seed, HOUSE) if place == seat else GreedyBot(seed + place + 1) for place in range(players)
        ]
        total += lead(play(GAME, {"players": players}, seats, seed), seat, MOST)
    return total / len(seeds)


def judge_four(values: dict[str, float], seeds: Sequence[int]) -> float:
    """Four of them by their credits; every other time two of them against two masters as they are."""
    total = 0.0
    for number, seed in enumerate(seeds):
        own = [number % 2 == 0 or (place + seed) % 2 == 1 for place in range(4)]
        seats: list[Bot] = [
            builder(values if own[place] else asdict(MASTER.plan), seed + place, MASTER) for place in range(4)
        ]
        scores = play(GAME, {"players": 4}, seats, seed).scores
        mine = [points for points, one in zip(scores, own, strict=True) if one]
        others = [points for points, one in zip(scores, own, strict=True) if not one]
        total += (sum(mine) / len(mine) - (sum(others) / len(others) if others else 0.0)) / MOST
    return total / len(seeds)


HOUSE = personality("")
MASTER = LEVELS["master"].dials
START = {"table": HOUSE.plan, "four": MASTER.plan}
JUDGES = {"table": judge_table, "four": judge_four}
