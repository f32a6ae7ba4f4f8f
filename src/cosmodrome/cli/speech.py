"""What the terminal itself says, in the reader's language. What a game says is in the game's own catalogue."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import resources
from typing import Annotated, Any

from cyclopts import Parameter
from fluent.runtime.types import fluent_number

from cosmodrome.cli.details import detail
from cosmodrome.kernel import BadOptionValue
from cosmodrome.text import ENGLISH, Catalogue, figures, show_number

#: `--language it` of every command; the system's own language where it is left out.
Language = Annotated[
    str | None,
    Parameter(name=["--language", "-l"]),
]
#: The language of the command that is running.
_CHOSEN: ContextVar[str | None] = ContextVar("language", default=None)

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


def speech(language: str | None = None) -> Speech:
    """The terminal's sentences in this language, the reader's if left out."""
    return _speech(language or reader_language())


@cache
def _speech(language: str) -> Speech:
    return Speech(language)


IN_ENGLISH = speech(ENGLISH)


@contextmanager
def reading_in(language: str) -> Iterator[Speech]:
    """Everything said inside is said in this language."""
    token = _CHOSEN.set(language)
    try:
        yield speech(language)
    finally:
        _CHOSEN.reset(token)


def reader_language() -> str:
    """The language of the command that is running, else the system's."""
    return _CHOSEN.get() or system_language(os.environ)


def system_language(environment: Mapping[str, str]) -> str:
    """The system's language where we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            short = _short(value.partition(".")[0])
            return short if short in languages() else ENGLISH
    return ENGLISH


def known_language(wished: str) -> str:
    """The language somebody asked for; one nobody speaks here is refused."""
    if _short(wished) not in languages():
        raise BadOptionValue(f"language cannot be {wished!r}: one of {', '.join(languages())}")
    return _short(wished)


def _short(name: str) -> str:
    """`pl_PL` and `pl-PL` are `pl`."""
    return name.replace("_", "-").split("-")[0].lower()


def wished_in(arguments: Sequence[str]) -> str | None:
    """The language a command line asks for, before the command line has been understood."""
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name in ("--language", "-l"):
            return value if equals else next(iter(arguments[index + 1 : index + 2]), None)
    return None
