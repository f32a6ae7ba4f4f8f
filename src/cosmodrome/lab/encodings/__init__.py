"""The encodings there are, by game and by name."""

from __future__ import annotations

import importlib
from typing import Any

from cosmodrome.kernel import CosmodromeError
from cosmodrome.lab.encodings.fields import Encoding, Field

__all__ = ["Encoding", "Field", "NoEncoding", "encoding"]

#: Where the encoding of each game lives; a game of your own joins by `register`.
TABLE: dict[str, str | Encoding[Any]] = {
    "galactic_cruise": "cosmodrome.lab.encodings.galactic_cruise",
    "galaxy_trucker": "cosmodrome.lab.encodings.galaxy_trucker",
    "leaving_earth": "cosmodrome.lab.encodings.leaving_earth",
}


class NoEncoding(CosmodromeError):
    """Nobody has said how this game is told in numbers, or not under this name."""

    code = "no_encoding"


def register(made: Encoding[Any]) -> None:
    """Make the encoding of a game known, in place of another."""
    TABLE[made.game] = made


def encoding(game: str, name: str | None = None) -> Encoding[Any]:
    """The encoding of this game; refused where it is not the one that is wanted by `name`."""
    place = TABLE.get(game)
    if place is None:
        raise NoEncoding(f"{game} has no encoding; there is one of: {', '.join(sorted(TABLE))}")
    found: Encoding[Any] = importlib.import_module(place).ENCODING if isinstance(place, str) else place
    if name is not None and name != found.name:
        raise NoEncoding(f"the encoding {name} is wanted, this version of {game} speaks {found.name}")
    return found
