"""The twelve actions, agenda cards and their timing, the limits at the end of a turn."""

from __future__ import annotations

import pytest

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import FLIPPED, GONE
from cosmodrome.games.galactic_cruise.moves import AGENDA, BLUEPRINTS, COCKPITS, CRUISES, ENGINES, TOKENS
from cosmodrome.games.galactic_cruise.rows import put
from cosmodrome.games.galactic_cruise.rules import gains, headquarters, network, preflight
from cosmodrome.games.galactic_cruise.state import ACTING, LAST_ADVANCE, TURN_END
from cosmodrome.games.galactic_cruise.vocabulary import F_MONEY, FOOD, FUEL, LEFT, OXYGEN
from tests.games.galactic_cruise.table import Table, flying, shuttle

# --- headquarters


def test_we_030_a_development_is_paid_in_money_and_the_resource_of_its_row() -> None:
    t = Table(3)
    t[0].built, t[0].storage = [1, 0, 0], [3, 2, 2]
    t.act("build_development").play("develop food", "invent space_elevator", "pay_resources 1")
    assert (t[0].money, t[0].resources[FOOD], t[0].storage[FOOD]) == (5, 0, 4)
    assert t[0].built == [2, 0, 0]
    assert t[0].reputation == 1
    space = t.space("space_elevator")
    assert t.s.tech_owners[space] == 1
    # It is free for its company; others may build there too, or borrow it.
    assert network.usable_technologies(t.s, t[0]) & BIT[space]
    t.s.payment, t.s.frames = None, []
    t.go(active=1)
    assert "space_elevator" in t.offered("borrow_technology")
    t.act("build_development", active=1).play("develop food")
    assert "space_elevator" in t.offered("invent")


def test_a_second_development_in_an_area_brings_no_reputation() -> None:
    t = Table(3)
    t.own(1, "tc_tr")
    t.act("build_development").play("develop food", "connect tc_tr", "pay_resources 0")
    assert t[0].reputation == 0


def test_nobody_builds_twice_in_an_area() -> None:
    t = Table(3)
    t.own(0, "tc_tr", "space_elevator")
    t.act("build_development").play("develop food")
    assert "tc_tr" not in t.offered("connect")
    assert "space_elevator" not in t.offered("invent")


def test_developments_leave_a_row_from_the_left_at_rising_cost() -> None:
    t = Table(3)
    assert [t.s.content.company.column_cost[n] for n in range(3)] == [4, 6, 8]
    t[0].built = [3, 0, 0]
    t[0].money = 30
    t.act("build_development")
    assert t.offered("develop") == ["oxygen", "fuel"]


def test_we_032_what_experts_cost() -> None:
    t = Table(3)
    t[0].tokens[4] = GONE
    t[0].tokens[5] = FLIPPED
    t[0].built = [2, 0, 0]
    t[0].money = 8
    assert headquarters.expert_cost(t.s, t[0], LEFT) == 9
    t.act("hire_expert")
    assert t.offered("hire") == ["right"]
    t.play("hire right", "fund money")
    assert (t[0].money, t[0].experts_home, t[0].experts_hired) == (1, 1, 0b10)
    t[0].tokens[5] = GONE
    assert headquarters.expert_cost(t.s, t[0], LEFT) == 6


def test_we_033_each_half_of_the_supplies_is_bought_once() -> None:
    t = Table(3)
    t.act("gain_supplies").play("buy resources", "gain food", "gain fuel")
    assert t.offered("buy") == ["ads"]
    t.play("buy ads")
    assert (t[0].money, t[0].resources, t[0].ads) == (8, [2, 1, 2], 4)
    assert t.question == "action"


def test_bought_resources_without_room_are_lost() -> None:
    t = Table(3)
    t[0].resources = [2, 2, 1]
    t.act("gain_supplies").play("buy resources")
    assert t[0].resources == [2, 2, 2]
    assert t.happened("resources_lost")


# --- manufacturing


