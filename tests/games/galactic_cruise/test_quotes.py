"""A quote is what will be booked; the checklist is what the rules say; a view is what its type says."""

from __future__ import annotations

import json
import random
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.seen import View
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Match, SeededDealer, UnknownTopic
from tests.games.galactic_cruise.table import Table, shuttle

EVERYTHING = ("advanced_technologies", "location_bonuses", "specialized_blueprints", "starting_upgrades")
BOXES = ("advancements_parts", "accommodations_parts")
#: Verbs whose price is booked at once, before anything else is asked.
AT_ONCE = {"borrow_connection", "borrow_technology", "buy", "hire"}


def purse(match: Match, seat: int) -> dict[str, int]:
    assert isinstance(match.state, GalacticCruise)
    p = match.state.companies[seat]
    return {"money": p.money}


def test_what_is_quoted_is_what_is_booked() -> None:
    rng = random.Random(3)
    checked: set[str] = set()
    for seed in range(3):
        match = Match(GAME, GAME.check_options({"players": 3, "modules": BOXES}), SeededDealer(seed), listen=False)
        while not match.over:
            ask = match.asks[0]
            move = rng.choice(ask.moves)
            quote = match.quote(ask, move)
            json.dumps(quote)
            before = purse(match, ask.seat)
            match.play_trusted(ask, move)
            if move.verb.name in AT_ONCE and quote.get("cost"):
                after = purse(match, ask.seat)
                assert after["money"] == before["money"] - quote["cost"].get("money", 0), (move, quote)
                assert ask.seat not in quote.get("to", [])
                checked.add(move.verb.name)
    assert checked == AT_ONCE


def test_a_quote_names_price_result_and_who_is_paid() -> None:
    t = Table(3)
    t.own(1, "automated_systems")
    t[0].reputation = 7
    ask = t.go().match.asks[0]

    def quoted(text: str) -> dict[str, Any]:
        return t.match.quote(ask, GAME.moves.parse(text))

    assert quoted("borrow_technology automated_systems") == {"cost": {"money": 1}, "to": [1]}
    assert quoted("refresh_blueprints") == {"cost": {"reputation": 1}}
    t[0].reputation = 0
    assert quoted("refresh_blueprints") == {"cost": {"vp": 1}}
    assert quoted("call_meeting") == {}


def test_the_launch_checklist_says_what_is_missing() -> None:
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t.go()
    lines = {line["key"]: line for line in t.match.explain(0, "launch:0")["checks"]}
    assert lines["cruise"]["state"] == "missing"
    t.schedule(0, "b12", (0, 0, 1))
    t[0].storage, t[0].resources = [5, 5, 5], [2, 2, 4]
    explained = t.match.explain(0, "launch:0")
    assert explained["possible"]
    assert {line["state"] for line in explained["checks"]} == {"ready"}
    assert [(line["key"], line["need"]) for line in explained["checks"]][-4:-1] == [
        ("food", 2),
        ("oxygen", 2),
        ("fuel", 4),
    ]
    t[0].resources = [2, 2, 3]
    t.hand(0, "marketing_blitz")
    lines = {line["key"]: line["state"] for line in t.match.explain(0, "launch:0")["checks"]}
    assert lines["fuel"] == "help"


def test_the_next_launch_is_that_of_the_longest_shuttle_on_the_ground() -> None:
    t = Table(3)
    t.fleet(0, shuttle("ball_pit"), shuttle("karaoke", "comedy_club"))
    t.go()
    assert t.match.explain(0, "launch") == t.match.explain(0, "launch:1")


def test_a_blueprint_shows_what_it_would_make_of_the_shuttle() -> None:
    t = Table(3)
    t.fleet(0, shuttle("ball_pit", "karaoke", "comedy_club"), shuttle("sauna_pod"))
    t.blueprints(0, "zero_g_circus")
    t.go()
    before = t.match.explain(0, "launch:1")
    told = t.match.explain(0, "segment:zero_g_circus")
    # The first shuttle is full; one more segment makes a cabin of the second and needs no more than two of oxygen.
    assert (told["shuttle"], told["below"], told["cabins"]) == (1, 1, before["cabins"] + 1)
    assert told["price"] == {"money": 4, "reputation": 0}
    assert {line["key"]: line["need"] for line in told["checks"]}["oxygen"] == 2
    assert told["cockpit_vp"] == before["cockpit_vp"] + 1
    # Nothing of it has happened.
    assert t.match.explain(0, "launch:1") == before


def test_a_blueprint_that_fits_no_shuttle_has_only_its_price() -> None:
    t = Table(3)
    t.fleet(0, shuttle("ball_pit", "karaoke", "comedy_club"))
    t.blueprints(0, "zero_g_circus")
    t.go()
    assert t.match.explain(0, "segment:zero_g_circus") == {"price": {"money": 4, "reputation": 0}, "shuttle": None}


@pytest.mark.parametrize("about", ["launch:7", "launch:x", "segment:nothing", "segment:arcade_alley", "weather", ""])
def test_what_nobody_can_explain_is_refused(about: str) -> None:
    with pytest.raises(UnknownTopic):
        Table(3).go().match.explain(0, about)


def fits(value: Any, kind: Any, where: str) -> None:
    """Fail where a value is not of a type, and name the place."""
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        assert isinstance(value, dict), where
        assert set(value) == set(hints), where
        for name, hint in hints.items():
            fits(value[name], hint, f"{where}.{name}")
        return
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is list:
        assert isinstance(value, list), where
        for one in value:
            fits(one, arguments[0], where)
    elif origin is dict:
        assert isinstance(value, dict), where
        for one in value.values():
            fits(one, arguments[1], where)
    elif origin is Literal:
        assert value in arguments, (where, value)
    elif arguments:
        assert any(_is(value, one, where) for one in arguments), (where, value)
    else:
        assert isinstance(value, kind), (where, value)


def _is(value: Any, kind: Any, where: str) -> bool:
    try:
        fits(value, kind, where)
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize("players", [1, 3])
def test_a_view_is_what_its_type_says(players: int) -> None:
    rng = random.Random(players)
    options = GAME.check_options({"players": players, "modules": (*EVERYTHING, *BOXES)})
    match = Match(GAME, options, SeededDealer(players), listen=False)
    while not match.over:
        if rng.random() < 0.02:
            fits(match.view(rng.choice([None, 0])), View, "view")
        ask = match.asks[0]
        match.play_trusted(ask, rng.choice(ask.moves))
    fits(match.view(0), View, "view")
