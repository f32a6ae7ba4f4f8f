"""The facts of the box."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cosmodrome.games.leaving_earth import pieces
from cosmodrome.games.leaving_earth.game import GAME


def test_there_are_24_missions_6_easy_9_medium_9_hard() -> None:
    assert [sum(m.level == level for m in pieces.MISSIONS) for level in ("easy", "medium", "hard")] == [6, 9, 9]
    assert (
        sum(pieces.POINTS)
        == 1 + 2 + 2 + 4 + 4 + 5 + 6 + 6 + 6 + 7 + 8 + 10 + 11 + 12 + 12 + 14 + 15 + 16 + 20 + 24 + 24 + 27 + 32 + 40
    )


def test_there_are_35_usable_maneuvers_and_4_that_lose_the_craft() -> None:
    lost = [m for m in pieces.MANEUVERS if m.destination == pieces.LOST]
    assert len(lost) == 4
    assert all(m.automatic for m in lost)
    assert len(pieces.MANEUVERS) - len(lost) == 35


def test_every_place_can_be_reached_from_earth_and_left_for_it() -> None:
    def reachable(start: int, ways: list[tuple[int, int]]) -> set[int]:
        found = {start}
        while more := {b for a, b in ways if a in found} - found:
            found |= more
        return found

    ways = [(m.origin, m.destination) for m in pieces.MANEUVERS if m.destination != pieces.LOST]
    every = set(range(len(pieces.LOCATIONS)))
    assert reachable(pieces.EARTH, ways) == every
    assert reachable(pieces.EARTH, [(b, a) for a, b in ways]) == every


def test_there_are_90_outcomes_and_10_advancements() -> None:
    assert pieces.FULL_DECK == (60, 15, 15)
    assert [a.outcomes for a in pieces.ADVANCEMENTS] == [3] * 9 + [1]


def test_the_hidden_cards_come_in_their_numbers() -> None:
    assert [len(stack) for stack in pieces.STACKS] == [4, 3, 4, 3, 3, 4, 3]


@pytest.mark.parametrize(
    ("rocket", "chart"),
    [
        ("juno", ["3", "1", "1/3"]),
        ("atlas", ["23", "19/2", "5", "11/4", "7/5", "1/2"]),
        ("soyuz", ["71", "31", "53/3", "11", "7", "13/3", "17/7", "1"]),
        ("saturn", ["180", "80", "140/3", "30", "20", "40/3", "60/7", "5", "20/9"]),
    ],
)
def test_rockets_lift_what_the_payload_chart_says(rocket: str, chart: list[str]) -> None:
    slot = pieces.PART_NAMES.index(rocket)
    lifted = [Fraction(pieces.THRUST[slot], d) - pieces.MASS[slot] for d in range(1, len(chart) + 1)]
    assert lifted == [Fraction(figure) for figure in chart]
    assert Fraction(pieces.THRUST[slot], len(chart) + 1) <= pieces.MASS[slot]


def test_mars_phobos_and_the_sun_are_surveyed_from_mars_orbit() -> None:
    def surveyable(place: str) -> list[str]:
        return [pieces.EXPLORABLE[card] for card in pieces.SURVEYABLE[pieces.LOCATION_NAMES.index(place)]]

    assert sorted(surveyable("mars_orbit")) == ["mars", "phobos", "solar_radiation"]
    assert surveyable("earth") == []
    assert surveyable("earth_orbit") == ["solar_radiation"]
    assert surveyable("ceres") == ["solar_radiation"]
    assert surveyable("lunar_fly_by") == surveyable("lunar_orbit") == ["moon"]
    assert sorted(surveyable("inner_planets_transfer")) == ["ceres", "solar_radiation"]
    assert sorted(surveyable("venus_orbit")) == ["solar_radiation", "venus"]


def test_a_destroying_card_ruins_landings_but_no_survey() -> None:
    venus = pieces.EXPLORABLE.index("venus")
    assert pieces.names_of(pieces.RUINED_MISSIONS[venus]) == [
        "venus_lander",
        "venus_sample_return",
        "venus_station",
        "man_on_venus",
    ]


def test_content_lists_everything_by_name() -> None:
    content = GAME.content()
    assert {kind: len(content[kind]) for kind in ("advancements", "components", "maneuvers", "missions")} == {
        "advancements": 10,
        "components": 20,
        "maneuvers": 39,
        "missions": 24,
    }
    ceres = next(m for m in content["maneuvers"] if m["destination"] == "ceres")
    assert ceres["hazards"] == ["radiation", "landing", "ceres"]


def test_the_die_has_eight_sides() -> None:
    assert list(pieces.DIE) == [1, 2, 3, 4, 5, 6, 7, 8]
