"""Trouble with the database: what a host reads of it, what others are told, and that it is tried until it works."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
import structlog
from structlog.testing import capture_logs

from cosmodrome.server.logs import configure
from cosmodrome.server.storage.trouble import Trouble, sentence

MORE = "CREATE TABLE more (text TEXT); INSERT INTO more VALUES (zeroblob(100000))"


def locked(path: Path) -> None:
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    try:
        sqlite3.connect(path, timeout=0).executescript(MORE)
    finally:
        holder.close()


def full(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA max_page_count=2")
    connection.executescript(MORE)


def read_only(path: Path) -> None:
    sqlite3.connect(f"file:{path}?mode=ro", uri=True).executescript(MORE)


def overwritten(path: Path) -> None:
    path.write_bytes(b"not a database at all" * 100)
    sqlite3.connect(path).executescript(MORE)


def gone(path: Path) -> None:
    sqlite3.connect(path / "nowhere")


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (locked, "another program keeps the database file locked"),
        (full, "the disk of the database is full: make room"),
        (read_only, "the database file cannot be written: look at its owner, mode and disk"),
        (overwritten, "the database file is damaged: stop the server, `cosmodrome admin check`, restore a backup"),
        (gone, "the database file cannot be opened"),
    ],
)
def test_what_sqlite_suffers_from_is_a_sentence(tmp_path: Path, fault: Callable[[Path], None], said: str) -> None:
    path = tmp_path / "one.sqlite3"
    sqlite3.connect(path).executescript("CREATE TABLE one (text TEXT)")
    with pytest.raises(sqlite3.DatabaseError) as raised:
        fault(path)
    assert sentence(raised.value, shared=False) == said


def test_what_postgresql_suffers_from_is_a_sentence_and_our_own_faults_are_none() -> None:
    away = ConnectionRefusedError(111, "Connect call failed")
    assert sentence(away, shared=True) == "PostgreSQL cannot be used: [Errno 111] Connect call failed"
    assert sentence(asyncpg.AdminShutdownError("terminating connection"), shared=True) is not None
    assert sentence(TimeoutError(), shared=True) == "PostgreSQL cannot be used: TimeoutError"
    cut = asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")
    assert sentence(cut, shared=True) == "the connection to PostgreSQL was lost"
    # Without such a database it must be somebody else who could not be reached.
    assert sentence(away, shared=False) is None
    for ours in (asyncpg.UndefinedColumnError("x"), sqlite3.OperationalError("no such table"), KeyError("x")):
        assert sentence(ours, shared=True) is None


class Stubborn:
    """A store that cannot be written a few times."""

    shared = True

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.writes = 0

    async def write(self, writes: Any) -> None:
        self.writes += 1
        if self.writes <= self.failures:
            raise ConnectionRefusedError(111, "Connect call failed")


@pytest.fixture
def all_levels() -> Iterator[None]:
    """Servers of other tests in this process may have asked for silence."""
    before = structlog.get_config()
    configure("info")
    yield
    structlog.configure(**before)


@pytest.mark.usefixtures("all_levels")
def test_a_host_is_told_once_when_it_begins_and_once_when_it_is_over() -> None:
    store: Any = Stubborn(failures=2)
    trouble = Trouble(store)
    with capture_logs() as told:
        asyncio.run(trouble.look())
        assert store.writes == 0, "a healthy database is left alone"
        for _ in range(5):
            refused = trouble.heard(ConnectionRefusedError(111, "Connect call failed"))
            assert refused is not None
            assert (refused.status, refused.problem.code) == (503, "database_away")
        for _ in range(3):
            assert trouble.is_there
            asyncio.run(trouble.look())
        assert not trouble.is_there
        asyncio.run(trouble.look())
    assert store.writes == 3
    assert [one["event"] for one in told] == [
        "PostgreSQL cannot be used: [Errno 111] Connect call failed; what was acknowledged is stored, "
        "anything else is refused until it works again",
        "the database works again",
    ]
