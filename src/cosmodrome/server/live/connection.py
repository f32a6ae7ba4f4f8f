"""A connection: one client of one match. Its requests are carried out in order, and news is sent to it.

Every live move passes through here; how a connection is opened and ended is in `endpoint.py`.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final

import msgspec

from cosmodrome.server import metrics
from cosmodrome.server.contract.live import Ack, ClientMessage, Ping, PlayMove, Pong, Ready, Refusal
from cosmodrome.server.live.wire import UNREAD, Wire
from cosmodrome.server.people.callers import holds
from cosmodrome.server.problems import Refused
from cosmodrome.server.tables.gate import ready
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.play import play
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.rows import SeatRow
from cosmodrome.server.tables.viewer import Viewer

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(ClientMessage).decode
#: What is wrong with a message that cannot be read; too deeply nested ones run out of stack.
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

#: Why a connection is closed: codes of our own, 4000 and up.
GONE, MALFORMED, LOGGED_OUT, FORBIDDEN, UNKNOWN = 1001, 4400, 4401, 4403, 4404
TOO_LATE, TOO_SLOW, TOO_MANY = 4408, 4413, 4429

_UNSENT_BYTES: Final = 4_000_000
_UNSENT_TO_SPECTATORS: Final = 500_000
#: How many malformed messages are answered before the connection is closed.
_PATIENCE: Final = 20
#: Messages a second that one connection may send on average, and at once.
_RATE, _BURST = 100.0, 300.0


class Connection(Viewer):
    """One client at one match. Its acts are done one after another, in the order it sent them."""

    __slots__ = (
        "_answering",
        "_budget",
        "_hashes",
        "_host",
        "_is_closing",
        "_last",
        "_pending",
        "_person",
        "_room",
        "_session",
        "_strikes",
        "_waiting",
        "_wire",
        "closing",
    )

    def __init__(
        self,
        host: MatchHost,
        room: Room,
        hashes: frozenset[str],
        person: str | None,
        session: str | None,
        wire: Wire,
    ) -> None:
        super().__init__()
        self._session = session
        self._host = host
        self._room = room
        self._hashes = hashes
        self._person = person
        self._wire = wire
        #: Why the server closes the connection, once it does.
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._is_closing = False
        #: The reference of the act being carried out; whatever arrives in the meantime waits.
        self._pending: int | None = None
        self._waiting: deque[bytes] = deque()
        #: Whether the waiting messages are being handled.
        self._answering = False
        self._strikes = 0
        self._budget, self._last = _BURST, time.monotonic()
        self.recheck(room.seats, room.row.watchable)

    def recheck(self, seats: list[SeatRow], watchable: bool) -> None:
        """Look again which seats the client holds: tokens change when a seat is claimed or given up."""
        self.seats = frozenset(holds(seats, self._hashes, self._person))
        self.viewpoints = tuple(sorted(self.seats)) or (None,)
        if not self.seats and not watchable:
            self.close(FORBIDDEN)

    def push(self, data: bytes) -> None:
        """Send, in order; a reader that is too far behind is disconnected."""
        if not self._is_closing:
            unsent = self._wire.write(data)
            if unsent > _UNSENT_BYTES or (unsent > _UNSENT_TO_SPECTATORS and not self.seats):
                self.close(TOO_SLOW)

    def end_session(self, person: str, session: str | None) -> None:
        """Disconnect somebody who logged out. If they also hold seats by token, they come back with only these."""
        if self._person == person and session in (None, self._session):
            self._person = self._session = None
            self.close(LOGGED_OUT)

    def close(self, code: int) -> None:
        """Send and receive nothing more, and close."""
        self._is_closing = True
        if not self.closing.done():
            self.closing.set_result(code)

    # --- what the client wants

    def receive(self, text: bytes) -> None:
        """A message came in: act on it now, or after the current act."""
        if self._pending is not None:
            self._waiting.append(text)
            if len(self._waiting) >= UNREAD:
                self._wire.pause()
            return
        if self._is_closing or (self._host.settings.limits and not self._may_send()):
            return
        try:
            message = read(text)
        except UNREADABLE as error:
            self._strike(error)
            return
        if isinstance(message, (PlayMove, Ready)):
            self._pending = message.ref
            if message.seat not in self.seats:
                self._done(Refused(403, "not_your_seat", seat=message.seat))
            elif isinstance(message, PlayMove):
                play(self._host, self._room, message.seat, message.version, message.move, self._done)
            else:
                self._host.spawn(self._ready(message.seat))
        elif isinstance(message, Ping):
            self.push(_encode(Pong(message.ref, self._host.now())))
        else:
            self.push(refusal_message(None, Refused(400, "already_greeted")))

    def _may_send(self) -> bool:
        now = time.monotonic()
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

    async def _ready(self, seat: int) -> None:
        try:
            outcome: int | Exception = await ready(self._host, self._room, seat)
        except Exception as error:
            outcome = error
        self._done(outcome)

    def _done(self, outcome: int | Exception) -> None:
        """The act is done or refused: say so, and handle what came in since."""
        ref, self._pending = self._pending, None
        assert ref is not None
        if isinstance(outcome, int):
            self.push(_encode(Ack(ref, outcome)))
        elif isinstance(outcome, Refused):
            self.push(refusal_message(ref, outcome))
        else:
            self.push(_encode(Refusal(ref, self._host.report(outcome))))
        if self._waiting and not self._answering:
            self._answering = True
            while self._waiting and self._pending is None:
                self.receive(self._waiting.popleft())
            self._answering = False
            if not self._waiting:
                self._wire.resume()


def read(text: bytes | str) -> ClientMessage:
    """A message of the contract; `UNREADABLE` says what else it may be."""
    message: ClientMessage = _decode(text)
    return message


def malformed(error: Exception) -> Refused:
    """A message that is not in the contract."""
    return Refused(400, "malformed", detail=str(error)[:300])


def refusal_message(ref: int | None, refused: Refused) -> bytes:
    metrics.REFUSALS.labels(refused.problem.code).inc()
    return _encode(Refusal(ref, refused.problem))
