"""Wild play on a crowded table: whatever happens, it stays consistent."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from cosmodrome.games.leaving_earth.game import GAME
from cosmodrome.games.leaving_earth.pieces import ADVANCEMENT_NAMES, FULL_DECK
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import Match, Rules, SeededDealer
from tests.games.leaving_earth.table import Prepared, Table


class Checked(Prepared):
    """Leaving Earth that looks at itself between any two steps."""

    def step(self, s: LeavingEarth) -> Rules[None]:
        assert GAME.check(s) == ""
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
            while min(t.s.deck) < 0:
                t.s.deck = [have + more for have, more in zip(t.s.deck, FULL_DECK, strict=True)]
        for _ in range(6):
            parts = rng.choices(["saturn", "soyuz", "juno", "ion_thruster", "supplies", "probe", "damaged_probe"], k=5)
            capsules = rng.choices(["vostok", "apollo", "eagle", "aldrin", "damaged_apollo"], k=rng.randint(0, 3))
            crew = rng.choices(["pilot", "mechanic", "doctor", "hurt_pilot"], k=rng.randint(0, len(capsules)))
            place = rng.choice(["earth", "earth_orbit", "lunar_orbit", "moon", "venus_orbit", "mars_orbit", "phobos"])
            t.craft(place, *parts, *capsules, *crew, seat=seat)
    for card in ("solar_radiation_level_1", "mars_plant_life", "venus_oceans", "moon_minerals", "ceres_water_ice"):
        t.card(card, revealed=rng.random() < 0.5)
    return t.s


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


def _overspend(s: LeavingEarth) -> None:
    s.agencies[0].money = -1


def _owe_a_part(s: LeavingEarth) -> None:
    s.agencies[1].store[0] = -1


def _weigh_wrongly(s: LeavingEarth) -> None:
    s.agencies[0].fleet[0].mass += 1


def _share_a_number(s: LeavingEarth) -> None:
    s.agencies[0].fleet[0].number = s.agencies[1].fleet[0].number


def _clone_an_astronaut(s: LeavingEarth) -> None:
    someone = next(one for agency in s.agencies for craft in agency.fleet for one in craft.crew)
    s.agencies[0].astronauts.append(someone)


def _lose_an_outcome(s: LeavingEarth) -> None:
    s.deck[0] -= 1


def _overdraw_the_deck(s: LeavingEarth) -> None:
    s.discard[0] += s.deck[0] + 1
    s.deck[0] = -1


def _forget_the_way(s: LeavingEarth) -> None:
    s.agencies[0].fleet[0].tokens = 1


def _keep_an_open_mission(s: LeavingEarth) -> None:
    s.agencies[0].missions |= s.open


def _remove_an_open_mission(s: LeavingEarth) -> None:
    s.removed |= s.open


@pytest.mark.parametrize(
    "spoil",
    [
        _overspend,
        _owe_a_part,
        _weigh_wrongly,
        _share_a_number,
        _clone_an_astronaut,
        _lose_an_outcome,
        _overdraw_the_deck,
        _forget_the_way,
        _keep_an_open_mission,
        _remove_an_open_mission,
    ],
)
def test_a_spoilt_position_is_noticed(spoil: Callable[[LeavingEarth], None]) -> None:
    s = crowded(2, random.Random(3))
    assert GAME.check(s) == ""
    spoil(s)
    assert GAME.check(s)
