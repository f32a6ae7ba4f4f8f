"""A connection: one client at one match. What it wants is done in the order it came, and what it is told goes out.

This is on the way of every live move; how a connection is opened and ended is in `live.py`.
"""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from cosmodrome.server import metrics
from cosmodrome.server.callers import holds
from cosmodrome.server.contract import Ack, ClientMessage, Hello, Ping, Pong, Problem, Ready, Refusal
from cosmodrome.server.hall import Hall
from cosmodrome.server.play import play_at_once, ready
from cosmodrome.server.problems import Refused
from cosmodrome.server.room import Room
from cosmodrome.server.wire import UNREAD, Wire

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClientMessage).decode
#: What is wrong with a message that cannot be read; too deeply nested ones run out of stack.
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

#: Why a connection is closed: codes of our own, 4000 and up.
GONE, MALFORMED, FORBIDDEN, UNKNOWN, TOO_LATE, TOO_SLOW, TOO_MANY = 1001, 4400, 4403, 4404, 4408, 4413, 4429

_UNSENT_BYTES = 4_000_000
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
        "closing",
        "eyes",
        "seats",
    )

    def __init__(self, hall: Hall, room: Room, hashes: frozenset[str], person: str | None, wire: Wire) -> None:
        self._hall = hall
        self._room = room
        self._hashes = hashes
        self._person = person
        self._wire = wire
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
        if not self._is_closing and self._wire.write(data) > _UNSENT_BYTES:
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
                message = read(text)
            except UNREADABLE as error:
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
        self.push(refusal_message(None, malformed(error)))
        self._strikes += 1
        if self._strikes > _PATIENCE:
            self.close(MALFORMED)

    def _act(self, message: ClientMessage) -> bytes | None:
        """Do what the client wants; what it is answered, or None while that is on its way."""
        if isinstance(message, Ping):
            return _encode(Pong(message.ref, self._hall.now()))
        if isinstance(message, Hello):
            return refusal_message(None, Refused(400, "already_greeted"))
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
            return refusal_message(ref, outcome)
        self._hall.report(outcome)
        return _encode(Refusal(ref, Problem("internal")))


def read(text: bytes | str) -> ClientMessage:
    """A message of the contract; `UNREADABLE` says what else it may be."""
    message: ClientMessage = _decode(text)
    return message


def malformed(error: Exception) -> Refused:
    """A message that the contract does not know."""
    return Refused(400, "malformed", detail=str(error)[:300])


def refusal_message(ref: int | None, refused: Refused) -> bytes:
    metrics.REFUSALS.labels(refused.problem.code).inc()
    return _encode(Refusal(ref, refused.problem))
