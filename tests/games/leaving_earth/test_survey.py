"""Surveying and collecting."""

from __future__ import annotations

import pytest

from cosmodrome.kernel import IllegalMove
from tests.games.leaving_earth.table import Table


def surveyor(*parts: str, at: str = "lunar_fly_by", pile: str = "", tokens: int = 0) -> Table:
    t = Table(agencies=2, missions=("lunar_survey", "man_on_venus", "venus_station")).card(
        "moon_barren", revealed=False
    )
    t.knows(surveying=pile)
    t.craft(at, *(parts or ("probe",)), tokens=tokens)
    return t


def test_a_survey_looks_at_the_card_and_revealing_it_is_optional_and_safe() -> None:
    t = surveyor().play("spacecraft 1", "survey moon")
    assert t.match.view(0)["cards"]["moon"] == {"revealed": False, "card": "moon_barren", "looked": [0]}
    assert t.match.view(1)["cards"]["moon"] == {"revealed": False, "card": None, "looked": [0]}
    t.play("conceal")
    assert t.fleet() == [1]
    assert t.missions() == []


def test_revealing_completes_the_survey_mission() -> None:
    t = surveyor().play("spacecraft 1", "survey moon", "reveal")
    assert t.missions() == ["lunar_survey"]
    assert t.match.view(1)["cards"]["moon"]["card"] == "moon_barren"


def test_who_looked_earlier_reveals_only_by_surveying_again() -> None:
    t = surveyor().play("spacecraft 1", "survey moon", "conceal")
    assert not [move for move in t.offered if move == "reveal"]
    t.play("spacecraft 1", "survey moon", "reveal")
    assert t.missions() == ["lunar_survey"]


@pytest.mark.parametrize("pile", ["f", "F"])
def test_a_failed_survey_shows_nothing(pile: str) -> None:
    t = surveyor(pile=pile).play("spacecraft 1", "survey moon", "keep")
    assert t.match.view(0)["cards"]["moon"]["card"] is None
    assert t.question == "turn"


def test_surveying_takes_the_advancement_a_working_probe_or_capsule_and_no_time_tokens() -> None:
    t = Table()
    t.craft("lunar_orbit", "probe")
    with pytest.raises(IllegalMove, match="needs_advancement"):
        t.play("spacecraft 1").play("survey moon")
    with pytest.raises(IllegalMove, match="needs_probe_or_capsule"):
        surveyor("damaged_probe", "juno").play("spacecraft 1", "survey moon")
    with pytest.raises(IllegalMove, match="under_way"):
        surveyor(at="lunar_orbit", tokens=1).play("spacecraft 1", "survey moon")
    surveyor("eagle").play("spacecraft 1", "survey moon")


def test_only_cards_whose_symbol_is_on_a_way_from_here_can_be_surveyed() -> None:
    t = surveyor(at="earth_orbit").play("spacecraft 1")
    assert [move for move in t.offered if move.startswith("survey")] == ["survey solar_radiation"]
    with pytest.raises(IllegalMove, match="out_of_sight"):
        t.play("survey moon")


def test_suborbital_flight_can_never_be_surveyed() -> None:
    t = surveyor(at="earth").play("spacecraft 1")
    with pytest.raises(IllegalMove, match="out_of_sight"):
        t.play("survey suborbital_flight")


def test_a_revealed_card_is_surveyed_only_to_test() -> None:
    t = surveyor(pile="s").card("moon_barren").play("spacecraft 1", "survey moon", "remove")
    assert t.pile("surveying") == ""
    t.play("spacecraft 1")
    with pytest.raises(IllegalMove, match="nothing_to_survey"):
        t.play("survey moon")


# --- collecting


def collector(card: str, at: str, *parts: str, tokens: int = 0) -> Table:
    t = Table().card(card)
    t.craft(at, *parts, tokens=tokens)
    return t.play("spacecraft 1")


@pytest.mark.parametrize("body", ["moon", "mars", "phobos", "venus", "ceres"])
def test_samples_are_collected_on_every_solid_body_any_number_for_nothing(body: str) -> None:
    card = {"venus": "venus_oceans"}.get(body, f"{body}_barren")
    t = collector(card, body, "probe").play(f"collect {body}_sample", "amount 10")
    t.play("spacecraft 1", f"collect {body}_sample", "amount 2")
    assert t.parts() == {"probe": 1, f"{body}_sample": 12}
    assert t.ship().mass == 13


def test_supplies_are_collected_where_a_revealed_card_offers_them() -> None:
    t = collector("ceres_water_ice", "ceres", "probe").play("collect supplies", "amount 3")
    assert t.parts() == {"probe": 1, "supplies": 3}
    with pytest.raises(IllegalMove, match="nothing_to_collect"):
        collector("ceres_minerals", "ceres", "probe").play("collect supplies")


def test_supplies_are_not_collected_before_the_card_is_revealed() -> None:
    t = Table().card("ceres_water_ice", revealed=False).card("moon_barren")
    t.craft("ceres", "probe")
    t.play("spacecraft 1")
    assert "collect ceres_sample" in t.offered
    assert "collect supplies" not in t.offered


def test_what_is_collected_is_told() -> None:
    t = collector("ceres_water_ice", "ceres", "probe").play("collect supplies", "amount 3")
    event = t.match.events_since(0, None)[-1]
    assert (event["kind"], event["part"], event["number"]) == ("collected", "supplies", 3)


def test_nothing_is_collected_in_orbit_or_on_earth() -> None:
    with pytest.raises(IllegalMove, match="nothing_to_collect"):
        collector("moon_barren", "lunar_orbit", "probe").play("collect moon_sample")
    with pytest.raises(IllegalMove, match="nothing_to_collect"):
        collector("moon_barren", "earth", "probe").play("collect supplies")


def test_collecting_takes_a_working_probe_or_capsule_or_a_healthy_astronaut() -> None:
    collector("moon_barren", "moon", "damaged_vostok", "pilot").play("collect moon_sample", "amount 1")
    with pytest.raises(IllegalMove, match="needs_probe_or_capsule"):
        collector("moon_barren", "moon", "damaged_vostok", "hurt_pilot").play("collect moon_sample")
    with pytest.raises(IllegalMove, match="needs_probe_or_capsule"):
        collector("moon_barren", "moon", "damaged_probe").play("collect moon_sample")
    with pytest.raises(IllegalMove, match="under_way"):
        collector("phobos_barren", "phobos", "probe", tokens=1).play("collect phobos_sample")


def test_once_a_survey_has_ended_the_game_nobody_is_asked_about_its_outcome() -> None:
    t = Table(2, missions=("lunar_survey",)).knows(surveying="sf").card("moon_barren", False)
    t.craft("lunar_orbit", "probe")
    t.deals("success").play("spacecraft 1", "survey moon", "reveal")
    assert t.match.over
    assert t.pile("surveying") == "sf"


def test_looking_and_revealing_each_tell_something_new() -> None:
    t = surveyor().play("spacecraft 1")
    told = [t.s.reveals]
    for move in ("survey moon", "reveal"):
        t.play(move)
        told.append(t.s.reveals)
    assert told[0] < told[1] < told[2]
