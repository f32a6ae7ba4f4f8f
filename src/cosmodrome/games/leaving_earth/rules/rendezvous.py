"""Rendezvous: docking, separating, and testing the advancement fully."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import ALONE, ASTRONAUT, BACK, DONE, DRAW, KEEP, PART, REMOVE, SPACECRAFT
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    BIT,
    DOCKING,
    OUTCOME_NAMES,
    OUTCOMES,
    PARTS,
    PILOT,
    RENDEZVOUS,
    SEATS,
    SKILLED,
    SUCCESS,
    UNSKILLED,
)
from cosmodrome.games.leaving_earth.rules.back import or_back
from cosmodrome.games.leaving_earth.rules.damage import damage_moves, damage_one, different, skilled_aboard
from cosmodrome.games.leaving_earth.rules.free import count_free_action
from cosmodrome.games.leaving_earth.rules.outcomes import (
    BAGS,
    SIZE,
    SPLIT,
    UNIT,
    discard,
    draw,
    maybe_remove,
    removal_cost,
)
from cosmodrome.games.leaving_earth.state import (
    COMMAND,
    SEPARATION,
    TURN,
    Agency,
    Craft,
    LeavingEarth,
    craft_of,
    forget_craft,
    new_craft,
)
from cosmodrome.kernel import Ask, Chance, Move, Rules

_REMOVE_OR_KEEP: Final = [REMOVE(), KEEP()]
_ALONE: Final = ALONE()
_DONE: Final = DONE()


# --- docking


def docking_partners(agency: Agency, craft: Craft) -> list[Craft]:
    """The agency's other spacecraft here; neither may have time tokens, and the place must allow it."""
    if craft.tokens or not agency.owned & BIT[RENDEZVOUS] or not DOCKING[craft.location]:
        return []
    here = craft.location
    return [other for other in agency.fleet if other is not craft and other.location == here and not other.tokens]


def dock(s: LeavingEarth, seat: int, craft: Craft) -> Rules[bool]:
    """Dock: two spacecraft become one. A pilot on either helps; after a failure a component of either is damaged.

    Returns whether it was tried; the choice of the other spacecraft can be taken back.
    """
    agency = s.agencies[seat]
    moves = [SPACECRAFT[other.number] for other in docking_partners(agency, craft)]
    move = moves[0] if len(moves) == 1 else (yield Ask(seat, "dock_with", or_back(agency, moves)))
    if move.verb is BACK:
        return False
    other = craft_of(agency, move.arg)
    outcome = yield from draw(s, seat, RENDEZVOUS)
    if _acts_as(s, craft.crew + other.crew, outcome) == SUCCESS:
        if s.log is not None:
            s.log.tell("docked", agency=seat, spacecraft=craft.number, joined=other.number)
        join(s, agency, craft, other)
    else:
        yield from _damage_either(s, seat, craft, other)
    yield from maybe_remove(s, seat, RENDEZVOUS, outcome)
    return True


def _acts_as(s: LeavingEarth, crew: list[int], outcome: int) -> int:
    return (SKILLED[RENDEZVOUS] if skilled_aboard(s, crew, PILOT) else UNSKILLED)[outcome]


def join(s: LeavingEarth, agency: Agency, craft: Craft, other: Craft) -> None:
    """Everything aboard `other` goes aboard `craft`."""
    for slot in range(PARTS):
        if other.parts[slot]:
            craft.add(slot, other.parts[slot])
    craft.crew += other.crew
    other.crew = []
    forget_craft(s, agency, other)


def _damage_either(s: LeavingEarth, seat: int, craft: Craft, other: Craft) -> Rules[None]:
    """A failed docking: the owner picks a component of either craft; one is lost only if neither has any to damage."""
    hit = [one for one in (craft, other) if damage_moves(s, one)] or [craft, other]
    chosen = hit[0]
    if len(hit) > 1:
        move = yield Ask(seat, "damage_which", [SPACECRAFT[one.number] for one in hit])
        chosen = craft_of(s.agencies[seat], move.arg)
    yield from damage_one(s, seat, chosen)


# --- separating


def can_separate(agency: Agency, craft: Craft) -> bool:
    """Whether the spacecraft can be parted in two; time tokens do not matter."""
    if not agency.owned & BIT[RENDEZVOUS] or not DOCKING[craft.location]:
        return False
    return sum(craft.parts) > 1


def _can_split_off(craft: Craft, part: Craft, slot: int) -> bool:
    """Whether, with one more part split off, both halves can still be made whole.

    Something other than an astronaut must stay behind, and the seats that do not stay must hold those who already left.
    """
    seats = craft.seats() + part.seats()
    gone = len(part.crew)
    parts = craft.parts
    return any(parts[left] > (left == slot) and gone <= seats - SEATS[left] for left in range(PARTS))


def begin_separation(s: LeavingEarth, seat: int, craft: Craft) -> None:
    """Separate: choose what goes into the second spacecraft, piece by piece."""
    part = new_craft(s, s.agencies[seat], craft.location)
    part.tokens, part.trip = craft.tokens, craft.trip
    s.built = part.number
    s.phase = SEPARATION


def separation_moves(s: LeavingEarth, craft: Craft, part: Craft) -> list[Move]:
    """What else can be split off; done once both halves exist and everybody has a seat."""
    moves = [PART[slot] for slot in range(PARTS) if craft.parts[slot] and _can_split_off(craft, part, slot)]
    seats, away = craft.seats(), part.seats()
    # A capsule may still follow, so only the seats of both together limit who may be chosen.
    if craft.crew and _can_send(craft, part):
        moves += different(s, craft.crew)
    if part.mass and len(craft.crew) <= seats and len(part.crew) <= away:
        moves.append(_DONE)
    return moves


