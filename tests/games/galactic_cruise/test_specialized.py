"""Specialized Blueprints: what a guest's visit brings, for each of the 48 segments, in plain numbers.

The table below is a reading of the tiles by hand. It knows neither the content tables nor their effects.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from cosmodrome.games.galactic_cruise.moves import BLUEPRINTS, COCKPITS, ENGINES
from cosmodrome.games.galactic_cruise.rows import put
from cosmodrome.games.galactic_cruise.state import TURN
from cosmodrome.games.galactic_cruise.vocabulary import RESOURCES
from tests.games.galactic_cruise.table import Table, flying, shuttle

A, R, F = (2, 0, 0), (0, 2, 0), (0, 0, 2)


class Visit(NamedTuple):
    """Two guests of one type fly; one of them visits. `moves` answer what is asked then; all else stays as it was."""

    guests: tuple[int, int, int]
    gains: dict[str, int]
    moves: tuple[str, ...] = ()
    #: The actions to choose from, where the visit is one.
    actions: tuple[str, ...] = ()


#: The segment flies with two others, one of types A and F, one of R and F. So the shuttle has 2 icons of the segment's
#: own type if that is A or R, and 3 if it is F.
VISITS = {
    "climbing_net": Visit(A, {"money": 1, "reputation": 1}),
    "meteor_dodgeball": Visit(A, {"ads": 2}),
    "drone_races": Visit(A, {"vp": 2}),
    "zero_gravity_deck": Visit(A, {"reputation": 2}),
    "rover_track": Visit(
        A,
        {"food": 2, "fuel": 1, "silo": -3},
        ("act gain_resources", "draw_silo food", "draw_silo food", "draw_silo fuel"),
        ("gain_resources",),
    ),
    "laser_labyrinth": Visit(A, {"ads": 2}),
    "escape_pod_puzzle": Visit(A, {"cards": 1, "money": 1}, ("draw_card hiring_bonus",)),
    "quiz_show": Visit(
        A, {"cards": 2}, ("act draw_agenda", "draw_card hiring_bonus", "draw_card double_duty"), ("draw_agenda",)
    ),
    "asteroid_bowling": Visit(A, {"money": 1, "ads": 1}),
    "stunt_deck": Visit(A, {"money": 2}),
    "spacewalk_gantry": Visit(A, {"fuel": 2, "vp": 1}),
    "zero_g_circus": Visit(A, {"vp": 2, "ads": 1}),
    "night_market": Visit(
        A,
        {"ads": -1, "food": 2, "money": -1, "oxygen": 1, "fuel": 1},
        ("give ad", "get food", "get food", "give money", "get oxygen", "get fuel"),
    ),
    "comet_coaster": Visit(A, {"vp": 3}),
    "rocket_simulator": Visit(
        A,
        {"shuttles": 1, "money": 3},
        ("act acquire_shuttle", "take_shuttle wings"),
        ("acquire_shuttle", "schedule_cruise"),
    ),
    "gravity_dome": Visit(
        A,
        {"scheduled": 1, "money": 4},
        ("act schedule_cruise", "schedule b1", "flip money_4"),
        (
            "acquire_blueprints",
            "gain_supplies",
            "build_development",
            "hire_expert",
            "schedule_cruise",
            "advertise_cruise",
            "gain_resources",
            "refill_silo",
        ),
    ),
    "internet_cafe": Visit(R, {"cards": 1}, ("draw_card hiring_bonus",)),
    "reading_nook": Visit(R, {"blueprints": 1, "money": 1}, ("take_blueprint karaoke",)),
    "tea_alcove": Visit(R, {"food": 1, "oxygen": 1}),
    "sauna_pod": Visit(R, {"oxygen": 2, "vp": 1}),
    "massage_bay": Visit(R, {"ads": 1, "vp": 1}, ("fund ad", "fund vp")),
    "hammock_garden": Visit(R, {"food": 1, "fuel": 1}, ("gain food", "gain fuel")),
    "sound_bath": Visit(R, {"reputation": 2}),
    "poolside_grill": Visit(R, {"food": 2}),
    "salsa_studio": Visit(R, {"ads": 2}),
    "board_game_cafe": Visit(
        R,
        {"blueprints": 2},
        ("act acquire_blueprints", "take_blueprint karaoke", "take_blueprint ball_pit"),
        ("acquire_blueprints",),
    ),
    "stargazer_lounge": Visit(R, {"vp": 2}),
    "comedy_club": Visit(
        R,
        {"section_1": 1, "section_3": -1, "reputation": 1},
        ("move_guest relaxing_2", "move_guest adventurous_3"),
    ),
    "moonlight_casino": Visit(R, {"money": 3}),
    "cocktail_corner": Visit(R, {"reputation": 3}),
    "wine_tasting": Visit(
        R,
        {"segments": 1, "blueprints": -1, "money": -2},
        ("act build_segments", "build tea_alcove"),
        ("build_segments",),
    ),
    "orchid_arboretum": Visit(R, {"vp": 4}),
    "self_serve_pizza": Visit(F, {"food": 2}),
    "storytime_corner": Visit(F, {"vp": 1, "ads": 1}),
    "ball_pit": Visit(F, {"money": 2}),
    "karaoke": Visit(F, {"ads": 3}),
    "pizza_world": Visit(F, {"food": 3}),
    "puppet_stage": Visit(F, {"vp": 2}),
    "robot_petting_zoo": Visit(
        F, {"section_1": 2, "section_2": -2, "ads": 1}, ("move_guest relaxing_2", "move_guest family_2")
    ),
    "arcade_alley": Visit(F, {"money": 2}),
    "splash_lagoon": Visit(F, {"oxygen": 1, "reputation": 1}),
    "science_playground": Visit(
        F,
        {"food": 1, "oxygen": 1, "ads": 2},
        ("act gain_supplies", "buy resources", "gain food", "gain oxygen", "buy ads"),
        ("gain_supplies",),
    ),
    "ice_cream_parlour": Visit(F, {"vp": 3}),
    "bumper_pods": Visit(F, {"money": 1, "fuel": 1}, ("fund money", "fund fuel")),
    "family_spa": Visit(F, {"fuel": 1, "food": 1, "reputation": 1}, ("gain fuel", "gain food")),
    "grand_hall": Visit(F, {"reputation": 2, "cards": 1}, ("draw_card hiring_bonus",)),
    "interactive_theatre": Visit(
        F,
        {"ads": -2, "money": 2, "reputation": 2, "section_1": -2, "presold": 2},
        ("act advertise_cruise", "advertise b1", "invite adventurous_1", "invite adventurous_1"),
        ("advertise_cruise",),
    ),
    "amusement_park": Visit(F, {"vp": 3}),
}


def table(segment: str) -> Table:
    """A day in space: the segment flies with two others, while two more wait in a shuttle on the ground."""

    def others(*names: str) -> list[str]:
        return [name for name in names if name != segment][:2]

    mixed = others("asteroid_bowling", "comedy_club", "arcade_alley" if segment == "comedy_club" else "poolside_grill")
    ground = others("rover_track", "internet_cafe", "stunt_deck")
    t = Table(3, modules=("specialized_blueprints",))
    t.market("b12", "b1", "b2", "b3", "b15")
    t.queue((2, 1, 1), (0, 1, 1), (1, 0, 1))
    t.own(0, "tl_tc", "br_bc")
    t[0].money, t[0].ads, t[0].storage = 20, 5, [9, 9, 9]
    t.hand(0, "productive_meeting")
    t.show_cards("hiring_bonus", "double_duty", "family_vacation", "board_game_cruise")
    t.fleet(0, flying(shuttle(segment, *mixed), "b12", VISITS[segment].guests, stop=1), shuttle(*ground))
    if segment == "wine_tasting":
        t.blueprints(0, "tea_alcove")
    t.show_blueprints("climbing_net", "ball_pit", "karaoke", "drone_races", "zero_gravity_deck")
    t.s.cockpit_display = put(t.s.cockpit_display, 0, COCKPITS.index("wings"))
    t.s.engine_display = put(t.s.engine_display, 0, ENGINES.index("money_3"))
    return t


def holdings(t: Table) -> dict[str, int]:
    """Everything a visit can change, counted."""
    p = t[0]
    return {
        "money": p.money,
        "ads": p.ads,
        "vp": p.vp,
        "reputation": p.reputation,
        **dict(zip(RESOURCES, p.resources, strict=True)),
        "cards": len(p.hand),
        "blueprints": len(p.blueprints),
        "segments": sum(len(one.segments) for one in p.shuttles),
        "shuttles": len(p.shuttles),
        "developments": p.developments,
        "scheduled": int(p.scheduled >= 0),
        "silo": sum(t.s.silo),
        "presold": sum(map(sum, t.s.presold)),
        **{f"section_{n}": sum(section) for n, section in enumerate(t.s.queue, 1)},
    }


def test_all_segments_are_read() -> None:
    assert list(VISITS) == list(BLUEPRINTS)


@pytest.mark.parametrize("segment", VISITS)
def test_what_a_visit_brings(segment: str) -> None:
    visit = VISITS[segment]
    t = table(segment)
    before = holdings(t)
    t.go(TURN).play(f"visit {segment}")
    assert sorted(t.offered("act")) == sorted(visit.actions)
    t.play(*visit.moves)
    after = holdings(t)
    assert {kind: after[kind] - before[kind] for kind in after if after[kind] != before[kind]} == visit.gains
    # The visit is over: the other guest may still go somewhere, or the turn goes on.
    assert t.question in ("visit_segment", "turn")
    assert t.happened("segment_visited") == [{"company": 0, "segment": segment}]


@pytest.mark.parametrize(
    ("segment", "gains"),
    [
        ("zero_g_circus", {"vp": 3, "ads": 1}),
        ("orchid_arboretum", {"vp": 6}),
        ("ball_pit", {"money": 3}),
        ("grand_hall", {"reputation": 3, "cards": 1}),
    ],
)
def test_a_visit_counts_every_guest_aboard(segment: str, gains: dict[str, int]) -> None:
    t = table(segment)
    t[0].shuttles[0].guests = [n * 3 // 2 for n in VISITS[segment].guests]
    before = holdings(t)
    t.go(TURN).play(f"visit {segment}", *VISITS[segment].moves)
    assert holdings(t) == {**before, **{kind: before[kind] + n for kind, n in gains.items()}}


@pytest.mark.parametrize(
    ("segment", "gains"),
    [
        ("drone_races", {"vp": 1}),
        ("laser_labyrinth", {"ads": 1}),
        ("stunt_deck", {"money": 1}),
        ("sound_bath", {"reputation": 1}),
        ("stargazer_lounge", {"vp": 1}),
        ("karaoke", {"ads": 1}),
        ("pizza_world", {"food": 1}),
        ("ice_cream_parlour", {"vp": 1}),
        ("amusement_park", {"vp": 1}),
    ],
)
def test_a_segment_flying_alone_counts_itself_and_nothing_on_the_ground(segment: str, gains: dict[str, int]) -> None:
    t = table(segment)
    t[0].shuttles[0].segments = [BLUEPRINTS.index(segment)]
    before = holdings(t)
    t.go(TURN).play(f"visit {segment}")
    assert holdings(t) == {**before, **{kind: before[kind] + n for kind, n in gains.items()}}
