"""History: what a match keeps of its past: its plies, its last safe point, and bookmarks to go back to."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from cosmodrome.kernel.move import Move
from cosmodrome.kernel.native import mypyc_attr
from cosmodrome.kernel.state import State


class Imagined:
    """A mark among the moves since the safe point: here the state was re-dealt, with these picks."""

    __slots__ = ("picks",)

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks


#: Who answered what, and who knows the move.
Ply = tuple[int, Move, int]
#: A log stores the seat in the lowest bits of a number, and who knows the move in the bits above.
SEAT_BITS: Final = 6
MOST_SEATS: Final = (1 << SEAT_BITS) - 1


@mypyc_attr(acyclic=True)
class PlyLog:
    """The plies of a match in order. A copy continues separately and shares the earlier plies with its original.

    They are stored flat in one list, first who, then what: plies are added so often and read so rarely that a tuple for
    each would be most of the cost.
    """

    __slots__ = ("before", "first", "said")

    def __init__(self, before: PlyLog | None, first: int) -> None:
        self.before = before
        self.first = first
        self.said: list[Any] = []

    def add(self, seat: int, move: Move, known_to: int) -> None:
        """The next ply."""
        # The dealer and the clock have negative numbers, and so has everybody.
        self.said.append((known_to + 1) << SEAT_BITS | seat + 2)
        self.said.append(move)

    def fork(self) -> PlyLog:
        """A log that continues from here."""
        return PlyLog(self if self.said else self.before, self.first + len(self.said) // 2)

    def since(self, ply: int) -> list[Ply]:
        """The plies from this one on, as far back as they are kept."""
        found = self._between(ply, self.first + len(self.said) // 2)
        log = self
        while log.first > ply and log.before is not None:
            end, log = log.first, log.before
            found = log._between(ply, end) + found
        return found

    def until(self, ply: int) -> PlyLog:
        """A log of its own with the plies before this one. They are copied as they lie, without a look at any."""
        log, end = self, ply
        said = self.said[: 2 * max(0, ply - self.first)]
        while log.before is not None:
            end, log = min(end, log.first), log.before
            said = log.said[: 2 * max(0, end - log.first)] + said
        twin = PlyLog(None, log.first)
        twin.said = said
        return twin

    def who(self, ply: int) -> tuple[int, int]:
        """Who answered at this ply, and who knows the move. Nothing else is looked at, however long the match is."""
        log = self
        while ply < log.first and log.before is not None:
            log = log.before
        packed: int = log.said[2 * (ply - log.first)]
        return (packed & MOST_SEATS) - 2, (packed >> SEAT_BITS) - 1

    def _between(self, ply: int, end: int) -> list[Ply]:
        """The plies from one up to another, as far as this log itself holds them."""
        found: list[Ply] = []
        for at in range(2 * max(0, ply - self.first), 2 * (end - self.first), 2):
            packed: int = self.said[at]
            move: Move = self.said[at + 1]
            found.append(((packed & MOST_SEATS) - 2, move, (packed >> SEAT_BITS) - 1))
        return found


@mypyc_attr(acyclic=True)
class SafePoint:
    """The last safe point: the state as it was there, while it is kept, and what was answered since."""

    __slots__ = ("between", "kept", "since", "state")

    def __init__(self, kept: bool, state: State | None, since: list[tuple[int, Move | Imagined]]) -> None:
        self.kept = kept
        self.state = state
        self.since = since
        #: Called between steps, to look at a match step by step.
        self.between: Callable[[], None] | None = None


#: A safe point is bookmarked once this many plies have passed since the last bookmark.
BOOKMARK_EVERY: Final = 200


class Bookmark:
    """A safe point that is remembered, so that going back does not mean replaying from the start."""

    __slots__ = ("draws", "ply", "state", "told", "wall")

    def __init__(self, ply: int, state: State, told: int, draws: int, wall: int) -> None:
        self.ply = ply
        self.state = state
        self.told = told
        self.draws = draws
        self.wall = wall


def thinned(marks: list[Bookmark]) -> list[Bookmark]:
    """The bookmarks worth keeping: the older, the fewer, so that even a long match keeps only a few."""
    newest = marks[-1].ply
    kept = marks[:1]
    for mark, after in pairwise(marks[1:]):
        if (after.ply - kept[-1].ply) * 2 > newest - after.ply:
            kept.append(mark)
    return kept + marks[1:][-1:]
