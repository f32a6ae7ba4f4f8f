"""What pieces are and do, for whoever asks at the terminal: one module a game, named like the game.

    def pieces(options: Mapping[str, Any], words: Words) -> Iterator[Piece]

gives every piece that can be asked about in a match with these options. A game without a module has its rules text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from cosmodrome.cli.common import module_of
from cosmodrome.text import Words


class Piece(NamedTuple):
    """Something on the table: its shown name, what kind of thing it is, and what it does."""

    name: str
    kind: str
    text: str


def pieces(game: str, options: Mapping[str, Any], words: Words) -> list[Piece]:
    """Every piece of a match that explains itself."""
    module = module_of(__name__, game)
    return [] if module is None else list(module.pieces(options, words))


def asked_about(wanted: str, known: Iterable[Piece]) -> list[Piece]:
    """The pieces somebody means by these words: those of that very name, else those with every word in it."""
    parts = wanted.casefold().split()
    found = [piece for piece in known if all(part in piece.name.casefold() for part in parts)]
    exact = [piece for piece in found if piece.name.casefold() == wanted.casefold()]
    return exact or found
