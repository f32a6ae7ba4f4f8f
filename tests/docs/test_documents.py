"""The README and the guides tell the truth: their code runs, their links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cosmodrome.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
CODE = re.compile(r"^```python\n(.*?)^```", re.M | re.S)
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")
#: Documents whose every Python block is run, in order, as one program.
EXECUTED = ["README.md", "docs/bots.md", "docs/record-format.md"]


@pytest.mark.parametrize("name", EXECUTED)
def test_the_code_of_a_document_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = CODE.findall((ROOT / name).read_text(encoding="utf-8"))
    assert blocks
    program: dict[str, object] = {"__name__": "document"}
    for block in blocks:
        exec(compile(block, name, "exec"), program)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    links = [link for link in LINK.findall(path.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_the_gallery_shows_every_picture_and_none_is_heavy() -> None:
    gallery = (ROOT / "docs/gallery.md").read_text(encoding="utf-8")
    shown = {Path(link).name for link in LINK.findall(gallery) if link.endswith(".webp")}
    pictures = sorted((ROOT / "docs/screenshots").iterdir())
    assert shown == {picture.name for picture in pictures}
    heavy = [one.name for one in pictures if one.stat().st_size >= (700_000 if "moving" in one.name else 200_000)]
    assert heavy == []


def test_the_dreaming_bot_of_the_guide_plays(capsys: pytest.CaptureFixture[str], tic_tac_toe: str) -> None:
    import cosmodrome
    from cosmodrome import arena, bots

    program: dict[str, object] = {"__name__": "document"}
    source = next(
        block for block in CODE.findall((ROOT / "docs/bots.md").read_text(encoding="utf-8")) if "Dreamer" in block
    )
    exec(compile(source, "docs/bots.md", "exec"), program)
    dreamer = program["Dreamer"]
    assert callable(dreamer)
    wins = 0
    for seed in range(20):
        match = cosmodrome.new(tic_tac_toe, seed=seed)
        arena.play_match(match, {0: dreamer(seed), 1: bots.make("random", tic_tac_toe, seed)}, 9)
        wins += match.result.winners == (0,)
    assert wins >= 13


def test_the_readme_shows_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in text
    assert "make test" in text
    assert "unofficial" in text


def test_the_command_line_guide_names_every_command() -> None:
    guide = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `([a-z]+)", guide, re.M))
    assert {name for name in app if not name.startswith("-")} - listed == set()
