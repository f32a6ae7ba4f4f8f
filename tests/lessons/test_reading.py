"""A lesson's file is read strictly, and a mistake in it is named."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.kernel import UnknownMove
from cosmodrome.lessons import BadLesson, Course, UnknownLesson, find_lesson, lessons_of
from cosmodrome.lessons.plan import read

HEAD = b"number = 1\nminutes = 3\n"
STEP = b'[[step]]\nid = "one"\n'


def mistake(source: bytes, name: str = "first.toml") -> str:
    with pytest.raises(BadLesson) as refusal:
        read(name, source, "leaving_earth")
    return str(refusal.value)


def test_a_good_lesson_is_read() -> None:
    lesson = read("first.toml", HEAD + STEP + b'asks = ["end_turn"]\n', "leaving_earth")
    assert (lesson.id, lesson.game, lesson.step[0].asks) == ("first", "leaving_earth", ("end_turn",))
    assert lesson.key(lesson.step[0], "title") == "lesson-first-one-title"


def test_mistakes_name_file_and_field() -> None:
    assert "first.toml" in mistake(b"number =")
    assert "wnich" in mistake(HEAD + STEP + b'wnich = "x"\n')
    assert "step" in mistake(HEAD)
    assert "minutes" in mistake(b'number = 1\nminutes = "three"\n' + STEP)
    assert "'One'" in mistake(HEAD + b'[[step]]\nid = "One"\n')
    assert "'about'" in mistake(HEAD + b'[[step]]\nid = "about"\n')
    assert "name of its own" in mistake(HEAD + STEP + STEP)
    assert "until" in mistake(HEAD + STEP + b'asks = ["*"]\nuntil = "dawn"\n')
    assert "asks for nothing" in mistake(HEAD + STEP + b'until = "event landed"\n')


def test_lines_that_are_no_lines_of_a_record_are_refused() -> None:
    lesson = read("first.toml", HEAD + b'opening = ["end_turn"]\n' + STEP, "leaving_earth")
    with pytest.raises(BadLesson):
        Course(lesson)
    lesson = read("first.toml", HEAD + b'opening = ["0 dance"]\n' + STEP, "leaving_earth")
    with pytest.raises(UnknownMove):
        Course(lesson)


def test_a_line_the_rules_forbid_is_skipped_and_noted() -> None:
    lesson = read("first.toml", HEAD + b'opening = ["0 assemble"]\n' + STEP, "leaving_earth")
    assert Course(lesson).skipped == ["0 assemble"]


def test_lessons_are_found_by_name_and_number() -> None:
    game = cosmodrome.find("leaving_earth")
    assert find_lesson(game, "first_rocket") is find_lesson(game, "1")
    with pytest.raises(UnknownLesson):
        find_lesson(game, "alchemy")


def test_a_game_without_lessons_has_none(tic_tac_toe: str) -> None:
    assert lessons_of(cosmodrome.find(tic_tac_toe)) == ()


def test_a_finished_lesson_takes_no_more() -> None:
    course = Course(read("first.toml", HEAD + STEP, "leaving_earth"), ["next"])
    assert course.over
    with pytest.raises(BadLesson):
        course.act("next")
