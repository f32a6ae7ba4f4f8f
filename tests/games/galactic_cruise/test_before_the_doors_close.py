"""Offered means possible: free moves before the doors close, ways to fly without a pilot, and where there are none."""

from __future__ import annotations

import pytest

from cosmodrome.games.galactic_cruise.rules import payment, preflight, prospects
from cosmodrome.games.galactic_cruise.state import ACTING, LAST_ADVANCE
from cosmodrome.games.galactic_cruise.vocabulary import ACTIONS, FUEL
from tests.games.galactic_cruise.table import Table, shuttle


def one_cabin(presold: tuple[int, int, int] = (0, 0, 2)) -> Table:
    """A cruise with fuel 4 and two tickets sold, a shuttle with one cabin: somebody stays behind."""
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t.schedule(0, "b12", presold)
    t.queue((1, 0, 0), (1, 0, 0), (0, 0, 0))
    t[0].storage, t[0].resources, t[0].money = [5, 5, 5], [5, 5, 3], 0
    return t


def test_a_technology_is_borrowed_before_those_left_behind_raise_its_price() -> None:
    t = one_cabin()
    t.own(1, "space_elevator")
    t[0].reputation, t[0].money, t.s.spent_reputation = 8, 1, True
    t.go()
    assert t.offered("launch") == ["worker"]
    t.play("launch worker", "board family")
    assert not t.offers("done")
    t.play("borrow_technology space_elevator")
    assert (t[0].money, t[1].money, t[0].reputation) == (0, 11, 6)
    assert t[0].shuttles[0].launched
    assert t[0].resources[FUEL] == 0


def test_resources_for_reputation_are_stored_before_somebody_is_left_behind() -> None:
    full = one_cabin()
    full[0].reputation, full[0].storage[FUEL] = 3, 3
    assert full.go().offered("launch") == []
    t = one_cabin()
    t[0].reputation = 3
    t.go()
    assert t.offered("launch") == ["worker"]
    # Nothing but the track can pay, and only in fuel: nobody is asked.
    t.play("launch worker", "board family")
    assert (t[0].shuttles[0].launched, t[0].reputation, t[0].resources) == (True, 0, [3, 3, 0])
    # The same by hand, before anybody boards.
    t = one_cabin()
    t[0].reputation = 3
    t.go().play("launch worker", "spend_reputation resource")
    assert t[0].resources == [5, 5, 4]


def test_a_cheaper_loan_saves_a_launch() -> None:
    t = one_cabin((0, 0, 1))
    t.own(1, "space_elevator")
    t.s.spent_reputation = True
    assert t.go().offered("launch") == []
    t = one_cabin((0, 0, 1))
    t.own(1, "space_elevator")
    t.hand(0, "open_licence")
    t.s.spent_reputation = True
    assert t.go().offered("launch") == ["worker"]


@pytest.mark.parametrize(("card", "launches"), [("marketing_blitz", ["worker"]), ("fast_track_patent", [])])
def test_a_card_that_brings_something_else_than_ads_wins_no_guest(card: str, launches: list[str]) -> None:
    t = one_cabin((0, 0, 0))
    t.hand(0, card)
    t[0].resources, t[0].ads, t.s.spent_reputation = [5, 5, 5], 0, True
    assert t.go().offered("launch") == launches


def test_what_a_card_changes_before_the_doors_close_is_counted_exactly() -> None:
    t = one_cabin()
    t.hand(0, "marketing_blitz", "fast_track_patent", "open_licence")
    t[0].ads, t[0].money, t[0].reputation = 1, 2, 3
    changes = []
    for card in t[0].hand:
        m = payment.Means(t.s, t[0])
        preflight.with_card(t.s, t[0], card, m)
        changes.append((m.ads - 1, m.money - 2, m.reputation - 3, m.borrow_discount))
    assert changes == [(3, 0, 0, 0), (0, 0, 0, 0), (0, 0, 1, 2)]


def test_ads_are_traded_for_what_a_launch_still_wants_but_not_those_a_guest_costs() -> None:
    t = one_cabin((0, 0, 0))
    t.hand(0, "barter_desk")
    t[0].resources[FUEL], t[0].resources[0], t[0].resources[1] = 2, 2, 2
    t[0].ads = 2
    assert t.go().offered("launch") == []
    t[0].ads = 3
    t.go()
    assert t.offered("launch") == ["worker"]
    t.play("launch worker")
    assert t.offered("invite") == ["adventurous_1"]
    t.play("invite adventurous_1")
    while t.question in ("pay_launch", "exchange_give", "gain_resource"):
        moves = [str(move) for move in t.match.asks[0].moves]
        t.play(next(move for move in ("done", "give ad", "gain fuel") if move in moves))
    assert t[0].shuttles[0].launched
    assert (t[0].ads, t[0].money, t[0].resources) == (0, 0, [0, 0, 0])


