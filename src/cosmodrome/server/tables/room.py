"""Room: one match as the server keeps it: read from its log, answered, taken back.

A room does no input or output. Whoever changes it makes the change durable before anybody is told.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Set as AbstractSet
from typing import Final

import msgspec

from cosmodrome.kernel import CLOCK, CommittedDealer, CosmodromeError, Match, Stale, parse_seat
from cosmodrome.kernel.dealer import Share
from cosmodrome.kernel.registry import find
from cosmodrome.server.storage import Entry, Row
from cosmodrome.server.tables.columns import Gate, Shares
from cosmodrome.server.tables.entries import Asked, Change, EventRow, Link, Pause, Said, read_events
from cosmodrome.server.tables.memory import Memory

_json: Final = msgspec.json.Encoder().encode


class Room(Memory):
    """A match in memory. Everything here can be rebuilt from the database."""

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

        What an undo took back is not played at all, so that loading costs no more than the line that counts.
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
                back = self._link(to)
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
        match.between = self._pause if self.viewers else None
        for number, line in enumerate(lines):
            if number:
                self._pause()
            who, _, move = line.partition(" ")
            match.play(move, parse_seat(who))
            _breathe(match.ply)
        match.between = None

    def match_at(self, to: int) -> Match:
        """The match as it stood before the entry made at version `to`. May take long: call it in a thread."""
        assert self.match is not None
        return self.match.rewind(self._link_at(to).ply, dealer=self.dealer())

    def adopt(self, fresh: Room) -> None:
        """Become what was read again from the database into another room."""
        self.reset(fresh.row, fresh.seats)
        self.match, self.log, self.version, self.line = fresh.match, fresh.log, fresh.version, fresh.line
        self.lines, self.event_count, self.asked = fresh.lines, fresh.event_count, fresh.asked
        self.latest, self.turns, self.speaker = fresh.latest, fresh.turns, fresh.speaker
        self.answers, self.undone, self.stored_events = fresh.answers, fresh.undone, fresh.stored_events

    def _read_stored(self, rows: list[Row]) -> None:
        for row in rows:
            index = len(self.log)
            self.log.append(Said(row["at"], row["seat"], row["move"], row["undo_to"]))
            self.version = len(self.log)
            if row["undo_to"] is not None:
                self.stored_events = [one for one in self.stored_events if one[0] <= row["undo_to"]]
            self.stored_events += [(index + 1, event) for event in read_events(row["events"])]

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
            # A fault of the rules: the match in memory may be in any state now.
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
        waiting = [(who, ask.at, ask.question) for who, ask in asked.items() if who >= 0 and not ask.optional]
        # In the order of the fields: to be called by their names takes twice as long.
        entry = Entry(
            self.row.id,
            self.version,
            at,
            seat,
            move,
            undo_to,
            lines[0] if len(lines) == 1 else "\n".join(lines),
            _json(events).decode(),
            "over" if match.over else "running",
            at if self.version == 0 else None,
            at if match.over else None,
            _json(waiting).decode(),
            self._due(asked, gate),
            _json(gate).decode() if gate is not None else None,
        )
        return Change(entry, lines, asked, gate, back, self.pauses, events)

    def keep(self, change: Change) -> None:
        """A change is durable: remember it."""
        entry = change.entry
        if entry.undo_to is None:
            self.line.append(self._link(entry.version))
            # The same few thousand lines are said in all matches of a game: each is kept once.
            self.lines += [sys.intern(line) for line in change.lines]
            self._speak(entry.seat, entry.version)
        else:
            assert change.back is not None
            del self.lines[change.back.ply :]
            while self.line and self.line[-1].index >= entry.undo_to:
                self.line.pop()
            self.latest, self.turns, self.speaker = {}, {}, None
            for link in self.line:
                self._speak(self.log[link.index].seat, link.index)
        self._say(entry.at, entry.seat, entry.move, entry.undo_to)
        self.event_count = len(self.events)
        self.pauses = change.beats
        self.asked = change.asked
        row = self.row
        row.version, row.gate, row.due, row.undo_request = self.version, change.gate, entry.due, None
        row.status = "over" if entry.finished is not None else "running"
        row.started, row.finished = row.started or entry.started, entry.finished

    def _speak(self, seat: int | None, index: int) -> None:
        """An entry of the line being played: its seat goes on with a row of answers, or begins one."""
        if seat is not None:
            if seat != self.speaker:
                self.turns[seat] = index
            self.latest[seat] = index
        self.speaker = seat

    def _link(self, index: int) -> Link:
        """How the match stands before this entry."""
        return Link(index, len(self.lines), self.event_count, tuple(self.asked.values()), self.row.gate)

    def _say(self, at: float, seat: int | None, move: str | None, undo_to: int | None) -> None:
        """One more entry of the log, and what it means for what can be played again."""
        index = self.version
        self.log.append(Said(at, seat, move if move is None else sys.intern(move), undo_to))
        self.version = index + 1
        if undo_to is not None:
            taken: list[tuple[int, str]] = []
            while self.answers and self.answers[-1] >= undo_to:
                taken.append(self._answer_at(self.answers.pop()))
            self.undone.append(taken[::-1])
        elif seat is not None and move is not None:
            self.answers.append(index)
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

    def _asked_after(
        self, at: float, movers: AbstractSet[int], back: Link | None, version: int
    ) -> tuple[dict[int, Asked], Gate | None]:
        """Since when each seat has been asked its current question, and the gate before it.

        A question put again while its seat did not answer is still the same question, also when somebody else took a
        move back. A race begins where the clock is asked although neither it nor anybody's question was open before:
        there the gate is shut.
        """
        assert self.match is not None
        asked: dict[int, Asked] = {}
        before = {one.seat: one for one in back.asked} if back is not None else {}
        for ask in self.match.asks:
            known = self.asked.get(ask.seat)
            if (
                known is not None
                and known.question == ask.question
                and known.subject == ask.subject
                and ask.seat not in movers
                and (back is None or known.is_like(before.get(ask.seat)))
            ):
                asked[ask.seat] = known
            else:
                asked[ask.seat] = Asked(ask.seat, ask.question, version, at, ask.subject, ask.optional)
        if CLOCK not in asked:
            return asked, None
        if back is not None and CLOCK in before:
            return self._sand_as_it_was(asked, back, at)
        open_before = {known.question for seat, known in self.asked.items() if seat >= 0}
        open_now = {known.question for seat, known in asked.items() if seat >= 0}
        begins = CLOCK not in self.asked and not open_now & open_before
        if begins and any(seat.is_human for seat in self.seats):
            return asked, Gate(version, [])
        return asked, self.row.gate

    def _sand_as_it_was(self, asked: dict[int, Asked], back: Link, at: float) -> tuple[dict[int, Asked], Gate | None]:
        """After an undo: a timer that never stopped runs on, any other is where it was before that entry.

        Nobody can have played before the gate was open, so it stays open.
        """
        then, gate = next(one for one in back.asked if one.seat == CLOCK), back.gate
        if self.row.gate is not None and gate is not None and self.row.gate.version == gate.version:
            gate = self.row.gate
        elif gate is not None and gate.opened is None:
            gate = Gate(gate.version, gate.ready, then.at)
        if not asked[CLOCK].is_like(then):
            ran = self.log[back.index].at - self._runs_since(then, gate)
            asked[CLOCK].at = at - ran
        return asked, gate


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
    """In a thread: let others run. Compiled code would otherwise never release Python's lock."""
    if not ply & 31:
        time.sleep(0)