def test_we_034_resetting_blueprints_does_not_slide_but_acquiring_does() -> None:
    t = Table(3)
    t.show_blueprints("climbing_net", "board_game_cafe", "ball_pit", "karaoke", "drone_races")
    t[0].reputation = 1
    cafe = BLUEPRINTS.index("board_game_cafe")
    t.go().play("refresh_blueprints")
    for name in ("climbing_net", "ball_pit", "karaoke", "drone_races"):
        t.play(f"discard_blueprint {name}")
    t.play("done")
    assert t[0].reputation == 0
    assert t.s.blueprint_display[1] == cafe
    assert len(t.s.blueprint_discard) == 4
    assert min(t.s.blueprint_display) >= 0
    assert not set(t.s.blueprint_display) & set(t.s.blueprint_discard)
    kept = [b for i, b in enumerate(t.s.blueprint_display) if i not in (1, 4)]
    other = BLUEPRINTS[t.s.blueprint_display[4]]
    t.play("assign_worker tl", "act acquire_blueprints", "take_blueprint board_game_cafe", f"take_blueprint {other}")
    assert t[0].money == 10
    assert t.s.blueprint_display[2:] == kept
    assert min(t.s.blueprint_display) >= 0


def test_we_035_segments_from_hand_and_from_the_display() -> None:
    t = Table(3)
    t.show_blueprints("climbing_net", "ball_pit", "wine_tasting", "karaoke", "drone_races")
    t.blueprints(0, "board_game_cafe")
    t.fleet(0, shuttle("rover_track", "sauna_pod"), shuttle(cockpit="per_expert", engine="money_3"))
    t[0].money, t[0].reputation = 11, 1
    cost, prices = t.s.content.cost, t.s.content.prices
    assert (cost[BLUEPRINTS.index("board_game_cafe")], cost[BLUEPRINTS.index("wine_tasting")]) == (4, 5)
    assert (prices.surcharge_money[2], prices.surcharge_reputation[2]) == (2, 1)
    t.act("build_segments").play("build board_game_cafe", "into first", "build wine_tasting")
    assert (t[0].money, t[0].reputation) == (0, 0)
    assert [len(one.segments) for one in t[0].shuttles] == [3, 1]
    assert [BLUEPRINTS[b] for b in t.s.blueprint_display[1:]] == ["climbing_net", "ball_pit", "karaoke", "drone_races"]
    assert t.s.blueprint_display[0] >= 0


def test_we_036_cabins_lie_between_segments() -> None:
    t = Table(3)
    names = ["climbing_net", "ball_pit", "karaoke"]
    assert [preflight.cabins(t.s, shuttle(*names[:n])) for n in (1, 2, 3)] == [0, 1, 2]


def test_segments_need_a_shuttle_on_the_ground_with_room() -> None:
    t = Table(3)
    t.blueprints(0, "climbing_net")
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b1"), shuttle("drone_races", "sauna_pod", "massage_bay"))
    t.s.placed, t.s.actions_left = 4, 2
    t.go(ACTING)
    assert "build_segments" not in t.offered("act")


def test_we_037_a_new_shuttle_brings_the_bonus_of_its_engine() -> None:
    t = Table(3)
    t.s.cockpit_display = put(t.s.cockpit_display, 2, COCKPITS.index("per_expert"))
    t.s.engine_display = put(t.s.engine_display, 2, ENGINES.index("money_3"))
    others = [t.s.cockpit_display[i] for i in (0, 1, 3)]
    engines = [t.s.engine_display[i] for i in (0, 1, 3)]
    t[0].experts_hired = 1
    t.act("acquire_shuttle").play("take_shuttle per_expert")
    assert t[0].money == 13
    one = t[0].shuttles[1]
    assert not one.launched
    assert preflight.cockpit_value(t.s, t[0], one) == 5
    assert t.s.content.cockpits[one.cockpit].unlaunched_vp == -5
    assert [t.s.cockpit_display[i] for i in (0, 1, 3)] == others
    assert [t.s.engine_display[i] for i in (0, 1, 3)] == engines
    assert t.s.engine_display[2] not in (-1, ENGINES.index("money_3"))
    assert t.s.cockpit_display[2] not in (-1, COCKPITS.index("per_expert"))


