"""The wire: uvicorn's WebSocket protocol with a short way for small text frames, the only ones live play sends.

The general way through the framework builds each frame in several layers of coroutines and sends each by a system
call of its own. Here what is written to a client in one turn of the loop goes out together.
"""

from __future__ import annotations

from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

#: Under this name the application finds `write` among the connection's extensions.
EXTENSION = "cosmodrome.write"

#: So many unread messages may wait before the client is made to wait too.
_UNREAD = 16


class LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection that live play may write to directly."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._unsent: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = {"write": self.write}

    def write(self, text: bytes) -> int:
        """Send a text frame soon; how many bytes wait in the transport already."""
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += (_head(len(text)), text)
        waiting: int = self.transport.get_write_buffer_size()
        return waiting

    def _flush(self) -> None:
        if self._unsent and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    async def send(self, message: ASGISendEvent) -> None:
        """The general way; what was written before goes out before."""
        self._flush()
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on and read on: stopping for every message would cost two system calls each."""
        waits = self.queue.qsize() >= _UNREAD
        was_paused, self.read_paused = self.read_paused, self.read_paused or not waits
        super().send_receive_event_to_app()
        self.read_paused = was_paused or waits


def _head(length: int) -> bytes:
    """The head of an unmasked, final text frame."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
