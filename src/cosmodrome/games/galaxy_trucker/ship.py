"""Building Ships: a ship board with the components laid on it, and everything that can be read off it.

Where a tile fits is answered without looking at single squares: for every side and connector the ship keeps the set of
squares where such a side would clash with a neighbour (`bad`) and where it would join one (`join`), as bitmasks that
`lay` and `remove` keep up to date. A placement list is then a few `and`s and `or`s per turn of the tile.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.cards import COLOURS
from cosmodrome.games.galaxy_trucker.pieces import BOARDS, Board
from cosmodrome.games.galaxy_trucker.tiles import (
    BIT,
    CABIN,
    CANNON,
    CAPACITY,
    CLASHES,
    DOUBLE_CANNON,
    EDGES,
    FACE_ROLE,
    FACE_SIDES,
    FACES,
    FIGURES,
    FRONT,
    HUMANS,
    JOINS,
    LEFT,
    MOUTH,
    OPPOSITE,
    REAR,
    RIGHT,
    ROLES,
    SHIELD,
    SMOOTH,
    SORTS,
    STARTING,
    TURNED_ENGINE,
)
from cosmodrome.kernel.native import mypyc_attr

#: By face: where its four sides are kept in `bad` and `join`.
_KEYS: Final = tuple(
    (sides[FRONT], RIGHT * SORTS + sides[RIGHT], REAR * SORTS + sides[REAR], LEFT * SORTS + sides[LEFT])
    for sides in FACE_SIDES
)
#: By side of the neighbour and connector laid against it: which entries of `bad` and `join` its square enters.
_SPOILS: Final = tuple(
    tuple(tuple(side * SORTS + t for t in range(SORTS) if CLASHES[k][t]) for k in range(SORTS)) for side in range(EDGES)
)
_OFFERS: Final = tuple(
    tuple(tuple(side * SORTS + t for t in range(SORTS) if JOINS[k][t]) for k in range(SORTS)) for side in range(EDGES)
)

#: The blocks in a hold are one number: this many bits for each colour, the most valuable one lowest.
BLOCK_BITS: Final = 2
_BLOCKS: Final = BIT[BLOCK_BITS] - 1
#: What one block of each colour adds to it.
BLOCK: Final = tuple(BIT[colour * BLOCK_BITS] for colour in range(COLOURS))

#: A fault: its kind and the squares of the one or two components that commit it.
Fault = tuple[str, tuple[int, ...]]


@mypyc_attr(acyclic=True)
class Ship:
    """A ship: its board, components, passengers and freight, and the builder's hand above it.

    `goods` packs the blocks in a hold as base-4 digits, red lowest. `number` is the launch number once finished.
    A *bound* tile has been set aside once and can never go back to the warehouse. A finished builder who is *resting*
    waits for the others.
    """

    __slots__ = (
        "aside",
        "bad",
        "beside",
        "blocked",
        "board",
        "cells",
        "connectors",
        "crew",
        "faces",
        "goods",
        "hand",
        "hand_bound",
        "handled",
        "join",
        "link",
        "looking",
        "lost",
        "masks",
        "newest",
        "newest_bound",
        "number",
        "occupied",
        "resting",
    )

    def __init__(self, board: Board, like: Ship | None = None) -> None:
        if like is None:
            size = board.size
            self.board = board
            self.faces = [-1] * size
            self.occupied = 0
            self.blocked = 0
            self.bad = [0] * (EDGES * SORTS)
            self.join = [0] * (EDGES * SORTS)
            self.beside = [0] * EDGES
            self.connectors = [0] * EDGES
            self.link = [0] * size
            self.masks = [0] * ROLES
            self.crew = [0] * size
            self.cells = [0] * size
            self.goods = [0] * size
            self.aside: list[int] = []
            self.hand = -1
            self.hand_bound = False
            self.newest = -1
            self.newest_bound = False
            self.looking = -1
            self.resting = False
            self.handled = 0
            self.number = 0
            self.lost = 0
            return
        # Copied field by field; made by `make fields` from the lines above.
        self.board = like.board
        self.faces = like.faces[:]
        self.occupied = like.occupied
        self.blocked = like.blocked
        self.bad = like.bad[:]
        self.join = like.join[:]
        self.beside = like.beside[:]
        self.connectors = like.connectors[:]
        self.link = like.link[:]
        self.masks = like.masks[:]
        self.crew = like.crew[:]
        self.cells = like.cells[:]
        self.goods = like.goods[:]
        self.aside = like.aside[:]
        self.hand = like.hand
        self.hand_bound = like.hand_bound
        self.newest = like.newest
        self.newest_bound = like.newest_bound
        self.looking = like.looking
        self.resting = like.resting
        self.handled = like.handled
        self.number = like.number
        self.lost = like.lost

    def copy(self) -> Ship:
        """An independent copy."""
        return Ship(self.board, self)

    # ------------------------------------------------------------ laying and losing components

    def lay(self, sq: int, face: int) -> None:
        """Put a component on an empty square, right or wrong."""
        bit = BIT[sq]
        self.faces[sq] = face
        self.occupied |= bit
        role = FACE_ROLE[face]
        self.masks[role] |= bit
        sides = FACE_SIDES[face]
        near = self.board.near[sq]
        bad, join, link = self.bad, self.join, self.link
        for side in range(EDGES):
            connector = sides[side]
            if connector:
                self.connectors[side] |= bit
            other = near[side]
            if other >= 0:
                across = OPPOSITE[side]
                there = BIT[other]
                self.beside[across] |= there
                for key in _SPOILS[across][connector]:
                    bad[key] |= there
                for key in _OFFERS[across][connector]:
                    join[key] |= there
                if self.occupied & there and JOINS[connector][FACE_SIDES[self.faces[other]][across]]:
                    link[sq] |= there
                    link[other] |= bit
        mouth = MOUTH[role]
        if mouth >= 0 and near[mouth] >= 0:
            self.blocked |= BIT[near[mouth]]

    def remove(self, sq: int) -> int:
        """Take a component off the board and give its face; what stood on it is the caller's business."""
        bit = BIT[sq]
        face = self.faces[sq]
        self.faces[sq] = -1
        self.occupied &= ~bit
        role = FACE_ROLE[face]
        self.masks[role] &= ~bit
        near, link, bad, join = self.board.near[sq], self.link, self.bad, self.join
        # Not `&=`: the compiler would box both sides for it.
        for side in range(EDGES):
            self.connectors[side] = self.connectors[side] & ~bit
            other = near[side]
            if other >= 0:
                away = ~BIT[other]
                across = OPPOSITE[side]
                self.beside[across] = self.beside[across] & away
                for key in range(across * SORTS, (across + 1) * SORTS):
                    bad[key] = bad[key] & away
                    join[key] = join[key] & away
                link[other] = link[other] & ~bit
        link[sq] = 0
        if MOUTH[role] >= 0:
            self.blocked = self._mouths()
        return face

    def _mouths(self) -> int:
        """The squares behind exhausts and before barrels."""
        blocked = 0
        for sq, face in enumerate(self.faces):
            if face >= 0:
                mouth = MOUTH[FACE_ROLE[face]]
                if mouth >= 0 and self.board.near[sq][mouth] >= 0:
                    blocked |= BIT[self.board.near[sq][mouth]]
        return blocked

    # ------------------------------------------------------------ where a component fits

    def fits(self, face: int) -> int:
        """The squares on which this face keeps every building rule."""
        role = FACE_ROLE[face]
        if role == TURNED_ENGINE:
            return 0
        a, b, c, d = _KEYS[face]
        bad, join = self.bad, self.join
        squares = (
            self.board.zone
            & ~(self.occupied | self.blocked | bad[a] | bad[b] | bad[c] | bad[d])
            & (join[a] | join[b] | join[c] | join[d])
        )
        mouth = MOUTH[role]
        return squares & ~self.beside[mouth] if mouth >= 0 else squares

    def frontier(self) -> int:
        """The empty squares edge to edge with the ship."""
        beside = self.beside
        return self.board.zone & ~self.occupied & (beside[FRONT] | beside[RIGHT] | beside[REAR] | beside[LEFT])

    # ------------------------------------------------------------ the well-built ship

    def exposed(self) -> int:
        """Exposed Connectors: connectors with no component on the neighbouring square."""
        connectors, beside = self.connectors, self.beside
        return (
            (connectors[FRONT] & ~beside[FRONT]).bit_count()
            + (connectors[RIGHT] & ~beside[RIGHT]).bit_count()
            + (connectors[REAR] & ~beside[REAR]).bit_count()
            + (connectors[LEFT] & ~beside[LEFT]).bit_count()
        )

    def piece_of(self, sq: int) -> int:
        """All squares that hold together with this one."""
        link = self.link
        seen = todo = BIT[sq]
        while todo:
            low = todo & -todo
            new = link[low.bit_length() - 1] & ~seen
            seen |= new
            todo = (todo ^ low) | new
        return seen

    def pieces(self) -> list[int]:
        """The parts that hold together, as masks; a sound ship is one piece."""
        parts = []
        rest = self.occupied
        while rest:
            part = self.piece_of((rest & -rest).bit_length() - 1)
            parts.append(part)
            rest &= ~part
        return parts

    def faults(self) -> list[Fault]:
        """Typical mistakes: every broken building rule, except that loose parts are told by `pieces`."""
        faults: list[Fault] = []
        for sq, face in enumerate(self.faces):
            if face < 0:
                continue
            near = self.board.near[sq]
            # Each pair of neighbours once.
            for side in (RIGHT, REAR):
                other = near[side]
                if other >= 0 and self.faces[other] >= 0:
                    mine = FACE_SIDES[face][side]
                    theirs = FACE_SIDES[self.faces[other]][OPPOSITE[side]]
                    if CLASHES[mine][theirs]:
                        smooth = SMOOTH in (mine, theirs)
                        faults.append(("connector_meets_smooth" if smooth else "single_meets_double", (sq, other)))
            role = FACE_ROLE[face]
            if role == TURNED_ENGINE:
                faults.append(("engine_not_to_the_rear", (sq,)))
            mouth = MOUTH[role]
            if mouth >= 0 and near[mouth] >= 0 and self.faces[near[mouth]] >= 0:
                faults.append(("before_a_cannon" if role >= CANNON else "behind_an_engine", (sq, near[mouth])))
        return faults

    def faulty(self) -> int:
        """The squares of all components that have a part in a fault."""
        mask = 0
        for _, squares in self.faults():
            for sq in squares:
                mask |= BIT[sq]
        return mask

    # ------------------------------------------------------------ what is aboard

    def crew_size(self) -> int:
        """All figures, aliens included."""
        return self._aboard(FIGURES)

    def humans(self) -> int:
        """The figures that can run the ship."""
        return self._aboard(HUMANS)

    def _aboard(self, figures: tuple[int, ...]) -> int:
        """How many figures of some sort are in the cabins."""
        found = 0
        cabins = self.masks[CABIN]
        while cabins:
            low = cabins & -cabins
            found += figures[self.crew[low.bit_length() - 1]]
            cabins ^= low
        return found

    def cell_count(self) -> int:
        """Battery tokens left."""
        return sum(self.cells)

    def goods_count(self, colour: int) -> int:
        """Blocks of this colour aboard."""
        return sum(blocks_in(packed, colour) for packed in self.goods)

    def shield_covers(self, side: int) -> bool:
        """Whether a shield generator covers this side; turned by t it covers the sides t and t + 1."""
        return bool(self.masks[SHIELD + side] | self.masks[SHIELD + (side - 1) % EDGES])

    def guns_facing(self, side: int, double: bool) -> int:
        """The squares of all simple or all double cannons that point to this side."""
        return self.masks[(DOUBLE_CANNON if double else CANNON) + side]

    def first_met(self, side: int, dice: int) -> int:
        """The component that something from this side meets in the rolled row or column, or -1."""
        for sq in self.board.lanes[side][dice]:
            if self.occupied & BIT[sq]:
                return sq
        return -1

    def room(self, sq: int) -> int:
        """Free containers in the hold on this square."""
        packed = self.goods[sq]
        used = 0
        while packed:
            used += packed & _BLOCKS
            packed >>= BLOCK_BITS
        return CAPACITY[self.faces[sq] // FACES] - used


def blocks_in(packed: int, colour: int) -> int:
    """How many blocks of a colour are in a hold."""
    return packed >> colour * BLOCK_BITS & _BLOCKS


def squares_of(mask: int) -> list[int]:
    """The squares of a mask in order."""
    squares = []
    while mask:
        low = mask & -mask
        squares.append(low.bit_length() - 1)
        mask ^= low
    return squares


def empty_ship(board: int, seat: int) -> Ship:
    """A ship board with nothing but the seat's starting cabin."""
    return _EMPTY[board][seat].copy()


def _with_cabin(board: Board, seat: int) -> Ship:
    ship = Ship(board)
    ship.lay(board.start, seat * FACES)
    return ship


#: Before the first round: nothing is laid on it.
NO_SHIP: Final = Ship(BOARDS[0])
_EMPTY: Final = tuple(tuple(_with_cabin(board, seat) for seat in range(STARTING)) for board in BOARDS)
