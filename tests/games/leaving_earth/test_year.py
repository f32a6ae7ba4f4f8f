"""The year, its turns, and the end of the game."""

from __future__ import annotations

import pytest

from cosmodrome.games.leaving_earth.pieces import BIT, MISSION_NAMES
from tests.games.leaving_earth.table import Table


def points(t: Table, seat: int, *missions: str) -> None:
    for mission in missions:
        t.agency(seat).missions |= BIT[MISSION_NAMES.index(mission)]


# --- turns


def test_the_year_ends_when_nobody_wants_another_turn() -> None:
    t = Table(agencies=3)
    t.play("end_turn", "end_turn")
    assert (t.s.year, t.asked) == (1960, 2)
    t.deals("nasa").play("end_turn")
    assert t.s.year == 1961


def test_an_agency_may_act_again_after_the_others_acted() -> None:
    t = Table(agencies=2)
    t.play("end_turn", "buy probe", "end_turn")
    assert (t.s.year, t.asked) == (1960, 0)
    t.play("buy probe", "end_turn")
    assert (t.s.year, t.asked) == (1960, 1)


def test_an_agency_that_acted_has_not_declined() -> None:
    t = Table(agencies=2).play("buy probe", "end_turn", "end_turn")
    assert (t.s.year, t.asked, t.agency(0).money) == (1960, 0, 23)
    t.deals("nasa").play("end_turn")
    assert t.s.year == 1961


def test_money_that_arrives_when_the_others_have_declined_can_still_be_spent() -> None:
    t = Table(agencies=3, missions=("artificial_satellite", "man_on_venus")).knows(2, soyuz_rockets="")
    t.craft("earth", "soyuz", "probe", seat=2)
    for _ in range(14):
        t.play("end_turn", "end_turn", "buy probe", "end_turn")
        t.agency(2).money = 25
    t.play("end_turn", "end_turn", "spacecraft 1", "maneuver earth_orbit", "fire soyuz", "end_turn")
    assert (t.s.year, t.asked, t.agency(0).money) == (1960, 0, 35)
    t.play("buy pilot", "end_turn")
    assert (t.asked, t.agency(0).money, t.agency(1).money) == (1, 30, 35)


def test_alone_to_end_the_turn_is_to_decline() -> None:
    assert Table().play("buy probe", "end_turn").s.year == 1961


def test_who_can_do_nothing_is_not_asked() -> None:
    t = Table()
    t.agency().money = 2
    t.agency().free_actions = 60
    assert t.play("buy probe").s.year == 1961


def test_who_ends_a_turn_and_who_declines_is_told() -> None:
    t = Table(agencies=2).play("buy probe", "end_turn", "end_turn")
    kinds = [(event["kind"], event["agency"]) for event in t.match.events_since(0, None) if event["kind"] != "bought"]
    assert kinds == [("turn_ended", 0), ("declined", 1)]
    assert t.match.view(None)["declined"] == 1


def test_an_automatic_maneuver_brings_another_turn() -> None:
    t = Table()
    t.craft("suborbital_flight", "probe")
    t.play("end_turn")
    assert (t.s.year, t.question) == (1960, "turn")


def test_craft_arrive_in_the_order_of_play() -> None:
    t = Table(agencies=2, missions=("ceres_lander", "man_on_venus")).card("ceres_barren")
    t.s.first = t.s.active = 1
    for seat in (0, 1):
        t.knows(seat, landing="")
        t.craft("ceres", "probe", seat=seat, tokens=1)
    t.play("end_turn", "end_turn")
    assert t.missions(1) == ["ceres_lander"]


# --- the start


def test_left_over_money_is_given_up_and_everybody_has_25() -> None:
    t = Table()
    t.agency().money = 70
    t.play("end_turn")
    assert t.agency().money == 25


def test_the_lowest_score_from_missions_goes_first_then_clockwise() -> None:
    t = Table(agencies=3)
    points(t, 0, "man_in_orbit")
    points(t, 1, "sounding_rocket")
    points(t, 2, "lunar_survey")
    t.play("end_turn", "end_turn", "end_turn")
    assert t.match.view(None)["order"] == [1, 2, 0]
    assert t.asked == 1


