"""Building Ships and The Well-Built Ship: where tiles fit, what is exposed, what is wrong with a ship."""

from __future__ import annotations

import random

import pytest

from cosmodrome.games.galaxy_trucker.pieces import BOARDS
from cosmodrome.games.galaxy_trucker.ship import Ship, empty_ship, squares_of
from cosmodrome.games.galaxy_trucker.tiles import (
    CLASHES,
    FACE_ROLE,
    FACE_SIDES,
    JOINS,
    MOUTH,
    OPPOSITE,
    TILE_NAMES,
    TILE_TURNS,
    TURNED_ENGINE,
    WAREHOUSE,
)
from cosmodrome.kernel import plain
from tests.games.galaxy_trucker.table import at, build, lay


def fits_slowly(ship: Ship, face: int, sq: int) -> bool:
    """The building rules one square at a time, as a person would check them."""
    if ship.faces[sq] >= 0 or FACE_ROLE[face] == TURNED_ENGINE:
        return False
    joined = False
    for side, other in enumerate(ship.board.near[sq]):
        if other < 0 or ship.faces[other] < 0:
            continue
        mine, theirs = FACE_SIDES[face][side], FACE_SIDES[ship.faces[other]][OPPOSITE[side]]
        if CLASHES[mine][theirs] or MOUTH[FACE_ROLE[face]] == side:
            return False
        if MOUTH[FACE_ROLE[ship.faces[other]]] == OPPOSITE[side]:
            return False
        joined = joined or JOINS[mine][theirs]
    return joined


@pytest.mark.parametrize("board", range(4))
def test_masks_agree_with_a_square_by_square_check(board: int) -> None:
    rng = random.Random(board)
    for _ in range(12):
        ship = empty_ship(board, 0)
        for tile in rng.sample(WAREHOUSE, 60):
            options = []
            for turn in range(4):
                face = tile * 4 + turn
                slowly = [sq for sq in range(ship.board.size) if fits_slowly(ship, face, sq)]
                assert squares_of(ship.fits(face)) == slowly
                options += [(sq, face) for sq in slowly if turn in TILE_TURNS[tile]]
            if options:
                ship.lay(*rng.choice(options))
        assert not ship.faults()
        assert len(ship.pieces()) == 1


def test_taking_tiles_off_again_leaves_the_ship_as_it_was() -> None:
    rng = random.Random(7)
    ship = empty_ship(2, 1)
    for _ in range(30):
        before = plain(ship)
        tile = rng.choice(WAREHOUSE)
        spots = [(sq, tile * 4 + turn) for turn in range(4) for sq in squares_of(ship.frontier())]
        sq, face = rng.choice(spots)
        ship.lay(sq, face)
        assert ship.remove(sq) == face
        assert plain(ship) == before
        ship.lay(sq, face)


def test_exposed_connectors_are_counted_side_by_side() -> None:
    ship = empty_ship(2, 0)
    rng = random.Random(3)
    for tile in rng.sample(WAREHOUSE, 50):
        spots = [(sq, tile * 4 + turn) for turn in range(4) for sq in squares_of(ship.fits(tile * 4 + turn))]
        if spots:
            ship.lay(*rng.choice(spots))
        slowly = sum(
            1
            for sq in squares_of(ship.occupied)
            for side in range(4)
            if FACE_SIDES[ship.faces[sq]][side]
            and (ship.board.near[sq][side] < 0 or ship.faces[ship.board.near[sq][side]] < 0)
        )
        assert ship.exposed() == slowly


def test_a_ship_with_eight_exposed_connectors() -> None:
    ship = empty_ship(0, 0)
    assert ship.exposed() == 4
    lay(ship, "cabin_12", "c8r7")  # double, single, double, single: one joins the pilot cabin, three stand out
    assert ship.exposed() == 6
    lay(ship, "structural_08", "c6r7", "n")  # universal, single, universal, smooth
    assert ship.exposed() == 7
    lay(ship, "orange_06", "c7r8", "s")  # a single connector joins, one more stands out on either side
    assert (ship.exposed(), ship.faults(), len(ship.pieces())) == (8, [], 1)


def test_connectors_at_the_rim_and_around_a_hole_are_exposed() -> None:
    ship = empty_ship(0, 0)
    lay(ship, "structural_01", "c7r8")  # class I ends here: a double connector points out of the zone
    assert ship.board.near[at(ship, "c7r8")][2] == -1
    assert ship.connectors[2] & ~ship.beside[2] == 1 << at(ship, "c7r8")
    ring = empty_ship(2, 0)
    for tile, square in (("structural_03", "c8r7"), ("structural_05", "c8r8"), ("structural_01", "c7r9")):
        lay(ring, tile, square)
    before = ring.exposed()
    hole = at(ring, "c7r8")
    around = [side for side, other in enumerate(ring.board.near[hole]) if other >= 0 and ring.faces[other] >= 0]
    assert len(around) == 3
    assert sum(1 for side in around if FACE_SIDES[ring.faces[ring.board.near[hole][side]]][OPPOSITE[side]]) == 3
    lay(ring, "battery_2_08", "c7r8")  # covers the hole: the three connectors around it no longer count
    assert ring.exposed() == before - 3


