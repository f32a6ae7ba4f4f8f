"""Live play: a WebSocket at a match. Moves come in, positions, events, notes and the table go out.

The first message says which seats the client holds; secrets travel in it, never in the address. Nothing is sent that
is not durable, and a reader that falls behind is disconnected and resumes by the ply it last saw.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath
from litestar.types import Receive

from cosmodrome.server import metrics
from cosmodrome.server.callers import holds, origin_is_foreign, person_of
from cosmodrome.server.contract import (
    PROTOCOL,
    Ack,
    ClientMessage,
    Hello,
    Ping,
    PlayMove,
    Pong,
    Problem,
    Ready,
    Refusal,
    Welcome,
)
from cosmodrome.server.eyes import events_of, position_of, table_of
from cosmodrome.server.hall import Hall, note_of
from cosmodrome.server.play import play_move, ready
from cosmodrome.server.problems import Refused
from cosmodrome.server.room import Room
from cosmodrome.server.secret import token_hash
from cosmodrome.server.storage import queries
from cosmodrome.server.wire import EXTENSION

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClientMessage).decode

#: Why a connection is closed: codes of our own, 4000 and up.
GONE, MALFORMED, FORBIDDEN, UNKNOWN, TOO_LATE, TOO_SLOW, TOO_MANY = 1001, 4400, 4403, 4404, 4408, 4413, 4429

_HELLO_SECONDS = 15.0
_UNSENT_BYTES = 4_000_000
#: So many of the latest notes come with the welcome; older ones can be asked for.
_NOTES = 500
#: Malformed messages that are answered before the connection is closed.
_PATIENCE = 20
#: Messages a second that one connection may send on average, and at once.
_RATE, _BURST = 100.0, 300.0


class Connection:
    """One client at one match."""

    def __init__(self, hashes: frozenset[str], person: str | None, room: Room, write: Callable[[bytes], int]) -> None:
        self._hashes = hashes
        self._person = person
        self._write = write
        #: Why the server hangs up, once it does.
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.seats: frozenset[int] = frozenset()
        #: Through whose eyes this client looks: those of its seats, or a spectator's.
        self.eyes: tuple[int | None, ...] = ()
        self.recheck(room)

    def recheck(self, room: Room) -> None:
        """Look again which seats the client holds: tokens change when a seat is claimed or given up."""
        self.seats = frozenset(holds(room, self._hashes, self._person))
        self.eyes = tuple(sorted(self.seats)) or (None,)
        if not self.seats and not room.row.watchable:
            self.close(FORBIDDEN)

    def push(self, data: bytes) -> None:
        """Send, in order; a reader that is too far behind is hung up on."""
        if not self.closing.done() and self._write(data) > _UNSENT_BYTES:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Send nothing more and hang up."""
        if not self.closing.done():
            self.closing.set_result(code)


