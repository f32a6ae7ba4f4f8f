"""Maneuvers: thrust, rockets, thrusters, duration."""

from __future__ import annotations

import pytest

from cosmodrome.games.leaving_earth.pieces import LOCATION_NAMES, MANEUVERS
from cosmodrome.games.leaving_earth.rules.maneuver import difficulty_in
from cosmodrome.kernel import IllegalMove
from tests.games.leaving_earth.table import Table


def test_thrust_needed_is_the_mass_of_everything_aboard_times_difficulty() -> None:
    t = Table().knows(atlas_rockets="")
    t.craft("earth", "atlas", "probe", "moon_sample")
    t.play("spacecraft 1", "maneuver suborbital_flight")
    assert t.s.required == (4 + 1 + 1) * 3


def test_the_mass_is_taken_before_anything_is_fired() -> None:
    t = Table().knows(juno_rockets="")
    t.craft("earth", *["juno"] * 3)
    t.play("spacecraft 1", "maneuver suborbital_flight", "fire juno", "fire juno", "stop")
    assert t.place() == "earth"
    t = Table().knows(juno_rockets="")
    t.craft("earth", *["juno"] * 4)
    t.play("spacecraft 1", "maneuver suborbital_flight", "fire juno", "fire juno", "fire juno", "stop")
    assert t.place() == "suborbital_flight"


def test_exactly_enough_thrust_is_enough() -> None:
    t = Table().knows(juno_rockets="")
    t.craft("earth_orbit", "juno", "moon_sample", "moon_sample", "moon_sample")
    t.play("spacecraft 1", "maneuver lunar_fly_by", "years 0", "fire juno")
    assert t.place() == "lunar_fly_by"


def test_too_little_thrust_leaves_the_craft_where_it_is_and_the_rockets_are_gone() -> None:
    t = Table().knows(juno_rockets="")
    t.craft("earth", "juno", "atlas", "probe")
    t.play("spacecraft 1", "maneuver earth_orbit", "fire juno", "stop")
    assert t.place() == "earth"
    assert t.parts() == {"atlas": 1, "probe": 1}


def test_firing_goes_on_one_by_one_with_any_mix_until_one_stops() -> None:
    t = Table().knows(juno_rockets="", atlas_rockets="", soyuz_rockets="")
    t.craft("earth", "juno", "atlas", "soyuz", "probe")
    t.play("spacecraft 1", "maneuver earth_orbit")
    assert t.offered == ["fire juno", "fire atlas", "fire soyuz"]
    t.play("fire atlas")
    assert t.offered == ["fire juno", "fire soyuz", "stop"]
    t.play("fire soyuz")
    assert t.s.thrust == 107
    t.play("stop")
    assert t.place() == "earth"


def test_one_must_fire_something_before_stopping() -> None:
    t = Table().knows(juno_rockets="")
    t.craft("earth", "juno", "probe")
    t.play("spacecraft 1", "maneuver suborbital_flight")
    with pytest.raises(IllegalMove, match="fire_something_first"):
        t.play("stop")


def test_a_lone_rocket_can_be_tested_on_earth_and_ceases_to_exist() -> None:
    t = Table().knows(saturn_rockets="sss")
    t.craft("earth", "saturn")
    t.deals("success").play("spacecraft 1", "maneuver earth_orbit", "fire saturn", "remove")
    assert t.fleet() == []
    assert t.question == "turn"
    assert t.pile("saturn_rockets") == "ss"


def test_a_minor_failure_leaves_the_rocket_damaged_and_its_mass_aboard() -> None:
    t = Table().knows(juno_rockets="f")
    t.craft("earth", "juno", "juno", "probe")
    t.agency().money = 0
    t.play("spacecraft 1", "maneuver suborbital_flight", "fire juno")
    assert t.parts() == {"juno": 1, "damaged_juno": 1, "probe": 1}
    assert t.s.thrust == 0
    assert t.ship().mass == 3


def test_a_damaged_rocket_cannot_fire() -> None:
    t = Table().knows(juno_rockets="")
    t.craft("earth", "damaged_juno", "atlas", "probe")
    t.play("spacecraft 1", "maneuver suborbital_flight")
    assert t.offered == ["fire atlas"]
    with pytest.raises(IllegalMove, match="not_there"):
        t.play("fire juno")


