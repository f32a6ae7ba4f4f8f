"""Training for Galactic Cruise: a league of old figures at tables of two to four, and Rachel alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from math import exp

from cosmodrome.bots.galactic_cruise import policy
from cosmodrome.bots.galactic_cruise.weights import DEFAULT, SOLO, Weights
from cosmodrome.bots.search import play_on
from cosmodrome.bots.training.evolve import Figure
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.scoring import score
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Ask, Match, Move, SeededDealer

LIMIT = 6_000


def figures(start: Weights) -> list[Figure]:
    """Every figure: a step is an eighth of it, or a little where it starts at nothing."""
    return [
        (one.name, float(getattr(start, one.name)), 0.12 * abs(getattr(start, one.name)) or 0.15)
        for one in fields(Weights)
    ]


def weights(values: dict[str, float]) -> Weights:
    """A set of figures as the bots read them."""
    return Weights(**values)


def play(seats: Sequence[Weights], options: dict[str, object], seed: int) -> GalacticCruise:
    """One match between policies with these figures."""
    match = Match(GAME, GAME.check_options(options), SeededDealer(seed), listen=False, checkpoints=False)

    def answer(world: Match, ask: Ask) -> Move:
        s = world.state
        assert isinstance(s, GalacticCruise)
        return policy.answer(s, ask, seats[ask.seat])

    play_on(match, answer, never, LIMIT)
    s = match.state
    assert isinstance(s, GalacticCruise)
    return s


def never(world: Match) -> bool:
    """Whether to stop: not before the end."""
    return False


def _points(s: GalacticCruise, seat: int) -> tuple[float, float]:
    scores = [float(score(p)) for p in s.companies]
    mine = scores.pop(seat)
    return mine, mine - max(scores)


def judge_solo(values: dict[str, float], seeds: Sequence[int]) -> float:
    """Against Rachel, hard two times of three: mostly whether it is won, a little by how much."""
    own = weights(values)
    total = 0.0
    for number, seed in enumerate(seeds):
        level = ("hard", "medium", "hard")[number % 3]
        _, margin = _points(play([own], {"players": 1, "rachel": level}, seed), 0)
        total += 1 / (1 + exp(-margin / 25)) + max(-150.0, min(60.0, margin)) / 150
    return total / len(seeds)


def judge_table(values: dict[str, float], seeds: Sequence[int]) -> float:
    """Against the house figures at tables of two to four, in every seat, and now and then against itself."""
    own = weights(values)
    total = 0.0
    for number, seed in enumerate(seeds):
        players = (2, 4, 2, 3)[number % 4]
        seat = seed % players
        others = own if number % 8 == 1 else DEFAULT
        seats = [own if place == seat else others for place in range(players)]
        mine, margin = _points(play(seats, {"players": players}, seed), seat)
        total += max(-80.0, min(80.0, margin)) / 80 + mine / 100
    return total / len(seeds)


START = {"solo": SOLO, "table": DEFAULT}
JUDGES = {"solo": judge_solo, "table": judge_table}
