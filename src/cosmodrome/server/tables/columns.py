"""Columns: what stands as JSON in a column of the database, and people, whom nobody reads with every move.

`rows.py` is compiled; of a compiled declaration nobody could read the types again, so these are declared here.
"""

from __future__ import annotations

import msgspec


class Person(msgspec.Struct):
    """Somebody with a session."""

    id: str
    login: str | None
    name: str | None
    created: float
    admin: bool = False
    language: str | None = None


class Awaited(msgspec.Struct, array_like=True):
    """A seat that is asked something: since when, and what. Rows older than the question have none."""

    seat: int
    since: float
    question: str | None = None


class Gate(msgspec.Struct):
    """The ready gate before a race: which version it stands at, who is ready, and since when it is open."""

    version: int
    ready: list[int]
    opened: float | None = None


class Votes(msgspec.Struct):
    """A wish to undo that needs consent, as stored."""

    id: int
    seat: int
    to: int
    agreed: list[int]


class Shares(msgspec.Struct):
    """What the seats add to the draws, by seat: seals, then nonces. `gather`: deal only when every person has come.

    `since` is when all seals stood; from then on nonces are taken.
    """

    gather: bool = False
    seals: dict[int, str] = {}
    nonces: dict[int, str] = {}
    since: float | None = None
