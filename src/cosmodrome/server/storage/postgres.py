"""PostgreSQL: one writer task with group commit, a pool for the rest, LISTEN/NOTIFY between processes."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy.dialects.postgresql import asyncpg as dialects

from cosmodrome.server import metrics
from cosmodrome.server.storage.store import BY_MATCH, Appended, Conflict, Entry, Listener, Query, Row, Write

_encode = msgspec.json.Encoder().encode
_DIALECT = dialects.dialect()  # type: ignore[no-untyped-call]
_CHANNEL = "cosmodrome"
#: How many entries are told to other processes in one notice, which may hold 8,000 bytes.
_TOLD_TOGETHER = 150

# One statement stores a whole batch: it moves each match on if its log is still as long as believed, inserts the
# entries of those matches, and tells the other processes at commit. The batch travels as one JSON text: as an array for
# each column it would take the driver five times as long.
_TYPES = (
    "text",
    "int",
    "float8",
    "int",
    "text",
    "int",
    "text",
    "text",
    "text",
    "float8",
    "float8",
    "text",
    "float8",
    "text",
)
_COLUMNS = ", ".join(
    f"(r->>{number})::{kind} AS {name}"
    for number, (name, kind) in enumerate(zip(Entry.__struct_fields__, _TYPES, strict=True))
)
_APPEND = f"""
WITH e AS (SELECT {_COLUMNS} FROM jsonb_array_elements($2::jsonb) AS t (r)),
moved AS (
    UPDATE matches SET version = e.version + 1, status = e.status, waiting = e.waiting, due = e.due, gate = e.gate,
        started = coalesce(matches.started, e.started), finished = e.finished, undo_request = NULL
    FROM e WHERE matches.id = e.match AND matches.version = e.version RETURNING matches.id
),
kept AS (
    INSERT INTO log (match, version, at, seat, move, undo_to, moves, events)
    SELECT e.match, e.version, e.at, e.seat, e.move, e.undo_to, e.moves, e.events
    FROM e JOIN moved ON moved.id = e.match RETURNING match, version
)
SELECT string_agg(match, ' ') AS matches,
    pg_notify('{_CHANNEL}', $1 || ' log ' || string_agg(match || ':' || version, ' '))
