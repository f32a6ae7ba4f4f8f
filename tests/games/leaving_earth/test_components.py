"""Buying, assembling and disassembling."""

from __future__ import annotations

import pytest

from cosmodrome.games.leaving_earth.pieces import BUYABLE, Component
from cosmodrome.games.leaving_earth.rules.components import spending_moves
from cosmodrome.games.leaving_earth.rules.free import free_actions_a_year
from cosmodrome.games.leaving_earth.rules.turn import spacecraft_moves
from cosmodrome.kernel import IllegalMove
from tests.games.leaving_earth.table import Table


@pytest.mark.parametrize("component", BUYABLE, ids=lambda component: component.id)
def test_every_component_is_bought_at_its_price_with_its_advancement(component: Component) -> None:
    t = Table()
    if component.needs:
        with pytest.raises(IllegalMove, match="needs_advancement"):
            t.play(f"buy {component.id}")
        t = Table().knows(0, **{component.needs: "s"})
    t.play(f"buy {component.id}")
    assert t.agency().money == 25 - component.cost
    if component.kind == "astronaut":
        assert len(t.agency().astronauts) == 1
    else:
        assert sum(t.stored().values()) == component.units


def test_what_costs_too_much_is_refused() -> None:
    t = Table().knows(saturn_rockets="")
    t.play("buy saturn")
    with pytest.raises(IllegalMove, match="too_expensive"):
        t.play("buy saturn")


def test_samples_cannot_be_bought() -> None:
    assert not [move for move in Table().offered if "sample" in move]


def test_the_box_limits_nothing() -> None:
    t = Table().knows(juno_rockets="").play(*["buy juno"] * 25)
    assert t.stored() == {"juno": 25}


def test_any_components_make_a_spacecraft() -> None:
    t = Table().store("juno", "juno", "probe", "moon_sample")
    t.play("assemble", "part juno", "part probe", "part moon_sample", "done")
    assert t.parts() == {"juno": 1, "probe": 1, "moon_sample": 1}
    assert t.ship().mass == 3
    assert t.stored() == {"juno": 1}
    assert t.place() == "earth"


def test_an_assembly_is_done_by_itself_when_nothing_is_left_to_add() -> None:
    t = Table().store("probe").play("assemble", "part probe")
    assert t.question == "turn"
    assert t.fleet() == [1]


def test_nothing_is_assembled_from_nothing() -> None:
    assert "assemble" not in Table().offered
    t = Table().store("pilot")
    with pytest.raises(IllegalMove, match="nothing_to_assemble"):
        t.play("assemble")


def test_every_astronaut_needs_a_seat() -> None:
    t = Table().store("pilot", "doctor", "vostok", "probe").play("assemble", "part probe", "astronaut 1")
    assert "done" not in t.offered
    assert "astronaut 2" not in t.offered
    with pytest.raises(IllegalMove, match="no_seat"):
        t.play("astronaut 2")
    t.play("part vostok")
    assert t.ship().crew == [1]


def test_a_damaged_capsule_keeps_its_seats() -> None:
    t = Table().store("pilot", "damaged_vostok").play("assemble", "part damaged_vostok", "astronaut 1")
    assert t.question == "turn"
    assert t.ship().crew == [1]


def test_equal_astronauts_are_offered_once() -> None:
    t = Table().store("pilot", "pilot", "doctor", "apollo").play("assemble")
    assert t.offered == ["part apollo", "astronaut 1", "astronaut 3", "load_all"]


def test_disassembling_returns_everything_damaged_or_not() -> None:
    t = Table()
    t.craft("earth", "vostok", "damaged_juno", "pilot")
    t.play("spacecraft 1", "disassemble")
    assert t.stored() == {"vostok": 1, "damaged_juno": 1}
    assert t.agency().astronauts == [1]
    assert t.fleet() == []


def test_assembling_happens_on_earth_only() -> None:
    t = Table()
    t.craft("earth_orbit", "vostok")
    t.play("spacecraft 1")
    with pytest.raises(IllegalMove, match="only_on_earth"):
        t.play("disassemble")