@websocket("/api/matches/{match_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match_id: FromPath[str]) -> None:
    """Play and watch a match live. See the contract's `ClientMessage` and `ServerMessage`."""
    if origin_is_foreign(socket):
        await socket.close(FORBIDDEN)
        return
    await socket.accept()
    hall: Hall = socket.app.state.hall
    try:
        room = await hall.room(match_id)
        hello = await _hello(socket.receive)
        person = await person_of(socket)
        hashes = frozenset(token_hash(token) for token in hello.tokens)
        extensions: dict[str, Any] = dict(socket.scope["extensions"] or {})
        write: Callable[[bytes], int] = extensions[EXTENSION]["write"]
        connection = Connection(hashes, person.id if person else None, room, write)
        if not connection.seats and (hello.tokens or not room.row.watchable):
            raise Refused(403, "wrong_token" if hello.tokens else "not_watchable")
    except Refused as refused:
        await socket.send({"type": "websocket.send", "bytes": None, "text": _refusal(None, refused).decode()})
        await socket.close({404: UNKNOWN, 408: TOO_LATE, 403: FORBIDDEN}.get(refused.status, MALFORMED))
        return
    except ConnectionResetError:
        return
    await _serve(hall, room, connection, hello, socket)


async def _hello(receive: Receive) -> Hello:
    try:
        async with asyncio.timeout(_HELLO_SECONDS):
            message = _read(await receive())
    except TimeoutError:
        raise Refused(408, "no_hello") from None
    if not isinstance(message, Hello):
        raise Refused(400, "no_hello")
    return message


def _read(event: Any) -> ClientMessage:
    """A client's message; `Refused` when malformed, `ConnectionResetError` when the client is gone."""
    if event["type"] == "websocket.disconnect":
        raise ConnectionResetError
    try:
        message: ClientMessage = _decode(event.get("text") or event.get("bytes") or b"")
        return message
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise Refused(400, "malformed", detail=str(error)[:300]) from None


async def _serve(
    hall: Hall, room: Room, connection: Connection, hello: Hello, socket: WebSocket[Any, Any, Any]
) -> None:
    metrics.CONNECTIONS.inc()
    try:
        rows = await hall.store.rows(queries.LATEST_NOTES, match=room.row.id, number=_NOTES)
        notes = [note_of(row) for row in reversed(rows)]
        async with room.lock:
            await hall.heal(room)
            room.connections.add(connection)
            connection.push(_welcome(hall, room, connection, hello, notes))
        await hall.presence_changed(room)
        listening = asyncio.create_task(_listen(hall, room, connection, socket.receive))
        either: set[asyncio.Future[Any]] = {listening, connection.closing}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        if connection.closing.done():
            await socket.send({"type": "websocket.close", "code": connection.closing.result(), "reason": ""})
    finally:
        connection.close(GONE)
        room.connections.discard(connection)
        metrics.CONNECTIONS.dec()
        await hall.presence_changed(room)


def _welcome(hall: Hall, room: Room, connection: Connection, hello: Hello, notes: list[Any]) -> bytes:
    now = hall.now()
    since = min(hello.since or 0, room.ply)
    return _encode(
        Welcome(
            protocol=PROTOCOL,
            mine=sorted(connection.seats),
            table=table_of(room, now),
            positions=[position_of(room, seat, now) for seat in connection.eyes],
            events=[events_of(room, seat, since) for seat in connection.eyes],
            notes=notes,
        )
    )


async def _listen(hall: Hall, room: Room, connection: Connection, receive: Receive) -> None:
    strikes = 0
    budget, last = _BURST, hall.now()
    while True:
        event = await receive()
        if hall.settings.limits:
            now = hall.now()
            budget, last = min(_BURST, budget + (now - last) * _RATE) - 1, now
            if budget < 0:
                connection.close(TOO_MANY)
                return
        try:
            message = _read(event)
        except ConnectionResetError:
            return
        except Refused as refused:
            connection.push(_refusal(None, refused))
            strikes += 1
            if strikes > _PATIENCE:
                connection.close(MALFORMED)
                return
            continue
        connection.push(await _act(hall, room, connection, message))


async def _act(hall: Hall, room: Room, connection: Connection, message: ClientMessage) -> bytes:
    """Do what the client wants; what it is answered."""
    if isinstance(message, Ping):
        return _encode(Pong(message.ref, hall.now()))
    if isinstance(message, Hello):
        return _refusal(None, Refused(400, "already_greeted"))
    try:
        if message.seat not in connection.seats:
            raise Refused(403, "not_your_seat", seat=message.seat)
        if isinstance(message, PlayMove):
            return _encode(Ack(message.ref, await play_move(hall, room, message.seat, message.ply, message.move)))
        assert isinstance(message, Ready)
        return _encode(Ack(message.ref, await ready(hall, room, message.seat)))
    except Refused as refused:
        return _refusal(message.ref, refused)
    except Exception as error:
        hall.report(error)
        return _encode(Refusal(message.ref, Problem("internal")))


def _refusal(ref: int | None, refused: Refused) -> bytes:
    metrics.REFUSALS.labels(refused.problem.code).inc()
    return _encode(Refusal(ref, refused.problem))
