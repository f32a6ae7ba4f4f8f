"""What if: a match played on in private from one of a seat's positions, in a world that the seat imagines.

The server stores nothing of it: a branch follows from the position, the luck and the answers given so far. The real
match is only ever copied, and what is hidden from the seat is dealt again before anything is played.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from typing import Any

from cosmodrome import bots
from cosmodrome.kernel import CLOCK, CosmodromeError, Match, SeededDealer
from cosmodrome.kernel.event import EventLog
from cosmodrome.server.contract.happened import Beat, EventInfo, EventPage
from cosmodrome.server.contract.playing import WhyNot
from cosmodrome.server.contract.table import AskInfo, ClockInfo, Player, Position, Table, UndoInfo
from cosmodrome.server.contract.whatif import WhatIf, WhatIfAct
from cosmodrome.server.problems import Refused, refusal_of
from cosmodrome.server.tables.projection import moves_of, outcome_of

#: How many branches are kept, so that the next answer need not replay everything.
_KEPT = 64
#: The imagined opponents make at most this many moves before the seat is asked.
_LONGEST = 4000

Key = tuple[str, int, int, int]
"""Match, version, seat and luck."""


class Branch:
    """One line of play of an imagined world."""

    def __init__(self, match: Match, seat: int, luck: int) -> None:
        self.seat = seat
        self.acts: list[str] = []
        self.match = match.imagine(seat, SeededDealer(luck))
        # A copy reports no events; from here on somebody listens again.
        self._log = self.match.state.log = EventLog()
        self._log.figures = self.match.game.figures(self.match.state)
        name, game = bots.best(match.game.name), match.game.name
        self._bots = {other: bots.make(name, game, luck + other) for other in range(match.players) if other != seat}
        #: How many events had been told before each answer, and after each step of the latest one.
        self._before: list[int] = []
        self._steps: list[tuple[int, dict[str, Any]]] = []
        self._go_on()

    def act(self, text: str) -> None:
        """Answer, and let the others go on until this seat is asked again."""
        match = self.match
        move = match.game.moves.parse(text)
        before = len(self._log.events)
        match.play(move, self.seat)
        self._before.append(before)
        self._steps = []
        self._watch()
        self.acts.append(text)
        # In a race everybody can act at the same time.
        for ask in match.asks:
            if ask.seat >= 0 and ask.seat != self.seat and match.ask_of(self.seat) is not None:
                self._answer(ask.seat)
        self._go_on()

    def _go_on(self) -> None:
        match = self.match
        for _ in range(_LONGEST):
            if match.over or match.ask_of(self.seat) is not None:
                return
            others = [ask.seat for ask in match.asks if ask.seat >= 0]
            if others:
                self._answer(others[0])
                continue
            clock = match.ask_of(CLOCK)
            assert clock is not None
            match.play(clock.moves[0], CLOCK)
            self._watch()

    def _answer(self, seat: int) -> None:
        self.match.play(self._bots[seat].choose(self.match.seat(seat)), seat)
        self._watch()

    def _watch(self) -> None:
        told = len(self._log.events)
        last = self._steps[-1][0] if self._steps else (self._before[-1] if self._before else 0)
        if told > last:
            self._steps.append((told, self.match.view(self.seat)))

    def moment(self, table: Table, whole: bool) -> WhatIf:
        """Where it stands, through this seat's eyes: what the latest answer brought, or all that happened."""
        version = len(self.acts) + 1
        first = 0 if whole or not self._before else self._before[-1]
        events = self._events()
        begin, beats = first, []
        for end, view in self._steps if not whole else ():
            beats.append(Beat(version, events[begin:end], view))
            begin = end
        if beats:
            beats[-1].view = None
        return WhatIf(table, self._position(version), EventPage(self.seat, version, first, events[first:]), beats)

    def _events(self) -> list[EventInfo]:
        told = []
        for index, event in enumerate(self.match.events_since(0, self.seat)):
            fields = {name: value for name, value in event.items() if name not in ("kind", "ply")}
            told.append(EventInfo(1 + bisect_right(self._before, index), event["kind"], fields))
        return told

    def _position(self, version: int) -> Position:
        match, ask = self.match, self.match.ask_of(self.seat)
        clock = None if match.over else match.ask_of(CLOCK)
        return Position(
            seat=self.seat,
            version=version,
            now=0.0,
            view=match.view(self.seat),
            asks=[AskInfo(ask.question, moves_of(match, ask), ask.secret)] if ask is not None else [],
            waiting=[],
            clock=[ClockInfo(clock.question, clock.after or 0.0, None)] if clock is not None else [],
            undo=UndoInfo(None, None, None, False),
            over=match.over,
            result=outcome_of(match),
        )

    def why_not(self, text: str) -> WhyNot:
        """The rule that forbids a move here."""
        ask, move = self.match.ask_of(self.seat), self.match.game.moves.parse(text)
        if ask is None:
            return WhyNot(False, "not_your_turn")
        legal = ask.allows(move)
        return WhyNot(legal, None if legal else self.match.game.why_not(self.match.state, ask, move))


class Branches:
    """The branches people are on; the latest are kept. Everything here is slow: call it in a thread."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Branch] = OrderedDict()

    def follow(self, key: Key, match: Match, data: WhatIfAct, table: Table) -> WhatIf:
        """The branch after what was done, with one answer more if there is one."""
        branch = self._branch(key, match, data)
        try:
            if data.act is not None:
                branch.act(data.act)
            found = branch.moment(_table(table, branch), whole=data.act is None)
            if data.why_not is not None:
                found.why_not = branch.why_not(data.why_not)
            if data.about is not None:
                found.facts = branch.match.explain(branch.seat, data.about)
        except CosmodromeError as error:
            raise refusal_of(error) from None
        self._kept[key] = branch
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return found

    def _branch(self, key: Key, match: Match, data: WhatIfAct) -> Branch:
        """The known one, if it is at that point; else built again. Nobody else has it in the meantime."""
        known = self._kept.pop(key, None)
        if known is not None and known.acts == data.acts:
            return known
        branch = Branch(match, data.seat, data.luck)
        try:
            for act in data.acts:
                branch.act(act)
        except CosmodromeError:
            raise Refused(409, "stale", seat=data.seat) from None
        return branch


def _table(table: Table, branch: Branch) -> Table:
    """The same table, with me and imagined opponents at it."""
    table.id = f"what-if-{table.id}"
    table.status = "over" if branch.match.over else "running"
    table.players = [_player(seat, seat == branch.seat, table.game) for seat in range(branch.match.players)]
    table.undo, table.hints, table.gate, table.undo_request, table.abandon = "off", False, None, None, []
    return table


def _player(seat: int, mine: bool, game: str) -> Player:
    if mine:
        return Player(seat, "human", None, None, True, True, False, False)
    return Player(seat, "bot", None, bots.best(game), True, True, False, False)