def test_three_shuttles_are_the_limit() -> None:
    t = Table(3)
    t.fleet(0, shuttle(), shuttle(cockpit="wings"), shuttle(cockpit="network"))
    t.s.placed, t.s.actions_left = 4, 2
    t.go(ACTING)
    assert "acquire_shuttle" not in t.offered("act")
    t[0].shuttle_limit = 4
    t.go(ACTING)
    assert "acquire_shuttle" in t.offered("act")


def test_we_038_resources_come_from_the_silo_as_far_as_they_can_be_stored() -> None:
    t = Table(3)
    t.s.silo = [1, 2, 2]
    t[0].resources, t[0].storage = [1, 0, 2], [2, 2, 2]
    t.act("gain_resources")
    assert t.offered("draw_silo") == ["food", "oxygen"]
    t.play("draw_silo food", "draw_silo oxygen", "draw_silo oxygen")
    assert (t.s.silo, t[0].resources) == ([0, 0, 2], [2, 2, 2])
    assert t.question != "gain_resources"


def test_we_039_refilling_the_silo_pays_by_the_step() -> None:
    t = Table(3)
    t.s.silo = [2, 0, 2]
    t.hand(0, "marketing_blitz", "hiring_bonus")
    t.act("refill_silo").play("discard_card marketing_blitz", "refill oxygen")
    assert t.s.silo == [2, 5, 2]
    assert (t[0].money, t[0].reputation, t[0].ads, t[0].resources) == (15, 1, 2, [1, 1, 1])
    assert t.s.agenda_discard[-1] == AGENDA.index("marketing_blitz")


def test_without_a_card_the_silo_cannot_be_refilled() -> None:
    t = Table(3)
    t.s.placed, t.s.actions_left = 2, 2
    t.go(ACTING)
    assert "refill_silo" not in t.offered("act")


# --- marketing


def test_we_040_scheduling_flips_a_token_for_its_bonus() -> None:
    t = Table(3)
    t.act("schedule_cruise")
    cruise = t.offered("schedule")[0]
    t.play(f"schedule {cruise}", "flip money_1")
    assert (t[0].money, t[0].tokens[0]) == (11, FLIPPED)
    assert "fund money" not in [str(move) for move in gains.funding_moves(t.s, t[0], 1)]
    assert t.s.market[t[0].scheduled] == CRUISES.index(cruise)
    assert t.s.scheduled_by[t[0].scheduled] == 0
    assert "schedule_cruise" not in t.offered("act")
    # Once a launch has taken it away, money funding is worth 2.
    t[0].tokens[0] = GONE
    assert gains.funding_worth(t[0], F_MONEY) == 2


def test_we_058_without_tokens_scheduling_flips_nothing() -> None:
    t = Table(3)
    t[0].tokens = [GONE] * 8
    t.act("schedule_cruise").play(f"schedule {CRUISES[t.s.market[0]]}")
    assert t[0].scheduled == 0
    assert t.question == "action"


def test_nobody_schedules_the_cruise_of_another() -> None:
    t = Table(3)
    t.market("b1", "b2", "b3", "b10", "b15")
    t.schedule(1, "b2")
    t.act("schedule_cruise")
    assert t.offered("schedule") == ["b1", "b3", "b10", "b15"]


def test_the_development_token_builds_for_four_less() -> None:
    t = Table(3)
    t[0].money = 2
    t[0].built = [1, 1, 1]
    t[0].resources = [0, 0, 0]
    t.act("schedule_cruise").play(f"schedule {CRUISES[t.s.market[0]]}", "flip development_discount")
    t.play("act build_development", "develop fuel", "connect tl_tc")
    assert (t[0].money, t[0].built) == (0, [1, 1, 2])


