"""Lessons: the list of them, and playing one."""

from typing import Annotated, Literal

from msgspec import Meta

from cosmodrome.server.contract.basic import Body, MoveText
from cosmodrome.server.contract.happened import Beat, EventPage
from cosmodrome.server.contract.table import Position, Table


class LessonStep(Body):
    """A step of a lesson; `reads`: nothing is asked for, `next` goes on. Its words: `lesson-<lesson>-<id>`."""

    id: str
    reads: bool


class LessonInfo(Body):
    """A lesson of a game. Its words stand in the game's text `lessons.<language>.ftl`, under `lesson-<id>`."""

    id: str
    minutes: int
    steps: list[LessonStep]


class Lessons(Body):
    """Answer of `GET /api/games/{game}/lessons`: in the order they are meant to be played."""

    game: str
    lessons: list[LessonInfo]


Acts = Annotated[list[MoveText], Meta(max_length=500)]


class LessonAct(Body):
    """Body of `POST /api/games/{game}/lessons/{lesson}`: what was done so far, and what is done now, if anything.

    An act is a move by its text, or `next` where a step is only read. The server keeps nothing but this list.
    """

    acts: Acts = []
    act: MoveText | None = None


class LessonMoment(Body):
    """A lesson at one moment, as the player sees it.

    `step`: the present one, past the last one when the lesson is over. `verdict`: what became of `act`; only a refused
    one is not to be kept. `starts`: with how many acts each step began. `asked_for`: the legal moves the step asks for;
    none where anything will do.
    """

    step: int
    verdict: Literal["right", "fine", "other", "refused"] | None
    starts: list[int]
    asked_for: list[str]
    point: list[str]
    table: Table
    position: Position
    events: EventPage
    beats: list[Beat]


class LessonWhyNot(Body):
    """Body of `POST /api/games/{game}/lessons/{lesson}/why_not`: what forbids a move after these acts."""

    acts: Acts
    move: MoveText


class LessonExplain(Body):
    """Body of `POST /api/games/{game}/lessons/{lesson}/explain`: what the game says about a thing after these acts."""

    acts: Acts
    about: Annotated[str, Meta(min_length=1, max_length=200)]
