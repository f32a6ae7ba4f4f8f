"""Messages of the live connection."""

from typing import Annotated

from msgspec import Meta

from cosmodrome.server.contract.basic import Body, MoveText, Problem, Seat, Token, Version
from cosmodrome.server.contract.happened import Beat, EventPage, Note
from cosmodrome.server.contract.table import Position, Table


class Hello(Body, tag_field="type", tag="hello"):
    """First message of a client: the tokens of its seats (a cookie counts too) and the last version it has seen."""

    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    since: Version | None = None


class PlayMove(Body, tag_field="type", tag="move"):
    """A move, as in `MoveRequest`; `ref` comes back with the acknowledgement or the refusal."""

    ref: int
    version: Version
    seat: Seat
    move: MoveText


class Ready(Body, tag_field="type", tag="ready"):
    """This seat is ready for the race to begin."""

    ref: int
    seat: Seat


class Ping(Body, tag_field="type", tag="ping"):
    """Are you there? Answered by `pong`."""

    ref: int = 0


ClientMessage = Hello | PlayMove | Ready | Ping


class Welcome(Body, tag_field="type", tag="welcome"):
    """Answer to `hello`: the table, a position and the missed events for each of my seats (or the spectator's)."""

    protocol: int
    mine: list[int]
    table: Table
    positions: list[Position]
    events: list[EventPage]
    notes: list[Note]


class Update(Body, tag_field="type", tag="update"):
    """The match went on: the new position of one of my seats, the events that led there, and the same beat by beat."""

    position: Position
    events: EventPage
    beats: list[Beat] = []


class TableChanged(Body, tag_field="type", tag="table"):
    """Seats, presence, votes, gate or status changed."""

    table: Table


class Noted(Body, tag_field="type", tag="note"):
    """A new line of chat or of the table's own log."""

    note: Note


class Ack(Body, tag_field="type", tag="ack"):
    """The act `ref` is durable; `version` is the position it led to."""

    ref: int
    version: int


class Refusal(Body, tag_field="type", tag="refusal"):
    """The act `ref` was refused and nothing changed."""

    ref: int | None
    problem: Problem


class Pong(Body, tag_field="type", tag="pong"):
    """I am here."""

    ref: int
    now: float


ServerMessage = Welcome | Update | TableChanged | Noted | Ack | Refusal | Pong
