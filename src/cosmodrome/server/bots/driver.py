"""The driver: the answers the server itself owes, those of bots and of the clock."""

from __future__ import annotations

import asyncio
import random
from functools import partial

import structlog

from cosmodrome.kernel import CLOCK
from cosmodrome.server import metrics
from cosmodrome.server.bots.pool import BotPool
from cosmodrome.server.bots.worker import Job
from cosmodrome.server.problems import Refused
from cosmodrome.server.storage import queries
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.play import play_move
from cosmodrome.server.tables.room import Room

_log = structlog.get_logger("cosmodrome.driver")

#: How many seconds a bot takes at least to answer.
_PACES = {"instant": 0.0, "brisk": 0.5, "calm": 1.5}
#: So much longer for a bot that knows a person's pace, where people are asked at the same time and no clock runs:
#: nobody builds a ship in half a minute. Other games ask at once only what holds nobody up.
_AT_LEISURE = 6.0
_NO_SUCH_MOVE = ("illegal_move", "unknown_move")


class Driver:
    """Gives the answers of bots and clocks in the rooms of a host."""

    def __init__(self, host: MatchHost) -> None:
        self._host = host
        self.pool = BotPool(host.settings)
        host.on_change = self.nudge

    def nudge(self, room: Room) -> None:
        """Let the bots that are asked think, and set the timer."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if room.row.status != "running" or room.match is None or room.is_gated or self._host.draining:
            return
        for seat in room.asked:
            if seat < 0 or seat in room.thinking:
                continue
            if room.seats[seat].is_driven:
                room.thinking[seat] = self._host.spawn(self._drive(room, seat))
            elif room.seats[seat].standing and (move := room.standing_move(seat)) is not None:
                room.thinking[seat] = self._host.spawn(self._stand(room, seat, move))
        if CLOCK in room.asked and (due := room.clock_due()) is not None:
            delay = max(0.0, due - self._host.now())
            room.timer = asyncio.get_running_loop().call_later(delay, lambda: self._host.spawn(self._ring(room)))

    async def _nudge(self, room: Room) -> None:
        self.nudge(room)

    async def _ring(self, room: Room) -> None:
        """Time is up: the clock answers."""
        room.timer = None
        ask, due = room.clock_ask(), room.clock_due()
        if ask is None or due is None:
            return
        if self._host.now() < due:
            self.nudge(room)
        else:
            await self._answer(room, CLOCK, room.version, ask.moves[0].text)

    async def _drive(self, room: Room, seat: int) -> None:
        """Think for a bot's seat and answer, as long as it is asked."""
        try:
            while seat in room.asked and room.row.status == "running" and not room.is_gated:
                if self._host.draining:
                    return
                await self._think_and_answer(room, seat)
        finally:
            room.thinking.pop(seat, None)
        # Another seat may have to think now.
        self.nudge(room)

    async def _stand(self, room: Room, seat: int, move: str) -> None:
        """Give the answer a person has set for good."""
        try:
            await self._answer(room, seat, room.version, move)
        finally:
            room.thinking.pop(seat, None)
        self.nudge(room)

    async def _think_and_answer(self, room: Room, seat: int) -> None:
        """One answer of a bot; if the bot fails, a random one."""
        started, version, row = self._host.now(), room.version, room.row
        bot = room.seats[seat].bot or "random"
        job = Job(row.id, row.game, row.edition, row.options, room.lines[:], seat, bot, random.getrandbits(48))
        with metrics.BOT_SECONDS.time():
            choice = await self.pool.think(job)
        wait = choice.delay if CLOCK in room.asked else self._pace(room, seat, timed=choice.delay > 0)
        if wait > 0:
            await asyncio.sleep(wait - (self._host.now() - started))
        if choice.move is not None and await self._answer(room, seat, version, choice.move) not in _NO_SUCH_MOVE:
            return
        ask = room.ask_of(seat)
        if ask is None or (choice.error is None and room.lines != job.lines):
            return  # In a race another seat was quicker: think again.
        metrics.BOT_FALLBACKS.inc()
        _log.warning("bot fell back", game=job.game, bot=job.bot, error=choice.error)
        await self._answer(room, seat, room.version, random.choice(ask.moves).text)

    def _pace(self, room: Room, bot: int, *, timed: bool) -> float:
        """How long a bot takes at least, so that people can follow; no time at all if nobody watches."""
        if not room.viewers:
            return 0.0
        pace = _PACES[room.row.pace or self._host.settings.bot_pace]
        with_people = any(seat >= 0 and seat != bot and not room.seats[seat].is_driven for seat in room.asked)
        return pace * (_AT_LEISURE if timed and with_people else 1.0)

    async def _answer(self, room: Room, seat: int, version: int, move: str) -> str | None:
        """Answer if the question is still open; why not, by its code."""
        try:
            await play_move(self._host, room, seat, version, move)
        except Refused as refused:
            return refused.problem.code
        return None

    async def sweep(self) -> None:
        """Take up matches where the server owes an answer and nobody is working on it: after a restart or failure."""
        grace = self._host.settings.bot_seconds + 2 if self._host.store.shared else 0.0
        failed: Exception | None = None
        for row in await self._host.store.rows(queries.OWED, before=self._host.now() - grace):
            try:
                room = await self._host.room(row["id"])
                if not room.thinking:
                    await self._host.act(room, partial(self._nudge, room))
            except Exception as error:
                # One match that cannot be read must not keep the others waiting.
                failed = error
        if failed is not None:
            raise failed

    async def close(self) -> None:
        """Stop thinking."""
        await self.pool.close()
