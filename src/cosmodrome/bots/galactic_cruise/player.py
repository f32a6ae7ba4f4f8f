"""The ladder of Galactic Cruise: five players from one policy, by how far they look and what they miss."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final

from cosmodrome.bots import UnknownBot
from cosmodrome.bots.galactic_cruise import policy, reasons
from cosmodrome.bots.galactic_cruise.outlook import Outlook
from cosmodrome.bots.galactic_cruise.searching import SEARCHED, Answers, candidates
from cosmodrome.bots.galactic_cruise.turns import rank
from cosmodrome.bots.galactic_cruise.weights import DEFAULT, SOLO, TABLE, TABLE_SOLO, Weights
from cosmodrome.bots.search import Budget, compare
from cosmodrome.bots.search.hint import Hint
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Match, Move, Seat, SeededDealer


@dataclass(frozen=True)
class Level:
    """What tells the levels apart.

    `slips`: how often somebody takes one of the next best instead of the best, as people do who look at one thing at a
    time. `playouts`, `turns`, `answers`: how many futures are tried, how far, and for how many answers.
    """

    weights: Weights
    solo: Weights
    slips: float = 0.0
    playouts: int = 0
    turns: int = 0
    answers: int = 0
    bar: float = 4.0


def _tunnel(weights: Weights) -> Weights:
    """Somebody who sees the next launch and little else: no goals, no tower, experts too dear, meetings too early."""
    return replace(
        weights, goal=2.0, column=0.4, expert=4.0, doubled=0.1, doubled_again=0.05, money_early=0.2, meeting_home=0.5
    )


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(_tunnel(DEFAULT), _tunnel(SOLO), slips=0.3),
    "casual": Level(DEFAULT, SOLO, slips=0.08),
    "regular": Level(TABLE, TABLE_SOLO),
    "expert": Level(TABLE, TABLE_SOLO, playouts=24, turns=3, answers=6),
    "master": Level(TABLE, TABLE_SOLO, playouts=120, turns=4, answers=10, bar=3.0),
}


class Player:
    """One of the ladder. Everything it knows comes from the worlds it imagines."""

    name = "player"

    def __init__(self, seed: int, level: Level) -> None:
        self.level = level
        self._random = random.Random(seed)
        self._seed = self._random.getrandbits(31)
        self._worlds: dict[int, Match] = {}
        # What the last search found about the answer it gave, and how many answers were given since.
        self._found: list[float] = []
        self._found_at = -1
        self._answered = 0

    def choose(self, seat: Seat) -> Move:
        ask = seat.ask
        self._answered += 1
        if len(ask.moves) == 1:
            return ask.moves[0]
        s = self._imagine(seat, 0)
        weights = self._weights(s)
        if ask.question not in SEARCHED:
            return policy.answer(s, ask, weights)
        if self.level.slips and self._random.random() < self.level.slips:
            ranked = rank(Outlook(s, s.companies[seat.number], weights), policy.plain(ask.moves))
            return self._random.choice(ranked[1:3] or ranked)
        if not self.level.playouts:
            return policy.answer(s, ask, weights)
        problem = self._problem(seat, s, self.level.answers)
        if len(problem.answers) == 1:
            return problem.answers[0]
        found = compare(problem, Budget(self.level.playouts, self.level.bar))
        self._found = found.values[found.chosen]
        self._found_at = seat.ply
        self._answered = 0
        return problem.answers[found.chosen]

    def explain(self, seat: Seat) -> list[Hint]:
        """The best few answers to what is asked now, what may be expected of them, and why."""
        s = self._imagine(seat, 0)
        problem = self._problem(seat, s, max(4, self.level.answers))
        problem.known = []
        return reasons.explain(problem, max(32, self.level.playouts))

    def _weights(self, s: GalacticCruise) -> Weights:
        return self.level.weights if s.rachel is None else self.level.solo

    def _imagine(self, seat: Seat, number: int) -> GalacticCruise:
        self._worlds = {}
        s = self._world(seat, number).state
        assert isinstance(s, GalacticCruise)
        return s

    def _world(self, seat: Seat, number: int) -> Match:
        if number not in self._worlds:
            self._worlds[number] = seat.imagine(SeededDealer(self._seed + number))
        return self._worlds[number]

    def _problem(self, seat: Seat, s: GalacticCruise, most: int) -> Answers:
        # One hidden card at most: three worlds are plenty.
        hidden = any(p.secret >= 0 or p.starting_cards for p in s.companies if p.seat != seat.number)
        worlds = 3 if hidden else 1
        answers = candidates(s, seat.ask, self._weights(s), most)
        # If nobody else and no draw came between, the policy's way on has been played already.
        known = self._found if self._found and seat.ply - self._found_at == self._answered else []
        seed = self._seed + 7919 * s.turn
        return Answers(
            lambda future: self._world(seat, future % worlds),
            seat.number,
            answers,
            self._weights(s),
            self.level.turns or 4,
            seed,
            known,
        )


def _make(name: str, seed: int, variant: str) -> Player:
    if variant:
        raise UnknownBot(f"{name} has no variant {variant!r}")
    return Player(seed, LEVELS[name])


def novice(seed: int, variant: str = "") -> Player:
    """Sees the next launch and little else."""
    return _make("novice", seed, variant)


def casual(seed: int, variant: str = "") -> Player:
    """Plays quickly and well enough."""
    return _make("casual", seed, variant)


def regular(seed: int, variant: str = "") -> Player:
    """Knows what things are worth."""
    return _make("regular", seed, variant)


def expert(seed: int, variant: str = "") -> Player:
    """Looks a few turns ahead."""
    return _make("expert", seed, variant)


def master(seed: int, variant: str = "") -> Player:
    """Compares every answer in many futures."""
    return _make("master", seed, variant)
