"""Enemies and Combat Zone."""

from __future__ import annotations

from cosmodrome.games.galaxy_trucker.cards import CARD_NAMES, CARDS
from cosmodrome.games.galaxy_trucker.ship import Ship
from cosmodrome.kernel import Match
from tests.games.galaxy_trucker.table import asked, at, build, events, man, meet, offered, play, state, stow

MISS = 2


def gunship(cannons: int, seat: int = 0) -> Ship:
    """A class III ship with this many forward cannons."""
    squares = ("c7r6", "c6r6", "c8r6", "c5r6", "c9r6", "c4r7", "c10r7", "c11r6")
    frame = ("structural c6r7", "structural c8r7", "structural c5r7", "structural c9r7")
    return man(build("III", *frame, *(f"cannon {square} n" for square in squares[:cannons]), seat=seat))


def armed(double_front: int, double_side: int, simple: int, side: int = 0, cells: int = 9, seat: int = 0) -> Ship:
    """A class II ship with these guns, two batteries and a hold."""
    front = ["c7r5", "c6r6", "c8r6", "c5r7"]
    wishes = ["structural c7r6", "structural c6r7", "structural c8r7", "battery_2 c7r8", "cargo_3 c6r8"]
    for kind, count in (("cannon", simple), ("double_cannon", double_front)):
        for _ in range(count):
            wishes.append(f"{kind} {front.pop(0)} n")
    for kind, count in (("double_cannon", double_side), ("cannon", side)):
        for _ in range(count):
            wishes.append(f"{kind} c9r7 e")
    return man(build("II", *wishes, seat=seat), cells=cells)


# ---------------------------------------------------------------- the smugglers example


def smugglers_example() -> tuple[Match, list[Ship]]:
    red = armed(1, 1, 2, cells=1)
    green = armed(2, 0, 0, side=1, seat=1)
    blue = armed(1, 0, 1, cells=1, seat=2)
    return meet("d1_smugglers", [red, green, blue], at_spaces=[10, 7, 4]), [red, green, blue]


def test_red_ties_with_four_and_nothing_happens() -> None:
    match, (red, _, _) = smugglers_example()
    assert (asked(match), offered(match)) == ((0, "power_forward"), ["power 0", "power 1"])
    # All of it would be five, for two battery tokens; there is one.
    assert (match.view(0)["ships"][0]["cannons"]["full"], red.cell_count()) == (5, 1)
    stow(red, "c6r8", "yellow")
    play(match, "power 1")
    assert events(match, "cannons")[0]["strength"] == 4
    assert red.cell_count() == 0
    assert events(match, "tied")[0]["seat"] == 0
    assert red.goods_count(1) == 1
    assert asked(match)[0] == 1


def test_green_wins_with_four_and_a_half_loads_and_falls_back() -> None:
    match, (_, green, blue) = smugglers_example()
    tokens = green.cell_count()
    play(match, "power 1", "power 2")
    assert events(match, "cannons")[1]["strength"] == 4.5
    assert green.cell_count() == tokens - 2
    assert asked(match) == (1, "reward")
    stow(blue, "c6r8", "yellow")
    play(match, "claim", "load yellow_c6r8", "load green_c6r8", "close_holds")
    assert [green.goods_count(colour) for colour in range(4)] == [0, 1, 1, 0]
    assert events(match, "loaded")[0]["dumped"] == ["blue"]
    assert state(match).pos[1] == 6
    assert blue.goods_count(1) == 1, "blue was never attacked"


def test_blue_reaches_three_at_most_and_loses_its_best_goods() -> None:
    match, (_, _, blue) = smugglers_example()
    stow(blue, "c6r8", "blue", "yellow", "green")
    play(match, "power 1", "power 1", "power 1")
    assert events(match, "cannons")[2]["strength"] == 3
    assert [blue.goods_count(colour) for colour in range(4)] == [0, 0, 0, 1]


# ---------------------------------------------------------------- enemies


def test_the_winner_may_leave_the_reward_and_keep_the_days() -> None:
    match = meet("d1_slavers", [gunship(7), gunship(0, 1)])
    play(match, "decline")
    assert state(match).pos == [0, -2]
    assert state(match).credits(0) == 0
    assert state(match).ships[1].crew_size() == 2, "the enemy is beaten all the same"


def test_in_the_test_flight_too_the_smugglers_goods_may_be_left() -> None:
    guns = ("cannon c7r6 n", "cannon c6r6 n", "cannon c8r6 n", "cannon c5r7 n", "cannon c9r7 n")
    frame = ("structural c6r7", "structural c8r7")
    ships = [man(build("I", *frame, *guns)), man(build("I", seat=1))]
    match = meet("d1_smugglers", ships, test_flight=True, rounds=[], script=["d1_open_space_1"])
    assert asked(match) == (0, "reward")
    play(match, "decline")
    assert events(match, "left_reward")[0]["seat"] == 0
    assert not events(match, "lost_days")


