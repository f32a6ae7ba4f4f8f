"""What all bodies share: ids, names and limits, and the body of a refusal."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 2
"""Raised when a client written for the older contract can no longer understand the server."""

Seat = Annotated[int, Meta(ge=0, le=15)]

Version = Annotated[int, Meta(ge=0, le=10_000_000)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]

PlainName = Annotated[str, Meta(min_length=1, max_length=40)]
Login = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{3,30}(?!\n)$")]

Password = Annotated[str, Meta(min_length=1, max_length=128)]
"""A new one. What is too short or too easy is refused with a code of its own (`people/passwords.py`)."""

MoveText = Annotated[str, Meta(min_length=1, max_length=200)]

SeatKind = Literal["human", "bot", "open"]
Status = Literal["waiting", "running", "over", "abandoned"]

UndoPolicy = Literal["free", "consent", "off"]
Pace = Literal["instant", "brisk", "calm"]
"""How long bots wait before they answer, so that people can follow."""


class Body(Struct, forbid_unknown_fields=True, gc=False):
    """What all bodies share: unknown fields are refused. Without cycles, they need no garbage collection."""


class Problem(Body):
    """Body of every refusal: a stable `code`, for a forbidden move the `rule`, and `detail` for developers only."""

    code: str
    rule: str | None = None
    seat: int | None = None
    move: str | None = None
    version: int | None = None
    detail: str | None = None
