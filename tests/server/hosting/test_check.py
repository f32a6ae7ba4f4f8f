"""Checking a database: a sound one passes, and every kind of damage is found and named."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.kernel.registry import register
from cosmodrome.server.contract.opening import NewMatch, SeatPlan
from cosmodrome.server.hosting.check import Report, check, check_file
from cosmodrome.server.hosting.copying import snapshot
from cosmodrome.server.storage import open_store
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.play import play_move
from cosmodrome.server.tables.seating import open_table
from cosmodrome.server.tables.undo import undo
from tests.server.harness import quiet
from tests.server.toys import STEPS


async def fill(database: str) -> None:
    """One match that is over and one under way, with an undo in each."""
    register(STEPS)
    store = await open_store(database)
    host = MatchHost(store, quiet(database))
    for moves in (1000, 3):
        new = NewMatch(game="steps", seats=[SeatPlan("human"), SeatPlan("human")], options={"timer": False})
        room = await host.room((await open_table(host, new, None)).id)
        for number in range(moves):
            seat = next(iter(room.asked), None)
            if seat is None:
                break
            ask = room.ask_of(seat)
            assert ask is not None
            await play_move(host, room, seat, room.version, ask.moves[0].text)
            if number == 1 and room.undo_free_to(seat) is not None:
                await undo(host, room, seat, room.version, room.version - 1)
    await host.stop()
    await store.close()


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sound") / "matches.sqlite3"
    asyncio.run(fill(f"sqlite:///{path}"))
    return path


@pytest.fixture
def damaged(sound: Path, tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A copy to be damaged."""
    copy = tmp_path / "matches.sqlite3"
    snapshot(sound, copy)
    connection = sqlite3.connect(copy, isolation_level=None)
    yield connection
    connection.close()


def checked(connection: sqlite3.Connection) -> Report:
    path = Path(connection.execute("PRAGMA database_list").fetchone()[2])
    return asyncio.run(check(f"sqlite:///{path}"))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_sound_database_passes(new_database: Callable[[str], str], kind: str) -> None:
    database = new_database(kind)
    asyncio.run(fill(database))
    report = asyncio.run(check(database))
    assert (report.matches, report.damage, report.unknown) == (2, [], [])
    assert report.moves > 6


DAMAGE = {
    "a move that was changed": (
        "UPDATE log SET moves = replace(moves, 'bid 0', 'bid 1') WHERE version = 1",
        "what was answered",
    ),
    "a move nobody can make": ("UPDATE log SET moves = '0 dance' WHERE version = 1", "cannot be played"),
    "an entry that is missing": ("DELETE FROM log WHERE version = 1", "its log has"),
    "an entry too many": ("UPDATE matches SET version = version - 1", "its log has"),
    "a draw that was changed": ("UPDATE log SET moves = 'dealer ' || moves WHERE version = 0", "cannot be played"),
    "events that were changed": ("UPDATE log SET events = '[]' WHERE version = 0", "events are not"),
    "a secret that was changed": (
        "UPDATE matches SET secret = replace(secret, substr(secret, 1, 8), '00000000')",
        "hash",
    ),
    "a status that was changed": ("UPDATE matches SET status = 'running' WHERE status = 'over'", "moves say otherwise"),
    "another seat waited for": ("UPDATE matches SET waiting = '[]' WHERE status = 'running'", "waits for"),
    "options nobody can read": ("UPDATE matches SET options = '{'", "cannot be read"),
    "a seat that is missing": ("DELETE FROM seats WHERE seat = 1", "seats are missing"),
    "a seat of no match": ("UPDATE seats SET match = match || 'x' WHERE seat = 1", "belongs to nothing"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_found_and_named(damaged: sqlite3.Connection, name: str) -> None:
    statement, said = DAMAGE[name]
    assert damaged.execute(statement).rowcount > 0
    found = [one.what for one in checked(damaged).damage]
    assert any(said in what for what in found), found


def test_a_draw_the_dealer_could_not_make_is_found(damaged: sqlite3.Connection) -> None:
    (rows,) = [damaged.execute("SELECT rowid, moves FROM log WHERE moves LIKE '%dealer%'").fetchall()]
    assert rows, "the toy draws"
    for row, moves in rows:
        lines = moves.splitlines()
        index = next(number for number, line in enumerate(lines) if line.startswith("dealer "))
        verb, _, value = lines[index].rpartition(" ")
        for other in range(1, 7):
            if str(other) != value:
                lines[index] = f"{verb} {other}"
                break
        damaged.execute("UPDATE log SET moves = ? WHERE rowid = ?", ("\n".join(lines), row))
    assert checked(damaged).damage


def test_a_file_with_overwritten_pages_is_found(sound: Path, tmp_path: Path) -> None:
    copy = tmp_path / "matches.sqlite3"
    snapshot(sound, copy)
    data = bytearray(copy.read_bytes())
    for place in range(8192, len(data) - 4096, 8192):
        data[place : place + 200] = b"\xff" * 200
    copy.write_bytes(data)
    assert asyncio.run(check_file(copy)).damage


def test_a_match_of_a_game_that_is_not_here_is_no_damage(damaged: sqlite3.Connection) -> None:
    damaged.execute("UPDATE matches SET game = 'chess' WHERE status = 'over'")
    report = checked(damaged)
    assert (report.damage, len(report.unknown)) == ([], 1)


def test_checking_changes_nothing(sound: Path) -> None:
    before: Any = sound.read_bytes()
    asyncio.run(check(f"sqlite:///{sound}"))
    assert sound.read_bytes() == before
    assert [path.name for path in sound.parent.iterdir() if path.is_dir()] == []
