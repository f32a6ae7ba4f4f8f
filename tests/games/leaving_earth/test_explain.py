"""What the rules say about one thing on the table."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.leaving_earth.explain import payload_chart
from cosmodrome.games.leaving_earth.game import GAME
from cosmodrome.games.leaving_earth.pieces import MANEUVERS
from cosmodrome.kernel import UnknownTopic
from cosmodrome.text import find_rules, rules_text
from tests.games.leaving_earth.table import Table


def told(about: str, t: Table | None = None, seat: int | None = 0) -> dict[str, Any]:
    return (t or Table()).match.explain(seat, about)


def test_the_payload_chart_is_the_printed_one() -> None:
    rockets = told("payload")["rockets"]
    assert rockets["juno"] == ["3", "1", "1/3", "–", "–", "–", "–", "–", "–"]
    assert rockets["atlas"][4] == "1 2/5"
    assert rockets["soyuz"] == ["71", "31", "17 2/3", "11", "7", "4 1/3", "2 3/7", "1", "–"]
    assert rockets["saturn"][7] == "5"
    assert rockets["saturn"][8] == "2 2/9"


def test_the_rules_text_prints_the_payload_chart_as_it_is_computed() -> None:
    (section,) = find_rules(rules_text(GAME), "payload")
    rows = [line.strip("| ").split(" | ") for line in section.body.splitlines() if line.startswith("|")]
    chart = payload_chart()
    assert rows[0] == ["difficulty", *map(str, chart["difficulties"])]
    assert {row[0].lower(): row[1:] for row in rows[2:]} == chart["rockets"]
    assert GAME.content()["payload"] == chart


def test_a_way_explains_itself() -> None:
    t = Table().card("mars_barren").card("moon_barren", revealed=False)
    way = told("way:earth_orbit-mars_orbit", t)
    assert (way["difficulty"], way["years"], way["faster"]) == (5, 3, {"2": 10, "1": 20})
    assert way["hazards"] == [{"hazard": "radiation"}]
    mars = told("way:mars_orbit-mars", t)
    assert mars["needs"] == ["heat_shield", "landing"]
    assert {"hazard": "mars", "revealed": True} in mars["hazards"]
    assert {"hazard": "moon", "revealed": False} in told("way:lunar_orbit-moon", t)["hazards"]
    assert told("way:lunar_fly_by-lost")["lost"]


def test_every_way_has_a_name_that_explains_it() -> None:
    names = [way["id"] for way in GAME.content()["maneuvers"]]
    assert len(set(names)) == len(MANEUVERS)
    for name in names:
        assert told(f"way:{name}")["id"] == name


def test_parts_tell_how_far_they_would_get_before_they_are_assembled() -> None:
    three = told("reach:juno,juno,juno,probe")
    assert (three["mass"], three["seats"]) == (4, 0)
    assert three["reach"] == {"earth": 0, "suborbital_flight": 0}
    two = told("reach:juno,juno,probe")
    assert two["reach"] == {"earth": 0}
    assert two["ways"][0] == {
        "id": "earth-suborbital_flight",
        "to": "suborbital_flight",
        "years": 0,
        "required": 9,
        "ready": 8,
        "enough": False,
        "missing": 1,
    }


def test_reach_saves_rockets_for_later_stages() -> None:
    # Soyuz lifts 10 into orbit: itself and a mass of 1 or less beside it.
    assert set(told("reach:soyuz,probe")["reach"]) == {"earth", "suborbital_flight", "earth_orbit"}
    # In orbit a Juno carries 3 beside itself over difficulty 1, 1 over 2, nothing over 3.
    assert set(told("reach:juno,probe@earth_orbit")["reach"]) == {"earth_orbit", "earth", "lunar_fly_by"}
    assert "lunar_orbit" in told("reach:juno,juno,juno,probe@earth_orbit")["reach"]


def test_a_spacecraft_of_nothing_but_rockets_gets_nowhere_with_the_last_of_them() -> None:
    juno = told("reach:juno")
    assert juno["ways"][0]["enough"] is True
    assert (juno["reach"], juno["later"]) == ({"earth": 0}, [])
    # Two of them: one gets the other there, and that one no further.
    assert set(told("reach:juno,juno@earth_orbit")["reach"]) == {"earth_orbit", "earth", "lunar_fly_by"}


def test_thrusters_reach_further_the_longer_they_work() -> None:
    years = told("reach:ion_thruster,probe@earth_orbit")["reach"]
    assert (years["lunar_fly_by"], years["lunar_orbit"], years["mars_fly_by"]) == (1, 2, 3)


def test_a_spacecraft_tells_where_it_can_go() -> None:
    t = Table().knows(juno_rockets="")
    t.craft("earth_orbit", "juno", "vostok", "pilot")
    craft = told("spacecraft:1", t)
    assert (craft["mass"], craft["astronauts"], craft["location"]) == (3, 1, "earth_orbit")
    assert [way["to"] for way in craft["ways"] if way["enough"]] == ["earth", "lunar_fly_by"]


def test_a_heap_of_mixed_rockets_is_not_worked_out_to_the_end() -> None:
    heap = ",".join(["juno"] * 10 + ["atlas"] * 10 + ["soyuz"] * 10)
    assert told(f"reach:{heap}")["complete"] is False
    assert told("reach:juno,juno,juno,probe")["complete"] is True


def test_an_advancement_tells_the_chances_of_its_next_draw() -> None:
    t = Table().knows(landing="")
    assert told("advancement:landing", t)["chance"]["success"] == 1
    new = told("advancement:surveying", t)
    assert (new["owned"], new["outcomes"]) == (False, 1)
    assert new["chance"]["success"] == pytest.approx(2 / 3, abs=1e-3)


@pytest.mark.parametrize(
    "about",
    [
        "weather",
        "way:earth-mars",
        "spacecraft:7",
        "spacecraft:x",
        "reach:warp",
        "reach:juno@pluto",
        "advancement:magic",
    ],
)
def test_what_is_not_there_is_refused(about: str) -> None:
    with pytest.raises(UnknownTopic):
        told(about)


def test_too_many_parts_are_refused() -> None:
    with pytest.raises(UnknownTopic):
        told("reach:" + ",".join(["juno"] * 61))


def test_reach_tells_the_maneuvers_that_can_follow_with_the_thrust_left_by_then() -> None:
    """A Saturn lifts an Atlas and a probe into orbit; from there the Atlas, 27 thrust, moves mass 5."""
    later = {leg["id"]: (leg["required"], leg["ready"]) for leg in told("reach:saturn,atlas,probe")["later"]}
    assert later["earth_orbit-mars_orbit"] == (25, 27)
    assert later["mars_orbit-mars"] == (0, 0)
    assert "earth-earth_orbit" not in later
    assert "mars_orbit-phobos" not in later


def test_what_lay_hidden_is_told_once_the_match_is_over_and_not_before() -> None:
    t = Table(agencies=2).card("moon_barren", revealed=False).knows(landing="sF")
    with pytest.raises(UnknownTopic):
        told("hidden", t)
    assert "hidden" not in GAME.topics(t.s, 0)
    t.s.finished = True
    assert "hidden" in GAME.topics(t.s, 0)
    for seat in (0, 1, None):
        lay = told("hidden", t, seat)
        assert lay["cards"]["moon"] == "moon_barren"
        assert set(lay["cards"]) == set(t.match.view(0)["cards"])
        assert lay["outcomes"] == [{"landing": {"success": 1, "major_failure": 1}}, {}]
