"""Rows: matches and seats as the database holds them, read into typed form. Every move looks at them."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Literal

import msgspec

from cosmodrome.server.storage import Row
from cosmodrome.server.tables.columns import Awaited, Gate, Shares, Votes

_encode = msgspec.json.Encoder().encode


@dataclass
class SeatRow:
    """A seat as stored."""

    match: str
    seat: int
    kind: Literal["human", "bot", "open"]
    bot: str | None
    name: str | None
    token: str | None
    person: str | None
    claimed: bool
    resigned: bool
    #: Answers to be given whenever their question is asked, by question.
    standing: dict[str, str] = field(default_factory=dict)
    #: The hash of the secret it was claimed with, until the new one is used for the first time.
    link: str | None = None

    @property
    def is_human(self) -> bool:
        """Whether a person answers for this seat."""
        return self.kind == "human" and not self.resigned

    @property
    def is_driven(self) -> bool:
        """Whether the server answers for this seat, by a bot."""
        return self.kind == "bot" or self.resigned


@dataclass
class MatchRow:
    """A match as stored, its JSON columns read."""

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    status: Literal["waiting", "running", "over", "abandoned"]
    created: float
    started: float | None
    finished: float | None
    undo: Literal["free", "consent", "off"]
    listed: bool
    watchable: bool
    patience: int
    secret: str
    commitment: str
    version: int
    waiting: list[Awaited]
    due: float | None
    gate: Gate | None
    undo_request: Votes | None
    abandon: list[int]
    pace: Literal["instant", "brisk", "calm"] | None = None
    shares: Shares | None = None
    hints: bool = True


_JSON_COLUMNS = {
    "options": dict[str, Any],
    "waiting": list[Awaited],
    "gate": Gate,
    "undo_request": Votes,
    "abandon": list[int],
    "shares": Shares,
}
_FLAGS = ("listed", "watchable", "hints")
_SEAT_FLAGS = ("claimed", "resigned")


def text_of(value: object | None) -> str | None:
    """A value as its JSON column holds it."""
    return None if value is None else _encode(value).decode()


def match_row(row: Row) -> MatchRow:
    """Read a row of the matches table."""
    data = dict(row)
    for name, kind in _JSON_COLUMNS.items():
        if data[name] is not None:
            data[name] = msgspec.json.decode(data[name], type=kind)
    for name in _FLAGS:
        data[name] = bool(data[name])
    return MatchRow(**data)


def match_columns(row: MatchRow) -> dict[str, Any]:
    """The same row as the matches table holds it."""
    data = {one.name: getattr(row, one.name) for one in fields(row)}
    data.update({name: text_of(data[name]) for name in _JSON_COLUMNS})
    return {**data, **{name: int(data[name]) for name in _FLAGS}}


def seat_row(row: Row) -> SeatRow:
    """Read a row of the seats table."""
    data = {one.name: row[one.name] for one in fields(SeatRow)}
    data["standing"] = msgspec.json.decode(data["standing"], type=dict[str, str])
    return SeatRow(**{**data, **{name: bool(data[name]) for name in _SEAT_FLAGS}})


def seat_columns(seat: SeatRow) -> dict[str, Any]:
    """The same row as the seats table holds it."""
    data = {one.name: getattr(seat, one.name) for one in fields(seat)}
    return {**data, "standing": text_of(seat.standing), **{name: int(data[name]) for name in _SEAT_FLAGS}}
