"""The encodings there are, by game and by name."""

from __future__ import annotations

import importlib
from typing import Any

from cosmodrome.kernel import CosmodromeError
from cosmodrome.lab.encodings.fields import Encoding, Field

__all__ = ["Encoding", "Field", "NoEncoding", "encoding"]

#: Where the encoding of each game is; add one for your own game with `register`.
TABLE: dict[str, str | Encoding[Any]] = {
    "galactic_cruise": "cosmodrome.lab.encodings.galactic_cruise",
    "galaxy_trucker": "cosmodrome.lab.encodings.galaxy_trucker",
    "leaving_earth": "cosmodrome.lab.encodings.leaving_earth",
}


class NoEncoding(CosmodromeError):
    """There is no encoding for this game, or not one of this name."""

    code = "no_encoding"


def register(made: Encoding[Any]) -> None:
    """Register the encoding of a game, replacing another."""
    TABLE[made.game] = made


def encoding(game: str, name: str | None = None) -> Encoding[Any]:
    """The encoding of this game; refused if it is not the one called `name`."""
    place = TABLE.get(game)
    if place is None:
        raise NoEncoding(f"{game} has no encoding; there is one of: {', '.join(sorted(TABLE))}")
    found: Encoding[Any] = importlib.import_module(place).ENCODING if isinstance(place, str) else place
    if name is not None and name != found.name:
        raise NoEncoding(f"the encoding {name} is wanted, this version of {game} speaks {found.name}")
    return found