def test_lost_astronauts_do_not_count_for_the_turn_order() -> None:
    t = Table(agencies=2)
    points(t, 0, "man_in_orbit")
    points(t, 1, "sounding_rocket")
    t.agency(0).lost_astronauts = 5
    t.play("end_turn", "end_turn")
    assert t.s.first == 1


def test_a_tie_for_the_first_turn_is_broken_by_lot() -> None:
    t = Table(agencies=2).deals("okb_1").play("end_turn", "end_turn")
    assert t.asked == 1


# --- samples


def test_minerals_are_turned_in_for_money_from_the_store_or_a_craft_on_earth() -> None:
    t = Table().store("moon_sample").card("moon_minerals").card("ceres_minerals")
    t.craft("earth", "ceres_sample")
    t.craft("lunar_orbit", "probe", "moon_sample")
    t.play("end_turn")
    assert t.offered == ["turn_in moon_sample", "turn_in ceres_sample", "done"]
    t.play("turn_in moon_sample", "turn_in ceres_sample")
    assert t.agency().money == 25 + 25 + 50
    assert t.fleet() == [2]
    assert t.question == "turn"


def test_turning_in_is_optional_and_worthless_samples_are_not_asked_for() -> None:
    t = Table().store("moon_sample").card("moon_minerals").play("end_turn", "done")
    assert t.agency().money == 25
    assert t.stored() == {"moon_sample": 1}
    t = Table().store("moon_sample").card("moon_barren").play("end_turn")
    assert t.question == "turn"


def test_a_sample_of_hollow_phobos_teaches_an_advancement_without_outcomes() -> None:
    t = Table().store("phobos_sample").card("phobos_hollow_metal").play("end_turn", "turn_in phobos_sample")
    t.play("learn saturn_rockets")
    assert t.pile("saturn_rockets") == ""
    assert t.stored() == {}


def test_or_clears_all_outcomes_off_one_of_ones_own() -> None:
    t = Table().store("phobos_sample").card("phobos_hollow_metal").knows(landing="sfF", surveying="")
    t.play("end_turn", "turn_in phobos_sample")
    assert "master landing" in t.offered
    assert "master surveying" not in t.offered
    t.play("master landing")
    assert t.pile("landing") == ""
    assert t.s.discard == [1, 1, 1]


def test_outcomes_cleared_unseen_are_seen_on_the_discard_pile_so_that_is_not_taken_back() -> None:
    t = Table().store("phobos_sample").card("phobos_hollow_metal").knows(landing="sfF")
    t.play("end_turn", "turn_in phobos_sample")
    before = t.match.ply
    t.play("master landing")
    assert t.match.undo_horizon(0) > before
    assert "mastered" in [event["kind"] for event in t.match.events_since(0, None)]


def test_samples_are_turned_in_in_the_order_of_play() -> None:
    t = Table(agencies=3).card("moon_minerals")
    t.s.first = t.s.active = 1
    for seat in (0, 1, 2):
        t.store("moon_sample", seat=seat)
    asked = []
    t.play("end_turn", "end_turn", "end_turn")
    while t.question == "turn_in":
        asked.append(t.asked)
        if len(asked) == 3:
            t.deals("nasa")
        t.play("turn_in moon_sample")
    assert asked == [1, 2, 0]


# --- the end


def test_the_calendar_passes_1976_and_tokens_are_not_removed_any_more() -> None:
    t = Table(year=1976, missions=("ceres_lander",)).knows(landing="").card("ceres_barren")
    t.craft("ceres", "probe", tokens=1)
    t.play("end_turn")
    assert t.match.over
    assert t.s.year == 1976
    assert t.ship().tokens == 1
    assert t.missions() == []


def test_the_last_year_is_survived_before_the_game_ends() -> None:
    t = Table(year=1976)
    t.craft("lunar_orbit", "vostok", "pilot")
    t.play("end_turn")
    assert t.match.result.breakdown == ({"lost_astronauts": -2},)


def test_there_are_21_rounds() -> None:
    t = Table(year=1956)
    for _ in range(20):
        t.play("end_turn")
    assert not t.match.over
    assert t.s.year == 1976
    assert t.play("end_turn").match.over


