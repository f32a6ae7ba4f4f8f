"""Rules whose moment, limit or exception is easily missed."""

from __future__ import annotations

import pytest

from cosmodrome.games.galactic_cruise import scoring
from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.moves import BLUEPRINTS, CRUISES, UPGRADES
from cosmodrome.games.galactic_cruise.rules import progress
from cosmodrome.games.galactic_cruise.rules.rachel import building, flight, launch, planning
from cosmodrome.games.galactic_cruise.setup import new_state
from cosmodrome.games.galactic_cruise.state import TURN
from cosmodrome.games.galactic_cruise.vocabulary import FAMILY
from cosmodrome.kernel import BadOptionValue
from tests.games.galactic_cruise import solo_table as solo
from tests.games.galactic_cruise.table import Table, flying, shuttle

ACCOMMODATIONS = ("accommodations_parts",)


# --- timing


def at_family_stop(*cards: str, ads: int = 2) -> Table:
    """About to reach the F of b12 with an adventurous and a family guest and a token on the engine."""
    t = Table(3, modules=ACCOMMODATIONS)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.hand(0, *cards)
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b12", (1, 0, 1), stop=2, token=True))
    t[0].ads = ads
    return t.go(TURN)


def test_an_upgrade_unlocked_at_a_stop_works_at_that_stop() -> None:
    t = at_family_stop(ads=1)
    assert not t.offers("score adventurous")
    t.play("unlock f1")
    before = t[0].ads
    t.play("score adventurous")
    assert t[0].ads == before - 1


def test_perk_review_is_playable_before_any_guest_is_scored() -> None:
    t = at_family_stop("perk_review")
    assert t.offers("play_card perk_review")
    t.play("play_card perk_review", "unlock f2")
    t.play(f"flip {t.offered('flip')[0]}")
    assert t[0].upgrades == BIT[UPGRADES.index("f2")]
    assert t[0].shuttles[0].token


def test_a_technology_not_used_for_anything_does_not_advance() -> None:
    t = Table(3, modules=("advanced_technologies",))
    t.own(0, "automated_systems")
    t.blueprints(0, "karaoke")
    before = t.s.markers[:]
    t.act("build_segments").play("use_technology automated_systems", "done")
    assert t.s.markers == before
    t.play("act build_segments", "use_technology automated_systems", "build karaoke", "done")
    assert t.s.markers[t.space("automated_systems")] == before[t.space("automated_systems")] + 1


def test_the_marker_of_autopilot_moves_when_the_launch_is_over() -> None:
    t = Table(3, modules=("advanced_technologies",))
    t.market("b12", "b1", "b2", "b3", "b15")
    t.own(0, "autopilot_core")
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t.schedule(0, "b12", (0, 0, 1))
    t[0].storage, t[0].resources = [5, 5, 5], [5, 5, 5]
    t.hand(0, "helping_hand")
    space = t.space("autopilot_core")
    before = t.s.markers[space]
    t.go().play("launch nobody", "board family")
    assert t.s.markers[space] == before
    t.settle()
    assert t.s.markers[space] == before + 1


def test_a_launch_without_a_pilot_needs_food_for_the_guests_only() -> None:
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.own(0, "autopilot_core")
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t.schedule(0, "b12", (0, 0, 1))
    t[0].storage, t[0].resources = [5, 5, 5], [1, 5, 5]
    t.go()
    assert t.offered("launch") == ["nobody"]
    t.play("launch nobody", "board family").settle()
    assert t[0].resources[0] == 0


def test_two_cards_raise_one_cabin_to_three_not_to_four() -> None:
    t = Table(3, modules=ACCOMMODATIONS)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.queue((3, 3, 3), (0, 0, 0), (0, 0, 0))
    t.hand(0, "board_game_cruise", "golden_ticket")
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t.schedule(0, "b12", (0, 0, 1), flip="resources_4")
    t[0].ads, t[0].storage, t[0].resources = 9, [6, 6, 6], [6, 6, 6]
    t.go().play("launch worker", "play_card board_game_cruise", "play_card golden_ticket")
    assert t.s.cabin_extra == 2


