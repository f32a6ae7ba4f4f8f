"""Docking, separating, and the full test."""

from __future__ import annotations

import pytest

from cosmodrome.kernel import IllegalMove
from tests.games.leaving_earth.table import Table


def two_craft(pile: str = "", money: int = 0) -> Table:
    t = Table().knows(rendezvous=pile)
    t.agency().money = money
    t.craft("earth_orbit", "probe", "juno")
    t.craft("earth_orbit", "vostok", "pilot")
    return t


def test_docking_makes_one_craft_of_two() -> None:
    t = two_craft().play("spacecraft 1", "dock")
    assert t.fleet() == [1]
    assert t.parts() == {"probe": 1, "juno": 1, "vostok": 1}
    assert t.ship().crew == [1]
    assert t.ship().mass == 4


def test_with_several_craft_here_one_is_chosen() -> None:
    t = two_craft()
    t.craft("earth_orbit", "eagle")
    t.play("spacecraft 1", "dock")
    assert t.offered == ["spacecraft 2", "spacecraft 3"]
    t.play("spacecraft 3")
    assert sorted(t.fleet()) == [1, 2]


def test_docking_needs_rendezvous_the_same_place_and_no_time_tokens() -> None:
    t = Table()
    t.craft("earth_orbit", "probe")
    t.craft("earth_orbit", "probe")
    with pytest.raises(IllegalMove, match="needs_advancement"):
        t.play("spacecraft 1").play("dock")
    t = Table().knows(rendezvous="")
    t.craft("earth_orbit", "probe")
    t.craft("lunar_orbit", "probe")
    t.craft("earth_orbit", "probe", tokens=1)
    with pytest.raises(IllegalMove, match="nothing_to_dock_with"):
        t.play("spacecraft 1").play("dock")


@pytest.mark.parametrize("place", ["earth", "suborbital_flight"])
def test_there_is_no_docking_or_separating_on_earth_or_in_suborbital_flight(place: str) -> None:
    t = Table().knows(rendezvous="")
    t.craft(place, "probe", "juno")
    t.craft(place, "probe", "juno")
    t.play("spacecraft 1")
    for move in ("dock", "separate", "test_rendezvous"):
        with pytest.raises(IllegalMove, match="no_docking_here"):
            t.play(move)


@pytest.mark.parametrize("pile", ["f", "F"])
def test_a_failed_docking_does_not_happen_and_damages_a_component_of_either_craft(pile: str) -> None:
    t = Table().knows(rendezvous=pile)
    t.agency().money = 0
    t.craft("earth_orbit", "probe", "juno")
    t.craft("earth_orbit", "eagle")
    t.play("spacecraft 1", "dock")
    assert t.question == "damage_which"
    t.play("spacecraft 2")
    assert t.parts(2) == {"damaged_eagle": 1}
    assert sorted(t.fleet()) == [1, 2]


def test_a_craft_is_lost_to_a_failed_docking_only_if_neither_has_anything_to_damage() -> None:
    t = Table().knows(rendezvous="f")
    t.agency().money = 0
    t.craft("earth_orbit", "moon_sample")
    t.craft("earth_orbit", "damaged_probe")
    t.play("spacecraft 1", "dock", "spacecraft 1")
    assert t.fleet() == [2]


def test_a_pilot_on_either_craft_saves_a_docking_from_a_minor_failure_only() -> None:
    assert two_craft("f").play("spacecraft 1", "dock").fleet() == [1]
    t = two_craft("F").play("spacecraft 1", "dock")
    assert t.question == "damage_which"


def test_separating_parts_a_craft_in_two() -> None:
    t = Table().knows(rendezvous="")
    t.craft("lunar_orbit", "apollo", "eagle", "juno", "pilot", "doctor")
    t.play("spacecraft 1", "separate", "part eagle", "part juno", "astronaut 2", "done")
    assert t.parts(1) == {"apollo": 1}
    assert t.parts(2) == {"eagle": 1, "juno": 1}
    assert t.ship(1).crew == [1]
    assert t.ship(2).crew == [2]
    assert t.place(2) == "lunar_orbit"


def test_both_parts_keep_the_same_time_tokens() -> None:
    t = Table().knows(rendezvous="")
    t.craft("mars_orbit", "probe", "juno", tokens=2, origin="earth_orbit")
    t.play("spacecraft 1", "separate", "part juno")
    assert t.question == "turn"
    assert t.ship(1).tokens == t.ship(2).tokens == 2
    t.play("end_turn", "end_turn")
    assert t.ship(1).tokens == t.ship(2).tokens == 0


