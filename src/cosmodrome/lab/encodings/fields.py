"""Encodings: a seat's view as a fixed number of small whole numbers, made straight from the state.

An encoding is a list of fields in a fixed order. A field is a few numbers from 0 to 255 with a meaning; larger values
are cut off, negative ones are told with an offset that the field names. What a field holds is read from what the seat
may know and from nothing else. Seats are counted from the one that looks: itself first, then the others in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from cosmodrome.kernel import State

S = TypeVar("S", bound=State)

LARGEST: Final = 255


class Field(Generic[S]):
    """Some numbers with a meaning. `write` appends exactly `size` of them for a seat."""

    def __init__(self, name: str, size: int, meaning: str, write: Callable[[S, int, list[int]], None]) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning
        self.write = write


class Encoding(Generic[S]):
    """All fields of a game, under a name that changes whenever their meaning does."""

    def __init__(self, name: str, game: str, fields: Sequence[Field[S]]) -> None:
        self.name = name
        self.game = game
        self.fields = tuple(fields)
        self.size = sum([field.size for field in self.fields])
        self._writers = [field.write for field in self.fields]

    def encode(self, s: S, seat: int) -> bytes:
        """What this seat may know, as `size` numbers from 0 to 255."""
        out: list[int] = []
        for write in self._writers:
            write(s, seat, out)
        return bytes(out)

    def describe(self) -> dict[str, Any]:
        """The encoding as plain data: where each field begins, how long it is and what it says."""
        first = 0
        fields = []
        for field in self.fields:
            fields.append({"name": field.name, "first": first, "size": field.size, "meaning": field.meaning})
            first += field.size
        return {"name": self.name, "game": self.game, "size": self.size, "fields": fields}


def cut(value: int) -> int:
    """The nearest number that can be told."""
    if value < 0:
        return 0
    return value if value < LARGEST else LARGEST


def put_zeros(out: list[int], size: int) -> None:
    """Nothing there."""
    out.extend([0] * size)


def put_one_hot(out: list[int], index: int, size: int) -> None:
    """A one at this place among zeros; zeros alone where the index is outside."""
    first = len(out)
    out.extend([0] * size)
    if 0 <= index < size:
        out[first + index] = 1


def put_mask(out: list[int], mask: int, size: int) -> None:
    """The lowest bits of a mask."""
    for i in range(size):
        out.append(mask >> i & 1)
