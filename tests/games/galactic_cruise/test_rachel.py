"""Solo rules: Rachel's turn, her actions, her launch and her score, example by example."""

from __future__ import annotations

import pytest

from cosmodrome.games.galactic_cruise import scoring
from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import EXPERT, GONE, R_ACTING, R_SECOND, WORKER
from cosmodrome.games.galactic_cruise.moves import CRUISES
from cosmodrome.games.galactic_cruise.rows import put
from cosmodrome.games.galactic_cruise.rules import gains, headquarters, progress
from cosmodrome.games.galactic_cruise.rules import launch as countdown
from cosmodrome.games.galactic_cruise.rules.rachel import building, flight, launch, numbers, planning, turn
from cosmodrome.games.galactic_cruise.rules.rachel import setup as solo_setup
from cosmodrome.games.galactic_cruise.state import EMPTY, NPC
from cosmodrome.games.galactic_cruise.vocabulary import F_VP, FAMILY, FOOD, FUEL, OXYGEN, RELAXING
from tests.games.galactic_cruise.solo_table import (
    act,
    display_cards,
    drive,
    flying,
    happened,
    place_of,
    rachel,
    segments_worth,
    shuttle,
    stack,
    table,
    whole_turn,
)

TC, TR, BR, BC, BL, TL = range(6)

# Her cards, from content/solo.toml: 1 launch 2+, 2 launch 3+, 3 segments, 4-5 hire or network, 6 hire or technology,
# 7-9 draw agenda, 10-11 gain resources, 12 advertise. Numbers on backs: 3 has 3 2, 4 has 4 1, 5 has 5 4, 7 has 1 2.


# --- setup and the number system


def test_she_plays_second_with_one_reputation_and_one_more_for_her_first_development() -> None:
    s = table()
    p = rachel(s)
    assert p.reputation == 2
    assert (p.built, p.money, p.ads, p.resources, p.hand) == ([1, 0, 0], 0, 0, [0, 0, 0], [])
    assert len(s.market) == 4
    assert s.goal_levels == (1, 1, 1)
    assert len(s.blueprint_discard) == 1


def test_the_first_number_is_used_unless_it_is_too_large() -> None:
    s = table()
    stack(s, 5)
    assert numbers.number(s, 6) == 5
    assert numbers.number(s, 5) == 5
    assert numbers.number(s, 4) == 4


def test_she_goes_on_and_around_from_a_place_that_does_not_fit() -> None:
    s = table()
    stack(s, 10)
    assert numbers.choose(s, "cruises", [True, True, True, False]) == 0
    assert numbers.choose(s, "cruises", [False, False, False, False]) == -1
    told = happened(s, "rachel_number")[-1]
    assert (told["first"], told["number"], told["chosen"], told["why"]) == (4, 4, 1, "onward")


def test_behind_the_last_card_the_first_turned_one_makes_the_choices_and_then_all_are_shuffled() -> None:
    s = table()
    assert s.rachel is not None
    stack(s, 5)
    s.rachel.deck, s.rachel.revealed = [], [3, 4]
    card = drive(numbers.turn_card(s))
    assert card.id == "5"
    assert numbers.back(s).numbers == (3, 2)
    drive(numbers.put_away(s), "deal_solo_card 9")
    assert s.rachel.top == 9
    assert s.rachel.revealed == []
    assert sorted([9, *s.rachel.deck]) == list(range(1, 13))


# --- her turn


def test_we_090_a_day_in_space_her_worker_to_the_next_back_and_the_upper_half_of_the_card() -> None:
    s = table()
    p = rachel(s)
    p.shuttles = [flying(shuttle(segments_worth(s, 1, 1)), "s1", [1, 0, 0], stop=0), shuttle([])]
    stack(s, 3, 7)
    before = p.reputation
    whole_turn(s)
    assert p.reputation == before + 1
    assert s.workers[TL] == 2
    assert len(p.shuttles[1].segments) == 2
    assert [e["action"] for e in happened(s, "rachel_acts")] == ["build_segments"]


