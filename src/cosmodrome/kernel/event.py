"""Events: what happened, as data. Whoever shows them makes the sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Fields = dict[str, Any]

#: What everybody has of what is counted: by seat, or by name for those without a seat.
Figures = dict[int | str, dict[str, int]]
#: What a game says about a thing, as plain data.
Facts = dict[str, Any]

#: The fields that say whom an event is about; the first one present counts.
OWNERS: Final[tuple[str, ...]] = ("seat", "player", "company", "agency", "trucker")


#: The names of the fields of events. A match keeps many events of few kinds, so they share their names.
_NAMES: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}


class Event:
    """One thing that happened. `private` holds extra fields that only some seats may read."""

    __slots__ = ("_change", "_names", "_values", "kind", "ply", "private", "units")

    def __init__(
        self, ply: int, kind: str, fields: Fields, private: Mapping[int, Fields] | None, units: tuple[str, ...]
    ) -> None:
        self.ply = ply
        self.kind = kind
        names = tuple(fields)
        self._names: tuple[str, ...] = _NAMES.setdefault(names, names)
        self._values: tuple[Any, ...] = tuple(fields.values())
        #: What somebody gains or loses by it: name, amount, name, amount and so on.
        self._change: tuple[Any, ...] = ()
        self.private = private
        #: The amounts that certainly changed because of it, whatever else happened before it in the same step.
        self.units = units

    @property
    def fields(self) -> Fields:
        """Its fields, as a new dictionary; events are stored more compactly than that."""
        # Loops, since compiled they are quicker than `dict` and `zip`; every move of a server needs this.
        found: Fields = {}
        for place, name in enumerate(self._names):
            found[name] = self._values[place]
        if self._change:
            change: Fields = {}
            for place in range(0, len(self._change), 2):
                change[self._change[place]] = self._change[place + 1]
            found["change"] = change
        return found

    def note_change(self, unit: str, amount: int) -> None:
        """Note that somebody gained or lost this amount because of it."""
        self._change = (*self._change, unit, amount)

    def seen_from(self, seat: int | None) -> Fields:
        """The event as plain data, as this seat (or a spectator: None) may know it."""
        data: Fields = {"ply": self.ply, "kind": self.kind, **self.fields}
        if self.private is not None and seat is not None and seat in self.private:
            data.update(self.private[seat])
        return data

    def owner(self) -> int | str | None:
        """Whom it is about, if anybody."""
        for name in OWNERS:
            if name in self._names:
                found: int | str | None = self._values[self._names.index(name)]
                return found
        return None


class EventLog:
    """Where the rules report events while somebody listens."""

    __slots__ = ("counted", "events", "figures", "ply")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.ply = 0
        #: What everybody had at the last count, and how many events there were then.
        self.figures: Figures = {}
        self.counted = 0

    def tell(
        self,
        kind: str,
        *,
        private: Mapping[int, Fields] | None = None,
        units: tuple[str, ...] = (),
        **fields: Any,
    ) -> None:
        """Note that something happened. Fields are flat JSON values; `private` adds fields for single seats.

        `units` are amounts that change because of this, and not because of anything reported earlier in the same step.
        """
        self.events.append(Event(self.ply, kind, fields, private, units))

    def latest(self) -> str:
        """The kind of what was told last; empty where nothing was."""
        return self.events[-1].kind if self.events else ""

    def count(self, figures: Figures) -> None:
        """Note as `change` what everybody gained or lost since the last count.

        A change belongs to an event about its owner that claims this unit, else to the first event since, which is
        its cause. A change without such an event, or one claimed by an event about the whole table, becomes an event of
        its own. A figure that appears or disappears altogether is not a change.
        """
        if not figures and not self.figures:
            self.counted = len(self.events)
            return
        fresh = self.events[self.counted :]
        common = {unit for event in fresh if event.units and event.owner() is None for unit in event.units}
        for owner, now in figures.items():
            before = self.figures.get(owner)
            if before is None or before == now:
                continue
            change = {unit: now[unit] - before[unit] for unit in now if now[unit] != before.get(unit, now[unit])}
            told = [event for event in fresh if event.owner() == owner]
            alone: Event | None = None
            for unit, amount in change.items():
                causes = [event for event in told if unit in event.units] or ([] if unit in common else told)
                if causes:
                    causes[0].note_change(unit, amount)
                    continue
                if alone is None:
                    alone = Event(self.ply, "figures", {"seat": owner}, None, ())
                    self.events.append(alone)
                alone.note_change(unit, amount)
        self.figures = figures
        self.counted = len(self.events)
