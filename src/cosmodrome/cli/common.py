"""What several commands share: reading options, and the console."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

from cyclopts import Parameter, validators
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cosmodrome.cli.speech import reader_language
from cosmodrome.kernel import BadOptionValue
from cosmodrome.kernel.registry import find
from cosmodrome.text import Words

Positive = validators.Number(gte=1)

# What several commands take. `manual.SHARED` says what it means.
Jobs = Annotated[int, Parameter(validator=Positive)]
AsJson = Annotated[bool, Parameter(name="--json", negative="")]

#: Options of a game as typed: `--option level=hard --option players=3`.
OptionList = Annotated[
    list[str] | None,
    Parameter(name=["--option", "-o"], negative=""),
]

#: The owner's own numbers for a game that takes them: short for `--option content=DIR`.
ContentFolder = Annotated[Path | None, Parameter(name="--content")]


def module_of(package: str, game: str) -> ModuleType | None:
    """The module of this package that is named like the game; None where the game has none."""
    name = f"{package}.{game}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def console() -> Console:
    """The console for regular output. Made again each time, so that a redirected output is respected."""
    return Console(highlight=False)


def error_console() -> Console:
    """The console for progress and remarks."""
    return Console(stderr=True, highlight=False)


def progress_bar(title: str) -> Progress:
    """How many of the matches are done, on the console for remarks."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=error_console(), transient=True)


def read_options(
    texts: Sequence[str] | None, players: int | None = None, content: Path | None = None
) -> dict[str, Any]:
    """Options from their typed form; the game itself checks names and values."""
    options: dict[str, Any] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptionValue(f"an option is written name=value, not {text!r}")
        options[name.strip()] = value.strip()
    if players is not None:
        options["players"] = players
    if content is not None:
        options["content"] = str(content)
    return options


@contextmanager
def in_words_of(game: str) -> Iterator[None]:
    """Where options exclude each other, the game's own sentence says why."""
    try:
        yield
    except BadOptionValue as error:
        if error.rule is None:
            raise
        words = Words(find(game), reader_language())
        raise BadOptionValue(words.refusal(error.rule), rule=error.rule) from None


def allow_own_bots() -> None:
    """Let `--bot my_bots.Careful` find a module in the folder where the command was called."""
    if "" not in sys.path:
        sys.path.insert(0, "")
