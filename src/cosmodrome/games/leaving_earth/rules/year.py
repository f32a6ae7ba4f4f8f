"""The year: funding, station missions, samples and turn order at its start; survival and arrivals at its end."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import BACK, DONE, DRAW_LOTS, LEARN, MASTER, TURN_IN
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    BIT,
    DAMAGEABLE,
    DAMAGED_SPENT_ION,
    EARTH,
    FUNDING,
    HIDDEN_CARDS,
    ION,
    LAST_YEAR,
    LOCATION_NAMES,
    PART_NAMES,
    SAMPLE_CARD,
    SAMPLES,
    SPENT_ION,
)
from cosmodrome.games.leaving_earth.rules.astronauts import (
    bury_incapacitated,
    needs_survival,
    recover_on_earth,
    survive,
)
from cosmodrome.games.leaving_earth.rules.back import or_back
from cosmodrome.games.leaving_earth.rules.hazards import face_on_arrival
from cosmodrome.games.leaving_earth.rules.missions import check_end, start_of_year_missions
from cosmodrome.games.leaving_earth.rules.outcomes import SPLIT
from cosmodrome.games.leaving_earth.scoring import mission_points
from cosmodrome.games.leaving_earth.state import (
    ARRIVALS,
    ORDER,
    SURVIVAL,
    TURN,
    TURNING_IN,
    YEAR_START,
    Agency,
    LeavingEarth,
    craft_of,
    forget_craft,
    owner_of,
    turn_order,
)
from cosmodrome.kernel import Ask, Chance, Move, Rules

_DONE: Final = DONE()

# --- the start


def year_start_step(s: LeavingEarth) -> Rules[None]:
    """Start of year: everybody has exactly the funding, then station missions are completed."""
    for agency in s.agencies:
        agency.money = FUNDING
    if s.log is not None:
        s.log.tell("year_began", units=("money",), year=s.year)
    yield from start_of_year_missions(s)
    s.phase = TURNING_IN
    s.queue = turn_order(s)


def samples_on_earth(agency: Agency, slot: int) -> int:
    """Samples of one kind lying on Earth, unassembled or aboard a spacecraft standing there."""
    return agency.store[slot] + sum([craft.parts[slot] for craft in agency.fleet if craft.location == EARTH])


def turn_in_moves(s: LeavingEarth, agency: Agency) -> list[Move]:
    """The samples on Earth that are worth something: minerals, and what comes from a hollow Phobos."""
    moves = []
    for slot in SAMPLES:
        if samples_on_earth(agency, slot):
            face = HIDDEN_CARDS[s.cards[SAMPLE_CARD[slot]]]
            if face.minerals or (face.alien and alien_moves(agency)):
                moves.append(TURN_IN[slot])
    return moves


def alien_moves(agency: Agency) -> list[Move]:
    """What an alien find teaches: a new advancement without outcomes, or one's own freed of them."""
    every = range(len(ADVANCEMENT_NAMES))
    moves = [LEARN[i] for i in every if not agency.owned & BIT[i]]
    return moves + [MASTER[i] for i in every if agency.outcomes[i] > 0]


def samples_step(s: LeavingEarth) -> Rules[None]:
    """Samples may be turned in, one by one, agency by agency."""
    while s.queue:
        seat = s.queue[0]
        moves = turn_in_moves(s, s.agencies[seat])
        if moves:
            move = yield Ask(seat, "turn_in", [*moves, _DONE])
            if move.verb is TURN_IN:
                yield from turn_in(s, seat, move.arg)
                return
        s.queue.pop(0)
    s.phase = ORDER


def turn_in(s: LeavingEarth, seat: int, slot: int) -> Rules[None]:
    """A sample is given up: minerals for money, an alien find for knowledge."""
    agency = s.agencies[seat]
    face = HIDDEN_CARDS[s.cards[SAMPLE_CARD[slot]]]
    if face.alien:
        move = yield Ask(seat, "alien_find", or_back(agency, alien_moves(agency)))
        if move.verb is BACK:
            agency.backs += 1
            return
    give_up(s, seat, slot)
    agency.money += face.minerals
    if face.alien:
        master(s, seat, move)


