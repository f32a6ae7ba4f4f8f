"""What is true at every safe point of every match. Checked by the fuzzer and the tests, never while playing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cosmodrome.games.galaxy_trucker.cards import BANK, COLOURS, DECKS, FIRST_FLIGHT, RED
from cosmodrome.games.galaxy_trucker.pieces import SPACES
from cosmodrome.games.galaxy_trucker.ship import Ship, blocks_in
from cosmodrome.games.galaxy_trucker.state import BUILDING, COURSE, SETTLEMENT, SETUP, SPOT_CHECK, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import (
    BATTERY,
    BIT,
    CABIN,
    CAPACITY,
    FACES,
    HOLD,
    ORANGE,
    ORANGE_SUPPORT,
    PURPLE,
    PURPLE_SUPPORT,
    SPECIAL,
    STARTING,
    WAREHOUSE,
)

#: What a ship keeps beside its tiles, and could be computed from them.
DERIVED: Final[tuple[str, ...]] = (
    "occupied",
    "beside",
    "connectors",
    "link",
    "masks",
    "bad",
    "join",
    "blocked",
)
#: Ships laid again tile by tile, and how many are kept.
_LAID: Final[dict[tuple[int, ...], Ship]] = {}
KEPT: Final = 64
ALL_CARDS: Final[frozenset[int]] = frozenset(card for deck in DECKS for card in deck) | frozenset(FIRST_FLIGHT)


def check(s: GalaxyTrucker) -> str:
    """The first thing that is wrong, in words, or nothing."""
    return next(_wrong(s), "") if s.phase != SETUP else ""


def _wrong(s: GalaxyTrucker) -> Iterator[str]:
    # Ships are sound while they are built strictly, and whenever a new card is turned.
    sound = (s.strict and s.phase == BUILDING) or s.phase == COURSE
    for seat, ship in enumerate(s.ships):
        yield from (f"ship {seat}: {wrong}" for wrong in _ship(ship, sound))
    if s.phase < SPOT_CHECK:
        yield from _tiles(s)
    yield from _bank(s)
    if COURSE <= s.phase < SETTLEMENT:
        spaces = [s.pos[seat] % SPACES for seat in range(s.players) if not s.out[seat]]
        if len(spaces) != len(set(spaces)):
            yield "two markers are on one space"
    numbers = [ship.number for ship in s.ships if ship.number]
    if len(numbers) != len(set(numbers)):
        yield "two ships have one number"


def _ship(ship: Ship, sound: bool) -> Iterator[str]:
    """The masks say what the tiles say, and everything aboard stands where it may."""
    again = _laid_anew(ship)
    if _derived(ship) != _derived(again):
        yield from (f"{name} is out of step" for name in DERIVED if getattr(ship, name) != getattr(again, name))
    masks = ship.masks
    for sq, face in enumerate(ship.faces):
        if face < 0 and not (ship.crew[sq] or ship.cells[sq] or ship.goods[sq]):
            continue
        bit = BIT[sq]
        if ship.crew[sq] and not masks[CABIN] & bit:
            yield "somebody lives outside a cabin"
        if not 0 <= ship.cells[sq] <= (CAPACITY[face // FACES] if face >= 0 and masks[BATTERY] & bit else 0):
            yield "there are more battery tokens than the battery holds"
        packed = ship.goods[sq]
        if packed and (not (masks[HOLD] | masks[SPECIAL]) & bit or ship.room(sq) < 0):
            yield "goods lie where no hold has room for them"
        if blocks_in(packed, RED) and not masks[SPECIAL] & bit:
            yield "red goods lie in an ordinary hold"
        if ship.crew[sq] in (ORANGE, PURPLE):
            support = ORANGE_SUPPORT if ship.crew[sq] == ORANGE else PURPLE_SUPPORT
            if face // FACES < STARTING or not ship.link[sq] & masks[support]:
                yield "an alien lives without life support"
    if ship.crew.count(ORANGE) > 1 or ship.crew.count(PURPLE) > 1:
        yield "there are two aliens of one colour"
    if sound and (ship.faults() or len(ship.pieces()) > 1):
        yield "the ship is faulty or in pieces"


def _laid_anew(ship: Ship) -> Ship:
    """The same tiles on an empty board. Most ships are those that were looked at before: the latest are kept."""
    key = tuple(ship.faces)
    again = _LAID.get(key)
    if again is None or again.board is not ship.board:
        again = Ship(ship.board)
        for sq, face in enumerate(key):
            if face >= 0:
                again.lay(sq, face)
        if len(_LAID) >= KEPT:
            _LAID.clear()
        _LAID[key] = again
    return again


def _derived(ship: Ship) -> tuple[object, ...]:
    return (
        ship.occupied,
        ship.beside,
        ship.connectors,
        ship.link,
        ship.masks,
        ship.bad,
        ship.join,
        ship.blocked,
    )


def _tiles(s: GalaxyTrucker) -> Iterator[str]:
    places = [*s.warehouse, *s.faceup]
    for ship in s.ships:
        places += [face // FACES for face in ship.faces if face >= FACES * STARTING]
        places += [*ship.aside, *([ship.hand] if ship.hand >= 0 else [])]
        if len(ship.aside) > 2:
            yield "three tiles are set aside"
    if sorted(places) != list(WAREHOUSE):
        yield "a tile is missing or in two places"


def _bank(s: GalaxyTrucker) -> Iterator[str]:
    for colour in range(COLOURS):
        if min(s.bank[colour], s.dock[colour]) < 0:
            yield f"there are less than no blocks of colour {colour}"
        if s.bank[colour] + s.dock[colour] + sum(ship.goods_count(colour) for ship in s.ships) != BANK[colour]:
            yield f"blocks of colour {colour} are missing or too many"
    cards = [card for pile in s.piles for card in pile] + [card for deck in s.decks for card in deck]
    if len(cards) != len(set(cards)) or not ALL_CARDS.issuperset(cards):
        yield "a card is in two places"
    if any(sum(purse) < 0 for purse in s.ledger):
        yield "somebody has less than no money"
