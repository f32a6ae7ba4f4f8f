"""Preparing for Launch: spot check, crew, and the order on the flight board."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.moves import BOARD_HUMANS, BOARD_ORANGE, BOARD_PURPLE, KEEP, REMOVE
from cosmodrome.games.galaxy_trucker.pieces import SQUARES, TURN_COSTS
from cosmodrome.games.galaxy_trucker.rules.building import switch_ships
from cosmodrome.games.galaxy_trucker.rules.flying import begin_course, give_up
from cosmodrome.games.galaxy_trucker.rules.losses import scrap
from cosmodrome.games.galaxy_trucker.ship import Ship, squares_of
from cosmodrome.games.galaxy_trucker.state import BUILDING, CREW, NO_TEAMS, SPOT_CHECK, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import (
    BATTERY,
    BIT,
    CABIN,
    CAPACITY,
    FACES,
    ORANGE,
    ORANGE_SUPPORT,
    PURPLE,
    PURPLE_SUPPORT,
    STARTING,
    TWO_HUMANS,
)
from cosmodrome.kernel import Ask, Move, Rules
from cosmodrome.kernel.move import Verb

_BOARD_HUMANS: Final = BOARD_HUMANS()

# ---------------------------------------------------------------- spot check


def begin_spot_check(s: GalaxyTrucker) -> None:
    """Spot Check: look at every ship. In the test flight whoever erred gives the number tile back for now."""
    s.phase = SPOT_CHECK
    if s.test_flight:
        order = s.seats_by_number()
        sound = [seat for seat in order if is_sound(s.ships[seat])]
        for seat in order:
            s.ships[seat].number = sound.index(seat) + 1 if seat in sound else 0


def is_sound(ship: Ship) -> bool:
    """Whether the ship keeps every building rule and holds together."""
    return not ship.faulty() and len(ship.pieces()) <= 1


def spot_check(s: GalaxyTrucker) -> Rules[None]:
    """Ship Building Mistakes: an owner removes components until nothing is wrong, then keeps one piece."""
    for seat in sorted(range(s.players), key=lambda seat: s.ships[seat].number):
        ship = s.ships[seat]
        index = ship.board.index
        faulty = ship.faulty()
        if s.test_flight:
            # Repairing is free, and the pilot cabin is what the rest is repaired around.
            faulty &= ~BIT[ship.board.start]
        if faulty:
            move = yield Ask(seat, "spot_check", [REMOVE[index[sq]] for sq in squares_of(faulty)])
            discard(s, seat, BIT[ship.board.square[move.arg]])
            return
        pieces = ship.pieces()
        if len(pieces) > 1 and s.test_flight:
            discard(s, seat, ship.occupied & ~ship.piece_of(ship.board.start))
        elif len(pieces) > 1:
            move = yield Ask(seat, "keep_piece", [KEEP[index[squares_of(piece)[0]]] for piece in pieces])
            discard(s, seat, ship.occupied & ~ship.piece_of(ship.board.square[move.arg]))
            return
    if all(ship.number for ship in s.ships):
        board_crew(s)
    else:
        # Only in the test flight: those who repaired build on and take the high numbers.
        s.builder = next(seat for seat in range(s.players) if not s.ships[seat].number)
        s.points = TURN_COSTS["points"]
        s.laid_this_turn = False
        s.phase = BUILDING


def discard(s: GalaxyTrucker, seat: int, squares: int) -> None:
    """Components removed at the spot check are lost; in the test flight they go back to the warehouse instead."""
    ship = s.ships[seat]
    for sq in squares_of(squares):
        if s.test_flight:
            s.faceup.append(ship.remove(sq) // FACES)
        else:
            scrap(s, ship, sq)
    if s.log is not None:
        names = [SQUARES[ship.board.index[sq]] for sq in squares_of(squares)]
        s.log.tell("removed", seat=seat, squares=names)


# ---------------------------------------------------------------- crew

_ALIENS: Final[tuple[tuple[int, int, Verb], ...]] = (
    (ORANGE, ORANGE_SUPPORT, BOARD_ORANGE),
    (PURPLE, PURPLE_SUPPORT, BOARD_PURPLE),
)


def board_crew(s: GalaxyTrucker) -> None:
    """Team Play: partners trade ships before anybody goes aboard."""
    if s.teams != NO_TEAMS:
        switch_ships(s)
    s.order = s.seats_by_number()
    s.turn = 0
    s.phase = CREW


def alien_cabins(ship: Ship, support: int) -> int:
    """The cabins joined to life support of one colour; the pilot cabin is none of them."""
    cabins = 0
    for sq in squares_of(ship.masks[CABIN]):
        if ship.faces[sq] // FACES >= STARTING and ship.link[sq] & ship.masks[support]:
            cabins |= BIT[sq]
    return cabins


def place_crew(s: GalaxyTrucker) -> Rules[None]:
    """Placing the Crew: two humans a cabin, or one alien where its life support is joined; one of each colour."""
    seat = s.order[s.turn]
    ship = s.ships[seat]
    if not s.test_flight:
        index = ship.board.index
        for _ in _ALIENS:
            moves: list[Move] = []
            for alien, support, verb in _ALIENS:
                cabins = alien_cabins(ship, support)
                if cabins and alien not in ship.crew:
                    moves += [verb[index[sq]] for sq in squares_of(cabins) if not ship.crew[sq]]
            if not moves:
                break
            moves.append(_BOARD_HUMANS)
            move = yield Ask(seat, "crew", moves)
            if move.verb is BOARD_HUMANS:
                break
            ship.crew[ship.board.square[move.arg]] = ORANGE if move.verb is BOARD_ORANGE else PURPLE
    for sq in squares_of(ship.masks[CABIN]):
        if not ship.crew[sq]:
            ship.crew[sq] = TWO_HUMANS
    for sq in squares_of(ship.masks[BATTERY]):
        ship.cells[sq] = CAPACITY[ship.faces[sq] // FACES]
    if s.log is not None:
        s.log.tell("boarded", seat=seat, humans=ship.humans(), orange=ORANGE in ship.crew, purple=PURPLE in ship.crew)
    s.turn += 1
    if s.turn == s.players:
        launch(s)


def launch(s: GalaxyTrucker) -> None:
    """The Flight Board: ships line up by number; what was left aside counts as lost."""
    start = s.round_rules.start
    for seat, ship in enumerate(s.ships):
        s.pos[seat] = start[ship.number - 1]
        ship.lost += len(ship.aside)
        s.standing[seat] = False
        s.earned[seat] = 0
    if s.log is not None:
        s.log.tell("launched", seats=s.seats_by_number())
    for seat in s.seats_by_number():
        if not s.test_flight and not s.ships[seat].humans():
            give_up(s, seat, "no_humans")
    begin_course(s)