def test_numbers_of_lost_spacecraft_are_used_again() -> None:
    t = Table().store("probe")
    t.craft("earth", "juno")
    t.craft("earth", "juno")
    t.play("spacecraft 1", "disassemble", "assemble", "part probe", "done")
    assert sorted(t.fleet()) == [1, 2]


def test_five_supplies_are_five_single_ones() -> None:
    t = Table().knows(life_support="").play("buy supplies_x5")
    assert t.stored() == {"supplies": 5}


def test_an_own_craft_in_space_can_be_scrapped_and_its_astronauts_die() -> None:
    t = Table()
    t.craft("earth_orbit", "vostok", "pilot")
    t.play("spacecraft 1", "scrap")
    assert t.fleet() == []
    assert t.agency().lost_astronauts == 1


def test_free_actions_are_plenty_but_not_without_end() -> None:
    t = Table().store("probe")
    for _ in range(30):
        t.play("assemble", "part probe", "spacecraft 1", "disassemble")
    assert "assemble" not in t.offered
    with pytest.raises(IllegalMove, match="enough_for_a_year"):
        t.play("assemble")
    t.play("end_turn")
    assert t.s.year == 1961
    assert "assemble" in t.offered


def test_nine_hundred_and_ninety_nine_spacecraft_and_astronauts_are_enough() -> None:
    t = Table().store("probe")
    t.s.numbers = (1 << 1000) - 1
    t.s.people = [0] + [1] * 999
    with pytest.raises(IllegalMove, match="no_number_left"):
        t.play("assemble")
    with pytest.raises(IllegalMove, match="no_number_left"):
        t.play("buy pilot")


def test_the_number_of_an_astronaut_who_is_no_more_is_given_again() -> None:
    t = Table()
    t.s.people = [0] + [1] * 499 + [0] + [1] * 499
    t.play("buy pilot")
    assert t.agency().astronauts == [500]


def test_at_the_last_number_nothing_separates() -> None:
    t = Table().knows(rendezvous="")
    t.craft("earth_orbit", "probe", "juno")
    t.s.numbers = (1 << 1000) - 1
    t.play("spacecraft 1")
    assert "separate" not in t.offered


def test_of_several_at_once_no_more_astronauts_are_hired_than_there_are_numbers() -> None:
    t = Table()
    t.s.people = [0] + [1] * 997
    t.agency().money = 99
    t.play("several 3")
    assert "buy probe" in t.offered
    assert not {"buy pilot", "buy mechanic", "buy doctor"} & set(t.offered)


def test_a_rocket_on_earth_may_fly_when_the_free_actions_are_used_up() -> None:
    t = Table().knows(juno_rockets="")
    t.craft("earth", "juno", "probe")
    t.craft("earth", "probe")
    t.agency().free_actions = 60
    assert [move for move in t.offered if move.startswith("spacecraft")] == ["spacecraft 1"]


def test_a_spacecraft_that_is_scrapped_is_told() -> None:
    t = Table()
    t.craft("lunar_orbit", "probe")
    t.play("spacecraft 1", "scrap")
    kinds = [event["kind"] for event in t.match.events_since(0, None)]
    assert kinds == ["scrapped", "destroyed"]


def test_what_uses_something_up_or_helps_somebody_is_never_counted() -> None:
    t = Table().store("probe")
    t.craft("earth", "apollo", "doctor", "hurt_pilot")
    t.craft("earth", "damaged_apollo", "supplies", "mechanic")
    t.craft("earth", "apollo")
    t.agency().free_actions = 60
    assert [move for move in t.offered if move.startswith("spacecraft")] == ["spacecraft 1", "spacecraft 2"]
    t.play("spacecraft 1", "heal", "spacecraft 2", "repair")
    assert not t.hurt(2)


# --- several at once


def test_several_of_a_component_are_bought_at_once() -> None:
    t = Table().knows(juno_rockets="").play("several 6")
    assert t.offered == ["buy juno", "buy probe"]
    t.play("buy juno")
    assert (t.stored(), t.agency().money) == ({"juno": 6}, 19)
    event = t.match.events_since(0, None)[-1]
    assert (event["kind"], event["number"], event["cost"]) == ("bought", 6, 6)
    t.play("several 3", "buy doctor")
    assert len(t.agency().astronauts) == 3
    assert t.agency().money == 4


