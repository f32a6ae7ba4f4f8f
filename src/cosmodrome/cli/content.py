"""`cosmodrome content GAME`: every component, as the engine uses it, and the values of one's own box."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import cosmodrome
from cosmodrome.cli import components
from cosmodrome.cli.common import AsJson, ContentFolder, console, error_console, read_options
from cosmodrome.cli.speech import Language, reader_language
from cosmodrome.text import Words


def content(
    game: str,
    /,
    *,
    content: ContentFolder = None,
    export: Path | None = None,
    check: Path | None = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Show every component of a game, or make and check a content pack with the values of your own box.

    Parameters
    ----------
    export
        Write a complete, commented content pack into this new folder, as a template to type your values into.
    check
        Check the content pack in this folder and name every mistake with file, entry and field.
    """
    boxed = cosmodrome.find(game)
    if export is not None:
        _export(game, export)
    elif check is not None:
        _check(game, check)
    else:
        given = read_options(None, content=content)
        options = boxed.check_options(given) if given else None
        data = boxed.content(options)
        out = console()
        if as_json:
            out.out(json.dumps(data, indent=2, ensure_ascii=False), highlight=False)
        else:
            words = Words(boxed, reader_language(language), boxed.titles(options) if options else None)
            out.print(components.draw(data, words))


def _export(game: str, folder: Path) -> None:
    files = cosmodrome.find(game).export_pack(str(folder))
    console().print(f"{folder}: {len(files)} files. Change the values, keep the identifiers, then check it:")
    console().print(f"  cosmodrome content {game} --check {folder}")


def _check(game: str, folder: Path) -> None:
    problems = cosmodrome.find(game).pack_problems(str(folder))
    if not problems:
        console().print(f"{folder}: this pack can be played with --content {folder}")
        return
    for problem in problems:
        error_console().print(problem, markup=False, soft_wrap=True)
    error_console().print(f"{len(problems)} to mend.")
    sys.exit(1)
