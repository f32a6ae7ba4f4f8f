"""Projection: a room as the contract shows it, to everybody and to one seat.

This is the only place where a match becomes something that leaves the server.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from cosmodrome.bots import adviser
from cosmodrome.kernel import CLOCK, Ask, Match
from cosmodrome.kernel.registry import find
from cosmodrome.server.contract.happened import Beat, EventInfo, EventPage, LogEntry
from cosmodrome.server.contract.people import MatchCard
from cosmodrome.server.contract.table import (
    AskInfo,
    ClockInfo,
    Fairness,
    MoveOption,
    Outcome,
    PackInfo,
    Player,
    Position,
    ShareInfo,
    Table,
    UndoInfo,
    UndoRequest,
    Waiting,
)
from cosmodrome.server.tables.columns import Awaited
from cosmodrome.server.tables.entries import EventRow
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.rows import MatchRow, SeatRow

_encode: Final = Encoder().encode
_NOTHING_TO_UNDO: Final = UndoInfo(None, None, None, False)
_NO_STANDING: Final[dict[str, str]] = {}


def table_of(room: Room, now: float) -> Table:
    """What is the same for every viewer."""
    row = room.row
    request = row.undo_request
    return Table(
        id=row.id,
        game=row.game,
        edition=row.edition,
        edition_gone=room.edition_gone,
        options=row.options,
        status=row.status,
        created=row.created,
        started=row.started,
        finished=row.finished,
        undo=row.undo,
        listed=row.listed,
        watchable=row.watchable,
        patience=row.patience,
        pace=row.pace or "brisk",
        hints=row.hints and adviser(row.game) is not None,
        players=[player_of(room, seat, now) for seat in room.seats],
        spectators=room.spectators,
        fairness=_fairness(row),
        undo_request=None
        if request is None
        else UndoRequest(
            id=request.id,
            seat=request.seat,
            to=request.to,
            agreed=request.agreed,
            missing=[seat for seat in room.others(request.seat) if seat not in request.agreed],
        ),
        abandon=row.abandon,
        gate=room.not_ready,
        pack=_pack_of(row),
    )


def _fairness(row: MatchRow) -> Fairness:
    secret = row.secret if row.status in ("over", "abandoned") else None
    if row.shares is None:
        return Fairness(row.commitment, secret)
    given, is_waiting = row.shares, row.status == "waiting"
    shares = [
        ShareInfo(seat, seal, None if is_waiting else given.nonces.get(seat))
        for seat, seal in sorted(given.seals.items())
    ]
    return Fairness(row.commitment, secret, shares, is_waiting and given.since is not None, is_waiting and given.gather)


def _pack_of(row: MatchRow) -> PackInfo | None:
    for option in find(row.game).options:
        if option.kind == "path" and row.options.get(option.name):
            return _pack(row.game, option.name, row.options[option.name])
    return None


@lru_cache(maxsize=64)
def _pack(name: str, option: str, kept: str) -> PackInfo:
    game, given = find(name), {option: kept}
    return PackInfo(game.pack_title(given), game.titles(given))


def player_of(room: Room, seat: SeatRow, now: float) -> Player:
    """One seat as everybody sees it."""
    connected = room.is_connected(seat.seat)
    asked = room.waited_for.get(seat.seat)
    absent = seat.is_human and not connected and asked is not None and now - asked.at > room.row.patience
    return _player(seat, connected, absent and room.row.status == "running")


def _player(seat: SeatRow, connected: bool, replaceable: bool) -> Player:
    return Player(seat.seat, seat.kind, seat.name, seat.bot, seat.claimed, connected, seat.resigned, replaceable)


class Shared(Struct, gc=False):
    """The part of a `Position` that is the same for every viewer."""

    version: int
    now: float
    waiting: list[Waiting]
    clock: list[ClockInfo]
    over: bool
    result: Outcome | None


class Own(Struct, gc=False):
    """The part of a `Position` that only one seat sees."""

    seat: int | None
    view: dict[str, Any] | None
    asks: list[AskInfo]
    undo: UndoInfo
    standing: dict[str, str]


class SharedEvents(Struct, gc=False):
    """The part of an `EventPage` that is the same for every viewer, as long as nothing is secret."""

    version: int
    first: int
    events: list[EventInfo]


class Moment:
    """The current moment of a room, ready to be shown to many: what viewers share is made once."""

    def __init__(self, room: Room, now: float) -> None:
        self._room = room
        self._running = room.row.status == "running" and room.match is not None
        waiting: list[Waiting] = []
        clock: list[ClockInfo] = []
        if self._running:
            waiting = [Waiting(who, asked.at) for who, asked in room.waited_for.items()]
            timer = room.clock_ask() if CLOCK in room.asked else None
            if timer is not None:
                clock = [ClockInfo(timer.question, timer.after or 0.0, room.clock_due())]
        may_undo = room.row.undo != "off"
        self._may_redo = may_undo and bool(room.undone)
        self._latest: dict[int, int] = room.latest if may_undo else {}
        over = room.row.status in ("over", "abandoned")
        self.shared = Shared(room.version, now, waiting, clock, over, outcome_of(room.match))

    def position(self, seat: int | None) -> Position:
        """Through one seat's eyes (None: a spectator's)."""
        shared, own = self.shared, self.own(seat)
        return Position(
            seat=seat,
            version=shared.version,
            now=shared.now,
            view=own.view,
            asks=own.asks,
            waiting=shared.waiting,
            clock=shared.clock,
            undo=own.undo,
            over=shared.over,
            result=shared.result,
            standing=own.standing,
        )

    def own(self, seat: int | None) -> Own:
        """What only one seat sees."""
        room, match = self._room, self._room.match
        asks: list[AskInfo] = []
        undo, standing = _NOTHING_TO_UNDO, _NO_STANDING
        if seat is not None:
            row = room.seats[seat]
            standing = row.standing
            if self._running and match is not None and row.is_human:
                ask = match.ask_of(seat) if seat in room.asked else None
                if ask is not None:
                    asks = [AskInfo(ask.question, moves_of(match, ask), ask.secret)]
                last, redo = self._latest.get(seat), self._may_redo and bool(room.redo_of(seat))
                if last is not None:
                    undo = UndoInfo(last, room.undo_free_to(seat), room.turns[seat], redo)
                elif redo:
                    undo = UndoInfo(None, None, None, True)
        return Own(seat, match.view(seat) if match is not None else None, asks, undo, standing)


def moves_of(match: Match, ask: Ask) -> list[MoveOption]:
    """Every legal answer to an ask, with what it costs and brings."""
    side = ask.side_verbs
    moves = [MoveOption(m.id, m.text, m.verb in side, match.quote(ask, m) or None) for m in ask.moves]
    _put_forward(moves, match.game.usual.get(ask.question, ()))
    return moves


def _put_forward(moves: list[MoveOption], usual: tuple[str, ...]) -> None:
    """Mark the usual answer in its quote, or all that do the usual thing, unless the game has done so itself."""
    if not usual or any(one.quote is not None and one.quote.get("usual") for one in moves):
        return
    for verb in usual:
        found = [one for one in moves if not one.side and one.move.partition(" ")[0] == verb]
        for one in found:
            one.quote = {**(one.quote or {}), "usual": True}
        if found:
            return


def position_of(room: Room, seat: int | None, now: float) -> Position:
    """The current moment as one seat sees it."""
    return Moment(room, now).position(seat)


def past_position(match: Match, seat: int | None, version: int, now: float) -> Position:
    """An earlier moment as one seat sees it. Nobody is asked anything there."""
    view, result = match.view(seat), outcome_of(match)
    return Position(seat, version, now, view, [], [], [], _NOTHING_TO_UNDO, match.over, result, _NO_STANDING)


def outcome_of(match: Match | None) -> Outcome | None:
    if match is None or not match.over:
        return None
    result = match.result
    return Outcome(list(result.scores), list(result.winners), [dict(part) for part in result.breakdown])


class Story:
    """What happened in a room after a version, ready to be told to many."""

    def __init__(self, room: Room, since: int, told: list[EventRow] | None = None) -> None:
        self._version = room.version
        self._first = first = room.first_event_after(since)
        self._events: list[tuple[int, EventRow]] = []
        if room.edition_gone:
            self._events = room.stored_events[first:]
        elif room.line and first >= (newest := room.line[-1]).events:
            # Nearly always: what the newest entry told.
            if told is None:
                told = [(event.kind, event.fields, event.private) for event in room.events[first : room.event_count]]
            version = newest.index + 1
            self._events = [(version, event) for event in told]
        else:
            until = room.event_count
            for link in reversed(room.line):
                if until <= first:
                    break
                for event in reversed(room.events[link.events : until]):
                    self._events.append((link.index + 1, (event.kind, event.fields, event.private)))
                until = link.events
            self._events.reverse()
        self.has_secrets = any(row[2] is not None for _, row in self._events)
        self._public = self._seen_by(None)

    def told_to(self, seat: int | None) -> SharedEvents:
        """As one seat may know it."""
        return SharedEvents(self._version, self._first, self._seen_by(seat) if self.has_secrets else self._public)

    def _seen_by(self, seat: int | None) -> list[EventInfo]:
        return [_event(version, event, seat) for version, event in self._events]


class News:
    """A new position and what led to it, ready to be sent to many: `Update` messages whose shared parts are made once.

    Two JSON objects are joined by dropping the end of the first and the beginning of the second.
    """

    def __init__(self, room: Room, now: float, since: int, told: list[EventRow] | None = None) -> None:
        self._moment = Moment(room, now)
        self._story = Story(room, since, told)
        self._head = b'{"type":"update","position":' + _encode(self._moment.shared)[:-1] + b","
        #: The moments within the entry, where this is the news of one entry.
        self._pauses = room.pauses if since == room.version - 1 else []
        self._before = room.line[-1].events if room.line else 0
        #: Whether the news is told beat by beat at all: of one entry that is no undo.
        self._has_beats = since == room.version - 1 and room.log[-1].undo_to is None
        self._public = b"" if self._story.has_secrets or self._pauses else self._told(None)

    def told_to(self, seat: int | None) -> bytes:
        """As one seat may know it."""
        own = _encode(self._moment.own(seat))[1:]
        told = self._public or self._told(seat)
        return b'%b%b,"events":{"seat":%b,%b' % (self._head, own, b"null" if seat is None else b"%d" % seat, told)

    def _told(self, seat: int | None) -> bytes:
        """The rest of a page of events, and the beats."""
        told = self._story.told_to(seat)
        events = _encode(told.events)
        beats = b""
        if self._has_beats and told.events:
            beats = (
                self._beats(told, seat)
                if self._pauses
                else b'{"version":%d,"events":%b,"view":null}'
                % (
                    told.version,
                    events,
                )
            )
        return b'"version":%d,"first":%d,"events":%b},"beats":[%b]}' % (told.version, told.first, events, beats)

    def _beats(self, told: SharedEvents, seat: int | None) -> bytes:
        beats: list[bytes] = []
        begin, first = 0, self._before
        for pause in self._pauses:
            view = pause.views.get(seat)
            end = pause.events - first
            if view is not None and begin < end < len(told.events):
                beats.append(_beat(told.version, told.events[begin:end], view))
                begin = end
        beats.append(_beat(told.version, told.events[begin:], b"null"))
        return b",".join(beats)


def _beat(version: int, events: list[EventInfo], view: bytes) -> bytes:
    return b'{"version":%d,"events":%b,"view":%b}' % (version, _encode(events), view)


def beats_of(room: Room, seat: int | None, since: int) -> list[Beat]:
    """The beats of the newest entry as one seat may know them, each with its view; for a replay."""
    assert room.match is not None
    story = Story(room, since).told_to(seat)
    begin, before = 0, room.line[-1].events if room.line else 0
    beats: list[Beat] = []
    if room.log[-1].undo_to is None:
        for pause in room.pauses:
            end = pause.events - before
            if begin < end < len(story.events):
                beats.append(Beat(room.version, story.events[begin:end], _decode_view(pause.views[seat])))
                begin = end
    rest = story.events[begin:] if room.log[-1].undo_to is None else []
    return [*beats, Beat(room.version, rest, room.match.view(seat))]


_decode_view = Decoder(dict[str, Any]).decode


def events_of(room: Room, seat: int | None, since: int) -> EventPage:
    """What happened after version `since`, as one seat may know it."""
    told = Story(room, since).told_to(seat)
    return EventPage(seat, told.version, told.first, told.events)


def _event(version: int, event: EventRow, seat: int | None) -> EventInfo:
    kind, fields, private = event
    if private is not None and seat is not None and seat in private:
        fields = {**fields, **private[seat]}
    return EventInfo(version, kind, fields)


def log_of(room: Room, mine: set[int]) -> list[LogEntry]:
    """The log: whole once the match is over, before that with the answers of one's own seats only."""
    over = room.row.status in ("over", "abandoned")
    return [
        LogEntry(index, said.at, said.seat, said.move if over or said.seat in mine else None, said.undo_to)
        for index, said in enumerate(room.log)
    ]


