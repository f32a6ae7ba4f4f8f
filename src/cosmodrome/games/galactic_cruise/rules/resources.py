"""Resources of choice: into storage, or into the payment that is going on."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.frame import Payment
from cosmodrome.games.galactic_cruise.moves import AT_ONCE, DONE, GAIN, GAIN_SEVERAL, LOADS
from cosmodrome.games.galactic_cruise.rules import asking, ledger, payment, preflight
from cosmodrome.games.galactic_cruise.state import BOARDING, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import FOOD, FUEL, KINDS, OXYGEN
from cosmodrome.kernel import Move, Rules

_DONE: Final = DONE()


_GAIN: Final = GAIN.all()
#: By how many there are: the moves that take this many resources at once, with the numbers of each kind.
_SEVERAL: Final = {
    number: [(move, load) for move, load in zip(GAIN_SEVERAL.all(), LOADS, strict=True) if sum(load) == number]
    for number in AT_ONCE
}


def several(number: int, most: list[int]) -> list[Move]:
    """Every way to take just this many resources at once, at most four, within these bounds for each kind."""
    if number < AT_ONCE.start:
        return []
    return [
        move
        for move, load in _SEVERAL[min(AT_ONCE.stop - 1, number)]
        if load[FOOD] <= most[FOOD] and load[OXYGEN] <= most[OXYGEN] and load[FUEL] <= most[FUEL]
    ]


def gain(s: GalacticCruise, p: Company, number: int) -> Rules[None]:
    """Resources of choice, one by one; what finds no room is lost."""
    if s.payment is not None and p.seat == s.active:
        yield from choose_incoming(s, p, number)
        return

    def options() -> list[Move]:
        # A card spent in between may have filled the last room.
        found = [_GAIN[r] for r in range(KINDS) if p.resources[r] < p.storage[r]] or [_DONE]
        found += several(left, [p.storage[r] - p.resources[r] for r in range(KINDS)])
        # While guests board, the launch may depend on what is chosen.
        return [move for move in found if _launches(s, p, move, left)] if s.launch_shuttle >= 0 else found

    room = sum(p.storage) - sum(p.resources)
    if 0 < room <= number:
        # All of the storage is filled, in whatever order.
        p.resources[:] = p.storage
        number -= room
    left = number
    while left:
        if not ledger.has_room(p):
            if s.log is not None:
                s.log.tell("resources_lost", company=p.label, number=left)
            return
        move = yield asking.ask(p, "gain_resource", options)
        if move.verb is GAIN:
            p.resources[move.arg] += 1
            left -= 1
        elif move.verb is GAIN_SEVERAL:
            for r in range(KINDS):
                p.resources[r] += LOADS[move.arg][r]
            left -= sum(LOADS[move.arg])


def _launches(s: GalacticCruise, p: Company, move: Move, left: int) -> bool:
    """Whether a launch that is being boarded stays possible with this choice, the rest chosen well."""
    if s.phase != BOARDING or p.seat != s.active:
        return True
    m = payment.Means(s, p)
    load = LOADS[move.arg] if move.verb is GAIN_SEVERAL else [move.verb is GAIN and move.arg == r for r in range(KINDS)]
    for r in range(KINDS):
        m.resources[r] += load[r]
    return preflight.storable(s, p, m, left - sum(load))


def choose_incoming(s: GalacticCruise, p: Company, number: int) -> Rules[None]:
    """Resources of choice gained while paying: into the payment first, and never so that it fails."""
    due = s.payment
    assert due is not None
    due.incoming += number

    def options() -> list[Move]:
        return [_GAIN[r] for r in range(KINDS) if _sensible(s, p, due, r)]

    for _ in range(number):
        if not options():
            due.incoming -= 1
            continue
        move = yield asking.ask_guardedly(p, "gain_resource", options)
        due.incoming -= 1
        if payment.wants(due, move.arg):
            payment.put(due, move.arg)
        else:
            p.resources[move.arg] += 1


def _sensible(s: GalacticCruise, p: Company, due: Payment, r: int) -> bool:
    if payment.wants(due, r):
        after = due.copy()
        payment.put(after, r)
        m = payment.Means(s, p)
    elif p.resources[r] < p.storage[r]:
        after = due.copy()
        m = payment.Means(s, p)
        m.resources[r] += 1
    else:
        return False
    after.incoming = due.incoming - 1
    return payment.possible(s, after, m)
