"""Placing, bumping, funding bonuses, reach, borrowing, reputation."""

from __future__ import annotations

import pytest

from cosmodrome.games.galactic_cruise.company import E_BONUSES, FLIPPED, GONE
from cosmodrome.games.galactic_cruise.rules import reputation
from cosmodrome.games.galactic_cruise.vocabulary import LOCATIONS
from cosmodrome.kernel import IllegalMove
from tests.games.galactic_cruise.table import Table


def test_we_010_a_bumped_worker_goes_home_with_a_funding_bonus() -> None:
    t = Table(3)
    t.station(1, "bc")
    t.station(0, "tl")
    t.go()
    assert not t.offers("assign_worker tl")
    t.play("assign_worker bc")
    assert (t.asked, t.question) == (1, "funding")
    t.play("fund money")
    assert (t[1].workers_home, t[1].money) == (2, 11)
    assert (t.asked, t.question) == (0, "action")
    assert t.s.workers[LOCATIONS.index("bc")] == 0


def test_we_011_a_funding_bonus_is_one_of_the_four_visible_ones() -> None:
    t = Table(3)
    t.station(1, "bc")
    t.go().play("assign_worker bc")
    assert t.offered("fund") == ["money", "ad", "vp", "food", "oxygen", "fuel"]
    t.play("fund fuel")
    assert t[1].resources == [1, 1, 2]
    for bonus, gained in (("money", (11, 2, 5)), ("ad", (10, 3, 5)), ("vp", (10, 2, 6))):
        other = Table(3)
        other.station(1, "bc")
        other.go().play("assign_worker bc", f"fund {bonus}")
        assert (other[1].money, other[1].ads, other[1].vp) == gained
    assert FLIPPED not in t[1].tokens
    assert GONE not in t[1].tokens


def test_a_flipped_token_blocks_its_funding_and_a_removed_one_doubles_it() -> None:
    t = Table(3)
    t.station(1, "bc")
    t[1].tokens[0], t[1].tokens[1] = FLIPPED, GONE
    t.go().play("assign_worker bc")
    assert t.offered("fund") == ["ad", "vp", "food", "oxygen", "fuel"]
    t.play("fund ad")
    assert t[1].ads == 4


def reach_table(reputation: int = 6) -> Table:
    """The example: an own connection to the right, borrowed ground to the left."""
    t = Table(4)
    t.own(0, "br_bc")
    t.own(3, "br_bc")
    t.own(1, "bc_bl")
    t.own("neutral", "bc_bl")
    t[0].reputation = reputation
    t.blueprints(0, "climbing_net")
    t.hand(0, "hiring_bonus")
    return t


def test_we_012_own_connections_are_free_and_others_must_be_borrowed() -> None:
    t = reach_table().go().play("assign_worker bc")
    assert {"schedule_cruise", "gain_resources", "refill_silo"} <= set(t.offered("act"))
    assert not t.offers("act build_segments")
    assert t.offered("borrow_connection") == ["bc_bl"]
    t.play("act gain_resources", "done", "act gain_resources", "done")
    assert t.offered("act") == []


def test_we_013_borrowing_at_reputation_six_costs_two_for_each_owner() -> None:
    t = reach_table(6).go().play("assign_worker bc", "borrow_connection bc_bl")
    assert t[0].money == 6
    assert t[1].money == 12
    assert t.offers("act build_segments")


def test_we_014_reputation_gained_first_makes_borrowing_cheaper() -> None:
    t = reach_table(6).go().play("assign_worker bc", "act refill_silo", "discard_card hiring_bonus", "refill food")
    assert t[0].reputation == 7
    money = t[0].money
    t.play("borrow_connection bc_bl")
    assert (t[0].money, t[1].money) == (money - 2, 11)
    t.play("act build_segments")
    assert t.question == "build_segments"


def test_we_015_spending_reputation_gives_the_icons_of_one_kind_once_a_turn() -> None:
    t = Table(3)
    t[0].reputation = 7
    t.go().play("spend_reputation ad", "icons 2")
    assert (t[0].reputation, t[0].ads, t[0].money, t[0].resources) == (3, 4, 10, [1, 1, 1])
    assert t.offered("spend_reputation") == []


