"""Who sits there: a human name and a face for every level, and hints in words. Both come from the bots' catalogue."""

from __future__ import annotations

from importlib import resources
from typing import Any, Final, NamedTuple

from cosmodrome import bots
from cosmodrome.bots.search.hint import Reason
from cosmodrome.kernel.registry import find
from cosmodrome.text import Catalogue, Words

#: How many people there are at each level.
PEOPLE: Final = 3
#: The faces of the page, one for each level; those outside the ladder borrow one.
FACES: Final[dict[str, str]] = {level: f"bot-{level}" for level in bots.LEVELS} | {
    "random": "bot-novice",
    "greedy": "bot-casual",
}


class Person(NamedTuple):
    """The key of a name in the catalogue, and the id of a face among the faces of the page."""

    name: str
    face: str
    level: str


def person(bot: str, seat: int, seed: int = 0) -> Person:
    """Who plays at a seat: bots of one level at one table are different people."""
    level = bot.partition(":")[0]
    face = FACES.get(level, FACES["random"])
    if level not in bots.LEVELS:
        return Person(f"level-{level}", face, level)
    return Person(f"bot-name-{level}-{(seat + seed) % PEOPLE + 1}", face, level)


def catalogue(language: str = "en") -> Catalogue:
    """The bots' own sentences, English behind them."""
    sources = []
    for one in dict.fromkeys((language, "en")):
        file = resources.files(bots) / "text" / f"{one}.ftl"
        if file.is_file():
            sources.append((one, file.read_text(encoding="utf-8")))
    return Catalogue(sources)


def in_words(game: str, reason: Reason, language: str = "en") -> str:
    """A reason as a sentence: ids of the game by the names the game gives them."""
    own = catalogue(language)
    words = Words(find(game), language)
    given: dict[str, Any] = dict(reason.given)
    for field, prefix in (("source", "bot-source-"), ("part", "bot-part-")):
        if field in given:
            given[field] = own.find(f"{prefix}{given[field]}") or words.name(str(given[field]))
    if "mission" in given:
        given["mission"] = words.name(str(given["mission"]))
    return own.find(reason.key, **given) or reason.key
