"""Astronauts: skills, and surviving the end of a year in space."""

from __future__ import annotations

import pytest

from cosmodrome.games.leaving_earth.pieces import DOCTOR, PILOT
from cosmodrome.games.leaving_earth.state import astronaut
from cosmodrome.kernel import IllegalMove
from tests.games.leaving_earth.table import Table

# --- skills


def test_a_mechanic_repairs_everything_aboard_but_astronauts_for_one_supply() -> None:
    t = Table()
    t.craft("lunar_orbit", "damaged_juno", "damaged_apollo", "supplies", "supplies", "mechanic", "hurt_pilot")
    t.play("spacecraft 1", "repair")
    assert t.parts() == {"juno": 1, "apollo": 1, "supplies": 1}
    assert t.hurt(2)


def test_repairing_takes_a_healthy_mechanic_a_supply_and_damage() -> None:
    for parts, why in (
        (("damaged_apollo", "supplies", "hurt_mechanic"), "needs_mechanic"),
        (("damaged_apollo", "mechanic"), "needs_supplies"),
        (("apollo", "supplies", "mechanic"), "nothing_to_repair"),
    ):
        t = Table()
        t.craft("lunar_orbit", *parts)
        with pytest.raises(IllegalMove, match=why):
            t.play("spacecraft 1").play("repair")


def test_there_are_no_repairs_in_suborbital_flight_but_on_earth() -> None:
    t = Table()
    t.craft("suborbital_flight", "damaged_apollo", "supplies", "mechanic")
    with pytest.raises(IllegalMove, match="no_repairs_here"):
        t.play("spacecraft 1").play("repair")
    t = Table()
    t.craft("earth", "damaged_apollo", "supplies", "mechanic")
    assert t.play("spacecraft 1", "repair").parts() == {"apollo": 1}


def test_repairs_and_healing_are_possible_under_way() -> None:
    t = Table()
    t.craft("mars_orbit", "damaged_apollo", "supplies", "mechanic", "doctor", "hurt_pilot", tokens=2)
    t.play("spacecraft 1", "repair", "spacecraft 1", "heal")
    assert not t.hurt(3)


def test_a_repaired_thruster_that_has_fired_still_waits_for_the_next_year() -> None:
    t = Table()
    t.craft("lunar_orbit", "damaged_spent_ion_thruster", "apollo", "supplies", "mechanic")
    assert t.play("spacecraft 1", "repair").parts() == {"spent_ion_thruster": 1, "apollo": 1}


def test_a_doctor_heals_all_others_for_nothing_also_in_suborbital_flight() -> None:
    t = Table()
    t.craft("suborbital_flight", "apollo", "doctor", "hurt_pilot", "hurt_doctor")
    t.play("spacecraft 1", "heal")
    assert not any(t.hurt(number) for number in (1, 2, 3))
    # They are what they were, and have not been anywhere by being healed.
    assert t.s.people[1:] == [astronaut(DOCTOR), astronaut(PILOT), astronaut(DOCTOR)]


def test_an_incapacitated_doctor_heals_nobody() -> None:
    t = Table()
    t.craft("lunar_orbit", "apollo", "hurt_doctor", "pilot")
    with pytest.raises(IllegalMove, match="needs_doctor"):
        t.play("spacecraft 1").play("heal")
    t = Table()
    t.craft("lunar_orbit", "apollo", "doctor", "pilot")
    with pytest.raises(IllegalMove, match="nobody_to_heal"):
        t.play("spacecraft 1").play("heal")


# --- the end of the year


def test_on_earth_everything_is_repaired_and_everybody_recovers() -> None:
    t = Table().store("damaged_juno", "pilot")
    t.s.people[1] += 3
    t.craft("earth", "damaged_vostok", "hurt_doctor")
    t.play("end_turn")
    assert t.stored() == {"juno": 1}
    assert t.parts() == {"vostok": 1}
    assert not t.hurt(1)
    assert not t.hurt(2)


def year_in_space(*parts: str, pile: str | None = "", draws: tuple[str, ...] = (), money: int = 0) -> Table:
    t = Table()
    if pile is not None:
        t.knows(life_support=pile)
    t.agency().money = money
    t.craft("lunar_orbit", *parts)
    return t.deals(*draws).play("end_turn")


