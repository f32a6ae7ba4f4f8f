"""Who sits there: a human name and a face for every level, and hints in words of the bots' catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from cosmodrome import bots
from cosmodrome.bots.search.hint import Reason

#: How many people there are at each level.
PEOPLE: Final = 3
#: The faces of the page, one for each level; those outside the ladder borrow one.
FACES: Final[dict[str, str]] = {level: f"bot-{level}" for level in bots.LEVELS} | {
    "random": "bot-novice",
    "greedy": "bot-casual",
}


class Say(Protocol):
    """The sentence under a key of the bots' catalogue."""

    def __call__(self, key: str, **given: Any) -> str | None: ...


class Name(Protocol):
    """The shown name of an id of the game."""

    def __call__(self, thing: str, /) -> str: ...


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


def kind_key(bot: str) -> str:
    """The key of what a bot is, variant included, in the bots' catalogue: `greedy:hasty` is `level-greedy-hasty`."""
    return f"level-{bot.replace(':', '-')}"


def catalogues() -> dict[str, str]:
    """The bots' own sentences, as Fluent sources by language."""
    return {file.stem: file.read_text(encoding="utf-8") for file in sorted((Path(__file__).parent / "text").iterdir())}


def sources(language: str = "en") -> list[tuple[str, str]]:
    """The bots' own sentences, English behind them, as a catalogue reads them: language and Fluent source."""
    known = catalogues()
    return [(one, known[one]) for one in dict.fromkeys((language, "en")) if one in known]


def in_words(reason: Reason, say: Say, name: Name) -> str:
    """A reason as a sentence of the bots' catalogue, ids of the game by the names the game gives them."""
    given: dict[str, Any] = dict(reason.given)
    for field, prefix in (("source", "bot-source-"), ("part", "bot-part-"), ("mission", "")):
        if field in given:
            thing = str(given[field])
            given[field] = (say(f"{prefix}{thing}") if prefix else None) or name(thing)
    return say(reason.key, **given) or reason.key
