"""The planner: plans checked by hand, by brute force, and by flying them."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from cosmodrome.games.leaving_earth.briefing import Order, schedule
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    BIT,
    EARTH,
    LOCATION_NAMES,
    LOST,
    MANEUVERS,
    MANEUVERS_FROM,
    MASS,
    MISSION_NAMES,
    PROBE,
    RESEARCH_COST,
    ROCKETS,
    SAMPLE_AT,
    THRUST,
)
from cosmodrome.games.leaving_earth.planner import CHEAPEST, NO_LIMITS, ROCKET_COST, SAFEST, Limits, Means, Plan, plan
from cosmodrome.games.leaving_earth.risks import risks_of
from tests.games.leaving_earth.table import Table


def planned(mission: str, *advancements: str, aim: str = CHEAPEST, limits: Limits = NO_LIMITS) -> Plan | None:
    owned = sum(BIT[ADVANCEMENT_NAMES.index(name)] for name in advancements)
    return plan(MISSION_NAMES.index(mission), Means(owned, owned), risks_of(Table().s, 0), aim, limits)


@pytest.mark.parametrize(
    ("mission", "advancements", "cost", "rockets", "years"),
    [
        # Three Junos lift 12, the mass of four over difficulty 3.
        ("sounding_rocket", ["juno_rockets"], 5, (3, 0, 0, 0), 0),
        # A Soyuz lifts itself and a probe straight into orbit: 80 over difficulty 8.
        ("artificial_satellite", ["soyuz_rockets"], 10, (0, 0, 1, 0), 0),
        # A Saturn carries 5 into orbit: a Vostok and two to spare. 15, the capsule 2, an astronaut 5.
        ("man_in_orbit", ["saturn_rockets", "re_entry"], 22, (0, 0, 0, 1), 0),
        # A Saturn, a Juno for the fly-by, the probe; surveying instead of landing.
        ("lunar_survey", ["saturn_rockets", "juno_rockets", "surveying"], 18, (1, 0, 0, 1), 0),
        # The same pair of an Atlas and a Saturn goes to Mars in three years: 5 over difficulty 5, 25 of 27.
        ("mars_lander", ["saturn_rockets", "atlas_rockets", "landing"], 22, (0, 1, 0, 1), 3),
        # One thruster all the way to Phobos and back under a Saturn.
        ("phobos_sample_return", ["saturn_rockets", "ion_thrusters", "landing"], 27, (0, 0, 0, 1), 8),
    ],
)
def test_plans_checked_by_hand(
    mission: str, advancements: list[str], cost: int, rockets: tuple[int, ...], years: int
) -> None:
    found = planned(mission, *advancements)
    assert found is not None
    assert (found.cost, found.rockets, found.years, found.exact) == (cost, rockets, years, True)


def test_what_the_advancements_do_not_allow_is_not_planned() -> None:
    assert planned("sounding_rocket") is None
    assert planned("man_in_orbit", "saturn_rockets") is None
    assert planned("lunar_lander", "saturn_rockets") is None
    assert planned("space_station", "saturn_rockets", "re_entry") is None
    # Nobody lives for years without life support.
    assert planned("man_on_mars", "saturn_rockets", "re_entry", "landing") is None


def test_limits_of_years_and_money_are_kept() -> None:
    pair = ("saturn_rockets", "atlas_rockets", "landing")
    assert planned("mars_lander", *pair, limits=Limits(3, 22)) is not None
    assert planned("mars_lander", *pair, limits=Limits(3, 21)) is None
    slow = planned("mars_lander", *pair)
    fast = planned("mars_lander", *pair, limits=Limits(2, 250))
    assert slow is not None
    assert fast is not None
    assert fast.years <= 2
    assert fast.cost > slow.cost


def test_the_safest_plan_is_at_least_as_likely_and_the_cheapest_no_more_expensive() -> None:
    known = ("juno_rockets", "atlas_rockets", "saturn_rockets", "surveying", "landing")
    gained = 0.0
    for mission in ("sounding_rocket", "lunar_survey", "mars_survey", "lunar_lander"):
        cheap, safe = planned(mission, *known), planned(mission, *known, aim=SAFEST, limits=Limits(20, 80))
        assert cheap is not None
        assert safe is not None
        assert cheap.cost <= safe.cost
        assert cheap.chance <= safe.chance
        gained += safe.chance - cheap.chance
    assert gained > 0


def brute_force(target: int, most: tuple[int, ...]) -> tuple[int, int]:
    """The least money for a probe to a place, and the fewest rockets, over every way to fire every stock of rockets."""

    def arrives(place: int, stock: tuple[int, ...], seen: frozenset[int]) -> bool:
        if place == target:
            return True
        mass = MASS[PROBE] + sum(MASS[slot] * stock[slot] for slot in ROCKETS)
        for trip in MANEUVERS_FROM[place]:
            way = MANEUVERS[trip]
            to = way.destination
            if to in seen or to in (LOST, EARTH) or (SAMPLE_AT[to] and to != target):
                continue
            for fired in product(*(range(count + 1) for count in stock)):
                if sum(THRUST[slot] * fired[slot] for slot in ROCKETS) >= mass * way.difficulty:
                    left = tuple(stock[slot] - fired[slot] for slot in ROCKETS)
                    if arrives(to, left, seen | {to}):
                        return True
        return False

    least, fewest = 999, 999
    for counts in product(*(range(most[slot] + 1) for slot in ROCKETS)):
        cost = 2 + sum(ROCKET_COST[slot] * counts[slot] for slot in ROCKETS)
        if (cost < least or sum(counts) < fewest) and arrives(EARTH, counts, frozenset({EARTH})):
            least, fewest = min(least, cost), min(fewest, sum(counts))
    return least, fewest


@pytest.mark.parametrize(
    ("mission", "target", "most"),
    [
        ("sounding_rocket", "suborbital_flight", (4, 2, 0, 0)),
        ("artificial_satellite", "earth_orbit", (0, 3, 2, 0)),
        ("artificial_satellite", "earth_orbit", (0, 5, 0, 0)),
        ("lunar_lander", "moon", (6, 0, 3, 0)),
        ("lunar_lander", "moon", (7, 0, 0, 2)),
        ("lunar_lander", "moon", (0, 3, 4, 0)),
    ],
)
def test_the_cheapest_plan_is_that_of_brute_force(mission: str, target: str, most: tuple[int, ...]) -> None:
    least, _ = brute_force(LOCATION_NAMES.index(target), most)
    kinds = [ADVANCEMENT_NAMES[slot] for slot in ROCKETS if most[slot]]
    found = planned(mission, "landing", *kinds)
    assert found is not None
    assert (found.cost, found.exact) == (least, True)


def test_with_one_kind_of_rocket_the_safest_plan_fires_as_few_as_brute_force() -> None:
    _, fewest = brute_force(LOCATION_NAMES.index("earth_orbit"), (0, 6, 0, 0))
    found = planned("artificial_satellite", "atlas_rockets", aim=SAFEST)
    assert found is not None
    assert sum(found.rockets) == fewest


def told(t: Table, about: str) -> dict[str, Any]:
    return t.match.explain(0, about)


@pytest.mark.parametrize("mission", ["sounding_rocket", "artificial_satellite", "lunar_survey", "venus_survey"])
def test_research_is_weighed_against_hardware_as_by_trying_every_set_of_advancements(mission: str) -> None:
    number, risks = MISSION_NAMES.index(mission), risks_of(Table().s, 0)
    useful = [ADVANCEMENT_NAMES.index(name) for name in ADVANCEMENT_NAMES[:5]] + [ADVANCEMENT_NAMES.index("surveying")]
    owned = BIT[ADVANCEMENT_NAMES.index("atlas_rockets")]
    prices = []
    for count in range(len(useful) + 1):
        for some in combinations(useful, count):
            allowed = owned | sum(BIT[i] for i in some)
            found = plan(number, Means(allowed, allowed), risks, CHEAPEST)
            if found is not None:
                prices.append(found.cost + RESEARCH_COST * (allowed & ~owned).bit_count())
    best = plan(number, Means(owned | sum(BIT[i] for i in useful), owned), risks, CHEAPEST)
    assert best is not None
    assert (best.price, best.exact) == (min(prices), True)


@pytest.mark.parametrize("mission", ["sounding_rocket", "artificial_satellite", "man_in_orbit", "lunar_lander"])
@pytest.mark.parametrize("aim", ["cheapest", "safest"])
def test_a_plan_can_be_built_and_flown_as_it_says(mission: str, aim: str) -> None:
    t = Table(missions=(mission, "man_on_venus"))
    for name in ADVANCEMENT_NAMES:
        t.knows(0, **{name: ""})
    for card in ("moon_barren", "suborbital_flight_harmless", "solar_radiation_level_0"):
        t.card(card)
    # Something lies about that is not wanted: it stays behind.
    t.store("eagle")
    t.agency().money = 200
    found = told(t, f"plan:{mission}")[aim]
    assert found["research"] == []
    t.play(*found["build"])
    assert t.question == "turn"
    assert t.agency().money == 200 - found["to_pay"] == 200 - found["cost"]
    assert t.ship().mass == found["mass"]
    for leg in found["legs"]:
        assert leg["thrust"] >= leg["needed"]
        destination = leg["way"].partition("-")[2]
        t.play("spacecraft 1", f"maneuver {destination}")
        if t.question == "years":
            t.play(f"years {leg['years']}")
        for part, number in leg["fire"].items():
            for _ in range(number):
                t.play(f"fire {part}")
        if t.question == "fire":
            t.play("stop")
    assert t.missions() == [mission]


def test_the_chance_falls_from_leg_to_leg_to_that_of_the_plan() -> None:
    found = told(Table(), "plan:lunar_sample_return+any")["cheapest"]
    works = [leg["works"] for leg in found["legs"]]
    assert works == sorted(works, reverse=True)
    assert works[0] > works[-1] == found["chance"]
    assert found["legs"][0]["leaves"] == found["launch"]
    assert found["legs"][-1]["arrives"] == found["over"] == found["launch"] + found["years"]


def test_what_cannot_be_paid_for_in_time_is_not_proposed() -> None:
    t = Table()
    t.s.year = 1974
    assert told(t, "plan:mars_lander+any")["cheapest"] is None
    satellite = told(t, "plan:artificial_satellite+any")["cheapest"]
    assert satellite["over"] <= 1976


def test_assumed_advancements_are_paid_for_and_what_lies_on_earth_is_not_bought_again() -> None:
    t = Table().knows(juno_rockets="").store("juno", "probe")
    assert told(t, "plan:sounding_rocket")["cheapest"]["moves"] == ["buy juno", "buy juno"]
    alone = told(t, "plan:artificial_satellite")
    assert alone["cheapest"] is None
    assert alone["safest"] is None
    found = told(t, "plan:artificial_satellite+soyuz_rockets")["cheapest"]
    assert found["research"] == ["soyuz_rockets"]
    assert found["to_pay"] == 10 + 8
    assert found["moves"] == ["research soyuz_rockets", "buy soyuz"]
    assert told(t, "plan:artificial_satellite+any")["cheapest"]["to_pay"] == 18


def test_years_know_that_money_is_given_up_and_research_comes_first() -> None:
    orders = [
        Order("research a", 10),
        Order("research b", 10),
        Order("buy c", 15),
        Order("buy d", 5),
        Order("buy e", 8),
    ]
    assert [year.spent for year in schedule(orders, 25)] == [25, 23]
    assert [year.spent for year in schedule([Order("buy c", 15)], 3)] == [0, 15]
    # Nothing is bought before its advancement is there, though there would be money.
    late = schedule([Order("research a", 10), Order("research b", 10), Order("buy d", 2, "b")], 15)
    assert [[order.move for order in year.orders] for year in late] == [["research a"], ["research b", "buy d"]]


def test_a_card_somebody_looked_at_counts_for_him_alone() -> None:
    t = Table(agencies=2).knows(saturn_rockets="", atlas_rockets="", landing="")
    t.card("moon_dust_oceans", revealed=False)
    assert told(t, "plan:lunar_lander")["cheapest"]["chance"] == 0.75
    spectator = t.match.explain(None, "plan:lunar_lander")["cheapest"]
    assert spectator["chance"] == 0.75
    knowing = Table(agencies=2).knows(saturn_rockets="", atlas_rockets="", landing="")
    knowing.card("moon_dust_oceans", revealed=False)
    for card in range(len(knowing.s.looked)):
        knowing.s.looked[card] = 1
    assert told(knowing, "plan:lunar_lander")["cheapest"] is None
    assert knowing.match.explain(None, "plan:lunar_lander")["cheapest"]["chance"] == 0.75


def test_a_search_too_long_for_the_moment_says_so_and_the_safest_plan_is_never_worse_than_the_cheapest() -> None:
    t = Table()
    found = told(t, "plan:extraterrestrial_life+any")
    assert found["safest"]["chance"] >= found["cheapest"]["chance"]
    assert found["safest"]["exact"] is False
    assert told(t, "plan:man_in_orbit+any")["safest"]["exact"] is True
