"""Spot Check, Placing the Crew, and the start."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.galaxy_trucker.pieces import TURN_COSTS
from cosmodrome.games.galaxy_trucker.ship import Ship, empty_ship
from cosmodrome.games.galaxy_trucker.state import BUILDING, COURSE, CREW, SPOT_CHECK
from cosmodrome.games.galaxy_trucker.tiles import ORANGE, PURPLE
from cosmodrome.kernel import Match
from tests.games.galaxy_trucker.table import asked, at, build, events, lay, offered, play, state, workshop


def finished(*ships: Ship, **given: Any) -> Match:
    """Everybody has finished with these ships, in seat order."""
    match = workshop(len(ships), building="lenient", tempo="calm", **given)
    s = state(match)
    for seat, ship in enumerate(ships):
        s.ships[seat] = ship
    for seat in range(len(ships)):
        play(match, f"{seat}: finish {seat + 1}")
    return match


def cabin_against_battery() -> Ship:
    """A cabin and a battery that do not fit together, an engine hanging on the battery."""
    ship = empty_ship(0, 0)
    lay(ship, "cabin_11", "c8r7")  # double to the right and to the rear
    lay(ship, "battery_2_05", "c8r8", "w")  # single to the front against the cabin's double
    lay(ship, "engine_12", "c8r9")
    return ship


def test_a_sound_ship_passes_the_spot_check() -> None:
    match = finished(build("I", "engine c7r8"))
    assert state(match).phase == COURSE


def test_the_owner_removes_what_it_chooses_and_loses_what_hung_on_it() -> None:
    ship = cabin_against_battery()
    assert [kind for kind, _ in ship.faults()] == ["single_meets_double"]
    match = finished(ship)
    assert asked(match) == (0, "spot_check")
    assert offered(match) == ["remove c8r7", "remove c8r8"]
    play(match, "remove c8r8")
    # The engine now hangs in the air: the owner keeps the piece with the cabin.
    assert asked(match) == (0, "keep_piece")
    play(match, "keep c7r7")
    assert ship.lost == 2
    assert ship.faces[at(ship, "c8r9")] == -1
    assert ship.number == 1, "the number tile is kept"
    assert state(match).phase == COURSE


def test_a_turned_engine_cannot_be_straightened() -> None:
    ship = empty_ship(0, 0)
    lay(ship, "engine_11", "c6r7", "e")
    match = finished(ship)
    assert offered(match) == ["remove c6r7"]
    play(match, "remove c6r7")
    assert ship.lost == 1


def test_loose_parts_without_a_fault_are_lost_by_choice_of_a_piece() -> None:
    ship = empty_ship(0, 0)
    lay(ship, "cannon_20", "c7r6")
    lay(ship, "cannon_17", "c6r6")
    match = finished(ship)
    assert asked(match) == (0, "keep_piece")
    assert offered(match) == ["keep c6r6", "keep c7r6"]
    play(match, "keep c7r6")
    assert ship.lost == 1


def test_every_removal_is_asked_until_nothing_is_wrong() -> None:
    ship = empty_ship(0, 0)
    lay(ship, "engine_11", "c6r7", "e")
    lay(ship, "battery_2_08", "c7r6", "n")
    match = finished(ship)
    play(match, "remove c6r7")
    assert state(match).phase == SPOT_CHECK
    play(match, "remove c7r6")
    assert (state(match).phase, ship.lost) == (COURSE, 2)


def test_a_flaw_can_not_be_noticed_in_flight_because_no_faulty_ship_launches() -> None:
    ship = cabin_against_battery()
    match = finished(ship)
    while state(match).phase == SPOT_CHECK:
        play(match, offered(match)[0])
    assert not ship.faults()
    assert len(ship.pieces()) == 1


def test_a_ship_without_a_cabin_gives_up_before_the_first_card() -> None:
    ship = empty_ship(0, 0)
    lay(ship, "battery_2_08", "c7r6", "n")
    match = finished(ship, build("I", "engine c7r8"))
    play(match, "remove c7r7")
    assert state(match).out == [True, False]
    assert events(match, "gave_up")[0]["reason"] == "no_humans"


def test_in_the_test_flight_faults_are_repaired_freely_for_the_highest_numbers() -> None:
    wrong = empty_ship(0, 0)
    lay(wrong, "engine_11", "c6r7", "e")
    match = finished(wrong, build("I", "engine c7r8", seat=1), test_flight=True, rounds=[], script=["d1_open_space_1"])
    assert [ship.number for ship in state(match).ships] == [0, 1]
    play(match, "remove c6r7")
    assert wrong.lost == 0
    assert match.view(0)["faceup"] == ["engine_11"]
    assert state(match).phase == BUILDING
    assert [ask.seat for ask in match.asks] == [0]
    play(match, "0: take engine_11", "0: lay c7r8_n", "0: finish 2")
    assert wrong.number == 2
    assert events(match, "launched")[0]["seats"] == [1, 0]


# ---------------------------------------------------------------- crew


def with_aliens() -> Ship:
    return build("II", "cabin c8r7", "orange c9r7", "cabin c6r7", "purple c5r7", "orange c6r6")


def boarding(*ships: Ship, **given: Any) -> Match:
    match = finished(*ships, rounds=["2"], **given)
    assert state(match).phase == CREW
    return match


def test_a_cabin_takes_an_alien_only_where_its_life_support_is_joined() -> None:
    match = boarding(with_aliens())
    assert set(offered(match)) == {"board_orange c8r7", "board_orange c6r7", "board_purple c6r7", "board_humans"}


def test_one_alien_of_each_colour_and_humans_everywhere_else() -> None:
    ship = with_aliens()
    match = boarding(ship)
    play(match, "board_orange c8r7")
    assert set(offered(match)) == {"board_purple c6r7", "board_humans"}
    play(match, "board_purple c6r7")
    assert (ship.crew[at(ship, "c8r7")], ship.crew[at(ship, "c6r7")]) == (ORANGE, PURPLE)
    assert ship.crew[at(ship, "c7r7")] == 2
    assert (ship.crew_size(), ship.humans()) == (4, 2)


def test_a_cabin_with_both_supports_takes_one_alien_of_either_colour() -> None:
    ship = with_aliens()
    match = boarding(ship)
    play(match, "board_orange c6r7")
    # The only cabin with purple support is taken, so nothing is left to ask.
    assert state(match).phase == COURSE
    assert ship.crew_size() == 5


def test_one_life_support_may_serve_several_cabins() -> None:
    ship = build("II", "orange c7r6", "cabin c6r6", "cabin c8r6")
    match = boarding(ship)
    assert {"board_orange c6r6", "board_orange c8r6"} <= set(offered(match))


def test_the_pilot_cabin_takes_humans_only() -> None:
    ship = build("II", "orange c7r6")
    match = finished(ship, rounds=["2"])
    assert state(match).phase == COURSE
    assert ship.crew[at(ship, "c7r7")] == 2


def test_players_place_their_crew_in_order_of_their_numbers() -> None:
    match = workshop(2, building="lenient", tempo="calm", rounds=["2"])
    state(match).ships[0] = with_aliens()
    state(match).ships[1] = with_aliens()
    play(match, "0: finish 2", "1: finish 1")
    assert asked(match) == (1, "crew")
    play(match, "board_humans")
    assert asked(match) == (0, "crew")
    assert match.view(0)["ships"][1]["humans"] == 6


def test_the_test_flight_carries_no_aliens() -> None:
    ship = build("I", "cabin c8r7", "orange c9r7")
    finished(ship, test_flight=True, rounds=[], script=["d1_open_space_1"])
    assert ship.crew_size() == 4


def test_batteries_are_filled_and_ships_line_up_by_number() -> None:
    ship = build("III", "battery_3 c7r8", "battery_2 c7r6")
    match = finished(ship, build("III", "engine c7r8", seat=1), rounds=["3"])
    assert ship.cell_count() == 5
    assert state(match).pos == [0, -4]


# ---------------------------------------------------------------- repairs in the test flight


def beginners(ship: Ship) -> Match:
    """A beginner's ship at its spot check, beside a sound one."""
    return finished(ship, build("I", "engine c7r8", seat=1), test_flight=True, rounds=[])