def test_no_more_are_bought_than_money_and_knowledge_allow() -> None:
    t = Table().knows(juno_rockets="")
    t.agency().money = 4
    assert [move for move in t.offered if move.startswith("several")] == ["several 2", "several 3", "several 4"]
    with pytest.raises(IllegalMove, match="too_expensive"):
        t.play("several 5")
    t.play("several 2")
    assert t.offered == ["buy juno", "buy probe"]
    with pytest.raises(IllegalMove, match="needs_advancement"):
        t.play("buy atlas")
    with pytest.raises(IllegalMove, match="too_expensive"):
        t.play("buy pilot")


def test_five_packs_of_five_supplies_are_twenty_five() -> None:
    t = Table().knows(life_support="").play("several 5", "buy supplies_x5")
    assert t.stored() == {"supplies": 25}


def test_everything_on_earth_is_loaded_at_once_with_as_many_astronauts_as_have_seats() -> None:
    t = Table().store("juno", "juno", "vostok", "probe", "pilot", "doctor").play("assemble", "load_all")
    assert t.question == "turn"
    assert t.parts() == {"juno": 2, "vostok": 1, "probe": 1}
    assert (t.ship().crew, t.agency().astronauts) == ([1], [2])


def test_loading_everything_is_not_offered_for_a_single_thing() -> None:
    assert "load_all" not in Table().store("juno").play("assemble").offered
    assert "load_all" in Table().store("juno", "juno").play("assemble").offered


def test_the_last_free_action_of_a_year_is_told() -> None:
    t = Table().store("probe")
    t.agency().free_actions = 58
    t.play("assemble", "part probe")
    assert t.match.view(0)["agencies"][0]["free_actions_left"] == 1
    t.play("spacecraft 1", "disassemble")
    assert [event["kind"] for event in t.match.events_since(0, None)][-1] == "free_actions_used_up"
    assert t.match.view(0)["agencies"][0]["free_actions_left"] == 0


def test_what_can_be_bought_depends_on_nothing_but_money_and_knowledge() -> None:
    """Lists are kept for the next time: one made for a rich agency must not be offered to a poorer one."""
    rich = Table()
    rich.agency().money = 99
    assert "several 10" in rich.offered
    poor = Table()
    poor.agency().money = 16
    assert [move for move in poor.offered if move.startswith("several")][-1] == "several 8"


def test_a_list_for_the_richest_is_not_offered_to_who_has_nothing_but_one_advancement_more() -> None:
    rich = Table()
    rich.agency().money = 10_000
    assert "research landing" in rich.offered
    poor = Table().store("probe")
    poor.agency().owned, poor.agency().outcomes[0], poor.agency().money = 1, 0, 0
    assert not [move for move in poor.offered if move.startswith(("research", "buy"))]


def test_taking_an_assembly_back_counts_once() -> None:
    t = Table().store("probe", "juno").play("assemble", "part probe", "back")
    assert t.agency().backs == 1
    assert t.stored() == {"juno": 1, "probe": 1}


def test_what_can_be_bought_is_told_apart_by_knowledge_and_money() -> None:
    poor, rich = Table(), Table()
    poor.agency().owned, poor.agency().money = 1, 0
    rich.agency().money = 10_000
    assert spending_moves(poor.agency()) == []
    assert len(spending_moves(rich.agency())) > 10


def test_free_actions_end_at_their_limit_for_the_year() -> None:
    t = Table().knows(rendezvous="s")
    t.craft("earth_orbit", "probe", "juno", "atlas")
    limit = free_actions_a_year(t.s)
    t.agency().free_actions = limit - 1
    assert "separate" in map(str, spacecraft_moves(t.s, t.agency(), t.ship()))
    t.agency().free_actions = limit
    assert "separate" not in map(str, spacecraft_moves(t.s, t.agency(), t.ship()))