def test_a_segment_is_visited_once_a_day_whatever_grants_the_visit() -> None:
    t = Table(3, modules=("specialized_blueprints", "accommodations_parts"))
    t.market("b12", "b1", "b2", "b3", "b15")
    t.fleet(0, flying(shuttle("rocket_simulator", "karaoke"), "b12", (1, 1, 1), stop=1))
    t[0].workers_home = 1
    t.go(TURN)
    assert t.question == "visit_segment"
    t.play("visit rocket_simulator")
    if t.question == "visiting_guest":
        t.play(f"score {t.offered('score')[0]}")
    t.play("act schedule_cruise", f"schedule {t.offered('schedule')[0]}" if t.offered("schedule") else "schedule b1")
    t.play("flip activate_segment")
    assert t.question == "use_segment"
    assert "rocket_simulator" not in t.offered("visit")
    assert "karaoke" in t.offered("visit")


# --- payments


def test_a_choice_inside_a_payment_keeps_it_possible() -> None:
    t = Table(2)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.own(1, "space_elevator")
    t.fleet(0, shuttle("ball_pit", "karaoke", "pizza_world"))
    t.schedule(0, "b12", (1, 0, 1))
    t.hand(0, "last_minute_purchase")
    # Due are 3 food, 3 oxygen and 4 fuel. One purchase and the elevator suffice, if nothing is wasted.
    t[0].storage, t[0].resources, t[0].money = [4, 4, 4], [2, 3, 2], 3
    t.go().play("launch worker", "board adventurous", "board family", "play_card last_minute_purchase")
    while t.question != "action" and t[0].shuttles[0].pilot == 0:
        assert t.match.asks[0].moves
        wasteful = [move for move in t.offered("gain") if move == "oxygen"]
        t.play(f"gain {wasteful[0]}" if wasteful else str(t.match.asks[0].moves[-1]))
    assert t[0].shuttles[0].launched


# --- meetings and the mean board


def test_at_a_meeting_nothing_is_borrowed_not_even_during_the_recall() -> None:
    t = Table(3)
    t.own(1, "timeshare_ledger", "automated_systems")
    t.station(0, "tl")
    t.go()
    assert "automated_systems" in t.offered("borrow_technology")
    t.play("call_meeting")
    assert t.question == "funding"
    assert t.offered("borrow_technology") == []


def test_a_technology_borrowed_before_the_meeting_works_at_it() -> None:
    t = Table(3)
    t.own(1, "automated_systems")
    t.own(0, "tc_tr", "tr_br", "br_bc", "bc_bl", "bl_tl")
    t.blueprints(0, "karaoke")
    t.go().play("borrow_technology automated_systems", "call_meeting", "act build_segments")
    assert t.s.frames[-1].segment_money == 1


def test_on_a_mean_board_nothing_of_a_shuttle_that_never_flew_scores() -> None:
    t = Table(3, variants=("mean_board",))
    one, other = shuttle("ball_pit", "karaoke"), shuttle("pizza_world")
    one.launched = True
    t.fleet(0, one, other)
    t.s.goal_tile = max(0, t.s.goal_tile)
    scoring.final_meeting(t.s)
    worth = t.s.content.vp
    assert t[0].final["segments"] == worth[BLUEPRINTS.index("ball_pit")] + worth[BLUEPRINTS.index("karaoke")]


# --- Rachel


def test_she_takes_the_next_cockpit_and_engine_as_soon_as_a_shuttle_is_full() -> None:
    s = solo.table()
    p = solo.rachel(s)
    p.shuttles = [solo.shuttle(solo.segments_worth(s, 1))]
    solo.drive(building.build_segments(s))
    assert [len(one.segments) for one in p.shuttles] == [3, 0]


