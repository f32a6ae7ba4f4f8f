"""One test for each technology, upgrade, expert tile, cockpit, engine, goal, token and guest bonus."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import EXPERT
from cosmodrome.games.galactic_cruise.counters import total
from cosmodrome.games.galactic_cruise.effects import modifiers, performing
from cosmodrome.games.galactic_cruise.moves import (
    COCKPITS,
    ENGINES,
    EXPERT_TILES,
    GOAL_TILES,
    GUEST_BONUSES,
    LOCATION_BONUSES,
    TECHNOLOGIES,
    TOKENS,
    UPGRADES,
)
from cosmodrome.games.galactic_cruise.rows import put
from cosmodrome.games.galactic_cruise.rules import flight, network, preflight
from cosmodrome.games.galactic_cruise.state import TURN, TURN_END
from cosmodrome.games.galactic_cruise.vocabulary import (
    C_AGENDA_IN_HAND,
    C_BLUEPRINTS_HELD,
    DO_GAIN,
    DO_LIMIT,
    LOCATIONS,
    VERBS,
)
from tests.games.galactic_cruise.table import Table, flying, shuttle

PARTS = ("advancements_parts", "accommodations_parts")


def fresh(**options: tuple[str, ...]) -> Table:
    t = Table(3, modules=options.get("modules", ()))
    t.market("b12", "b1", "b2", "b3", "b15")
    t.queue((2, 1, 1), (0, 1, 1), (1, 0, 1))
    return t


def ready(t: Table) -> Table:
    t.fleet(0, shuttle("ball_pit", "karaoke", "pizza_world"))
    t.schedule(0, "b12", (1, 0, 1), flip=TOKENS[t[0].tower[7]])
    t[0].resources, t[0].storage = [5, 5, 5], [5, 5, 5]
    return t


# --- technologies


def space_elevator(t: Table) -> None:
    ready(t).go().play("launch worker", "board adventurous", "board family").settle()
    assert t[0].resources == [2, 2, 2]


def automated_systems(t: Table) -> None:
    t.blueprints(0, "climbing_net", "ball_pit")
    t.act("build_segments").play("build climbing_net", "build ball_pit")
    assert t[0].money == 8


def flight_target_indicator(t: Table) -> None:
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b12", (1, 0, 0)))
    t.go(TURN)
    assert t.offered("fly_past") == ["first"]
    assert t.offered("fly_past_two") == []


def autopilot_core(t: Table) -> None:
    ready(t).go().play("launch nobody", "board adventurous", "board family").settle()
    assert (t[0].money, t[0].workers_home) == (8, 2)


def hydroponic_bays(t: Table) -> None:
    ready(t).go().play("launch worker", "board adventurous", "board family").settle()
    assert t[0].resources == [3, 2, 1]


def audience_modelling(t: Table) -> None:
    t.act("advertise_cruise").play("advertise b12", "invite family_2", "invite adventurous_1")
    assert t[0].ads == 1


def predictive_archive(t: Table) -> None:
    t.act("draw_agenda")
    assert t.s.frames[-1].limit == 3


def holographic_drafting(t: Table) -> None:
    t.show_blueprints("climbing_net", "ball_pit", "karaoke", "drone_races", "rover_track")
    t.act("build_segments").play("build climbing_net")
    assert (t[0].money, t[0].vp) == (10 - 2 - 1, 5 - 1)


def concierge_swarm(t: Table) -> None:
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b1", (2, 0, 0)))
    t.go(TURN).play("score adventurous", "score adventurous")
    assert t[0].ads == 1


def timeshare_ledger(t: Table) -> None:
    t.station(0, "tl")
    t.station(0, "tr")
    t.go().play("fund vp", "fund vp")
    assert t[0].money == 12


TECHNOLOGY_TESTS: dict[str, Callable[[Table], None]] = {
    f.__name__: f
    for f in (
        space_elevator,
        automated_systems,
        flight_target_indicator,
        autopilot_core,
        hydroponic_bays,
        audience_modelling,
        predictive_archive,
        holographic_drafting,
        concierge_swarm,
        timeshare_ledger,
    )
}


@pytest.mark.parametrize("technology", TECHNOLOGIES)
def test_technology(technology: str) -> None:
    t = fresh(modules=PARTS)
    t.own(0, technology)
    TECHNOLOGY_TESTS[technology](t)


@pytest.mark.parametrize("technology", TECHNOLOGIES)
def test_an_advanced_technology_is_improved_on_its_last_space(technology: str) -> None:
    t = fresh(modules=("advanced_technologies", *PARTS))
    t.own(0, technology)
    i = t.space(technology)
    piece = t.s.content.technologies[TECHNOLOGIES.index(technology)]
    t.s.markers = put(t.s.markers, i, piece.spaces - 1)
    assert network.technology_effects(t.s, i) == piece.effects
    network.move_marker(t.s, i, 5)
    assert t.s.markers[i] == piece.spaces
    assert network.technology_effects(t.s, i) == piece.improved != piece.effects
    assert network.surcharge(t.s, i) == piece.start_surcharge + len(piece.surcharge_on)


# --- upgrades


def unlocked(t: Table, upgrade: str, *answers: str) -> Table:
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b4", (0, 0, 0), token=True))
    t[0].shuttles[0].stop = (1, -1, 0)["arf".index(upgrade[0])]
    t.go(TURN).play(f"unlock {upgrade}", *answers)
    assert t[0].upgrades & BIT[UPGRADES.index(upgrade)]
    return t


def a1() -> None:
    t = unlocked(fresh(), "a1")
    assert t[0].resources == [1, 1, 2]
    t = ready(fresh())
    t.upgrade(0, "a1")
    t.go().play("launch worker", "board adventurous", "board family").settle()
    assert t[0].resources == [2, 2, 2]


def a2() -> None:
    t = fresh()
    t.upgrade(0, "a2")
    t.own(0, "tl_tc")
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b1", (1, 0, 0), stop=1))
    t.go(TURN).play("fund vp")
    assert t.question == "take_action"
    assert "acquire_blueprints" in t.offered("act")
    assert "schedule_cruise" not in t.offered("act")


def a3() -> None:
    t = unlocked(fresh(), "a3")
    assert (t[0].segment_limit, t[0].shuttle_limit) == (4, 4)


def r1() -> None:
    t = unlocked(fresh(), "r1")
    assert t[0].reputation == 1


def r2() -> None:
    t = fresh()
    t.upgrade(0, "r2")
    t.s.guest_bonus = [0, 1, 2]
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b12", (1, 0, 1), stop=1))
    t.go(TURN)
    assert (t[0].money, t[0].ads) == (11, 5)


def r3() -> None:
    t = unlocked(fresh(), "r3")
    t.play(f"draw_card {t.offered('draw_card')[0]}")
    assert len(t[0].hand) == 1
    t = fresh()
    t.upgrade(0, "r3")
    t.own(0, "tl_tc")
    t.go().play("call_meeting")
    assert t.s.actions_left == 2


def f1() -> None:
    t = unlocked(fresh(), "f1")
    assert t[0].ads == 4
    t = fresh()
    t.upgrade(0, "f1")
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b1", (0, 0, 1)))
    t.go(TURN).play("score family")
    assert t[0].ads == 1


def f2() -> None:
    t = unlocked(fresh(), "f2")
    assert t[0].vp == 7
    t = fresh()
    t.upgrade(0, "f2")
    t.act("advertise_cruise").play("advertise b12", "invite adventurous_1", "invite family_1")
    assert t[0].money == 10 + 4 + 2


def f3() -> None:
    t = unlocked(fresh(), "f3", "gain food", "gain food", "gain fuel")
    assert (t[0].storage, t[0].resources) == ([3, 3, 3], [3, 1, 2])


@pytest.mark.parametrize("test", [a1, a2, a3, r1, r2, r3, f1, f2, f3])
def test_upgrade(test: Callable[[], None]) -> None:
    test()


@pytest.mark.parametrize("destination", range(3))
def test_each_token_on_a_destination_makes_its_guests_worth_more(destination: int) -> None:
    t = fresh()
    for n in range(4):
        assert flight.destination_points(t.s, t[0], destination) == 3 + n
        t[0].upgrades |= BIT[(destination * 3 + n) % 9]


# --- experts


def expert(tile: str, modules: tuple[str, ...] = ()) -> Table:
    t = fresh(modules=modules)
    t.expert_tile(tile)
    t[0].experts_home, t[0].experts_hired = 1, 1
    return t


def bump_funding() -> None:
    t = expert("bump_funding")
    t.station(1, "tc")
    t.go().play("assign_expert tc", "fund vp", "fund vp")
    assert (t[0].vp, t[1].vp) == (6, 6)


def action_cost_minus_1() -> None:
    t = expert("action_cost_minus_1").go().play("assign_expert tl", "act gain_supplies", "buy ads", "done")
    assert t[0].money == 10


def return_pay() -> None:
    t = expert("return_pay")
    t.station(0, "tl", expert=True)
    t.go().play("call_meeting", "fund vp", "fund vp")
    assert t[0].vp == 7
    t = fresh()
    t.expert_tile("return_pay")
    t[0].money = 12
    t.act("hire_expert").play("hire left", "fund vp", "fund vp")
    assert t[0].vp == 7


def door_opener() -> None:
    t = expert("door_opener")
    t.own(1, "tc_tr")
    t.go().play("assign_expert tc", "borrow_connection tc_tr")
    assert t[0].money == 10


def long_stride() -> None:
    t = expert("long_stride").go().play("assign_expert tc")
    assert {"draw_agenda", "acquire_blueprints"} <= set(t.offered("act"))
    t.play("act draw_agenda", "done")
    assert "draw_agenda" in t.offered("act")
    assert "acquire_blueprints" not in t.offered("act")


def third_errand() -> None:
    t = expert("third_errand").go().play("assign_expert tr", "act draw_agenda", "done", "act draw_agenda", "done")
    assert t.question == "take_action"
    t.play("act draw_agenda", "done")
    assert t[0].money == 8


def district_manager() -> None:
    t = expert("district_manager", PARTS)
    t.own(0, "tc_tr", "tl_tc")
    t.go().play("assign_expert tc")
    assert t[0].money == 12


def ace_pilot() -> None:
    t = ready(expert("ace_pilot", PARTS)).go().play("launch expert", "board adventurous", "board family").settle()
    assert (t[0].vp, t[0].reputation) == (5 + 3 + 2, 1)


def cruise_director() -> None:
    t = expert("cruise_director", PARTS)
    t.s.guest_bonus = [0, 1, 2]
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b12", (1, 0, 1), stop=1, pilot=EXPERT))
    t.go(TURN)
    assert (t[0].money, t[0].ads) == (11, 5)


def headhunter() -> None:
    t = expert("headhunter", PARTS).go().play("assign_expert tc")
    assert t[0].reputation == 1
    plain = expert("headhunter", PARTS).go().play("assign_worker tc")
    assert plain[0].reputation == 0


EXPERT_TESTS = {
    f.__name__: f
    for f in (
        bump_funding,
        action_cost_minus_1,
        return_pay,
        door_opener,
        long_stride,
        third_errand,
        district_manager,
        ace_pilot,
        cruise_director,
        headhunter,
    )
}


@pytest.mark.parametrize("tile", EXPERT_TILES)
def test_expert_tile(tile: str) -> None:
    EXPERT_TESTS[tile]()


# --- cockpits


def company(t: Table) -> None:
    """A company of which every counter is known."""
    p = t[0]
    t.fleet(
        0,
        shuttle("climbing_net", "internet_cafe", "ball_pit"),
        shuttle("quiz_show", "poolside_grill", "karaoke"),
        shuttle("comet_coaster"),
    )
    p.shuttles[0].launched = p.shuttles[1].launched = True
    p.experts_hired, p.built = 0b11, [2, 2, 1]
    p.network, p.technologies = 0b111, 0b11
    p.launches, p.guests_carried, p.destinations_visited = 4, 5, 6
    p.upgrades, p.reputation, p.goals_met = 0b000001011, 10, 0b011
    t.hand(0, "hiring_bonus", "double_duty")
    t.blueprints(0, "tea_alcove")


COCKPIT_VALUES = {
    "starting": 7,
    "per_expert": 10,
    "developments": 6,
    "full_shuttles": 8,
    "adventurous_segments": 6,
    "relaxing_segments": 6,
    "family_segments": 6,
    "icon_sets": 9,
    "technologies": 6,
    "network": 9,
    "launches": 8,
    "upgrades": 6,
    "reputation": 6,
    "wings": 9,
    "guests_carried": 5,
    "plans": 6,
    "cabin_positions": 0,
}


@pytest.mark.parametrize("cockpit", COCKPITS)
def test_cockpit(cockpit: str) -> None:
    t = fresh(modules=("cabin_matching", *PARTS))
    company(t)
    assert preflight.cockpit_value(t.s, t[0], shuttle(cockpit=cockpit)) == COCKPIT_VALUES[cockpit]


def test_a_pack_may_count_cards_in_hand_and_blueprints_together() -> None:
    t = fresh(modules=("cabin_matching", *PARTS))
    company(t)
    assert total(t.s, t[0], (C_AGENDA_IN_HAND,)) == 2
    assert total(t.s, t[0], (C_BLUEPRINTS_HELD,)) == 1
    assert total(t.s, t[0], (C_AGENDA_IN_HAND, C_BLUEPRINTS_HELD)) == 3


def test_whole_cabins_at_different_positions_are_counted_once_each() -> None:
    t = fresh(modules=("cabin_matching", *PARTS))
    t.fleet(0, shuttle("stunt_deck", "karaoke", "ice_cream_parlour"), shuttle("drone_races", "hammock_garden"))
    assert preflight.cockpit_value(t.s, t[0], shuttle(cockpit="cabin_positions")) == 6


def test_a_cockpit_stops_at_its_most() -> None:
    t = fresh()
    t[0].launches = 9
    assert preflight.cockpit_value(t.s, t[0], shuttle(cockpit="launches")) == 12


def test_six_developments_score_nine_and_two_full_shuttles_eight() -> None:
    t = fresh()
    company(t)
    t[0].built = [2, 2, 2]
    assert preflight.cockpit_value(t.s, t[0], shuttle(cockpit="developments")) == 9
    assert preflight.cockpit_value(t.s, t[0], shuttle(cockpit="full_shuttles")) == 8


# --- engines

ENGINE_GAINS: dict[str, tuple[list[str], dict[str, int]]] = {
    "money_3": ([], {"money": 13}),
    "agenda_ad": (["draw"], {"ads": 3, "cards": 1}),
    "ads_3": ([], {"ads": 5}),
    "resources_3": ([], {"resources": 6}),
    "vp_3": ([], {"vp": 8}),
    "reputation_2": ([], {"reputation": 2}),
    "money_ad": ([], {"money": 12, "ads": 3}),
    "sampler": (["gain food"], {"money": 11, "ads": 3, "resources": 4}),
    "blueprints_2": (["take", "take"], {"blueprints": 2}),
    "agenda_2": (["draw", "draw"], {"cards": 2}),
    "goodwill": ([], {"reputation": 1, "vp": 6, "money": 11}),
    "fuel_money": ([], {"resources": 4, "money": 11}),
    "food_ad": ([], {"resources": 4, "ads": 3}),
    "oxygen_vp": ([], {"resources": 4, "vp": 6}),
    "draft_fame": (["take"], {"blueprints": 1, "reputation": 1}),
    "funding_3": (["fund vp", "fund vp", "fund vp"], {"vp": 8}),
}


def holdings(t: Table, seat: int = 0) -> dict[str, int]:
    p = t[seat]
    return {
        "money": p.money,
        "ads": p.ads,
        "vp": p.vp,
        "reputation": p.reputation,
        "resources": sum(p.resources),
        "cards": len(p.hand),
        "blueprints": len(p.blueprints),
    }


@pytest.mark.parametrize("engine", ENGINES[1:])
def test_engine(engine: str) -> None:
    t = fresh(modules=PARTS)
    answers, expected = ENGINE_GAINS[engine]
    t.s.engine_display = put(t.s.engine_display, 0, ENGINES.index(engine))
    before = holdings(t)
    t.act("acquire_shuttle").play(f"take_shuttle {COCKPITS[t.s.cockpit_display[0]]}")
    for answer in answers:
        if answer == "draw":
            answer = f"draw_card {t.offered('draw_card')[0]}"
        elif answer == "take":
            answer = f"take_blueprint {t.offered('take_blueprint')[0]}"
        t.play(answer)
    assert holdings(t) == {**before, **expected}


# --- goals

GOAL_COUNTS = {
    "first_contract": (5, 7, 4),
    "open_campus": (3, 3, 2),
    "research_drive": (2, 3, 6),
    "talent_pool": (7, 2, 3),
    "balanced_books": (2, 2, 5),
    "signature_fleet": (5, 11, 2),
}


@pytest.mark.parametrize("tile", GOAL_TILES)
def test_goal_tile(tile: str) -> None:
    t = fresh()
    company(t)
    piece = t.s.content.goal_tiles[GOAL_TILES.index(tile)]
    counted = tuple(total(t.s, t[0], goal.counters, goal.guest) for goal in piece.goals)
    assert counted == GOAL_COUNTS[tile]
    t.s.goal_tile, t.s.goal_levels = GOAL_TILES.index(tile), (0, 0, 0)
    t[0].goals_met, t[0].hand = 0, []
    t.go(TURN_END)
    met = [side for side in range(3) if counted[side] >= piece.goals[side].levels[0]]
    assert [side for side in range(3) if t[0].goals_met & BIT[side]] == met


# --- tokens, bonuses


@pytest.mark.parametrize(
    ("token", "answers", "expected"),
    [
        ("money_1", [], {"money": 11}),
        ("ad_1", [], {"ads": 3}),
        ("vp_1", [], {"vp": 6}),
        ("resource_1", ["gain food"], {"resources": 4}),
        ("money_4", [], {"money": 14}),
        ("ads_4", [], {"ads": 6}),
        ("resources_4", [], {"resources": 6}),
        ("reputation_3", [], {"reputation": 3}),
    ],
)
def test_token(token: str, answers: list[str], expected: dict[str, int]) -> None:
    t = fresh(modules=PARTS)
    t[0].tower = (0, 1, 2, 3, 4, 5, 6, TOKENS.index("reputation_3"))
    before = holdings(t)
    t.act("schedule_cruise").play("schedule b12", f"flip {token}", *answers)
    assert holdings(t) == {**before, **expected}


@pytest.mark.parametrize(
    ("bonus", "unit"), [("money", "money"), ("ad", "ads"), ("reputation", "reputation"), ("vp", "vp"), ("resource", "")]
)
def test_guest_bonus(bonus: str, unit: str) -> None:
    t = fresh()
    t.s.guest_bonus = [GUEST_BONUSES.index(bonus)] * 3
    t.fleet(0, flying(shuttle("climbing_net", "drone_races"), "b12", (1, 0, 0), stop=1))
    before = holdings(t)
    t.go(TURN)
    if bonus == "resource":
        t.play("gain food", "gain fuel")
        unit = "resources"
    assert holdings(t)[unit] == before[unit] + 2


@pytest.mark.parametrize("bonus", LOCATION_BONUSES)
def test_location_bonus(bonus: str) -> None:
    t = fresh(modules=("location_bonuses",))
    t.s.location_bonus = [LOCATION_BONUSES.index(bonus)] * 6
    t.s.location_active = BIT[LOCATIONS.index("tc")]
    t.own(0, "tc_tr", "tl_tc")
    before = holdings(t)
    t.go().play("assign_worker tc")
    unit, gain = {"ad": ("ads", 2), "agenda_card": ("cards", 1), "resource": ("resources", 2)}.get(bonus, (bonus, 2))
    if bonus == "resource":
        t.play("gain food", "gain fuel")
    elif bonus == "agenda_card":
        t.play(f"draw_card {t.offered('draw_card')[0]}")
    assert holdings(t)[unit] == before[unit] + gain


def test_every_verb_of_the_vocabulary_is_carried_out() -> None:
    known = {*modifiers.MODIFIERS, *performing.HANDLERS, DO_GAIN, DO_LIMIT}
    assert known == set(range(len(VERBS)))
