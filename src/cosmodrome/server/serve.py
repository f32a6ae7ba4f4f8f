"""Run the server: one process on SQLite, or any number of them on PostgreSQL."""

from __future__ import annotations

import sys

import uvicorn

from cosmodrome.kernel import CosmodromeError
from cosmodrome.server.settings import Settings
from cosmodrome.server.wire import LiveProtocol


class CannotServe(CosmodromeError):
    """The server cannot run with these settings."""

    code = "cannot_serve"


#: Threads change over quickly, or the writer thread would wait behind a busy event loop for its commit.
_SWITCH_SECONDS = 0.0005


def serve(settings: Settings, *, host: str, port: int, workers: int, access_log: bool = False) -> None:
    """Serve until interrupted."""
    if not settings.database.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise CannotServe("the database must be sqlite:///FILE or postgresql://USER@HOST/NAME")
    if workers > 1 and settings.database.startswith("sqlite:"):
        raise CannotServe("more than one worker needs PostgreSQL: SQLite serves one process")
    settings.export()
    sys.setswitchinterval(_SWITCH_SECONDS)
    uvicorn.run(
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
        timeout_graceful_shutdown=5,
        server_header=False,
    )
