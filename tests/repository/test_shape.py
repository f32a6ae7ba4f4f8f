"""All games have one shape."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cosmodrome.games import TABLE
from tests.repository.shape import SYNONYMS, codes, deviations

GAMES = Path(__file__).resolve().parents[2] / "src" / "cosmodrome" / "games"

#: What is still to be brought into shape. Whoever does it takes the line out: the test demands both.
PENDING: dict[str, set[str]] = {}


@pytest.mark.parametrize("game", TABLE)
def test_a_game_has_the_shape_of_all_games(game: str) -> None:
    assert deviations(f"cosmodrome.games.{game}", boxed=True) == PENDING.get(game, set())


def test_only_known_games_have_something_pending() -> None:
    assert set(PENDING) <= set(TABLE)


@pytest.mark.parametrize("game", TABLE)
def test_refusal_codes_are_plain_names(game: str) -> None:
    found = codes(GAMES / game)
    assert len(found) > 20
    assert [code for code in found if not re.fullmatch(r"[a-z]+(_[a-z]+)*", code)] == []


def test_a_wanted_code_is_not_itself_unwanted() -> None:
    assert set(SYNONYMS.values()) & set(SYNONYMS) == set()


def test_the_test_of_the_shape_notices_what_is_missing() -> None:
    found = deviations("cosmodrome.arena", boxed=True)
    assert {"rules is missing", "redeal.py is missing", "STEPS is not a tuple", "GAME is not a ArenaGame"} <= found
