"""Compiled and interpreted are one program: whole matches over all options leave the same trace in both."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cosmodrome

ROOT = Path(__file__).resolve().parents[2]
#: Matches of each game, and into how many tests they are cut so that cores can share them. `make traces` plays 200.
MATCHES, SHARES = int(os.environ.get("COSMODROME_TRACES", "16")), 4


def traces(game: str, first: int, count: int, *, interpreted: bool) -> list[str]:
    """The traces of these matches, made by an interpreter of their own."""
    environment = dict(os.environ, PYTHONHASHSEED="0")
    if interpreted:
        # The checkout's sources come before what is installed.
        environment |= {"PYTHONPATH": str(ROOT / "src"), "COSMODROME_FAST": "0"}
    command = [sys.executable, "-m", "tests.compiled.traces", game, str(first), str(count)]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    mode, *lines = done.stdout.splitlines()
    assert mode == ("interpreted" if interpreted else "compiled")
    return lines


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", cosmodrome.games())
def test_matches_leave_the_same_trace(game: str, share: int) -> None:
    count = MATCHES // SHARES
    compiled = traces(game, share * count, count, interpreted=False)
    assert len(compiled) == count
    assert compiled == traces(game, share * count, count, interpreted=True)
