"""Content packs: the values of somebody's own box, laid over the house edition.

A match keeps its pack as text: its title, its differences to the house edition, and their hash. So a record replays
anywhere, whatever has become of the folder the pack came from, and a pack that was changed afterwards is noticed.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from cosmodrome.games.galactic_cruise import checks, schema
from cosmodrome.games.galactic_cruise.tables import ABOUT, HOUSE, TITLE_LENGTH, BadContent, Tables, house, read_folder


class Pack:
    """A title and the tables that differ from the house edition."""

    def __init__(self, title: str, differences: dict[str, Any]) -> None:
        self.title = title
        self.differences = differences

    @property
    def hash(self) -> str:
        """What tells two packs apart."""
        return hashlib.sha256(_json([self.title, self.differences]).encode()).hexdigest()[:16]

    def text(self) -> str:
        """The pack as a match keeps it; empty where it changes nothing."""
        if not self.differences:
            return ""
        return _json({"title": self.title, "hash": self.hash, "differences": self.differences})

    def tables(self) -> dict[str, Any]:
        """The whole tables this pack replaces."""
        return {table: _laid_over(table, change) for table, change in self.differences.items()}


def from_folder(folder: Path) -> Pack:
    """The pack of a directory; complains about everything at once."""
    tables, about, problems = read_folder(folder)
    if problems:
        # What is wrong with the values is told with it, all at once.
        rest = Tables(tables)
        checks.check(rest)
        raise BadContent(*problems, *rest.problems)
    title = about.get("title") or folder.resolve().name[:TITLE_LENGTH]
    differences = {table: _difference(table, value) for table, value in tables.items()}
    return Pack(title, {table: change for table, change in sorted(differences.items()) if change})


def from_text(text: str) -> Pack:
    """The pack a match kept."""
    try:
        data = json.loads(text)
        title, differences = data["title"], data["differences"]
        if not isinstance(title, str) or not isinstance(differences, dict):
            raise TypeError
        pack = Pack(title, differences)
        pack.tables()
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadContent("this is neither a directory nor a kept content pack") from None
    if data.get("hash") != pack.hash:
        raise BadContent(f"the content pack {pack.title!r} was changed after the match began: it is not the one kept")
    return pack


def from_option(value: str) -> Pack:
    """What the option `content` names: nothing, a directory, or a pack that a match kept."""
    if not value:
        return Pack("", {})
    return from_text(value) if value.startswith("{") else from_folder(Path(value))


def export(folder: Path) -> list[str]:
    """Write the house edition as a complete, commented pack; the names of the files."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise BadContent(f"{folder}: is not empty; a pack is written into a new directory")
    names = []
    for path in sorted(HOUSE.glob("*.toml")):
        (folder / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
        names.append(path.name)
    about = '# How this pack is called where a match is set up and played.\ntitle = "My box"\n'
    (folder / ABOUT).write_text(about, encoding="utf-8")
    return [ABOUT, *names]


# ---------------------------------------------------------------- differences


def _difference(table: str, value: Any) -> Any:
    """What a table changes: fields, entries by name and their fields, or the whole of a list without names."""
    ours, key = house()[table], schema.TABLES[table][1]
    if key is None:
        return value if value != ours else None
    if key == "":
        return value if not isinstance(value, dict) else _fields(ours, value)
    changed = {str(one[key]): _fields(one, entry) for one, entry in zip(ours, value, strict=True)}
    return {name: fields for name, fields in changed.items() if fields}


def _fields(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    changed = {name: value for name, value in theirs.items() if name not in ours or ours[name] != value}
    gone = {name: None for name in ours if name not in theirs}
    return {**changed, **gone}


def _laid_over(table: str, change: Any) -> Any:
    ours, key = house()[table], schema.TABLES[table][1]
    if key is None:
        return change
    if key == "":
        return _merged(ours, change)
    return [_merged(one, change.get(str(one[key]), {})) for one in ours]


def _merged(ours: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in {**ours, **change}.items() if value is not None}


def _json(value: Any) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
