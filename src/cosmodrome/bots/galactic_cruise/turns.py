"""The large decisions: where a worker goes, which action comes next, when to launch and when to meet."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galactic_cruise import actions, flights
from cosmodrome.bots.galactic_cruise.outlook import Estimate, Outlook
from cosmodrome.bots.galactic_cruise.plan import cheapest_guests
from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import EXPERT, WORKER
from cosmodrome.games.galactic_cruise.effects import frames
from cosmodrome.games.galactic_cruise.moves import (
    ACT,
    ASSIGN_EXPERT,
    ASSIGN_WORKER,
    BORROW_CONNECTION,
    CALL_MEETING,
    CHOOSE_SHUTTLE,
    LAUNCH,
    LAUNCH_NOW,
    LAUNCH_NOW_EXPERT,
    SEND_EXPERT,
    SEND_WORKER,
)
from cosmodrome.games.galactic_cruise.rules import network, reputation
from cosmodrome.games.galactic_cruise.rules.preflight import cabins
from cosmodrome.games.galactic_cruise.state import EMPTY, NPC, owner_of
from cosmodrome.games.galactic_cruise.vocabulary import (
    ACTIONS,
    AT_DAY_IN_SPACE,
    AT_DESTINATION,
    AT_RETURN,
    FOOD,
    LAUNCH_BOARD,
    LAUNCH_COCKPIT,
    LAUNCH_PAY,
)
from cosmodrome.kernel import Move

#: Answers that take several steps at once.
SHORT_CUTS: Final = (SEND_WORKER, SEND_EXPERT, LAUNCH_NOW, LAUNCH_NOW_EXPERT)
ACTION_COUNT: Final = len(ACTIONS)
FLIGHT_TIMINGS: Final[tuple[int, ...]] = (
    LAUNCH_BOARD,
    LAUNCH_PAY,
    LAUNCH_COCKPIT,
    AT_DESTINATION,
    AT_DAY_IN_SPACE,
    AT_RETURN,
)


def choose_turn(o: Outlook, moves: list[Move]) -> Move:
    """Assign a worker, launch a shuttle, or call a meeting."""
    launches = [move for move in moves if move.verb is LAUNCH]
    if launches and worth_launching(o):
        return _launch(o, moves, launches)
    values = actions.estimates(o)
    best: tuple[float, Move] | None = None
    for move in moves:
        if move.verb is ASSIGN_WORKER or move.verb is ASSIGN_EXPERT:
            worth = placement(o, values, move.arg, move.verb is ASSIGN_EXPERT)
        elif move.verb is CALL_MEETING:
            worth = meeting(o, values)
        else:
            continue
        if best is None or worth > best[0]:
            best = (worth, move)
    if best is None:
        return launches[0]
    if launches and o.left <= 0:
        return _launch(o, moves, launches)
    return _sent(o, values, moves, best[1])


def _sent(o: Outlook, values: list[Estimate], moves: list[Move], chosen: Move) -> Move:
    """A worker placed for an action worth taking first is sent for it; else it is placed, and borrows."""
    if chosen.verb is CALL_MEETING:
        return chosen
    s, p, here = o.s, o.p, chosen.arg
    verb = SEND_WORKER if chosen.verb is ASSIGN_WORKER else SEND_EXPERT
    best, sent = o.w.least, chosen
    for move in moves:
        if move.verb is verb and move.arg // ACTION_COUNT == here:
            worth, price = values[move.arg % ACTION_COUNT]
            if price <= p.money and worth > best:
                best, sent = worth, move
    for connection, there in ((here, (here + 1) % 6), ((here + 5) % 6, (here + 5) % 6)):
        price = reputation.connection_price(s, p, connection)
        if 0 <= price <= p.money:
            offered = max((values[a][0] for a in s.actions_at[there] if values[a][1] <= p.money - price), default=0.0)
            if offered - price * o.money > best + 0.4:
                return chosen
    return sent


def _launch(o: Outlook, moves: list[Move], launches: list[Move]) -> Move:
    """At once where the best shuttle is full or nobody else could be won; else step by step."""
    s, p = o.s, o.p
    chosen = _pilot(o, launches)
    verb = {WORKER: LAUNCH_NOW, EXPERT: LAUNCH_NOW_EXPERT}.get(chosen.arg)
    ready = [i for i, one in enumerate(p.shuttles) if one.cruise < 0 and len(one.segments) >= 2]
    if verb is None or not ready:
        return chosen
    best = flights.shuttle(o, [CHOOSE_SHUTTLE[i] for i in ready]).arg
    tickets = sum(s.presold[p.scheduled])
    full = tickets >= cabins(s, p.shuttles[best]) or p.ads < min(cheapest_guests(s, 1), default=99)
    return next((move for move in moves if full and move.verb is verb and move.arg == best), chosen)


def worth_launching(o: Outlook) -> bool:
    """Launch with full cabins, or when waiting would not fill them."""
    s, p = o.s, o.p
    if o.left < o.w.launch_late:
        return True
    room = max(
        (cabins(s, one) for one in p.shuttles if one.cruise < 0 and len(one.segments) >= 2),
        default=0,
    )
    aboard = min(room, sum(s.presold[p.scheduled]))
    ads = p.ads
    for price in cheapest_guests(s, room - aboard):
        if price > ads:
            break
        ads -= price
        aboard += 1
    food = sum(s.content.card_resource[card] == FOOD for card in p.hand)
    food += frames.standing_spare(s, p, False)[FOOD] - 1
    most = min(room, o.w.full, max(1, p.storage[FOOD] + food))
    return min(aboard, p.resources[FOOD] + food) >= most


def _pilot(o: Outlook, launches: list[Move]) -> Move:
    """An expert whose ability counts in flight, else a worker, else nobody."""
    tile = o.s.content.expert_tiles[o.s.expert_tile]
    flies = any(tile.timings >> timing & 1 for timing in FLIGHT_TIMINGS)
    order = (EXPERT, WORKER) if flies else (WORKER, EXPERT)
    for pilot in order:
        for move in launches:
            if move.arg == pilot:
                return move
    return launches[0]


def placement(o: Outlook, values: list[Estimate], here: int, expert: bool) -> float:
    """What a worker at a location brings: the two best actions in reach, borrowed connections paid for."""
    s, p = o.s, o.p
    reach = list(s.actions_at[here])
    sides = ((here, (here + 1) % 6), ((here + 5) % 6, (here + 5) % 6))
    for connection, there in sides:
        if p.network & BIT[connection]:
            reach += s.actions_at[there]
    best = actions.best_pair(o, values, reach)
    for connection, there in sides:
        price = reputation.connection_price(s, p, connection)
        if 0 <= price <= p.money:
            wider = actions.best_pair(o, values, [*reach, *s.actions_at[there]]) - price * o.money * o.w.borrow
            best = max(best, wider)
    standing = s.workers[here]
    if standing != EMPTY:
        owner = owner_of(standing)
        if owner != NPC and owner != p.seat:
            best -= o.w.bump / max(1, len(s.companies) - 1)
    if expert:
        tile = s.content.expert_tiles[s.expert_tile]
        flies = any(tile.timings >> timing & 1 for timing in FLIGHT_TIMINGS)
        best += -0.3 if flies else 0.3
    return best


def meeting(o: Outlook, values: list[Estimate]) -> float:
    """What a meeting brings: funding for every worker, one action, and workers to place again.

    A worker still at home would be wasted time, unless placing it brings little.
    """
    s, p = o.s, o.p
    back = sum(owner_of(s.workers[here]) == p.seat for here in range(6))
    mask = network.connected(p)
    reach = [action for here in range(6) if mask & BIT[here] for action in s.actions_at[here]]
    action = max((values[a][0] for a in reach if values[a][1] <= p.money), default=0.0)
    home = p.workers_home + p.experts_home
    action *= o.w.meeting_action
    return back * o.best_funding() + action + (o.w.meeting_away * back if not home else o.w.meeting_home) * o.left


def first_step(move: Move) -> Move:
    """What an answer of several steps begins with."""
    if move.verb is SEND_WORKER:
        return ASSIGN_WORKER[move.arg // ACTION_COUNT]
    if move.verb is SEND_EXPERT:
        return ASSIGN_EXPERT[move.arg // ACTION_COUNT]
    if move.verb is LAUNCH_NOW:
        return LAUNCH[WORKER]
    return LAUNCH[EXPERT] if move.verb is LAUNCH_NOW_EXPERT else move


def rank(o: Outlook, moves: list[Move]) -> list[Move]:
    """The answers to `turn` or `action`, the most promising first."""
    values = actions.estimates(o)
    p = o.p
    # Sending a worker for an action begins as placing it does.
    moves = [move for move in moves if move.verb not in SHORT_CUTS]

    def worth(move: Move) -> float:
        if move.verb is ASSIGN_WORKER or move.verb is ASSIGN_EXPERT:
            return placement(o, values, move.arg, move.verb is ASSIGN_EXPERT)
        if move.verb is CALL_MEETING:
            return meeting(o, values)
        if move.verb is LAUNCH:
            return 20.0 + move.arg
        if move.verb is ACT:
            return values[move.arg][0] if values[move.arg][1] <= p.money else -1.0
        return 0.0

    return sorted(moves, key=worth, reverse=True)


def choose_action(o: Outlook, moves: list[Move], end: Move) -> Move:
    """The most valuable action in reach, after borrowing where that opens a better one; else the end."""
    s, p = o.s, o.p
    values = actions.estimates(o)
    best, chosen = o.w.least, end
    for move in moves:
        if move.verb is ACT and values[move.arg][1] <= p.money and values[move.arg][0] > best:
            best, chosen = values[move.arg][0], move
    if s.actions_left and s.placed >= 0:
        for move in moves:
            if move.verb is BORROW_CONNECTION:
                there = (s.placed + 1) % 6 if move.arg == s.placed else move.arg
                price = reputation.connection_price(s, p, move.arg)
                rest = p.money - price
                offered = max((values[a][0] for a in s.actions_at[there] if values[a][1] <= rest), default=0.0)
                if offered - price * o.money > best + 0.4:
                    best, chosen = offered - price * o.money, move
    return chosen
