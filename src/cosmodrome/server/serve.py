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
from cosmodrome.server.hosting.desk import ADDRESS
from cosmodrome.server.hosting.orders import set_key
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


_LAST_PORT = 65535

#: How long a worker may take until it says that it is there. uvicorn gives it five seconds and then kills it: a busy
#: machine, on which a start takes longer, would start workers and kill them for ever.
_WORKER_SECONDS = 120

#: Threads change over quickly, or the writer thread would wait behind a busy event loop for its commit.
_SWITCH_SECONDS = 0.0005


OnListening = Callable[[list[str], str | None], None]
"""Hears under which addresses the server is found, the best first, and the link that makes a first admin."""


def addresses_of(host: str, port: int, settings: Settings) -> list[str]:
    """The addresses of the server: the one people know, else those of this machine."""
    if settings.site:
        return [settings.site.rstrip("/") + "/"]
    hosts = [host]
    if host in ("0.0.0.0", "::"):
        found = [_own_address(socket.AF_INET, "192.0.2.1")]
        if host == "::":
            found.append(_own_address(socket.AF_INET6, "2001:db8::1"))
        hosts = [one for one in found if one is not None] or ["localhost"]
    return [f"http://{f'[{one}]' if ':' in one else one}:{port}{settings.root_path}/" for one in hosts]


def _own_address(family: socket.AddressFamily, somewhere: str) -> str | None:
    """This machine's address in its network: the source address of a packet to elsewhere. None is sent."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as one:
        one.connect((somewhere, 9))
        return str(one.getsockname()[0])
    return None


def serve(
    settings: Settings,
    *,
    host: str,
    port: int,
    workers: int,
    access_log: bool = False,
    on_listening: OnListening | None = None,
) -> None:
    """Serve until interrupted; once it answers, `on_listening` is told where, and the link for a first admin."""
    if not settings.database.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise CannotServe("the database must be sqlite:///FILE or postgresql://USER@HOST/NAME")
    if not 0 <= port <= _LAST_PORT:
        raise CannotServe(f"a port is a number from 0 to {_LAST_PORT}, not {port}")
    if workers > 1 and settings.database.startswith("sqlite:"):
        raise CannotServe("more than one worker needs PostgreSQL: SQLite serves one process")
    try:
        check_mail(settings)
    except BadMailServer as error:
        raise CannotServe(str(error)) from None
    try:
        guard.check(settings.database)
        with guard.alone(settings.database):
            # Before any worker starts, so that trouble with the database is reported in a sentence.
            asyncio.run(_upgrade(settings.database))
    except guard.BadDatabase as error:
        raise CannotServe(str(error)) from None
    settings.export()
    sys.setswitchinterval(_SWITCH_SECONDS)
    config = uvicorn.Config(
        "cosmodrome.server.app:create_door",
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
        timeout_worker_healthcheck=_WORKER_SECONDS,
        server_header=False,
    )
    server = uvicorn.Server(config)
    # Bound here, so that a port which is taken is noticed before anybody is told, and shared by all workers.
    listener = config.bind_socket()
    if on_listening is not None:
        told = (listener.getsockname(), settings, on_listening)
        threading.Thread(target=_tell_when_up, args=told, daemon=True).start()
    # Stopping when asked to is not a failure.
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


def _tell_when_up(address: tuple[Any, ...], settings: Settings, on_listening: OnListening) -> None:
    """A bound socket refuses connections until the first worker, ready to answer, listens on it."""
    host, port = address[:2]
    reachable = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    while True:
        try:
            socket.create_connection((reachable, port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            addresses = addresses_of(host, port, settings)
            on_listening(addresses, asyncio.run(_introduce(settings.database, addresses[0])))
            return


async def _upgrade(database: str) -> None:
    async with guard.reaching():
        await upgrade(database)


async def _introduce(database: str, address: str) -> str | None:
    """Let the admin's commands know where people find this server; the link for a first admin, where there is none."""
    store = await open_store(database)
    try:
        await set_key(store, ADDRESS, address)
        invite = await first_invite(store, time.time())
        return None if invite is None else address.rstrip("/") + invite
    finally:
        await store.close()
