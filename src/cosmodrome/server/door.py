"""The door of a room: one act at a time, in the order they came."""

from __future__ import annotations

import asyncio
from collections import deque


class Door:
    """A fair lock that can also be passed without waiting, outside any coroutine."""

    __slots__ = ("_queue", "_shut")

    def __init__(self) -> None:
        self._shut = False
        self._queue: deque[asyncio.Future[None]] = deque()

    @property
    def is_shut(self) -> bool:
        """Whether somebody acts within."""
        return self._shut

    def try_enter(self) -> bool:
        """Go in if nobody is there; whoever does must `leave`."""
        if self._shut:
            return False
        self._shut = True
        return True

    def leave(self) -> None:
        """Let the next one in. The door stays shut in between, so that nobody slips in before."""
        while self._queue:
            turn = self._queue.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._shut = False

    async def __aenter__(self) -> None:
        if self.try_enter():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    async def __aexit__(self, *error: object) -> None:
        self.leave()
