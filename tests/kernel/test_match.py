"""A match asks, takes answers, refuses the rest, and can be copied, re-imagined, rewound."""

from __future__ import annotations

from itertools import pairwise

import pytest

import cosmodrome
from cosmodrome.conformance import snapshot
from cosmodrome.kernel import (
    CLOCK,
    DEALER,
    Ask,
    Chance,
    IllegalMove,
    Match,
    MatchOver,
    NotOver,
    NotYourTurn,
    ScriptedDealer,
    SeededDealer,
    Stale,
    UnknownMove,
    UnknownTopic,
    plain,
)
from cosmodrome.kernel.history import Bookmark, thinned
from examples.tic_tac_toe import MARK, TicTacToeGame
from tests.kernel.toys import BID, BURY, Toy, ToyState

TOY = Toy()
#: Hands 9 and 2, buried 5, dice as needed.
SCRIPT = ["deal 9", "deal 2", "bury 5"]


def toy(*script: str, players: int = 2) -> Match:
    return Match(TOY, TOY.check_options({"players": players}), ScriptedDealer([*SCRIPT, *script], then=SeededDealer(1)))


def state(match: Match) -> ToyState:
    assert isinstance(match.state, ToyState)
    return match.state


def test_a_match_without_a_dealer_asks_the_dealer_too() -> None:
    match = Match(TOY, TOY.check_options({}), None)
    (ask,) = match.asks
    assert isinstance(ask, Chance)
    assert ask.seat == DEALER
    match.play("deal 7")
    match.play("deal 3", DEALER)
    assert [str(move) for move in match.asks[0].moves] == [f"bury {n}" for n in (0, 1, 2, 4, 5, 6, 8, 9)]
    with pytest.raises(IllegalMove):
        match.play("bury 7")


def test_several_seats_are_asked_at_once_and_any_may_answer_first() -> None:
    match = toy()
    assert [ask.seat for ask in match.asks] == [0, 1, CLOCK]
    match.play("bid 1", 1)
    assert [ask.seat for ask in match.asks] == [0, CLOCK]
    match.play("bid 3", 0)
    assert match.asks[0].question == "peek_or_keep"
    assert state(match).bids == [3, 1]


def test_who_answers_must_be_said_only_when_it_is_not_clear() -> None:
    match = toy()
    with pytest.raises(NotYourTurn):
        match.play("bid 1")
    match.play("bid 3")  # only the holder of a high card may bid 3
    assert state(match).bids == [3, -1]


def test_the_clock_answers_through_the_same_door() -> None:
    match = toy()
    clock = match.ask_of(CLOCK)
    assert clock is not None
    assert clock.after == 30
    match.play("time_up", CLOCK)
    assert state(match).bids == [0, 0]
    assert match.record().moves[-1] == "clock time_up"


def test_refusals_have_codes_and_change_nothing() -> None:
    match = toy()
    before = plain(match.state), match.ply
    with pytest.raises(IllegalMove) as illegal:
        match.play("bid 3", 1)
    assert (illegal.value.code, illegal.value.rule, illegal.value.seat) == ("illegal_move", "your_card_is_too_low", 1)
    assert illegal.value.describe() == {
        "code": "illegal_move",
        "message": "bid 3: your_card_is_too_low",
        "rule": "your_card_is_too_low",
        "seat": 1,
        "move": "bid 3",
    }
    with pytest.raises(UnknownMove):
        match.play("jump", 0)
    with pytest.raises(NotYourTurn):
        match.play("bid 1", 2)
    with pytest.raises(Stale):
        match.play("bid 1", 0, ply=match.ply - 1)
    assert (plain(match.state), match.ply) == before
    match.play("bid 1", 0, ply=match.ply)


def test_an_ended_match_refuses_every_move_and_has_a_result() -> None:
    game = TicTacToeGame()
    match = Match(game, game.check_options({}), None)
    with pytest.raises(NotOver):
        _ = match.result
    for square in ("a1", "a2", "b1", "b2", "c1"):
        match.play(f"mark {square}")
    assert match.over
    assert match.asks == ()
    assert match.result.winners == (0,)
    assert match.result.scores == (1, 0)
    with pytest.raises(MatchOver):
        match.play(MARK[8])


def test_events_are_told_to_those_who_may_know() -> None:
    match = toy("roll 3")
    match.play("bid 1", 0)
    match.play("bid 1", 1)
    match.play("peek", 0)
    peeked = {seat: [e for e in match.events_since(0, seat) if e["kind"] == "peeked"] for seat in (0, 1, None)}
    assert peeked[0] == [{"ply": 6, "kind": "peeked", "seat": 0, "card": 5}]
    assert peeked[1] == peeked[None] == [{"ply": 6, "kind": "peeked", "seat": 0}]
    assert match.events_since(len(match.events_since(0, 0)), 0) == []


def test_nobody_listens_to_a_copy() -> None:
    assert toy().copy().events_since(0, 0) == []


def test_a_copy_in_the_middle_of_a_step_stands_at_the_same_ask() -> None:
    match = toy()
    match.play("bid 2", 0)
    twin = match.copy()
    assert twin.ply == match.ply
    assert [ask.seat for ask in twin.asks] == [1, CLOCK]
    twin.play("bid 1", 1)
    assert state(match).bids == [2, -1]
    assert match.ask_of(1) is not None


def test_a_match_without_checkpoints_is_copied_by_replay() -> None:
    fast = toy().copy(checkpoints=False)
    fast.play("bid 2", 0)
    twin = fast.copy()
    assert plain(twin.state) == plain(fast.state)
    assert twin.record().moves == fast.record().moves


