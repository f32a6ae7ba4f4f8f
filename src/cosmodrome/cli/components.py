"""The tables of a game's content, drawn for people: each component with its id, its name, its facts and what it does.

Ids and the names of the facts stand as they are in the content's files, so that what is read here can be found there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from cosmodrome.cli.speech import speech
from cosmodrome.text import Words

Row = Mapping[str, Any]
#: A row goes by the first of these that it has.
NAMED_BY = ("id", "name", "number", "way")


def draw(content: Mapping[str, Any], words: Words) -> RenderableType:
    """Every table under its heading."""
    about: Mapping[str, Any] = content.get("about", {})
    parts: list[RenderableType] = []
    for key, table in content.items():
        if key == "about":
            continue
        parts.append(Text(key, style="bold"))
        lines = _rows(table, about.get(key, {}), words) if _is_table(table) else _facts_of(table, words)
        parts.append(Padding(Group(*lines), (0, 0, 1, 2)))
    return Group(*parts)


def _is_table(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and bool(value) and all(isinstance(row, Mapping) for row in value)


def _rows(rows: Sequence[Row], about: Mapping[str, Any], words: Words) -> Iterator[RenderableType]:
    for number, row in enumerate(rows):
        key = next((one for one in NAMED_BY if row.get(one) not in (None, "")), None)
        known_as = str(number if key is None else row[key])
        sentences = about.get(known_as)
        line = Text(known_as, style="cyan")
        name = words.name(known_as)
        if name.casefold() != known_as.replace("_", " ").casefold():
            line.append(f"  {name}", style="bold")
        # A sentence says what lies nested in the row.
        facts = {k: v for k, v in row.items() if k not in (key, "title") and not (sentences and _is_nested(v))}
        yield line.append_text(_facts(facts, words))
        if sentences:
            yield Padding(Text(words.sentences(sentences)), (0, 0, 0, 4))


def _facts_of(value: Any, words: Words) -> Iterator[RenderableType]:
    """A table that is no list of rows: its entries, one a line."""
    entries = value.items() if isinstance(value, Mapping) else [("", value)]
    for key, entry in entries:
        line = Text(str(key), style="dim")
        yield line.append(f" {say(entry, words)}" if key else say(entry, words), style="not dim")


def _facts(row: Row, words: Words) -> Text:
    told = Text()
    for key, value in row.items():
        if value in (None, "", [], {}, ()) or value is False:
            continue
        told.append(f"  {key} ", style="dim")
        told.append(say(value, words))
    return told


def _is_nested(value: Any) -> bool:
    return isinstance(value, Mapping) or (
        isinstance(value, (list, tuple)) and any(isinstance(item, Mapping) for item in value)
    )


def say(value: Any, words: Words) -> str:
    """A value in a few words; what the game has no name for stands as it is in the files."""
    if isinstance(value, bool):
        return speech(words.language)("yes" if value else "no")
    if isinstance(value, str):
        return words.name(value) if words.knows(f"name-{value}") else value
    if isinstance(value, (list, tuple)):
        return ", ".join(say(item, words) for item in value)
    if isinstance(value, Mapping):
        return ", ".join(f"{say(str(key), words)} {say(item, words)}" for key, item in value.items())
    return "–" if value is None else str(value)
