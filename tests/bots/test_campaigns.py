"""The better agencies of Leaving Earth: they rehearse, let no money expire, and plan what all their years can pay."""

from __future__ import annotations

from dataclasses import replace

import pytest

import cosmodrome
from cosmodrome import bots
from cosmodrome.arena.seeds import derive
from cosmodrome.bots.leaving_earth import workshop
from cosmodrome.bots.leaving_earth.appraisal import Pricing, appraise, expected_points
from cosmodrome.bots.leaving_earth.campaigns import campaigns
from cosmodrome.bots.leaving_earth.course import STAY
from cosmodrome.bots.leaving_earth.designs import catalogue
from cosmodrome.bots.leaving_earth.flights import ALDRIN, BACKED_FLIGHTS, BOLDER_FLIGHTS, PLACE, VOSTOK
from cosmodrome.bots.leaving_earth.levels import LEVELS
from cosmodrome.bots.leaving_earth.odds import Odds
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.projects import MISSIONS, best_project, shortlist
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENTS,
    BIT,
    DOCTOR,
    FUNDING,
    LIFE_SUPPORT,
    MECHANIC,
    MISSION_NAMES,
    NEW_OUTCOMES,
    PILOT,
    RESEARCH_COST,
    SUCCESS,
)
from cosmodrome.games.leaving_earth.rules.outcomes import UNIT
from cosmodrome.games.leaving_earth.state import LeavingEarth, mission_bits
from cosmodrome.kernel import Match


def alone(level: str, seed: int) -> Match:
    return cosmodrome.new("leaving_earth", players=1, level=level, seed=seed)


def outlook_of(match: Match) -> Outlook:
    s = match.state
    assert isinstance(s, LeavingEarth)
    return Outlook(s, 0, [0] * len(ADVANCEMENTS), LEVELS["regular"].alone)


def expired(name: str, seed: int) -> int:
    """The money a bot alone at a hard table lets expire in the first half of the match."""
    match = alone("hard", seed)
    bot = bots.make(name, "leaving_earth", derive(seed, 0))
    left: dict[int, int] = {}
    while not match.over:
        s = match.state
        assert isinstance(s, LeavingEarth)
        move = bot.choose(match.seat(0))
        if move.verb.name == "end_turn":
            left[s.year] = s.agencies[0].money
        match.play(move, 0)
    return sum(money for year, money in left.items() if year < 1966)


def test_every_test_makes_success_likelier() -> None:
    chances = [Odds(3).after_tests(tests, 4) for tests in range(6)]
    assert chances == sorted(chances)
    assert chances[0] == pytest.approx(Odds(3).all_work(4))
    assert chances[5] > 0.9


def test_people_do_not_fly_before_an_empty_capsule_has() -> None:
    outlook = outlook_of(alone("very_hard", 1))
    outlook.temper = replace(outlook.temper, tests=1.0)
    agency = outlook.agency
    for advancement in range(len(ADVANCEMENTS)):
        agency.owned |= BIT[advancement]
        agency.outcomes[advancement] = UNIT[0] * NEW_OUTCOMES[advancement]
    flight = next(
        one for one in BOLDER_FLIGHTS if one.target == PLACE["mars"] and one.explorer == VOSTOK and not one.returns
    )
    project = appraise(outlook, catalogue(flight)[0], BIT[MISSION_NAMES.index("mars_station")])
    assert project is not None
    trial = workshop.worth_testing(outlook, project, rehearsing=False)
    assert trial is not None
    assert trial.parts[VOSTOK]
    assert STAY in trial.course
    again = workshop.worth_testing(outlook, project, rehearsing=True)
    assert again is None or not again.parts[VOSTOK]


def test_a_second_capsule_makes_a_way_under_radiation_safer() -> None:
    outlook = outlook_of(alone("very_hard", 1))
    outlook.temper = replace(outlook.temper, bold=True)
    station = BIT[MISSION_NAMES.index("mars_station")]
    hopes = {}
    for flight in BACKED_FLIGHTS:
        if flight.target == PLACE["mars"] and not flight.returns and flight.crew == (PILOT, MECHANIC, DOCTOR):
            hopes[flight.spare] = expected_points(outlook, catalogue(flight)[0], station)
    assert hopes[ALDRIN] > hopes[-1] + 2


def test_people_cost_more_as_long_as_nobody_knows_whether_they_can_breathe() -> None:
    s = alone("very_hard", 1).state
    assert isinstance(s, LeavingEarth)
    agency = s.agencies[0]
    agency.owned |= BIT[LIFE_SUPPORT]
    crewed = catalogue(next(flight for flight in BACKED_FLIGHTS if flight.crew and flight.wait))[0]
    rates = []
    for pile in (3 * UNIT[SUCCESS], 0):
        agency.outcomes[LIFE_SUPPORT] = pile
        for doubt in (0.0, 1.0):
            temper = replace(LEVELS["regular"].alone, crew_doubt=doubt)
            rates.append(Pricing(Outlook(s, 0, [0] * len(ADVANCEMENTS), temper)).rate(crewed))
    untried, doubted, mastered, sure = rates
    assert doubted < untried == mastered == sure


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_campaign_can_be_paid_and_flown_before_the_calendar_ends(seed: int) -> None:
    outlook = outlook_of(alone("very_hard", seed))
    found = campaigns(outlook, outlook.open, 4)
    assert found
    for agenda in found:
        money = outlook.agency.money + FUNDING * outlook.years_left
        owned = 0
        done = 0
        for project in agenda:
            owned |= project.design.advancements
            money -= project.design.cost
            assert project.design.years <= outlook.years_left
            assert project.missions & ~done
            done |= project.missions
        assert money - RESEARCH_COST * owned.bit_count() >= 0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_shortlist_holds_what_would_be_chosen_of_all_designs(seed: int) -> None:
    outlook = outlook_of(alone("very_hard", seed))
    own = best_project(outlook, outlook.open, 0.0)
    listed = shortlist(outlook)
    assert sum(len(designs) for _, designs in listed) < 100
    outlook.shortlist = listed
    assert best_project(outlook, outlook.open, 0.0) == own
    # And all that is wanted later, when half of the missions are done.
    kinds = {missions for number, _ in listed for missions in (MISSIONS[number] & outlook.open,)}
    assert all(any(kind & BIT[mission] for kind in kinds) for mission in mission_bits(outlook.open))


def test_a_series_of_tests_is_begun_while_it_is_worth_its_price_and_ends_when_nothing_can_fail() -> None:
    outlook = outlook_of(alone("very_hard", 1))
    assert outlook.temper.foresight
    agency = outlook.agency
    agency.owned = BIT[len(ADVANCEMENTS)] - 1
    flight = next(one for one in BOLDER_FLIGHTS if one.target == PLACE["moon"] and not one.crew and not one.returns)
    made = {}
    for size in (3, 0):
        agency.outcomes = [UNIT[0] * size] * len(ADVANCEMENTS)
        fresh = Outlook(outlook.s, 0, [0] * len(ADVANCEMENTS), outlook.temper)
        project = appraise(fresh, catalogue(flight)[0], BIT[MISSION_NAMES.index("lunar_lander")])
        assert project is not None
        made[size] = workshop.worth_testing(fresh, project, rehearsing=False)
    assert made[3] is not None
    assert made[0] is None


def test_money_that_would_expire_goes_into_the_next_project() -> None:
    assert sum(expired("regular", seed) for seed in range(3)) < sum(expired("greedy", seed) for seed in range(3))
