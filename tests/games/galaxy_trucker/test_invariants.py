"""What is true at every moment of every match: nothing appears from nowhere, nothing is in two places."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cosmodrome.games.galaxy_trucker.game import GAME
from cosmodrome.games.galaxy_trucker.pieces import (
    BANK,
    BATTERY,
    BIT,
    CABIN,
    CAPACITY,
    DECKS,
    FIRST_FLIGHT,
    HOLD,
    ORANGE,
    ORANGE_SUPPORT,
    PURPLE,
    PURPLE_SUPPORT,
    SPACES,
    SPECIAL,
    STARTING,
    WAREHOUSE,
)
from cosmodrome.games.galaxy_trucker.ship import Ship
from cosmodrome.games.galaxy_trucker.state import BUILDING, COURSE, SETTLEMENT, SETUP, SPOT_CHECK, GalaxyTrucker
from cosmodrome.kernel import Match, SeededDealer
from tests.games.galaxy_trucker.patience import patient_answer

OPTIONS: list[dict[str, Any]] = [
    {"players": 4, "rounds": ["3"], "tempo": "race", "building": "lenient"},
    {"players": 2, "rounds": ["1", "2"], "tempo": "turns"},
    {"players": 4, "rounds": ["2"], "tempo": "race", "teams": "switch"},
    {"players": 3, "rounds": ["3a"], "tempo": "calm", "building": "lenient"},
    {"players": 3, "rounds": ["3"], "tempo": "calm", "test_flight": True, "foresight": True},
]


def check_ship(ship: Ship, *, sound: bool) -> None:
    """The masks say what the faces say, and everything aboard stands where it may."""
    again = Ship(ship.board)
    for sq, face in enumerate(ship.faces):
        if face >= 0:
            again.lay(sq, face)
    for name in ("occupied", "beside", "connectors", "link", "masks", "bad", "join", "blocked"):
        assert getattr(ship, name) == getattr(again, name), name
    masks = ship.masks
    for sq, face in enumerate(ship.faces):
        bit = BIT[sq]
        capacity = CAPACITY[face >> 2] if face >= 0 else 0
        assert not ship.crew[sq] or masks[CABIN] & bit
        assert 0 <= ship.cells[sq] <= (capacity if masks[BATTERY] & bit else 0)
        packed = ship.goods[sq]
        if packed:
            assert (masks[HOLD] | masks[SPECIAL]) & bit
            assert ship.room(sq) >= 0
            assert not packed & 3 or masks[SPECIAL] & bit, "red goods in an ordinary hold"
        if ship.crew[sq] in (ORANGE, PURPLE):
            assert face >> 2 >= STARTING
            support = ORANGE_SUPPORT if ship.crew[sq] == ORANGE else PURPLE_SUPPORT
            assert ship.link[sq] & masks[support]
    assert ship.crew.count(ORANGE) <= 1
    assert ship.crew.count(PURPLE) <= 1
    if sound:
        assert not ship.faults()
        assert len(ship.pieces()) <= 1


def check(s: GalaxyTrucker) -> None:
    if s.phase == SETUP:
        return
    # Sound ships: always with strict building, after the spot check with lenient. A ship that is breaking apart is
    # being asked about, so it may be in pieces then.
    for ship in s.ships:
        check_ship(ship, sound=(s.strict and s.phase == BUILDING) or s.phase == COURSE)
    if s.phase < SPOT_CHECK:
        places = [*s.warehouse, *s.faceup]
        for ship in s.ships:
            places += [face >> 2 for face in ship.faces if face >= 4 * STARTING]
            places += [*ship.aside, *([ship.hand] if ship.hand >= 0 else [])]
            assert len(ship.aside) <= 2
        assert sorted(places) == list(WAREHOUSE)
    for colour in range(4):
        assert s.bank[colour] + s.dock[colour] + sum(ship.goods_count(colour) for ship in s.ships) == BANK[colour]
    cards = [card for pile in s.piles for card in pile] + [card for deck in s.decks for card in deck]
    assert len(cards) == len(set(cards))
    assert set(cards) <= {card for deck in DECKS for card in deck} | set(FIRST_FLIGHT)
    if COURSE <= s.phase < SETTLEMENT:
        spaces = [s.pos[seat] % SPACES for seat in range(s.players) if not s.out[seat]]
        assert len(spaces) == len(set(spaces)), "two markers on one space"
    numbers = [ship.number for ship in s.ships if ship.number]
    assert len(numbers) == len(set(numbers))
    for purse in s.ledger:
        assert sum(purse) >= 0


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_everything_is_somewhere_exactly_once(number: int) -> None:
    options = GAME.check_options(OPTIONS[number])
    for seed in range(3):
        rng = random.Random(seed)
        match = Match(GAME, options, SeededDealer(seed), listen=False)
        while not match.over:
            assert isinstance(match.state, GalaxyTrucker)
            if rng.random() < 0.3:
                check(match.state)
            match.play_trusted(*patient_answer(match, rng))
