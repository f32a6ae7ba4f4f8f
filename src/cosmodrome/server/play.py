"""Playing: moves, undo and the ready gate. Each change is made in memory, stored, and only then told."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from cosmodrome.server.hall import Hall
from cosmodrome.server.problems import Refused
from cosmodrome.server.room import Change, Room
from cosmodrome.server.rows import Gate, Votes
from cosmodrome.server.storage import Write, queries

_json = msgspec.json.Encoder().encode


async def play_move(hall: Hall, room: Room, seat: int, ply: int, move: str) -> int:
    """Accept a seat's move chosen at a ply; the ply it led to. The same move sent twice is acknowledged twice."""

    async def attempt() -> int:
        again = _accepted_before(room, seat, ply, move)
        if again is not None:
            return again
        await hall.answer(room, seat, move)
        return room.ply

    return await hall.act(room, attempt)


Told = Callable[[int | Exception], None]
"""Hears the ply a move led to, or why it did not."""


def play_at_once(hall: Hall, room: Room, seat: int, ply: int, move: str, told: Told) -> int | None:
    """`play_move` without a coroutine, for live play, where nearly every move finds its room free and in order.

    What can be said at once is answered or raised at once. Otherwise the answer is None: the move is on its way to the
    disk, and `told` will hear of it. A move that has to wait for its turn, or that another process forestalled, goes
    the general way.
    """
    if room.broken or not room.door.try_enter():
        hall.spawn(_play_in_turn(hall, room, seat, ply, move, told))
        return None
    try:
        again = _accepted_before(room, seat, ply, move)
        if again is None:
            change = hall.make(room, seat, move)
            hall.store.append(change.entry, partial(_stored, hall, room, change, ply, told))
            return None
    except BaseException:
        room.door.leave()
        raise
    room.door.leave()
    return again


def _stored(hall: Hall, room: Room, change: Change, ply: int, told: Told, outcome: bool | Exception) -> None:
    """The disk has answered: tell everybody, and the mover last."""
    entry = change.entry
    result: int | Exception | None = None
    try:
        if isinstance(outcome, Exception):
            raise outcome
        if outcome:
            result = entry.ply + 1
            hall.tell(room, change)
        else:
            room.broken = True
    except Exception as error:
        room.broken = True
        result = error
    room.door.leave()
    if result is not None:
        try:
            told(result)
        except Exception as error:
            # Others wait for the same commit: what goes wrong with one must not reach them.
            hall.report(error)
    else:
        assert entry.seat is not None
        assert entry.move is not None
        hall.spawn(_play_in_turn(hall, room, entry.seat, ply, entry.move, told))


async def _play_in_turn(hall: Hall, room: Room, seat: int, ply: int, move: str, told: Told) -> None:
    try:
        result: int | Exception = await play_move(hall, room, seat, ply, move)
    except Exception as error:
        result = error
    told(result)


def _accepted_before(room: Room, seat: int, ply: int, move: str) -> int | None:
    """The ply this very move led to if it was accepted already; refused if it cannot be played now."""
    if ply < room.ply:
        again = room.repeated(seat, ply, move)
        if again is not None:
            return again
    must_run(room)
    if not room.is_fresh(seat, ply):
        code = "not_your_turn" if ply == room.ply and seat not in room.asked else "stale"
        raise Refused(409, code, seat=seat, move=move, ply=room.ply)
    if room.is_gated:
        raise Refused(409, "not_ready", seat=seat, move=move, ply=room.ply)
    return None


def must_run(room: Room) -> None:
    """Refuse what can only be done in a running match."""
    if room.row.status == "running" and room.edition_gone:
        raise Refused(409, "edition_gone")
    if room.row.status != "running":
        code = {"waiting": "not_started", "over": "match_over"}.get(room.row.status, "match_abandoned")
        raise Refused(409, code, ply=room.ply)


