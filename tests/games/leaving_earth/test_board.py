"""The terminal board of Leaving Earth."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from cosmodrome.cli.boards import board
from cosmodrome.conformance import positions
from cosmodrome.games.leaving_earth.game import GAME
from cosmodrome.text import Words
from tests.games.leaving_earth.table import Table

WORDS = Words(GAME)


def drawn(t: Table, seat: int = 0, width: int = 100) -> str:
    return shown(t.match.view(seat), width)


def shown(view: dict[str, object], width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(board("leaving_earth", {})(view, WORDS, ("Ada", "Ben", "Cleo", "Dan", "Eve")))
    return out.getvalue()


@pytest.mark.parametrize("width", [60, 100, 160])
def test_the_board_fits_every_width_at_every_moment(width: int) -> None:
    for match in positions(GAME, {"players": 3, "level": "very_hard"}, 7, 25):
        text = shown(match.view(0), width)
        assert all(len(line.rstrip()) <= width for line in text.splitlines())


def test_it_shows_missions_places_agencies_and_spacecraft() -> None:
    t = Table(agencies=2, missions=("mars_lander", "space_station")).knows(landing="sf", surveying="")
    t.store("juno", "juno", "doctor")
    t.craft("mars_orbit", "vostok", "damaged_probe", "hurt_pilot", tokens=2)
    text = drawn(t)
    for words in ("7 Mars Lander", "6 Space Station", "NASA (Ada)", "OKB-1 (Ben)", "Landing ▪▪", "Surveying ∞"):
        assert words in text
    assert "2× Juno, Doctor 1" in text
    assert "Mars Orbit in 2 years  mass 3, 1/1 seats  Vostok, damaged Probe, incapacitated Pilot 2" in text


def test_a_card_only_one_agency_has_seen_is_shown_to_that_agency_alone() -> None:
    t = Table(agencies=2).knows(surveying="").card("moon_minerals", revealed=False)
    t.craft("lunar_orbit", "probe")
    t.play("spacecraft 1", "survey moon")
    assert "Looking at the card of Moon" in drawn(t)
    t.play("conceal")
    assert "only you know: minerals on the Moon" in drawn(t, 0)
    assert "minerals on the Moon" not in drawn(t, 1)
    assert "? (seen by NASA)" in drawn(t, 1)


def test_it_says_what_goes_on_in_the_middle_of_an_action() -> None:
    t = Table().knows(juno_rockets="sfF")
    t.craft("earth", "juno", "juno", "probe")
    t.deals("minor_failure").play("spacecraft 1", "maneuver suborbital_flight", "fire juno")
    text = drawn(t)
    assert "Spacecraft 1 to Suborbital Flight: 0 of 9 thrust" in text
    assert "Juno Rockets: minor failure; removing it costs $5" in text
    t = Table(agencies=2).store("juno").play("cooperate", "part juno", "money 5", "in_return")
    assert "Offer by NASA to OKB-1: Juno, $5 for nothing" in drawn(t)


def test_it_says_what_every_duration_needs() -> None:
    t = Table(year=1973).knows(soyuz_rockets="")
    t.craft("earth_orbit", "soyuz", "probe")
    t.play("spacecraft 1", "maneuver mars_orbit")
    assert "Spacecraft 1 to Mars Orbit, thrust needed: ⧗1 200, ⧗2 100, ⧗3 50 or longer" in drawn(t)