def give_up(s: LeavingEarth, seat: int, slot: int) -> None:
    """A sample leaves the unassembled components, or a spacecraft on Earth."""
    agency = s.agencies[seat]
    if agency.store[slot]:
        agency.store[slot] -= 1
    else:
        craft = next(craft for craft in agency.fleet if craft.location == EARTH and craft.parts[slot])
        craft.add(slot, -1)
        if craft.mass == 0:
            forget_craft(s, agency, craft)
    if s.log is not None:
        worth = HIDDEN_CARDS[s.cards[SAMPLE_CARD[slot]]].minerals
        s.log.tell("turned_in", agency=seat, part=PART_NAMES[slot], money=worth)


def master(s: LeavingEarth, seat: int, move: Move) -> None:
    """An advancement is understood completely: no outcomes lie on it any more."""
    agency = s.agencies[seat]
    advancement = move.arg
    if move.verb is MASTER:
        # These outcomes were never seen, but on the discard pile they lie face up.
        s.reveals += 1
        for value, number in enumerate(SPLIT[agency.outcomes[advancement]]):
            s.discard[value] += number
    agency.owned |= BIT[advancement]
    agency.outcomes[advancement] = agency.known[advancement] = agency.tallies[advancement] = 0
    if s.log is not None:
        s.log.tell("mastered", agency=seat, advancement=ADVANCEMENT_NAMES[advancement])


def order_step(s: LeavingEarth) -> Rules[None]:
    """Turn order: fewest points from missions first, ties by lot, then clockwise."""
    points = [mission_points(agency) for agency in s.agencies]
    least = [seat for seat, p in enumerate(points) if p == min(points)]
    s.first = least[0] if len(least) == 1 else (yield Chance(DRAW_LOTS, least)).arg
    s.active = s.first
    s.declined = 0
    s.acted = False
    for agency in s.agencies:
        agency.free_actions = agency.backs = 0
    s.phase = TURN
    if s.log is not None:
        s.log.tell("goes_first", agency=s.first)


# --- the end


def begin_year_end(s: LeavingEarth) -> None:
    """End of year: recovery on Earth, death of the incapacitated in space; then survival, one craft at a time."""
    s.queue = []
    for seat in turn_order(s):
        recover_on_earth(s, s.agencies[seat])
        bury_incapacitated(s, seat)
        s.queue += [craft.number for craft in s.agencies[seat].fleet if needs_survival(craft)]
    s.phase = SURVIVAL


def survival_step(s: LeavingEarth) -> Rules[None]:
    """Survival in space, one spacecraft at a time; then the calendar advances."""
    if s.queue:
        number = s.queue.pop(0)
        seat = owner_of(s, number)
        yield from survive(s, seat, craft_of(s.agencies[seat], number))
    else:
        advance_calendar(s)


def advance_calendar(s: LeavingEarth) -> None:
    """The calendar advances; past its last year the game is over before anybody arrives anywhere."""
    check_end(s)
    if s.year == LAST_YEAR:
        if s.log is not None and not s.finished:
            s.log.tell("calendar_ran_out")
        s.finished = True
    if s.finished:
        return
    s.year += 1
    s.queue = []
    for seat in turn_order(s):
        agency = s.agencies[seat]
        refresh_thrusters(agency.store)
        for craft in agency.fleet:
            refresh_thrusters(craft.parts)
            if craft.tokens:
                s.queue.append(craft.number)
    s.phase = ARRIVALS


def refresh_thrusters(parts: list[int]) -> None:
    """A new year: thrusters that have fired can fire again."""
    for spent, fresh in ((SPENT_ION, ION), (DAMAGED_SPENT_ION, ION + DAMAGEABLE)):
        parts[fresh] += parts[spent]
        parts[spent] = 0


def arrivals_step(s: LeavingEarth) -> Rules[None]:
    """Each spacecraft loses a time token; with the last one it has arrived and faces what awaits it there."""
    while s.queue:
        number = s.queue.pop(0)
        seat = owner_of(s, number)
        craft = craft_of(s.agencies[seat], number)
        craft.tokens -= 1
        if craft.tokens == 0:
            trip, craft.trip = craft.trip, -1
            if s.log is not None:
                place = LOCATION_NAMES[craft.location]
                s.log.tell("arrived", agency=seat, spacecraft=number, location=place)
            missions = s.open
            yield from face_on_arrival(s, seat, craft, trip)
            if s.open != missions:
                check_end(s)
            return
    s.phase = YEAR_START
