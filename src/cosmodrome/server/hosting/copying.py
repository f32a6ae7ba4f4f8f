"""Copying: backups of a running server, restoring them, and moving from one kind of database to the other."""

from __future__ import annotations

import contextlib
import gzip
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import Connection, MetaData, Table, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from cosmodrome.server.hosting import archive
from cosmodrome.server.hosting.archive import BadArchive, Batch, Contents
from cosmodrome.server.storage import guard, migrate
from cosmodrome.server.storage.guard import BadDatabase
from cosmodrome.server.storage.journal import Journal

_MAGIC = b"SQLite format 3\0"
_BATCH = 500


async def back_up(url: str, file: Path) -> None:
    """Copy everything into a file, while the server goes on: SQLite's own for SQLite, an archive for PostgreSQL."""
    part = file.with_name(file.name + ".part")
    try:
        path = guard.path_of(url)
        if path is not None:
            await migrate.must_be_known(url)
            snapshot(path, part)
        else:
            async with _read_database(url) as contents:
                await archive.write(part, contents)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def snapshot(path: str | Path, copy: Path) -> None:
    """A consistent copy of an SQLite file that may be in use: one plain file, whole and with nothing left to fold."""
    if not Path(path).is_file():
        raise BadDatabase(f"there is no file {path}")
    copy.unlink(missing_ok=True)
    with (
        contextlib.closing(sqlite3.connect(path)) as source,
        contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as target,
    ):
        try:
            # All in one step: in WAL mode nobody has to wait for it, and nothing changes in between.
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
            found = target.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.DatabaseError as error:
            raise BadDatabase(f"{path} cannot be copied: {error}") from None
        if found != "ok":
            raise BadDatabase(f"{path} is damaged ({found.splitlines()[-1]})")


async def restore(file: Path, url: str, *, replace: bool = False) -> int:
    """Read a backup into a database; how many rows. What was there is kept beside it (SQLite) or lost (PostgreSQL)."""
    async with read_file(file) as contents:
        return await _fill(url, contents, replace)


async def move(source: str, target: str, *, replace: bool = False) -> int:
    """Copy one database into another; how many rows. Neither may be served in the meantime."""
    if source == target:
        raise BadDatabase("source and target are the same database")
    if await guard.is_served(source):
        raise BadDatabase("a server is using the source: stop it first, or moves made meanwhile would be lost")
    path = guard.path_of(source)
    async with read_file(Path(path)) if path is not None else _read_database(source) as contents:
        return await _fill(target, contents, replace)


# --- reading


@contextlib.asynccontextmanager
async def read_file(file: Path) -> AsyncIterator[Contents]:
    """The contents of a backup of either kind."""
    if not file.is_file():
        raise BadArchive(f"there is no file {file}")
    with file.open("rb") as opened:
        is_sqlite = opened.read(len(_MAGIC)) == _MAGIC
    if not is_sqlite:
        try:
            with archive.opened(file) as contents:
                migrate.must_know(contents.schema)
                yield contents
        except gzip.BadGzipFile:
            raise BadArchive(f"{file} is no backup of Cosmodrome") from None
        return
    async with folded_copy(file) as copied, _read_database(f"sqlite:///{copied}") as contents:
        yield contents


@contextlib.asynccontextmanager
async def folded_copy(file: Path) -> AsyncIterator[Path]:
    """A copy of an SQLite file, brought to the newest schema, with its journal folded; gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="cosmodrome-", dir=file.parent) as folder:
        copy = Path(folder) / "copy.sqlite3"
        snapshot(file, copy)
        await migrate.upgrade(f"sqlite:///{copy}")
        with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            journal = Journal(connection)
            journal.open()
            journal.fold()
            connection.execute("COMMIT")
        yield copy


@contextlib.asynccontextmanager
async def _read_database(url: str) -> AsyncIterator[Contents]:
    """Everything in a database as it is at this moment, even if others write to it."""
    async with frozen(url) as connection:
        schema = await connection.run_sync(migrate.revision)
        if schema is None:
            raise BadDatabase("there is no Cosmodrome in this database")
        migrate.must_know(schema)
        tables = MetaData()
        await connection.run_sync(tables.reflect)
        wanted = [table for table in tables.sorted_tables if table.name != "alembic_version"]
        yield Contents(schema, _rows(connection, wanted))


@contextlib.asynccontextmanager
async def frozen(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as of one moment."""
    is_postgres = guard.path_of(url) is None
    level = "REPEATABLE READ" if is_postgres else "AUTOCOMMIT"
    engine = create_async_engine(migrate.driver_url(url), poolclass=NullPool, isolation_level=level)
    try:
        async with guard.reaching(), engine.connect() as connection:
            if is_postgres:
                await connection.execute(text("SET TRANSACTION READ ONLY"))
            else:
                # SQLite's driver begins no transaction of its own to read.
                await connection.exec_driver_sql("BEGIN")
            yield connection
    finally:
        await engine.dispose()


