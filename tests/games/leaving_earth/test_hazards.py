"""Maneuver hazards."""

from __future__ import annotations

import pytest

from tests.games.leaving_earth.table import Table

# --- solar radiation


def to_mars(card: str, *parts: str, years: int = 3, revealed: bool = True) -> Table:
    t = Table().knows(saturn_rockets="").card(card, revealed)
    t.craft("earth_orbit", "saturn", *parts)
    t.play("spacecraft 1", "maneuver mars_orbit")
    return t.play(f"years {years}") if years <= 3 else t.play("longer", f"years {years}")


def test_a_roll_of_level_times_years_or_less_incapacitates() -> None:
    t = to_mars("solar_radiation_level_1", "apollo", "pilot", "doctor").deals("3", "4").play("fire saturn")
    assert t.hurt(1)
    assert not t.hurt(2)


@pytest.mark.parametrize(("roll", "sick"), [("5", True), ("6", False)])
def test_radiation_counts_the_years_actually_taken(roll: str, sick: bool) -> None:
    t = to_mars("solar_radiation_level_1", "vostok", "pilot", years=5).deals(roll).play("fire saturn")
    assert t.hurt(1) == sick


def test_radiation_is_rolled_when_the_maneuver_starts() -> None:
    t = to_mars("solar_radiation_level_1", "vostok", "pilot").deals("8").play("fire saturn")
    assert t.ship().tokens == 3
    assert not t.script


def test_without_radiation_nobody_rolls() -> None:
    t = to_mars("solar_radiation_level_0", "vostok", "pilot").play("fire saturn")
    assert not t.hurt(1)


def test_an_aldrin_lowers_the_level_by_one_for_those_in_it_even_damaged() -> None:
    t = to_mars("solar_radiation_level_1", "damaged_aldrin", "pilot").play("fire saturn")
    assert not t.hurt(1)
    t = to_mars("solar_radiation_level_2", "aldrin", "pilot").deals("4").play("fire saturn")
    assert not t.hurt(1)


def test_several_aldrins_do_not_add_up() -> None:
    t = to_mars("solar_radiation_level_2", "aldrin", "aldrin", "pilot").deals("3").play("fire saturn")
    assert t.hurt(1)


def test_the_owner_says_who_sits_in_the_aldrin_when_there_is_not_room_for_all() -> None:
    crew = ["pilot", *["doctor"] * 8]
    t = to_mars("solar_radiation_level_1", "aldrin", "vostok", *crew).play("fire saturn")
    assert t.question == "seat_shielded"
    assert t.offered == ["astronaut 1", "astronaut 2"]
    t.deals("1").play(*[f"astronaut {number}" for number in range(2, 9)])
    t.play("astronaut 9")
    assert t.hurt(1)
    assert not any(t.hurt(number) for number in range(2, 10))


def test_the_first_seat_in_the_aldrin_has_nothing_to_take_back_and_the_last_alike_are_not_asked_about() -> None:
    crew = ["pilot", "pilot", *["doctor"] * 7]
    t = to_mars("solar_radiation_level_1", "aldrin", "vostok", *crew).play("fire saturn")
    assert (t.question, t.can_go_back) == ("seat_shielded", False)
    assert t.play("astronaut 1").can_go_back
    t.deals("8").play("back", "astronaut 1", "astronaut 2")
    # Of seven doctors it makes no difference which six are shielded.
    assert t.question == "turn"
    assert t.agency().backs == 1


def test_without_radiation_nobody_is_asked_who_sits_in_the_aldrin() -> None:
    crew = ["pilot", *["doctor"] * 8]
    t = to_mars("solar_radiation_level_0", "aldrin", "vostok", *crew).play("fire saturn")
    assert t.question == "turn"


def test_facing_hidden_radiation_the_owner_looks_and_reveals_or_loses_the_craft() -> None:
    t = to_mars("solar_radiation_level_2", "probe", revealed=False).play("fire saturn")
    assert t.question == "reveal_or_lose_craft"
    t.play("reveal")
    assert t.is_revealed("solar_radiation")
    assert t.fleet() == [1]
    t = to_mars("solar_radiation_level_2", "probe", revealed=False).play("fire saturn", "sacrifice_craft")
    assert t.fleet() == []
    assert not t.is_revealed("solar_radiation")


# --- atmospheric entry


def entering(*parts: str, pile: str = "s", money: int = 0) -> Table:
    t = Table().knows(re_entry=pile)
    t.agency().money = money
    t.craft("earth_orbit", *parts)
    return t.play("spacecraft 1", "maneuver earth")


