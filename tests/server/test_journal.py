"""The journal: nobody can tell that entries are folded late, and nothing of it is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from cosmodrome.server.storage import Query, Store, Write, open_store, queries
from tests.server.stores import appended, entry, match_values, with_store


@pytest.fixture
def url(new_database: Callable[[str], str]) -> str:
    return new_database("sqlite")


def counts(url: str) -> tuple[int, int]:
    """The rows of the journal and of the log, as they lie in the file."""
    connection = sqlite3.connect(Path(url.removeprefix("sqlite:///")))
    try:
        journal, log = (connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("journal", "log"))
    finally:
        connection.close()
    return journal, log


async def versions(store: Store, match: str) -> list[int]:
    return [row["version"] for row in await store.rows(queries.LOG_FROM, match=match, since=0)]


def test_an_entry_waits_in_the_journal_until_somebody_reads_its_match(url: str) -> None:
    async def work(store: Store) -> None:
        await store.write([Write(queries.ADD_MATCH, match_values(name)) for name in "ab"])
        for name in "ab":
            assert await appended(store, replace(entry(name, 0), waiting="[[1,2.5]]", due=3.5, gate='{"version":1}'))
            assert await appended(store, replace(entry(name, 1), waiting="[[0,2.75]]", due=0.1))
        assert counts(url) == (4, 0)
        await store.rows(queries.CHANNELS_OF, person="nobody")
        assert counts(url) == (4, 0)
        assert await versions(store, "a") == [0, 1]
        assert counts(url) == (0, 4)
        row = (await store.rows(queries.MATCH, match="b"))[0]
        assert (row["version"], row["waiting"], row["due"], row["gate"]) == (2, "[[0,2.75]]", 0.1, None)

    with_store(url, work)


def test_a_write_about_a_match_finds_its_newest_entry(url: str) -> None:
    async def work(store: Store) -> None:
        await store.write([Write(queries.ADD_MATCH, match_values("m"))])
        late = appended(store, entry("m", 0))
        values = {"in_match": "m", "at_version": 1, "new_due": 7.5}
        await store.write([Write(queries.SET_DUE, values, 1)])
        assert await late
        row = (await store.rows(queries.MATCH, match="m"))[0]
        assert (row["version"], row["due"]) == (1, 7.5)

    with_store(url, work)


def test_what_a_killed_process_left_is_folded_by_the_next(url: str) -> None:
    async def work(killed: Store) -> None:
        await killed.write([Write(queries.ADD_MATCH, match_values("m"))])
        for version in range(3):
            assert await appended(killed, entry("m", version))
        assert counts(url) == (3, 0)
        following = await open_store(url)
        assert not await appended(following, entry("m", 2))
        assert await appended(following, entry("m", 3))
        assert await versions(following, "m") == [0, 1, 2, 3]
        assert counts(url) == (0, 4)
        # A process thought dead that is not: it notices.
        assert not await appended(killed, entry("m", 3))
        assert await appended(killed, entry("m", 4))
        await following.close()

    with_store(url, work)
    assert counts(url) == (0, 5)


def test_of_two_entries_of_one_version_in_one_batch_the_first_is_kept(url: str) -> None:
    async def work(store: Store) -> None:
        await store.write([Write(queries.ADD_MATCH, match_values("m"))])
        assert await appended(store, entry("m", 0))
        assert await appended(store, entry("m", 1))
        first, second = await asyncio.gather(*(appended(store, entry("m", 2, move)) for move in ("first", "second")))
        assert first
        assert not second
        rows = await store.rows(queries.LOG_FROM, match="m", since=0)
        assert [row["move"] for row in rows] == ["go", "go", "first"]

    with_store(url, work)


def test_a_log_that_somebody_else_has_changed_is_looked_at_again(url: str) -> None:
    async def work(store: Store) -> None:
        await store.write([Write(queries.ADD_MATCH, match_values("m"))])
        for version in range(2):
            assert await appended(store, entry("m", version))
        assert await versions(store, "m") == [0, 1]
        other = await open_store(url)
        assert await appended(other, entry("m", 2))
        await other.close()
        # Its writer has read the match anew; the store itself has not looked since.
        assert await appended(store, entry("m", 3))
        assert await versions(store, "m") == [0, 1, 2, 3]

    with_store(url, work)


def test_a_long_journal_is_folded_though_nobody_asks(url: str) -> None:
    async def work(store: Store) -> None:
        names = [f"m{number}" for number in range(500)]
        await store.write([Write(queries.ADD_MATCH, match_values(name)) for name in names])
        for version in range(8):
            assert counts(url)[1] == 0
            assert all(await asyncio.gather(*(appended(store, entry(name, version)) for name in names)))
        assert counts(url) == (0, 4000)

    with_store(url, work)


def test_what_is_taken_back_was_never_there(url: str) -> None:
    broken = Write(Query(text("SELECT * FROM nowhere")), {})

    async def work(store: Store) -> None:
        await store.write([Write(queries.ADD_MATCH, match_values("m"))])
        assert await appended(store, entry("m", 0))
        lost = appended(store, entry("m", 1, "lost"))
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            await store.write([broken])
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            await lost
        assert await appended(store, entry("m", 1, "kept"))
        rows = await store.rows(queries.LOG_FROM, match="m", since=0)
        assert [row["move"] for row in rows] == ["go", "kept"]

    with_store(url, work)