def test_incapacitated_astronauts_in_space_die() -> None:
    t = year_in_space("apollo", "supplies", "supplies", "pilot", "hurt_doctor")
    assert t.ship().crew == [1]
    assert t.agency().lost_astronauts == 1


def test_without_life_support_all_astronauts_in_space_die() -> None:
    t = year_in_space("apollo", "supplies", "pilot", pile=None)
    assert t.ship().crew == []
    assert t.parts() == {"apollo": 1, "supplies": 1}


def test_a_capsule_whose_life_support_fails_loses_its_occupants() -> None:
    assert year_in_space("apollo", "supplies", "pilot", pile="f").ship().crew == []
    assert year_in_space("apollo", "supplies", "pilot", pile="F").ship().crew == []
    assert year_in_space("apollo", "supplies", "pilot", pile="s").ship().crew == [1]


def test_a_damaged_capsule_gives_no_life_support_and_draws_nothing() -> None:
    t = year_in_space("damaged_apollo", "supplies", "pilot", pile="sf")
    assert t.ship().crew == []


def test_unmanned_capsules_draw_as_well() -> None:
    t = Table().knows(life_support="s")
    t.agency().money = 0
    t.craft("lunar_orbit", "vostok")
    t.play("end_turn")
    assert t.question == "remove_outcome"
    t.play("remove")
    assert t.pile("life_support") == ""


def test_left_over_money_pays_for_removals_at_the_end_of_the_year() -> None:
    t = Table().knows(life_support="sf")
    t.agency().money = 5
    t.craft("lunar_orbit", "vostok")
    t.deals("minor_failure").play("end_turn", "remove")
    assert t.pile("life_support") == "s"


def test_a_mechanic_makes_a_minor_failure_of_life_support_a_success_but_no_major_one() -> None:
    assert year_in_space("apollo", "supplies", "mechanic", pile="f").ship().crew == [1]
    assert year_in_space("apollo", "supplies", "mechanic", pile="F").ship().crew == []


def test_the_owner_decides_who_survives_in_the_capsules_that_worked() -> None:
    t = Table().knows(life_support="sf")
    t.agency().money = 0
    t.craft("lunar_orbit", "vostok", "apollo", "supplies", "pilot", "doctor")
    t.deals("success", "minor_failure").play("end_turn")
    assert t.question == "who_dies"
    t.play("astronaut 1")
    assert t.ship().crew == [2]
    assert t.parts() == {"vostok": 1, "apollo": 1}


def test_one_supply_feeds_up_to_five_astronauts_of_a_craft() -> None:
    t = year_in_space("aldrin", "supplies", "supplies", *["pilot"] * 5)
    assert len(t.ship().crew) == 5
    assert t.parts() == {"aldrin": 1, "supplies": 1}
    t = year_in_space("aldrin", "supplies", "supplies", *["pilot"] * 6)
    assert t.parts() == {"aldrin": 1}


def test_unfed_astronauts_die_and_the_owner_says_who() -> None:
    t = year_in_space("aldrin", "supplies", *["pilot"] * 5, "doctor")
    assert t.question == "who_dies"
    t.play("astronaut 1")
    assert len(t.ship().crew) == 5
    t = year_in_space("aldrin", "pilot")
    assert t.ship().crew == []
    assert t.agency().lost_astronauts == 1


def test_supplies_of_another_craft_do_not_help() -> None:
    t = Table().knows(life_support="")
    t.craft("lunar_orbit", "vostok", "pilot")
    t.craft("lunar_orbit", "supplies")
    assert t.play("end_turn").ship(1).crew == []


def test_a_year_on_earth_needs_neither_life_support_nor_food() -> None:
    t = Table()
    t.craft("earth", "vostok", "pilot")
    assert t.play("end_turn").ship().crew == [1]


def test_a_mechanic_helps_the_life_support_of_his_own_craft_only() -> None:
    t = Table().knows(life_support="f")
    t.agency().money = 0
    t.craft("lunar_orbit", "vostok", "supplies", "mechanic")
    t.craft("lunar_orbit", "vostok", "supplies", "pilot")
    t.play("end_turn")
    assert t.ship(1).crew == [1]
    assert t.ship(2).crew == []
