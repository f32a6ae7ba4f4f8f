"""`cosmodrome learn`: lessons in the terminal."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

import cosmodrome
from cosmodrome.cli.app import run
from cosmodrome.cli.learn import LessonTable
from cosmodrome.lessons import Lesson, find_lesson
from cosmodrome.text import Words
from tests.lessons.paths import LESSONS, name_of, usual


class Pupil:
    """Types what the lesson asks for, after the given lines."""

    def __init__(self, lesson: Lesson, first: Iterator[str]) -> None:
        self.out = io.StringIO()
        console = Console(file=self.out, width=100, highlight=False)
        self.first = first
        self.table = LessonTable(lesson, Words(cosmodrome.find(lesson.game)), console, self.type)

    def type(self, prompt: str) -> str:
        line = next(self.first, None)
        if line is not None:
            return line
        return "" if prompt.startswith("Enter") else usual(self.table.course)


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_a_lesson_is_learned_in_the_terminal(lesson: Lesson) -> None:
    pupil = Pupil(lesson, iter(()))
    assert pupil.table.play()
    said = " ".join(pupil.out.getvalue().replace("│", " ").split())
    words = Words(cosmodrome.find(lesson.game))
    for step in lesson.step:
        assert " ".join(words.say(lesson.key(step)).split()) in said


def test_something_else_is_answered_and_going_back_works() -> None:
    lesson = find_lesson(cosmodrome.find("leaving_earth"), "first_rocket")
    pupil = Pupil(lesson, iter(["", "", "research landing", "undo", "", "research juno_rockets", "q"]))
    assert not pupil.table.play()
    assert "For this flight we need Juno Rockets" in pupil.out.getvalue()
    assert pupil.table.course.acts == ["next", "next", "research juno_rockets"]


def test_the_list_has_a_lesson_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["learn", "leaving_earth", "--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [one.id for one in LESSONS if one.game == "leaving_earth"]


def test_an_unknown_lesson_is_a_wrong_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["learn", "leaving_earth", "alchemy"]) == 2
    assert "unknown_lesson" in capsys.readouterr().err
