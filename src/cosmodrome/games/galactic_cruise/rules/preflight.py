"""Preflight: how many guests fit, whether a launch could be boarded and paid for, and what its cockpit scores."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.company import Company, Shuttle
from cosmodrome.games.galactic_cruise.counters import total
from cosmodrome.games.galactic_cruise.rules import payment, queue
from cosmodrome.games.galactic_cruise.state import BOARDING, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    ANY_TIME,
    DO_GAIN,
    DO_MOVE_GUESTS,
    ICON_AD,
    LAUNCH_BOARD,
    U_ADS,
    U_MONEY,
)


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
        if affordable(s, p, shuttle, m, guests, presold - boarding, pilot):
            return True
    return False


def with_card(s: GalacticCruise, card: int, m: payment.Means) -> None:
    """What a card played while guests board changes: more ads, or a guest further up the queue."""
    for e in s.content.agenda[card].effects:
        if e.verb == DO_MOVE_GUESTS:
            m.nearest = min(m.nearest, queue.nearest_after_moving(s, e.steps))
        elif e.verb == DO_GAIN and not e.cost and not e.counters:
            gained = dict(e.amounts)
            m.ads += gained.get(U_ADS, 0)
            m.money += gained.get(U_MONEY, 0)


def _winnable(s: GalacticCruise, p: Company, shuttle: Shuttle, m: payment.Means, left: int, pilot: int) -> bool:
    """Whether a last-minute guest can be won and the launch paid for: for ads as they are, by cards, by reputation."""
    if m.nearest <= m.ads:
        return affordable(s, p, shuttle, m, 1, left, pilot)
    before = m.ads, m.nearest, m.money, m.reputation, m.spent
    for card in m.hand[:]:
        timing = s.content.card_timing[card]
        if timing in (ANY_TIME, LAUNCH_BOARD):
            with_card(s, card, m)
            if m.ads > before[0] or m.nearest < before[1]:
                m.hand.remove(card)
                found = _winnable(s, p, shuttle, m, left, pilot)
                m.hand.append(card)
                if found:
                    m.ads, m.nearest, m.money, m.reputation, m.spent = before
                    return True
            m.ads, m.nearest, m.money, m.reputation, m.spent = before
    missing = m.nearest - m.ads
    if not m.spent and s.content.icons_below[m.reputation][ICON_AD] >= missing:
        m.reputation, m.spent = payment.position_after(s, m.reputation, ICON_AD, missing), True
        found = affordable(s, p, shuttle, m, 1, left, pilot)
        m.ads, m.nearest, m.money, m.reputation, m.spent = before
        return found
    return False


def affordable(
    s: GalacticCruise, p: Company, shuttle: Shuttle, m: payment.Means, guests: int, left: int, pilot: int
) -> bool:
    """Whether a launch with this many guests, leaving this many behind, can be paid for."""
    lost = left * s.content.prices.left_behind
    if m.reputation + m.vp < lost:
        return False
    fuel = s.content.cruises[s.market[p.scheduled]].fuel
    due = payment.launch_due(s, p, guests, len(shuttle.segments), fuel, pilot)
    before = m.reputation
    m.reputation = max(0, before - lost)
    fine = payment.possible(s, due, m)
    m.reputation = before
    return fine


def seats_all(s: GalacticCruise, p: Company, shuttle: Shuttle, m: payment.Means, pilot: int) -> bool:
    """Whether everybody with a ticket could board and the doors be closed then."""
    aboard, waiting = sum(shuttle.guests), sum(s.presold[p.scheduled])
    if not 0 < waiting <= boarding_limit(s, shuttle) - aboard:
        return False
    return affordable(s, p, shuttle, m, aboard + waiting, 0, pilot)


def launchable(s: GalacticCruise, p: Company, m: payment.Means, pilot: int) -> list[int]:
    """Shuttles on the ground that could be boarded and paid for."""
    presold = sum(s.presold[p.scheduled])
    return [
        i
        for i, shuttle in enumerate(p.shuttles)
        if shuttle.cruise < 0
        and len(shuttle.segments) > 1
        and finishable(s, p, shuttle, m, 0, presold, cabins(s, shuttle), pilot)
    ]


def can_finish_boarding(s: GalacticCruise, p: Company, m: payment.Means) -> bool:
    """Whether the launch could still be finished with these means."""
    shuttle = p.shuttles[s.launch_shuttle]
    aboard = sum(shuttle.guests)
    room = boarding_limit(s, shuttle) - aboard
    return finishable(s, p, shuttle, m, aboard, sum(s.presold[p.scheduled]), room, s.launcher)


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
