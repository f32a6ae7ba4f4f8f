"""The ladder of Galaxy Trucker: five truckers by eye, plan, speed of hand, and how far they think in flight.

Every one of them has a character of its own, drawn from its seed: haulers, gunners, careful and hasty ones meet at the
same table.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final

from cosmodrome.bots import UnknownBot
from cosmodrome.bots.deciding import SearchingDecider
from cosmodrome.bots.galaxy_trucker import pilot
from cosmodrome.bots.galaxy_trucker.dials import Dials, Plan, personality
from cosmodrome.bots.galaxy_trucker.greedy import BUILDING, GreedyBot
from cosmodrome.bots.galaxy_trucker.searching import SEARCHED, FlightGuide
from cosmodrome.bots.galaxy_trucker.shipyard import Shipyard
from cosmodrome.bots.ladder import rungs
from cosmodrome.bots.search import UNHURRIED, Budget, Hint, Searcher
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.kernel import Move, Seat


@dataclass(frozen=True)
class Level:
    """What tells the levels apart.

    `slips`: how often something is overlooked in flight. `playouts` and `answers`: how many flights are imagined, for
    how many answers.
    """

    dials: Dials
    slips: float = 0.0
    playouts: int = 0
    answers: int = 6
    bar: float = 0.6


#: A beginner: looks at few tiles, forgets power and open ends, stops early, and is slow.
_NOVICE: Final = Dials(eye=3, piles=0, nerve=2, room=4, hand=3.4, plan=Plan(power=0.4, shields=0.3, tidiness=0.2))
_CASUAL: Final = Dials(eye=5, piles=0, nerve=4, room=3, hand=2.4, plan=Plan(power=0.8, tidiness=0.6))

#: A master looks at everything in reach; what it wants of a ship was found by evolution (`bots/training`).
_MASTER: Final = Dials(
    eye=20,
    piles=3,
    nerve=14,
    room=0,
    hand=1.5,
    together=True,
    tries=1200,
    plan=Plan(
        crew=1.18,
        thrust=0.98,
        guns=1.29,
        cargo=0.92,
        power=1.02,
        shields=1.36,
        tidiness=1.69,
        cabins=3.53,
        engines=3.16,
        cannons=4.79,
        containers=5.42,
        cells=5.4,
        reinforced=2.19,
        sideways=0.42,
        aliens=1.17,
        growth=1.19,
        asking=0.73,
        patience=2.19,
        rim=0.59,
        safety=1.63,
        lanes=1.02,
        shelter=0.42,
        informed=0.43,
    ),
)

LEVELS: Final[dict[str, Level]] = {
    "novice": Level(_NOVICE, slips=0.25),
    "casual": Level(_CASUAL, slips=0.08),
    "regular": Level(Dials()),
    "expert": Level(Dials(eye=11, piles=2, nerve=9, hand=1.8), playouts=12, answers=4, bar=1.0),
    "master": Level(_MASTER, playouts=120, answers=8, bar=0.4),
}
#: How characters lean: a hauler wants holds, a gunner guns. Nobody's leaning costs much.
LEANINGS: Final[tuple[str, ...]] = ("", "hauler", "gunner", "careful")
LEANING: Final = 0.15


def _lean(dials: Dials, towards: Plan) -> Dials:
    """A level's dials with a touch of character."""
    plan = dials.plan
    names = ("crew", "thrust", "guns", "cargo", "power", "shields", "tidiness")
    factors = {name: 1 + LEANING * (getattr(towards, name) - 1) for name in names}
    return replace(dials, plan=plan.adjusted(**factors))


class Player(SearchingDecider):
    """One of the ladder."""

    name = "player"

    def __init__(self, seed: int, level: Level, leaning: str | None = None) -> None:
        self.level = level
        self._random = random.Random(seed)
        self.leaning = self._random.choice(LEANINGS) if leaning is None else leaning
        super().__init__(Searcher(self._random.getrandbits(31)))
        self._builder = GreedyBot(seed)
        self._builder.dials = _lean(level.dials, personality(self.leaning).plan)
        self._guide = FlightGuide()
        self._shipyard = Shipyard(self._searcher.seed)

    def decide(self, seat: Seat) -> Move:
        """What the builder or the pilot says, or a search where it is worth one; a slip now and then."""
        ask = seat.ask
        level = self.level
        worlds = self._searcher.worlds(seat, max(1, level.playouts))
        world = worlds.world(0)
        s = world.state
        assert isinstance(s, GalaxyTrucker)
        if ask.question in BUILDING:
            return self._builder.build(s, seat.number, ask)
        if level.slips and self._random.random() < level.slips:
            return self._slip(s, seat)
        if level.playouts and ask.question in SEARCHED:
            return self._searcher.choose(worlds, self._guide, level.answers, Budget(level.playouts, level.bar))
        return pilot.fly(s, seat.number, ask)

    def _slip(self, s: GalaxyTrucker, seat: Seat) -> Move:
        """What is overlooked in the heat of a flight: cells unspent, a shield down, a planet flown past."""
        moves = seat.ask.answers
        if seat.ask.question.startswith("power_"):
            return moves[0]
        if seat.ask.question in ("shield", "shoot", "planet", "abandoned_ship", "abandoned_station", "reward"):
            return moves[-1]
        return pilot.fly(s, seat.number, seat.ask)

    def delay(self, seat: Seat) -> float:
        """In a race: a person's speed."""
        return self._builder.delay(seat)

    def explain(self, seat: Seat, seconds: float = UNHURRIED) -> list[Hint]:
        """The best few answers to what is asked now, the credits to expect, and why."""
        if seat.ask.question in BUILDING:
            return self._shipyard.explain(self._searcher.worlds(seat, 1).world(0), seat, self._builder)
        worlds = self._searcher.worlds(seat, 24)
        level = self.level
        return self._searcher.explain(worlds, self._guide, max(4, level.answers), max(48, level.playouts), seconds)


def _make(level: str, seed: int, variant: str = "") -> Player:
    if variant and variant not in LEANINGS:
        known = ", ".join(one for one in LEANINGS if one)
        raise UnknownBot(f"{level} has no variant {variant!r}; there are: {known}")
    return Player(seed, LEVELS[level], variant or None)


novice, casual, regular, expert, master = rungs(_make)
