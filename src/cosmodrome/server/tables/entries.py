"""Entries of a match's log as the server keeps them in memory, and what it remembers beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cosmodrome.server.storage import Entry
from cosmodrome.server.tables.rows import Gate

EventRow = tuple[str, dict[str, Any], Mapping[int, dict[str, Any]] | None]
"""An event as it is stored: its kind, its public fields, and the fields that only some seats may read."""

read_events = msgspec.json.Decoder(list[tuple[str, dict[str, Any], dict[int, dict[str, Any]] | None]]).decode


class Asked(msgspec.Struct, gc=False):
    """What one seat is asked, at which version and when the question arose. Nobody waits for an optional answer."""

    seat: int
    question: str
    version: int
    at: float
    subject: int = 0
    optional: bool = False


class Said(msgspec.Struct, gc=False):
    """One entry of the log, as far as it is needed again."""

    at: float
    seat: int | None
    move: str | None
    undo_to: int | None


class Link(msgspec.Struct, gc=False):
    """One log entry of the line being played (undone entries are not in it), and how the match stood before it."""

    index: int
    ply: int
    events: int
    #: There is one for every answer, and a dictionary would take four times the memory.
    asked: tuple[Asked, ...]
    gate: Gate | None


class Pause(msgspec.Struct, gc=False):
    """A moment within an entry, between two plies: how many events were told by then, and what each viewer saw."""

    events: int
    views: dict[int | None, bytes]


class Change(msgspec.Struct, gc=False):
    """A change made in memory: what to store, and what to remember once it is stored."""

    entry: Entry
    asked: dict[int, Asked]
    gate: Gate | None
    #: Of an undo: the first entry that it takes back.
    back: Link | None
    beats: list[Pause]
