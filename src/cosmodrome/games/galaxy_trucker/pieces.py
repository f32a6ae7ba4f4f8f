"""Components: tiles, adventure cards, ship boards and rounds, read from the tables once.

Sides are numbered 0 front, 1 right, 2 rear, 3 left. A *face* is a tile in one of its four turns: `tile * 4 + turn`,
where a turn of 1 is a quarter clockwise. Everything the rules look up while they run is a plain tuple of ints.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
SIDES: Final[tuple[str, ...]] = ("front", "right", "rear", "left")
TURNS: Final[tuple[str, ...]] = ("n", "e", "s", "w")
OPPOSITE: Final[tuple[int, ...]] = (REAR, LEFT, FRONT, RIGHT)

#: Connectors.
SMOOTH: Final = 0
SINGLE: Final = 1
DOUBLE: Final = 2
UNIVERSAL: Final = 3
CONNECTORS: Final[tuple[str, ...]] = ("smooth", "single", "double", "universal")
_LETTERS: Final = "-sdu"

#: JOINS[a][b]: two sides hold each other. CLASHES[a][b]: two sides may not lie against each other.
JOINS: Final = tuple(tuple(bool(a and b and (a == b or UNIVERSAL in (a, b))) for b in range(4)) for a in range(4))
CLASHES: Final = tuple(tuple(bool(a or b) and not JOINS[a][b] for b in range(4)) for a in range(4))

#: One bit a square: a look into a table is quicker than a shift by a variable.
BIT: Final = tuple(1 << n for n in range(64))

# ---------------------------------------------------------------- tiles

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


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("content", name).read_text(encoding="utf-8"))


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
    for group, entry in _table("tiles.toml")["group"].items():
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
    for turn in range(4):
        face = tile.number * 4 + turn
        looks = (FACE_SIDES[face], turn if tile.kind.endswith(("engine", "cannon", "shield")) else 0)
        if looks not in seen:
            seen.append(looks)
            turns.append(turn)
    return tuple(turns)


TILE_TURNS: Final = tuple(_different_turns(tile) for tile in TILES)
#: By role: the side of a working engine's exhaust or of a cannon's barrel, else -1.
MOUTH: Final = tuple(
    REAR if role in (ENGINE, DOUBLE_ENGINE) else (role - CANNON) % 4 if role >= CANNON else -1 for role in range(ROLES)
)

# ---------------------------------------------------------------- goods

_BOARDS: Final = _table("boards.toml")
GOODS: Final[tuple[str, ...]] = tuple(_BOARDS["goods"]["colours"])
PRICES: Final[tuple[int, ...]] = tuple(_BOARDS["goods"]["prices"])
BANK: Final[tuple[int, ...]] = tuple(_BOARDS["goods"]["bank"])
COLOURS: Final = 4
RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3

# ---------------------------------------------------------------- cards

ADVENTURES: Final[tuple[str, ...]] = (
    "open_space",
    "planets",
    "abandoned_ship",
    "abandoned_station",
    "meteoric_swarm",
    "smugglers",
    "slavers",
    "pirates",
    "combat_zone",
    "stardust",
    "epidemic",
    "sabotage",
)
OPEN_SPACE: Final = 0
PLANETS: Final = 1
ABANDONED_SHIP: Final = 2
ABANDONED_STATION: Final = 3
METEORIC_SWARM: Final = 4
SMUGGLERS: Final = 5
SLAVERS: Final = 6
PIRATES: Final = 7
COMBAT_ZONE: Final = 8
STARDUST: Final = 9
EPIDEMIC: Final = 10
SABOTAGE: Final = 11

#: Small meteors and light fire are light; large meteors and heavy fire are heavy.
LIGHT: Final = 0
HEAVY: Final = 1
_WEIGHTS: Final = {"small": LIGHT, "light": LIGHT, "large": HEAVY, "heavy": HEAVY}
CRITERIA: Final[tuple[str, ...]] = ("crew", "engines", "cannons")
BY_CREW: Final = 0
BY_ENGINES: Final = 1
BY_CANNONS: Final = 2

Hits = tuple[tuple[int, int], ...]


def _hits(entry: dict[str, Any]) -> Hits:
    return tuple((_WEIGHTS[weight], SIDES.index(side)) for weight, side in entry.get("hits", ()))


def _goods(names: list[str]) -> tuple[int, ...]:
    return tuple(GOODS.index(name) for name in names)


class Line:
    """One line of a combat zone: the criterion, and what the weakest ship suffers."""

    __slots__ = ("crew", "criterion", "days", "goods_lost", "hits")

    def __init__(self, entry: dict[str, Any]) -> None:
        self.criterion = CRITERIA.index(entry["weakest"])
        self.days: int = entry.get("days", 0)
        self.crew: int = entry.get("crew", 0)
        self.goods_lost: int = entry.get("goods_lost", 0)
        self.hits = _hits(entry)


class Card:
    """An adventure card; the fields a kind does not use are zero or empty."""

    __slots__ = (
        "credits",
        "crew",
        "days",
        "deck",
        "entry",
        "first_flight",
        "goods",
        "goods_lost",
        "hits",
        "kind",
        "lines",
        "name",
        "number",
        "planets",
        "strength",
    )

    def __init__(self, number: int, entry: dict[str, Any]) -> None:
        self.number = number
        self.entry = entry
        self.name: str = entry["name"]
        self.deck: int = entry["deck"]
        self.kind = ADVENTURES.index(entry["kind"])
        self.first_flight: bool = entry.get("first_flight", False)
        self.days: int = entry.get("days", 0)
        self.strength: int = entry.get("strength", 0)
        self.crew: int = entry.get("crew", 0)
        self.goods_lost: int = entry.get("goods_lost", 0)
        self.credits: int = entry.get("credits", 0)
        self.goods = _goods(entry.get("goods", []))
        self.planets = tuple(_goods(planet) for planet in entry.get("planets", []))
        self.hits = _hits(entry)
        self.lines = tuple(Line(line) for line in entry.get("lines", []))


CARDS: Final = tuple(Card(number, entry) for number, entry in enumerate(_table("cards.toml")["card"]))
CARD_NAMES: Final = tuple(card.name for card in CARDS)
CARD_DECK: Final = tuple(card.deck for card in CARDS)
DECKS: Final = tuple(tuple(card.number for card in CARDS if card.deck == deck) for deck in (1, 2, 3))
FIRST_FLIGHT: Final = tuple(card.number for card in CARDS if card.first_flight)

# ---------------------------------------------------------------- ship boards


def _read_squares() -> tuple[str, ...]:
    """The squares of all boards by row and column, named by the numbers printed along the edges."""
    printed = {
        (row, col)
        for entry in _BOARDS["ship"]
        for row, line in zip(entry["rows"], entry["grid"], strict=True)
        for col, mark in zip(entry["cols"], line, strict=True)
        if mark != "."
    }
    return tuple(f"c{col}r{row}" for row, col in sorted(printed))


SQUARES: Final = _read_squares()


class Board:
    """A ship board: its squares numbered from the front left, their neighbours, and the lanes that hits fly along."""

    __slots__ = ("around", "cap", "grid", "index", "lanes", "name", "near", "number", "size", "square", "start", "zone")

    def __init__(self, number: int, entry: dict[str, Any]) -> None:
        self.number = number
        self.name: str = entry["name"]
        #: Most credits that lost components can cost, -1 where nobody insures the ship.
        self.cap: int = entry.get("cap", -1)
        self.grid: tuple[str, ...] = tuple(entry["grid"])
        cols, rows = entry["cols"], entry["rows"]
        places = [(x, y) for y, line in enumerate(self.grid) for x, mark in enumerate(line) if mark != "."]
        at = {place: sq for sq, place in enumerate(places)}
        self.size = len(places)
        self.zone = (1 << self.size) - 1
        self.start = next(sq for (x, y), sq in at.items() if self.grid[y][x] == "S")
        #: The square's place among all printed squares (`SQUARES`), and back; -1 outside the zone.
        self.index = tuple(SQUARES.index(f"c{cols[x]}r{rows[y]}") for x, y in places)
        self.square = tuple(self.index.index(i) if i in self.index else -1 for i in range(len(SQUARES)))
        self.near = tuple(
            (at.get((x, y - 1), -1), at.get((x + 1, y), -1), at.get((x, y + 1), -1), at.get((x - 1, y), -1))
            for x, y in places
        )
        self.around = tuple(sum(BIT[sq] for sq in near if sq >= 0) for near in self.near)
        #: lanes[side][dice]: the squares that something from that side meets, nearest first.
        self.lanes: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(
                self._lane(at, cols.index(n), None, side)
                if side in (FRONT, REAR) and n in cols
                else self._lane(at, None, rows.index(n), side)
                if side in (LEFT, RIGHT) and n in rows
                else ()
                for n in range(13)
            )
            for side in range(4)
        )

    @staticmethod
    def _lane(at: dict[tuple[int, int], int], x: int | None, y: int | None, side: int) -> tuple[int, ...]:
        lane = [sq for (col, row), sq in at.items() if col == x or row == y]
        return tuple(reversed(lane)) if side in (REAR, RIGHT) else tuple(lane)

    def describe(self) -> dict[str, Any]:
        """The board as plain data."""
        return {
            "name": self.name,
            "squares": [SQUARES[i] for i in self.index],
            "start": SQUARES[self.index[self.start]],
            "cap": self.cap if self.cap >= 0 else None,
        }


BOARDS: Final = tuple(Board(number, entry) for number, entry in enumerate(_BOARDS["ship"]))


class Round:
    """A round: its ship class, starting places, rewards, piles of cards and timer circle."""

    __slots__ = ("arrival", "best_ship", "board", "circle", "deck", "name", "number", "pile", "start")

    def __init__(self, number: int, entry: dict[str, Any]) -> None:
        self.number = number
        self.name: str = entry["name"]
        self.board = next(board for board in BOARDS if board.name == entry["ship"])
        self.start: tuple[int, ...] = tuple(entry["start"])
        self.arrival: tuple[int, ...] = tuple(entry["arrival"])
        self.best_ship: int = entry["best_ship"]
        self.pile: tuple[int, ...] = tuple(entry["pile"])
        self.deck: int = entry["deck"]
        self.circle: int = entry["circle"]

    def describe(self) -> dict[str, Any]:
        """The round as plain data."""
        return {
            "name": self.name,
            "ship": self.board.name,
            "start": list(self.start),
            "arrival": list(self.arrival),
            "best_ship": self.best_ship,
            "pile": list(self.pile),
            "circle": self.circle,
        }


ROUNDS: Final = tuple(Round(number, entry) for number, entry in enumerate(_BOARDS["round"]))
ROUND_NAMES: Final = tuple(entry.name for entry in ROUNDS)
TEST_FLIGHT: Final = ROUND_NAMES.index("test")

SPACES: Final[int] = _BOARDS["flight"]["spaces"]
TIMER_SECONDS: Final[int] = _BOARDS["timer"]["seconds"]
#: How long those caught by the last sand may grab for a number before the numbers are dealt out.
GRAB_SECONDS: Final[int] = _BOARDS["timer"]["grab"]
ALIEN_BONUS: Final[int] = _BOARDS["aliens"]["bonus"]
#: The house rule for building in turns, and the most a builder may handle in one round.
TURN_COSTS: Final[dict[str, int]] = _BOARDS["turns"]
HANDLING_LIMIT: Final[int] = _BOARDS["handling"]["limit"]


def describe() -> dict[str, Any]:
    """Every component as plain data."""
    return {
        "tiles": [tile.describe() for tile in TILES],
        "cards": [dict(card.entry) for card in CARDS],
        "boards": [board.describe() for board in BOARDS],
        "rounds": [entry.describe() for entry in ROUNDS],
        "goods": [
            {"colour": colour, "price": price, "bank": bank}
            for colour, price, bank in zip(GOODS, PRICES, BANK, strict=True)
        ],
        "spaces": SPACES,
        "timer_seconds": TIMER_SECONDS,
        "turns": dict(TURN_COSTS),
    }
