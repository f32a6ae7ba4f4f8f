"""The greedy trucker builds legal ships, fills them, beats the random one, and has personalities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cosmodrome import bots
from cosmodrome.arena import Schedule, simulate
from cosmodrome.bots import TimedBot, UnknownBot
from cosmodrome.bots.galaxy_trucker.dials import PERSONALITIES
from cosmodrome.bots.galaxy_trucker.greedy import GreedyBot
from cosmodrome.games.galaxy_trucker.game import GAME
from cosmodrome.games.galaxy_trucker.ship import Ship
from cosmodrome.games.galaxy_trucker.state import COURSE, CREW, GalaxyTrucker
from cosmodrome.kernel import Match, SeededDealer

VARIANTS = [f"greedy:{name}" if name else "greedy" for name in PERSONALITIES]


def launched(names: list[str], seed: int, **given: Any) -> Iterator[list[Ship]]:
    """The ships of each round as they launch."""
    options = GAME.check_options({"players": len(names), **given})
    match = Match(GAME, options, SeededDealer(seed), listen=False)
    seats = {seat: bots.make(name, GAME.name, seed * 10 + seat) for seat, name in enumerate(names)}
    schedule = Schedule(seats)
    flown = -1
    while not match.over:
        s = match.state
        assert isinstance(s, GalaxyTrucker)
        if s.phase in (CREW, COURSE) and s.round_index != flown:
            flown = s.round_index
            yield s.ships
        schedule.observe(match)
        planned = schedule.next(match)
        assert planned is not None
        schedule.answer(match, *planned)


@pytest.mark.parametrize("building", ["strict", "lenient"])
@pytest.mark.parametrize("tempo", ["race", "turns", "calm"])
def test_greedy_launches_sound_ships_whatever_the_tempo(tempo: str, building: str) -> None:
    for ships in launched(["greedy", "greedy:hasty"], 3, tempo=tempo, building=building):
        for ship in ships:
            assert not ship.faults()
            assert len(ship.pieces()) == 1
            assert ship.occupied.bit_count() > ship.board.size // 2


def test_greedy_fills_its_class_iii_ships_in_turns() -> None:
    filled = [
        ship.occupied.bit_count()
        for seed in range(4)
        for ships in launched(["greedy", "greedy"], seed, tempo="turns", rounds=["3"])
        for ship in ships
    ]
    assert len(filled) == 8
    assert sum(filled) / len(filled) >= 30


def test_greedy_beats_random() -> None:
    played = simulate("galaxy_trucker", names=["greedy", "random"], games=12, seed=5, options={"players": 2})
    assert not played.errors
    assert played.wins()[0] >= 11


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_personality_plays_a_race_to_its_end(variant: str) -> None:
    played = simulate("galaxy_trucker", names=[variant], games=1, seed=2, options={"players": 3, "tempo": "race"})
    assert (len(played.errors), played.unfinished) == (0, 0)


def test_there_are_at_least_four_personalities_and_they_build_differently() -> None:
    assert len(PERSONALITIES) >= 4
    looks = set()
    for variant in VARIANTS:
        ships = next(launched([variant], 1, tempo="calm", rounds=["2"]))
        looks.add(tuple(ships[0].faces))
    assert len(looks) == len(VARIANTS)


def test_an_unknown_personality_is_refused() -> None:
    with pytest.raises(UnknownBot, match="hasty"):
        bots.make("greedy:sleepy", GAME.name, 1)


def test_a_hasty_hand_is_quicker() -> None:
    match = Match(GAME, GAME.check_options({"players": 2, "tempo": "race"}), SeededDealer(1))
    seat = match.seat(0)
    quick, slow = GreedyBot(1, "hasty"), GreedyBot(1, "careful")
    assert isinstance(quick, TimedBot)
    assert sum(quick.delay(seat) for _ in range(30)) < sum(slow.delay(seat) for _ in range(30))


def test_the_same_seed_plays_the_same_match() -> None:
    first, second = (simulate("galaxy_trucker", names=["greedy"], games=2, seed=9, options={}) for _ in range(2))
    assert [one.scores for one in first.played] == [one.scores for one in second.played]


@pytest.mark.parametrize("teams", ["partners", "switch"])
def test_greedy_plays_in_teams(teams: str) -> None:
    played = simulate(
        "galaxy_trucker", names=["greedy"], games=1, seed=1, options={"players": 4, "teams": teams, "tempo": "race"}
    )
    assert not played.errors
    assert played.played[0].scores[0] == played.played[0].scores[2]
