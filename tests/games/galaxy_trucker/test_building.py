"""Grabbing Components, Setting Aside, Looking at Cards: what builders may do and what it does."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_trucker.cards import CARD_NAMES
from cosmodrome.games.galaxy_trucker.pieces import HANDLING_LIMIT, SQUARES
from cosmodrome.games.galaxy_trucker.state import BUILDING
from cosmodrome.games.galaxy_trucker.tiles import TILE_NAMES, WAREHOUSE
from cosmodrome.kernel import CLOCK, IllegalMove, Match
from tests.games.galaxy_trucker.table import at, events, offered, play, state, workshop

CALM = {"tempo": "calm"}


def refused(match: Match, move: str, seat: int = 0) -> str:
    """The rule that forbids the move."""
    with pytest.raises(IllegalMove) as refusal:
        match.play(move, seat)
    assert refusal.value.rule is not None
    return refusal.value.rule


def test_a_drawn_tile_lies_face_up_for_all_to_see() -> None:
    match = workshop(2, script=["engine_02"], tempo="calm")
    play(match, "0: draw")
    assert match.view(0)["ships"][0]["hand"] == "engine_02"
    assert match.view(1)["ships"][0]["hand"] == "engine_02"
    assert match.view(1)["ships"][0]["holding"]
    assert events(match, "drew", 1)[0]["tile"] == "engine_02"
    assert match.view(1)["warehouse"] == len(WAREHOUSE) - 1


def test_with_a_tile_in_hand_no_other_can_be_taken() -> None:
    match = workshop(2, script=["engine_02"], faceup=["cabin_01"], tempo="calm")
    play(match, "0: draw")
    assert refused(match, "draw") == "hand_full"
    assert refused(match, "take cabin_01") == "hand_full"
    assert refused(match, "look 1") == "hand_full"
    assert refused(match, "finish 1") == "hand_full"


def test_a_tile_given_back_lies_face_up_for_everybody() -> None:
    match = workshop(2, script=["engine_02"], tempo="calm")
    play(match, "0: draw", "0: give_back")
    assert match.view(1)["faceup"] == ["engine_02"]
    play(match, "1: take engine_02")
    assert match.view(0)["ships"][1]["hand"] == "engine_02"
    assert refused(match, "take engine_02") == "not_face_up"


def test_two_want_the_same_tile_and_the_first_answer_gets_it() -> None:
    match = workshop(3, faceup=["shield_01"], tempo="race")
    assert all("take shield_01" in offered(match, seat) for seat in range(3))
    play(match, "2: take shield_01")
    assert refused(match, "take shield_01", 0) == "not_face_up"


def test_the_newest_tile_may_be_moved_until_the_next_is_taken() -> None:
    match = workshop(1, script=["structural_01", "cabin_11"], **CALM)
    play(match, "draw", "lay c7r6_n", "pick_up", "lay c7r8_n")
    ship = state(match).ships[0]
    assert ship.faces[at(ship, "c7r6")] == -1
    play(match, "pick_up", "give_back", "take structural_01", "lay c8r7_n", "draw")
    play(match, "give_back")
    assert refused(match, "pick_up") == "nothing_to_pick_up"


def test_taking_back_a_tile_set_aside_fixes_the_newest_too() -> None:
    match = workshop(1, script=["cabin_11", "structural_01"], **CALM)
    play(match, "draw", "set_aside", "draw", "lay c7r6_n")
    assert "pick_up" in offered(match)
    play(match, "take cabin_11", "set_aside")
    assert "pick_up" not in offered(match)


def test_finishing_fixes_the_newest_tile() -> None:
    match = workshop(2, script=["structural_01"], **CALM)
    play(match, "0: draw", "0: lay c7r6_n", "0: finish 1")
    assert refused(match, "pick_up") == "finished_building"
    assert refused(match, "draw") == "finished_building"


def test_a_tile_is_laid_on_an_empty_square_of_the_zone_next_to_another() -> None:
    match = workshop(1, script=["structural_01"], building="lenient", **CALM)
    play(match, "draw")
    assert refused(match, "lay c3r7_n") == "outside_the_zone"
    assert refused(match, "lay c7r7_n") == "square_taken"
    assert refused(match, "lay c5r8_n") == "not_next_to_the_ship"


def test_strict_building_says_which_rule_a_laying_breaks() -> None:
    match = workshop(1, script=["battery_2_08", "engine_12", "cannon_12", "structural_01"], **CALM)
    play(match, "draw")
    assert refused(match, "lay c7r6_n") == "connector_meets_smooth"
    play(match, "lay c7r6_s", "draw")
    assert refused(match, "lay c7r8_e") == "engine_not_to_the_rear"
    play(match, "lay c7r8_n", "draw")
    assert refused(match, "lay c8r7_w") == "before_a_cannon"
    play(match, "lay c8r7_n", "draw")
    assert refused(match, "lay c8r6_n") == "before_a_cannon"


def test_nothing_may_lie_behind_an_engine_in_strict_building() -> None:
    match = workshop(1, script=["engine_02", "structural_01"], rounds=["3"], **CALM)
    play(match, "draw", "lay c7r8_n", "draw")
    assert refused(match, "lay c7r9_n") == "behind_an_engine"
    assert "lay c7r9_n" not in offered(match)


def test_single_against_double_is_refused_in_strict_building() -> None:
    match = workshop(1, script=["cabin_11", "cargo_3_05"], **CALM)
    play(match, "draw", "lay c8r7_n", "draw")
    assert refused(match, "lay c9r7_e") == "single_meets_double"


def test_lenient_building_lets_mistakes_stand() -> None:
    match = workshop(1, script=["cabin_11", "cargo_3_05"], building="lenient", **CALM)
    play(match, "draw", "lay c8r7_n", "draw", "lay c9r7_e")
    assert state(match).ships[0].faults()


def test_every_square_of_the_zone_is_told_from_those_outside() -> None:
    match = workshop(1, script=["structural_01"], **CALM)
    play(match, "draw")
    ship = state(match).ships[0]
    inside = {SQUARES[index] for index in ship.board.index}
    for square in SQUARES:
        if square not in inside:
            assert refused(match, f"lay {square}_n") == "outside_the_zone"
        elif not ship.frontier() >> at(ship, square) & 1:
            assert refused(match, f"lay {square}_n") in ("not_next_to_the_ship", "square_taken")


def test_every_act_of_a_builder_is_told_to_everybody() -> None:
    match = workshop(2, script=["structural_01", "cabin_11"], faceup=["cabin_01"], tempo="race")
    play(match, "0: draw", "0: lay c7r6_n", "0: pick_up", "0: give_back", "0: take cabin_01", "0: set_aside")
    play(match, "0: draw", "0: lay c8r7_n", "0: look 1", "0: finish 1")
    match.play("time_up", CLOCK)
    play(match, "0: flip_timer")
    told = [event["kind"] for event in match.events_since(0, 1)]
    first = ["drew", "laid", "picked_up", "gave_back", "took", "set_aside"]
    assert told == [*first, "drew", "laid", "looked", "finished", "time_up", "flipped_timer"]


def test_two_smooth_sides_do_not_join_a_tile_to_the_ship() -> None:
    match = workshop(1, script=["cabin_06", "cabin_03"], **CALM)
    play(match, "draw", "lay c8r7_e", "draw")
    assert refused(match, "lay c8r6_n") == "not_joined"
    assert refused(match, "lay c8r6_s") == "connector_meets_smooth"


def test_turns_that_look_the_same_are_offered_once() -> None:
    match = workshop(1, script=["structural_07"], **CALM)
    play(match, "draw")
    assert refused(match, "lay c7r6_s") == "looks_the_same"


def test_at_most_two_tiles_are_set_aside_and_never_go_back() -> None:
    match = workshop(1, script=["cabin_11", "cabin_12", "cabin_13"], **CALM)
    play(match, "draw", "set_aside", "draw", "set_aside", "draw")
    assert refused(match, "set_aside") == "two_set_aside"
    play(match, "lay c8r7_n", "take cabin_12")
    assert refused(match, "give_back") == "cannot_go_back"
    play(match, "lay c6r7_n", "pick_up")
    assert refused(match, "give_back") == "cannot_go_back"
    assert "set_aside" in offered(match)


def test_nobody_takes_what_another_has_set_aside() -> None:
    match = workshop(2, script=["cabin_11"], **CALM)
    play(match, "0: draw", "0: set_aside")
    assert match.view(1)["ships"][0]["aside"] == ["cabin_11"]
    assert refused(match, "take cabin_11", 1) == "not_face_up"


def test_tiles_left_aside_count_as_lost() -> None:
    match = workshop(1, script=["cabin_11"], **CALM)
    play(match, "draw", "set_aside", "finish 1")
    assert state(match).ships[0].lost == 1


def test_looking_needs_one_component_laid() -> None:
    match = workshop(1, script=["structural_01"], **CALM)
    assert refused(match, "look 1") == "after_first_component"
    play(match, "draw", "lay c7r6_n")
    assert {"look 1", "look 2", "look 3"} <= set(offered(match))


def test_who_looks_knows_the_cards_and_nobody_else_does() -> None:
    match = workshop(2, script=["structural_01"], **CALM)
    play(match, "0: draw", "0: lay c7r6_n", "0: look 2")
    cards = [CARD_NAMES[card] for card in state(match).piles[1]]
    assert match.view(0)["piles"][1]["cards"] == cards
    assert match.view(1)["piles"][1] == {"pile": 2, "seen_by": [0], "cards": None}
    assert match.view(None)["piles"][1]["cards"] is None
    assert events(match, "looked", 0)[0]["cards"] == cards
    assert "cards" not in events(match, "looked", 1)[0]


def test_a_pile_in_somebodys_hand_is_not_available() -> None:
    match = workshop(2, script=["structural_01", "structural_02"], **CALM)
    play(match, "0: draw", "0: lay c7r6_n", "1: draw", "1: lay c7r6_n", "0: look 1")
    assert refused(match, "look 1", 1) == "pile_in_a_hand"
    play(match, "0: put_down")
    assert "look 1" in offered(match, 1)


def test_any_other_act_puts_the_pile_down() -> None:
    match = workshop(2, script=["structural_01", "structural_02", "cabin_01"], **CALM)
    play(match, "0: draw", "0: lay c7r6_n", "1: draw", "1: lay c7r6_n", "0: look 1", "0: draw")
    assert "look 1" in offered(match, 1)


def test_what_was_seen_once_stays_in_view_and_need_not_be_looked_at_again() -> None:
    match = workshop(1, script=["structural_01"], **CALM)
    play(match, "draw", "lay c7r6_n", "look 3", "put_down")
    assert refused(match, "look 3") == "already_seen"
    assert match.view(0)["piles"][2]["cards"]


def test_a_finished_builder_may_still_look() -> None:
    match = workshop(2, script=["structural_01"], **CALM)
    play(match, "0: draw", "0: lay c7r6_n", "0: finish 1")
    assert offered(match, 0) == ["wait", "look 1", "look 2", "look 3"]
    play(match, "0: look 1")
    assert match.view(0)["piles"][0]["cards"]


def test_a_finisher_takes_any_number_that_is_left() -> None:
    match = workshop(3, **CALM)
    play(match, "1: finish 2")
    assert refused(match, "finish 2") == "number_taken"
    assert refused(match, "finish 4") == "number_taken"
    play(match, "0: finish 3", "2: finish 1")
    assert [ship.number for ship in state(match).ships] == [3, 2, 1]


def test_the_fourth_pile_can_never_be_looked_at() -> None:
    match = workshop(1, script=["structural_01"], **CALM)
    play(match, "draw", "lay c7r6_n")
    assert not [move for move in offered(match) if move == "look 4"]
    assert len(match.view(0)["piles"]) == 3


def test_the_test_flight_has_nothing_aside_no_piles_and_no_timer() -> None:
    match = workshop(1, script=["structural_01"], test_flight=True, tempo="race", rounds=[])
    play(match, "0: draw")
    assert refused(match, "set_aside") == "not_in_test_flight"
    play(match, "0: lay c7r6_n")
    assert refused(match, "look 1") == "not_in_test_flight"
    assert refused(match, "flip_timer") == "no_timer"
    assert all(ask.seat >= 0 for ask in match.asks)


def test_a_builder_who_handles_tiles_without_end_must_finish_at_last() -> None:
    match = workshop(1, script=["cabin_01"] * 1, **CALM)
    play(match, "draw", "give_back")
    for _ in range(HANDLING_LIMIT - 1):
        play(match, "take cabin_01", "give_back")
    assert offered(match) == ["finish 1"]
    assert refused(match, "take cabin_01") == "warehouse_closed"


def test_every_tile_is_somewhere_exactly_once() -> None:
    match = workshop(2, script=["cabin_11", "cabin_12", "cabin_13"], **CALM)
    play(match, "0: draw", "0: lay c8r7_n", "0: draw", "0: set_aside", "1: draw", "1: give_back")
    s = state(match)
    assert s.phase == BUILDING
    laid = [face >> 2 for ship in s.ships for face in ship.faces if face >= 4 * 4]
    aside = [tile for ship in s.ships for tile in ship.aside]
    assert sorted([*s.warehouse, *s.faceup, *laid, *aside]) == list(WAREHOUSE)
    assert [TILE_NAMES[tile] for tile in aside] == ["cabin_12"]


def test_finishing_never_stands_first_while_there_is_something_else_to_do() -> None:
    match = workshop(2, tempo="turns")
    assert offered(match) == ["draw", "end_turn", "finish 1", "finish 2"]
    state(match).points = 0
    match.asks[0].forget()
    assert offered(match) == ["end_turn", "finish 1", "finish 2"]


def test_without_notes_a_pile_is_seen_only_while_it_is_held_and_may_be_looked_at_again() -> None:
    match = workshop(2, script=["structural_01"], notes=False, **CALM)
    play(match, "0: draw", "0: lay c7r6_n", "0: look 1")
    assert match.view(0)["piles"][0]["cards"]
    assert "cards" not in events(match, "looked", 0)[0], "a log would be a note"
    assert "look 1" not in offered(match, 0), "it is in the hand already"
    play(match, "0: put_down")
    assert match.view(0)["piles"][0]["cards"] is None
    assert {"look 1", "look 2", "look 3"} <= set(offered(match, 0))


def test_without_notes_looking_counts_as_handling_and_with_notes_it_does_not() -> None:
    for notes in (True, False):
        match = workshop(2, script=["structural_01"], notes=notes, **CALM)
        play(match, "0: draw", "0: lay c7r6_n")
        before = state(match).ships[0].handled
        play(match, "0: look 1", "0: put_down")
        assert state(match).ships[0].handled == before + (not notes)


def test_without_notes_nobody_looks_for_ever() -> None:
    match = workshop(2, script=["structural_01"], notes=False, **CALM)
    play(match, "0: draw", "0: lay c7r6_n")
    state(match).ships[0].handled = HANDLING_LIMIT
    match.asks[0].forget()
    assert not [move for move in offered(match, 0) if move.startswith("look")]
