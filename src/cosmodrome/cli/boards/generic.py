"""A plain drawing of any view: single values on lines, lists of things as tables, the rest indented below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cosmodrome.cli.speech import speech
from cosmodrome.text import Words, plain_name


def draw(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """Everything in the view, nothing clever."""
    parts: list[RenderableType] = []
    view = {key: value for key, value in view.items() if value not in ([], {}, ())}
    simple = {key: value for key, value in view.items() if _is_simple(value)}
    if simple:
        line = "   ".join(
            f"[dim]{escape(plain_name(key))}[/] {escape(say(value, words))}" for key, value in simple.items()
        )
        parts.append(Text.from_markup(line))
    for key, value in view.items():
        if key in simple:
            continue
        parts.append(Text(plain_name(key), style="bold"))
        parts.append(Padding(_draw_value(value, words, names), (0, 0, 0, 2)))
    return Group(*parts)


def say(value: Any, words: Words) -> str:
    """A single value or a list of them, in a few words."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return speech(words.language)("yes" if value else "no")
    if isinstance(value, str):
        return words.name(value) if value else "–"
    if isinstance(value, (list, tuple)):
        return ", ".join(say(item, words) for item in value) or "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{words.name(str(key))} {say(item, words)}" for key, item in value.items()) or "–"
    return str(value)


def _is_simple(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return all(not isinstance(item, (Mapping, list, tuple)) for item in value)
    return not isinstance(value, Mapping)


def _draw_value(value: Any, words: Words, names: Sequence[str]) -> RenderableType:
    if isinstance(value, Mapping):
        if all(_is_simple(item) for item in value.values()):
            return Text(say(value, words))
        if all(isinstance(item, Mapping) for item in value.values()):
            return _table([{"": key, **item} for key, item in value.items()], words)
        return draw({str(key): item for key, item in value.items()}, words, names)
    if all(isinstance(item, Mapping) for item in value):
        return _table(list(value), words)
    return Group(*(Text(say(item, words)) for item in value))


def _table(rows: Sequence[Mapping[str, Any]], words: Words) -> RenderableType:
    """Rows of the same kind; a column that is empty in every row is left out."""
    columns = [
        column
        for column in dict.fromkeys(key for row in rows for key in row)
        if any(row.get(column) not in (None, "", [], {}, ()) for row in rows)
    ]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        table.add_column(plain_name(column), overflow="fold")
    for row in rows:
        table.add_row(*(Text(say(row[column], words)) if column in row else Text("") for column in columns))
    return table
