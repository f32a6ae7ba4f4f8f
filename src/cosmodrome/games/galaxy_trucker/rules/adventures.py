"""Adventure Cards: each function plays one step of the card that lies face up.

A card remembers how far it has come in `stage` (which part) and `turn` (which ship of `order`), so that every step is
short. Enemies and the combat zone have their own module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.games.galaxy_trucker.cards import CARDS
from cosmodrome.games.galaxy_trucker.moves import CLAIM, DECLINE, LAND, ROLL, TWO_DICE
from cosmodrome.games.galaxy_trucker.rules.asking import ask
from cosmodrome.games.galaxy_trucker.rules.combat import combat_zone, pirates, slavers, smugglers, weakest
from cosmodrome.games.galaxy_trucker.rules.flying import end_card, give_up, move_ship, withdraw_unmanned
from cosmodrome.games.galaxy_trucker.rules.goods import gain_goods, load
from cosmodrome.games.galaxy_trucker.rules.hits import aim, meteor
from cosmodrome.games.galaxy_trucker.rules.losses import destroy, hurt, lose_crew, lose_figure
from cosmodrome.games.galaxy_trucker.rules.parameters import POINT, declare_engines
from cosmodrome.games.galaxy_trucker.ship import Ship, squares_of
from cosmodrome.games.galaxy_trucker.state import ADVENTURES as ADVENTURE_MONEY
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import BIT, CABIN, FRONT, LEFT
from cosmodrome.kernel import Chance, Move, Rules

_DECLINE: Final = DECLINE()
_CLAIM_MOVES: Final[list[Move]] = [CLAIM(), _DECLINE]

_SABOTAGE_TRIES: Final = 3


def adventure(s: GalaxyTrucker) -> Rules[None]:
    """The next step of the card, or of loading the goods it brought."""
    if s.loader >= 0:
        return load(s)
    return _PLAY[CARDS[s.card].kind](s)


def open_space(s: GalaxyTrucker) -> Rules[None]:
    """Open Space: one ship after the other, leader first, moves ahead by its engine strength."""
    seat = s.order[s.turn]
    strength = yield from declare_engines(s, seat)
    if strength:
        move_ship(s, seat, strength // POINT)
    elif not s.test_flight:
        give_up(s, seat, "no_engines")
    s.turn += 1
    if s.turn == len(s.order):
        end_card(s)


def planets(s: GalaxyTrucker) -> Rules[None]:
    """Planets: choose leader first, load leader first, then lose the days, last ship first."""
    card = CARDS[s.card]
    if s.stage == 0:
        if s.turn == 0:
            s.planets = [-1] * s.players
        free = [place for place in range(len(card.planets)) if place not in s.planets]
        if s.turn < len(s.order) and free:
            seat = s.order[s.turn]
            moves = [LAND[place + 1] for place in free]
            moves.append(_DECLINE)
            move = yield from ask(s, seat, "planet", moves)
            if move.verb is LAND:
                s.planets[seat] = move.arg - 1
                if s.log is not None:
                    s.log.tell("landed", seat=seat, planet=move.arg)
            s.turn += 1
            return
        s.stage = 1
        s.turn = 0
    while s.turn < len(s.order):
        seat = s.order[s.turn]
        s.turn += 1
        if s.planets[seat] >= 0:
            gain_goods(s, seat, card.planets[s.planets[seat]])
            if s.loader >= 0:
                return
    for seat in reversed(s.order):
        if s.planets[seat] >= 0:
            move_ship(s, seat, -card.days)
    end_card(s)


def abandoned_ship(s: GalaxyTrucker) -> Rules[None]:
    """Abandoned Ship: the first who wants it pays crew and days and is paid credits."""
    card = CARDS[s.card]
    seat = s.order[s.turn]
    if s.ships[seat].crew_size() >= card.crew:
        move = yield from ask(s, seat, "abandoned_ship", _CLAIM_MOVES)
        if move.verb is CLAIM:
            if s.log is not None:
                s.log.tell("claimed", seat=seat, credits=card.credits)
            yield from lose_crew(s, seat, card.crew)
            s.earn(seat, ADVENTURE_MONEY, card.credits)
            withdraw_unmanned(s, seat)
            if not s.out[seat]:
                move_ship(s, seat, -card.days)
            end_card(s)
            return
    _next_ship(s)


def abandoned_station(s: GalaxyTrucker) -> Rules[None]:
    """Abandoned Station: the first with crew enough who wants it loads the goods and loses the days."""
    card = CARDS[s.card]
    seat = s.order[s.turn]
    if s.stage == 0:
        if s.ships[seat].crew_size() < card.crew:
            _next_ship(s)
            return
        move = yield from ask(s, seat, "abandoned_station", _CLAIM_MOVES)
        if move.verb is DECLINE:
            _next_ship(s)
            return
        s.stage = 1
        if s.log is not None:
            s.log.tell("docked", seat=seat)
        gain_goods(s, seat, card.goods)
        if s.loader >= 0:
            return
    move_ship(s, seat, -card.days)
    end_card(s)


def meteoric_swarm(s: GalaxyTrucker) -> Rules[None]:
    """Meteoric Swarm: the leader rolls for one meteor after the other; each flies at every ship."""
    card = CARDS[s.card]
    weight, side = card.hits[s.stage]
    yield from aim(s, "meteor", weight, side)
    for seat in s.order:
        if not s.out[seat]:
            yield from meteor(s, seat, weight, side)
    s.stage += 1
    if s.stage == len(card.hits) or all(s.out):
        end_card(s)


def stardust(s: GalaxyTrucker) -> Rules[None]:
    """Stardust: a day for each exposed connector, last ship first."""
    for seat in reversed(s.order):
        move_ship(s, seat, -s.ships[seat].exposed())
    end_card(s)
    yield from ()


def epidemic(s: GalaxyTrucker) -> Rules[None]:
    """Epidemic: every occupied cabin joined to another occupied one loses a figure, all at the same moment."""
    for seat in s.order:
        ship = s.ships[seat]
        sick = sick_cabins(ship)
        for sq in sick:
            lose_figure(ship, sq)
        if sick:
            hurt(s, seat)
        if s.log is not None:
            s.log.tell("epidemic", seat=seat, figures=len(sick))
    end_card(s)
    yield from ()


def sick_cabins(ship: Ship) -> list[int]:
    """The occupied cabins that are joined to another occupied cabin."""
    occupied = 0
    for sq in squares_of(ship.masks[CABIN]):
        if ship.crew[sq]:
            occupied |= BIT[sq]
    return [sq for sq in squares_of(occupied) if ship.link[sq] & occupied]


def sabotage(s: GalaxyTrucker) -> Rules[None]:
    """Sabotage: up to three throws for a component of the ship with the smallest crew; ignored by a lone ship."""
    if len(s.order) > 1:
        victim = weakest(s.order, [ship.crew_size() for ship in s.ships])
        board = s.ships[victim].board
        for _ in range(_SABOTAGE_TRIES):
            column = (yield Chance(ROLL, TWO_DICE)).arg
            row = (yield Chance(ROLL, TWO_DICE)).arg
            if s.log is not None:
                s.log.tell("saboteurs", seat=victim, column=column, row=row)
            both = [sq for sq in board.lanes[FRONT][column] if sq in board.lanes[LEFT][row]]
            if both and s.ships[victim].faces[both[0]] >= 0:
                yield from destroy(s, victim, both[0])
                break
        else:
            if s.log is not None:
                s.log.tell("saboteurs_failed", seat=victim)
    end_card(s)


def _next_ship(s: GalaxyTrucker) -> None:
    """The opportunity falls to the next ship in line."""
    s.turn += 1
    if s.turn == len(s.order):
        end_card(s)


#: By kind of adventure.
_PLAY: Final[tuple[Callable[[GalaxyTrucker], Rules[None]], ...]] = (
    open_space,
    planets,
    abandoned_ship,
    abandoned_station,
    meteoric_swarm,
    smugglers,
    slavers,
    pirates,
    combat_zone,
    stardust,
    epidemic,
    sabotage,
)
