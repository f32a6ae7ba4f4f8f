"""Damage: picking what breaks, losing spacecraft, losing astronauts."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.moves import ASTRONAUT, PART
from cosmodrome.games.leaving_earth.pieces import DAMAGEABLE, DESTINATION_NAMES, PART_NAMES, ROLES
from cosmodrome.games.leaving_earth.state import (
    HURT,
    MEMORY,
    Agency,
    Craft,
    LeavingEarth,
    forget_craft,
    is_hurt,
    role_of,
)
from cosmodrome.kernel import Ask, Move, Rules


def different(s: LeavingEarth, crew: list[int]) -> list[Move]:
    """One astronaut of each sort: equal ones (role, health, places been to) are interchangeable."""
    people = s.people
    if len(crew) == 1:
        return [ASTRONAUT[crew[0]]]
    moves: list[Move] = []
    codes: list[int] = []
    for number in crew:
        code = people[number]
        if code not in codes:
            codes.append(code)
            moves.append(ASTRONAUT[number])
    return moves


def damage_moves(s: LeavingEarth, craft: Craft) -> list[Move]:
    """The undamaged parts and healthy astronauts of a spacecraft, one of each sort."""
    parts = craft.parts
    moves = [PART[slot] for slot in range(DAMAGEABLE) if parts[slot]]
    if craft.crew:
        moves += different(s, [number for number in craft.crew if not is_hurt(s.people[number])])
    return moves


def damage_one(s: LeavingEarth, seat: int, craft: Craft) -> Rules[None]:
    """Damage a component: the owner picks; where nothing is left to damage the spacecraft is destroyed."""
    moves = damage_moves(s, craft)
    if not moves:
        destroy(s, seat, craft)
        return
    s.craft = craft.number
    move = moves[0] if len(moves) == 1 else (yield Ask(seat, "damage", moves))
    if move.verb is ASTRONAUT:
        incapacitate(s, seat, move.arg)
    else:
        craft.move(move.arg, move.arg + DAMAGEABLE)
        if s.log is not None:
            s.log.tell("damaged", agency=seat, spacecraft=craft.number, part=PART_NAMES[move.arg])


def incapacitate(s: LeavingEarth, seat: int, number: int) -> None:
    """An astronaut is hurt: no skill, no collecting, and death at the end of the year unless healed or on Earth."""
    if not is_hurt(s.people[number]):
        s.people[number] += HURT
        if s.log is not None:
            s.log.tell("incapacitated", agency=seat, astronaut=number, role=ROLES[role_of(s.people[number])])


def kill(s: LeavingEarth, seat: int, craft: Craft, number: int) -> None:
    """An astronaut dies; it will cost the agency two points at the end."""
    if s.log is not None:
        s.log.tell("died", agency=seat, astronaut=number, role=ROLES[role_of(s.people[number])])
    craft.crew.remove(number)
    s.people[number] = 0
    s.agencies[seat].lost_astronauts += 1


def destroy(s: LeavingEarth, seat: int, craft: Craft) -> None:
    """A spacecraft is lost with all aboard."""
    if s.log is not None:
        s.log.tell("destroyed", agency=seat, spacecraft=craft.number, location=DESTINATION_NAMES[craft.location])
    for number in craft.crew[:]:
        kill(s, seat, craft, number)
    forget_craft(s, s.agencies[seat], craft)


def maybe_cease(s: LeavingEarth, agency: Agency, craft: Craft) -> None:
    """A spacecraft without components ceases to exist."""
    if craft.number and craft.mass == 0 and not craft.crew:
        forget_craft(s, agency, craft)


def skilled_aboard(s: LeavingEarth, crew: list[int], role: int) -> bool:
    """Whether a healthy astronaut of this role is among them."""
    people = s.people
    return any((people[number] - 1) % MEMORY == role for number in crew)
