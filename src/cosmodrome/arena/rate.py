"""Rating: every bot against every other, seats swapped, and how strong each is.

Ratings are a Bradley-Terry fit on the usual scale (400 points are ten to one, the mean is 1500); their intervals hold
95 of 100 fits to resampled matches. In a game for one, two bots play the same match separately and the better
score wins. The same seed, the same ratings, wherever the matches are played.
"""

from __future__ import annotations

import itertools
import json
import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from cosmodrome import bots
from cosmodrome.arena.pool import spread
from cosmodrome.arena.schedule import play_match
from cosmodrome.arena.seeds import derive
from cosmodrome.kernel import BadOptionValue, Match, SeededDealer
from cosmodrome.kernel.registry import find

FITS = 200
MEAN, SCALE = 1500.0, 400 / math.log(10)


@dataclass(frozen=True)
class Duel:
    """One match of two bots. Every other one has the seats swapped."""

    game: str
    options: Mapping[str, Any]
    names: tuple[str, str]
    pair: tuple[int, int]
    number: int
    seed: int

    @property
    def key(self) -> str:
        return f"{self.pair[0]}-{self.pair[1]}-{self.number}"


@dataclass(frozen=True)
class Outcome:
    """What came of a duel: the first bot's share of the victory, both scores, and how many answers it took."""

    key: str
    pair: tuple[int, int]
    share: float
    scores: tuple[float, float]
    decisions: int


@dataclass
class Rating:
    """How strong a bot is."""

    name: str
    rating: float
    low: float
    high: float
    games: int
    wins: float


@dataclass
class Ratings:
    """All bots, the strongest first, and who beat whom: `matrix[i][j]` victories of i over j, a draw half of one."""

    game: str
    bots: list[Rating]
    matrix: list[list[float]]
    #: What was played; outcomes number the bots in the order in which they were named.
    named: list[str] = field(default_factory=list)
    outcomes: list[Outcome] = field(default_factory=list)

    def describe(self) -> dict[str, Any]:
        """The ratings as plain data."""
        return {"game": self.game, "bots": [asdict(one) for one in self.bots], "matrix": self.matrix}


def rate(
    game: str,
    names: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    cluster: str | None = None,
    options: Mapping[str, Any] | None = None,
    keep: Path | None = None,
    progress: Callable[[Outcome], None] | None = None,
) -> Ratings:
    """Rate these bots by `games` matches of each pair. What is in the file `keep` is not played again."""
    if len(names) < 2 or len(set(names)) != len(names):
        raise BadOptionValue("a rating needs two or more bots, each named once")
    duels = plan(game, names, games, seed, options or {})
    known = _kept(keep, game, names, seed, options or {})
    played = {duel.key: known[duel.key] for duel in duels if duel.key in known}
    left = [duel for duel in duels if duel.key not in played]
    for _, outcome in spread(fight, left, jobs=jobs, cluster=cluster):
        played[outcome.key] = outcome
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(outcome)) + "\n")
        if progress is not None:
            progress(outcome)
    return judge(game, names, [played[duel.key] for duel in duels], seed)


