"""Undo: taking moves back, at once or when the others agree."""

from __future__ import annotations

import secrets

from cosmodrome.server.problems import Refused
from cosmodrome.server.storage import Write, queries
from cosmodrome.server.tables.columns import Votes
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.play import must_run, play_move
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.rows import text_of


async def undo(host: MatchHost, room: Room, seat: int, version: int, to: int) -> bool:
    """Go back to version `to`: at once if nobody learned anything since, else when the others agree. Whether done."""

    async def attempt() -> bool:
        must_run(room)
        if room.row.undo == "off":
            raise Refused(409, "undo_off", seat=seat)
        if version != room.version:
            raise Refused(409, "stale", seat=seat, version=room.version)
        if to == 0 or all(link.index != to for link in room.line):
            raise Refused(409, "not_undoable", seat=seat, version=room.version)
        free_to = room.undo_free_to(seat) if room.row.undo == "free" else None
        if (free_to is not None and to >= free_to) or not room.others(seat):
            return await _undo(host, room, seat, to)
        await _set_request(host, room, Votes(id=secrets.randbelow(1 << 40), seat=seat, to=to, agreed=[]))
        return False

    return await host.act(room, attempt)


async def answer_undo(host: MatchHost, room: Room, seat: int, request_id: int, agree: bool) -> bool:
    """Agree to an undo or refuse it. Whether it is done now."""

    async def attempt() -> bool:
        must_run(room)
        request = room.row.undo_request
        if request is None or request.id != request_id or seat not in room.others(request.seat):
            raise Refused(409, "no_such_request", seat=seat, version=room.version)
        if not agree:
            await _set_request(host, room, None)
            await host.note(room, "undo_refused", seat, to=request.to, by=request.seat)
            return False
        agreed = sorted({*request.agreed, seat})
        if set(room.others(request.seat)) <= set(agreed):
            return await _undo(host, room, request.seat, request.to)
        await _set_request(host, room, Votes(request.id, request.seat, request.to, agreed))
        return False

    return await host.act(room, attempt)


async def _undo(host: MatchHost, room: Room, seat: int, to: int) -> bool:
    since = room.version
    earlier = await host.in_thread(room.match_at, to)
    await host.store_change(room, room.go_back(host.now(), seat, to, earlier))
    await host.note(room, "undone", seat, to=to, since=since)
    return True


async def redo(host: MatchHost, room: Room, seat: int, version: int) -> int:
    """Play again what this seat took back last; the same draws come again. The version that leads to."""
    async with room.lock:
        await host.heal(room)
        moves = room.redo_of(seat) if room.row.undo != "off" else []
    if version != room.version:
        raise Refused(409, "stale", seat=seat, version=room.version)
    if not moves:
        raise Refused(409, "not_redoable", seat=seat, version=room.version)
    for move in moves:
        version = await play_move(host, room, seat, version, move)
    return version


async def _set_request(host: MatchHost, room: Room, request: Votes | None) -> None:
    values = {
        "in_match": room.row.id,
        "at_version": room.version,
        "old_request": text_of(room.row.undo_request),
        "new_request": text_of(request),
    }
    await host.store.write([Write(queries.SET_UNDO_REQUEST, values, 1)])
    await host.table_changed(room)
