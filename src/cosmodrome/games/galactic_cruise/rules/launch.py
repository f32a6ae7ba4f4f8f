"""Launch a Shuttle: the six steps of the countdown, and the new cruise afterwards."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.company import (
    E_LAUNCHES,
    EXPERT,
    FLIPPED,
    GONE,
    NO_PILOT,
    WORKER,
    Company,
    Rachel,
)
from cosmodrome.games.galactic_cruise.effects import frames, performing
from cosmodrome.games.galactic_cruise.frame import Payment
from cosmodrome.games.galactic_cruise.moves import (
    ADD_GUEST,
    BOARD,
    BOARD_ALL,
    CHOOSE_SHUTTLE,
    DEAL_CRUISE,
    DONE,
    FILL,
    INVITE,
    LAUNCH,
    LAUNCH_NOW,
    LAUNCH_NOW_EXPERT,
)
from cosmodrome.games.galactic_cruise.rows import of_three, own, put, replaced
from cosmodrome.games.galactic_cruise.rules import (
    asking,
    ledger,
    network,
    paying,
    payment,
    preflight,
    progress,
    queue,
    reputation,
    unmanned,
)
from cosmodrome.games.galactic_cruise.state import BOARDING, PAYING, TURN_END, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    GUEST_TYPES,
    KINDS,
    LAST_SECTION,
    LAUNCH_BOARD,
    LAUNCH_COCKPIT,
    LAUNCH_PAY,
    TYPES,
)
from cosmodrome.kernel import Chance, Move, Rules

_DONE: Final = DONE()
_BOARD_ALL: Final = BOARD_ALL()

# --- may it be launched?


def launches(s: GalacticCruise, p: Company) -> list[Move]:
    """Preflight checklist: a scheduled cruise, a shuttle with a cabin, a guest, the resources, a pilot or none."""
    if p.scheduled < 0 or not preflight.any_ready(p):
        return []
    found = []
    means = payment.Means(s, p)
    if p.workers_home and (ready := preflight.launchable(s, p, means, WORKER)):
        found.append(LAUNCH[WORKER])
        found += [LAUNCH_NOW[i] for i in ready if preflight.seats_all(s, p, p.shuttles[i], means, WORKER)]
    if p.experts_home and (ready := preflight.launchable(s, p, means, EXPERT)):
        found.append(LAUNCH[EXPERT])
        found += [LAUNCH_NOW_EXPERT[i] for i in ready if preflight.seats_all(s, p, p.shuttles[i], means, EXPERT)]
    if unmanned.possible(s, p):
        found.append(LAUNCH[NO_PILOT])
    return found


# --- the countdown


def begin(s: GalacticCruise, p: Company, pilot: int) -> Rules[None]:
    """Launch a Shuttle: a worker takes the launch elevator, or nobody does."""
    s.launcher = pilot
    if pilot == WORKER:
        p.workers_home -= 1
    elif pilot == EXPERT:
        p.experts_home -= 1
    else:
        yield from unmanned.begin(s, p)
    if s.log is not None:
        s.log.tell("launch", company=p.label, pilot=LAUNCH.names[pilot])
    s.phase = BOARDING


def board(s: GalacticCruise) -> Rules[None]:
    """5 to launch: choose a shuttle, put the cruise on it, board guests: presold, last-minute, from the supply."""
    p = s.companies[s.active]
    pilot = s.launcher

    def ready() -> list[Move]:
        m = payment.Means(s, p)
        able = preflight.launchable(s, p, m, pilot)
        found = [CHOOSE_SHUTTLE[i] for i in able]
        if len(able) > 1:
            found += [FILL[i] for i in able if preflight.seats_all(s, p, p.shuttles[i], m, pilot)]
        return found

    seated = s.express
    if not s.express:
        chosen = yield asking.ask_guardedly(p, "choose_shuttle", ready)
        s.launch_shuttle = chosen.arg
        seated = chosen.verb is FILL
    shuttle = p.shuttles[s.launch_shuttle]
    f = frames.open_frame(s, p, LAUNCH_BOARD, expert=s.launcher == EXPERT)
    f.shuttle = shuttle
    place = p.scheduled

    def options() -> list[Move]:
        presold = s.presold[place]
        aboard, waiting = of_three(shuttle.guests), of_three(presold)
        room = preflight.boarding_limit(s, shuttle) - aboard
        m = payment.Means(s, p)
        found: list[Move] = []
        if room:
            if waiting and preflight.finishable(s, p, shuttle, m, aboard + 1, waiting - 1, room - 1, pilot):
                found += [BOARD[guest] for guest in range(TYPES) if presold[guest]]
            found += preflight.invitations(s, p, shuttle, m, aboard, waiting, room, pilot)
        if room > 1 and preflight.seats_all(s, p, shuttle, m, pilot):
            found.append(_BOARD_ALL)
        if aboard and preflight.affordable(s, p, shuttle, m, aboard, waiting, pilot):
            found.append(_DONE)
        return found

    while True:
        move = _BOARD_ALL if seated else (yield asking.close(p, "board", options))
        if move.verb is BOARD:
            own(s.presold, place)[move.arg] -= 1
            shuttle.guests[move.arg] += 1
        elif move.verb is INVITE:
            shuttle.guests[queue.invite(s, p, move.arg, 0)] += 1
        else:
            if move.verb is BOARD_ALL:
                f.count += sum(s.presold[place])
                for guest in range(TYPES):
                    shuttle.guests[guest] += s.presold[place][guest]
                s.presold[place] = [0, 0, 0]
            break
        f.count += 1
    yield from performing.close_frame(s, p, f)
    _leave_behind(s, p)
    p.guests_carried += sum(shuttle.guests)
    shuttle.cruise, shuttle.stop = s.market[p.scheduled], -1
    if s.log is not None:
        cruise = s.content.cruises[shuttle.cruise].id
        s.log.tell("boarded", company=p.label, cruise=cruise, guests=sum(shuttle.guests), shuttle=s.launch_shuttle)
    # 4 to launch: a cube for the progress track.
    p.launches += 1
    progress.place_launch_cube(s, p)
    s.phase = PAYING


def _leave_behind(s: GalacticCruise, p: Company) -> None:
    """Not enough room: presold guests who stay lose the company 2 reputation each and join the end of the queue."""
    presold = s.presold[p.scheduled]
    left = sum(presold)
    if left:
        reputation.lose(p, left * s.content.prices.left_behind)
        last = own(s.queue, LAST_SECTION)
        for guest in range(TYPES):
            last[guest] += presold[guest]
        s.presold[p.scheduled] = [0, 0, 0]
        if s.log is not None:
            s.log.tell("left_behind", company=p.label, guests=left)


def pay(s: GalacticCruise) -> Rules[None]:
    """3 to launch: food, oxygen and fuel."""
    p = s.companies[s.active]
    shuttle = p.shuttles[s.launch_shuttle]
    f = frames.open_frame(s, p, LAUNCH_PAY, expert=s.launcher == EXPERT)
    f.shuttle = shuttle
    need = (
        sum(shuttle.guests) + (s.launcher != NO_PILOT),
        len(shuttle.segments),
        s.content.cruises[shuttle.cruise].fuel,
    )
    due = Payment([max(0, need[r] - f.spare[r]) for r in range(KINDS)])
    f.count = 1
    yield from paying.pay_launch(s, p, due)
    yield from performing.close_frame(s, p, f, s.launcher == EXPERT)


def lift_off(s: GalacticCruise) -> Rules[None]:
    """2, 1, 0: score the cockpit, load the flipped token, the pilot takes the seat; then a new cruise is announced."""
    p = s.companies[s.active]
    s.deeds += 1
    shuttle = p.shuttles[s.launch_shuttle]
    points = preflight.cockpit_value(s, p, shuttle)
    ledger.gain_vp(p, points, E_LAUNCHES)
    shuttle.launched = True
    if s.log is not None:
        s.log.tell("cockpit_scored", company=p.label, cockpit=s.content.cockpits[shuttle.cockpit].id, points=points)
    f = frames.open_frame(s, p, LAUNCH_COCKPIT, expert=s.launcher == EXPERT)
    f.shuttle = shuttle
    f.count = 1
    yield asking.choose(p, "after_cockpit", list)
    yield from performing.close_frame(s, p, f, s.launcher == EXPERT)
    if FLIPPED in p.tokens:
        p.tokens = replaced(p.tokens, p.tokens.index(FLIPPED), GONE)
        shuttle.token = True
    shuttle.pilot = s.launcher
    place, p.scheduled = p.scheduled, -1
    s.launch_shuttle, s.cabin_extra = -1, 0
    s.lifted_off, s.express = True, False
    if s.launch_techs:
        network.move_markers(s, s.launch_techs)
        s.launch_techs = 0
    yield from new_cruise(s, p, place, sum(shuttle.guests))
    s.phase = TURN_END


# --- Add a New Cruise


def new_cruise(s: GalacticCruise, p: Company, place: int, left: int) -> Rules[None]:
    """Add a New Cruise: fans of its destinations move up the queue, and as many guests arrive as have left."""
    s.scheduled_by = put(s.scheduled_by, place, -1)
    s.presold[place] = [0, 0, 0]
    yield from deal_cruise(s, place)
    if s.market[place] < 0:
        return
    destinations = s.content.cruises[s.market[place]].destinations
    for guest in set(destinations):
        queue.advance(s, guest, destinations.count(guest))
    for n in range(left):
        guest = destinations[n % len(destinations)]
        if not s.supply[guest]:
            if not any(s.supply):
                break
            guest = yield from _substitute(s, p)
        s.supply[guest] -= 1
        own(s.queue, LAST_SECTION)[guest] += 1
    if s.log is not None:
        s.log.tell("new_cruise", cruise=s.content.cruises[s.market[place]].id)


def deal_cruise(s: GalacticCruise, place: int) -> Rules[None]:
    """A new cruise for a market place; an empty stack is the reshuffled discard pile."""
    s.market[place] = -1
    if not s.cruise_stack:
        s.cruise_stack, s.cruise_discard = list(s.cruise_discard), ()
    if s.cruise_stack:
        cruise = (yield Chance(DEAL_CRUISE, s.cruise_stack)).arg
        s.cruise_stack.remove(cruise)
        s.market[place] = cruise


def _substitute(s: GalacticCruise, p: Company) -> Rules[int]:
    """Guests are limited: a missing type is replaced by another of the launching company's choice."""
    if isinstance(p, Rachel):
        return s.supply.index(max(s.supply))
    move = yield asking.ask_plainly(
        p, "substitute_guest", [ADD_GUEST[guest] for guest in range(TYPES) if s.supply[guest]]
    )
    if s.log is not None:
        s.log.tell("substitute_guest", company=p.label, guest=GUEST_TYPES[move.arg])
    return move.arg
