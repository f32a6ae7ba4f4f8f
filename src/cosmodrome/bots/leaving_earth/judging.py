"""The judge of Leaving Earth: every agency plans and flies on to the end of the match."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.judge import Judge, Option
from cosmodrome.bots.leaving_earth.greedy import GreedyBot
from cosmodrome.bots.leaving_earth.projects import several_projects
from cosmodrome.bots.leaving_earth.searching import AgencyGuide
from cosmodrome.bots.search.answers import TO_THE_END, Worlds
from cosmodrome.bots.search.guide import Guide
from cosmodrome.games.leaving_earth.pieces import points_of
from cosmodrome.games.leaving_earth.scoring import score
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import Ask, Match, Move

#: Questions that decide something; the rest is how it is done.
WEIGHTY: Final[tuple[str, ...]] = ("turn", "spacecraft", "remove_outcome", "landing", "years", "answer_offer", "reveal")
#: In flight an answer tells at once; on Earth whatever was bought serves somebody later.
PUZZLING: Final[tuple[str, ...]] = ("spacecraft", "landing", "years", "reveal")
OUTCOMES: Final[tuple[str, ...]] = ("deal_outcome", "draw")


class Campaign(Option):
    """An answer that is the first step of a project, continued by an agency that has decided on it."""

    def __init__(self, move: Move, seat: int, bot: GreedyBot) -> None:
        super().__init__(move)
        self._seat = seat
        self._bot = bot

    def guide(self, judge: Judge) -> Guide:
        return AgencyGuide({self._seat: self._bot.fork()})


class EarthJudge(Judge):
    """Only the end of a match shows what a rocket was for."""

    percent = 1.0

    def guide(self) -> Guide:
        return AgencyGuide({})

    def until(self, world: Match) -> int:
        return TO_THE_END

    def points(self, world: Match) -> list[float]:
        s = _state(world)
        found = [float(score(agency)) for agency in s.agencies]
        # Alone one plays against the missions left on the table.
        return [*found, float(points_of(s.open))] if len(found) == 1 else found

    def options(self, worlds: Worlds, most: int) -> list[Option]:
        seat = worlds.seat
        world = worlds.world(0)
        s = _state(world)
        ask = world.ask_of(seat.number)
        assert ask is not None
        bot = GreedyBot(worlds.seed)
        found: list[Option] = [Campaign(bot.choose(seat), seat.number, bot)]
        if ask.question == "turn":
            twin = bot.fork()
            outlook = twin.outlook(s, seat.number)
            for project in several_projects(outlook, twin.missions_open(outlook), 0.0, most):
                first = bot.fork()
                first.set_out_for([project])
                move = first.answer(s, ask)
                if all(move is not one.move for one in found):
                    found.append(Campaign(move, seat.number, first))
        else:
            found += [Option(move) for move in ask.answers if move is not found[0].move]
        return found[:most]

    def weighty(self, ask: Ask) -> bool:
        return ask.question in WEIGHTY

    def puzzling(self, ask: Ask) -> bool:
        return ask.question in PUZZLING

    def source(self, question: str) -> str:
        if question in OUTCOMES:
            return "outcomes"
        return "lots" if question == "draw_lots" else "dice"

    def stage(self, world: Match) -> tuple[str, int]:
        return "year", _state(world).year


def _state(world: Match) -> LeavingEarth:
    s = world.state
    assert isinstance(s, LeavingEarth)
    return s
