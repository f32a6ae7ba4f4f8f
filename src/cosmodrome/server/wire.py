"""The wire: uvicorn's WebSocket protocol with a short way for small whole text frames, nearly all that live play sends.

The general way takes a message through a parser, a queue and several coroutines. Here a frame is unmasked where it
arrives and handed to whoever listens, and what is written goes straight into the transport. Pings and pongs pass
through the library one by one; from the first frame that is anything else, all bytes are left to it for good.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was built without its C part
    from websockets.utils import apply_mask

#: Under this name the application finds the connection's protocol among its extensions.
EXTENSION = "cosmodrome.wire"

#: What is written waits for the end of the loop's turn, unless it is so much.
_UNSENT_BYTES = 1 << 16

#: So many unread messages may wait before the client is made to wait too.
UNREAD = 16

# The first byte of a frame that is whole, and of a client's frame the second: masked, with its length or where that is.
_TEXT, _PING, _PONG, _UNUSUAL = 0x81, 0x89, 0x8A, 0
_OURS = (_TEXT, _PING, _PONG)
_MASKED, _LENGTH_FOLLOWS = 0x80, 126
_pack_head = struct.Struct(">BBH").pack


class _Outbox:
    """Who has written in this turn of a loop."""

    def __init__(self) -> None:
        self.writers: list[LiveProtocol] = []

    def flush(self) -> None:
        """Send what each of them wrote."""
        for one in self.writers:
            one.flush()
        self.writers.clear()


_OUTBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, _Outbox] = WeakKeyDictionary()


class LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection that live play may read and write directly."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._listener: Callable[[bytes], None] | None = None
        #: Whether frames are taken apart here.
        self._is_direct = False
        #: The beginning of a frame whose end has not come yet.
        self._begun = b""
        self._unsent = b""
        self._is_full = False
        self._outbox = _OUTBOXES.setdefault(self.loop, _Outbox())

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application. The request comes alone, so the next byte begins a frame."""
        super().handle_connect(event)
        if not self.close_sent:
            self._is_direct = True
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = {"wire": self}

    # --- out

    def write(self, text: bytes) -> int:
        """Send a text frame at the end of this turn of the loop; how many bytes wait already where a reader is slow."""
        unsent = self._unsent
        self._unsent = unsent + _head(len(text)) + text
        if not unsent:
            writers = self._outbox.writers
            if not writers:
                self.loop.call_soon(self._outbox.flush)
            writers.append(self)
        elif len(unsent) > _UNSENT_BYTES:
            self.flush()
        if self._is_full:
            waiting: int = self.transport.get_write_buffer_size()
            return waiting
        return 0

    def flush(self) -> None:
        """Send what was written, in one system call."""
        unsent, self._unsent = self._unsent, b""
        if unsent and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(unsent)

    async def send(self, message: ASGISendEvent) -> None:
        """The general way; what was written before goes out before."""
        self.flush()
        await super().send(message)

    def pause_writing(self) -> None:
        """More waits in the transport than it likes."""
        self._is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """The reader has caught up."""
        self._is_full = False
        super().resume_writing()

    def abort(self) -> None:
        """Hang up without a word."""
        self.transport.abort()

    # --- in

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """From now on messages go to `listener` as they arrive, those that wait first; `receive` tells of the end."""
        self._listener = listener
        for _ in range(self.queue.qsize()):
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                listener(text.encode() if text is not None else event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)
        self.resume()

    def pause(self) -> None:
        """Let the client wait: read nothing more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read on."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Take small whole text frames out of what arrived."""
        if not self._is_direct:
            super().data_received(data)
            return
        if self._begun:
            data, self._begun = self._begun + data, b""
        at, end = 0, len(data)
        while end - at >= 2:
            kind, length, key = data[at], data[at + 1] ^ _MASKED, at + 2
            if length == _LENGTH_FOLLOWS and kind == _TEXT:
                if end - at < 4:
                    break
                length, key = data[key] << 8 | data[key + 1], key + 2
            elif length >= _LENGTH_FOLLOWS:
                kind = _UNUSUAL
            if kind not in _OURS or length > self.config.ws_max_size:
                self._is_direct = False
                self._leave_to_library(data[at:])
                return
            text = key + 4
            stop = text + length
            if stop > end:
                break
            if kind == _TEXT:
                self._deliver(apply_mask(data[text:stop], data[key:text]))
            else:
                self._leave_to_library(data[at:stop])
            at = stop
        if at < end:
            self._begun = data[at:]

    def _leave_to_library(self, data: bytes) -> None:
        self.flush()
        super().data_received(data)

    def _deliver(self, text: bytes) -> None:
        if self._listener is not None and text.isascii() and not self.close_sent:
            self._listener(text)
        else:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. Stopping to read for every message would cost two system calls each."""
        if self._listener is not None and not self.close_sent and (data := self._valid_message()) is not None:
            self._listener(data)
            return
        self.flush()
        waits = self.queue.qsize() >= UNREAD
        was_paused, self.read_paused = self.read_paused, self.read_paused or not waits
        super().send_receive_event_to_app()
        self.read_paused = was_paused or waits

    def _valid_message(self) -> bytes | None:
        """The message just completed, unless it calls itself text and is none: the library hangs up on such."""
        data = b"".join(self.frames)
        if self.curr_msg_data_type == "text":
            try:
                data.decode()
            except UnicodeDecodeError:
                return None
        self.frames = []
        return data


def _head(length: int) -> bytes:
    """The head of an unmasked, final text frame."""
    if 126 <= length < 65536:
        return _pack_head(_TEXT, _LENGTH_FOLLOWS, length)
    if length < 126:
        return bytes((_TEXT, length))
    return b"\x81\x7f" + length.to_bytes(8, "big")
