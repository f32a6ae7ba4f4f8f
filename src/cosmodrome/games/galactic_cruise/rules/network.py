"""The network: which locations can be reached, what they cost, and what connections and technologies do."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.bits import BIT, COUNT
from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.pieces import Effects
from cosmodrome.games.galactic_cruise.rows import put
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    LAUNCH_PAY,
    LOCATIONS,
    RING,
    TECH_SPACES,
)

# --- reach


def reachable(s: GalacticCruise, p: Company) -> int:
    """Action Selection: the locations whose actions the placed worker may take, as a mask.

    Its own location, and neighbours over a connection of its own or a borrowed one.
    """
    here = s.placed
    mask = BIT[here]
    usable = p.network | s.borrowed_connections
    if usable & BIT[here] or s.reach:
        mask |= BIT[(here + 1) % RING]
    if usable & BIT[(here - 1) % RING] or s.reach:
        mask |= BIT[(here - 1) % RING]
    return mask


def _neighbours(connections: int, here: int) -> tuple[int, ...]:
    after, before = (here + 1) % RING, (here - 1) % RING
    return (here, *([after] if connections & BIT[here] else []), *([before] if connections & BIT[before] else []))


#: By the connections, as a mask, and the place.
_REACH: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(_neighbours(connections, here) for here in range(RING)) for connections in range(1 << RING)
)


def reach_from(connections: int, here: int) -> tuple[int, ...]:
    """The locations whose actions a worker at a location may take over these connections."""
    return _REACH[connections][here]


def connected(p: Company) -> int:
    """Call a Meeting: the locations that touch one of the company's developments, as a mask."""
    mask = 0
    for i in range(RING):
        if p.network & BIT[i]:
            mask |= BIT[i] | BIT[(i + 1) % RING]
    return mask


def use_location(s: GalacticCruise, p: Company, location: int) -> None:
    """Note that an action was taken there: a neighbour without connection uses up an expert's longer reach."""
    if location == s.placed or not s.reach:
        return
    connection = s.placed if location == (s.placed + 1) % RING else location
    if not (p.network | s.borrowed_connections) & BIT[connection]:
        s.reach -= 1
        s.borrowed_connections |= BIT[connection]


# --- technologies


def surcharge(s: GalacticCruise, i: int) -> int:
    """The surcharge icons of a technology: printed ones, and those its marker has passed."""
    technology = s.content.technologies[s.technologies[i]]
    if not s.tech_advanced:
        return technology.surcharge
    marker = s.markers[i]
    return technology.start_surcharge + sum(space <= marker for space in technology.surcharge_on)


def technology_effects(s: GalacticCruise, i: int) -> Effects:
    """What a technology does now."""
    technology = s.content.technologies[s.technologies[i]]
    improved = s.tech_advanced and s.markers[i] >= technology.spaces
    return technology.improved if improved else technology.effects


def usable_technologies(s: GalacticCruise, p: Company) -> int:
    """Own and borrowed technologies, as a mask."""
    return p.technologies | s.borrowed_technologies if p.seat == s.active else p.technologies


def launch_technologies(s: GalacticCruise, p: Company) -> list[tuple[int, int, int]]:
    """Technologies that could still lower a launch payment: borrowable ones, and unused own ones.

    Each with the number of owners to pay and the surcharge for each; the price depends on the reputation by then.
    """
    found = []
    used = s.frames[-1].techs if s.frames and s.frames[-1].timing == LAUNCH_PAY else 0
    for i, technology in enumerate(s.technologies):
        if s.content.technologies[technology].timing != LAUNCH_PAY:
            continue
        if usable_technologies(s, p) & BIT[i]:
            if s.tech_advanced and not used & BIT[i]:
                found.append((i, 0, 0))
        elif s.tech_owners[i]:
            found.append((i, COUNT[s.tech_owners[i]], surcharge(s, i)))
    return found


def move_markers(s: GalacticCruise, used: int) -> None:
    """Advanced Technologies: at the end of the action each technology used moves 1 space, once a turn."""
    for i in range(TECH_SPACES):
        if used & BIT[i] and not s.techs_moved & BIT[i]:
            s.techs_moved |= BIT[i]
            move_marker(s, i, 1)


def move_marker(s: GalacticCruise, i: int, steps: int) -> None:
    """Move a technology marker towards its last space."""
    technology = s.content.technologies[s.technologies[i]]
    s.markers = put(s.markers, i, min(technology.spaces, s.markers[i] + steps))
    if s.log is not None:
        s.log.tell("technology_advanced", technology=technology.id, space=s.markers[i])


# --- developments


def develop(s: GalacticCruise, owner: int, connection: int = -1, technology: int = -1) -> bool:
    """Put a development down; whether it covered a reputation icon, being the first one there."""
    if connection >= 0:
        first = s.connections[connection] == 0
        s.connections = put(s.connections, connection, s.connections[connection] | BIT[owner])
        if s.options.location_bonuses:
            wake_locations(s)
    else:
        first = s.tech_owners[technology] == 0
        s.tech_owners = put(s.tech_owners, technology, s.tech_owners[technology] | BIT[owner])
    return first


def wake_locations(s: GalacticCruise) -> None:
    """Location bonuses: a token turns active once enough developments touch its location."""
    wanted = s.content.setup.location_bonus_from[s.players]
    for location in range(RING):
        if not s.location_active & BIT[location]:
            touching = COUNT[s.connections[location]] + COUNT[s.connections[(location - 1) % RING]]
            if touching >= wanted:
                s.location_active |= BIT[location]
                if s.log is not None:
                    s.log.tell("location_active", location=LOCATIONS[location])


# --- workers
