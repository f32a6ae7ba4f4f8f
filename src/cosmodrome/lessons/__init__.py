"""Lessons: a game learned by playing it, step by step.

A lesson is data beside its game: `lessons/<lesson>.toml` says what happens, `text/lessons.<language>.ftl` what is said.
`plan` reads lessons, `course` lets somebody play one. Any game may have some; nothing here knows a game.
"""

from cosmodrome.lessons.course import NEXT, Course, Verdict
from cosmodrome.lessons.plan import BadLesson, Lesson, Step, UnknownLesson, find_lesson, lessons_of

__all__ = [
    "NEXT",
    "BadLesson",
    "Course",
    "Lesson",
    "Step",
    "UnknownLesson",
    "Verdict",
    "find_lesson",
    "lessons_of",
]
