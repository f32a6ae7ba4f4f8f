"""Limits that are just met: the last point spent, a discount greater than the price, guests one step away."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import EXPERT, WORKER
from cosmodrome.games.galactic_cruise.effects import doing, frames
from cosmodrome.games.galactic_cruise.frame import Payment
from cosmodrome.games.galactic_cruise.moves import AGENDA, BLUEPRINTS
from cosmodrome.games.galactic_cruise.pieces import Effect
from cosmodrome.games.galactic_cruise.rules import free, gains, manufacturing, network, payment, prospects
from cosmodrome.games.galactic_cruise.rules.rachel import flight
from cosmodrome.games.galactic_cruise.rules.rachel.numbers import rachel_of
from cosmodrome.games.galactic_cruise.state import PAYING
from cosmodrome.games.galactic_cruise.vocabulary import AT_DAY_IN_SPACE, BUILD_SEGMENTS, DO_USE_SEGMENT, EARTH, RING
from tests.games.galactic_cruise import solo_table
from tests.games.galactic_cruise.table import Table, shuttle
from tests.games.galactic_cruise.test_exact_rules import at_family_stop
from tests.games.galactic_cruise.test_noticed import pack


@pytest.mark.parametrize(("reputation", "points", "drawn"), [(0, 0, False), (0, 1, True), (1, 0, True)])
def test_a_card_of_the_discard_pile_costs_a_reputation_or_a_point(reputation: int, points: int, drawn: bool) -> None:
    t = Table(3)
    t.show_cards(None, None, None, None)
    t.s.agenda_discard = [AGENDA.index("marketing_blitz")]
    t[0].reputation, t[0].vp = reputation, points
    assert bool(gains.drawable(t.s, t[0])) == drawn


def test_a_long_stride_reaches_the_locations_on_both_sides() -> None:
    t = Table(3)
    t.s.active, t.s.placed = 0, 2
    t[0].network = 0
    assert network.reachable(t.s, t[0]) == BIT[2]
    t.s.reach = 1
    assert network.reachable(t.s, t[0]) == BIT[1] | BIT[2] | BIT[3]
    t.s.placed = 0
    assert network.reachable(t.s, t[0]) == BIT[RING - 1] | BIT[0] | BIT[1]


def test_a_segment_may_take_the_last_reputation_and_the_last_point() -> None:
    t = Table(3)
    t.fleet(0, shuttle())
    t.show_blueprints("ball_pit", None, None, None, None)
    price, steps = manufacturing.segment_cost(t.s, t[0], None, BLUEPRINTS.index("ball_pit"))
    assert steps == 2
    assert manufacturing.buildable(t.s, t[0], None, price, steps)
    assert not manufacturing.buildable(t.s, t[0], None, price - 1, steps)
    assert not manufacturing.buildable(t.s, t[0], None, price, steps - 1)


def test_a_discount_on_a_segment_never_pays_its_builder() -> None:
    t = Table(3)
    t.s.active = 0
    t.show_blueprints("ball_pit", None, None, None, None)
    f = frames.open_frame(t.s, t[0], BUILD_SEGMENTS)
    f.segment_money = f.surcharge_money = f.surcharge_reputation = 9
    assert manufacturing.segment_cost(t.s, t[0], f, BLUEPRINTS.index("ball_pit")) == (0, 0)


def test_what_a_launch_saves_is_never_more_than_it_needs(tmp_path: Path) -> None:
    saves = 'action = "launch.pay", per = "action", '
    more = f"{saves}food = 9, oxygen = 9, fuel = 9 }}]"
    t = Table(3, content=pack(tmp_path, f"{saves}fuel = 1 }}]", more, "technologies.toml"))
    t.own(0, "space_elevator")
    t.s.active = 0
    assert payment.launch_due(t.s, t[0], 1, 2, 3, WORKER).due == [0, 0, 0]


def test_guests_of_any_section_but_the_first_can_be_moved_up() -> None:
    t = Table(3)
    effects = t.s.content.agenda[AGENDA.index("standby_list")].effects
    for queue, useful in (
        (((1, 0, 0), (0, 0, 0), (0, 0, 0)), False),
        (((0, 0, 0), (0, 1, 0), (0, 0, 0)), True),
        (((0, 0, 0), (0, 0, 0), (0, 0, 1)), True),
    ):
        t.queue(*queue)
        assert free.useful(t.s, t[0], effects, None) == useful


def test_a_card_whose_trade_pays_for_the_launch_is_not_spent_for_one_resource_while_guests_board() -> None:
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t.schedule(0, "b12", (0, 0, 2))
    t.queue((0, 0, 0), (0, 0, 0), (0, 0, 0))
    t.hand(0, "last_minute_purchase")
    # Its own resource is food: 1 is not enough for a guest and the pilot, the 2 of a trade are.
    t[0].storage, t[0].resources, t[0].money, t[0].reputation = [5, 5, 5], [0, 2, 4], 1, 2
    t.s.spent_reputation = True
    t.go().play("launch worker")
    assert t.question == "board"
    assert t.offered("spend_card") == []
    t[0].resources[0] = 1
    assert t.go().play("launch worker").offered("spend_card") == ["last_minute_purchase"]


@pytest.mark.parametrize(("pilot", "paid", "fundings"), [(WORKER, True, 1), (EXPERT, False, 1), (EXPERT, True, 2)])
def test_her_way_home_is_worth_a_funding_and_another_for_an_expert_who_is_paid(
    pilot: int, paid: bool, fundings: int
) -> None:
    s = solo_table.table()
    p = solo_table.rachel(s)
    rachel_of(s).experts_paid = paid
    one = solo_table.flying(solo_table.shuttle([]), "b8", [1, 0, 0], stop=1, pilot=pilot)
    p.shuttles = [one]
    assert flight.stop_value(s, one, EARTH) == fundings


def test_perk_review_unlocks_an_upgrade_of_this_destination_only() -> None:
    t = at_family_stop("perk_review")
    t.play("play_card perk_review")
    assert t.offered("unlock") == ["f1", "f2", "f3"]


def test_a_card_for_a_segment_of_this_shuttle_uses_no_other() -> None:
    t = Table(3)
    t.fleet(0, shuttle("ball_pit"), shuttle("karaoke"))
    here = Effect(DO_USE_SEGMENT, count=1)
    f = frames.open_frame(t.s, t[0], AT_DAY_IN_SPACE)
    f.shuttle = t[0].shuttles[1]
    assert [str(move) for move in doing.segment_moves(t.s, t[0], here, f)] == ["choose_shuttle second"]
    assert doing.segment_moves(t.s, t[0], here, None) == []


def test_an_own_technology_is_not_counted_as_one_to_borrow_too() -> None:
    t = Table(3)
    t.s.active = 0
    t.own(1, "automated_systems")
    space = t.space("automated_systems")
    assert prospects._lendable(t.s, t[0], BUILD_SEGMENTS) == [space]
    t.s.borrowed_technologies = BIT[space]
    assert prospects._lendable(t.s, t[0], BUILD_SEGMENTS) == []
    t.s.borrowed_technologies = 0
    t.own(0, "automated_systems")
    assert prospects._lendable(t.s, t[0], BUILD_SEGMENTS) == []


def test_looking_whether_a_trade_pays_for_a_launch_uses_nothing_up() -> None:
    t = Table(3)
    t.s.active, t.s.phase = 0, PAYING
    t[0].money, t[0].ads, t[0].resources, t[0].reputation = 0, 3, [0, 0, 0], 0
    t.hand(0, "barter_desk")
    for fuel, able in ((2, True), (9, False)):
        m = payment.Means(t.s, t[0])
        assert payment.possible(t.s, Payment([0, 0, fuel]), m) == able
        assert m.goods == 3


def test_a_discount_for_an_action_is_used_up_by_its_first_development() -> None:
    t = Table(3)
    t[0].money, t[0].resources = 10, [0, 0, 0]
    t.act("build_development")
    t.s.frames[-1].limit, t.s.frames[-1].action_money = 2, 4
    t.play("develop food", "connect tc_tr")
    assert t[0].money == 10
    t.play("develop oxygen", "connect bl_tl")
    assert t[0].money == 10 - t.s.content.company.column_cost[0] == 6
