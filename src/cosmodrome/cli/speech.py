"""What the terminal itself says, in the reader's language. What a game says is in the game's own catalogue."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Annotated, Any

from cyclopts import Parameter
from fluent.runtime.types import fluent_number

from cosmodrome.cli.details import detail
from cosmodrome.text import ENGLISH, Catalogue, figures, show_number

#: `--language it`; the system's own language where it is left out.
Language = Annotated[
    str | None,
    Parameter(name=["--language", "-l"]),
]

FOLDER = resources.files(__package__) / "text"


class Speech:
    """The terminal's sentences in one language, English behind them."""

    def __init__(self, language: str) -> None:
        self.language = language
        sources = [(one, _read(one)) for one in dict.fromkeys((language, ENGLISH))]
        self.catalogue = Catalogue([(one, source) for one, source in sources if source])

    def __call__(self, key: str, **variables: Any) -> str:
        """The sentence under this key."""
        shown = {name: show_number(value) if isinstance(value, int) else value for name, value in variables.items()}
        return self.catalogue.find(key, **shown) or key

    def figure(self, value: float, digits: int | None = 0) -> str:
        """A figure of a report as the language writes it, with so many decimals; None: with as many as it has."""
        plain = fluent_number(value, useGrouping=False)
        rounded = fluent_number(value, minimumFractionDigits=digits or 0, maximumFractionDigits=digits or 0)
        return figures(self.language).find("figure", value=plain if digits is None else rounded) or ""

    def error(self, code: str, message: str) -> str:
        """A refusal: as the program words it in English, elsewhere by its code, with the same words as details."""
        known = None if self.language == ENGLISH else self.catalogue.find(f"error-{code}")
        return message if known is None else f"{known}\n{self('details', text=detail(message, self.language))}"


def _read(language: str) -> str:
    file = FOLDER / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def languages() -> list[str]:
    """The languages the terminal speaks, English first."""
    found = {
        entry.name.removesuffix(".ftl")
        for entry in FOLDER.iterdir()
        if entry.name.endswith(".ftl") and "." not in entry.name.removesuffix(".ftl")
    }
    return [ENGLISH, *sorted(found - {ENGLISH})]


@cache
def speech(language: str) -> Speech:
    """The terminal's sentences in this language."""
    return Speech(language)


IN_ENGLISH = speech(ENGLISH)


def reader_language(wished: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language somebody asked for, else the system's where we speak it, else English."""
    if wished:
        return wished.replace("_", "-").split("-")[0].lower()
    system = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := system.get(name):
            short = value.partition(".")[0].replace("_", "-").split("-")[0].lower()
            return short if short in languages() else ENGLISH
    return ENGLISH


def wished_in(arguments: Sequence[str]) -> str | None:
    """The language a command line asks for, before the command line has been understood."""
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name in ("--language", "-l"):
            return value if equals else next(iter(arguments[index + 1 : index + 2]), None)
    return None
