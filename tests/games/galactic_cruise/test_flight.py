"""Advance Shuttles: destinations, days in space, the return to earth."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.company import EXPERT, NO_PILOT
from cosmodrome.games.galactic_cruise.moves import CRUISES
from cosmodrome.games.galactic_cruise.state import TURN
from cosmodrome.games.galactic_cruise.vocabulary import ADVENTUROUS, FAMILY, RELAXING
from tests.games.galactic_cruise.table import Table, flying, shuttle


def pink(token: bool = True, ads: int = 2) -> Table:
    """The example: two family guests on the way to A, a day in space, and F."""
    t = Table(3)
    t.fleet(0, flying(shuttle("ball_pit", "karaoke", "climbing_net"), "b12", (0, 0, 2), token=token))
    t[0].ads = ads
    t[0].workers_home = 1
    t.s.guest_bonus = [0, 1, 2]
    return t


def test_we_020_the_token_may_be_dropped_here_or_kept_for_a_later_destination() -> None:
    t = pink().go(TURN)
    assert t.question == "destination"
    assert t.offered("unlock") == ["a1", "a2", "a3"]
    t.play("done")
    assert t[0].shuttles[0].token
    assert t[0].upgrades == 0
    later = pink()
    later[0].shuttles[0].stop = 1
    assert later.go(TURN).offered("unlock") == ["f1", "f2", "f3"]


def test_we_021_the_third_adventurous_upgrade_allows_four_segments_and_shuttles() -> None:
    t = pink().go(TURN).play("unlock a3")
    assert (t[0].segment_limit, t[0].shuttle_limit) == (4, 4)
    assert not t[0].shuttles[0].token


def test_we_022_a_guest_off_type_costs_two_ads_and_scores_with_the_token() -> None:
    t = pink().go(TURN).play("unlock a3", "score family")
    assert (t[0].vp, t[0].ads) == (9, 0)
    assert not t.offers("score family")


def test_we_023_on_type_a_guest_costs_one_ad_and_there_is_no_token_left() -> None:
    t = pink(token=False, ads=2)
    t[0].shuttles[0].stop = 1
    t.go(TURN)
    assert t.offered("unlock") == []
    t.play("score family", "score family")
    assert (t[0].vp, t[0].ads) == (11, 0)


def test_we_024_a_day_in_space_pays_each_guest_for_each_matching_icon() -> None:
    t = pink()
    t[0].shuttles[0].stop = 0
    t.go(TURN)
    assert (t[0].ads, t[0].money, t[0].resources) == (2 + 4, 10, [1, 1, 1])


def test_we_025_two_guests_with_three_matching_icons_bring_six_bonuses() -> None:
    t = Table(3)
    t.fleet(0, flying(shuttle("ball_pit", "karaoke", "pizza_world"), "b12", (0, 0, 2), stop=1))
    t.s.guest_bonus = [0, 1, 4]
    t.go(TURN)
    assert t[0].vp == 5 + 6


def test_we_026_a_returning_shuttle_brings_its_pilot_home_and_can_be_used_again_at_once() -> None:
    t = pink(token=True)
    t[0].segment_limit = 4
    t[0].shuttles[0].stop = 2
    t.blueprints(0, "drone_races")
    supply = t.s.supply[FAMILY]
    t.go(TURN).play("fund vp")
    one = t[0].shuttles[0]
    assert (one.cruise, one.pilot, one.guests, one.token) == (-1, NO_PILOT, [0, 0, 0], False)
    assert (t[0].workers_home, t[0].vp) == (2, 6)
    assert CRUISES.index("b12") in t.s.cruise_discard
    assert t.s.supply[FAMILY] == supply + 2
    t.play("assign_worker bl", "act build_segments", "build drone_races")
    assert len(one.segments) == 4


def test_shuttles_advance_in_any_order_each_resolved_before_the_next() -> None:
    t = Table(3)
    t.fleet(
        0,
        flying(shuttle("ball_pit", "karaoke"), "b1", (1, 0, 0)),
        flying(shuttle("climbing_net", "drone_races"), "b2", (0, 1, 0)),
    )
    t.go(TURN)
    assert t.offered("fly") == ["first", "second"]
    t.play("fly second", "score relaxing")
    assert t[0].shuttles[0].stop == 0
    assert t.question == "destination"


def test_a_guest_scores_once_at_each_destination() -> None:
    t = pink(ads=20).go(TURN).play("score family", "score family")
    assert not t.offers("score family")


def test_the_upgrade_comes_before_the_guests() -> None:
    t = pink(ads=20).go(TURN).play("score family")
    assert t.offered("unlock") == []


def test_three_tokens_are_the_most_for_a_destination_and_a_useless_one_is_discarded() -> None:
    t = pink()
    t.upgrade(0, "a1", "a2", "a3", "f1", "f2", "f3")
    t[0].shuttles[0].guests = [0, 0, 0]
    t.go(TURN)
    assert t.offered("unlock") == []
    t[0].shuttles[0].stop = 2
    t.go(TURN).play("fund money")
    assert not t[0].shuttles[0].token


def test_ads_can_be_won_by_reputation_while_the_guests_wait() -> None:
    t = pink(token=False, ads=0)
    t[0].reputation = 7
    t.go(TURN)
    assert t.question == "destination"
    t.play("spend_reputation ad", "icons 3", "score family")
    assert t[0].vp == 8


def test_a_shuttle_without_a_pilot_returns_without_funding() -> None:
    t = Table(3)
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b1", (1, 0, 0), stop=1, pilot=NO_PILOT))
    t.go(TURN)
    assert t.question == "turn"
    assert t[0].workers_home == 2


def test_flying_past_a_stop_skips_it_but_never_earth() -> None:
    t = Table(3, board="standard")
    t.own(0, "flight_target_indicator")
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b3", (0, 1, 0)))
    t.go(TURN)
    assert t.offered("fly") == ["first"]
    assert t.offered("fly_past") == ["first"]
    t.play("fly_past first")
    assert t[0].shuttles[0].stop == 1
    t.play("done").go(TURN)
    assert t[0].shuttles[0].cruise == -1


def test_guests_of_every_type_are_paid_by_their_own_token() -> None:
    t = Table(3)
    t.fleet(0, flying(shuttle("quiz_show", "asteroid_bowling"), "b12", (1, 1, 1), stop=1, pilot=EXPERT))
    t.s.guest_bonus[ADVENTUROUS], t.s.guest_bonus[RELAXING], t.s.guest_bonus[FAMILY] = 0, 2, 3
    t.go(TURN)
    assert (t[0].money, t[0].ads, t[0].reputation) == (12, 3, 1)