@pytest.mark.parametrize(("level", "paid"), [("easy", 0), ("medium", 1), ("hard", 1)])
def test_we_091_a_second_action_over_your_development_pays_you_on_the_harder_levels(level: str, paid: int) -> None:
    s = table(level)
    p = rachel(s)
    p.shuttles = [shuttle([])]
    p.reputation = 8
    # The back of card 7 shows TL; segments are built at BL, and your development joins the two.
    assert place_of("build_segments", s) == BL
    s.connections = (0,) * 6
    s.companies[0].network, p.network = BIT[BL], 0
    s.connections = put(s.connections, BL, BIT[0])
    stack(s, 3, 7, 9)
    money = s.companies[0].money
    whole_turn(s, *["deal_solo_card 7", "deal_solo_card 9"][: 1 + paid])
    assert s.workers[TL] == 2
    assert s.companies[0].money == money + paid
    assert len(happened(s, "rachel_acts")) == 1 + paid


def test_a_location_that_offers_her_action_gives_a_second_one_on_every_level() -> None:
    s = table("easy")
    assert s.rachel is not None
    p = rachel(s)
    stack(s, 3, 1, 7, 9)  # back of card 1 shows TL; segments are built at BL on the intro side
    s.actions_at[TL], s.actions_at[BL] = s.actions_at[BL], s.actions_at[TL]
    s.rachel.stage = R_ACTING
    drive(turn.play(s), "deal_solo_card 1")
    assert s.rachel.stage == R_SECOND
    assert s.workers[TL] == 2
    assert len(p.shuttles[0].segments) == 2


def test_her_own_or_a_neutral_development_is_used_for_nothing() -> None:
    for owners in (BIT[0] | BIT[1], BIT[4], BIT[NPC]):
        s = table("medium")
        p = rachel(s)
        here = (place_of("build_segments", s) + 1) % 6
        s.connections = put(s.connections, (here + 5) % 6, owners)
        s.placed = here
        money = s.companies[0].money
        assert turn._second_action(s, p, 4)
        assert s.companies[0].money == money


def test_a_launch_or_refresh_never_brings_a_second_action() -> None:
    s = table("hard")
    s.placed = TC
    assert not turn._second_action(s, rachel(s), turn.NO_LOCATION)


def test_she_goes_on_clockwise_from_a_location_where_she_stands() -> None:
    s = table()
    s.workers = [EMPTY] * 6
    s.workers[TL], s.workers[TC] = 2, EMPTY
    rachel(s).workers_home = 1
    act(s, 9, 7)  # the back of card 7 shows TL
    assert s.workers[TC] == 2
    assert happened(s, "rachel_places")[-1] == {"shown": "tl", "location": "tc", "moved": True}


def test_she_places_an_expert_first_and_bumps_you() -> None:
    s = table()
    p = rachel(s)
    p.experts_home, p.experts_hired = 1, 1
    you = s.companies[0]
    s.workers = [EMPTY] * 6
    s.workers[TL], you.workers_home = 0, 1
    money = you.money
    act(s, 9, 7, "fund money")
    assert s.workers[TL] == 3
    assert (you.workers_home, you.money) == (2, money + 1)


def test_without_workers_at_home_she_calls_a_meeting_and_only_on_hard_acts() -> None:
    for level, cards in (("easy", 0), ("medium", 0), ("hard", 1)):
        s = table(level)
        p = rachel(s)
        p.workers_home = 0
        s.workers = [EMPTY] * 6
        s.workers[TC] = s.workers[BC] = 2
        vp = p.vp
        act(s, 9, 10)
        assert p.workers_home == 2
        assert p.vp == vp + 2
        assert len(happened(s, "rachel_card")) == cards
        assert 2 not in s.workers


def test_on_hard_she_may_launch_after_a_meeting() -> None:
    s = table("hard")
    p = rachel(s)
    p.shuttles = [shuttle(segments_worth(s, 2, 2))]
    p.workers_home = 0
    s.workers = [EMPTY] * 6
    s.workers[TC] = 2
    act(s, 1, 10)
    assert p.shuttles[0].pilot == WORKER
    assert p.workers_home == 0


def test_a_card_without_a_possible_action_is_replaced_by_the_next() -> None:
    s = table()
    p = rachel(s)
    names = segments_worth(s, 1, 1, 1, 2, 2, 2, 3, 3, 3)
    p.shuttles = [flying(shuttle(names[3 * i : 3 * i + 3]), "b1", [1, 0, 0]) for i in range(3)]
    display_cards(s, -1, -1, -1, FOOD)
    stack(s, 7, 9, 10)
    assert s.rachel is not None
    s.rachel.stage = R_ACTING
    drive(turn.play(s), "deal_solo_card 9")
    assert [e["card"] for e in happened(s, "rachel_card")] == [7, 9]
    assert [e["action"] for e in happened(s, "rachel_cannot")] == ["draw_agenda", "build_segments", "draw_agenda"]
    assert happened(s, "rachel_acts") == [{"action": "refill_agenda"}]


