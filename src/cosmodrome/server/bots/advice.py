"""Advice: hints for people from the strongest bot, made in the bots' processes and kept while they are valid."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from cosmodrome.bots import adviser
from cosmodrome.server.bots.pool import BotPool
from cosmodrome.server.bots.worker import Choice, Job
from cosmodrome.server.contract.playing import Hint
from cosmodrome.server.problems import Refused
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.play import must_run
from cosmodrome.server.tables.room import Room

#: How long a hint takes from the question on, and how long somebody waits for one at most when the bots are busy.
HINT_SECONDS = 1.6
_PATIENCE_SECONDS = 30.0
#: How many hints are kept.
_KEPT = 500


class _Thought(msgspec.Struct):
    """A hint that is being worked out, or found: at which version, for which question, by whom."""

    version: int
    question: str
    bot: str
    task: asyncio.Task[Choice]


class Advice:
    """Hints of all matches. Two people who ask about the same question share one."""

    def __init__(self, host: MatchHost, pool: BotPool) -> None:
        self._host = host
        self._pool = pool
        self._thoughts: OrderedDict[tuple[str, int], _Thought] = OrderedDict()

    async def hint(self, room: Room, seat: int, spend: Callable[[], None]) -> Hint:
        """The best few answers of a seat; `spend` counts a new hint, and refuses if there were too many."""
        async with room.lock:
            await self._host.heal(room)
            thought = self._thought(room, seat, spend)
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS):
                choice = await asyncio.shield(thought.task)
        except TimeoutError:
            raise Refused(503, "no_hint", seat=seat) from None
        if not room.is_fresh(seat, thought.version):
            raise Refused(409, "stale", seat=seat, version=room.version)
        if choice.error is not None:
            self._thoughts.pop((room.row.id, seat), None)
            raise Refused(503, "no_hint", seat=seat, detail=choice.error)
        return Hint(seat, thought.version, thought.question, thought.bot, choice.hints)

    def _thought(self, room: Room, seat: int, spend: Callable[[], None]) -> _Thought:
        """The hint there is already, or a new one."""
        must_run(room)
        row, bot = room.row, adviser(room.row.game)
        if not row.hints or bot is None:
            raise Refused(409, "hints_off", seat=seat)
        ask = room.ask_of(seat)
        if ask is None:
            raise Refused(409, "not_your_turn", seat=seat, version=room.version)
        if room.is_gated:
            raise Refused(409, "not_ready", seat=seat, version=room.version)
        key = (row.id, seat)
        known = self._thoughts.get(key)
        if known is not None and known.version == room.version:
            return known
        spend()
        job = Job(row.id, row.game, row.edition, row.options, room.lines[:], seat, bot, 0)
        job.hint_seconds, job.asked = HINT_SECONDS, time.monotonic()
        version = room.version
        task = self._host.spawn(self._pool.think(job, lambda: room.is_fresh(seat, version)))
        thought = self._thoughts[key] = _Thought(version, ask.question, bot, task)
        self._thoughts.move_to_end(key)
        if len(self._thoughts) > _KEPT:
            self._thoughts.popitem(last=False)
        return thought
