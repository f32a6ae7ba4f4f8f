"""The wire: a short way for small whole text frames, nearly all that live play sends.

In a library a message goes through a parser, a queue and several coroutines. Here a frame is unmasked where it
arrives and handed to whoever listens, and what is written goes straight into the transport. Pings and pongs pass
through the library one by one; from the first frame that is anything else, all bytes are left to it for good.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol
from weakref import WeakKeyDictionary

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was built without its C part
    from websockets.utils import apply_mask

#: Output waits for the end of the loop's turn, unless it is more than this.
_UNSENT_BYTES: Final = 1 << 16

#: How many unread messages may wait before the client is made to wait too.
UNREAD: Final = 16

# The first byte of a frame that is whole, and of a client's frame the second: masked, with its length or where that is.
_TEXT: Final = 0x81
_PING: Final = 0x89
_PONG: Final = 0x8A
_UNUSUAL: Final = 0
_MASKED: Final = 0x80
_LENGTH_FOLLOWS: Final = 126


class Library(Protocol):
    """The general way, for whatever the short one does not do."""

    def take(self, data: bytes) -> None:
        """Read these bytes."""

    def pass_on(self, text: bytes) -> None:
        """A whole message for which nobody listens, or that may not be text."""

    def pause(self) -> None:
        """Let the client wait: read nothing more for now."""

    def resume(self) -> None:
        """Read on."""


class _Outbox:
    """Who has written in this turn of a loop."""

    def __init__(self) -> None:
        self.writers: list[Wire] = []

    def flush(self) -> None:
        """Send what each of them wrote."""
        for one in self.writers:
            one.flush()
        self.writers.clear()


_OUTBOXES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, _Outbox]] = WeakKeyDictionary()


class Wire:
    """One connection that live play reads and writes directly."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport, library: Library, most: int
    ) -> None:
        self._loop = loop
        self._transport = transport
        self._library = library
        #: A longer frame is left to the library, which refuses it.
        self._most = most
        #: Whether frames are still parsed here.
        self.is_direct = True
        #: Whether the transport's buffer is too full.
        self.is_full = False
        #: Whether the library has said goodbye: nothing goes out or in any more.
        self.is_shut = False
        self.listener: Callable[[bytes], None] | None = None
        #: The beginning of a frame whose end has not come yet.
        self._begun = b""
        self._unsent = b""
        self._outbox = _OUTBOXES.setdefault(loop, _Outbox())

    # --- out

    def write(self, text: bytes) -> int:
        """Send a text frame at the end of this turn of the loop; how many bytes wait already where a reader is slow."""
        unsent, size = self._unsent, len(text)
        head = _HEADS[size] if size < _USUAL else _head(size)
        self._unsent = b"%b%b%b" % (unsent, head, text)
        if not unsent:
            writers = self._outbox.writers
            if not writers:
                self._loop.call_soon(self._outbox.flush)
            writers.append(self)
        elif len(unsent) > _UNSENT_BYTES:
            self.flush()
        return self._transport.get_write_buffer_size() if self.is_full else 0

    def flush(self) -> None:
        """Send what was written, in one system call."""
        unsent, self._unsent = self._unsent, b""
        if unsent and not (self.is_shut or self._transport.is_closing()):
            self._transport.write(unsent)

    # --- in

    def receive(self, data: bytes) -> None:
        """Take small whole text frames out of what arrived, as long as nothing else comes."""
        if not self.is_direct:
            self._library.take(data)
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
            if (kind != _TEXT and kind != _PING and kind != _PONG) or length > self._most:
                self.is_direct = False
                self._leave(data[at:])
                return
            text = key + 4
            stop = text + length
            if stop > end:
                break
            if kind != _TEXT:
                self._leave(data[at:stop])
            else:
                message = apply_mask(data[text:stop], data[key:text])
                if self.listener is not None and message.isascii() and not self.is_shut:
                    self.listener(message)
                else:
                    self._library.pass_on(message)
            at = stop
        if at < end:
            self._begun = data[at:]

    def _leave(self, data: bytes) -> None:
        self.flush()
        self._library.take(data)

    def pause(self) -> None:
        """Let the client wait: read nothing more for now."""
        self._library.pause()

    def resume(self) -> None:
        """Read on."""
        self._library.resume()


def _head(length: int) -> bytes:
    """The head of an unmasked, final text frame."""
    if length < _LENGTH_FOLLOWS:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, _LENGTH_FOLLOWS)) + length.to_bytes(2, "big")
    return bytes((_TEXT, _LENGTH_FOLLOWS + 1)) + length.to_bytes(8, "big")


#: The heads of frames shorter than this are made once.
_USUAL: Final = 1024
_HEADS: Final = [_head(length) for length in range(_USUAL)]