def test_we_041_advertising_pays_for_destinations_and_favourites() -> None:
    t = Table(3)
    t.market("b1", "b3", "b2", "b10", "b15")
    t.queue((1, 1, 0), (0, 0, 0), (0, 0, 0))
    t.schedule(0, "b1")
    t.act("advertise_cruise").play("advertise b1", "invite adventurous_1", "invite relaxing_1")
    assert (t[0].ads, t[0].money, t[0].reputation) == (0, 12, 1)
    two = Table(3)
    two.market("b1", "b3", "b2", "b10", "b15")
    two.queue((1, 1, 0), (0, 0, 0), (0, 0, 0))
    two.act("advertise_cruise").play("advertise b3", "invite adventurous_1", "invite relaxing_1")
    assert (two[0].ads, two[0].money, two[0].reputation) == (0, 14, 2)


def test_guests_cost_more_the_further_back_they_wait() -> None:
    t = Table(3)
    t.market("b1", "b3", "b2", "b10", "b15")
    t.queue((1, 0, 0), (0, 1, 0), (0, 0, 1))
    t[0].ads = 3
    t.act("advertise_cruise").play("advertise b1")
    assert t.offered("invite") == ["adventurous_1", "relaxing_2", "family_3"]
    t.play("invite family_3")
    assert t[0].ads == 0
    rich = Table(3)
    rich.market("b1", "b3", "b2", "b10", "b15")
    rich[0].ads = 4
    rich.act("advertise_cruise").play("advertise b1", "invite family_supply")
    assert rich[0].ads == 0


def test_nobody_advertises_for_the_cruise_of_another_or_beyond_two_guests() -> None:
    t = Table(3)
    t.market("b1", "b3", "b2", "b10", "b15")
    t.schedule(1, "b1")
    t.s.presold[1] = [1, 1, 0]
    t.act("advertise_cruise")
    assert t.offered("advertise") == ["b2", "b10", "b15"]


# --- planning and agenda cards


def test_we_042_drawing_from_the_display_and_the_discard_pile() -> None:
    t = Table(3)
    t.show_cards(None, "hiring_bonus", None, "double_duty")
    t.s.agenda_discard = [AGENDA.index("clean_slate"), AGENDA.index("marketing_blitz")]
    t.s.agenda_deck.remove(AGENDA.index("clean_slate"))
    t.s.agenda_deck.remove(AGENDA.index("marketing_blitz"))
    t[0].reputation = 1
    t.act("draw_agenda")
    assert t.offered("draw_card") == ["hiring_bonus", "double_duty", "marketing_blitz"]
    t.play("draw_card marketing_blitz", "draw_card hiring_bonus")
    assert t[0].reputation == 0
    assert t[0].hand == [AGENDA.index("marketing_blitz"), AGENDA.index("hiring_bonus")]
    assert [card >= 0 for card in t.s.agenda_display] == [False, False, False, True]


def test_a_card_played_this_turn_cannot_be_drawn_back() -> None:
    t = Table(3)
    t.hand(0, "marketing_blitz")
    t[0].reputation = 5
    t.go().play("assign_worker tr", "play_card marketing_blitz", "act draw_agenda")
    assert "marketing_blitz" not in t.offered("draw_card")


def test_we_043_a_card_is_played_for_its_ability_or_its_resource() -> None:
    t = Table(3)
    t.hand(0, "hiring_bonus")
    t[0].money = 8
    t.act("hire_expert").play("play_card hiring_bonus", "hire left", "fund money")
    assert t[0].money == 1
    other = Table(3)
    other.hand(0, "hiring_bonus")
    other.go().play("spend_card hiring_bonus")
    assert other[0].resources == [1, 2, 1]
    assert other.s.agenda_discard == [AGENDA.index("hiring_bonus")]


