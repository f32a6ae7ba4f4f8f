"""What happens is told, with what everybody at the table wants to know of it."""

from __future__ import annotations

from typing import Any

from tests.games.leaving_earth.table import Table


def told(t: Table, kind: str) -> list[dict[str, Any]]:
    """All events of one kind, without their ply and what they changed."""
    events = [event for event in t.match.events_since(0, None) if event["kind"] == kind]
    return [{name: value for name, value in event.items() if name not in ("ply", "kind", "change")} for event in events]


def test_when_the_outcomes_are_shuffled_and_when_a_second_deck_joins() -> None:
    t = Table()
    t.s.deck, t.s.discard = [0, 0, 0], [1, 0, 0]
    t.deals("success", "success", "success").play("research landing")
    assert told(t, "deck_shuffled") == [{"outcomes": 1}]
    assert told(t, "deck_added") == [{"outcomes": 91}]


def test_who_gains_an_advancement_by_firing_a_gift() -> None:
    t = Table()
    t.craft("earth", "juno", "juno", "probe")
    t.deals("success", "success", "major_failure", "success")
    t.play("spacecraft 1", "maneuver suborbital_flight", "fire juno")
    assert told(t, "gained") == [{"agency": 0, "advancement": "juno_rockets"}]


def test_who_falls_ill_and_who_dies() -> None:
    t = Table().knows(soyuz_rockets="").card("suborbital_flight_mild_sickness")
    t.craft("earth", "soyuz", "vostok", "pilot")
    t.deals("1").play("spacecraft 1", "maneuver suborbital_flight", "fire soyuz")
    assert told(t, "incapacitated") == [{"agency": 0, "astronaut": 1, "role": "pilot"}]
    t = Table()
    t.craft("lunar_orbit", "vostok", "doctor")
    t.play("spacecraft 1", "scrap")
    assert told(t, "died") == [{"agency": 0, "astronaut": 1, "role": "doctor"}]


def test_what_the_dice_say_of_radiation() -> None:
    t = Table().knows(soyuz_rockets="", saturn_rockets="").card("solar_radiation_level_1")
    t.craft("earth_orbit", "saturn", "apollo", "pilot", "doctor")
    t.deals("3", "4").play("spacecraft 1", "maneuver mars_orbit", "years 3", "fire saturn")
    rolls = [("pilot", 1, 3), ("doctor", 2, 4)]
    assert told(t, "rolled") == [
        {"agency": 0, "astronaut": number, "role": role, "die": die, "danger": 3} for role, number, die in rolls
    ]


def test_who_is_healed_and_what_is_repaired() -> None:
    t = Table()
    t.craft("lunar_orbit", "apollo", "doctor", "hurt_pilot")
    t.craft("lunar_orbit", "damaged_apollo", "supplies", "mechanic")
    t.play("spacecraft 1", "heal", "spacecraft 2", "repair")
    assert told(t, "healed") == [{"agency": 0, "spacecraft": 1}]
    assert told(t, "repaired") == [{"agency": 0, "spacecraft": 2}]


def test_which_mission_has_become_impossible() -> None:
    t = Table(missions=("lunar_lander", "mars_lander")).knows(surveying="").card("moon_dust_oceans", revealed=False)
    t.craft("lunar_orbit", "probe")
    t.play("spacecraft 1", "survey moon", "reveal")
    assert told(t, "mission_removed") == [{"mission": "lunar_lander"}]


def test_which_research_is_shared() -> None:
    t = Table(agencies=2).knows(landing="")
    t.play("cooperate", "share landing", "propose", "accept")
    assert told(t, "shared") == [{"agency": 0, "to": 1, "advancement": "landing"}]


def test_that_rendezvous_is_tested() -> None:
    t = Table().knows(rendezvous="ss")
    t.craft("earth_orbit", "probe", "juno")
    t.play("spacecraft 1", "test_rendezvous", "keep", "keep")
    assert told(t, "testing_rendezvous") == [{"agency": 0, "spacecraft": 1}]


def test_what_is_turned_in_and_for_how_much() -> None:
    t = Table().store("moon_sample").card("moon_minerals")
    t.play("end_turn", "turn_in moon_sample")
    assert told(t, "turned_in") == [{"agency": 0, "part": "moon_sample", "money": 25}]


def test_that_the_calendar_has_run_out() -> None:
    t = Table(year=1976).play("end_turn")
    assert told(t, "calendar_ran_out") == [{}]
