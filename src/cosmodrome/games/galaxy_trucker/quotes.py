"""Quotes: what an answer costs and brings, as plain data for page, terminal and screen reader.

`cost` and `gain` are what changes hands. `confirm` names why an answer deserves a second thought. `gauges` are the
changes of a ship's figures, `position` and `place` where on the circuit it would be, `sum` what a strength is made of.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cosmodrome.games.galaxy_trucker.cards import CARDS, COLOURS, COMBAT_ZONE, GOODS, OPEN_SPACE, PRICES
from cosmodrome.games.galaxy_trucker.moves import (
    BOARD_ORANGE,
    BOARD_PURPLE,
    CLAIM,
    CLOSE_HOLDS,
    DRAW,
    FINISH,
    GIVE_UP,
    KEEP,
    LAND,
    LAY,
    LOAD,
    LOOK,
    POWER,
    REMOVE,
    SET_ASIDE,
    SHIELD_UP,
    SHOOT,
    TAKE,
    TAKE_HIT,
)
from cosmodrome.games.galaxy_trucker.pieces import ALIEN_BONUS, SQUARES, TURN_COSTS
from cosmodrome.games.galaxy_trucker.previews import after_hit, cannon_sum, changes, course, engine_sum
from cosmodrome.games.galaxy_trucker.rules.parameters import (
    POINT,
    cannon_strength,
    engine_strength,
    forward_doubles,
    sideways_doubles,
)
from cosmodrome.games.galaxy_trucker.scoring import goods_value, half_price, penalty
from cosmodrome.games.galaxy_trucker.ship import squares_of
from cosmodrome.games.galaxy_trucker.state import TURNS, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import BIT, FACES, HUMANS, SIDES, TILE_NAMES, TWO_HUMANS
from cosmodrome.kernel import Ask, Move, Verb

Quote = dict[str, Any]

#: The usual answers of bots and people to these questions.
USUAL: Final[Mapping[str, tuple[str, ...]]] = {
    "abandoned_station": ("claim",),
    "building": ("put_down", "draw"),
    "course": ("fly_on",),
    "holding": ("lay",),
    "load": ("load", "close_holds"),
    "planet": ("land",),
    "reward": ("claim",),
    "shield": ("shield_up",),
    "shoot": ("shoot",),
}


def quote(s: GalaxyTrucker, ask: Ask, move: Move) -> Quote:
    """What this answer costs and brings."""
    if ask.seat < 0:
        return {}
    price = _PRICES.get(move.verb)
    return price(s, ask, move) if price is not None else {}


# ---------------------------------------------------------------- building


def _points(s: GalaxyTrucker, ask: Ask, move: Move) -> Quote:
    """What an act costs out of a turn's points; one's own tiles are free to take back."""
    if s.tempo != TURNS or (move.verb is TAKE and move.arg in s.ships[ask.seat].aside):
        return {}
    return {"cost": {"points": TURN_COSTS[move.verb.name]}}


def _finish(s: GalaxyTrucker, ask: Ask, move: Move) -> Quote:
    ship = s.ships[ask.seat]
    told: Quote = {
        "space": s.round_rules.start[move.arg - 1],
        "empty_squares": ship.board.size - ship.occupied.bit_count(),
        "exposed": ship.exposed(),
    }
    if ship.occupied == BIT[ship.board.start]:
        told["confirm"] = "empty_ship"
    elif ship.aside:
        told["cost"] = {"lost_components": len(ship.aside)}
        told["confirm"] = "aside_lost"
    return told


def _remove(s: GalaxyTrucker, ask: Ask, move: Move) -> Quote:
    """How many components are left in one piece at most, and what the removal costs."""
    ship = s.ships[ask.seat].copy()
    ship.remove(ship.board.square[move.arg])
    largest = max((piece.bit_count() for piece in ship.pieces()), default=0)
    loss = {} if s.test_flight else {"cost": {"lost_components": 1}}
    return {**loss, "components_left": ship.occupied.bit_count(), "largest_piece": largest}


def _keep(s: GalaxyTrucker, ask: Ask, move: Move) -> Quote:
    """What stays with this piece; mostly the largest that somebody can fly is kept."""
    ship = s.ships[ask.seat]
    piece = ship.piece_of(ship.board.square[move.arg])

    def humans_on(part: int) -> int:
        return sum(HUMANS[ship.crew[sq]] for sq in squares_of(part))

    humans = humans_on(piece)
    told: Quote = {
        "components_left": piece.bit_count(),
        "humans": humans,
        "cost": {"lost_components": (ship.occupied & ~piece).bit_count()},
    }
    if ship.humans() and not humans:
        told["confirm"] = "no_humans"
    if piece == max(ship.pieces(), key=lambda part: (humans_on(part) > 0, part.bit_count())):
        told["usual"] = True
    return told


def _alien(s: GalaxyTrucker, ask: Ask, move: Move) -> Quote:
    strength = "engines" if move.verb is BOARD_ORANGE else "cannons"
    return {"cost": {"humans": TWO_HUMANS}, "gain": {strength: ALIEN_BONUS}}


# ---------------------------------------------------------------- flight


def _give_up(s: GalaxyTrucker, ask: Ask, move: Move) -> Quote:
    """What would be paid now, and what a ship that arrives in this place would get besides."""
    ship = s.ships[ask.seat]
    place = s.flight_order().index(ask.seat)
    return {
        "gain": {"credits": half_price(ship)},
        "cost": {"credits": penalty(ship)},
        "forgone": {"goods": goods_value(ship) - half_price(ship), "arrival": s.round_rules.arrival[place]},
        "confirm": "give_up",
    }


def _power(s: GalaxyTrucker, ask: Ask, move: Move) -> Quote:
    """The strength that results, and against an enemy how the fight would end; mostly as few cells are spent as win."""
    ship = s.ships[ask.seat]
    cost: Quote = {"cost": {"cells": move.arg}, "gauges": {"cells": -move.arg}} if move.arg else {}
    if ask.question == "power_engines":
        strength = engine_strength(ship, move.arg)
        told = {**cost, "strength": strength / POINT, "sum": engine_sum(ship, move.arg)}
        if CARDS[s.card].kind == OPEN_SPACE:
            if strength:
                told |= course(s, ask.seat, strength // POINT)
            elif not s.test_flight:
                told["confirm"] = "no_engines"
        return told
    if ask.question == "power_sideways" or not forward_doubles(ship):
        forward, sideways = s.powered, move.arg
        fewer = forward, sideways - 1
        strength = most = cannon_strength(ship, forward, sideways)
    else:
        forward, sideways = move.arg, 0
        fewer = forward - 1, sideways
        strength = cannon_strength(ship, forward, sideways)
        most = cannon_strength(ship, forward, min(sideways_doubles(ship), ship.cell_count() - move.arg))
    told = {**cost, "strength": strength / POINT, "sum": cannon_sum(ship, forward, sideways)}
    if most > strength:
        told["strength_at_most"] = most / POINT
    enemy = POINT * CARDS[s.card].strength
    if CARDS[s.card].kind != COMBAT_ZONE:
        told["enemy"] = CARDS[s.card].strength
        told["outcome"] = _outcome(strength, enemy)
        if _outcome(most, enemy) != told["outcome"]:
            told["outcome_at_best"] = _outcome(most, enemy)
        if strength > enemy and (not move.arg or cannon_strength(ship, *fewer) <= enemy):
            told["usual"] = True
    return told


def _outcome(strength: int, enemy: int) -> str:
    return "win" if strength > enemy else "tie" if strength == enemy else "lose"


def _target(s: GalaxyTrucker, seat: int) -> Quote:
    """The threatened component."""
    ship = s.ships[seat]
    return {
        "square": SQUARES[ship.board.index[s.target]],
        "tile": TILE_NAMES[ship.faces[s.target] // FACES],
        "side": SIDES[s.side],
    }


def _defend(s: GalaxyTrucker, ask: Ask, move: Move) -> Quote:
    return {"cost": {"cells": 1}, "saves": _target(s, ask.seat), "gauges": {"cells": -1}}


def _take_hit(s: GalaxyTrucker, ask: Ask, move: Move) -> Quote:
    """The component goes, and what falls off where the largest piece is kept."""
    ship = s.ships[ask.seat]
    after, falls = after_hit(ship, s.target)
    gauges = changes(ship, after)
    told: Quote = {
        "cost": {"lost_components": 1 + len(falls)},
        "loses": _target(s, ask.seat),
        "falls": [SQUARES[ship.board.index[sq]] for sq in falls],
        "gauges": gauges,
    }
    crew = ship.crew_size() - after.crew_size()
    if crew:
        told["cost"]["crew"] = crew
    if falls:
        told["confirm"] = "breaks_apart"
    return told


def _claim(s: GalaxyTrucker, ask: Ask, move: Move) -> Quote:
    card = CARDS[s.card]
    cost, gain = {"days": card.days}, _bounty(card.credits, card.goods)
    told: Quote = {"cost": cost, "gain": gain, **course(s, ask.seat, -card.days)}
    if ask.question != "abandoned_ship":
        return told
    told["cost"]["crew"] = card.crew
    told["gauges"] = {"crew": -card.crew}
    if s.ships[ask.seat].crew_size() <= card.crew:
        told["confirm"] = "no_humans"
    return told


def _land(s: GalaxyTrucker, ask: Ask, move: Move) -> Quote:
    card = CARDS[s.card]
    gain = _bounty(0, card.planets[move.arg - 1])
    return {"cost": {"days": card.days}, "gain": gain, **course(s, ask.seat, -card.days)}


def _bounty(credits: int, goods: tuple[int, ...]) -> dict[str, int]:
    gain = {GOODS[colour]: goods.count(colour) for colour in range(COLOURS) if colour in goods}
    return {"credits": credits, **gain} if credits else gain


def _load(s: GalaxyTrucker, ask: Ask, move: Move) -> Quote:
    return {"worth": PRICES[move.arg // len(SQUARES)], "gauges": {"goods": 1}}


def _close_holds(s: GalaxyTrucker, ask: Ask, move: Move) -> Quote:
    """What stays on the dock is dumped; worth a second thought while there is room for it."""
    dumped = {GOODS[colour]: s.dock[colour] for colour in range(COLOURS) if s.dock[colour]}
    if not dumped:
        return {}
    told: Quote = {"cost": dumped}
    if any(other.verb is LOAD for other in ask.moves):
        told["confirm"] = "goods_dumped"
    return told


_PRICES: Final[dict[Verb, Callable[[GalaxyTrucker, Ask, Move], Quote]]] = {
    DRAW: _points,
    TAKE: _points,
    LAY: _points,
    SET_ASIDE: _points,
    LOOK: _points,
    FINISH: _finish,
    REMOVE: _remove,
    KEEP: _keep,
    BOARD_ORANGE: _alien,
    BOARD_PURPLE: _alien,
    GIVE_UP: _give_up,
    POWER: _power,
    SHIELD_UP: _defend,
    SHOOT: _defend,
    TAKE_HIT: _take_hit,
    CLAIM: _claim,
    LAND: _land,
    LOAD: _load,
    CLOSE_HOLDS: _close_holds,
}
