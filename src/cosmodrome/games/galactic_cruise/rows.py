"""Rows: what rarely changes is in tuples, which all copies of a match share; a change makes a new tuple."""

from __future__ import annotations

Row = tuple[int, ...]


def holds_any(places: list[int]) -> bool:
    """Whether anything lies on these places; an empty one holds -1."""
    return any(piece >= 0 for piece in places)


def put(row: Row, at: int, value: int) -> Row:
    """The row with another value at this place."""
    return (*row[:at], value, *row[at + 1 :])


def without(row: Row, value: int) -> Row:
    """The row without the first entry of this value."""
    at = row.index(value)
    return row[:at] + row[at + 1 :]
