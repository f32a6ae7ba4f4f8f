"""The games on offer and their options."""

from typing import Any, Literal

from cosmodrome.server.contract.basic import Body


class OptionInfo(Body):
    """One option of a game, in its own description, from which a table form can be drawn."""

    name: str
    kind: Literal["choice", "integer", "flag", "subset", "text"]
    default: Any
    help: str
    values: list[str] | None = None
    low: int | None = None
    high: int | None = None


class ConflictSide(Body):
    """An option and those of its values that take part in a conflict."""

    option: str
    values: list[Any]


class ConflictInfo(Body):
    """Option values that exclude each other, and the code of the reason; its sentence is `rule-<code>` in the texts."""

    first: ConflictSide
    second: ConflictSide
    why: str


class GameInfo(Body):
    """A game the server can host: who can play it, with which options, against which bots."""

    name: str
    title: str
    edition: str
    players_low: int
    players_high: int
    options: list[OptionInfo]
    conflicts: list[ConflictInfo]
    bots: list[str]
    #: Content packs the host offers for the option `content`, by name.
    packs: list[str] = []
    #: Its lessons by name, in order.
    lessons: list[str] = []


class Games(Body):
    """Answer of `GET /api/games`."""

    protocol: int
    version: str
    games: list[GameInfo]