def test_the_game_ends_with_the_last_mission() -> None:
    t = Table(missions=("artificial_satellite",)).knows(soyuz_rockets="")
    t.craft("earth", "soyuz", "probe")
    t.play("spacecraft 1", "maneuver earth_orbit", "fire soyuz")
    assert t.match.over
    assert t.match.result.winners == (0,)


@pytest.mark.parametrize(("lead", "over"), [("venus_lander", True), ("lunar_sample_return", False)])
def test_the_game_ends_when_one_agency_is_further_ahead_than_all_that_is_left(lead: str, over: bool) -> None:
    t = Table(agencies=2, missions=("artificial_satellite", "man_on_the_moon")).knows(soyuz_rockets="")
    points(t, 0, lead)
    t.craft("earth", "soyuz", "probe")
    t.play("spacecraft 1", "maneuver earth_orbit", "fire soyuz")
    assert t.match.over == over


def test_lost_astronauts_can_decide_the_game_at_the_end_of_a_year() -> None:
    t = Table(agencies=2, missions=("sounding_rocket",))
    t.craft("lunar_orbit", "vostok", "pilot", seat=1)
    t.play("end_turn", "end_turn")
    assert t.match.over
    assert t.match.result.winners == (0,)


def test_the_score_is_missions_less_two_for_each_lost_astronaut() -> None:
    t = Table(agencies=2, year=1976)
    points(t, 0, "man_in_orbit", "lunar_survey")
    points(t, 1, "lunar_lander")
    t.agency(0).lost_astronauts = 2
    t.play("end_turn", "end_turn")
    result = t.match.result
    assert result.scores == (4, 6)
    assert result.winners == (1,)
    assert result.breakdown[0] == {"man_in_orbit": 4, "lunar_survey": 4, "lost_astronauts": -4}


def test_a_tie_is_a_shared_win() -> None:
    t = Table(agencies=2, year=1976).play("end_turn", "end_turn")
    assert t.match.result.winners == (0, 1)


@pytest.mark.parametrize(("mission", "won"), [("venus_lander", False), ("man_on_mars", True)])
def test_alone_one_wins_by_scoring_more_than_is_left_on_the_table(mission: str, won: bool) -> None:
    t = Table(year=1976, missions=("venus_lander", "man_on_the_moon"))
    points(t, 0, mission)
    t.play("end_turn")
    assert t.match.result.winners == ((0,) if won else ())


def test_alone_nobody_is_unbeatable() -> None:
    t = Table(missions=("artificial_satellite", "sounding_rocket", "man_in_space")).knows(soyuz_rockets="")
    points(t, 0, "man_on_mars")
    t.craft("earth", "soyuz", "probe")
    t.play("spacecraft 1", "maneuver earth_orbit", "fire soyuz")
    assert not t.match.over


def test_a_sample_is_given_up_by_the_spacecraft_on_earth_not_by_one_in_space() -> None:
    t = Table().card("moon_minerals")
    t.craft("earth_orbit", "probe", "moon_sample")
    t.craft("earth", "probe", "moon_sample")
    t.play("end_turn", "turn_in moon_sample")
    assert (t.parts(1), t.parts(2)) == ({"probe": 1, "moon_sample": 1}, {"probe": 1})


def test_taking_back_an_alien_find_counts_among_the_choices_taken_back() -> None:
    t = Table().store("phobos_sample").card("phobos_hollow_metal").play("end_turn", "turn_in phobos_sample", "back")
    assert t.agency().backs == 1


def test_a_spent_thruster_on_earth_can_fire_again_next_year() -> None:
    t = Table().store("spent_ion_thruster").play("end_turn")
    assert t.stored() == {"ion_thruster": 1}


def test_a_flight_that_ends_by_itself_with_the_last_mission_ends_the_game_at_once() -> None:
    t = Table(2, missions=("man_in_space",)).knows(soyuz_rockets="").card("suborbital_flight_mild_sickness")
    t.craft("earth", "soyuz", "vostok", "pilot")
    t.deals("8").play("spacecraft 1", "maneuver suborbital_flight", "fire soyuz")
    assert not t.match.over
    assert t.play("end_turn").match.over
    assert t.missions() == ["man_in_space"]
    ends = ("missions_ran_out", "leader_unbeatable", "calendar_ran_out")
    assert [event["kind"] for event in t.match.events_since(0, None) if event["kind"] in ends] == ["missions_ran_out"]
