"""Editions: how the rules of a game changed, so that a match continues under the rules it began with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Change:
    """One change of a game's rules: its name, the date, why, and the test that covers the old and the new rule."""

    __slots__ = ("date", "name", "reason", "test")

    def __init__(self, name: str, date: str, reason: str, test: str) -> None:
        self.name = name
        self.date = date
        self.reason = reason
        self.test = test

    def describe(self) -> dict[str, Any]:
        """The change as plain data."""
        return {"name": self.name, "date": self.date, "reason": self.reason}


class Edition:
    """One edition of a game's rules: what changed when it replaced the one before it."""

    __slots__ = ("changes", "name")

    def __init__(self, name: str, changes: Sequence[Change] = ()) -> None:
        self.name = name
        self.changes = tuple(changes)

    def describe(self) -> dict[str, Any]:
        """The edition as plain data."""
        return {"name": self.name, "changes": [change.describe() for change in self.changes]}