@pytest.mark.parametrize("capsule", ["eagle", "aldrin", "damaged_vostok", "damaged_apollo"])
def test_a_bare_or_damaged_capsule_burns_up_with_its_occupants_and_nothing_else(capsule: str) -> None:
    t = entering(capsule, "probe", "moon_sample", "pilot")
    assert t.parts() == {"probe": 1, "moon_sample": 1}
    assert t.agency().lost_astronauts == 1


def test_a_capsule_that_burns_up_is_told() -> None:
    t = entering("aldrin", "probe")
    burned = [event["part"] for event in t.match.events_since(0, None) if event["kind"] == "burned_up"]
    assert burned == ["aldrin"]


def test_a_working_heat_shield_draws_for_re_entry() -> None:
    t = entering("vostok", "pilot", pile="")
    assert t.place() == "earth"
    assert t.ship().crew == [1]
    t = entering("vostok", "pilot", pile="f")
    assert t.parts() == {"damaged_vostok": 1}
    assert t.ship().crew == [1]
    t = entering("vostok", "probe", "pilot", pile="F")
    assert t.parts() == {"probe": 1}
    assert t.agency().lost_astronauts == 1


def test_every_shielded_capsule_draws_for_itself() -> None:
    t = Table().knows(re_entry="sF")
    t.agency().money = 0
    t.craft("earth_orbit", "apollo", "apollo")
    t.deals("major_failure", "success").play("spacecraft 1", "maneuver earth")
    assert t.parts() == {"apollo": 1}


def test_a_craft_whose_every_part_burns_is_gone() -> None:
    assert entering("eagle").fleet() == []


def test_astronauts_take_the_seats_that_may_hold() -> None:
    t = entering("vostok", "aldrin", "pilot", pile="")
    assert t.ship().crew == [1]


def test_who_rides_is_asked_when_seats_behind_shields_are_too_few() -> None:
    t = Table().knows(re_entry="")
    t.craft("earth_orbit", "vostok", "aldrin", "pilot", "doctor")
    t.play("spacecraft 1", "maneuver earth")
    assert t.question == "seat"
    assert t.offered == ["astronaut 1", "astronaut 2"]
    t.play("astronaut 2")
    assert t.ship().crew == [2]
    assert t.agency().lost_astronauts == 1


def test_the_owner_may_spread_astronauts_over_several_capsules() -> None:
    t = Table().knows(re_entry="sF")
    t.agency().money = 0
    t.craft("earth_orbit", "apollo", "apollo", "pilot", "doctor")
    t.play("spacecraft 1", "maneuver earth")
    assert t.offered == ["astronaut 1", "astronaut 2", "done"]
    t.deals("major_failure", "success").play("astronaut 1", "done")
    assert t.ship().crew == [2]


def test_where_re_entry_is_certain_nobody_is_asked_who_rides_where() -> None:
    t = Table().knows(re_entry="")
    t.craft("earth_orbit", "vostok", "apollo", "pilot", "doctor")
    assert t.play("spacecraft 1", "maneuver earth").question == "turn"
    assert t.ship().crew == [1, 2]


def test_where_re_entry_is_certain_and_just_enough_seats_are_safe_nobody_is_asked_either() -> None:
    t = Table().knows(re_entry="")
    t.craft("earth_orbit", "vostok", "vostok", "pilot", "doctor")
    assert t.play("spacecraft 1", "maneuver earth").question == "turn"
    assert t.ship().crew == [1, 2]


def test_where_astronauts_are_alike_and_there_are_too_many_nobody_is_asked_who_rides() -> None:
    t = Table().knows(re_entry="ss").deals("success", "success")
    t.agency().money = 0
    t.craft("earth_orbit", "vostok", "vostok", "pilot", "pilot", "pilot")
    assert t.play("spacecraft 1", "maneuver earth").question == "turn"
    assert t.ship().crew == [1, 2]


@pytest.mark.parametrize(("choice", "alive"), [("astronaut 1", False), ("done", True)])
def test_a_lone_astronaut_chooses_between_two_equal_heat_shields(choice: str, alive: bool) -> None:
    t = Table().knows(re_entry="sF")
    t.craft("earth_orbit", "vostok", "vostok", "pilot")
    t.play("spacecraft 1", "maneuver earth")
    assert (t.question, t.offered) == ("seat", ["astronaut 1", "done"])
    # The failure is paid off before the second capsule draws.
    t.deals("major_failure", "success").play(choice, "remove")
    assert (t.ship().crew == [1]) == alive
    assert t.agency().lost_astronauts == (0 if alive else 1)


def test_a_gifted_capsule_teaches_re_entry_at_its_first_draw() -> None:
    t = Table()
    t.agency().money = 0
    t.craft("earth_orbit", "vostok")
    t.deals("success", "success", "minor_failure", "success").play("spacecraft 1", "maneuver earth")
    assert t.pile("re_entry") == "ssf"