def test_we_016_what_is_borrowed_stays_borrowed_when_reputation_falls() -> None:
    t = reach_table(7).go().play("assign_worker bc", "borrow_connection bc_bl", "spend_reputation ad", "icons 1")
    assert t[0].reputation < 7
    assert t[0].money == 8
    assert t.offers("act build_segments")
    late = reach_table(7).go().play("assign_worker bc", "spend_reputation ad", "icons 1", "borrow_connection bc_bl")
    assert late[0].money == 6


def test_we_017_advertising_first_makes_borrowing_cheaper() -> None:
    t = reach_table(6)
    t.market("b3", "b1", "b2", "b10", "b15", "b5")
    t.queue((1, 1, 0), (0, 0, 0), (0, 0, 0))
    t.go().play("assign_worker bc", "act advertise_cruise", "advertise b3", "invite adventurous_1")
    t.play("invite relaxing_1")
    assert t[0].reputation == 8
    money = t[0].money
    t.play("borrow_connection bc_bl")
    assert (t[0].money, t[1].money) == (money - 2, 11)


def test_we_018_reputation_can_be_spent_in_the_middle_of_an_action() -> None:
    t = Table(3)
    t.market("b1", "b2", "b3", "b10", "b15")
    t.queue((2, 0, 0), (0, 0, 0), (0, 0, 0))
    t[0].ads, t[0].reputation = 1, 0
    t.act("advertise_cruise").play("advertise b1", "invite adventurous_1")
    assert (t[0].ads, t[0].reputation) == (0, 1)
    assert not t.offers("invite adventurous_1")
    t.play("spend_reputation ad")
    assert t[0].ads == 1
    t.play("invite adventurous_1")
    assert t.s.presold[0] == [2, 0, 0]


def test_we_019_beyond_the_ends_of_the_track_reputation_is_points() -> None:
    p = Table(3)[0]
    p.reputation = 17
    reputation.gain(p, 3)
    assert (p.reputation, p.vp) == (18, 7)
    p.reputation = 1
    reputation.lose(p, 3)
    assert (p.reputation, p.vp) == (0, 5)
    assert p.earned[E_BONUSES] == 0
    p.vp = 0
    assert not reputation.can_lose(p, 1)


def test_with_neither_points_nor_reputation_the_blueprints_cannot_be_reset() -> None:
    t = Table(3)
    t.go()
    assert t.offers("refresh_blueprints")
    broke = Table(3)
    broke[0].vp = 0
    broke.go()
    assert not broke.offers("refresh_blueprints")


@pytest.mark.parametrize(("reputation", "price"), [(0, 2), (6, 2), (7, 1), (14, 1), (15, 0), (18, 0)])
def test_the_price_of_borrowing_by_reputation(reputation: int, price: int) -> None:
    t = reach_table(reputation).go().play("assign_worker bc", "borrow_connection bc_bl")
    assert t[0].money == 10 - 2 * price


def test_a_technology_is_borrowed_for_the_whole_turn() -> None:
    t = Table(3)
    t.own(1, "automated_systems")
    t.blueprints(0, "climbing_net", "drone_races")
    t.fleet(0, t[0].shuttles[0])
    t.act("build_segments").play("borrow_technology automated_systems", "build climbing_net", "build drone_races")
    assert (t[0].money, t[1].money) == (10 - 2 - 1 - 1, 12)


def test_actions_may_be_repeated_and_taken_in_any_order() -> None:
    t = Table(3)
    t.go().play("assign_worker tr", "act draw_agenda", "done", "act draw_agenda", "done")
    assert t.asked == 1


def test_own_workers_cannot_be_bumped_without_the_upgrade() -> None:
    t = Table(3)
    t.station(0, "tl")
    t.go()
    with pytest.raises(IllegalMove):
        t.play("assign_worker tl")
    t = Table(3)
    t.station(0, "tl")
    t.upgrade(0, "r1")
    t.go().play("assign_worker tl", "fund money")
    assert (t[0].workers_home, t[0].money) == (1, 11)


def test_we_031_a_placed_worker_may_use_a_connection_built_this_turn() -> None:
    t = Table(3)
    t.go().play("assign_worker tc")
    assert not t.offers("act draw_agenda")
    t.play("act build_development", "develop fuel", "connect tc_tr", "pay_resources 0")
    assert t.offers("act draw_agenda")


def test_the_same_connection_is_free_in_both_directions() -> None:
    t = Table(3)
    t.own(0, "tc_tr")
    t.go().play("assign_worker tr")
    assert t.offers("act build_development")