def test_we_092_her_seventh_segment_meets_the_middle_goal_and_raises_your_tracker() -> None:
    s = table("easy")
    p = rachel(s)
    names = segments_worth(s, 1, 1, 1, 2, 2, 2, 3)
    p.shuttles = [shuttle(names[:3]), shuttle(names[3:6]), shuttle(names[6:])]
    turn.accomplish_goals(s)
    assert p.goals_met == 0b010
    assert s.goal_levels == (1, 2, 1)
    assert sum(p.cubes) == 1
    assert p.wings == 2


def test_your_goals_do_not_change_hers() -> None:
    s = table("easy")
    p = rachel(s)
    progress.meet_goal(s, s.companies[0], 1)
    assert s.rachel is not None
    assert s.rachel.goals == (7, 7, 3)
    p.shuttles[0].segments = [0, 1, 2]
    turn.accomplish_goals(s)
    assert p.goals_met == 0


@pytest.mark.parametrize(("level", "goals"), [("easy", (7, 7, 3)), ("medium", (6, 6, 2)), ("hard", (5, 5, 2))])
def test_her_goals_by_level(level: str, goals: tuple[int, int, int]) -> None:
    s = table(level)
    assert s.rachel is not None
    assert s.rachel.goals == goals


def test_every_element_of_her_level_can_be_set_on_its_own() -> None:
    s = table(
        "easy",
        rachel_goals="hard",
        rachel_second_action="medium",
        rachel_meeting="hard",
        rachel_experts="medium",
    )
    r = s.rachel
    assert r is not None
    assert (r.goals, r.connected, r.meeting_action, r.experts_paid) == ((5, 5, 2), True, True, True)


# --- her actions


def test_we_093_segments_over_two_shuttles_with_a_new_cockpit_and_engine() -> None:
    s = table()
    p = rachel(s)
    p.shuttles = [shuttle(segments_worth(s, 1, 1))]
    for i, b in enumerate(p.shuttles[0].segments):
        if b in s.blueprint_display:
            s.blueprint_display[s.blueprint_display.index(b)] = 40 + i
    stack(s, 4)  # numbers 4 and 1: blueprints 4 and 5, the fourth cockpit and engine
    s.engine_display = put(s.engine_display, 3, [e.id for e in s.content.engines].index("agenda_ad"))
    display_cards(s, 0, 1, 2, 0)
    fourth, fifth = s.blueprint_display[3:5]
    cockpit, card = s.cockpit_display[3], s.agenda_display[3]
    reputation = p.reputation
    drive(building.build_segments(s))
    assert p.shuttles[0].segments[2] == fourth
    assert p.shuttles[1].segments == [fifth]
    assert p.shuttles[1].cockpit == cockpit
    assert s.agenda_discard == [card]
    assert (p.ads, p.money, p.reputation) == (0, 0, reputation)
    assert min(s.blueprint_display) >= 0
    assert min(s.cockpit_display) >= 0


def test_of_an_engine_she_gains_points_and_reputation_and_funding() -> None:
    for engine, vp, reputation in (("goodwill", 1, 1), ("funding_3", 3, 0), ("money_3", 0, 0), ("vp_3", 3, 0)):
        s = table()
        p = rachel(s)
        p.shuttles = [shuttle(segments_worth(s, 4, 4, 4))]
        p.reputation = 5
        s.engine_display = ([e.id for e in s.content.engines].index(engine),) * 4
        before = p.vp
        drive(building.build_segments(s))
        assert (p.vp - before, p.reputation - 5) == (vp, reputation)


def test_we_094_the_ninth_segment_comes_alone() -> None:
    s = table()
    p = rachel(s)
    p.shuttles = [shuttle([]), shuttle([]), shuttle([])]
    rest = [b for b in range(48) if b not in s.blueprint_display]
    p.shuttles[0].segments, p.shuttles[1].segments, p.shuttles[2].segments = rest[:3], rest[3:6], rest[6:8]
    drive(building.build_segments(s))
    assert sum(len(one.segments) for one in p.shuttles) == 9
    assert not building.can_build_segments(s)


