"""Whose something is, and for which moment: what a rule leaves alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmodrome.games.galactic_cruise.company import BOTH_EXPERTS, GONE
from cosmodrome.games.galactic_cruise.effects import frames
from cosmodrome.games.galactic_cruise.frame import Payment
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.moves import AGENDA, UPGRADES
from cosmodrome.games.galactic_cruise.pieces import Effect
from cosmodrome.games.galactic_cruise.rules import final_round, free, gains, means, payment, prospects
from cosmodrome.games.galactic_cruise.state import ACTING, LAST_ADVANCE, OVER
from cosmodrome.games.galactic_cruise.tables import HOUSE
from cosmodrome.games.galactic_cruise.vocabulary import (
    AT_DAY_IN_SPACE,
    AT_DESTINATION,
    C_EXPERTS_HIRED,
    C_GUESTS_SCORED,
    DO_DISCOUNT,
    DO_EXCHANGE,
    DO_GAIN,
    DO_RECALL,
    DO_TOKEN_BONUS,
    DO_UNLOCK_UPGRADE,
    GAIN_SUPPLIES,
    U_ADS,
    U_MONEY,
)
from tests.games.galactic_cruise import solo_table
from tests.games.galactic_cruise.table import Table, flying, shuttle


def test_an_upgrade_unlocked_just_now_changes_only_what_it_is_about_and_only_for_its_company() -> None:
    t = Table(3)
    stop = frames.open_frame(t.s, t[0], AT_DESTINATION)
    day = frames.open_frame(t.s, t[0], AT_DAY_IN_SPACE)
    others = frames.open_frame(t.s, t[1], AT_DESTINATION)
    frames.apply_upgrade(t.s, t[0], UPGRADES.index("f1"))
    assert [f.off_type_ads for f in (stop, day, others)] == [1, 0, 0]
    frames.apply_upgrade(t.s, t[0], UPGRADES.index("r2"))
    assert [f.extra_icons for f in (stop, day, others)] == [0, 1, 0]


# --- the last advance


def last_flights(seat: int) -> Table:
    """Three shuttles of a company are in space as the last advance comes to it."""
    t = Table(3)
    t.fleet(
        seat,
        flying(shuttle("ball_pit", "karaoke"), "b1", (1, 0, 0)),
        flying(shuttle("climbing_net", "drone_races"), "b2", (0, 1, 0)),
        flying(shuttle("sauna_pod", "massage_bay"), "b12", (0, 0, 1)),
    )
    t[seat].ads = 0
    t.s.cursor, t.s.ended_by, t.s.final_round = seat, 0, True
    return t.go(LAST_ADVANCE)


def test_in_the_last_advance_each_shuttle_flies_once_in_the_order_its_company_likes() -> None:
    t = last_flights(0)
    assert (t.question, t.offered("fly")) == ("advance", ["first", "second", "third"])
    t.play("fly second", "stop_at 1")
    assert t.offered("fly") == ["first", "third"]
    t.play("fly first", "stop_at 1")
    # The last one is not asked for.
    assert t.question == "last_stop"
    t.play("stop_at 1")
    assert [one.stop for one in t[0].shuttles] == [0, 0, 0]
    assert t.match.over


def test_in_the_last_advance_the_companies_fly_one_after_the_other() -> None:
    t = last_flights(1)
    t.fleet(2, flying(shuttle("puppet_stage", "arcade_alley"), "b3", (1, 0, 0)))
    t[2].ads = 0
    assert (t.asked, t.match.view(None)["active"]) == (1, 1)
    assert t.offered("spend_reputation") == []
    t.play("fly first", "stop_at 1", "fly second", "stop_at 1", "stop_at 1")
    assert (t.asked, t.question, t.match.view(None)["active"]) == (2, "last_stop", 2)
    assert not t.match.over
    assert t[1].final == {}
    assert t.play("stop_at 1").match.over


def test_her_last_advance_scores_its_stop_and_may_meet_a_goal() -> None:
    s = solo_table.table("easy")
    p = solo_table.rachel(s)
    names = solo_table.segments_worth(s, 1, 1, 1, 2, 2, 2, 3)
    p.shuttles = [
        solo_table.flying(solo_table.shuttle(names[:3]), "b8", [1, 0, 1], stop=0),
        solo_table.shuttle(names[3:6]),
        solo_table.shuttle(names[6:]),
    ]
    s.cursor, s.ended_by, s.final_round = 1, 0, True
    solo_table.drive(final_round.last_advance(s))
    assert [one["points"] for one in solo_table.happened(s, "rachel_last_stop")] == [6]
    # Seven segments, on this level, meet her middle goal, and that before the last meeting.
    assert p.goals_met == 0b010
    assert (s.cursor, s.phase) == (2, OVER)
    assert p.final["progress"] == (sum(p.cubes[2:]) + (p.reputation > s.companies[0].reputation)) * p.wings


# --- what is counted, and what is not


def test_an_action_that_was_begun_and_left_is_no_deed() -> None:
    t = Table(3)
    t.show_blueprints("massage_bay", "rover_track", "pizza_world", "puppet_stage", "arcade_alley")
    t.act("acquire_blueprints").play("done")
    assert GAME.deeds(t.s) == 0
    t.play("act acquire_blueprints", "take_blueprint massage_bay", "take_blueprint rover_track")
    assert GAME.deeds(t.s) == 1


def test_a_card_that_flies_a_shuttle_is_one_played_this_turn() -> None:
    t = Table(3, modules=("accommodations_parts",))
    t.market("b12", "b1", "b2", "b3", "b15")
    t.schedule(0, "b12", (1, 0, 0), flip="resources_4")
    t.fleet(0, shuttle("ball_pit", "karaoke", "climbing_net"))
    t[0].storage, t[0].resources = [5, 5, 5], [5, 5, 5]
    t.hand(0, "pal_9001")
    t.go().play("launch nobody")
    assert t.question == "board"
    assert t.s.cards_played == [AGENDA.index("pal_9001")]


def test_of_two_ways_to_fly_without_a_pilot_only_the_chosen_one_is_used() -> None:
    t = Table(3, modules=("accommodations_parts",))
    t.market("b12", "b1", "b2", "b3", "b15")
    t.schedule(0, "b12", (1, 0, 0), flip="resources_4")
    t.fleet(0, shuttle("ball_pit", "karaoke", "climbing_net"))
    t.own(1, "autopilot_core")
    t[0].storage, t[0].resources = [5, 5, 5], [5, 5, 5]
    t.hand(0, "pal_9001")
    t.go().play("launch nobody")
    assert t.question == "no_pilot"
    t.play("play_card pal_9001")
    assert t.question == "board"
    assert (t[0].hand, t[0].money, t[1].money) == ([], 10, 10)


def test_what_cannot_be_paid_whole_is_not_paid_at_all() -> None:
    p = Table(3)[0]
    p.money, p.ads = 3, 0
    assert not gains.pay(p, ((U_MONEY, 2), (U_ADS, 1)))
    assert (p.money, p.ads) == (3, 0)
    p.ads = 1
    assert gains.pay(p, ((U_MONEY, 2), (U_ADS, 1)))
    assert (p.money, p.ads) == (1, 0)


def test_a_sum_that_is_paid_wants_no_resource_any_more() -> None:
    assert payment.wants(Payment([0, 0, 0], sum=1, row=1), 1)
    assert not payment.wants(Payment([0, 0, 0], sum=0, row=1), 1)
    assert not payment.wants(Payment([0, 0, 0], sum=1, row=1), 2)
    assert payment.wants(Payment([0, 0, 1]), 2)


def test_a_card_is_worth_playing_for_one_of_its_effects() -> None:
    t = Table(3)
    ads, recall = Effect(DO_GAIN, amounts=((U_ADS, 3),)), Effect(DO_RECALL)
    assert not free.useful(t.s, t[0], (recall,), None)
    assert free.useful(t.s, t[0], (recall, ads), None)
    assert free.useful(t.s, t[0], (ads, recall), None)


def test_a_card_is_worth_playing_only_where_it_could_do_something() -> None:
    def worth(e: Effect) -> bool:
        return free.useful(t.s, t[0], (e,), None)

    t = Table(3)
    p = t[0]
    # Something that must be paid for, with what one has.
    bought = Effect(DO_GAIN, amounts=((U_MONEY, 3),), cost=((U_ADS, 1),))
    p.ads = 0
    assert not worth(bought)
    p.ads = 1
    assert worth(bought)
    # So much for each of something: there must be one; what is only counted at the end may still come.
    assert not worth(Effect(DO_GAIN, amounts=((U_MONEY, 1),), counters=(C_EXPERTS_HIRED,)))
    assert worth(Effect(DO_GAIN, amounts=((U_MONEY, 1),), counters=(C_GUESTS_SCORED,)))
    p.experts_hired = 1
    assert worth(Effect(DO_GAIN, amounts=((U_MONEY, 1),), counters=(C_EXPERTS_HIRED,)))
    # A trade takes something to give, be it one ad.
    trade = Effect(DO_EXCHANGE, times=1)
    p.money, p.resources = 0, [0, 0, 0]
    assert worth(trade)
    p.ads = 0
    assert not worth(trade)
    p.resources = [0, 0, 1]
    assert worth(trade)
    # Somebody must be out to be called home, and it must be one's own.
    t.station(1, "tl")
    assert not worth(Effect(DO_RECALL))
    t.station(0, "bc")
    assert worth(Effect(DO_RECALL))
    # The bonus of a token, or an upgrade for one, takes a token that lies face up.
    assert worth(Effect(DO_TOKEN_BONUS, what="any"))
    assert worth(Effect(DO_UNLOCK_UPGRADE))
    p.tokens = [GONE] * len(p.tokens)
    assert not worth(Effect(DO_TOKEN_BONUS, what="any"))
    assert not worth(Effect(DO_UNLOCK_UPGRADE))
    assert worth(Effect(DO_DISCOUNT))


def test_a_marker_need_not_move_all_its_steps() -> None:
    t = Table(3, modules=("advanced_technologies", "advancements_parts"))
    t.own(0, "space_elevator")
    t.hand(0, "fast_track_patent")
    space = t.space("space_elevator")
    before = t.s.markers[space]
    t.go().play("play_card fast_track_patent", "move_marker space_elevator", "done")
    assert t.s.markers[space] == before + 1
    assert t[0].vp == 5 + 2


# --- what cards could bring


def agenda(folder: Path, old: str, new: str) -> str:
    """A pack with one agenda card changed."""
    text = (HOUSE / "agenda.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / "agenda.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(folder)


def acting(**options: Any) -> Table:
    """Nothing at hand, and a turn going on."""
    t = Table(3, **options)
    t.s.active, t.s.phase = 0, ACTING
    t[0].money, t[0].ads, t[0].resources, t[0].reputation = 0, 0, [0, 0, 0], 0
    return t


def test_reputation_that_a_card_would_bring_is_worth_its_icons() -> None:
    t = acting(modules=("advancements_parts",))
    t[0].reputation = 3
    assert (means.more_ads(t.s, t[0]), means.more_money(t.s, t[0])) == (1, 1)
    t.hand(0, "open_licence")
    # The fourth step has an ad.
    assert (means.more_ads(t.s, t[0]), means.more_money(t.s, t[0])) == (2, 1)
    t[0].reputation = 18
    assert (means.more_ads(t.s, t[0]), means.more_money(t.s, t[0])) == (6, 6)
    t.s.spent_reputation = True
    assert (means.more_ads(t.s, t[0]), means.more_money(t.s, t[0])) == (0, 0)


def test_money_that_a_card_would_bring_is_counted(tmp_path: Path) -> None:
    content = agenda(tmp_path, 'effects = [{ do = "gain", ads = 3 }]', 'effects = [{ do = "gain", money = 3 }]')
    t = acting(content=content)
    t.hand(0, "marketing_blitz")
    assert (means.more_money(t.s, t[0]), means.more_ads(t.s, t[0])) == (3, 0)
    t.hand(0, "barter_desk")
    # Three of the four trades find something to give, and nothing is left for money but what there is.
    assert (means.more_money(t.s, t[0]), means.more_ads(t.s, t[0])) == (3, 3)


def test_ads_that_a_card_would_bring_may_be_traded_for_money() -> None:
    t = acting()
    t.hand(0, "marketing_blitz", "barter_desk")
    assert (means.more_money(t.s, t[0]), means.more_ads(t.s, t[0])) == (3, 3)
    # On the turn of another there are no free moves.
    t.s.active = 1
    assert (means.more_money(t.s, t[0]), means.more_ads(t.s, t[0])) == (0, 0)


def test_what_a_card_would_bring_counts_every_time_and_nothing_that_must_be_paid_for() -> None:
    t = acting()
    t[0].experts_hired = BOTH_EXPERTS
    each = Effect(DO_GAIN, amounts=((U_ADS, 2),), counters=(C_EXPERTS_HIRED,))
    assert means.gained(t.s, t[0], each) == {U_ADS: 4}
    assert means.gained(t.s, t[0], Effect(DO_GAIN, amounts=((U_ADS, 2),), cost=((U_MONEY, 1),))) == {}


def test_icons_are_spent_for_what_is_wanted_or_for_something_to_trade_but_not_for_both() -> None:
    t = acting()
    t.hand(0, "barter_desk")
    t[0].reputation = 7
    # Three icons of ads and two of money: three ads to trade are more than two of money.
    assert means.more_money(t.s, t[0]) == 3
    t[0].resources = [1, 0, 0]
    assert means.more_money(t.s, t[0]) == 4
    t[0].resources = [2, 2, 0]
    assert means.more_money(t.s, t[0]) == 2 + 4


def test_a_single_trade_is_worth_an_icon(tmp_path: Path) -> None:
    t = acting(content=agenda(tmp_path, "times = 4", "times = 1"))
    t[0].reputation = 1
    assert not prospects.can_start(t.s, t[0], GAIN_SUPPLIES)
    t.hand(0, "barter_desk")
    assert prospects.can_start(t.s, t[0], GAIN_SUPPLIES)
