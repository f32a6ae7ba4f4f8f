"""Match: one play of a game, from setup to result; its record, and the seats at it.

A copy in the middle of a step copies the state at the last safe point and plays the moves since again. Generators are
never shared. A match makes records and seats, and both lead back to matches: hence all three are in one module.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmodrome.kernel.ask import DEALER, Ask, Asks, Chance
from cosmodrome.kernel.conversation import Conversation, steps
from cosmodrome.kernel.dealer import Dealer, RecordingDealer, ScriptedDealer, dealer_from
from cosmodrome.kernel.errors import BrokenRecord, CosmodromeError, NotYourTurn, Stale
from cosmodrome.kernel.event import EventLog
from cosmodrome.kernel.history import Bookmark, Imagined, PlyLog
from cosmodrome.kernel.move import Move
from cosmodrome.kernel.native import mypyc_attr
from cosmodrome.kernel.record import SavedGame, parse_seat
from cosmodrome.kernel.registry import find
from cosmodrome.kernel.state import State


@mypyc_attr(acyclic=True)
class Match(Conversation):
    """One play of a game. Made by `cosmodrome.new`, `Match.copy`, `Match.imagine` or `Record.replay`."""

    # --- copies

    def copy(self, *, checkpoints: bool = True) -> Match:
        """An independent match at the same point, with the same future draws. Copies report no events.

        Without `checkpoints` the copy plays faster but is expensive to copy itself: good for playouts.
        """
        point = self._point
        if point.state is None and not self.over:
            return self._copy_by_replay(checkpoints)
        source = self.state if point.state is None else point.state
        dealer = self.dealer.copy() if self.dealer is not None else None
        log = self._log.fork()
        twin = Match(self.game, self.options, dealer, checkpoints=checkpoints, state=source.copy(), log=log)
        twin.ply = twin._marked = self.ply
        twin._first_ply = self._first_ply
        twin._wall = self._wall
        if self.over:
            twin.over = True
            return twin
        if checkpoints:
            # A checkpoint is never changed, so copies share it.
            twin._point.state = point.state
            twin._point.since = point.since[:]
        twin._catch_up(point.since)
        return twin

    def _catch_up(self, since: list[tuple[int, Move | Imagined]]) -> None:
        """Play the moves since the safe point again, to bring fresh rules to where the original's stand."""
        self._rules = rules = steps(self.game, self.state, self._point, True)
        asked = next(rules)
        for seat, entry in since:
            if isinstance(entry, Imagined):
                self.game.redeal(self.state, seat, ScriptedDealer(entry.picks))
                continue
            if isinstance(asked, Asks):
                asked.answered_by = seat
            asked = rules.send(entry)
        self._asked = asked

    def _copy_by_replay(self, checkpoints: bool) -> Match:
        """The slow way: play the whole match again. For matches that keep no checkpoints."""
        if self._first_ply:
            raise BrokenRecord("an imagined match without checkpoints cannot be copied")
        twin = Match(self.game, self.options, None, listen=False, checkpoints=checkpoints, edition=self.edition)
        twin._feed(self._log.since(0))
        twin.dealer = self.dealer.copy() if self.dealer is not None else None
        return twin

    def _feed(self, log: Sequence[tuple[int, Move, int]]) -> None:
        for seat, move, _ in log:
            ask = self.ask_of(seat)
            assert ask is not None
            self.play_trusted(ask, move)

    def rewind(self, ply: int, *, listen: bool = True, dealer: Dealer | None = None) -> Match:
        """A new match at an earlier ply of this one. The dealer, or a given one like it, will deal the same draws again
        from there.
        """
        if not self._first_ply <= ply <= self.ply or self._first_ply:
            raise Stale(f"the match cannot go back to ply {ply}")
        told = self.state.log
        marks = [mark for mark in self._marks if mark.ply <= ply and (told is not None or not listen)]
        earlier: Match
        if marks:
            earlier = self._at(marks, told if listen else None)
            draws = marks[-1].draws
        else:
            earlier = Match(self.game, self.options, None, listen=listen, edition=self.edition)
            draws = 0
        since = self._log.since(earlier.ply)[: ply - earlier.ply]
        earlier._feed(since)
        dealer = dealer or self.dealer
        if dealer is not None:
            earlier.resume(dealer.after(draws + sum([1 for seat, _, _ in since if seat == DEALER])))
        return earlier

    def _at(self, marks: list[Bookmark], told: EventLog | None) -> Match:
        """A match at the last of these bookmarks, which keeps those before it."""
        mark = marks[-1]
        state = mark.state.copy()
        earlier = Match(self.game, self.options, None, state=state)
        earlier.ply = earlier._marked = mark.ply
        earlier._log = self._log.until(mark.ply)
        earlier._wall = mark.wall
        earlier._marks = marks
        earlier._point.state = mark.state
        # What the step reports before its first question has been reported already.
        earlier._catch_up([])
        if told is not None:
            state.log = EventLog()
            state.log.ply = mark.ply
            state.log.events = told.events[: mark.told]
            state.log.figures = self.game.figures(state)
            state.log.counted = mark.told
        return earlier

    def imagine(self, seat: int, dealer: Dealer) -> Match:
        """A copy in which everything this seat cannot know is dealt again, consistent with what it does know."""
        twin = self.copy()
        recording = RecordingDealer(dealer)
        self.game.redeal(twin.state, seat, recording)
        twin._point.since.append((seat, Imagined(recording.picks)))
        for ask in twin.asks:
            ask.forget()
        twin.dealer = dealer
        # The past holds draws this seat never saw.
        twin._first_ply = self.ply
        twin._log = PlyLog(None, self.ply)
        twin._wall = -1
        return twin

    # --- its seats and its record

    def seat(self, number: int) -> Seat:
        """What a bot in this seat is given."""
        return Seat(self, number)

    def record(self) -> Record:
        """The saved game: every move so far, and the result once there is one."""
        if self._first_ply:
            raise BrokenRecord("an imagined match has no record")
        return self._record(self.result.describe() if self.over else None)

    def evidence(self) -> Record:
        """The moves so far without a result, for a match that went wrong, perhaps while computing the result."""
        return self._record(None)

    def _record(self, result: dict[str, Any] | None) -> Record:
        return Record(
            game=self.game.name,
            edition=self.edition,
            options=dict(self.options),
            dealer=self.dealer.describe(over=self.over) if self.dealer is not None else {"kind": "unknown"},
            moves=self.lines_since(0),
            result=result,
        )


