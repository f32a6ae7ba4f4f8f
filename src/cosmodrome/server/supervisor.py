"""The supervisor: work that is repeated even if it fails once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from cosmodrome.server import metrics

_log = structlog.get_logger("cosmodrome.supervisor")

#: Work that is overdue by this many seconds counts as failing.
_GRACE_SECONDS = 20.0


class Supervisor:
    """Repeats what it is given, logs what fails and tries again; knows what has not worked for too long."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []
        #: When each work must next have finished, by the monotonic clock.
        self._due: dict[str, float] = {}
        #: What failed the last time it was tried: reported when that begins and ends.
        self._failing: set[str] = set()

    def repeat(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do this now, and again every so many seconds."""
        self._due[name] = time.monotonic() + seconds + _GRACE_SECONDS
        self._tasks.append(asyncio.create_task(self._repeat(name, seconds, work), name=f"sweep {name}"))

    async def _repeat(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
                self._due[name] = time.monotonic() + seconds + _GRACE_SECONDS
                if name in self._failing:
                    self._failing.discard(name)
                    _log.warning("sweep works again", sweep=name)
            except Exception as error:
                metrics.SWEEP_FAILURES.labels(name).inc()
                if name not in self._failing:
                    self._failing.add(name)
                    _log.error("sweep failed", sweep=name, error=f"{type(error).__name__}: {error}"[:300])
            await asyncio.sleep(seconds)

    @property
    def ill(self) -> list[str]:
        """What has not worked for too long."""
        now = time.monotonic()
        return sorted(name for name, due in self._due.items() if now > due)

    async def stop(self) -> None:
        """Do nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
