"""Assembling and disassembling spacecraft on Earth."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import ASTRONAUT, BACK, DONE, LOAD_ALL, PART
from cosmodrome.games.leaving_earth.pieces import EARTH, PARTS, SEATED, SEATS
from cosmodrome.games.leaving_earth.rules.back import or_back
from cosmodrome.games.leaving_earth.rules.damage import different
from cosmodrome.games.leaving_earth.rules.free import count_free_action
from cosmodrome.games.leaving_earth.state import (
    ASSEMBLY,
    TURN,
    Agency,
    Craft,
    LeavingEarth,
    craft_of,
    forget_craft,
    new_craft,
)
from cosmodrome.kernel import Ask, Move, Rules

_DONE: Final = DONE()
_LOAD_ALL: Final = LOAD_ALL()


def begin_assembly(s: LeavingEarth, seat: int) -> None:
    """Assemble: take a new spacecraft card; components follow one by one."""
    s.built = new_craft(s, s.agencies[seat], EARTH).number
    s.phase = ASSEMBLY


def assembly_moves(s: LeavingEarth, agency: Agency, craft: Craft) -> list[Move]:
    """What can still be loaded; done once there is something and every astronaut has a seat."""
    store = agency.store
    moves = [PART[slot] for slot in range(PARTS) if store[slot]]
    seats = craft.seats()
    crew = len(craft.crew)
    if agency.astronauts:
        # Capsules still in the store could seat them later.
        if crew < seats + _seats_in(store):
            moves += different(s, agency.astronauts)
    if len(moves) > 1 or (moves and moves[0].verb is PART and store[moves[0].arg] > 1):
        moves.append(_LOAD_ALL)
    if craft.mass and crew <= seats:
        moves.append(_DONE)
    return moves


def _seats_in(store: list[int]) -> int:
    return sum([SEATS[slot] * store[slot] for slot in SEATED if store[slot]])


def assemble_step(s: LeavingEarth) -> Rules[None]:
    """Assemble: load one component or everything, be done, or put it all back."""
    seat = s.active
    agency = s.agencies[seat]
    craft = craft_of(agency, s.built)
    moves = assembly_moves(s, agency, craft)
    move = moves[0] if moves == [_DONE] else (yield Ask(seat, "assemble", or_back(agency, moves)))
    verb = move.verb
    if verb is PART:
        agency.store[move.arg] -= 1
        craft.add(move.arg, 1)
    elif verb is ASTRONAUT:
        agency.astronauts.remove(move.arg)
        craft.crew.append(move.arg)
    elif verb is LOAD_ALL:
        load_all(agency, craft)
    elif verb is BACK:
        agency.backs += 1
        s.built = 0
        s.phase = TURN
        unload(s, agency, craft)
    else:
        s.acted = True
        count_free_action(s, seat)
        s.built = 0
        s.phase = TURN
        if s.log is not None:
            s.log.tell("assembled", agency=seat, spacecraft=craft.number, mass=craft.mass)


def load_all(agency: Agency, craft: Craft) -> None:
    """Every component goes aboard, and as many astronauts as there are seats for."""
    for slot in range(PARTS):
        if agency.store[slot]:
            craft.add(slot, agency.store[slot])
            agency.store[slot] = 0
    boarding = agency.astronauts[: max(0, craft.seats() - len(craft.crew))]
    craft.crew += boarding
    agency.astronauts = agency.astronauts[len(boarding) :]


def unload(s: LeavingEarth, agency: Agency, craft: Craft) -> None:
    """Everything returns to the unassembled components, damaged or not."""
    for slot in range(PARTS):
        agency.store[slot] += craft.parts[slot]
    agency.astronauts += craft.crew
    craft.crew = []
    forget_craft(s, agency, craft)


def disassemble(s: LeavingEarth, seat: int, craft: Craft) -> None:
    """Disassemble: on Earth a spacecraft is taken apart again."""
    if s.log is not None:
        s.log.tell("disassembled", agency=seat, spacecraft=craft.number)
    unload(s, s.agencies[seat], craft)
