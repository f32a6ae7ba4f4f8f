"""Agencies that look at the table: what rivals will have first, what they would pay for, and what a look is worth."""

from __future__ import annotations

from typing import Any

import cosmodrome
from cosmodrome import bots
from cosmodrome.bots.leaving_earth.answers import COST_OF_SHARING
from cosmodrome.bots.leaving_earth.flights import PLACE
from cosmodrome.bots.leaving_earth.levels import LEVELS
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.player import ASKED
from cosmodrome.bots.leaving_earth.projects import best_project
from cosmodrome.bots.leaving_earth.rivals import Race, in_flight
from cosmodrome.games.leaving_earth.moves import MONEY, MOVES, SHARE
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENTS,
    BIT,
    CARD_AT,
    MISSION_NAMES,
    NEW_OUTCOMES,
    PROBE,
    RESEARCH_COST,
    points_of,
)
from cosmodrome.games.leaving_earth.rules.outcomes import UNIT
from cosmodrome.games.leaving_earth.state import LeavingEarth, new_craft
from cosmodrome.kernel import Match

MARS_LANDER = BIT[MISSION_NAMES.index("mars_lander")]
VENUS_STATION = BIT[MISSION_NAMES.index("venus_station")]


def table(players: int, level: str = "hard", seed: int = 1) -> tuple[Match, LeavingEarth]:
    match = cosmodrome.new("leaving_earth", players=players, level=level, seed=seed)
    assert isinstance(match.state, LeavingEarth)
    return match, match.state


def outlook_of(s: LeavingEarth, seat: int = 0) -> Outlook:
    level = LEVELS["expert"]
    return Outlook(s, seat, [0] * len(ADVANCEMENTS), level.alone if len(s.agencies) == 1 else level.temper)


def test_a_mission_that_a_rival_will_have_first_is_worth_little() -> None:
    race = Race()
    race.enter(MARS_LANDER, 1960, 0.8)
    points = points_of(MARS_LANDER)
    assert race.worth(MARS_LANDER, 1959) == points
    assert race.worth(MARS_LANDER, 1961) < points / 4
    assert race.worth(MARS_LANDER, 1960) > race.worth(MARS_LANDER, 1961)


def test_what_brings_the_others_more_than_it_is_worth_is_left_to_them() -> None:
    rocket = BIT[MISSION_NAMES.index("sounding_rocket")]
    for players in (1, 2):
        outlook = outlook_of(table(players)[1])
        outlook.race = None
        worth = outlook.worth(rocket, 0), outlook.worth(rocket | MARS_LANDER, 0)
        assert worth == ((1, 8) if players == 1 else (0, points_of(MARS_LANDER) - outlook.temper.gift))
    assert Race().worth(rocket, 1960, 2.0) == 0


def test_alone_a_station_on_another_planet_is_worth_more_than_its_points() -> None:
    lunar_station = BIT[MISSION_NAMES.index("lunar_station")]
    points = points_of(VENUS_STATION)
    for players, more in ((1, True), (2, False)):
        outlook = outlook_of(table(players)[1])
        assert (outlook.worth(VENUS_STATION, 0) > points) == more
        assert outlook.worth(lunar_station, 0) <= points_of(lunar_station)


def test_nobody_sets_out_for_what_a_spacecraft_under_way_is_about_to_complete() -> None:
    _, s = table(2)
    s.open = MARS_LANDER
    agency = s.agencies[1]
    agency.owned = BIT[len(ADVANCEMENTS)] - 1
    agency.outcomes = [0] * len(ADVANCEMENTS)
    craft = new_craft(s, agency, PLACE["mars_orbit"])
    craft.add(PROBE, 1)
    craft.tokens = 1
    race = Race()
    assert in_flight(race, s, 1) == MARS_LANDER
    outlook = outlook_of(s)
    alone = best_project(outlook, s.open, 0.0)
    outlook.race = race
    raced = best_project(outlook, s.open, 0.0)
    assert alone is not None
    assert raced is None or raced.merit < alone.merit / 3


def test_alone_a_look_at_a_place_counts_where_missions_may_prove_impossible() -> None:
    venus = CARD_AT[PLACE["venus"]]
    for players, least in ((1, 5.0), (2, 0.0)):
        _, s = table(players)
        s.open = VENUS_STATION
        assert outlook_of(s).scouting(venus) >= least
        assert bool(outlook_of(s).scouting(venus)) == (players == 1)
    _, s = table(1)
    s.open = VENUS_STATION
    s.revealed |= BIT[venus]
    assert outlook_of(s).scouting(venus) == 0


def test_research_is_sold_for_less_than_it_costs_and_more_than_it_is_worth_to_keep() -> None:
    """The buyer saves something, the seller is paid: greedy takes it."""
    assert COST_OF_SHARING < ASKED < RESEARCH_COST
    sold = 0
    for seed in range(6):
        match, s = table(2, "medium", seed)
        seats: list[Any] = [bots.make(name, "leaving_earth", seed) for name in ("expert", "greedy")]
        while not match.over and s.year < 1962:
            ask = match.asks[0]
            if ask.question == "answer_offer" and ask.seat == 1:
                given, wanted = ([MOVES.by_id(item) for item in items] for items in (s.give, s.want))
                if wanted and all(move.verb is MONEY for move in wanted):
                    assert {move.verb for move in given} == {SHARE}
                    assert sum(move.arg for move in wanted) == ASKED * len(given)
                    sold += seats[1].choose(match.seat(1)).verb.name == "accept"
            match.play(seats[ask.seat].choose(match.seat(ask.seat)), ask.seat)
            s = match.state  # type: ignore[assignment]
    assert sold


def test_what_was_tested_thoroughly_is_not_for_sale() -> None:
    _, s = table(2)
    bot: Any = bots.make("expert", "leaving_earth", 1)
    own, other = s.agencies
    own.owned = BIT[0]
    for size, offered in ((NEW_OUTCOMES[0], True), (1, False)):
        own.outcomes[0] = size * UNIT[0]
        other.money = ASKED
        outlook = outlook_of(s)
        bot._wishes(outlook)
        bot._wished = {1: BIT[0]}
        assert (bot._find_sale(outlook) is not None) == offered
