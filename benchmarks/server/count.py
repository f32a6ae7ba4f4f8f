"""The simplest game there is, for measuring servers: four seats in turn add one to a number."""

from __future__ import annotations

from typing import Any

from cosmodrome.kernel import Ask, Game, MoveTable, Option, Options, Result, Rules, State

MOVES = MoveTable()
ADD = MOVES.verb("add")
SEATS = 4


class CountState(State):
    """The number."""

    __slots__ = ("number",)

    def __init__(self) -> None:
        super().__init__()
        self.number = 0

    def copy(self) -> CountState:
        twin = CountState()
        twin.number, twin.reveals = self.number, self.reveals
        return twin


class Count(Game[CountState]):
    """Add one, for ever."""

    name, title, edition = "count", "Count", "1"
    options = (Option.integer("players", SEATS, SEATS, SEATS, "four"),)
    moves = MOVES
    max_plies = 1_000_000

    def new_state(self, options: Options) -> CountState:
        return CountState()

    def step(self, s: CountState) -> Rules[None]:
        seat = s.number % SEATS
        yield Ask(seat, "add", [ADD()])
        s.number += 1
        if s.log is not None:
            s.log.tell("added", seat=seat, number=s.number)

    def over(self, s: CountState) -> bool:
        return s.number >= self.max_plies

    def result(self, s: CountState) -> Result:
        return Result([0] * SEATS, [])

    def view(self, s: CountState, seat: int | None) -> dict[str, Any]:
        return {"number": s.number, "turn": s.number % SEATS, "me": seat}


GAME = Count()
