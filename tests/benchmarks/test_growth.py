"""The growth benchmark runs and tells what it says; how fast anything is, no test may judge."""

from __future__ import annotations

import asyncio

from benchmarks import growth


def test_growth_is_measured_at_the_plies_asked_for() -> None:
    found = growth.measure(120)
    assert found["ply"] >= 120
    assert all(value > 0 for value in found.values())
    assert growth.memory(3, 20) > 0


def test_a_move_stored_and_told_is_measured_at_each_of_the_plies() -> None:
    early, late = asyncio.run(growth.told([4, 30], 5))
    assert early > 0
    assert late > 0
