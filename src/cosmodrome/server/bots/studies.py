"""Studies for people: explanations that take long, made in the bots' processes and kept while they are valid."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine

from cosmodrome.server.bots.pool import BotPool
from cosmodrome.server.bots.worker import Choice, Job
from cosmodrome.server.contract.playing import Explanation
from cosmodrome.server.problems import Refused
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.room import Room

#: How long somebody waits when the bots are busy.
_PATIENCE_SECONDS = 45.0
#: When to ask again for what was not there in time.
_AGAIN_SECONDS = 5
#: How many answers are kept.
_KEPT = 200

_Key = tuple[str, int, int | None, str]


class Studies:
    """Slow explanations of all matches. Two people who ask the same share one answer."""

    def __init__(self, host: MatchHost, pool: BotPool) -> None:
        self._host = host
        self._pool = pool
        self._tasks: OrderedDict[_Key, asyncio.Task[Choice]] = OrderedDict()

    def begin(
        self, room: Room, seat: int | None, about: str, spend: Callable[[], None]
    ) -> Coroutine[None, None, Explanation]:
        """What there is to know, to be awaited; `spend` counts a new study, and refuses where there were too many.

        Called while the room is locked; the position is the one of this moment, however long it takes.
        """
        key = (room.row.id, room.version, seat, about)
        task = self._tasks.get(key)
        if task is None:
            spend()
            row = room.row
            job = Job(row.id, row.game, row.edition, row.options, room.lines[:], seat or 0, "", 0)
            job.about, job.spectator = about, seat is None
            task = self._tasks[key] = self._host.spawn(self._pool.think(job))
            if len(self._tasks) > _KEPT:
                self._tasks.popitem(last=False)
        return self._answer(key, task)

    async def _answer(self, key: _Key, task: asyncio.Task[Choice]) -> Explanation:
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS):
                choice = await asyncio.shield(task)
        except TimeoutError:
            # It is still being worked out and will be kept: soon it is there.
            raise Refused(503, "too_busy", wait=_AGAIN_SECONDS) from None
        if choice.told is None:
            self._tasks.pop(key, None)
            raise Refused(404, choice.code) if choice.code else Refused(503, "too_busy", detail=choice.error)
        return Explanation(key[3], choice.told)
