"""Studies: what takes thought to tell about a position.

A game explains most things at once; some of its topics take longer (`Game.slow_topics`), and some need somebody who can
play, such as the forecast of a flight: those live in `bots/<game>/studies.py` as `TOPICS`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, Final

from cosmodrome.kernel import Facts, Game, Match

Study = Callable[[Match, int | None, str], Facts]

#: The games whose bots have something to tell, and where.
_PLACES: Final[dict[str, str]] = {"galaxy_trucker": "cosmodrome.bots.galaxy_trucker.studies"}


def topics(game: str) -> dict[str, Study]:
    """What the bots of a game can tell, by topic."""
    place = _PLACES.get(game)
    if place is None:
        return {}
    told: dict[str, Study] = importlib.import_module(place).TOPICS
    return told


def is_slow(game: Game[Any], about: str) -> bool:
    """Whether the answer takes long enough to be worked out beside everything else."""
    topic = about.partition(":")[0]
    return topic in game.slow_topics or topic in topics(game.name)


def explain(match: Match, seat: int | None, about: str) -> Facts:
    """What there is to know about `topic` or `topic:piece`, from what the seat may know."""
    topic, _, piece = about.partition(":")
    study = topics(match.game.name).get(topic)
    return match.explain(seat, about) if study is None else study(match, seat, piece)