def test_we_044_cards_wait_for_their_moment() -> None:
    t = Table(3)
    t.hand(0, "last_minute_purchase", "helping_hand", "marketing_blitz")
    t.go()
    assert t.offered("play_card") == ["marketing_blitz"]
    t.play("play_card marketing_blitz")
    assert t[0].ads == 5
    launch = Table(3)
    launch.market("b12", "b1", "b2", "b3", "b15")
    launch.schedule(0, "b12", (0, 0, 1))
    launch.fleet(0, shuttle("ball_pit", "karaoke"))
    launch[0].storage, launch[0].resources = [5, 5, 5], [5, 5, 5]
    launch.hand(0, "last_minute_purchase", "helping_hand")
    launch.go().play("launch worker", "board family")
    assert launch.offered("play_card") == ["last_minute_purchase"]
    bumped = Table(3)
    bumped.hand(1, "helping_hand", "marketing_blitz")
    bumped.station(1, "bc")
    bumped.go().play("assign_worker bc")
    assert bumped.asked == 1
    assert bumped.offered("play_card") == ["helping_hand"]
    assert bumped.offered("spend_card") == []
    bumped.play("play_card helping_hand", "fund money", "fund money", "fund ad")
    assert (bumped[1].money, bumped[1].ads) == (12, 3)
    assert bumped.asked == 0


@pytest.mark.parametrize("dear", ["interactive_theatre", "wine_tasting"])
def test_we_045_discounts_add_up(dear: str) -> None:
    t = Table(3)
    t.expert_tile("action_cost_minus_1")
    t.own(0, "automated_systems")
    t.hand(0, "double_duty", "financial_loophole")
    t.blueprints(0, "karaoke", "pizza_world", dear, "board_game_cafe")
    t.fleet(0, shuttle(), shuttle(cockpit="wings"))
    t.act("build_segments", expert=True).play("play_card double_duty", "play_card financial_loophole")
    for name in ("karaoke", "pizza_world", dear, "board_game_cafe"):
        t.play(f"build {name}")
        if t.question == "into_shuttle":
            t.play(f"into {t.offered('into')[0]}")
    assert t[0].money == 10 - 2
    assert sum(len(one.segments) for one in t[0].shuttles) == 4


def test_we_046_refilling_the_agenda_pays_for_empty_slots() -> None:
    t = Table(3)
    t.show_cards(None, None, None, "hiring_bonus")
    t.act("refill_agenda").play("gain oxygen")
    assert (t[0].reputation, t[0].ads, t[0].resources, t[0].money) == (1, 3, [1, 2, 1], 10)
    assert t.s.agenda_discard == [AGENDA.index("hiring_bonus")]
    assert min(t.s.agenda_display) >= 0
    empty = Table(3)
    empty.show_cards(None, None, None, None)
    empty.act("refill_agenda").play("gain oxygen")
    assert empty[0].money == 11


def test_the_remaining_cards_are_discarded_in_any_order() -> None:
    t = Table(3)
    t.show_cards("marketing_blitz", "hiring_bonus", None, None)
    t.act("refill_agenda").play("gain food", "discard_card hiring_bonus")
    assert t.s.agenda_discard == [AGENDA.index("hiring_bonus"), AGENDA.index("marketing_blitz")]


def test_an_empty_agenda_deck_is_the_reshuffled_discard_pile() -> None:
    t = Table(3)
    t.show_cards(None, None, None, None)
    t.s.agenda_discard, t.s.agenda_deck = t.s.agenda_deck, []
    t.act("refill_agenda").play("gain food")
    assert t.s.agenda_discard == []
    assert min(t.s.agenda_display) >= 0


def test_we_047_at_the_end_of_a_turn_at_most_five_cards_and_blueprints_are_kept() -> None:
    t = Table(3)
    t.hand(0, "hiring_bonus", "double_duty", "financial_loophole", "gala_opening", "bulk_order", "siphon_permit")
    t.hand(0, "talent_night")
    t[0].resources = [2, 1, 1]
    t.blueprints(0, "climbing_net", "ball_pit", "karaoke", "drone_races", "sauna_pod", "massage_bay")
    t.go(TURN_END)
    assert t.question == "hand_limit"
    t.play("discard_card double_duty", "discard_card hiring_bonus")
    assert t[0].resources == [2, 2, 1]
    assert len(t[0].hand) == 5
    assert t.question == "blueprint_limit"
    t.play("discard_blueprint karaoke")
    assert (len(t[0].blueprints), t[0].resources) == (5, [2, 2, 1])
    assert t.asked == 1


