"""The protocol of a WebSocket connection: uvicorn's own, with its transport shared with the wire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from cosmodrome.server.live.wire import UNREAD, Wire

#: Under this name the application finds the connection's protocol among its extensions.
EXTENSION = "cosmodrome.protocol"


class LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection that live play may read and write by its wire."""

    #: None until the connection is made, and once it is lost.
    wire: Wire | None = None

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        #: Called when the connection has ended.
        self.on_lost: Callable[[], None] | None = None

    @property
    def close_sent(self) -> bool:
        """Whether the closing message was sent. The library sets it, and the wire has to know it with every frame."""
        return self._close_sent

    @close_sent.setter
    def close_sent(self, sent: bool) -> None:
        self._close_sent = sent
        if self.wire is not None:
            self.wire.is_shut = sent

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application. The request comes alone, so the next byte begins a frame."""
        super().handle_connect(event)
        if not self.close_sent:
            self.wire = Wire(self.loop, self.transport, self, self.config.ws_max_size)
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = {"protocol": self}
            # Before the transport is told whom to give what arrives: it goes to the wire without passing here.
            self.data_received = self.wire.receive  # type: ignore[method-assign]

    def connection_lost(self, exc: Exception | None) -> None:
        """The end. Objects that refer to each other let go, or a match could stay in memory for hours."""
        super().connection_lost(exc)
        if self.wire is not None:
            self.wire.listener = None
            self.wire = None
            del self.data_received
            extensions = self.scope["extensions"]
            assert extensions is not None
            del extensions[EXTENSION]
        self.conn.parser.close()
        if self.on_lost is not None:
            self.on_lost()
            self.on_lost = None

    # --- out

    async def send(self, message: ASGISendEvent) -> None:
        """The general way; what was written earlier goes out first."""
        self._flush()
        await super().send(message)

    def _flush(self) -> None:
        if self.wire is not None:
            self.wire.flush()

    def pause_writing(self) -> None:
        """The transport's buffer is too full."""
        if self.wire is not None:
            self.wire.is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """The reader has caught up."""
        if self.wire is not None:
            self.wire.is_full = False
        super().resume_writing()

    def abort(self) -> None:
        """Disconnect without a closing message."""
        self.transport.abort()

    # --- in

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """From now on messages go to `listener` as they arrive, waiting ones first; `receive` reports the end."""
        if self.wire is None:
            return
        self.wire.listener = listener
        for _ in range(self.queue.qsize()):
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                listener(text.encode() if text is not None else event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)
        self.resume()

    def pause(self) -> None:
        """Make the client wait: read nothing more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read on."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def take(self, data: bytes) -> None:
        """Bytes that are not for the short way."""
        super().data_received(data)

    def pass_on(self, text: bytes) -> None:
        """A whole message that came by the short way and is not for its listener, if there is one."""
        self.curr_msg_data_type, self.frames = "text", [text]
        self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. Stopping to read for every message would cost two system calls each."""
        listener = self.wire.listener if self.wire is not None else None
        if listener is not None and not self.close_sent and (data := self._valid_message()) is not None:
            listener(data)
            return
        self._flush()
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
