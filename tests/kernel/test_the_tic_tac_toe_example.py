"""The example of `docs/add-a-game.md` is the file in `examples/`, short, and every block of Python in the page runs."""

from __future__ import annotations

import re
from pathlib import Path

import cosmodrome
from cosmodrome.kernel import State
from examples.tic_tac_toe import TicTacToeGame

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
SOURCE = (ROOT / "examples" / "tic_tac_toe.py").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, flags=re.DOTALL | re.MULTILINE)


def test_the_page_shows_the_whole_example_in_under_eighty_lines() -> None:
    assert BLOCKS[0] == SOURCE
    assert len(SOURCE.splitlines()) < 80


def test_the_page_can_be_followed() -> None:
    for block in BLOCKS[1:]:
        exec(compile(block, "docs/add-a-game.md", "exec"), {"TicTacToeGame": TicTacToeGame, "print": lambda *_: None})
    assert "tic_tac_toe" in cosmodrome.games()


def test_three_in_a_row_win_and_a_full_board_is_a_draw() -> None:
    cosmodrome.register(TicTacToeGame())
    match = cosmodrome.new("tic_tac_toe")
    for square in ("a1", "a2", "b1", "b2", "c1"):
        match.play(f"mark {square}")
    assert match.result.winners == (0,)
    drawn = cosmodrome.new("tic_tac_toe")
    for square in ("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3"):
        drawn.play(f"mark {square}")
    assert drawn.over
    assert drawn.result.winners == ()


def test_the_example_uses_the_names_of_the_shape() -> None:
    from examples import tic_tac_toe

    assert isinstance(tic_tac_toe.STEPS, tuple)
    assert isinstance(tic_tac_toe.GAME, tic_tac_toe.TicTacToeGame)
    assert issubclass(tic_tac_toe.TicTacToe, State)
    assert tic_tac_toe.GAME.view_type is tic_tac_toe.View
