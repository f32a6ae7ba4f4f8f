"""The games that can be played, by name. Listed explicitly; a game's code is loaded when it is first asked for."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

from cosmodrome.kernel.errors import UnknownGame, UnknownOption
from cosmodrome.kernel.game import Game

_games: dict[str, Game[Any] | str] = {}


def list_games(table: Mapping[str, str]) -> None:
    """Register games by where they are: `name -> "package.module:ATTRIBUTE"`."""
    for name, place in table.items():
        _games.setdefault(name, place)


def register(game: Game[Any]) -> None:
    """Register a game, replacing one of the same name. Its option `players` says how many can play."""
    if not any(option.name == "players" and option.kind == "integer" for option in game.options):
        raise UnknownOption(f"the game {game.name!r} has no integer option `players`")
    _games[game.name] = game


def names() -> list[str]:
    """The names of all known games, sorted."""
    return sorted(_games)


def find(name: str) -> Game[Any]:
    """The game of this name."""
    known = _games.get(name)
    if known is None:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
    if isinstance(known, str):
        module, _, attribute = known.partition(":")
        known = _games[name] = getattr(importlib.import_module(module), attribute)
    return known
