"""The tables of the security guide name tests that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDES = ("docs/security.md", "docs/reliability.md")
#: A file of tests or of the source, as the guides name it in their last column.
NAMED = re.compile(r"`((?:[\w-]+/)*[\w-]+\.(?:py|ts|tsx))`")
#: Where a name is looked for: the guides leave the usual folder out.
FOLDERS = ("", "tests/server", "src/cosmodrome/server")


@pytest.mark.parametrize("guide", GUIDES)
def test_what_a_guide_says_proves_it_is_there(guide: str) -> None:
    named = set(NAMED.findall((ROOT / guide).read_text(encoding="utf-8")))
    assert len(named) >= 5
    assert [one for one in sorted(named) if not any((ROOT / folder / one).is_file() for folder in FOLDERS)] == []


def test_every_point_of_the_standard_that_holds_names_a_proof() -> None:
    text = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if re.match(r"\| \d", line)]
    assert len(rows) >= 110
    holding = [(point, by) for point, _, holds, by in rows if not holds.startswith(("n/a", "**no**"))]
    assert len(holding) >= 90
    assert [point for point, by in holding if not (re.search(r"`[\w./ -]+`", by) or by == "tried by hand")] == []
