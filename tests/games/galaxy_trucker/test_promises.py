"""The kernel's promises, kept in matches with real ships and long flights.

The conformance suite plays with hasty random seats that launch after a handful of tiles; here they are patient.
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from cosmodrome import conformance
from cosmodrome.games.galaxy_trucker.game import GAME
from tests.games.galaxy_trucker.patience import patient_answer

OPTIONS: list[dict[str, Any]] = [
    {"players": 2, "rounds": ["1", "2"], "tempo": "race"},
    {"players": 4, "rounds": ["3"], "tempo": "turns", "building": "lenient", "teams": "switch"},
    {"players": 3, "rounds": ["3a"], "tempo": "calm", "foresight": True},
    {"players": 1, "rounds": ["2", "3"], "tempo": "race", "building": "lenient"},
    {"players": 4, "rounds": ["2"], "tempo": "race", "teams": "switch", "foresight": True},
    {"players": 3, "rounds": ["2"], "tempo": "calm", "test_flight": True, "building": "lenient"},
]


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_every_promise_is_kept(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "random_answer", patient_answer)
    conformance.check_all(GAME, GAME.check_options(OPTIONS[number]), seed=number)


def test_every_ruling_names_tests_that_exist() -> None:
    folder = Path(__file__).parent
    tests = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    rulings = files("cosmodrome.games.galaxy_trucker").joinpath("rulings.md").read_text(encoding="utf-8")
    named = re.findall(r"`(test_\w+)`", rulings)
    assert len(named) > 30
    assert [name for name in named if f"def {name}(" not in tests] == []
