"""Moves are interned pairs that print and parse."""

from __future__ import annotations

import contextlib
import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.kernel import MoveTable, UnknownMove

MOVES = MoveTable()
RESEARCH = MOVES.verb("research", ("juno", "atlas"))
ROLL = MOVES.verb("roll", range(1, 9))
END = MOVES.verb("end_turn")


def test_a_move_prints_as_one_readable_line_and_parses_back_to_itself() -> None:
    assert str(RESEARCH[1]) == "research atlas"
    assert str(ROLL[5]) == "roll 5"
    assert str(END()) == "end_turn"
    assert MOVES.parse("  research   atlas ") is RESEARCH[1]
    assert repr(ROLL[8]) == "Move('roll 8')"


def test_the_argument_of_a_range_is_the_number_itself() -> None:
    assert ROLL[1].arg == 1
    assert ROLL[8].arg == 8
    with pytest.raises(IndexError):
        ROLL[0]
    with pytest.raises(IndexError):
        ROLL[9]


def test_ids_count_up_in_the_order_of_declaration() -> None:
    assert [RESEARCH[0].id, RESEARCH[1].id, ROLL[1].id, END().id] == [0, 1, 2, 10]
    assert MOVES.by_id(10) is END()
    assert MOVES.size == 11


def test_names_and_numbers_that_do_not_exist_are_refused() -> None:
    for text in ("research", "research saturn", "roll 9", "roll", "", "end_turn 1"):
        with pytest.raises(UnknownMove) as refusal:
            MOVES.parse(text)
        assert refusal.value.code == "unknown_move"
    for number in (-1, 11):
        with pytest.raises(UnknownMove):
            MOVES.by_id(number)
    with pytest.raises(UnknownMove):
        RESEARCH.named("saturn")


def test_a_verb_with_arguments_is_not_called_without_one() -> None:
    with pytest.raises(TypeError):
        RESEARCH()


def test_a_verb_is_declared_once_with_plain_distinct_names() -> None:
    with pytest.raises(ValueError, match="twice"):
        MOVES.verb("research")
    with pytest.raises(ValueError, match="distinct"):
        MoveTable().verb("take", ("a", "a"))
    with pytest.raises(ValueError, match="blanks"):
        MoveTable().verb("take", ("a b",))
    with pytest.raises(ValueError, match="step"):
        MoveTable().verb("take", range(0, 9, 2))


def test_copies_of_a_move_are_the_move() -> None:
    assert copy.copy(END()) is END()
    assert copy.deepcopy([END()])[0] is END()


@given(st.text())
def test_no_text_breaks_the_parser(text: str) -> None:
    with contextlib.suppress(UnknownMove):
        assert str(MOVES.parse(text)) == " ".join(text.split())
