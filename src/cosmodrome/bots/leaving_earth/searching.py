"""Search in Leaving Earth: whole projects, since no single purchase tells anything.

Whenever a project is chosen, a few of them are carried out to the end of the match in the same imagined worlds, each by
a copy of the bot that has set its heart on it.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.leaving_earth.appraisal import Project
from cosmodrome.bots.leaving_earth.greedy import GreedyBot
from cosmodrome.bots.search.answers import TO_THE_END, Answers, Worlds
from cosmodrome.bots.search.compare import Problem
from cosmodrome.bots.search.guide import LOST, Guide, play_on
from cosmodrome.games.leaving_earth.pieces import points_of
from cosmodrome.games.leaving_earth.scoring import score
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import Ask, Match, Move, SeededDealer

#: A win is worth this many points.
WIN: Final = 10.0
LIMIT: Final = 20_000
#: Alone it counts for more, and a lead of this many points is as good as any greater one.
WIN_ALONE: Final = 30.0
FAR: Final = 30.0


class AgencyGuide(Guide):
    """A table of agencies, each with a memory of its own; it serves one playout."""

    def __init__(self, bots: dict[int, GreedyBot]) -> None:
        self.bots = bots

    def policy(self, world: Match, ask: Ask) -> Move:
        s = world.state
        assert isinstance(s, LeavingEarth)
        bot = self.bots.get(ask.seat)
        if bot is None:
            bot = self.bots[ask.seat] = GreedyBot(0).fork()
        return bot.answer(s, ask)

    def candidates(self, world: Match, ask: Ask, most: int) -> list[Move]:
        return ask.answers[:most]

    def value(self, world: Match, seat: int) -> float:
        s = world.state
        assert isinstance(s, LeavingEarth)
        return lead(s, seat)

    def horizon(self, world: Match) -> int:
        return TO_THE_END

    def clock(self, world: Match) -> int:
        s = world.state
        assert isinstance(s, LeavingEarth)
        return s.year


def lead(s: LeavingEarth, seat: int) -> float:
    """How far ahead an agency is: of the missions left on the table alone, of the best of the others in company."""
    own = score(s.agencies[seat])
    if len(s.agencies) == 1:
        ahead = float(own - points_of(s.open))
        return max(-FAR, min(FAR, ahead)) + (WIN_ALONE if ahead > 0 else 0.0)
    ahead = float(own - max(score(agency) for other, agency in enumerate(s.agencies) if other != seat))
    return ahead + (WIN if ahead > 0 else 0.0)


class SingleAnswers(Answers):
    """Several answers to a small question, each played on by a table that knows nothing of the other playouts."""

    def __init__(self, worlds: Worlds, answers: list[Move], bot: GreedyBot, seed: int) -> None:
        super().__init__(worlds, answers, AgencyGuide({}), seed, [])
        self.bot = bot

    def play_out(self, option: int, future: int) -> Match | None:
        self.guide = AgencyGuide({self.seat: self.bot.fork()})
        return super().play_out(option, future)


class Projects(Problem):
    """Several projects to compare, the one of habit first; None is to wait for a year."""

    def __init__(self, worlds: Worlds, bot: GreedyBot, agendas: list[list[Project]], seed: int) -> None:
        self.worlds = worlds
        self.bot = bot
        self.agendas = agendas
        self.seat = worlds.seat.number
        self.seed = seed

    def options(self) -> int:
        return len(self.agendas)

    def play(self, option: int, future: int) -> float:
        world = self.play_out(option, future)
        if world is None:
            return LOST
        s = world.state
        assert isinstance(s, LeavingEarth)
        return lead(s, self.seat)

    def play_out(self, option: int, future: int) -> Match | None:
        """The end of a match in which the bot carries this project out; None for a dead end."""
        world = self.worlds.world(future).copy(checkpoints=False)
        world.dealer = SeededDealer(self.seed * 1009 + future)
        bot = self.bot.fork()
        bot.set_out_for(self.agendas[option])
        return world if play_on(world, AgencyGuide({self.seat: bot}), TO_THE_END, LIMIT) else None