def test_everybody_needs_a_seat_after_separating() -> None:
    t = Table().knows(rendezvous="")
    t.craft("lunar_orbit", "vostok", "probe", "juno", "pilot")
    t.play("spacecraft 1", "separate", "part vostok")
    assert "done" not in t.offered
    with pytest.raises(IllegalMove, match="not_enough_seats"):
        t.play("done")
    t.play("astronaut 1", "done")
    assert t.ship(2).crew == [1]


def test_something_must_stay_behind() -> None:
    t = Table().knows(rendezvous="")
    t.craft("lunar_orbit", "probe", "juno")
    t.play("spacecraft 1", "separate")
    assert t.offered == ["part juno", "part probe"]
    t.play("part juno")
    assert t.fleet() == [1, 2]
    t = Table().knows(rendezvous="")
    t.craft("lunar_orbit", "probe")
    t.play("spacecraft 1")
    with pytest.raises(IllegalMove, match="nothing_to_separate"):
        t.play("separate")


def test_a_separation_never_ends_in_a_dead_end() -> None:
    t = Table().knows(rendezvous="")
    t.craft("lunar_orbit", "vostok", "eagle", "pilot", "doctor", "mechanic")
    t.play("spacecraft 1", "separate", "astronaut 1", "astronaut 2")
    assert "part vostok" not in t.offered
    t.play("part eagle")
    assert t.offered == ["done"] or t.question == "turn"
    assert len(t.ship(2).crew) == 2


@pytest.mark.parametrize("pile", ["f", "F"])
def test_a_failed_separation_leaves_the_craft_whole_but_damaged(pile: str) -> None:
    t = Table().knows(rendezvous=pile)
    t.agency().money = 0
    t.craft("lunar_orbit", "probe", "juno", "eagle")
    t.play("spacecraft 1", "separate", "part juno", "done", "part probe")
    assert t.fleet() == [1]
    assert t.parts() == {"juno": 1, "eagle": 1, "damaged_probe": 1}


# --- the full test


def test_in_a_full_test_successes_do_not_stop_and_may_be_removed_for_10() -> None:
    t = two_craft("sss", money=25)
    t.play("spacecraft 1", "test_rendezvous", "spacecraft 2", "remove", "remove")
    assert t.pile("rendezvous") == ""
    assert t.agency().money == 5


def test_a_single_success_left_is_removed_for_nothing() -> None:
    t = two_craft("s", money=0).play("spacecraft 1", "test_rendezvous", "alone")
    assert t.pile("rendezvous") == ""


def test_successes_that_are_not_removed_are_laid_aside_and_stay_on_the_card() -> None:
    t = two_craft("ss", money=10).play("spacecraft 1", "test_rendezvous", "alone", "keep", "keep")
    assert t.pile("rendezvous") == "ss"
    assert t.match.view(0)["agencies"][0]["advancements"]["rendezvous"]["known"] == {"success": 2}


def test_a_failure_ends_the_test_takes_effect_and_may_be_removed_for_5() -> None:
    t = Table().knows(rendezvous="ssf")
    t.agency().money = 15
    t.craft("earth_orbit", "probe", "juno")
    t.deals("success", "minor_failure").play("spacecraft 1", "test_rendezvous", "keep")
    assert t.question == "damage"
    t.play("part juno", "remove")
    assert t.agency().money == 10
    assert t.pile("rendezvous") == "ss"
    assert t.question == "turn"
    assert t.parts() == {"probe": 1, "damaged_juno": 1}


def test_no_outcome_is_revealed_twice_in_one_test() -> None:
    t = Table().knows(rendezvous="sf")
    t.agency().money = 0
    t.craft("earth_orbit", "probe", "moon_sample")
    t.deals("success").play("spacecraft 1", "test_rendezvous")
    assert t.parts() == {"damaged_probe": 1, "moon_sample": 1}


def test_a_pilot_spares_the_damage_but_any_failure_ends_the_test() -> None:
    t = two_craft("sf", money=5)
    t.deals("minor_failure", "success").play("spacecraft 2", "test_rendezvous", "keep")
    assert t.parts(2) == {"vostok": 1}
    assert not t.hurt(1)
    assert t.question == "turn"
    assert t.pile("rendezvous") == "sf"
    # The success was never revealed: the failure had ended the test.
    assert t.script == ["success"]
    assert t.match.view(0)["agencies"][0]["advancements"]["rendezvous"]["known"] == {"minor_failure": 1}


