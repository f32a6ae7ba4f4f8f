"""Appraisal: what a finished ship may expect to earn, from what can be read off it and off the cards that were seen.

The weights are credits. They were fitted to thousands of ships of many builders, each flown ten times against three
others (`python -m cosmodrome.bots.training galaxy_trucker value`).
"""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galaxy_trucker.threats import IN_THE_WAY, LARGE, SHOT, SMALL, Threats, bearing, expected_loss
from cosmodrome.games.galaxy_trucker.cards import (
    ABANDONED_SHIP,
    ABANDONED_STATION,
    CARDS,
    DECKS,
    EPIDEMIC,
    OPEN_SPACE,
    PIRATES,
    PLANETS,
    PRICES,
    SLAVERS,
    SMUGGLERS,
)
from cosmodrome.games.galaxy_trucker.setup import PILES, SECRET_PILE
from cosmodrome.games.galaxy_trucker.ship import Ship, squares_of
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import (
    BATTERY,
    BIT,
    CABIN,
    CANNON,
    CAPACITY,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    HOLD,
    ORANGE_SUPPORT,
    PLAIN,
    PURPLE_SUPPORT,
    SHIELD,
    SPECIAL,
    STARTING,
)

_MOST_CREW: Final = 32
_MOST_STRENGTH: Final = 64
_CHANCE: Final = tuple(max(0, 6 - abs(7 - roll)) / 36 for roll in range(13))

FEATURES: Final[tuple[str, ...]] = (
    "one", "cabins", "cabins2", "orange", "purple", "stations", "wrecks", "engines", "double_engines", "thrust2",
    "open_space", "strength", "full_strength", "full_strength2", "prize", "cheap_prize", "harm", "cells", "cells2",
    "spent_cells", "plain", "plain2", "special", "special2", "planets", "shields", "covered", "exposed", "looks",
    "loss", "lanes", "crew_in_the_way", "goods_in_the_way", "filled", "structural", "epidemic",
)  # fmt: skip


class Sky:
    """What the flight will bring, as far as it is known: how often every card is to be expected."""

    __slots__ = ("epidemic", "harm", "open_space", "planets", "prize", "stations", "threats", "wrecks")

    def __init__(self, s: GalaxyTrucker, seat: int) -> None:
        self.threats = Threats(s, seat)
        expected = [0.0] * len(CARDS)
        unseen = [float(PILES * count) for count in s.round_rules.pile]
        seen: list[int] = []
        for pile in range(SECRET_PILE):
            if s.seen[seat] & BIT[pile]:
                seen += s.piles[pile]
        for number in seen:
            unseen[CARDS[number].deck - 1] -= 1.0
        for deck in range(3):
            others = [number for number in DECKS[deck] if number not in seen]
            for number in others:
                expected[number] = unseen[deck] / len(others)
        for number in seen:
            expected[number] = 1.0
        #: By crew: what stations and wrecks it opens; by strength in half points: what enemies bring and take.
        self.stations = [0.0] * _MOST_CREW
        self.wrecks = [0.0] * _MOST_CREW
        self.prize = [0.0] * _MOST_STRENGTH
        self.harm = [0.0] * _MOST_STRENGTH
        self.open_space = self.planets = self.epidemic = 0.0
        for number, often in enumerate(expected):
            if often:
                self._reckon(number, often)

    def _reckon(self, number: int, often: float) -> None:
        card = CARDS[number]
        kind = card.kind
        goods = sum(PRICES[colour] for colour in card.goods)
        if kind == OPEN_SPACE:
            self.open_space += often
        elif kind == PLANETS:
            self.planets += often * sum(PRICES[colour] for place in card.planets for colour in place) / 8.0
        elif kind == EPIDEMIC:
            self.epidemic += often
        elif kind == ABANDONED_STATION:
            for crew in range(card.crew, _MOST_CREW):
                self.stations[crew] += often * goods
        elif kind == ABANDONED_SHIP:
            for crew in range(card.crew + 2, _MOST_CREW):
                self.wrecks[crew] += often * (card.credits - 0.5 * card.crew)
        elif kind in (SMUGGLERS, SLAVERS, PIRATES):
            harm = 2.5 * card.goods_lost + (1.0 * card.crew if kind == SLAVERS else 1.5 * len(card.hits))
            for strength in range(_MOST_STRENGTH):
                if strength > 2 * card.strength:
                    self.prize[strength] += often * (card.credits + goods)
                elif strength < 2 * card.strength:
                    self.harm[strength] += often * harm


