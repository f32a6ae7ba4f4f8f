"""Reasons in Leaving Earth: what a project is for, what it costs, how likely it is to work, and where it ends."""

from __future__ import annotations

import time
from collections.abc import Callable

from cosmodrome.bots.leaving_earth.appraisal import Project
from cosmodrome.bots.leaving_earth.greedy import GreedyBot
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.searching import Intent, Projects, SingleAnswers
from cosmodrome.bots.leaving_earth.voyager import Voyager
from cosmodrome.bots.search.answers import Worlds
from cosmodrome.bots.search.hint import UNHURRIED, Hint, Reason, timely, told_apart
from cosmodrome.games.leaving_earth.pieces import MISSION_NAMES, points_of
from cosmodrome.games.leaving_earth.scoring import score
from cosmodrome.games.leaving_earth.state import LeavingEarth, mission_bits
from cosmodrome.kernel import Seat

#: Which projects are worth comparing: the table, the missions, habit's own, how many.
Choices = Callable[[Outlook, int, Project, int], list[Project]]


def explain(
    bot: GreedyBot,
    choices: Choices,
    seat: Seat,
    luck: int,
    most: int,
    playouts: int,
    seconds: float = UNHURRIED,
) -> list[Hint]:
    """At the turn the best few projects; at any other question, and while a voyage goes on beside them, the best few
    answers, habit's own among them."""
    begun = time.perf_counter()
    ask = seat.ask
    worlds = Worlds(seat, luck, 20)
    s = worlds.world(0).state
    assert isinstance(s, LeavingEarth)
    own = bot.fork()
    move = own.answer(s, ask)
    if ask.question != "turn" or isinstance(own, Voyager):
        answers = [move, *[other for other in ask.answers if other is not move]][: max(2, most)]
        left = seconds - (time.perf_counter() - begun)
        return told_apart(SingleAnswers(worlds, answers, bot, luck), max(3, playouts // len(answers)), left)
    twin = bot.fork()
    outlook = twin.outlook(s, seat.number)
    project = twin.plan(outlook)
    if project is None:
        return [Hint(move, float(score(s.agencies[seat.number])), [Reason("bot-no-project", {})])]
    projects = choices(outlook, twin.missions_open(outlook), project, most)
    problem = Projects(worlds, bot, [Intent([one]) for one in projects], luck)
    scores: list[list[float | None]] = [[] for _ in projects]
    # Whole futures only, so that every project has met the same ones.
    for future in timely(max(4, playouts // len(projects)), seconds - (time.perf_counter() - begun)):
        for option, tried in enumerate(scores):
            tried.append(_score(problem, option, future))
    hints = []
    for option, one in enumerate(projects):
        first = bot.fork()
        first.set_out_for([one])
        known = [points for points in scores[option] if points is not None]
        mean = sum(known) / max(1, len(known))
        told = [Reason("bot-expects-points", {"points": round(mean, 1), "futures": len(known)}), *_why(one)]
        hints.append(Hint(first.answer(s, ask), mean, told + ([Reason("bot-habit", {})] if option == 0 else [])))
    hints.sort(key=lambda hint: hint.value, reverse=True)
    return hints[:3]


def _score(problem: Projects, option: int, future: int) -> float | None:
    world = problem.play_out(option, future)
    return None if world is None else float(world.result.scores[problem.seat])


def _why(project: Project) -> list[Reason]:
    """The missions, the price and the odds."""
    full = points_of(project.missions)
    found = [Reason("bot-mission", {"mission": MISSION_NAMES[bit]}) for bit in mission_bits(project.missions)][:2]
    found.append(Reason("bot-project", {"money": project.money, "years": project.years}))
    chance = round(100 * max(0.0, min(1.0, project.points / full))) if full else 0
    found.append(Reason("bot-odds", {"chance": chance}))
    return found
