"""`cosmodrome scaffold NAME`: the skeleton of a new game, in the shape all games have."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from cosmodrome.cli.common import console
from cosmodrome.cli.speech import speech
from cosmodrome.kernel import BadOptionValue


def scaffold(name: str, /, *, dir: Path = Path()) -> None:
    """Write the skeleton of a game: a package that plays, passes the conformance checks and waits for your rules.

    Parameters
    ----------
    name
        The game's name as programs use it, like leaving_earth.
    dir
        The folder to write the package into. It must be a folder Python imports from.
    """
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise BadOptionValue(f"{name!r} is no name for a game: small letters, digits and single underscores")
    place = dir / name
    if place.exists():
        raise BadOptionValue(f"{place} is there already")
    words = name.split("_")
    values = {
        "name": name,
        "package": name,
        "title": " ".join(words).capitalize(),
        "Name": "".join(word.capitalize() for word in words),
    }
    written = _copy(files("cosmodrome.cli") / "skeleton", place, values)
    told = speech()(
        "scaffold-done",
        folder=str(place),
        files=written,
        test=f"`python -m pytest {place}`",
        play=f"`cosmodrome serve --game {name}.game:GAME`",
        guide="docs/add-a-game.md",
    )
    console().print(told)


def _copy(source: Traversable, place: Path, values: dict[str, str]) -> int:
    """Write every file of the skeleton with its names filled in; how many there were."""
    place.mkdir(parents=True)
    number = 0
    for entry in source.iterdir():
        if entry.is_dir():
            number += _copy(entry, place / entry.name, values)
        elif entry.name.endswith(".txt"):
            text = re.sub(r"\{\{(\w+)\}\}", lambda found: values[found[1]], entry.read_text(encoding="utf-8"))
            (place / entry.name.removesuffix(".txt")).write_text(text, encoding="utf-8")
            number += 1
    return number
