"""Wild play on a crowded table: whatever happens, it stays consistent."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cosmodrome.games.leaving_earth.pieces import ADVANCEMENT_NAMES, BIT, FULL_DECK, MASS, PARTS
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE, SPLIT
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import Match, Rules, SeededDealer
from tests.games.leaving_earth.table import Prepared, Table


class Checked(Prepared):
    """Leaving Earth that looks at itself between any two steps."""

    def step(self, s: LeavingEarth) -> Rules[None]:
        check(s)
        return super().step(s)


def crowded(players: int, rng: random.Random) -> LeavingEarth:
    """A table in full swing: everything researched, spacecraft of all sorts everywhere."""
    t = Table(players, ("man_on_venus", "mars_station", "lunar_sample_return", "extraterrestrial_life"), year=1970)
    for seat in range(players):
        for name in ADVANCEMENT_NAMES:
            pile = "".join(rng.choice("ssfF") for _ in range(rng.randint(0, 3)))
            t.knows(seat, **{name: pile})
            for letter in pile:
                t.s.deck["sfF".index(letter)] -= 1
        for _ in range(6):
            parts = rng.choices(["saturn", "soyuz", "juno", "ion_thruster", "supplies", "probe", "damaged_probe"], k=5)
            capsules = rng.choices(["vostok", "apollo", "eagle", "aldrin", "damaged_apollo"], k=rng.randint(0, 3))
            crew = rng.choices(["pilot", "mechanic", "doctor", "hurt_pilot"], k=rng.randint(0, len(capsules)))
            place = rng.choice(["earth", "earth_orbit", "lunar_orbit", "moon", "venus_orbit", "mars_orbit", "phobos"])
            t.craft(place, *parts, *capsules, *crew, seat=seat)
    for card in ("solar_radiation_level_1", "mars_plant_life", "venus_oceans", "moon_minerals", "ceres_water_ice"):
        t.card(card, revealed=rng.random() < 0.5)
    return t.s


def check(s: LeavingEarth) -> None:
    """Everything that must be true at every safe point."""
    numbers: list[int] = []
    people: list[int] = []
    outcomes = [s.deck[value] + s.discard[value] for value in range(3)]
    for agency in s.agencies:
        assert agency.money >= 0
        assert min(agency.store) >= 0
        people += agency.astronauts
        for advancement, pile in enumerate(agency.outcomes):
            assert (pile >= 0) == bool(agency.owned & BIT[advancement])
            if pile >= 0:
                known = SPLIT[agency.known[advancement]]
                assert all(seen <= there for seen, there in zip(known, SPLIT[pile], strict=True))
                assert SIZE[pile] <= 3
                outcomes = [outcomes[value] + SPLIT[pile][value] for value in range(3)]
        for craft in agency.fleet:
            assert min(craft.parts) >= 0
            assert craft.mass == sum(MASS[slot] * craft.parts[slot] for slot in range(PARTS))
            assert (craft.tokens > 0) == (craft.trip >= 0)
            numbers.append(craft.number)
            people += craft.crew
            if not s.built:
                assert craft.mass
                assert len(craft.crew) <= craft.seats()
        assert not agency.missions & (s.open | s.removed)
    assert len(set(numbers)) == len(numbers)
    assert s.numbers == 1 | sum(1 << number for number in numbers)
    assert sorted(people) == [number for number, code in enumerate(s.people) if code]
    assert s.open & s.removed == 0
    decks = sum(outcomes) // 90
    assert outcomes == [decks * cards for cards in FULL_DECK]
    assert not s.seating
    assert s.drawn == s.looking == -1


@pytest.mark.parametrize("players", [1, 2, 5])
def test_nothing_is_ever_lost_or_doubled(players: int) -> None:
    asked: Counter[str] = Counter()
    for seed in range(24):
        rng = random.Random(seed)
        game = Checked(crowded(players, rng))
        match = Match(game, {"players": players, "level": "medium"}, SeededDealer(seed), checkpoints=False)
        for _ in range(600):
            if match.over:
                break
            ask = match.asks[0]
            asked[ask.question] += 1
            # Adventurers rarely scrap anything or end their turn, and do not bargain much.
            dull = [move for move in ask.moves if move.verb.name in ("end_turn", "scrap", "cooperate", "disassemble")]
            moves = [move for move in ask.moves if move not in dull]
            match.play(rng.choice(moves if moves and rng.random() < 0.8 else ask.moves))
    rules = {"turn", "spacecraft", "assemble", "years", "fire", "separate", "damage", "remove_outcome", "reveal"}
    assert rules | {"landing", "how_many", "dock_with", "damage_which"} <= set(asked)
