"""Forecast: a ship flown many times through whatever the piles can hold, to say what it may expect.

Every seat flies a copy of the ship, so that the figures describe the ship and not
its rivals, and each flight counts for every place in the launch order. What the seat has seen of the piles is as it
saw it; everything else is dealt again for each flight.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galaxy_trucker.builder import Wishes, adjusted_plan, best_placement
from cosmodrome.bots.galaxy_trucker.dials import Plan
from cosmodrome.bots.galaxy_trucker.pilot import least_loss
from cosmodrome.bots.galaxy_trucker.searching import FlightGuide
from cosmodrome.bots.search import play_on
from cosmodrome.games.galaxy_trucker.redeal import redeal
from cosmodrome.games.galaxy_trucker.rules.launch import is_sound
from cosmodrome.games.galaxy_trucker.rules.tempo import end_building
from cosmodrome.games.galaxy_trucker.setup import SECRET_PILE
from cosmodrome.games.galaxy_trucker.ship import Ship, squares_of
from cosmodrome.games.galaxy_trucker.state import ACCOUNTS, NO_TEAMS, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import (
    BATTERY,
    BIT,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    FACE_ROLE,
    HOLD,
    SHIELD,
    SPECIAL,
    TILE_NAMES,
)
from cosmodrome.kernel import Facts, Match, SeededDealer

#: How often a ship is flown, and how often with one part more.
FLIGHTS: Final = 200
FLIGHTS_WITH_MORE: Final = 120
#: Of every hundred flights this many are worse than the low figure, and better than the high one.
TAIL: Final = 10
LIMIT: Final = 6_000
#: The parts of a ship and the roles of tiles they are made of.
PARTS: Final[dict[str, tuple[int, ...]]] = {
    "cabins": (CABIN,),
    "batteries": (BATTERY,),
    "holds": (HOLD, SPECIAL),
    "engines": (ENGINE, DOUBLE_ENGINE),
    "cannons": tuple(range(CANNON, CANNON + 4)) + tuple(range(DOUBLE_CANNON, DOUBLE_CANNON + 4)),
    "shields": tuple(range(SHIELD, SHIELD + 4)),
}
#: What might be added to a ship, and what it is made of.
MORE: Final[dict[str, tuple[int, ...]]] = {
    "shields": PARTS["shields"],
    "cannons": tuple(range(CANNON, CANNON + 4)),
    "engines": (ENGINE,),
    "batteries": (BATTERY,),
    "cabins": (CABIN,),
    "holds": (HOLD,),
}


class Flight:
    """What came of one ship in one flight."""

    __slots__ = ("accounts", "arrived", "lost")

    def __init__(self, accounts: list[int], lost: list[int], arrived: bool) -> None:
        self.accounts = accounts
        self.lost = lost
        self.arrived = arrived

    @property
    def credits(self) -> int:
        """What the flight brought in all."""
        return sum(self.accounts)


class Range:
    """Flights of one ship, one after the other; the same number flies through the same sky."""

    def __init__(self, match: Match, s: GalaxyTrucker, seat: int, seed: int) -> None:
        self._match = match
        self._start = s
        self._seat = seat
        self._seed = seed
        self._guide = FlightGuide()
        self.players = s.players

    def fly(self, ship: Ship, number: int) -> list[Flight]:
        """One flight, of as many copies as there are seats."""
        s = self._start.copy()
        s.log = None
        redeal(s, self._seat, SeededDealer(self._seed * 7919 + number))
        had = s.ledger[s.purse(self._seat)]
        s.teams = NO_TEAMS
        s.rounds, s.round_index = (s.round,), 0
        s.ledger = [had[:] for _ in range(s.players)]
        s.ships = [ship.copy() for _ in range(s.players)]
        s.out = [False] * s.players
        for place, copy in enumerate(s.ships):
            copy.number = place + 1
        end_building(s)
        flown = Match(self._match.game, self._match.options, None, checkpoints=False, state=s)
        flown.resume(SeededDealer(self._seed * 1013 + number))
        if not play_on(flown, self._guide, 1, LIMIT):
            return []
        built = parts_of(ship)
        return [
            Flight(
                [after - before for after, before in zip(s.ledger[place], had, strict=True)],
                [max(0, before - after) for before, after in zip(built, parts_of(copy), strict=True)],
                not s.out[place],
            )
            for place, copy in enumerate(s.ships)
        ]

    def skies(self, ship: Ship, flights: int) -> list[list[Flight]]:
        """At least this many flights of a ship, those through the same sky together."""
        return [self.fly(ship, number) for number in range(-(-flights // self.players))]


def parts_of(ship: Ship) -> list[int]:
    """How many of each part a ship has."""
    return [sum(ship.masks[role].bit_count() for role in roles) for roles in PARTS.values()]


def forecast(
    match: Match, s: GalaxyTrucker, seat: int, seed: int = 1, flights: int = FLIGHTS, more: bool = True
) -> Facts:
    """What the seat's ship, as it stands on the board of `s`, may expect of the flight."""
    ship = ready(s, s.ships[seat])
    sky = Range(match, s, seat, seed)
    skies = sky.skies(ship, flights)
    every = sorted((flight for one in skies for flight in one), key=_credits)
    mean, error = _mean([_earned(one) for one in skies if one])
    number = max(1, len(every))
    tail = number * TAIL // 100
    had = parts_of(ship)
    known, cards = _known(s, seat)
    return {
        "flights": len(every),
        "credits": {
            "mean": round(mean, 2),
            "error": round(error, 2),
            "low": every[tail].credits if every else 0,
            "high": every[-1 - tail].credits if every else 0,
        },
        "arrives": round(sum(flight.arrived for flight in every) / number, 3),
        "accounts": {
            account: round(sum(flight.accounts[n] for flight in every) / number, 2)
            for n, account in enumerate(ACCOUNTS)
        },
        "lost": {
            part: {"of": had[n], "mean": round(sum(flight.lost[n] for flight in every) / number, 2)}
            for n, part in enumerate(PARTS)
            if had[n]
        },
        "known": {"cards": known, "of": cards},
        "more": _more(sky, ship) if more else [],
    }


