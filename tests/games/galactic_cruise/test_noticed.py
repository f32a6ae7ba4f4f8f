"""Rules of which a change once went unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import EXPERT, FLIPPED, NO_PILOT, WORKER
from cosmodrome.games.galactic_cruise.effects import frames
from cosmodrome.games.galactic_cruise.frame import Payment
from cosmodrome.games.galactic_cruise.moves import COCKPITS, CRUISES, TOKENS
from cosmodrome.games.galactic_cruise.pieces import Effect
from cosmodrome.games.galactic_cruise.rules import (
    gains,
    ledger,
    means,
    network,
    payment,
    prospects,
    resources,
    turn_end,
)
from cosmodrome.games.galactic_cruise.rules.rachel import building, flight, launch
from cosmodrome.games.galactic_cruise.state import ACTING, PAYING, TURN
from cosmodrome.games.galactic_cruise.tables import HOUSE
from cosmodrome.games.galactic_cruise.vocabulary import (
    ANY_ACTION,
    BUILD_SEGMENTS,
    DO_DISCOUNT,
    FUEL,
    LAUNCH_PAY,
    U_FOOD,
    U_MONEY,
)
from tests.games.galactic_cruise import solo_table
from tests.games.galactic_cruise.table import Table, flying, shuttle


def pack(folder: Path, old: str, new: str, file: str = "experts.toml") -> str:
    """A pack with another value than ours, as a rule another expert."""
    text = (HOUSE / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(folder)


HEADHUNTER = 'timing = "placing"\neffects = [{ do = "gain", reputation = 1 }]'


# --- experts in a pack


def test_an_expert_for_destinations_works_there_and_a_worker_does_not(tmp_path: Path) -> None:
    content = pack(tmp_path, HEADHUNTER, 'timing = "destination"\neffects = [{ do = "gain", vp = 2 }]')
    for pilot, points in ((EXPERT, 2), (WORKER, 0)):
        t = Table(3, content=content, modules=("accommodations_parts",))
        t.expert_tile("headhunter")
        t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b12", (1, 0, 0), stop=0, pilot=pilot))
        t[0].ads = 0
        t.go(TURN)
        assert t[0].vp == 5 + points


def test_an_expert_who_saves_resources_makes_a_launch_possible(tmp_path: Path) -> None:
    saving = 'timing = "launch.pay"\neffects = [{ do = "discount", action = "launch.pay", per = "action", fuel = 2 }]'
    content = pack(tmp_path, HEADHUNTER, saving)
    t = Table(3, content=content, modules=("accommodations_parts",))
    t.expert_tile("headhunter")
    t.market("b12", "b1", "b2", "b3", "b15")
    t.schedule(0, "b12", (1, 0, 0), flip=TOKENS[t[0].tower[7]])
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t[0].experts_home = t[0].experts_hired = 1
    t[0].storage, t[0].resources = [5, 5, 5], [5, 5, 2]
    t.go()
    assert t.offered("launch") == ["expert"]
    t.play("launch expert", "board adventurous").settle()
    assert (t[0].shuttles[0].launched, t[0].resources[FUEL]) == (True, 0)


def test_an_expert_who_hires_is_not_paid_for_the_one_who_comes_home() -> None:
    t = Table(3)
    t.expert_tile("return_pay")
    t[0].money, t[0].experts_hired, t[0].experts_home = 30, 1, 0
    t.act("hire_expert", expert=True).play("hire right", "fund vp", "fund vp")
    # Funding, and once more by the tile, for the expert hired; the one who hired is still out at work.
    assert (t[0].vp, t.question) == (7, "action")


# --- what lasts a turn


def test_what_lasts_a_turn_is_for_the_company_whose_turn_it_is() -> None:
    t = Table(3)
    t.s.active = 1
    t.s.turn_effects = [Effect(DO_DISCOUNT, target=ANY_ACTION, amounts=((U_MONEY, 2),))]
    assert frames.open_frame(t.s, t[1], BUILD_SEGMENTS).action_money == 2
    assert frames.open_frame(t.s, t[0], BUILD_SEGMENTS).action_money == 0


# --- means


def test_a_funding_bonus_may_go_straight_into_the_payment() -> None:
    t = Table(3)
    t[0].storage, t[0].resources = [2, 2, 2], [2, 1, 0]
    assert ledger.room(t.s, t[0]) == [0, 1, 2]
    t.s.active, t.s.payment = 0, Payment([1, 0, 2])
    assert ledger.room(t.s, t[0]) == [1, 1, 4]
    # A sum in money and one resource wants that resource; what another company stores is not concerned.
    t.s.payment = Payment([0, 0, 0], sum=3, row=1)
    assert ledger.room(t.s, t[0]) == [0, 4, 2]
    assert ledger.room(t.s, t[1]) == [1, 1, 1]


def test_reputation_brings_the_money_to_borrow_for_a_launch() -> None:
    t = Table(3)
    t.own(1, "space_elevator")
    t.s.active, t.s.phase = 0, PAYING
    # Two steps down there is one icon of money, and none of a resource that a launch could use.
    t[0].money, t[0].reputation, t[0].resources = 1, 2, [0, 0, 0]
    due = Payment([0, 0, 1])
    assert payment.possible(t.s, due, payment.Means(t.s, t[0]))
    t[0].money = 0
    assert not payment.possible(t.s, due, payment.Means(t.s, t[0]))
    t[0].money, t.s.spent_reputation = 1, True
    assert not payment.possible(t.s, due, payment.Means(t.s, t[0]))
    t.s.spent_reputation = False
    assert not payment.possible(t.s, Payment([0, 0, 2]), payment.Means(t.s, t[0]))
    # Nothing is changed by trying.
    m = payment.Means(t.s, t[0])
    payment.possible(t.s, due, m)
    assert (m.reputation, m.money, m.spent, m.techs) == (2, 1, False, payment.Means(t.s, t[0]).techs)


def test_the_ads_that_free_moves_could_bring_are_counted_exactly() -> None:
    t = Table(3)
    t.s.active, t.s.phase = 0, ACTING
    t[0].money, t[0].resources, t[0].reputation = 1, [1, 0, 0], 0
    assert means.more_ads(t.s, t[0]) == 0
    # Icons of ads lie on the steps from 1, 4 and 7.
    t[0].reputation = 7
    assert means.more_ads(t.s, t[0]) == 3
    t.s.spent_reputation = True
    t.hand(0, "marketing_blitz", "hiring_bonus")
    assert means.more_ads(t.s, t[0]) == 3
    # Four trades, but only two things to give.
    t.hand(0, "barter_desk")
    assert means.more_ads(t.s, t[0]) == 3 + 2
    # A card nobody has seen does not count, and out of turn nothing does.
    t[0].secret = t[0].hand[0]
    assert means.more_ads(t.s, t[0]) == 2
    t.s.active = 1
    assert means.more_ads(t.s, t[0]) == 0


def test_a_resource_of_choice_must_leave_the_payment_possible() -> None:
    t = Table(3)
    t.s.active, t.s.phase, t.s.spent_reputation = 0, PAYING, True
    t[0].storage, t[0].resources, t[0].hand = [2, 2, 2], [2, 1, 0], []
    t.s.payment = due = Payment([2, 1, 1])
    due.incoming = 1
    assert [resources._sensible(t.s, t[0], due, r) for r in range(3)] == [False, False, True]
    due.incoming = 2
    assert [resources._sensible(t.s, t[0], due, r) for r in range(3)] == [True, True, True]
    # Beyond what is wanted it must find room.
    due.due = [0, 0, 0]
    assert [resources._sensible(t.s, t[0], due, r) for r in range(3)] == [False, True, True]


def test_an_own_technology_that_is_already_used_does_not_lower_the_launch_again() -> None:
    t = Table(3, modules=("advanced_technologies",))
    t.own(0, "space_elevator")
    t.s.active = 0
    space = t.space("space_elevator")
    f = frames.open_frame(t.s, t[0], LAUNCH_PAY)
    assert [found[0] for found in network.launch_technologies(t.s, t[0])] == [space]
    f.techs = BIT[space]
    assert network.launch_technologies(t.s, t[0]) == []
    # Without the module own ones work by themselves.
    t.s.tech_advanced, f.techs = False, 0
    assert network.launch_technologies(t.s, t[0]) == []


def test_an_ability_can_be_paid_to_the_last_resource() -> None:
    t = Table(3)
    t[0].resources = [1, 0, 2]
    assert gains.can_pay(t[0], ((U_FOOD + FUEL, 2),))
    assert not gains.can_pay(t[0], ((U_FOOD + FUEL, 3),))
    assert gains.pay(t[0], ((U_FOOD, 1), (U_FOOD + FUEL, 2)))
    assert t[0].resources == [0, 0, 0]


@pytest.mark.parametrize(("money", "able"), [(0, False), (1, True)])
def test_a_card_that_makes_borrowing_cheaper_makes_a_borrowed_technology_affordable(money: int, able: bool) -> None:
    t = Table(3, modules=("advancements_parts",))
    t.own(1, "automated_systems")
    t.fleet(0, shuttle())
    t.blueprints(0, "ball_pit")
    t.hand(0, "open_licence")
    t[0].money, t[0].reputation, t[0].ads, t[0].resources, t.s.spent_reputation = money, 0, 0, [0, 0, 0], True
    t.s.active, t.s.phase = 0, ACTING
    assert prospects.can_start(t.s, t[0], BUILD_SEGMENTS) == able


def test_where_a_pack_allows_one_guest_advertising_ends_with_it_whatever_else_could_be_done(tmp_path: Path) -> None:
    old = 'id = "advertise_cruise"\ndepartment = "marketing"\norigin = "known"\nitems = 2'
    t = Table(3, content=pack(tmp_path, old, old.replace("2", "1"), "board.toml"))
    t.market("b12", "b1", "b2", "b3", "b15")
    t.queue((3, 3, 3), (3, 3, 3), (3, 3, 3))
    t.hand(0, "barter_desk")
    t[0].ads = 8
    t.act("advertise_cruise").play("advertise b12", "invite adventurous_1")
    assert (t.question, t.s.presold[0]) == ("action", [1, 0, 0])


# --- tokens, cockpits, lift-off


def test_the_bonus_of_another_token_is_gained_once_and_it_stays() -> None:
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.hand(0, "early_bird_slot")
    t.act("schedule_cruise").play("schedule b12", "flip money_1")
    t.play("play_card early_bird_slot")
    assert t.question == "token_bonus"
    assert "money_1" not in t.offered("copy_token")
    before = list(t[0].tokens)
    t.play("copy_token ad_1")
    assert (t[0].money, t[0].ads) == (11, 3)
    assert t[0].tokens == before
    assert t.question != "token_bonus"


@pytest.mark.parametrize(
    ("cockpit", "cruise", "stop", "counted"),
    [("reputation", 3, -1, True), ("reputation", 3, 0, False), ("reputation", -1, -1, False), ("wings", 3, -1, False)],
)
def test_only_a_cockpit_that_has_just_scored_reputation_keeps_the_turn_open(
    cockpit: str, cruise: int, stop: int, counted: bool
) -> None:
    t = Table(3)
    one = shuttle("ball_pit", "karaoke", cockpit=cockpit)
    one.cruise, one.stop = cruise, stop
    t.fleet(0, shuttle(), one)
    assert turn_end._counted_reputation(t.s, t[0]) == counted


def test_lift_off_scores_loads_and_clears_the_launch() -> None:
    t = Table(3, modules=("advancements_parts",))
    t.expert_tile("ace_pilot")
    t.market("b12", "b1", "b2", "b3", "b15")
    t.schedule(0, "b12", (1, 0, 1), flip=TOKENS[t[0].tower[7]])
    t.fleet(0, shuttle("ball_pit", "karaoke", "pizza_world"))
    t[0].experts_home = t[0].experts_hired = 1
    t[0].storage, t[0].resources = [5, 5, 5], [5, 5, 5]
    t.s.cruise_stack = [CRUISES.index("b8")]
    deeds = t.s.deeds
    t.go().play("launch expert", "board_all").settle()
    one = t[0].shuttles[0]
    assert t.happened("cockpit_scored") == [{"company": t[0].label, "cockpit": COCKPITS[one.cockpit], "points": 3}]
    assert (t.s.deeds, t[0].vp, t[0].reputation) == (deeds + 1, 5 + 3 + 2, 1)
    assert (one.pilot, one.token, one.launched, one.guests) == (EXPERT, True, True, [1, 0, 1])
    assert FLIPPED not in t[0].tokens
    assert (t[0].scheduled, t.s.launch_shuttle, t.s.cabin_extra, t.s.express) == (-1, -1, 0, False)
    assert (t.s.market[0], t.s.scheduled_by[0], t.s.presold[0]) == (CRUISES.index("b8"), -1, [0, 0, 0])


# --- guests that are missing, guests that stay


def test_the_log_tells_which_guest_replaces_a_missing_one() -> None:
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.queue((0, 0, 0), (0, 0, 0), (0, 0, 0))
    t.schedule(0, "b12", (0, 0, 1))
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t[0].storage, t[0].resources = [5, 5, 5], [5, 5, 5]
    t.s.cruise_stack, t.s.supply = [CRUISES.index("b2")], [2, 0, 3]
    t.go().play("launch worker", "board family").settle()
    assert t.question == "substitute_guest"
    t.play("add_guest family")
    assert t.happened("substitute_guest") == [{"company": t[0].label, "guest": "family"}]
    assert (t.s.supply, t.s.queue[2][2]) == ([2, 0, 2], 1)


def test_the_log_tells_whom_rachel_leaves_behind_each_at_two_reputation() -> None:
    s = solo_table.table()
    p = solo_table.rachel(s)
    p.shuttles = [solo_table.shuttle(solo_table.segments_worth(s, 2, 2))]
    p.reputation = 6
    s.scheduled_by = (-1,) * 4
    s.market[0], s.presold[0] = CRUISES.index("b2"), [1, 1, 0]
    solo_table.stack(s, 7)
    s.cruise_stack = [CRUISES.index("b1")]
    solo_table.drive(launch.lift_off(s, 2), "leave_behind relaxing")
    assert [told["guest"] for told in solo_table.happened(s, "rachel_leaves_behind")] == ["relaxing"]
    assert (p.reputation, p.shuttles[0].guests, p.guests_carried) == (4, [1, 0, 0], 1)


# --- Rachel


def test_her_pilot_is_the_worker_of_her_first_action_else_an_expert_else_a_worker_at_home() -> None:
    s = solo_table.table()
    p = solo_table.rachel(s)
    for placed, placed_expert, experts, workers, pilot in (
        (0, False, 1, 1, WORKER),
        (0, True, 0, 1, EXPERT),
        (3, True, 0, 0, EXPERT),
        (-1, False, 1, 1, EXPERT),
        (-1, True, 0, 1, WORKER),
        (-1, False, 0, 0, NO_PILOT),
    ):
        s.placed, s.placed_expert, p.experts_home, p.workers_home = placed, placed_expert, experts, workers
        assert launch._pilot(s, p) == pilot


def test_she_takes_a_shuttle_below_her_limit_and_only_a_whole_pair() -> None:
    s = solo_table.table()
    p = solo_table.rachel(s)
    limit = s.content.company.shuttle_limit
    p.shuttles = [solo_table.shuttle([]) for _ in range(limit - 1)]
    assert building._may_take_shuttle(s, p)
    s.cockpit_display, s.engine_display = (0, -1, -1, -1), (-1, 0, -1, -1)
    assert not building._may_take_shuttle(s, p)
    s.engine_display = (0, -1, -1, -1)
    assert building._may_take_shuttle(s, p)
    p.shuttles.append(solo_table.shuttle([]))
    assert not building._may_take_shuttle(s, p)


def test_she_builds_a_segment_whichever_blueprint_is_the_last_on_display() -> None:
    s = solo_table.table()
    for last in (0, 47):
        s.blueprint_display = [-1, -1, last, -1, -1]
        assert building.can_build_segments(s)
    s.blueprint_display = [-1] * 5
    assert not building.can_build_segments(s)


def test_with_a_single_blueprint_on_display_she_builds_one_segment() -> None:
    s = solo_table.table()
    p = solo_table.rachel(s)
    p.shuttles = [solo_table.shuttle([])]
    s.blueprint_display, s.blueprint_stack, s.blueprint_discard = [-1, -1, 5, -1, -1], [], []
    solo_table.stack(s, 1, 2)
    solo_table.drive(building.build_segments(s))
    assert p.shuttles[0].segments == [5]


def test_she_refreshes_blueprints_only_if_she_can_pay_for_it() -> None:
    s = solo_table.table()
    p = solo_table.rachel(s)
    for standing, points, able in ((1, 0, True), (0, 1, True), (0, 0, False)):
        p.reputation, p.vp = standing, points
        assert building.can_refresh_blueprints(s) == able
    p.reputation, s.blueprint_display = 1, [-1] * 5
    assert not building.can_refresh_blueprints(s)


def test_her_token_goes_to_the_first_free_place_of_the_destination() -> None:
    p = solo_table.rachel(solo_table.table())
    for upgrades, here, place in (
        (0, 0, 0),
        (0, 1, 3),
        (0, 2, 6),
        (0b001, 0, 1),
        (0b011, 0, 2),
        (0b111, 0, -1),
        (BIT[6] | BIT[7], 2, 8),
        (0b111 << 6, 2, -1),
    ):
        p.upgrades = upgrades
        assert flight._free_upgrade(p, here) == place
