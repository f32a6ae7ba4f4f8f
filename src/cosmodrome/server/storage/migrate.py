"""Bring a database to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

#: Any number no other program locks; two processes that start together must not both migrate.
_LOCK = 716_253_401


def driver_url(url: str) -> str:
    """The address with the driver named, as the SQL toolkit wants it."""
    for plain, driven in (
        ("sqlite:", "sqlite+aiosqlite:"),
        ("postgresql:", "postgresql+asyncpg:"),
        ("postgres:", "postgresql+asyncpg:"),
    ):
        if url.startswith(plain):
            return driven + url.removeprefix(plain)
    raise ValueError("the database must be sqlite:///FILE or postgresql://...")


def config() -> Config:
    """Alembic's settings: where our migrations lie."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return settings


async def upgrade(url: str, revision: str = "head") -> None:
    """Apply every migration the database has not seen."""
    engine = create_async_engine(driver_url(url), poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(_upgrade, revision)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection, revision: str) -> None:
    settings: Config = config()
    attributes: dict[str, Any] = settings.attributes
    attributes["connection"] = connection
    command.upgrade(settings, revision)
