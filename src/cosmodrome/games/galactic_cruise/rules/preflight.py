"""Preflight: how many guests fit, whether a launch could be boarded and paid for, and what its cockpit scores."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.company import Company, Shuttle
from cosmodrome.games.galactic_cruise.counters import total
from cosmodrome.games.galactic_cruise.rules import payment, queue
from cosmodrome.games.galactic_cruise.state import BOARDING, GalacticCruise


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
            if not room or not queue.guest_sources(s, p.ads, 0):
                continue
            guests = 1
        if affordable(s, p, shuttle, m, guests, presold - boarding, pilot):
            return True
    return False


def affordable(
    s: GalacticCruise, p: Company, shuttle: Shuttle, m: payment.Means, guests: int, left: int, pilot: int
) -> bool:
    """Whether a launch with so many guests, leaving so many behind, can be paid for."""
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
    """What a cockpit scores by its criterion."""
    piece = s.content.cockpits[shuttle.cockpit]
    points = piece.vp * (total(s, p, piece.counters, piece.guest) // piece.each)
    return min(points, piece.most) if piece.most else points
