"""The ladder of Leaving Earth: five agencies by how they judge risk, how widely they plan and how far they think."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from cosmodrome.bots import UnknownBot
from cosmodrome.bots.leaving_earth.appraisal import PATIENCE_ALONE, PATIENCE_IN_COMPANY, Project, several_projects
from cosmodrome.bots.leaving_earth.greedy import GreedyBot
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.reasons import explain
from cosmodrome.bots.leaving_earth.searching import Projects
from cosmodrome.bots.search import Budget, Hint, Worlds, compare
from cosmodrome.kernel import Move, Seat

#: How many worlds are imagined for one question at most.
WORLDS: Final = 40


@dataclass(frozen=True)
class Level:
    """What tells the levels apart.

    `slips`: how often the second or third best project is chosen, as people do who fell in love with a rocket.
    `tests`: how much a test is thought to be worth; beginners launch untested. `playouts` and `projects`: how many
    futures are tried, for how many projects.
    """

    slips: float = 0.0
    tests: float = 1.0
    playouts: int = 0
    projects: int = 0
    bar: float = 2.0


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(slips=0.6, tests=0.15),
    "casual": Level(slips=0.3, tests=0.5),
    "regular": Level(),
    "expert": Level(playouts=20, projects=3),
    "master": Level(playouts=60, projects=5, bar=1.5),
}


class Player(GreedyBot):
    """One of the ladder: greedy's workshop and mission control, another head of planning."""

    name = "player"

    def __init__(self, seed: int, level: Level) -> None:
        super().__init__(seed)
        self.level = level
        self.tests = level.tests
        self._random = random.Random(seed)
        self._luck = self._random.getrandbits(31)
        self._seat: Seat | None = None

    def choose(self, seat: Seat) -> Move:
        self._seat = seat
        move = super().choose(seat)
        self._seat = None
        return move

    def _replan(self, outlook: Outlook, missions: int) -> Project | None:
        own = super()._replan(outlook, missions)
        level = self.level
        if own is None or self._seat is None or not (level.slips or level.playouts):
            return own
        projects = self._choices(outlook, missions, own, max(3, level.projects))
        if len(projects) == 1:
            return own
        if level.slips:
            return self._random.choice(projects[1:3]) if self._random.random() < level.slips else own
        worlds = Worlds(self._seat, self._luck, WORLDS)
        problem = Projects(worlds, self, projects, self._luck + 7919 * outlook.s.year)
        found = compare(problem, Budget(level.playouts, level.bar))
        return projects[found.chosen]

    def _choices(self, outlook: Outlook, missions: int, own: Project, most: int) -> list[Project]:
        """Habit's project first, then others for other missions: the best for their money, and those of most points."""
        patience = PATIENCE_ALONE if len(outlook.s.agencies) == 1 else PATIENCE_IN_COMPANY
        found = several_projects(outlook, missions, patience, 0.0, 3 * most)
        others = [project for project in found if project.missions != own.missions]
        by_points = sorted(others[most // 2 :], key=_points, reverse=True)
        return [own, *others[: most // 2], *by_points[: most - 1 - most // 2]]

    def explain(self, seat: Seat) -> list[Hint]:
        """The best few projects, the score to expect, and why; within a flight what habit would do."""
        return explain(self, seat, self._luck, max(4, self.level.projects), max(16, self.level.playouts))


def _points(project: Project) -> float:
    return project.points


def _make(name: str, seed: int, variant: str) -> Player:
    if variant:
        raise UnknownBot(f"{name} has no variant {variant!r}")
    return Player(seed, LEVELS[name])


def novice(seed: int, variant: str = "") -> Player:
    """Falls in love with rockets and launches them untested."""
    return _make("novice", seed, variant)


def casual(seed: int, variant: str = "") -> Player:
    """Plans quickly and tests a little."""
    return _make("casual", seed, variant)


def regular(seed: int, variant: str = "") -> Player:
    """Takes the most points for the money, tested."""
    return _make("regular", seed, variant)


def expert(seed: int, variant: str = "") -> Player:
    """Carries a few projects out in imagination before choosing one."""
    return _make("expert", seed, variant)


def master(seed: int, variant: str = "") -> Player:
    """Carries many projects out in imagination before choosing one."""
    return _make("master", seed, variant)
