"""SQLite: one writer thread with group commit, one reading thread, full synchronisation.

New entries go into the journal first; what concerns them is folded before it is read or changed.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from sqlalchemy.dialects import sqlite as dialects

from cosmodrome.server import metrics
from cosmodrome.server.storage.journal import Journal
from cosmodrome.server.storage.store import Appended, Conflict, Entry, Listener, Query, Row, Write
from cosmodrome.server.waiting import settle

_DIALECT = dialects.dialect(paramstyle="qmark")


def connect(path: str) -> sqlite3.Connection:
    """A connection whose commits survive a power cut."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA foreign_keys=ON")
    # A statement that writes many rows keeps what it might have to roll back: not in a new file each time.
    connection.execute("PRAGMA temp_store=MEMORY")
    # Pages that change with every batch are copied into the database file once in 16 MB, not once in 4.
    connection.execute("PRAGMA wal_autocheckpoint=4000")
    return connection


class _Batch:
    """What is stored by one commit, and who waits for it."""

    __slots__ = ("appended", "entries", "folds", "writes")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.appended: list[Appended] = []
        self.writes: list[tuple[Sequence[Write], asyncio.Future[list[list[Row]]]]] = []
        #: Whether the journal is folded too.
        self.folds = False


class _Outcome(NamedTuple):
    """What became of a batch: of each entry, of each write, whether the journal was folded, and whether somebody else
    has written before it.
    """

    entries: Sequence[bool | Exception]
    writes: Sequence[list[list[Row]] | Exception]
    folded: bool
    others: bool = False


class SqliteStore:
    """One file, one process."""

    shared = False

    def __init__(self, url: str) -> None:
        path = url.removeprefix("sqlite:///")
        self._loop = asyncio.get_running_loop()
        self._batches: queue.SimpleQueue[_Batch | None] = queue.SimpleQueue()
        self._next = _Batch()
        self._listeners: list[Listener] = []
        self._writing = False
        self._reader = connect(path)
        self._reading = ThreadPoolExecutor(1, "sqlite-reader")
        self._connection = connect(path)
        self._journal = Journal(self._connection)
        #: Whether the journal may hold what was acknowledged: a process before this one may have left it unfolded.
        self._unfolded = True
        self._writer = threading.Thread(target=self._write_on, name="sqlite-writer", daemon=True)
        self._writer.start()

    # --- reading

    async def rows(self, query: Query, **values: Any) -> list[Row]:
        if query.concerns_matches and self._unfolded:
            await self._fold()
        text, bound = query.bind(_DIALECT, values)
        return await self._loop.run_in_executor(self._reading, self._fetch, text, bound)

    def _fetch(self, text: str, bound: list[Any]) -> list[Row]:
        return [dict(row) for row in self._reader.execute(text, bound)]

    # --- writing

    async def write(self, writes: Sequence[Write]) -> list[list[Row]]:
        batch = self._next
        batch.folds |= any(query.concerns_matches for query, _, _ in writes)
        done: asyncio.Future[list[list[Row]]] = self._loop.create_future()
        batch.writes.append((writes, done))
        self._wake()
        return await done

    async def _fold(self) -> None:
        self._next.folds = True
        await self.write([])

    def append(self, entry: Entry, done: Appended) -> None:
        batch = self._next
        batch.entries.append(entry)
        batch.appended.append(done)
        if not self._writing:
            self._wake()

    def _wake(self) -> None:
        """Waking the thread is expensive: what comes in until then, or in this turn of the loop, shares a batch."""
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        batch, self._next = self._next, _Batch()
        self._batches.put(batch)

    def _write_on(self) -> None:
        """The writer thread: store a batch in one transaction, then tell the loop; None is the end."""
        while (batch := self._batches.get()) is not None:
            started = time.perf_counter()
            outcome = self._commit(batch)
            self._loop.call_soon_threadsafe(self._written, batch, outcome, time.perf_counter() - started)

    def _commit(self, batch: _Batch) -> _Outcome:
        run = self._connection.execute
        try:
            # Nearly always a batch is entries and nothing else.
            if not (batch.writes or batch.folds) and self._journal.append_alone(batch.entries):
                return _Outcome([True] * len(batch.entries), (), False)
            run("BEGIN IMMEDIATE")
            others = self._journal.open()
            entries = self._journal.append(batch.entries)
            folds = batch.folds or self._journal.is_long
            if folds:
                self._journal.fold()
            writes = [self._all_or_nothing(writes) for writes, _ in batch.writes]
            run("COMMIT")
            return _Outcome(entries, writes, folds, others)
        except Exception as error:
            if self._connection.in_transaction:
                run("ROLLBACK")
            self._journal.forget()
            return _Outcome([error] * len(batch.entries), [error] * len(batch.writes), False)

    def _written(self, batch: _Batch, outcome: _Outcome, seconds: float) -> None:
        """In the loop again: tell those who waited. The next batch leaves after that, which makes it larger."""
        metrics.COMMIT_SECONDS.observe(seconds)
        self._unfolded = not outcome.folded and (self._unfolded or bool(batch.entries))
        # At the end of this turn: what is said in answer to those who are told now still shares the batch.
        if self._next.entries or self._next.writes:
            self._loop.call_soon(self._hand_over)
        else:
            self._writing = False
        for appended, became in zip(batch.appended, outcome.entries, strict=True):
            appended(became)
        for (_, done), result in zip(batch.writes, outcome.writes, strict=True):
            settle(done, result)
        if outcome.others:
            for listener in self._listeners:
                listener("missed", "", "")

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

    # --- other processes: no servers, but an admin's commands may write to the same file

    async def tell(self, kind: str, match: str, detail: str = "") -> None:
        return None

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def look(self) -> None:
        await self.write([])

    async def close(self) -> None:
        try:
            await self._fold()
        finally:
            self._batches.put(None)
            await asyncio.to_thread(self._writer.join)
            self._reading.shutdown()
            self._connection.close()
            self._reader.close()