async def _rows(connection: AsyncConnection, tables: list[Table]) -> AsyncIterator[Batch]:
    for table in tables:
        columns = [str(column.name) for column in table.columns]
        order = list(table.primary_key.columns)
        result = await connection.stream(select(table).order_by(*order))
        async for some in result.partitions(_BATCH):
            yield Batch(str(table.name), columns, [list(row) for row in some])


# --- writing


async def _fill(url: str, contents: Contents, replace: bool) -> int:
    if await guard.is_served(url):
        raise BadDatabase("a server is using this database: stop it first")
    path = guard.path_of(url)
    if path is None:
        return await _fill_database(url, contents, replace)
    target = Path(path)
    if target.exists() and not replace:
        raise BadDatabase(f"{target} exists already: choose another file, or say --replace")
    fresh = target.with_name(target.name + ".restoring")
    fresh.unlink(missing_ok=True)
    try:
        number = await _fill_database(f"sqlite:///{fresh}", contents, False)
        if target.exists():
            _put_aside(target)
        fresh.replace(target)
    finally:
        for suffix in ("", "-wal", "-shm"):
            fresh.with_name(fresh.name + suffix).unlink(missing_ok=True)
    return number


def _put_aside(target: Path) -> None:
    """Keep what is replaced, as one file."""
    kept = target.with_name(f"{target.name}.replaced-{time.strftime('%Y%m%d-%H%M%S')}")
    try:
        snapshot(target, kept)
    except BadDatabase:
        # Damaged: kept as it is.
        shutil.copyfile(target, kept)
    for suffix in ("", "-wal", "-shm"):
        target.with_name(target.name + suffix).unlink(missing_ok=True)


async def _fill_database(url: str, contents: Contents, replace: bool) -> int:
    """All of it or nothing: the tables as the contents know them, the rows, then the newest schema."""
    engine = create_async_engine(migrate.driver_url(url), poolclass=NullPool)
    number = 0
    try:
        async with guard.reaching(), engine.begin() as connection:
            await connection.run_sync(_make_room, replace)
            await connection.run_sync(migrate.upgrade_on, contents.schema)
            tables = MetaData()
            await connection.run_sync(tables.reflect)
            async for table, columns, rows in contents.batches:
                values = [dict(zip(columns, row, strict=True)) for row in rows]
                await connection.execute(insert(tables.tables[table]), values)
                number += len(rows)
            if connection.dialect.name == "postgresql":
                await connection.run_sync(_count_on, tables)
            await connection.run_sync(migrate.upgrade_on, "head")
    finally:
        await engine.dispose()
    return number


def _make_room(connection: Connection, replace: bool) -> None:
    there = MetaData()
    there.reflect(connection)
    if there.tables and not replace:
        raise BadDatabase("this database is not empty: choose another, or say --replace")
    there.drop_all(connection)


def _count_on(connection: Connection, tables: MetaData) -> None:
    """New rows are numbered after the ones that were copied."""
    for table in tables.sorted_tables:
        for column in table.primary_key.columns:
            name = f"'{table.name}', '{column.name}'"
            if connection.scalar(text(f"SELECT pg_get_serial_sequence({name})")) is not None:
                highest = f"coalesce(max({column.name}), 0) + 1"
                connection.execute(
                    text(f"SELECT setval(pg_get_serial_sequence({name}), {highest}, false) FROM {table.name}")
                )