def test_in_a_full_test_a_pilot_on_the_partner_helps() -> None:
    t = two_craft("f").play("spacecraft 1", "test_rendezvous", "spacecraft 2")
    assert t.question == "turn"
    assert t.parts(1) == {"probe": 1, "juno": 1}
    t = two_craft("f").play("spacecraft 1", "test_rendezvous", "alone")
    assert t.question == "damage"


def test_in_a_full_test_a_component_of_either_craft_is_damaged() -> None:
    t = Table().knows(rendezvous="f")
    t.agency().money = 0
    t.craft("earth_orbit", "probe")
    t.craft("earth_orbit", "eagle", "damaged_juno")
    t.play("spacecraft 1", "test_rendezvous")
    assert (t.question, t.offered) == ("damage_which", ["spacecraft 1", "spacecraft 2"])
    t.play("spacecraft 2")
    assert t.parts(2) == {"damaged_eagle": 1, "damaged_juno": 1}


def test_a_tester_with_nothing_to_damage_is_spared_if_the_partner_has_something() -> None:
    t = Table().knows(rendezvous="f")
    t.agency().money = 0
    t.craft("earth_orbit", "moon_sample")
    t.craft("earth_orbit", "eagle")
    t.play("spacecraft 1", "test_rendezvous")
    assert t.fleet() == [1, 2]
    assert t.parts(2) == {"damaged_eagle": 1}


def test_only_the_two_that_dock_may_be_hit_by_a_failure() -> None:
    t = Table().knows(rendezvous="f")
    t.agency().money = 0
    t.craft("earth_orbit", "probe")
    t.craft("earth_orbit", "eagle")
    t.craft("earth_orbit", "vostok")
    t.craft("lunar_orbit", "probe")
    t.play("spacecraft 1", "dock", "spacecraft 3")
    assert (t.question, t.offered) == ("damage_which", ["spacecraft 1", "spacecraft 3"])


def test_a_craft_with_nothing_to_damage_is_not_hit_while_the_other_has_something() -> None:
    t = Table().knows(rendezvous="f")
    t.agency().money = 0
    t.craft("earth_orbit", "moon_sample")
    t.craft("earth_orbit", "eagle")
    t.play("spacecraft 1", "dock")
    assert t.fleet() == [1, 2]
    assert t.parts(2) == {"damaged_eagle": 1}


def test_a_full_test_takes_a_craft_that_can_dock_and_separate() -> None:
    t = Table().knows(rendezvous="s")
    t.craft("earth_orbit", "probe")
    t.play("spacecraft 1")
    with pytest.raises(IllegalMove, match="nothing_to_test"):
        t.play("test_rendezvous")


def test_docking_and_separating_are_told() -> None:
    t = two_craft().play("spacecraft 1", "dock", "spacecraft 1", "separate", "part probe", "done")
    kinds = [event["kind"] for event in t.match.events_since(0, None)]
    assert kinds == ["docked", "separated"]


@pytest.mark.parametrize("end", [["done"], ["back"]])
def test_after_separating_nothing_is_being_built(end: list[str]) -> None:
    t = Table().knows(rendezvous="")
    t.craft("lunar_orbit", "apollo", "eagle", "juno")
    t.play("spacecraft 1", "separate", "part eagle", *end)
    assert "building" not in t.match.view(0)["now"]
    assert not any(craft["being_built"] for craft in t.match.view(0)["agencies"][0]["spacecraft"])


def test_what_a_full_test_laid_aside_is_not_shown_with_a_later_draw() -> None:
    t = two_craft("ss", money=20).play("spacecraft 1", "test_rendezvous", "alone", "keep", "keep")
    t.play("spacecraft 1", "dock")
    assert t.question == "remove_outcome"
    assert t.match.view(0)["now"]["drawn"]["aside"] == []


def test_separating_counts_among_the_free_actions_of_the_year() -> None:
    t = Table().knows(rendezvous="")
    t.craft("earth_orbit", "probe", "juno")
    t.play("spacecraft 1", "separate", "part probe")
    assert (t.fleet(), t.agency().free_actions) == ([1, 2], 1)
