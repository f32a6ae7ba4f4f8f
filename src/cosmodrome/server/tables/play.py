"""Playing: the one path of an answer, whoever gives it: a person live or over HTTP, a bot, the clock.

An answer waits for the room, is played in memory, stored, and only then announced.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from cosmodrome.kernel import CosmodromeError
from cosmodrome.server.problems import Refused, refusal_of
from cosmodrome.server.tables.host import ATTEMPTS, MatchHost
from cosmodrome.server.tables.room import Room
from cosmodrome.server.waiting import settle

Done = Callable[[int | Exception], None]
"""Hears the version an answer led to, or why it was refused."""


def play(host: MatchHost, room: Room, seat: int, version: int, move: str, done: Done) -> None:
    """Answer for a seat with a move chosen at a version. The same move sent twice is acknowledged twice."""
    if host.draining:
        done(Refused(503, "draining"))
        return
    room.lock.enter(_Answer(host, room, seat, version, move, done).attempt)


async def play_move(host: MatchHost, room: Room, seat: int, version: int, move: str) -> int:
    """`play` for coroutines: the version the move led to."""
    played: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    play(host, room, seat, version, move, partial(settle, played))
    return await played


class _Answer:
    """One answer on its way. Everything here happens while it holds the room's lock."""

    __slots__ = ("_attempts", "_done", "_host", "_move", "_room", "_seat", "_version")

    def __init__(self, host: MatchHost, room: Room, seat: int, version: int, move: str, done: Done) -> None:
        self._host = host
        self._room = room
        self._seat = seat
        self._version = version
        self._move = move
        self._done = done
        self._attempts = 0

    def attempt(self) -> None:
        """Play it in memory and hand it to the store."""
        room = self._room
        if room.broken:
            self._host.spawn(self._read_again())
            return
        try:
            known = _accepted_before(room, self._seat, self._version, self._move)
            if known is None:
                change = room.answer(self._host.now(), self._seat, self._move)
                self._host.commit(room, change, self._committed)
                return
        except CosmodromeError as refused:
            # A different name than below: for the compiler a name has one type.
            self._finish(refusal_of(refused, room.version))
        except Exception as error:
            self._finish(error)
        else:
            self._finish(known)

    async def _read_again(self) -> None:
        try:
            await self._host.heal(self._room)
        except Exception as error:
            self._finish(error)
        else:
            self.attempt()

    def _committed(self, outcome: bool | Exception) -> None:
        """The store has answered; if another process was quicker, look at the match as it is now and try again."""
        if isinstance(outcome, Exception):
            self._finish(outcome)
        elif outcome:
            self._finish(self._room.version)
        elif self._attempts < ATTEMPTS:
            self._attempts += 1
            self.attempt()
        else:
            self._finish(Refused(409, "stale", version=self._room.version))

    def _finish(self, outcome: int | Exception) -> None:
        self._room.lock.release()
        try:
            self._done(outcome)
        except Exception as error:
            # Others wait for the same commit: one failure must not affect them.
            self._host.report(error)


def _accepted_before(room: Room, seat: int, version: int, move: str) -> int | None:
    """The version this very move led to if it was accepted already; refused if it cannot be played now."""
    if version < room.version:
        again = room.repeated(seat, version, move)
        if again is not None:
            return again
    must_run(room)
    if not room.is_fresh(seat, version):
        code = "not_your_turn" if version == room.version and seat not in room.asked else "stale"
        raise Refused(409, code, seat=seat, move=move, version=room.version)
    if room.is_gated:
        raise Refused(409, "not_ready", seat=seat, move=move, version=room.version)
    return None


def must_run(room: Room) -> None:
    """Refuse what can only be done in a running match."""
    if room.row.status == "running" and room.edition_gone:
        raise Refused(409, "edition_gone")
    if room.row.status != "running":
        code = {"waiting": "not_started", "over": "match_over"}.get(room.row.status, "match_abandoned")
        raise Refused(409, code, version=room.version)
