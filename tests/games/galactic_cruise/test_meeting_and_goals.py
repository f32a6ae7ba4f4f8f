"""Call a Meeting, accomplish company goals, progress track and general meetings, the end of the game."""

from __future__ import annotations

import pytest

from cosmodrome.games.galactic_cruise import scoring
from cosmodrome.games.galactic_cruise.company import E_GUESTS, EXPERT
from cosmodrome.games.galactic_cruise.moves import COCKPITS, GOAL_TILES
from cosmodrome.games.galactic_cruise.rules import network, preflight, progress
from cosmodrome.games.galactic_cruise.state import LAST_ADVANCE, OVER, TURN_END, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import ACTIONS
from tests.games.galactic_cruise.table import Table, flying, shuttle


def test_we_060_without_workers_at_home_a_meeting_is_forced() -> None:
    t = Table(3)
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b12", (1, 0, 0), stop=1, pilot=EXPERT))
    t.station(0, "tl")
    t.station(0, "br")
    t.own(0, "tc_tr", "bl_tl", "tr_br")
    t.go()
    assert t.happened("meeting")
    t.play("fund food", "fund fuel")
    assert t[0].workers_home == 2
    assert t[0].resources == [2, 1, 2]
    # The pilot stays in space.
    assert (t[0].experts_home, t[0].shuttles[0].pilot) == (0, EXPERT)
    assert len(t.happened("funding")) == 2
    assert bin(network.connected(t[0])).count("1") == 5
    offered = set(t.offered("act"))
    assert "acquire_blueprints" in offered
    assert not offered & {"schedule_cruise", "advertise_cruise"}
    assert t.offered("borrow_connection") == t.offered("borrow_technology") == []
    t.play("act acquire_blueprints", "done")
    assert t.asked == 1


def test_we_061_with_all_workers_in_space_a_meeting_is_one_action_or_none() -> None:
    t = Table(3)
    t[0].workers_home = 0
    t.own(0, "tc_tr")
    t.go()
    assert t.happened("meeting")
    assert t.happened("funding") == []
    assert "build_development" in t.offered("act")
    none = Table(3)
    none[0].workers_home = 0
    none.go()
    assert none.offered("act") == []


def test_a_meeting_may_be_called_with_workers_at_home() -> None:
    t = Table(3).go()
    assert t.offers("call_meeting")


def test_we_062_a_goal_moves_a_cube_uncovers_wings_and_raises_the_demand() -> None:
    t = Table(4)
    t[0].built = [3, 2, 0]
    before = list(t.s.filled)
    assert (t[0].wings, t[0].developments) == (1, 5)
    assert t.s.content.goal_tiles[t.s.goal_tile].goals[0].levels[t.s.goal_levels[0]] == 5
    t.go(TURN_END)
    assert t[0].goals_met == 0b001
    assert t[0].wings == 2
    assert t.s.goal_levels == (1, 0, 0)
    assert t.s.filled[0] == before[0] + 1
    assert t[0].cubes == (1, 0, 0)


def test_we_063_at_the_top_level_the_tracker_stays() -> None:
    t = Table(4)
    t.s.goal_levels = (2, 0, 0)
    for seat in (0, 1):
        t[seat].built = [3, 3, 1]
    t.go(TURN_END)
    assert (t[0].goals_met, t.s.goal_levels[0]) == (1, 2)
    t.go(TURN_END, active=1)
    assert (t[1].goals_met, t.s.goal_levels[0]) == (1, 2)


def test_several_goals_in_a_turn_but_each_once() -> None:
    t = Table(4)
    t[0].built = [3, 3, 0]
    t[0].launches = 3
    t.go(TURN_END)
    assert t[0].goals_met == 0b101
    t.go(TURN_END)
    assert t[0].cubes == (2, 0, 0)


def test_we_064_a_destination_of_the_last_advance_can_complete_a_goal() -> None:
    t = Table(3)
    t.s.goal_tile = GOAL_TILES.index("research_drive")
    t.s.goal_levels = (0, 0, 0)
    t[0].destinations_visited = 3
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b3", (0, 1, 0)))
    t.s.cursor, t.s.ended_by, t.s.final_round = 0, 0, True
    t[0].ads = 0
    t.go(LAST_ADVANCE).play("stop_at 2")
    assert t[0].goals_met == 0b100
    # It came before the last meeting, which scores its cube and the wings under it.
    assert t[0].final["progress"] == 1 * 2


def cubes(t: Table, seats: list[tuple[int, int, int]]) -> None:
    """Cubes in section 1, goals met and reputation of each company."""
    for seat, (number, goals, reputation) in enumerate(seats):
        t[seat].cubes = (number, 0, 0)
        t[seat].goals_met = (1 << goals) - 1
        t[seat].reputation = reputation


