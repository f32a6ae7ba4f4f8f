"""Saved matches: a record, and beside its fields who sits where."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from cosmodrome.kernel import BrokenRecord, Match, Record


def save(path: Path, match: Match, seats: Sequence[str]) -> None:
    """Write the match."""
    text = match.record().to_json()
    # Readers of records pass over fields they do not know.
    text = f'{{"seats": {json.dumps(list(seats))}, {text.lstrip()[1:]}'
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash in the middle leaves the old one whole."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


def load(path: Path) -> tuple[Record, list[str]]:
    """The record, and who sat where (nobody known where the record came from elsewhere)."""
    text = path.read_bytes()
    record = Record.from_json(text)
    seats = json.loads(text).get("seats", [])
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        raise BrokenRecord("the names of the seats cannot be read")
    return record, seats


def fresh_path(game: str, folder: Path = Path("saves")) -> Path:
    """A name that is not taken yet."""
    number = 1
    while (path := folder / f"{game}-{number}.json").exists():
        number += 1
    return path