def test_a_major_failure_destroys_the_craft_with_all_aboard() -> None:
    t = Table().knows(juno_rockets="F")
    t.craft("earth", "juno", "vostok", "pilot")
    t.agency().money = 0
    t.play("spacecraft 1", "maneuver suborbital_flight", "fire juno")
    assert t.fleet() == []
    assert t.agency().lost_astronauts == 1


def test_the_outcome_of_a_destroyed_craft_can_still_be_removed() -> None:
    t = Table().knows(juno_rockets="F")
    t.craft("earth", "juno", "probe")
    t.play("spacecraft 1", "maneuver suborbital_flight", "fire juno")
    assert t.question == "remove_outcome"
    assert t.play("remove").pile("juno_rockets") == ""


def test_a_craft_under_way_cannot_maneuver() -> None:
    t = Table().knows(juno_rockets="")
    t.craft("mars_orbit", "juno", "probe", tokens=2)
    t.play("spacecraft 1")
    assert t.offered == ["scrap"]
    with pytest.raises(IllegalMove, match="under_way"):
        t.play("maneuver mars")


def test_a_maneuver_that_needs_no_thrust_needs_no_rocket() -> None:
    t = Table()
    t.craft("earth_orbit", "probe")
    t.play("spacecraft 1", "maneuver earth")
    assert t.place() == "earth"


def test_without_rockets_nothing_that_needs_thrust_is_offered() -> None:
    t = Table()
    t.craft("earth_orbit", "probe")
    t.play("spacecraft 1")
    assert [move for move in t.offered if move.startswith("maneuver")] == ["maneuver earth"]
    with pytest.raises(IllegalMove, match="nothing_to_fire"):
        t.play("maneuver lunar_orbit")
    with pytest.raises(IllegalMove, match="no_such_way"):
        t.play("maneuver venus")


# --- automatic maneuvers


def test_an_automatic_maneuver_happens_at_the_end_of_the_turn() -> None:
    t = Table()
    t.craft("suborbital_flight", "probe")
    t.play("end_turn")
    assert t.place() == "earth"


def test_an_automatic_maneuver_may_be_performed_during_the_turn() -> None:
    t = Table()
    t.craft("suborbital_flight", "probe")
    t.play("spacecraft 1", "maneuver earth")
    assert t.place() == "earth"


@pytest.mark.parametrize("place", ["lunar_fly_by", "inner_planets_transfer", "venus_fly_by", "mars_fly_by"])
def test_a_craft_left_on_a_fly_by_or_transfer_is_lost_with_its_astronauts(place: str) -> None:
    t = Table()
    t.craft(place, "vostok", "pilot")
    t.play("end_turn")
    assert t.fleet() == []
    assert t.agency().lost_astronauts == 1


def test_a_craft_with_time_tokens_makes_no_automatic_maneuver() -> None:
    t = Table()
    t.craft("inner_planets_transfer", "probe", tokens=1)
    t.play("end_turn")
    assert t.place() == "inner_planets_transfer"
    assert t.ship().tokens == 0


def test_only_the_active_agencys_craft_move_on() -> None:
    t = Table(agencies=2)
    t.craft("suborbital_flight", "probe", seat=1)
    t.play("end_turn")
    assert t.place(1, seat=1) == "suborbital_flight"
    t.play("end_turn")
    assert t.place(1, seat=1) == "earth"


# --- years


def test_a_multi_year_maneuver_puts_time_tokens_on_the_craft() -> None:
    t = Table().knows(soyuz_rockets="").card("solar_radiation_level_0")
    t.craft("earth_orbit", "soyuz", "probe")
    t.play("spacecraft 1", "maneuver mars_orbit", "years 3", "fire soyuz")
    assert t.place() == "mars_orbit"
    assert t.ship().tokens == 3


def difficulties(origin: str, destination: str) -> dict[int, int]:
    trip = next(
        i
        for i, way in enumerate(MANEUVERS)
        if (way.origin, way.destination) == (LOCATION_NAMES.index(origin), LOCATION_NAMES.index(destination))
    )
    return {years: difficulty_in(trip, years) for years in range(1, 5)}


