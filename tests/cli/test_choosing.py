"""A typed line is a number, a move, a command or words to search for."""

from __future__ import annotations

import pytest

from cosmodrome.cli.choosing import Answer, Chosen, Command, Mistake, Search, search, understand
from cosmodrome.text import Words
from tests.text.toy_game.game import END_TURN, LAUNCH, PAY, SPEAKER

MOVES = [LAUNCH[0], LAUNCH[1], PAY[1], PAY[5], END_TURN()]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", Chosen(LAUNCH[0])),
        (" 5 ", Chosen(END_TURN())),
        ("launch probe", Chosen(LAUNCH[1])),
        ("end_turn", Chosen(END_TURN())),
        ("undo", Command("undo")),
        ("U", Command("undo")),
        ("?", Command("help")),
        ("save my game.json", Command("save", "my game.json")),
        ("why pay 3", Command("why", "pay 3")),
        ("rocket", Search("rocket")),
        ("/undo", Search("undo")),
        ("/", Search("")),
        ("", Search("")),
        ("log cabin", Search("log cabin")),
    ],
)
def test_what_is_meant(typed: str, meant: Answer) -> None:
    assert understand(typed, MOVES) == meant


@pytest.mark.parametrize("typed", ["0", "6", "99999999999999999999"])
def test_a_number_outside_the_list_is_a_mistake(typed: str) -> None:
    assert isinstance(understand(typed, MOVES), Mistake)


def test_search_looks_at_shown_and_written_words_and_keeps_the_numbers() -> None:
    words = Words(SPEAKER)
    assert search("coin", MOVES, words) == [(3, PAY[1]), (4, PAY[5])]
    assert search("BIG launch", MOVES, words) == [(1, LAUNCH[0])]
    assert search("big_rocket", MOVES, words) == [(1, LAUNCH[0])]
    assert search("", MOVES, words) == list(enumerate(MOVES, 1))
    assert search("dragon", MOVES, words) == []
