"""The ladder of Galactic Cruise: five players from one policy, by how far they look and what they miss."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final

from cosmodrome.bots.deciding import SearchingDecider
from cosmodrome.bots.galactic_cruise import policy
from cosmodrome.bots.galactic_cruise.outlook import Outlook
from cosmodrome.bots.galactic_cruise.searching import SEARCHED, CruiseGuide
from cosmodrome.bots.galactic_cruise.turns import rank
from cosmodrome.bots.galactic_cruise.weights import DEFAULT, SOLO, TABLE, TABLE_SOLO, Weights
from cosmodrome.bots.ladder import no_variant, rungs
from cosmodrome.bots.search import UNHURRIED, Budget, Hint, Searcher, Worlds
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Move, Seat


@dataclass(frozen=True)
class Thought:
    """How far somebody thinks: how many futures are tried, for how many answers, how many turns ahead.

    An answer must be better by `bar` points to be taken instead of the policy's own. `tempo`: see `CruiseGuide`; with a
    single rival nobody hurries.
    """

    playouts: int
    turns: int
    answers: int
    bar: float = 5.0
    tempo: float = 0.0


@dataclass(frozen=True)
class Level:
    """What tells the levels apart: figures, alone too, and how far they think at a table and against Rachel.

    `slips`: how often somebody takes one of the next best instead of the best, as people do who look at one thing at a
    time.
    """

    weights: Weights
    solo: Weights
    slips: float = 0.0
    table: Thought | None = None
    alone: Thought | None = None


def _tunnel(weights: Weights) -> Weights:
    """Sees the next launch and little else: no goals, no tower, experts seem too expensive, meetings come too early."""
    return replace(
        weights, goal=2.0, column=0.4, expert=4.0, doubled=0.1, doubled_again=0.05, money_early=0.2, meeting_home=0.5
    )


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(_tunnel(DEFAULT), _tunnel(SOLO), slips=0.3),
    "casual": Level(DEFAULT, SOLO, slips=0.08),
    "regular": Level(TABLE, TABLE_SOLO),
    "expert": Level(TABLE, TABLE_SOLO, table=Thought(12, 2, 4), alone=Thought(12, 2, 4)),
    "master": Level(TABLE, TABLE_SOLO, table=Thought(36, 99, 5, tempo=4.0), alone=Thought(36, 9, 5)),
}


class Player(SearchingDecider):
    """One of the ladder. Everything it knows comes from the worlds it imagines."""

    name = "player"

    def __init__(self, seed: int, level: Level) -> None:
        self.level = level
        self._random = random.Random(seed)
        super().__init__(Searcher(self._random.getrandbits(31)))

    def decide(self, seat: Seat) -> Move:
        """What the policy says, or a search where it is worth one; a slip now and then."""
        ask = seat.ask
        level = self.level
        worlds, s = self._worlds(seat)
        weights = self._weights(s)
        thought = level.table if s.rachel is None else level.alone
        if ask.question in SEARCHED:
            if level.slips and self._random.random() < level.slips:
                ranked = rank(Outlook(s, s.companies[seat.number], weights), policy.plain(ask.moves))
                return self._random.choice(ranked[1:3] or ranked)
            if thought is not None:
                guide = CruiseGuide(weights, thought.turns, thought.tempo if len(s.companies) > 2 else 0.0)
                return self._searcher.choose(worlds, guide, thought.answers, Budget(thought.playouts, thought.bar))
        return policy.answer(s, ask, weights)

    def explain(self, seat: Seat, seconds: float = UNHURRIED) -> list[Hint]:
        """The best few answers to what is asked now, the score to expect, and why."""
        worlds, s = self._worlds(seat)
        guide = CruiseGuide(self._weights(s), 4)
        thought = self.level.table
        most, playouts = (thought.answers, thought.playouts) if thought else (0, 0)
        return self._searcher.explain(worlds, guide, max(4, most), max(32, playouts), seconds)

    def _weights(self, s: GalacticCruise) -> Weights:
        return self.level.weights if s.rachel is None else self.level.solo

    def _worlds(self, seat: Seat) -> tuple[Worlds, GalacticCruise]:
        """Hardly anything is hidden: a card or two until they are played. A few worlds are plenty."""
        worlds = self._searcher.worlds(seat, 3)
        s = worlds.world(0).state
        assert isinstance(s, GalacticCruise)
        if not any(p.secret >= 0 or p.starting_cards for p in s.companies if p.seat != seat.number):
            worlds.number = 1
        return worlds, s


def _make(level: str, seed: int, variant: str = "") -> Player:
    no_variant(level, variant)
    return Player(seed, LEVELS[level])


novice, casual, regular, expert, master = rungs(_make)
