"""Judge: what a coach must know of a game to say what a position, a draw or an answer was worth.

Every game provides one. Its users know nothing about any game: positions are played on by the judge's guide, and valued
where the playout stops. A judge reads imagined worlds, and real ones once the match is over and everything is open.
"""

from __future__ import annotations

import importlib
from math import exp, pi, sqrt
from typing import Any, Final

from cosmodrome.bots.search.answers import TO_THE_END, Worlds
from cosmodrome.bots.search.guide import Guide, play_on
from cosmodrome.kernel import Ask, Match, Move, SeededDealer
from cosmodrome.kernel.native import mypyc_attr

#: A playout is not longer than this.
LIMIT: Final = 20_000
#: The spread of Gumbel's distribution for one unit of its scale: with such noise the chance to be first is a softmax.
_GUMBEL: Final = pi / sqrt(6)


class Option:
    """An answer worth comparing, and the guide that plays on after it; each playout asks for a guide of its own."""

    def __init__(self, move: Move) -> None:
        self.move = move

    def guide(self, judge: Judge) -> Guide:
        """Who plays on."""
        return judge.guide()


class Valued:
    """What came of one playout: points of everybody who can win, and the chance of each to do so."""

    __slots__ = ("chances", "points", "sides", "sources", "spread")

    def __init__(self, points: list[float], chances: list[float], sources: list[dict[str, float]]) -> None:
        self.points = points
        self.chances = chances
        self.sources = sources
        self.sides: list[int] = []
        self.spread = 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A game as a coach sees it. This one knows nothing and plays at random, for games without bots of their own."""

    #: How many percent of a chance to win a point is worth to a decision in a match that is decided anyway.
    percent = 0.5
    #: What points are called, as a key of the coach's catalogue.
    unit = "points"

    def guide(self) -> Guide:
        """Somebody to play on for all seats, for one playout."""
        return RandomGuide()

    def until(self, world: Match) -> int:
        """Where a playout from here stops, on the scale of the guide's clock."""
        return TO_THE_END

    def points(self, world: Match) -> list[float]:
        """The points everybody may expect in the end: the seats, then rivals without a seat."""
        return [float(score) for score in world.result.scores] if world.over else [0.0] * world.players

    def sides(self, world: Match) -> list[int]:
        """Who wins together, by contender."""
        return list(range(len(self.points(world))))

    def spread(self, world: Match) -> float:
        """By how much one contender's points may still change, as a standard deviation; nothing once it is over."""
        return 0.0

    def sources(self, world: Match, seat: int) -> dict[str, float]:
        """Where a seat's points come from so far."""
        return {name: float(points) for name, points in world.result.breakdown[seat].items()} if world.over else {}

    def options(self, worlds: Worlds, most: int) -> list[Option]:
        """The answers worth comparing, habit's own first."""
        return [Option(move) for move in worlds.seat.ask.answers[:most]]

    def weighty(self, ask: Ask) -> bool:
        """Whether a question is worth a look back."""
        return True

    def puzzling(self, ask: Ask) -> bool:
        """Whether a question can be a puzzle: one whose answers differ enough to be told apart."""
        return self.weighty(ask)

    def source(self, question: str) -> str:
        """What kind of luck a draw is, as the ledger sums it up."""
        return "draws"

    def stage(self, world: Match) -> tuple[str, int]:
        """How far the match has come, for people: a round, a year, a turn."""
        return "move", world.ply

    def step(self, world: Match) -> int:
        """A number that changes with every step of the graph: a card, a turn, a year."""
        return self.stage(world)[1]

    def settled(self, world: Match) -> bool:
        """Whether what is dealt now is the same to everybody, so that nobody is lucky: the table, before it is used."""
        return False

    def at_once(self, world: Match, drawn: list[Move], mover: int) -> list[list[float]] | None:
        """What each of these draws is worth to each seat, where that can be told without playing on; else None.

        `mover` is the seat whose answer led to the draw.
        """
        return None

    # --- the same for every game

    def value(self, world: Match, seed: int, until: int, guide: Guide | None = None) -> Valued | None:
        """Play on with this luck up to the horizon and say what came of it; None for a dead end. Uses the world up."""
        world.resume(SeededDealer(seed))
        return self.read(world) if play_on(world, guide or self.guide(), until, LIMIT) else None

    def read(self, world: Match) -> Valued:
        """What a position at the end of a playout is worth to everybody."""
        points = self.points(world)
        if world.over:
            winners = world.result.winners
            chances = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(world.players)]
            if len(set(self.sides(world))) < world.players:
                chances = [1.0 if seat in winners else 0.0 for seat in range(world.players)]
        else:
            chances = chances_of(points, self.sides(world), self.spread(world))[: world.players]
        valued = Valued(points, chances, [self.sources(world, seat) for seat in range(world.players)])
        valued.sides = self.sides(world)
        valued.spread = 0.0 if world.over else self.spread(world)
        return valued


def chances_of(points: list[float], sides: list[int], spread: float) -> list[float]:
    """Everybody's chance of ending with the most points, given how much each may still change."""
    best: dict[int, float] = {}
    for side, score in zip(sides, points, strict=True):
        best[side] = max(score, best.get(side, score))
    top = max(best.values())
    scale = max(1e-6, spread / _GUMBEL)
    weights = {side: exp(max(-60.0, (score - top) / scale)) for side, score in best.items()}
    total = sum(weights.values())
    return [weights[side] / total for side in sides]


class RandomGuide(Guide):
    """Plays at random, depending only on the position, so that it repeats itself."""

    def policy(self, world: Match, ask: Ask) -> Move:
        moves = ask.answers or ask.moves
        return moves[(world.ply * 2654435761 >> 7) % len(moves)]

    def clock(self, world: Match) -> int:
        return world.ply


#: Where the judges are, by game.
JUDGES: Final[dict[str, str]] = {
    "galactic_cruise": "cosmodrome.bots.galactic_cruise.judging:CruiseJudge",
    "galaxy_trucker": "cosmodrome.bots.galaxy_trucker.judging:TruckerJudge",
    "leaving_earth": "cosmodrome.bots.leaving_earth.judging:EarthJudge",
}


def judge_of(game: str) -> Judge:
    """The judge of this game; the ignorant one for a game without a judge."""
    place = JUDGES.get(game)
    if place is None:
        return Judge()
    module, _, name = place.partition(":")
    judge: Any = getattr(importlib.import_module(module), name)()
    assert isinstance(judge, Judge)
    return judge