FROM (SELECT match, version, (row_number() OVER () - 1) / {_TOLD_TOGETHER} AS part FROM kept) AS k GROUP BY part
"""

_RETRIES = 5
#: How long to wait before the next attempt to reach a database that is away.
_AGAIN_SECONDS = 0.5

_Batch = list[tuple[Entry, Appended]]
_Outcomes = Sequence[bool | Exception]


class PostgresStore:
    """One database, any number of processes and machines."""

    shared = True

    def __init__(
        self,
        url: str,
        named: dict[str, str],
        pool: asyncpg.Pool,
        writer: asyncpg.Connection,
        ear: asyncpg.Connection,
    ) -> None:
        self._url = url
        self._named = named
        self._pool = pool
        self._writer = writer
        self._ear = ear
        # NOTIFY comes back to its sender too; the name tells our own messages apart.
        self._name = secrets.token_hex(6)
        self._next: _Batch = []
        self._listeners: list[Listener] = []
        self._writing: asyncio.Task[None] | None = None
        self._closing = False
        #: Running while the connection that hears the others is being restored.
        self._hearing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, name: str = "cosmodrome") -> PostgresStore:
        """Connect under a name, and start hearing what other processes tell."""
        named = {"application_name": name}
        pool = await asyncpg.create_pool(url, min_size=1, max_size=8, server_settings=named)
        writer = await asyncpg.connect(url, server_settings=named)
        store = cls(url, named, pool, writer, await asyncpg.connect(url, server_settings=named))
        await store._start_hearing()
        return store

    # --- reading

    async def rows(self, query: Query, **values: Any) -> list[Row]:
        text, bound = query.bind(_DIALECT, values)
        return [dict(row) for row in await self._pool.fetch(text, *bound)]

    # --- writing

    async def write(self, writes: Sequence[Write]) -> list[list[Row]]:
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                results: list[list[Row]] = []
                for query, values, rows in writes:
                    text, bound = query.bind(_DIALECT, values)
                    statement = await connection.prepare(text)
                    found: list[Row] = [dict(row) for row in await statement.fetch(*bound)]
                    if rows is not None:
                        touched = (
                            len(found) if statement.get_attributes() else int(statement.get_statusmsg().split()[-1])
                        )
                        if touched != rows:
                            raise Conflict
                    results.append(found)
                return results
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from None

    def append(self, entry: Entry, done: Appended) -> None:
        self._next.append((entry, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_on(), name="postgres-writer")

    async def _write_on(self) -> None:
        """Store what has come in, batch by batch, until nothing more is there."""
        try:
            await self._write_batches()
        finally:
            self._writing = None

    async def _write_batches(self) -> None:
        """While the database stores a batch, the one before it is told."""
        told: Callable[[], None] | None = None
        while self._next or told is not None:
            batch, self._next = self._next, []
            storing = asyncio.create_task(self._store(batch)) if batch else None
            if told is not None:
                await asyncio.sleep(0)  # the next batch's statement goes out first
                told()
            told = None if storing is None else partial(_tell, batch, await storing)

    async def _store(self, batch: _Batch) -> _Outcomes:
        """What becomes of each entry of a batch."""
        started = time.perf_counter()
        try:
            await self._reconnect()
            accepted = await self._commit([entry for entry, _ in batch])
        except Exception as error:
            return [error] * len(batch)
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - started)
        return [entry.match in accepted for entry, _ in batch]

    async def _commit(self, entries: list[Entry]) -> set[str]:
        for attempt in range(_RETRIES):
            try:
                # Rows are locked in one order in all processes as far as the planner lets us; where it does not, the
                # database finds the deadlock and the batch is simply stored again.
                batch = _encode(sorted(entries, key=BY_MATCH)).decode()
                kept = await self._writer.fetch(_APPEND, self._name, batch)
                return {match for row in kept for match in row["matches"].split(" ")}
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError):
                if attempt == _RETRIES - 1:
                    raise
        raise AssertionError("unreachable")

    async def _reconnect(self) -> None:
        """Where the database went away: go on with a fresh connection once it is back."""
        if self._writer.is_closed():
            self._writer = await self._connect()

    async def _connect(self) -> asyncpg.Connection:
        while True:
            try:
                return await asyncpg.connect(self._url, server_settings=self._named)
            except (OSError, asyncpg.PostgresError):
                if self._closing:
                    raise
                await asyncio.sleep(_AGAIN_SECONDS)

    # --- other processes

    async def tell(self, kind: str, match: str, detail: str = "") -> None:
        await self._pool.execute("SELECT pg_notify($1, $2)", _CHANNEL, f"{self._name} {kind} {match} {detail}")

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def look(self) -> None:
        """Nothing to do: whoever writes announces it."""

    async def _start_hearing(self) -> None:
        await self._ear.add_listener(_CHANNEL, self._heard)
        self._ear.add_termination_listener(self._gone_deaf)

    def _gone_deaf(self, connection: object) -> None:
        if not self._closing:
            self._hearing = asyncio.create_task(self._hear_again(), name="postgres-ear")

    async def _hear_again(self) -> None:
        """Listen again, and report that something may have been missed."""
        hears = False
        while not hears:
            self._ear = await self._connect()
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._start_hearing()
                hears = True
        for listener in self._listeners:
            listener("missed", "", "")

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        name, kind, rest = str(payload).split(" ", 2)
        if name == self._name:
            return
        if kind == "log":
            news = [entry.split(":") for entry in rest.split(" ")]
        else:
            news = [rest.split(" ", 1)]
        for match, detail in news:
            for listener in self._listeners:
                listener(kind, match, detail)

    async def close(self) -> None:
        self._closing = True
        if self._writing is not None:
            await self._writing
        if self._hearing is not None:
            self._hearing.cancel()
        await self._ear.close()
        if not self._writer.is_closed():
            await self._writer.close()
        await self._pool.close()


def _tell(batch: _Batch, outcomes: _Outcomes) -> None:
    for (_, appended), outcome in zip(batch, outcomes, strict=True):
        appended(outcome)
