"""The store: one row a version whoever writes, writes that are all or nothing, migrations that match the schema."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from cosmodrome.server.storage import Conflict, Store, Write, open_store, queries
from cosmodrome.server.storage.migrate import driver_url, upgrade
from cosmodrome.server.storage.tables import METADATA
from tests.server.stores import appended, entry, match_values, with_store

KINDS = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


@KINDS
def test_exactly_one_row_a_ply_even_with_two_writers(new_database: Callable[[str], str], kind: str) -> None:
    url = new_database(kind)

    async def work(one: Store) -> None:
        two = await open_store(url)
        await one.write([Write(queries.ADD_MATCH, match_values(f"m{number}")) for number in range(20)])
        won: dict[tuple[int, int], int] = {}
        for version in range(30):
            tries = [
                (number, appended(store, entry(f"m{number}", version, name)))
                for number in range(20)
                for store, name in ((one, "a"), (two, "b"))
            ]
            for number, trying in tries:
                won[number, version] = won.get((number, version), 0) + await trying
        await two.close()
        assert set(won.values()) == {1}
        for number in range(20):
            rows = await one.rows(queries.LOG_FROM, match=f"m{number}", since=0)
            assert [row["version"] for row in rows] == list(range(30))
            assert rows[0]["events"] == '[["x",{},null]]'

    with_store(url, work)


def test_one_entry_that_comes_too_late_does_not_hold_up_its_batch(new_database: Callable[[str], str]) -> None:
    """Everything submitted in one turn of the loop shares a commit, more than one statement's worth here."""

    async def work(store: Store) -> None:
        names = [f"m{number}" for number in range(300)]
        await store.write([Write(queries.ADD_MATCH, match_values(name)) for name in names])
        assert all(await asyncio.gather(*(appended(store, entry(name, 0)) for name in names)))
        late = {"m3", "m299"}
        tries = [appended(store, entry(name, 0 if name in late else 1)) for name in names]
        assert [name for name, trying in zip(names, tries, strict=True) if not await trying] == ["m3", "m299"]
        rows = [await store.rows(queries.LOG_FROM, match=name, since=0) for name in names]
        assert [len(log) for log in rows] == [1 if name in late else 2 for name in names]
        row = (await store.rows(queries.MATCH, match="m5"))[0]
        assert (row["version"], row["status"], row["started"]) == (2, "running", None)

    with_store(new_database("sqlite"), work)


@KINDS
def test_the_first_and_the_last_entry_turn_the_status(new_database: Callable[[str], str], kind: str) -> None:
    async def work(store: Store) -> None:
        await store.write([Write(queries.ADD_MATCH, {**match_values("m"), "status": "waiting"})])
        assert await appended(store, replace(entry("m", 0), started=2.5))
        assert await appended(store, entry("m", 1))
        row = (await store.rows(queries.MATCH, match="m"))[0]
        assert (row["status"], row["started"], row["finished"]) == ("running", 2.5, None)
        assert await appended(store, replace(entry("m", 2), status="over", finished=4.5))
        row = (await store.rows(queries.MATCH, match="m"))[0]
        assert (row["status"], row["started"], row["finished"]) == ("over", 2.5, 4.5)

    with_store(new_database(kind), work)


@KINDS
def test_a_write_is_all_or_nothing(new_database: Callable[[str], str], kind: str) -> None:
    async def work(store: Store) -> None:
        await store.write([Write(queries.ADD_MATCH, match_values("first"))])
        with pytest.raises(Conflict):
            await store.write(
                [Write(queries.ADD_MATCH, match_values("second")), Write(queries.ADD_MATCH, match_values("first"))]
            )
        values = {"in_match": "first", "at_version": 7, "new_due": None}
        with pytest.raises(Conflict):
            await store.write([Write(queries.ADD_MATCH, match_values("third")), Write(queries.SET_DUE, values, 1)])
        assert await store.rows(queries.COUNT_MATCHES) == [{"number": 1}]
        # The store goes on after a conflict.
        assert await appended(store, entry("first", 0))
        assert not await appended(store, entry("first", 0))
        assert not await appended(store, entry("nowhere", 0))

    with_store(new_database(kind), work)


@KINDS
def test_the_migrations_lead_to_the_schema_the_queries_are_written_for(
    new_database: Callable[[str], str], kind: str
) -> None:
    url = new_database(kind)

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def work() -> list[Any]:
        await upgrade(url)
        await upgrade(url)
        engine = create_async_engine(driver_url(url))
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(work()) == []


def test_processes_hear_each_other_over_postgresql(new_database: Callable[[str], str]) -> None:
    url = new_database("postgres")

    async def work(one: Store) -> None:
        two = await open_store(url)
        heard: list[tuple[str, str, str]] = []
        own: list[object] = []
        two.listen(lambda *news: heard.append(news))
        one.listen(lambda *news: own.append(news))
        await one.write([Write(queries.ADD_MATCH, match_values("m"))])
        assert await appended(one, entry("m", 0))
        await one.tell("note", "m", "17")
        for _ in range(200):
            if len(heard) == 2:
                break
            await asyncio.sleep(0.02)
        await two.close()
        assert heard == [("log", "m", "0"), ("note", "m", "17")]
        assert own == []

    with_store(url, work)


def test_sqlite_is_as_durable_as_it_can_be(new_database: Callable[[str], str]) -> None:
    from cosmodrome.server.storage.sqlite import connect

    path = new_database("sqlite").removeprefix("sqlite:///")
    connection = connect(path)
    try:
        assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2
    finally:
        connection.close()