def test_there_is_no_limit_within_the_turn() -> None:
    t = Table(3)
    t.blueprints(0, "climbing_net", "ball_pit", "karaoke", "drone_races", "sauna_pod")
    t.show_blueprints("massage_bay", "rover_track", "pizza_world", "puppet_stage", "arcade_alley")
    t.act("acquire_blueprints").play("take_blueprint massage_bay", "take_blueprint rover_track")
    assert len(t[0].blueprints) == 7


def test_we_048_a_card_pays_directly_when_storage_is_full() -> None:
    t = Table(3)
    t.hand(0, "double_duty")
    t[0].resources = [2, 0, 0]
    t[0].money = 1
    t.act("build_development").play("develop food", "connect tc_tr")
    # The card is the only way to pay, so nobody is asked.
    assert (t[0].money, t[0].resources[FOOD], t[0].built) == (0, 0, [1, 0, 0])
    assert t[0].hand == []


def test_done_ends_an_action_early_and_nothing_is_left_halfway() -> None:
    t = Table(3)
    t.act("build_development").play("done")
    assert t[0].money == 10
    assert t.s.frames == []


def test_discards_of_blueprints_come_back_when_the_stack_is_empty() -> None:
    t = Table(3)
    t.show_blueprints("massage_bay", "rover_track", "pizza_world", "puppet_stage", "arcade_alley")
    t.s.blueprint_discard = t.s.blueprint_stack[:3]
    t.s.blueprint_stack = []
    t.act("acquire_blueprints").play("take_blueprint massage_bay", "take_blueprint rover_track")
    assert len(t.s.blueprint_stack) == 1
    assert min(t.s.blueprint_display) >= 0


def test_we_079_with_too_few_blueprints_the_upper_slots_stay_empty() -> None:
    t = Table(3)
    t.show_blueprints("massage_bay", "rover_track", "pizza_world", "puppet_stage", "arcade_alley")
    t.s.blueprint_discard, t.s.blueprint_stack = [], []
    t.act("acquire_blueprints").play("take_blueprint arcade_alley", "take_blueprint pizza_world")
    assert [b >= 0 for b in t.s.blueprint_display] == [False, False, True, True, True]
    assert BLUEPRINTS[t.s.blueprint_display[4]] == "puppet_stage"


def test_we_079_missing_cockpits_and_engines_leave_their_places_empty() -> None:
    t = Table(3)
    t.s.cockpit_stack, t.s.engine_stack = (), ()
    t.s.engine_display = put(t.s.engine_display, 0, ENGINES.index("money_3"))
    name = COCKPITS[t.s.cockpit_display[0]]
    t.act("acquire_shuttle").play(f"take_shuttle {name}")
    assert t.s.cockpit_display[0] == t.s.engine_display[0] == -1


def test_every_token_of_the_tower_can_be_flipped() -> None:
    t = Table(3)
    t.act("schedule_cruise").play(f"schedule {CRUISES[t.s.market[0]]}")
    assert t.offered("flip") == [TOKENS[token] for token in t[0].tower]


def test_four_resources_of_choice_fill_what_has_room() -> None:
    t = Table(3)
    t[0].storage = [5, 2, 2]
    t.act("schedule_cruise").play(f"schedule {CRUISES[t.s.market[0]]}", "flip resources_4")
    t.play("gain food", "gain food", "gain oxygen", "gain fuel")
    assert [t[0].resources[r] for r in (FOOD, OXYGEN, FUEL)] == [3, 2, 2]


def test_after_the_last_turn_a_development_must_be_paid_without_cards_and_reputation() -> None:
    t = Table(2)
    t[0].hand.clear()
    t[0].resources[:] = [0, 0, 0]
    t[0].money = headquarters.development_cost(t.s, t[0], FOOD, 0) - 1
    t[0].reputation = len(t.s.content.prices.icons) // 2
    for phase, possible in ((ACTING, True), (LAST_ADVANCE, False)):
        t.s.phase = phase
        assert headquarters.can_build_development(t.s, t[0], 0) is possible
