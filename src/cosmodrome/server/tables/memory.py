"""Memory: what the server remembers of one match, and every question about it that needs no database."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from operator import attrgetter

from cosmodrome.kernel import CLOCK, Ask, Event, Match
from cosmodrome.kernel.errors import UnknownEdition, UnknownGame
from cosmodrome.kernel.registry import find
from cosmodrome.server.tables.columns import Gate
from cosmodrome.server.tables.entries import Asked, Change, EventRow, Link, Pause, Said
from cosmodrome.server.tables.lock import Lock
from cosmodrome.server.tables.rows import MatchRow, SeatRow
from cosmodrome.server.tables.viewer import Viewer

_index = attrgetter("index")
#: The name for the answer to every question that has no other answer besides free moves.
LAST_CHANCE = "*"
#: A standing answer is not given more often than this in a row.
_ROW = 20


class Memory:
    """The half of a `Room` that answers questions: only setting it back changes it."""

    def __init__(self, row: MatchRow, seats: list[SeatRow]) -> None:
        self.lock = Lock()
        self.viewers: set[Viewer] = set()
        #: Who is connected to other processes: process -> (seats, spectators).
        self.elsewhere: dict[str, tuple[frozenset[int], int]] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        #: Set while the number of spectators is waiting to be announced.
        self.crowd: asyncio.TimerHandle | None = None
        #: When somebody last asked for this room, by the monotonic clock.
        self.used = time.monotonic()
        self.reset(row, seats)

    def reset(self, row: MatchRow, seats: list[SeatRow]) -> None:
        """Forget what is remembered of the match, to read it again."""
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.log: list[Said] = []
        #: The length of the log.
        self.version = 0
        self.line: list[Link] = []
        #: The lines of the record, and how many events were told, on the line being played.
        self.lines: list[str] = []
        self.event_count = 0
        #: On the line being played: the latest entry of each seat, where its latest uninterrupted row of answers began,
        #: and who spoke last.
        self.latest: dict[int, int] = {}
        self.turns: dict[int, int] = {}
        self.speaker: int | None = None
        self.asked: dict[int, Asked] = {}
        #: The entries that answer on the line being played, and the answers that undos took back and nobody has
        #: overtaken, oldest first.
        self.answers: list[int] = []
        self.undone: list[list[tuple[int, str]]] = []
        #: The moments within the newest entry, for those who were connected then.
        self.pauses: list[Pause] = []
        #: The events of a match whose edition is gone, read back from the log; else empty.
        self.stored_events: list[tuple[int, EventRow]] = []
        self.edition_gone = not _has_edition(row)
        #: A change made in memory that the store has not confirmed or refused yet.
        self.unsettled: Change | None = None
        #: Set when memory and database may differ; such a room is read again before its next use.
        self.broken = False

    # --- who is there

    def is_connected(self, seat: int) -> bool:
        """Whether somebody in this seat is connected, to this process or another."""
        return any(seat in one.seats for one in self.viewers) or any(
            seat in seats for seats, _ in self.elsewhere.values()
        )

    @property
    def spectators(self) -> int:
        """How many people watch."""
        return sum(not one.seats for one in self.viewers) + sum(number for _, number in self.elsewhere.values())

    def others(self, seat: int) -> list[int]:
        """The other people at the table."""
        return [other.seat for other in self.seats if other.is_human and other.seat != seat]

    # --- what is asked

    def ask_of(self, seat: int) -> Ask | None:
        """What this seat is asked now."""
        return self.match.ask_of(seat) if self.match is not None and self.row.status == "running" else None

    def is_fresh(self, seat: int, version: int) -> bool:
        """Whether an answer chosen at this version answers the question that is open now.

        Others may have moved since: in a race every seat has its own question, and only its own answers, an undo
        of theirs or another question make an answer stale.
        """
        asked = self.asked.get(seat)
        return asked is not None and asked.version <= version <= self.version

    @property
    def waited_for(self) -> dict[int, Asked]:
        """The seats that hold the match up, and what they are asked."""
        return {seat: asked for seat, asked in self.asked.items() if seat >= 0 and not asked.optional}

    def _answer_at(self, index: int) -> tuple[int, str]:
        """Who answered what with this entry of the log."""
        said = self.log[index]
        assert said.seat is not None
        assert said.move is not None
        return said.seat, said.move

    def standing_move(self, seat: int) -> str | None:
        """The answer a person has set for good to the question this seat is asked now; not after an undo."""
        asked = self.asked.get(seat)
        if asked is None or seat < 0 or not self.seats[seat].is_human:
            return None
        move = self._kept_answer(seat, asked.question)
        if move is None or not self.log or self.log[-1].undo_to is not None:
            return None
        latest = self.answers[-_ROW:]
        if len(latest) == _ROW and all(self._answer_at(index) == (seat, move) for index in latest):
            return None  # It leads to the same question again and again: ask.
        ask = self.ask_of(seat)
        fits = ask is not None and any(one.text == move for one in ask.answers)
        return move if fits else None

    def _kept_answer(self, seat: int, question: str) -> str | None:
        """The answer this seat has set for good: to the question itself, or wherever only free moves are left."""
        kept = self.seats[seat].standing
        if question in kept or LAST_CHANCE not in kept:
            return kept.get(question)
        ask = self.ask_of(seat)
        if ask is None or ask.question != question or not ask.side:
            return None
        return kept[LAST_CHANCE] if [one.text for one in ask.answers] == [kept[LAST_CHANCE]] else None

    # --- time

    def clock_ask(self) -> Ask | None:
        """The running timer, if one runs."""
        return self.match.ask_of(CLOCK) if self.match is not None and not self.match.over else None

    def clock_due(self) -> float | None:
        """When the running timer ends; None without one or before its gate is open."""
        asked = self.asked.get(CLOCK)
        if asked is None or self.is_gated:
            return None
        clock = self.clock_ask()
        if clock is None:
            return None
        return self._runs_since(asked, self.row.gate) + (clock.after or 0.0)

    @staticmethod
    def _runs_since(clock: Asked, gate: Gate | None) -> float:
        opened = gate.opened if gate is not None and gate.opened is not None else clock.at
        return max(clock.at, opened)

    def _due(self, asked: dict[int, Asked], gate: Gate | None) -> float | None:
        """When the server itself owes the next answer: a bot's at once, the clock's when its time has run."""
        if gate is not None and gate.opened is None:
            return None
        owed: float | None = None
        for seat, known in asked.items():
            if seat >= 0 and (self.seats[seat].is_driven or self._kept_answer(seat, known.question) is not None):
                owed = known.at if owed is None else min(owed, known.at)
        if CLOCK in asked:
            clock = self.clock_ask()
            assert clock is not None
            ends = self._runs_since(asked[CLOCK], gate) + (clock.after or 0.0)
            owed = ends if owed is None else min(owed, ends)
        return owed

    def due_with(self, gate: Gate | None) -> float | None:
        """When the server will owe its next answer if the gate is like this."""
        return self._due(self.asked, gate) if self.row.status == "running" else None

    @property
    def is_gated(self) -> bool:
        """Whether a race waits for somebody to be ready."""
        return self.row.gate is not None and self.row.gate.opened is None

    @property
    def not_ready(self) -> list[int] | None:
        """The people whom the gate waits for; None when no gate is shut."""
        gate = self.row.gate
        if gate is None or gate.opened is not None:
            return None
        return [seat.seat for seat in self.seats if seat.is_human and seat.seat not in gate.ready]

    # --- the log

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far on the current line."""
        if self.match is None or self.match.state.log is None:
            return []
        return self.match.state.log.events

    def repeated(self, seat: int, version: int, move: str) -> int | None:
        """The version to acknowledge again if this very move was already accepted (a lost reply, two clicks)."""
        for index in range(version, len(self.log)):
            said = self.log[index]
            if said.undo_to is not None:
                return None
            if said.seat == seat:
                undone = any(later.undo_to is not None and later.undo_to <= index for later in self.log[index:])
                return index + 1 if said.move == move and not undone else None
        return None

    def first_event_after(self, since: int) -> int:
        """The index of the first event that is new to a reader who knew the match at version `since`."""
        if since == len(self.log) - 1 and self.line and self.line[-1].index == since:
            return self.line[-1].events
        bound = min([since, *(said.undo_to for said in self.log[since:] if said.undo_to is not None)])
        if self.edition_gone:
            return sum(1 for version, _ in self.stored_events if version <= bound)
        place = bisect_left(self.line, bound, key=_index)
        return self.line[place].events if place < len(self.line) else self.event_count

    def undo_free_to(self, seat: int) -> int | None:
        """The earliest version this seat may go back to without anybody having learned anything."""
        if self.match is None or self.match.over or self.speaker != seat:
            return None
        horizon = self.match.undo_horizon(seat)
        free: int | None = None
        for link in reversed(self.line):
            if link.ply < horizon:
                break
            if self.log[link.index].seat == seat:
                free = link.index
        return free

    def redo_of(self, seat: int) -> list[str]:
        """The moves this seat could play again after its latest undo."""
        moves: list[str] = []
        if not self.undone:
            return moves
        for who, move in self.undone[-1]:
            if who == seat:
                moves.append(move)
            elif moves:
                break
        return moves


def _has_edition(row: MatchRow) -> bool:
    try:
        find(row.game).edition_number(row.edition)
    except (UnknownGame, UnknownEdition):
        return False
    return True
