"""What a finished ship may expect to earn, fitted: ships of many tastes, each flown several times.

Four builders share the whole warehouse, some tiles each in turn, and everyone values a ship a little differently. The
weights are the mean of two lines: a ship's own credits by its own features, and those of a table by its ships.
"""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

from cosmodrome.bots.galaxy_trucker import pilot
from cosmodrome.bots.galaxy_trucker.appraisal import FEATURES, WEIGHTS, Sky, features
from cosmodrome.bots.galaxy_trucker.builder import adjusted_plan
from cosmodrome.bots.galaxy_trucker.planner import Planner
from cosmodrome.bots.galaxy_trucker.player import LEVELS
from cosmodrome.bots.training.value import ridge
from cosmodrome.games.galaxy_trucker.game import GAME
from cosmodrome.games.galaxy_trucker.rules.building import finish
from cosmodrome.games.galaxy_trucker.rules.tempo import end_building
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import WAREHOUSE
from cosmodrome.kernel import Match, SeededDealer

PLAYERS = 4
FLIGHTS = 10
#: How many tiles a builder takes at a time, and how long it looks for a plan.
TAKEN = 6
TRIES = 100
#: By how much tastes differ.
TASTE = 0.5
PENALTY = 20.0
#: By launch number: whether it is that number, but for the first.
LATER = (2, 3, 4)


def ships(number: str, seed: int) -> tuple[GalaxyTrucker, list[list[float]]]:
    """A table ready to launch in this round, and the features of its ships."""
    luck = random.Random(seed)
    match = Match(GAME, GAME.check_options({"players": PLAYERS, "rounds": [number]}), SeededDealer(seed), listen=False)
    s = match.state.copy()
    assert isinstance(s, GalaxyTrucker)
    s.seen = [7] * PLAYERS
    plan = adjusted_plan(LEVELS["master"].dials.plan, [card for pile in s.piles[:3] for card in pile])
    sky = Sky(s, 0)
    left = list(WAREHOUSE)
    tastes = [tuple(one * math.exp(luck.gauss(0, TASTE)) for one in WEIGHTS[s.round]) for _ in range(PLAYERS)]
    steps: list[list[tuple[int, int]]] = [[] for _ in range(PLAYERS)]
    building = luck.sample(range(PLAYERS), PLAYERS)
    while building:
        for seat in building[:]:
            ship = s.ships[seat]
            planner = Planner(ship, plan, sky, left, tastes[seat], luck.getrandbits(30))
            found = planner.best(TRIES, steps[seat]).steps
            for sq, face in found[:TAKEN]:
                ship.lay(sq, face)
                left.remove(face >> 2)
            steps[seat] = found[TAKEN:]
            if not steps[seat]:
                building.remove(seat)
    for place, seat in enumerate(luck.sample(range(PLAYERS), PLAYERS)):
        finish(s, seat, place + 1)
    return s, [features(ship, sky) for ship in s.ships]


def credits(s: GalaxyTrucker, number: str, seed: int) -> list[float]:
    """What each ship of a table earns on the average."""
    total = [0.0] * PLAYERS
    options = GAME.check_options({"players": PLAYERS, "rounds": [number]})
    for flight in range(FLIGHTS):
        launched = s.copy()
        end_building(launched)
        flown = Match(GAME, options, None, checkpoints=False, state=launched)
        flown.resume(SeededDealer(131 * seed + flight))
        while not flown.over:
            ask = flown.asks[0]
            now = flown.state
            assert isinstance(now, GalaxyTrucker)
            flown.play_trusted(ask, ask.moves[0] if len(ask.moves) == 1 else pilot.fly(now, ask.seat, ask))
        for seat, score in enumerate(flown.result.scores):
            total[seat] += score / FLIGHTS
    return total


def fit(tables: int, seed: int) -> dict[str, list[float]]:
    """By round: what each feature is worth, from this many tables of each."""
    found = {}
    for number in ("1", "2", "3"):
        own: list[list[float]] = []
        earned: list[float] = []
        whole: list[list[float]] = []
        means: list[float] = []
        for table in range(tables):
            s, rows = ships(number, seed * 100_003 + table)
            scores = credits(s, number, seed * 100_003 + table)
            for ship, row, score in zip(s.ships, rows, scores, strict=True):
                own.append([*row, *(float(ship.number == later) for later in LATER)])
                earned.append(score)
            whole.append([sum(row[n] for row in rows) / PLAYERS for n in range(len(FEATURES))])
            means.append(sum(scores) / PLAYERS)
        lines = zip(ridge(own, earned, PENALTY), ridge(whole, means, PENALTY), strict=False)
        found[number] = [(a + b) / 2 for a, b in lines]
    return found


def write(found: dict[str, list[float]], to: Path) -> None:
    """Write the weights with the names of their features."""
    named = {number: dict(zip(FEATURES, weights, strict=True)) for number, weights in found.items()}
    to.write_text(json.dumps(named, indent=1), encoding="utf-8")