async def start(hall: Hall, room: Room) -> None:
    """All seats are taken: deal. Within `Hall.act` only."""
    room.start()
    await hall.commit(room, None, None)


# --- undo


async def undo(hall: Hall, room: Room, seat: int, ply: int, to: int) -> bool:
    """Go back to ply `to`: at once if nobody learned anything since, else when the others agree. Whether it is done."""

    async def attempt() -> bool:
        must_run(room)
        if room.row.undo == "off":
            raise Refused(409, "undo_off", seat=seat)
        if ply != room.ply:
            raise Refused(409, "stale", seat=seat, ply=room.ply)
        if to == 0 or all(link.index != to for link in room.line):
            raise Refused(409, "not_undoable", seat=seat, ply=room.ply)
        free_to = room.undo_free_to(seat) if room.row.undo == "free" else None
        if (free_to is not None and to >= free_to) or not room.others(seat):
            return await _undo(hall, room, seat, to)
        await _set_request(hall, room, Votes(id=room.ply, seat=seat, to=to, agreed=[]))
        return False

    return await hall.act(room, attempt)


async def answer_undo(hall: Hall, room: Room, seat: int, request_id: int, agree: bool) -> bool:
    """Agree to an undo or refuse it. Whether it is done now."""

    async def attempt() -> bool:
        must_run(room)
        request = room.row.undo_request
        if request is None or request.id != request_id or seat not in room.others(request.seat):
            raise Refused(409, "no_such_request", seat=seat, ply=room.ply)
        if not agree:
            await _set_request(hall, room, None)
            await hall.note(room, "undo_refused", seat, to=request.to, by=request.seat)
            return False
        agreed = sorted({*request.agreed, seat})
        if set(room.others(request.seat)) <= set(agreed):
            return await _undo(hall, room, request.seat, request.to)
        await _set_request(hall, room, Votes(request.id, request.seat, request.to, agreed))
        return False

    return await hall.act(room, attempt)


async def _undo(hall: Hall, room: Room, seat: int, to: int) -> bool:
    since = room.ply
    room.rewind(to)
    await hall.commit(room, seat, to)
    await hall.note(room, "undone", seat, to=to, since=since)
    return True


async def _set_request(hall: Hall, room: Room, request: Votes | None) -> None:
    values = {
        "in_match": room.row.id,
        "at_ply": room.ply,
        "old_request": text_of(room.row.undo_request),
        "new_request": text_of(request),
    }
    await hall.store.write([Write(queries.SET_UNDO_REQUEST, values, 1)])
    await hall.table_changed(room)


def text_of(value: object | None) -> str | None:
    """A value as its JSON column holds it."""
    return None if value is None else _json(value).decode()


# --- the ready gate


async def ready(hall: Hall, room: Room, seat: int) -> int:
    """This seat is ready; when all people are, the race begins and its clock runs."""

    async def attempt() -> int:
        must_run(room)
        if room.row.gate is None or room.row.gate.opened is not None:
            raise Refused(409, "no_gate", seat=seat, ply=room.ply)
        await set_ready(hall, room, seat)
        return room.ply

    return await hall.act(room, attempt)


async def set_ready(hall: Hall, room: Room, *seats: int) -> None:
    """Note who is ready and open the gate when nobody is missing. Within `Hall.act` only."""
    gate = room.row.gate
    assert gate is not None
    is_ready = sorted({*gate.ready, *seats})
    missing = [one.seat for one in room.seats if one.is_human and one.seat not in is_ready]
    new = Gate(gate.ply, is_ready, None if missing else hall.now())
    values = {
        "in_match": room.row.id,
        "at_ply": room.ply,
        "old_gate": text_of(gate),
        "new_gate": text_of(new),
        "new_due": room.due_with(new),
    }
    await hall.store.write([Write(queries.SET_GATE, values, 1)])
    await hall.table_changed(room)
    # The clock and the bots start with the gate, so everybody's position changes too.
    hall.publish(room, room.ply)
