"""`cosmodrome content GAME`: every component, as the engine uses it, and the values of one's own box."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import cosmodrome
from cosmodrome.cli import components
from cosmodrome.cli.common import AsJson, ContentFolder, console, error_console, read_options
from cosmodrome.cli.details import detail
from cosmodrome.cli.speech import Speech, reader_language, speech
from cosmodrome.text import Words


def content(
    game: str,
    /,
    *,
    content: ContentFolder = None,
    export: Path | None = None,
    check: Path | None = None,
    as_json: AsJson = False,
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
    say = speech()
    if export is not None:
        _export(game, export, say)
    elif check is not None:
        _check(game, check, say)
    else:
        given = read_options(None, content=content)
        options = boxed.check_options(given) if given else None
        data = boxed.content(options)
        out = console()
        if as_json:
            out.out(json.dumps(data, indent=2, ensure_ascii=False), highlight=False)
        else:
            words = Words(boxed, reader_language(), boxed.titles(options) if options else None)
            out.print(components.draw(data, words))


def _export(game: str, folder: Path, say: Speech) -> None:
    files = cosmodrome.find(game).export_pack(str(folder))
    console().print(say("content-exported", folder=str(folder), files=len(files)))
    console().print(f"  cosmodrome content {game} --check {folder}")


def _check(game: str, folder: Path, say: Speech) -> None:
    boxed = cosmodrome.find(game)
    problems = boxed.pack_problems(str(folder))
    if not problems:
        differs = boxed.check_options({"content": str(folder)})["content"]
        console().print(say("content-playable" if differs else "content-unchanged", folder=str(folder)))
        return
    for problem in problems:
        error_console().print(detail(problem, say.language), markup=False, soft_wrap=True)
    error_console().print(say("content-mend", number=len(problems)))
    sys.exit(1)
