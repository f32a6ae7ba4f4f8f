"""The encoding of Galaxy Trucker."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.pieces import (
    ADVENTURES,
    BIT,
    CARDS,
    DOUBLE_ENGINE,
    FACE_ROLE,
    FACE_SIDES,
    FIRST_FLIGHT,
    GOODS,
    ORANGE,
    PURPLE,
    ROLES,
    ROUNDS,
    SQUARES,
)
from cosmodrome.games.galaxy_trucker.rules.parameters import (
    cannon_strength,
    engine_strength,
    forward_doubles,
    sideways_doubles,
)
from cosmodrome.games.galaxy_trucker.rules.tempo import turns_of_sand_left
from cosmodrome.games.galaxy_trucker.setup import SECRET_PILE
from cosmodrome.games.galaxy_trucker.ship import Ship
from cosmodrome.games.galaxy_trucker.state import (
    BUILDING,
    OVER,
    PHASES,
    SETUP,
    TEAMS,
    TEMPOS,
    TURNS,
    GalaxyTrucker,
)
from cosmodrome.lab.encodings.fields import Encoding, Field, cut, put_one_hot, put_zeros

SEATS: Final = 4
#: A pile tells how many cards of each kind it holds.
KINDS: Final = len(ADVENTURES)
#: Positions and credits may be negative: they are told with this much added.
OFFSET: Final = 64
SQUARE_SIZE: Final = 9
SHIP_SIZE: Final = 27
TILE_SIZE: Final = 1 + ROLES + 4
CARD_SIZE: Final = KINDS + 6
FIRST_CARDS: Final[tuple[int, ...]] = tuple(FIRST_FLIGHT)


def _table(s: GalaxyTrucker, seat: int, out: list[int]) -> None:
    out.append(s.players)
    out.append(s.round_index)
    out.append(len(s.rounds))
    put_one_hot(out, s.round, len(ROUNDS))
    put_one_hot(out, s.phase, len(PHASES))
    put_one_hot(out, s.tempo, len(TEMPOS))
    put_one_hot(out, s.teams, len(TEAMS))
    out.append(1 if s.strict else 0)
    out.append(1 if s.foresight else 0)
    put_one_hot(out, (s.starter - seat) % s.players, SEATS)
    out.append(cut(len(s.warehouse)))
    out.append(cut(sum([len(pile) for pile in s.piles])))
    out.append(cut(s.circle))
    out.append(1 if s.sand else 0)
    turning = s.tempo == TURNS and s.phase <= BUILDING
    put_one_hot(out, (s.builder - seat) % s.players if turning else -1, SEATS)
    out.append(cut(s.points) if turning else 0)
    left = turns_of_sand_left(s) if turning else None
    out.append(0 if left is None else cut(left + 1))


def _put_tile(face: int, out: list[int]) -> None:
    """A face: there is one, its role, its four connectors."""
    out.append(1)
    put_one_hot(out, FACE_ROLE[face], ROLES)
    for side in FACE_SIDES[face]:
        out.append(side)


def _hand(s: GalaxyTrucker, seat: int, out: list[int]) -> None:
    ship = s.ships[seat]
    if ship.hand >= 0:
        _put_tile(ship.hand * 4, out)
    else:
        put_zeros(out, TILE_SIZE)
    for k in range(2):
        if k < len(ship.aside):
            _put_tile(ship.aside[k] * 4, out)
        else:
            put_zeros(out, TILE_SIZE)
    out.append(1 if ship.hand_bound and ship.hand >= 0 else 0)
    out.append(ship.looking + 1)


def _own_squares(s: GalaxyTrucker, seat: int, out: list[int]) -> None:
    ship = s.ships[seat]
    here = [-1] * len(SQUARES)
    for sq in range(len(ship.faces)):
        here[ship.board.index[sq]] = sq
    for sq in here:
        if sq < 0 or ship.faces[sq] < 0:
            out.append(0 if sq < 0 else 1)
            put_zeros(out, SQUARE_SIZE - 1)
            continue
        face = ship.faces[sq]
        out.append(2)
        out.append(1 + FACE_ROLE[face])
        for side in FACE_SIDES[face]:
            out.append(side)
        out.append(cut(ship.crew[sq]))
        out.append(cut(ship.cells[sq]))
        out.append(cut(ship.goods[sq]))


def _put_ship(s: GalaxyTrucker, owner: int, seat: int, out: list[int]) -> None:
    ship: Ship = s.ships[owner]
    flying = s.phase > BUILDING
    out.append(1)
    out.append(ship.occupied.bit_count())
    out.append(cut(ship.lost))
    out.append(cut(ship.exposed()))
    out.append(cut(engine_strength(ship, 0)))
    out.append(cut(engine_strength(ship, ship.masks[DOUBLE_ENGINE].bit_count())))
    out.append(cut(cannon_strength(ship, 0, 0)))
    out.append(cut(cannon_strength(ship, forward_doubles(ship), sideways_doubles(ship))))
    out.append(cut(ship.humans()))
    out.append(1 if ORANGE in ship.crew else 0)
    out.append(1 if PURPLE in ship.crew else 0)
    out.append(cut(ship.cell_count()))
    for side in range(4):
        out.append(1 if ship.shield_covers(side) else 0)
    for colour in range(len(GOODS)):
        out.append(cut(ship.goods_count(colour)))
    out.append(ship.number)
    out.append(1 if ship.hand >= 0 else 0)
    out.append(cut(s.pos[owner] + OFFSET) if flying else 0)
    out.append(1 if s.out[owner] else 0)
    open_purse = s.phase == OVER or s.purse(owner) == s.purse(seat)
    out.append(1 if open_purse else 0)
    out.append(cut(s.credits(owner) + OFFSET) if open_purse else 0)
    out.append(cut(len(ship.aside)))


def _ships(s: GalaxyTrucker, seat: int, out: list[int]) -> None:
    for k in range(SEATS):
        if k < s.players:
            _put_ship(s, (seat + k) % s.players, seat, out)
        else:
            put_zeros(out, SHIP_SIZE)


def _face_up(s: GalaxyTrucker, seat: int, out: list[int]) -> None:
    counts = [0] * ROLES
    for tile in s.faceup:
        counts[FACE_ROLE[tile * 4]] += 1
    for count in counts:
        out.append(cut(count))


def _piles(s: GalaxyTrucker, seat: int, out: list[int]) -> None:
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
        out.append(1 if known else 0)
        for count in counts:
            out.append(count)


def _card(s: GalaxyTrucker, seat: int, out: list[int]) -> None:
    if s.card < 0:
        put_zeros(out, CARD_SIZE)
    else:
        card = CARDS[s.card]
        put_one_hot(out, card.kind, KINDS)
        for value in (card.days, card.strength, card.crew, card.goods_lost, card.credits, len(card.hits)):
            out.append(cut(value))
    adventure = PHASES[s.phase] == "adventure"
    out.append(cut(s.stage) if adventure else 0)
    out.append(cut(s.turn) if adventure else 0)
    out.append(cut(s.dice) if adventure else 0)
    for number in s.dock:
        out.append(cut(number) if adventure else 0)
    for k in range(SEATS):
        shown = adventure and k < s.players
        out.append(cut(s.strength[(seat + k) % s.players] + 1) if shown else 0)
    put_one_hot(out, (s.loader - seat) % s.players if adventure and s.loader >= 0 else -1, SEATS)


def _order(s: GalaxyTrucker, seat: int, out: list[int]) -> None:
    places = [0] * SEATS
    if s.phase > BUILDING:
        for place, other in enumerate(s.flight_order()):
            places[(other - seat) % s.players] = place + 1
    for place in places:
        out.append(place)


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
