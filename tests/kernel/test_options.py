"""Options check themselves and say what is wrong."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.kernel import BadOptionValue, Conflict, Option, UnknownOption
from cosmodrome.kernel.option import check_options
from tests.kernel.toys import Toy

LEVEL = Option.choice("level", ("easy", "hard"), "easy", "how hard")
ROUNDS = Option.subset("rounds", ("1", "2", "3", "3a"), ("1", "2", "3"), "which rounds")
PLAYERS = Option.integer("players", 1, 4, 2, "how many")
FAST = Option.flag("fast", False, "whether to hurry")
CONTENT = Option.text("content", "", "a folder")


@pytest.mark.parametrize(
    ("option", "given", "kept"),
    [
        (LEVEL, "hard", "hard"),
        (ROUNDS, "3,1", ("1", "3")),
        (ROUNDS, ["3a", 2], ("2", "3a")),
        (ROUNDS, "", ()),
        (PLAYERS, "3", 3),
        (PLAYERS, 4, 4),
        (FAST, "yes", True),
        (FAST, False, False),
        (CONTENT, "here", "here"),
    ],
)
def test_values_are_brought_to_normal_form(option: Option, given: object, kept: object) -> None:
    assert option.check(given) == kept


@pytest.mark.parametrize(
    ("option", "given"),
    [
        (LEVEL, "medium"), (LEVEL, None), (LEVEL, True), (ROUNDS, "4"), (ROUNDS, "1,1"), (ROUNDS, 7), (PLAYERS, 0),
        (PLAYERS, 5), (PLAYERS, "many"), (PLAYERS, True), (PLAYERS, "9" * 5000), (FAST, "perhaps"),
        (FAST, 1), (CONTENT, 3),
    ],
)  # fmt: skip
def test_values_that_are_not_allowed_are_refused_with_what_is(option: Option, given: object) -> None:
    with pytest.raises(BadOptionValue, match=option.allowed()) as refusal:
        option.check(given)
    assert refusal.value.code == "bad_option_value"


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownOption, match="players"):
        Toy().check_options({"colour": "red"})


def test_options_that_exclude_each_other_are_refused_with_the_reason() -> None:
    with pytest.raises(BadOptionValue, match="needs its timer"):
        Toy().check_options({"mood": "wild", "timer": False})
    Toy().check_options({"mood": "wild"})


def test_a_conflict_looks_into_selections_and_several_values() -> None:
    conflict = Conflict("rounds", "3a", "level", ("easy",), "too_hard")
    with pytest.raises(BadOptionValue, match="rounds and level: too hard") as refusal:
        check_options((LEVEL, ROUNDS), (conflict,), {"rounds": "3a"})
    assert refusal.value.rule == "too_hard"
    check_options((LEVEL, ROUNDS), (conflict,), {"rounds": "3a", "level": "hard"})
    assert conflict.describe() == {
        "first": {"option": "rounds", "values": ["3a"]},
        "second": {"option": "level", "values": ["easy"]},
        "why": "too_hard",
    }


def test_options_describe_themselves_as_data() -> None:
    assert PLAYERS.describe() == {
        "name": "players", "kind": "integer", "default": 2, "help": "how many", "low": 1, "high": 4,
    }  # fmt: skip
    assert ROUNDS.describe()["values"] == ["1", "2", "3", "3a"]


def test_a_default_that_is_not_allowed_is_a_mistake_of_the_author() -> None:
    with pytest.raises(BadOptionValue):
        Option.choice("level", ("easy",), "hard", "how hard")


def test_a_game_that_does_not_say_who_can_sit_down_cannot_be_made_known() -> None:
    class Unseated(Toy):
        name = "unseated"
        options = ()  # type: ignore[assignment]

    with pytest.raises(UnknownOption, match="players"):
        cosmodrome.register(Unseated())
    assert "unseated" not in cosmodrome.games()