def test_she_launches_no_cruise_that_nobody_would_board() -> None:
    s = solo.table()
    p = solo.rachel(s)
    p.shuttles = [solo.shuttle(solo.segments_worth(s, 1, 1))]
    p.workers_home = 1
    s.queue, s.supply = [[0, 0, 0], [0, 0, 0], [0, 0, 0]], [0, 0, 0]
    assert not launch.can_launch(s, 2)
    s.queue[2] = [1, 1, 1]
    assert launch.can_launch(s, 2)
    # One guest is enough, also a fan of its second destination.
    s.market = [CRUISES.index("b12")] + [-1] * (len(s.market) - 1)
    s.queue[2] = [0, 0, 0]
    s.supply[FAMILY] = 1
    assert launch.can_launch(s, 2)


def test_advertising_to_one_guest_brings_her_one_reputation() -> None:
    s = solo.table()
    p = solo.rachel(s)
    cruise = next(c for c in s.market if c >= 0)
    guest = s.content.cruises[cruise].destinations[0]
    s.market = [cruise] + [-1] * (len(s.market) - 1)
    s.queue, s.supply = [[0, 0, 0], [0, 0, 0], [0, 0, 0]], [0, 0, 0]
    s.supply[guest] = 1
    before = p.reputation
    solo.drive(planning.advertise(s))
    assert (sum(s.presold[0]), p.reputation) == (1, before + 1)


def test_her_last_stop_counts_the_points_of_the_reputation_it_lifts() -> None:
    s = solo.table()
    p = solo.rachel(s)
    p.shuttles = [solo.flying(solo.shuttle([]), "s1", [1, 0, 1], stop=0)]
    p.reputation = 11
    worth = s.content.prices.reputation_vp
    assert (worth[11], worth[13]) == (9, 12)
    assert flight.stop_value(s, p.shuttles[0], 3) == 3


def test_in_an_epic_game_her_goal_cubes_move_no_technology() -> None:
    for variants, moved in (((), 1), (("epic",), 0)):
        s = solo.table(modules=("advanced_technologies",), variants=variants)
        s.tech_owners = (1, 0, 0, 0)
        before = sum(s.markers)
        progress.place_goal_cube(s, solo.rachel(s))
        assert sum(s.markers) == before + moved


# --- options that would do nothing


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"technologies_improved": True}, "needs_advanced_technologies"),
        ({"location_bonuses_active": True}, "needs_location_bonuses"),
        ({"starting_upgrades": "auction"}, "needs_starting_upgrades"),
        ({"modules": ["starting_upgrades"], "starting_upgrades": "balanced"}, "balanced_needs_newcomers"),
        ({"newcomers": ["1"]}, "balanced_needs_newcomers"),
        (
            {"modules": ["starting_upgrades"], "starting_upgrades": "balanced", "newcomers": ["4"]},
            "no_such_player",
        ),
        ({"parts": ["agenda"]}, "no_box_in_play"),
    ],
)
def test_an_option_that_would_do_nothing_is_refused_with_a_reason(given: dict[str, object], why: str) -> None:
    with pytest.raises(BadOptionValue) as refused:
        GAME.check_options(given)
    assert refused.value.rule == why


def test_each_kind_of_further_pieces_may_stay_in_its_box() -> None:
    both = ["advancements_parts", "accommodations_parts"]
    everything = Table(3, modules=both).s
    without = Table(3, modules=both, parts=["agenda"]).s
    base = Table(3).s
    assert len(everything.agenda_deck) == len(without.agenda_deck) > len(base.agenda_deck)
    assert without.companies[0].tower == base.companies[0].tower != everything.companies[0].tower
    fresh = new_state(without.content, without.options)
    assert len(fresh.cockpit_stack) == len(new_state(base.content, base.options).cockpit_stack)
