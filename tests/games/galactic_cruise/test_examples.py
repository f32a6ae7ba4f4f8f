"""Every worked example of the rulebooks is a test, by its number."""

from __future__ import annotations

import re
from pathlib import Path

#: The examples by chapter: setup, network, flight, actions, launch, meeting, end, two players, solo, expansions.
NUMBERS = {
    n
    for first, last in (
        (1, 7),
        (10, 19),
        (20, 26),
        (30, 48),
        (50, 58),
        (60, 64),
        (70, 79),
        (80, 85),
        (90, 111),
        (120, 129),
    )
    for n in range(first, last + 1)
}


def test_every_worked_example_has_a_test() -> None:
    named: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for test in re.findall(r"^def (test_we_\w+)", path.read_text(encoding="utf-8"), re.M):
            named.update(int(number) for number in re.findall(r"(?:we|and)_(\d{3})", test))
    assert len(NUMBERS) == 105
    assert NUMBERS - named == set()
