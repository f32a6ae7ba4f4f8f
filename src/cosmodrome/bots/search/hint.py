"""Hints: what a bot would do and why, as plain data that a catalogue can phrase."""

from __future__ import annotations

from typing import NamedTuple

from cosmodrome.kernel.move import Move


class Reason(NamedTuple):
    """A sentence of a catalogue and what it is filled with."""

    key: str
    given: dict[str, float | int | str]


class Hint(NamedTuple):
    """An answer, what may be expected of it, and why it is better or worse than the others."""

    move: Move
    value: float
    reasons: list[Reason]
