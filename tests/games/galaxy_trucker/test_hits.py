"""Hits to Your Ship: meteors, cannon fire, breaking apart, life support."""

from __future__ import annotations

from cosmodrome.games.galaxy_trucker.cards import PRICES
from cosmodrome.games.galaxy_trucker.rules.hits import gun_lanes
from cosmodrome.games.galaxy_trucker.ship import Ship, empty_ship
from cosmodrome.games.galaxy_trucker.tiles import FRONT, ORANGE, REAR
from cosmodrome.kernel import Match
from tests.games.galaxy_trucker.table import asked, at, build, events, lay, man, meet, offered, play, state, stow

#: Rolls that miss every ship.
MISS = 2


def gone(ship: Ship, square: str) -> bool:
    return ship.faces[at(ship, square)] < 0


def plain_ship(seat: int = 1) -> Ship:
    return man(build("I", "engine c7r8", seat=seat))


def armoured() -> Ship:
    """A shield over front and right, a battery, an engine."""
    return man(build("I", "shield c7r6 n", "battery_2 c6r7", "engine c7r8"))


# ---------------------------------------------------------------- small meteors


def smooth_nosed() -> Ship:
    ship = empty_ship(0, 0)
    lay(ship, "cannon_20", "c7r6")
    lay(ship, "engine_12", "c7r8")
    return man(ship)


def test_small_meteors_bounce_off_smooth_sides_barrels_and_exhausts() -> None:
    ship = smooth_nosed()
    meet("d1_meteoric_swarm_2", [ship], script=[7, 7, MISS, MISS])
    assert ship.lost == 0


def test_a_small_meteor_destroys_what_shows_it_a_connector() -> None:
    ship = smooth_nosed()
    match = meet("d1_meteoric_swarm_2", [ship], script=[MISS, MISS, 7, MISS])
    # From the left it meets the pilot cabin's open connector; nose and tail fall apart.
    assert gone(ship, "c7r7")
    assert asked(match) == (0, "keep_piece")


def test_a_shield_that_covers_the_side_stops_it_for_one_cell() -> None:
    ship = armoured()
    open_front = ship.connectors[0] >> at(ship, "c7r6") & 1
    match = meet("d1_meteoric_swarm_2", [ship], script=[7, MISS, MISS, 7])
    if open_front:
        assert asked(match) == (0, "shield")
        play(match, "shield_up")
    assert asked(match) == (0, "shield"), "from the right the pilot cabin's connector is open"
    play(match, "shield_up")
    assert ship.lost == 0
    assert ship.cell_count() == 1 - open_front


def test_a_shield_on_another_side_does_not_help() -> None:
    ship = armoured()
    match = meet("d1_meteoric_swarm_2", [ship], script=[MISS, MISS, 6, MISS])
    assert asked(match)[1] == "course"
    assert not events(match, "shielded")


def test_the_hit_may_be_taken_on_purpose() -> None:
    ship = armoured()
    match = meet("d1_meteoric_swarm_2", [ship], script=[MISS, MISS, MISS, 7])
    assert offered(match) == ["shield_up", "take_hit"]
    assert ship.cell_count() == 2
    play(match, "take_hit")
    assert gone(ship, "c7r7")
    assert not events(match, "spent_cells")
    saved = armoured()
    play(meet("d1_meteoric_swarm_2", [saved], script=[MISS, MISS, MISS, 7]), "shield_up")
    assert not gone(saved, "c7r7")
    assert saved.cell_count() == 1


def test_without_cells_nobody_is_asked_about_shields() -> None:
    ship = man(build("I", "shield c7r6 n", "battery_2 c6r7", "engine c7r8"), cells=0)
    match = meet("d1_meteoric_swarm_2", [ship], script=[MISS, MISS, MISS, 7])
    assert gone(ship, "c7r7")
    assert asked(match)[1] == "keep_piece"


# ---------------------------------------------------------------- large meteors


def test_a_large_meteor_destroys_even_smooth_sides() -> None:
    ship = man(build("I", "shield c7r6 n", "battery_2 c6r7"))
    meet("d1_meteoric_swarm_1", [ship], script=[6, MISS, MISS])
    assert gone(ship, "c6r7"), "no shield stops it"


def test_a_simple_cannon_in_its_column_shoots_by_itself() -> None:
    ship = man(build("I", "cannon c7r6 n"))
    match = meet("d1_meteoric_swarm_1", [ship], script=[7, MISS, MISS])
    assert ship.lost == 0
    assert asked(match)[1] == "course"


def test_in_front_only_the_very_column_counts() -> None:
    ship = man(build("I", "cannon c7r6 n", "structural c8r7"))
    meet("d1_meteoric_swarm_1", [ship], script=[8, MISS, MISS])
    assert gone(ship, "c8r7")


def test_a_cannon_in_the_middle_of_the_ship_shoots_too() -> None:
    ship = man(build("III", "structural c7r6", "structural c8r6", "structural c7r8", "cannon c8r8 n"))
    meet("d1_meteoric_swarm_1", [ship], script=[8, MISS, MISS])
    assert ship.first_met(0, 8) == at(ship, "c8r6")
    assert ship.lost == 0


