"""The view: what a board needs to know beyond what lies on the table."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.galactic_cruise.state import TURN
from cosmodrome.games.galactic_cruise.view import view
from tests.games.galactic_cruise.table import Table, flying, shuttle


def seen(t: Table, seat: int | None = 1) -> dict[str, Any]:
    return view(t.s, seat)


def ready() -> Table:
    """A company that can launch a shuttle of three segments and has another one."""
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.queue((0, 0, 0), (1, 0, 1), (0, 0, 0))
    t.schedule(0, "b12", (0, 0, 1))
    t.fleet(0, shuttle("climbing_net"), shuttle("ball_pit", "karaoke", "climbing_net"))
    t[0].storage, t[0].resources = [5, 5, 5], [5, 5, 5]
    return t


def test_cabins_grow_for_the_launch_by_a_card_only() -> None:
    t = ready()
    t.hand(0, "board_game_cruise")
    assert [one["cabins"] for one in seen(t)["companies"][0]["shuttles"]] == [0, 2]
    t.go().play("launch worker", "play_card board_game_cruise")
    assert seen(t)["companies"][0]["shuttles"][1]["cabins"] == 4


def test_the_shuttle_that_is_boarded_is_named() -> None:
    t = ready().go()
    assert seen(t)["this_turn"]["shuttle"] is None
    t.play("launch worker")
    assert seen(t)["this_turn"]["shuttle"] == 1


def test_the_shuttle_at_a_destination_is_named() -> None:
    t = Table(3)
    t.fleet(0, shuttle("climbing_net"), flying(shuttle("ball_pit", "karaoke"), "b1", (1, 0, 0)))
    t.go(TURN)
    assert t.question == "destination"
    assert seen(t)["this_turn"]["shuttle"] == 1


def test_the_shuttle_a_segment_goes_into_is_named_while_its_place_is_asked() -> None:
    t = Table(3, modules=["cabin_matching"])
    # The half cabins of rover_track are those of climbing_net the other way round: it fits above and below.
    t.fleet(0, shuttle(), shuttle("climbing_net"))
    t.blueprints(0, "rover_track")
    t.act("build_segments").play("build rover_track", "into second")
    assert (t.question, seen(t)["this_turn"]["shuttle"]) == ("segment_place", 1)
    t.play("below 0")
    assert seen(t)["this_turn"]["shuttle"] is None


def test_what_a_launch_saves_is_known_beforehand() -> None:
    t = ready()
    t.own(0, "space_elevator")
    assert seen(t)["companies"][0]["launch_savings"] == {"food": 0, "oxygen": 0, "fuel": 1}
    assert seen(t)["companies"][1]["launch_savings"] == {"food": 0, "oxygen": 0, "fuel": 0}


def test_points_are_told_by_where_they_came_from() -> None:
    t = ready().go().play("launch worker", "board family", "done").settle()
    company = seen(t)["companies"][0]
    assert company["earned"]["launches"] == company["shuttles"][1]["cockpit_vp"] == 4
    assert sum(company["earned"].values()) == company["vp"]