def _credits(flight: Flight) -> int:
    return flight.credits


def _earned(sky: list[Flight]) -> float:
    """What a ship earned in one sky, over all places in the launch order."""
    return sum(flight.credits for flight in sky) / len(sky)


def _mean(values: list[float]) -> tuple[float, float]:
    """A mean and its standard error."""
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values)
    return mean, (spread / max(1, len(values) - 1) / len(values)) ** 0.5


def _known(s: GalaxyTrucker, seat: int) -> tuple[int, int]:
    """How many of the cards to come the seat has seen, of how many."""
    cards = sum(len(pile) for pile in s.piles)
    if s.test_flight:
        return cards, cards
    seen = [pile for number, pile in enumerate(s.piles) if number != SECRET_PILE and s.seen[seat] & BIT[number]]
    return sum(len(pile) for pile in seen), cards


def ready(s: GalaxyTrucker, ship: Ship) -> Ship:
    """The ship as it would be launched: nothing in hand, nobody aboard yet.

    In the test flight whoever made a mistake repairs it for nothing, so that it flies without the faulty components.
    """
    ship = ship.copy()
    if ship.hand >= 0 and ship.hand_bound:
        ship.aside.append(ship.hand)
    ship.hand = -1
    ship.crew = [0] * ship.board.size
    ship.cells = [0] * ship.board.size
    ship.goods = [0] * ship.board.size
    if s.test_flight:
        while faulty := ship.faulty() & ~BIT[ship.board.start]:
            ship.remove(least_loss(ship, squares_of(faulty)))
        if not is_sound(ship):
            for sq in squares_of(ship.occupied & ~ship.piece_of(ship.board.start)):
                ship.remove(sq)
    return ship


def _more(sky: Range, ship: Ship) -> list[Facts]:
    """What one more part of each kind would bring, laid where it does most good: the same skies, flown again."""
    own = sky.skies(ship, FLIGHTS_WITH_MORE)
    found = []
    for part, roles in MORE.items():
        larger = _with(ship, roles)
        if larger is not None:
            pairs = zip(sky.skies(larger, FLIGHTS_WITH_MORE), own, strict=True)
            mean, error = _mean([_earned(after) - _earned(before) for after, before in pairs if after and before])
            found.append({"part": part, "credits": round(mean, 2), "error": round(error, 2)})
    return sorted(found, key=_gain, reverse=True)


def _gain(told: Facts) -> float:
    gain: float = told["credits"]
    return gain


def _with(ship: Ship, roles: tuple[int, ...]) -> Ship | None:
    """The ship with one more tile of these roles; None where none fits."""
    wishes = Wishes(ship, adjusted_plan(Plan(), []))
    best, square, face = -9.0, -1, -1
    for tile in range(len(TILE_NAMES)):
        if FACE_ROLE[tile * 4] in roles:
            worth, sq, turn = best_placement(wishes, tile)
            if sq >= 0 and worth > best:
                best, square, face = worth, sq, tile * 4 + turn
    if square < 0:
        return None
    larger = ship.copy()
    larger.lay(square, face)
    return larger
