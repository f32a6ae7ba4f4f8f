"""The counters of the effect vocabulary: what cockpits, goals and bonuses count."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.bits import BIT, COUNT
from cosmodrome.games.galactic_cruise.company import Company, Shuttle
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.pieces import Effect
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    BEST,
    C_AGENDA_IN_HAND,
    C_BLUEPRINTS_HELD,
    C_CABIN_POSITIONS,
    C_CRUISE_STOPS,
    C_DESTINATIONS_VISITED,
    C_DEVELOPMENT_PAIRS,
    C_DEVELOPMENTS_ADJACENT,
    C_DEVELOPMENTS_BUILT,
    C_DEVELOPMENTS_NETWORK,
    C_DEVELOPMENTS_TECHNOLOGY,
    C_EXPERTS_HIRED,
    C_FULL_SHUTTLES,
    C_GUESTS_ABOARD,
    C_GUESTS_CARRIED,
    C_GUESTS_PLACED,
    C_GUESTS_SCORED,
    C_ICON_SETS,
    C_LAUNCHES_TOTAL,
    C_REPUTATION,
    C_SEGMENT_VP,
    C_SEGMENTS_BUILT,
    C_SEGMENTS_DOUBLE,
    C_SEGMENTS_OF_TYPE,
    C_SHUTTLES_LAUNCHED_DISTINCT,
    C_UPGRADE_DESTINATIONS,
    C_UPGRADES_UNLOCKED,
    C_WINGS,
    C_WORKERS_BUMPED,
    C_WORKERS_RECALLED,
    RING,
    TYPES,
)

#: The three upgrades of each destination, as masks.
UPGRADES_OF: Final[tuple[int, ...]] = (0b000000111, 0b000111000, 0b111000000)
#: A shuttle of this many segments is full for those who count full shuttles.
FULL: Final = 3
#: The half cabins of a segment.
UPPER: Final = 0
LOWER: Final = 1


def icons(s: GalacticCruise, shuttles: list[Shuttle], guest: int) -> int:
    """Icons of a guest type on the segments of these shuttles."""
    table = s.content.icons
    return sum(table[segment][guest] for shuttle in shuttles for segment in shuttle.segments)


def cabin_positions(s: GalacticCruise, p: Company) -> int:
    """Different positions at which the fleet has a whole cabin."""
    found = set()
    for shuttle in p.shuttles:
        for upper, lower in zip(shuttle.segments, shuttle.segments[1:], strict=False):
            bottom, top = half_cabins(s, upper)[LOWER], half_cabins(s, lower)[UPPER]
            if bottom == top:
                found.add(top)
    return len(found)


def half_cabins(s: GalacticCruise, blueprint: int) -> tuple[int, int]:
    """Where the upper and lower half cabin of a segment sit in this match."""
    tile = s.content.blueprints[blueprint]
    return tile.special_cabin if s.specialized else tile.cabin


def adjacent_developments(s: GalacticCruise, p: Company, location: int) -> int:
    """Own network developments that touch a location."""
    return COUNT[p.network & (BIT[location] | BIT[(location - 1) % RING])]


def count(
    s: GalacticCruise, p: Company, counter: int, guest: int = -1, f: Frame | None = None, own: bool = False
) -> int:
    """One counter for a company; `own` restricts it to the shuttle of the frame."""
    here = f.shuttle if f is not None else None
    fleet = [here] if own and here is not None else [] if own else p.shuttles
    if counter == C_SEGMENTS_BUILT:
        return sum(len(shuttle.segments) for shuttle in fleet)
    if counter == C_SEGMENTS_OF_TYPE:
        if guest != BEST:
            return icons(s, fleet, guest)
        most = 0
        for g in range(TYPES):
            most = max(most, icons(s, fleet, g))
        return most
    if counter == C_SEGMENTS_DOUBLE:
        return sum(len(s.content.blueprints[x].icons) > 1 for shuttle in fleet for x in shuttle.segments)
    if counter == C_SEGMENT_VP:
        return sum(s.content.vp[x] for shuttle in fleet for x in shuttle.segments)
    if counter == C_ICON_SETS:
        fewest = icons(s, fleet, 0)
        for g in range(1, TYPES):
            fewest = min(fewest, icons(s, fleet, g))
        return fewest
    if counter == C_FULL_SHUTTLES:
        return sum(len(shuttle.segments) >= FULL for shuttle in fleet)
    if counter == C_CABIN_POSITIONS:
        return cabin_positions(s, p)
    if counter == C_SHUTTLES_LAUNCHED_DISTINCT:
        return sum(shuttle.launched for shuttle in p.shuttles)
    if counter == C_LAUNCHES_TOTAL:
        return p.launches
    if counter == C_GUESTS_CARRIED:
        return p.guests_carried
    if counter == C_DESTINATIONS_VISITED:
        return p.destinations_visited
    if counter == C_UPGRADES_UNLOCKED:
        return COUNT[p.upgrades]
    if counter == C_UPGRADE_DESTINATIONS:
        return sum(bool(p.upgrades & three) for three in UPGRADES_OF)
    if counter == C_EXPERTS_HIRED:
        return COUNT[p.experts_hired]
    if counter == C_DEVELOPMENTS_BUILT:
        return p.developments
    if counter == C_DEVELOPMENTS_NETWORK:
        return COUNT[p.network]
    if counter == C_DEVELOPMENTS_TECHNOLOGY:
        return COUNT[p.technologies]
    if counter == C_DEVELOPMENT_PAIRS:
        return min(COUNT[p.network], COUNT[p.technologies])
    if counter == C_DEVELOPMENTS_ADJACENT:
        return adjacent_developments(s, p, s.placed) if s.placed >= 0 else 0
    if counter == C_REPUTATION:
        return p.reputation
    if counter == C_WINGS:
        return p.wings
    if counter == C_AGENDA_IN_HAND:
        return len(p.hand)
    if counter == C_BLUEPRINTS_HELD:
        return len(p.blueprints)
    if counter == C_WORKERS_BUMPED:
        return s.bumped
    return _of_frame(s, counter, guest, f)


def _of_frame(s: GalacticCruise, counter: int, guest: int, f: Frame | None) -> int:
    """The counters that look at the action or stop going on."""
    if f is None:
        return 0
    if counter == C_GUESTS_ABOARD:
        return 0 if f.shuttle is None or f.shuttle.cruise < 0 else sum(f.shuttle.guests)
    if counter == C_GUESTS_SCORED:
        return sum(f.scored) if guest < 0 else f.scored[guest]
    if counter == C_GUESTS_PLACED:
        return f.count
    if counter == C_WORKERS_RECALLED:
        return f.recalled
    assert counter == C_CRUISE_STOPS
    cruise = f.shuttle.cruise if f.shuttle is not None else s.market[f.slot] if f.slot >= 0 else -1
    return len(s.content.cruises[cruise].stops) if cruise >= 0 else 0


def total(s: GalacticCruise, p: Company, counters: tuple[int, ...], guest: int = -1) -> int:
    """The sum of several counters, as goals and cockpits use them."""
    if len(counters) == 1:
        return count(s, p, counters[0], guest)
    return sum(count(s, p, counter, guest) for counter in counters)


def multiplier(s: GalacticCruise, p: Company, e: Effect, f: Frame | None = None) -> int:
    """How many times a gain is gained."""
    if not e.counters:
        return 1
    times = sum(count(s, p, counter, e.guest, f, e.of_shuttle) for counter in e.counters) // e.each
    return min(times, e.most) if e.most else times
