"""What a flight will throw at a ship, and what it would lose by that.

A builder knows the cards it has looked at, and the usual of those nobody sees. Losses are counted in components, those
included that come off with the one that is hit.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.cards import CARDS, COMBAT_ZONE, DECKS, HEAVY, LIGHT, METEORIC_SWARM
from cosmodrome.games.galaxy_trucker.pieces import BOARDS, Board
from cosmodrome.games.galaxy_trucker.setup import PILES, SECRET_PILE
from cosmodrome.games.galaxy_trucker.ship import Ship, squares_of
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import BIT, CANNON, DOUBLE_CANNON, FRONT, LEFT, SIDES

#: How many of a card's shots a ship has to take: pirates shoot at the losers, a combat zone at one of several.
_SHOT_AT: Final = 0.3
#: A shield wants a battery token, and there may be none left.
_UNPOWERED: Final = 0.2
_ROLLS: Final = range(2, 13)
#: How likely two dice are to show each number.
_CHANCE: Final = tuple(max(0, 6 - abs(7 - roll)) / 36 for roll in range(13))
_SIDES: Final = range(len(SIDES))

#: What can come from each side, in this order; a table of them has four entries for each.
LARGE: Final = 0
SMALL: Final = 4
SHOT: Final = 8
HEAVY_SHOT: Final = 12


def _hits(number: int) -> tuple[float, ...]:
    """How much of each sort comes from each side with this card."""
    card = CARDS[number]
    found = [0.0] * 16
    if card.kind == METEORIC_SWARM:
        for weight, side in card.hits:
            found[(LARGE if weight == HEAVY else SMALL) + side] += 1.0
        return tuple(found)
    shots = [hit for line in card.lines for hit in line.hits] if card.kind == COMBAT_ZONE else list(card.hits)
    for weight, side in shots:
        found[(SHOT if weight == LIGHT else HEAVY_SHOT) + side] += _SHOT_AT
    return tuple(found)


_BY_CARD: Final = tuple(_hits(number) for number in range(len(CARDS)))
#: By deck: the usual of a card that nobody has seen.
_USUAL: Final = tuple(tuple(sum(_BY_CARD[card][n] for card in deck) / len(deck) for n in range(16)) for deck in DECKS)
#: By deck: how much of that a shield would stop.
_STOPPABLE: Final[tuple[float, ...]] = tuple(sum(usual[SMALL:HEAVY_SHOT]) for usual in _USUAL)


class Threats:
    """What to expect of this flight: how much of each sort from each side, and the strongest enemy that was seen."""

    __slots__ = ("enemy", "hits", "usual")

    def __init__(self, s: GalaxyTrucker, seat: int) -> None:
        unseen = [PILES * count for count in s.round_rules.pile]
        #: What a shield would stop from a side, usually.
        self.usual = 0.0
        for deck in range(3):
            self.usual += unseen[deck] * _STOPPABLE[deck] / 4
        self.hits = [0.0] * 16
        self.enemy = 0
        for pile in range(SECRET_PILE):
            if s.seen[seat] & BIT[pile]:
                for number in s.piles[pile]:
                    card = CARDS[number]
                    unseen[card.deck - 1] -= 1
                    self.enemy = max(self.enemy, card.strength)
                    for n, some in enumerate(_BY_CARD[number]):
                        self.hits[n] += some
        for deck in range(3):
            for n, some in enumerate(_USUAL[deck]):
                self.hits[n] += unseen[deck] * some

    def shielded(self, side: int) -> float:
        """What a shield on this side would stop, where 1 is the usual."""
        return min(2.0, (self.hits[SMALL + side] + self.hits[SHOT + side]) / self.usual)


# ---------------------------------------------------------------- guns against large meteors


def _rolls(board: Board, sq: int, side: int) -> int:
    """The rolls, as bits, at which a gun on this square bears on a large meteor from this side."""
    own = next(roll for roll, lane in enumerate(board.lanes[side]) if sq in lane)
    return BIT[own] if side == FRONT else BIT[own] | BIT[own - 1] | BIT[own + 1]


#: By board, side and square.
_BEARS: Final = tuple(
    tuple(tuple(_rolls(board, sq, side) for sq in range(board.size)) for side in _SIDES) for board in BOARDS
)


def bearing(ship: Ship, side: int) -> int:
    """The rolls at which any gun bears on a large meteor from this side."""
    covered = 0
    for sq in squares_of(ship.masks[CANNON + side] | ship.masks[DOUBLE_CANNON + side]):
        covered |= _BEARS[ship.board.number][side][sq]
    return covered


def newly_borne(ship: Ship, covered: int, sq: int, side: int) -> float:
    """The chance that a large meteor from this side comes where a gun on this square would bear and none has."""
    new = _BEARS[ship.board.number][side][sq] & ~covered
    chance = 0.0
    for roll in _ROLLS:
        if new & BIT[roll] and ship.board.lanes[side][roll]:
            chance += _CHANCE[roll]
    return chance


# ---------------------------------------------------------------- what hits would cost


def expected_loss(ship: Ship, threats: Threats) -> float:
    """How many components this ship, as it stands, would lose by what is to be expected."""
    frame = _Frame(ship)
    frame.visit(ship.board.start, -1)
    loose = frame.loose
    lanes = _LANES[ship.board.number]
    total = 0.0
    for side in _SIDES:
        borne = bearing(ship, side)
        passes = _UNPOWERED if ship.shield_covers(side) else 1.0
        large = threats.hits[LARGE + side]
        shots = threats.hits[SHOT + side] * passes + threats.hits[HEAVY_SHOT + side]
        small = threats.hits[SMALL + side] * passes
        nearest_lowest = side in (FRONT, LEFT)
        for roll in _ROLLS:
            way = lanes[side][roll] & ship.occupied
            if way:
                sq = (way & -way if nearest_lowest else way).bit_length() - 1
                hits = shots
                if not borne & BIT[roll]:
                    hits += large
                if ship.connectors[side] & BIT[sq]:
                    hits += small
                total += _CHANCE[roll] * hits * (1 + loose[sq])
    return total


def _mask(lane: tuple[int, ...]) -> int:
    return sum(BIT[sq] for sq in lane)


#: By board, side and roll: the squares of the lane.
_LANES: Final = tuple(tuple(tuple(_mask(lane) for lane in board.lanes[side]) for side in _SIDES) for board in BOARDS)


class _Frame:
    """A walk through a ship along its joints, to find what comes off with each component."""

    __slots__ = ("components", "link", "loose", "low", "seen", "steps")

    def __init__(self, ship: Ship) -> None:
        size = ship.board.size
        self.link = ship.link
        self.components = ship.occupied.bit_count()
        self.seen = [0] * size
        #: How early in the walk a component is that the parts behind this one hold on to otherwise.
        self.low = [0] * size
        #: How many others come off with a component; the owner keeps the largest piece.
        self.loose = [0] * size
        self.steps = 0

    def visit(self, sq: int, parent: int) -> int:
        """Walk on from here; how many components that were."""
        self.steps += 1
        number = low = self.seen[sq] = self.steps
        behind = 1
        loose = largest = 0
        todo = self.link[sq]
        while todo:
            bit = todo & -todo
            todo ^= bit
            other = bit.bit_length() - 1
            if other == parent:
                continue
            if self.seen[other]:
                low = min(low, self.seen[other])
                continue
            part = self.visit(other, sq)
            behind += part
            low = min(low, self.low[other])
            if self.low[other] >= number:
                loose += part
                largest = max(largest, part)
        self.low[sq] = low
        rest = self.components - 1 - loose
        self.loose[sq] = loose if rest >= largest else loose + rest - largest
        return behind


# ---------------------------------------------------------------- shelter

#: How often something comes from each side that may well destroy what it meets first.
_FROM: Final = (2.0, 1.2, 0.8, 1.2)


def _in_the_way(board: Board, sq: int) -> float:
    first = [(side, roll) for side in _SIDES for roll in _ROLLS if board.lanes[side][roll][:1] == (sq,)]
    return sum(_FROM[side] * _CHANCE[roll] for side, roll in first)


#: By board and square: how often it would be met first on a full ship.
IN_THE_WAY: Final = tuple(tuple(_in_the_way(board, sq) for sq in range(board.size)) for board in BOARDS)