# --- landing


def landing(pile: str | None, *parts: str) -> Table:
    """A landing on the Moon."""
    t = Table().knows(soyuz_rockets="").card("moon_barren")
    if pile is not None:
        t.knows(landing=pile)
    t.agency().money = 0
    t.craft("lunar_orbit", "soyuz", *parts)
    return t.play("spacecraft 1", "maneuver moon", "fire soyuz")


def test_without_landing_a_landing_destroys_the_craft() -> None:
    assert landing(None, "probe").fleet() == []


def test_a_landing_draws_once_for_the_craft() -> None:
    t = landing("s", "probe", "probe")
    assert t.place() == "moon"
    assert t.pile("landing") == "s"


def test_a_minor_failure_damages_a_component_of_the_owners_choice() -> None:
    t = landing("f", "probe", "eagle", "supplies", "moon_sample")
    assert t.question == "damage"
    assert t.offered == ["part eagle", "part probe"]
    t.play("part probe")
    assert t.parts() == {"eagle": 1, "damaged_probe": 1, "supplies": 1, "moon_sample": 1}


def test_an_incapacitated_astronaut_is_no_choice_and_a_healthy_one_becomes_one() -> None:
    t = Table().knows(landing="f")
    t.agency().money = 0
    t.craft("earth_orbit", "apollo", "supplies", "moon_sample", "doctor", "hurt_mechanic")
    t.knows(re_entry="").play("spacecraft 1", "maneuver earth", "test_landing")
    assert t.offered == ["part apollo", "astronaut 1"]
    t.play("astronaut 1")
    assert t.hurt(1)


def test_a_craft_with_nothing_left_to_damage_is_destroyed() -> None:
    t = Table().knows(landing="f")
    t.agency().money = 0
    t.craft("earth_orbit", "damaged_probe", "moon_sample")
    t.play("spacecraft 1", "maneuver earth", "test_landing")
    assert t.fleet() == []


def test_a_major_failure_destroys_the_craft() -> None:
    assert landing("F", "probe").fleet() == []


def test_a_pilot_turns_a_minor_failure_into_success_and_a_major_into_a_minor() -> None:
    def with_pilot(pile: str, pilot: str) -> Table:
        t = Table().knows(landing=pile, re_entry="")
        t.agency().money = 0
        t.craft("earth_orbit", "vostok", pilot)
        return t.play("spacecraft 1", "maneuver earth", "test_landing")

    assert with_pilot("f", "pilot").parts() == {"vostok": 1}
    major = with_pilot("F", "pilot")
    assert major.question == "damage"
    assert with_pilot("F", "hurt_pilot").fleet() == []


def test_removing_costs_by_the_card_drawn_not_by_what_the_pilot_made_of_it() -> None:
    t = Table().knows(landing="f", re_entry="")
    t.agency().money = 5
    t.craft("earth_orbit", "vostok", "pilot")
    t.play("spacecraft 1", "maneuver earth", "test_landing", "remove")
    assert t.agency().money == 0


def test_a_landing_in_parentheses_is_safe_but_may_be_tested() -> None:
    t = Table().knows(landing="F")
    t.craft("earth_orbit", "probe")
    t.play("spacecraft 1", "maneuver earth")
    assert t.offered == ["land_safely", "test_landing"]
    t.play("land_safely")
    assert t.place() == "earth"


def test_nobody_is_asked_to_test_what_he_does_not_have() -> None:
    t = Table().knows(landing="")
    t.craft("earth_orbit", "probe")
    assert t.play("spacecraft 1", "maneuver earth").question == "turn"
    t = Table()
    t.craft("earth_orbit", "probe")
    assert t.play("spacecraft 1", "maneuver earth").question == "turn"


def test_landing_on_earth_from_suborbital_flight_may_be_tested_too() -> None:
    t = Table().knows(landing="f")
    t.agency().money = 0
    t.craft("suborbital_flight", "probe", "juno")
    t.play("end_turn", "test_landing", "part probe")
    assert t.parts() == {"damaged_probe": 1, "juno": 1}


# --- hidden cards


def onto_venus(card: str, *, revealed: bool) -> Table:
    t = Table(missions=("venus_lander", "venus_survey", "man_in_space")).card(card, revealed)
    t.craft("venus_orbit", "probe")
    return t.play("spacecraft 1", "maneuver venus")


