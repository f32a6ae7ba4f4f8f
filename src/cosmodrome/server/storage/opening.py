"""Opening a database, whichever it is."""

from __future__ import annotations

from cosmodrome.server.storage import migrate
from cosmodrome.server.storage.postgres import PostgresStore
from cosmodrome.server.storage.sqlite import SqliteStore
from cosmodrome.server.storage.store import Store


async def open_store(url: str, name: str = "cosmodrome") -> Store:
    """Open the database at this address, brought up to the newest schema."""
    await migrate.upgrade(url)
    return await _open(url, name)


async def open_beside(url: str) -> Store:
    """Open a database that a server may be using: whatever it is, its schema is not changed."""
    await migrate.must_be_newest(url)
    return await _open(url, "cosmodrome admin")


async def _open(url: str, name: str) -> Store:
    return SqliteStore(url) if url.startswith("sqlite:") else await PostgresStore.open(url, name)
