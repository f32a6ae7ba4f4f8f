"""SQLite: one writer thread with group commit, one reading thread, full synchronisation."""

from __future__ import annotations

import asyncio
import functools
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy.dialects import sqlite as dialects

from cosmodrome.server import metrics
from cosmodrome.server.storage.store import Conflict, Entry, Listener, Query, Row, Told, Write

_DIALECT = dialects.dialect(paramstyle="qmark")

#: So many entries at most go into one statement.
_MOST = 256

_MOVED = itemgetter(*map(Entry._fields.index, ("match", "ply", "waiting", "due", "gate")))
_LOGGED = itemgetter(*map(Entry._fields.index, ("match", "ply", "at", "seat", "move", "undo_to", "moves", "events")))


@functools.cache
def _advance(rows: int) -> str:
    """Move matches on whose logs are still as long as believed."""
    return f"""
WITH e (match, ply, waiting, due, gate) AS (VALUES {", ".join(["(?, ?, ?, ?, ?)"] * rows)})
UPDATE matches SET ply = e.ply + 1, waiting = e.waiting, due = nullif(e.due, ''), gate = nullif(e.gate, ''),
    undo_request = NULL
FROM e WHERE matches.id = e.match AND matches.ply = e.ply
"""


@functools.cache
def _insert(rows: int) -> str:
    """Add to the log."""
    return f"""
INSERT INTO log (match, ply, at, seat, move, undo_to, moves, events)
SELECT column1, column2, column3, nullif(column4, ''), nullif(column5, ''), nullif(column6, ''), column7, column8
FROM (VALUES {", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * rows)}) WHERE column1 <> ''
"""


# Status stands in an index, so it is written only where it changes: at the start and at the end.
_TURN = "UPDATE matches SET status = ?, started = coalesce(started, ?), finished = ? WHERE id = ?"