def test_a_shuttle_in_space_is_not_built_on() -> None:
    s = table()
    p = rachel(s)
    rest = [b for b in range(48) if b not in s.blueprint_display]
    p.shuttles = [shuttle([])]
    p.shuttles[0].segments = rest[:2]
    flying(p.shuttles[0], "b1", [1, 0, 0])
    drive(building.build_segments(s))
    assert [len(one.segments) for one in p.shuttles] == [2, 2]


def test_we_095_two_agenda_cards_by_number_around_the_end_are_discarded_in_order() -> None:
    s = table()
    display_cards(s, 0, 1, 2, 0)
    first, fourth = s.agenda_display[0], s.agenda_display[3]
    stack(s, 5)
    drive(planning.draw_agenda(s))
    assert s.agenda_discard == [fourth, first]
    display_cards(s, -1, -1, -1, 0)
    assert not planning.can_draw_agenda(s)
    display_cards(s, -1, -1, -1, -1)
    assert not planning.can_draw_agenda(s)


def test_we_096_refilling_the_agenda_brings_reputation_only_for_its_slot() -> None:
    s = table()
    p = rachel(s)
    p.reputation = 4
    display_cards(s, -1, -1, FOOD, -1)
    last = s.agenda_display[2]
    drive(planning.refill_agenda(s))
    assert p.reputation == 5
    assert (p.ads, p.money) == (0, 0)
    assert s.agenda_discard == [last]
    assert min(s.agenda_display) >= 0
    display_cards(s, FOOD, -1, -1, -1)
    drive(planning.refill_agenda(s))
    assert p.reputation == 5


def test_we_097_three_resources_by_the_cards_from_the_numbered_one_on() -> None:
    s = table()
    stack(s, 7)  # number 1
    display_cards(s, FUEL, -1, FOOD, -1)
    s.silo = [2, 2, 2]
    assert planning.can_gain_resources(s)
    drive(planning.gain_resources(s))
    assert s.silo == [1, 2, 0]
    # Fuel is wanted twice: with one of it she takes nothing.
    s.silo = [2, 2, 1]
    assert not planning.can_gain_resources(s)


def test_without_cards_the_top_discard_names_all_three_and_without_that_she_does_not() -> None:
    s = table()
    display_cards(s, -1, -1, -1, -1)
    assert not planning.can_gain_resources(s)
    assert not planning.can_refill_silo(s)
    s.agenda_discard = [s.agenda_deck.pop()]
    resource = s.content.card_resource[s.agenda_discard[0]]
    s.silo = [3, 3, 3]
    assert planning.can_gain_resources(s)
    drive(planning.gain_resources(s))
    assert s.silo[resource] == 0


def test_we_098_she_refills_the_resource_she_missed_for_one_reputation() -> None:
    s = table()
    p = rachel(s)
    p.reputation = 3
    stack(s, 7)
    display_cards(s, FOOD, FUEL, OXYGEN, FOOD)
    s.silo = [2, 2, 0]
    assert not planning.can_gain_resources(s)
    drive(planning.refill_silo(s))
    assert s.silo == [2, 2, 5]
    assert p.reputation == 4


def test_we_099_she_advertises_to_the_cheapest_matching_guests_for_two_reputation() -> None:
    s = table()
    p = rachel(s)
    p.reputation = 0
    stack(s, 7)  # number 1
    s.market[0] = CRUISES.index("b6")
    s.presold = [[0, 0, 0] for _ in range(4)]
    s.queue = [[2, 0, 1], [0, 1, 0], [0, 2, 2]]
    drive(planning.advertise(s))
    assert s.presold[0] == [0, 1, 1]
    assert s.queue == [[2, 0, 0], [0, 0, 0], [0, 2, 2]]
    assert p.reputation == 2


def test_she_repeats_the_destinations_within_a_section_and_ends_at_the_supply() -> None:
    s = table()
    s.queue = [[0, 0, 2], [0, 0, 0], [0, 0, 0]]
    assert planning.win_guests(s, CRUISES.index("b6"), 2) == [FAMILY, FAMILY]
    before = s.supply[:]
    assert planning.win_guests(s, CRUISES.index("b6"), 2) == [FAMILY, RELAXING]
    assert s.supply == [before[0], before[1] - 1, before[2] - 1]


