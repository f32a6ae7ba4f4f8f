"""What is true at every moment of every match: nothing appears from nowhere, nothing is in two places."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from cosmodrome.games.galaxy_trucker.game import GAME
from cosmodrome.games.galaxy_trucker.ship import squares_of
from cosmodrome.games.galaxy_trucker.state import COURSE, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import CABIN, ORANGE
from cosmodrome.kernel import Match, SeededDealer
from tests.games.galaxy_trucker.patience import patient_answer
from tests.games.galaxy_trucker.table import before_card, build, man, state, workshop

OPTIONS: list[dict[str, Any]] = [
    {"players": 4, "rounds": ["3"], "tempo": "race", "building": "lenient"},
    {"players": 2, "rounds": ["1", "2"], "tempo": "turns"},
    {"players": 4, "rounds": ["2"], "tempo": "race", "teams": "switch"},
    {"players": 3, "rounds": ["3a"], "tempo": "calm", "building": "lenient"},
    {"players": 3, "rounds": ["3"], "tempo": "calm", "test_flight": True, "foresight": True},
]


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_everything_is_somewhere_exactly_once(number: int) -> None:
    options = GAME.check_options(OPTIONS[number])
    for seed in range(3):
        rng = random.Random(seed)
        match = Match(GAME, options, SeededDealer(seed), listen=False)
        while not match.over:
            assert isinstance(match.state, GalaxyTrucker)
            # Between two answers too: a ship may be in pieces only while its owner is asked about it.
            if rng.random() < 0.3:
                assert GAME.check(match.state) == ""
            match.play_trusted(*patient_answer(match, rng))


def _lose_a_tile(s: GalaxyTrucker) -> None:
    s.warehouse.pop()


def _set_three_aside(s: GalaxyTrucker) -> None:
    s.ships[0].aside = [s.warehouse.pop() for _ in range(3)]


def _lose_a_block(s: GalaxyTrucker) -> None:
    s.bank[2] -= 1


def _overdraw_the_bank(s: GalaxyTrucker) -> None:
    s.dock[2] += s.bank[2] + 1
    s.bank[2] = -1


def _double_a_card(s: GalaxyTrucker) -> None:
    s.piles[0].append(s.piles[1][0])


def _go_into_debt(s: GalaxyTrucker) -> None:
    s.ledger[1][0] = -1


def _share_a_number(s: GalaxyTrucker) -> None:
    s.ships[0].number = s.ships[1].number = 1


def _forget_a_tile(s: GalaxyTrucker) -> None:
    s.ships[0].occupied = 0


@pytest.mark.parametrize(
    "spoil",
    [
        _lose_a_tile,
        _set_three_aside,
        _lose_a_block,
        _overdraw_the_bank,
        _double_a_card,
        _go_into_debt,
        _share_a_number,
        _forget_a_tile,
    ],
)
def test_a_spoilt_position_is_noticed_while_building(spoil: Callable[[GalaxyTrucker], None]) -> None:
    s = state(workshop(2, tempo="calm"))
    assert GAME.check(s) == ""
    spoil(s)
    assert GAME.check(s)


def _share_a_space(s: GalaxyTrucker) -> None:
    s.pos = [3, 3]


def _overcharge(s: GalaxyTrucker) -> None:
    s.ships[0].cells[s.ships[0].board.start] = 1


def _live_outside(s: GalaxyTrucker) -> None:
    ship = s.ships[0]
    ship.crew[next(sq for sq in squares_of(ship.occupied & ~ship.masks[CABIN]))] = 1


def _strand_an_alien(s: GalaxyTrucker) -> None:
    s.ships[0].crew[s.ships[0].board.start] = ORANGE


@pytest.mark.parametrize("spoil", [_share_a_space, _overcharge, _live_outside, _strand_an_alien])
def test_a_spoilt_position_is_noticed_in_flight(spoil: Callable[[GalaxyTrucker], None]) -> None:
    ships = [man(build("I", "engine c7r8")), man(build("I", "engine c7r8", seat=1))]
    s = state(before_card(ships, ["d1_stardust"]))
    assert s.phase == COURSE
    # The table of the tests deals this card without looking for it in its deck.
    s.decks = [[], [], []]
    assert GAME.check(s) == ""
    spoil(s)
    assert GAME.check(s)
