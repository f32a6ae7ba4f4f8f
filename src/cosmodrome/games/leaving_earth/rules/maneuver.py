"""Maneuvers: choosing the way and the years, firing rockets and thrusters one by one, and departing."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import BACK, FIRE, FIRE_ON, LONGER, MANEUVER, STOP, YEARS
from cosmodrome.games.leaving_earth.pieces import (
    ATLAS,
    DAMAGEABLE,
    DESTINATION_NAMES,
    ENGINES,
    ION,
    ION_THRUST,
    JUNO,
    LAST_YEAR,
    LOST,
    MANEUVERS,
    MANEUVERS_FROM,
    MINOR,
    PART_NAMES,
    PART_NEEDS,
    ROCKETS,
    SATURN,
    SOYUZ,
    SPENT_ION,
    SUCCESS,
    THRUST,
    UNSKILLED,
)
from cosmodrome.games.leaving_earth.rules.back import or_back
from cosmodrome.games.leaving_earth.rules.damage import destroy, maybe_cease
from cosmodrome.games.leaving_earth.rules.hazards import face_on_arrival, face_on_departure
from cosmodrome.games.leaving_earth.rules.missions import check_end
from cosmodrome.games.leaving_earth.rules.outcomes import draw, maybe_remove
from cosmodrome.games.leaving_earth.state import COMMAND, FIRING, TURN, Craft, LeavingEarth, craft_of
from cosmodrome.kernel import Ask, Move, Rules

_LONGER: Final = LONGER()
_STOP: Final = STOP()


# --- choosing


def has_rocket(craft: Craft) -> bool:
    """Whether an undamaged rocket is aboard."""
    parts = craft.parts
    return parts[JUNO] > 0 or parts[ATLAS] > 0 or parts[SOYUZ] > 0 or parts[SATURN] > 0


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


def faster(years: int) -> list[int]:
    """The shorter durations of a maneuver, the longest first: half, rounded up, again and again."""
    found = []
    while years > 1:
        years = (years + 1) // 2
        found.append(years)
    return found


def durations(s: LeavingEarth, craft: Craft, trip: int) -> list[int]:
    """The years a maneuver may take: the printed ones, fewer by going faster, more as far as the calendar reaches."""
    way = MANEUVERS[trip]
    calendar = LAST_YEAR - s.year
    if way.years == 0 and not way.optional:
        return [0]
    years = faster(way.years)
    years.reverse()
    years += range(way.years, max(way.years, calendar, 1) + 1)
    if not has_rocket(craft) and way.difficulty:
        # Only thrusters aboard: they need time to work.
        years = [number for number in years if number]
    return years


#: Up to this many durations are asked for at once.
FEW_DURATIONS: Final = 4


def likely_durations(craft: Craft, trip: int, durations: list[int]) -> list[int]:
    """The durations most flights want: up to the printed one, or until thrusters have given all that is needed.

    The longer ones are for those who want to wait; if there are many, they need one more move.
    """
    if len(durations) <= FEW_DURATIONS:
        return durations
    way = MANEUVERS[trip]
    enough = max(way.years, durations[0])
    ions = craft.parts[ION]
    if ions and way.difficulty:
        enough = max(enough, -(-craft.mass * way.difficulty // (ions * ION_THRUST)))
    return [years for years in durations if years <= enough]


_YEARS: Final = YEARS.all()
#: The years when the choice is taken back.
_NO_YEARS: Final = -1


def choose_years(s: LeavingEarth, seat: int, craft: Craft, trip: int) -> Rules[int]:
    """The years a maneuver is to take, or _NO_YEARS. The likely ones are asked for first."""
    choices = durations(s, craft, trip)
    if len(choices) == 1:
        return choices[0]
    agency = s.agencies[seat]
    s.trip = trip
    likely = likely_durations(craft, trip, choices)
    moves = [_YEARS[number] for number in likely]
    if len(choices) > len(likely):
        moves.append(_LONGER)
    move = yield Ask(seat, "years", or_back(agency, moves))
    if move.verb is LONGER:
        moves = [_YEARS[number] for number in choices if number not in likely]
        move = yield Ask(seat, "years_longer", or_back(agency, moves))
    s.trip = -1
    return move.arg if move.verb is YEARS else _NO_YEARS


def maneuver(s: LeavingEarth, seat: int, craft: Craft, destination: int) -> Rules[bool]:
    """Perform a maneuver: fix the duration first; then thrust of mass times difficulty is needed, if any.

    Returns whether the maneuver goes ahead; the choice of years can be taken back.
    """
    trip = trip_to(craft, destination)
    years = yield from choose_years(s, seat, craft, trip)
    if years == _NO_YEARS:
        return False
    required = craft.mass * difficulty_in(trip, years)
    if required == 0:
        s.acted = True
        yield from depart(s, seat, craft, trip, years)
        return True
    s.phase = FIRING
    s.trip = trip
    s.years = years
    s.required = required
    s.thrust = s.fired = 0
    return True


# --- firing


def fire_moves(s: LeavingEarth, craft: Craft) -> list[Move]:
    """What can be fired next, one, or as many as it takes; once something was fired, one may stop."""
    parts = craft.parts
    missing = s.required - s.thrust
    moves = [FIRE[slot] for slot in ROCKETS if parts[slot]]
    if parts[ION] and s.years:
        moves.append(FIRE[ION])
    moves += [FIRE_ON[move.arg] for move in moves if parts[move.arg] > 1 and engine_thrust(move.arg, s.years) < missing]
    if s.fired:
        moves.append(_STOP)
    return moves


def engine_thrust(slot: int, years: int) -> int:
    """What one rocket or thruster gives on a maneuver of this many years, if it works."""
    return ION_THRUST * years if slot == ION else THRUST[slot]


def thrust_aboard(parts: list[int], years: int) -> int:
    """What everything aboard gives if all of it works."""
    return sum(parts[slot] * engine_thrust(slot, years) for slot in ENGINES)


def fire_step(s: LeavingEarth) -> Rules[None]:
    """Fire one rocket or thruster, resolve it fully, and go on; or stop, and move if the thrust is enough."""
    seat = s.active
    agency = s.agencies[seat]
    craft = craft_of(agency, s.craft)
    if s.volley >= 0:
        yield from _fire_next(s, seat, craft, s.volley)
        return
    moves = fire_moves(s, craft)
    if moves[0] is _STOP:
        move = _STOP
    else:
        move = yield Ask(seat, "fire", moves if s.fired else or_back(agency, moves))
    verb = move.verb
    if verb is FIRE:
        yield from _fire_next(s, seat, craft, move.arg)
    elif verb is FIRE_ON:
        s.volley = move.arg
        yield from _fire_next(s, seat, craft, move.arg)
    elif verb is BACK:
        agency.backs += 1
        s.phase = COMMAND
        s.trip = -1
    else:
        yield from _stop(s, seat, craft)


def _fire_next(s: LeavingEarth, seat: int, craft: Craft, slot: int) -> Rules[None]:
    """One more is fired. What fires until the thrust is enough goes on as long as it works and there is more of it."""
    before = s.thrust
    s.acted = True
    s.fired += 1
    yield from fire(s, seat, craft, slot)
    maybe_cease(s, s.agencies[seat], craft)
    if craft.number == 0:
        s.phase = TURN
        s.trip = s.volley = -1
    elif s.thrust == before or s.thrust >= s.required or not craft.parts[slot]:
        s.volley = -1


def _stop(s: LeavingEarth, seat: int, craft: Craft) -> Rules[None]:
    """Enough fired: with enough thrust the craft goes, otherwise it stays and what was fired is gone."""
    s.phase = TURN
    trip, s.trip = s.trip, -1
    if s.thrust >= s.required:
        missions = s.open
        yield from depart(s, seat, craft, trip, s.years)
        if s.open != missions:
            check_end(s)
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
        else:
            craft.add(slot, -1)
        thrust = engine_thrust(slot, s.years)
        s.thrust += thrust
        if s.log is not None:
            s.log.tell("fired", agency=seat, spacecraft=craft.number, part=PART_NAMES[slot], thrust=thrust)
    elif acts_as == MINOR or slot == ION:
        craft.move(slot, slot + DAMAGEABLE)
        if s.log is not None:
            s.log.tell("damaged", agency=seat, spacecraft=craft.number, part=PART_NAMES[slot])
    else:
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
