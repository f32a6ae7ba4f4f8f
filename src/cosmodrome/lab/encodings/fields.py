"""Encodings: a seat's view as a fixed number of small whole numbers, made straight from the state.

An encoding is a list of fields in a fixed order. A field is a few numbers from 0 to 255 with a meaning; larger values
are cut off, negative ones have an offset added that the field names. What a field holds is read from what the seat
may know and from nothing else. Seats are counted from the one that looks: itself first, then the others in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from cosmodrome.kernel import State
from cosmodrome.kernel.native import i64, mypyc_attr

S = TypeVar("S", bound=State)

LARGEST: Final = 255


#: The lowest bits of a number, a byte each: eight of them as bytes, and seven in one word.
EIGHT: Final[list[bytes]] = [bytes([number >> i & 1 for i in range(8)]) for number in range(256)]
SEVEN: Final[list[int]] = [sum([(number >> i & 1) << 8 * i for i in range(7)]) for number in range(128)]
#: Zeros, as many as it pays to have ready.
ZEROS: Final[list[bytes]] = [bytes(number) for number in range(257)]
#: A one among zeros: a window on this has it wherever it is wanted.
HOT: Final = bytes(256) + b"\x01" + bytes(256)
#: As many bits as fit into a word that stays a small number: seven bytes.
FULL: Final = 56


@mypyc_attr(acyclic=True)
class Out:
    """Where fields are written: chunks that are joined in the end.

    Single numbers are gathered in a word first, since a chunk for each of them would take most of the time.
    """

    __slots__ = ("chunks", "filled", "word")

    def __init__(self) -> None:
        self.chunks: list[bytes] = []
        self.word: i64 = 0
        self.filled: i64 = 0

    def put(self, value: i64) -> None:
        """A number, or the nearest one that can be written."""
        if value < 0:
            value = 0
        elif value > LARGEST:
            value = LARGEST
        if self.filled == FULL:
            self._flush()
        self.word |= value << self.filled
        self.filled += 8

    def add(self, chunk: bytes) -> None:
        """Numbers that are already bytes."""
        if self.filled:
            self._flush()
        self.chunks.append(chunk)

    def flag(self, value: bool) -> None:
        """A one or a zero."""
        self.put(1 if value else 0)

    def zeros(self, size: int) -> None:
        """Nothing there."""
        self.add(ZEROS[size] if size < len(ZEROS) else bytes(size))

    def one_hot(self, index: int, size: int) -> None:
        """A one at this place among zeros; zeros alone where the index is outside."""
        inside = 0 <= index < size
        if size <= 7:
            self._gather(1 << 8 * index if inside else 0, size)
        elif inside:
            self.add(HOT[256 - index : 256 - index + size])
        else:
            self.zeros(size)

    def mask(self, mask: int, size: int) -> None:
        """The lowest bits of a mask."""
        while size > 7:
            self.add(EIGHT[mask & 255])
            mask >>= 8
            size -= 8
        if size:
            self._gather(SEVEN[mask & (1 << size) - 1], size)

    def told(self) -> bytes:
        """Everything so far."""
        if self.filled:
            self._flush()
        return b"".join(self.chunks)

    def _gather(self, word: i64, size: i64) -> None:
        """The lowest bytes of a word, seven at most."""
        if self.filled + 8 * size > FULL:
            self._flush()
        self.word |= word << self.filled
        self.filled += 8 * size

    def _flush(self) -> None:
        # As plain numbers: of these the compiler knows how to make bytes.
        word: int = self.word
        size: int = self.filled >> 3
        self.chunks.append(word.to_bytes(size, "little") if word else ZEROS[size])
        self.word = 0
        self.filled = 0


class Field(Generic[S]):
    """Some numbers with a meaning. `write` puts exactly `size` of them for a seat."""

    def __init__(self, name: str, size: int, meaning: str, write: Callable[[S, int, Out], None]) -> None:
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
        out = Out()
        for write in self._writers:
            write(s, seat, out)
        return out.told()

    def describe(self) -> dict[str, Any]:
        """The encoding as plain data: where each field begins, how long it is and what it says."""
        first = 0
        fields = []
        for field in self.fields:
            fields.append({"name": field.name, "first": first, "size": field.size, "meaning": field.meaning})
            first += field.size
        return {"name": self.name, "game": self.game, "size": self.size, "fields": fields}
