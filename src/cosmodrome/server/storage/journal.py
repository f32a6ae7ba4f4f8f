"""The journal: on SQLite new entries are stored as they come, and folded into the tables later.

In the tables a move touches a page of its match's row and one of the log's index, so a commit of many matches' moves
writes many pages. In the journal it is one row, a few pages that follow each other. Entries are folded before anybody
reads or changes what they concern, so nobody outside this module can tell the difference.
"""

from __future__ import annotations

import functools
import sqlite3
from collections.abc import Callable, Sequence
from itertools import chain, compress
from operator import attrgetter
from typing import Any, Final

import msgspec

from cosmodrome.server.storage.store import BY_MATCH, Entry

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(list[Entry]).decode

#: A journal of this many entries is folded in any case.
_LONG: Final = 4000
#: How many entries go into one statement at most.
_MOST: Final = 256
#: The lengths of this many logs are remembered.
_REMEMBERED: Final = 100_000
#: No version of the database: what is remembered of it must be read again.
_UNKNOWN: Final = -1

_MOVED = attrgetter("match", "version", "waiting", "due", "gate")
_LOGGED = attrgetter("match", "version", "at", "seat", "move", "undo_to", "moves", "events")


@functools.cache
def _advance(rows: int) -> str:
    """Move matches on to the position after their latest entries."""
    return f"""
WITH e (match, version, waiting, due, gate) AS (VALUES {", ".join(["(?, ?, ?, ?, ?)"] * rows)})
UPDATE matches SET version = e.version + 1, waiting = e.waiting, due = nullif(e.due, ''), gate = nullif(e.gate, ''),
    undo_request = NULL
FROM e WHERE matches.id = e.match
"""


@functools.cache
def _insert(rows: int) -> str:
    """Add to the log."""
    return f"""
INSERT INTO log (match, version, at, seat, move, undo_to, moves, events)
SELECT column1, column2, column3, nullif(column4, ''), nullif(column5, ''), nullif(column6, ''), column7, column8
FROM (VALUES {", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * rows)}) WHERE column1 <> ''
"""


# One batch of entries, if nobody else has written since the database had this version.
_ALONE = "INSERT INTO journal (entries) SELECT ? WHERE (SELECT data_version FROM pragma_data_version) = ?"

# Status stands in an index, so it is written only where it changes: at the start and at the end.
_TURN = "UPDATE matches SET status = ?, started = coalesce(started, ?), finished = ? WHERE id = ?"


class Journal:
    """Entries on their way into the tables. All but `append_alone` happens within a transaction of the writer's."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._run = connection.execute
        self._entries: list[Entry] = []
        #: The lengths of the logs, as far as they had to be known.
        self._versions: dict[str, int] = {}
        self._version = _UNKNOWN

    @property
    def is_long(self) -> bool:
        """Whether it should be folded though nobody asks."""
        return len(self._entries) >= _LONG

    def open(self) -> bool:
        """Get up to date, first in every transaction. Whether another process has written since the last one."""
        version: int = self._run("PRAGMA data_version").fetchone()[0]
        written = self._version not in (_UNKNOWN, version)
        if version != self._version:
            rows = self._run("SELECT entries FROM journal ORDER BY id").fetchall()
            self._entries = [entry for (text,) in rows for entry in _decode(text)]
            self._versions = {entry.match: entry.version + 1 for entry in self._entries}
            self._version = version
        return written

    def forget(self) -> None:
        """The transaction was rolled back, and what is remembered of it is dropped."""
        self._version = _UNKNOWN

    def append(self, entries: list[Entry]) -> list[bool]:
        """Keep those entries whose matches' logs are as long as their writers believed; which ones."""
        versions = self._versions
        kept: list[bool] = []
        for entry in entries:
            match, version = entry.match, entry.version
            fits = version == (versions[match] if match in versions else self._stored_version(match))
            if fits:
                versions[match] = version + 1
            kept.append(fits)
        if False in kept:
            entries = list(compress(entries, kept))
        if entries:
            self._run("INSERT INTO journal (entries) VALUES (?)", (_encode(entries).decode(),))
            self._entries += entries
        return kept

    def append_alone(self, entries: list[Entry]) -> bool:
        """`append` in a transaction of its own and one statement, since after each the writer has to get Python's lock
        back from a busy loop. Whether it was done: only while nobody else writes, and all entries are known to fit.
        """
        versions = self._versions
        known = {entry.match: entry.version for entry in entries}
        if len(known) < len(entries) or len(self._entries) + len(entries) >= _LONG:
            return False
        for match, version in known.items():
            if versions.get(match) != version:
                return False
        if self._version == _UNKNOWN or self._run(_ALONE, (_encode(entries).decode(), self._version)).rowcount != 1:
            return False
        self._entries += entries
        for match, version in known.items():
            versions[match] = version + 1
        return True

    def _stored_version(self, match: str) -> int | None:
        found = self._run("SELECT version FROM matches WHERE id = ?", (match,)).fetchone()
        return None if found is None else found[0]

    def fold(self) -> None:
        """Move everything into the tables, match by match, and start empty."""
        entries = sorted(self._entries, key=BY_MATCH)
        if not entries:
            return
        self._fill(_insert, _LOGGED, entries)
        self._fill(_advance, _MOVED, list({entry.match: entry for entry in entries}.values()))
        for entry in entries:
            if entry.started is not None or entry.finished is not None:
                self._run(_TURN, (entry.status, entry.started, entry.finished, entry.match))
        self._run("DELETE FROM journal")
        self._entries = []
        if len(self._versions) > _REMEMBERED:
            self._versions.clear()

    def _fill(
        self, statement: Callable[[int], str], columns: Callable[[Entry], Sequence[Any]], entries: list[Entry]
    ) -> None:
        """Run a statement made for a power of two of rows; those too many name no match.

        Each statement gives Python's lock away and has to get it back from a busy loop: many rows share one. Nothing
        travels as an empty text: the driver takes longer over one None than over all the rest of a row.
        """
        for first in range(0, len(entries), _MOST):
            some = entries[first : first + _MOST]
            rows = 1 << (len(some) - 1).bit_length()
            values = ["" if value is None else value for value in chain.from_iterable(map(columns, some))]
            values += [""] * (len(values) // len(some) * (rows - len(some)))
            self._run(statement(rows), values)
