"""The TypeScript types of the games' views."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypedDict

from cosmodrome.server.view_types import stale, typescript

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


class Ship(TypedDict, total=False):
    """A ship.

    With a second line.
    """

    name: str
    cells: list[int | None]


class View(TypedDict):
    """The table."""

    year: int
    phase: Literal["day", "night"]
    ships: list[Ship]
    goods: dict[str, int]
    place: tuple[int, str]
    best: Ship | None


def test_a_view_becomes_typescript() -> None:
    text = typescript(View)
    fields = {
        "year: number;",
        'phase: "day" | "night";',
        "ships: Ship[];",
        "goods: Record<string, number>;",
        "place: [number, string];",
        "best: Ship | null;",
        "name?: string;",
        "cells?: (number | null)[];",
    }
    lines = {line.strip() for line in text.splitlines()}
    assert fields <= lines, fields - lines
    assert "/** The table. */\nexport interface View {\n" in text
    assert " * A ship.\n *\n * With a second line.\n */\nexport interface Ship {\n" in text


def test_the_pages_types_of_all_views_are_current() -> None:
    assert stale(BOARDS) == [], "run `make -C web types`"


def test_a_missing_or_changed_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "leaving_earth").mkdir()
    assert [path.name for path in stale(tmp_path)] == ["view.d.ts"]
