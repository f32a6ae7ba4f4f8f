"""Match: one play of a game, from setup to result.

The match drives the rules from safe point to safe point. It keeps the state at the last safe point and the few moves
since; a copy in the middle of a step copies that state and plays those moves again. Generators are never shared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cosmodrome.kernel.ask import CLOCK, DEALER, EVERYONE, NOBODY, Ask, Asks, Chance, Rules, seats_mask
from cosmodrome.kernel.dealer import Dealer, RecordingDealer, ScriptedDealer, SeededDealer
from cosmodrome.kernel.errors import BrokenRecord, IllegalMove, MatchOver, NotOver, NotYourTurn, Stale
from cosmodrome.kernel.event import EventLog
from cosmodrome.kernel.game import Game, Result
from cosmodrome.kernel.history import BOOKMARK_EVERY, Bookmark, Imagined, Ply, PlyLog, SafePoint, thinned
from cosmodrome.kernel.move import Move
from cosmodrome.kernel.native import mypyc_attr
from cosmodrome.kernel.option import Options
from cosmodrome.kernel.record import Record, seat_name
from cosmodrome.kernel.state import State

if TYPE_CHECKING:
    from cosmodrome.kernel.seat import Seat


def _steps(game: Game[Any], state: State, point: SafePoint, resumed: bool) -> Rules[None]:
    """Step after step until the match is over, as one conversation. A resumed one stands within its first step."""
    while resumed or not game.over(state):
        if resumed:
            resumed = False
        elif point.kept:
            point.state = state.copy()
            point.since = []
        yield from game.step(state)


@mypyc_attr(acyclic=True)
class Match:
    """One play of a game. Made by `cosmodrome.new`, `Match.copy`, `Match.imagine` or `Record.replay`.

    With a dealer the match answers for chance itself and `asks` are only those of people and the clock; without one
    the dealer's asks are listed too and are answered like any other.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Options,
        dealer: Dealer | None,
        *,
        listen: bool = True,
        checkpoints: bool = True,
        state: State | None = None,
        edition: str | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.players: int = options["players"]
        self.dealer = dealer
        #: Called before each of the dealer's answers, for whoever wants to see ply by ply. Take it away afterwards.
        self.between: Callable[[], None] | None = None
        self.over = False
        self._point = SafePoint(checkpoints, None, [])
        #: How many moves have been made, the dealer's and the clock's included.
        self.ply = 0
        self._log = PlyLog(None, 0)
        # Plies before this one are not kept in an imagined match.
        self._first_ply = 0
        # The last ply whose move made something hidden known to somebody. Undo does not pass it freely.
        self._wall = -1
        # Safe points to go back to, and the ply of the newest.
        self._marks: list[Bookmark] = []
        self._marked = 0
        self._rules: Rules[None] | None = None
        self._asked: Ask | Asks | None = None
        if state is None:
            self.state: State = game.new_state(options)
            self.state.edition = game.edition_number(game.edition if edition is None else edition)
            self.state.log = EventLog() if listen else None
            self._run(None)
        else:
            self.state = state

    @property
    def edition(self) -> str:
        """The edition of the rules this match is played by: the newest, or the one it began with."""
        return self.game.edition_name(self.state.edition)

    # --- what is asked, and answering it

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Everything that is asked now; any of these seats may answer first."""
        asked = self._asked
        if asked is None:
            return ()
        return asked.asks if isinstance(asked, Asks) else (asked,)

    def ask_of(self, seat: int) -> Ask | None:
        """What is asked of this seat now, if anything."""
        asked = self._asked
        if isinstance(asked, Asks):
            return next((ask for ask in asked.asks if ask.seat == seat), None)
        return asked if asked is not None and asked.seat == seat else None

    def play(self, move: Move | str, seat: int | None = None, ply: int | None = None) -> None:
        """Answer an ask. A refusal is a typed error and changes nothing.

        `seat` may be left out while only one seat is asked. `ply` says which position the answer was meant for.
        """
        if isinstance(move, str):
            move = self.game.moves.parse(move)
        if self.over:
            raise MatchOver("the match is over", seat=seat, move=str(move))
        if ply is not None and ply != self.ply:
            raise Stale(f"the answer was given at ply {ply}, the match is at ply {self.ply}", seat=seat, move=str(move))
        ask = self._ask_for(move, seat)
        if not ask.allows(move):
            rule = self.game.why_not(self.state, ask, move)
            raise IllegalMove(f"{move}: {rule}", seat=ask.seat, move=str(move), rule=rule)
        self.play_trusted(ask, move)

    def play_trusted(self, ask: Ask, move: Move) -> None:
        """Answer one of the present asks with one of its own moves, unchecked: for search and simulation loops."""
        known_to = EVERYONE
        if ask.secret:
            known_to = seats_mask(ask.seat)
        elif isinstance(ask, Chance):
            known_to = ask.seen_by
        reveals = self.state.reveals
        ply = self.ply
        self._run(self._answer(ask.seat, move, known_to))
        if self.state.reveals != reveals:
            self._wall = ply
        if self.ply - self._marked >= BOOKMARK_EVERY:
            self._bookmark()

    def _bookmark(self) -> None:
        """Remember the present position, if it is a safe point."""
        point = self._point
        if point.state is None or point.since or self._first_ply:
            return
        draws, first = 0, 0
        if self._marks:
            draws, first = self._marks[-1].draws, self._marks[-1].ply
        draws += sum([1 for seat, _, _ in self._log.since(first) if seat == DEALER])
        told = 0 if self.state.log is None else len(self.state.log.events)
        self._marks = thinned([*self._marks, Bookmark(self.ply, point.state, told, draws, self._wall)])
        self._marked = self.ply

    def _ask_for(self, move: Move, seat: int | None) -> Ask:
        if seat is None:
            asks = self.asks
            if len(asks) == 1:
                return asks[0]
            able = [ask for ask in asks if ask.allows(move)]
            if len(able) == 1:
                return able[0]
            raise NotYourTurn("several seats are asked: say who answers", move=str(move))
        ask = self.ask_of(seat)
        if ask is None:
            waiting = ", ".join(seat_name(one.seat) for one in self.asks)
            raise NotYourTurn(f"seat {seat_name(seat)} is not asked; asked: {waiting}", seat=seat, move=str(move))
        return ask

    # --- driving the rules

    def _answer(self, seat: int, move: Move, known_to: int) -> Ask | Asks | None:
        """Send one answer into the rules; the next ask, or None when the match is over."""
        if seat == DEALER and known_to != NOBODY:
            self._wall = self.ply
        self.ply += 1
        self._log.plies.append((seat, move, known_to))
        if self._point.kept:
            self._point.since.append((seat, move))
        log = self.state.log
        if log is not None:
            log.ply = self.ply
        if isinstance(self._asked, Asks):
            self._asked.answered_by = seat
        assert self._rules is not None
        try:
            asked = self._rules.send(move)
        except StopIteration:
            asked = None
        if log is not None:
            log.count(self.game.figures(self.state))
        return asked

    def _run(self, asked: Ask | Asks | None) -> None:
        """Go on until a seat has to answer or the match is over."""
        if asked is None and self._rules is None:
            self._rules = _steps(self.game, self.state, self._point, False)
            asked = next(self._rules, None)
            if self.state.log is not None:
                self.state.log.count(self.game.figures(self.state))
        dealer = self.dealer
        while isinstance(asked, Chance) and dealer is not None:
            self._asked = asked
            if self.between is not None:
                self.between()
            asked = self._answer(DEALER, dealer.deal(asked), asked.seen_by)
        self._asked = asked
        if asked is None:
            self.over = True
            self._point = SafePoint(False, None, [])

    @property
    def safe_state(self) -> State | None:
        """The state at the last safe point, while it is kept. Read it, never change it."""
        return self._point.state

    # --- copies

    def copy(self, *, checkpoints: bool = True) -> Match:
        """An independent match at the same point, with the same future draws. Copies tell no events.

        Without `checkpoints` the copy plays on faster but is itself costly to copy: right for playouts.
        """
        point = self._point
        if point.state is None and not self.over:
            return self._copy_by_replay(checkpoints)
        source = self.state if point.state is None else point.state
        dealer = self.dealer.copy() if self.dealer is not None else None
        twin = Match(self.game, self.options, dealer, checkpoints=checkpoints, state=source.copy())
        twin.ply = twin._marked = self.ply
        twin._log = self._log.fork()
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
        self._rules = rules = _steps(self.game, self.state, self._point, True)
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
        earlier._log.plies = self._log.since(0)[: mark.ply]
        earlier._wall = mark.wall
        earlier._marks = marks
        earlier._point.state = mark.state
        # What the step tells before its first question was told already.
        earlier._catch_up([])
        if told is not None:
            state.log = EventLog()
            state.log.ply = mark.ply
            state.log.events = told.events[: mark.told]
            state.log.figures = self.game.figures(state)
            state.log.counted = mark.told
        return earlier

    def resume(self, dealer: Dealer | None) -> None:
        """Hand the bag to this dealer: from here on it answers for chance."""
        self.dealer = dealer
        if dealer is not None and not self.over:
            self._run(self._asked)

    def imagine(self, seat: int, dealer: Dealer) -> Match:
        """A copy in which everything this seat cannot know is dealt anew, consistently with what it does know."""
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

    # --- what can be known

    def seat(self, number: int) -> Seat:
        """What a bot in this seat is given."""
        from cosmodrome.kernel.seat import Seat

        return Seat(self, number)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know, as plain data; None is a spectator."""
        return self.game.view(self.state, seat)

    def quote(self, ask: Ask, move: Move) -> dict[str, Any]:
        """What an answer costs and brings, as plain data."""
        return self.game.quote(self.state, ask, move)

    def explain(self, seat: int | None, about: str) -> dict[str, Any]:
        """What the rules say about one thing on the table, from what this seat may know."""
        return self.game.explain(self.state, seat, about)

    def events_since(self, n: int, seat: int | None) -> list[dict[str, Any]]:
        """The events from the n-th on, as this seat may know them."""
        log = self.state.log
        return [] if log is None else [event.seen_from(seat) for event in log.events[n:]]

    @property
    def result(self) -> Result:
        """Scores, winners and breakdown; only once the match is over."""
        if not self.over:
            raise NotOver("the match is not over, so it has no result yet")
        return self.game.result(self.state)

    def undo_horizon(self, seat: int) -> int:
        """The earliest ply to which this seat may take its moves back without anybody having learned anything."""
        horizon = self.ply
        lowest = max(self._first_ply, self._wall + 1)
        plies = self._log.since(lowest)
        for ply in range(self.ply - 1, lowest - 1, -1):
            mover, _, known_to = plies[ply - lowest]
            if mover == seat:
                horizon = ply
            elif mover != DEALER or known_to != NOBODY:
                break
        return horizon

    # --- the saved game

    def record(self) -> Record:
        """The saved game: every move so far, and the result once there is one."""
        if self._first_ply:
            raise BrokenRecord("an imagined match has no record")
        return self._record(self.result.describe() if self.over else None)

    def evidence(self) -> Record:
        """The moves so far without a result: of a match that went wrong, perhaps in its very result."""
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

    def plies_since(self, ply: int) -> list[Ply]:
        """Who answered what from this ply on, and who knows it. For checks and tools: no seat may know all of it."""
        return self._log.since(ply)

    def lines_since(self, ply: int) -> list[str]:
        """The record's lines from this ply on: what a store that keeps the earlier ones has to add."""
        return [f"{seat_name(seat)} {move.text}" for seat, move, _ in self._log.since(ply)]

    def moves_known_to(self, seat: int | None) -> list[str]:
        """The moves so far as this seat knows them; what it does not know stands as a question mark."""
        lines = []
        for mover, move, known_to in self._log.since(0):
            known = known_to == EVERYONE or (seat is not None and seat >= 0 and known_to >> seat & 1)
            lines.append(f"{seat_name(mover)} {move if known else '?'}")
        return lines

    # --- fast play

    def play_blindly(self, lots: SeededDealer, limit: int) -> int:
        """The same by lots drawn in the kernel itself, which costs least."""
        given = 0
        while not self.over and given < limit:
            asked = self._asked
            if isinstance(asked, Asks):
                ask = asked.asks[lots.below(len(asked.asks))]
                if ask.seat == CLOCK and len(asked.asks) > 1 and lots.below(50):
                    continue
            else:
                assert asked is not None
                ask = asked
            moves = ask.moves
            self.play_trusted(ask, moves[lots.below(len(moves))] if len(moves) > 1 else moves[0])
            given += 1
        return given

    def play_out(self, pick: Callable[[int], int], limit: int) -> int:
        """Play on by `pick(n) -> 0..n-1` until the match is over or `limit` answers were given; how many were given.

        When several seats are asked one of them is picked; the clock is heard once in about fifty times.
        """
        given = 0
        while not self.over and given < limit:
            asked = self._asked
            if isinstance(asked, Asks):
                ask = asked.asks[pick(len(asked.asks))]
                if ask.seat == CLOCK and len(asked.asks) > 1 and pick(50):
                    continue
            else:
                assert asked is not None
                ask = asked
            moves = ask.moves
            self.play_trusted(ask, moves[pick(len(moves))] if len(moves) > 1 else moves[0])
            given += 1
        return given
