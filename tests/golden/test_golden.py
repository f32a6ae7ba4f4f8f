"""Recorded games are told exactly as when last reviewed. After a wanted change: `make golden`, read the diff."""

from __future__ import annotations

import pytest

from tests.golden.cases import CASES, Case
from tests.golden.playthrough import playthrough


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_playthrough_is_as_reviewed(case: Case) -> None:
    told = playthrough(case.record()).splitlines()
    reviewed = case.text_file.read_text(encoding="utf-8").splitlines()
    for number, (now, before) in enumerate(zip(told, reviewed, strict=False), 1):
        assert now == before, f"line {number} of {case.text_file.name}"
    assert len(told) == len(reviewed)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_recorded_draws_are_those_of_the_seed(case: Case) -> None:
    case.record().verify()
