"""Opening a database, whichever it is."""

from __future__ import annotations

from cosmodrome.server.storage.migrate import upgrade
from cosmodrome.server.storage.postgres import PostgresStore
from cosmodrome.server.storage.sqlite import SqliteStore
from cosmodrome.server.storage.store import Store


async def open_store(url: str) -> Store:
    """Open the database at this address, brought up to the newest schema."""
    await upgrade(url)
    return SqliteStore(url) if url.startswith("sqlite:") else await PostgresStore.open(url)