def test_she_advertises_neither_for_your_cruise_nor_for_one_with_guests() -> None:
    s = table()
    stack(s, 7)
    s.presold = [[0, 0, 0] for _ in range(4)]
    s.scheduled_by = (0, -1, -1, -1)
    s.presold[1][0] = 1
    drive(planning.advertise(s))
    assert sum(s.presold[2]) == 2
    assert sum(s.presold[0]) == 0


def test_we_100_a_network_development_goes_clockwise_to_the_first_empty_connection() -> None:
    s = table()
    p = rachel(s)
    stack(s, 8)  # number 2
    p.network, s.companies[0].network = 0, 0
    s.connections = (0, BIT[0], BIT[4], 0, 0, 0)
    p.built, p.reputation = [0, 0, 0], 3
    drive(building.develop_network(s))
    assert p.network == BIT[3]
    assert p.reputation == 4
    assert p.built == [1, 0, 0]


def test_with_every_connection_developed_she_takes_the_first_without_a_piece_of_hers() -> None:
    s = table()
    p = rachel(s)
    stack(s, 4)  # number 4
    p.network, p.reputation = BIT[3], 3
    s.connections = (BIT[4],) * 6
    s.connections = put(s.connections, 3, s.connections[3] | BIT[1])
    drive(building.develop_network(s))
    assert p.network == BIT[3] | BIT[4]
    assert p.reputation == 3


def test_her_developments_leave_column_by_column() -> None:
    s = table()
    p = rachel(s)
    p.built = [0, 0, 0]
    taken = []
    for _ in range(9):
        before = p.built[:]
        row = building._row(p)
        p.built[row] += 1
        taken.append(row)
        assert before != p.built
    assert taken == [FOOD, OXYGEN, FUEL] * 3
    assert building._row(p) == -1


def test_we_101_a_technology_development_goes_right_to_the_first_uninvented_one() -> None:
    s = table()
    p = rachel(s)
    stack(s, 7)  # number 1
    s.tech_owners = (BIT[0], BIT[4], 0, 0)
    p.technologies, p.reputation = 0, 0
    drive(building.develop_technology(s))
    assert p.technologies == BIT[2]
    assert p.reputation == 1
    s.tech_owners = (BIT[1] | BIT[0], BIT[4], BIT[1], BIT[0])
    p.technologies = BIT[0] | BIT[2]
    drive(building.develop_technology(s))
    assert p.technologies == BIT[0] | BIT[1] | BIT[2]
    assert p.reputation == 1


@pytest.mark.parametrize(("level", "points"), [("easy", 1), ("medium", 2), ("hard", 2)])
def test_we_102_she_hires_below_seven_with_one_or_two_fundings(level: str, points: int) -> None:
    s = table(level)
    p = rachel(s)
    p.built = [2, 1, 1]
    assert building._hireable(s) == 1  # 2 money for each of the three developments left in the food and oxygen rows
    assert headquarters.expert_cost(s, p, 1) == 6
    vp = p.vp
    drive(building.hire_expert(s))
    assert p.experts_hired == 0b10
    assert p.experts_home == 1
    assert p.vp == vp + points
    p.built = [3, 2, 2]
    p.tokens[4:] = [GONE, GONE, 0, 0]
    assert not building.can_hire_expert(s)  # the left one costs 6, the second must cost less than 4
    p.tokens[4:] = [GONE, GONE, GONE, 0]
    assert building.can_hire_expert(s)


def test_of_two_cheap_experts_she_hires_the_left_one_first() -> None:
    s = table()
    p = rachel(s)
    p.built = [2, 2, 2]
    p.tokens[4:] = [GONE, GONE, 0, 0]
    drive(building.hire_expert(s))
    assert p.experts_hired == 0b01


def test_we_103_she_replaces_all_blueprints_for_one_reputation_when_she_cannot_build() -> None:
    s = table()
    p = rachel(s)
    p.reputation = 2
    rest = [b for b in range(48) if b not in s.blueprint_display]
    p.shuttles = [shuttle([]), shuttle([]), shuttle([])]
    for i, one in enumerate(p.shuttles):
        one.segments = rest[3 * i : 3 * i + 3]
    old = s.blueprint_display[:]
    act(s, 3, 10)
    assert p.reputation == 1
    assert not set(old) & set(s.blueprint_display)
    assert set(old) <= set(s.blueprint_discard)


# --- her launch