def features(ship: Ship, sky: Sky) -> list[float]:
    """What counts about a ship under this sky, in the order of `FEATURES`."""
    masks = ship.masks
    threats = sky.threats
    cabins = 0
    crew = 0
    joined = 0
    for sq in squares_of(masks[CABIN]):
        crew += 2
        joined += (ship.link[sq] & masks[CABIN]).bit_count()
        if ship.faces[sq] >> 2 >= STARTING:
            cabins |= BIT[sq]
    aliens = [0.0, 0.0]
    for number, support in enumerate((ORANGE_SUPPORT, PURPLE_SUPPORT)):
        for sq in squares_of(masks[support]):
            if ship.link[sq] & cabins and cabins.bit_count() > number:
                aliens[number] = 1.0
    crew -= int(aliens[0] + aliens[1])
    cells = plain = special = 0
    for sq in squares_of(masks[BATTERY]):
        cells += CAPACITY[ship.faces[sq] >> 2]
    for sq in squares_of(masks[HOLD]):
        plain += CAPACITY[ship.faces[sq] >> 2]
    for sq in squares_of(masks[SPECIAL]):
        special += CAPACITY[ship.faces[sq] >> 2]
    engines = masks[ENGINE].bit_count()
    double_engines = masks[DOUBLE_ENGINE].bit_count()
    thrust = engines + 2.0 * min(double_engines, cells)
    thrust += 2.0 * aliens[0] if thrust else 0.0
    aside = sum(masks[CANNON + side].bit_count() for side in (1, 2, 3))
    front_doubles = masks[DOUBLE_CANNON].bit_count()
    aside_doubles = sum(masks[DOUBLE_CANNON + side].bit_count() for side in (1, 2, 3))
    # In half points.
    strength = 2 * masks[CANNON].bit_count() + aside
    full = strength + 4 * min(front_doubles, cells) + 2 * min(aside_doubles, max(0, cells - front_doubles))
    bonus = 4 if aliens[1] else 0
    strength += bonus if strength else 0
    full += bonus if full else 0
    strength, full = min(strength, _MOST_STRENGTH - 1), min(full, _MOST_STRENGTH - 1)
    shields = sum(masks[SHIELD + turn].bit_count() for turn in range(4))
    users = double_engines + front_doubles + aside_doubles + 2 * shields
    stopped = covered = lanes = 0.0
    for side in range(4):
        if ship.shield_covers(side) and cells:
            covered += 1.0
            stopped += threats.hits[SMALL + side] + threats.hits[SHOT + side]
        large = threats.hits[LARGE + side]
        if large:
            borne = bearing(ship, side)
            if borne:
                for roll in range(2, 13):
                    if borne & BIT[roll] and ship.board.lanes[side][roll]:
                        lanes += large * _CHANCE[roll]
    in_the_way = IN_THE_WAY[ship.board.number]
    crew_there = goods_there = 0.0
    for sq in squares_of(masks[CABIN]):
        crew_there += in_the_way[sq]
    for sq in squares_of(masks[HOLD] | masks[SPECIAL]):
        goods_there += in_the_way[sq] * CAPACITY[ship.faces[sq] >> 2]
    exposed = ship.exposed()
    crew = min(crew, _MOST_CREW - 1)
    number = cabins.bit_count()
    return [
        1.0,
        float(number),
        0.1 * number * number,
        aliens[0],
        aliens[1],
        sky.stations[crew],
        sky.wrecks[crew],
        float(engines),
        float(double_engines),
        0.1 * thrust * thrust,
        sky.open_space * thrust,
        0.5 * strength,
        0.5 * full,
        0.025 * full * full,
        sky.prize[full],
        sky.prize[strength],
        sky.harm[full],
        float(cells),
        0.1 * cells * cells,
        float(min(cells, users)),
        float(plain),
        0.1 * plain * plain,
        float(special),
        0.1 * special * special,
        0.1 * sky.planets * (plain + special),
        stopped,
        covered,
        float(exposed),
        0.7**exposed,
        expected_loss(ship, threats),
        lanes,
        crew_there,
        goods_there,
        float(ship.occupied.bit_count()),
        float(masks[PLAIN].bit_count()),
        sky.epidemic * joined,
    ]


#: Round 1, in the order of `FEATURES`.
_ROUND_1: Final[tuple[float, ...]] = (
    0.0,
    0.150,
    -0.036,
    0.628,
    -1.125,
    0.117,
    0.398,
    0.617,
    0.086,
    0.182,
    -0.079,
    0.482,
    0.332,
    -0.007,
    0.181,
    -0.004,
    0.006,
    0.661,
    -0.528,
    0.318,
    0.292,
    -0.788,
    0.980,
    -1.293,
    2.185,
    -0.046,
    -0.059,
    -0.090,
    2.941,
    -0.811,
    -0.528,
    0.279,
    -0.008,
    0.170,
    0.0,
    0.0,
)
#: Round 2, in the order of `FEATURES`.
_ROUND_2: Final[tuple[float, ...]] = (
    0.0,
    0.269,
    0.370,
    1.535,
    -0.875,
    0.119,
    0.314,
    1.369,
    0.920,
    -0.142,
    -0.020,
    0.556,
    -0.480,
    0.247,
    0.240,
    0.102,
    -0.205,
    0.765,
    -0.349,
    0.534,
    0.298,
    -0.449,
    1.098,
    -0.634,
    1.366,
    -0.054,
    -0.193,
    0.282,
    5.141,
    -1.273,
    -0.184,
    1.500,
    -0.309,
    -0.192,
    -1.248,
    -0.313,
)
#: Round 3, in the order of `FEATURES`.
_ROUND_3: Final[tuple[float, ...]] = (
    0.0,
    -0.134,
    1.489,
    1.051,
    -0.575,
    0.128,
    0.283,
    1.063,
    -0.178,
    -0.193,
    -0.080,
    0.584,
    -1.609,
    0.852,
    0.162,
    0.147,
    -0.312,
    0.269,
    0.121,
    0.804,
    -0.026,
    -0.158,
    0.855,
    -1.063,
    0.887,
    -0.020,
    -0.141,
    -0.316,
    0.257,
    -1.144,
    -0.326,
    -0.462,
    -0.767,
    0.229,
    -0.413,
    -0.589,
)
#: By number of the round: the third is flown with either of two boards, the test flight is a first round.
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (_ROUND_1, _ROUND_2, _ROUND_3, _ROUND_3, _ROUND_1)


def appraise(ship: Ship, sky: Sky, weights: tuple[float, ...]) -> float:
    """What a ship may expect to earn; only differences mean anything."""
    found = features(ship, sky)
    total = 0.0
    for n in range(len(weights)):
        total += weights[n] * found[n]
    return total
