"""Trouble with the database: the host is told in a sentence, everybody else by a code; it is tried until it works."""

from __future__ import annotations

import socket
import sqlite3
import time
from typing import Final

import asyncpg  # type: ignore[import-untyped]
import structlog

from cosmodrome.server.problems import Refused
from cosmodrome.server.storage import queries
from cosmodrome.server.storage.store import Store, Write

_log = structlog.get_logger("cosmodrome.database")

#: While it lasts it is reported again after this many seconds.
_AGAIN_SECONDS = 60.0
#: The server's key that is written to find out whether one can.
_KEY = "trial"

#: What SQLite's codes mean to a host.
_SQLITE: Final[dict[int, str]] = {
    sqlite3.SQLITE_BUSY: "another program keeps the database file locked",
    sqlite3.SQLITE_LOCKED: "another program keeps the database file locked",
    sqlite3.SQLITE_READONLY: "the database file cannot be written: look at its owner, mode and disk",
    sqlite3.SQLITE_IOERR: "the disk of the database fails, or is full",
    sqlite3.SQLITE_FULL: "the disk of the database is full: make room",
    sqlite3.SQLITE_CANTOPEN: "the database file cannot be opened",
    sqlite3.SQLITE_CORRUPT: "the database file is damaged: stop the server, `cosmodrome admin check`, restore a backup",
    sqlite3.SQLITE_NOTADB: "the database file is damaged: stop the server, `cosmodrome admin check`, restore a backup",
}
_POSTGRES: Final[tuple[type[Exception], ...]] = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    # What a connection that was cut off says to its next user.
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.PostgresIOError,
    ConnectionRefusedError,
    ConnectionResetError,
    FileNotFoundError,
    TimeoutError,
    socket.gaierror,
)


def sentence(error: BaseException, shared: bool) -> str | None:
    """What a host should know of this error; None if it is not the database's."""
    if isinstance(error, sqlite3.Error):
        # The lower byte is the kind, the rest says more about it.
        return _SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    if shared and isinstance(error, (asyncpg.InternalClientError, asyncpg.InterfaceError)):
        # What they say is about the inside of the library.
        return "the connection to PostgreSQL was lost"
    if shared and isinstance(error, _POSTGRES):
        return f"PostgreSQL cannot be used: {str(error).splitlines()[0] if str(error) else type(error).__name__}"
    return None


class Trouble:
    """Whether the database does what it is asked, as far as anybody knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.is_there = False
        self._again = 0.0

    def heard(self, error: BaseException) -> Refused | None:
        """What others are told if this error is the database's. The host is told once, not for every request."""
        said = sentence(error, self._store.shared)
        if said is None:
            return None
        now = time.monotonic()
        if not self.is_there or now > self._again:
            self.is_there, self._again = True, now + _AGAIN_SECONDS
            _log.error(f"{said}; what was acknowledged is stored, anything else is refused until it works again")
        return Refused(503, "database_away", wait=3)

    async def look(self) -> None:
        """While there is trouble: try whether something can be written."""
        if not self.is_there:
            return
        values = {"name": _KEY, "value": str(time.time())}
        try:
            await self._store.write(
                [Write(queries.DELETE_SERVER_KEY, {"name": _KEY}), Write(queries.ADD_SERVER_KEY, values)]
            )
        except Exception as error:
            if self.heard(error) is None:
                raise
            return
        self.is_there = False
        _log.warning("the database works again")
