"""SQLite: one writer thread with group commit, one reading thread, full synchronisation."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy.dialects import sqlite as dialects

from cosmodrome.server import metrics
from cosmodrome.server.storage.store import Conflict, Entry, Listener, Query, Row, Write

_DIALECT = dialects.dialect(paramstyle="qmark")

# A whole batch travels as one JSON text: two statements however many matches moved, so the writer thread rarely has
# to ask for Python's lock back in the middle of a transaction.
_FIELDS = Entry._fields
_ENTRIES = "SELECT " + ", ".join(f"value ->> {i} AS {name}" for i, name in enumerate(_FIELDS)) + " FROM json_each(?)"
_ADVANCE = f"""
UPDATE matches SET ply = e.ply + 1, status = e.status, waiting = e.waiting, due = e.due, gate = e.gate,
    started = coalesce(matches.started, e.started), finished = e.finished, undo_request = NULL
FROM ({_ENTRIES}) AS e WHERE matches.id = e.match AND matches.ply = e.ply RETURNING id
"""
_INSERT = f"""
INSERT INTO log (match, ply, at, seat, move, undo_to, moves, events)
SELECT match, ply, at, seat, move, undo_to, moves, events FROM ({_ENTRIES})
"""

_encode = msgspec.json.Encoder().encode


def connect(path: str) -> sqlite3.Connection:
    """A connection whose commits survive a power cut."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


class _Job:
    """Something for the writer thread, and who waits for it."""

    __slots__ = ("done", "work")

    def __init__(self, work: Entry | Sequence[Write], done: asyncio.Future[Any]) -> None:
        self.work = work
        self.done = done


_Answer = tuple[asyncio.Future[Any], Any]


class SqliteStore:
    """One file, one process."""

    shared = False

    def __init__(self, url: str) -> None:
        path = url.removeprefix("sqlite:///")
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[list[_Job]] = queue.SimpleQueue()
        self._submitted: list[_Job] = []
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
        result: list[list[Row]] = await self._submit(writes)
        return result

    def append(self, entry: Entry) -> Awaitable[bool]:
        return self._submit(entry)

    def _submit(self, work: Entry | Sequence[Write]) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = self._loop.create_future()
        self._submitted.append(_Job(work, done))
        # Waking the thread is dear: what comes in while it writes waits for the next batch.
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._hand_over)
        return done

    def _hand_over(self) -> None:
        batch, self._submitted = self._submitted, []
        self._jobs.put(batch)

    def _write_on(self) -> None:
        """The writer thread: store a batch in one transaction, then tell; an empty batch is the end."""
        while True:
            batch = self._jobs.get()
            if not batch:
                return
            started = time.perf_counter()
            answers = self._commit(batch)
            self._loop.call_soon_threadsafe(self._written, answers, time.perf_counter() - started)

    def _commit(self, batch: list[_Job]) -> list[_Answer]:
        answers: list[_Answer] = []
        run = self._connection.execute
        try:
            run("BEGIN IMMEDIATE")
            entries = [job for job in batch if isinstance(job.work, Entry)]
            if entries:
                advanced = {row[0] for row in run(_ADVANCE, (_encode([job.work for job in entries]).decode(),))}
                accepted = [job.work for job in entries if job.work[0] in advanced]
                if accepted:
                    run(_INSERT, (_encode(accepted).decode(),))
                answers += [(job.done, job.work[0] in advanced) for job in entries]
            for job in batch:
                if not isinstance(job.work, Entry):
                    answers.append((job.done, self._all_or_nothing(job.work)))
            run("COMMIT")
        except Exception as error:
            if self._connection.in_transaction:
                run("ROLLBACK")
            answers = [(job.done, error) for job in batch]
        return answers

    def _written(self, answers: list[_Answer], seconds: float) -> None:
        """In the loop again: start the next batch first, then tell those who waited for this one."""
        metrics.COMMIT_SECONDS.observe(seconds)
        if self._submitted:
            self._hand_over()
        else:
            self._writing = False
        for done, answer in answers:
            if done.done():
                continue
            if isinstance(answer, Exception):
                done.set_exception(answer)
            else:
                done.set_result(answer)

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
        self._jobs.put([])
        await asyncio.to_thread(self._writer.join)
        self._reading.shutdown()
        self._connection.close()
        self._reader.close()
