"""A turn: any number of actions in any order, then the automatic maneuvers.

Actions that neither cost money nor use anything up could go on for ever; an agency has plenty of them a year, but not
without end, and the same holds for turns (see rulings.md).
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import (
    ASSEMBLE,
    BUY,
    COLLECT,
    COOPERATE,
    DISASSEMBLE,
    DOCK,
    END_TURN,
    HEAL,
    MANEUVER,
    NUMBERS,
    REPAIR,
    RESEARCH,
    SCRAP,
    SEPARATE,
    SPACECRAFT,
    SURVEY,
    TEST_RENDEZVOUS,
)
from cosmodrome.games.leaving_earth.pieces import AUTOMATIC_FROM, EARTH, LOCATION_NAMES, ROLES
from cosmodrome.games.leaving_earth.rules.assembly import begin_assembly, disassemble
from cosmodrome.games.leaving_earth.rules.astronauts import can_heal, can_repair, heal, repair
from cosmodrome.games.leaving_earth.rules.collect import collect, collect_moves
from cosmodrome.games.leaving_earth.rules.components import buy, can_hire, spending_moves
from cosmodrome.games.leaving_earth.rules.cooperate import begin_deal
from cosmodrome.games.leaving_earth.rules.damage import destroy
from cosmodrome.games.leaving_earth.rules.maneuver import depart, has_rocket, maneuver, maneuver_moves
from cosmodrome.games.leaving_earth.rules.rendezvous import (
    begin_separation,
    can_separate,
    can_test,
    dock,
    docking_partners,
    test_rendezvous,
)
from cosmodrome.games.leaving_earth.rules.research import research
from cosmodrome.games.leaving_earth.rules.survey import survey, survey_moves
from cosmodrome.games.leaving_earth.rules.year import begin_year_end
from cosmodrome.games.leaving_earth.state import (
    TURN,
    TURN_END,
    Agency,
    Craft,
    LeavingEarth,
    craft_of,
    free_number,
)
from cosmodrome.kernel import Ask, Move, Rules

_DISASSEMBLE: Final = DISASSEMBLE()
_DOCK: Final = DOCK()
_HEAL: Final = HEAL()
_REPAIR: Final = REPAIR()
_SCRAP: Final = SCRAP()
_SEPARATE: Final = SEPARATE()
_TEST_RENDEZVOUS: Final = TEST_RENDEZVOUS()

TURNS_A_YEAR: Final = 6
FREE_ACTIONS_A_YEAR: Final = 40

_ASSEMBLE: Final = ASSEMBLE()
_COOPERATE: Final = COOPERATE()
_END_TURN: Final = END_TURN()
_ASTRONAUTS: Final = [BUY.named(role) for role in ROLES]


def turn_moves(s: LeavingEarth, agency: Agency) -> list[Move]:
    """What an agency can do: research, buy, assemble, act with a spacecraft, co-operate, or end the turn."""
    moves = spending_moves(agency)[:]
    if len(s.people) > NUMBERS.stop - 1 and not can_hire(s):
        moves = [move for move in moves if move not in _ASTRONAUTS]
    free = agency.free_actions < FREE_ACTIONS_A_YEAR
    if free and any(agency.store) and free_number(s) in NUMBERS:
        moves.append(_ASSEMBLE)
    for craft in agency.fleet:
        if free or craft.location != EARTH or has_rocket(craft) or can_repair(s, craft) or can_heal(s, craft):
            moves.append(SPACECRAFT[craft.number])
    if free and len(s.agencies) > 1:
        moves.append(_COOPERATE)
    moves.append(_END_TURN)
    return moves


def turn_step(s: LeavingEarth) -> Rules[None]:
    """Take a turn: one action, or the end of the turn."""
    seat = s.active
    agency = s.agencies[seat]
    s.craft = 0
    move = yield Ask(seat, "turn", lambda: turn_moves(s, agency))
    verb = move.verb
    if verb is SPACECRAFT:
        craft = craft_of(agency, move.arg)
        s.craft = craft.number
        move = yield Ask(seat, "spacecraft", lambda: spacecraft_moves(s, agency, craft))
        s.acted = True
        yield from act(s, seat, craft, move)
    elif verb is BUY:
        s.acted = True
        buy(s, seat, move.arg)
    elif verb is RESEARCH:
        s.acted = True
        yield from research(s, seat, move.arg)
    elif verb is ASSEMBLE:
        s.acted = True
        agency.free_actions += 1
        begin_assembly(s, seat)
    elif verb is COOPERATE:
        agency.free_actions += 1
        yield from begin_deal(s, seat)
    else:
        if s.acted:
            # The others may answer what was done, but who did it has had his say.
            s.declined = 0
        decline(s)


def spacecraft_moves(s: LeavingEarth, agency: Agency, craft: Craft) -> list[Move]:
    """What a spacecraft can do. Time tokens forbid maneuvers, surveys, docking and collecting."""
    free = agency.free_actions < FREE_ACTIONS_A_YEAR
    moves: list[Move] = []
    if not craft.tokens:
        moves = maneuver_moves(craft)
        if free:
            moves += survey_moves(s, agency, craft)
            moves += collect_moves(s, craft)
            if docking_partners(agency, craft):
                moves.append(_DOCK)
            if can_test(agency, craft):
                moves.append(_TEST_RENDEZVOUS)
    if free and can_separate(agency, craft) and free_number(s) in NUMBERS:
        moves.append(_SEPARATE)
    if craft.crew:
        if can_repair(s, craft):
            moves.append(_REPAIR)
        if can_heal(s, craft):
            moves.append(_HEAL)
    if craft.location != EARTH:
        moves.append(_SCRAP)
    elif free:
        moves.append(_DISASSEMBLE)
    return moves


def act(s: LeavingEarth, seat: int, craft: Craft, move: Move) -> Rules[None]:
    """Carry out what a spacecraft was told to do."""
    verb = move.verb
    if verb is MANEUVER:
        yield from maneuver(s, seat, craft, move.arg)
    elif verb is REPAIR:
        repair(s, seat, craft)
    elif verb is HEAL:
        heal(s, seat, craft)
    elif verb is SCRAP:
        if s.log is not None:
            s.log.tell("scrapped", agency=seat, spacecraft=craft.number, location=LOCATION_NAMES[craft.location])
        destroy(s, seat, craft)
    else:
        s.agencies[seat].free_actions += 1
        if verb is DISASSEMBLE:
            disassemble(s, seat, craft)
        elif verb is SURVEY:
            yield from survey(s, seat, move.arg)
        elif verb is COLLECT:
            yield from collect(s, seat, craft, move.arg)
        elif verb is DOCK:
            yield from dock(s, seat, craft)
        elif verb is SEPARATE:
            begin_separation(s, seat, craft)
        else:
            yield from test_rendezvous(s, seat, craft)


def end_turn_step(s: LeavingEarth) -> Rules[None]:
    """End of a turn: spacecraft left in a passing place go on by themselves; then it is the next agency's turn."""
    seat = s.active
    agency = s.agencies[seat]
    while s.queue:
        craft = craft_of(agency, s.queue.pop(0))
        trip = AUTOMATIC_FROM[craft.location]
        if trip >= 0 and not craft.tokens:
            # Something has changed since everybody had his say.
            s.declined = 0
            yield from depart(s, seat, craft, trip, 0)
            return
    agency.turns += 1
    s.acted = False
    if s.declined >= len(s.agencies):
        begin_year_end(s)
        return
    s.active = (seat + 1) % len(s.agencies)
    if s.agencies[s.active].turns < TURNS_A_YEAR:
        s.phase = TURN
    else:
        decline(s)


def decline(s: LeavingEarth) -> None:
    """An agency has nothing to add; its spacecraft move on by themselves all the same."""
    s.declined += 1
    s.phase = TURN_END
    s.queue = [craft.number for craft in s.agencies[s.active].fleet]
