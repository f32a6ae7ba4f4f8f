"""What is true at every safe point of every match. Checked by the fuzzer and the tests, never while playing."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.bits import COUNT
from cosmodrome.games.galactic_cruise.company import EXPERT, WORKER, Company
from cosmodrome.games.galactic_cruise.options import Options
from cosmodrome.games.galactic_cruise.setup import agenda_of
from cosmodrome.games.galactic_cruise.state import (
    BOARDING,
    EMPTY,
    LIFTING_OFF,
    NPC,
    SETUP,
    GalacticCruise,
    owner_of,
    piece_of,
)

#: The blueprints and cruises of the box.
BLUEPRINTS: Final[frozenset[int]] = frozenset(range(48))
CRUISES: Final[frozenset[int]] = frozenset(range(18))
#: The options of the match looked at last, and the agenda cards they bring.
_DECKS: Final[list[tuple[Options, frozenset[int]]]] = []


def check(s: GalacticCruise) -> str:
    """The first thing that is wrong, in words, or nothing."""
    if s.phase <= SETUP:
        return ""
    for filled, size in zip(s.filled, s.sections, strict=True):
        if not 0 <= filled <= size:
            return f"a section of the progress track holds {filled} of {size} cubes"
    for p in s.companies:
        if wrong := _company(p) or _workers(s, p):
            return f"company {p.seat} {wrong}"
    if sum([1 for piece in s.workers if piece != EMPTY and owner_of(piece) == NPC]) > 2:
        return "there are more than two neutral workers"
    return _guests(s) or _pieces(s)


def _guests(s: GalacticCruise) -> str:
    """Every guest is somewhere, once."""
    for guest in range(3):
        waiting = s.supply[guest]
        if waiting < 0:
            return f"there are less than no guests of kind {guest}"
        for section in s.queue:
            if section[guest] < 0:
                return f"less than no guests of kind {guest} wait"
            waiting += section[guest]
        for sold in s.presold:
            waiting += sold[guest]
        for p in s.companies:
            for one in p.shuttles:
                waiting += one.guests[guest]
        if waiting != 12:
            return f"there are {waiting} guests of kind {guest}"
    return ""


def _pieces(s: GalacticCruise) -> str:
    """Every card, segment and cruise is somewhere, once."""
    cards = [card for card in s.agenda_display if card >= 0]
    blueprints = [blueprint for blueprint in s.blueprint_display if blueprint >= 0]
    cruises = [cruise for cruise in s.market if cruise >= 0]
    for p in s.companies:
        cards += p.hand
        blueprints += p.blueprints
        for one in p.shuttles:
            blueprints += one.segments
            if one.cruise >= 0:
                cruises.append(one.cruise)
    if not _complete(cards + s.agenda_deck + s.agenda_discard, _agenda(s)):
        return "an agenda card is missing or in two places"
    if not _complete(blueprints + s.blueprint_stack + s.blueprint_discard, BLUEPRINTS):
        return "a blueprint or segment is missing or in two places"
    flying = BOARDING <= s.phase <= LIFTING_OFF
    if not flying and not _complete(cruises + s.cruise_stack + list(s.cruise_discard), CRUISES):
        return "a cruise is missing or in two places"
    return ""


def _complete(found: list[int], pieces: frozenset[int]) -> bool:
    return len(found) == len(pieces) and pieces.issuperset(found) and len(set(found)) == len(found)


def _agenda(s: GalacticCruise) -> frozenset[int]:
    """The agenda cards in play, which the options decide."""
    if not _DECKS or _DECKS[0][0] is not s.options:
        _DECKS[:] = [(s.options, frozenset(agenda_of(s.content, s.options)))]
    return _DECKS[0][1]


def _company(p: Company) -> str:
    """No store holds more than it can or less than nothing, and points are the sum of where they come from."""
    if p.money < 0 or p.ads < 0 or p.vp < 0 or p.launch_cubes < 0:
        return "has less than nothing"
    if not 0 <= p.reputation <= 18:
        return f"has reputation {p.reputation}"
    for have, room in zip(p.resources, p.storage, strict=True):
        if not 0 <= have <= room:
            return f"stores {have} where there is room for {room}"
    if p.vp != sum(p.earned):
        return f"has {p.vp} points, earned {sum(p.earned)}"
    if not COUNT[p.network] + COUNT[p.technologies] == p.developments <= 9:
        return "has lost count of its developments"
    if len(p.shuttles) > p.shuttle_limit:
        return "has more shuttles than it may"
    for one in p.shuttles:
        if len(one.segments) > p.segment_limit:
            return "has a shuttle of more segments than it may"
    return ""


def _workers(s: GalacticCruise, p: Company) -> str:
    launching = BOARDING <= s.phase <= LIFTING_OFF and s.active == p.seat
    for kind, home, owned in ((WORKER, p.workers_home, 2), (EXPERT, p.experts_home, COUNT[p.experts_hired])):
        found = home + s.workers.count(piece_of(p.seat, kind == EXPERT)) + (launching and s.launcher == kind)
        for one in p.shuttles:
            found += one.cruise >= 0 and one.pilot == kind
        if home < 0 or found != owned:
            return "has lost a worker or expert"
    return ""
