"""A saved game as data and as JSON. The moves are what counts; everything else can be computed from them."""

from __future__ import annotations

import json
from typing import Any, Final, Self

from cosmodrome.kernel.ask import CLOCK, DEALER
from cosmodrome.kernel.errors import BrokenRecord

#: Increased when the shape of the JSON changes; older shapes stay readable.
FORMAT: Final = 1

_SEAT_NAMES: Final = {DEALER: "dealer", CLOCK: "clock"}
_SEAT_NUMBERS: Final = {name: number for number, name in _SEAT_NAMES.items()}


def seat_name(seat: int) -> str:
    """How a seat is written in a record: its number, `dealer` or `clock`."""
    return _SEAT_NAMES.get(seat) or str(seat)


def parse_seat(name: str) -> int:
    """The seat that is written this way in a record."""
    if name in _SEAT_NUMBERS:
        return _SEAT_NUMBERS[name]
    if name.isdecimal() and len(name) < 4:
        return int(name)
    raise BrokenRecord(f"no seat is called {name!r}")


class SavedGame:
    """A game, the edition of its rules, the options and every move in order, including the dealer's and the clock's."""

    def __init__(
        self,
        *,
        game: str,
        edition: str,
        options: dict[str, Any],
        dealer: dict[str, Any],
        moves: list[str],
        result: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.options = options
        self.dealer = dealer
        self.moves = moves
        self.result = result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SavedGame) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}(game={self.game!r}, edition={self.edition!r}, moves={len(self.moves)})"

    def to_json(self) -> str:
        """The record as JSON, one move a line."""
        head = {
            "format": FORMAT,
            "game": self.game,
            "edition": self.edition,
            "options": self.options,
            "dealer": self.dealer,
            "result": self.result,
        }
        lines = ",\n  ".join(json.dumps(move) for move in self.moves)
        return json.dumps(head)[:-1] + f', "moves": [\n  {lines}\n]}}\n'

    @classmethod
    def from_json(cls, text: str | bytes) -> Self:
        """Read a record; refuses what is not one."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BrokenRecord(f"this is not JSON: {error}") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BrokenRecord(f"this is not a record of format {FORMAT}")
        game, edition, options = data.get("game"), data.get("edition"), data.get("options")
        dealer, moves, result = data.get("dealer"), data.get("moves"), data.get("result")
        if not (
            isinstance(game, str)
            and isinstance(edition, str)
            and isinstance(options, dict)
            and isinstance(dealer, dict)
            and isinstance(moves, list)
            and all(isinstance(move, str) for move in moves)
            and (result is None or isinstance(result, dict))
        ):
            raise BrokenRecord("the record lacks a field or has one of the wrong kind")
        return cls(game=game, edition=edition, options=options, dealer=dealer, moves=moves, result=result)
