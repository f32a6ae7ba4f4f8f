"""Ways through a lesson: along the asked-for moves, and beside them."""

from __future__ import annotations

import random
from fnmatch import fnmatchcase

import cosmodrome
from cosmodrome.games import TABLE
from cosmodrome.kernel import Move
from cosmodrome.lessons import NEXT, Course, Lesson, lessons_of

#: No lesson asks for more than this.
LONGEST = 300

LESSONS = [lesson for game in sorted(TABLE) for lesson in lessons_of(cosmodrome.find(game))]


def name_of(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


def usual(course: Course) -> str:
    """What the lesson asks for, the pattern that stands first."""
    step = course.step
    assert step is not None
    if not step.asks:
        return NEXT
    wanted = course.asked_for
    assert wanted, f"{name_of(course.lesson)}, step {step.id}: nothing that is asked for can be played"
    return next(move.text for pattern in step.asks for move in wanted if fnmatchcase(move.text, pattern))


def any_of_them(course: Course, rng: random.Random) -> str:
    """Any move that is asked for."""
    wanted = course.asked_for
    return rng.choice(wanted).text if wanted else usual(course)


def others(course: Course) -> list[Move]:
    """What the rules allow now and the step does not ask for."""
    ask = course.ask
    return [] if ask is None else [move for move in ask.moves if move not in course.asked_for]


def whole(lesson: Lesson) -> Course:
    """The lesson played to its end along the asked-for moves."""
    course = Course(lesson)
    while not course.over:
        assert len(course.acts) < LONGEST, f"{name_of(lesson)} does not end"
        course.act(usual(course))
    return course
