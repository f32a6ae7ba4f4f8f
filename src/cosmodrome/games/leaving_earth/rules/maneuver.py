"""Maneuvers: choosing the way and the years, firing rockets and thrusters one by one, and departing."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import FIRE, MANEUVER, STOP, YEARS
from cosmodrome.games.leaving_earth.pieces import (
    DAMAGEABLE,
    DESTINATION_NAMES,
    ION,
    ION_THRUST,
    LAST_YEAR,
    LOST,
    MAJOR,
    MANEUVERS,
    MANEUVERS_FROM,
    MINOR,
    PART_NAMES,
    PART_NEEDS,
    ROCKETS,
    SPENT_ION,
    SUCCESS,
    THRUST,
    UNSKILLED,
)
from cosmodrome.games.leaving_earth.rules.damage import destroy, maybe_cease
from cosmodrome.games.leaving_earth.rules.hazards import face_on_arrival, face_on_departure
from cosmodrome.games.leaving_earth.rules.outcomes import draw, maybe_remove
from cosmodrome.games.leaving_earth.state import FIRING, TURN, Craft, LeavingEarth, craft_of
from cosmodrome.kernel import Ask, Move, Rules

_STOP: Final = STOP()


# --- choosing


def has_rocket(craft: Craft) -> bool:
    """Whether an undamaged rocket is aboard."""
    parts = craft.parts
    return parts[0] > 0 or parts[1] > 0 or parts[2] > 0 or parts[3] > 0


def maneuver_moves(craft: Craft) -> list[Move]:
    """The ways that lead away. Without anything to fire for it, a way that needs thrust would change nothing."""
    rocket = has_rocket(craft)
    ion = craft.parts[ION] > 0
    moves = []
    for trip in MANEUVERS_FROM[craft.location]:
        way = MANEUVERS[trip]
        if rocket or way.difficulty == 0 or (ion and (way.years > 0 or way.optional)):
            moves.append(MANEUVER[way.destination])
    return moves


def trip_to(craft: Craft, destination: int) -> int:
    """The number of the maneuver from where the craft is to a destination."""
    for trip in MANEUVERS_FROM[craft.location]:
        if MANEUVERS[trip].destination == destination:
            return trip
    raise LookupError(destination)


def difficulty_in(trip: int, years: int) -> int:
    """Faster: each doubling of the difficulty halves the years, rounded up. Slower costs nothing."""
    way = MANEUVERS[trip]
    difficulty, taken = way.difficulty, way.years
    while taken > years:
        difficulty *= 2
        taken = (taken + 1) // 2
    return difficulty


def durations(s: LeavingEarth, craft: Craft, trip: int) -> list[int]:
    """The years a maneuver may take: the printed ones, fewer by going faster, more as far as the calendar reaches."""
    way = MANEUVERS[trip]
    calendar = LAST_YEAR - s.year
    if way.years == 0 and not way.optional:
        return [0]
    years = []
    taken = way.years
    while taken > 1:
        taken = (taken + 1) // 2
        years.append(taken)
    years.reverse()
    years += range(way.years, max(way.years, calendar, 1) + 1)
    if not has_rocket(craft) and way.difficulty:
        # Only thrusters aboard: they need time to work.
        years = [number for number in years if number]
    return years


_YEARS: Final = YEARS.all()


def maneuver(s: LeavingEarth, seat: int, craft: Craft, destination: int) -> Rules[None]:
    """Perform a maneuver: fix the duration first; then thrust of mass times difficulty is needed, if any."""
    trip = trip_to(craft, destination)
    choices = durations(s, craft, trip)
    years = choices[0]
    if len(choices) > 1:
        s.trip = trip
        years = (yield Ask(seat, "years", [_YEARS[number] for number in choices])).arg
        s.trip = -1
    required = craft.mass * difficulty_in(trip, years)
    if required == 0:
        yield from depart(s, seat, craft, trip, years)
        return
    s.phase = FIRING
    s.craft = craft.number
    s.trip = trip
    s.years = years
    s.required = required
    s.thrust = s.fired = 0


# --- firing


def fire_moves(s: LeavingEarth, craft: Craft) -> list[Move]:
    """What can be fired next; once something was, one may stop."""
    parts = craft.parts
    moves = [FIRE[slot] for slot in ROCKETS if parts[slot]]
    if parts[ION] and s.years:
        moves.append(FIRE[ION])
    if s.fired:
        moves.append(_STOP)
    return moves


def fire_step(s: LeavingEarth) -> Rules[None]:
    """Fire one rocket or thruster, resolve it fully, and go on; or stop, and move if the thrust is enough."""
    seat = s.active
    agency = s.agencies[seat]
    craft = craft_of(agency, s.craft)
    moves = fire_moves(s, craft)
    move = moves[0] if moves[0] is _STOP else (yield Ask(seat, "fire", moves))
    if move.verb is FIRE:
        s.fired += 1
        yield from fire(s, seat, craft, move.arg)
        maybe_cease(s, agency, craft)
        if craft.number == 0:
            s.phase = TURN
            s.trip = -1
        return
    s.phase = TURN
    trip, s.trip = s.trip, -1
    if s.thrust >= s.required:
        yield from depart(s, seat, craft, trip, s.years)
    elif s.log is not None:
        s.log.tell("stayed", agency=seat, spacecraft=craft.number, thrust=s.thrust, required=s.required)


def fire(s: LeavingEarth, seat: int, craft: Craft, slot: int) -> Rules[None]:
    """Firing: a rocket is used up by success, damaged by a minor and fatal with a major failure; thrusters are kept."""
    advancement = PART_NEEDS[slot]
    outcome = yield from draw(s, seat, advancement)
    acts_as = UNSKILLED[outcome]
    if acts_as == SUCCESS:
        if slot == ION:
            # A thruster that worked has done its year's work, even if the maneuver fails.
            craft.move(ION, SPENT_ION)
            thrust = ION_THRUST * s.years
        else:
            craft.add(slot, -1)
            thrust = THRUST[slot]
        s.thrust += thrust
        if s.log is not None:
            s.log.tell("fired", agency=seat, spacecraft=craft.number, part=PART_NAMES[slot], thrust=thrust)
    elif acts_as == MINOR or slot == ION:
        craft.move(slot, slot + DAMAGEABLE)
        if s.log is not None:
            s.log.tell("damaged", agency=seat, spacecraft=craft.number, part=PART_NAMES[slot])
    else:
        assert acts_as == MAJOR
        destroy(s, seat, craft)
    yield from maybe_remove(s, seat, advancement, outcome)


# --- going


def depart(s: LeavingEarth, seat: int, craft: Craft, trip: int, years: int) -> Rules[None]:
    """Move to the destination; with time tokens the rest of the hazards waits for the arrival."""
    craft.location = MANEUVERS[trip].destination
    if s.log is not None:
        name = DESTINATION_NAMES[craft.location]
        s.log.tell("moved", agency=seat, spacecraft=craft.number, destination=name, years=years)
    if craft.location == LOST:
        destroy(s, seat, craft)
        return
    yield from face_on_departure(s, seat, craft, trip, years)
    if craft.number == 0:
        return
    craft.tokens = years
    if years:
        craft.trip = trip
    else:
        yield from face_on_arrival(s, seat, craft, trip)
