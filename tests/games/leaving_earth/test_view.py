"""What a seat may know, and imagining what it does not."""

from __future__ import annotations

import json
import random
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from cosmodrome.games.leaving_earth.pieces import EXPLORABLE, HIDDEN_CARDS
from cosmodrome.games.leaving_earth.redeal import redeal
from cosmodrome.games.leaving_earth.seen import Now, View
from cosmodrome.kernel import Match, SeededDealer
from tests.games.leaving_earth.table import Prepared, Table
from tests.games.leaving_earth.test_invariants import crowded


def test_money_components_and_numbers_of_outcomes_are_public_but_not_which_outcomes() -> None:
    t = Table(agencies=2).knows(landing="sfF").store("juno", "pilot")
    seen = t.match.view(1)["agencies"][0]
    assert seen["money"] == 25
    assert seen["parts"] == {"juno": 1}
    assert seen["astronauts"][0]["role"] == "pilot"
    assert seen["advancements"] == {"landing": {"outcomes": 3, "known": {}}}
    assert t.match.view(0)["agencies"][0]["advancements"] == seen["advancements"]


def test_a_spectator_sees_no_card_that_somebody_only_looked_at() -> None:
    t = Table().card("moon_minerals", revealed=False)
    t.s.looked[EXPLORABLE.index("moon")] = 1
    assert t.match.view(0)["cards"]["moon"]["card"] == "moon_minerals"
    assert t.match.view(None)["cards"]["moon"]["card"] is None


def test_the_view_shows_the_maneuver_being_flown() -> None:
    t = Table().knows(juno_rockets="")
    t.craft("earth", "juno", "juno", "probe")
    t.play("spacecraft 1", "maneuver suborbital_flight", "fire juno")
    assert t.match.view(0)["now"]["maneuver"] == {
        "from": "earth",
        "to": "suborbital_flight",
        "years": 0,
        "required": 9,
        "thrust": 4,
    }


def test_the_view_shows_what_every_duration_would_need() -> None:
    t = Table(year=1960).knows(soyuz_rockets="")
    t.craft("earth_orbit", "soyuz", "probe")
    t.play("spacecraft 1", "maneuver mars_orbit")
    assert t.match.view(0)["now"]["durations"] == {
        "from": "earth_orbit",
        "to": "mars_orbit",
        "required": {"1": 200, "2": 100, "3": 50},
        "longest": 16,
    }
    t.play("years 3")
    assert "durations" not in t.match.view(0)["now"]


def test_the_view_shows_the_outcome_drawn_and_what_removing_it_costs() -> None:
    t = Table().knows(juno_rockets="ssf")
    t.craft("earth", "juno", "juno", "probe")
    t.deals("minor_failure").play("spacecraft 1", "maneuver suborbital_flight", "fire juno")
    drawn = t.match.view(0)["now"]["drawn"]
    assert drawn == {"advancement": "juno_rockets", "outcome": "minor_failure", "cost": 5, "aside": []}


def test_the_view_says_who_sits_where_while_it_matters() -> None:
    t = Table().knows(re_entry="s")
    t.craft("earth_orbit", "apollo", "apollo", "pilot", "doctor")
    t.play("spacecraft 1", "maneuver earth", "astronaut 1")
    first, second = t.match.view(0)["now"]["seating"]
    assert first == {"part": "apollo", "astronauts": [1]}
    assert second == {"part": "apollo", "astronauts": []}


def test_imagining_keeps_what_was_seen_and_deals_the_rest_anew() -> None:
    t = Table(agencies=2).knows(landing="sfF", juno_rockets="ss").card("moon_minerals", revealed=False)
    s = t.s
    s.agencies[0].known[7] = 4
    s.looked[EXPLORABLE.index("moon")] = 1
    piles, moons = set(), set()
    for seed in range(40):
        twin = s.copy()
        redeal(twin, 0, SeededDealer(seed))
        pile = twin.agencies[0].outcomes[7]
        piles.add(pile)
        assert pile // 4 % 4 >= 1, "the minor failure that everybody saw is still there"
        assert twin.cards[EXPLORABLE.index("moon")] == s.cards[EXPLORABLE.index("moon")]
        assert sum(twin.deck) == sum(s.deck)
        other = s.copy()
        redeal(other, 1, SeededDealer(seed))
        moons.add(HIDDEN_CARDS[other.cards[EXPLORABLE.index("moon")]].id)
    assert len(piles) > 3
    assert len(moons) == 4


def test_a_view_is_small_plain_data() -> None:
    assert len(json.dumps(Table(agencies=5).match.view(0))) < 6000


def test_imagining_believes_what_came_up_often() -> None:
    """Twice a minor failure from three cards: the pile holds more of them than the deck would make one think."""
    t = Table().knows(landing="ffs")
    s = t.s
    s.agencies[0].known[7] = 4
    minors = {}
    for tally in (8, 5 * 8):
        s.agencies[0].tallies[7] = tally
        minors[tally] = 0
        for seed in range(300):
            twin = s.copy()
            redeal(twin, 0, SeededDealer(seed))
            minors[tally] += twin.agencies[0].outcomes[7] // 4 % 4
    assert 300 * 1.4 < minors[8] < 300 * 1.8
    assert minors[5 * 8] > 300 * 2


def test_draws_are_tallied_until_the_pile_changes() -> None:
    t = Table().knows(juno_rockets="ssf")
    t.craft("earth", *["juno"] * 4, "probe")
    t.deals("success", "success", "minor_failure", "success").play("spacecraft 1", "maneuver earth_orbit")
    t.play("fire juno", "keep", "fire juno", "keep", "fire juno", "keep")
    assert t.agency().tallies[0] == 2 + 8
    t.play("fire juno", "remove")
    assert t.agency().tallies[0] == 0


def fits(value: Any, kind: Any, where: str = "view") -> None:
    """Fail where a value is not of its declared type."""
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        assert set(value) <= set(hints), f"{where} holds {sorted(set(value) - set(hints))}"
        assert set(kind.__required_keys__) <= set(value), f"{where} lacks {set(kind.__required_keys__) - set(value)}"
        for name, one in value.items():
            fits(one, hints[name], f"{where}.{name}")
    elif get_origin(kind) is list:
        for one in value:
            fits(one, get_args(kind)[0], f"{where}[]")
    elif get_origin(kind) is dict:
        for one in value.values():
            fits(one, get_args(kind)[1], f"{where}{{}}")
    else:
        assert isinstance(value, kind), f"{where} is {value!r}"


def test_every_view_of_wild_play_is_as_declared() -> None:
    shown: set[str] = set()
    for seed in range(4):
        rng = random.Random(seed)
        match = Match(Prepared(crowded(3, rng)), {"players": 3, "level": "medium"}, SeededDealer(seed))
        for _ in range(250):
            if match.over:
                break
            view = match.view(rng.choice([None, 0, 1, 2]))
            fits(view, View)
            shown |= set(view["now"])
            match.play(rng.choice(match.asks[0].moves))
    assert shown == set(get_type_hints(Now))
    with pytest.raises(AssertionError, match="holds"):
        fits({**match.view(None), "secret": 1}, View)