def test_reputation_pays_for_a_launch_without_a_pilot() -> None:
    t = one_cabin((0, 0, 1))
    t.own(1, "autopilot_core")
    t[0].resources, t[0].money = [5, 5, 5], 3
    assert "nobody" not in t.go().offered("launch")
    t[0].reputation = 2
    t.go()
    assert "nobody" in t.offered("launch")
    t.play("launch nobody")
    # 2 for its owner and 2 for the flight; the last of it comes from the track, as nothing else could pay.
    assert (t[0].money, t[0].reputation, t[1].money) == (0, 1, 12)
    t.play("board family").settle()
    assert t[0].shuttles[0].launched


def test_a_card_that_could_fly_may_pay_while_a_technology_flies() -> None:
    t = one_cabin((0, 0, 1))
    t.own(0, "autopilot_core")
    t.hand(0, "pal_9001")
    missing = t.s.content.card_resource[t[0].hand[0]]
    t[0].resources, t[0].money = [1, 2, 4], 2
    t[0].resources[missing] -= 1
    assert t.go().offered("launch") == ["nobody"]
    t[0].hand = []
    assert t.go().offered("launch") == []


def test_a_technology_that_flies_is_borrowed_before_reputation_pays_for_the_rest() -> None:
    t = one_cabin((0, 0, 1))
    t.own(1, "autopilot_core")
    # At 7 it costs its owner 1, at 6 and below 2, and the flight costs 2 more: only this order comes out.
    t[0].resources, t[0].money, t[0].reputation = [5, 5, 5], 1, 7
    t.go()
    assert "nobody" in t.offered("launch")
    t.play("launch nobody").settle()
    assert t[1].money == 11
    assert t[0].money == 0
    t = one_cabin((0, 0, 1))
    t.own(1, "autopilot_core")
    t[0].resources, t[0].money, t[0].reputation = [5, 5, 5], 0, 7
    assert "nobody" not in t.go().offered("launch")


def test_a_technology_is_borrowed_before_reputation_buys_the_ads_for_a_guest() -> None:
    t = one_cabin((0, 0, 0))
    t.own(1, "space_elevator")
    t[0].ads, t[0].money, t[0].reputation = 0, 1, 7
    t.go()
    assert t.offered("launch") == ["worker"]
    t[0].money = 0
    assert t.go().offered("launch") == []


def test_a_technology_is_borrowed_before_reputation_brings_the_money_for_trades() -> None:
    t = one_cabin((0, 0, 1))
    t.own(1, "space_elevator")
    t.hand(0, "last_minute_purchase")
    # Short of one oxygen and four fuel: the elevator saves one, two trades bring four.
    t[0].resources, t[0].money, t[0].reputation = [2, 1, 0], 1, 7
    t.go()
    assert t.offered("launch") == ["worker"]
    # Nothing else could pay, so nobody is asked until the first trade.
    t.play("launch worker", "board family")
    assert (t[1].money, t[0].reputation, t.question) == (11, 1, "gain_resource")
    t.play("gain oxygen")
    while t.question == "gain_resource":
        t.play("gain fuel")
    assert (t[0].shuttles[0].launched, t[0].money, t[0].resources) == (True, 0, [0, 0, 0])


@pytest.mark.parametrize("action", ["build_development", "gain_supplies", "build_segments", "advertise_cruise"])
def test_the_last_advance_counts_on_no_free_move(action: str) -> None:
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.queue((1, 1, 1), (0, 0, 0), (0, 0, 0))
    t[0].money, t[0].ads, t[0].resources, t[0].reputation = 0, 0, [0, 0, 0], 18
    t.s.phase, t.s.active, t.s.placed = ACTING, 0, -1
    assert prospects.can_start(t.s, t[0], ACTIONS.index(action))
    t.s.phase = LAST_ADVANCE
    assert not prospects.can_start(t.s, t[0], ACTIONS.index(action))
    assert payment.most_for_row(t.s, t[0], 0) == 0


def test_resources_are_traded_away_for_those_of_the_silo_on_the_own_turn_only() -> None:
    t = Table(3)
    t.hand(0, "barter_desk")
    t[0].storage, t[0].resources, t.s.silo = [2, 2, 2], [2, 2, 2], [1, 1, 1]
    t.s.phase, t.s.active = ACTING, 0
    assert prospects.can_start(t.s, t[0], ACTIONS.index("gain_resources"))
    t.s.silo = [0, 0, 0]
    assert not prospects.can_start(t.s, t[0], ACTIONS.index("gain_resources"))
    t.s.silo, t.s.phase = [1, 1, 1], LAST_ADVANCE
    assert not prospects.can_start(t.s, t[0], ACTIONS.index("gain_resources"))
