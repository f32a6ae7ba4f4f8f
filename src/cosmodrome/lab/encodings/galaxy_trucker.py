"""The encoding of Galaxy Trucker."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.cards import ADVENTURES, CARDS, FIRST_FLIGHT, GOODS
from cosmodrome.games.galaxy_trucker.pieces import ROUNDS, SQUARES
from cosmodrome.games.galaxy_trucker.rules.parameters import (
    cannon_strength,
    engine_strength,
    forward_doubles,
    sideways_doubles,
)
from cosmodrome.games.galaxy_trucker.rules.tempo import turns_of_sand_left
from cosmodrome.games.galaxy_trucker.setup import SECRET_PILE
from cosmodrome.games.galaxy_trucker.ship import Ship, blocks_in
from cosmodrome.games.galaxy_trucker.state import BUILDING, OVER, PHASES, SETUP, TEAMS, TEMPOS, TURNS, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import (
    BIT,
    DOUBLE_ENGINE,
    FACE_ROLE,
    FACE_SIDES,
    HUMANS,
    ORANGE,
    PURPLE,
    ROLES,
)
from cosmodrome.lab.encodings.fields import Encoding, Field, Out

SEATS: Final = 4
#: A pile tells how many cards of each kind it holds.
KINDS: Final = len(ADVENTURES)
#: Positions and credits may be negative: they are told with this much added.
OFFSET: Final = 64
SQUARE_SIZE: Final = 9
SHIP_SIZE: Final = 27
TILE_SIZE: Final = 1 + ROLES + 4
CARD_SIZE: Final = KINDS + 6
#: A face as it is told in hand (there is one, its role, its four connectors) and on a square.
TILES: Final[list[bytes]] = [
    bytes([1, *(role == FACE_ROLE[face] for role in range(ROLES)), *FACE_SIDES[face]]) for face in range(len(FACE_ROLE))
]
LAID: Final[list[bytes]] = [bytes([2, 1 + FACE_ROLE[face], *FACE_SIDES[face]]) for face in range(len(FACE_ROLE))]
#: The same with nothing aboard.
BARE: Final[list[bytes]] = [laid + bytes(3) for laid in LAID]
#: A square that is not on the board, and one that is free.
NO_SQUARE: Final = bytes(SQUARE_SIZE)
FREE_SQUARE: Final = b"\x01" + bytes(SQUARE_SIZE - 1)
FIRST_CARDS: Final[tuple[int, ...]] = tuple(FIRST_FLIGHT)


def _table(s: GalaxyTrucker, seat: int, out: Out) -> None:
    out.put(s.players)
    out.put(s.round_index)
    out.put(len(s.rounds))
    out.one_hot(s.round, len(ROUNDS))
    out.one_hot(s.phase, len(PHASES))
    out.one_hot(s.tempo, len(TEMPOS))
    out.one_hot(s.teams, len(TEAMS))
    out.flag(s.strict)
    out.flag(s.foresight)
    out.one_hot((s.starter - seat) % s.players, SEATS)
    out.put(len(s.warehouse))
    out.put(sum([len(pile) for pile in s.piles]))
    out.put(s.circle)
    out.flag(s.sand)
    turning = s.tempo == TURNS and s.phase <= BUILDING
    out.one_hot((s.builder - seat) % s.players if turning else -1, SEATS)
    out.put(s.points if turning else 0)
    left = turns_of_sand_left(s) if turning else None
    out.put(0 if left is None else left + 1)


def _hand(s: GalaxyTrucker, seat: int, out: Out) -> None:
    ship = s.ships[seat]
    if ship.hand >= 0:
        out.add(TILES[ship.hand * 4])
    else:
        out.zeros(TILE_SIZE)
    for k in range(2):
        if k < len(ship.aside):
            out.add(TILES[ship.aside[k] * 4])
        else:
            out.zeros(TILE_SIZE)
    out.flag(ship.hand_bound and ship.hand >= 0)
    out.put(ship.looking + 1)


def _own_squares(s: GalaxyTrucker, seat: int, out: Out) -> None:
    ship = s.ships[seat]
    faces = ship.faces
    for sq in ship.board.square:
        if sq < 0:
            out.add(NO_SQUARE)
        elif faces[sq] < 0:
            out.add(FREE_SQUARE)
        elif ship.crew[sq] or ship.cells[sq] or ship.goods[sq]:
            out.add(LAID[faces[sq]])
            out.put(ship.crew[sq])
            out.put(ship.cells[sq])
            out.put(ship.goods[sq])
        else:
            out.add(BARE[faces[sq]])


def _put_ship(s: GalaxyTrucker, owner: int, seat: int, out: Out) -> None:
    ship: Ship = s.ships[owner]
    flying = s.phase > BUILDING
    out.put(1)
    out.put(ship.occupied.bit_count())
    out.put(ship.lost)
    out.put(ship.exposed())
    out.put(engine_strength(ship, 0))
    out.put(engine_strength(ship, ship.masks[DOUBLE_ENGINE].bit_count()))
    out.put(cannon_strength(ship, 0, 0))
    out.put(cannon_strength(ship, forward_doubles(ship), sideways_doubles(ship)))
    # One look at what is aboard: most squares hold nothing.
    humans = 0
    orange = purple = False
    for figures in ship.crew:
        if figures:
            humans += HUMANS[figures]
            orange = orange or figures == ORANGE
            purple = purple or figures == PURPLE
    out.put(humans)
    out.flag(orange)
    out.flag(purple)
    out.put(ship.cell_count())
    for side in range(4):
        out.flag(ship.shield_covers(side))
    loaded = [packed for packed in ship.goods if packed]
    for colour in range(len(GOODS)):
        count = 0
        for packed in loaded:
            count += blocks_in(packed, colour)
        out.put(count)
    out.put(ship.number)
    out.flag(ship.hand >= 0)
    out.put(s.pos[owner] + OFFSET if flying else 0)
    out.flag(s.out[owner])
    open_purse = s.phase == OVER or s.purse(owner) == s.purse(seat)
    out.flag(open_purse)
    out.put(s.credits(owner) + OFFSET if open_purse else 0)
    out.put(len(ship.aside))


def _ships(s: GalaxyTrucker, seat: int, out: Out) -> None:
    for k in range(SEATS):
        if k < s.players:
            _put_ship(s, (seat + k) % s.players, seat, out)
        else:
            out.zeros(SHIP_SIZE)


def _face_up(s: GalaxyTrucker, seat: int, out: Out) -> None:
    counts = [0] * ROLES
    for tile in s.faceup:
        counts[FACE_ROLE[tile * 4]] += 1
    for count in counts:
        out.put(count)


def _piles(s: GalaxyTrucker, seat: int, out: Out) -> None:
    for pile in range(SECRET_PILE):
        cards: list[int] = []
        known = False
        if s.phase != SETUP:
            if s.test_flight:
                known = pile == 0
                if known:
                    cards = [card for card in FIRST_CARDS if card in s.piles[SECRET_PILE]]
            elif s.seen[seat] & BIT[pile]:
                known = True
                cards = s.piles[pile]
        counts = [0] * KINDS
        for card in cards:
            counts[CARDS[card].kind] += 1
        out.flag(known)
        for count in counts:
            out.put(count)


def _card(s: GalaxyTrucker, seat: int, out: Out) -> None:
    if s.card < 0:
        out.zeros(CARD_SIZE)
    else:
        card = CARDS[s.card]
        out.one_hot(card.kind, KINDS)
        for value in (card.days, card.strength, card.crew, card.goods_lost, card.credits, len(card.hits)):
            out.put(value)
    adventure = PHASES[s.phase] == "adventure"
    out.put(s.stage if adventure else 0)
    out.put(s.turn if adventure else 0)
    out.put(s.dice if adventure else 0)
    for number in s.dock:
        out.put(number if adventure else 0)
    for k in range(SEATS):
        shown = adventure and k < s.players
        out.put(s.strength[(seat + k) % s.players] + 1 if shown else 0)
    out.one_hot((s.loader - seat) % s.players if adventure and s.loader >= 0 else -1, SEATS)


def _order(s: GalaxyTrucker, seat: int, out: Out) -> None:
    places = [0] * SEATS
    if s.phase > BUILDING:
        for place, other in enumerate(s.flight_order()):
            places[(other - seat) % s.players] = place + 1
    for place in places:
        out.put(place)


ENCODING: Final[Encoding[GalaxyTrucker]] = Encoding(
    "galaxy_trucker-v1",
    "galaxy_trucker",
    (
        Field(
            "table",
            3 + len(ROUNDS) + len(PHASES) + len(TEMPOS) + len(TEAMS) + 2 + SEATS + 4 + SEATS + 2,
            "players, rounds played, rounds in all; one-hot: round, phase, tempo, teams; strict building, foresight; "
            "one-hot who starts; tiles face down, cards left, timer circle, sand running; in turns: one-hot whose "
            "turn, points, 1 + turns of sand left",
            _table,
        ),
        Field(
            "hand",
            3 * TILE_SIZE + 2,
            "the tile in your hand and the two set aside: there is one, one-hot role, connectors of its four sides; "
            "the tile in hand is bound; 1 + pile you look through",
            _hand,
        ),
        Field(
            "squares",
            len(SQUARES) * SQUARE_SIZE,
            "each square of any board: 0 not on yours, 1 empty, 2 a component; 1 + its role; connectors of four "
            "sides; crew, cells, goods packed four to a byte",
            _own_squares,
        ),
        Field(
            "ships",
            SEATS * SHIP_SIZE,
            "each ship, yours first: present, components, lost, exposed connectors, engines idle and full, cannons "
            "idle and full (in halves), humans, orange and purple alien, cells, shields on four sides, goods of four "
            "colours, launch number, holds a tile, position + 64, out of the race, its purse is open to you, credits "
            "+ 64 if so, tiles set aside",
            _ships,
        ),
        Field("face_up", ROLES, "tiles lying face up, by role", _face_up),
        Field(
            "piles",
            SECRET_PILE * (1 + KINDS),
            "each open pile: you have looked through it; how many cards of each kind are left in it, if so",
            _piles,
        ),
        Field(
            "card",
            CARD_SIZE + 3 + len(GOODS) + 2 * SEATS,
            "the card at hand: one-hot kind; days, strength, crew, goods lost, credits, hits; stage, turn, dice; "
            "goods at the dock; 1 + strength announced (in halves) by each ship; one-hot who loads",
            _card,
        ),
        Field("order", SEATS, "place in flight of each ship, leader 1, nowhere 0", _order),
    ),
)
