"""`cosmodrome content GAME`: every component, as the engine uses it."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter

import cosmodrome
from cosmodrome.cli.boards import generic
from cosmodrome.cli.common import console
from cosmodrome.text import Words


def content(game: str, /, *, as_json: Annotated[bool, Parameter(name="--json", negative="")] = False) -> None:
    """Show every component of a game, as the engine uses it.

    Parameters
    ----------
    game
        The game's name, see `cosmodrome games`.
    as_json
        Print plain data for programs.
    """
    boxed = cosmodrome.find(game)
    out = console()
    if as_json:
        out.out(json.dumps(boxed.content(), indent=2, ensure_ascii=False), highlight=False)
    else:
        out.print(generic.draw(boxed.content(), Words(boxed), ()))