def test_we_104_a_launch_as_second_action() -> None:
    s = table()
    p = rachel(s)
    p.shuttles = [shuttle(segments_worth(s, 2, 2, 2))]
    p.built, p.experts_hired, p.reputation = [2, 2, 1], 0b01, 5
    s.market[0], s.presold[0] = CRUISES.index("b12"), [0, 0, 0]  # fuel 4, A and F
    s.queue = [[1, 0, 0], [0, 0, 1], [0, 0, 0]]
    s.scheduled_by = (-1,) * 4
    s.workers = [EMPTY] * 6
    s.workers[BR], s.placed, s.placed_expert = 2, BR, False
    p.workers_home = 1
    stack(s, 7)  # number 1
    vp = p.vp
    assert launch.can_launch(s, 3)
    s.cruise_stack = [CRUISES.index("b2")]
    drive(launch.lift_off(s, 3))
    assert p.vp == vp + 7
    assert p.reputation == 2  # down across the icon between 3 and 2 for one fuel
    assert sum(p.cubes) == 1
    assert p.tokens[F_VP] == GONE
    flight_ = p.shuttles[0]
    assert (flight_.launched, flight_.token, flight_.pilot) == (True, True, WORKER)
    assert flight_.guests == [1, 0, 1]
    assert s.workers[BR] == EMPTY
    assert s.placed == -1
    assert p.workers_home == 1
    assert s.market[0] == CRUISES.index("b2")


def test_with_all_her_workers_in_space_she_launches_nothing() -> None:
    s = table()
    p = rachel(s)
    p.shuttles = [shuttle(segments_worth(s, 2, 2, 2))]
    p.workers_home = 1
    assert launch.can_launch(s, 3)
    p.workers_home = 0
    assert not launch.can_launch(s, 3)


def test_without_a_large_enough_shuttle_she_builds_segments_instead() -> None:
    s = table()
    p = rachel(s)
    p.shuttles = [shuttle([])]
    p.shuttles[0].segments = [b for b in range(48) if b not in s.blueprint_display][:2]
    act(s, 2, 10)
    assert happened(s, "rachel_cannot")[0] == {"action": "launch_3plus"}
    assert happened(s, "rachel_acts") == [{"action": "build_segments"}]


def test_a_launch_as_first_action_leaves_the_network_alone() -> None:
    s = table()
    p = rachel(s)
    p.shuttles = [shuttle(segments_worth(s, 2, 2))]
    s.workers = [EMPTY] * 6
    p.experts_home = 1
    act(s, 1, 10)
    assert s.workers == [EMPTY] * 6
    assert p.shuttles[0].pilot == EXPERT
    assert (p.experts_home, p.workers_home) == (0, 2)


def test_we_105_the_starting_cockpit_with_two_segments_of_two_points_scores_five() -> None:
    s = table()
    assert launch.shuttle_points(s, shuttle(segments_worth(s, 2, 2))) == 5


def test_we_106_one_presold_guest_too_many_is_left_behind_by_chance() -> None:
    s = table()
    p = rachel(s)
    p.shuttles = [shuttle(segments_worth(s, 2, 2))]
    p.reputation = 6
    s.scheduled_by = (-1,) * 4
    s.market[0], s.presold[0] = CRUISES.index("b2"), [1, 1, 0]
    third = s.queue[2][1]
    stack(s, 7)
    s.cruise_stack = [CRUISES.index("b1")]
    drive(launch.lift_off(s, 2), "leave_behind relaxing")
    assert p.shuttles[0].guests == [1, 0, 0]
    assert p.reputation == 4
    assert s.queue[2][1] == third + 1


def test_one_presold_guest_flies_alone_even_in_two_cabins() -> None:
    s = table()
    p = rachel(s)
    p.shuttles = [shuttle(segments_worth(s, 2, 2, 1))]
    s.scheduled_by = (-1,) * 4
    s.market[0], s.presold[0] = CRUISES.index("b2"), [1, 0, 0]
    stack(s, 7)
    drive(launch.lift_off(s, 2))
    assert p.shuttles[0].guests == [1, 0, 0]


def test_she_never_takes_the_cruise_you_scheduled() -> None:
    s = table()
    p = rachel(s)
    p.shuttles = [shuttle(segments_worth(s, 2, 2))]
    s.scheduled_by = (0, -1, -1, -1)
    second = s.market[1]
    stack(s, 7)
    drive(launch.lift_off(s, 2))
    assert p.shuttles[0].cruise == second


