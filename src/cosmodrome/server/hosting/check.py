"""Checking: replay every match of a database, and report what does not agree with what is stored."""

from __future__ import annotations

import contextlib
import copy
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.kernel import CosmodromeError
from cosmodrome.kernel.dealer import commitment_of
from cosmodrome.kernel.match import Record
from cosmodrome.kernel.record import seat_name
from cosmodrome.server.hosting.copying import folded_copy, frozen, restore
from cosmodrome.server.storage import Row, guard, migrate
from cosmodrome.server.storage.guard import BadDatabase
from cosmodrome.server.storage.tables import LOG, MATCHES, NOTES, SEATS
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.rows import match_row, seat_row

_encode = msgspec.json.Encoder().encode


class Damage(msgspec.Struct, frozen=True):
    """What is wrong, and with which match (None: with the database itself)."""

    match: str | None
    what: str


class Report(msgspec.Struct):
    """What a check found. `unknown` are matches of games or editions that are not here to play them again."""

    matches: int = 0
    moves: int = 0
    unknown: list[str] = []
    damage: list[Damage] = []


async def check(url: str) -> Report:
    """Check a database; nothing in it is changed, and a server may go on using it."""
    path = guard.path_of(url)
    if path is not None:
        return await check_file(Path(path))
    await migrate.must_be_newest(url)
    report = Report()
    await _check_matches(url, report)
    return report


async def check_file(file: Path) -> Report:
    """Check an SQLite file or a backup of either kind, on a copy."""
    report = Report()
    if not file.is_file():
        raise BadDatabase(f"there is no file {file}")
    with file.open("rb") as opened:
        is_sqlite = opened.read(15) == b"SQLite format 3"
    if not is_sqlite:
        with tempfile.TemporaryDirectory(prefix="cosmodrome-", dir=file.parent) as folder:
            url = f"sqlite:///{folder}/copy.sqlite3"
            await restore(file, url)
            await _check_matches(url, report)
        return report
    report.damage += _integrity(file)
    if report.damage:
        return report
    async with folded_copy(file) as copied:
        await _check_matches(f"sqlite:///{copied}", report)
    return report


def _integrity(file: Path) -> list[Damage]:
    """What SQLite itself finds wrong with its file."""
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("PRAGMA busy_timeout=5000")
            found = [row[0] for row in connection.execute("PRAGMA integrity_check(20)")]
            orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.DatabaseError as error:
        return [Damage(None, f"the file cannot be read: {error}")]
    lost = [Damage(None, f"{row[0]}: row {row[1]} belongs to nothing in {row[2]}") for row in orphans[:20]]
    return [Damage(None, one) for one in found if one != "ok"] + lost


async def _check_matches(url: str, report: Report) -> None:
    async with frozen(url) as connection:
        async for row in _stream(connection, MATCHES):
            seats = await _of_match(connection, SEATS, row["id"])
            log = await _of_match(connection, LOG, row["id"])
            notes = await _of_match(connection, NOTES, row["id"])
            report.matches += 1
            report.moves += len(log)
            found = _faults(row, seats, log, notes)
            if found is None:
                report.unknown.append(row["id"])
            else:
                report.damage += [Damage(row["id"], what) for what in found]


async def _stream(connection: AsyncConnection, table: Table) -> AsyncIterator[Row]:
    names = (await connection.execute(select(table.c.id).order_by(table.c.created))).scalars().all()
    for name in names:
        found = (await connection.execute(select(table).where(table.c.id == name))).mappings().one()
        yield dict(found)


async def _of_match(connection: AsyncConnection, table: Table, match: str) -> list[Row]:
    query = select(table).where(table.c.match == match).order_by(*table.primary_key.columns)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def _faults(row: Row, seats: Sequence[Row], log: list[Row], notes: Sequence[Row]) -> list[str] | None:
    """What is wrong with one match; None when its game or edition is not here."""
    try:
        match, chairs = match_row(row), [seat_row(seat) for seat in seats]
        for note in notes:
            msgspec.json.decode(note["fields"])
    except (msgspec.DecodeError, msgspec.ValidationError, ValueError, TypeError) as error:
        return [f"its rows cannot be read: {error}"]
    found = []
    if [entry["version"] for entry in log] != list(range(match.version)):
        found.append(f"its log has {len(log)} entries and should have the versions 0 to {match.version - 1}")
    if [chair.seat for chair in chairs] != list(range(match.options.get("players", len(chairs)))):
        found.append("seats are missing")
    if found:
        return found
    room = Room(copy.copy(match), chairs)
    if room.edition_gone:
        return None
    try:
        room.replay(list(log))
    except Exception as error:
        # Whatever the rules raise for a damaged line: the line is at fault.
        return [f"entry {room.version} cannot be played: {str(error) or type(error).__name__}"]
    return _differences(match, room, log)


def _differences(match: Any, room: Room, log: list[Row]) -> list[str]:
    """Where the match that was played again differs from what is stored of it."""
    found = []
    secret = bytes.fromhex(match.secret)
    if commitment_of(secret) != match.commitment:
        found.append("its secret does not fit the hash published before the first draw")
    if room.match is None:
        return found
    if room.match.over != (match.status == "over") and match.status != "abandoned":
        found.append(f"it is stored as {match.status}, but its moves say otherwise")
    if match.status == "running" and sorted((one.seat, one.since) for one in match.waiting) != sorted(
        (seat, asked.at) for seat, asked in room.waited_for.items()
    ):
        found.append("those it waits for are not those its moves lead to")
    ends = [link.events for link in room.line[1:]] + [room.event_count]
    for link, end in zip(room.line, ends, strict=True):
        told = [(event.kind, event.fields, event.private) for event in room.events[link.events : end]]
        if _encode(told).decode() != log[link.index]["events"]:
            found.append(f"entry {link.index}: its events are not what its moves tell")
            break
        seat, move = log[link.index]["seat"], log[link.index]["move"]
        if move is not None and log[link.index]["moves"].partition("\n")[0] != f"{seat_name(seat)} {move}":
            found.append(f"entry {link.index}: what was answered is not what was played")
            break
    dealer = room.dealer().describe(over=True)
    record = Record(game=match.game, edition=match.edition, options=match.options, dealer=dealer, moves=room.lines)
    try:
        record.verify()
    except CosmodromeError as error:
        found.append(f"its record does not hold: {error}")
    return found
