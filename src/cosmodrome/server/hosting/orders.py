"""Orders: what an admin's commands have written into the database, carried out by every server that uses it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Callable

import structlog

from cosmodrome.server.contract.hosting import Announcement
from cosmodrome.server.storage import Store, Write, queries
from cosmodrome.server.storage.store import one
from cosmodrome.server.tables.host import MatchHost

_log = structlog.get_logger("cosmodrome.orders")

#: The key under which it is stored when all servers were told to stop.
DRAIN = "drain"
#: How long what is under way may take once the server is to stop.
_DRAIN_SECONDS = 15.0


def stop_serving() -> None:
    """Stop this server properly, with all its workers."""
    parent = multiprocessing.parent_process()
    os.kill(os.getpid() if parent is None or parent.pid is None else parent.pid, signal.SIGTERM)


class Orders:
    """Follows announcements, bans, and the order to stop."""

    def __init__(self, host: MatchHost, stop: Callable[[], None] = stop_serving) -> None:
        self._host = host
        self._stop = stop
        self._started = time.time()
        self._banned: set[str] = set()
        self.announcements: list[Announcement] = []

    async def follow(self) -> None:
        """See what there is to do."""
        store = self._host.store
        await store.look()
        banned = {row["id"] for row in await store.rows(queries.BANNED)}
        for person in banned - self._banned:
            self._host.end_sessions(person)
        self._banned = banned
        rows = await store.rows(queries.ANNOUNCEMENTS_NOW, now=self._host.now())
        self.announcements = [Announcement(row["id"], row["at"], row["until"], row["text"]) for row in rows]
        told = await one(store, queries.SERVER_KEY, name=DRAIN)
        if told is not None and float(told["value"]) > self._started and not self._host.draining:
            await self._drain()

    async def _drain(self) -> None:
        """Finish what is under way, begin nothing new, and stop."""
        self._host.draining = True
        _log.info("draining: an admin has ordered the server to stop")
        end = time.monotonic() + _DRAIN_SECONDS
        while self._host.is_busy and time.monotonic() < end:
            await asyncio.sleep(0.05)
        self._stop()


async def set_key(store: Store, name: str, value: str) -> None:
    """Store something under a key of the server."""
    values = {"name": name, "value": value}
    await store.write([Write(queries.DELETE_SERVER_KEY, {"name": name}), Write(queries.ADD_SERVER_KEY, values)])
