"""Missions."""

from __future__ import annotations

import pytest

from tests.games.leaving_earth.table import Table


def orbiter(*parts: str, missions: tuple[str, ...]) -> Table:
    t = Table(agencies=2, missions=(*missions, "man_on_venus")).knows(saturn_rockets="")
    t.card("suborbital_flight_harmless")
    t.craft("earth", "saturn", *parts)
    return t.play("spacecraft 1", "maneuver earth_orbit", "fire saturn")


def test_a_mission_is_taken_at_once_and_every_other_agency_gets_10() -> None:
    t = orbiter("probe", missions=("artificial_satellite", "sounding_rocket"))
    assert t.missions() == ["sounding_rocket", "artificial_satellite"]
    assert t.open_missions() == ["man_on_venus"]
    assert [t.agency(seat).money for seat in (0, 1)] == [25, 45]


def test_each_of_several_missions_is_told_with_what_it_alone_brings() -> None:
    t = orbiter("probe", missions=("artificial_satellite", "sounding_rocket"))
    told = [(event["kind"], event.get("change")) for event in t.match.events_since(0, None)]
    completed = [at for at, (kind, _) in enumerate(told) if kind == "mission_completed"]
    assert [told[at][1] for at in completed] == [{"points": 1}, {"points": 2}]
    assert [told[at + 1] for at in completed] == [("figures", {"money": 10})] * 2


@pytest.mark.parametrize("capsule", ["vostok", "eagle", "apollo", "aldrin"])
def test_a_capsule_does_for_a_probe(capsule: str) -> None:
    assert orbiter(capsule, missions=("artificial_satellite",)).missions() == ["artificial_satellite"]


def test_a_damaged_probe_completes_nothing() -> None:
    assert orbiter("damaged_probe", missions=("artificial_satellite",)).missions() == []


def test_a_craft_without_probe_or_capsule_completes_nothing() -> None:
    assert orbiter("supplies", missions=("artificial_satellite",)).missions() == []


def test_a_probe_repaired_at_its_target_completes_the_mission() -> None:
    t = Table(missions=("lunar_lander", "man_on_venus")).card("moon_barren")
    t.craft("moon", "damaged_apollo", "supplies", "mechanic")
    assert t.play("spacecraft 1", "repair").missions() == ["lunar_lander"]


def test_a_probe_mission_is_not_complete_before_the_arrival() -> None:
    t = Table(missions=("ceres_lander", "man_on_venus")).knows(landing="").card("ceres_barren")
    t.craft("ceres", "probe", tokens=2)
    t.play("end_turn")
    assert t.missions() == []
    t.play("end_turn")
    assert t.missions() == ["ceres_lander"]


def test_a_probe_destroyed_by_its_target_completes_nothing() -> None:
    t = Table(missions=("venus_lander", "man_in_space")).card("venus_heat_and_pressure", revealed=False)
    t.craft("venus_orbit", "probe")
    t.play("spacecraft 1", "maneuver venus", "reveal")
    assert t.missions() == []


# --- manned


def test_a_manned_mission_takes_an_astronaut_there_and_back() -> None:
    t = orbiter("vostok", "pilot", missions=("man_in_orbit", "man_in_space"))
    assert t.missions() == []
    t.knows(re_entry="").play("spacecraft 1", "maneuver earth")
    assert t.missions() == ["man_in_space", "man_in_orbit"]


def test_he_need_not_be_in_good_health() -> None:
    t = Table(missions=("man_in_space", "man_on_venus")).knows(soyuz_rockets="").card("suborbital_flight_mild_sickness")
    t.craft("earth", "soyuz", "vostok", "pilot")
    t.deals("1").play("spacecraft 1", "maneuver suborbital_flight", "fire soyuz", "end_turn")
    assert t.missions() == ["man_in_space"]


def test_it_must_be_the_same_astronaut() -> None:
    t = Table(missions=("man_on_the_moon", "man_on_venus")).knows(re_entry="", landing="", soyuz_rockets="")
    t.card("moon_barren")
    t.craft("lunar_orbit", "eagle", "soyuz", "pilot")
    t.craft("earth_orbit", "apollo", "doctor")
    t.play("spacecraft 1", "maneuver moon", "fire soyuz", "spacecraft 2", "maneuver earth")
    assert t.place(1) == "moon"
    assert t.missions() == []


