"""State: the plain data of a match at one moment."""

from __future__ import annotations

from typing import Any, Self

from cosmodrome.kernel.event import EventLog
from cosmodrome.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The base of every game's state: slotted plain data with a cheap `copy()`.

    `log` is where events go while somebody listens, else None; a copy never listens.
    `edition` is the number, counted from 1, of the edition in `Game.editions` that this match is played by; rules that
    have changed check it: `if s.edition >= 2`. Copies keep it.
    `reveals` counts how often something hidden that lay in the state became known to anybody; undo stops there.
    """

    __slots__ = ("edition", "log", "reveals")

    def __init__(self, like: State | None = None) -> None:
        self.log: EventLog | None = None
        self.edition: int = 1 if like is None else like.edition
        self.reveals: int = 0 if like is None else like.reveals

    def copy(self) -> Self:
        """An independent copy that shares nothing mutable with this state."""
        raise NotImplementedError


def plain(value: Any) -> Any:
    """Any state as nested plain data, field by field, for tests to compare. Too slow for anything else."""
    if isinstance(value, (int, float, str, bytes)) or value is None:
        return value
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple, bytearray)):
        return [plain(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return sorted(plain(item) for item in value)
    # A compiled class lists its fields, including those of its bases, under a different name.
    fields = [vars(kind).get("__mypyc_attrs__", vars(kind).get("__slots__", ())) for kind in type(value).__mro__]
    names = list(dict.fromkeys(name for some in fields for name in some))
    if not names:
        # Content and other shared constants: the same object means the same thing.
        return repr(value)
    return {name: plain(getattr(value, name)) for name in names if name != "log"}
