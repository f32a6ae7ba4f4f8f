"""What happened: events, beats, notes and the record."""

from typing import Any, Literal

from cosmodrome.server.contract.basic import Body


class EventInfo(Body):
    """Something that happened: its kind, its fields as this seat may know them, and the version after it."""

    version: int
    kind: str
    fields: dict[str, Any]


class EventPage(Body):
    """Events after a version. `first` is the index of the first of them in the whole log of this match: a reader keeps
    what it has before `first` and drops the rest, since an undo may have taken events back."""

    seat: int | None
    version: int
    first: int
    events: list[EventInfo]


class Beat(Body):
    """What one answer in the rules, the dealer's included, told, and the view after it.

    In an `Update` the last beat's view is null: it is the position's own.
    """

    version: int
    events: list[EventInfo]
    view: dict[str, Any] | None


class BeatPage(Body):
    """Answer of `GET /api/matches/{id}/beats?seat=&after=&upto=`: the beats between two versions, at most 200 entries'.

    `upto` says how far they go. An undo is a beat without events.
    """

    seat: int | None
    after: int
    upto: int
    beats: list[Beat]


NoteKind = Literal["chat", "joined", "left", "resigned", "replaced", "undone", "undo_refused", "abandoned", "ready"]


class Note(Body):
    """A line beside the rules: chat and what people did to the table. `fields` carries what the kind needs."""

    id: int
    at: float
    version: int
    kind: NoteKind
    seat: int | None
    text: str | None
    fields: dict[str, Any]


class Notes(Body):
    """Answer of `GET /api/matches/{id}/notes?since=`."""

    notes: list[Note]


class LogEntry(Body):
    """One entry of the log. `move` is null where this reader may not know it yet; an undo has `undo_to` instead."""

    version: int
    at: float
    seat: int | None
    move: str | None
    undo_to: int | None


class MatchRecord(Body):
    """Answer of `GET /api/matches/{id}/record`. `record` is the kernel's saved game, whole, once the match is over."""

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    over: bool
    log: list[LogEntry]
    record: Any | None


class Verification(Body):
    """Answer of `GET /api/matches/{id}/verify`: does the seed fit its hash, does the record replay to this result."""

    commitment_holds: bool
    replay_holds: bool
    seed: str | None