def test_a_man_on_the_moon_comes_home_by_docking() -> None:
    t = Table(missions=("man_on_the_moon", "man_on_venus")).knows(
        rendezvous="", re_entry="", landing="", atlas_rockets="", soyuz_rockets=""
    )
    t.card("moon_barren")
    t.craft("lunar_orbit", "apollo", "eagle", "soyuz", "atlas", "atlas", "pilot", "doctor")
    t.play("spacecraft 1", "separate", "part eagle", "part atlas", "part atlas", "astronaut 1", "done")
    t.play("spacecraft 2", "maneuver moon", "fire atlas", "stop")
    t.play("spacecraft 2", "maneuver lunar_orbit", "fire atlas")
    t.play("spacecraft 1", "dock")
    t.play("spacecraft 1", "maneuver earth_orbit", "years 0", "fire soyuz")
    t.play("spacecraft 1", "maneuver earth")
    assert t.missions() == ["man_on_the_moon"]
    assert t.ship().crew == [2, 1]


def test_an_astronaut_on_earth_starts_afresh() -> None:
    t = orbiter("vostok", "pilot", missions=())
    t.knows(re_entry="").play("spacecraft 1", "maneuver earth")
    assert t.s.people[1] == 1


# --- stations


def station(place: str, mission: str, tokens: int = 0) -> Table:
    t = Table(agencies=2, missions=(mission, "man_on_the_moon", "extraterrestrial_life")).knows(life_support="")
    t.craft(place, "aldrin", *["supplies"] * 9, "pilot", tokens=tokens, origin="earth_orbit" if tokens else "")
    return t.deals("nasa").play("end_turn", "end_turn")


def test_a_station_mission_is_completed_when_a_year_starts_and_the_10_are_kept() -> None:
    t = station("earth_orbit", "space_station")
    assert t.missions() == ["space_station"]
    assert [t.agency(seat).money for seat in (0, 1)] == [25, 35]


def test_a_space_station_may_be_under_way() -> None:
    t = station("mars_orbit", "space_station", tokens=3)
    assert t.missions() == ["space_station"]


@pytest.mark.parametrize(
    ("place", "mission", "done"),
    [
        ("moon", "lunar_station", True),
        ("lunar_orbit", "lunar_station", False),
        ("mars", "mars_station", True),
        ("venus", "venus_station", True),
    ],
)
def test_other_stations_must_be_at_their_place(place: str, mission: str, done: bool) -> None:
    assert station(place, mission).missions() == ([mission] if done else [])


def test_of_several_agencies_the_one_with_the_fewest_points_completes_a_station() -> None:
    t = Table(agencies=2, missions=("space_station", "man_on_the_moon", "extraterrestrial_life"))
    t.agency(0).missions = 1
    for seat in (0, 1):
        t.knows(seat, life_support="")
        t.craft("earth_orbit", "vostok", "supplies", "pilot", seat=seat)
    t.play("end_turn", "end_turn")
    assert t.missions(1) == ["space_station"]


def test_a_tie_for_a_station_is_broken_by_lot() -> None:
    t = Table(agencies=2, missions=("space_station", "man_on_the_moon", "extraterrestrial_life"))
    for seat in (0, 1):
        t.knows(seat, life_support="")
        t.craft("earth_orbit", "vostok", "supplies", "pilot", seat=seat)
    t.deals("okb_1").play("end_turn", "end_turn")
    assert t.missions(1) == ["space_station"]


def test_stations_are_completed_by_ascending_value() -> None:
    t = Table(agencies=2, missions=("lunar_station", "space_station", "extraterrestrial_life"))
    for seat in (0, 1):
        t.knows(seat, life_support="")
        t.craft("moon", "vostok", "supplies", "pilot", seat=seat)
    t.deals("nasa").play("end_turn", "end_turn")
    assert t.missions(0) == ["space_station"]
    assert t.missions(1) == ["lunar_station"]


# --- samples


def homecoming(sample: str, card: str, missions: tuple[str, ...]) -> Table:
    t = Table(missions=(*missions, "man_on_venus")).card(card)
    t.craft("earth_orbit", "probe", sample)
    return t.play("spacecraft 1", "maneuver earth")


@pytest.mark.parametrize(
    ("sample", "mission"),
    [
        ("moon_sample", "lunar_sample_return"),
        ("mars_sample", "mars_sample_return"),
        ("phobos_sample", "phobos_sample_return"),
        ("ceres_sample", "ceres_sample_return"),
    ],
)
def test_a_sample_that_reaches_earth_completes_its_mission_and_is_kept(sample: str, mission: str) -> None:
    body = sample.removesuffix("_sample")
    t = homecoming(sample, f"{body}_barren", (mission, "extraterrestrial_life"))
    assert t.missions() == [mission]
    assert t.parts() == {"probe": 1, sample: 1}


