"""Back: every choice that has changed nothing can be taken back by a move."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmodrome.games.leaving_earth.rules.back import BACKS_A_YEAR
from cosmodrome.kernel import IllegalMove
from tests.games.leaving_earth.table import Table


def orbit() -> Table:
    t = Table(agencies=3).knows(rendezvous="sfF", soyuz_rockets="sfF", landing="")
    t.card("moon_barren")
    t.craft("earth_orbit", "soyuz", "soyuz", "vostok", "probe", "pilot")
    t.craft("earth_orbit", "eagle", "juno", "doctor")
    t.craft("earth_orbit", "probe")
    return t


def moon() -> Table:
    t = Table().card("moon_barren")
    t.craft("moon", "probe")
    return t


def yard() -> Table:
    return Table(agencies=3).knows(juno_rockets="").store("juno", "juno", "vostok", "pilot")


@pytest.mark.parametrize(
    ("table", "moves", "question"),
    [
        (orbit, ["spacecraft 1"], "turn"),
        (orbit, ["spacecraft 1", "maneuver lunar_orbit"], "spacecraft"),
        (orbit, ["spacecraft 1", "maneuver lunar_orbit", "longer"], "spacecraft"),
        (orbit, ["spacecraft 1", "maneuver lunar_orbit", "years 0"], "spacecraft"),
        (orbit, ["spacecraft 1", "dock"], "spacecraft"),
        (orbit, ["spacecraft 1", "test_rendezvous"], "spacecraft"),
        (orbit, ["spacecraft 1", "separate"], "spacecraft"),
        (orbit, ["spacecraft 1", "separate", "part vostok", "astronaut 1"], "spacecraft"),
        (orbit, ["cooperate"], "turn"),
        (moon, ["spacecraft 1", "collect moon_sample"], "spacecraft"),
        (yard, ["assemble"], "turn"),
        (yard, ["assemble", "part vostok", "part juno", "astronaut 1"], "turn"),
        (yard, ["several 2"], "turn"),
    ],
)
def test_a_choice_that_has_changed_nothing_can_be_taken_back(
    table: Callable[[], Table], moves: list[str], question: str
) -> None:
    t = table()
    before = t.match.view(None)
    t.play(*moves)
    assert t.can_go_back
    t.play("back")
    assert t.question == question
    if question == "spacecraft":
        assert t.play("back").question == "turn"
    assert t.match.view(None) == before
    assert not t.s.acted
    # Every step back is counted, since there is an end to them.
    assert t.agency().backs == (2 if question == "spacecraft" else 1)


def test_a_craft_under_way_can_be_left_alone() -> None:
    t = Table()
    t.craft("mars_orbit", "vostok", "pilot", tokens=2)
    t.play("spacecraft 1", "back")
    assert (t.question, t.fleet()) == ("turn", [1])


def test_what_was_fired_or_drawn_is_not_taken_back() -> None:
    t = Table().knows(juno_rockets="")
    t.craft("earth", "juno", "juno", "probe")
    t.play("spacecraft 1", "maneuver suborbital_flight", "fire juno")
    assert t.question == "fire"
    assert not t.can_go_back
    with pytest.raises(IllegalMove, match="nothing_to_take_back"):
        t.play("back")


def test_a_sample_is_not_given_up_before_it_is_clear_for_what() -> None:
    t = Table().store("phobos_sample").card("phobos_hollow_metal").play("end_turn", "turn_in phobos_sample", "back")
    assert t.question == "turn_in"
    assert t.stored() == {"phobos_sample": 1}
    assert t.play("done").question == "turn"


def test_who_rides_where_can_be_thought_over() -> None:
    t = Table().knows(re_entry="sF")
    t.agency().money = 0
    t.craft("earth_orbit", "apollo", "apollo", "pilot", "doctor")
    t.play("spacecraft 1", "maneuver earth")
    assert not t.can_go_back
    t.play("astronaut 1", "back")
    assert t.match.view(0)["now"]["seating"][0]["astronauts"] == []
    assert t.agency().backs == 1
    t.deals("major_failure", "success").play("done")
    assert t.ship().crew == [1, 2]


def test_who_sits_behind_the_shield_can_be_thought_over() -> None:
    t = Table().knows(saturn_rockets="").card("solar_radiation_level_2")
    crew = ["pilot"] * 4 + ["doctor"] * 3 + ["mechanic"] * 3
    t.craft("earth_orbit", "saturn", "saturn", "aldrin", "apollo", *crew)
    t.play("spacecraft 1", "maneuver mars_orbit", "years 3", "fire_on saturn")
    assert t.question == "seat_shielded"
    t.play("astronaut 1", "back")
    assert t.match.view(0)["now"]["seating"][0]["astronauts"] == []
    assert t.agency().backs == 1


def test_taking_back_is_plenty_but_not_without_end_and_the_year_goes_on() -> None:
    t = moon()
    for _ in range(BACKS_A_YEAR):
        t.play("spacecraft 1", "back")
    t.play("spacecraft 1")
    assert not t.can_go_back
    with pytest.raises(IllegalMove, match="enough_taken_back"):
        t.play("back")
    t.play("collect moon_sample", "amount 1", "end_turn", "spacecraft 1")
    assert t.can_go_back


def test_offers_dropped_count_as_choices_taken_back() -> None:
    t = Table(agencies=2)
    t.agency().backs = BACKS_A_YEAR - 1
    t.play("cooperate", "cancel")
    with pytest.raises(IllegalMove, match="enough_taken_back"):
        t.play("cooperate")
