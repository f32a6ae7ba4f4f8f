"""The help of the commands in the reader's language. English stands in their docstrings, the others in catalogues.

`command-play` says what a command does, `command-play-seats` one of its parameters, `parameter-seed` a parameter that
means the same everywhere; what a catalogue lacks is English.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from cyclopts import App, Group

from cosmodrome.cli.speech import FOLDER, languages
from cosmodrome.text import ENGLISH, Catalogue

Command = Callable[..., Any]

#: Parameters of several commands whose docstrings leave them out.
SHARED: Final[dict[str, str]] = {
    "option": "An option of the game as name=value; may be repeated.",
    "content": "A folder with a content pack, for a game that takes one.",
    "language": f"The language to read in: {', '.join(languages())}. The system's if left out.",
    "database": "Where matches are kept: sqlite:///FILE; postgresql://USER:PASSWORD@HOST/NAME for several processes.",
    "players": "How many seats; the game's usual number if left out.",
    "seed": "The same seed plays the same matches.",
    "as_json": "Print plain data for programs.",
    "game": "The game's name, see `cosmodrome games`.",
    "jobs": "How many processes share the work.",
    "cluster": "The address of a running Dask scheduler whose workers share the work instead.",
    "replace": "Replace what the target holds.",
}
#: What the library itself says around them.
FRAME: Final[dict[str, str]] = {
    "help-arguments": "Arguments",
    "help-parameters": "Parameters",
    "help-commands": "Commands",
    "help-help": "Display this message and exit.",
    "help-version": "Display application version.",
    "help-usage": "Usage: { $command }",
    "help-required": "required",
    "help-default": "default: { $value }",
    "help-choices": "choices: { $value }",
    "help-environment": "env var: { $value }",
}

#: What every command can be told.
FOR_ALL: Final = "parameter-language"

#: What each command's docstring said before anybody translated it, and each group of commands about itself.
_ENGLISH: dict[Command, str] = {}
_ABOUT: dict[str, tuple[str, str]] = {}


def speak(app: App, language: str) -> None:
    """Let a group of commands and everything in it explain itself in this language."""
    manual = _manual(language)
    formatter = _Formatter(manual)
    for group in _groups(app):
        _frame(group, manual)
        for one in (group, group.meta, *(group[name] for name in group if not name.startswith("-"))):
            one.help_formatter = formatter
        for command in commands(group):
            english = _ENGLISH.setdefault(command, inspect.getdoc(command) or "")
            command.__doc__ = translate(english, command, manual)
    _for_all(app, manual)


def _for_all(app: App, manual: Catalogue) -> None:
    """The parameter every command takes is explained beside those of its own."""
    command = app.meta.default_command
    if command is not None:
        command.__doc__ = translate("", command, manual)


def commands(app: App) -> Iterator[Command]:
    """What a group of commands runs."""
    for name in app:
        command = app[name].default_command
        if command is not None and not name.startswith("-"):
            yield command


def everything(app: App) -> list[Command]:
    """The commands of all groups."""
    return [command for group in _groups(app) for command in commands(group)]


def _groups(app: App) -> Iterator[App]:
    yield app
    for name in app:
        if not name.startswith("-") and app[name].default_command is None:
            yield from _groups(app[name])


def _frame(app: App, manual: Catalogue) -> None:
    """The group's own words, and the library's where it lets us."""
    name = app.name[0]
    about, epilogue = _ABOUT.setdefault(name, (app.help, app.help_epilogue or ""))
    app.help = manual.find(f"about-{name}") or about
    if epilogue:
        app.help_epilogue = manual.find(f"epilogue-{name}") or epilogue
    said = {key: manual.find(key) or english for key, english in FRAME.items()}
    for one in (app, app.meta, *(app[name] for name in app if not name.startswith("-"))):
        one.group_arguments = Group.create_default_arguments(name=said["help-arguments"])
        one.group_parameters = Group.create_default_parameters(name=said["help-parameters"])
        one.group_commands = Group.create_default_commands(name=said["help-commands"])
    app["--help"].help = said["help-help"]
    if name == "cosmodrome":
        app["--version"].help = said["help-version"]


class _Formatter:
    """Who writes the help down. Most commands are run, not explained: how it is done is read when somebody asks."""

    def __init__(self, manual: Catalogue) -> None:
        self._manual = manual

    def __call__(self, console: Any, options: Any, panel: Any) -> None:
        self._written()(console, options, panel)

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        """How a command is called."""
        self._written().render_usage(console, options, usage)

    def render_description(self, console: Any, options: Any, description: Any) -> None:
        """What a command does."""
        self._written().render_description(console, options, description)

    def _written(self) -> Any:
        from cosmodrome.cli.help import SpokenHelp

        manual = self._manual
        if not manual.keys:
            manual = Catalogue([(ENGLISH, "\n".join(f"{key} = {text}" for key, text in FRAME.items()))])
        return SpokenHelp(manual=manual)


def translate(english: str, command: Command, manual: Catalogue) -> str:
    """A docstring with its summary and its parameters in another language, and the parameters everybody shares."""
    summary, _, _ = english.partition("\nParameters\n----------\n")
    lines = [manual.find(f"command-{command.__name__}") or summary.strip(), "", "Parameters", "----------"]
    for name, text in _parameters(command, english).items():
        own = manual.find(f"command-{command.__name__}-{name}") or manual.find(
            f"parameter-{name}", languages=", ".join(languages())
        )
        lines += [name, f"    {own or text}"]
    return "\n".join(lines) if len(lines) > 4 else lines[0]


def _parameters(command: Command, english: str) -> dict[str, str]:
    """What a command's parameters are, in English: by its docstring, else by what several share."""
    _, _, written = english.partition("\nParameters\n----------\n")
    told = {name: " ".join(text.split()) for name, text in re.findall(r"^(\w+)\n((?:[ ]+.*\n?)+)", written, re.M)}
    names = inspect.signature(command).parameters
    return {name: told.get(name) or SHARED[name] for name in names if name in told or name in SHARED}


def missing(app: App, manual: Catalogue) -> list[str]:
    """What a manual does not say: each command, and each of its parameters."""
    found = [key for key in (*FRAME, FOR_ALL) if not manual.has(key)]
    for command in everything(app):
        key = f"command-{command.__name__}"
        found += [] if manual.has(key) else [key]
        found += [
            f"{key}-{name}"
            for name in _parameters(command, _english(command))
            if not manual.has(f"{key}-{name}") and not manual.has(f"parameter-{name}")
        ]
    return found


def keys(app: App) -> set[str]:
    """Every key a manual may have."""
    found = {*FRAME, FOR_ALL, "epilogue-cosmodrome", *(f"about-{group.name[0]}" for group in _groups(app))}
    for command in everything(app):
        names = _parameters(command, _english(command))
        found.add(f"command-{command.__name__}")
        found.update(f"command-{command.__name__}-{name}" for name in names)
        found.update(f"parameter-{name}" for name in names)
    return found


def silent(app: App) -> list[str]:
    """Parameters nobody explains, in any language."""
    return [
        f"{command.__name__} {name}"
        for command in everything(app)
        for name in inspect.signature(command).parameters
        if name not in _parameters(command, _english(command))
    ]


def _english(command: Command) -> str:
    return _ENGLISH.get(command) or inspect.getdoc(command) or ""


@cache
def _manual(language: str) -> Catalogue:
    file = FOLDER / f"manual.{language}.ftl"
    known = language != ENGLISH and file.is_file()
    return Catalogue([(language, file.read_text(encoding="utf-8"))] if known else [])
