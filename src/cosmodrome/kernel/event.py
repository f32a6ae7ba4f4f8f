"""Events: what happened, told as data. Sentences are made by whoever shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Fields = dict[str, Any]

#: Who owns what can be counted, a seat or the name of somebody without one, and how much of everything they have.
Figures = dict[int | str, dict[str, int]]

#: The fields that say whom an event is about; the first that an event has counts.
OWNERS: Final[tuple[str, ...]] = ("seat", "player", "company", "agency", "trucker")


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

    def owner(self) -> int | str | None:
        """Whom it is about, if anybody."""
        for name in OWNERS:
            if name in self.fields:
                found: int | str | None = self.fields[name]
                return found
        return None


class EventLog:
    """The log that the rules tell their events to while somebody listens."""

    __slots__ = ("counted", "events", "figures", "ply")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.ply = 0
        #: What everybody had when it was last counted, and how many events had been told then.
        self.figures: Figures = {}
        self.counted = 0

    def tell(self, kind: str, *, private: Mapping[int, Fields] | None = None, **fields: Any) -> None:
        """Note that something happened. Fields are flat JSON values; `private` adds fields for single seats."""
        self.events.append(Event(self.ply, kind, fields, private))

    def count(self, figures: Figures) -> None:
        """Note as `change` what everybody has more or less of than before.

        It goes to the first thing told of its owner since, which is its cause; what nothing was told of is an event
        of its own. A figure that comes or goes altogether is no change.
        """
        fresh = self.events[self.counted :]
        for owner, now in figures.items():
            before = self.figures.get(owner)
            if before is None or before == now:
                continue
            change = {unit: now[unit] - before[unit] for unit in now if now[unit] != before.get(unit, now[unit])}
            if not change:
                continue
            cause = next((event for event in fresh if event.owner() == owner), None)
            if cause is not None:
                cause.fields["change"] = change
            else:
                self.tell("figures", seat=owner, change=change)
        self.figures = figures
        self.counted = len(self.events)