def test_each_doubling_of_the_difficulty_halves_the_years_rounded_up() -> None:
    assert difficulties("earth_orbit", "mars_orbit") == {1: 20, 2: 10, 3: 5, 4: 5}
    assert difficulties("inner_planets_transfer", "mars_orbit") == {1: 8, 2: 4, 3: 4, 4: 4}


def test_a_one_year_maneuver_cannot_be_made_faster_but_slower() -> None:
    t = Table(year=1973).knows(atlas_rockets="")
    t.craft("earth_orbit", "atlas", "probe")
    t.play("spacecraft 1", "maneuver inner_planets_transfer")
    assert t.offered == ["years 1", "years 2", "years 3"]
    with pytest.raises(IllegalMove, match="not_that_long"):
        t.play("years 0")
    t.play("years 2")
    assert t.s.required == 5 * 3


def test_slower_reaches_as_far_as_the_calendar() -> None:
    t = Table(year=1956).knows(atlas_rockets="")
    t.craft("earth_orbit", "atlas", "probe")
    t.play("spacecraft 1", "maneuver mars_fly_by")
    assert t.offered == ["years 1", "years 2", "years 3", "longer"]
    assert t.play("longer").offered == [f"years {years}" for years in range(4, 21)]
    t.play("years 20")
    assert t.s.required == 5 * 3


def test_a_parenthesised_hourglass_allows_zero_or_more_years() -> None:
    t = Table(year=1974).knows(atlas_rockets="")
    t.craft("earth_orbit", "atlas", "probe")
    t.play("spacecraft 1", "maneuver lunar_orbit")
    assert t.offered == ["years 0", "years 1", "years 2"]


def test_the_duration_is_fixed_before_firing() -> None:
    t = Table().knows(atlas_rockets="")
    t.craft("earth_orbit", "atlas", "probe")
    t.play("spacecraft 1", "maneuver lunar_orbit")
    assert (t.question, t.offered) == ("years", ["years 0", "longer"])
    t.play("longer")
    assert t.question == "years_longer"
    t.play("years 1")
    assert t.question == "fire"


# --- ion thrusters


def ion_flight(years: int, pile: str = "", thrusters: int = 1) -> Table:
    t = Table().knows(ion_thrusters=pile)
    t.craft("earth_orbit", *["ion_thruster"] * thrusters, "probe")
    return t.play("spacecraft 1", "maneuver lunar_orbit", f"years {years}")


def test_an_ion_thruster_gives_5_thrust_a_year_and_is_kept() -> None:
    t = ion_flight(2).play("fire ion_thruster")
    assert t.place() == "lunar_orbit"
    assert t.s.thrust == 10
    assert t.parts() == {"spent_ion_thruster": 1, "probe": 1}


def test_ion_thrusters_need_a_maneuver_of_at_least_a_year() -> None:
    t = Table().knows(ion_thrusters="", juno_rockets="")
    t.craft("earth_orbit", "ion_thruster", "juno", "probe")
    t.play("spacecraft 1", "maneuver lunar_orbit", "years 0")
    assert t.offered == ["fire juno"]
    with pytest.raises(IllegalMove, match="thrusters_need_time"):
        t.play("fire ion_thruster")


def test_a_thruster_that_worked_cannot_fire_again_this_year_even_if_the_maneuver_failed() -> None:
    t = ion_flight(1).play("fire ion_thruster")
    assert t.place() == "earth_orbit"
    t.play("spacecraft 1")
    assert "maneuver lunar_orbit" not in t.offered
    t.play("maneuver earth", "end_turn")
    assert t.parts() == {"ion_thruster": 1, "probe": 1}


@pytest.mark.parametrize("pile", ["f", "F"])
def test_any_failure_damages_the_thruster_and_nothing_else(pile: str) -> None:
    t = ion_flight(1, pile, thrusters=2)
    t.agency().money = 0
    t.play("fire ion_thruster")
    assert t.parts() == {"ion_thruster": 1, "damaged_ion_thruster": 1, "probe": 1}


