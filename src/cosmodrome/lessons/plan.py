"""Lessons as their files describe them, read strictly: a mistake names the file, the step and the field."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Literal

import msgspec

from cosmodrome.kernel import CosmodromeError, Game
from cosmodrome.text import folder_of

#: Names of lessons and steps are parts of catalogue keys and addresses.
_NAME = re.compile(r"[a-z][a-z0-9_]*")
#: Endings of catalogue keys, which no step may be called.
_TAKEN = {"about"}


class BadLesson(CosmodromeError):
    """A lesson's file cannot be read, or asks for what the game does not know."""

    code = "bad_lesson"


class UnknownLesson(CosmodromeError):
    """The game has no lesson of this name."""

    code = "unknown_lesson"


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One step: something is said, perhaps pointed at, and perhaps asked for.

    `play`: lines of a record that are played first (`1 end_turn`; `dealer draw success` is what will be drawn next).
    `asks`: the moves asked for, as patterns (`buy juno`, `research *`); without any the step is only read.
    `times`: how many of them; `every`: all of them, each as often as it stands there; `until`: instead, what has to
    happen (`event launched`) or to be asked (`question fire`).
    `also`: moves that are right too, but no answer; `others`: what becomes of all the rest.
    `point`: what is shown, by the names the boards have for their pieces and parts; `sum`: a sum stands below.
    """

    id: str
    play: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    times: int = 1
    every: bool = False
    until: str | None = None
    also: tuple[str, ...] = ()
    others: Literal["refuse", "allow"] = "refuse"
    point: tuple[str, ...] = ()
    sum: bool = False


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A lesson: the table it is played at, and its steps.

    `number` orders a game's lessons, `minutes` is about how long it takes. `seed` deals what no line of `play` fixes.
    `opening` are lines of a record that bring the position about. `replies` are patterns of what other seats answer
    where no step says so, the first that fits; else they answer with the first move of their list.
    """

    number: int
    minutes: int
    step: tuple[Step, ...]
    options: dict[str, Any] = {}
    seat: int = 0
    seed: int = 1
    opening: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    game: str = ""
    id: str = ""

    def key(self, step: Step | None = None, part: str = "") -> str:
        """The catalogue key of what is said: a step's `title`, `else`, `sum`; a lesson's `about`."""
        return "-".join(["lesson", self.id, *([step.id] if step else []), *([part] if part else [])])


def lessons_of(game: Game[Any]) -> tuple[Lesson, ...]:
    """The lessons of a game in the order they are meant to be played; none where it has none."""
    return _read_all(type(game).__module__, game.name)


def find_lesson(game: Game[Any], name: str) -> Lesson:
    """The lesson of this name, or with this number in the list."""
    lessons = lessons_of(game)
    for lesson in lessons:
        if lesson.id == name or str(lesson.number) == name:
            return lesson
    known = ", ".join(lesson.id for lesson in lessons) or "none"
    raise UnknownLesson(f"{game.name} has no lesson {name!r}; it has: {known}")


@cache
def _read_all(module: str, game: str) -> tuple[Lesson, ...]:
    folder = folder_of(module, "lessons")
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder is not None else []
    lessons = sorted((read(file.name, file.read_bytes(), game) for file in files), key=lambda one: one.number)
    if [lesson.number for lesson in lessons] != list(range(1, len(lessons) + 1)):
        raise BadLesson(f"the lessons of {game} are not numbered from 1 on: {[one.number for one in lessons]}")
    return tuple(lessons)


def read(name: str, source: bytes, game: str) -> Lesson:
    """A lesson from the text of its file."""
    try:
        lesson = msgspec.toml.decode(source, type=Lesson)
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadLesson(f"{name}: {error}") from None
    lesson = msgspec.structs.replace(lesson, game=game, id=name.removesuffix(".toml"))
    ids = [step.id for step in lesson.step]
    wrong = [one for one in (lesson.id, *ids) if not _NAME.fullmatch(one) or one in _TAKEN]
    if wrong:
        raise BadLesson(f"{name}: {wrong[0]!r} is no name for a lesson or a step")
    if len(set(ids)) != len(ids) or not ids:
        raise BadLesson(f"{name}: every step needs a name of its own, and a lesson needs steps")
    for step in lesson.step:
        if step.until is not None and step.until.split(" ")[0] not in ("event", "question"):
            raise BadLesson(f"{name}, step {step.id}, until: begins with “event” or “question”, not {step.until!r}")
        if not step.asks and (step.until or step.times != 1 or step.every or step.also):
            raise BadLesson(f"{name}, step {step.id}: asks for nothing, so it can neither count nor wait")
    return lesson