def test_whoever_faces_a_hidden_card_looks_and_reveals_it_or_loses_the_craft() -> None:
    t = onto_venus("venus_oceans", revealed=False)
    assert t.question == "reveal_or_lose_craft"
    assert t.offered == ["reveal", "sacrifice_craft"]
    assert t.match.view(0)["cards"]["venus"]["card"] == "venus_oceans"
    t.play("reveal")
    assert t.place() == "venus"
    t = onto_venus("venus_oceans", revealed=False).play("sacrifice_craft")
    assert t.fleet() == []
    assert not t.is_revealed("venus")


def test_a_destroying_card_destroys_every_craft_that_faces_it() -> None:
    t = onto_venus("venus_heat_and_pressure", revealed=False).play("reveal")
    assert t.fleet() == []
    assert onto_venus("venus_heat_and_pressure", revealed=True).fleet() == []


def test_a_survey_mission_is_completed_by_turning_the_card_up_even_if_the_craft_is_destroyed() -> None:
    t = onto_venus("venus_heat_and_pressure", revealed=False).play("reveal")
    assert t.missions() == ["venus_survey"]


def launch(card: str, *parts: str, revealed: bool = True) -> Table:
    t = Table().knows(soyuz_rockets="").card(card, revealed)
    t.craft("earth", "soyuz", *parts)
    return t.play("spacecraft 1", "maneuver suborbital_flight", "fire soyuz")


def test_suborbital_flight_does_nothing_to_an_unmanned_craft() -> None:
    t = launch("suborbital_flight_strong_sickness", "probe", revealed=False)
    assert t.question == "turn"
    assert t.place() == "suborbital_flight"
    assert not t.is_revealed("suborbital_flight")


@pytest.mark.parametrize(
    ("card", "roll", "sick"),
    [
        ("suborbital_flight_mild_sickness", "1", True),
        ("suborbital_flight_mild_sickness", "2", False),
        ("suborbital_flight_strong_sickness", "3", True),
        ("suborbital_flight_strong_sickness", "4", False),
    ],
)
def test_space_sickness_incapacitates_by_the_die(card: str, roll: str, sick: bool) -> None:
    t = Table().knows(soyuz_rockets="").card(card)
    t.craft("earth", "soyuz", "vostok", "pilot")
    t.deals(roll).play("spacecraft 1", "maneuver suborbital_flight", "fire soyuz")
    assert t.hurt(1) == sick


def test_keeping_suborbital_flight_secret_costs_the_astronauts_but_not_the_craft() -> None:
    t = launch("suborbital_flight_harmless", "vostok", "pilot", revealed=False)
    assert (t.question, t.offered) == ("reveal_or_lose_crew", ["reveal", "sacrifice_crew"])
    t.play("sacrifice_crew")
    assert t.parts() == {"vostok": 1}
    assert t.agency().lost_astronauts == 1
    assert t.place() == "suborbital_flight"


def test_flying_straight_to_orbit_meets_the_same_sickness() -> None:
    t = Table().knows(saturn_rockets="").card("suborbital_flight_mild_sickness")
    t.craft("earth", "saturn", "vostok", "pilot")
    t.deals("1").play("spacecraft 1", "maneuver earth_orbit", "fire saturn")
    assert t.hurt(1)
    assert t.place() == "earth_orbit"


def test_hazards_after_the_hourglass_wait_for_the_arrival() -> None:
    t = Table(missions=("ceres_lander", "man_on_venus")).card("ceres_barren", revealed=False)
    t.craft("ceres", "probe", tokens=1)
    t.play("end_turn")
    assert t.fleet() == []
    t = Table(missions=("ceres_lander", "man_on_venus")).knows(landing="").card("ceres_barren", revealed=False)
    t.craft("ceres", "probe", tokens=1)
    t.play("end_turn")
    assert t.question == "reveal_or_lose_craft"
    t.play("reveal")
    assert t.missions() == ["ceres_lander"]
    assert t.s.year == 1961


def test_the_spacecraft_that_faces_a_card_on_arrival_is_shown() -> None:
    t = Table(missions=("ceres_lander", "man_on_venus")).knows(landing="").card("ceres_barren", revealed=False)
    t.craft("lunar_orbit", "probe")
    t.craft("ceres", "probe", tokens=1)
    t.play("end_turn")
    assert t.question == "reveal_or_lose_craft"
    assert t.match.view(0)["now"]["spacecraft"] == 2


def test_phobos_with_time_added_is_landed_on_at_the_end() -> None:
    t = Table().knows(landing="", juno_rockets="").card("phobos_barren")
    t.craft("mars_orbit", "juno", "probe")
    t.play("spacecraft 1", "maneuver phobos", "longer", "years 1", "fire juno")
    assert t.ship().tokens == 1
    assert t.question == "turn"
    t.play("spacecraft 1")
    assert "collect phobos_sample" not in t.offered
    t.play("scrap")
