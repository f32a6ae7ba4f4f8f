"""Eyes: a room as the contract shows it, to everybody and to one seat.

This is the only place where a match becomes something that leaves the server.
"""

from __future__ import annotations

from cosmodrome.kernel import Match
from cosmodrome.server.contract import (
    AskInfo,
    ClockInfo,
    EventInfo,
    EventPage,
    Fairness,
    LogEntry,
    MatchCard,
    MoveOption,
    Outcome,
    Player,
    Position,
    Table,
    UndoInfo,
    UndoRequest,
    Waiting,
)
from cosmodrome.server.room import EventRow, Room
from cosmodrome.server.rows import MatchRow, SeatRow

_NOTHING_TO_UNDO = UndoInfo(None, None)


def table_of(room: Room, now: float) -> Table:
    """What is the same for all eyes."""
    row = room.row
    finished = row.status in ("over", "abandoned")
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
        players=[player_of(room, seat, now) for seat in room.seats],
        spectators=room.spectators,
        fairness=Fairness(row.commitment, row.secret if finished else None),
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
    )


def player_of(room: Room, seat: SeatRow, now: float) -> Player:
    """One seat as everybody sees it."""
    connected = room.is_connected(seat.seat)
    asked = room.asked.get(seat.seat)
    absent = seat.is_human and not connected and asked is not None and now - asked.at > room.row.patience
    return _player(seat, connected, absent and room.row.status == "running")


def _player(seat: SeatRow, connected: bool, replaceable: bool) -> Player:
    return Player(seat.seat, seat.kind, seat.name, seat.bot, seat.claimed, connected, seat.resigned, replaceable)


class Moment:
    """The present of a room, ready to be shown to many: what all eyes share is made once."""

    def __init__(self, room: Room, now: float) -> None:
        self._room = room
        self._now = now
        self._running = room.row.status == "running" and room.match is not None
        self._waiting: list[Waiting] = []
        self._clock: list[ClockInfo] = []
        self._outcome = _outcome(room.match)
        if self._running:
            self._waiting = [Waiting(who, asked.at) for who, asked in room.asked.items() if who >= 0]
            timer = room.clock_ask()
            if timer is not None:
                self._clock = [ClockInfo(timer.question, timer.after or 0.0, room.clock_due())]

    def position(self, seat: int | None) -> Position:
        """Through one seat's eyes (None: a spectator's)."""
        room, match = self._room, self._room.match
        asks: list[AskInfo] = []
        undo = _NOTHING_TO_UNDO
        if self._running and match is not None and seat is not None and room.seats[seat].is_human:
            ask = match.ask_of(seat)
            if ask is not None:
                asks = [AskInfo(ask.question, [MoveOption(m.id, m.text) for m in ask.moves], ask.secret)]
            if room.row.undo != "off":
                undo = UndoInfo(room.undo_last(seat), room.undo_free_to(seat))
        return Position(
            seat=seat,
            ply=room.ply,
            now=self._now,
            view=match.view(seat) if match is not None else None,
            asks=asks,
            waiting=self._waiting,
            clock=self._clock,
            undo=undo,
            over=room.row.status in ("over", "abandoned"),
            result=self._outcome,
        )


def position_of(room: Room, seat: int | None, now: float) -> Position:
    """The present moment through one seat's eyes."""
    return Moment(room, now).position(seat)


def past_position(match: Match, seat: int | None, ply: int, now: float) -> Position:
    """An earlier moment through one seat's eyes. Nothing is asked of anybody there any more."""
    return Position(seat, ply, now, match.view(seat), [], [], [], _NOTHING_TO_UNDO, match.over, _outcome(match))


def _outcome(match: Match | None) -> Outcome | None:
    if match is None or not match.over:
        return None
    result = match.result
    return Outcome(list(result.scores), list(result.winners), [dict(part) for part in result.breakdown])


class Story:
    """What happened in a room after a ply, ready to be told to many."""

    def __init__(self, room: Room, since: int) -> None:
        self._ply = room.ply
        self._first = first = room.first_event_after(since)
        self._events: list[tuple[int, EventRow]] = []
        if room.edition_gone:
            self._events = room.stored_events[first:]
        else:
            until = room.event_count
            # From the end, since readers nearly always want the newest entries only.
            for link in reversed(room.line):
                if until <= first:
                    break
                for event in reversed(room.events[link.events : until]):
                    self._events.append((link.index + 1, (event.kind, event.fields, event.private)))
                until = link.events
            self._events.reverse()
        self._has_secrets = any(event[2] is not None for _, event in self._events)
        self._public = self._told_to(None)

    def told_to(self, seat: int | None) -> EventPage:
        """As one seat may know it."""
        events = self._told_to(seat) if self._has_secrets and seat is not None else self._public
        return EventPage(seat, self._ply, self._first, events)

    def _told_to(self, seat: int | None) -> list[EventInfo]:
        return [_event(ply, event, seat) for ply, event in self._events]


def events_of(room: Room, seat: int | None, since: int) -> EventPage:
    """What happened after ply `since`, as one seat may know it."""
    return Story(room, since).told_to(seat)


def _event(ply: int, event: EventRow, seat: int | None) -> EventInfo:
    kind, fields, private = event
    if private is not None and seat is not None and seat in private:
        fields = {**fields, **private[seat]}
    return EventInfo(ply, kind, fields)


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
    waiting = [Waiting(seat, since) for seat, since in row.waiting] if row.status == "running" else []
    return MatchCard(
        id=row.id,
        game=row.game,
        status=row.status,
        created=row.created,
        ply=row.ply,
        players=[_player(seat, False, False) for seat in seats],
        waiting=waiting,
        mine=mine,
        my_turn=any(one.seat in mine for one in waiting),
        options=row.options,
    )
