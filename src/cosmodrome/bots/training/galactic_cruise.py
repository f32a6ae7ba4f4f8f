"""Training for Galactic Cruise: a league of old figures at tables of two to four, and Rachel alone."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import fields
from math import exp
from pathlib import Path

from cosmodrome.bots.galactic_cruise import policy
from cosmodrome.bots.galactic_cruise.features import features, left_of, score_now
from cosmodrome.bots.galactic_cruise.searching import CruiseGuide
from cosmodrome.bots.galactic_cruise.weights import DEFAULT, SOLO, TABLE, TABLE_SOLO, Weights
from cosmodrome.bots.search import TO_THE_END, play_on
from cosmodrome.bots.training.evolve import Figure
from cosmodrome.bots.training.value import explained, ridge, spread
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
    play_on(match, _Table(seats), TO_THE_END, LIMIT)
    s = match.state
    assert isinstance(s, GalacticCruise)
    return s


class _Table(CruiseGuide):
    """Every seat with figures of its own."""

    def __init__(self, seats: Sequence[Weights]) -> None:
        super().__init__(DEFAULT, 0)
        self.seats = seats

    def policy(self, world: Match, ask: Ask) -> Move:
        s = world.state
        assert isinstance(s, GalacticCruise)
        return policy.answer(s, ask, self.seats[ask.seat])


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


def judge_four(values: dict[str, float], seeds: Sequence[int]) -> float:
    """Four of them by their points and by how soon they are done; every other time two of them against two others."""
    own = weights(values)
    total = 0.0
    for number, seed in enumerate(seeds):
        alike = number % 2 == 0
        s = play([own if alike or (place + seed) % 2 else TABLE for place in range(4)], {"players": 4}, seed)
        scores = [float(score(p)) for p in s.companies]
        if alike:
            total += sum(scores) / 4 / POINTS - max(0.0, s.turn / 4 - SOON) / TURNS
        else:
            mine = sum(points for place, points in enumerate(scores) if (place + seed) % 2) / 2
            total += max(-80.0, min(80.0, mine - (sum(scores) / 2 - mine))) / POINTS
    return total / len(seeds)


#: Four companies that are done after this many turns press enough; another turn costs as much as it brings.
SOON = 23.0
TURNS = 7.0
POINTS = 60.0

START = {"solo": SOLO, "table": DEFAULT, "four": TABLE}
JUDGES = {"solo": judge_solo, "table": judge_table, "four": judge_four}


# --- the learned value


class _Watched(_Table):
    """A table at which every third turn is written down, and a turn in 25 is played at random."""

    def __init__(self, seats: Sequence[Weights], lots: random.Random, third: int) -> None:
        super().__init__(seats)
        self.lots = lots
        self.third = third
        self.turn = -1
        #: Seat, features, and the score of the moment.
        self.seen: list[tuple[int, list[float], float]] = []

    def policy(self, world: Match, ask: Ask) -> Move:
        s = world.state
        assert isinstance(s, GalacticCruise)
        if ask.question == "turn" and s.turn != self.turn:
            self.turn = s.turn
            if s.turn % 3 == self.third:
                left = left_of(s)
                self.seen.extend((p.seat, spread(features(s, p), left), score_now(s, p)) for p in s.companies)
            if self.lots.random() < 0.04:
                return self.lots.choice(policy.plain(ask.moves))
        return super().policy(world, ask)


def positions(own: Weights, options: dict[str, object], seed: int) -> list[tuple[int, list[float], float]]:
    """One match with figures spread a little: for every third turn and company its features and the points to come."""
    lots = random.Random(seed)
    seats = [
        Weights(**{one.name: getattr(own, one.name) * exp(lots.gauss(0, 0.2)) for one in fields(Weights)})
        for _ in range(4)
    ]
    match = Match(GAME, GAME.check_options(options), SeededDealer(seed), listen=False, checkpoints=False)
    s = match.state
    assert isinstance(s, GalacticCruise)
    table = _Watched(seats, lots, seed % 3)
    play_on(match, table, TO_THE_END, LIMIT)
    if not match.over:
        return []
    return [(seat, row, score(s.companies[seat]) - now) for seat, row, now in table.seen]


def fit(matches: int, seed: int) -> dict[str, list[float]]:
    """The figures of the value for a table, for a company alone, and for Rachel; R2 on matches held out is printed."""
    found: dict[str, list[float]] = {}
    data: dict[str, tuple[list[list[float]], list[float], list[list[float]], list[float]]] = {
        name: ([], [], [], []) for name in ("TABLE", "SOLO", "RACHEL")
    }
    for number in range(matches):
        alone = number % 2 == 1
        options: dict[str, object] = {"players": (2, 2, 4, 3)[number // 2 % 4]}
        if alone:
            options = {"players": 1, "rachel": ("hard", "medium", "hard", "easy")[number // 2 % 4]}
        held = number // 2 % 5 == 0
        for seat, row, target in positions(TABLE_SOLO if alone else TABLE, options, seed + number):
            rows, targets, other_rows, other_targets = data["TABLE" if not alone else "SOLO" if seat == 0 else "RACHEL"]
            (other_rows if held else rows).append(row)
            (other_targets if held else targets).append(target)
    for name, (rows, targets, other_rows, other_targets) in data.items():
        found[name] = ridge(rows, targets, 30.0)
        print(name, len(rows), "positions, R2", round(explained(other_rows, other_targets, found[name]), 3), flush=True)
    return found


def write(found: dict[str, list[float]], to: Path) -> None:
    """The figures as the module the bots read."""
    lines = [
        '"""The figures of the value, written by `python -m cosmodrome.bots.training galactic_cruise value`."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
    ]
    for name, figures in found.items():
        lines.append(f"{name}: Final[tuple[float, ...]] = (")
        lines += [f"    {value:.4g}," if "." in f"{value:.4g}" else f"    {value:.1f}," for value in figures]
        lines.append(")")
    to.write_text("\n".join(lines) + "\n", encoding="utf-8")
