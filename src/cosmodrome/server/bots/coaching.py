"""Coaches: reports on finished matches, made one at a time in a separate process and stored in the database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Any

import msgspec
import structlog

from cosmodrome.coach.report import FORMAT
from cosmodrome.server.bots.coach import CoachJob, CoachNews
from cosmodrome.server.bots.worker import frame
from cosmodrome.server.problems import Refused
from cosmodrome.server.settings import VARIABLE
from cosmodrome.server.storage import queries
from cosmodrome.server.storage.store import Conflict, Write, one
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.room import Room

_log = structlog.get_logger("cosmodrome.coach")
_decode = msgspec.msgpack.Decoder(CoachNews).decode

#: A report that takes longer is abandoned.
_SECONDS = 1200.0
#: How many may wait for their turn.
_WAITING = 50

_Key = tuple[str, int]


class Coaches:
    """Makes reports; two who ask for the same one share it."""

    def __init__(self, host: MatchHost) -> None:
        self._host = host
        self._turn = asyncio.Semaphore(1)
        self._progress: dict[_Key, float] = {}
        self._failed: dict[_Key, str] = {}
        self._process: asyncio.subprocess.Process | None = None

    async def report(self, match: str, seat: int) -> dict[str, Any] | None:
        """A report that is there already."""
        row = await one(self._host.store, queries.REPORT, match=match, seat=seat)
        if row is None:
            return None
        report: dict[str, Any] = msgspec.json.decode(row["body"])
        return report if report.get("format") == FORMAT else None

    def progress(self, match: str, seat: int) -> float | None:
        """The progress of a report that is being made; None if nobody is making it."""
        return self._progress.get((match, seat))

    def begin(self, room: Room, seat: int) -> float:
        """Make a report, unless it is being made already; its progress."""
        key = (room.row.id, seat)
        if key in self._failed:
            raise Refused(503, "too_busy", detail=self._failed.pop(key))
        if key not in self._progress:
            if len(self._progress) >= _WAITING:
                raise Refused(503, "too_busy")
            row = room.row
            job = CoachJob(row.game, row.edition, row.options, room.lines[:], seat, self._host.settings.coach)
            self._progress[key] = 0.0
            self._host.spawn(self._make(key, job))
        return self._progress[key]

    async def _make(self, key: _Key, job: CoachJob) -> None:
        try:
            async with self._turn, asyncio.timeout(_SECONDS):
                try:
                    report = await self._think(key, job)
                finally:
                    # Only while it is this one's turn: the next report's process must not be ended.
                    await self._end()
            if report is not None:
                await self._keep(key, report)
        except (TimeoutError, OSError, EOFError, asyncio.IncompleteReadError) as error:
            self._fail(key, f"{type(error).__name__}: {error}")
        finally:
            self._progress.pop(key, None)

    async def _think(self, key: _Key, job: CoachJob) -> dict[str, Any] | None:
        self._process = process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "cosmodrome.server.bots.coach",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, VARIABLE: msgspec.json.encode(self._host.settings).decode()},
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(frame(msgspec.msgpack.encode(job)))
        await process.stdin.drain()
        while True:
            size = int.from_bytes(await process.stdout.readexactly(4), "big")
            news = _decode(await process.stdout.readexactly(size))
            if news.error is not None:
                self._fail(key, news.error)
                return None
            if news.report is not None:
                return news.report
            self._progress[key] = news.progress

    async def _keep(self, key: _Key, report: dict[str, Any]) -> None:
        match, seat = key
        values = {
            "match": match,
            "seat": seat,
            "made": self._host.now(),
            "score": float(report["result"]["scores"][seat]),
            "luck": float(report["luck"]["seats"][seat]["total"]),
            "body": msgspec.json.encode(report).decode(),
        }
        with contextlib.suppress(Conflict):
            await self._host.store.write(
                [
                    Write(queries.DELETE_REPORT, {"of_match": match, "of_seat": seat}),
                    Write(queries.ADD_REPORT, values),
                ]
            )

    def _fail(self, key: _Key, error: str) -> None:
        self._failed[key] = error
        _log.warning("no report", match=key[0], seat=key[1], error=error)

    async def _end(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.communicate()

    async def close(self) -> None:
        """Stop thinking."""
        await self._end()
