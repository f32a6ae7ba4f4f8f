"""The pilot: sensible answers to everything that is asked between building and settlement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cosmodrome.games.galaxy_trucker.cards import CARDS, COMBAT_ZONE, OPEN_SPACE, PRICES, RED
from cosmodrome.games.galaxy_trucker.moves import (
    BOARD_HUMANS,
    CLAIM,
    CLOSE_HOLDS,
    DECLINE,
    FLY_ON,
    LAND,
    LOAD,
    POWER,
    REMOVE,
    SHIELD_UP,
    SHOOT,
    UNLOAD,
)
from cosmodrome.games.galaxy_trucker.pieces import SQUARES
from cosmodrome.games.galaxy_trucker.rules.parameters import (
    cannon_strength,
    double_cannons,
    engine_strength,
    forward_doubles,
    strongest,
)
from cosmodrome.games.galaxy_trucker.ship import Ship, squares_of
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import BIT, CABIN, DOUBLE_ENGINE, FIGURES, HOLD, SPECIAL
from cosmodrome.kernel import Ask, Move

#: What a flight day is worth in credits: the places it may cost, spread over the days between them.
DAY: Final = 0.45


def fly(s: GalaxyTrucker, seat: int, ask: Ask) -> Move:
    """An answer to whatever is asked in flight. The state holds nothing the seat does not know or has not imagined."""
    question = ask.question
    if question == "course":
        return FLY_ON()
    if question == "crew":
        # Aliens are worth their second seat; `board_humans` stands last.
        return ask.moves[0] if s.ships[seat].masks[CABIN].bit_count() > 2 else BOARD_HUMANS()
    if question == "power_engines":
        return POWER[_engines(s, seat, sum(move.verb is POWER for move in ask.moves) - 1)]
    if question in ("power_cannons", "power_forward", "power_sideways"):
        return _cannons(s, seat, ask)
    if question == "shield":
        return SHIELD_UP()
    if question == "shoot":
        return SHOOT()
    if question == "planet":
        return _planet(s, seat, ask)
    if question == "abandoned_ship":
        return _abandoned_ship(s, seat)
    if question == "abandoned_station":
        return CLAIM() if _gain(s.ships[seat], CARDS[s.card].goods) > DAY * CARDS[s.card].days else DECLINE()
    if question == "reward":
        card = CARDS[s.card]
        gain = card.credits or _gain(s.ships[seat], card.goods)
        return CLAIM() if gain > DAY * card.days else DECLINE()
    if question == "load":
        return _load(s, seat, ask)
    if question == "give_crew":
        return _give_crew(s.ships[seat], ask)
    if question == "keep_piece":
        return _largest_piece(s.ships[seat], ask)
    if question == "spot_check":
        ship = s.ships[seat]
        return REMOVE[ship.board.index[least_loss(ship, [ship.board.square[move.arg] for move in ask.moves])]]
    if question == "spend_cell":
        ship = s.ships[seat]
        return max(ask.moves, key=lambda move: ship.cells[ship.board.square[move.arg]])
    return ask.moves[0]


# ---------------------------------------------------------------- power


def _reserve(ship: Ship) -> int:
    """Cells kept back for shields."""
    return 2 if any(ship.shield_covers(side) for side in range(4)) else 0


def _engines(s: GalaxyTrucker, seat: int, most: int) -> int:
    ship = s.ships[seat]
    card = CARDS[s.card]
    if card.kind == OPEN_SPACE:
        spare = min(most, max(0, ship.cell_count() - _reserve(ship)))
        return max(spare, 1) if engine_strength(ship, 0) == 0 else spare
    return _not_weakest(s, seat, [engine_strength(ship, powered) for powered in range(most + 1)], engines=True)


def _cannons(s: GalaxyTrucker, seat: int, ask: Ask) -> Move:
    """The cheapest choice that beats the enemy, else one that ties, else none; the sideways ones are asked last."""
    ship = s.ships[seat]
    card = CARDS[s.card]
    choices = [move for move in ask.moves if move.verb is POWER]
    if ask.question == "power_sideways" or not forward_doubles(ship):
        strengths = [cannon_strength(ship, s.powered, move.arg) for move in choices]
    else:
        strengths = [cannon_strength(ship, move.arg, 0) for move in choices]
    if card.kind == COMBAT_ZONE:
        return POWER[_not_weakest(s, seat, strengths, engines=False)]
    if ask.question == "power_forward" and strongest(ship, ship.cell_count()) < 2 * card.strength:
        return POWER[0]
    for wanted in (2 * card.strength + 1, 2 * card.strength):
        for powered, strength in enumerate(strengths):
            if strength >= wanted:
                return POWER[powered]
    # The sideways cannons may still do it.
    return choices[-1] if ask.question == "power_forward" else POWER[0]


def _not_weakest(s: GalaxyTrucker, seat: int, strengths: list[int], *, engines: bool) -> int:
    """The fewest cells that leave somebody else the weakest; none if that cannot be."""
    others = []
    for place, other in enumerate(s.order):
        if other == seat:
            continue
        ship = s.ships[other]
        strength = s.strength[other]
        if strength < 0:
            # Whoever declares later will probably power what it can.
            doubles = ship.masks[DOUBLE_ENGINE].bit_count() if engines else double_cannons(ship)
            powered = min(doubles, ship.cell_count())
            strength = engine_strength(ship, powered) if engines else strongest(ship, powered)
        # Of equals the one ahead pays.
        others.append(strength if place < s.order.index(seat) else strength + 1)
    if not others:
        return 0
    least = min(others)
    for powered, strength in enumerate(strengths):
        if strength >= least:
            return powered
    return 0


# ---------------------------------------------------------------- opportunities


def _gain(ship: Ship, goods: tuple[int, ...]) -> float:
    """What these blocks would add to the load, roughly: reds need reinforced containers, the rest any."""
    special = sum(ship.room(sq) for sq in squares_of(ship.masks[SPECIAL]))
    plain = sum(ship.room(sq) for sq in squares_of(ship.masks[HOLD]))
    gain = 0.0
    for colour in sorted(goods):
        if colour != RED and plain:
            plain -= 1
            gain += PRICES[colour]
        elif special:
            special -= 1
            gain += PRICES[colour]
        else:
            cheapest = max((other for other in range(colour + 1, 4) if ship.goods_count(other)), default=-1)
            if cheapest > 0 and colour != RED:
                gain += 0.5 * (PRICES[colour] - PRICES[cheapest])
    return gain


def _planet(s: GalaxyTrucker, seat: int, ask: Ask) -> Move:
    card = CARDS[s.card]
    best, gain = DECLINE(), DAY * card.days
    for move in ask.moves:
        if move.verb is LAND:
            worth = _gain(s.ships[seat], card.planets[move.arg - 1])
            if worth > gain:
                best, gain = move, worth
    return best


def _abandoned_ship(s: GalaxyTrucker, seat: int) -> Move:
    card = CARDS[s.card]
    ship = s.ships[seat]
    if ship.humans() - card.crew < 2:
        return DECLINE()
    # A figure is worth more while much of the flight is still to come.
    left = sum(len(pile) for pile in s.piles)
    figure = 0.25 + 0.06 * left
    return CLAIM() if card.credits > DAY * card.days + figure * card.crew else DECLINE()


def _load(s: GalaxyTrucker, seat: int, ask: Ask) -> Move:
    """Reds into reinforced containers, then the most valuable into the rest, cheap goods out for better ones."""
    ship = s.ships[seat]
    special = ship.masks[SPECIAL]

    def place(move: Move) -> tuple[int, int]:
        colour, index = divmod(move.arg, len(SQUARES))
        return colour, ship.board.square[index]

    loads = [(place(move), move) for move in ask.moves if move.verb is LOAD]
    unloads = [(place(move), move) for move in ask.moves if move.verb is UNLOAD]
    if loads:
        # Most valuable first; anything but red goes into plain holds while they have room.
        return min(loads, key=lambda entry: (entry[0][0], special >> entry[0][1] & 1))[1]
    waiting = [colour for colour in range(4) if s.dock[colour]]
    if waiting and unloads:
        if waiting[0] == RED:
            cheap = [entry for entry in unloads if entry[0][0] != RED and special >> entry[0][1] & 1]
            if cheap:
                return max(cheap, key=lambda entry: entry[0][0])[1]
        better = [colour for colour in waiting if colour != RED]
        cheap = [entry for entry in unloads if better and entry[0][0] > better[0]]
        if cheap:
            return max(cheap, key=lambda entry: entry[0][0])[1]
    return CLOSE_HOLDS()


# ---------------------------------------------------------------- losses


def _give_crew(ship: Ship, ask: Ask) -> Move:
    """Humans from cabins that an epidemic would strike first, aliens only when few humans are left."""
    occupied = 0
    for sq in squares_of(ship.masks[CABIN]):
        if ship.crew[sq]:
            occupied |= BIT[sq]
    few = ship.humans() <= 2

    def keep(move: Move) -> tuple[bool, bool, int]:
        sq = ship.board.square[move.arg]
        alien = ship.crew[sq] > 2
        return alien != few, not ship.link[sq] & occupied, FIGURES[ship.crew[sq]]

    return min(ask.moves, key=keep)


def _largest_piece(ship: Ship, ask: Ask) -> Move:
    """The piece with humans aboard and the most components."""

    def size(move: Move) -> tuple[bool, int]:
        piece = ship.piece_of(ship.board.square[move.arg])
        humans = any(0 < ship.crew[sq] <= 2 for sq in squares_of(piece)) or bool(piece & ship.masks[CABIN])
        return humans, piece.bit_count()

    return max(ask.moves, key=size)


def least_loss(ship: Ship, squares: Sequence[int]) -> int:
    """Of these squares the one whose component, removed, leaves the fewest faults and the largest piece."""

    def left(sq: int) -> tuple[int, int]:
        trial = ship.copy()
        trial.remove(sq)
        return -len(trial.faults()), max((piece.bit_count() for piece in trial.pieces()), default=0)

    return max(squares, key=left)
