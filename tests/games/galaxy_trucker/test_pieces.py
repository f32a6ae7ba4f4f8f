"""The box: as many tiles, cards and squares as there should be."""

from __future__ import annotations

from collections import Counter
from types import ModuleType

import pytest

from cosmodrome.games.galaxy_trucker import cards, state, tiles
from cosmodrome.games.galaxy_trucker.cards import ADVENTURES, CARDS, DECKS, FIRST_FLIGHT, GOODS, PRICES
from cosmodrome.games.galaxy_trucker.game import GAME
from cosmodrome.games.galaxy_trucker.pieces import BOARDS, ROUNDS
from cosmodrome.games.galaxy_trucker.state import PHASES, TEMPOS
from cosmodrome.games.galaxy_trucker.tiles import (
    CLASHES,
    CONNECTORS,
    DOUBLE,
    FACE_SIDES,
    FRONT,
    JOINS,
    LEFT,
    REAR,
    RIGHT,
    SIDES,
    SINGLE,
    SMOOTH,
    TILE_TURNS,
    TILES,
    UNIVERSAL,
    WAREHOUSE,
)
from cosmodrome.text import rules_text


def test_the_warehouse_holds_140_tiles_of_the_right_kinds() -> None:
    counts = Counter((tile.kind, tile.capacity, tile.alien) for tile in TILES[4:])
    assert len(TILES) == 144
    assert len(WAREHOUSE) == 140
    assert counts == {
        ("cabin", 0, ""): 16,
        ("battery", 2, ""): 9,
        ("battery", 3, ""): 6,
        ("cargo_hold", 2, ""): 9,
        ("cargo_hold", 3, ""): 6,
        ("special_hold", 1, ""): 6,
        ("special_hold", 2, ""): 3,
        ("structural", 0, ""): 8,
        ("life_support", 0, "orange"): 6,
        ("life_support", 0, "purple"): 6,
        ("shield", 0, ""): 8,
        ("engine", 0, ""): 19,
        ("double_engine", 0, ""): 7,
        ("cannon", 0, ""): 23,
        ("double_cannon", 0, ""): 8,
    }


def test_the_warehouse_has_as_many_connectors_of_each_type_as_the_printed_set() -> None:
    sides = Counter(CONNECTORS[side] for tile in TILES[4:] for side in tile.sides)
    assert sides == {"single": 111, "double": 111, "universal": 97, "smooth": 241}


def test_barrels_and_exhausts_are_smooth_and_every_tile_has_a_connector() -> None:
    for tile in TILES:
        assert any(tile.sides)
        if tile.kind.endswith("cannon"):
            assert tile.sides[FRONT] == SMOOTH
        if tile.kind.endswith("engine"):
            assert tile.sides[REAR] == SMOOTH


def test_the_pieces_that_can_never_run_out_do_not() -> None:
    cells = sum(tile.capacity for tile in TILES if tile.kind == "battery")
    cabins = sum(tile.kind in ("cabin", "starting_cabin") for tile in TILES)
    assert (cells, 2 * cabins) == (36, 40)


def test_each_deck_has_its_twenty_cards() -> None:
    table = {
        "open_space": (4, 3, 3),
        "planets": (4, 4, 4),
        "abandoned_ship": (2, 2, 2),
        "abandoned_station": (2, 2, 2),
        "meteoric_swarm": (3, 3, 3),
        "smugglers": (1, 1, 1),
        "slavers": (1, 1, 1),
        "pirates": (1, 1, 1),
        "combat_zone": (1, 1, 1),
        "stardust": (1, 1, 0),
        "epidemic": (0, 1, 1),
        "sabotage": (0, 0, 1),
    }
    counts = Counter((ADVENTURES[card.kind], card.deck) for card in CARDS)
    assert {kind: tuple(counts[kind, deck] for deck in (1, 2, 3)) for kind in ADVENTURES} == table
    assert [len(deck) for deck in DECKS] == [20, 20, 20]


def test_the_test_flight_meets_every_kind_it_explains() -> None:
    kinds = {ADVENTURES[CARDS[card].kind] for card in FIRST_FLIGHT}
    assert len(FIRST_FLIGHT) == len(kinds) == 8
    assert not kinds & {"slavers", "pirates", "epidemic", "sabotage"}