def test_a_double_cannon_asks_for_a_cell_and_may_be_declined() -> None:
    ship = man(build("I", "double_cannon c7r6 n", "battery_2 c6r7"))
    match = meet("d1_meteoric_swarm_3", [ship], script=[7, MISS, 7])
    assert offered(match) == ["shoot", "take_hit"]
    play(match, "shoot")
    assert (ship.lost, ship.cell_count()) == (0, 1)
    play(match, "take_hit")
    assert gone(ship, "c7r6")


def test_from_the_side_neighbouring_rows_shoot_too() -> None:
    ship = man(build("II", "structural c8r7", "cannon c9r7 e"))
    match = meet("d2_meteoric_swarm_3", [ship], script=[MISS, MISS, MISS, 8, MISS])
    assert (ship.lost, asked(match)[1]) == (0, "course")
    ship = man(build("II", "structural c8r7", "cannon c9r7 e", "structural c7r8", "structural c7r6", "structural c7r5"))
    meet("d2_meteoric_swarm_3", [ship], script=[MISS, MISS, MISS, 5, MISS])
    assert gone(ship, "c7r5"), "two rows away is too far"


def test_a_cannon_facing_the_other_side_does_not_shoot() -> None:
    ship = man(build("II", "cannon c6r7 w"))
    match = meet("d2_meteoric_swarm_3", [ship], script=[MISS, MISS, MISS, 7, MISS])
    assert gone(ship, "c7r7")
    assert state(match).out == [True], "no humans are left"


def test_the_leaders_roll_serves_for_all_ships_in_order_of_flight() -> None:
    ships = [man(build("I", "structural c8r7")), man(build("I", "structural c8r7", seat=1))]
    match = meet("d1_meteoric_swarm_1", ships, script=[8, MISS, MISS])
    assert [event["seat"] for event in events(match, "destroyed")] == [0, 1]


def test_a_roll_beside_the_ship_misses() -> None:
    ship = plain_ship(0)
    meet("d1_meteoric_swarm_1", [ship], script=[12, 2, 11])
    assert ship.lost == 0


def test_class_iiia_is_hit_by_its_own_row_numbers() -> None:
    ship = man(build("IIIa", "structural c7r6", "structural c7r8"))
    meet("d3_meteoric_swarm_3", [ship], script=[6, MISS, MISS, MISS, MISS])
    assert gone(ship, "c7r6"), "row 6 lies behind the pilot cabin on this board"
    assert ship.board.near[at(ship, "c7r6")][0] == at(ship, "c7r7")


# ---------------------------------------------------------------- cannon fire


def zone_victim(ship: Ship, *rolls: int) -> Match:
    """The combat zone's last line, light and heavy fire from the rear, against a ship without cannons."""
    other = man(build("I", "cannon c7r6 n", seat=1))
    return meet("d1_combat_zone", [ship, other], stage=2, script=rolls)


def rear_shield() -> Ship:
    return man(build("I", "shield c7r6 e", "battery_2 c8r7", "engine c7r8"))


def test_light_fire_destroys_smooth_sides_too_unless_shielded() -> None:
    ship = man(build("I", "engine c7r8"))
    zone_victim(ship, 7, MISS)
    assert gone(ship, "c7r8")


def test_a_rear_shield_stops_light_fire_from_the_rear() -> None:
    ship = rear_shield()
    match = zone_victim(ship, 7, MISS)
    assert asked(match) == (0, "shield")
    play(match, "shield_up")
    assert (ship.lost, ship.cell_count()) == (0, 1)


def test_nothing_stops_heavy_fire() -> None:
    ship = rear_shield()
    match = zone_victim(ship, MISS, 7)
    assert gone(ship, "c7r8")
    assert asked(match)[1] == "course"


# ---------------------------------------------------------------- breaking apart


def test_a_ship_in_pieces_goes_on_with_the_one_its_owner_keeps() -> None:
    ship = man(build("II", "structural c8r7", "cabin c9r7", "engine c9r8"))
    match = meet("d1_meteoric_swarm_1", [ship], script=[8, MISS, MISS], rounds=["2"])
    assert gone(ship, "c8r7")
    assert offered(match) == ["keep c7r7", "keep c9r7"]
    play(match, "keep c9r7")
    assert gone(ship, "c7r7"), "the kept piece need not hold the pilot cabin"
    assert (ship.lost, ship.humans()) == (2, 2)


def test_with_three_pieces_all_but_one_are_lost_tile_by_tile() -> None:
    ship = man(build("II", "structural c7r6", "structural c7r8", "cabin c7r5", "engine c6r8", "engine c8r7"))
    # The pilot cabin is hit from the left: nose, engine to the right, and tail fall apart.
    match = meet("d1_meteoric_swarm_2", [ship], script=[MISS, MISS, 7, MISS], rounds=["2"])
    assert len(offered(match)) == 3
    play(match, "keep c7r5")
    assert ship.lost == 1 + 1 + 2
    assert [ship.occupied >> at(ship, square) & 1 for square in ("c7r5", "c7r6")] == [1, 1]