def test_slavers_pay_their_victor() -> None:
    match = meet("d1_slavers", [gunship(7), gunship(0, 1)], at_spaces=[5, 0])
    play(match, "claim")
    assert (state(match).pos[0], state(match).credits(0)) == (4, 5)


def test_slavers_carry_off_crew_of_the_losers_choice() -> None:
    loser = man(build("III", "cabin c8r7", "cabin c6r7"))
    match = meet("d1_slavers", [loser, gunship(7, 1)])
    assert asked(match) == (0, "give_crew")
    play(match, "give_crew c6r7", "give_crew c6r7", "give_crew c7r7")
    assert [loser.crew[at(loser, square)] for square in ("c6r7", "c7r7", "c8r7")] == [0, 1, 2]
    assert asked(match) == (1, "reward")


def test_what_the_slavers_took_is_told_before_the_next_ship_fights() -> None:
    loser = man(build("III", "cabin c8r7", "cabin c6r7"))
    match = meet("d1_slavers", [loser, gunship(0, 1)])
    play(match, "give_crew c6r7", "give_crew c6r7", "give_crew c7r7")
    told = [(event["kind"], event.get("seat"), event.get("change")) for event in match.events_since(0, None)]
    last = max(at for at, event in enumerate(told) if event == ("figures", 0, {"crew": -1}))
    fights = [at for at, event in enumerate(told) if event[:2] == ("cannons", 1)]
    assert last < fights[0]


def test_who_has_too_few_figures_gives_all_and_then_gives_up() -> None:
    match = meet("d1_slavers", [gunship(0), gunship(7, 1)])
    play(match, "decline")
    assert state(match).out == [True, False]


def test_smugglers_take_cells_when_goods_run_out_and_then_nothing() -> None:
    ship = stow(man(build("III", "battery_2 c7r8", "cargo_2 c6r7", "engine c8r7")), "c6r7", "blue")
    match = meet("d3_smugglers", [ship, gunship(0, 1)])
    assert (ship.goods_count(3), ship.cell_count()) == (0, 0)
    assert asked(match)[1] == "course"


def test_of_equal_blocks_the_owner_chooses_the_hold() -> None:
    ship = man(build("II", "cargo_2 c8r7", "cargo_2 c6r7"))
    stow(ship, "c8r7", "blue", "yellow")
    stow(ship, "c6r7", "yellow", "yellow")
    match = meet("d1_smugglers", [ship])
    assert offered(match) == ["give_goods c6r7", "give_goods c8r7"]
    play(match, "give_goods c8r7")
    # The second yellow block can only come from the other hold now, so nobody is asked.
    assert ship.goods[at(ship, "c8r7")] == 4**3
    assert ship.goods[at(ship, "c6r7")] == 4


def test_an_enemy_nobody_beats_attacks_everybody() -> None:
    match = meet("d1_slavers", [gunship(0), gunship(1, 1), gunship(2, 2)])
    assert [event["seat"] for event in events(match, "lost")] == [0, 1, 2]


def test_pirates_shoot_at_all_they_beat_with_one_roll_a_shot() -> None:
    ships = [gunship(0), gunship(1, 1), gunship(6, 2)]
    match = meet("d1_pirates", ships, script=[9, MISS, 5])
    assert asked(match) == (2, "reward"), "the shooting waits until the fights are over"
    play(match, "claim")
    assert [(event["seat"], event["square"]) for event in events(match, "destroyed")] == [
        (0, "c9r7"),
        (1, "c9r7"),
        (0, "c5r7"),
        (1, "c5r7"),
    ]
    assert state(match).credits(2) == 4


def test_pirates_shoot_even_if_nobody_beats_them() -> None:
    ship = gunship(0)
    meet("d1_pirates", [ship], script=[9, 5, MISS])
    assert ship.lost == 2


def test_a_tie_with_pirates_keeps_a_ship_out_of_the_shooting() -> None:
    ships = [gunship(5), gunship(0, 1)]
    meet("d1_pirates", ships, script=[9, MISS, MISS])
    assert [ship.lost for ship in ships] == [0, 1]


# ---------------------------------------------------------------- combat zone


def engined(simple: int, double: int = 0, cells: int = 0, crew: int = 2, seat: int = 0) -> Ship:
    squares = ["c6r8", "c8r8", "c5r8", "c9r8"]
    wishes = ["structural c7r8", "structural c6r7", "structural c8r7", "structural c5r7", "structural c9r7"]
    wishes += [f"engine {squares.pop(0)}" for _ in range(simple)]
    wishes += [f"double_engine {squares.pop(0)}" for _ in range(double)]
    return man(build("III", *wishes, "battery_3 c7r6", seat=seat), cells=cells)


