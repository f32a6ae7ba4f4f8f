"""Tic-tac-toe: the smallest complete game on the kernel."""

from __future__ import annotations

from typing import Any

from cosmodrome.kernel import Ask, Game, MoveTable, Option, Options, Result, Rules, State

MOVES = MoveTable()
MARK = MOVES.verb("mark", ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"))
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class TicTacToeState(State):
    __slots__ = ("active", "squares")

    def __init__(self, squares: list[int], active: int) -> None:
        super().__init__()
        self.squares = squares
        self.active = active

    def copy(self) -> TicTacToeState:
        return TicTacToeState(self.squares[:], self.active)

    def winner(self) -> int:
        for a, b, c in LINES:
            if self.squares[a] == self.squares[b] == self.squares[c] >= 0:
                return self.squares[a]
        return -1


class TicTacToe(Game[TicTacToeState]):
    name, title, edition = "tic_tac_toe", "Tic-tac-toe", "1"
    options = (Option.integer("players", 2, 2, 2, "always two"),)
    moves = MOVES
    max_plies = 9

    def new_state(self, options: Options) -> TicTacToeState:
        return TicTacToeState([-1] * 9, active=0)

    def step(self, s: TicTacToeState) -> Rules[None]:
        free = [MARK[square] for square in range(9) if s.squares[square] < 0]
        move = yield Ask(s.active, "mark_a_square", free)
        s.squares[move.arg] = s.active
        if s.log is not None:
            s.log.tell("marked", seat=s.active, square=MARK.name_of(move.arg))
        s.active = 1 - s.active

    def over(self, s: TicTacToeState) -> bool:
        return s.winner() >= 0 or -1 not in s.squares

    def result(self, s: TicTacToeState) -> Result:
        scores = [int(s.winner() == seat) for seat in (0, 1)]
        return Result(scores, [seat for seat in (0, 1) if scores[seat]])

    def view(self, s: TicTacToeState, seat: int | None) -> dict[str, Any]:
        return {"squares": s.squares[:], "active": s.active}
