"""Live play: a WebSocket at a match. Moves come in, positions, events, notes and the table go out.

The first message says which seats the client holds; secrets travel in it, never in the address. Nothing is sent that
is not durable, and a reader that falls behind is disconnected and resumes by the ply it last saw.
"""

from __future__ import annotations

import asyncio
from collections import deque
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
    Pong,
    Problem,
    Ready,
    Refusal,
    Welcome,
)
from cosmodrome.server.eyes import events_of, position_of, table_of
from cosmodrome.server.hall import Hall, note_of
from cosmodrome.server.play import play_at_once, ready
from cosmodrome.server.problems import Refused
from cosmodrome.server.room import Room
from cosmodrome.server.secret import token_hash
from cosmodrome.server.storage import queries
from cosmodrome.server.wire import EXTENSION, UNREAD, LiveProtocol

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClientMessage).decode
#: What is wrong with a message that cannot be read; too deeply nested ones run out of stack.
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

#: Why a connection is closed: codes of our own, 4000 and up.
GONE, MALFORMED, FORBIDDEN, UNKNOWN, TOO_LATE, TOO_SLOW, TOO_MANY = 1001, 4400, 4403, 4404, 4408, 4413, 4429

_HELLO_SECONDS = 15.0
_UNSENT_BYTES = 4_000_000
#: How long a reader that has fallen behind may take to catch up and be told why the server hangs up.
_GOODBYE_SECONDS = 5.0
#: So many of the latest notes come with the welcome; older ones can be asked for.
_NOTES = 500
#: Malformed messages that are answered before the connection is closed.
_PATIENCE = 20
#: Messages a second that one connection may send on average, and at once.
_RATE, _BURST = 100.0, 300.0


