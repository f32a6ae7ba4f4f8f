"""The store: what the server needs from a database of any kind.

Everything is written by one writer. Log entries of many matches share a commit (group commit); an entry is accepted
only if the match's log is still as long as its writer believed, so two writers can never both have a version.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, Protocol

import msgspec
from sqlalchemy import Executable, Table, bindparam, insert
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.visitors import iterate

from cosmodrome.server.storage.tables import LOG, MATCHES

Row = Mapping[str, Any]


class Conflict(Exception):
    """A condition of a write no longer held, so nothing of it was stored."""


class Query:
    """A statement of the SQL toolkit, compiled once for each driver; its parameters are named."""

    def __init__(self, statement: Executable) -> None:
        assert isinstance(statement, ClauseElement)
        self._statement = statement
        self._compiled: dict[str, tuple[str, tuple[str, ...], dict[str, Any]]] = {}
        #: Whether the statement reads or changes what new entries change.
        self.concerns_matches = not {LOG, MATCHES}.isdisjoint(iterate(statement))

    def compiled(self, dialect: Dialect) -> tuple[str, tuple[str, ...], dict[str, Any]]:
        """The text for this driver, the order of its parameters, and the values the statement itself fixes."""
        known = self._compiled.get(dialect.driver)
        if known is None:
            compiled = self._statement.compile(dialect=dialect)
            order = tuple(getattr(compiled, "positiontup", None) or ())
            known = self._compiled[dialect.driver] = (str(compiled), order, dict(compiled.params))
        return known

    def bind(self, dialect: Dialect, values: Mapping[str, Any]) -> tuple[str, list[Any]]:
        """The text and the positional parameters for these values."""
        text, order, fixed = self.compiled(dialect)
        return text, [values[name] if name in values else fixed[name] for name in order]


def add(table: Table, *leave_out: str) -> Query:
    """A statement that adds a row, its parameters called as the columns are."""
    return Query(insert(table).values({c.name: bindparam(c.name) for c in table.columns if c.name not in leave_out}))


class Write(NamedTuple):
    """One statement of a write, and how many rows it must touch (any number: None)."""

    query: Query
    values: Mapping[str, Any]
    rows: int | None = None


class Entry(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """One new row of a match's log, together with what the position after it changes in the match's own row."""

    match: str
    version: int
    at: float
    seat: int | None
    move: str | None
    undo_to: int | None
    moves: str
    events: str
    status: str
    started: float | None
    finished: float | None
    waiting: str
    due: float | None
    gate: str | None


#: The order in which entries are stored.
BY_MATCH = attrgetter("match", "version")

Appended = Callable[[bool | Exception], None]
"""Hears what became of an entry; it must not raise."""

Listener = Callable[[str, str, str], None]
"""Called with (kind, match, detail) when another process changed something, or `missed` when it may have unheard."""


class Store(Protocol):
    """One database."""

    shared: bool
    """Whether other processes may write to the same database."""

    async def rows(self, query: Query, **values: Any) -> list[Row]:
        """Read."""

    async def write(self, writes: Sequence[Write]) -> list[list[Row]]:
        """All of these statements or none; `Conflict` if one touched another number of rows than it must."""

    def append(self, entry: Entry, done: Appended) -> None:
        """Append to a match's log. `done` gets True once that is durable, False if the log has grown in between."""

    async def tell(self, kind: str, match: str, detail: str = "") -> None:
        """Tell the other processes that something changed."""

    def listen(self, listener: Listener) -> None:
        """Hear what other processes tell, appended entries included (kind `log`)."""

    async def look(self) -> None:
        """See to it that listeners hear of what others have written, even where nobody tells."""

    async def close(self) -> None:
        """Finish what is queued and close."""


async def one(store: Store, query: Query, **values: Any) -> Row | None:
    """The first row of a query, if there is one."""
    rows = await store.rows(query, **values)
    return rows[0] if rows else None
