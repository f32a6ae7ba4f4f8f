"""Training for Leaving Earth: how an agency weighs time, money and doubt, alone and in company."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import Any, Final

from cosmodrome.bots import Bot
from cosmodrome.bots.leaving_earth.greedy import GreedyBot
from cosmodrome.bots.leaving_earth.levels import LEVELS, Level
from cosmodrome.bots.leaving_earth.player import Player
from cosmodrome.bots.leaving_earth.temper import Temper
from cosmodrome.bots.training.evolve import Figure
from cosmodrome.bots.training.matches import play
from cosmodrome.games.leaving_earth.game import GAME
from cosmodrome.games.leaving_earth.pieces import points_of
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import Match, SeededDealer

#: Each figure with the size of a step, the least and the most it can be.
STEPS: Final[dict[str, tuple[float, float, float]]] = {
    "tests": (0.2, 0.0, 5.0),
    "patience": (0.02, 0.6, 1.0),
    "stickiness": (0.2, 0.8, 5.0),
    "research": (0.15, 0.0, 2.0),
    "trust": (0.04, 0.3, 1.0),
    "urgency": (0.25, -0.5, 5.0),
    "salvage": (0.08, 0.0, 1.0),
    "drill": (0.2, 0.0, 1.0),
    "ambition": (0.1, -0.5, 1.0),
    "reserve": (4.0, 0.0, 25.0),
    "rehearse_landings": (0.3, 0.0, 1.0),
    "scouting": (0.2, 0.0, 2.0),
    "curious": (0.1, 0.0, 1.0),
    "ion_trust": (0.04, 0.3, 1.0),
    "crew_doubt": (0.3, 0.0, 3.0),
    "gift": (0.8, 0.0, 6.0),
    "pioneering": (0.2, 0.0, 2.0),
}
#: The levels that are to be won: alone, and against greedy.
ALONE: Final[tuple[str, ...]] = ("hard", "very_hard", "very_hard")
IN_COMPANY: Final[tuple[str, ...]] = ("medium", "hard")
#: Half of what counts is to win, the other half by how much: this many points ahead are nearly as good as any more.
MARGIN_ALONE: Final = 10.0
MARGIN: Final = 5.0


def figures(start: Temper) -> list[Figure]:
    """Every figure that is a number; what is switched stays as it is."""
    return [(name, float(getattr(start, name)), step) for name, (step, _, _) in STEPS.items()]


def agency(values: dict[str, float], start: Temper, seed: int) -> Player:
    """An agency of this temper that does not search."""
    limited: dict[str, Any] = {}
    for name, value in values.items():
        _, least, most = STEPS[name]
        limited[name] = max(least, min(most, value))
        if isinstance(getattr(start, name), int):
            limited[name] = round(limited[name])
    temper = replace(start, **limited)
    return Player(seed, Level(temper, temper))


def worth(won: bool, ahead: float, margin: float) -> float:
    """What a result counts, between 0 and 1."""
    return 0.5 * won + 0.5 / (1 + exp(-max(-30.0, min(30.0, ahead / margin))))


def judge_solo(values: dict[str, float], seeds: Sequence[int]) -> float:
    """Alone on the upper two levels."""
    total = 0.0
    for number, seed in enumerate(seeds):
        options = GAME.check_options({"players": 1, "level": ALONE[number % len(ALONE)]})
        match = Match(GAME, options, SeededDealer(seed), listen=False)
        bot = agency(values, START["solo"], seed)
        while not match.over:
            match.play(bot.choose(match.seat(0)), 0)
        s = match.state
        assert isinstance(s, LeavingEarth)
        ahead = match.result.scores[0] - points_of(s.open)
        total += worth(ahead > 0, ahead, MARGIN_ALONE)
    return total / len(seeds)


def judge_table(values: dict[str, float], seeds: Sequence[int]) -> float:
    """Against greedy, in every seat."""
    total = 0.0
    for number, seed in enumerate(seeds):
        seat = seed % 2
        seats: list[Bot] = [GreedyBot(seed + 1), GreedyBot(seed + 1)]
        seats[seat] = agency(values, START["table"], seed)
        result = play(GAME, {"players": 2, "level": IN_COMPANY[number // 2 % 2]}, seats, seed)
        ahead = result.scores[seat] - result.scores[1 - seat]
        total += worth(seat in result.winners, ahead, MARGIN)
    return total / len(seeds)


START: Final[dict[str, Temper]] = {"table": LEVELS["expert"].temper, "solo": LEVELS["regular"].alone}
JUDGES = {"table": judge_table, "solo": judge_solo}
