"""Every edition of every game names its changes, each with a date, a reason and a test that exists."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.games import TABLE
from cosmodrome.kernel import Change

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", sorted(TABLE))
def test_the_newest_edition_is_the_last_of_the_list(name: str) -> None:
    game = cosmodrome.find(name)
    if game.editions:
        assert game.edition == game.editions[-1].name
    names = [edition.name for edition in game.editions] or [game.edition]
    assert names == [str(number) for number in range(1, len(names) + 1)]


@pytest.mark.parametrize("name", sorted(TABLE))
def test_every_edition_after_the_first_says_what_changed(name: str) -> None:
    changes: list[Change] = []
    for edition in cosmodrome.find(name).editions[1:]:
        assert edition.changes, f"edition {edition.name} changes nothing"
        changes += edition.changes
    assert len({change.name for change in changes}) == len(changes)
    for change in changes:
        assert re.fullmatch(r"[a-z_]+", change.name)
        assert date.fromisoformat(change.date) >= date(2026, 11, 1)
        assert change.reason.endswith("."), "a reason is a sentence"
        file, _, test = change.test.partition("::")
        assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8")