def test_two_smooth_sides_may_touch_if_another_side_joins() -> None:
    ship = empty_ship(0, 0)
    lay(ship, "cannon_20", "c7r6")  # smooth but for a single connector behind
    lay(ship, "structural_01", "c8r7")
    assert at(ship, "c8r6") in squares_of(ship.fits(TILE_NAMES.index("cannon_17") * 4))


def test_smooth_against_smooth_alone_does_not_hold() -> None:
    ship = build("I", "cannon c7r6 n")
    lonely = TILE_NAMES.index("cannon_17") * 4
    assert at(ship, "c6r6") not in squares_of(ship.fits(lonely))
    lay(ship, "cannon_17", "c6r6")
    # Its only connector points down to an empty square: nothing is wrong but that it hangs in the air.
    assert ship.faults() == []
    assert len(ship.pieces()) == 2


def test_an_engine_fits_only_with_its_exhaust_to_the_rear() -> None:
    ship = empty_ship(2, 0)
    for turn in (1, 2, 3):
        assert ship.fits(TILE_NAMES.index("engine_02") * 4 + turn) == 0
    assert ship.fits(TILE_NAMES.index("engine_02") * 4)


def test_nothing_fits_behind_an_engine_or_before_a_cannon() -> None:
    ship = build("III", "engine c7r8", "cannon c7r6 n")
    behind, before = at(ship, "c7r9"), at(ship, "c7r5")
    for tile in WAREHOUSE:
        for turn in range(4):
            assert not ship.fits(tile * 4 + turn) >> behind & 1
            assert not ship.fits(tile * 4 + turn) >> before & 1


def test_a_cannon_does_not_fit_with_its_barrel_against_the_ship() -> None:
    ship = empty_ship(2, 0)
    for tile in WAREHOUSE:
        if TILE_NAMES[tile].startswith("cannon"):
            assert not ship.fits(tile * 4) >> at(ship, "c7r8") & 1


def seven_mistakes() -> Ship:
    """Our own answer to the pop quiz: one fault of each kind that can be laid."""
    ship = empty_ship(2, 0)
    lay(ship, "cabin_11", "c8r7", "n")  # double double double single
    lay(ship, "cargo_3_05", "c9r7", "e")  # 1: single against double
    lay(ship, "battery_2_08", "c7r6", "n")  # 2: its smooth rear against the pilot cabin
    lay(ship, "engine_11", "c6r7", "e")  # 3: an engine that points to the left
    lay(ship, "engine_12", "c7r8", "n")
    lay(ship, "structural_01", "c7r9", "n")  # 4: a component behind an engine
    lay(ship, "cannon_12", "c8r8", "s")
    lay(ship, "shield_05", "c8r9", "n")  # 5: a component before a barrel
    lay(ship, "cannon_17", "c6r6", "w")  # 6: holds on to nothing
    return ship


def test_the_pop_quiz_finds_one_fault_of_each_kind() -> None:
    ship = seven_mistakes()
    kinds = {kind for kind, _ in ship.faults()}
    assert kinds == {
        "single_meets_double",
        "connector_meets_smooth",
        "engine_not_to_the_rear",
        "behind_an_engine",
        "before_a_cannon",
    }
    assert len(ship.pieces()) > 1
    # The seventh, a component outside the zone, cannot be laid at all: the board has no such square.
    assert at(ship, "c7r11") == -1


def test_faults_name_the_components_that_commit_them() -> None:
    ship = empty_ship(2, 0)
    lay(ship, "engine_12", "c7r8", "n")
    lay(ship, "structural_01", "c7r9", "n")
    faults = dict(ship.faults())
    assert faults["behind_an_engine"] == (at(ship, "c7r8"), at(ship, "c7r9"))


def test_hits_meet_the_first_component_from_their_side() -> None:
    ship = build("I", "structural c7r6", "structural c8r7", "structural c6r7")
    assert ship.first_met(0, 7) == at(ship, "c7r6")
    assert ship.first_met(2, 7) == at(ship, "c7r7")
    assert ship.first_met(3, 7) == at(ship, "c6r7")
    assert ship.first_met(1, 7) == at(ship, "c8r7")
    assert ship.first_met(0, 2) == ship.first_met(0, 12) == ship.first_met(3, 9) == -1


def test_every_lane_covers_the_board_once_from_each_side() -> None:
    for board in BOARDS:
        for side in range(4):
            squares = [sq for lane in board.lanes[side] for sq in lane]
            assert sorted(squares) == list(range(board.size))
