"""A turn: any number of actions in any order, then the automatic maneuvers."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import (
    ASSEMBLE,
    BACK,
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
    SEVERAL,
    SPACECRAFT,
    SURVEY,
    TEST_RENDEZVOUS,
)
from cosmodrome.games.leaving_earth.pieces import AUTOMATIC_FROM, EARTH, LOCATION_NAMES, ROLES
from cosmodrome.games.leaving_earth.rules.assembly import begin_assembly, disassemble
from cosmodrome.games.leaving_earth.rules.astronauts import can_heal, can_repair, heal, repair
from cosmodrome.games.leaving_earth.rules.back import can_go_back, or_back
from cosmodrome.games.leaving_earth.rules.collect import collect, collect_moves
from cosmodrome.games.leaving_earth.rules.components import buy, buy_several, can_hire, spending_moves
from cosmodrome.games.leaving_earth.rules.cooperate import begin_offer
from cosmodrome.games.leaving_earth.rules.damage import destroy
from cosmodrome.games.leaving_earth.rules.free import count_free_action, free_actions_a_year
from cosmodrome.games.leaving_earth.rules.maneuver import depart, has_rocket, maneuver, maneuver_moves
from cosmodrome.games.leaving_earth.rules.missions import check_end
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
    COMMAND,
    TURN,
    TURN_END,
    Agency,
    Craft,
    LeavingEarth,
    craft_of,
    free_number,
)
from cosmodrome.kernel import Ask, Move, Rules
from cosmodrome.kernel.move import Verb

_DISASSEMBLE: Final = DISASSEMBLE()
_DOCK: Final = DOCK()
_HEAL: Final = HEAL()
_REPAIR: Final = REPAIR()
_SCRAP: Final = SCRAP()
_SEPARATE: Final = SEPARATE()
_TEST_RENDEZVOUS: Final = TEST_RENDEZVOUS()
#: What a spacecraft can do for nothing; separating is counted when it is done.
_FREE_VERBS: Final[tuple[Verb, ...]] = (DISASSEMBLE, DOCK, TEST_RENDEZVOUS, SURVEY, COLLECT)

_ASSEMBLE: Final = ASSEMBLE()
_COOPERATE: Final = COOPERATE()
_END_TURN: Final = END_TURN()
_ASTRONAUTS: Final = [BUY.named(role) for role in ROLES]


def turn_moves(s: LeavingEarth, agency: Agency) -> list[Move]:
    """What an agency can do: research, buy, assemble, act with a spacecraft, co-operate, or end the turn."""
    moves = spending_moves(agency)[:]
    if not can_hire(s):
        moves = [move for move in moves if move not in _ASTRONAUTS]
    free = agency.free_actions < free_actions_a_year(s)
    if free and any(agency.store) and free_number(s) in NUMBERS:
        moves.append(_ASSEMBLE)
    for craft in agency.fleet:
        if free or craft.location != EARTH or has_rocket(craft) or can_repair(s, craft) or can_heal(s, craft):
            moves.append(SPACECRAFT[craft.number])
    if free and len(s.agencies) > 1 and can_go_back(agency):
        moves.append(_COOPERATE)
    moves.append(_END_TURN)
    return moves


def turn_step(s: LeavingEarth) -> Rules[None]:
    """Take a turn: one action, or the end of the turn. An agency that can do nothing else is not asked."""
    seat = s.active
    agency = s.agencies[seat]
    s.craft = 0
    moves = turn_moves(s, agency)
    move = _END_TURN if moves[0] is _END_TURN else (yield Ask(seat, "turn", moves))
    verb = move.verb
    if verb is SPACECRAFT:
        s.craft = move.arg
        s.phase = COMMAND
    elif verb is BUY:
        s.acted = True
        buy(s, seat, move.arg, 1)
    elif verb is SEVERAL:
        yield from buy_several(s, seat, move.arg)
    elif verb is RESEARCH:
        s.acted = True
        yield from research(s, seat, move.arg)
    elif verb is ASSEMBLE:
        begin_assembly(s, seat)
    elif verb is COOPERATE:
        yield from begin_offer(s, seat)
    else:
        end_turn(s)


def command_step(s: LeavingEarth) -> Rules[None]:
    """A spacecraft has been chosen: tell it what to do, or choose something else."""
    seat = s.active
    agency = s.agencies[seat]
    craft = craft_of(agency, s.craft)
    move = yield Ask(seat, "spacecraft", or_back(agency, spacecraft_moves(s, agency, craft)))
    s.phase = TURN
    if move.verb is BACK:
        agency.backs += 1
        return
    missions = s.open
    begun = yield from act(s, seat, craft, move)
    if not begun:
        agency.backs += 1
        s.phase = COMMAND
    elif s.open != missions:
        check_end(s)


def spacecraft_moves(s: LeavingEarth, agency: Agency, craft: Craft) -> list[Move]:
    """What a spacecraft can do. Time tokens forbid maneuvers, surveys, docking and collecting."""
    free = agency.free_actions < free_actions_a_year(s)
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


def act(s: LeavingEarth, seat: int, craft: Craft, move: Move) -> Rules[bool]:
    """Carry out what a spacecraft was told to do. Returns whether it began; False if it was taken back."""
    verb = move.verb
    if verb is MANEUVER:
        return (yield from maneuver(s, seat, craft, move.arg))
    if verb is SEPARATE:
        begin_separation(s, seat, craft)
        return True
    if verb is COLLECT:
        begun = yield from collect(s, seat, craft, move.arg)
    elif verb is DOCK:
        begun = yield from dock(s, seat, craft)
    elif verb is TEST_RENDEZVOUS:
        begun = yield from test_rendezvous(s, seat, craft)
    else:
        begun = True
        if verb is SURVEY:
            yield from survey(s, seat, move.arg)
        elif verb is DISASSEMBLE:
            disassemble(s, seat, craft)
        elif verb is REPAIR:
            repair(s, seat, craft)
        elif verb is HEAL:
            heal(s, seat, craft)
        else:
            if s.log is not None:
                s.log.tell("scrapped", agency=seat, spacecraft=craft.number, location=LOCATION_NAMES[craft.location])
            destroy(s, seat, craft)
    if begun:
        s.acted = True
        if verb in _FREE_VERBS:
            count_free_action(s, seat)
    return begun


def end_turn(s: LeavingEarth) -> None:
    """The turn is over. An agency that did nothing has declined to act; alone, ending the turn is declining.

    Spacecraft move on by themselves all the same.
    """
    if s.log is not None:
        s.log.tell("turn_ended" if s.acted else "declined", agency=s.active)
    if s.acted and len(s.agencies) > 1:
        s.declined = 0
    else:
        s.declined += 1
    s.acted = False
    s.phase = TURN_END
    s.queue = [craft.number for craft in s.agencies[s.active].fleet]


def end_turn_step(s: LeavingEarth) -> Rules[None]:
    """End of a turn: spacecraft left in a passing place go on by themselves; then it is the next agency's turn.

    The year ends once every agency in succession has declined to act.
    """
    seat = s.active
    agency = s.agencies[seat]
    while s.queue:
        craft = craft_of(agency, s.queue.pop(0))
        trip = AUTOMATIC_FROM[craft.location]
        if trip >= 0 and not craft.tokens:
            # Something has changed since everybody declined.
            s.declined = 0
            missions = s.open
            yield from depart(s, seat, craft, trip, 0)
            if s.open != missions:
                check_end(s)
            return
    if s.declined >= len(s.agencies):
        begin_year_end(s)
        return
    s.active = (seat + 1) % len(s.agencies)
    s.phase = TURN