def test_we_070_the_first_general_meeting_of_four() -> None:
    t = Table(4)
    cubes(t, [(1, 1, 0), (2, 0, 5), (1, 1, 5), (2, 0, 1)])
    t.s.filled = (7, 0, 0)
    assert t.s.sections[0] == 7
    t.go(TURN_END)
    assert [t[seat].vp - 5 for seat in range(4)] == [2, 3, 4, 2]
    assert t.s.agms_held == 1


def test_we_071_the_first_general_meeting_of_three() -> None:
    t = Table(3)
    cubes(t, [(2, 1, 0), (0, 0, 5), (1, 0, 5)])
    t.s.filled = (4, 0, 0)
    assert t.s.sections[0] == 4
    t.go(TURN_END)
    assert [t[seat].vp - 5 for seat in range(3)] == [4, 1, 2]


@pytest.mark.parametrize(("players", "ender"), [(4, 2), (3, 1)])
def test_we_072_and_073_the_round_is_finished_then_recall_and_a_last_turn_each(players: int, ender: int) -> None:
    t = Table(players)
    t.s.filled = t.s.sections
    t.s.agms_held = 2
    t.station(0, "tl")
    t.go(TURN_END, active=ender)
    assert t.asked == ender + 1
    t.play("call_meeting").end()
    assert t.happened("final_round") == []
    assert (t.asked, t.question) == (0, "funding")
    t.play("fund vp")
    assert t.happened("final_round")
    for seat in range(players):
        assert (t.asked, t.question) == (seat, "turn")
        t.play("call_meeting").end()
    assert t.match.over


def test_we_074_the_last_advance_goes_to_any_stop_left() -> None:
    t = Table(3)
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b8", (1, 0, 0)))
    t.s.cursor, t.s.ended_by, t.s.final_round = 0, 0, True
    t.go(LAST_ADVANCE)
    assert t.offered("stop_at") == ["1", "2", "3", "4"]
    t.play("stop_at 3", "score adventurous")
    assert t[0].vp == 8


def green() -> Table:
    """The example company at the last meeting."""
    t = Table(3)
    p = t[0]
    p.vp, p.money, p.resources, p.ads = 115, 4, [2, 2, 1], 1
    t.blueprints(0, "tea_alcove")
    p.cubes, p.goals_met, p.reputation = (0, 0, 2), 0b011, 16
    p.built = [1, 2, 3]
    p.network, p.technologies = 0b1111, 0b11
    first = shuttle("ball_pit", "karaoke", "climbing_net")
    second = shuttle("rover_track", "sauna_pod", "massage_bay", cockpit="developments")
    third = shuttle("stunt_deck", "bumper_pods", cockpit="full_shuttles")
    first.launched = second.launched = True
    t.fleet(0, first, second, third)
    return t


def test_we_075_final_scoring() -> None:
    t = green()
    p = t[0]
    vp = [t.s.content.vp[segment] for one in p.shuttles for segment in one.segments]
    # The tiles of the example are worth 16 points together.
    assert sum(vp) == 15
    p.shuttles[0].segments[0] = next(b for b in range(48) if t.s.content.vp[b] == 2 and b not in p.shuttles[0].segments)
    scoring.final_meeting(t.s)
    assert p.final == {
        "supplies": 3,
        "progress": 9,
        "reputation": 15,
        "segments": 16,
        "developments": 5,
        "cockpits": 20,
    }
    assert sum(p.final.values()) == 68
    assert scoring.score(p) == 183
    assert [preflight.cockpit_value(t.s, p, one) for one in p.shuttles] == [8, 9, 8]
    p.built = [2, 2, 2]
    assert scoring.developments(t.s, p) == 15


def test_we_076_a_bonus_cube_counts_for_all_wings() -> None:
    t = green()
    p = t[0]
    p.cubes, p.goals_met = (0, 0, 3), 0b111
    # The tiles of the example are worth 17 points together.
    used = [segment for one in p.shuttles for segment in one.segments]
    better = [b for b in range(48) if t.s.content.vp[b] == 2 and b not in used]
    plain = [(one, n) for one in p.shuttles for n, b in enumerate(one.segments) if t.s.content.vp[b] == 1]
    for one, place in plain[:2]:
        one.segments[place] = better.pop()
    scoring.final_meeting(t.s)
    assert list(p.final.values()) == [3, 16, 15, 17, 5, 20]
    assert sum(p.final.values()) == 76


def test_we_077_ties_go_by_cubes_reputation_cockpits_and_seat() -> None:
    t = Table(4)

    def winner() -> int:
        for p in t.s.companies:
            p.final = p.final or {"cockpits": 0}
        return scoring.result(t.s).winners[0]

    assert winner() == 3
    t[2].final, t[2].vp = {"cockpits": 4}, 1
    assert winner() == 2
    t[1].reputation = 1
    assert winner() == 1
    t[0].cubes = (1, 0, 0)
    assert winner() == 0


