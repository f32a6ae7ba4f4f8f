"""The lock of a room: one act at a time, in the order they came."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Lock:
    """A fair lock for coroutines (`async with`) and for plain functions (`enter`)."""

    __slots__ = ("_held", "_queue")

    def __init__(self) -> None:
        self._held = False
        self._queue: deque[asyncio.Future[None]] = deque()

    @property
    def is_held(self) -> bool:
        """Whether somebody is acting now."""
        return self._held

    def enter(self, act: Callable[[], None]) -> None:
        """Call `act` when it is its turn, at once if nobody holds the lock. It must `release`."""
        if self._held:
            self._wait().add_done_callback(lambda _: act())
        else:
            self._held = True
            act()

    def release(self) -> None:
        """Let the next one in. The lock stays held in between, so that nobody slips in before."""
        while self._queue:
            turn = self._queue.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    def _wait(self) -> asyncio.Future[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(turn)
        return turn

    async def __aenter__(self) -> None:
        if not self._held:
            self._held = True
            return
        turn = self._wait()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    async def __aexit__(self, *error: object) -> None:
        self.release()