def test_the_combat_zone_example_green_needs_one_cell_only() -> None:
    yellow, green = engined(3), engined(1, 2, cells=3, seat=1)
    match = meet("d1_combat_zone", [yellow, green], at_spaces=[0, -5], stage=1, script=[MISS, MISS])
    # Yellow has nothing to decide; green may reach 1, 3 or 5.
    assert (asked(match), offered(match)) == ((1, "power_engines"), ["power 0", "power 1", "power 2"])
    play(match, "power 1")
    assert (events(match, "weakest")[0]["seat"], events(match, "weakest")[0]["criterion"]) == (0, "engines")
    assert yellow.crew_size() == 0, "tied, so yellow, who is ahead, loses two of its two crew"


def test_the_fewest_crew_lose_the_days_of_the_first_line() -> None:
    big = man(build("III", "cabin c8r7", "engine c7r8"))
    small = man(build("III", "engine c7r8", seat=1))
    match = meet("d1_combat_zone", [big, small], at_spaces=[0, -2], script=[MISS, MISS])
    assert events(match, "lost_days")[0] | {"ply": 0} == {"ply": 0, "kind": "lost_days", "seat": 1, "days": 3}


def test_the_order_of_flight_is_read_afresh_for_each_line() -> None:
    ships = [man(build("III", "engine c7r8")), man(build("III", "engine c7r8", seat=1))]
    match = meet("d1_combat_zone", ships, at_spaces=[0, -1], script=[MISS, MISS])
    # Both have two crew: the leader pays three days and falls behind; then the new leader pays for the engines.
    assert [event["seat"] for event in events(match, "weakest")][:2] == [0, 1]


def test_a_victim_without_humans_stays_until_the_card_is_over() -> None:
    ships = [man(build("III", "cannon c7r6 n")), man(build("III", "engine c7r8", "cabin c8r7", seat=1))]
    match = meet("d1_combat_zone", ships, at_spaces=[9, 0], script=[MISS, MISS])
    assert events(match, "lost_crew")[0]["seat"] == 0
    assert [event["criterion"] for event in events(match, "weakest")] == ["crew", "engines", "cannons"]
    assert state(match).out == [True, False]


def test_the_victim_of_the_shooting_rolls_for_each_shot() -> None:
    victim = man(build("III", "structural c8r7", "structural c9r7"))
    meet("d2_combat_zone", [victim, man(build("III", "cabin c8r7", seat=1))], stage=2, script=[7, MISS, 8, MISS])
    assert victim.lost == 2


def test_the_weakest_of_the_second_deck_lose_goods() -> None:
    ship = stow(man(build("III", "cargo_3 c8r7")), "c8r7", "yellow", "blue", "blue")
    meet("d2_combat_zone", [ship, engined(1, seat=1)], stage=1, script=[MISS] * 4)
    assert [ship.goods_count(colour) for colour in range(4)] == [0, 0, 0, 0]


def test_strengths_are_declared_leader_first_and_openly() -> None:
    ships = [engined(0, 1, cells=1), engined(0, 1, cells=1, seat=1)]
    match = meet("d1_combat_zone", ships, at_spaces=[0, -9], stage=1)
    assert asked(match)[0] == 0
    play(match, "power 1")
    assert match.view(1)["adventure"]["strength"] == [2.0, None]


# ---------------------------------------------------------------- which double cannons


def test_the_owner_powers_the_weaker_double_cannon_alone_if_it_likes() -> None:
    ship = armed(1, 1, 3)
    match = meet("d1_smugglers", [ship])
    assert asked(match) == (0, "power_forward")
    play(match, "power 0")
    assert asked(match) == (0, "power_sideways")
    play(match, "power 1")
    assert events(match, "cannons")[0]["strength"] == 4
    assert events(match, "tied")
    assert ship.cell_count() == 1


def test_a_token_spent_on_a_forward_cannon_is_missing_for_the_others() -> None:
    ship = armed(1, 1, 3, cells=1)
    match = meet("d1_smugglers", [ship])
    play(match, "power 1")
    assert events(match, "cannons")[0]["strength"] == 5
    assert state(match).powered == 0


def test_the_pirates_victor_loses_the_days_on_the_card() -> None:
    match = meet("d1_pirates", [gunship(7), gunship(0, 1)], at_spaces=[5, 0])
    play(match, "claim")
    card = CARDS[CARD_NAMES.index("d1_pirates")]
    assert card.days == 1
    assert state(match).pos[0] == 4
    assert state(match).credits(0) == card.credits
    assert events(match, "took_reward")[0]["credits"] == card.credits
