"""Boards for the terminal: one module a game, named like the game, with a function `draw`.

    def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType

`view` is what `Match.view` gave for one seat, `words` say the names of things, `names` are those of the seats.
A game whose content can be replaced has a function `board(options)` instead, which gives that function for a match.
A game without a module of its own is drawn plainly from its view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from cosmodrome.cli.boards import generic
from cosmodrome.cli.common import module_of
from cosmodrome.text import Words

Draw = Callable[[dict[str, Any], Words, Sequence[str]], RenderableType]


def board(game: str, options: Mapping[str, Any]) -> Draw:
    """The function that draws this game as it is played with these options."""
    module = module_of(__name__, game)
    if module is None:
        return generic.draw
    draw: Draw = module.board(options) if hasattr(module, "board") else module.draw
    return draw
