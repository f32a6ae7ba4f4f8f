"""Run the server: one process on SQLite, or any number of them on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from cosmodrome.kernel import CosmodromeError
from cosmodrome.server.live.http import HttpProtocol
from cosmodrome.server.live.protocol import LiveProtocol
from cosmodrome.server.people.links import first_invite
from cosmodrome.server.people.mail import BadMailServer, check_mail
from cosmodrome.server.settings import Settings
from cosmodrome.server.storage import guard, open_store
from cosmodrome.server.storage.migrate import upgrade


class CannotServe(CosmodromeError):
    """The server cannot run with these settings."""

    code = "cannot_serve"


#: Threads change over quickly, or the writer thread would wait behind a busy event loop for its commit.
_SWITCH_SECONDS = 0.0005


def serve(
    settings: Settings,
    *,
    host: str,
    port: int,
    workers: int,
    access_log: bool = False,
    on_listening: Callable[[int, str | None], None] | None = None,
) -> None:
    """Serve until interrupted; once it answers, `on_listening` is told the port and the link for a first admin."""
    if not settings.database.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise CannotServe("the database must be sqlite:///FILE or postgresql://USER@HOST/NAME")
    if workers > 1 and settings.database.startswith("sqlite:"):
        raise CannotServe("more than one worker needs PostgreSQL: SQLite serves one process")
    try:
        check_mail(settings)
    except BadMailServer as error:
        raise CannotServe(str(error)) from None
    try:
        guard.check(settings.database)
        with guard.alone(settings.database):
            # Here, before any worker: what is wrong with the database is told in a sentence.
            asyncio.run(_upgrade(settings.database))
    except guard.BadDatabase as error:
        raise CannotServe(str(error)) from None
    settings.export()
    sys.setswitchinterval(_SWITCH_SECONDS)
    config = uvicorn.Config(
        "cosmodrome.server.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        access_log=access_log,
        # Live messages are small and many: compressing each costs more than it saves.
        ws_per_message_deflate=False,
        ws_max_size=settings.max_body,
        ws=LiveProtocol,
        http=HttpProtocol,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    server = uvicorn.Server(config)
    # Bound here, so that a port which is taken is noticed before anybody is told, and shared by all workers.
    listener = config.bind_socket()
    if on_listening is not None:
        threading.Thread(
            target=_tell_when_up, args=(listener.getsockname(), settings.database, on_listening), daemon=True
        ).start()
    # Whoever asks the server to end gets what was asked for: that is no failure.
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGTERM, _leave)
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(config, sockets=[listener]).run()
        else:
            server.run([listener])
            if not server.started:
                raise CannotServe("the server could not start")


def _leave(*_: object) -> None:
    raise SystemExit(0)


def _tell_when_up(address: tuple[Any, ...], database: str, on_listening: Callable[[int, str | None], None]) -> None:
    """A bound socket refuses connections until the first worker, ready to answer, listens on it."""
    host, port = address[:2]
    reachable = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    while True:
        try:
            socket.create_connection((reachable, port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            on_listening(port, asyncio.run(_first_invite(database)))
            return


async def _upgrade(database: str) -> None:
    async with guard.reaching():
        await upgrade(database)


async def _first_invite(database: str) -> str | None:
    store = await open_store(database)
    try:
        return await first_invite(store, time.time())
    finally:
        await store.close()