def test_imagining_keeps_what_the_seat_knows_and_redeals_the_rest() -> None:
    match = toy()
    match.play("bid 1", 0)
    match.play("bid 0", 1)
    match.play("peek", 0)
    hands = set()
    for seed in range(40):
        dream = match.imagine(0, SeededDealer(seed))
        assert state(dream).hands[0] == 9
        assert state(dream).buried == 5
        assert dream.view(0) == match.view(0)
        hands.add(state(dream).hands[1])
        assert plain(dream.copy().state) == plain(dream.state)
    assert hands == set(range(10)) - {9, 5}


def test_an_imagined_match_has_no_past_to_read() -> None:
    dream = toy().imagine(1, SeededDealer(1))
    assert dream.ply == 3
    assert dream.moves_known_to(0) == []
    with pytest.raises(Exception, match="no record"):
        dream.record()


def test_undo_is_free_until_somebody_learned_something() -> None:
    match = toy()
    start = match.ply
    match.play("bid 1", 0)
    assert match.undo_horizon(0) == start
    assert match.undo_horizon(1) == match.ply
    match.play("bid 1", 1)
    assert match.undo_horizon(0) == match.ply  # the other seat has moved since
    assert match.undo_horizon(1) == start + 1
    match.play("keep", 0)  # the die is rolled for all to see
    assert match.undo_horizon(0) == match.ply


def test_a_copy_may_take_back_what_its_original_may() -> None:
    match = toy()
    match.play("bid 1", 0)
    twin = match.copy().copy()
    assert [twin.undo_horizon(seat) for seat in range(2)] == [match.undo_horizon(seat) for seat in range(2)]
    # From here on each goes its own way.
    start = match.ply
    twin.play("bid 1", 1)
    assert (match.undo_horizon(0), twin.undo_horizon(1), twin.undo_horizon(0)) == (start - 1, start, twin.ply)


def test_rewinding_gives_the_same_draws_again() -> None:
    match = Match(TOY, TOY.check_options({}), SeededDealer(5))
    match.play("bid 0", 0)
    match.play("bid 0", 1)
    back = match.ply
    match.play("keep", 0)
    first = match.record().moves
    again = match.rewind(back)
    assert again.ply == back
    again.play("keep", 0)
    assert again.record().moves == first
    with pytest.raises(Stale):
        match.rewind(match.ply + 1)


def test_going_back_from_a_bookmark_is_going_back_from_the_start() -> None:
    game = cosmodrome.find("leaving_earth")
    match = Match(game, game.check_options({}), SeededDealer(5))
    match.play_blindly(SeededDealer(5), 1500)
    record = match.record()
    for ply in range(match.ply - 230, match.ply, 23):
        half, earlier = record.replay(upto=ply), match.rewind(ply)
        assert snapshot(half) == snapshot(earlier)
        assert half.events_since(0, 0) == earlier.events_since(0, 0)
        assert [half.undo_horizon(seat) for seat in range(2)] == [earlier.undo_horizon(seat) for seat in range(2)]
        assert earlier.record() == half.record()


def test_the_older_bookmarks_are_the_fewer_are_kept() -> None:
    state = TOY.new_state(TOY.check_options({}))
    marks: list[Bookmark] = []
    for ply in range(100, 100_100, 100):
        marks = thinned([*marks, Bookmark(ply, state, 0, 0, -1)])
    plies = [mark.ply for mark in marks]
    assert plies[:1] == [100]
    assert plies[-2:] == [99_900, 100_000]
    assert len(plies) < 30
    assert all((after - before) <= max(200, 100_000 - before) for before, after in pairwise(plies))


def test_moves_are_masked_for_those_who_did_not_see_them() -> None:
    match = toy()
    match.play("bid 2", 0)
    assert match.moves_known_to(0) == ["dealer deal 9", "dealer ?", "dealer ?", "0 bid 2"]
    assert match.moves_known_to(1) == ["dealer ?", "dealer deal 2", "dealer ?", "0 ?"]
    assert match.moves_known_to(None) == ["dealer ?", "dealer ?", "dealer ?", "0 ?"]


def test_a_seat_shows_a_bot_its_own_ask_and_view() -> None:
    match = toy()
    seat = match.seat(1)
    assert (seat.game, seat.players, seat.ply) == ("toy", 2, 3)
    assert [str(move) for move in seat.ask.moves] == ["bid 0", "bid 1"]
    assert seat.view()["hand"] == 2
    assert seat.events_since(0)[1]["card"] == 2
    match.play("bid 0", 1)
    with pytest.raises(NotYourTurn):
        _ = seat.ask


def test_the_dealer_is_never_asked_to_draw_from_an_empty_bag() -> None:
    match = toy()
    verb = match.game.moves.verbs["deal"]
    with pytest.raises(ValueError, match="empty bag"):
        Chance(verb, [])


def test_side_moves_are_told_apart_from_answers() -> None:
    ask = Ask(0, "bid", [*BID.all()[:2], *BURY.all()[:2]], side_verbs=frozenset([BURY]))
    assert [str(move) for move in ask.side] == ["bury 0", "bury 1"]
    assert [str(move) for move in ask.answers] == ["bid 0", "bid 1"]
    assert ask.allows(BURY[1])


def test_a_question_without_side_moves_has_only_answers() -> None:
    ask = toy().asks[0]
    assert ask.side == []
    assert ask.answers == ask.moves


def test_a_game_that_explains_nothing_refuses_with_a_code() -> None:
    with pytest.raises(UnknownTopic) as refused:
        toy().explain(0, "weather")
    assert refused.value.code == "unknown_topic"
