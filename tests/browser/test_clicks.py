"""Typical turns take no more clicks than the project set itself; `docs/clicks.md` has the figures of all ten."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.clicks import TURNS, Turn, measure
from tests.server.harness import Served


@pytest.mark.parametrize("turn", [turn for turn in TURNS if turn.most], ids=lambda turn: turn.name.partition(": ")[2])
def test_a_typical_turn_takes_few_clicks(turn: Turn, chromium: Browser, site: Served) -> None:
    assert turn.most is not None
    assert 0 < measure(turn, chromium, site) <= turn.most


def test_ten_turns_are_measured() -> None:
    assert len(TURNS) == 10
