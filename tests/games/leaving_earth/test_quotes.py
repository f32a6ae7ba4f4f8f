"""What an answer costs and brings."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cosmodrome.games.leaving_earth.game import GAME
from cosmodrome.games.leaving_earth.odds import all_work, belief, next_draw
from cosmodrome.games.leaving_earth.pieces import FULL_DECK
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import Match, SeededDealer
from cosmodrome.text import Words
from tests.games.leaving_earth.table import Prepared, Table
from tests.games.leaving_earth.test_invariants import crowded


def quoted(t: Table, move: str) -> dict[str, Any]:
    ask = t.match.asks[0]
    return t.match.quote(ask, GAME.moves.parse(move))


def test_a_purchase_names_its_price_what_arrives_and_what_is_left() -> None:
    t = Table().knows(juno_rockets="", life_support="")
    assert quoted(t, "buy juno") == {"cost": {"money": 1}, "left": {"money": 24}, "gain": {"juno": 1}}
    assert quoted(t, "buy supplies_x5")["gain"] == {"supplies": 5}
    assert quoted(t, "research landing") == {"cost": {"money": 10}, "left": {"money": 15}, "gain": {"outcomes": 3}}
    t.play("several 4")
    assert quoted(t, "buy juno") == {"cost": {"money": 4}, "left": {"money": 21}, "gain": {"juno": 4}}


def test_a_maneuver_names_the_thrust_it_needs_and_what_is_aboard() -> None:
    t = Table().knows(juno_rockets="", atlas_rockets="")
    t.craft("earth", "juno", "atlas", "probe")
    t.play("spacecraft 1")
    assert quoted(t, "maneuver suborbital_flight") == {
        "to": "suborbital_flight",
        "years": 0,
        "required": 18,
        "ready": 31,
        "enough": True,
    }
    assert quoted(t, "maneuver earth_orbit")["enough"] is False


def test_a_maneuver_without_engines_says_that_its_hazards_are_faced_at_once() -> None:
    t = Table().knows(landing="", re_entry="").card("moon_barren")
    t.craft("mars_orbit", "probe")
    t.play("spacecraft 1")
    assert quoted(t, "maneuver mars")["at_once"] is True
    assert "at_once" not in quoted(t, "maneuver phobos")
    t = Table()
    t.craft("lunar_fly_by", "probe")
    t.play("spacecraft 1")
    assert quoted(t, "maneuver lost")["cost"] == {"spacecraft": 1}


def test_faster_years_name_the_greater_thrust() -> None:
    t = Table().knows(ion_thrusters="", saturn_rockets="").card("solar_radiation_level_0")
    t.craft("earth_orbit", "saturn", "ion_thruster", "probe")
    t.play("spacecraft 1", "maneuver mars_orbit")
    assert quoted(t, "years 3") == {"years": 3, "required": 110, "ready": 215, "enough": True}
    assert quoted(t, "years 1") == {"years": 1, "required": 440, "ready": 205, "enough": False}


def test_firing_names_the_thrust_so_far_and_the_chances() -> None:
    t = Table().knows(juno_rockets="s")
    t.agency().known[0] = t.agency().outcomes[0]
    t.craft("earth", *["juno"] * 6, "probe")
    t.play("spacecraft 1", "maneuver suborbital_flight")
    sure = {"success": 1.0, "minor_failure": 0.0, "major_failure": 0.0}
    assert quoted(t, "fire juno") == {
        "number": 1,
        "gain": {"thrust": 4},
        "thrust": 4,
        "required": 21,
        "enough": False,
        "chance": sure,
    }
    assert quoted(t, "fire_on juno")["number"] == 6
    assert quoted(t, "fire_on juno")["thrust"] == 24


def test_removing_an_outcome_names_its_price_and_a_last_success_is_free() -> None:
    t = Table().knows(juno_rockets="s")
    t.craft("earth", "juno", "juno", "probe")
    t.play("spacecraft 1", "maneuver suborbital_flight", "fire juno")
    assert quoted(t, "remove") == {"cost": {"money": 0}, "left": {"money": 25}, "outcomes": 0}
    t = Table().knows(juno_rockets="sf").deals("minor_failure")
    t.craft("earth", "juno", "juno", "probe")
    t.play("spacecraft 1", "maneuver suborbital_flight", "fire juno")
    assert quoted(t, "remove") == {"cost": {"money": 5}, "left": {"money": 20}, "outcomes": 1}


def test_a_reveal_names_its_mission_and_a_secret_its_victims() -> None:
    t = Table(missions=("lunar_survey", "man_on_venus")).knows(landing="", soyuz_rockets="")
    t.card("moon_dust_oceans", revealed=False)
    t.craft("lunar_orbit", "soyuz", "apollo", "pilot", "doctor")
    t.play("spacecraft 1", "maneuver moon", "fire soyuz")
    lost = {"spacecraft": 1, "astronauts": 2, "points": 4}
    assert quoted(t, "reveal") == {"gain": {"points": 4}, "missions": ["lunar_survey"], "cost": lost}
    assert quoted(t, "sacrifice_craft") == {"cost": lost}


def test_ending_the_turn_says_whether_the_year_ends_with_it() -> None:
    t = Table(agencies=2)
    assert quoted(t, "end_turn") == {"ends_year": False}
    t.play("end_turn")
    assert quoted(t, "end_turn") == {"ends_year": True}
    t.play("buy probe")
    assert quoted(t, "end_turn") == {"ends_year": False}


def test_a_sample_names_the_money_and_an_offer_its_two_sides() -> None:
    t = Table(agencies=2).store("moon_sample").card("moon_minerals").deals("nasa")
    t.play("end_turn", "end_turn")
    assert quoted(t, "turn_in moon_sample") == {"cost": {"moon_sample": 1}, "gain": {"money": 25}}
    t = Table(agencies=2).play("cooperate", "money 5", "in_return", "money 1", "propose")
    assert quoted(t, "accept") == {"from": 0, "gains": ["money 5"], "gives": ["money 1"]}


def test_a_long_offer_is_not_told_again_beside_its_answers() -> None:
    t = Table(agencies=2).play("cooperate", *["money 1"] * 3, "in_return", *["money 1"] * 2, "propose")
    assert quoted(t, "accept") == {"from": 0}


def test_in_wild_play_every_offered_move_is_quoted_and_money_is_what_the_quote_says() -> None:
    told: Counter[str] = Counter()
    for seed in range(3):
        rng = random.Random(seed)
        options = {"players": 3, "level": "hard"}
        match = Match(Prepared(crowded(3, rng)), options, SeededDealer(seed), checkpoints=False)
        for _ in range(300):
            if match.over:
                break
            ask = match.asks[0]
            quotes = [match.quote(ask, move) for move in ask.moves]
            told.update(move.verb.name for move, quote in zip(ask.moves, quotes, strict=True) if quote)
            index = rng.randrange(len(quotes))
            match.play(ask.moves[index])
            state = match.state
            assert isinstance(state, LeavingEarth)
            if ask.moves[index].verb.name in ("buy", "research"):
                assert state.agencies[ask.seat].money == quotes[index]["left"]["money"]
    assert {"buy", "fire", "years", "maneuver", "end_turn", "dock", "remove", "scrap"} <= set(told)


# --- odds


def test_an_unseen_outcome_is_as_likely_as_in_the_deck() -> None:
    piles = belief(list(FULL_DECK), 3)
    assert next_draw(piles) == pytest.approx((60 / 90, 15 / 90, 15 / 90))
    assert next_draw(belief(list(FULL_DECK), 0)) == (1.0, 0.0, 0.0)


def test_draws_that_worked_make_the_rest_more_believable() -> None:
    once = belief(list(FULL_DECK), 3, known=1, tally=1)
    often = belief(list(FULL_DECK), 3, known=1, tally=5)
    assert 2 / 3 < next_draw(once)[0] < next_draw(often)[0] < 1


def test_all_of_several_draws_work_as_brute_force_says() -> None:
    # Two outcomes left of a pool of two successes and one major failure: SS, SF or FS, equally likely.
    piles = belief([2, 0, 1], 2)
    assert next_draw(piles)[0] == pytest.approx((1 + 0.5 + 0.5) / 3)
    assert all_work(piles, 2) == pytest.approx((1 + 0.25 + 0.25) / 3)
    assert all_work(belief([1, 1, 0], 2), 2, softened=True) == pytest.approx(1)


def test_an_offer_names_its_craft_and_the_answer_both_sides() -> None:
    t = Table(agencies=2)
    t.craft("mars_orbit", "vostok")
    t.play("cooperate", "spacecraft 1", "money 5", "money 5", "in_return", "money 1", "propose")
    [offered] = [event for event in t.match.events_since(0, None) if event["kind"] == "offered"]
    words = Words(GAME)
    assert words.event(offered, ["Ada", "Ben"]) == "Offer by Ada to Ben: $10, Spacecraft 1 for $1."
    assert words.price(quoted(t, "accept")) == "you get Spacecraft 1, $5, $5, you give $1"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "you get Soyuz Rockets research, you give $5"),
        ("it", "ricevi Razzi Soyuz (ricerca), cedi 5 $"),
        ("pl", "dostajesz: Rakiety Sojuz (technologia), dajesz: 5 $"),
    ],
)
def test_shared_research_is_a_thing_in_an_offer(language: str, said: str) -> None:
    t = Table(agencies=2).knows(soyuz_rockets="")
    t.play("cooperate", "share soyuz_rockets", "in_return", "money 5", "propose")
    assert Words(GAME, language).price(quoted(t, "accept")) == said


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_a_price_stands_beside_the_answer_and_not_in_it_too(language: str) -> None:
    words = Words(GAME, language)
    verbs = GAME.moves.verbs
    priced = [verbs[name][arg] for name in ("buy", "research") for arg in range(len(verbs[name]))]
    assert not [words.move(move) for move in priced if "$" in words.move(move)]
