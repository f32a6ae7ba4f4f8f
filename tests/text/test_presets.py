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
def test_a_preset_opens_a_table(game: str, preset: str) -> None:
    options = PRESETS[game][preset]
    checked = find(game).check_options(options)
    assert checked["players"] == options["players"]
    assert cosmodrome.new(game, **options, seed=1).asks
