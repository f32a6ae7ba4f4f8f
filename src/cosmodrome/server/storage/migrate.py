"""Bring a database to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from cosmodrome.server.storage.guard import BadDatabase, path_of, reaching

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
    raise BadDatabase("the database must be sqlite:///FILE or postgresql://USER@HOST/NAME")


def config() -> Config:
    """Alembic's settings: where our migrations lie."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return settings


async def upgrade(url: str, revision: str = "head") -> None:
    """Apply every migration the database has not seen; a database of a newer release is refused."""
    engine = create_async_engine(driver_url(url), poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(_must_know)
            await connection.run_sync(upgrade_on, revision)
    finally:
        await engine.dispose()


def revision(connection: Connection) -> str | None:
    """The schema of a database; None where there is none of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The schema this release works with."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


def must_know(schema: str) -> None:
    """Refuse, as `BadDatabase`, a schema that only a newer release knows."""
    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    if schema not in known:
        raise BadDatabase(
            f"it was written by a newer release of Cosmodrome (schema {schema}; this one knows up to {newest()}): "
            "use that release, or restore a backup made before the upgrade"
        )


def _must_know(connection: Connection) -> None:
    found = revision(connection)
    if found is not None:
        must_know(found)


async def revision_of(url: str) -> str | None:
    """The schema of the database at this address."""
    engine = create_async_engine(driver_url(url), poolclass=NullPool)
    try:
        async with reaching(), engine.connect() as connection:
            return await connection.run_sync(revision)
    finally:
        await engine.dispose()


async def must_be_known(url: str) -> str:
    """The schema of a database that is there and not from a newer release; refused otherwise."""
    path = path_of(url)
    found = await revision_of(url) if path is None or Path(path).exists() else None
    if found is None:
        raise BadDatabase(f"there is no Cosmodrome in {path or 'this database'}")
    must_know(found)
    return found


async def must_be_newest(url: str) -> None:
    """Refuse a database that has another schema than this release's."""
    found, wanted = await must_be_known(url), newest()
    if found != wanted:
        raise BadDatabase(f"it has the older schema {found}: start this release's server once, which makes it {wanted}")


def upgrade_on(connection: Connection, revision: str) -> None:
    """Apply migrations within a transaction of the caller's."""
    settings: Config = config()
    attributes: dict[str, Any] = settings.attributes
    attributes["connection"] = connection
    command.upgrade(settings, revision)