def test_in_the_test_flight_the_pilot_cabin_is_not_removed() -> None:
    ship = empty_ship(0, 0)
    lay(ship, "battery_2_08", "c7r6", "n")
    match = beginners(ship)
    assert offered(match) == ["remove c7r6"]
    assert "remove c7r7" not in offered(match)


def test_in_the_test_flight_what_hangs_loose_goes_back_to_the_warehouse_unasked() -> None:
    ship = empty_ship(0, 0)
    lay(ship, "battery_2_08", "c7r6", "n")
    lay(ship, "structural_01", "c7r5", "n")
    match = beginners(ship)
    while state(match).phase == SPOT_CHECK:
        play(match, offered(match)[0])
    assert ship.occupied == 1 << ship.board.start
    assert set(match.view(0)["faceup"]) == {"battery_2_08", "structural_01"}
    assert ship.lost == 0


def test_whoever_repairs_in_turns_has_the_points_of_a_whole_turn() -> None:
    match = workshop(2, building="lenient", tempo="turns", test_flight=True, rounds=[])
    ship = empty_ship(0, 0)
    lay(ship, "battery_2_08", "c7r6", "n")
    state(match).ships[0] = ship
    play(match, "finish 1")
    state(match).points = 1
    play(match, "finish 2", "remove c7r6")
    assert asked(match) == (0, "building")
    assert state(match).points == TURN_COSTS["points"]
