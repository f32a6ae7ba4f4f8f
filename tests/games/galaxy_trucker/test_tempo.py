"""The Timer, building in turns, and how building ends."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.galaxy_trucker.pieces import GRAB_SECONDS, TURN_COSTS
from cosmodrome.games.galaxy_trucker.state import BUILDING
from cosmodrome.kernel import CLOCK, IllegalMove, Match
from tests.games.galaxy_trucker.table import asked, at, events, offered, play, state, workshop

SAND = TURN_COSTS["sand"]


def rule(match: Match, move: str, seat: int) -> str | None:
    with pytest.raises(IllegalMove) as refusal:
        match.play(move, seat)
    return refusal.value.rule


def tick(match: Match) -> None:
    """The sand runs through."""
    match.play("time_up", CLOCK)


# ---------------------------------------------------------------- race


def test_in_a_race_all_seats_and_the_clock_are_asked_at_once() -> None:
    match = workshop(3, tempo="race", timer_seconds=60)
    assert [ask.seat for ask in match.asks] == [0, 1, 2, CLOCK]
    assert match.asks[-1].after == 60


@pytest.mark.parametrize(("round_name", "circle"), [("1", 1), ("2", 2), ("3", 3), ("3a", 3)])
def test_the_timer_starts_on_the_circle_of_the_round(round_name: str, circle: int) -> None:
    match = workshop(2, tempo="race", rounds=[round_name])
    assert state(match).circle == circle
    assert state(match).sand


def test_the_timer_cannot_be_turned_while_the_sand_runs() -> None:
    match = workshop(2, tempo="race", rounds=["2"])
    assert rule(match, "flip_timer", 0) == "sand_still_running"


def test_anybody_may_turn_it_once_empty_but_nobody_must() -> None:
    match = workshop(2, tempo="race", rounds=["2"], faceup=["cabin_01"])
    tick(match)
    assert CLOCK not in [ask.seat for ask in match.asks]
    play(match, "0: take cabin_01")
    assert "flip_timer" in offered(match, 0)
    assert "flip_timer" in offered(match, 1)
    play(match, "1: flip_timer")
    assert (state(match).circle, state(match).sand) == (1, True)


def test_the_last_flip_is_for_those_who_have_finished() -> None:
    match = workshop(2, tempo="race")
    tick(match)
    assert rule(match, "flip_timer", 0) == "finish_first"
    play(match, "0: finish 1", "0: flip_timer")
    assert (state(match).circle, state(match).sand) == (0, True)


def test_without_a_flip_building_goes_on() -> None:
    match = workshop(2, tempo="race")
    tick(match)
    play(match, "0: finish 1")
    assert state(match).phase == BUILDING
    assert "draw" in offered(match, 1)


def test_when_the_last_sand_has_run_the_rest_grab_the_lowest_number_left() -> None:
    match = workshop(3, tempo="race", script=["cabin_01"])
    tick(match)
    play(match, "1: finish 2", "1: flip_timer", "0: draw")
    tick(match)
    assert "cabin_01" in match.view(1)["faceup"]
    assert offered(match, 0) == offered(match, 2) == ["finish 1"]
    play(match, "2: finish 1")
    assert [ship.number for ship in state(match).ships] == [3, 2, 1]


def test_a_tile_set_aside_and_in_hand_when_time_is_up_is_lost() -> None:
    match = workshop(2, tempo="race", script=["cabin_01"])
    play(match, "0: draw", "0: set_aside", "0: take cabin_01")
    tick(match)
    play(match, "1: finish 1", "1: flip_timer")
    tick(match)
    assert state(match).ships[0].lost == 1
    assert state(match).faceup == []


def test_building_ends_when_all_have_finished() -> None:
    match = workshop(2, tempo="race")
    play(match, "0: finish 1", "1: finish 2")
    assert state(match).phase != BUILDING


def test_calm_has_no_timer() -> None:
    match = workshop(2, tempo="calm", rounds=["3"])
    assert [ask.seat for ask in match.asks] == [0, 1]
    assert rule(match, "flip_timer", 0) == "no_timer"


# ---------------------------------------------------------------- turns


def test_in_turns_one_builder_is_asked_and_every_act_has_its_price() -> None:
    match = workshop(2, tempo="turns", script=["structural_01", "cabin_11"], faceup=["structural_02"])
    points = TURN_COSTS["points"]
    assert asked(match) == (0, "building")
    play(match, "draw", "lay c7r6_n")
    points -= TURN_COSTS["draw"] + TURN_COSTS["lay"]
    assert state(match).points == points
    play(match, "take structural_02")
    points -= TURN_COSTS["take"]
    assert state(match).points == points
    play(match, "lay c7r8_n", "draw")
    points -= TURN_COSTS["lay"] + TURN_COSTS["draw"]
    assert state(match).points == points


def test_a_turn_without_points_leaves_free_acts_only() -> None:
    match = workshop(2, tempo="turns", script=["structural_01"], faceup=["cabin_01"])
    state(match).points = 1
    play(match, "draw")
    assert rule(match, "lay c7r6_n", 0) == "too_few_points"
    assert rule(match, "set_aside", 0) == "too_few_points"
    play(match, "give_back")
    assert rule(match, "draw", 0) == "too_few_points"
    assert rule(match, "take cabin_01", 0) == "too_few_points"
    play(match, "end_turn")
    assert asked(match) == (1, "building")
    assert state(match).points == TURN_COSTS["points"]


def test_a_change_of_mind_within_the_turn_gives_the_point_back() -> None:
    match = workshop(2, tempo="turns", script=["structural_01"])
    play(match, "draw", "lay c7r6_n", "pick_up", "lay c7r8_n")
    assert state(match).points == TURN_COSTS["points"] - TURN_COSTS["draw"] - TURN_COSTS["lay"]
    play(match, "end_turn", "end_turn", "pick_up")
    assert state(match).points == TURN_COSTS["points"], "it was laid and paid for in an earlier turn"
    play(match, "lay c7r6_n")
    assert state(match).points == TURN_COSTS["points"] - TURN_COSTS["lay"]


def test_a_tile_may_be_kept_in_hand_from_turn_to_turn() -> None:
    match = workshop(2, tempo="turns", script=["structural_01"])
    play(match, "draw", "end_turn", "end_turn")
    assert asked(match) == (0, "holding")
    play(match, "lay c7r6_n")


def table_rounds(match: Match, count: int) -> None:
    """This many turns of everybody, in which nothing is done."""
    for _ in range(count * match.players):
        play(match, "end_turn")


def test_in_turns_the_sand_runs_for_a_few_turns_of_everybody() -> None:
    match = workshop(2, tempo="turns", rounds=["3"])
    table_rounds(match, SAND - 1)
    assert state(match).circle == 3
    assert match.view(0)["turn"]["turns_left"] == 1
    table_rounds(match, 1)
    assert state(match).circle == 2
    table_rounds(match, SAND)
    assert state(match).circle == 1
    assert [event["circle"] for event in events(match, "sand_turned")] == [2, 1]


def test_in_turns_the_last_sand_waits_for_somebody_to_finish() -> None:
    match = workshop(2, tempo="turns")
    table_rounds(match, SAND + 3)
    assert state(match).circle == 1
    play(match, "finish 2", "end_turn")
    assert state(match).circle == 0
    for _ in range(SAND):
        assert state(match).phase == BUILDING
        play(match, "end_turn")
    assert state(match).phase != BUILDING
    assert [ship.number for ship in state(match).ships] == [2, 1]


def test_in_turns_an_early_finisher_cannot_cut_the_others_short() -> None:
    match = workshop(3, tempo="turns")
    play(match, "finish 1")
    for _ in range(2 * 2 * SAND):
        assert state(match).phase == BUILDING
        play(match, "end_turn")
    assert [ship.number for ship in state(match).ships] == [1, 2, 3]


def test_in_turns_the_rest_take_their_numbers_in_order_of_their_turns() -> None:
    match = workshop(3, tempo="turns", script=["cabin_01"])
    state(match).starter = state(match).builder = 0
    play(match, "end_turn", "finish 3", "draw", "end_turn")
    for _ in range(4 * SAND):
        if state(match).phase == BUILDING:
            play(match, "end_turn")
    assert [ship.number for ship in state(match).ships] == [1, 3, 2]
    assert match.view(0)["faceup"] == ["cabin_01"]


def test_the_test_flight_leaves_the_last_builder_all_the_time_there_is() -> None:
    match = workshop(2, tempo="turns", test_flight=True, rounds=[])
    play(match, "finish 1")
    for _ in range(5 * SAND):
        play(match, "end_turn")
    assert state(match).phase == BUILDING


# ---------------------------------------------------------------- teams


def test_teams_switch_ships_when_the_timer_moves_between_numbered_circles() -> None:
    match = workshop(4, tempo="race", rounds=["2"], teams="switch", script=["structural_01"])
    play(match, "0: draw", "0: lay c7r6_n")
    tick(match)
    play(match, "3: flip_timer")
    ships = state(match).ships
    assert ships[2].faces[at(ships[2], "c7r6")] >= 0
    assert ships[0].faces[at(ships[0], "c7r6")] == -1
    # From circle 1 to the start circle nobody switches.
    tick(match)
    play(match, "1: finish 1", "1: flip_timer")
    assert state(match).ships[2].faces[at(ships[2], "c7r6")] >= 0


def test_round_one_has_no_switch_while_building() -> None:
    match = workshop(4, tempo="race", teams="switch", script=["structural_01"])
    play(match, "0: draw", "0: lay c7r6_n")
    tick(match)
    play(match, "1: finish 1", "1: flip_timer")
    assert state(match).ships[0].occupied.bit_count() == 2


def test_in_turns_teams_switch_after_as_many_turns_as_stand_for_the_sand() -> None:
    match = workshop(4, tempo="turns", rounds=["2"], teams="switch", script=["structural_01"])
    play(match, "draw", "lay c7r6_n")
    for _ in range(4 * SAND):
        play(match, "end_turn")
    assert state(match).ships[2].occupied.bit_count() == 2
    assert state(match).circle == 1


def test_partners_fly_each_others_ships() -> None:
    match = workshop(4, tempo="calm", teams="partners", script=["structural_01"])
    play(match, "0: draw", "0: lay c7r6_n", "0: finish 1", "1: finish 2", "2: finish 3", "3: finish 4")
    ships = state(match).ships
    assert ships[2].occupied.bit_count() == 2
    assert [ship.number for ship in ships] == [3, 4, 1, 2]
    assert match.asks[0].seat == 2, "the number goes with the ship, so seat 2 flies ahead"


# ---------------------------------------------------------------- waiting and grabbing


def finished_racer(players: int = 2, **given: Any) -> Match:
    """Seat 0 has laid a tile and finished, so that it could look at cards."""
    match = workshop(players, script=["structural_01"], tempo="race", **given)
    play(match, "0: draw", "0: lay c7r6_n", "0: finish 1")
    return match


def test_a_finished_builder_may_simply_wait() -> None:
    match = finished_racer()
    assert offered(match, 0)[0] == "wait"
    play(match, "0: wait")
    assert [ask.seat for ask in match.asks] == [1, CLOCK]


def test_who_waits_is_asked_again_when_the_sand_has_run_and_when_somebody_finishes() -> None:
    match = finished_racer(3)
    play(match, "0: wait")
    tick(match)
    assert {"wait", "flip_timer"} <= set(offered(match, 0))
    play(match, "0: wait", "1: finish 2")
    assert "flip_timer" in offered(match, 0)


def test_nobody_has_to_wait_for_a_finished_builder() -> None:
    match = finished_racer()
    assert [ask.optional for ask in match.asks] == [True, False, False]


def test_partners_who_switch_ships_are_asked_about_another_ship() -> None:
    match = workshop(4, tempo="race", rounds=["2"], teams="switch")
    tick(match)
    before = [ask.subject for ask in match.asks]
    play(match, "0: flip_timer")
    assert [ask.subject for ask in match.asks][:4] == [before[2], before[3], before[0], before[1]]


def test_partners_who_switch_ships_put_down_the_cards_they_look_at() -> None:
    match = workshop(4, tempo="race", rounds=["2"], teams="switch", notes=False, script=["structural_01"])
    play(match, "0: draw", "0: lay c7r6_n")
    tick(match)
    play(match, "0: look 1", "1: flip_timer")
    assert match.view(2)["piles"][0]["cards"] is None


def caught(starter: int = 0) -> Match:
    """Three of four racers caught by the last sand."""
    match = workshop(4, tempo="race")
    state(match).starter = starter
    tick(match)
    play(match, "1: finish 2", "1: flip_timer")
    tick(match)
    return match


def test_numbers_are_grabbed_against_a_clock() -> None:
    match = caught()
    (clock,) = (ask for ask in match.asks if ask.seat == CLOCK)
    assert (clock.question, clock.after) == ("grabbing", GRAB_SECONDS)


def test_when_nobody_grabs_the_numbers_are_dealt_out_from_the_starter_on() -> None:
    match = caught(starter=2)
    tick(match)
    assert [ship.number for ship in state(match).ships] == [4, 2, 1, 3]


def test_the_first_who_grabs_is_first_and_the_clock_deals_out_the_rest() -> None:
    match = caught()
    play(match, "3: finish 1")
    tick(match)
    assert [ship.number for ship in state(match).ships] == [3, 2, 4, 1]
