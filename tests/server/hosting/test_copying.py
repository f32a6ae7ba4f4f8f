"""Backups of a running server, restoring them, moving between databases: the drill a host relies on."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from cosmodrome.kernel.registry import register
from cosmodrome.server.hosting.archive import BadArchive
from cosmodrome.server.hosting.backups import Backups
from cosmodrome.server.hosting.check import check, check_file
from cosmodrome.server.hosting.copying import back_up, move, restore
from cosmodrome.server.storage import Store, Write, queries
from cosmodrome.server.storage.guard import BadDatabase
from cosmodrome.server.storage.migrate import upgrade
from tests.server.harness import Served, in_thread, new_name, open_table, play, position, quiet, wait_for
from tests.server.stores import appended, entry, match_values, with_store
from tests.server.toys import STEPS

PASSWORD = "correct horse battery"
KINDS = ["sqlite", "postgres"]


def fresh(new_database: Callable[[str], str], kind: str, folder: Path) -> str:
    return f"sqlite:///{folder / new_name()}.sqlite3" if kind == "sqlite" else new_database(kind)


def answer_once(client: httpx.Client, match: str, seat: int) -> bool:
    now = position(client, match, seat)
    if not now["asks"]:
        return False
    return play(client, match, seat, now["version"], now["asks"][0]["moves"][0]["move"]).status_code == 200


def played_table(served: Served, moves: int) -> tuple[str, list[str]]:
    """A table for two, some moves old; its id and the tokens of its seats."""
    with served.client() as client:
        created = open_table(client, "human", "human")
    tokens = [seat["token"] for seat in created["seats"]]
    made = 0
    while made < moves:
        for seat, token in enumerate(tokens):
            with served.client(token) as one:
                made += answer_once(one, created["id"], seat)
    return created["id"], tokens


@pytest.mark.parametrize("target_kind", KINDS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_of_a_busy_server_restores_into_either_database_and_play_goes_on(
    new_database: Callable[[str], str], tmp_path: Path, kind: str, target_kind: str
) -> None:
    database, file = new_database(kind), tmp_path / "backup"
    login = new_name()
    with in_thread(quiet(database)) as served, served.client() as client:
        client.post("/api/accounts", json={"login": login, "password": PASSWORD})
        match, tokens = played_table(served, 4)
        acknowledged = position_of(served, match, tokens[0])
        busy = threading.Event()
        playing = threading.Thread(target=keep_playing, args=(served, busy))
        playing.start()
        asyncio.run(back_up(database, file))
        busy.set()
        playing.join()
    target = fresh(new_database, target_kind, tmp_path)
    assert asyncio.run(restore(file, target)) > 0
    register(STEPS)
    report = asyncio.run(check(target))
    assert (report.damage, report.unknown) == ([], [])
    with in_thread(quiet(target)) as served, served.client() as client:
        assert position_of(served, match, tokens[0]) == acknowledged
        assert client.post("/api/sessions", json={"login": login, "password": PASSWORD}).status_code == 201
        with served.client(tokens[0]) as one, served.client(tokens[1]) as two:
            assert answer_once(one, match, 0) or answer_once(two, match, 1)
            said = one.post(f"/api/matches/{match}/chat", json={"seat": 0, "text": "we are back"})
            assert said.status_code == 201


def position_of(served: Served, match: str, token: str) -> dict[str, Any]:
    with served.client(token) as client:
        found = position(client, match)
    return {name: found[name] for name in ("version", "view", "asks")}


def keep_playing(served: Served, until: threading.Event) -> None:
    while not until.is_set():
        played_table(served, 2)


@pytest.mark.parametrize("kind", KINDS)
def test_moving_there_and_back_loses_nothing(new_database: Callable[[str], str], tmp_path: Path, kind: str) -> None:
    database = new_database(kind)
    with in_thread(quiet(database)) as served:
        match, tokens = played_table(served, 4)
        before = position_of(served, match, tokens[1])
        with pytest.raises(BadDatabase, match="a server is using"):
            asyncio.run(move(database, fresh(new_database, "sqlite", tmp_path)))
    there = fresh(new_database, "postgres" if kind == "sqlite" else "sqlite", tmp_path)
    back = fresh(new_database, kind, tmp_path)
    assert asyncio.run(move(database, there)) == asyncio.run(move(there, back))
    with in_thread(quiet(back)) as served:
        assert position_of(served, match, tokens[1]) == before


def test_what_a_killed_server_left_in_its_journal_is_moved_too(
    new_database: Callable[[str], str], tmp_path: Path
) -> None:
    database, copy = f"sqlite:///{tmp_path / 'matches.sqlite3'}", tmp_path / "crashed.sqlite3"

    async def crash(store: Store) -> None:
        await store.write([Write(queries.ADD_MATCH, match_values("m"))])
        assert await appended(store, entry("m", 0))
        with sqlite3.connect(tmp_path / "matches.sqlite3") as source, sqlite3.connect(copy) as target:
            source.backup(target)

    with_store(database, crash)
    with sqlite3.connect(copy) as crashed:
        assert crashed.execute("SELECT count(*) FROM journal").fetchone()[0] == 1
        assert crashed.execute("SELECT version FROM matches").fetchone()[0] == 0
    there = new_database("postgres")
    asyncio.run(restore(copy, there))

    async def look(store: Store) -> None:
        assert (await store.rows(queries.MATCH, match="m"))[0]["version"] == 1
        assert len(await store.rows(queries.LOG_FROM, match="m", since=0)) == 1

    with_store(there, look)


def test_nothing_is_replaced_unless_one_says_so_and_then_it_is_kept(
    new_database: Callable[[str], str], tmp_path: Path
) -> None:
    database, other, file = new_database("sqlite"), f"sqlite:///{tmp_path / 'other.sqlite3'}", tmp_path / "backup"
    for url in (database, other):
        asyncio.run(upgrade(url))
    asyncio.run(back_up(database, file))
    with pytest.raises(BadDatabase, match="exists already"):
        asyncio.run(restore(file, other))
    asyncio.run(restore(file, other, replace=True))
    assert list(tmp_path.glob("other.sqlite3.replaced-*"))
    full = new_database("postgres")
    asyncio.run(restore(file, full))
    with pytest.raises(BadDatabase, match="not empty"):
        asyncio.run(restore(file, full))
    asyncio.run(restore(file, full, replace=True))


def test_a_database_in_use_is_not_restored_into(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    asyncio.run(back_up(served.settings.database, file))
    with pytest.raises(BadDatabase, match="a server is using"):
        asyncio.run(restore(file, served.settings.database, replace=True))


def test_a_backup_that_is_cut_off_or_none_at_all_is_refused_and_leaves_nothing(
    new_database: Callable[[str], str], tmp_path: Path
) -> None:
    database, file = new_database("postgres"), tmp_path / "backup"
    asyncio.run(upgrade(database))
    asyncio.run(back_up(database, file))
    whole = gzip.decompress(file.read_bytes())
    target = f"sqlite:///{tmp_path / 'target.sqlite3'}"
    bad = {
        "cut": file.read_bytes()[:-20],
        "without an end": gzip.compress(whole[: whole.rindex(b'{"rows"')]),
        "another count": gzip.compress(whole.replace(b'{"rows":0}', b'{"rows":7}')),
        "something else": b"hello",
        "another archive": gzip.compress(b'{"format":"something"}\n'),
        "not JSON": gzip.compress(b"hello\n"),
    }
    for name, data in bad.items():
        file.write_bytes(data)
        with pytest.raises(BadArchive):
            asyncio.run(restore(file, target))
        assert [path.name for path in tmp_path.iterdir() if "target" in path.name and "lock" not in path.name] == [], (
            name
        )
    with pytest.raises(BadArchive, match="there is no file"):
        asyncio.run(restore(tmp_path / "nowhere", target))


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_of_a_newer_release_is_told_in_a_sentence(
    new_database: Callable[[str], str], tmp_path: Path, kind: str
) -> None:
    database, file = new_database(kind), tmp_path / "backup"
    asyncio.run(upgrade(database))
    asyncio.run(back_up(database, file))
    if kind == "sqlite":
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(BadDatabase, match="newer release"):
            asyncio.run(upgrade(f"sqlite:///{file}"))
    else:
        lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
        head = {**json.loads(lines[0]), "schema": "9999"}
        file.write_bytes(gzip.compress(json.dumps(head).encode() + b"\n" + b"".join(lines[1:])))
    with pytest.raises(BadDatabase, match="newer release"):
        asyncio.run(restore(file, f"sqlite:///{tmp_path / 'target.sqlite3'}"))


def test_a_backup_of_an_older_release_is_brought_up_to_date(tmp_path: Path) -> None:
    old, target = f"sqlite:///{tmp_path / 'old.sqlite3'}", f"sqlite:///{tmp_path / 'new.sqlite3'}"
    asyncio.run(upgrade(old, "0006"))
    with sqlite3.connect(tmp_path / "old.sqlite3") as connection:
        connection.execute("INSERT INTO people (id, login, name, created) VALUES ('a', 'ada', 'Ada', 1.5)")
    asyncio.run(restore(tmp_path / "old.sqlite3", target))
    with sqlite3.connect(tmp_path / "new.sqlite3") as connection:
        assert connection.execute("SELECT login, admin, banned FROM people").fetchall() == [("ada", 0, None)]


@pytest.mark.parametrize("kind", KINDS)
def test_the_server_makes_backups_by_itself_and_keeps_the_latest(
    new_database: Callable[[str], str], tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, folder = new_database(kind), tmp_path / "backups"
    settings = quiet(database, backup_hours=1.0, backup_folder=str(folder), backup_keep=2)
    with in_thread(settings) as served:
        played_table(served, 2)
        wait_for(lambda: list(folder.glob("cosmodrome-*[0-9e3]")))
    backups = Backups(settings)
    assert len(backups.kept) == 1
    asyncio.run(backups.make_if_due())
    assert len(backups.kept) == 1, "the first is not an hour old"
    for number in range(3):
        monkeypatch.setattr("time.strftime", lambda form, at, number=number: f"2030010{number}-000000")
        for old in backups.kept:
            os.utime(old, (1, 1))
        asyncio.run(backups.make_if_due())
    assert [path.name.split(".")[0] for path in backups.kept] == [f"cosmodrome-2030010{n}-000000" for n in (1, 2)]
    register(STEPS)
    assert asyncio.run(check_file(backups.kept[-1])).damage == []