class Seat:
    """A seat in a running match, with what the player there knows."""

    __slots__ = ("_match", "number")

    def __init__(self, match: Match, number: int) -> None:
        self._match = match
        self.number = number

    @property
    def game(self) -> str:
        """The name of the game being played."""
        return self._match.game.name

    @property
    def players(self) -> int:
        """How many seats are taken."""
        return self._match.players

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return self._match.ply

    @property
    def ask(self) -> Ask:
        """What is asked of this seat."""
        ask = self._match.ask_of(self.number)
        if ask is None:
            raise NotYourTurn("nothing is asked of this seat", seat=self.number)
        return ask

    def view(self) -> dict[str, Any]:
        """What this seat may know, as plain data."""
        return self._match.view(self.number)

    def events_since(self, n: int) -> list[dict[str, Any]]:
        """What happened from the n-th event on, as this seat may know it."""
        return self._match.events_since(n, self.number)

    def picture(self, dealer: Dealer) -> State:
        """The state as this seat knows it, to be read but never changed. What is hidden is blank or made up."""
        match = self._match
        if match.game.sees_all(match.state, self.number):
            return match.state
        veiled: State | None = match.game.veil(match.state, self.number)
        return match.imagine(self.number, dealer).state if veiled is None else veiled

    def imagine(self, dealer: Dealer) -> Match:
        """A match that could be this one: everything unknown to the seat is dealt again by this dealer.

        Its state may be read freely: what is in it is either known to the seat or made up.
        """
        return self._match.imagine(self.number, dealer)


class Record(SavedGame):
    """A saved game that can be played again."""

    def replay(self, *, listen: bool = True, upto: int | None = None, dealer: Dealer | None = None) -> Match:
        """Play all moves (or the first `upto`) again; the match can then go on.

        The recorded draws are played, not drawn again; after that the given dealer takes over, or the recorded one.
        """
        match = self._start(listen)
        moves = self.moves if upto is None else self.moves[:upto]
        for number, line in enumerate(moves):
            self._play_line(match, number, line)
        draws = sum(1 for line in moves if line.startswith("dealer "))
        match.resume(dealer.after(draws) if dealer is not None else self._dealer_after(draws))
        return match

    def verify(self) -> Match:
        """Replay strictly and check what the record claims: every move legal, every draw the one its dealer must make,
        the result as recorded. The replayed match; a `BrokenRecord` says what does not hold.
        """
        match = self._start(listen=False)
        prover = dealer_from(self.dealer)
        for number, line in enumerate(self.moves):
            asks = match.asks
            if prover is not None and asks and isinstance(asks[0], Chance):
                due = prover.deal(asks[0])
                if line != f"dealer {due}":
                    raise BrokenRecord(f"move {number + 1}: the dealer had to say {due}, the record has {line!r}")
            self._play_line(match, number, line)
        if self.result is not None and (not match.over or match.result.describe() != self.result):
            raise BrokenRecord("the recorded result is not the result of the recorded moves")
        return match

    def _start(self, listen: bool) -> Match:
        try:
            game = find(self.game)
            options = game.check_options(self.options)
            game.edition_number(self.edition)
        except CosmodromeError as error:
            raise BrokenRecord(f"the record cannot be set up: {error}") from None
        return Match(game, options, None, listen=listen, edition=self.edition)

    def _play_line(self, match: Match, number: int, line: str) -> None:
        who, _, text = line.partition(" ")
        try:
            match.play(text, parse_seat(who))
        except CosmodromeError as error:
            raise BrokenRecord(f"move {number + 1}, {line[:80]!r}: {error}") from None

    def _dealer_after(self, draws: int) -> Dealer | None:
        dealer = dealer_from(self.dealer)
        return dealer.after(draws) if dealer is not None else None