def test_rockets_and_thrusters_fire_together() -> None:
    t = Table().knows(ion_thrusters="", juno_rockets="")
    t.craft("earth_orbit", "ion_thruster", "juno", "probe")
    t.play("spacecraft 1", "maneuver lunar_orbit", "years 1", "fire ion_thruster", "fire juno")
    assert t.place() == "lunar_orbit"
    assert t.ship().tokens == 1


def test_with_nothing_but_thrusters_even_the_last_year_lets_one_depart() -> None:
    t = Table(year=1976).knows(ion_thrusters="")
    t.craft("earth_orbit", "ion_thruster", "probe")
    t.play("spacecraft 1", "maneuver lunar_orbit", "fire ion_thruster")
    assert t.s.thrust == 5


# --- firing several at once


def test_rockets_are_fired_one_after_the_other_until_the_thrust_is_enough() -> None:
    t = Table().knows(juno_rockets="")
    t.craft("earth", *["juno"] * 6, "probe")
    t.play("spacecraft 1", "maneuver suborbital_flight")
    assert t.offered == ["fire juno", "fire_on juno"]
    t.play("fire_on juno")
    # Seven times three is 21: the sixth rocket brings it to 24.
    assert (t.s.thrust, t.place()) == (24, "suborbital_flight")


def test_a_volley_keeps_what_is_not_needed() -> None:
    t = Table().knows(juno_rockets="")
    t.craft("earth_orbit", *["juno"] * 5, "probe")
    t.play("spacecraft 1", "maneuver lunar_fly_by", "years 0", "fire_on juno")
    assert t.s.thrust == 8
    assert t.question == "fire"
    t.play("stop")
    assert t.parts() == {"juno": 3, "probe": 1}


def test_a_volley_stops_at_a_failure_and_every_outcome_is_resolved_before_the_next() -> None:
    t = Table().knows(juno_rockets="sf")
    t.craft("earth", *["juno"] * 6, "probe")
    t.deals("success", "minor_failure").play("spacecraft 1", "maneuver suborbital_flight", "fire_on juno")
    assert (t.question, t.s.fired) == ("remove_outcome", 1)
    t.play("keep")
    assert (t.question, t.s.fired) == ("remove_outcome", 2)
    t.play("keep")
    assert (t.question, t.s.thrust) == ("fire", 4)
    assert t.parts() == {"juno": 4, "damaged_juno": 1, "probe": 1}


def test_a_volley_ends_with_the_craft() -> None:
    t = Table().knows(juno_rockets="F")
    t.agency().money = 0
    t.craft("earth", *["juno"] * 6, "probe")
    t.play("spacecraft 1", "maneuver suborbital_flight", "fire_on juno")
    assert (t.fleet(), t.question, t.s.volley) == ([], "turn", -1)


def test_where_one_rocket_is_enough_or_alone_there_is_no_volley() -> None:
    t = Table().knows(saturn_rockets="")
    t.craft("earth_orbit", "saturn", "saturn", "juno", "probe")
    t.play("spacecraft 1", "maneuver lunar_fly_by", "years 0")
    assert t.offered == ["fire juno", "fire saturn"]
    with pytest.raises(IllegalMove, match="more_than_needed"):
        t.play("fire_on saturn")


def test_thrusters_fire_in_a_volley_too() -> None:
    t = Table().knows(ion_thrusters="")
    t.craft("earth_orbit", *["ion_thruster"] * 3, "probe", "moon_sample")
    t.play("spacecraft 1", "maneuver lunar_orbit", "years 1", "fire_on ion_thruster")
    assert t.place() == "lunar_orbit"


def test_with_thrusters_the_years_they_need_are_asked_for_first() -> None:
    t = Table(year=1956).knows(ion_thrusters="", juno_rockets="")
    t.craft("earth_orbit", "ion_thruster", "juno", "probe", *["moon_sample"] * 2)
    t.play("spacecraft 1", "maneuver lunar_orbit")
    # Mass 5, difficulty 3: one thruster needs three years for it.
    assert t.offered == ["years 0", "years 1", "years 2", "years 3", "longer"]
