"""Backups that the server makes by itself, at fixed intervals; the latest are kept."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import structlog

from cosmodrome.server.hosting.copying import back_up
from cosmodrome.server.settings import Settings

_log = structlog.get_logger("cosmodrome.backups")


class Backups:
    """The backups in one folder."""

    def __init__(self, settings: Settings) -> None:
        self._database = settings.database
        self._folder = Path(settings.backup_folder)
        self._seconds = settings.backup_hours * 3600
        self._keep = max(1, settings.backup_keep)
        self._ending = ".sqlite3" if settings.database.startswith("sqlite:") else ".archive"

    @property
    def kept(self) -> list[Path]:
        """Those that are there, the oldest first."""
        return sorted(self._folder.glob(f"cosmodrome-[0-9]*{self._ending}"))

    async def make_if_due(self) -> None:
        """Make one if the latest is too old, and delete those there are too many of."""
        await asyncio.to_thread(self._make_if_due)

    def _make_if_due(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        kept = self.kept
        if kept and time.time() - kept[-1].stat().st_mtime < self._seconds:
            return
        file = self._folder / f"cosmodrome-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}{self._ending}"
        asyncio.run(back_up(self._database, file))
        _log.info("backup made", file=file.name, bytes=file.stat().st_size)
        for old in self.kept[: -self._keep]:
            old.unlink(missing_ok=True)
