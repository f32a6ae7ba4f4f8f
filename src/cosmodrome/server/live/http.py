"""HTTP connections that cannot exhaust the server: limited in number, in the size of headers and in time."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cosmodrome.server.people.network import network_of

#: The bytes of one request's line and headers.
_HEAD_BYTES = 32 * 1024
#: How long a request may take to arrive in full.
_SECONDS = 20.0


class Places:
    """How many connections there may be at once, in all and from one network, and how many there are."""

    def __init__(self) -> None:
        self.most = 10_000
        self.most_of_one = 500
        self._taken: Counter[str] = Counter()

    def take(self, network: str) -> bool:
        """Whether there is a place for one more; then it is taken."""
        if self._taken.total() >= self.most or self._taken[network] >= self.most_of_one:
            return False
        self._taken[network] += 1
        return True

    def free(self, network: str) -> None:
        """One has ended."""
        self._taken[network] -= 1
        if not self._taken[network]:
            del self._taken[network]


PLACES = Places()


class HttpProtocol(HttpToolsProtocol):
    """One HTTP connection; a WebSocket keeps its place until it ends."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._network: str | None = None
        self._head = self._unfinished = 0
        self._arriving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Refuse one too many."""
        super().connection_made(transport)
        network = network_of(self.client[0] if self.client else "local")
        if not PLACES.take(network):
            transport.abort()
            return
        self._network = network
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Free its place."""
        self._free()
        super().connection_lost(exc)

    def _free(self) -> None:
        self._arrived()
        if self._network is not None:
            PLACES.free(self._network)
            self._network = None

    def _expect(self) -> None:
        if self._arriving is None:
            self._arriving = self.loop.call_later(_SECONDS, self._too_slow)

    def _arrived(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def _too_slow(self) -> None:
        self._arriving = None
        self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins: from now on its time runs."""
        self._head = self._unfinished = 0
        self._expect()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Part of the request's line."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header."""
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > _HEAD_BYTES:
            self.transport.abort()

    def on_message_complete(self) -> None:
        """It has arrived."""
        self._arrived()
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        """Counts headers that have not ended: the parser reports a header only at its end."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        scope: Any = self.scope
        if scope is not None and "method" not in scope:
            self._unfinished += len(data)
            if self._unfinished > _HEAD_BYTES:
                self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        """From here on the rules of live play apply; the place is freed when the socket ends."""
        self._arrived()
        super().handle_websocket_upgrade()
        network, self._network = self._network, None
        protocol: Any = self.transport.get_protocol()
        if network is not None:
            protocol.on_lost = lambda: PLACES.free(network)
        # The parser refers to us: each would keep the other in memory.
        self.parser = None  # type: ignore[assignment]
