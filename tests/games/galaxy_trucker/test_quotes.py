"""Quotes and explanations: what an answer costs and brings, and what the rules say about a ship."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from cosmodrome.games.galaxy_trucker.game import GAME
from cosmodrome.games.galaxy_trucker.pieces import SPACES, TURN_COSTS
from cosmodrome.games.galaxy_trucker.rules.flying import move_ship
from cosmodrome.games.galaxy_trucker.ship import Ship, empty_ship
from cosmodrome.games.galaxy_trucker.tiles import ORANGE, TILE_NAMES
from cosmodrome.kernel import Match, SeededDealer, UnknownTopic
from cosmodrome.server.tables.projection import moves_of
from tests.games.galaxy_trucker.patience import patient_answer
from tests.games.galaxy_trucker.table import (
    asked,
    at,
    before_card,
    build,
    lay,
    man,
    meet,
    play,
    state,
    stow,
    workshop,
)
from tests.games.galaxy_trucker.test_combat import armed

MISS = 2


def quoted(match: Match, move: str) -> dict[str, Any]:
    """The quote of a move offered to the first seat asked."""
    return match.quote(match.asks[0], GAME.moves.parse(move))


def test_finishing_an_empty_ship_wants_a_second_thought() -> None:
    match = workshop(1, script=["structural_01"], tempo="calm")
    assert quoted(match, "finish 1")["confirm"] == "empty_ship"
    play(match, "draw", "lay c7r6_n")
    told = quoted(match, "finish 1")
    assert "confirm" not in told
    assert told["empty_squares"] == state(match).ships[0].board.size - 2


def test_finishing_says_how_many_tiles_set_aside_will_be_lost() -> None:
    match = workshop(1, script=["structural_01", "cabin_01"], tempo="calm")
    play(match, "draw", "lay c7r6_n", "draw", "set_aside")
    told = quoted(match, "finish 1")
    assert (told["confirm"], told["cost"]) == ("aside_lost", {"lost_components": 1})


def test_in_turns_an_act_says_what_it_costs_and_ones_own_tile_is_free() -> None:
    match = workshop(1, script=["cabin_01"], faceup=["structural_01"], tempo="turns")
    assert quoted(match, "draw") == {"cost": {"points": TURN_COSTS["draw"]}}
    assert quoted(match, "take structural_01") == {"cost": {"points": TURN_COSTS["take"]}}
    play(match, "draw", "set_aside")
    assert quoted(match, "take cabin_01") == {}
    assert quoted(workshop(1, tempo="calm"), "draw") == {}


def test_giving_up_says_what_is_paid_and_what_is_forgone() -> None:
    ship = stow(man(build("I", "cargo_3 c8r7")), "c8r7", "yellow", "yellow", "blue")
    ship.lost = 9
    match = before_card([ship], ["d1_stardust"])
    assert quoted(match, "give_up") == {
        "gain": {"credits": 4},
        "cost": {"credits": 5},
        "forgone": {"goods": 3, "arrival": 4},
        "confirm": "give_up",
    }
    assert quoted(match, "fly_on") == {}


def test_powering_a_cannon_names_the_strength_and_how_the_fight_ends() -> None:
    match = meet("d1_smugglers", [armed(1, 1, 3)])
    assert quoted(match, "power 0") == {
        "strength": 3,
        "sum": {"simple": 3, "powered": 0, "alien": 0},
        "strength_at_most": 4,
        "enemy": 4,
        "outcome": "lose",
        "outcome_at_best": "tie",
    }
    assert quoted(match, "power 1") == {
        "cost": {"cells": 1},
        "gauges": {"cells": -1},
        "strength": 5,
        "sum": {"simple": 3, "powered": 2, "alien": 0},
        "strength_at_most": 6,
        "enemy": 4,
        "outcome": "win",
        "usual": True,
    }
    play(match, "power 0")
    told = quoted(match, "power 1")
    assert (told["strength"], told["sum"]["powered"], told["outcome"]) == (4, 1, "tie")


def test_against_an_enemy_mostly_as_few_cells_are_spent_as_win() -> None:
    def usual(ship: Ship) -> list[str]:
        match = meet("d1_smugglers", [ship])
        return [str(move) for move in match.asks[0].moves if match.quote(match.asks[0], move).get("usual")]

    assert usual(armed(3, 0, 1)) == ["power 2"]
    assert usual(armed(1, 0, 3)) == ["power 1"]
    assert usual(armed(1, 0, 1)) == [], "nothing wins"


def test_powering_no_engine_in_open_space_wants_a_second_thought() -> None:
    match = meet("d1_open_space_1", [man(build("I", "double_engine c7r8", "battery_2 c7r6"))])
    told = quoted(match, "power 0")
    assert (told["strength"], told["confirm"]) == (0, "no_engines")
    assert "place" not in told
    told = quoted(match, "power 1")
    assert (told["strength"], told["cost"], "confirm" in told) == (2, {"cells": 1}, False)


def test_the_sum_of_a_strength_names_what_the_alien_adds() -> None:
    ship = build("I", "double_engine c7r8", "battery_2 c7r6", "cabin c8r7", "engine c8r8")
    ship = man(ship)
    ship.crew[at(ship, "c8r7")] = ORANGE
    match = meet("d1_open_space_1", [ship])
    assert quoted(match, "power 1")["sum"] == {"simple": 1, "powered": 2, "alien": 2}
    play(match, "power 1")
    assert state(match).pos[0] == 5


def test_an_answer_that_costs_days_says_where_one_would_be() -> None:
    ships = [man(build("I", "cargo_3 c8r7", seat=seat)) for seat in range(3)]
    match = meet("d1_planets_1", ships, at_spaces=[10, 8, 5])
    told = quoted(match, "land 1")
    assert told["cost"] == {"days": 3}
    # The space of the second ship is taken and does not count.
    assert (told["position"], told["place"]) == (6, 2)
    play(match, "land 1")
    # Who is ahead loses the days as well, but later: the last one first.
    told = quoted(match, "land 2")
    assert (told["position"], told["place"]) == (4, 3)


def test_open_space_says_how_far_the_engines_take_one() -> None:
    ship = man(build("I", "double_engine c7r8", "battery_2 c7r6"))
    match = meet("d1_open_space_1", [man(build("I")), ship], at_spaces=[-1, -2])
    assert match.asks[0].seat == 1
    told = quoted(match, "power 1")
    play(match, "power 1")
    assert (told["position"], told["place"]) == (state(match).pos[1], 1)


def test_a_shield_names_what_it_saves_and_a_hit_what_it_costs() -> None:
    match = meet(
        "d1_meteoric_swarm_2",
        [man(build("I", "shield c7r6 n", "battery_2 c6r7", "engine c7r8"))],
        script=[MISS, MISS, MISS, 7],
    )
    threatened = {"square": "c7r7", "tile": TILE_NAMES[0], "side": "right"}
    assert quoted(match, "shield_up") == {"cost": {"cells": 1}, "saves": threatened, "gauges": {"cells": -1}}
    hit = quoted(match, "take_hit")
    assert (hit["loses"], hit["confirm"]) == (threatened, "breaks_apart")
    # Three single parts are left, of which one is kept; the pilots are gone.
    assert len(hit["falls"]) == 2
    assert hit["cost"] == {"lost_components": 3, "crew": 2}
    assert (hit["gauges"]["lost"], hit["gauges"]["crew"]) == (3, -2)


def test_the_hand_says_what_a_tile_would_change_where() -> None:
    match = workshop(1, script=["cabin_01"], tempo="calm")
    assert match.explain(0, "lay:c7r6_n") == {"gauges": {}}
    play(match, "draw")
    told = match.explain(0, "lay:c7r6_n")["gauges"]
    before = match.view(0)["ships"][0]["exposed"]
    assert told["crew"] == 2
    laying = next(str(move) for move in match.asks[0].moves if str(move).startswith("lay c7r6_"))
    told = match.explain(0, laying.replace(" ", ":"))["gauges"]
    play(match, laying)
    assert match.view(0)["ships"][0]["exposed"] == before + told.get("exposed", 0)
    # Nobody holds anything any more.
    assert match.explain(0, "lay:c8r7_n") == {"gauges": {}}


def test_the_last_ship_is_lapped_after_the_days_the_table_names() -> None:
    ships = [man(build("I", seat=seat)) for seat in range(2)]
    match = before_card(ships, ["d1_stardust"])
    s = state(match)
    s.pos = [12, 3]
    days = match.view(0)["lapped_after"]
    assert days == 31
    move_ship(s, 1, 1 - days)
    assert s.pos[0] - s.pos[1] < SPACES
    move_ship(s, 1, -1)
    assert s.pos[0] - s.pos[1] > SPACES


def test_the_last_humans_sent_away_want_a_second_thought() -> None:
    match = meet("d1_abandoned_ship_1", [man(build("I", "cabin c8r7"))])
    card = match.view(0)["card"]
    entry = next(card_ for card_ in GAME.content()["cards"] if card_["name"] == card)
    told = quoted(match, "claim")
    assert told["cost"] == {"days": entry["days"], "crew": entry["crew"]}
    assert told["gain"] == {"credits": entry["credits"]}
    assert ("confirm" in told) == (entry["crew"] >= 4)


def test_a_planet_names_days_and_goods() -> None:
    match = meet("d1_planets_2", [man(build("I", "cargo_3 c8r7"))])
    assert quoted(match, "land 2")["gain"] == {"red": 1, "blue": 2}
    play(match, "land 2")
    assert asked(match) == (0, "load")
    assert quoted(match, "load blue_c8r7") == {"worth": 1, "gauges": {"goods": 1}}
    assert quoted(match, "close_holds") == {"cost": {"red": 1, "blue": 2}, "confirm": "goods_dumped"}


def test_once_all_is_loaded_closing_the_holds_is_what_is_mostly_answered() -> None:
    match = meet("d1_planets_2", [man(build("I", "cargo_3 c8r7", "special_1 c6r7"))])
    play(match, "land 2", "load red_c6r7", "load blue_c8r7")

    def usual() -> list[str]:
        return [one.move for one in moves_of(match, match.asks[0]) if one.quote and one.quote.get("usual")]

    assert usual() == ["load blue_c8r7"]
    play(match, "load blue_c8r7")
    assert usual() == ["close_holds"]


def test_keeping_a_piece_without_humans_wants_a_second_thought() -> None:
    ship = man(build("II", "structural c8r7", "cargo_2 c9r7", "engine c9r8"))
    match = meet("d1_meteoric_swarm_1", [ship], script=[8, MISS, MISS], rounds=["2"])
    assert quoted(match, "keep c9r7") == {
        "components_left": 2,
        "humans": 0,
        "cost": {"lost_components": 1},
        "confirm": "no_humans",
    }
    kept = quoted(match, "keep c7r7")
    # Two parts against two: the one that somebody can fly.
    assert (kept["humans"], kept["usual"]) == (2, True)


OPTIONS: list[dict[str, Any]] = [
    {"players": 3, "rounds": ["1", "3"], "tempo": "race", "building": "lenient"},
    {"players": 2, "rounds": ["2"], "tempo": "turns", "notes": False},
]


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_every_offered_move_has_a_plain_quote_and_nothing_dangerous_stands_first(number: int) -> None:
    rng = random.Random(number)
    match = Match(GAME, GAME.check_options(OPTIONS[number]), SeededDealer(number))
    while not match.over:
        ask, move = patient_answer(match, rng)
        if ask.seat >= 0 and rng.random() < 0.2:
            told = [match.quote(ask, one) for one in ask.moves]
            assert json.loads(json.dumps(told)) == told
            safe = [not one.get("confirm") for one in told]
            # Pieces of a broken ship stand in the order of their squares.
            assert safe[0] or not any(safe) or ask.question in ("keep_piece", "power_engines"), ask.question
        match.play_trusted(ask, move)


# ---------------------------------------------------------------- explanations


def test_weak_points_are_those_the_ship_would_break_at() -> None:
    ship = build("II", "structural c8r7", "cabin c9r7", "engine c9r8", "structural c7r6")
    match = meet("d1_open_space_1", [man(ship)])
    told = match.explain(None, "ship:0")
    assert set(told["weak_points"]) == {"c7r7", "c8r7", "c9r7"}
    assert told["faults"] == []
    assert len(told["pieces"]) == 1
    assert sum(len(squares) for squares in told["exposed"].values()) == ship.exposed()


def test_faults_and_loose_pieces_are_explained() -> None:
    match = workshop(1, tempo="calm", building="lenient")
    ship = empty_ship(0, 0)
    lay(ship, "engine_11", "c6r7", "e")
    state(match).ships[0] = ship
    told = match.explain(0, "ship:0")
    assert {"fault": "engine_not_to_the_rear", "squares": ["c6r7"]} in told["faults"]


def test_threats_name_what_is_struck_and_what_stops_it() -> None:
    match = meet("d1_planets_2", [man(build("I", "cannon c7r6 n", "shield c8r7 n"))])
    front = {threat["dice"]: threat for threat in match.explain(0, "threats:0")["front"]}
    assert set(front) == {7, 8}
    assert front[7] == {
        "dice": 7,
        "square": "c7r6",
        "bounces": True,
        "shield": True,
        "cannons": ["c7r6"],
        "double_cannons": [],
    }
    assert front[8]["cannons"] == []


def test_holds_name_their_room_and_red_goods_need_a_special_one() -> None:
    ship = stow(man(build("I", "cargo_3 c8r7", "special_1 c6r7")), "c8r7", "blue")
    match = meet("d1_planets_2", [ship])
    assert match.explain(0, "holds:0")["holds"] == [
        {"square": "c6r7", "room": 1, "takes": ["red", "yellow", "green", "blue"]},
        {"square": "c8r7", "room": 2, "takes": ["yellow", "green", "blue"]},
    ]


def test_a_tile_is_offered_in_the_turns_that_look_different() -> None:
    match = workshop(1, tempo="calm")
    assert match.explain(0, "tile:cannon_01")["turns"] == ["n", "e", "s", "w"]


@pytest.mark.parametrize("about", ["", "ship", "ship:7", "ship:x", "tile:nothing", "weather:0"])
def test_nothing_is_explained_about_what_is_not_there(about: str) -> None:
    with pytest.raises(UnknownTopic):
        workshop(2, tempo="calm").explain(0, about)