def test_she_prefers_a_shuttle_that_never_flew_then_the_most_points_then_the_rightmost() -> None:
    s = table()
    p = rachel(s)
    small, large = shuttle(segments_worth(s, 1, 1)), shuttle(segments_worth(s, 4, 4))
    large.launched = True
    p.shuttles = [large, small]
    assert launch._choose_shuttle(s, p, 2) is small
    small.launched = True
    assert launch._choose_shuttle(s, p, 2) is large
    twin = shuttle(segments_worth(s, 4, 4))
    twin.launched = True
    p.shuttles = [large, small, twin]
    assert launch._choose_shuttle(s, p, 2) is twin
    assert [e["reason"] for e in happened(s, "rachel_shuttle")] == ["fresh", "best", "rightmost"]


def test_fuel_beyond_the_last_resource_icon_costs_points() -> None:
    s = table()
    p = rachel(s)
    p.built, p.reputation, p.vp = [1, 0, 0], 4, 20
    launch._pay_fuel(s, p, 5)  # storage 2: three short, one icon below reputation 4
    assert (p.reputation, p.vp) == (0, 18)
    launch._pay_fuel(s, p, 3)
    assert (p.reputation, p.vp) == (0, 17)
    launch._pay_fuel(s, p, 2)
    assert p.vp == 17


