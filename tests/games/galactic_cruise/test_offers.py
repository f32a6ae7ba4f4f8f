"""Offered means possible, possible means offered; and what may be done at any time is there at any time."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.conformance import check_offers
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.moves import AGENDA, BLUEPRINTS, CRUISES
from cosmodrome.games.galactic_cruise.state import ACTING, TURN
from cosmodrome.games.galactic_cruise.vocabulary import ACTIONS, ICON_MONEY
from tests.games.galactic_cruise.table import Table, flying, shuttle


def standing(action: str, *cards: str, expert: bool = False, **options: Any) -> Table:
    """A worker stands where this action is; two actions are left."""
    t = Table(3, **options)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.queue((1, 1, 1), (0, 0, 0), (0, 0, 0))
    t.hand(0, *cards)
    s = t.s
    s.placed = next(i for i in range(6) if ACTIONS.index(action) in s.actions_at[i])
    s.placed_expert, s.actions_left = expert, 2
    return t


def offered(t: Table, action: str) -> bool:
    return t.go(ACTING).offers(f"act {action}")


# --- possible means offered


def test_an_own_technology_makes_a_segment_affordable() -> None:
    t = standing("build_segments")
    cheap = next(b for b in range(48) if t.s.content.cost[b] == 2 and b not in t.s.blueprint_display)
    t[0].blueprints, t[0].money = [cheap], 1
    assert not offered(t, "build_segments")
    t.own(0, "automated_systems")
    assert offered(t, "build_segments")


def test_a_borrowed_technology_makes_advertising_affordable() -> None:
    for owner, money, possible in ((0, 0, True), (1, 2, True), (1, 1, False)):
        t = standing("advertise_cruise")
        t[0].ads, t[0].money = 0, money
        t.own(owner, "audience_modelling")
        assert offered(t, "advertise_cruise") == possible


def test_an_expert_who_lowers_costs_makes_actions_affordable() -> None:
    for action, money in (("hire_expert", 11), ("build_development", 3), ("gain_supplies", 0)):
        t = standing(action, expert=True)
        t.expert_tile("action_cost_minus_1")
        t[0].money, t[0].resources = money, [0, 0, 0]
        assert offered(t, action)
        t.s.placed_expert = False
        assert not offered(t, action)


def test_reputation_that_could_be_spent_makes_hiring_affordable() -> None:
    t = standing("hire_expert")
    t[0].money, t[0].reputation = 10, 18
    assert offered(t, "hire_expert")
    t.play("act hire_expert", "spend_reputation money")
    if t.question == "spend_reputation":
        t.play(f"icons {t.offered('icons')[-1]}")
    assert t.offered("hire")


# --- offered means possible


def test_a_card_that_only_looks_back_does_not_make_an_action_affordable() -> None:
    for action, card in (
        ("hire_expert", "onboarding_week"),
        ("build_development", "gala_opening"),
        ("advertise_cruise", "earnings_boost"),
    ):
        t = standing(action, card)
        t[0].money, t[0].ads, t[0].resources = 0, 0, [0, 0, 0]
        assert not offered(t, action)


def test_no_segment_is_offered_that_fits_no_cabin() -> None:
    t = standing("build_segments", modules=("cabin_matching",))
    t.fleet(0, shuttle("ball_pit"))
    t[0].money = 99
    s = t.s
    built = s.companies[0].shuttles[0].segments[0]
    top, bottom = s.content.blueprints[built].cabin
    cabins = [blueprint.cabin for blueprint in s.content.blueprints]
    s.blueprint_display = [b for b in range(48) if cabins[b][0] != bottom and cabins[b][1] != top and b != built][:5]
    assert not offered(t, "build_segments")


@pytest.mark.parametrize(("money", "possible"), [(2, False), (3, True)])
def test_a_further_action_leaves_enough_after_its_own_price(money: int, possible: bool) -> None:
    t = Table(3)
    t.expert_tile("third_errand")
    t[0].experts_home, t[0].experts_hired = 1, 1
    here = next(i for i in range(6) if ACTIONS.index("gain_supplies") in t.s.actions_at[i])
    t.s.actions_at[here] = (ACTIONS.index("gain_supplies"), ACTIONS.index("hire_expert"))
    # The further action costs 2, and the cheapest half of the supplies 1.
    t[0].money, t[0].reputation = money, 0
    t.s.placed, t.s.placed_expert, t.s.actions_left = here, True, 0
    t.go(ACTING)
    assert (t.question == "take_action") is possible
    if possible:
        assert t.offered("act") == ["gain_supplies"]
        assert t.play("act gain_supplies", "buy ads")[0].money == 0


# --- at any time


def test_between_two_segments_reputation_may_fund_the_second() -> None:
    t = standing("build_segments")
    cheap = sorted((b for b in range(48) if b not in t.s.blueprint_display), key=lambda b: t.s.content.cost[b])[:2]
    t[0].blueprints = list(cheap)
    t[0].money, t[0].reputation = t.s.content.cost[cheap[0]], 18
    t.go(ACTING).play("act build_segments")
    t.play(str(next(m for m in t.match.asks[0].moves if m.verb.name == "build" and m.arg == cheap[0])))
    assert t.question == "build_segments"
    assert not t.offers(f"build {BLUEPRINTS[cheap[1]]}")
    t.play("spend_reputation money", f"icons {t.s.content.icons_below[18][ICON_MONEY]}")
    t.play(f"build {BLUEPRINTS[cheap[1]]}")
    assert t[0].blueprints == []
    assert len(t[0].shuttles[0].segments) == 2


def test_the_blueprints_may_be_reset_while_the_bottom_slot_is_empty() -> None:
    t = standing("build_segments")
    t[0].money, t[0].reputation = 99, 5
    t.go(ACTING).play("act build_segments")
    bottom = t.s.blueprint_display[4]
    t.play(str(next(m for m in t.match.asks[0].moves if m.verb.name == "build" and m.arg == bottom)))
    assert t.offers("refresh_blueprints")


def test_after_lift_off_free_moves_are_still_possible() -> None:
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.fleet(0, shuttle("ball_pit", "karaoke", cockpit="reputation"))
    t.schedule(0, "b12", (0, 0, 1))
    t[0].storage, t[0].resources, t[0].reputation = [5, 5, 5], [5, 5, 5], 9
    t.hand(0, "marketing_blitz")
    t.go().play("launch worker", "board family").settle()
    assert t.question == "before_end"
    assert t.offered("spend_reputation")
    assert [str(move) for move in t.match.asks[0].answers] == ["done"]
    # All else that may be done at any time is there too.
    assert t.offers("refresh_blueprints")
    assert t.offers("play_card marketing_blitz")
    assert t.play("play_card marketing_blitz")[0].ads == 2 + 3


def test_at_a_destination_a_guest_may_be_scored_by_a_borrowed_technology() -> None:
    t = Table(3)
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b12", (1, 0, 1), stop=2))
    t.own(1, "concierge_swarm")
    t[0].ads, t[0].money = 0, 10
    t.go(TURN)
    assert t.question == "destination"
    t.play("borrow_technology concierge_swarm", "score family")
    assert t[0].vp == 5 + 3


# --- asking


def test_whether_a_company_is_asked_does_not_depend_on_its_hidden_card() -> None:
    """The same position with every card it could hide asks the same questions."""
    asked = set()
    for card in ("family_vacation", "marketing_blitz", "helping_hand", "press_conference", AGENDA[0]):
        t = Table(3)
        t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b12", (1, 0, 0), stop=2))
        t.hand(0, card)
        t[0].secret, t[0].ads = AGENDA.index(card), 0
        t.go(TURN)
        asked.add((t.question, t.asked))
    assert len(asked) == 1


def test_side_moves_are_told_apart_from_answers() -> None:
    t = Table(3)
    t[0].reputation = 9
    ask = t.go().match.asks[0]
    assert {move.verb.name for move in ask.side} >= {"spend_reputation", "refresh_blueprints"}
    assert {move.verb.name for move in ask.answers} == {"assign_worker", "send_worker", "call_meeting"}


@pytest.mark.parametrize(("players", "modules"), [(3, ()), (2, ("advancements_parts", "accommodations_parts"))])
def test_the_oracle_finds_no_action_offered_in_vain_and_none_withheld_in_error(
    players: int, modules: tuple[str, ...]
) -> None:
    options = GAME.check_options({"players": players, "modules": modules})
    offered_, withheld = check_offers(GAME, options, players, wanted=6, nodes=120)
    assert offered_
    assert withheld


def waiting_far_away() -> Table:
    """A cruise without tickets, one ad, and guests at the far end of the queue only."""
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t.schedule(0, "b12")
    t.queue((0, 0, 0), (0, 0, 0), (0, 0, 1))
    t[0].storage, t[0].resources, t[0].ads = [5, 5, 5], [5, 5, 5], 1
    return t


def test_a_launch_that_the_standby_list_saves_is_offered() -> None:
    without = waiting_far_away().go()
    assert without.offered("launch") == []
    t = waiting_far_away()
    t.hand(0, "standby_list")
    t.go()
    assert t.offered("launch") == ["worker"]
    t.play("launch worker")
    # The launch depends on the card, so there is no way around it.
    assert not t.offers("done")
    assert not t.offers("spend_card standby_list")
    t.play("play_card standby_list")
    assert t.s.queue[0] == [0, 0, 1]
    t.play("invite family_1").settle()
    assert t[0].shuttles[0].launched


def test_a_guest_moved_up_may_be_paid_for_with_reputation() -> None:
    t = waiting_far_away()
    t.hand(0, "standby_list")
    t[0].ads, t[0].reputation = 0, 3
    t.go()
    assert t.offered("launch") == ["worker"]
    # Two sections up the guest costs as many ads as the reputation brings.
    t.play("launch worker", "play_card standby_list")
    assert t.s.queue[0] == [0, 0, 1]
    t.play("spend_reputation ad", "invite family_1").settle()
    assert t[0].shuttles[0].launched


def test_reputation_spent_for_ads_can_save_a_launch() -> None:
    t = waiting_far_away()
    t[0].reputation = 12
    t.go()
    assert t.offered("launch") == ["worker"]


def test_a_trade_while_the_launch_is_paid_needs_no_room() -> None:
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t.schedule(0, "b12", (0, 0, 1))
    fuel = t.s.content.cruises[t.s.market[0]].fuel
    t[0].storage, t[0].resources, t[0].money = [5, 5, 2], [5, 5, fuel - 2], 6
    assert fuel > 2
    t.go()
    assert t.offered("launch") == []
    t.hand(0, "barter_desk")
    t.go()
    assert t.offered("launch") == ["worker"]
    t.play("launch worker", "board family")
    while t.question in ("pay_launch", "exchange_give", "gain_resource"):
        moves = [str(move) for move in t.match.asks[0].moves]
        wanted = ("pay", "done", "play_card barter_desk", "give money", "gain fuel")
        t.play(next(move for move in wanted if move in moves))
    assert t[0].shuttles[0].launched
    assert t[0].money == 6 - 2


def test_nobody_flies_with_a_borrowed_autopilot() -> None:
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t.schedule(0, "b12", (0, 0, 1))
    t[0].storage, t[0].resources = [5, 5, 5], [5, 5, 5]
    t.own(1, "autopilot_core")
    t.go()
    assert "nobody" in t.offered("launch")
    price = t.s.content.prices.borrow[t[0].reputation]
    money = t[0].money
    t.play("launch nobody")
    t.play("board family").settle()
    assert t[0].shuttles[0].launched
    assert t[0].money == money - price - 2


# --- what a card brings, and what that buys


def licensed(action: str) -> Table:
    """No ads and no reputation, and a card for any time that brings a first step of it: an icon of an ad."""
    t = standing(action, "open_licence", modules=("advancements_parts",))
    t[0].ads = t[0].reputation = 0
    return t


def test_reputation_from_a_card_pays_for_a_second_guest() -> None:
    t = licensed("advertise_cruise")
    t[0].ads = 1
    t.go(ACTING).play("act advertise_cruise", "advertise b2", "invite family_1")
    assert (t.question, t.offered("invite")) == ("invite", [])
    t.play("play_card open_licence", "spend_reputation ad", "invite relaxing_1")
    assert t.s.presold[t.s.market.index(CRUISES.index("b2"))] == [0, 1, 1]


def test_reputation_from_a_card_scores_a_guest_at_a_destination() -> None:
    t = Table(3, modules=("advancements_parts",))
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b12", (0, 0, 1), stop=2))
    t.hand(0, "open_licence")
    t[0].ads = t[0].reputation = 0
    t.go(TURN)
    assert t.question == "destination"
    t.play("play_card open_licence", "spend_reputation ad", "score family")
    assert t[0].vp == 5 + 3


def test_reputation_from_a_card_wins_the_only_guest_of_a_launch() -> None:
    t = Table(3, modules=("advancements_parts",))
    t.market("b12", "b1", "b2", "b3", "b15")
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t.schedule(0, "b12", flip="resources_4")
    t.queue((1, 0, 0), (0, 0, 0), (0, 0, 0))
    t[0].storage, t[0].resources, t[0].ads = [5, 5, 5], [5, 5, 5], 0
    assert t.go().offered("launch") == []
    t.hand(0, "open_licence")
    assert t.go().offered("launch") == ["worker"]
    # Once the card is played there is but one way to the ad, so it is taken.
    t.play("launch worker", "play_card open_licence", "invite adventurous_1").settle()
    assert t[0].shuttles[0].launched
    assert (t[0].ads, t[0].reputation, t[0].shuttles[0].guests) == (0, 0, [1, 0, 0])


@pytest.mark.parametrize(
    ("action", "money", "doing"),
    [
        ("gain_supplies", 0, ("buy ads",)),
        ("hire_expert", 11, ("hire left",)),
        ("build_development", 3, ("develop food", "connect tc_tr")),
        ("build_segments", 2, ("build karaoke",)),
    ],
)
def test_ads_from_the_track_are_traded_for_the_money_of_an_action(
    action: str, money: int, doing: tuple[str, ...]
) -> None:
    def poor(*cards: str) -> Table:
        t = standing(action, *cards)
        t.blueprints(0, "karaoke")
        # The card could pay one fuel itself, so that row is gone.
        t[0].built = [0, 0, 3]
        t[0].money, t[0].ads, t[0].resources, t[0].reputation = money, 0, [0, 0, 0], 1
        return t

    assert not offered(poor(), action)
    t = poor("barter_desk")
    assert offered(t, action)
    t.play(f"act {action}", "spend_reputation ad", "play_card barter_desk", "give ad", "get money")
    if t.question == "exchange_give":
        t.play("done")
    assert t[0].money == money + 1
    t.play(*doing)
    assert t[0].money == 0


def test_reputation_spent_already_brings_nothing_to_trade() -> None:
    t = standing("gain_supplies", "barter_desk")
    t[0].money, t[0].ads, t[0].resources, t[0].reputation = 0, 0, [0, 0, 0], 1
    t.s.spent_reputation = True
    assert not offered(t, "gain_supplies")
