"""Workers: where they may be placed, bumping, the NPC's pieces, and coming home."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import Company, Rachel
from cosmodrome.games.galactic_cruise.effects import performing
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.rules import gains
from cosmodrome.games.galactic_cruise.state import EMPTY, NPC, GalacticCruise, is_expert, owner_of, piece_of
from cosmodrome.games.galactic_cruise.vocabulary import BUMPED, LOCATIONS, RING
from cosmodrome.kernel import Rules


def may_bump_own(s: GalacticCruise, p: Company) -> bool:
    """Whether an upgrade lets this company bump its own workers."""
    return p.upgrades & s.content.upgrades_that_bump != 0 and not isinstance(p, Rachel)


def free_locations(s: GalacticCruise, p: Company) -> list[int]:
    """Assign a Worker: every location without one of its own workers; any, if it may bump its own workers."""
    if may_bump_own(s, p):
        return list(range(RING))
    return [here for here in range(RING) if owner_of(s.workers[here]) != p.seat]


def place(s: GalacticCruise, p: Company, location: int, expert: bool) -> Rules[None]:
    """Assign a Worker: put it down, bump whoever stands there, then gain what placing brings."""
    if expert:
        p.experts_home -= 1
    else:
        p.workers_home -= 1
    standing = s.workers[location]
    s.workers[location] = piece_of(p.seat, expert)
    s.placed, s.placed_expert, s.bumped = location, expert, 0
    if s.log is not None:
        s.log.tell("worker_placed", company=p.label, location=LOCATIONS[location], expert=expert)
    if standing != EMPTY:
        if owner_of(standing) == NPC:
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
    for step in range(1, RING):
        here = (location + step) % RING
        standing = s.workers[here]
        if standing == EMPTY:
            if empty < 0:
                empty = here
            if not is_expert(piece):
                break
        elif owner_of(standing) != NPC and (own or owner_of(standing) != p.seat):
            s.workers[here] = piece
            _tell_npc(s, here, piece)
            yield from bump(s, standing, NPC)
            return
    s.workers[empty] = piece
    _tell_npc(s, empty, piece)


def _tell_npc(s: GalacticCruise, location: int, piece: int) -> None:
    if s.log is not None:
        s.log.tell("npc_moved", location=LOCATIONS[location], expert=is_expert(piece))


def bump(s: GalacticCruise, piece: int, by: int) -> Rules[None]:
    """Worker bumping: the worker goes home and its company gains a funding bonus.

    Another company chooses it while the turn goes on, where the choice concerns nobody but itself.
    """
    q = s.companies[owner_of(piece)]
    expert = is_expert(piece)
    s.bumped = 1
    if s.log is not None:
        s.log.tell("bumped", company=q.label, expert=expert)
    if _may_wait(s, q, expert):
        if expert:
            q.experts_home += 1
        else:
            q.workers_home += 1
        s.owed.append(q.seat)
        return
    f = Frame(BUMPED, q.seat)
    # A worker bumped by its own company is no reason to play a card.
    f.count = int(by != q.seat)
    s.frames.append(f)
    yield from come_home(s, q, expert, BUMPED)
    s.frames.pop()


def _may_wait(s: GalacticCruise, q: Company, expert: bool) -> bool:
    """Whether a bumped company may choose its bonus while the turn goes on.

    Not if it could play a card for it, which everybody could draw from the discard pile then, nor if its expert brings
    more. In a solo game there is nobody else to continue.
    """
    if q.seat == s.active or s.rachel is not None or q.hides_card:
        return False
    if expert and s.content.expert_tiles[s.expert_tile].timings & BIT[BUMPED]:
        return False
    return all(s.content.card_timing[card] != BUMPED for card in q.hand)


def come_home(s: GalacticCruise, p: Company, expert: bool, timing: int) -> Rules[None]:
    """Funding Bonus: a worker enters the break room. Some experts bring a further bonus when they do."""
    yield from all_come_home(s, p, int(not expert), int(expert), timing)


def all_come_home(s: GalacticCruise, p: Company, plain: int, experts: int, timing: int) -> Rules[None]:
    """The same for several at once: all their funding bonuses, then what the experts among them bring."""
    p.workers_home += plain
    p.experts_home += experts
    yield from gains.fund(s, p, plain + experts)
    for _ in range(experts):
        if not isinstance(p, Rachel):
            yield from performing.expert_comes_home(s, p, timing)
        elif p.experts_paid:
            yield from gains.fund(s, p, 1)
