"""The plain board draws any view; a game's own board is found by its name."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from cosmodrome.cli.boards import board, generic
from cosmodrome.text import Words
from tests.text.toy_game.game import SPEAKER

VIEW: dict[str, Any] = {
    "year": 1957,
    "started": True,
    "leader": None,
    "places": ["moon", "big_rocket"],
    "agencies": [
        {"seat": 0, "money": 25, "rockets": ["probe"], "notes": None},
        {"seat": 1, "money": 7, "rockets": [], "notes": None},
    ],
    "map": {"moon": {"craft": 1}, "mars": {"craft": 0}},
    "bank": {"coins": 30},
    "deep": {"one": {"two": [1, 2]}, "three": 3},
    "empty": [],
}


def drawn(width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(generic.draw(VIEW, Words(SPEAKER), ("Ada", "Ben")))
    return out.getvalue()


@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_plain_board_shows_everything_and_fits(width: int) -> None:
    text = drawn(width)
    assert all(len(line.rstrip()) <= width for line in text.splitlines())
    flowing = " ".join(text.split())
    assert [word for word in ("1957", "25", "Big Rocket", "Moon", "Probe", "Coins 30") if word not in flowing] == []


def test_empty_columns_and_lists_are_left_out() -> None:
    assert "Notes" not in drawn(120)
    assert "Empty" not in drawn(120)


def test_yes_no_and_nothing_are_words() -> None:
    text = drawn(120)
    assert "Started yes" in text
    assert "Leader –" in text


def test_a_game_without_a_board_is_drawn_plainly() -> None:
    assert board("speaker", {}) is generic.draw
