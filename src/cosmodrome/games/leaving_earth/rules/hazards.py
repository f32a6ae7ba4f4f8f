"""Maneuver hazards: solar radiation, atmospheric entry, landing, and what the hidden cards hold."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import BACK, DONE, LAND_SAFELY, ROLL, TEST_LANDING
from cosmodrome.games.leaving_earth.pieces import (
    BIT,
    CAPSULES,
    DAMAGEABLE,
    DIE,
    HAZARD_ATMOSPHERE,
    HAZARD_CARD,
    HAZARD_LANDING,
    HAZARD_LANDING_OPTIONAL,
    HAZARD_RADIATION,
    HEAT_SHIELD,
    HIDDEN_CARDS,
    LANDING,
    MAJOR,
    MANEUVERS,
    MINOR,
    PART_NAMES,
    PILOT,
    RADIATION_CARD,
    RE_ENTRY,
    ROLES,
    SEATS,
    SHIELDING,
    SKILLED,
    SUBORBITAL_CARD,
    UNSKILLED,
)
from cosmodrome.games.leaving_earth.rules.back import or_back
from cosmodrome.games.leaving_earth.rules.damage import (
    damage_one,
    destroy,
    different,
    incapacitate,
    kill,
    maybe_cease,
    skilled_aboard,
)
from cosmodrome.games.leaving_earth.rules.missions import arrived
from cosmodrome.games.leaving_earth.rules.outcomes import draw, maybe_remove
from cosmodrome.games.leaving_earth.rules.survey import CRAFT_AT_STAKE, CREW_AT_STAKE, explore
from cosmodrome.games.leaving_earth.state import Craft, LeavingEarth, is_hurt, role_of
from cosmodrome.kernel import Ask, Chance, Rules

_DONE: Final = DONE()

_ALDRIN: Final = next(slot for slot in CAPSULES if SHIELDING[slot])
_LANDING_CHOICE: Final = [LAND_SAFELY(), TEST_LANDING()]


def face_on_departure(s: LeavingEarth, seat: int, craft: Craft, trip: int, years: int) -> Rules[None]:
    """Radiation is faced when the maneuver starts, for all its years at once."""
    if HAZARD_RADIATION in MANEUVERS[trip].hazards:
        yield from radiation(s, seat, craft, years)


def face_on_arrival(s: LeavingEarth, seat: int, craft: Craft, trip: int) -> Rules[None]:
    """The other hazards are faced in their printed order on arrival; a spacecraft that survives them has arrived."""
    for hazard in MANEUVERS[trip].hazards:
        if hazard == HAZARD_ATMOSPHERE:
            yield from atmosphere(s, seat, craft)
        elif hazard == HAZARD_LANDING:
            yield from landing(s, seat, craft)
        elif hazard == HAZARD_LANDING_OPTIONAL:
            yield from landing_optional(s, seat, craft)
        elif hazard >= HAZARD_CARD:
            yield from hidden_card(s, seat, craft, hazard - HAZARD_CARD)
        if craft.number == 0:
            return
    arrived(s, seat, craft)


# --- solar radiation


def radiation(s: LeavingEarth, seat: int, craft: Craft, years: int) -> Rules[None]:
    """Solar Radiation: a die for each astronaut; level times years or less incapacitates. An Aldrin shields."""
    if not s.revealed & BIT[RADIATION_CARD]:
        shown = yield from explore(s, seat, RADIATION_CARD, CRAFT_AT_STAKE)
        if not shown:
            destroy(s, seat, craft)
            return
    level = HIDDEN_CARDS[s.cards[RADIATION_CARD]].radiation
    if level == 0:
        return
    yield from _seat_behind_shields(s, seat, craft)
    shielded = s.seating[0]
    s.capsules, s.seating = [], []
    for number in craft.crew[:]:
        if is_hurt(s.people[number]):
            continue
        danger = (level - 1 if number in shielded else level) * years
        if danger <= 0:
            continue
        die = (yield Chance(ROLL, DIE)).arg
        if s.log is not None:
            role = ROLES[role_of(s.people[number])]
            s.log.tell("rolled", agency=seat, astronaut=number, role=role, die=die, danger=danger)
        if die <= danger:
            incapacitate(s, seat, number)


def _seat_behind_shields(s: LeavingEarth, seat: int, craft: Craft) -> Rules[None]:
    """Astronauts sit in an Aldrin, even a damaged one, while there is room; the owner says who if there is not."""
    parts = craft.parts
    room = sum(SEATS[slot] * (parts[slot] + parts[slot + DAMAGEABLE]) for slot in CAPSULES if SHIELDING[slot])
    s.capsules, s.seating = [_ALDRIN], [[]]
    if room >= len(craft.crew):
        s.seating[0] = craft.crew[:]
        return
    while len(s.seating[0]) < room:
        s.craft = craft.number
        moves = different(s, [number for number in craft.crew if number not in s.seating[0]])
        if len(moves) > 1 and s.seating[0]:
            or_back(s.agencies[seat], moves)
        move = moves[0] if len(moves) == 1 else (yield Ask(seat, "seat_shielded", moves))
        if move.verb is BACK:
            s.agencies[seat].backs += 1
            s.seating[0] = []
        else:
            s.seating[0].append(move.arg)


# --- atmospheric entry


def atmosphere(s: LeavingEarth, seat: int, craft: Craft) -> Rules[None]:
    """Atmospheric entry: damaged or unshielded capsules burn up with those inside, the others draw Re-entry."""
    parts = craft.parts
    working = [slot for slot in CAPSULES if HEAT_SHIELD[slot] for _ in range(parts[slot])]
    yield from _seat_for_entry(s, seat, craft, working)
    for slot in CAPSULES:
        for burning in (slot + DAMAGEABLE, slot):
            if parts[burning] and (burning != slot or not HEAT_SHIELD[slot]):
                if s.log is not None:
                    s.log.tell("burned_up", agency=seat, spacecraft=craft.number, part=PART_NAMES[burning])
                craft.add(burning, -parts[burning])
    for number in craft.crew[:]:
        if not any(number in seats for seats in s.seating):
            kill(s, seat, craft, number)
    for index, slot in enumerate(working):
        outcome = yield from draw(s, seat, RE_ENTRY)
        if outcome == MINOR:
            craft.move(slot, slot + DAMAGEABLE)
            if s.log is not None:
                s.log.tell("damaged", agency=seat, spacecraft=craft.number, part=PART_NAMES[slot])
        elif outcome == MAJOR:
            if s.log is not None:
                s.log.tell("burned_up", agency=seat, spacecraft=craft.number, part=PART_NAMES[slot])
            craft.add(slot, -1)
            for number in s.seating[index]:
                kill(s, seat, craft, number)
        yield from maybe_remove(s, seat, RE_ENTRY, outcome)
    s.capsules, s.seating = [], []
    maybe_cease(s, s.agencies[seat], craft)


def _seat_for_entry(s: LeavingEarth, seat: int, craft: Craft, working: list[int]) -> Rules[None]:
    """Everyone sits in a capsule that may hold as long as there is room; the owner decides who rides where.

    Asked capsule by capsule, and only where it makes a difference. Capsules draw one after the other, and an outcome
    may be removed in between, so it matters who rides in which, even if they are of one kind.
    """
    s.capsules, s.seating = working[:], [[] for _ in working]
    s.craft = craft.number
    waiting = craft.crew[:]
    room_left = sum(SEATS[slot] for slot in working)
    safe = s.agencies[seat].outcomes[RE_ENTRY] == 0 and room_left >= len(waiting)
    for index, slot in enumerate(working):
        room = SEATS[slot]
        room_left -= room
        while room and waiting:
            if safe or (room_left == 0 and len(waiting) <= room):
                # Nothing can happen to anybody, or this is the last one with room for all: nothing to choose.
                s.seating[index] += waiting[:room]
                waiting = waiting[room:]
                break
            moves = different(s, waiting)
            if len(waiting) <= room_left:
                moves.append(_DONE)
            if len(moves) > 1 and (index or s.seating[index]):
                or_back(s.agencies[seat], moves)
            move = moves[0] if len(moves) == 1 else (yield Ask(seat, "seat", moves))
            if move.verb is BACK:
                s.agencies[seat].backs += 1
                yield from _seat_for_entry(s, seat, craft, working)
                return
            if move.verb is DONE:
                break
            s.seating[index].append(move.arg)
            waiting.remove(move.arg)
            room -= 1


# --- landing


def landing(s: LeavingEarth, seat: int, craft: Craft) -> Rules[None]:
    """Landing: a draw; without the advancement the spacecraft is destroyed. A healthy pilot softens failures."""
    if not s.agencies[seat].owned & BIT[LANDING]:
        destroy(s, seat, craft)
        return
    outcome = yield from draw(s, seat, LANDING)
    acts_as = (SKILLED[LANDING] if skilled_aboard(s, craft.crew, PILOT) else UNSKILLED)[outcome]
    if acts_as == MINOR:
        yield from damage_one(s, seat, craft)
    elif acts_as == MAJOR:
        destroy(s, seat, craft)
    yield from maybe_remove(s, seat, LANDING, outcome)


def landing_optional(s: LeavingEarth, seat: int, craft: Craft) -> Rules[None]:
    """A landing in parentheses is safe, but whoever has outcomes on Landing may choose to test it."""
    if s.agencies[seat].outcomes[LANDING] > 0:
        s.craft = craft.number
        move = yield Ask(seat, "landing", _LANDING_CHOICE)
        if move.verb is TEST_LANDING:
            yield from landing(s, seat, craft)


# --- hidden cards


def hidden_card(s: LeavingEarth, seat: int, craft: Craft, card: int) -> Rules[None]:
    """A location's card: look, reveal it to all or lose the spacecraft; then it takes effect.

    Suborbital Flight concerns astronauts only: nothing happens to an unmanned spacecraft, and keeping the card secret
    costs the lives of those aboard instead of the spacecraft.
    """
    if card == SUBORBITAL_CARD and not craft.crew:
        return
    if not s.revealed & BIT[card]:
        s.craft = craft.number
        stake = CREW_AT_STAKE if card == SUBORBITAL_CARD else CRAFT_AT_STAKE
        shown = yield from explore(s, seat, card, stake)
        if not shown:
            if card == SUBORBITAL_CARD:
                for number in craft.crew[:]:
                    kill(s, seat, craft, number)
            else:
                destroy(s, seat, craft)
            return
    face = HIDDEN_CARDS[s.cards[card]]
    if face.destroys:
        destroy(s, seat, craft)
    elif face.sickness:
        for number in craft.crew[:]:
            if not is_hurt(s.people[number]) and (yield Chance(ROLL, DIE)).arg <= face.sickness:
                incapacitate(s, seat, number)
