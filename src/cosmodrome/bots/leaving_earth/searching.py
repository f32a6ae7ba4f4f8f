"""Search in Leaving Earth: whole projects, since a single purchase says little.

Whenever a project is chosen, a few of them are carried out to the end of the match in the same imagined worlds, each by
a copy of the bot that has decided on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cosmodrome.bots.leaving_earth.appraisal import Project
from cosmodrome.bots.leaving_earth.greedy import GreedyBot
from cosmodrome.bots.leaving_earth.projects import shortlist
from cosmodrome.bots.leaving_earth.temper import USUAL_CARE
from cosmodrome.bots.leaving_earth.voyage import MAN_ON_MARS
from cosmodrome.bots.leaving_earth.voyager import bound_for_mars
from cosmodrome.bots.search.answers import TO_THE_END, Answers, Worlds
from cosmodrome.bots.search.compare import Problem
from cosmodrome.bots.search.guide import LOST, Guide, play_on
from cosmodrome.games.leaving_earth.moves import DRAW
from cosmodrome.games.leaving_earth.pieces import BIT, points_of
from cosmodrome.games.leaving_earth.scoring import score
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import Ask, Chance, Dealer, Match, Move, SeededDealer

LIMIT: Final = 20_000
#: No agency draws more often than this of one kind.
DRAWS: Final = 100_000


class Fortune(Dealer):
    """Luck that does not spread: every agency has its own for every kind of draw, whatever the others do.

    Options that are compared in the same future then meet the same luck, and a rival's is no noise in the difference.
    """

    def __init__(self, s: LeavingEarth, seed: int) -> None:
        self._s = s
        self._stem = SeededDealer(seed)
        self._streams: dict[int, SeededDealer] = {}

    def deal(self, chance: Chance) -> Move:
        bag = chance.bag
        kind = 4 * chance.verb.offset + self._s.active
        if chance.verb is DRAW:
            # Piles that hold the same are alike.
            kind = 64 * kind + 8 * len(bag) + sum(bag)
        stream = self._streams.get(kind)
        if stream is None:
            stream = self._streams[kind] = self._stem.after(DRAWS * kind)
        return stream.deal(chance)

    def pick(self, bag: Sequence[int]) -> int:
        return self._stem.pick(bag)


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


class Aims(NamedTuple):
    """What a result is worth besides its points: a win alone, a win in company, from where on more is no better, and
    alone somebody home from Mars."""

    alone: float = 30.0
    table: float = 10.0
    far: float = 30.0
    mars: float = 0.0


USUAL_AIMS: Final = Aims()


def lead(s: LeavingEarth, seat: int, aims: Aims = USUAL_AIMS) -> float:
    """How far ahead an agency is: of the missions left on the table alone, of the best of the others in company."""
    own = score(s.agencies[seat])
    if len(s.agencies) == 1:
        left = points_of(s.open)
        ahead = float(own - left)
        value = max(-aims.far, min(aims.far, ahead)) + (aims.alone if ahead > 0 else 0.0)
        if s.agencies[seat].missions & BIT[MAN_ON_MARS]:
            value += aims.mars
        return value
    ahead = float(own - max(score(agency) for other, agency in enumerate(s.agencies) if other != seat))
    return ahead + (aims.table if ahead > 0 else 0.0)


class Table:
    """Who sits at an imagined table: the bot itself and what it takes the others for, each prepared once.

    Prepared means: which designs they think of, and where their spacecraft under way are bound for.
    """

    def __init__(self, world: Match, seat: int, bot: GreedyBot) -> None:
        s = world.state
        assert isinstance(s, LeavingEarth)
        self.twins: dict[int, GreedyBot] = {}
        for number in range(len(s.agencies)):
            twin = bot.fork() if number == seat else GreedyBot(0).fork()
            outlook = twin.outlook(s, number)
            twin.shortlist = shortlist(outlook)
            twin.missions_open(outlook)
            self.twins[number] = twin

    def guide(self) -> AgencyGuide:
        """The same table for one playout."""
        return AgencyGuide({number: twin.fork() for number, twin in self.twins.items()})


class SingleAnswers(Answers):
    """Several answers to a small question, each played on by a table that knows nothing of the other playouts."""

    def __init__(self, worlds: Worlds, answers: list[Move], bot: GreedyBot, seed: int) -> None:
        super().__init__(worlds, answers, AgencyGuide({}), seed, [])
        self.table = Table(worlds.world(0), self.seat, bot)

    def play_out(self, option: int, future: int) -> Match | None:
        self.guide = self.table.guide()
        return super().play_out(option, future)


class Intent(NamedTuple):
    """What an agency could set out to do: a campaign, how carefully it would work this year, or the voyage to Mars."""

    agenda: list[Project]
    care: float = USUAL_CARE
    mars: bool = False


class Projects(Problem):
    """Several intents to compare, the one of habit first."""

    def __init__(
        self, worlds: Worlds, bot: GreedyBot, intents: list[Intent], seed: int, aims: Aims = USUAL_AIMS
    ) -> None:
        self.worlds = worlds
        self.table = Table(worlds.world(0), worlds.seat.number, bot)
        self.intents = intents
        self.seat = worlds.seat.number
        self.seed = seed
        self.aims = aims
        #: The moves made in the last future that was played, and what came of the first one.
        self.length = 0
        self._first: float | None = None

    def measure(self) -> int:
        """How many moves a match lasts from here, by the first future of habit, which is not played twice."""
        self._first = self.play(0, 0)
        return max(1, self.length)

    def options(self) -> int:
        return len(self.intents)

    def play(self, option: int, future: int) -> float:
        if option == 0 and future == 0 and self._first is not None:
            return self._first
        world = self.play_out(option, future)
        if world is None:
            return LOST
        s = world.state
        assert isinstance(s, LeavingEarth)
        return lead(s, self.seat, self.aims)

    def play_out(self, option: int, future: int) -> Match | None:
        """The end of a match in which the bot carries this intent out; None for a dead end."""
        world = self.worlds.world(future).copy(checkpoints=False)
        state = world.state
        assert isinstance(state, LeavingEarth)
        world.dealer = Fortune(state, self.seed * 1009 + future)
        guide = self.table.guide()
        intent = self.intents[option]
        bot = guide.bots[self.seat]
        if intent.mars:
            guide.bots[self.seat] = bound_for_mars(bot)
        else:
            bot.set_out_for(intent.agenda, intent.care)
        start = world.ply
        ended = play_on(world, guide, TO_THE_END, LIMIT)
        self.length = world.ply - start
        return world if ended else None
