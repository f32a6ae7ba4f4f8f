"""Training for Galaxy Trucker: what a builder wants of a ship, judged by what its ships bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace

from cosmodrome.bots import Bot
from cosmodrome.bots.galaxy_trucker import pilot
from cosmodrome.bots.galaxy_trucker.dials import Dials, Plan, personality
from cosmodrome.bots.galaxy_trucker.greedy import GreedyBot
from cosmodrome.bots.galaxy_trucker.player import LEVELS
from cosmodrome.bots.training.evolve import Figure
from cosmodrome.bots.training.matches import lead, play
from cosmodrome.bots.training.ships import fit, write
from cosmodrome.games.galaxy_trucker.game import GAME
from cosmodrome.games.galaxy_trucker.moves import DEAL_TILE, ROLL
from cosmodrome.games.galaxy_trucker.state import BUILDING, GalaxyTrucker
from cosmodrome.kernel import Chance, Match, Move, SeededDealer
from cosmodrome.kernel.dealer import Dealer

__all__ = ["JUDGES", "START", "figures", "fit", "write"]

#: How often a ship is flown.
FLIGHTS = 4
#: Being further ahead than this many credits counts no more.
MOST = 40.0


def figures(start: Plan) -> list[Figure]:
    """Every wish; a step is a fifth of it, or a tenth of a point where there is none so far."""
    wishes = [(one.name, float(getattr(start, one.name))) for one in fields(Plan)]
    return [(name, value, max(0.1, 0.2 * value)) for name, value in wishes]


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


class Streams(Dealer):
    """Tiles, dice and cards from streams of their own: the cards are the same whoever builds."""

    def __init__(self, seed: int, like: Streams | None = None) -> None:
        self.seed = seed
        self.streams = [SeededDealer(3 * seed + n) for n in range(3)]
        if like is not None:
            self.streams = [stream.copy() for stream in like.streams]

    def pick(self, bag: Sequence[int]) -> int:
        return self.streams[2].pick(bag)

    def deal(self, chance: Chance) -> Move:
        stream = self.streams[0 if chance.verb is DEAL_TILE else 1 if chance.verb is ROLL else 2]
        return chance.verb[stream.pick(chance.bag)]

    def copy(self) -> Streams:
        return Streams(self.seed, self)


def earned(seats: Sequence[GreedyBot], number: str, seed: int) -> list[float]:
    """What each ship brings in one round on the average: built once and flown several times, since luck is large."""
    options = GAME.check_options({"players": len(seats), "rounds": [number]})
    match = Match(GAME, options, Streams(seed), listen=False)
    while _state(match).phase <= BUILDING:
        ask = match.asks[0]
        match.play(seats[ask.seat].choose(match.seat(ask.seat)), ask.seat)
    total = [0.0] * len(seats)
    for flight in range(FLIGHTS):
        flown = match.copy(checkpoints=False)
        flown.dealer = Streams(131 * seed + flight)
        while not flown.over:
            ask = flown.asks[0]
            moves = ask.moves
            flown.play_trusted(ask, moves[0] if len(moves) == 1 else pilot.fly(_state(flown), ask.seat, ask))
        for seat, credits in enumerate(flown.result.scores):
            total[seat] += credits / FLIGHTS
    return total


def _state(match: Match) -> GalaxyTrucker:
    s = match.state
    assert isinstance(s, GalaxyTrucker)
    return s


def judge_ships(values: dict[str, float], seeds: Sequence[int]) -> float:
    """Single rounds: two thirds of them four alike by their credits, the others against the house by half the lead."""
    total = 0.0
    for number, seed in enumerate(seeds):
        name = ("1", "2", "3")[number % 3]
        if number // 3 % 3 < 2:
            total += sum(earned([builder(values, seed + seat, MASTER) for seat in range(4)], name, seed)) / 4
        else:
            own = seed % 2
            seats = [builder(values, seed, MASTER) if seat == own else GreedyBot(seed + 1) for seat in range(2)]
            credits = earned(seats, name, seed)
            total += (credits[own] - credits[1 - own]) / 2
    return total / len(seeds)


HOUSE = personality("")
#: What a master wants of a ship where there is no time to plan it.
MASTER = replace(LEVELS["master"].dials, together=False)
START = {"table": HOUSE.plan, "ships": MASTER.plan}
JUDGES = {"table": judge_table, "ships": judge_ships}
