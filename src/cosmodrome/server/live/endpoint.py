"""Live play: a WebSocket for a match. Moves come in; positions, events, notes and the table go out.

The first message says which seats the client holds; secrets travel in it, never in the address. Nothing is sent that
is not durable, and a reader that falls behind is disconnected and resumes by the version it last saw.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath
from litestar.types import Receive

from cosmodrome.server import metrics
from cosmodrome.server.contract.basic import PROTOCOL
from cosmodrome.server.contract.live import Hello, Welcome
from cosmodrome.server.live.connection import (
    FORBIDDEN,
    GONE,
    MALFORMED,
    TOO_LATE,
    TOO_MANY,
    UNKNOWN,
    UNREADABLE,
    Connection,
    malformed,
    read,
    refusal_message,
)
from cosmodrome.server.live.protocol import EXTENSION, LiveProtocol
from cosmodrome.server.live.wire import Wire
from cosmodrome.server.people.callers import (
    address_of,
    confirm,
    name_is_foreign,
    origin_is_foreign,
    person_of,
    session_of,
)
from cosmodrome.server.people.limits import Limiter
from cosmodrome.server.problems import Refused
from cosmodrome.server.secret import token_hash
from cosmodrome.server.storage import queries
from cosmodrome.server.tables.host import MatchHost, note_of
from cosmodrome.server.tables.projection import events_of, position_of, table_of
from cosmodrome.server.tables.room import Room

_encode = msgspec.json.Encoder().encode

_HELLO_SECONDS = 15.0
#: How long a reader that has fallen behind may take to catch up and read why it is disconnected.
_GOODBYE_SECONDS = 5.0
#: How many of the latest notes come with the welcome; older ones can be asked for.
_NOTES = 500


@websocket("/api/matches/{match_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match_id: FromPath[str]) -> None:
    """Play and watch a match live. See the contract's `ClientMessage` and `ServerMessage`."""
    if name_is_foreign(socket) or origin_is_foreign(socket):
        await socket.close(FORBIDDEN)
        return
    await socket.accept()
    host: MatchHost = socket.app.state.host
    try:
        limiter: Limiter = socket.app.state.limiter
        limiter.spend("socket", address_of(socket))
        if "\0" in match_id:
            raise Refused(404, "unknown_match")
        room = await host.room(match_id)
        hello = await _hello(socket.receive)
        person = await person_of(socket)
        hashes = frozenset(token_hash(token) for token in hello.tokens)
        protocol, wire = _wire_of(socket)
        session = session_of(socket) if person else None
        connection = Connection(host, room, hashes, person.id if person else None, session, wire)
        await confirm(host, room, connection.seats)
        if not connection.seats and (hello.tokens or not room.row.watchable):
            raise Refused(403, "wrong_token" if hello.tokens else "not_watchable")
    except Refused as refused:
        await socket.send({"type": "websocket.send", "bytes": None, "text": refusal_message(None, refused).decode()})
        await socket.close({404: UNKNOWN, 408: TOO_LATE, 403: FORBIDDEN, 429: TOO_MANY}.get(refused.status, MALFORMED))
        return
    except ConnectionResetError:
        return
    await _serve(host, room, connection, hello, socket, protocol)
    # These refer to the socket: a cycle that would stay in memory until a garbage collection, which is rare.
    del socket.receive, socket.send


def _wire_of(socket: WebSocket[Any, Any, Any]) -> tuple[LiveProtocol, Wire]:
    """The wire live play uses; the client may be gone by now."""
    extensions: dict[str, Any] = dict(socket.scope["extensions"] or {})
    if EXTENSION not in extensions:
        raise ConnectionResetError
    protocol: LiveProtocol = extensions[EXTENSION]["protocol"]
    assert protocol.wire is not None
    return protocol, protocol.wire


async def _hello(receive: Receive) -> Hello:
    try:
        async with asyncio.timeout(_HELLO_SECONDS):
            event: Any = await receive()
    except TimeoutError:
        raise Refused(408, "no_hello") from None
    if event["type"] == "websocket.disconnect":
        raise ConnectionResetError
    try:
        message = read(event.get("text") or event.get("bytes") or b"")
    except UNREADABLE as error:
        raise malformed(error) from None
    if not isinstance(message, Hello):
        raise Refused(400, "no_hello")
    return message


async def _serve(
    host: MatchHost,
    room: Room,
    connection: Connection,
    hello: Hello,
    socket: WebSocket[Any, Any, Any],
    protocol: LiveProtocol,
) -> None:
    metrics.CONNECTIONS.inc()
    try:
        rows = await host.store.rows(queries.LATEST_NOTES, match=room.row.id, number=_NOTES)
        notes = [note_of(row) for row in reversed(rows)]
        async with room.lock:
            await host.heal(room)
            room.viewers.add(connection)
            connection.push(_welcome(host, room, connection, hello, notes))
        host.presence_changed(room, bool(connection.seats))
        protocol.listen(connection.receive)
        gone = asyncio.create_task(_gone(socket.receive))
        either: set[asyncio.Future[Any]] = {gone, connection.closing}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        if connection.closing.done():
            goodbye = socket.send({"type": "websocket.close", "code": connection.closing.result(), "reason": ""})
            try:
                await asyncio.wait_for(goodbye, _GOODBYE_SECONDS)
            except TimeoutError:
                protocol.abort()
    finally:
        connection.close(GONE)
        room.viewers.discard(connection)
        metrics.CONNECTIONS.dec()
        host.presence_changed(room, bool(connection.seats))


async def _gone(receive: Receive) -> None:
    """Wait until the client is gone; once the connection listens to the wire nothing else arrives here."""
    while (await receive())["type"] != "websocket.disconnect":
        pass


def _welcome(host: MatchHost, room: Room, connection: Connection, hello: Hello, notes: list[Any]) -> bytes:
    now = host.now()
    since = min(hello.since or 0, room.version)
    return _encode(
        Welcome(
            protocol=PROTOCOL,
            mine=sorted(connection.seats),
            table=table_of(room, now),
            positions=[position_of(room, seat, now) for seat in connection.viewpoints],
            events=[events_of(room, seat, since) for seat in connection.viewpoints],
            notes=notes,
        )
    )
