"""The match host: all rooms of a process, kept in step with the database, and the news for whoever is connected."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
import structlog

from cosmodrome.server import metrics
from cosmodrome.server.contract.basic import Problem
from cosmodrome.server.contract.happened import Note
from cosmodrome.server.contract.live import Noted, TableChanged
from cosmodrome.server.problems import Refused
from cosmodrome.server.secret import new_id
from cosmodrome.server.settings import Settings
from cosmodrome.server.storage import Conflict, Store, Write, queries
from cosmodrome.server.storage.store import one
from cosmodrome.server.storage.trouble import Trouble
from cosmodrome.server.tables.entries import Change, EventRow
from cosmodrome.server.tables.projection import News, table_of
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.rows import match_row, seat_row
from cosmodrome.server.waiting import settle

_log = structlog.get_logger("cosmodrome.host")
_encode: Final = msgspec.json.Encoder().encode

#: How many times an act is tried if other processes are quicker.
ATTEMPTS = 4
#: How often arriving and leaving spectators are announced.
_CROWD_SECONDS = 1.0
#: How many entries of another process are told one by one, with their beats.
_ONE_BY_ONE = 8

_STARTED: Final = time.time() - time.monotonic()

T = TypeVar("T")


class MatchHost:
    """Hosts the matches of one server process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.trouble = store, Trouble(store)
        self.settings = settings
        self.name = new_id()
        #: Set when the server is about to stop: what is under way is finished, nothing new begins.
        self.draining = False
        #: Called after every change of a room: whoever owes an answer there sees to it.
        self.on_change: Callable[[Room], None] = _do_nothing
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        #: Where matches are replayed: never in the event loop, and apart from other slow work.
        self._replaying = ThreadPoolExecutor(2, "replay")
        store.listen(self._heard)

    @staticmethod
    def now() -> float:
        """The server's clock: the time of day at the start, after that unaffected by changes of the clock."""
        return _STARTED + time.monotonic()

    @property
    def size(self) -> int:
        """How many rooms are in memory."""
        return len(self._rooms)

    @property
    def is_busy(self) -> bool:
        """Whether anything is under way at some table."""
        return any(room.lock.is_held for room in self._rooms.values())

    # --- rooms

    async def room(self, match: str) -> Room:
        """The room of this match, read from the database if need be; 404 if there is no such match."""
        room = self._rooms.get(match)
        if room is not None:
            self._rooms.move_to_end(match)
            room.used = time.monotonic()
            if self.store.shared:
                # News from other processes may still be on its way, and the caller may know more already.
                async with room.lock:
                    await self.heal(room)
                    await self.follow(room)
            return room
        loading = self._loading.get(match)
        if loading is None:
            loading = self._loading[match] = asyncio.create_task(self._load(match))
            loading.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(loading)

    async def _load(self, match: str) -> Room:
        row = await one(self.store, queries.MATCH, match=match)
        if row is None:
            raise Refused(404, "unknown_match")
        seats = await self.store.rows(queries.SEATS_OF_MATCH, match=match)
        room = Room(match_row(row), [seat_row(seat) for seat in seats])
        await self.in_thread(room.replay, await self.store.rows(queries.LOG_FROM, match=match, since=0))
        self.keep(room)
        self.on_change(room)
        return room

    def keep(self, room: Room) -> None:
        """Remember a room, and forget the ones that were idle longest."""
        self._rooms[room.row.id] = room
        if len(self._rooms) > self.settings.rooms_kept:
            for idle in list(self._rooms.values())[: len(self._rooms) - self.settings.rooms_kept]:
                self._forget(idle)

    async def forget_idle(self) -> None:
        """Rooms that nobody has used for a while leave memory; their matches are read again when somebody comes."""
        before = time.monotonic() - self.settings.room_seconds
        for room in list(self._rooms.values()):
            if room.used < before:
                self._forget(room)

    def drop(self, match: str) -> bool:
        """Forget the room of a match that is to be deleted, if nobody is there; whether that was so."""
        room = self._rooms.get(match)
        if room is not None:
            self._forget(room)
        return match not in self._rooms and match not in self._loading

    def _forget(self, room: Room) -> None:
        if not (room.viewers or room.thinking or room.timer is not None or room.lock.is_held):
            del self._rooms[room.row.id]

    async def heal(self, room: Room) -> None:
        """Read a room again whose memory may differ from the database. Behind its lock only."""
        if not room.broken:
            return
        row = await one(self.store, queries.MATCH, match=room.row.id)
        assert row is not None
        seats = await self.store.rows(queries.SEATS_OF_MATCH, match=room.row.id)
        since = room.version
        fresh = Room(match_row(row), [seat_row(seat) for seat in seats])
        await self.in_thread(fresh.replay, await self.store.rows(queries.LOG_FROM, match=room.row.id, since=0))
        room.adopt(fresh)
        if room.version != since:
            self.publish(room, min(since, room.version))
        self.publish_table(room)

    async def act(self, room: Room, attempt: Callable[[], Awaitable[T]]) -> T:
        """Do something to a room exclusively; once more if another process was quicker."""
        if self.draining:
            raise Refused(503, "draining")
        for _ in range(ATTEMPTS):
            async with room.lock:
                await self.heal(room)
                try:
                    return await attempt()
                except Conflict:
                    room.broken = True
                except Refused:
                    raise
                except BaseException:
                    room.broken = True
                    raise
        raise Refused(409, "stale", version=room.version)

    async def follow(self, room: Room) -> None:
        """Take over what is stored of a room beyond what is known here, and tell everybody. Behind its lock only."""
        row = await one(self.store, queries.MATCH, match=room.row.id)
        assert row is not None
        seats = [seat_row(seat) for seat in await self.store.rows(queries.SEATS_OF_MATCH, match=room.row.id)]
        stored = match_row(row)
        before = _headline(room)
        if stored.version > room.version:
            since = room.version
            rows = await self.store.rows(queries.LOG_FROM, match=room.row.id, since=since)
            if len(rows) > _ONE_BY_ONE:
                await self.in_thread(room.replay, rows)
                self.publish(room, since)
            else:
                for row in rows:
                    room.replay([row])
                    self.publish(room, room.version - 1)
        # The log is followed entry by entry; everything else is taken over as it is.
        stored.version, stored.waiting = room.row.version, room.row.waiting
        if (stored, seats) != (room.row, room.seats) or before != _headline(room):
            room.row, room.seats = stored, seats
            self.publish_table(room)

    async def table_changed(self, room: Room) -> None:
        """After a write to the match's or seats' rows: tell this process and the others. Behind its lock only."""
        await self.follow(room)
        self.on_change(room)
        await self.store.tell("table", room.row.id)

    # --- new entries

    def commit(self, room: Room, change: Change, done: Callable[[bool | Exception], None]) -> None:
        """Make a change durable, then tell everybody; `done` hears False when another process was quicker.

        The room's lock must be held until then.
        """
        room.unsettled = change
        self.store.append(change.entry, _Commit(self, room, change, done).hear)

    def take_over(self, room: Room, change: Change) -> None:
        """A change is durable: remember it and tell everybody."""
        row = room.row
        status, gate, request = row.status, row.gate, row.undo_request
        room.keep(change)
        metrics.MOVES[row.game] += 1
        self.publish(room, change.entry.version, change.events)
        if row.status != status or row.gate is not gate or request is not None:
            self.publish_table(room)
        self.on_change(room)

    async def store_change(self, room: Room, change: Change) -> None:
        """`commit` for coroutines; `Conflict` when another process was quicker. Within `act` only."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.commit(room, change, partial(settle, stored))
        if not await stored:
            raise Conflict

    # --- news

    def publish(self, room: Room, since: int, told: list[EventRow] | None = None) -> None:
        """Everybody gets the new position and what led to it, or `told` where that is known. Only durable entries are
        published.
        """
        if not room.viewers:
            return
        news = News(room, self.now(), since, told)
        made: dict[int | None, bytes] = {}
        for viewer in room.viewers:
            for seat in viewer.viewpoints:
                data = made.get(seat)
                if data is None:
                    data = made[seat] = news.told_to(seat)
                viewer.push(data)

    def publish_table(self, room: Room) -> None:
        """Everybody gets the new table; those who lost a seat no longer see its view."""
        if room.viewers:
            data = _encode(TableChanged(table_of(room, self.now())))
            for viewer in list(room.viewers):
                viewer.recheck(room.seats, room.row.watchable)
                viewer.push(data)

    async def note(self, room: Room, kind: str, seat: int | None, text: str | None = None, **fields: Any) -> Note:
        """Store a line of chat or of the table's log and tell everybody."""
        values = {
            "match": room.row.id,
            "at": self.now(),
            "version": room.version,
            "kind": kind,
            "seat": seat,
            "text": text,
            "fields": _encode(fields).decode(),
        }
        rows = await self.store.write([Write(queries.ADD_NOTE, values)])
        note = note_of({**values, "id": rows[0][0]["id"]})
        self._publish_note(room, note)
        await self.store.tell("note", room.row.id, str(note.id))
        return note

    @staticmethod
    def _publish_note(room: Room, note: Note) -> None:
        data = _encode(Noted(note))
        for viewer in room.viewers:
            viewer.push(data)

    def presence_changed(self, room: Room, is_player: bool) -> None:
        """Somebody came or went. Players are announced at once; spectators together, or the cost would be quadratic."""
        if is_player:
            self.spawn(self._tell_presence(room))
        elif room.crowd is None:
            room.crowd = asyncio.get_running_loop().call_later(_CROWD_SECONDS, self._crowd_changed, room)

    def _crowd_changed(self, room: Room) -> None:
        room.crowd = None
        self.spawn(self._tell_presence(room))

    async def _tell_presence(self, room: Room) -> None:
        self.publish_table(room)
        if self.store.shared:
            seats = sorted({seat for viewer in room.viewers for seat in viewer.seats})
            spectators = sum(not viewer.seats for viewer in room.viewers)
            await self.store.tell(
                "presence", room.row.id, f"{self.name} {','.join(map(str, seats)) or '-'} {spectators}"
            )

    def end_sessions(self, person: str, session: str | None = None) -> None:
        """Somebody logged out: their sockets end too, all of them or those of one session."""
        for room in self._rooms.values():
            for viewer in list(room.viewers):
                viewer.end_session(person, session)

    # --- other processes

    def _heard(self, kind: str, match: str, detail: str) -> None:
        if kind == "missed":
            for known in list(self._rooms.values()):
                self.spawn(self._follow(known, "table", ""))
            return
        room = self._rooms.get(match)
        if room is not None:
            self.spawn(self._follow(room, kind, detail))

    async def _follow(self, room: Room, kind: str, detail: str) -> None:
        async with room.lock:
            if kind in ("log", "table"):
                await self.heal(room)
                if kind == "table" or int(detail) >= room.version:
                    await self.follow(room)
            elif kind == "note":
                for row in await self.store.rows(queries.NOTES_SINCE, match=room.row.id, since=int(detail) - 1):
                    if row["id"] == int(detail):
                        self._publish_note(room, note_of(row))
            elif kind == "presence":
                process, seats, spectators = detail.split(" ")
                here = frozenset(map(int, seats.split(","))) if seats != "-" else frozenset()
                room.elsewhere[process] = (here, int(spectators))
                self.publish_table(room)

    # --- tasks

    async def in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do slow work outside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._replaying, partial(work, *arguments))

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run in the background; what goes wrong is logged."""
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.report(error)

    def report(self, error: BaseException) -> Problem:
        """Log a fault for the host; what everybody else is told."""
        if (refused := self.trouble.heard(error)) is not None:
            return refused.problem
        _log.error("fault", exc_info=error)
        return Problem("internal")

    async def stop(self) -> None:
        """End all work in the background."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self._rooms.values():
            if room.timer is not None:
                room.timer.cancel()
        self._replaying.shutdown(wait=False, cancel_futures=True)


class _Commit:
    """A change on its way to the store."""

    __slots__ = ("_change", "_done", "_host", "_room")

    def __init__(self, host: MatchHost, room: Room, change: Change, done: Callable[[bool | Exception], None]) -> None:
        self._host = host
        self._room = room
        self._change = change
        self._done = done

    def hear(self, outcome: bool | Exception) -> None:
        """The store has answered."""
        room, change = self._room, self._change
        if outcome is True and room.unsettled is change:
            try:
                self._host.take_over(room, change)
            except Exception as error:
                outcome = error
        if outcome is not True or room.unsettled is not change:
            # Not stored, or nobody waited any longer and the room has been read again since.
            room.broken = True
        room.unsettled = None
        self._done(outcome)


def _do_nothing(room: Room) -> None:
    """Nobody owes anything."""


def _headline(room: Room) -> tuple[str, bool, bool]:
    """What a new entry may change at the table itself."""
    return room.row.status, room.is_gated, room.row.undo_request is not None


def note_of(row: Any) -> Note:
    """A row of the notes table, for the wire."""
    return Note(
        row["id"], row["at"], row["version"], row["kind"], row["seat"], row["text"], msgspec.json.decode(row["fields"])
    )
