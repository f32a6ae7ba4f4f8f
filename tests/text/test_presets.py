"""The setup form's presets: every game has them, and each opens a table the rules allow."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.games import TABLE
from cosmodrome.kernel.registry import find

PRESETS = json.loads((Path(__file__).parents[2] / "web/src/pages/presets.json").read_text(encoding="utf-8"))


def test_every_game_has_the_three_presets() -> None:
    assert set(PRESETS) == set(TABLE)
    assert all(list(presets) == ["first", "standard", "everything"] for presets in PRESETS.values())


@pytest.mark.parametrize("game", sorted(PRESETS))
@pytest.mark.parametrize("preset", ["first", "standard", "everything"])
def test_a_preset_opens_a_table_for_every_number_of_players(game: str, preset: str) -> None:
    options = PRESETS[game][preset]
    players = next(option for option in find(game).options if option.name == "players")
    assert "players" not in options
    assert players.low is not None
    assert players.high is not None
    for number in range(players.low, players.high + 1):
        assert cosmodrome.new(game, **options, players=number, seed=1).asks


@pytest.mark.parametrize("game", sorted(PRESETS))
def test_the_game_itself_names_the_same_first_match(game: str) -> None:
    rules = find(game)
    assert rules.check_options({**rules.first_match, "players": 2}) == rules.check_options(
        {**PRESETS[game]["first"], "players": 2}
    )
