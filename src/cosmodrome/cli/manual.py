"""The help of the commands in the reader's language. English stands in their docstrings, the others in catalogues.

`command-play` says what a command does, `command-play-seats` one of its parameters; what a catalogue lacks is English.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from cosmodrome.cli.speech import FOLDER
from cosmodrome.text import Catalogue

Command = Callable[..., Any]

#: What each command's docstring said before anybody translated it.
_ENGLISH: dict[Command, str] = {}


def speak(commands: Iterable[Command], language: str) -> None:
    """Let the commands explain themselves in this language."""
    manual = _manual(language)
    for command in commands:
        english = _ENGLISH.setdefault(command, inspect.getdoc(command) or "")
        command.__doc__ = translate(english, command.__name__, manual)


def translate(english: str, command: str, manual: Catalogue) -> str:
    """A docstring with its summary and its parameters in another language."""
    summary, _, parameters = english.partition("\nParameters\n----------\n")
    said = manual.find(f"command-{command}")
    lines = [said or summary.strip()]
    if parameters:
        lines += ["", "Parameters", "----------"]
        for name, text in re.findall(r"^(\w+)\n((?:[ ]+.*\n?)+)", parameters, re.M):
            own = manual.find(f"command-{command}-{name}")
            lines += [name, f"    {own}" if own else text.rstrip("\n")]
    return "\n".join(lines)


def keys(commands: Iterable[Command]) -> set[str]:
    """Every key a manual may have: each command, and each parameter that is explained."""
    found = set()
    for command in commands:
        english = _ENGLISH.get(command) or inspect.getdoc(command) or ""
        _, _, parameters = english.partition("\nParameters\n----------\n")
        found.add(f"command-{command.__name__}")
        found.update(f"command-{command.__name__}-{name}" for name in re.findall(r"^(\w+)$", parameters, re.M))
    return found


@cache
def _manual(language: str) -> Catalogue:
    file = FOLDER / f"manual.{language}.ftl"
    return Catalogue([(language, file.read_text(encoding="utf-8"))] if file.is_file() else [])
