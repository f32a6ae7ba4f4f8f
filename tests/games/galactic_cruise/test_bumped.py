"""A bumped company chooses its funding bonus while the turn of the other goes on."""

from __future__ import annotations

import random

import pytest

from cosmodrome.conformance import random_answer
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Match, SeededDealer, plain
from tests.games.galactic_cruise.table import Table


def bumped(*cards: str) -> Table:
    """A worker of the second company was bumped."""
    t = Table(3)
    t.station(1, "bc")
    t.hand(1, *cards)
    return t.go().play("assign_worker bc")


def seats(t: Table) -> dict[int, str]:
    return {ask.seat: ask.question for ask in t.match.asks}


def test_the_active_company_goes_on_while_the_bumped_one_chooses() -> None:
    t = bumped()
    assert seats(t) == {0: "action", 1: "funding"}
    action = t.match.ask_of(0)
    assert action is not None
    first = next(move for move in action.moves if str(move) == "act acquire_blueprints" or move.verb.name == "act")
    t.play(str(first))
    assert 1 in seats(t)
    money = t[1].money
    t.match.play("fund money", 1)
    assert t[1].money == money + 1
    assert 1 not in seats(t)


def test_its_worker_is_home_at_once() -> None:
    assert bumped()[1].workers_home == 2


def test_the_turn_does_not_end_before_the_bumped_company_has_chosen() -> None:
    t = bumped()
    t.match.play("end_turn", 0)
    assert seats(t) == {1: "funding"}
    t.play("fund vp")
    assert (t.asked, t.question) == (1, "turn")


def test_with_a_card_for_being_bumped_or_a_hidden_one_it_chooses_at_once() -> None:
    assert seats(bumped("helping_hand")) == {1: "funding"}
    hiding = Table(3)
    hiding.station(1, "bc")
    hiding.hand(1, "double_duty")
    hiding[1].secret = hiding[1].hand[0]
    hiding.go().play("assign_worker bc")
    assert seats(hiding) == {1: "funding"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_does_not_matter_whether_the_bumped_or_the_active_company_answers_first(players: int) -> None:
    compared = 0
    for seed in range(3):
        rng = random.Random(seed)
        match = Match(GAME, GAME.check_options({"players": players}), SeededDealer(seed), listen=False)
        while not match.over and match.ply < 900:
            if len(match.asks) == 2 and rng.random() < 0.5:
                compared += 1
                bonus, going_on = match.asks
                chosen = rng.choice(bonus.moves), rng.choice(going_on.moves)
                assert _after(match, (bonus.seat, chosen[0]), (going_on.seat, chosen[1])) == _after(
                    match, (going_on.seat, chosen[1]), (bonus.seat, chosen[0])
                )
            match.play_trusted(*random_answer(match, rng))
    assert compared > 5


def _after(match: Match, *answers: tuple[int, object]) -> object:
    """The table after these answers, in this order; each must be legal when its turn comes."""
    twin = match.copy()
    for seat, move in answers:
        twin.play(str(move), seat)
    assert isinstance(twin.state, GalacticCruise)
    return plain(twin.state), [(ask.seat, ask.question, [str(one) for one in ask.moves]) for ask in twin.asks]