def card_of(row: MatchRow, seats: list[SeatRow], person: str | None) -> MatchCard:
    """A match in a list, straight from its rows: nothing is loaded for it."""
    mine = [seat.seat for seat in seats if person is not None and seat.person == person and seat.is_human]
    awaited = row.waiting if row.status == "running" else []
    my_asks = [one for one in awaited if one.seat in mine]
    return MatchCard(
        id=row.id,
        game=row.game,
        status=row.status,
        created=row.created,
        version=row.version,
        players=[_player(seat, False, False) for seat in seats],
        waiting=[Waiting(one.seat, one.since) for one in awaited],
        mine=mine,
        my_turn=bool(my_asks),
        options=row.options,
        # Of the others' questions a card says nothing: what somebody is asked may tell what they hold.
        question=my_asks[0].question if my_asks else None,
        deadline=_deadline(row, seats, my_asks or awaited),
    )


def _deadline(row: MatchRow, seats: list[SeatRow], awaited: list[Awaited]) -> float | None:
    """When somebody else may have a bot play for the one who keeps the table waiting longest."""
    people = {seat.seat: seat.person or seat.seat for seat in seats if seat.is_human}
    since = [one.since for one in awaited if one.seat in people]
    return min(since) + row.patience if since and len(set(people.values())) > 1 else None
