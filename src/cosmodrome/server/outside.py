"""The outside world: calls to other people's servers, which may be slow, hang or be gone."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Any


class Busy(Exception):
    """Too many calls are on their way already."""


class Outside:
    """Calls in separate threads, not too many at once, and not for long."""

    def __init__(self, name: str, most: int, seconds: float) -> None:
        self._name = name
        self._most = most
        self._seconds = seconds
        #: Calls that have not come back yet.
        self._calls = 0

    async def call(self, work: Callable[..., None], *arguments: Any) -> None:
        """Do this work, which blocks. `Busy` or `TimeoutError` if that is not possible; else what the work raises."""
        if self._calls >= self._most:
            raise Busy
        self._calls += 1
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def run() -> None:
            try:
                work(*arguments)
                outcome: Exception | None = None
            except Exception as error:
                outcome = error
            with contextlib.suppress(RuntimeError):  # the loop may be gone
                loop.call_soon_threadsafe(finish, outcome)

        def finish(outcome: Exception | None) -> None:
            self._calls -= 1
            if done.done():
                return
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

        # Nobody waits for this thread: a call that hangs must not keep the server from stopping.
        threading.Thread(target=run, name=self._name, daemon=True).start()
        async with asyncio.timeout(self._seconds):
            await done
