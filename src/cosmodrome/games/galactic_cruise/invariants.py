"""What is true at every safe point of every match. Checked by the fuzzer and the tests, never while playing."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.galactic_cruise.bits import COUNT
from cosmodrome.games.galactic_cruise.company import EXPERT, WORKER, Company
from cosmodrome.games.galactic_cruise.state import BOARDING, EMPTY, LIFTING_OFF, NPC, SETUP, GalacticCruise


def check(s: GalacticCruise) -> str:
    """The first thing that is wrong, in words, or nothing."""
    if s.phase <= SETUP:
        return ""
    return next(_wrong(s), "")


def _wrong(s: GalacticCruise) -> Iterator[str]:
    yield from _pieces(s)
    for p in s.companies:
        yield from _company(s, p)
    for filled, size in zip(s.filled, s.sections, strict=True):
        if not 0 <= filled <= size:
            yield f"a section of the progress track holds {filled} of {size} cubes"


def _pieces(s: GalacticCruise) -> Iterator[str]:
    """Every guest, card, segment and cruise is somewhere, once."""
    shuttles = [one for p in s.companies for one in p.shuttles]
    for guest in range(3):
        waiting = s.supply[guest] + sum(section[guest] for section in s.queue) + sum(x[guest] for x in s.presold)
        if (found := waiting + sum(one.guests[guest] for one in shuttles)) != 12:
            yield f"{found} guests of kind {guest}"
    cards = [*s.agenda_deck, *s.agenda_discard, *(card for card in s.agenda_display if card >= 0)]
    cards += [card for p in s.companies for card in p.hand]
    if len(set(cards)) != len(cards):
        yield "an agenda card is in two places"
    blueprints = s.blueprint_stack + s.blueprint_discard + [b for b in s.blueprint_display if b >= 0]
    blueprints += [segment for one in shuttles for segment in one.segments]
    blueprints += [blueprint for p in s.companies for blueprint in p.blueprints]
    if sorted(blueprints) != list(range(48)):
        yield "a blueprint or segment is missing or in two places"
    if not BOARDING <= s.phase <= LIFTING_OFF:
        cruises = s.cruise_stack + list(s.cruise_discard) + [cruise for cruise in s.market if cruise >= 0]
        if sorted(cruises + [one.cruise for one in shuttles if one.cruise >= 0]) != list(range(18)):
            yield "a cruise is missing or in two places"


def _company(s: GalacticCruise, p: Company) -> Iterator[str]:
    """No store holds more than it can or less than nothing, and points are the sum of where they come from."""
    if min(p.money, p.ads, p.vp, p.launch_cubes) < 0:
        yield f"company {p.seat} has less than nothing"
    if not 0 <= p.reputation <= 18:
        yield f"company {p.seat} has reputation {p.reputation}"
    for have, room in zip(p.resources, p.storage, strict=True):
        if not 0 <= have <= room:
            yield f"company {p.seat} stores {have} where there is room for {room}"
    if p.vp != sum(p.earned):
        yield f"company {p.seat} has {p.vp} points, earned {sum(p.earned)}"
    if not COUNT[p.network] + COUNT[p.technologies] == p.developments <= 9:
        yield f"company {p.seat} has lost count of its developments"
    if len(p.shuttles) > p.shuttle_limit or any(len(one.segments) > p.segment_limit for one in p.shuttles):
        yield f"company {p.seat} has more shuttles or segments than it may"
    yield from _workers(s, p)


def _workers(s: GalacticCruise, p: Company) -> Iterator[str]:
    launching = BOARDING <= s.phase <= LIFTING_OFF and s.active == p.seat
    for kind, home, owned in ((WORKER, p.workers_home, 2), (EXPERT, p.experts_home, COUNT[p.experts_hired])):
        out = sum(1 for piece in s.workers if piece == p.seat * 2 + (kind == EXPERT))
        flying = sum(1 for one in p.shuttles if one.cruise >= 0 and one.pilot == kind)
        if home < 0 or home + out + flying + (launching and s.launcher == kind) != owned:
            yield f"company {p.seat} has lost a worker or expert"
    if sum(1 for piece in s.workers if piece != EMPTY and piece >> 1 == NPC) > 2:
        yield "there are more than two neutral workers"
