"""Events: what happened, told as data. Sentences are made by whoever shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Fields = dict[str, Any]


class Event:
    """One thing that happened. `private` holds extra fields that only some seats may read."""

    __slots__ = ("fields", "kind", "ply", "private")

    def __init__(self, ply: int, kind: str, fields: Fields, private: Mapping[int, Fields] | None) -> None:
        self.ply = ply
        self.kind = kind
        self.fields = fields
        self.private = private

    def seen_from(self, seat: int | None) -> Fields:
        """The event as plain data, as this seat (or a spectator: None) may know it."""
        data: Fields = {"ply": self.ply, "kind": self.kind, **self.fields}
        if self.private is not None and seat is not None and seat in self.private:
            data.update(self.private[seat])
        return data


class EventLog:
    """The log that the rules tell their events to while somebody listens."""

    __slots__ = ("events", "ply")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.ply = 0

    def tell(self, kind: str, *, private: Mapping[int, Fields] | None = None, **fields: Any) -> None:
        """Note that something happened. Fields are flat JSON values; `private` adds fields for single seats."""
        self.events.append(Event(self.ply, kind, fields, private))
