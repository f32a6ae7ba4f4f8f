"""Rows: what rarely changes is shared by all copies of a match. A change makes a new tuple, or a new list where the
state says that a list is shared."""

from __future__ import annotations

Row = tuple[int, ...]


def holds_any(places: list[int]) -> bool:
    """Whether anything lies on these places; an empty one holds -1."""
    return any(piece >= 0 for piece in places)


def of_three(counts: list[int]) -> int:
    """How many there are of three kinds together."""
    return counts[0] + counts[1] + counts[2]


def put(row: Row, at: int, value: int) -> Row:
    """The row with another value at this place."""
    return (*row[:at], value, *row[at + 1 :])


def replaced(places: list[int], at: int, value: int) -> list[int]:
    """A new list with another value at this place, for one that copies share."""
    fresh = places[:]
    fresh[at] = value
    return fresh


def own(lists: list[list[int]], at: int) -> list[int]:
    """One of these lists, to be changed: until then copies share it."""
    fresh = lists[at][:]
    lists[at] = fresh
    return fresh


def without(row: Row, value: int) -> Row:
    """The row without the first entry of this value."""
    at = row.index(value)
    return row[:at] + row[at + 1 :]
