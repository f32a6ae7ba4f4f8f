"""The way to the next launch: agrees with what the rules offer, and never promises what they refuse."""

from __future__ import annotations

from functools import cache

import pytest

import cosmodrome
from cosmodrome import bots
from cosmodrome.games.galactic_cruise.rules.preflight import cockpit_value
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Match, SeededDealer, UnknownTopic


@cache
def turns_of(seed: int, players: int) -> list[tuple[Match, int]]:
    """Positions at the beginning of turns, of a match that bots play, with whose turn it is."""
    match = cosmodrome.new("galactic_cruise", seed=seed, players=players)
    cast = [bots.make("greedy", "galactic_cruise", seat) for seat in range(players)]
    found: list[tuple[Match, int]] = []
    while not match.over and len(found) < 16:
        ask = match.asks[0]
        if ask.question == "turn":
            found.append((match.copy(), ask.seat))
        match.play(cast[ask.seat].choose(match.seat(ask.seat)), ask.seat)
    return found


@pytest.mark.parametrize(("seed", "players"), [(3, 2), (11, 3)])
def test_a_launch_is_one_turn_away_just_when_the_rules_offer_it_and_every_first_step_is_offered(
    seed: int, players: int
) -> None:
    ways = 0
    for match, seat in turns_of(seed, players):
        ask = match.asks[0]
        offered = {str(move) for move in ask.moves}
        way = match.explain(seat, "way")["way"]
        piloted = {"launch worker", "launch expert"} & offered
        if way is None:
            assert not piloted
            continue
        ways += 1
        assert (way["turns"] == 1) == bool(piloted)
        first = way["steps"][0]
        if first["do"] == "worker":
            assert {f"assign_worker {first['location']}", f"assign_expert {first['location']}"} & offered
        if first["do"] == "meeting":
            assert "call_meeting" in offered
        assert way["steps"][-1]["do"] == "launch"
        assert len(way["steps"]) == way["turns"]
    assert ways > 8


def test_a_way_is_walked_to_its_launch() -> None:
    """The first turn of a planned way, taken as it says, leaves a way that is one turn shorter."""
    shorter = 0
    for position, seat in turns_of(3, 2):
        match = position.copy()
        way = match.explain(seat, "way")["way"]
        if way is None or way["turns"] < 2 or way["steps"][0]["do"] != "worker" or not way["steps"][0]["actions"]:
            continue
        step = way["steps"][0]
        if step["actions"] == ["schedule_cruise"] and f"send_worker {step['location']}+schedule_cruise" in map(
            str, match.asks[0].moves
        ):
            match.play(f"send_worker {step['location']}+schedule_cruise", seat)
            while match.asks[0].seat != seat:
                # Whoever was bumped takes a bonus first.
                match.play(match.asks[0].moves[0], match.asks[0].seat)
            match.play(f"schedule {way['cruise']}", seat)
            company = match.view(seat)["companies"][seat]
            assert company["scheduled"] is not None
            after = match.explain(seat, "way")["way"]
            assert after is not None
            assert after["turns"] <= way["turns"] - 1
            shorter += 1
    assert shorter > 0


def test_every_cockpit_is_told_with_what_the_rules_would_score_for_it() -> None:
    match, seat = turns_of(3, 2)[-1]
    s = match.state
    assert isinstance(s, GalacticCruise)
    told = match.explain(seat, "way")["cockpits"]
    own = [one["points"] for one in told if one["whose"] != "display"]
    company = s.companies[seat]
    assert sorted(own) == sorted(cockpit_value(s, company, shuttle) for shuttle in company.shuttles)
    assert len(told) == len(own) + sum(cockpit >= 0 for cockpit in s.cockpit_display)


def test_the_way_is_told_to_the_company_alone_from_what_it_knows() -> None:
    match, seat = turns_of(3, 2)[0]
    other = match.imagine(seat, SeededDealer(5))
    assert other.explain(seat, "way") == match.explain(seat, "way")
    with pytest.raises(UnknownTopic):
        match.explain(None, "way")
