"""Adventure Cards: open space, planets, abandoned ships and stations, special events."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_trucker.ship import Ship
from cosmodrome.games.galaxy_trucker.tiles import ORANGE
from cosmodrome.kernel import IllegalMove
from tests.games.galaxy_trucker.table import asked, at, build, events, man, meet, offered, play, state, stow


def freighter(seat: int = 0) -> Ship:
    """Three containers, two of them reinforced by nothing, and an engine."""
    return man(build("I", "cargo_3 c8r7", "engine c7r8", seat=seat))


def crew_ship(cabins: int, seat: int = 0) -> Ship:
    squares = ("c6r7", "c8r7", "c7r6", "c6r8")[:cabins]
    return man(build("I", *(f"cabin {square}" for square in squares), seat=seat))


# ---------------------------------------------------------------- open space


def test_open_space_moves_ships_leader_first_past_each_other() -> None:
    slow = man(build("II", "engine c7r8"))
    fast = man(build("II", "engine c7r8", "engine c6r8", "engine c8r8", seat=1))
    match = meet("d1_open_space_1", [slow, fast], at_spaces=[0, -2])
    # The leader goes to 1; three empty spaces ahead of -2 are -1, 0 and 2.
    assert state(match).pos == [1, 2]
    assert [event["seat"] for event in events(match, "engines")] == [0, 1]


# ---------------------------------------------------------------- planets


def test_planets_are_chosen_leader_first_one_ship_a_place() -> None:
    match = meet("d1_planets_2", [freighter(), freighter(1)])
    assert (asked(match), offered(match)) == ((0, "planet"), ["land 1", "land 2", "land 3", "decline"])
    play(match, "land 3")
    assert (asked(match), offered(match)) == ((1, "planet"), ["land 1", "land 2", "decline"])


def test_nobody_has_to_land() -> None:
    match = meet("d1_planets_2", [freighter(), freighter(1)])
    play(match, "decline", "decline")
    assert state(match).pos == [0, -2]
    assert state(match).card == -1


def test_when_all_places_are_taken_the_rest_is_not_asked() -> None:
    match = meet("d1_planets_3", [freighter(), freighter(1), freighter(2)])
    play(match, "land 1", "land 2")
    assert asked(match) == (0, "load")


def test_loading_goes_leader_first_and_days_last_ship_first() -> None:
    ships = [freighter(), freighter(1)]
    match = meet("d1_planets_3", ships, at_spaces=[0, -1])
    play(match, "land 2", "land 1")
    assert asked(match) == (0, "load")
    play(match, "load yellow_c8r7", "load yellow_c8r7", "close_holds")
    assert asked(match) == (1, "load")
    play(match, "close_holds")
    # The last ship falls back three from -1 to -4; the leader counts empty spaces -1, -2, -3.
    assert state(match).pos == [-3, -4]


def test_landing_without_room_is_legal_and_takes_the_place_away() -> None:
    full = stow(freighter(), "c8r7", "blue", "blue", "blue")
    match = meet("d1_planets_2", [full, freighter(1)])
    play(match, "land 1", "land 2")
    # Two reds fit nowhere; whoever gains goods may still re-arrange or dump.
    assert offered(match) == ["unload blue_c8r7", "close_holds"]
    play(match, "close_holds")
    assert full.goods_count(0) == 0


# ---------------------------------------------------------------- goods


def test_red_goods_travel_in_reinforced_containers_only() -> None:
    ship = man(build("I", "cargo_2 c8r7", "special_2 c6r7", "engine c7r8"))
    match = meet("d1_planets_2", [ship])
    play(match, "land 2")
    assert "load red_c6r7" in offered(match)
    assert "load red_c8r7" not in offered(match)
    assert {"load blue_c6r7", "load blue_c8r7"} <= set(offered(match))
    with pytest.raises(IllegalMove) as refusal:
        match.play("load red_c8r7")
    assert refusal.value.rule == "hazardous_goods"


def test_goods_may_be_rearranged_and_dumped_while_new_ones_are_gained() -> None:
    ship = stow(man(build("I", "cargo_2 c8r7", "special_1 c6r7", "engine c7r8")), "c6r7", "blue")
    match = meet("d1_planets_2", [ship])
    play(match, "land 2", "unload blue_c6r7", "load red_c6r7", "load blue_c8r7", "load blue_c8r7")
    # Nothing more can be loaded: the third blue block is dumped with the rest of the dock.
    play(match, "close_holds")
    assert [ship.goods_count(colour) for colour in range(4)] == [1, 0, 0, 2]
    assert state(match).bank == [11, 17, 13, 13]


def test_every_block_comes_out_at_most_once_per_loading() -> None:
    ship = freighter()
    match = meet("d1_planets_2", [ship])
    play(match, "land 3", "load yellow_c8r7", "unload yellow_c8r7", "load yellow_c8r7")
    # One block was gained and none was aboard, so it came out once; now only closing is left, and that is done.
    assert state(match).card == -1
    assert ship.goods_count(1) == 1


def test_a_ship_without_holds_gains_nothing_and_is_not_asked() -> None:
    match = meet("d1_planets_2", [man(build("I", "engine c7r8"))])
    play(match, "land 1")
    assert state(match).card == -1
    assert state(match).bank == [12, 17, 13, 14]


def test_what_the_bank_lacks_is_not_gained() -> None:
    ship = freighter()
    match = meet("d1_planets_3", [ship])
    state(match).bank = [12, 1, 13, 14]
    play(match, "land 2")
    assert state(match).dock == [0, 1, 0, 0]


def test_with_an_empty_bank_there_is_nothing_to_load_and_the_days_are_lost_all_the_same() -> None:
    ship = stow(freighter(), "c8r7", "blue")
    match = meet("d1_planets_3", [ship], at_spaces=[10])
    state(match).bank = [0, 0, 0, 0]
    play(match, "land 2")
    assert asked(match) == (0, "course")
    assert state(match).pos[0] < 10
    assert events(match, "loaded") == []


def test_blocks_dumped_by_an_earlier_loader_serve_a_later_one() -> None:
    first, second = freighter(), freighter(1)
    match = meet("d1_planets_3", [first, second])
    state(match).bank = [0, 2, 0, 0]
    play(match, "land 2", "land 1")
    assert state(match).dock == [0, 2, 0, 0]
    play(match, "close_holds")
    assert asked(match) == (1, "load")
    assert state(match).dock == [0, 1, 0, 0]


# ---------------------------------------------------------------- abandoned ship and station


def test_an_abandoned_ship_costs_crew_and_days_and_pays_credits() -> None:
    ship = crew_ship(2)
    match = meet("d1_abandoned_ship_1", [ship, crew_ship(2, 1)], at_spaces=[0, -5])
    assert (asked(match), offered(match)) == ((0, "abandoned_ship"), ["claim", "decline"])
    play(match, "claim")
    assert len(offered(match)) == 3
    play(match, "give_crew c6r7", "give_crew c6r7", "give_crew c8r7")
    assert (ship.crew_size(), state(match).pos[0], state(match).credits(0)) == (3, -1, 4)
    assert state(match).card == -1, "the next ship is out of luck"


def test_who_declines_leaves_it_to_the_next_in_line() -> None:
    match = meet("d1_abandoned_ship_1", [crew_ship(1), crew_ship(1, 1)])
    play(match, "decline")
    assert asked(match) == (1, "abandoned_ship")


def test_too_small_a_crew_cannot_take_an_abandoned_ship() -> None:
    match = meet("d1_abandoned_ship_1", [crew_ship(0), crew_ship(1, 1)])
    assert asked(match) == (1, "abandoned_ship")


def test_giving_the_last_humans_pays_out_and_then_the_ship_gives_up() -> None:
    ship = crew_ship(1)
    ship.crew[at(ship, "c6r7")] = ORANGE
    match = meet("d1_abandoned_ship_1", [ship, crew_ship(1, 1)])
    play(match, "claim")
    assert state(match).out == [True, False]
    assert state(match).credits(0) == 4


def test_a_station_wants_to_see_crew_but_takes_none() -> None:
    ship = man(build("I", "cabin c6r7", "cabin c7r6", "cargo_2 c8r7"))
    ship.crew[at(ship, "c6r7")] = ORANGE
    match = meet("d1_abandoned_station_1", [crew_ship(1, 1), ship], at_spaces=[0, -3])
    assert asked(match) == (1, "abandoned_station")
    play(match, "claim", "load yellow_c8r7", "load green_c8r7", "close_holds")
    assert (ship.crew_size(), state(match).pos[1]) == (5, -4)
    assert [ship.goods_count(colour) for colour in (1, 2)] == [1, 1]


def test_only_one_ship_searches_a_station() -> None:
    match = meet("d1_abandoned_station_1", [crew_ship(2), crew_ship(2, 1)])
    play(match, "claim")
    assert state(match).card == -1


# ---------------------------------------------------------------- special events


def test_stardust_costs_a_day_for_each_exposed_connector_last_ship_first() -> None:
    ships = [man(build("I", "engine c7r8")), man(build("I", "engine c7r8", seat=1))]
    exposed = [ship.exposed() for ship in ships]
    match = meet("d1_stardust", ships, at_spaces=[0, -1])
    assert state(match).pos[1] == -1 - exposed[1]
    # The leader skips the one space the other now stands on if it reaches that far.
    assert state(match).pos[0] in (-exposed[0], -exposed[0] - 1)
    assert [event["seat"] for event in events(match, "lost_days")] == [1, 0]


def test_an_epidemic_strikes_joined_occupied_cabins_all_at_once() -> None:
    ship = man(build("II", "cabin c8r7", "cabin c9r7", "structural c6r7", "cabin c5r7"))
    linked = ship.link[at(ship, "c8r7")] >> at(ship, "c9r7") & 1
    assert linked
    meet("d2_epidemic", [ship])
    # Pilot cabin, its neighbour and the next one form a chain; the cabin behind the module is apart.
    assert [ship.crew[at(ship, square)] for square in ("c7r7", "c8r7", "c9r7", "c5r7")] == [1, 1, 1, 2]


def test_an_empty_cabin_neither_spreads_nor_suffers_the_epidemic() -> None:
    ship = man(build("II", "cabin c8r7", "cabin c9r7"))
    ship.crew[at(ship, "c8r7")] = 0
    meet("d2_epidemic", [ship])
    assert [ship.crew[at(ship, square)] for square in ("c7r7", "c8r7", "c9r7")] == [2, 0, 2]


def test_an_alien_dies_of_the_epidemic() -> None:
    ship = man(build("II", "cabin c8r7", "orange c8r6"))
    ship.crew[at(ship, "c8r7")] = ORANGE
    meet("d2_epidemic", [ship])
    assert [ship.crew[at(ship, square)] for square in ("c7r7", "c8r7")] == [1, 0]


def test_sabotage_blows_up_a_component_of_the_smallest_crew() -> None:
    ships = [man(build("III", "cabin c8r7")), man(build("III", "structural c8r7", seat=1))]
    match = meet("d3_sabotage", ships, script=[8, 7])
    assert (ships[0].lost, ships[1].lost) == (0, 1)
    assert events(match, "destroyed")[0]["square"] == "c8r7"


def test_of_equal_crews_the_ship_ahead_is_sabotaged() -> None:
    ships = [man(build("III", "structural c8r7")), man(build("III", "structural c8r7", seat=1))]
    meet("d3_sabotage", ships, at_spaces=[0, 3], script=[8, 7])
    assert (ships[0].lost, ships[1].lost) == (0, 1)


def test_saboteurs_try_three_times_and_then_give_up() -> None:
    ships = [man(build("III", "structural c8r7")), man(build("III", "cabin c8r7", seat=1))]
    match = meet("d3_sabotage", ships, script=[2, 2, 3, 12, 4, 4])
    assert ships[0].lost == 0
    assert asked(match)[1] == "course"
    again = [man(build("III", "structural c8r7")), man(build("III", "cabin c8r7", seat=1))]
    meet("d3_sabotage", again, script=[2, 2, 3, 12, 8, 7])
    assert again[0].lost == 1


def test_a_lone_ship_is_neither_sabotaged_nor_in_a_combat_zone() -> None:
    for card, board in (("d3_sabotage", "III"), ("d1_combat_zone", "I")):
        ship = man(build(board, "structural c8r7"))
        match = meet(card, [ship])
        assert (ship.lost, asked(match)[1]) == (0, "course")
