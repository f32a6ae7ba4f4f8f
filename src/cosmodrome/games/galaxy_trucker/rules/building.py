"""Grabbing Components and Building Ships: what a builder may do, and what each act does.

Who is asked when is decided in `tempo`. With an empty hand a builder draws, takes, looks or finishes; with a
tile in hand it lays the tile, gives it back or sets it aside. The newest tile may be picked up until the next is taken.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.cards import CARD_NAMES
from cosmodrome.games.galaxy_trucker.moves import (
    DRAW,
    END_TURN,
    FINISH,
    FLIP_TIMER,
    GIVE_BACK,
    LAY,
    LAY_AT,
    LOOK,
    PICK_UP,
    PUT_DOWN,
    SET_ASIDE,
    TAKE,
    TAKE_TILE,
    WAIT,
)
from cosmodrome.games.galaxy_trucker.pieces import HANDLING_LIMIT, SQUARES, TURN_COSTS
from cosmodrome.games.galaxy_trucker.setup import SECRET_PILE
from cosmodrome.games.galaxy_trucker.ship import Ship
from cosmodrome.games.galaxy_trucker.state import RACE, SWITCH, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.state import TURNS as IN_TURNS
from cosmodrome.games.galaxy_trucker.tiles import BIT, FACE_ROLE, FACES, TILE_NAMES, TILE_TURNS, TURNED_ENGINE, TURNS
from cosmodrome.kernel import Move

_DRAW: Final = DRAW()
_END_TURN: Final = END_TURN()
_FLIP_TIMER: Final = FLIP_TIMER()
_GIVE_BACK: Final = GIVE_BACK()
_PICK_UP: Final = PICK_UP()
_PUT_DOWN: Final = PUT_DOWN()
_SET_ASIDE: Final = SET_ASIDE()
_WAIT: Final = WAIT()

ASIDE_SLOTS: Final = 2
_COST_DRAW: Final = TURN_COSTS["draw"]
_COST_TAKE: Final = TURN_COSTS["take"]
_COST_LAY: Final = TURN_COSTS["lay"]
_COST_SET_ASIDE: Final = TURN_COSTS["set_aside"]
_COST_LOOK: Final = TURN_COSTS["look"]
_ENDLESS: Final = 99
#: The mask of somebody who has looked through all open piles.
_ALL_SEEN: Final = BIT[SECRET_PILE] - 1


def purse_of_points(s: GalaxyTrucker) -> int:
    """Points left in this turn; without turns nothing costs points."""
    return s.points if s.tempo == IN_TURNS else _ENDLESS


# ---------------------------------------------------------------- what a builder may do


def building_moves(s: GalaxyTrucker, seat: int) -> list[Move]:
    """Everything this builder may do now; what cannot be taken back stands last."""
    ship = s.ships[seat]
    points = purse_of_points(s)
    moves: list[Move] = []
    if ship.hand >= 0:
        if points >= _COST_LAY:
            add_placements(s, ship, ship.hand, moves)
        if not ship.hand_bound:
            moves.append(_GIVE_BACK)
        if len(ship.aside) < ASIDE_SLOTS and not s.test_flight and points >= _COST_SET_ASIDE:
            moves.append(_SET_ASIDE)
    elif ship.number:
        moves.append(_WAIT)
    elif ship.handled < HANDLING_LIMIT:
        if s.warehouse and points >= _COST_DRAW:
            moves.append(_DRAW)
        if points >= _COST_TAKE:
            moves += [TAKE_TILE[tile] for tile in s.faceup]
        for tile in ship.aside:
            moves.append(TAKE_TILE[tile])
        if ship.newest >= 0:
            moves.append(_PICK_UP)
    if ship.hand < 0 and points >= _COST_LOOK:
        add_looks(s, seat, moves)
    if ship.looking >= 0:
        moves.append(_PUT_DOWN)
    if may_flip(s, ship):
        moves.append(_FLIP_TIMER)
    if s.tempo == IN_TURNS and (ship.handled < HANDLING_LIMIT or (ship.hand >= 0 and not moves)):
        moves.append(_END_TURN)
    if ship.hand < 0 and not ship.number:
        for number in s.free_numbers():
            moves.append(FINISH[number])
    return moves


def add_placements(s: GalaxyTrucker, ship: Ship, tile: int, moves: list[Move]) -> None:
    """Building Ships: every square and turn for the tile; lenient building only wants it next to the ship."""
    lay_at = LAY_AT[ship.board.number]
    for turn in TILE_TURNS[tile]:
        squares = ship.fits(tile * FACES + turn) if s.strict else ship.frontier()
        table = lay_at[turn]
        while squares:
            low = squares & -squares
            moves.append(table[low.bit_length() - 1])
            squares ^= low


def add_looks(s: GalaxyTrucker, seat: int, moves: list[Move]) -> None:
    """Looking at Cards: after the first component, any open pile in nobody's hand.

    With notes a pile is offered once, since what was seen stays in view.
    """
    ship = s.ships[seat]
    seen = s.seen[seat] if s.notes else 0
    if seen == _ALL_SEEN or s.test_flight or not ship.occupied & ~BIT[ship.board.start]:
        return
    if not s.notes and ship.handled >= HANDLING_LIMIT:
        return
    held = [other.looking for other in s.ships]
    for pile in range(SECRET_PILE):
        if not seen & BIT[pile] and pile not in held:
            moves.append(LOOK[pile + 1])


def may_flip(s: GalaxyTrucker, ship: Ship) -> bool:
    """Turning Over the Timer: once the sand has run; from circle 1 only by somebody who has finished."""
    return not s.sand and s.tempo == RACE and (s.circle > 1 or (s.circle == 1 and ship.number > 0))


def idle(s: GalaxyTrucker, seat: int) -> bool:
    """Whether a finished builder has nothing left to do, or waits."""
    ship = s.ships[seat]
    if not ship.number:
        return False
    if ship.resting:
        return True
    if ship.looking >= 0 or may_flip(s, ship):
        return False
    moves: list[Move] = []
    add_looks(s, seat, moves)
    return not moves


def wake(s: GalaxyTrucker) -> None:
    """Something has happened that those who wait may want to answer."""
    for ship in s.ships:
        ship.resting = False


# ---------------------------------------------------------------- what it does


def start_draw(s: GalaxyTrucker, seat: int) -> None:
    """Reach for a face-down tile: the newest one is fixed now."""
    ship = s.ships[seat]
    ship.newest = -1
    ship.looking = -1
    ship.handled += 1
    s.points -= _COST_DRAW


def draw(s: GalaxyTrucker, seat: int, tile: int) -> None:
    """The tile is turned up above the ship board, where everybody sees it."""
    ship = s.ships[seat]
    s.warehouse.remove(tile)
    ship.hand = tile
    ship.hand_bound = False
    if s.log is not None:
        s.log.tell("drew", seat=seat, tile=TILE_NAMES[tile])


def act(s: GalaxyTrucker, seat: int, move: Move) -> None:
    """Do any builder's move but drawing and ending the turn."""
    ship = s.ships[seat]
    verb = move.verb
    ship.looking = -1
    if verb is LAY:
        s.points -= _COST_LAY
        s.laid_this_turn = True
        lay(s, seat, ship.board.square[move.arg // FACES], move.arg % FACES)
    elif verb is TAKE:
        take(s, seat, move.arg)
    elif verb is GIVE_BACK:
        give_back(s, seat)
    elif verb is SET_ASIDE:
        s.points -= _COST_SET_ASIDE
        set_aside(s, seat)
    elif verb is PICK_UP:
        if s.laid_this_turn:
            # A change of mind within the turn is free.
            s.points += _COST_LAY
            s.laid_this_turn = False
        pick_up(s, seat)
    elif verb is LOOK:
        s.points -= _COST_LOOK
        look(s, seat, move.arg - 1)
    elif verb is FLIP_TIMER:
        flip_timer(s, seat)
    elif verb is FINISH:
        finish(s, seat, move.arg)
    elif verb is WAIT:
        ship.resting = True
    else:
        assert verb is PUT_DOWN


def lay(s: GalaxyTrucker, seat: int, sq: int, turn: int) -> None:
    """Add the tile in hand to the ship."""
    ship = s.ships[seat]
    tile = ship.hand
    ship.lay(sq, tile * FACES + turn)
    ship.newest = sq
    ship.newest_bound = ship.hand_bound
    ship.hand = -1
    if s.log is not None:
        square = SQUARES[ship.board.index[sq]]
        s.log.tell("laid", seat=seat, tile=TILE_NAMES[tile], square=square, turn=TURNS[turn])


def take(s: GalaxyTrucker, seat: int, tile: int) -> None:
    """Take a face-up tile from the table, or one of one's own set aside."""
    ship = s.ships[seat]
    ship.newest = -1
    ship.handled += 1
    if tile in ship.aside:
        ship.aside.remove(tile)
        ship.hand_bound = True
    else:
        s.faceup.remove(tile)
        s.points -= _COST_TAKE
        ship.hand_bound = False
    ship.hand = tile
    if s.log is not None:
        s.log.tell("took", seat=seat, tile=TILE_NAMES[tile])


def give_back(s: GalaxyTrucker, seat: int) -> None:
    """Return the tile in hand face up to the table."""
    _put(s, seat, s.faceup, "gave_back")


def set_aside(s: GalaxyTrucker, seat: int) -> None:
    """Setting Components Aside: nobody can take it now, but it never goes back."""
    _put(s, seat, s.ships[seat].aside, "set_aside")


def _put(s: GalaxyTrucker, seat: int, where: list[int], told: str) -> None:
    ship = s.ships[seat]
    where.append(ship.hand)
    if s.log is not None:
        s.log.tell(told, seat=seat, tile=TILE_NAMES[ship.hand])
    ship.hand = -1


def pick_up(s: GalaxyTrucker, seat: int) -> None:
    """Change one's mind about the newest tile while no other has been taken."""
    ship = s.ships[seat]
    ship.handled += 1
    ship.hand = ship.remove(ship.newest) // FACES
    ship.hand_bound = ship.newest_bound
    ship.newest = -1
    if s.log is not None:
        s.log.tell("picked_up", seat=seat, tile=TILE_NAMES[ship.hand])


def look(s: GalaxyTrucker, seat: int, pile: int) -> None:
    """Look through one of the open piles; with notes what was seen once is remembered for the builder."""
    ship = s.ships[seat]
    ship.looking = pile
    s.seen[seat] |= BIT[pile]
    s.reveals += 1
    if not s.notes:
        ship.handled += 1
    if s.log is not None:
        cards = {"cards": [CARD_NAMES[card] for card in s.piles[pile]]}
        s.log.tell("looked", seat=seat, pile=pile + 1, private={seat: cards} if s.notes else None)


def flip_timer(s: GalaxyTrucker, seat: int) -> None:
    """Turn the timer over onto the next circle; between numbered circles experienced teams switch ships."""
    s.circle -= 1
    s.sand = True
    if s.log is not None:
        s.log.tell("flipped_timer", seat=seat, circle=s.circle)
    if s.circle > 0 and s.teams == SWITCH:
        switch_ships(s)


def finish(s: GalaxyTrucker, seat: int, number: int) -> None:
    """Finishing Your Ship: take any number tile that is left."""
    ship = s.ships[seat]
    ship.number = number
    ship.newest = -1
    wake(s)
    if s.log is not None:
        s.log.tell("finished", seat=seat, number=number)


def drop_hand(s: GalaxyTrucker, seat: int) -> None:
    """Time is up: a tile in hand goes back to the table, or to the lost ones if it had been set aside."""
    ship = s.ships[seat]
    ship.looking = -1
    if ship.hand >= 0:
        if ship.hand_bound:
            ship.aside.append(ship.hand)
            ship.hand = -1
        else:
            give_back(s, seat)


def switch_ships(s: GalaxyTrucker) -> None:
    """Team Play: everybody puts down what they look at and walks round the table to their partner's ship."""
    for ship in s.ships:
        ship.looking = -1
    for seat in (0, 1):
        other = s.partner(seat)
        s.ships[seat], s.ships[other] = s.ships[other], s.ships[seat]
    if s.log is not None:
        s.log.tell("switched_ships")


# ---------------------------------------------------------------- why not


def why_not_lay(s: GalaxyTrucker, ship: Ship, tile: int, arg: int) -> str:
    """The building rule that laying the tile there would break."""
    sq = ship.board.square[arg // FACES]
    face = tile * FACES + arg % FACES
    if sq < 0:
        return "outside_the_zone"
    if ship.faces[sq] >= 0:
        return "square_taken"
    if not ship.frontier() & BIT[sq]:
        return "not_next_to_the_ship"
    if arg % FACES not in TILE_TURNS[tile]:
        return "looks_the_same"
    if not s.strict:
        return "not_offered"
    if FACE_ROLE[face] == TURNED_ENGINE:
        return "engine_not_to_the_rear"
    trial = ship.copy()
    trial.lay(sq, face)
    faults = [kind for kind, squares in trial.faults() if sq in squares]
    if faults:
        # Barrels and exhausts are smooth, so a blocked one clashes too; the blocked mouth is what matters.
        return min(faults, key=lambda kind: kind not in ("before_a_cannon", "behind_an_engine"))
    return "not_joined" if not trial.link[sq] else "not_offered"
