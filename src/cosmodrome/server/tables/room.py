"""Room: one match as the server keeps it in memory: the kernel's match, its log, its seats, what is asked since when.

A room does no input or output. Whoever changes it makes the change durable before anybody is told.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from operator import attrgetter
from typing import Any

import msgspec

from cosmodrome.kernel import CLOCK, Ask, CommittedDealer, CosmodromeError, Event, Match, Stale, parse_seat
from cosmodrome.kernel.dealer import Share
from cosmodrome.kernel.errors import UnknownEdition, UnknownGame
from cosmodrome.kernel.registry import find
from cosmodrome.server.storage import Entry, Row
from cosmodrome.server.tables.lock import Lock
from cosmodrome.server.tables.rows import Gate, MatchRow, SeatRow, Shares
from cosmodrome.server.tables.viewer import Viewer

_json = msgspec.json.Encoder().encode

EventRow = tuple[str, dict[str, Any], Mapping[int, dict[str, Any]] | None]
"""An event as it is stored: its kind, its public fields, and the fields that only some seats may read."""

_read_events = msgspec.json.Decoder(list[tuple[str, dict[str, Any], dict[int, dict[str, Any]] | None]]).decode


class Asked(msgspec.Struct, gc=False):
    """What one seat is asked, at which version and when the question arose. Nobody waits for an optional answer."""

    question: str
    version: int
    at: float
    subject: int = 0
    optional: bool = False


class Said(msgspec.Struct, gc=False):
    """One entry of the log, as far as it is needed again."""

    at: float
    seat: int | None
    move: str | None
    undo_to: int | None


class Link(msgspec.Struct, gc=False):
    """One log entry of the line being played (undone entries are not in it), and how the match stood before it."""

    index: int
    ply: int
    events: int
    asked: dict[int, Asked]
    gate: Gate | None


class Change(msgspec.Struct, gc=False):
    """A change made in memory: what to store, and what to remember once it is stored."""

    entry: Entry
    asked: dict[int, Asked]
    gate: Gate | None
    #: Of an undo: the first entry that it takes back.
    back: Link | None
    beats: list[Pause]


class Pause(msgspec.Struct, gc=False):
    """A moment within an entry, between two plies: how many events were told by then, and what each viewer saw."""

    events: int
    views: dict[int | None, bytes]


class Room:
    """A match in memory. Everything here can be rebuilt from the database."""

    def __init__(self, row: MatchRow, seats: list[SeatRow]) -> None:
        self.lock = Lock()
        self.viewers: set[Viewer] = set()
        #: Who is connected to other processes: process -> (seats, spectators).
        self.elsewhere: dict[str, tuple[frozenset[int], int]] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        #: Set while the number of spectators is waiting to be told.
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
        #: The latest entry of each seat on the line being played.
        self.latest: dict[int, int] = {}
        self.asked: dict[int, Asked] = {}
        #: The answers on the line being played, and those that undos took back and nobody has overtaken, oldest first.
        self.answers: list[tuple[int, int, str]] = []
        self.undone: list[list[tuple[int, str]]] = []
        #: The moments within the newest entry, for those who were connected then.
        self.pauses: list[Pause] = []
        #: The events of a match whose edition is gone, read back from the log; else empty.
        self.stored_events: list[tuple[int, EventRow]] = []
        self.edition_gone = not _has_edition(row)
        #: A change made in memory whose fate the store has not told yet.
        self.unsettled: Change | None = None
        #: Set when memory and database may differ; such a room is read again before its next use.
        self.broken = False

    # --- building the match

    def start(self, at: float) -> Change:
        """Set the match up in memory and let the dealer deal."""
        self.match = self._new_match(self.dealer())
        return self._change(at, None, None, None, None)

    def dealer(self) -> CommittedDealer:
        """Who deals here: the secret was chosen when the table was opened, and every seat adds its share."""
        given = self.row.shares or Shares()
        shares = [Share(seat, seal, given.nonces.get(seat)) for seat, seal in sorted(given.seals.items())]
        return CommittedDealer(bytes.fromhex(self.row.secret), 0, shares)

    def _new_match(self, dealer: CommittedDealer | None) -> Match:
        game = find(self.row.game)
        return Match(game, game.check_options(self.row.options), dealer, edition=self.row.edition)

    def replay(self, rows: list[Row]) -> None:
        """Take up the log from the database, from where this room's log ends.

        What an undo took back again is not played at all, so that loading costs no more than the line that stands.
        """
        if self.edition_gone:
            self._read_stored(rows)
            return
        stored_gate = self.row.gate
        if self.match is None and rows:
            self.match = self._new_match(None)
        first = self.version
        passed: set[int] = set()
        for row, is_dead in zip(rows, _dead(rows, first), strict=True):
            at, seat, move, to = row["at"], row["seat"], row["move"], row["undo_to"]
            if is_dead:
                passed.add(seat)
                self._say(at, seat, move, to)
            elif to is None:
                self._play_lines(row["moves"].splitlines())
                self.keep(self._change(at, seat, move, None, None))
                passed.clear()
            elif to < first:
                self.keep(self.go_back(at, seat, to, self.match_at(to)))
                passed.clear()
            else:
                back = Link(to, len(self.lines), self.event_count, self.asked, self.row.gate)
                self.keep(self._change(at, seat, None, to, back, passed))
                passed = set()
        if self.match is not None and not self.match.over:
            draws = sum(1 for line in self.lines if line.startswith("dealer "))
            self.match.resume(self.dealer().after(draws))
        # Who was ready is not in the log but in the match's own row.
        if stored_gate is not None and self.row.gate is not None and stored_gate.version == self.row.gate.version:
            self.row.gate = stored_gate
            self.row.due = self._due(self.asked, stored_gate)

    def _play_lines(self, lines: list[str]) -> None:
        match = self.match
        assert match is not None
        match.dealer = None
        self.pauses = []
        for number, line in enumerate(lines):
            if number:
                self._pause()
            who, _, move = line.partition(" ")
            match.play(move, parse_seat(who))
            _breathe(match.ply)

    def match_at(self, to: int) -> Match:
        """The match as it stood before the entry made at version `to`. May take long: call it in a thread."""
        assert self.match is not None
        return self.match.rewind(self._link_at(to).ply, dealer=self.dealer())

    def adopt(self, fresh: Room) -> None:
        """Become what was read anew from the database into another room."""
        self.reset(fresh.row, fresh.seats)
        self.match, self.log, self.version, self.line = fresh.match, fresh.log, fresh.version, fresh.line
        self.lines, self.event_count, self.latest, self.asked = (
            fresh.lines,
            fresh.event_count,
            fresh.latest,
            fresh.asked,
        )
        self.answers, self.undone, self.stored_events = fresh.answers, fresh.undone, fresh.stored_events

    def _read_stored(self, rows: list[Row]) -> None:
        for row in rows:
            index = len(self.log)
            self.log.append(Said(row["at"], row["seat"], row["move"], row["undo_to"]))
            self.version = len(self.log)
            if row["undo_to"] is not None:
                self.stored_events = [one for one in self.stored_events if one[0] <= row["undo_to"]]
            self.stored_events += [(index + 1, event) for event in _read_events(row["events"])]

    def _link_at(self, version: int) -> Link:
        """The entry of the present line that was made at this version: going back to it undoes that entry."""
        for link in reversed(self.line):
            if link.index == version:
                return link
        raise Stale(f"version {version} is not on the line being played")

    # --- a new entry

    def answer(self, at: float, seat: int, move: str) -> Change:
        """Play a move in memory; the kernel refuses with a typed error and then nothing changed."""
        match = self.match
        assert match is not None
        self.pauses = []
        if self.viewers:
            match.between = self._pause
        try:
            match.play(move, seat)
            return self._change(at, seat, move, None, None)
        except CosmodromeError:
            raise
        except Exception:
            # A fault of the rules: what the match in memory looks like now is anybody's guess.
            self.broken = True
            raise
        finally:
            match.between = None

    def _pause(self) -> None:
        """Between two plies: keep what those who are connected see now, if there was anything to see."""
        match, pauses = self.match, self.pauses
        assert match is not None
        told = len(self.events)
        if self.viewers and told > (pauses[-1].events if pauses else self.event_count):
            seen = {seat for viewer in self.viewers for seat in viewer.viewpoints}
            pauses.append(Pause(told, {seat: _json(match.view(seat)) for seat in seen}))

    def go_back(self, at: float, seat: int, to: int, earlier: Match) -> Change:
        """Go back in memory to the match `match_at` has made."""
        back = self._link_at(to)
        self.match = earlier
        self.pauses = []
        return self._change(at, seat, None, to, back)

    def _change(
        self,
        at: float,
        seat: int | None,
        move: str | None,
        undo_to: int | None,
        back: Link | None,
        passed: AbstractSet[int] = frozenset(),
    ) -> Change:
        """What was just changed in memory, to be stored. Call `keep` with it once it is durable."""
        match = self.match
        assert match is not None
        lines: list[str] = []
        events: list[EventRow] = []
        if undo_to is None:
            lines = match.lines_since(len(self.lines))
            events = [(event.kind, event.fields, event.private) for event in self.events[self.event_count :]]
        movers = passed if seat is None or seat in passed else {*passed, seat}
        asked, gate = self._asked_after(at, movers, back, self.version + 1)
        entry = Entry(
            self.row.id,
            self.version,
            at,
            seat,
            move,
            undo_to,
            moves="\n".join(lines),
            events=_json(events).decode(),
            status="over" if match.over else "running",
            started=at if self.version == 0 else None,
            finished=at if match.over else None,
            waiting=_json([(who, ask.at) for who, ask in asked.items() if who >= 0 and not ask.optional]).decode(),
            due=self._due(asked, gate),
            gate=_json(gate).decode() if gate is not None else None,
        )
        return Change(entry, asked, gate, back, self.pauses)

    def keep(self, change: Change) -> None:
        """A change is durable: remember it."""
        entry = change.entry
        if entry.undo_to is None:
            self.line.append(Link(entry.version, len(self.lines), self.event_count, self.asked, self.row.gate))
            self.lines += entry.moves.splitlines()
            if entry.seat is not None:
                self.latest[entry.seat] = entry.version
        else:
            assert change.back is not None
            del self.lines[change.back.ply :]
            while self.line and self.line[-1].index >= entry.undo_to:
                self.line.pop()
            answers = ((self.log[link.index].seat, link.index) for link in self.line)
            self.latest = {seat: index for seat, index in answers if seat is not None}
        self._say(entry.at, entry.seat, entry.move, entry.undo_to)
        self.event_count = len(self.events)
        self.pauses = change.beats
        self.asked = change.asked
        row = self.row
        row.version, row.gate, row.due, row.undo_request = self.version, change.gate, entry.due, None
        row.status = "over" if entry.finished is not None else "running"
        row.started, row.finished = row.started or entry.started, entry.finished

    def _say(self, at: float, seat: int | None, move: str | None, undo_to: int | None) -> None:
        """One more entry of the log, and what it means for what can be played again."""
        index = self.version
        self.log.append(Said(at, seat, move, undo_to))
        self.version = index + 1
        if undo_to is not None:
            taken: list[tuple[int, str]] = []
            while self.answers and self.answers[-1][0] >= undo_to:
                _, who, what = self.answers.pop()
                taken.append((who, what))
            self.undone.append(taken[::-1])
        elif seat is not None and move is not None:
            self.answers.append((index, seat, move))
            if self.undone:
                self._overtake(seat, move)

    def _overtake(self, seat: int, move: str) -> None:
        """A seat answers after an undo: with what was taken back, so the rest can still follow, or otherwise."""
        taken = self.undone[-1]
        first = next((place for place, (who, _) in enumerate(taken) if who == seat), None)
        if first is None:
            return
        if taken[first][1] != move:
            self.undone.clear()
            return
        del taken[first]
        if not taken:
            self.undone.pop()

    @property
    def events(self) -> list[Event]:
        """Everything told so far on the present line."""
        if self.match is None or self.match.state.log is None:
            return []
        return self.match.state.log.events

    def _asked_after(
        self, at: float, movers: AbstractSet[int], back: Link | None, version: int
    ) -> tuple[dict[int, Asked], Gate | None]:
        """Since when each seat is asked what it is asked now, and the gate that stands before it.

        A question put again while its seat did not answer is still the same question, also when somebody else took a
        move back. A race begins where the clock is asked although neither it nor anybody's question was open before:
        there the gate is shut.
        """
        assert self.match is not None
        asked: dict[int, Asked] = {}
        for ask in self.match.asks:
            known = self.asked.get(ask.seat)
            same = known is not None and known.question == ask.question and known.subject == ask.subject
            if same and ask.seat not in movers and (back is None or back.asked.get(ask.seat) == known):
                assert known is not None
                asked[ask.seat] = known
            else:
                asked[ask.seat] = Asked(ask.question, version, at, ask.subject, ask.optional)
        if CLOCK not in asked:
            return asked, None
        if back is not None and CLOCK in back.asked:
            return self._sand_as_it_was(asked, back, at)
        open_before = {known.question for seat, known in self.asked.items() if seat >= 0}
        open_now = {known.question for seat, known in asked.items() if seat >= 0}
        begins = CLOCK not in self.asked and not open_now & open_before
        if begins and any(seat.is_human for seat in self.seats):
            return asked, Gate(version, [])
        return asked, self.row.gate

    def _sand_as_it_was(self, asked: dict[int, Asked], back: Link, at: float) -> tuple[dict[int, Asked], Gate | None]:
        """After an undo: a sand that never stopped runs on, another has run as far as it had before that entry.

        Nobody can have played before the gate was open, so it stays open.
        """
        then, gate = back.asked[CLOCK], back.gate
        if self.row.gate is not None and gate is not None and self.row.gate.version == gate.version:
            gate = self.row.gate
        elif gate is not None and gate.opened is None:
            gate = Gate(gate.version, gate.ready, then.at)
        if asked[CLOCK] != then:
            ran = self.log[back.index].at - self._runs_since(then, gate)
            asked[CLOCK].at = at - ran
        return asked, gate

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
        """When the server will owe its next answer if the gate stands so."""
        return self._due(self.asked, gate) if self.row.status == "running" else None

    @staticmethod
    def _runs_since(clock: Asked, gate: Gate | None) -> float:
        opened = gate.opened if gate is not None and gate.opened is not None else clock.at
        return max(clock.at, opened)

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

    # --- questions about the present

    def ask_of(self, seat: int) -> Ask | None:
        """What this seat is asked now."""
        return self.match.ask_of(seat) if self.match is not None and self.row.status == "running" else None

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

    @property
    def waited_for(self) -> dict[int, Asked]:
        """The seats that hold the match up, and what they are asked."""
        return {seat: asked for seat, asked in self.asked.items() if seat >= 0 and not asked.optional}

    def is_fresh(self, seat: int, version: int) -> bool:
        """Whether an answer chosen at this version answers the question that is open now.

        Others may have moved meanwhile: in a race every seat has its own question, and only its own answers, an undo
        of theirs or another question make an answer stale.
        """
        asked = self.asked.get(seat)
        return asked is not None and asked.version <= version <= self.version

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

    def undo_free_to(self, seat: int) -> int | None:
        """The earliest version this seat may go back to without anybody having learned anything."""
        if self.match is None or self.match.over:
            return None
        if self.latest.get(seat) != self.line[-1].index:
            return None  # somebody else spoke last
        horizon = self.match.undo_horizon(seat)
        free: int | None = None
        for link in reversed(self.line):
            if link.ply < horizon:
                break
            if self.log[link.index].seat == seat:
                free = link.index
        return free

    def others(self, seat: int) -> list[int]:
        """The other people at the table."""
        return [other.seat for other in self.seats if other.is_human and other.seat != seat]

    def first_event_after(self, since: int) -> int:
        """The index of the first event that is new to a reader who knew the match at version `since`."""
        if since == len(self.log) - 1 and self.line and self.line[-1].index == since:
            return self.line[-1].events
        bound = min([since, *(said.undo_to for said in self.log[since:] if said.undo_to is not None)])
        if self.edition_gone:
            return sum(1 for version, _ in self.stored_events if version <= bound)
        place = bisect_left(self.line, bound, key=_index)
        return self.line[place].events if place < len(self.line) else self.event_count

    def turn_of(self, seat: int) -> int | None:
        """Where this seat's latest uninterrupted row of answers began."""
        began: int | None = None
        for link in reversed(self.line):
            if self.log[link.index].seat == seat:
                began = link.index
            elif began is not None:
                break
        return began

    def redo_of(self, seat: int) -> list[str]:
        """The moves this seat could play again after its latest undo."""
        moves: list[str] = []
        for who, move in self.undone[-1] if self.undone else []:
            if who == seat:
                moves.append(move)
            elif moves:
                break
        return moves

    def standing_move(self, seat: int) -> str | None:
        """What a person has said once and for all to the question this seat is asked now; not after an undo."""
        asked = self.asked.get(seat)
        if asked is None or seat < 0 or not self.seats[seat].is_human:
            return None
        move = self._kept_answer(seat, asked.question)
        if move is None or not self.log or self.log[-1].undo_to is not None:
            return None
        latest = self.answers[-_ROW:]
        if len(latest) == _ROW and all((who, what) == (seat, move) for _, who, what in latest):
            return None  # It leads to itself again and again: ask.
        ask = self.ask_of(seat)
        fits = ask is not None and any(one.text == move for one in ask.answers)
        return move if fits else None

    def _kept_answer(self, seat: int, question: str) -> str | None:
        """What this seat said once and for all: to the question itself, or wherever only free moves are left."""
        kept = self.seats[seat].standing
        if question in kept or LAST_CHANCE not in kept:
            return kept.get(question)
        ask = self.ask_of(seat)
        if ask is None or ask.question != question or not ask.side:
            return None
        return kept[LAST_CHANCE] if [one.text for one in ask.answers] == [kept[LAST_CHANCE]] else None


_index = attrgetter("index")
#: Kept under this name: the answer to every question that has no other one, beside free moves.
LAST_CHANCE = "*"
#: A standing answer given so often in a row is no longer given.
_ROW = 20


def _dead(rows: list[Row], first: int) -> list[bool]:
    """Which of these entries a later one took back; the first of them was made at version `first`."""
    lowest, dead = first + len(rows), []
    for index in range(first + len(rows) - 1, first - 1, -1):
        dead.append(index >= lowest)
        if dead[-1]:
            continue
        # Until the entry that this one goes back to, nothing counts.
        lowest = first + len(rows) if rows[index - first]["undo_to"] is None else rows[index - first]["undo_to"]
    return dead[::-1]


def _breathe(ply: int) -> None:
    """In a thread: let others run. Compiled code would keep Python's lock to itself."""
    if not ply & 31:
        time.sleep(0)


def _has_edition(row: MatchRow) -> bool:
    try:
        find(row.game).edition_number(row.edition)
    except (UnknownGame, UnknownEdition):
        return False
    return True