def connect(path: str) -> sqlite3.Connection:
    """A connection whose commits survive a power cut."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA foreign_keys=ON")
    # A statement that writes many rows keeps what it might have to take back: not in a file made for each.
    connection.execute("PRAGMA temp_store=MEMORY")
    # Pages that change with every batch are copied into the database file once in 16 MB, not once in 4.
    connection.execute("PRAGMA wal_autocheckpoint=4000")
    return connection


class _Batch:
    """What is stored by one commit, and who waits for it."""

    __slots__ = ("entries", "told", "writes")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.told: list[Told] = []
        self.writes: list[tuple[Sequence[Write], asyncio.Future[list[list[Row]]]]] = []


class _Outcome(NamedTuple):
    """What became of a batch: of each entry, and of each write."""

    entries: Sequence[bool | Exception]
    writes: Sequence[list[list[Row]] | Exception]


class SqliteStore:
    """One file, one process."""

    shared = False

    def __init__(self, url: str) -> None:
        path = url.removeprefix("sqlite:///")
        self._loop = asyncio.get_running_loop()
        self._batches: queue.SimpleQueue[_Batch | None] = queue.SimpleQueue()
        self._next = _Batch()
        self._writing = False
        self._reader = connect(path)
        self._reading = ThreadPoolExecutor(1, "sqlite-reader")
        self._connection = connect(path)
        self._writer = threading.Thread(target=self._write_on, name="sqlite-writer", daemon=True)
        self._writer.start()

    # --- reading

    async def rows(self, query: Query, **values: Any) -> list[Row]:
        text, bound = query.bind(_DIALECT, values)
        return await self._loop.run_in_executor(self._reading, self._fetch, text, bound)

    def _fetch(self, text: str, bound: list[Any]) -> list[Row]:
        return [dict(row) for row in self._reader.execute(text, bound)]

    # --- writing

    async def write(self, writes: Sequence[Write]) -> list[list[Row]]:
        done: asyncio.Future[list[list[Row]]] = self._loop.create_future()
        self._next.writes.append((writes, done))
        self._wake()
        return await done

    def append(self, entry: Entry, told: Told) -> None:
        batch = self._next
        batch.entries.append(entry)
        batch.told.append(told)
        if not self._writing:
            self._wake()

    def _wake(self) -> None:
        """Waking the thread is dear: what comes in while it writes, or in this turn of the loop, shares a batch."""
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        batch, self._next = self._next, _Batch()
        self._batches.put(batch)

    def _write_on(self) -> None:
        """The writer thread: store a batch in one transaction, then tell the loop; None is the end.

        Python's lock is shared with a busy loop, and each statement gives it away and has to get it back: so a batch is
        two statements, however many matches moved.
        """
        while (batch := self._batches.get()) is not None:
            started = time.perf_counter()
            outcome = self._commit(batch)
            self._loop.call_soon_threadsafe(self._written, batch, outcome, time.perf_counter() - started)

    def _commit(self, batch: _Batch) -> _Outcome:
        run = self._connection.execute
        try:
            run("BEGIN IMMEDIATE")
            entries = self._append(batch.entries)
            writes = [self._all_or_nothing(writes) for writes, _ in batch.writes]
            run("COMMIT")
            return _Outcome(entries, writes)
        except Exception as error:
            if self._connection.in_transaction:
                run("ROLLBACK")
            return _Outcome([error] * len(batch.entries), [error] * len(batch.writes))

    def _append(self, entries: list[Entry]) -> list[bool]:
        """Append to as many logs; to each by itself if one of them is not as long as believed."""
        before = self._connection.total_changes
        self._fill(_advance, _MOVED, entries)
        if self._connection.total_changes - before == len(entries):
            self._fill(_insert, _LOGGED, entries)
            for entry in entries:
                if entry.started is not None or entry.finished is not None:
                    turn = (entry.status, entry.started, entry.finished, entry.match)
                    self._connection.execute(_TURN, turn)
            return [True] * len(entries)
        if len(entries) == 1:
            return [False]
        self._connection.execute("ROLLBACK")
        self._connection.execute("BEGIN IMMEDIATE")
        return [self._append([entry])[0] for entry in entries]

    def _fill(
        self, statement: Callable[[int], str], columns: Callable[[Entry], Sequence[Any]], entries: list[Entry]
    ) -> None:
        """Run a statement made for a power of two of rows; those too many name no match.

        Nothing travels as an empty text: the driver takes longer over one None than over all the rest of a row.
        """
        for first in range(0, len(entries), _MOST):
            some = entries[first : first + _MOST]
            rows = 1 << (len(some) - 1).bit_length()
            values = ["" if value is None else value for value in chain.from_iterable(map(columns, some))]
            values += [""] * (len(values) // len(some) * (rows - len(some)))
            self._connection.execute(statement(rows), values)

    def _written(self, batch: _Batch, outcome: _Outcome, seconds: float) -> None:
        """In the loop again: start the next batch first, then tell those who waited for this one."""
        metrics.COMMIT_SECONDS.observe(seconds)
        if self._next.entries or self._next.writes:
            self._hand_over()
        else:
            self._writing = False
        for told, became in zip(batch.told, outcome.entries, strict=True):
            told(became)
        for (_, done), result in zip(batch.writes, outcome.writes, strict=True):
            if done.done():
                continue
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)

    def _all_or_nothing(self, writes: Sequence[Write]) -> list[list[Row]] | Exception:
        run = self._connection.execute
        run("SAVEPOINT act")
        try:
            results: list[list[Row]] = []
            for query, values, rows in writes:
                cursor = run(*query.bind(_DIALECT, values))
                found: list[Row] = [dict(row) for row in cursor.fetchall()]
                if rows is not None and rows != (len(found) if cursor.description else cursor.rowcount):
                    raise Conflict
                results.append(found)
        except (Conflict, sqlite3.IntegrityError) as error:
            run("ROLLBACK TO act")
            run("RELEASE act")
            return error if isinstance(error, Conflict) else Conflict(str(error))
        run("RELEASE act")
        return results

    # --- other processes: there are none

    async def tell(self, kind: str, match: str, detail: str = "") -> None:
        return None

    def listen(self, listener: Listener) -> None:
        return None

    async def close(self) -> None:
        while self._writing:
            await asyncio.sleep(0.005)
        self._batches.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reading.shutdown()
        self._connection.close()
        self._reader.close()
