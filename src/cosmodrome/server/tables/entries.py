"""Entries of a match's log as the server keeps them in memory, and what it remembers beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cosmodrome.kernel.native import mypyc_attr
from cosmodrome.server.storage import Entry
from cosmodrome.server.tables.columns import Gate

EventRow = tuple[str, dict[str, Any], Mapping[int, dict[str, Any]] | None]
"""An event as it is stored: its kind, its public fields, and the fields that only some seats may read."""

read_events = msgspec.json.Decoder(list[tuple[str, dict[str, Any], dict[int, dict[str, Any]] | None]]).decode


@mypyc_attr(acyclic=True)
class Asked:
    """What one seat is asked, at which version and when the question arose. Nobody waits for an optional answer."""

    __slots__ = ("at", "optional", "question", "seat", "subject", "version")

    def __init__(self, seat: int, question: str, version: int, at: float, subject: int, optional: bool) -> None:
        self.seat = seat
        self.question = question
        self.version = version
        self.at = at
        self.subject = subject
        self.optional = optional

    def is_like(self, other: Asked | None) -> bool:
        """Whether the other is the same question, put at the same time."""
        return other is self or (
            other is not None
            and (self.seat, self.version, self.at) == (other.seat, other.version, other.at)
            and (self.question, self.subject, self.optional) == (other.question, other.subject, other.optional)
        )


@mypyc_attr(acyclic=True)
class Said:
    """One entry of the log, as far as it is needed again."""

    __slots__ = ("at", "move", "seat", "undo_to")

    def __init__(self, at: float, seat: int | None, move: str | None, undo_to: int | None) -> None:
        self.at = at
        self.seat = seat
        self.move = move
        self.undo_to = undo_to


@mypyc_attr(acyclic=True)
class Link:
    """One log entry of the line being played (undone entries are not in it), and how the match stood before it."""

    __slots__ = ("asked", "events", "gate", "index", "ply")

    def __init__(self, index: int, ply: int, events: int, asked: tuple[Asked, ...], gate: Gate | None) -> None:
        self.index = index
        self.ply = ply
        self.events = events
        #: There is one for every answer, and a dictionary would take four times the memory.
        self.asked = asked
        self.gate = gate


@mypyc_attr(acyclic=True)
class Pause:
    """A moment within an entry, between two plies: how many events were told by then, and what each viewer saw."""

    __slots__ = ("events", "views")

    def __init__(self, events: int, views: dict[int | None, bytes]) -> None:
        self.events = events
        self.views = views


@mypyc_attr(acyclic=True)
class Change:
    """A change made in memory: what to store, and what to remember once it is stored."""

    __slots__ = ("asked", "back", "beats", "entry", "events", "gate", "lines")

    def __init__(
        self,
        entry: Entry,
        lines: list[str],
        asked: dict[int, Asked],
        gate: Gate | None,
        back: Link | None,
        beats: list[Pause],
        events: list[EventRow],
    ) -> None:
        self.entry = entry
        #: The new lines of the record, which the entry stores as one text.
        self.lines = lines
        self.asked = asked
        self.gate = gate
        #: Of an undo: the first entry that it takes back.
        self.back = back
        self.beats = beats
        #: What the entry tells: the same events that it stores.
        self.events = events
