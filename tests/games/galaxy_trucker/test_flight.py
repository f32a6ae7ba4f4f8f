"""The Flight: strength, flight days, turning up cards, giving up."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_trucker.cards import CARD_DECK, CARD_NAMES
from cosmodrome.games.galaxy_trucker.rules.flying import move_ship
from cosmodrome.games.galaxy_trucker.rules.launch import launch
from cosmodrome.games.galaxy_trucker.rules.parameters import cannon_strength, double_cannons, engine_strength, strongest
from cosmodrome.games.galaxy_trucker.ship import Ship
from cosmodrome.games.galaxy_trucker.state import COURSE, CREW, SETTLEMENT
from cosmodrome.games.galaxy_trucker.tiles import ORANGE, PURPLE
from cosmodrome.kernel.event import EventLog
from tests.games.galaxy_trucker.table import (
    asked,
    at,
    before_card,
    build,
    events,
    man,
    meet,
    new_state,
    offered,
    play,
    state,
    stow,
)


def plain_ship(seat: int = 0) -> Ship:
    return man(build("I", "engine c7r8", seat=seat))


# ---------------------------------------------------------------- strength


def test_simple_engines_count_one_and_powered_double_ones_two() -> None:
    ship = build("I", "engine c7r8", "double_engine c6r8")
    assert [engine_strength(ship, powered) for powered in (0, 1)] == [2, 6]


def test_the_orange_alien_adds_two_unless_nothing_else_pushes() -> None:
    ship = build("II", "double_engine c7r8", "cabin c8r7")
    ship.crew[at(ship, "c8r7")] = ORANGE
    assert [engine_strength(ship, powered) for powered in (0, 1)] == [0, 8]


def test_cannons_that_do_not_point_forward_count_half() -> None:
    ship = build("I", "cannon c7r6 n", "cannon c8r7 e", "double_cannon c6r7 w")
    assert [cannon_strength(ship, 0, powered) / 2 for powered in (0, 1)] == [1.5, 2.5]


def test_most_strength_comes_from_forward_double_cannons_first() -> None:
    ship = build("I", "double_cannon c7r6 n", "double_cannon c6r7 w")
    assert [strongest(ship, powered) / 2 for powered in (0, 1, 2)] == [0, 2, 3]
    assert double_cannons(ship) == 2


def test_half_a_cannon_is_enough_for_the_purple_alien() -> None:
    ship = build("II", "cannon c8r7 e", "cabin c6r7")
    ship.crew[at(ship, "c6r7")] = PURPLE
    assert cannon_strength(ship, 0, 0) / 2 == 2.5
    bare = build("II", "cabin c6r7")
    bare.crew[at(bare, "c6r7")] = PURPLE
    assert cannon_strength(bare, 0, 0) == 0


def test_the_owner_chooses_which_batteries_to_drain() -> None:
    ship = man(build("II", "battery_2 c7r6", "battery_3 c8r7", "double_engine c7r8"))
    match = meet("d1_open_space_1", [ship])
    assert offered(match) == ["power 0", "power 1"]
    play(match, "power 1")
    assert offered(match) == ["spend_cell c7r6", "spend_cell c8r7"]
    play(match, "spend_cell c8r7")
    assert [ship.cells[at(ship, square)] for square in ("c7r6", "c8r7")] == [2, 2]


def test_no_more_engines_are_powered_than_there_are_cells() -> None:
    ship = man(
        build("III", "battery_2 c7r6", "double_engine c7r8", "double_engine c6r8", "double_engine c8r8"), cells=2
    )
    match = meet("d1_open_space_1", [ship])
    assert offered(match) == ["power 0", "power 1", "power 2"]


# ---------------------------------------------------------------- flight days


def test_occupied_spaces_do_not_count() -> None:
    s, _ = new_state(4)
    # Blue on 10 loses three days; green on 8 does not count, so blue ends just in front of red on 5.
    s.pos = [10, 8, 5, 20]
    move_ship(s, 0, -3)
    assert s.pos[0] == 6
    s.pos = [10, 8, 5, 20]
    move_ship(s, 0, -4)
    assert s.pos[0] == 4
    s.pos = [1, 2, 3, 20]
    move_ship(s, 0, 1)
    assert s.pos[0] == 4


def test_ships_a_lap_apart_share_no_space_either() -> None:
    s, _ = new_state(2)
    s.pos = [38, 0]
    move_ship(s, 0, 2)
    assert s.pos[0] == 41


def test_markers_of_ships_that_gave_up_are_not_in_the_way() -> None:
    s, _ = new_state(2)
    s.pos, s.out = [5, 4], [False, True]
    move_ship(s, 0, -1)
    assert s.pos[0] == 4


# ---------------------------------------------------------------- cards


def test_the_first_card_belongs_to_the_deck_of_the_round() -> None:
    cards = [f"d1_open_space_{n}" for n in (1, 2, 3, 4)] + [name for name in CARD_NAMES if name.startswith("d2")][:8]
    ships = [man(build("II", "engine c7r8"))]
    match = before_card(ships, cards, script=["d2_planets_1"])
    play(match, "fly_on")
    assert CARD_DECK[state(match).card] == 2
    wrong = before_card([man(build("II", "engine c7r8"))], cards, script=["d1_open_space_1"])
    with pytest.raises(AssertionError, match="the bag holds"):
        play(wrong, "fly_on")


def test_later_cards_come_from_any_deck() -> None:
    match = before_card([man(build("II", "engine c7r8"))], ["d1_stardust", "d2_stardust"], script=["d1_stardust"])
    play(match, "fly_on")
    assert state(match).phase == COURSE


def test_with_more_foresight_the_piles_are_turned_up_in_their_order() -> None:
    match = before_card([plain_ship()], ["d1_stardust", "d1_open_space_2"], foresight=True)
    state(match).piles = [[], [CARD_NAMES.index("d1_open_space_3")], [], state(match).piles[3]]
    play(match, "fly_on")
    assert [event["card"] for event in events(match, "card")] == ["d1_open_space_3"]
    play(match, "fly_on")
    assert [event["card"] for event in events(match, "card")][-1] == "d1_stardust"


# ---------------------------------------------------------------- giving up


def test_everybody_may_give_up_before_each_card_the_leader_first() -> None:
    match = before_card([plain_ship(), plain_ship(1)], ["d1_stardust"], script=["d1_stardust"])
    assert (asked(match), offered(match)) == ((0, "course"), ["fly_on", "fly_on_until_hurt", "give_up"])
    play(match, "give_up")
    assert asked(match) == (1, "course")
    play(match, "fly_on")
    assert state(match).out == [True, False]


def test_goods_of_a_ship_that_gave_up_do_not_return_to_the_bank() -> None:
    ship = stow(man(build("I", "cargo_3 c8r7")), "c8r7", "yellow")
    match = before_card([ship, plain_ship(1)], ["d1_stardust"], script=["d1_stardust"])
    state(match).bank[1] = 16
    play(match, "give_up")
    assert state(match).bank[1] == 16
    assert ship.goods_count(1) == 1


def test_after_the_last_card_nobody_is_asked_any_more() -> None:
    match = before_card([plain_ship()], ["d1_stardust"], script=["d1_stardust"])
    play(match, "fly_on")
    assert match.over


def test_when_everybody_has_given_up_the_flight_ends() -> None:
    match = before_card([plain_ship(), plain_ship(1)], ["d1_stardust"])
    play(match, "give_up", "give_up")
    assert match.over
    assert state(match).piles[3], "the card was never turned up"


def test_without_thrust_in_open_space_a_ship_gives_up_at_once() -> None:
    ship = man(build("I", "cannon c7r6 n"))
    match = meet("d1_open_space_1", [ship, plain_ship(1)])
    assert state(match).out == [True, False]
    assert events(match, "gave_up")[0]["reason"] == "no_engines"


def test_leaving_the_only_double_engine_unpowered_is_no_thrust_either() -> None:
    ship = man(build("I", "double_engine c7r8", "battery_2 c7r6"))
    match = meet("d1_open_space_1", [ship])
    play(match, "power 0")
    assert state(match).out == [True]


def test_a_ship_without_engines_flies_on_while_there_is_no_open_space() -> None:
    ship = man(build("I", "cannon c7r6 n"))
    match = meet("d1_stardust", [ship])
    assert state(match).out == [False]


def test_in_the_test_flight_nobody_gives_up() -> None:
    ship = man(build("I", "cannon c7r6 n"))
    match = meet("d1_open_space_1", [ship], test_flight=True, rounds=[], script=["d1_open_space_1"])
    assert state(match).out == [False]


def test_a_ship_more_than_a_lap_behind_gives_up_after_the_card() -> None:
    match = meet("d1_open_space_1", [plain_ship(), plain_ship(1)], at_spaces=[45, 4])
    assert state(match).out == [False, True]
    assert events(match, "gave_up")[0]["reason"] == "lapped"


@pytest.mark.parametrize(("leader", "lapped"), [(39, False), (41, True)])
def test_a_whole_lap_is_forty_spaces_and_less_is_no_lap(leader: int, lapped: bool) -> None:
    match = meet("d1_meteoric_swarm_1", [plain_ship(), plain_ship(1)], at_spaces=[leader, 0], script=[2, 2, 2])
    assert state(match).out == [False, lapped]


def test_exactly_a_lap_behind_never_happens() -> None:
    s, _ = new_state(2)
    s.pos = [39, 0]
    move_ship(s, 0, 1)
    assert s.pos[0] == 41


def test_the_next_ship_leads_when_the_leader_drops_out() -> None:
    match = before_card([plain_ship(), plain_ship(1)], ["d1_stardust"] * 1, script=["d1_stardust"])
    play(match, "give_up", "fly_on")
    assert events(match, "card")[0]["seat"] == 1


def test_flying_order_is_read_from_the_board() -> None:
    s, _ = new_state(3)
    s.pos = [3, 9, 5]
    assert s.flight_order() == [1, 2, 0]
    s.out = [False, True, False]
    assert s.flight_order() == [2, 0]
    assert s.phase != SETTLEMENT


# ---------------------------------------------------------------- a standing answer


def test_who_flies_on_until_hurt_is_not_asked_before_every_card() -> None:
    ships = [plain_ship(), plain_ship(1)]
    match = before_card(ships, ["d1_stardust", "d1_stardust", "d2_stardust"], script=["d1_stardust", "d2_stardust"])
    play(match, "fly_on_until_hurt", "fly_on")
    assert match.view(1)["ships"][0]["standing"]
    assert asked(match) == (1, "course")


def test_a_hit_ends_the_standing_answer() -> None:
    ship = man(build("I", "cannon c7r6 n", "structural c8r7"))
    match = before_card([ship], ["d1_meteoric_swarm_1", "d1_stardust"], script=["d1_meteoric_swarm_1", 8, 2, 2])
    play(match, "fly_on_until_hurt")
    assert ship.lost == 1
    assert asked(match) == (0, "course")


def test_the_standing_answer_can_be_taken_back_where_something_else_is_asked() -> None:
    ship = man(build("I", "engine c7r8", "cabin c8r7"))
    match = before_card([ship], ["d1_abandoned_ship_1", "d1_stardust"], script=["d1_abandoned_ship_1"])
    play(match, "fly_on_until_hurt")
    ask = match.asks[0]
    assert [str(move) for move in ask.side] == ["ask_again"]
    assert [str(move) for move in ask.answers] == ["claim", "decline"]
    play(match, "ask_again")
    assert offered(match) == ["claim", "decline"]
    play(match, "decline")
    assert asked(match) == (0, "course")


def test_crew_sent_away_by_choice_is_no_hurt() -> None:
    ship = man(build("I", "engine c7r8", "cabin c8r7", "cabin c6r7"))
    match = before_card(
        [ship, plain_ship(1)], ["d1_abandoned_ship_1", "d1_stardust"], script=["d1_abandoned_ship_1", "d1_stardust"]
    )
    play(match, "fly_on_until_hurt", "fly_on", "claim")
    while asked(match)[1] == "give_crew":
        play(match, offered(match)[0])
    assert asked(match) == (1, "course")


def test_before_the_launch_no_order_of_flight_is_shown() -> None:
    match = before_card([plain_ship(), plain_ship(1)], ["d1_stardust"])
    s = state(match)
    assert match.view(0)["order"] == [0, 1]
    s.phase = CREW
    assert match.view(0)["order"] == []
    assert [ship["position"] for ship in match.view(0)["ships"]] == [None, None]


@pytest.mark.parametrize(("days", "kind"), [(1, "gained_days"), (-1, "lost_days")])
def test_days_won_and_days_lost_are_told_apart(days: int, kind: str) -> None:
    s, _ = new_state(1)
    s.log = EventLog()
    move_ship(s, 0, days)
    assert [(event.kind, event.fields["days"]) for event in s.log.events] == [(kind, 1)]


def test_in_the_test_flight_neither_lost_humans_nor_a_lap_end_the_journey() -> None:
    ships = [plain_ship(), plain_ship(1)]
    ships[1].crew = [0] * len(ships[1].crew)
    match = meet("d1_stardust", ships, at_spaces=[60, 0], test_flight=True, rounds=[], script=["d1_open_space_1"])
    assert state(match).out == [False, False]


def test_a_ship_that_moves_nowhere_is_no_news() -> None:
    match = before_card([man(build("I", "engine c7r8"))], ["d1_stardust"])
    move_ship(state(match), 0, 0)
    assert events(match, "gained_days") + events(match, "lost_days") == []


def test_what_a_flight_earns_is_counted_from_its_launch_on() -> None:
    match = before_card([man(build("I", "engine c7r8"))], ["d1_stardust"])
    state(match).earned = [7]
    launch(state(match))
    assert state(match).earned == [0]
