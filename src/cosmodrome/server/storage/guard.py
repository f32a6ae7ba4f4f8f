"""Before a database is served: is it there, whole and writable, and does nobody else serve it?"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import SQLAlchemyError

from cosmodrome.kernel import CosmodromeError


class BadDatabase(CosmodromeError):
    """The database cannot be served; the text says why in a sentence."""

    code = "bad_database"


class Taken(BadDatabase):
    """Another process serves this file."""


#: The name of a server's connections to PostgreSQL, to tell them apart from others.
SERVER = "cosmodrome server"


def path_of(url: str) -> str | None:
    """The file of an SQLite address; None for another database."""
    return url.removeprefix("sqlite:///") if url.startswith("sqlite:///") else None


@contextlib.contextmanager
def alone(url: str) -> Iterator[None]:
    """While this lasts no other process serves the same SQLite file; a killed one leaves nothing behind."""
    path = path_of(url)
    if path is None or os.name == "nt":
        yield
        return
    import fcntl

    try:
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadDatabase(f"the folder of {path} cannot be written: {error.strerror}") from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Taken(f"another server is using {path}; SQLite serves one at a time") from None
        yield
    finally:
        os.close(lock)


async def is_served(url: str) -> bool:
    """Whether some server is using this database now."""
    if path_of(url) is not None:
        try:
            with alone(url):
                return False
        except Taken:
            return True
    async with reaching():
        connection = await asyncpg.connect(url)
    try:
        query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1"
        return bool(await connection.fetchval(query, SERVER))
    finally:
        await connection.close()


@contextlib.asynccontextmanager
async def reaching() -> AsyncIterator[None]:
    """A database that cannot be reached or used is reported in a sentence, as `BadDatabase`."""
    try:
        yield
    except (OSError, asyncpg.PostgresError, SQLAlchemyError) as error:
        said = str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__]
        raise BadDatabase(f"the database cannot be used: {said[0]}") from None


def check(url: str) -> None:
    """Refuse, as `BadDatabase`, a file that is damaged or cannot be written."""
    path = path_of(url)
    if path is None:
        return
    if not Path(path).parent.is_dir():
        raise BadDatabase(f"there is no folder {Path(path).parent} for the database")
    if Path(path).exists() and not os.access(path, os.W_OK):
        raise BadDatabase(f"{path} cannot be written: look at its owner and mode")
    try:
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA busy_timeout=5000")
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise BadDatabase(f"{path} is damaged ({found.splitlines()[-1]}): restore a backup")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
    except sqlite3.DatabaseError as error:
        raise BadDatabase(f"{path} cannot be used: {error}") from None
