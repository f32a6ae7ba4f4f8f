"""One test for each agenda card, at the moment it is for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmodrome.games.galactic_cruise.company import GONE
from cosmodrome.games.galactic_cruise.moves import AGENDA, BLUEPRINTS, COCKPITS, CRUISES, ENGINES, TOKENS
from cosmodrome.games.galactic_cruise.rows import put
from cosmodrome.games.galactic_cruise.state import CHOOSING, TURN, TURN_END
from cosmodrome.games.galactic_cruise.vocabulary import LEFT
from tests.games.galactic_cruise.table import Table, flying, shuttle

PARTS = ("advancements_parts", "accommodations_parts")
EVERYTHING = ("cabin_matching", "advanced_technologies", "location_bonuses", *PARTS)


def fresh(*cards: str, **options: object) -> Table:
    modules = options.pop("modules", ())
    t = Table(3, modules=modules)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.queue((2, 1, 1), (0, 1, 1), (1, 0, 1))
    t.hand(0, *cards)
    return t


def acting(action: str, card: str, modules: tuple[str, ...] = ()) -> Table:
    return fresh(card, modules=modules).act(action)


def launching(card: str, modules: tuple[str, ...] = ()) -> Table:
    """Ready to launch three segments with two presold guests, on a cruise with fuel 4."""
    t = fresh(card, modules=modules)
    t.fleet(0, shuttle("ball_pit", "karaoke", "pizza_world"))
    t.schedule(0, "b12", (1, 0, 1), flip=TOKENS[t[0].tower[7]])
    t[0].resources, t[0].storage = [5, 5, 5], [5, 5, 5]
    return t.go()


def stopping(card: str, stop: int, modules: tuple[str, ...] = ()) -> Table:
    """About to reach a stop of A, day in space, F, earth with an adventurous and a family guest."""
    t = fresh(card, modules=modules)
    t.fleet(0, flying(shuttle("ball_pit", "karaoke", "climbing_net"), "b12", (1, 0, 1), stop=stop))
    t[0].workers_home = 1
    t.s.guest_bonus = [0, 1, 2]
    return t.go(TURN)


def hiring_bonus() -> None:
    t = acting("hire_expert", "hiring_bonus").play("play_card hiring_bonus", "hire left", "fund vp")
    assert t[0].money == 10 - 8


def double_duty() -> None:
    t = acting("build_segments", "double_duty")
    assert t.s.frames[-1].limit == 2
    t.play("play_card double_duty")
    assert t.s.frames[-1].limit == 4


def financial_loophole() -> None:
    t = fresh("financial_loophole")
    t.blueprints(0, "comet_coaster", "climbing_net")
    t.act("build_segments").play("play_card financial_loophole", "build comet_coaster", "build climbing_net")
    assert t[0].money == 10 - 3 - 0


def last_minute_purchase() -> None:
    t = launching("last_minute_purchase")
    t[0].resources = [3, 3, 0]
    t.play("launch worker", "board adventurous", "board family")
    # Four fuel are missing, so the card is played, both exchanges are made, and all for fuel: there is no other way.
    assert t[0].money == 8
    assert t[0].shuttles[0].cruise >= 0


def helping_hand() -> None:
    t = Table(3)
    t.hand(1, "helping_hand")
    t.station(1, "bc")
    t.go().play("assign_worker bc", "play_card helping_hand", "fund vp", "fund vp", "fund vp")
    assert t[1].vp == 8


def marketing_blitz() -> None:
    t = fresh("marketing_blitz").go().play("play_card marketing_blitz")
    assert t[0].ads == 5


def earnings_boost() -> None:
    t = acting("advertise_cruise", "earnings_boost").play("advertise b12", "invite adventurous_1", "invite family_1")
    assert t[0].money == 14
    t.play("play_card earnings_boost")
    assert t[0].money == 18


def board_game_cruise() -> None:
    t = launching("board_game_cruise").play("launch worker", "play_card board_game_cruise")
    assert t.s.cabin_extra == 2


def family_vacation() -> None:
    t = stopping("family_vacation", 2).play("play_card family_vacation", "score family", "score adventurous")
    # 3 points for each guest, 1 more for the family one, and nobody costs an ad.
    assert (t[0].ads, t[0].vp) == (2, 5 + 6 + 1)


def family_vacation_point() -> None:
    t = stopping("family_vacation", 2)
    t[0].ads = 9
    t.play("score family", "play_card family_vacation", "done")
    assert t[0].vp == 5 + 3 + 1


def productive_meeting() -> None:
    t = fresh("productive_meeting")
    t.station(0, "tl")
    t.station(0, "tr")
    t.go().play("play_card productive_meeting", "fund vp", "fund vp", "fund vp", "fund vp")
    assert t[0].vp == 9


def cornerstone_grant() -> None:
    t = fresh("cornerstone_grant")
    t[0].resources = [0, 0, 0]
    t.act("build_development").play("play_card cornerstone_grant", "develop food", "connect tc_tr")
    assert t[0].money == 9


def gala_opening() -> None:
    t = acting("build_development", "gala_opening")
    assert not t.offers("play_card gala_opening")
    t.play("develop food", "connect tc_tr", "pay_resources 1", "play_card gala_opening")
    assert (t[0].reputation, t[0].money) == (3, 8)


def onboarding_week() -> None:
    t = fresh("onboarding_week")
    t[0].money = 12
    t.act("hire_expert").play("hire left", "fund vp", "play_card onboarding_week", "fund vp", "fund vp", "fund vp")
    assert t[0].vp == 9
    assert t[0].experts_hired == 1 << LEFT


def bulk_order() -> None:
    t = acting("gain_supplies", "bulk_order").play("play_card bulk_order", "buy ads", "buy ads")
    assert (t[0].ads, t[0].money) == (6, 10)
    assert t.offered("buy") == ["resources"]


def open_drafting_table() -> None:
    t = acting("acquire_blueprints", "open_drafting_table").play("play_card open_drafting_table", "done")
    assert t.s.frames[-1].limit == 4
    t = acting("acquire_blueprints", "open_drafting_table")
    name = t.offered("take_blueprint")[0]
    t.play("play_card open_drafting_table", f"discard_blueprint {name}", "done")
    assert t.s.blueprint_discard == [BLUEPRINTS.index(name)]
    assert t[0].reputation == 0


def showroom_sale() -> None:
    t = fresh("showroom_sale")
    t.show_blueprints("climbing_net", "ball_pit", "karaoke", "drone_races", "rover_track")
    t.act("build_segments").play("play_card showroom_sale", "build climbing_net")
    assert (t[0].money, t[0].vp) == (8, 5)


def dealer_rebate() -> None:
    t = fresh("dealer_rebate")
    t.s.engine_display = put(t.s.engine_display, 0, ENGINES.index("vp_3"))
    name = COCKPITS[t.s.cockpit_display[0]]
    t.act("acquire_shuttle").play(f"take_shuttle {name}", "play_card dealer_rebate")
    t.play(f"take_blueprint {t.offered('take_blueprint')[0]}")
    assert (t[0].money, len(t[0].blueprints)) == (12, 1)


def siphon_permit() -> None:
    t = acting("gain_resources", "siphon_permit").play("play_card siphon_permit")
    assert (t.s.frames[-1].limit, t[0].money) == (5, 12)


def reserve_audit() -> None:
    t = fresh("reserve_audit", "hiring_bonus")
    t.act("refill_silo").play("discard_card hiring_bonus", "play_card reserve_audit", "refill food", "refill fuel")
    assert (t.s.silo, t[0].money, t[0].reputation) == ([5, 2, 5], 16, 1)


def early_bird_slot() -> None:
    t = acting("schedule_cruise", "early_bird_slot").play("schedule b12", "flip money_1")
    t.play("play_card early_bird_slot", "copy_token ads_4")
    assert (t[0].money, t[0].ads) == (11, 6)
    assert GONE not in t[0].tokens


def charter_clause() -> None:
    t = acting("schedule_cruise", "charter_clause").play("schedule b12", "flip money_1", "play_card charter_clause")
    assert t[0].ads == 2 + 4


def word_of_mouth() -> None:
    t = acting("advertise_cruise", "word_of_mouth").play("play_card word_of_mouth", "advertise b12", "invite family_3")
    assert t[0].ads == 1


def whisper_network() -> None:
    t = acting("draw_agenda", "whisper_network").play("play_card whisper_network")
    for _ in range(4):
        t.play(f"draw_card {t.offered('draw_card')[0]}")
    assert len(t[0].hand) == 4


def clean_slate() -> None:
    t = fresh("clean_slate")
    t.show_cards("hiring_bonus", "double_duty", "siphon_permit", None)
    t.act("refill_agenda").play("discard_card hiring_bonus", "discard_card double_duty", "play_card clean_slate")
    for _ in range(2):
        t.play(f"draw_card {t.offered('draw_card')[0]}")
    assert (len(t[0].hand), t[0].reputation, t[0].money) == (2, 1, 11)


def slingshot_route() -> None:
    t = launching("slingshot_route").play("launch worker", "board adventurous", "board family")
    t.play("play_card slingshot_route")
    assert t[0].resources == [5 - 3, 5 - 3, 5 - 1]


def closed_loop_galley() -> None:
    t = launching("closed_loop_galley").play("launch worker", "board adventurous", "board family")
    t.play("play_card closed_loop_galley")
    assert t[0].resources == [5 - 1, 5 - 1, 5 - 4]


def press_conference() -> None:
    t = launching("press_conference").play("launch worker", "board adventurous", "board family").settle()
    assert t.question == "after_cockpit"
    t.play("play_card press_conference")
    assert t[0].vp == 5 + 3 + 4


def standby_list() -> None:
    t = launching("standby_list").play("launch worker", "play_card standby_list", "move_guest family_3", "to_section 1")
    assert (t.s.queue[0][2], t.s.queue[2][2]) == (2, 0)
    t.play("move_guest adventurous_3", "to_section 2")
    assert t.s.queue[1][0] == 1
    # Who has moved does not move again.
    assert "adventurous_2" not in t.offered("move_guest")


def souvenir_kiosk() -> None:
    t = stopping("souvenir_kiosk", 2).play("score family", "play_card souvenir_kiosk")
    assert t[0].money == 12


def talent_night() -> None:
    t = stopping("talent_night", 1).play("play_card talent_night")
    assert (t[0].vp, t[0].ads) == (7, 2 + 2 + 2)


def extended_stargazing() -> None:
    t = stopping("extended_stargazing", 1)
    assert (t[0].ads, t[0].money) == (4, 11)
    t.play("play_card extended_stargazing")
    assert (t[0].ads, t[0].money) == (6, 12)


def heroes_welcome() -> None:
    t = stopping("heroes_welcome", 3).play("play_card heroes_welcome", "fund vp", "fund vp", "fund vp")
    assert (t[0].vp, t[0].reputation) == (8, 1)


def minutes_approved() -> None:
    t = fresh("minutes_approved")
    t.station(0, "tl")
    t.go().play("call_meeting", "play_card minutes_approved", "draw_card " + AGENDA[t.s.agenda_display[0]], "fund vp")
    assert (t[0].reputation, len(t[0].hand)) == (1, 1)


def swivel_chair() -> None:
    t = Table(3)
    t.hand(1, "swivel_chair")
    t.station(1, "bc")
    t.go().play("assign_worker bc", "play_card swivel_chair", "fund vp")
    assert (t[1].reputation, t[1].ads) == (2, 3)


def executive_override() -> None:
    t = fresh("executive_override")
    t[0].reputation = 3
    t.go().play("play_card executive_override", "act gain_supplies", "buy ads", "done")
    assert (t[0].reputation, t[0].ads) == (1, 4)
    assert t.question == "turn"


def barter_desk() -> None:
    t = (
        fresh("barter_desk")
        .go()
        .play("play_card barter_desk", "give money", "get ad", "give money", "get fuel", "done")
    )
    assert (t[0].money, t[0].ads, t[0].resources) == (8, 3, [1, 1, 2])


def fast_track_patent() -> None:
    t = fresh("fast_track_patent", modules=EVERYTHING)
    t.own(1, "space_elevator")
    t.go().play("play_card fast_track_patent", "move_marker space_elevator", "move_marker space_elevator")
    assert (t.s.markers[t.space("space_elevator")], t[0].vp) == (3, 7)
    assert not t.s.techs_moved


def universal_coupling() -> None:
    t = acting("build_segments", "universal_coupling", EVERYTHING).play("play_card universal_coupling")
    assert (t.s.frames[-1].join_any, t.s.frames[-1].action_money) == (True, 1)


def neighbourhood_grant() -> None:
    t = fresh("neighbourhood_grant", modules=EVERYTHING)
    t.own(0, "tc_tr", "tl_tc")
    t.go().play("assign_worker tc", "play_card neighbourhood_grant")
    assert t[0].money == 14


def open_licence() -> None:
    t = fresh("open_licence", modules=EVERYTHING)
    t.own(1, "tc_tr")
    t.go().play("assign_worker tc", "play_card open_licence", "borrow_connection tc_tr")
    assert (t[0].money, t[0].reputation) == (10, 1)


def overtime_shift() -> None:
    t = fresh("overtime_shift", modules=EVERYTHING)
    t.station(0, "tl")
    t.go(TURN_END).play("play_card overtime_shift", "recall tl", "fund vp")
    assert (t[0].workers_home, t[0].vp) == (2, 6)


def shakedown_cruise() -> None:
    t = launching("shakedown_cruise", ("advancements_parts",)).play(
        "launch worker", "board adventurous", "board family"
    )
    t.settle().play("play_card shakedown_cruise")
    assert t[0].vp == 5 + 3 + 3


def pal_9001() -> None:
    t = launching("pal_9001", PARTS).play("launch nobody", "board adventurous", "board family").settle()
    assert (t[0].workers_home, t[0].hand) == (2, [])
    assert t[0].shuttles[0].cruise == CRUISES.index("b12")


def accelerated_itinerary() -> None:
    t = stopping("accelerated_itinerary", 0, PARTS).play("done", "play_card accelerated_itinerary")
    assert t[0].shuttles[0].stop == 1
    assert t[0].money == 11


def backstage_pass() -> None:
    t = fresh("backstage_pass", modules=("specialized_blueprints", "accommodations_parts"))
    t.fleet(0, shuttle("moonlight_casino"))
    t.go().play("play_card backstage_pass", "visit moonlight_casino")
    assert t[0].money == 13


def renovation_crew() -> None:
    t = acting("build_segments", "renovation_crew", PARTS).play("play_card renovation_crew")
    assert (t.s.frames[-1].limit, t.s.frames[-1].action_money) == (3, 2)


def golden_ticket() -> None:
    t = launching("golden_ticket", PARTS).play("launch worker", "play_card golden_ticket")
    assert t.s.cabin_extra == 2


def perk_review() -> None:
    t = stopping("perk_review", 0, PARTS)
    t[0].ads = 1
    t.play("score adventurous", "play_card perk_review", "unlock a3", "flip money_1")
    assert (t[0].segment_limit, t[0].tokens[0], t[0].money) == (4, GONE, 10)


TESTS: dict[str, Callable[[], None]] = {
    function.__name__: function
    for function in (
        hiring_bonus,
        double_duty,
        financial_loophole,
        last_minute_purchase,
        helping_hand,
        marketing_blitz,
        earnings_boost,
        board_game_cruise,
        family_vacation,
        productive_meeting,
        cornerstone_grant,
        gala_opening,
        onboarding_week,
        bulk_order,
        open_drafting_table,
        showroom_sale,
        dealer_rebate,
        siphon_permit,
        reserve_audit,
        early_bird_slot,
        charter_clause,
        word_of_mouth,
        whisper_network,
        clean_slate,
        slingshot_route,
        closed_loop_galley,
        press_conference,
        standby_list,
        souvenir_kiosk,
        talent_night,
        extended_stargazing,
        heroes_welcome,
        minutes_approved,
        swivel_chair,
        executive_override,
        barter_desk,
        fast_track_patent,
        universal_coupling,
        neighbourhood_grant,
        open_licence,
        overtime_shift,
        shakedown_cruise,
        pal_9001,
        accelerated_itinerary,
        backstage_pass,
        renovation_crew,
        golden_ticket,
        perk_review,
    )
}


@pytest.mark.parametrize("card", AGENDA)
def test_card(card: str) -> None:
    TESTS[card]()


def test_family_guests_scored_on_a_family_vacation_bring_a_point_more() -> None:
    family_vacation_point()


@pytest.mark.parametrize("card", AGENDA)
def test_every_card_can_be_spent_for_its_resource(card: str) -> None:
    t = Table(3)
    t.hand(0, card)
    t.go(CHOOSING).play(f"spend_card {card}")
    assert sum(t[0].resources) == 4
    assert t[0].resources[t.s.content.card_resource[AGENDA.index(card)]] == 2
