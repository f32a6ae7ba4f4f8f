"""Conversation: the rules ask and seats answer. What is asked, how it is answered, and what can be known of it.

It runs the rules from one safe point to the next, and keeps the state at the last one and the moves since.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cosmodrome.kernel.ask import CLOCK, DEALER, EVERYONE, NOBODY, Ask, Asks, Chance, Rules, seats_mask
from cosmodrome.kernel.dealer import Dealer, SeededDealer
from cosmodrome.kernel.errors import IllegalMove, MatchOver, NotOver, NotYourTurn, Stale
from cosmodrome.kernel.event import EventLog
from cosmodrome.kernel.game import Game, Result
from cosmodrome.kernel.history import BOOKMARK_EVERY, Bookmark, Ply, PlyLog, SafePoint, thinned
from cosmodrome.kernel.move import Move
from cosmodrome.kernel.native import mypyc_attr
from cosmodrome.kernel.option import Options
from cosmodrome.kernel.record import seat_name
from cosmodrome.kernel.state import State

NO_MARKS: Final[list[Bookmark]] = []


def steps(game: Game[Any], state: State, point: SafePoint, resumed: bool) -> Rules[None]:
    """Step after step until the match is over, as one conversation. A resumed one is in the midst of its first step."""
    while resumed or not game.over(state):
        if point.between is not None and state.log is not None and state.log.latest() in game.moments:
            point.between()
        if resumed:
            resumed = False
        elif point.kept:
            point.state = state.copy()
            point.since = []
        yield from game.step(state)


@mypyc_attr(acyclic=True)
class Conversation:
    """The questions of the rules and the answers to them: the half of a `Match` that knows no other match.

    With a dealer it answers for chance itself and `asks` are only those of people and the clock; without one the
    dealer's asks are listed too and are answered like any other.
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
        log: PlyLog | None = None,
        edition: str | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.players: int = options["players"]
        self.dealer = dealer
        self.over = False
        self._point = SafePoint(checkpoints, None, [])
        #: How many moves have been made, the dealer's and the clock's included.
        self.ply = 0
        self._log = PlyLog(None, 0) if log is None else log
        # Plies before this one are not kept in an imagined match.
        self._first_ply = 0
        # The last ply that revealed something hidden to somebody. Going back further is not free.
        self._wall = -1
        # Safe points to go back to, a list that is never changed in place, and the ply of the newest.
        self._marks = NO_MARKS
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

    @property
    def between(self) -> Callable[[], None] | None:
        """Called before each of the dealer's answers and after each of the game's `moments`, for whoever wants to see
        step by step. Take it away afterwards."""
        return self._point.between

    @between.setter
    def between(self, watch: Callable[[], None] | None) -> None:
        self._point.between = watch

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
        """Answer one of the current asks with one of its own moves, unchecked: for search and simulation loops."""
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
        if self.ply - self._marked >= BOOKMARK_EVERY and self._point.kept:
            self._bookmark()

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
        self._log.add(seat, move, known_to)
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
            self._rules = steps(self.game, self.state, self._point, False)
            asked = next(self._rules, None)
            if self.state.log is not None:
                self.state.log.count(self.game.figures(self.state))
        dealer = self.dealer
        while isinstance(asked, Chance) and dealer is not None:
            self._asked = asked
            if self._point.between is not None:
                self._point.between()
            asked = self._answer(DEALER, dealer.deal(asked), asked.seen_by)
        self._asked = asked
        if asked is None:
            self.over = True
            self._point = SafePoint(False, None, [])

    def resume(self, dealer: Dealer | None) -> None:
        """Let this dealer answer for chance from here on."""
        self.dealer = dealer
        if dealer is not None and not self.over:
            self._run(self._asked)

    def _bookmark(self) -> None:
        """Remember the current position, if it is a safe point."""
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

    @property
    def safe_state(self) -> State | None:
        """The state at the last safe point, while it is kept. Read it, never change it."""
        return self._point.state

    # --- what can be known

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
        """The earliest ply this seat may go back to without anybody having learned anything since."""
        horizon = self.ply
        lowest = max(self._first_ply, self._wall + 1)
        for ply in range(self.ply - 1, lowest - 1, -1):
            mover, known_to = self._log.who(ply)
            if mover == seat:
                horizon = ply
            elif mover != DEALER or known_to != NOBODY:
                break
        return horizon

    def plies_since(self, ply: int) -> list[Ply]:
        """Who answered what from this ply on, and who knows it. For checks and tools: no seat may know all of it."""
        return self._log.since(ply)

    def lines_since(self, ply: int) -> list[str]:
        """The record's lines from this ply on: what a store that keeps the earlier ones has to add."""
        return [f"{seat_name(seat)} {move.text}" for seat, move, _ in self._log.since(ply)]

    def moves_known_to(self, seat: int | None) -> list[str]:
        """The moves so far as this seat knows them; a question mark for those it does not know."""
        lines = []
        for mover, move, known_to in self._log.since(0):
            known = known_to == EVERYONE or (seat is not None and seat >= 0 and known_to >> seat & 1)
            lines.append(f"{seat_name(mover)} {move if known else '?'}")
        return lines

    # --- fast play

    def play_out(self, pick: Callable[[int], int], limit: int) -> int:
        """Play on by `pick(n) -> 0..n-1` until the match is over or `limit` answers were given; how many were given.

        When several seats are asked, one of them is picked; the clock about one time in fifty.
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

    def play_blindly(self, lots: SeededDealer, limit: int) -> int:
        """Like `play_out`, with random picks made in the kernel itself, which is quickest."""
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