def test_a_few_cards_read_as_printed() -> None:
    cards = {card.name: card for card in CARDS}
    swarm = cards["d3_meteoric_swarm_2"]
    assert [("small", "large")[weight] for weight, _ in swarm.hits] == ["large", *["small"] * 6]
    assert [side for _, side in swarm.hits] == [FRONT, REAR, REAR, LEFT, LEFT, RIGHT, RIGHT]
    zone = cards["d3_combat_zone"]
    assert [(line.criterion, line.goods_lost, line.crew, len(line.hits)) for line in zone.lines] == [
        (0, 4, 0, 0),
        (2, 0, 4, 0),
        (1, 0, 0, 6),
    ]
    assert [[GOODS[block] for block in planet] for planet in cards["d2_planets_4"].planets][2] == ["blue"] * 3
    assert (cards["d3_pirates"].strength, cards["d3_pirates"].credits, cards["d3_pirates"].days) == (10, 12, 2)


def test_the_four_ship_classes_have_their_squares_and_caps() -> None:
    assert [(board.name, board.size, board.cap) for board in BOARDS] == [
        ("I", 18, 5),
        ("II", 27, 8),
        ("III", 36, 11),
        ("IIIa", 36, -1),
    ]


def test_class_iiia_counts_its_rows_towards_the_nose() -> None:
    board = BOARDS[3]
    front_row = board.lanes[LEFT][11]
    assert len(front_row) == 3
    assert all(board.near[sq][FRONT] < 0 for sq in front_row)
    assert all(board.near[sq][REAR] < 0 for sq in board.lanes[LEFT][3])


def test_the_rounds_are_as_on_the_flight_board() -> None:
    rows = [(r.name, r.start[:2], r.arrival, r.best_ship, 4 * sum(r.pile), r.circle) for r in ROUNDS[:4]]
    assert rows == [
        ("1", (0, -2), (4, 3, 2, 1), 2, 8, 1),
        ("2", (0, -3), (8, 6, 4, 2), 4, 12, 2),
        ("3", (0, -4), (12, 9, 6, 3), 6, 16, 3),
        ("3a", (0, -4), (12, 9, 6, 3), 6, 16, 3),
    ]
    assert dict(zip(GOODS, PRICES, strict=True)) == {"red": 4, "yellow": 3, "green": 2, "blue": 1}


def test_equal_connectors_join_and_universal_joins_any() -> None:
    joined = {(a, b) for a in range(4) for b in range(4) if JOINS[a][b]}
    assert joined == {
        (SINGLE, SINGLE),
        (DOUBLE, DOUBLE),
        (UNIVERSAL, UNIVERSAL),
        (UNIVERSAL, SINGLE),
        (UNIVERSAL, DOUBLE),
        (SINGLE, UNIVERSAL),
        (DOUBLE, UNIVERSAL),
    }


def test_smooth_lies_only_against_smooth() -> None:
    assert not CLASHES[SMOOTH][SMOOTH]
    assert all(CLASHES[SMOOTH][other] and CLASHES[other][SMOOTH] for other in (SINGLE, DOUBLE, UNIVERSAL))
    assert CLASHES[SINGLE][DOUBLE]


def test_a_quarter_turn_clockwise_moves_every_side_on() -> None:
    tile = next(tile for tile in TILES if tile.name == "cabin_04")
    front, right, rear, left = tile.sides
    assert FACE_SIDES[tile.number * 4 + 1] == (left, front, right, rear)


def test_turns_that_look_the_same_are_one() -> None:
    names = {tile.name: tile.number for tile in TILES}
    assert TILE_TURNS[names["structural_07"]] == (0, 1)
    assert TILE_TURNS[names["start_red"]] == (0,)
    assert TILE_TURNS[names["shield_01"]] == (0, 1, 2, 3)


def test_content_lists_every_component() -> None:
    content = GAME.content()
    assert (len(content["tiles"]), len(content["cards"]), len(content["boards"])) == (144, 60, 4)
    assert sum(entry["bank"] for entry in content["goods"]) == 56


def test_the_rules_list_every_type_of_card_as_the_decks_hold_them() -> None:
    section = next(section for section in rules_text(GAME) if section.topic == "Cards by type")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.body.splitlines() if "|" in line]
    listed = {row[0].lower().replace(" ", "_"): row[1:] for row in rows[2:]}
    assert list(listed) == list(ADVENTURES)
    for kind, cells in listed.items():
        for deck, cell in enumerate(cells, 1):
            cards = [card for card in CARDS if card.deck == deck and ADVENTURES[card.kind] == kind]
            strengths = {card.strength for card in cards} - {0}
            strength = f" (strength {strengths.pop()})" if strengths else ""
            assert cell == (f"{len(cards)}{strength}" if cards else "–"), (kind, deck)


@pytest.mark.parametrize(
    ("names", "home"),
    [(PHASES, state), (TEMPOS, state), (SIDES, tiles), (CONNECTORS, tiles), (GOODS, cards), (ADVENTURES, cards)],
)
def test_numbers_are_those_of_their_names(names: tuple[str, ...], home: ModuleType) -> None:
    assert [getattr(home, name.upper()) for name in names] == list(range(len(names)))
