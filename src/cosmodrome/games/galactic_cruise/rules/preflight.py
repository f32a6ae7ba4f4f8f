"""Preflight: how many guests fit, whether a launch could be boarded and paid for, and what its cockpit scores.

Until the doors close every free move is open: what would be costlier or impossible once presold guests have been left
behind, since that costs reputation, can be borrowed or spent before.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.company import EXPERT, Company, Shuttle
from cosmodrome.games.galactic_cruise.counters import total
from cosmodrome.games.galactic_cruise.rows import of_three
from cosmodrome.games.galactic_cruise.rules import means, payment, queue
from cosmodrome.games.galactic_cruise.state import BOARDING, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    ANY_TIME,
    DO_DISCOUNT,
    DO_MOVE_GUESTS,
    FOOD,
    FUEL,
    ICON_AD,
    ICON_MONEY,
    ICON_RESOURCE,
    KINDS,
    LAUNCH_BOARD,
    LEAST_SEGMENTS,
    MAX_REPUTATION,
    OXYGEN,
    PER_OWNER,
    TYPES,
    U_ADS,
    U_MONEY,
    U_REPUTATION,
)
from cosmodrome.kernel import Move

#: How many free moves are tried before the doors close: technologies borrowed, reputation spent, a card played.
PREPARATIONS: Final = 3


def cabins(s: GalacticCruise, shuttle: Shuttle) -> int:
    """Cabins: one between any two segments."""
    return max(0, len(shuttle.segments) - 1) * s.content.company.cabin_guests


def boarding_limit(s: GalacticCruise, shuttle: Shuttle) -> int:
    """How many guests fit."""
    return cabins(s, shuttle) + s.cabin_extra


def finishable(
    s: GalacticCruise,
    p: Company,
    shuttle: Shuttle,
    m: payment.Means,
    aboard: int,
    presold: int,
    room: int,
    pilot: int,
) -> bool:
    """Whether boarding can be brought to an end that can be paid for: with some of the presold guests, or another one.

    Those left behind cost reputation, which is then missing for the payment.
    """
    for boarding in range(min(presold, room) + 1):
        guests = aboard + boarding
        if not guests:
            if room and _winnable(s, p, shuttle, m, presold, pilot):
                return True
            continue
        if preparable(s, p, shuttle, m, guests, presold - boarding, pilot):
            return True
    return False


def invitations(
    s: GalacticCruise, p: Company, shuttle: Shuttle, m: payment.Means, aboard: int, waiting: int, room: int, pilot: int
) -> list[Move]:
    """The guests of queue and supply who can be won so that boarding can still be finished with the ads left."""
    found: list[Move] = []
    fine: dict[int, bool] = {}
    for move in queue.guest_sources(s, p.ads, 0):
        price = s.content.prices.queue_ads[move.arg // TYPES]
        if price not in fine:
            m.ads = p.ads - price
            fine[price] = finishable(s, p, shuttle, m, aboard + 1, waiting, room - 1, pilot)
        if fine[price]:
            found.append(move)
    m.ads = p.ads
    return found


def with_card(s: GalacticCruise, p: Company, card: int, m: payment.Means) -> None:
    """What a card played before the doors close changes: more ads, a guest further up the queue, cheaper borrowing."""
    for e in s.content.agenda[card].effects:
        if e.verb == DO_MOVE_GUESTS:
            m.nearest = min(m.nearest, queue.nearest_after_moving(s, e.steps))
        elif e.verb == DO_DISCOUNT and e.per == PER_OWNER:
            m.borrow_discount += sum(amount for unit, amount in e.amounts if unit == U_MONEY)
        else:
            gained = means.gained(s, p, e)
            m.ads += gained.get(U_ADS, 0)
            m.money += gained.get(U_MONEY, 0)
            m.reputation = min(MAX_REPUTATION, m.reputation + gained.get(U_REPUTATION, 0))


def _winnable(s: GalacticCruise, p: Company, shuttle: Shuttle, m: payment.Means, left: int, pilot: int) -> bool:
    """Whether a last-minute guest can be won and the launch paid for: for ads as they are, by cards, by reputation."""
    if m.nearest <= m.ads:
        m.ads -= m.nearest
        found = preparable(s, p, shuttle, m, 1, left, pilot)
        m.ads += m.nearest
        return found
    before = m.ads, m.nearest, m.money, m.reputation, m.spent, m.borrow_discount
    for card in m.hand[:]:
        timing = s.content.card_timing[card]
        if timing in (ANY_TIME, LAUNCH_BOARD):
            with_card(s, p, card, m)
            if m.ads > before[0] or m.nearest < before[1] or m.reputation > before[3]:
                m.hand.remove(card)
                found = _winnable(s, p, shuttle, m, left, pilot)
                m.hand.append(card)
                if found:
                    m.ads, m.nearest, m.money, m.reputation, m.spent, m.borrow_discount = before
                    return True
            m.ads, m.nearest, m.money, m.reputation, m.spent, m.borrow_discount = before
    if not m.spent and s.content.icons_below[m.reputation][ICON_AD] >= m.nearest - m.ads:
        return _winnable_by_reputation(s, p, shuttle, m, left, pilot)
    return False


def _winnable_by_reputation(
    s: GalacticCruise, p: Company, shuttle: Shuttle, m: payment.Means, left: int, pilot: int
) -> bool:
    """Whether the ads for a guest can come from the track; what is borrowed before that costs less."""
    before = m.ads, m.reputation
    m.ads, m.reputation = 0, payment.position_after(s, m.reputation, ICON_AD, m.nearest - m.ads)
    m.spent = True
    found = preparable(s, p, shuttle, m, 1, left, pilot)
    dearer = s.content.prices.borrow[m.reputation] > s.content.prices.borrow[before[1]]
    m.ads, m.reputation = before
    m.spent = False
    if found or not dearer:
        return found
    for technology in m.techs:
        if m.can_borrow(s, technology):
            kept = m.techs, m.money
            m.borrow(s, technology)
            found = _winnable_by_reputation(s, p, shuttle, m, left, pilot)
            m.techs, m.money = kept
            if found:
                return True
    return False


def eases_borrowing(s: GalacticCruise, card: int) -> bool:
    """Whether a card makes borrowing cheaper, at any time."""
    if s.content.card_timing[card] != ANY_TIME:
        return False
    return any(e.verb == DO_DISCOUNT and e.per == PER_OWNER for e in s.content.agenda[card].effects)


def preparable(
    s: GalacticCruise,
    p: Company,
    shuttle: Shuttle,
    m: payment.Means,
    guests: int,
    left: int,
    pilot: int,
    tries: int = PREPARATIONS,
) -> bool:
    """Whether a launch with these guests can be paid for, after free moves made before the doors close."""
    if affordable(s, p, shuttle, m, guests, left, pilot):
        return True
    if not tries:
        return False
    for card in [card for card in m.hand if eases_borrowing(s, card)]:
        before = m.ads, m.money, m.reputation, m.borrow_discount, m.nearest
        m.hand.remove(card)
        with_card(s, p, card, m)
        found = preparable(s, p, shuttle, m, guests, left, pilot, tries - 1)
        m.hand.append(card)
        m.ads, m.money, m.reputation, m.borrow_discount, m.nearest = before
        if found:
            return True
    # Nothing else is gained by hurrying where nobody is left behind.
    if not left:
        return False
    for technology in m.techs:
        if m.can_borrow(s, technology):
            kept = m.techs, m.money
            m.borrow(s, technology)
            found = preparable(s, p, shuttle, m, guests, left, pilot, tries - 1)
            m.techs, m.money = kept
            if found:
                return True
    if m.spent:
        return False
    before_icons = m.reputation
    m.spent = True
    found = False
    for number in range(1, s.content.icons_below[before_icons][ICON_MONEY] + 1):
        m.reputation = payment.position_after(s, before_icons, ICON_MONEY, number)
        m.money += number
        found = found or preparable(s, p, shuttle, m, guests, left, pilot, tries - 1)
        m.money -= number
    for number in range(1, s.content.icons_below[before_icons][ICON_RESOURCE] + 1):
        m.reputation = payment.position_after(s, before_icons, ICON_RESOURCE, number)
        for load in _loads(p, m, number):
            _add(m, load, 1)
            found = found or preparable(s, p, shuttle, m, guests, left, pilot, tries - 1)
            _add(m, load, -1)
    m.reputation, m.spent = before_icons, False
    return found


def _loads(p: Company, m: payment.Means, number: int) -> list[tuple[int, int, int]]:
    """The ways to store this many resources of choice; what finds no room is lost."""
    room = [p.storage[r] - m.resources[r] for r in range(KINDS)]
    number = min(number, sum(room))
    return [
        (food, oxygen, number - food - oxygen)
        for food in range(min(number, room[FOOD]) + 1)
        for oxygen in range(min(number - food, room[OXYGEN]) + 1)
        if number - food - oxygen <= room[FUEL]
    ]


def _add(m: payment.Means, load: tuple[int, int, int], times: int) -> None:
    for r in range(KINDS):
        m.resources[r] += times * load[r]


def storable(s: GalacticCruise, p: Company, m: payment.Means, number: int) -> bool:
    """Whether boarding can be finished once this many resources of choice have been stored well."""
    for load in _loads(p, m, number):
        _add(m, load, 1)
        found = can_finish_boarding(s, p, m)
        _add(m, load, -1)
        if found:
            return True
    return False


def affordable(
    s: GalacticCruise, p: Company, shuttle: Shuttle, m: payment.Means, guests: int, left: int, pilot: int
) -> bool:
    """Whether a launch with this many guests, leaving this many behind, can be paid for once the doors close now."""
    lost = left * s.content.prices.left_behind
    if m.reputation + m.vp < lost:
        return False
    fuel = s.content.cruises[s.market[p.scheduled]].fuel
    due = payment.due_after(m.saved(s, p, pilot == EXPERT), guests, len(shuttle.segments), fuel, pilot)
    before = m.reputation
    m.reputation = max(0, before - lost)
    fine = payment.possible(s, due, m)
    m.reputation = before
    return fine


def seats_all(s: GalacticCruise, p: Company, shuttle: Shuttle, m: payment.Means, pilot: int) -> bool:
    """Whether everybody with a ticket could board and the doors be closed then."""
    aboard, waiting = of_three(shuttle.guests), of_three(s.presold[p.scheduled])
    if not 0 < waiting <= boarding_limit(s, shuttle) - aboard:
        return False
    return affordable(s, p, shuttle, m, aboard + waiting, 0, pilot)


def any_ready(p: Company) -> bool:
    """Whether a shuttle with a cabin stands on the ground."""
    return any(shuttle.cruise < 0 and len(shuttle.segments) >= LEAST_SEGMENTS for shuttle in p.shuttles)


def launchable(s: GalacticCruise, p: Company, m: payment.Means, pilot: int) -> list[int]:
    """Shuttles on the ground that could be boarded and paid for."""
    presold = of_three(s.presold[p.scheduled])
    return [
        i
        for i, shuttle in enumerate(p.shuttles)
        if shuttle.cruise < 0
        and len(shuttle.segments) >= LEAST_SEGMENTS
        and finishable(s, p, shuttle, m, 0, presold, cabins(s, shuttle), pilot)
    ]


def can_finish_boarding(s: GalacticCruise, p: Company, m: payment.Means) -> bool:
    """Whether the launch could still be finished with these means."""
    shuttle = p.shuttles[s.launch_shuttle]
    aboard = of_three(shuttle.guests)
    room = boarding_limit(s, shuttle) - aboard
    return finishable(s, p, shuttle, m, aboard, of_three(s.presold[p.scheduled]), room, s.launcher)


def still_possible(s: GalacticCruise, p: Company, m: payment.Means) -> bool:
    """Whether what a company has begun to launch or to pay can be brought to an end with these means."""
    if s.payment is not None:
        return payment.possible(s, s.payment, m)
    if s.phase == BOARDING:
        if s.launch_shuttle < 0:
            return bool(launchable(s, p, m, s.launcher))
        return can_finish_boarding(s, p, m)
    return True


def cockpit_value(s: GalacticCruise, p: Company, shuttle: Shuttle) -> int:
    """What a shuttle's cockpit scores by its criterion."""
    return cockpit_points(s, p, shuttle.cockpit)


def cockpit_points(s: GalacticCruise, p: Company, cockpit: int) -> int:
    """What a cockpit would score for a company by its criterion."""
    piece = s.content.cockpits[cockpit]
    points = piece.vp * (total(s, p, piece.counters, piece.guest) // piece.each)
    return min(points, piece.most) if piece.most else points
