"""Ship boards and rounds, read from the tables once, and every component as plain data. See also `tiles`, `cards`."""

from __future__ import annotations

from typing import Any, Final

from cosmodrome.games.galaxy_trucker.cards import BANK, CARDS, GOODS, PRICES
from cosmodrome.games.galaxy_trucker.tables import PRINTED
from cosmodrome.games.galaxy_trucker.tiles import BIT, FRONT, LEFT, REAR, RIGHT, SIDES, TILES


def _read_squares() -> tuple[str, ...]:
    """The squares of all boards by row and column, named by the numbers printed along the edges."""
    printed = {
        (row, col)
        for entry in PRINTED["ship"]
        for row, line in zip(entry["rows"], entry["grid"], strict=True)
        for col, mark in zip(entry["cols"], line, strict=True)
        if mark != "."
    }
    return tuple(f"c{col}r{row}" for row, col in sorted(printed))


SQUARES: Final = _read_squares()
#: Two dice say where a hit comes in.
HIGHEST_ROLL: Final = 12


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
                for n in range(HIGHEST_ROLL + 1)
            )
            for side in range(len(SIDES))
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


BOARDS: Final = tuple(Board(number, entry) for number, entry in enumerate(PRINTED["ship"]))


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


ROUNDS: Final = tuple(Round(number, entry) for number, entry in enumerate(PRINTED["round"]))
ROUND_NAMES: Final = tuple(entry.name for entry in ROUNDS)
TEST_FLIGHT: Final = ROUND_NAMES.index("test")

SPACES: Final[int] = PRINTED["flight"]["spaces"]
TIMER_SECONDS: Final[int] = PRINTED["timer"]["seconds"]
#: How long those caught by the last sand may grab for a number before the numbers are dealt out.
GRAB_SECONDS: Final[int] = PRINTED["timer"]["grab"]
ALIEN_BONUS: Final[int] = PRINTED["aliens"]["bonus"]
#: The house rule for building in turns, and the most a builder may handle in one round.
TURN_COSTS: Final[dict[str, int]] = PRINTED["turns"]
HANDLING_LIMIT: Final[int] = PRINTED["handling"]["limit"]


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