class Connection:
    """One client at one match. Its acts are done one after another, in the order it sent them."""

    __slots__ = (
        "_budget",
        "_hall",
        "_hashes",
        "_is_closing",
        "_last",
        "_pending",
        "_person",
        "_room",
        "_strikes",
        "_waiting",
        "_wire",
        "_write",
        "closing",
        "eyes",
        "seats",
    )

    def __init__(self, hall: Hall, room: Room, hashes: frozenset[str], person: str | None, wire: LiveProtocol) -> None:
        self._hall = hall
        self._room = room
        self._hashes = hashes
        self._person = person
        self._wire = wire
        self._write = wire.write
        #: Why the server hangs up, once it does.
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._is_closing = False
        #: What the act now on its way will be answered for; what came in meanwhile waits.
        self._pending: int | None = None
        self._waiting: deque[bytes] = deque()
        self._strikes = 0
        self._budget, self._last = _BURST, hall.now()
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
        if not self._is_closing and self._write(data) > _UNSENT_BYTES:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Send nothing more, hear nothing more and hang up."""
        self._is_closing = True
        if not self.closing.done():
            self.closing.set_result(code)

    # --- what the client wants

    def receive(self, text: bytes) -> None:
        """A message came in: act on it now, or after the act that is still on its way."""
        if self._pending is not None:
            self._waiting.append(text)
            if len(self._waiting) >= UNREAD:
                self._wire.pause()
        elif not self._is_closing and (not self._hall.settings.limits or self._may_send()):
            try:
                message: ClientMessage = _decode(text)
            except _UNREADABLE as error:
                self._strike(error)
                return
            answer = self._act(message)
            if answer is not None:
                self.push(answer)

    def _may_send(self) -> bool:
        now = self._hall.now()
        self._budget = min(_BURST, self._budget + (now - self._last) * _RATE) - 1
        self._last = now
        if self._budget < 0:
            self.close(TOO_MANY)
        return self._budget >= 0

    def _strike(self, error: Exception) -> None:
        self.push(_refusal(None, _malformed(error)))
        self._strikes += 1
        if self._strikes > _PATIENCE:
            self.close(MALFORMED)

    def _act(self, message: ClientMessage) -> bytes | None:
        """Do what the client wants; what it is answered, or None while that is on its way."""
        if isinstance(message, Ping):
            return _encode(Pong(message.ref, self._hall.now()))
        if isinstance(message, Hello):
            return _refusal(None, Refused(400, "already_greeted"))
        self._pending = message.ref
        try:
            if message.seat not in self.seats:
                raise Refused(403, "not_your_seat", seat=message.seat)
            if isinstance(message, Ready):
                self._hall.spawn(self._ready(message))
                return None
            ply = play_at_once(self._hall, self._room, message.seat, message.ply, message.move, self._told)
        except Exception as error:
            return self._answer(error)
        return None if ply is None else self._answer(ply)

    async def _ready(self, message: Ready) -> None:
        try:
            outcome: int | Exception = await ready(self._hall, self._room, message.seat)
        except Exception as error:
            outcome = error
        self._told(outcome)

    def _told(self, outcome: int | Exception) -> None:
        """What was on its way is decided: answer, and take up what came in meanwhile."""
        self.push(self._answer(outcome))
        while self._waiting and self._pending is None:
            self.receive(self._waiting.popleft())
        if not self._waiting:
            self._wire.resume()

    def _answer(self, outcome: int | Exception) -> bytes:
        ref, self._pending = self._pending, None
        assert ref is not None
        if isinstance(outcome, int):
            return _encode(Ack(ref, outcome))
        if isinstance(outcome, Refused):
            return _refusal(ref, outcome)
        self._hall.report(outcome)
        return _encode(Refusal(ref, Problem("internal")))


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
        wire: LiveProtocol = extensions[EXTENSION]["wire"]
        connection = Connection(hall, room, hashes, person.id if person else None, wire)
        if not connection.seats and (hello.tokens or not room.row.watchable):
            raise Refused(403, "wrong_token" if hello.tokens else "not_watchable")
    except Refused as refused:
        await socket.send({"type": "websocket.send", "bytes": None, "text": _refusal(None, refused).decode()})
        await socket.close({404: UNKNOWN, 408: TOO_LATE, 403: FORBIDDEN}.get(refused.status, MALFORMED))
        return
    except ConnectionResetError:
        return
    await _serve(hall, room, connection, hello, socket, wire)


async def _hello(receive: Receive) -> Hello:
    try:
        async with asyncio.timeout(_HELLO_SECONDS):
            event: Any = await receive()
    except TimeoutError:
        raise Refused(408, "no_hello") from None
    if event["type"] == "websocket.disconnect":
        raise ConnectionResetError
    try:
        message: ClientMessage = _decode(event.get("text") or event.get("bytes") or b"")
    except _UNREADABLE as error:
        raise _malformed(error) from None
    if not isinstance(message, Hello):
        raise Refused(400, "no_hello")
    return message


async def _serve(
    hall: Hall, room: Room, connection: Connection, hello: Hello, socket: WebSocket[Any, Any, Any], wire: LiveProtocol
) -> None:
    metrics.CONNECTIONS.inc()
    try:
        rows = await hall.store.rows(queries.LATEST_NOTES, match=room.row.id, number=_NOTES)
        notes = [note_of(row) for row in reversed(rows)]
        async with room.door:
            await hall.heal(room)
            room.connections.add(connection)
            connection.push(_welcome(hall, room, connection, hello, notes))
        await hall.presence_changed(room)
        wire.listen(connection.receive)
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
                wire.abort()
    finally:
        connection.close(GONE)
        room.connections.discard(connection)
        metrics.CONNECTIONS.dec()
        await hall.presence_changed(room)


async def _gone(receive: Receive) -> None:
    """Wait until the client is gone: nothing else comes this way once the connection listens to the wire."""
    while (await receive())["type"] != "websocket.disconnect":
        pass


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


def _malformed(error: Exception) -> Refused:
    """A message that the contract does not know."""
    return Refused(400, "malformed", detail=str(error)[:300])


def _refusal(ref: int | None, refused: Refused) -> bytes:
    metrics.REFUSALS.labels(refused.problem.code).inc()
    return _encode(Refusal(ref, refused.problem))
