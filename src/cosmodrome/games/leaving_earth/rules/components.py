"""Components: buying them, and the astronauts' numbers."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import BUY, NUMBERS, RESEARCH
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    BIT,
    BUYABLE,
    PART_NAMES,
    RESEARCH_COST,
    ROLES,
    SUPPLIES,
)
from cosmodrome.games.leaving_earth.state import Agency, LeavingEarth, astronaut
from cosmodrome.kernel import Move

_NEEDS: Final = tuple(BIT[ADVANCEMENT_NAMES.index(c.needs)] if c.needs else 0 for c in BUYABLE)
_COSTS: Final = tuple(c.cost for c in BUYABLE)
_ROLE: Final = tuple(ROLES.index(c.id) if c.kind == "astronaut" else -1 for c in BUYABLE)
_SLOT: Final = tuple(
    SUPPLIES if c.kind == "supply" else PART_NAMES.index(c.id) if c.id in PART_NAMES else -1 for c in BUYABLE
)
_UNITS: Final = tuple(c.units for c in BUYABLE)
_DEAREST: Final = max(*_COSTS, RESEARCH_COST)

_spending: dict[int, list[Move]] = {}


def spending_moves(agency: Agency) -> list[Move]:
    """Everything the agency can research or buy. The list is kept for the next time: read it, never change it."""
    money = agency.money if agency.money < _DEAREST else _DEAREST
    key = agency.owned * 32 + money
    moves = _spending.get(key)
    if moves is None:
        moves = []
        if money >= RESEARCH_COST:
            moves += [RESEARCH[i] for i in range(len(ADVANCEMENT_NAMES)) if not agency.owned & BIT[i]]
        moves += [BUY[i] for i in range(len(BUYABLE)) if _COSTS[i] <= money and agency.owned & _NEEDS[i] == _NEEDS[i]]
        _spending[key] = moves
    return moves


def buy(s: LeavingEarth, seat: int, item: int) -> None:
    """Buy a component: it arrives on Earth undamaged."""
    agency = s.agencies[seat]
    agency.money -= _COSTS[item]
    if _ROLE[item] >= 0:
        hire(s, agency, _ROLE[item])
    else:
        agency.store[_SLOT[item]] += _UNITS[item]
    if s.log is not None:
        s.log.tell("bought", agency=seat, component=BUYABLE[item].id)


def hire(s: LeavingEarth, agency: Agency, role: int) -> int:
    """A new astronaut on Earth, with the lowest free number."""
    people = s.people
    for number in range(1, len(people)):
        if people[number] == 0:
            break
    else:
        number = len(people)
        people.append(0)
    people[number] = astronaut(role)
    agency.astronauts.append(number)
    return number


def can_hire(s: LeavingEarth) -> bool:
    """Whether a number is left for another astronaut; nobody has ever seen the last one used."""
    return len(s.people) < NUMBERS.stop or 0 in s.people[1:]
