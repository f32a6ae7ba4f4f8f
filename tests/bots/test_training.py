"""Training: evolution climbs, and repeats itself for a seed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path

import pytest

from cosmodrome.bots.galactic_cruise.weights import DEFAULT
from cosmodrome.bots.galaxy_trucker.appraisal import FEATURES
from cosmodrome.bots.training import galactic_cruise, galaxy_trucker, leaving_earth, ships
from cosmodrome.bots.training.evolve import Evolution


def _hill(values: dict[str, float], seeds: Sequence[int]) -> float:
    return -((values["x"] - 3) ** 2) - (values["y"] + 1) ** 2


def _climb(seed: int) -> dict[str, float]:
    evolution = Evolution([("x", 0.0, 0.3), ("y", 0.0, 0.3)], seed, pairs=8, matches=1)
    with ThreadPoolExecutor(1) as pool:
        for _ in range(40):
            evolution.advance(pool, _hill)
    return evolution.values(evolution.place)


def test_evolution_climbs_a_hill_and_repeats_itself() -> None:
    found = _climb(1)
    assert abs(found["x"] - 3) < 0.8
    assert abs(found["y"] + 1) < 0.8
    assert found == _climb(1)


def test_the_figures_of_galactic_cruise_can_be_judged() -> None:
    start = {name: value for name, value, _ in galactic_cruise.figures(DEFAULT)}
    assert start == asdict(DEFAULT)
    assert galactic_cruise.judge_solo(start, [1]) == galactic_cruise.judge_solo(start, [1])
    assert galactic_cruise.judge_table(start, [1]) == galactic_cruise.judge_table(start, [1])


def test_the_figures_of_leaving_earth_can_be_judged() -> None:
    for what, judge in leaving_earth.JUDGES.items():
        start = {name: value for name, value, _ in leaving_earth.figures(leaving_earth.START[what])}
        assert 0 <= judge(start, [1]) == judge(start, [1]) <= 1


def test_the_wishes_of_a_trucker_can_be_judged() -> None:
    for what, judge in galaxy_trucker.JUDGES.items():
        start = {name: value for name, value, _ in galaxy_trucker.figures(galaxy_trucker.START[what])}
        assert judge(start, [1]) == judge(start, [1])


def test_what_ships_earn_can_be_fitted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ships, "TRIES", 1)
    monkeypatch.setattr(ships, "FLIGHTS", 1)
    found = galaxy_trucker.fit(1, 1)
    assert {len(weights) for weights in found.values()} == {len(FEATURES)}
    galaxy_trucker.write(found, tmp_path / "weights.json")
    assert list(json.loads((tmp_path / "weights.json").read_text())["3"]) == list(FEATURES)
