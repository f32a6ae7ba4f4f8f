"""Puzzles: each is legal, its solution wins a quick comparison of all answers, and a lesson carries it."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from cosmodrome.cli.app import run
from cosmodrome.coach import puzzles
from cosmodrome.lessons import Course

ALL = [puzzle for game in puzzles.GAMES for puzzle in puzzles.puzzles_of(game)]


def test_every_game_has_three() -> None:
    assert [len(puzzles.puzzles_of(game)) for game in puzzles.GAMES] == [3, 3, 3]


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: f"{puzzle.game}-{puzzle.number}")
def test_the_solution_beats_every_other_answer(puzzle: puzzles.Puzzle) -> None:
    match = puzzle.position()
    ask = match.ask_of(puzzle.seat)
    assert ask is not None
    answers = [move.text for move in ask.answers]
    # More than a guess, and no more than can be compared.
    assert puzzles.FEWEST <= len(answers) <= puzzles.ANSWERS
    assert puzzle.solution in answers
    found = puzzles.compare(match, puzzle.seat, puzzles.CHECK)
    assert found is not None
    assert found.order[0] == puzzle.solution
    assert found.margin > 0


@pytest.mark.parametrize("game", puzzles.GAMES)
def test_a_puzzle_is_played_as_a_lesson_from_the_same_position(game: str) -> None:
    puzzle = puzzles.find_puzzle(game, 1)
    course = Course(puzzles.lesson_of(puzzle))
    match = puzzle.position()
    assert course.skipped == []
    assert course.dealer.missed == []
    assert course.match.view(puzzle.seat) == match.view(puzzle.seat)
    ask = match.ask_of(puzzle.seat)
    assert ask is not None
    wrong = next(move.text for move in ask.answers if move.text != puzzle.solution)
    assert course.act(wrong) == "refused"
    assert course.act(puzzle.solution) == "right"
    assert course.over


def test_the_puzzle_of_the_day_takes_turns() -> None:
    days = [puzzles.of_the_day(date(2026, 11, 16) + timedelta(days=n)) for n in range(9)]
    assert len({(one.game, one.number) for one in days if one}) == 9


def test_the_terminal_asks_one(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzles.find_puzzle("galaxy_trucker", 1)
    ask = puzzle.position().ask_of(puzzle.seat)
    assert ask is not None
    answers = [move.text for move in ask.answers]
    right = answers.index(puzzle.solution) + 1
    typed = iter(["x", str(right % len(answers) + 1), str(right)])
    monkeypatch.setattr("rich.console.Console.input", lambda *_args, **_more: next(typed))
    assert run(["puzzle", "galaxy_trucker", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "something better" in told
    assert "Right" in told
    assert run(["puzzle", "galaxy_trucker", "99"]) == 2
