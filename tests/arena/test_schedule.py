"""Virtual time decides who answers first; nobody waits for real."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.arena import Schedule, play_match
from cosmodrome.kernel import CLOCK, Match, Move, Seat


class Thinker:
    """Answers with the first move after a fixed time."""

    name = "thinker"

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, seat: Seat) -> Move:
        return seat.ask.moves[0]

    def delay(self, seat: Seat) -> float:
        return self.seconds


class Unhurried:
    """A bot without an opinion about time."""

    name = "unhurried"

    def choose(self, seat: Seat) -> Move:
        return seat.ask.moves[-1]


def bidders(match: Match) -> list[str]:
    """Who answered while all were asked to bid, in order."""
    lines = [line for line in match.record().moves if "bid" in line or "time_up" in line]
    return [line.split()[0] for line in lines]


def test_the_quicker_seat_answers_first(toy: str) -> None:
    match = cosmodrome.new(toy, seed=1)
    play_match(match, {0: Thinker(5), 1: Thinker(2)}, 80)
    assert match.over
    assert bidders(match) == ["1", "0"] * 3


def test_the_clock_answers_when_its_time_has_passed(toy: str) -> None:
    match = cosmodrome.new(toy, seed=1)
    play_match(match, {0: Thinker(5), 1: Thinker(40)}, 80)
    assert bidders(match) == ["0", "clock"] * 3


def test_a_timer_runs_on_while_others_answer(toy: str) -> None:
    """Three seats at 20, 28 and 31 seconds under a timer of 30: the second answer does not start the timer anew."""
    match = cosmodrome.new(toy, seed=1, players=3)
    play_match(match, {0: Thinker(20), 1: Thinker(28), 2: Thinker(31)}, 80)
    assert bidders(match)[:3] == ["0", "1", "clock"]


def test_a_bot_without_an_opinion_takes_the_usual_time(toy: str) -> None:
    match = cosmodrome.new(toy, seed=1)
    play_match(match, {0: Thinker(1.5), 1: Unhurried()}, 80)
    assert bidders(match) == ["1", "0"] * 3


def test_play_stops_at_the_limit(toy: str) -> None:
    match = cosmodrome.new(toy, seed=1)
    assert play_match(match, {0: Thinker(1), 1: Thinker(2)}, 3) == 3
    assert not match.over


def test_a_seat_without_a_bot_is_an_error(toy: str) -> None:
    match = cosmodrome.new(toy, seed=1, timer=False)
    with pytest.raises(ValueError, match="neither a bot nor a clock"):
        play_match(match, {1: Thinker(1)}, 80)


def test_while_only_people_are_asked_nothing_is_planned(toy: str) -> None:
    match = cosmodrome.new(toy, seed=1, timer=False)
    schedule = Schedule({})
    schedule.observe(match)
    assert schedule.next(match) is None


def test_the_schedule_names_time_and_ask(toy: str) -> None:
    match = cosmodrome.new(toy, seed=1)
    schedule = Schedule({0: Thinker(50)})
    schedule.observe(match)
    planned = schedule.next(match)
    assert planned is not None
    time, ask = planned
    assert (time, ask.seat) == (30, CLOCK)
    schedule.answer(match, time, ask)
    assert schedule.now == 30