def test_the_piece_is_chosen_before_the_next_hit() -> None:
    ship = man(build("II", "structural c8r7", "cabin c9r7", "engine c9r8"))
    match = meet("d1_meteoric_swarm_1", [ship], script=[8, MISS, MISS], rounds=["2"])
    assert state(match).stage == 0
    play(match, "keep c7r7")
    assert state(match).card == -1


def test_a_kept_piece_without_humans_leads_to_giving_up() -> None:
    ship = man(build("II", "structural c8r7", "cargo_2 c9r7", "engine c9r8"))
    match = meet("d1_meteoric_swarm_1", [ship, man(build("II", "cannon c7r6 n", seat=1))], script=[8, MISS, MISS])
    play(match, "keep c9r7")
    assert state(match).out == [True, False]


def test_goods_in_a_destroyed_hold_return_to_the_bank() -> None:
    ship = stow(man(build("I", "cargo_2 c8r7")), "c8r7", "yellow", "blue")
    match = meet("d1_meteoric_swarm_1", [ship], script=[8, MISS, MISS])
    assert state(match).bank == [12, 18, 13, 15]
    assert sum(PRICES[colour] * ship.goods_count(colour) for colour in range(4)) == 0


def test_crew_and_cells_on_lost_components_are_lost() -> None:
    ship = man(build("I", "cabin c8r7", "battery_2 c6r7"))
    meet("d1_meteoric_swarm_3", [ship], script=[8, MISS, 6])
    assert (ship.crew_size(), ship.cell_count(), ship.lost) == (2, 0, 2)


# ---------------------------------------------------------------- life support


def alien_ship(*supports: str) -> Ship:
    ship = man(build("II", "cabin c7r6", *supports))
    ship.crew[at(ship, "c7r6")] = ORANGE
    return ship


def test_an_alien_leaves_with_its_last_life_support() -> None:
    ship = alien_ship("orange c8r6")
    match = meet("d1_meteoric_swarm_1", [ship], script=[8, MISS, MISS], rounds=["2"])
    assert ship.crew_size() == 2
    assert events(match, "alien_left")


def test_an_alien_stays_while_another_support_of_its_colour_is_joined() -> None:
    ship = alien_ship("orange c8r6", "orange c6r6")
    meet("d1_meteoric_swarm_1", [ship], script=[8, MISS, MISS], rounds=["2"])
    assert ship.crew_size() == 3


def test_from_the_rear_neighbouring_columns_would_shoot_too() -> None:
    ship = man(build("I", "cannon c6r7 s"))
    assert gun_lanes(ship, REAR, 7) >> at(ship, "c6r7") & 1
    assert not gun_lanes(ship, REAR, 8) >> at(ship, "c6r7") & 1
    assert not gun_lanes(ship, FRONT, 7) >> at(ship, "c6r7") & 1


# ---------------------------------------------------------------- what is told, and to whom it happens


def test_a_bounce_a_miss_and_a_simple_cannons_shot_are_told() -> None:
    match = meet("d1_meteoric_swarm_2", [smooth_nosed()], script=[7, MISS, MISS, MISS])
    assert events(match, "bounced")[0]["square"] == "c7r6"
    assert len(events(match, "missed")) == 3
    match = meet("d1_meteoric_swarm_1", [man(build("I", "cannon c7r6 n"))], script=[7, MISS, MISS])
    assert events(match, "shot_meteor")[0]["square"] == "c7r6"


def test_the_threatened_component_is_shown_while_its_owner_decides() -> None:
    match = meet("d1_meteoric_swarm_2", [armoured()], script=[MISS, MISS, MISS, 7])
    assert asked(match) == (0, "shield")
    assert match.view(None)["adventure"]["threat"] == {"seat": 0, "side": "right", "square": "c7r7"}


def test_a_ship_that_has_lost_its_last_human_to_a_meteor_gives_up_before_the_next() -> None:
    ship = man(build("I", "cabin c8r7", "structural c6r7"), crew=0)
    ship.crew[at(ship, "c8r7")] = 2
    match = meet("d1_meteoric_swarm_1", [ship, plain_ship()], script=[8, 6, MISS])
    assert state(match).out == [True, False]
    assert not gone(ship, "c6r7"), "the second meteor found nobody there"
    assert ship.lost == 1


def test_a_victim_of_pirates_without_humans_is_shot_at_no_more() -> None:
    ship = man(build("I", "cabin c7r6", "structural c7r8"), crew=0)
    ship.crew[at(ship, "c7r6")] = 2
    match = meet("d1_pirates", [ship], script=[7, 7, 7])
    assert state(match).out == [True]
    assert ship.lost == 1


def test_a_loser_to_slavers_without_humans_leaves_its_space_at_once() -> None:
    loser, winner = man(build("III", "engine c7r8")), man(build("III", "engine c7r8", seat=1))
    match = meet("d1_slavers", [loser, winner], at_spaces=[5, 4])
    assert [event["seat"] for event in events(match, "gave_up")] == [0, 1]
