"""Advancements and Accommodations: cabins that match, technologies that advance, bonuses, visits, starting upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import GONE
from cosmodrome.games.galactic_cruise.effects import performing
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.moves import (
    AGENDA,
    BLUEPRINTS,
    CRUISES,
    LOCATION_BONUSES,
    STARTING_UPGRADES,
    TECHNOLOGIES,
    TOKENS,
)
from cosmodrome.games.galactic_cruise.rows import put
from cosmodrome.games.galactic_cruise.rules import flight, gains, manufacturing, network, reputation
from cosmodrome.games.galactic_cruise.state import ACTING, TURN
from cosmodrome.games.galactic_cruise.vocabulary import F_MONEY, FAMILY
from cosmodrome.kernel import BadOptionValue, Match, SeededDealer
from tests.games.galactic_cruise.table import Table, flying, shuttle


def b(name: str) -> int:
    return BLUEPRINTS.index(name)


# --- cabins that match


def test_we_120_half_cabins_must_meet_at_the_same_position() -> None:
    t = Table(3, modules=("cabin_matching",))
    one = shuttle("stunt_deck")
    # Stunt Deck is centred on both sides; Climbing Net is left above and centred below.
    assert manufacturing.places(t.s, one, b("climbing_net"), False) == [0]
    assert manufacturing.places(t.s, one, b("karaoke"), False) == [0, 1]
    assert manufacturing.places(t.s, one, b("quiz_show"), False) == []
    assert manufacturing.places(t.s, one, b("quiz_show"), True) == [0, 1]


def test_a_segment_may_be_inserted_above_below_or_between() -> None:
    t = Table(3, modules=("cabin_matching",))
    t.fleet(0, shuttle("stunt_deck", "karaoke"))
    t.blueprints(0, "ice_cream_parlour")
    t.act("build_segments").play("build ice_cream_parlour")
    assert t.question == "segment_place"
    assert t.offered("below") == ["0", "1", "2"]
    t.play("below 1")
    assert t[0].shuttles[0].segments == [b("stunt_deck"), b("ice_cream_parlour"), b("karaoke")]


def test_the_first_segment_needs_no_match() -> None:
    t = Table(3, modules=("cabin_matching",))
    t.blueprints(0, "quiz_show")
    t.act("build_segments")
    assert t.offers("build quiz_show")


def test_a_blueprint_that_joins_nothing_is_not_offered() -> None:
    t = Table(3, modules=("cabin_matching", "advancements_parts"))
    t.fleet(0, shuttle("stunt_deck"))
    t.blueprints(0, "quiz_show")
    t.hand(0, "universal_coupling")
    t.act("build_segments")
    assert not t.offers("build quiz_show")
    t.play("play_card universal_coupling")
    assert t.offers("build quiz_show")


def test_the_two_sets_of_blueprints_exclude_each_other() -> None:
    with pytest.raises(BadOptionValue, match="blueprints replaced twice"):
        GAME.check_options({"modules": ("cabin_matching", "specialized_blueprints")})


# --- advanced technologies


def advanced(**options: Any) -> Table:
    t = Table(3, modules=("advanced_technologies",), **options)
    t.own(1, "space_elevator")
    return t


def test_we_121_a_technology_advances_by_use_and_its_surcharge_is_paid_to_its_owner() -> None:
    t = advanced()
    i = t.space("space_elevator")
    assert (t.s.markers[i], network.surcharge(t.s, i)) == (1, 0)
    # Its owner uses it once: a space further, 1 more for building or borrowing there.
    t.s.active = 1
    network.move_markers(t.s, BIT[i])
    t.s.techs_moved, t.s.active = 0, 0
    assert (t.s.markers[i], network.surcharge(t.s, i)) == (2, 1)
    assert reputation.technology_price(t.s, t[0], i) == t.s.content.prices.borrow[t[0].reputation] + 1
    t.s.markers = put(t.s.markers, i, 3)
    assert network.surcharge(t.s, i) == 2
    t.market("b12", "b1", "b2", "b3", "b15")
    t.schedule(0, "b12", (1, 0, 0))
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t[0].reputation, t[0].resources, t[0].storage = 17, [2, 2, 3], [5, 5, 5]
    t.go().play("launch worker", "board adventurous", "borrow_technology space_elevator")
    assert (t[0].money, t[1].money) == (8, 12)
    t.play("use_technology space_elevator").settle()
    assert t[0].resources[2] == 0
    assert t.s.markers[i] == 4
    assert network.technology_effects(t.s, i) == t.s.content.technologies[TECHNOLOGIES.index("space_elevator")].improved


def test_a_marker_moves_once_a_turn() -> None:
    t = Table(3, modules=("advanced_technologies",))
    t.own(0, "automated_systems")
    t.blueprints(0, "climbing_net", "drone_races")
    i = t.space("automated_systems")
    t.act("build_segments").play("use_technology automated_systems", "build climbing_net", "done")
    assert (t.s.markers[i], t[0].money) == (2, 9)
    t.play("act build_segments", "use_technology automated_systems", "build drone_races")
    if t.question == "build_segments":
        t.play("done")
    assert (t.s.markers[i], t[0].money) == (2, 8)


def test_a_technology_is_used_only_if_its_company_wants() -> None:
    t = Table(3, modules=("advanced_technologies",))
    t.own(0, "automated_systems")
    t.blueprints(0, "climbing_net")
    t.act("build_segments").play("build climbing_net", "done")
    assert (t[0].money, t.s.markers[t.space("automated_systems")]) == (8, 1)


def test_we_122_the_surcharge_is_added_after_all_discounts() -> None:
    t = advanced()
    i = t.space("space_elevator")
    t.s.markers = put(t.s.markers, i, 3)
    t.s.borrow_discount = 5
    assert reputation.technology_price(t.s, t[0], i) == 2
    t.hand(0, "cornerstone_grant")
    t[0].resources = [0, 0, 0]
    t.act("build_development").play("play_card cornerstone_grant", "develop food", "invent space_elevator")
    assert t[0].money == 10 - (4 - 3) - 2


def test_technologies_may_start_improved() -> None:
    t = advanced(technologies_improved=True)
    i = t.space("space_elevator")
    assert t.s.markers[i] == 4
    assert network.surcharge(t.s, i) == 2


# --- location bonuses


def test_we_123_a_location_bonus_turns_active_with_enough_developments() -> None:
    t = Table(3, modules=("location_bonuses",))
    t.s.location_bonus = [LOCATION_BONUSES.index(name) for name in LOCATION_BONUSES]
    t.s.location_active = 0
    t.own(1, "tc_tr")
    t.own("neutral", "tl_tc")
    t.own(0, "tl_tc")
    t.s.location_active = 0
    t.go().play("assign_worker tc")
    assert t[0].ads == 2
    t.play("act build_development", "develop food", "connect tc_tr", "pay_resources 0")
    assert t.s.location_active & BIT[0]
    t.play("end_turn")
    # The next one to place there gains an ad for each own development next to it.
    t.play("assign_worker tc", "fund money")
    assert t[1].ads == 3


def test_four_players_need_four_developments() -> None:
    t = Table(4, modules=("location_bonuses",))
    t.s.location_active = 0
    t.own(1, "tc_tr")
    t.own("neutral", "tl_tc")
    t.own(0, "tl_tc")
    network.wake_locations(t.s)
    assert not t.s.location_active & BIT[0]
    t.own(2, "tl_tc")
    network.wake_locations(t.s)
    assert t.s.location_active & BIT[0]


def test_we_124_an_agenda_card_needs_two_own_developments() -> None:
    for own, drawn in ((("tc_tr",), 0), (("tc_tr", "tl_tc"), 1)):
        t = Table(3, modules=("location_bonuses",))
        t.s.location_bonus = [LOCATION_BONUSES.index("agenda_card")] * 6
        t.s.location_active = 0b111111
        t.own(0, *own)
        t.go().play("assign_worker tc")
        if drawn:
            t.play(f"draw_card {t.offered('draw_card')[0]}")
        assert len(t[0].hand) == drawn


def test_location_bonuses_may_start_active() -> None:
    t = Table(3, modules=("location_bonuses",), location_bonuses_active=True)
    assert t.s.location_active == 0b111111
    assert sorted(t.s.location_bonus) == list(range(6))


# --- specialized blueprints


def special() -> Table:
    t = Table(3, modules=("specialized_blueprints",))
    flight = flying(shuttle("quiz_show", "stunt_deck", "wine_tasting"), "b12", (1, 1, 0), stop=1)
    t.fleet(0, flight, shuttle())
    t.show_blueprints("climbing_net", "ball_pit", "karaoke", "drone_races", "rover_track")
    return t


def test_we_125_guests_visit_segments_on_a_day_in_space() -> None:
    t = special()
    t.blueprints(0, "bumper_pods")
    t.go(TURN)
    assert t.offered("visit") == ["quiz_show", "stunt_deck", "wine_tasting"]
    t.play("visit stunt_deck")
    assert t[0].money == 13
    assert t.offered("visit") == ["quiz_show", "wine_tasting"]
    t.play("visit wine_tasting", "act build_segments", "build bumper_pods")
    assert t[0].shuttles[1].segments == [b("bumper_pods")]
    assert t[0].money == 9
    assert t.question == "turn"


def test_each_segment_is_visited_once_a_day() -> None:
    t = special()
    t[0].shuttles[0].guests = [2, 0, 0]
    t.go(TURN).play("visit stunt_deck")
    assert "stunt_deck" not in t.offered("visit")


def test_a_guest_visits_only_segments_with_its_icon() -> None:
    t = special()
    t[0].shuttles[0].guests = [0, 1, 0]
    t.go(TURN)
    assert t.offered("visit") == ["quiz_show", "wine_tasting"]


def test_room_service_lets_a_guest_visit_one_segment_more() -> None:
    t = special()
    t.upgrade(0, "r2")
    t[0].shuttles[0].guests = [1, 0, 0]
    t.go(TURN).play("visit stunt_deck")
    assert t.offered("visit") == ["quiz_show", "wine_tasting"]


# --- starting upgrades


def test_we_126_a_starting_upgrade_moves_a_token_and_unlocks_an_upgrade() -> None:
    t = Table(3, modules=("starting_upgrades",))
    t[0].starting_cards = [STARTING_UPGRADES.index("money_1_to_f1"), STARTING_UPGRADES.index("vp_1_to_a1")]
    t.s.starting_deck = [card for card in t.s.starting_deck if card not in t[0].starting_cards]
    t.go(TURN).play("choose_starting_upgrade money_1_to_f1")
    assert (t[0].money, t[0].ads, t[0].tokens[0]) == (11, 4, GONE)
    assert t[0].starting_cards == []
    assert t.match.view(0)["companies"][0]["upgrades"] == ["f1"]
    # Money funding is worth 2 from now on, and a family guest at its destination a point more.
    assert gains.funding_worth(t[0], F_MONEY) == 2
    assert flight.destination_points(t.s, t[0], FAMILY) == t.s.content.prices.score_vp + 1
    # Both cards leave the game, and the turn goes on.
    assert not {STARTING_UPGRADES.index("money_1_to_f1"), STARTING_UPGRADES.index("vp_1_to_a1")} & set(
        t.s.starting_deck
    )
    assert (t.asked, t.question) == (0, "turn")


def test_any_grey_token_may_be_chosen() -> None:
    t = Table(3, modules=("starting_upgrades",))
    t[0].starting_cards = [STARTING_UPGRADES.index("any_grey_to_a1"), STARTING_UPGRADES.index("vp_1_to_a1")]
    t.go(TURN).play("choose_starting_upgrade any_grey_to_a1", "flip ads_4")
    assert (t[0].ads, t[0].resources) == (6, [1, 1, 2])
    assert t[0].tokens[t[0].tower.index(TOKENS.index("ads_4"))] == GONE


def test_two_starting_cards_are_dealt_to_each_and_seen_by_their_owner_alone() -> None:
    match = Match(GAME, GAME.check_options({"players": 3, "modules": ("starting_upgrades",)}), SeededDealer(3))
    assert len(match.view(1)["companies"][1]["starting_upgrades"]) == 2
    assert match.view(0)["companies"][1]["starting_upgrades"] == 2


def test_we_127_the_auction_pays_the_supply_and_ties_go_to_the_later_seat() -> None:
    options = {"players": 3, "modules": ("starting_upgrades",), "starting_upgrades": "auction", "board": "intro"}
    match = Match(GAME, GAME.check_options(options), SeededDealer(3))
    while match.asks[0].question != "bid":
        match.play(match.asks[0].moves[0], match.asks[0].seat)
    shown = match.view(0)["market"]["auction"]
    assert len(shown) == 3
    assert sorted(ask.seat for ask in match.asks) == [0, 1, 2]
    money = [company["money"] for company in match.view(None)["companies"]]
    assert money == [13, 13, 13]
    match.play("bid 2", 1)
    assert [ask.seat for ask in match.asks] == [0, 2]
    assert all(company["money"] == 13 for company in match.view(0)["companies"])
    match.play("bid 0", 0)
    match.play("bid 2", 2)
    assert [company["money"] for company in match.view(None)["companies"]] == [13, 11, 11]
    assert match.asks[0].seat == 2
    match.play(f"choose_starting_upgrade {shown[0]}")
    assert match.asks[0].seat == 1
    match.play(f"choose_starting_upgrade {shown[1]}")
    # The card left over is used at once, as the first turn begins.
    assert match.view(None)["companies"][0]["upgrades"] == [shown[2].partition("_to_")[2]]


def test_the_balanced_variant_gives_a_card_only_to_newcomers() -> None:
    options = {"players": 3, "modules": ("starting_upgrades",), "starting_upgrades": "balanced", "newcomers": ("2",)}
    match = Match(GAME, GAME.check_options(options), SeededDealer(3))
    view = match.view(None)
    assert [company["starting_upgrades"] for company in view["companies"]] == [0, 1, 0]


# --- other parts


def test_new_technologies_carry_a_surcharge_of_their_own() -> None:
    t = Table(3, modules=("accommodations_parts",))
    t.own(1, "concierge_swarm")
    i = t.space("concierge_swarm")
    assert network.surcharge(t.s, i) == 1
    assert reputation.technology_price(t.s, t[0], i) == 3


def test_the_action_token_takes_any_action_but_cannot_schedule_again() -> None:
    t = Table(3, modules=("advancements_parts",))
    t.act("schedule_cruise").play(f"schedule {CRUISES[t.s.market[0]]}", "flip action")
    assert t.question == "take_action"
    assert "schedule_cruise" not in t.offered("act")
    assert "acquire_blueprints" in t.offered("act")


def test_the_recall_token_brings_a_worker_home() -> None:
    t = Table(3, modules=("advancements_parts",))
    t.station(0, "tl")
    t.act("schedule_cruise").play(f"schedule {CRUISES[t.s.market[0]]}", "flip replace_worker", "recall tl", "fund vp")
    assert (t[0].workers_home, t[0].vp) == (2, 6)


def test_the_segment_token_pays_icons_where_segments_are_plain() -> None:
    t = Table(3, modules=("accommodations_parts",))
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t.s.guest_bonus = [0, 1, 2]
    t.act("schedule_cruise").play(f"schedule {CRUISES[t.s.market[0]]}", "flip activate_segment", "choose_shuttle first")
    assert (t[0].ads, t[0].money) == (4, 11)


def test_a_card_that_grants_an_action_waits_whatever_else_it_brings() -> None:
    agenda = Table(3).s.content.agenda
    action = agenda[AGENDA.index("executive_override")].effects
    more = agenda[AGENDA.index("fast_track_patent")].effects
    assert performing.nests(action + more)
    assert performing.nests(more + action)
    assert not performing.nests(more)


def test_an_executive_override_waits_until_no_action_is_going_on() -> None:
    t = Table(3)
    t.hand(0, "executive_override")
    t.s.placed, t.s.actions_left = 0, 2
    t.go(ACTING)
    assert t.offers("play_card executive_override")
    t.play("act build_development")
    assert not t.offers("play_card executive_override")