def _can_send(craft: Craft, part: Craft) -> bool:
    """Whether one more astronaut can go over, now or with a capsule that can follow."""
    away = len(part.crew) + 1
    seats = part.seats()
    if away <= seats:
        return True
    return any(
        craft.parts[slot] and SEATS[slot] and away <= seats + SEATS[slot] and _can_split_off(craft, part, slot)
        for slot in range(PARTS)
    )


def separate_step(s: LeavingEarth) -> Rules[None]:
    """Separate: split off one more piece, call it off, or be done and draw; a failure leaves the craft whole."""
    seat = s.active
    agency = s.agencies[seat]
    craft, part = craft_of(agency, s.craft), craft_of(agency, s.built)
    moves = separation_moves(s, craft, part)
    move = moves[0] if moves == [_DONE] else (yield Ask(seat, "separate", or_back(agency, moves)))
    verb = move.verb
    if verb is PART:
        craft.add(move.arg, -1)
        part.add(move.arg, 1)
    elif verb is ASTRONAUT:
        craft.crew.remove(move.arg)
        part.crew.append(move.arg)
    elif verb is BACK:
        agency.backs += 1
        s.built = 0
        s.phase = COMMAND
        join(s, agency, craft, part)
    else:
        s.acted = True
        count_free_action(s, seat)
        s.built = 0
        s.phase = TURN
        yield from _separate(s, seat, craft, part)


def _separate(s: LeavingEarth, seat: int, craft: Craft, part: Craft) -> Rules[None]:
    """Draw for the separation; after a failure the craft stays whole and a component is damaged."""
    outcome = yield from draw(s, seat, RENDEZVOUS)
    if _acts_as(s, craft.crew + part.crew, outcome) == SUCCESS:
        if s.log is not None:
            s.log.tell("separated", agency=seat, spacecraft=craft.number, parted=part.number)
    else:
        join(s, s.agencies[seat], craft, part)
        yield from damage_one(s, seat, craft)
    yield from maybe_remove(s, seat, RENDEZVOUS, outcome)


# --- the full test


def can_test(agency: Agency, craft: Craft) -> bool:
    """Whether there is anything to test, and a spacecraft here that can dock and separate again and again."""
    if agency.outcomes[RENDEZVOUS] <= 0 or craft.tokens or not DOCKING[craft.location]:
        return False
    return can_separate(agency, craft) or bool(docking_partners(agency, craft))


def test_rendezvous(s: LeavingEarth, seat: int, craft: Craft) -> Rules[bool]:
    """Full Rendezvous test, with another spacecraft here or by parting and joining one's own.

    Returns whether there was a test; the choice of the other spacecraft can be taken back.
    """
    agency = s.agencies[seat]
    moves = [SPACECRAFT[other.number] for other in docking_partners(agency, craft)]
    if can_separate(agency, craft):
        moves.append(_ALONE)
    move = moves[0] if len(moves) == 1 else (yield Ask(seat, "test_with", or_back(agency, moves)))
    if move.verb is BACK:
        return False
    other = craft_of(agency, move.arg) if move.verb is SPACECRAFT else None
    if s.log is not None:
        s.log.tell("testing_rendezvous", agency=seat, spacecraft=craft.number)
    s.aside = []
    while (yield from _reveal_next(s, seat, craft, other)):
        pass
    s.aside = []
    s.drawn = s.drawn_from = s.drawer = -1
    if agency.known[RENDEZVOUS] == UNIT[SUCCESS] and SIZE[agency.outcomes[RENDEZVOUS]] == 1:
        # The one card left is known to be a success: removing it is free.
        discard(s, seat, RENDEZVOUS, SUCCESS, 0)
    return True


def _reveal_next(s: LeavingEarth, seat: int, craft: Craft, other: Craft | None) -> Rules[bool]:
    """Reveal one more outcome of a full test and resolve it. Successes do not end the test, any failure does."""
    agency = s.agencies[seat]
    bag = list(BAGS[agency.outcomes[RENDEZVOUS]])
    for value in s.aside:
        bag.remove(value)
    if not bag:
        return False
    drawn = (yield Chance(DRAW, bag)).arg
    s.drawn, s.drawn_from, s.drawer = drawn, RENDEZVOUS, seat
    s.aside.append(drawn)
    _note_aside(s, agency)
    if s.log is not None:
        name = ADVANCEMENT_NAMES[RENDEZVOUS]
        s.log.tell("drew", agency=seat, advancement=name, outcome=OUTCOME_NAMES[drawn])
    crew = craft.crew if other is None else craft.crew + other.crew
    if _acts_as(s, crew, drawn) != SUCCESS:
        if other is None:
            yield from damage_one(s, seat, craft)
        else:
            yield from _damage_either(s, seat, craft, other)
    cost = removal_cost(s, seat, RENDEZVOUS, drawn)
    if cost and agency.money >= cost:
        move = yield Ask(seat, "remove_outcome", _REMOVE_OR_KEEP)
        if move.verb is REMOVE:
            s.aside.remove(drawn)
            discard(s, seat, RENDEZVOUS, drawn, cost)
    return drawn == SUCCESS


def _note_aside(s: LeavingEarth, agency: Agency) -> None:
    """Several outcomes lie open at once, so everybody knows that this many of each are in the pile."""
    known = list(SPLIT[agency.known[RENDEZVOUS]])
    for value in OUTCOMES:
        known[value] = max(known[value], s.aside.count(value))
    agency.known[RENDEZVOUS] = sum(UNIT[value] * known[value] for value in OUTCOMES)