def plan(game: str, names: Sequence[str], games: int, seed: int, options: Mapping[str, Any]) -> list[Duel]:
    """Every pair's matches; each seed is played twice, with the seats swapped."""
    checked = find(game).check_options(options)
    for name in names:
        bots.make(name, game, 0)
    return [
        Duel(game, checked, (names[a], names[b]), (a, b), number, derive(seed, names[a], names[b], number // 2))
        for a, b in itertools.combinations(range(len(names)), 2)
        for number in range(games)
    ]


def fight(duel: Duel) -> Outcome:
    """Play one duel."""
    game = find(duel.game)
    players: int = duel.options["players"]
    swap = duel.number % 2
    if players == 1:
        alone = [_play(game, duel, [name]) for name in duel.names]
        scores = (float(alone[0][0][0]), float(alone[1][0][0]))
        share = 0.5 if scores[0] == scores[1] else float(scores[0] > scores[1])
        return Outcome(duel.key, duel.pair, share, scores, alone[0][2] + alone[1][2])
    seats = [(seat + swap) % 2 for seat in range(players)]
    points, winners, decisions = _play(game, duel, [duel.names[who] for who in seats])
    won = [sum(seats[seat] == who for seat in winners) for who in (0, 1)]
    share = won[0] / sum(won) if sum(won) else 0.5
    mean = [sum(points[seat] for seat in range(players) if seats[seat] == who) / seats.count(who) for who in (0, 1)]
    return Outcome(duel.key, duel.pair, share, (mean[0], mean[1]), decisions)


def _play(game: Any, duel: Duel, names: Sequence[str]) -> tuple[Sequence[int], Sequence[int], int]:
    match = Match(game, duel.options, SeededDealer(duel.seed), listen=False)
    seats = {seat: bots.make(name, duel.game, derive(duel.seed, "bot", seat)) for seat, name in enumerate(names)}
    decisions = play_match(match, seats, game.max_plies)
    result = match.result
    return result.scores, result.winners, decisions


def judge(game: str, names: Sequence[str], outcomes: Sequence[Outcome], seed: int) -> Ratings:
    """Ratings and intervals from what was played."""
    number = len(names)
    matrix = _matrix(number, outcomes)
    found = fit(matrix)
    rng = random.Random(seed)
    fits = [fit(_matrix(number, rng.choices(outcomes, k=len(outcomes)))) for _ in range(FITS)] if outcomes else []
    rated = []
    for i, name in enumerate(names):
        drawn = sorted(one[i] for one in fits) or [found[i]]
        low, high = drawn[int(len(drawn) * 0.025)], drawn[int(len(drawn) * 0.975)]
        played = sum(i in outcome.pair for outcome in outcomes)
        rated.append(Rating(name, round(found[i], 1), round(low, 1), round(high, 1), played, sum(matrix[i])))
    order = sorted(range(number), key=lambda i: (-rated[i].rating, i))
    return Ratings(
        game,
        [rated[i] for i in order],
        [[matrix[i][j] for j in order] for i in order],
        list(names),
        list(outcomes),
    )


def _matrix(number: int, outcomes: Sequence[Outcome]) -> list[list[float]]:
    matrix = [[0.0] * number for _ in range(number)]
    for outcome in outcomes:
        a, b = outcome.pair
        matrix[a][b] += outcome.share
        matrix[b][a] += 1 - outcome.share
    return matrix


def fit(matrix: Sequence[Sequence[float]]) -> list[float]:
    """The Bradley-Terry strengths of a win matrix. Half a drawn match with everybody keeps them finite."""
    number = len(matrix)
    strength = [1.0] * number
    wins = [sum(row) + 0.25 * (number - 1) for row in matrix]
    for _ in range(200):
        fresh = []
        for i in range(number):
            weight = sum(
                (matrix[i][j] + matrix[j][i] + 0.5) / (strength[i] + strength[j]) for j in range(number) if j != i
            )
            fresh.append(wins[i] / weight)
        scale = math.exp(sum(map(math.log, fresh)) / number)
        fresh = [one / scale for one in fresh]
        moved = max(abs(math.log(a / b)) for a, b in zip(fresh, strength, strict=True))
        strength = fresh
        if moved < 1e-6:
            break
    return [MEAN + SCALE * math.log(one) for one in strength]


def _kept(
    keep: Path | None, game: str, names: Sequence[str], seed: int, options: Mapping[str, Any]
) -> dict[str, Outcome]:
    """What the file already holds; it begins with what was played, and another rating's file is refused."""
    if keep is None:
        return {}
    head = json.loads(json.dumps({"game": game, "bots": list(names), "seed": seed, "options": dict(options)}))
    if not keep.exists():
        keep.write_text(json.dumps(head) + "\n", encoding="utf-8")
        return {}
    first, *lines = keep.read_text(encoding="utf-8").splitlines()
    if json.loads(first) != head:
        raise BadOptionValue(f"{keep} holds another rating; name another file")
    found = {}
    for line in lines:
        try:
            data = json.loads(line)
        except json.JSONDecodeError:
            # The line that was being written when it was interrupted.
            continue
        found[data["key"]] = Outcome(
            data["key"], tuple(data["pair"]), data["share"], tuple(data["scores"]), data["decisions"]
        )
    return found
