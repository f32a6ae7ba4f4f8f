"""Components: buying them, and the astronauts' numbers."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import BACK, BUY, NUMBERS, RESEARCH, SEVERAL, SEVERAL_AT_ONCE
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    BIT,
    BUYABLE,
    PART_NAMES,
    RESEARCH_COST,
    ROLES,
    SUPPLIES,
)
from cosmodrome.games.leaving_earth.rules.back import or_back
from cosmodrome.games.leaving_earth.state import Agency, LeavingEarth, astronaut
from cosmodrome.kernel import Ask, Move, Rules

_NEEDS: Final = tuple(BIT[ADVANCEMENT_NAMES.index(c.needs)] if c.needs else 0 for c in BUYABLE)
_COSTS: Final = tuple(c.cost for c in BUYABLE)
_ROLE: Final = tuple(ROLES.index(c.id) if c.kind == "astronaut" else -1 for c in BUYABLE)
_SLOT: Final = tuple(
    SUPPLIES if c.kind == "supply" else PART_NAMES.index(c.id) if c.id in PART_NAMES else -1 for c in BUYABLE
)
_UNITS: Final = tuple(c.units for c in BUYABLE)
#: With more money than this nothing more can be bought with one move.
_MONEY_TO_KNOW: Final = max(max(_COSTS) * SEVERAL_AT_ONCE[-1], RESEARCH_COST)

_spending: dict[int, list[Move]] = {}


def affordable(agency: Agency, number: int) -> list[Move]:
    """The components of which the agency can buy this many."""
    each = agency.money // number
    return [BUY[i] for i in range(len(BUYABLE)) if _COSTS[i] <= each and agency.owned & _NEEDS[i] == _NEEDS[i]]


def spending_moves(agency: Agency) -> list[Move]:
    """Everything the agency can research or buy. The list is kept for the next time: read it, never change it."""
    money = agency.money if agency.money < _MONEY_TO_KNOW else _MONEY_TO_KNOW
    key = agency.owned * (_MONEY_TO_KNOW + 1) + money
    moves = _spending.get(key)
    if moves is None:
        moves = []
        if money >= RESEARCH_COST:
            moves += [RESEARCH[i] for i in range(len(ADVANCEMENT_NAMES)) if not agency.owned & BIT[i]]
        moves += affordable(agency, 1)
        moves += [SEVERAL[number] for number in SEVERAL_AT_ONCE if affordable(agency, number)]
        _spending[key] = moves
    return moves


def buy_several(s: LeavingEarth, seat: int, number: int) -> Rules[None]:
    """Buy several of one component at once."""
    agency = s.agencies[seat]
    moves = affordable(agency, number)
    if len(s.people) > NUMBERS.stop - number:
        moves = [move for move in moves if _ROLE[move.arg] < 0]
    s.several = number
    move = yield Ask(seat, "buy_several", or_back(agency, moves))
    s.several = 0
    if move.verb is BACK:
        agency.backs += 1
        return
    s.acted = True
    buy(s, seat, move.arg, number)


def buy(s: LeavingEarth, seat: int, item: int, number: int) -> None:
    """Buy components of one kind: they arrive on Earth undamaged."""
    agency = s.agencies[seat]
    agency.money -= _COSTS[item] * number
    if _ROLE[item] >= 0:
        for _ in range(number):
            hire(s, agency, _ROLE[item])
    else:
        agency.store[_SLOT[item]] += _UNITS[item] * number
    if s.log is not None:
        s.log.tell("bought", agency=seat, component=BUYABLE[item].id, number=number, cost=_COSTS[item] * number)


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
