"""The components of ships.

Sides are numbered 0 front, 1 right, 2 rear, 3 left. A *face* is a tile in one of its four turns: `tile * 4 + turn`,
where a turn of 1 is a quarter clockwise. Everything the rules look up while they run is a plain tuple of ints.
"""

from __future__ import annotations

from typing import Any, Final

from cosmodrome.games.galaxy_trucker.tables import table

FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
SIDES: Final[tuple[str, ...]] = ("front", "right", "rear", "left")
#: How many sides a tile has, and how many sorts of connectors there are.
EDGES: Final = 4
SORTS: Final = 4
TURNS: Final[tuple[str, ...]] = ("n", "e", "s", "w")
OPPOSITE: Final[tuple[int, ...]] = (REAR, LEFT, FRONT, RIGHT)

#: Connectors.
SMOOTH: Final = 0
SINGLE: Final = 1
DOUBLE: Final = 2
UNIVERSAL: Final = 3
CONNECTORS: Final[tuple[str, ...]] = ("smooth", "single", "double", "universal")
_LETTERS: Final = "-sdu"
_SORTS: Final = range(len(CONNECTORS))

#: JOINS[a][b]: two sides hold each other. CLASHES[a][b]: two sides may not lie against each other.
JOINS: Final = tuple(tuple(bool(a and b and (a == b or UNIVERSAL in (a, b))) for b in _SORTS) for a in _SORTS)
CLASHES: Final = tuple(tuple(bool(a or b) and not JOINS[a][b] for b in _SORTS) for a in _SORTS)

#: One bit a square: a look into a table is quicker than a shift by a variable.
BIT: Final = tuple(1 << n for n in range(64))

KINDS: Final[tuple[str, ...]] = (
    "starting_cabin",
    "cabin",
    "battery",
    "cargo_hold",
    "special_hold",
    "structural",
    "life_support",
    "shield",
    "engine",
    "double_engine",
    "cannon",
    "double_cannon",
)
#: Aliens, and the figures that may stand in a cabin: 0, 1 or 2 humans, or one alien.
ONE_HUMAN: Final = 1
TWO_HUMANS: Final = 2
ORANGE: Final = 3
PURPLE: Final = 4
ALIENS: Final = {"orange": ORANGE, "purple": PURPLE}
FIGURES: Final[tuple[int, ...]] = (0, 1, 2, 1, 1)
HUMANS: Final[tuple[int, ...]] = (0, 1, 2, 0, 0)

#: What a laid face does, as an index of `Ship.masks`. Shields, cannons and double cannons take four each, one a turn.
CABIN: Final = 0
BATTERY: Final = 1
HOLD: Final = 2
SPECIAL: Final = 3
PLAIN: Final = 4
ORANGE_SUPPORT: Final = 5
PURPLE_SUPPORT: Final = 6
ENGINE: Final = 7
DOUBLE_ENGINE: Final = 8
TURNED_ENGINE: Final = 9
SHIELD: Final = 10
CANNON: Final = 14
DOUBLE_CANNON: Final = 18
ROLES: Final = 22

_ROLE: Final = {
    "starting_cabin": CABIN,
    "cabin": CABIN,
    "battery": BATTERY,
    "cargo_hold": HOLD,
    "special_hold": SPECIAL,
    "structural": PLAIN,
    "engine": ENGINE,
    "double_engine": DOUBLE_ENGINE,
    "shield": SHIELD,
    "cannon": CANNON,
    "double_cannon": DOUBLE_CANNON,
}


class Tile:
    """A component: its name, kind, the four sides unturned, and what it holds."""

    __slots__ = ("alien", "capacity", "kind", "name", "number", "sides")

    def __init__(
        self, number: int, name: str, kind: str, sides: tuple[int, int, int, int], capacity: int, alien: str
    ) -> None:
        self.number = number
        self.name = name
        self.kind = kind
        self.sides = sides
        self.capacity = capacity
        self.alien = alien

    def role(self, turn: int) -> int:
        """What the tile does when laid in this turn."""
        if self.kind == "life_support":
            return ORANGE_SUPPORT if self.alien == "orange" else PURPLE_SUPPORT
        role = _ROLE[self.kind]
        if role in (SHIELD, CANNON, DOUBLE_CANNON):
            return role + turn
        return TURNED_ENGINE if role in (ENGINE, DOUBLE_ENGINE) and turn else role

    def describe(self) -> dict[str, Any]:
        """The tile as plain data."""
        data: dict[str, Any] = {"name": self.name, "kind": self.kind, "sides": [CONNECTORS[c] for c in self.sides]}
        if self.capacity:
            data["capacity"] = self.capacity
        if self.alien:
            data["alien"] = self.alien
        return data


def _read_tiles() -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for group, entry in table("tiles.toml")["group"].items():
        names = entry.get("names") or [f"{group}_{n:02}" for n in range(1, len(entry["tiles"]) + 1)]
        for name, word in zip(names, entry["tiles"], strict=True):
            a, b, c, d = (_LETTERS.index(letter) for letter in word)
            tiles.append(
                Tile(len(tiles), name, entry["kind"], (a, b, c, d), entry.get("capacity", 0), entry.get("alien", ""))
            )
    return tuple(tiles)


#: All tiles; the first four are the starting cabins, the rest is the warehouse.
TILES: Final = _read_tiles()
STARTING: Final = 4
WAREHOUSE: Final = range(STARTING, len(TILES))
TILE_NAMES: Final = tuple(tile.name for tile in TILES)
CAPACITY: Final = tuple(tile.capacity for tile in TILES)

#: A tile has four faces, one for each way it can be turned: face = tile * FACES + turn.
FACES: Final = 4
#: By face: the connectors of its sides as laid, and its role.
FACE_SIDES: Final[tuple[tuple[int, ...], ...]] = tuple(
    (tile.sides[-turn % 4], tile.sides[(1 - turn) % 4], tile.sides[(2 - turn) % 4], tile.sides[(3 - turn) % 4])
    for tile in TILES
    for turn in range(FACES)
)
FACE_ROLE: Final = tuple(tile.role(turn) for tile in TILES for turn in range(FACES))


def _different_turns(tile: Tile) -> tuple[int, ...]:
    """The turns that look different; laying a tile that looks the same twice would be the same move twice."""
    seen: list[tuple[tuple[int, ...], int]] = []
    turns = []
    for turn in range(FACES):
        face = tile.number * FACES + turn
        looks = (FACE_SIDES[face], turn if tile.kind.endswith(("engine", "cannon", "shield")) else 0)
        if looks not in seen:
            seen.append(looks)
            turns.append(turn)
    return tuple(turns)


TILE_TURNS: Final = tuple(_different_turns(tile) for tile in TILES)
#: By role: the side of a working engine's exhaust or of a cannon's barrel, else -1.
MOUTH: Final = tuple(
    REAR if role in (ENGINE, DOUBLE_ENGINE) else (role - CANNON) % FACES if role >= CANNON else -1
    for role in range(ROLES)
)
