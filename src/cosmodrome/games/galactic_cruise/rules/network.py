"""The network: locations, connections, technologies; borrowing them; workers and bumping; the NPC's workers."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise import effects
from cosmodrome.games.galactic_cruise.bits import BIT, COUNT
from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.pieces import Effects
from cosmodrome.games.galactic_cruise.rules import gains
from cosmodrome.games.galactic_cruise.state import EMPTY, NPC, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    BUMPED,
    DO_BUMP_OWN,
    LAUNCH_PAY,
    LOCATIONS,
)
from cosmodrome.kernel import Rules

# --- reach


def reachable(s: GalacticCruise, p: Company) -> int:
    """Action Selection: the locations whose actions the placed worker may take, as a mask.

    Its own location, and neighbours over an own or borrowed connection.
    """
    here = s.placed
    mask = BIT[here]
    usable = p.network | s.borrowed_connections
    if usable & BIT[here] or s.reach:
        mask |= BIT[(here + 1) % 6]
    if usable & BIT[(here + 5) % 6] or s.reach:
        mask |= BIT[(here + 5) % 6]
    return mask


def connected(p: Company) -> int:
    """Call a Meeting: the locations that touch an own development, as a mask."""
    mask = 0
    for i in range(6):
        if p.network & BIT[i]:
            mask |= BIT[i] | BIT[(i + 1) % 6]
    return mask


def use_location(s: GalacticCruise, p: Company, location: int) -> None:
    """Note that an action was taken there: a neighbour without connection uses up the long stride of an expert."""
    if location == s.placed or not s.reach:
        return
    connection = s.placed if location == (s.placed + 1) % 6 else location
    if not (p.network | s.borrowed_connections) & BIT[connection]:
        s.reach -= 1
        s.borrowed_connections |= BIT[connection]


# --- borrowing


def connection_price(s: GalacticCruise, p: Company, connection: int) -> int:
    """Reputation: what borrowing a connection costs in all, paid to every owner; -1 where it cannot be borrowed."""
    owners = s.connections[connection]
    if not owners or (p.network | s.borrowed_connections) & BIT[connection]:
        return -1
    return COUNT[owners] * max(0, s.content.prices.borrow[p.reputation] - s.borrow_discount)


def technology_price(s: GalacticCruise, p: Company, i: int) -> int:
    """Reputation: what borrowing a technology costs in all; -1 where it cannot be borrowed.

    The surcharge of a technology is added for each owner after all discounts.
    """
    owners = s.tech_owners[i]
    if not owners or (p.technologies | s.borrowed_technologies) & BIT[i]:
        return -1
    each = max(0, s.content.prices.borrow[p.reputation] - s.borrow_discount) + surcharge(s, i)
    return COUNT[owners] * each


def borrow_connection(s: GalacticCruise, p: Company, connection: int) -> None:
    """Pay every owner of the connection; it is usable for the rest of the turn."""
    _pay_owners(s, p, s.connections[connection], connection_price(s, p, connection))
    s.borrowed_connections |= BIT[connection]


def borrow_technology(s: GalacticCruise, p: Company, i: int) -> None:
    """Pay every owner of the technology; it is usable for the rest of the turn, also in what is going on."""
    _pay_owners(s, p, s.tech_owners[i], technology_price(s, p, i))
    s.borrowed_technologies |= BIT[i]
    if s.frames and not s.tech_advanced and s.frames[-1].owner == p.seat:
        effects.apply_technology(s, p, i, s.frames[-1])


def _pay_owners(s: GalacticCruise, p: Company, owners: int, price: int) -> None:
    p.money -= price
    each = price // COUNT[owners]
    for q in s.companies:
        if owners & BIT[q.seat] and not (s.rachel is not None and q.seat == 1):
            q.money += each
    if s.log is not None:
        s.log.tell("borrowed", company=p.label, price=price, each=each)


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


def use_technology(s: GalacticCruise, f: Frame, i: int) -> None:
    """Advanced Technologies: remember the use, so that the marker moves when the action is over."""
    f.techs |= BIT[i]


def move_markers(s: GalacticCruise, f: Frame) -> None:
    """Advanced Technologies: at the end of the action each technology used moves 1 space, once a turn."""
    for i in range(4):
        if f.techs & BIT[i] and not s.techs_moved & BIT[i]:
            s.techs_moved |= BIT[i]
            move_marker(s, i, 1)


def move_marker(s: GalacticCruise, i: int, steps: int) -> None:
    """Move a technology marker towards its last space."""
    technology = s.content.technologies[s.technologies[i]]
    s.markers[i] = min(technology.spaces, s.markers[i] + steps)
    if s.log is not None:
        s.log.tell("technology_advanced", technology=technology.id, space=s.markers[i])


# --- developments


def develop(s: GalacticCruise, owner: int, connection: int = -1, technology: int = -1) -> bool:
    """Put a development down; whether it covered a reputation icon, being the first one there."""
    if connection >= 0:
        first = s.connections[connection] == 0
        s.connections[connection] |= BIT[owner]
        if s.options.location_bonuses:
            wake_locations(s)
    else:
        first = s.tech_owners[technology] == 0
        s.tech_owners[technology] |= BIT[owner]
    return first


def wake_locations(s: GalacticCruise) -> None:
    """Location bonuses: a token turns active once enough developments touch its location."""
    wanted = s.content.setup.location_bonus_from[s.players]
    for location in range(6):
        if not s.location_active & BIT[location]:
            touching = COUNT[s.connections[location]] + COUNT[s.connections[(location + 5) % 6]]
            if touching >= wanted:
                s.location_active |= BIT[location]
                if s.log is not None:
                    s.log.tell("location_active", location=LOCATIONS[location])


# --- workers


def may_bump_own(s: GalacticCruise, p: Company) -> bool:
    """Whether an upgrade lets this company bump its own workers."""
    if s.rachel is not None and p.seat == 1:
        return False
    for i, upgrade in enumerate(s.content.upgrades):
        if p.upgrades & BIT[i] and any(e.verb == DO_BUMP_OWN for e in upgrade.effects):
            return True
    return False


def free_locations(s: GalacticCruise, p: Company) -> list[int]:
    """Assign a Worker: every location without an own worker; any, if own workers may be bumped."""
    if may_bump_own(s, p):
        return list(range(6))
    return [here for here in range(6) if s.workers[here] >> 1 != p.seat]


def place(s: GalacticCruise, p: Company, location: int, expert: bool) -> Rules[None]:
    """Assign a Worker: put it down, bump whoever stands there, then gain what placing brings."""
    if expert:
        p.experts_home -= 1
    else:
        p.workers_home -= 1
    standing = s.workers[location]
    s.workers[location] = p.seat * 2 + expert
    s.placed, s.placed_expert, s.bumped = location, expert, 0
    if s.log is not None:
        s.log.tell("worker_placed", company=p.label, location=LOCATIONS[location], expert=expert)
    if standing != EMPTY:
        if standing >> 1 == NPC:
            yield from push_npc(s, p, location, standing)
        else:
            yield from bump(s, standing, p.seat)


def push_npc(s: GalacticCruise, p: Company, location: int, piece: int) -> Rules[None]:
    """Worker bumping with an NPC: its piece moves clockwise to the next place it may take.

    A worker stops on an empty location; an expert passes empty ones if it can. Either bumps an opponent's worker and
    passes NPC pieces and, unless that company may bump itself, the workers of the company that bumped it.
    """
    own = may_bump_own(s, p)
    empty = -1
    for step in range(1, 6):
        here = (location + step) % 6
        standing = s.workers[here]
        if standing == EMPTY:
            if empty < 0:
                empty = here
            if not piece & 1:
                break
        elif standing >> 1 != NPC and (own or standing >> 1 != p.seat):
            s.workers[here] = piece
            _tell_npc(s, here, piece)
            yield from bump(s, standing, NPC)
            return
    s.workers[empty] = piece
    _tell_npc(s, empty, piece)


def _tell_npc(s: GalacticCruise, location: int, piece: int) -> None:
    if s.log is not None:
        s.log.tell("npc_moved", location=LOCATIONS[location], expert=bool(piece & 1))


def bump(s: GalacticCruise, piece: int, by: int) -> Rules[None]:
    """Worker bumping: the worker goes home and its company gains a funding bonus at once."""
    q = s.companies[piece >> 1]
    s.bumped = 1
    if s.log is not None:
        s.log.tell("bumped", company=q.label, expert=bool(piece & 1))
    f = Frame(BUMPED, q.seat)
    # A worker bumped by its own company is no reason to play a card.
    f.count = int(by != q.seat)
    s.frames.append(f)
    yield from come_home(s, q, bool(piece & 1), BUMPED)
    s.frames.pop()


def come_home(s: GalacticCruise, p: Company, expert: bool, timing: int) -> Rules[None]:
    """Funding Bonus: a worker enters the break room. Some experts bring a further bonus when they do."""
    if expert:
        p.experts_home += 1
    else:
        p.workers_home += 1
    yield from gains.fund(s, p, 1)
    if not expert:
        return
    if s.rachel is not None and p.seat == 1:
        if s.rachel.experts_paid:
            yield from gains.fund(s, p, 1)
    else:
        yield from effects.expert_comes_home(s, p, timing)
