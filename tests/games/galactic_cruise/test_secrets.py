"""What others cannot know: hidden cards are imagined anew, offered as imagined, and never stop what was begun."""

from __future__ import annotations

import random

import pytest

from cosmodrome.conformance import sample_options
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.moves import AGENDA
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import FOOD, FUEL, OXYGEN
from cosmodrome.kernel import Match, SeededDealer
from tests.games.galactic_cruise.table import Table, shuttle


def secret(t: Table, seat: int, card: str) -> None:
    t.hand(seat, card)
    t[seat].secret = AGENDA.index(card)


@pytest.mark.parametrize("seed", range(12))
def test_early_positions_imagined_by_every_seat_play_on(seed: int) -> None:
    """While first cards are still hidden, whatever is offered in an imagined match can be played there."""
    rng = random.Random(seed)
    match = Match(GAME, sample_options(GAME, seed), SeededDealer(seed), listen=False)
    while not match.over and match.ply < 260:
        if rng.random() < 0.12:
            for seat in range(match.players):
                dream = match.imagine(seat, SeededDealer(seed))
                assert dream.view(seat) == match.view(seat)
                dream.play_out(rng.randrange, 60)
        ask = rng.choice(match.asks)
        match.play_trusted(ask, rng.choice(ask.moves))


def test_an_imagined_match_offers_the_imagined_card() -> None:
    t = Table(3)
    secret(t, 0, "marketing_blitz")
    t.go()
    assert t.offers("play_card marketing_blitz")
    seen = set()
    for seed in range(30):
        dream = t.match.imagine(1, SeededDealer(seed))
        s = dream.state
        assert isinstance(s, GalacticCruise)
        held = s.companies[0].hand
        offered = {move.arg for move in dream.asks[0].moves if move.verb.name in ("play_card", "spend_card")}
        assert offered <= set(held)
        seen.update(held)
    assert len(seen) > 5


def test_who_is_paying_keeps_a_card_that_pays() -> None:
    t = Table(3)
    t.market("b1", "b12", "b2", "b3", "b15")
    t.schedule(0, "b1", (1, 0, 0))
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t[0].resources = [1, 2, 2]
    secret(t, 0, "double_duty")
    t.go().play("launch worker", "choose_shuttle first")
    for seed in range(20):
        dream = t.match.imagine(1, SeededDealer(seed))
        s = dream.state
        assert isinstance(s, GalacticCruise)
        card = s.content.agenda[s.companies[0].secret]
        # Food by its icon, or less food or other food by its ability.
        assert card.resource == 0 or card.id in ("closed_loop_galley", "last_minute_purchase", "barter_desk")
        assert dream.play_out(random.Random(seed).randrange, 80) == 80


def test_who_trades_for_a_launch_may_hide_any_card_as_long_as_the_trades_left_suffice() -> None:
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t.schedule(0, "b12", (0, 0, 1))
    # Short of four fuel: all four trades are needed, unless the hidden card brings one.
    t[0].storage, t[0].resources, t[0].money, t[0].ads = [5, 5, 2], [2, 2, 0], 4, 0
    t[0].reputation, t.s.spent_reputation = 0, True
    t.hand(0, "barter_desk", "marketing_blitz")
    t[0].secret = AGENDA.index("marketing_blitz")
    t.go().play("launch worker", "choose_shuttle first", "board family", "done", "play_card barter_desk")
    assert t.question == "exchange_give"
    imagined = set()
    for seed in range(20):
        s = t.match.imagine(1, SeededDealer(seed)).state
        assert isinstance(s, GalacticCruise)
        imagined.add(s.content.card_resource[s.companies[0].secret])
    assert imagined == {FOOD, OXYGEN, FUEL}


def test_a_company_with_a_hidden_card_is_asked_whatever_it_is() -> None:
    asked = []
    for card in ("gala_opening", "marketing_blitz"):
        t = Table(3)
        secret(t, 0, card)
        t.act("build_development").play("develop food", "connect tc_tr", "pay_resources 1")
        asked.append(t.question)
    assert asked == ["build_development", "build_development"]


def test_playing_the_hidden_card_reveals_it() -> None:
    t = Table(3)
    secret(t, 0, "marketing_blitz")
    t.go()
    before = t.s.reveals
    t.play("play_card marketing_blitz")
    assert t.s.reveals == before + 1
    assert t[0].secret == -1


@pytest.mark.parametrize("number", range(3))
def test_a_seat_that_has_seen_all_cards_imagines_what_is(number: int) -> None:
    match = Match(GAME, GAME.check_options({"players": 3}), SeededDealer(number), listen=False)
    looked = 0
    while looked < 12 and match.ply < GAME.max_plies and not match.over:
        match.play_blindly(SeededDealer(match.ply), 60)
        assert isinstance(match.state, GalacticCruise)
        for seat in range(3):
            if GAME.sees_all(match.state, seat):
                looked += 1
                imagined = match.imagine(seat, SeededDealer(7))
                for other in (None, 0, 1, 2):
                    assert imagined.view(other) == match.view(other)
    assert looked
