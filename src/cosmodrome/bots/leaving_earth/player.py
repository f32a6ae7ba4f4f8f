"""The ladder of Leaving Earth: agencies that compare projects in imagined matches, trade, and may set out for Mars."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from cosmodrome.bots import UnknownBot
from cosmodrome.bots.ladder import rungs
from cosmodrome.bots.leaving_earth.answers import MARGIN
from cosmodrome.bots.leaving_earth.appraisal import Project
from cosmodrome.bots.leaving_earth.campaigns import beginning, campaigns
from cosmodrome.bots.leaving_earth.levels import LEVELS, Level
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.projects import prepare, several_projects, shortlist
from cosmodrome.bots.leaving_earth.reasons import explain
from cosmodrome.bots.leaving_earth.rivals import look_at_rivals
from cosmodrome.bots.leaving_earth.searching import Intent, Projects
from cosmodrome.bots.leaving_earth.temper import Tempers
from cosmodrome.bots.leaving_earth.voyage import Voyage, may_set_out
from cosmodrome.bots.leaving_earth.voyager import Voyager
from cosmodrome.bots.search import UNHURRIED, Budget, Hint, Worlds, compare
from cosmodrome.games.leaving_earth.moves import (
    AGENCY,
    CANCEL,
    COOPERATE,
    END_TURN,
    IN_RETURN,
    KEEP,
    MONEY,
    PROPOSE,
    SHARE,
    SPACECRAFT,
)
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENTS,
    BIT,
    NEW_OUTCOMES,
    RESEARCH_COST,
    SUCCESS,
)
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import Ask, Move, Seat

#: How many worlds are imagined for one question at most.
WORLDS: Final = 40
#: No search lasts longer than this, whatever it was allowed.
BRAKE: Final = 1.8
#: How carefully one might work instead of as usual: without any test, or with more of them.
CARES: Final[tuple[float, ...]] = (0.0, 3.0)


#: How many futures a hint looks at, of who thinks and of who does not.
HINT_FUTURES: Final = 64
FEW_FUTURES: Final = 16
#: More futures than this tell nothing new.
MOST_FUTURES: Final = 600

#: What is asked for research: less than it costs, more than sharing it is thought to cost.
ASKED: Final = int(RESEARCH_COST / MARGIN)
NOTES_ASKED: Final = tuple(MONEY[note] for note in (5, 1, 1, 1, 1))


#: How many offers may be made in a year.
MOST_OFFERS: Final = 2


class Deal(NamedTuple):
    """An offer to another agency: this for that."""

    partner: int
    given: tuple[Move, ...]
    wanted: tuple[Move, ...]


class Player(Voyager):
    """One of the ladder: greedy's workshop and mission control with other planning."""

    name = "player"

    def __init__(self, seed: int, level: Level, pioneer: bool = False) -> None:
        super().__init__(seed)
        self.level = level
        self.pioneer = pioneer
        self.tempers = Tempers(level.alone, level.temper, level.brief or level.temper)
        if level.thought:
            # Worked out once, before the first question.
            prepare()
        self._random = random.Random(seed)
        self._luck = self._random.getrandbits(31)
        self._seat: Seat | None = None
        # What is on offer; the last year of a turn, how often something was proposed in it, and what.
        self._deal: Deal | None = None
        self._proposed = -1
        self._offers = self._offered = 0
        # What the others want, and the table when that was thought of.
        self._wished: dict[int, int] = {}
        self._table: tuple[int, ...] = ()
        self._answers["partner"] = self._partner
        self._answers["offer"] = self._offer

    def choose(self, seat: Seat) -> Move:
        self._seat = seat
        move = super().choose(seat)
        self._seat = None
        return move

    def answer(self, s: LeavingEarth, ask: Ask) -> Move:
        if self.pioneer and self.voyage is None and may_set_out(s):
            self.voyage = Voyage()
        decided = self.voyage is not None
        move = super().answer(s, ask)
        # Whoever has made up the mind meanwhile to go to Mars answers accordingly.
        return move if decided or self.voyage is None else super().answer(s, ask)

    def _replan(self, outlook: Outlook, missions: int) -> Project | None:
        level = self.level
        own = super()._replan(outlook, missions)
        if own is None or self._seat is None:
            return own
        if level.slips and self._random.random() < level.slips:
            projects = self._choices(outlook, missions, own, 3)
            return self._random.choice(projects[1:] or projects)
        if not self._positions(outlook):
            return own
        intents = self._intents(outlook, missions, own)
        if len(intents) == 1:
            self._agenda = []
            return own
        chosen = self._compared(outlook, intents)
        if chosen.mars:
            self.voyage = Voyage()
        self._agenda = chosen.agenda
        self._care = chosen.care
        outlook.temper = self._temper(outlook.s)
        return chosen.agenda[0]

    def _intents(self, outlook: Outlook, missions: int, own: Project) -> list[Intent]:
        """What is worth comparing: to go on as planned, in haste, with more care; Mars; campaigns, single projects."""
        level = self.level
        planned = [project for project in self._agenda if project.missions & missions]
        habit = [own, *planned[1:]]
        intents = [Intent(habit)]
        if level.haste and own.money <= outlook.agency.money:
            intents += [Intent(habit, care) for care in CARES]
        if may_set_out(outlook.s):
            intents.append(Intent(habit, mars=True))
        begun = {beginning(habit)}
        most = len(intents) + level.projects - 1
        outlook.shortlist = shortlist(outlook)
        others = campaigns(outlook, missions, level.projects)
        others += [[project] for project in self._choices(outlook, missions, own, level.projects)]
        outlook.shortlist = None
        for agenda in others:
            if beginning(agenda) not in begun and len(intents) < most:
                begun.add(beginning(agenda))
                intents.append(Intent(agenda))
        return intents

    def _compared(self, outlook: Outlook, intents: list[Intent]) -> Intent:
        """What goes best in imagination, the first unless another one is better beyond doubt."""
        assert self._seat is not None
        level = self.level
        worlds = Worlds(self._seat, self._luck, WORLDS)
        problem = Projects(worlds, self, intents, self._luck + 7919 * outlook.s.year, level.aims)
        # The later it is, the shorter are the matches, and the more of them are played in the same time.
        playouts = min(MOST_FUTURES, self._positions(outlook) // problem.measure())
        found = compare(problem, Budget(playouts, level.bar, BRAKE, level.doubt))
        return intents[found.chosen]

    def _positions(self, outlook: Outlook) -> int:
        """How many moves are made in imagination before a project is chosen."""
        thousands = self.level.thought if len(outlook.s.agencies) == 1 else self.level.together
        return 1000 * thousands

    def _choices(self, outlook: Outlook, missions: int, own: Project, most: int) -> list[Project]:
        """Habit's project first, then others for other missions: the best for their money, and those of most points."""
        found = several_projects(outlook, missions, 0.0, 3 * most)
        others = [project for project in found if project.missions != own.missions]
        by_points = sorted(others[most // 2 :], key=_points, reverse=True)
        return [own, *others[: most // 2], *by_points[: most - 1 - most // 2]]

    # --- trades: research for money, or for research, which saves both its price

    def _turn(self, outlook: Outlook, moves: list[Move]) -> Move:
        if COOPERATE() in moves and self._may_propose(outlook.s.year):
            self._deal = self._find_sale(outlook) or self._find_swap(outlook)
            if self._deal is not None:
                self._offers += 1
                for given in self._deal.given:
                    self._offered |= BIT[given.arg]
                return COOPERATE()
        move = super()._turn(outlook, moves)
        if self.level.saves and move.verb is not SPACECRAFT and self._saves(outlook.s.year):
            return END_TURN()
        return move

    def _may_propose(self, year: int) -> bool:
        """Now and then, and the same thing once a year: nobody likes to be pestered."""
        if year != self._proposed:
            self._proposed = year
            self._offers = self._offered = 0
        return self._offers < MOST_OFFERS

    def _remove_outcome(self, outlook: Outlook, moves: list[Move]) -> Move:
        move = super()._remove_outcome(outlook, moves)
        failed = outlook.s.drawn != SUCCESS
        return KEEP() if failed and self.level.stingy and self._random.random() < self.level.stingy else move

    def _saves(self, year: int) -> bool:
        """Whether money is kept for later this year."""
        return random.Random(self._luck + year).random() < self.level.saves

    def _find_sale(self, outlook: Outlook) -> Deal | None:
        """What another agency is about to research, a little cheaper: he saves something, and we gain the price.

        What was tested thoroughly is not for sale, since it would come without its failures.
        """
        own = outlook.agency
        wishes = self._wishes(outlook)
        for other, agency in enumerate(outlook.s.agencies):
            wanted = wishes.get(other, 0) & own.owned & ~agency.owned & ~self._offered
            goods: list[Move] = []
            for advancement in range(len(ADVANCEMENTS)):
                untested = SIZE[max(0, own.outcomes[advancement])] == NEW_OUTCOMES[advancement]
                if wanted & BIT[advancement] and untested and agency.money >= ASKED * (len(goods) + 1):
                    goods.append(SHARE[advancement])
            if goods:
                return Deal(other, tuple(goods), NOTES_ASKED * len(goods))
        return None

    def _find_swap(self, outlook: Outlook) -> Deal | None:
        """Something the project lacks and another agency has, for something that agency lacks, or is about to
        research where one looks at rivals."""
        project = self._plan(outlook)
        own = outlook.agency.owned
        missing = (project.design.advancements if project is not None else 0) & ~own
        if not missing:
            return None
        wishes = self._wishes(outlook)
        for other, agency in enumerate(outlook.s.agencies):
            offered = own & ~agency.owned & ~self._offered
            if outlook.temper.watchful:
                offered &= wishes.get(other, 0)
            if missing & agency.owned and offered:
                return Deal(other, (SHARE[_lowest(offered)],), (SHARE[_lowest(missing & agency.owned)],))
        return None

    def _wishes(self, outlook: Outlook) -> dict[int, int]:
        """What each of the others is about to research, as far as one looks at rivals."""
        if not outlook.temper.watchful:
            return {}
        s = outlook.s
        table = (s.year, s.open, *[one.owned for one in s.agencies], *[len(one.fleet) for one in s.agencies])
        if table != self._table:
            self._table = table
            self._wished = look_at_rivals(outlook).research
        return self._wished

    def _partner(self, outlook: Outlook, moves: list[Move]) -> Move | None:
        return AGENCY[self._deal.partner] if self._deal is not None else None

    def _offer(self, outlook: Outlook, moves: list[Move]) -> Move:
        """Write the deal line by line, then propose it; whatever else is on the table is dropped."""
        s = outlook.s
        deal = self._deal
        if deal is None or s.partner != deal.partner:
            return CANCEL()
        if s.in_return:
            written = len(s.want)
            step = deal.wanted[written] if written < len(deal.wanted) else PROPOSE()
        else:
            written = len(s.give)
            step = deal.given[written] if written < len(deal.given) else IN_RETURN()
        return step if step in moves else CANCEL()

    def explain(self, seat: Seat, seconds: float = UNHURRIED) -> list[Hint]:
        """The best few projects, the score to expect, and why; within a flight what habit would do."""
        level = self.level
        futures = HINT_FUTURES if level.thought else FEW_FUTURES
        return explain(self, self._choices, seat, self._luck, max(4, level.projects), futures, seconds)


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _points(project: Project) -> float:
    return project.points


#: Alone a pioneer stakes everything on Man on Mars where it is dealt, though others win more often without it.
PIONEER: Final = "pioneer"


def _make(level: str, seed: int, variant: str = "") -> Player:
    if variant not in ("", PIONEER):
        raise UnknownBot(f"{level} has no variant {variant!r}; there are: {PIONEER}")
    return Player(seed, LEVELS[level], variant == PIONEER)


novice, casual, regular, expert, master = rungs(_make)
