"""All games have one shape."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cosmodrome.games import TABLE
from tests.repository.shape import SYNONYMS, codes, deviations, refused

GAMES = Path(__file__).resolve().parents[2] / "src" / "cosmodrome" / "games"


@pytest.mark.parametrize("game", TABLE)
def test_a_game_has_the_shape_of_all_games(game: str) -> None:
    assert deviations(f"cosmodrome.games.{game}", boxed=True) == set()


@pytest.mark.parametrize("game", TABLE)
def test_the_rules_of_a_game_say_which_chapter_is_where(game: str) -> None:
    rules = GAMES / game / "rules"
    map_of_rules = (rules / "__init__.py").read_text(encoding="utf-8")
    modules = {path.stem for path in rules.iterdir() if path.suffix == ".py" or path.is_dir()} - {
        "__init__",
        "__pycache__",
    }
    assert {name for name in modules if not re.search(rf"\b{name}\b", map_of_rules)} == set()


@pytest.mark.parametrize("game", TABLE)
def test_refusal_codes_are_plain_names(game: str) -> None:
    found = codes(GAMES / game)
    assert len(found) > 20
    assert [code for code in found if not re.fullmatch(r"[a-z]+(_[a-z]+)*", code)] == []


@pytest.mark.parametrize("game", TABLE)
def test_every_refusal_has_words(game: str) -> None:
    given = refused((GAMES / game / "refusals.py").read_text(encoding="utf-8"))
    assert len(given) > 20
    assert given - codes(GAMES / game) == set()


def test_the_words_of_a_refusal_are_found_wherever_it_is_given() -> None:
    source = "def why(s: int) -> str:\n    if s:\n        return 'a'\n    return 'b' if s else 'c' if s else other(s)\n"
    assert refused(source) == {"a", "b", "c"}


def test_a_wanted_code_is_not_itself_unwanted() -> None:
    assert set(SYNONYMS.values()) & set(SYNONYMS) == set()


def test_the_test_of_the_shape_notices_what_is_missing() -> None:
    found = deviations("cosmodrome.arena", boxed=True)
    assert {"rules is missing", "redeal.py is missing", "STEPS is not a tuple", "GAME is not a ArenaGame"} <= found