def test_we_078_what_works_at_the_end() -> None:
    t = Table(3, board="standard")
    t.own(0, "flight_target_indicator")
    t.hand(0, "family_vacation", "accelerated_itinerary")
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b12", (0, 0, 1)))
    t.s.cursor, t.s.ended_by, t.s.final_round = 0, 0, True
    t[0].ads = 0
    t.go(LAST_ADVANCE)
    assert t.offered("fly_past") == []
    assert t.offered("play_card") == []
    before = t[0].vp
    t.play("stop_at 3", "play_card family_vacation", "score family")
    # Both halves of the card: the guest costs nothing, and is worth a point more.
    assert t[0].earned[E_GUESTS] == 3
    assert (t[0].ads, t[0].vp) == (0, before + 3 + 1)
    assert t.match.over


def test_we_078_recall_cards_work_at_the_final_recall() -> None:
    t = Table(3)
    t.s.filled, t.s.agms_held = t.s.sections, 2
    t.hand(0, "productive_meeting")
    t.station(0, "tl")
    t.go(TURN_END, active=2)
    assert (t.asked, t.question) == (0, "funding")
    assert t.offered("play_card") == ["productive_meeting"]
    t.play("play_card productive_meeting", "fund vp", "fund vp")
    assert t[0].vp == 7


def test_we_078_a_pilotless_launch_replaces_the_forced_meeting() -> None:
    t = Table(3, modules=("accommodations_parts",))
    t.market("b12", "b1", "b2", "b3", "b15")
    t.schedule(0, "b1", (1, 0, 0), flip="resources_4")
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t[0].workers_home, t[0].resources = 0, [2, 2, 2]
    t.hand(0, "pal_9001")
    t.go()
    assert t.offered("launch") == ["nobody"]
    t.play("launch nobody", "board adventurous").settle()
    assert t[0].shuttles[0].cruise >= 0
    assert t[0].hand == []


def test_an_epic_game_lays_goal_cubes_beside_the_section() -> None:
    t = Table(3, variants=("epic",))
    t[0].built = [3, 2, 0]
    before = t.s.filled
    t.go(TURN_END)
    assert t[0].cubes == (1, 0, 0)
    assert t.s.filled == before


def test_a_mean_board_scores_no_shuttle_that_stayed_on_the_ground() -> None:
    t = Table(3, variants=("mean_board",))
    one = shuttle("ball_pit", "karaoke", cockpit="per_expert")
    t[0].experts_hired = 0b11
    assert scoring.cockpit(t.s, t[0], one, solo=False) == -5
    one.launched = True
    assert scoring.cockpit(t.s, t[0], one, solo=False) == 10


def test_after_the_third_section_cubes_lie_beside_it() -> None:
    t = Table(3)
    t.s.filled = t.s.sections
    progress.place_cube(t.s, t[0])
    assert (t[0].cubes, t.s.overflow) == ((0, 0, 1), 1)


def test_only_the_rightmost_empty_column_scores() -> None:
    t = Table(3)
    for built, points in (([0, 3, 3], 0), ([1, 1, 1], 5), ([2, 2, 3], 15), ([3, 3, 3], 30)):
        t[0].built = built
        assert scoring.developments(t.s, t[0]) == points


def test_what_lasts_a_turn_ends_with_it() -> None:
    t = Table(3)
    t.s.spent_reputation, t.s.borrowed_connections, t.s.borrowed_technologies = True, 0b111, 0b1111
    t.go(TURN_END)
    assert not t.s.spent_reputation
    assert t.s.borrowed_connections == t.s.borrowed_technologies == 0


def test_at_a_meeting_nothing_is_borrowed() -> None:
    t = Table(3)
    t.own(0, "tc_tr")
    t.own(1, "automated_systems")
    t.go()
    assert t.offered("borrow_technology") == ["automated_systems"]
    t.play("call_meeting")
    assert t.offered("borrow_technology") == []


def test_an_unlaunched_shuttle_costs_five_points() -> None:
    t = Table(3)
    assert scoring.cockpit(t.s, t[0], shuttle(), solo=False) == -5
    assert t.s.content.cockpits[COCKPITS.index("starting")].unlaunched_vp == -5


def test_a_match_ends_after_the_last_meeting() -> None:
    t = Table(3)
    t.s.cursor, t.s.ended_by, t.s.final_round = 0, 0, True
    t.go(LAST_ADVANCE)
    assert t.match.over
    s = t.match.state
    assert isinstance(s, GalacticCruise)
    assert s.phase == OVER
    assert len(ACTIONS) == 12