@pytest.mark.parametrize(
    ("sample", "card"),
    [
        ("moon_sample", "moon_microbes"),
        ("mars_sample", "mars_plant_life"),
        ("venus_sample", "venus_wetland_life"),
    ],
)
def test_a_sample_with_life_completes_extraterrestrial_life(sample: str, card: str) -> None:
    assert homecoming(sample, card, ("extraterrestrial_life",)).missions() == ["extraterrestrial_life"]


# --- impossible missions


def test_a_card_that_destroys_removes_what_it_makes_impossible() -> None:
    missions = (
        "lunar_lander",
        "lunar_sample_return",
        "man_on_the_moon",
        "lunar_station",
        "lunar_survey",
        "mars_lander",
    )
    t = Table(missions=missions).knows(surveying="").card("moon_dust_oceans", revealed=False)
    t.craft("lunar_orbit", "probe")
    t.play("spacecraft 1", "survey moon", "reveal")
    assert t.missions() == ["lunar_survey"]
    assert t.open_missions() == ["mars_lander"]
    assert t.s.removed.bit_count() == 4


def test_life_is_given_up_when_moon_mars_and_venus_are_known_to_have_none() -> None:
    t = Table(missions=("extraterrestrial_life", "man_on_mars")).knows(surveying="")
    t.card("moon_barren").card("mars_minerals").card("venus_oceans", revealed=False)
    t.craft("venus_orbit", "probe")
    t.play("spacecraft 1", "survey venus", "reveal")
    assert t.open_missions() == ["man_on_mars"]
    t = Table(missions=("extraterrestrial_life", "man_on_mars")).knows(surveying="")
    t.card("moon_barren").card("venus_oceans", revealed=False)
    t.craft("venus_orbit", "probe")
    t.play("spacecraft 1", "survey venus", "reveal")
    assert t.open_missions() == ["man_on_mars", "extraterrestrial_life"]


def test_life_known_somewhere_stays_a_mission() -> None:
    t = Table(missions=("extraterrestrial_life", "man_on_mars")).knows(surveying="")
    t.card("moon_barren").card("mars_plant_life").card("venus_oceans", revealed=False)
    t.craft("venus_orbit", "probe")
    t.play("spacecraft 1", "survey venus", "reveal")
    assert t.open_missions() == ["man_on_mars", "extraterrestrial_life"]


def test_a_station_whose_mission_is_not_on_the_table_brings_nothing() -> None:
    """Not even lots are drawn between two agencies that man one."""
    t = Table(agencies=2, missions=("man_on_venus",))
    for seat in (0, 1):
        t.knows(seat, life_support="")
        t.craft("earth_orbit", "vostok", "supplies", "pilot", seat=seat)
    t.deals("okb_1").play("end_turn", "end_turn")
    assert t.s.year == 1961
    assert t.script == [], "the only lot drawn is the one for the first turn"
    assert (t.missions(0), t.missions(1)) == ([], [])


def test_the_card_that_completes_a_mission_takes_effect_before_the_game_is_decided() -> None:
    """Revealing the Moon brings 4 points and seems to decide the game; the crew it drowns costs 6."""
    t = Table(agencies=2, missions=("lunar_survey", "artificial_satellite")).knows(landing="", soyuz_rockets="")
    t.card("moon_dust_oceans", revealed=False)
    t.craft("lunar_orbit", "soyuz", "apollo", "pilot", "doctor", "mechanic")
    t.play("spacecraft 1", "maneuver moon", "fire soyuz", "reveal")
    assert t.missions() == ["lunar_survey"]
    assert t.agency().lost_astronauts == 3
    assert not t.match.over


def test_the_last_mission_does_not_spare_who_completes_it() -> None:
    t = Table(missions=("lunar_survey",)).knows(landing="", soyuz_rockets="")
    t.card("moon_dust_oceans", revealed=False)
    t.craft("lunar_orbit", "soyuz", "vostok", "pilot")
    t.play("spacecraft 1", "maneuver moon", "fire soyuz", "reveal")
    assert t.match.over
    assert t.match.result.breakdown == ({"lunar_survey": 4, "lost_astronauts": -2},)


def test_a_probe_under_way_completes_nothing() -> None:
    t = Table(missions=("artificial_satellite", "man_on_venus"))
    t.craft("earth_orbit", "damaged_probe", "aldrin", "supplies", "mechanic", tokens=1, origin="lunar_orbit")
    t.play("spacecraft 1", "repair")
    assert t.missions() == []
    t.play("end_turn")
    assert t.missions() == ["artificial_satellite"]
