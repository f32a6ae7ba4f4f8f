"""The forecast of a flight in Galaxy Trucker: repeatable, from what the seat knows, and near what a longer run says."""

from __future__ import annotations

from typing import Any

import pytest

import cosmodrome
from cosmodrome import bots
from cosmodrome.bots import studies
from cosmodrome.bots.galaxy_trucker.forecast import forecast
from cosmodrome.games.galaxy_trucker.redeal import redeal
from cosmodrome.games.galaxy_trucker.state import BUILDING, GalaxyTrucker
from cosmodrome.kernel import Match, SeededDealer, UnknownTopic


def built(plies: int, **options: Any) -> Match:
    """A yard in which truckers have built for so long."""
    match = cosmodrome.new("galaxy_trucker", seed=5, **{"players": 2, "rounds": ["1"], "tempo": "calm", **options})
    cast = [bots.make("greedy", "galaxy_trucker", seat) for seat in range(match.players)]
    for _ in range(plies):
        ask = match.asks[0]
        match.play(cast[ask.seat].choose(match.seat(ask.seat)), ask.seat)
    return match


def state(match: Match) -> GalaxyTrucker:
    s = match.state
    assert isinstance(s, GalaxyTrucker)
    return s


def test_the_mean_of_a_forecast_lies_within_its_interval_of_a_longer_run() -> None:
    match = built(60)
    assert state(match).phase == BUILDING
    short = forecast(match, state(match), 0, seed=1, more=False)["credits"]
    longer = forecast(match, state(match), 0, seed=2, flights=1200, more=False)["credits"]
    assert longer["error"] < short["error"] / 2
    assert abs(short["mean"] - longer["mean"]) <= 3 * (short["error"] ** 2 + longer["error"] ** 2) ** 0.5
    assert short["low"] < short["mean"] < short["high"]


def test_what_the_seat_has_not_seen_makes_no_difference_and_what_it_has_seen_does() -> None:
    match = built(60)
    s = state(match)
    assert 0 < s.seen[0] < 7
    told = forecast(match, s, 0, flights=60)
    other = match.copy()
    redeal(state(other), 0, SeededDealer(99))
    assert state(other).piles != s.piles
    assert forecast(other, state(other), 0, flights=60) == told
    forgetful = match.copy()
    state(forgetful).seen[0] = 0
    blind = forecast(forgetful, state(forgetful), 0, flights=60, more=False)
    assert blind["known"]["cards"] == 0 < told["known"]["cards"]
    assert blind["credits"] != told["credits"]


def test_a_forecast_changes_nothing_and_repeats() -> None:
    match = built(40, building="lenient")
    before = match.view(0)
    told = studies.explain(match, 0, "forecast")
    assert match.view(0) == before
    assert studies.explain(match, 0, "forecast") == told
    assert told["flights"] == 200
    assert set(told["lost"]) <= {"cabins", "batteries", "holds", "engines", "cannons", "shields"}
    assert all(0 <= part["mean"] <= part["of"] for part in told["lost"].values())
    total = sum(told["accounts"].values())
    assert total == pytest.approx(told["credits"]["mean"], abs=0.1)
    assert [more["credits"] for more in told["more"]] == sorted((m["credits"] for m in told["more"]), reverse=True)


def test_a_ship_without_guns_or_engines_gains_by_them() -> None:
    """The pilot cabin alone drifts: an engine or a cannon can only help."""
    told = studies.explain(cosmodrome.new("galaxy_trucker", seed=1, players=1, tempo="calm"), 0, "forecast")
    assert told["arrives"] < 0.9
    gains = {more["part"]: more["credits"] for more in told["more"]}
    assert gains["engines"] > 0


def test_no_forecast_in_a_race_for_spectators_or_in_flight() -> None:
    with pytest.raises(UnknownTopic):
        studies.explain(built(0, tempo="race"), 0, "forecast")
    with pytest.raises(UnknownTopic):
        studies.explain(built(0), None, "forecast")
    with pytest.raises(UnknownTopic):
        studies.explain(built(0), 0, "deserved")


@pytest.mark.parametrize("options", [{}, {"tempo": "race"}, {"test_flight": True, "rounds": []}])
def test_after_the_flight_it_says_what_the_ship_deserved(options: dict[str, Any]) -> None:
    match = built(0, **options)
    cast = [bots.make("greedy", "galaxy_trucker", seat) for seat in range(match.players)]
    while not match.over:
        ask = next((ask for ask in match.asks if ask.seat >= 0), match.asks[0])
        match.play(cast[ask.seat].choose(match.seat(ask.seat)), ask.seat)
    told = studies.explain(match, 1, "deserved")
    settled = next(event for event in match.events_since(0, 1) if event["kind"] == "settled" and event["seat"] == 1)
    assert told["earned"] == settled["credits"]
    assert told["components_lost"] == settled["lost"]
    assert told["credits"]["high"] > 0
    assert told["more"] == []
