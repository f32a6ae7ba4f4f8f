"""The API guide tells the truth: its example plays a whole match, its routes and codes exist."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cosmodrome.server.app import create_app
from cosmodrome.server.live import connection
from tests.server.harness import ROOT, in_thread, quiet

GUIDE = (ROOT / "docs/api.md").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_example_plays_a_whole_match(new_database: Callable[[str], str], tmp_path: Path) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", GUIDE, re.M | re.S)
    assert len([line for line in example.splitlines() if line.strip()]) <= 30
    program = tmp_path / "example.py"
    program.write_text(example)
    # With the limits every host has.
    with in_thread(quiet(new_database("sqlite"), limits=True)) as served:
        command = [sys.executable, str(program), served.url, "leaving_earth"]
        done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    assert "winners:" in done.stdout


def test_every_route_is_in_the_guide() -> None:
    app = create_app(quiet("sqlite:///unused"))
    text = re.sub(r"[`…]", "", GUIDE)
    missing = []
    for route in app.routes:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path).replace("{match_id}", "{id}")
        if path.startswith("/api") and "schema" not in path and "text" not in path:
            tail = path.removeprefix("/api/matches/{id}")
            if path not in text and tail not in text:
                missing.append(path)
    assert missing == []


def test_the_close_codes_of_the_guide_are_the_codes_used() -> None:
    codes = {
        connection.MALFORMED,
        connection.FORBIDDEN,
        connection.UNKNOWN,
        connection.TOO_LATE,
        connection.TOO_SLOW,
        connection.TOO_MANY,
    }
    assert codes == {int(code) for code in re.findall(r"\b44\d\d\b", GUIDE)}
