"""What agencies of Leaving Earth make of luck, money and people: draws, failures, offers, a hurt crew."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.bots.leaving_earth import answers
from cosmodrome.bots.leaving_earth.control import Control
from cosmodrome.bots.leaving_earth.course import JOINING, STAY
from cosmodrome.bots.leaving_earth.flights import ALDRIN, PLACE, VOSTOK
from cosmodrome.bots.leaving_earth.greedy import GreedyBot
from cosmodrome.bots.leaving_earth.levels import LEVELS, Level
from cosmodrome.bots.leaving_earth.player import NOTES_ASKED, Player
from cosmodrome.bots.leaving_earth.searching import Fortune, lead
from cosmodrome.games.leaving_earth.moves import ACCEPT, DRAW, KEEP, PART, REMOVE, SHARE
from cosmodrome.games.leaving_earth.pieces import BIT, EARTH, MAJOR, PILOT, points_of
from cosmodrome.games.leaving_earth.rules.components import hire
from cosmodrome.games.leaving_earth.rules.outcomes import BAGS, UNIT
from cosmodrome.games.leaving_earth.state import HURT, Craft, LeavingEarth, new_craft
from cosmodrome.kernel import Chance


def table(players: int, level: str = "medium") -> LeavingEarth:
    s = cosmodrome.new("leaving_earth", players=players, level=level, seed=5).state
    assert isinstance(s, LeavingEarth)
    return s


def crewed(s: LeavingEarth, place: int) -> Craft:
    """A spacecraft with a pilot and two capsules."""
    agency = s.agencies[0]
    hire(s, agency, PILOT)
    craft = new_craft(s, agency, place)
    craft.add(VOSTOK, 1)
    craft.add(ALDRIN, 1)
    craft.crew.append(agency.astronauts.pop())
    return craft


def test_in_imagination_nobodys_luck_depends_on_what_others_draw() -> None:
    s = table(2)
    chance = Chance(DRAW, BAGS[UNIT[0] + UNIT[1] + UNIT[2]])
    quiet, lively = Fortune(s, 3), Fortune(s, 3)
    s.active = 0
    alone = [quiet.deal(chance) for _ in range(12)]
    met = []
    for _ in range(12):
        s.active = 0
        met.append(lively.deal(chance))
        s.active = 1
        lively.deal(chance)
    assert met == alone
    assert len(set(alone)) > 1


def test_in_company_a_master_takes_a_narrow_win_for_sure_over_a_large_one_at_even_odds() -> None:
    s = table(2)
    own, other = s.agencies
    by_points = sorted(range(s.open.bit_length()), key=lambda mission: points_of(BIT[mission]))
    little, much = BIT[by_points[0]], BIT[by_points[-1]] | BIT[by_points[-2]]
    aims = LEVELS["master"].aims
    own.missions = little
    narrow = lead(s, 0, aims)
    own.missions = much
    large = lead(s, 0, aims)
    own.missions, other.missions = 0, little
    assert 0 < narrow < large
    assert narrow > (large + lead(s, 0, aims)) / 2


def test_an_agency_knows_what_research_it_wants_before_its_first_turn() -> None:
    s = table(2)
    planner = GreedyBot(1)
    project = planner.plan(planner.outlook(s, 1))
    assert project is not None
    wanted = project.design.advancements
    advancement = (wanted & -wanted).bit_length() - 1
    s.agencies[0].owned = BIT[advancement]
    s.writer, s.partner = 0, 1
    s.give, s.want = [SHARE[advancement].id], [note.id for note in NOTES_ASKED]
    bot = GreedyBot(1)
    assert bot._answers["answer_offer"](bot.outlook(s, 1), []) is ACCEPT()


def test_the_stingy_leave_a_failure_where_it_is() -> None:
    s = table(1)
    s.drawn, s.drawn_from = MAJOR, 0
    for stingy, answer in ((0.0, REMOVE()), (1.0, KEEP())):
        bot = Player(1, Level(stingy=stingy))
        assert bot._remove_outcome(bot.outlook(s, 0), []) is answer


def test_the_capsule_in_which_people_come_down_is_the_last_to_be_damaged() -> None:
    s = table(1)
    craft = crewed(s, EARTH)
    outlook = GreedyBot(1).outlook(s, 0)
    assert answers.damage(outlook, craft, [PART[VOSTOK], PART[ALDRIN]]) is PART[ALDRIN]
    craft.crew.clear()
    assert answers.damage(outlook, craft, [PART[VOSTOK], PART[ALDRIN]]) is PART[VOSTOK]


def test_a_hurt_crew_turns_back_near_the_earth_and_goes_on_where_the_way_home_waits() -> None:
    for place, goes_on in (("earth_orbit", False), ("mars_orbit", True)):
        s = table(1)
        craft = crewed(s, PLACE[place])
        outlook = GreedyBot(1).outlook(s, 0)
        assert Control()._holds(outlook, craft, [STAY, JOINING])
        s.people[craft.crew[0]] += HURT
        assert Control()._holds(outlook, craft, [STAY, JOINING]) == goes_on


@pytest.mark.parametrize(("players", "level", "patience"), [(2, "easy", 0.92), (3, "medium", 0.92), (2, "hard", 0.96)])
def test_a_master_in_company_waits_less_where_no_hard_missions_are_dealt(
    players: int, level: str, patience: float
) -> None:
    s = table(players, level)
    bot = Player(1, LEVELS["master"])
    assert bot.outlook(s, 0).temper.patience == patience
    assert bot.fork().outlook(s, 0).temper.patience == patience
