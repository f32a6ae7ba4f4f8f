"""Tic-tac-toe: the smallest complete game, the parts of a game package in one file."""

from __future__ import annotations

from typing import Any, TypedDict

from cosmodrome.kernel import Ask, Game, MoveTable, Option, Options, Result, Rules, State

MOVES = MoveTable()
MARK = MOVES.verb("mark", ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"))
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class TicTacToe(State):
    __slots__ = ("active", "squares")

    def __init__(self, squares: list[int], active: int) -> None:
        super().__init__()
        self.squares = squares
        self.active = active

    def copy(self) -> TicTacToe:
        return TicTacToe(self.squares[:], self.active)

    def winner(self) -> int:
        for a, b, c in LINES:
            if self.squares[a] == self.squares[b] == self.squares[c] >= 0:
                return self.squares[a]
        return -1


class View(TypedDict):
    squares: list[int]
    active: int


def turn(s: TicTacToe) -> Rules[None]:
    free = [MARK[square] for square in range(9) if s.squares[square] < 0]
    move = yield Ask(s.active, "mark_a_square", free)
    s.squares[move.arg] = s.active
    if s.log is not None:
        s.log.tell("marked", seat=s.active, square=MARK.name_of(move.arg))
    s.active = 1 - s.active


STEPS = (turn,)


class TicTacToeGame(Game[TicTacToe]):
    name, title, edition = "tic_tac_toe", "Tic-tac-toe", "1"
    options = (Option.integer("players", 2, 2, 2, "always two"),)
    moves, view_type, max_plies = MOVES, View, 9

    def new_state(self, options: Options) -> TicTacToe:
        return TicTacToe([-1] * 9, active=0)

    def step(self, s: TicTacToe) -> Rules[None]:
        rule = STEPS[0]
        return rule(s)

    def over(self, s: TicTacToe) -> bool:
        return s.winner() >= 0 or -1 not in s.squares

    def result(self, s: TicTacToe) -> Result:
        scores = [int(s.winner() == seat) for seat in (0, 1)]
        return Result(scores, [seat for seat in (0, 1) if scores[seat]])

    def view(self, s: TicTacToe, seat: int | None) -> dict[str, Any]:
        return {"squares": s.squares[:], "active": s.active}


GAME = TicTacToeGame()
