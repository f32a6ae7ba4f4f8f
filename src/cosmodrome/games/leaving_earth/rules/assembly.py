"""Assembling and disassembling spacecraft on Earth."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import ASTRONAUT, DONE, PART
from cosmodrome.games.leaving_earth.pieces import EARTH, PARTS, SEATED, SEATS
from cosmodrome.games.leaving_earth.rules.damage import different
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
        if crew < seats + sum([SEATS[slot] * store[slot] for slot in SEATED if store[slot]]):
            moves += different(s, agency.astronauts)
    if craft.mass and crew <= seats:
        moves.append(_DONE)
    return moves


def assemble_step(s: LeavingEarth) -> Rules[None]:
    """Assemble: load one component, or be done."""
    seat = s.active
    agency = s.agencies[seat]
    craft = craft_of(agency, s.built)
    moves = assembly_moves(s, agency, craft)
    move = moves[0] if moves == [_DONE] else (yield Ask(seat, "assemble", moves))
    if move.verb is PART:
        agency.store[move.arg] -= 1
        craft.add(move.arg, 1)
    elif move.verb is ASTRONAUT:
        agency.astronauts.remove(move.arg)
        craft.crew.append(move.arg)
    else:
        s.built = 0
        s.phase = TURN
        if s.log is not None:
            s.log.tell("assembled", agency=seat, spacecraft=craft.number, mass=craft.mass)


def disassemble(s: LeavingEarth, seat: int, craft: Craft) -> None:
    """Disassemble: everything returns to the unassembled components, damaged or not."""
    agency = s.agencies[seat]
    for slot in range(PARTS):
        agency.store[slot] += craft.parts[slot]
    agency.astronauts += craft.crew
    if s.log is not None:
        s.log.tell("disassembled", agency=seat, spacecraft=craft.number)
    craft.crew = []
    forget_craft(s, agency, craft)
