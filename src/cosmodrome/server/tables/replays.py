"""Replays: any earlier position of a match, through one seat's eyes. Stepping forward costs one entry a step."""

from __future__ import annotations

import asyncio
import copy
from collections import OrderedDict

from cosmodrome.kernel import Match
from cosmodrome.server.contract.happened import Beat, BeatPage
from cosmodrome.server.contract.table import Position
from cosmodrome.server.problems import Refused
from cosmodrome.server.storage import Row, queries
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.projection import beats_of, past_position
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.viewer import Viewer

_KEPT = 32
#: How many entries are told at once.
_BEATS = 200


class _Tape:
    """A match being replayed: a room of its own, at some earlier version."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.room: Room | None = None


class Replays:
    """The matches being replayed, the latest kept."""

    def __init__(self, host: MatchHost) -> None:
        self._host = host
        self._tapes: OrderedDict[str, _Tape] = OrderedDict()

    async def position(self, room: Room, seat: int | None, version: int) -> Position:
        """The match as it stood at this version."""
        tape = self._tape(room, version)
        async with tape.lock:
            match = await self._match(tape, room, version)
            return past_position(match, seat, version, self._host.now())

    async def match_at(self, room: Room, version: int) -> Match:
        """A copy of the match as it stood at this version, to play on from."""
        tape = self._tape(room, version)
        async with tape.lock:
            match = await self._match(tape, room, version)
            return await self._host.in_thread(match.copy)

    def _tape(self, room: Room, version: int) -> _Tape:
        if room.edition_gone:
            raise Refused(409, "edition_gone")
        if not 1 <= version <= room.version:
            raise Refused(404, "unknown_version", version=room.version)
        tape = self._tapes.setdefault(room.row.id, _Tape())
        self._tapes.move_to_end(room.row.id)
        if len(self._tapes) > _KEPT:
            self._tapes.popitem(last=False)
        return tape

    async def _match(self, tape: _Tape, room: Room, version: int) -> Match:
        if tape.room is None or tape.room.version > version:
            tape.room = Room(copy.copy(room.row), room.seats)
        await self._wind(tape.room, version)
        assert tape.room.match is not None
        return tape.room.match

    async def _wind(self, tape: Room, version: int) -> None:
        since = tape.version
        if since < version:
            rows = await self._host.store.rows(queries.LOG_FROM, match=tape.row.id, since=since)
            await self._host.in_thread(tape.replay, rows[: version - since])

    async def beats(self, room: Room, seat: int | None, after: int, upto: int) -> BeatPage:
        """What happened between two versions, beat by beat, each with its view."""
        if room.edition_gone:
            raise Refused(409, "edition_gone")
        upto = min(upto, room.version, after + _BEATS)
        if not 0 <= after <= upto:
            raise Refused(404, "unknown_version", version=room.version)
        tape = Room(copy.copy(room.row), room.seats)
        eye = Viewer()
        eye.viewpoints = (seat,)
        tape.viewers = {eye}
        await self._wind(tape, after)
        rows = await self._host.store.rows(queries.LOG_FROM, match=room.row.id, since=after)
        return BeatPage(seat, after, upto, await self._host.in_thread(_beats, tape, seat, rows[: upto - after]))


def _beats(tape: Room, seat: int | None, rows: list[Row]) -> list[Beat]:
    beats: list[Beat] = []
    for row in rows:
        tape.replay([row])
        beats += beats_of(tape, seat, tape.version - 1)
    return beats
