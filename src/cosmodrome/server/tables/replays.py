"""Replays: any earlier position of a match, through one seat's eyes. Stepping forward costs one entry a step."""

from __future__ import annotations

import asyncio
import copy
from collections import OrderedDict

from cosmodrome.server.contract import Position
from cosmodrome.server.problems import Refused
from cosmodrome.server.storage import queries
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.projection import past_position
from cosmodrome.server.tables.room import Room

_KEPT = 32


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
        if room.edition_gone:
            raise Refused(409, "edition_gone")
        if not 1 <= version <= room.version:
            raise Refused(404, "unknown_version", version=room.version)
        tape = self._tapes.setdefault(room.row.id, _Tape())
        self._tapes.move_to_end(room.row.id)
        if len(self._tapes) > _KEPT:
            self._tapes.popitem(last=False)
        async with tape.lock:
            if tape.room is None or tape.room.version > version:
                tape.room = Room(copy.copy(room.row), room.seats)
            since = tape.room.version
            if since < version:
                rows = await self._host.store.rows(queries.LOG_FROM, match=room.row.id, since=since)
                await asyncio.to_thread(tape.room.replay, rows[: version - since])
            match = tape.room.match
            assert match is not None
            return past_position(match, seat, version, self._host.now())
