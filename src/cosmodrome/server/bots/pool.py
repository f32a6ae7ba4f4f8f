"""BotPool: the bots' processes, seen from the server. A bot never blocks play."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable

import msgspec
import structlog

from cosmodrome.server.bots.worker import PREPARE, Choice, Job, frame
from cosmodrome.server.settings import VARIABLE, Settings

_log = structlog.get_logger("cosmodrome.bots")
_decode = msgspec.msgpack.Decoder(Choice).decode

#: A fresh process has to import the games before it can think.
_STARTING_SECONDS = 20.0
#: An explanation or a hint may take longer than a move on a busy machine: nobody else waits for it.
_STUDY_SECONDS = 20.0


def _always() -> bool:
    return True


class BotPool:
    """A few worker processes; a job waits for an idle one."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._idle: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self._processes: set[asyncio.subprocess.Process] = set()
        for _ in range(settings.bot_workers):
            self._idle.put_nowait(None)

    async def get_ready(self) -> None:
        """Start every process and let it prepare, so that nobody's first question waits for that."""
        await asyncio.gather(*(self.think(PREPARE) for _ in range(self._settings.bot_workers)))

    async def think(self, job: Job, wanted: Callable[[], bool] = _always) -> Choice:
        """The bot's choice; without a move if it failed or thought too long (then its process is ended).

        A job nobody wants any more by the time a process is idle is dropped.
        """
        process = await self._idle.get()
        if not wanted():
            self._idle.put_nowait(process)
            return Choice(None, error="no longer wanted")
        answered = False
        seconds = max(self._settings.bot_seconds, _STUDY_SECONDS if job.is_study else 0.0)
        try:
            is_fresh = process is None or process.returncode is not None
            if process is None or process.returncode is not None:
                process = await self._start()
                seconds += _STARTING_SECONDS
            async with asyncio.timeout(seconds):
                if is_fresh and self._settings.bots_ready:
                    await self._ask(process, PREPARE)
                choice = await self._ask(process, job)
            answered = True
            return choice
        except TimeoutError:
            return Choice(None, error="out of time")
        except (OSError, EOFError, asyncio.IncompleteReadError) as error:
            return Choice(None, error=f"the process ended: {error}")
        finally:
            if process is not None and not answered:
                self._end(process)
                _log.warning("bot process ended")
                process = None
            self._idle.put_nowait(process)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "cosmodrome.server.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, VARIABLE: msgspec.json.encode(self._settings).decode()},
        )
        self._processes = {other for other in self._processes if other.returncode is None} | {process}
        return process

    async def _ask(self, process: asyncio.subprocess.Process, job: Job) -> Choice:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(frame(msgspec.msgpack.encode(job)))
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return _decode(await process.stdout.readexactly(size))

    def _end(self, process: asyncio.subprocess.Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        """End all processes and close their pipes, including those that were ended while thinking."""
        for process in self._processes:
            self._end(process)
            if process.stdin is not None:
                process.stdin.close()
            await process.communicate()