def test_after_her_launch_a_missing_type_is_replaced_by_the_most_plentiful() -> None:
    s = table()
    s.cruise_stack = [CRUISES.index("b1")]
    s.supply, s.queue = [0, 5, 3], [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    drive(countdown.new_cruise(s, rachel(s), 0, 2))
    assert s.queue[2] == [0, 2, 0]
    assert s.supply == [0, 3, 3]


def test_we_110_lower_tokens_until_the_left_expert_is_hired_then_the_vp_token() -> None:
    s = table()
    p = rachel(s)
    one = shuttle([])

    def funding() -> int:
        before = p.vp
        drive(gains.fund(s, p, 1))
        return p.vp - before

    launch._load_token(s, p, one)
    assert p.tokens.count(GONE) == 1
    assert GONE in p.tokens[4:]
    p.experts_hired = 0b10
    launch._load_token(s, p, one)
    assert p.tokens[4:].count(GONE) == 2
    p.experts_hired = 0b11
    assert funding() == 1
    launch._load_token(s, p, one)
    assert p.tokens[F_VP] == GONE
    # Her funding is 2 VP from then on.
    assert funding() == 2
    launch._load_token(s, p, one)
    assert p.tokens[4:].count(GONE) == 3


# --- flight and scoring


def test_her_token_takes_the_first_free_upgrade_and_unlocks_nothing() -> None:
    s = table()
    p = rachel(s)
    p.shuttles = [flying(shuttle(segments_worth(s, 1, 1)), "b2", [1, 1, 0])]
    p.shuttles[0].token = True
    p.upgrades = BIT[3]
    vp = p.vp
    drive(flight.next_stop(s, p.shuttles[0]))
    assert p.upgrades == BIT[3] | BIT[4]
    assert p.vp == vp + 2 * (3 + 2)
    assert (p.ads, p.shuttle_limit, p.segment_limit) == (0, 3, 3)


def test_we_111_a_full_destination_sends_the_token_on_or_away() -> None:
    s = table()
    p = rachel(s)
    p.upgrades = 0b000111000
    two = flying(shuttle(segments_worth(s, 1, 1)), "b3", [1, 0, 0])
    one = flying(shuttle(segments_worth(s, 2, 2)), "b2", [1, 0, 0])
    one.token = two.token = True
    p.shuttles = [two, one]
    drive(flight.next_stop(s, two))
    assert two.token
    drive(flight.next_stop(s, two))
    assert p.upgrades == 0b000111001
    drive(flight.next_stop(s, one))
    drive(flight.next_stop(s, one))
    assert p.upgrades == 0b000111001
    assert one.cruise < 0
    assert not one.token


def test_her_pilot_comes_home_for_points() -> None:
    s = table("medium")
    p = rachel(s)
    p.workers_home = 1
    p.shuttles = [flying(shuttle([]), "b1", [1, 0, 0], stop=0, pilot=EXPERT)]
    supply, vp = s.supply[0], p.vp
    drive(flight.next_stop(s, p.shuttles[0]))
    assert (p.experts_home, p.vp, s.supply[0]) == (1, vp + 2, supply + 1)


def test_we_107_her_meeting_points() -> None:
    s = table()
    p = rachel(s)
    p.cubes, p.goals_met, p.reputation = (3, 0, 0), 0b001, 9
    s.companies[0].reputation = 2
    assert progress.meeting_points(s, p, 0) == 8


def test_we_108_her_last_advance_goes_to_the_stop_worth_most() -> None:
    s = table()
    p = rachel(s)
    p.shuttles = [flying(shuttle(segments_worth(s, 1, 1, 1)), "b8", [1, 0, 1], stop=0)]
    p.upgrades = BIT[0]
    vp = p.vp
    drive(flight.last_flight(s, p.shuttles[0]))
    assert p.vp == vp + 8
    assert happened(s, "rachel_last_stop") == [{"stop": "adventurous", "points": 8}]


def test_at_the_end_of_the_reputation_track_a_day_in_space_may_be_worth_most() -> None:
    s = table()
    p = rachel(s)
    p.shuttles = [flying(shuttle([]), "s1", [1, 0, 1], stop=0)]
    p.reputation = 18
    drive(flight.last_flight(s, p.shuttles[0]))
    assert happened(s, "rachel_last_stop") == [{"stop": "day_in_space", "points": 2}]


def test_we_109_her_final_score() -> None:
    s = table()
    p = rachel(s)
    p.vp = 97
    p.reputation, s.companies[0].reputation = 16, 18
    p.cubes, p.goals_met = (0, 0, 3), 0b111
    p.built = [2, 2, 2]
    names = segments_worth(s, 4, 4, 3, 2, 2, 2, 1, 1, 1)
    p.shuttles = [
        shuttle(names[:3]),
        shuttle(names[3:6], cockpit="per_expert"),
        shuttle(names[6:], cockpit="full_shuttles"),
    ]
    p.shuttles[0].launched = p.shuttles[1].launched = True
    p.money = 12
    scoring.final_meeting(s)
    assert p.final == {
        "supplies": 0,
        "progress": 12,
        "reputation": 15,
        "segments": 20,
        "developments": 15,
        "cockpits": 25,
    }
    assert sum(p.final.values()) == 87
    assert scoring.score(p) == 184


# --- modules


@pytest.mark.parametrize(("named", "gone"), [("money_1", F_VP), ("", 4)])
def test_we_128_she_uses_the_starting_upgrade_you_left(named: str, gone: int) -> None:
    s = table(modules=["starting_upgrades"])
    p = rachel(s)
    cards = s.content.starting_upgrades
    ids = [token.id for token in s.content.tokens]
    card = next(i for i, c in enumerate(cards) if (c.token < 0 if not named else c.token == ids.index(named)))
    p.starting_cards = [card]
    vp = p.vp
    solo_setup.use_starting_upgrade(s)
    assert p.tokens[gone] == GONE
    assert p.upgrades == BIT[cards[card].upgrade]
    assert p.vp == vp
    assert p.starting_cards == []


def test_we_129_her_cube_moves_the_least_advanced_invented_technology() -> None:
    s = table(modules=["advanced_technologies"])
    p = rachel(s)
    stack(s, 8)  # number 2
    s.tech_owners = (BIT[0], BIT[4], BIT[1], 0)
    s.markers = (2, 1, 1, 0)
    progress.place_cube(s, p)
    assert s.markers == (2, 2, 1, 0)
    progress.place_cube(s, s.companies[0])
    assert s.markers == (2, 2, 1, 0)


def test_a_location_bonus_of_goods_is_a_point_to_her() -> None:
    s = table(modules=["location_bonuses"])
    p = rachel(s)
    ids = [bonus.id for bonus in s.content.location_bonuses]
    s.location_active = 0b111111
    s.workers = [EMPTY] * 6
    p.network = BIT[TL] | BIT[BL]  # both connections that touch the top left location
    for bonus, vp, reputation, cards in (
        ("money", 2, 0, 0),
        ("resource", 2, 0, 0),
        ("vp", 2, 0, 0),
        ("reputation", 0, 2, 0),
        ("agenda_card", 0, 0, 1),
    ):
        s.location_bonus[TL] = ids.index(bonus)
        s.workers[TL], p.workers_home = EMPTY, 2
        p.reputation = 3
        display_cards(s, 0, 1, 2, 0)
        before = p.vp
        stack(s, 7)
        drive(turn._place_worker(s, p))
        assert (p.vp - before, p.reputation - 3, len(s.agenda_discard)) == (vp, reputation, cards)
