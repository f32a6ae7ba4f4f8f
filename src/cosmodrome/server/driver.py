"""The driver: the answers the server itself owes, those of bots and of the clock."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import TYPE_CHECKING

import structlog

from cosmodrome.kernel import CLOCK, CosmodromeError
from cosmodrome.server import metrics
from cosmodrome.server.bot_worker import Choice, Job
from cosmodrome.server.problems import Refused
from cosmodrome.server.room import Asked, Room
from cosmodrome.server.storage import Write, queries
from cosmodrome.server.thinkers import Thinkers

if TYPE_CHECKING:
    from cosmodrome.server.hall import Hall

_log = structlog.get_logger("cosmodrome.driver")

#: How often to look for matches in which an answer is owed and nobody sees to it.
_SWEEP_SECONDS = 2.0
#: How often to end sessions that are too old.
_TIDY_SECONDS = 3600.0


class Driver:
    """Lets bots think and clocks ring in the rooms of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._thinkers = Thinkers(hall.settings)

    def nudge(self, room: Room) -> None:
        """Let the bots that are asked think, and set the timer."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if room.row.status != "running" or room.match is None or room.is_gated:
            return
        for seat in room.asked:
            if seat >= 0 and room.seats[seat].is_driven and seat not in room.thinking:
                room.thinking[seat] = self._hall.spawn(self._drive(room, seat))
        if CLOCK in room.asked and (due := room.clock_due()) is not None:
            delay = max(0.0, due - self._hall.now())
            room.timer = asyncio.get_running_loop().call_later(delay, lambda: self._hall.spawn(self._ring(room)))

    async def _nudge(self, room: Room) -> None:
        self.nudge(room)

    async def _ring(self, room: Room) -> None:
        """The time has run: the clock answers."""
        room.timer = None

        async def ring() -> None:
            ask, due = room.clock_ask(), room.clock_due()
            if ask is None or due is None or room.row.status != "running":
                return
            if self._hall.now() >= due:
                await self._hall.answer(room, CLOCK, str(ask.moves[0]))
            else:
                self.nudge(room)

        await self._hall.act(room, ring)

    async def _drive(self, room: Room, seat: int) -> None:
        """Think for a bot's seat and answer, as long as it is asked; a bot that fails is answered for at random."""
        try:
            await self._think_and_answer(room, seat)
        finally:
            room.thinking.pop(seat, None)
        # Another seat may have to think now.
        self.nudge(room)

    async def _think_and_answer(self, room: Room, seat: int) -> None:
        while (asked := room.asked.get(seat)) is not None and room.row.status == "running" and not room.is_gated:
            started = self._hall.now()
            row = room.row
            bot = room.seats[seat].bot or "random"
            job = Job(row.id, row.game, row.options, room.lines[:], seat, bot, random.getrandbits(48))
            with metrics.BOT_SECONDS.time():
                choice = await self._thinkers.think(job)
            if CLOCK in room.asked and choice.delay > 0:
                await asyncio.sleep(max(0.0, choice.delay - (self._hall.now() - started)))
            await self._hall.act(room, partial(self._answer_for, room, seat, asked, job, choice))

    async def _answer_for(self, room: Room, seat: int, asked: Asked, job: Job, choice: Choice) -> None:
        """Play what a bot chose, if its question is still open."""
        ask = room.ask_of(seat)
        if ask is None or room.asked.get(seat) != asked or not room.seats[seat].is_driven or room.is_gated:
            return
        move = choice.move
        if move not in [legal.text for legal in ask.moves]:
            if choice.error is None and room.lines != job.lines:
                return  # In a race another seat was quicker: think again.
            metrics.BOT_FALLBACKS.inc()
            _log.warning("bot fell back", game=job.game, bot=job.bot, error=choice.error)
            move = random.choice(ask.moves).text
        await self._hall.answer(room, seat, move, nudge=False)

    async def sweep(self) -> None:
        """Again and again: load matches in which the server owes an answer and nobody sees to it."""
        grace = self._hall.settings.bot_seconds + 2 if self._hall.store.shared else 0.0
        tidy_at = 0.0
        while True:
            try:
                for row in await self._hall.store.rows(queries.OWED, before=self._hall.now() - grace):
                    room = await self._hall.room(row["id"])
                    if not room.thinking:
                        await self._hall.act(room, partial(self._nudge, room))
                if self._hall.now() > tidy_at:
                    tidy_at = self._hall.now() + _TIDY_SECONDS
                    await self._hall.store.write([Write(queries.END_OLD_SESSIONS, {"now": self._hall.now()})])
            except (Refused, CosmodromeError, OSError) as error:
                _log.error("sweep failed", error=str(error))
            await asyncio.sleep(_SWEEP_SECONDS)

    async def close(self) -> None:
        """Stop thinking."""
        await self._thinkers.close()
