"""The ladder: the five levels of a game, each a factory of players."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from cosmodrome.bots import LEVELS, UnknownBot

if TYPE_CHECKING:
    from cosmodrome.bots import Bot, Factory


class Maker(Protocol):
    """Builds the player of a level from a seed and a variant."""

    def __call__(self, level: str, seed: int, variant: str = "") -> Bot: ...


def rungs(make: Maker) -> tuple[Factory, Factory, Factory, Factory, Factory]:
    """The factories of a game, from novice to master."""
    novice, casual, regular, expert, master = (partial(make, level) for level in LEVELS)
    return novice, casual, regular, expert, master


def no_variant(level: str, variant: str) -> None:
    """Refuse a variant where a level has none."""
    if variant:
        raise UnknownBot(f"{level} has no variant {variant!r}")
