"""Hints: legal, in time, and from nothing but what the seat may know."""

from __future__ import annotations

import pytest

from cosmodrome import bots
from cosmodrome.bots.search.hint import timely
from cosmodrome.kernel import CLOCK, Match, SeededDealer
from cosmodrome.kernel.registry import find

GAMES = ("galactic_cruise", "galaxy_trucker", "leaving_earth")
#: What may be expected: points and a win, points alone, or the credits of a flight.
RESULTS = ("bot-expects", "bot-expects-points", "bot-flights")
#: No time at all: every answer is tried in one future.
AT_ONCE = 0.0


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_legal_and_the_same_in_worlds_the_seat_cannot_tell_apart(game: str) -> None:
    rules = find(game)
    match = Match(rules, rules.check_options({"players": 2}), SeededDealer(5), listen=False)
    players = {seat: bots.make("greedy", game, seat) for seat in range(2)}
    asked: dict[str, int] = {}
    compared = 0
    while not match.over and compared < 8:
        ask = next((one for one in match.asks if one.seat != CLOCK), match.asks[0])
        if ask.seat == 0 and len(ask.moves) > 1 and asked.get(ask.question, 0) < 1:
            asked[ask.question] = asked.get(ask.question, 0) + 1
            found = bots.advise(game, match.seat(0), AT_ONCE)
            assert found
            assert all(ask.allows(hint.move) for hint in found)
            # The result to expect comes first; at a turn without any project there is none.
            assert ask.question == "turn" or all(hint.reasons[0].key in RESULTS for hint in found)
            for luck in (1, 2):
                other = match.imagine(0, SeededDealer(luck))
                assert bots.advise(game, other.seat(0), AT_ONCE) == found, ask.question
            compared += 1
        if ask.seat < 0:
            match.play(ask.moves[0], ask.seat)
        else:
            match.play(players[ask.seat].choose(match.seat(ask.seat)), ask.seat)
    assert compared > 3


def test_the_strongest_of_the_ladder_is_asked_and_a_game_without_one_gives_no_hints() -> None:
    assert {bots.adviser(game) for game in GAMES} == {"master"}
    assert bots.adviser("steps") is None


def test_another_future_is_begun_only_while_there_is_time_for_it() -> None:
    assert list(timely(5, 0.0)) == [0]
    assert list(timely(3, 60.0)) == [0, 1, 2]
