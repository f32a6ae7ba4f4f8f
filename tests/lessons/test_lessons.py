"""Every lesson can be played to its end, rightly and wrongly, and has its words in every language there is."""

from __future__ import annotations

import random
import re
from importlib import resources

import pytest

import cosmodrome
from cosmodrome.games import TABLE
from cosmodrome.kernel import IllegalMove
from cosmodrome.lessons import NEXT, Course, Lesson, lessons_of
from cosmodrome.text import Catalogue, Words, languages
from tests.lessons.paths import LESSONS, LONGEST, any_of_them, name_of, others, usual, whole

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=name_of)


def state_of(course: Course) -> tuple[object, ...]:
    match = course.match
    return match.ply, match.view(course.lesson.seat), course.at, tuple(course.acts)


@every_lesson
def test_a_lesson_is_played_to_its_end_along_the_asked_for_moves(lesson: Lesson) -> None:
    course = whole(lesson)
    assert course.over
    assert course.at == len(lesson.step) == len(course.starts) - 1
    assert course.skipped == [], "lines of the lesson that the rules did not allow"
    assert course.dealer.missed == [], "draws of the lesson that were not in the bag"
    assert course.dealer.unsaid == [], "draws of the lesson that nobody drew"


@every_lesson
def test_a_lesson_is_played_to_its_end_whichever_of_the_asked_for_moves_is_made(lesson: Lesson) -> None:
    for seed in range(5):
        rng = random.Random(seed)
        course = Course(lesson)
        while not course.over:
            assert len(course.acts) < LONGEST
            course.act(any_of_them(course, rng))


@every_lesson
def test_something_else_is_refused_and_changes_nothing_or_is_let_pass(lesson: Lesson) -> None:
    course = Course(lesson)
    rng = random.Random(1)
    tried = 0
    while not course.over:
        step = course.step
        assert step is not None
        wrong = others(course)
        for move in rng.sample(wrong, min(len(wrong), 6)):
            before = state_of(course)
            if step.asks and step.others == "allow":
                continue
            if step.asks and any(re.fullmatch(one.replace("*", ".*"), move.text) for one in step.also):
                assert Course(lesson, course.acts).act(move.text) == "fine"
                continue
            assert course.act(move.text) == "refused"
            assert state_of(course) == before
            tried += 1
        course.act(usual(course))
    assert tried > 0


@every_lesson
def test_a_lesson_can_be_finished_after_whatever_else_it_lets_pass(lesson: Lesson) -> None:
    """Wrong moves are tried at every step; what is played of them must not lead into a dead end."""
    for seed in range(3):
        rng = random.Random(seed)
        course = Course(lesson)
        strayed: set[int] = set()
        while not course.over:
            assert len(course.acts) < LONGEST
            wrong = others(course)
            if wrong and course.at not in strayed and course.step is not None and course.step.asks:
                strayed.add(course.at)
                course.act(rng.choice(wrong).text)
                continue
            course.act(any_of_them(course, rng))


@every_lesson
def test_what_the_rules_forbid_is_refused_by_the_rules(lesson: Lesson) -> None:
    course = Course(lesson)
    while course.step is not None and not course.step.asks:
        course.act(NEXT)
    ask = course.ask
    assert ask is not None
    forbidden = next(move for verb in course.game.moves.verbs.values() for move in verb.all() if not ask.allows(move))
    before = state_of(course)
    with pytest.raises(IllegalMove):
        course.act(forbidden.text)
    assert state_of(course) == before


@every_lesson
def test_going_back_comes_to_the_step_before_and_on_again_to_the_same_place(lesson: Lesson) -> None:
    course = Course(lesson)
    places = []
    while not course.over:
        places.append((course.at, course.match.view(lesson.seat)))
        course.act(usual(course))
    backwards = course
    for at, view in reversed([place for index, place in enumerate(places) if index in starts_of(course)]):
        backwards = backwards.back()
        assert (backwards.at, backwards.match.view(lesson.seat)) == (at, view)


def starts_of(course: Course) -> set[int]:
    return set(course.starts[:-1])


@every_lesson
def test_a_course_follows_from_what_was_done(lesson: Lesson) -> None:
    course = whole(lesson)
    assert state_of(Course(lesson, course.acts)) == state_of(course)


def keys_of(lesson: Lesson) -> list[str]:
    keys = [lesson.key(), lesson.key(part="about")]
    for step in lesson.step:
        keys += [lesson.key(step), lesson.key(step, "title")]
        if step.asks:
            keys.append(lesson.key(step, "else"))
        if step.sum:
            keys.append(lesson.key(step, "sum"))
    return keys


def catalogue(game: str, language: str) -> Catalogue | None:
    file = resources.files(f"cosmodrome.games.{game}").joinpath("text", f"lessons.{language}.ftl")
    return Catalogue([(language, file.read_text(encoding="utf-8"))]) if file.is_file() else None


@pytest.mark.parametrize("game", sorted(TABLE))
def test_lessons_have_their_words_in_every_language(game: str) -> None:
    lessons = lessons_of(cosmodrome.find(game))
    wanted = {key for lesson in lessons for key in keys_of(lesson)}
    for language in languages(cosmodrome.find(game)):
        words = catalogue(game, language)
        if words is None:
            assert not lessons or language != "en"
            continue
        assert words.unreadable == []
        assert words.keys == wanted, f"{language}: {sorted(words.keys ^ wanted)}"


def sentences(said: str) -> int:
    """How many there are; the stop of an abbreviation ends none."""
    ends = [said[end.end() :] for end in re.finditer(r"[.!?…]”?(\s+|$)", said)]
    return sum(1 for rest in ends if not rest[:1].islower())


@every_lesson
def test_no_step_says_more_than_two_sentences(lesson: Lesson) -> None:
    for language in languages(cosmodrome.find(lesson.game)):
        words = Words(cosmodrome.find(lesson.game), language)
        for step in lesson.step:
            for part in ("", "else"):
                said = words.catalogue.find(lesson.key(step, part)) or ""
                assert sentences(said) <= 2, said
                assert len(said) <= 260, said
            title = words.say(lesson.key(step, "title"))
            assert len(title) <= 34, title


@every_lesson
def test_a_lesson_takes_three_to_eight_minutes_and_plays_at_once(lesson: Lesson) -> None:
    assert 3 <= lesson.minutes <= 8
    assert any(step.asks for step in lesson.step[:3]), "the goal is told, then there is something to do"
    assert sum(bool(step.asks) for step in lesson.step) >= len(lesson.step) // 2
