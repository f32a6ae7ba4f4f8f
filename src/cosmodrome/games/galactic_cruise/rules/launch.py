"""Launch a Shuttle: the six steps of the countdown, and the new cruise afterwards."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise import effects
from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import (
    E_LAUNCHES,
    EXPERT,
    FLIPPED,
    GONE,
    NO_PILOT,
    WORKER,
    Company,
    Shuttle,
)
from cosmodrome.games.galactic_cruise.counters import total
from cosmodrome.games.galactic_cruise.frame import Payment
from cosmodrome.games.galactic_cruise.moves import (
    ADD_GUEST,
    BOARD,
    CHOOSE_SHUTTLE,
    DEAL_CRUISE,
    DONE,
    INVITE,
    LAUNCH,
    PLAY_CARD,
    USE_TECHNOLOGY,
)
from cosmodrome.games.galactic_cruise.rules import asking, free, gains, marketing, network, payment, progress
from cosmodrome.games.galactic_cruise.state import BOARDING, PAYING, TURN_END, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    DO_NO_PILOT,
    GUEST_TYPES,
    LAUNCH_BOARD,
    LAUNCH_COCKPIT,
    LAUNCH_PAY,
)
from cosmodrome.kernel import Ask, Chance, Move, Rules

_DONE: Final = DONE()

# --- may it be launched?


def cabins(s: GalacticCruise, shuttle: Shuttle) -> int:
    """Cabins: one between any two segments."""
    return max(0, len(shuttle.segments) - 1) * s.content.company.cabin_guests


def _finishable(
    s: GalacticCruise,
    p: Company,
    shuttle: Shuttle,
    m: payment.Means,
    aboard: int,
    presold: int,
    room: int,
    expert: bool,
) -> bool:
    """Whether boarding can be brought to an end that can be paid for: with some of the presold guests, or another one.

    Those left behind cost reputation, which is then missing for the payment.
    """
    for boarding in range(min(presold, room) + 1):
        guests = aboard + boarding
        if not guests:
            if not room or not marketing.guest_sources(s, p.ads, 0):
                continue
            guests = 1
        if _affordable(s, p, shuttle, m, guests, presold - boarding, expert):
            return True
    return False


def _affordable(
    s: GalacticCruise, p: Company, shuttle: Shuttle, m: payment.Means, guests: int, left: int, expert: bool
) -> bool:
    """Whether a launch with so many guests, leaving so many behind, can be paid for."""
    lost = left * s.content.prices.left_behind
    if m.reputation + m.vp < lost:
        return False
    fuel = s.content.cruises[s.market[p.scheduled]].fuel
    due = payment.launch_due(s, p, guests, len(shuttle.segments), fuel, expert)
    before = m.reputation
    m.reputation = max(0, before - lost)
    fine = payment.possible(s, due, m)
    m.reputation = before
    return fine


def _launchable(s: GalacticCruise, p: Company, m: payment.Means, expert: bool) -> list[int]:
    """Shuttles on the ground that could be boarded and paid for."""
    presold = sum(s.presold[p.scheduled])
    return [
        i
        for i, shuttle in enumerate(p.shuttles)
        if shuttle.cruise < 0
        and len(shuttle.segments) > 1
        and _finishable(s, p, shuttle, m, 0, presold, cabins(s, shuttle), expert)
    ]


def pilotless(s: GalacticCruise, p: Company) -> list[Move]:
    """Ways to launch without a pilot: a card, or a technology that can be paid for."""
    found: list[Move] = []
    for card in p.hand:
        piece = s.content.agenda[card]
        if piece.timing == LAUNCH_BOARD and any(
            e.verb == DO_NO_PILOT and effects.can_pay(p, e.cost) for e in piece.effects
        ):
            found.append(PLAY_CARD[card])
    usable = network.usable_technologies(s, p)
    for i in range(4):
        if usable & BIT[i]:
            for e in network.technology_effects(s, i):
                if e.verb == DO_NO_PILOT and effects.can_pay(p, e.cost):
                    found.append(USE_TECHNOLOGY[s.technologies[i]])
    return found


def launches(s: GalacticCruise, p: Company) -> list[Move]:
    """Preflight checklist: a scheduled cruise, a shuttle with a cabin, a guest, the resources, a pilot or none."""
    if p.scheduled < 0:
        return []
    found = []
    means = payment.Means(s, p)
    if p.workers_home and _launchable(s, p, means, False):
        found.append(LAUNCH[WORKER])
    if p.experts_home and _launchable(s, p, means, True):
        found.append(LAUNCH[EXPERT])
    if _pilotless_now(s, p):
        found.append(LAUNCH[NO_PILOT])
    return found


def _pilotless_now(s: GalacticCruise, p: Company) -> list[Move]:
    """The ways without a pilot that leave enough to pay for the launch."""
    found = []
    for way in pilotless(s, p):
        means = payment.Means(s, p)
        if way.verb is PLAY_CARD:
            means.hand.remove(way.arg)
            list_ = s.content.agenda[way.arg].effects
        else:
            list_ = network.technology_effects(s, s.technologies.index(way.arg))
        means.money -= sum(amount for e in list_ for _, amount in e.cost)
        if _launchable(s, p, means, False):
            found.append(way)
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
        way = yield from asking.ask_guardedly(p, "no_pilot", lambda: _pilotless_now(s, p))
        yield from _without_pilot(s, p, way)
    if s.log is not None:
        s.log.tell("launch", company=p.label, pilot=LAUNCH.names[pilot])
    s.phase = BOARDING


def _without_pilot(s: GalacticCruise, p: Company, way: Move) -> Rules[None]:
    if way.verb is PLAY_CARD:
        list_ = s.content.agenda[way.arg].effects
        gains.discard_card(s, p, way.arg)
        s.cards_played.append(way.arg)
    else:
        i = s.technologies.index(way.arg)
        list_ = network.technology_effects(s, i)
        if s.tech_advanced and not s.techs_moved & BIT[i]:
            s.techs_moved |= BIT[i]
            network.move_marker(s, i, 1)
    for e in list_:
        effects.pay(p, e.cost)
    yield from ()


def boarding_limit(s: GalacticCruise, shuttle: Shuttle) -> int:
    """How many guests fit."""
    return cabins(s, shuttle) + s.cabin_extra


def can_finish_boarding(s: GalacticCruise, p: Company, m: payment.Means) -> bool:
    """Whether the launch could still be finished with these means."""
    shuttle = p.shuttles[s.launch_shuttle]
    aboard = sum(shuttle.guests)
    room = boarding_limit(s, shuttle) - aboard
    return _finishable(s, p, shuttle, m, aboard, sum(s.presold[p.scheduled]), room, s.launcher == EXPERT)


def still_possible(s: GalacticCruise, p: Company, m: payment.Means) -> bool:
    """Whether what a company has begun to launch or to pay can be brought to an end with these means."""
    if s.payment is not None:
        return payment.possible(s, s.payment, m)
    if s.phase == BOARDING:
        if s.launch_shuttle < 0:
            return bool(_launchable(s, p, m, s.launcher == EXPERT))
        return can_finish_boarding(s, p, m)
    return True


def board(s: GalacticCruise, p: Company) -> Rules[None]:
    """5 to launch: choose a shuttle, put the cruise on it, board guests: presold, last-minute, from the supply."""
    expert = s.launcher == EXPERT

    def ready() -> list[Move]:
        return [CHOOSE_SHUTTLE[i] for i in _launchable(s, p, payment.Means(s, p), expert)]

    chosen = yield from asking.ask_guardedly(p, "choose_shuttle", ready)
    s.launch_shuttle = chosen.arg
    shuttle = p.shuttles[chosen.arg]
    s.cabin_extra = 0
    f = effects.open_frame(s, p, LAUNCH_BOARD, expert=s.launcher == EXPERT)
    f.shuttle = shuttle
    presold = s.presold[p.scheduled]

    def options() -> list[Move]:
        aboard, waiting = sum(shuttle.guests), sum(presold)
        room = boarding_limit(s, shuttle) - aboard
        m = payment.Means(s, p)
        found: list[Move] = []
        if room:
            if waiting and _finishable(s, p, shuttle, m, aboard + 1, waiting - 1, room - 1, expert):
                found += [BOARD[guest] for guest in range(3) if presold[guest]]
            if _finishable(s, p, shuttle, m, aboard + 1, waiting, room - 1, expert):
                found += marketing.guest_sources(s, p.ads, 0)
        if aboard and _affordable(s, p, shuttle, m, aboard, waiting, expert):
            found.append(_DONE)
        return found

    while True:
        moves = options()
        if asking.hides(p):
            move = yield Ask(p.seat, "board", lambda: options() + free.moves(s, p))
        elif len(moves) == 1 and moves[0].verb is DONE and not free.timely_cards(s, p):
            break
        else:
            move = yield Ask(p.seat, "board", moves + free.moves(s, p))
        if move.verb is BOARD:
            presold[move.arg] -= 1
            shuttle.guests[move.arg] += 1
        elif move.verb is INVITE:
            shuttle.guests[marketing.invite(s, p, move.arg, 0)] += 1
        elif move.verb is DONE:
            break
        else:
            yield from free.take(s, p, move)
            continue
        f.count += 1
    yield from effects.close_frame(s, p, f)
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
        gains.lose_reputation(p, left * s.content.prices.left_behind)
        for guest in range(3):
            s.queue[2][guest] += presold[guest]
            presold[guest] = 0
        if s.log is not None:
            s.log.tell("left_behind", company=p.label, guests=left)


def pay(s: GalacticCruise, p: Company) -> Rules[None]:
    """3 to launch: food, oxygen and fuel."""
    shuttle = p.shuttles[s.launch_shuttle]
    f = effects.open_frame(s, p, LAUNCH_PAY, expert=s.launcher == EXPERT)
    f.shuttle = shuttle
    need = (sum(shuttle.guests) + 1, len(shuttle.segments), s.content.cruises[shuttle.cruise].fuel)
    due = Payment([max(0, need[r] - f.spare[r]) for r in range(3)])
    f.count = 1
    yield from payment.pay_launch(s, p, due)
    yield from effects.close_frame(s, p, f, s.launcher == EXPERT)


def cockpit_value(s: GalacticCruise, p: Company, shuttle: Shuttle) -> int:
    """What a cockpit scores by its criterion."""
    piece = s.content.cockpits[shuttle.cockpit]
    points = piece.vp * (total(s, p, piece.counters, piece.guest) // piece.each)
    return min(points, piece.most) if piece.most else points


def lift_off(s: GalacticCruise, p: Company) -> Rules[None]:
    """2, 1, 0: score the cockpit, load the flipped token, the pilot takes the seat; then a new cruise is announced."""
    shuttle = p.shuttles[s.launch_shuttle]
    points = cockpit_value(s, p, shuttle)
    gains.gain_vp(p, points, E_LAUNCHES)
    shuttle.launched = True
    if s.log is not None:
        s.log.tell("cockpit_scored", company=p.label, cockpit=s.content.cockpits[shuttle.cockpit].id, points=points)
    f = effects.open_frame(s, p, LAUNCH_COCKPIT, expert=s.launcher == EXPERT)
    f.shuttle = shuttle
    f.count = 1
    yield from asking.choose(s, p, "after_cockpit", list)
    yield from effects.close_frame(s, p, f, s.launcher == EXPERT)
    if FLIPPED in p.tokens:
        p.tokens[p.tokens.index(FLIPPED)] = GONE
        shuttle.token = True
    shuttle.pilot = s.launcher
    place, p.scheduled = p.scheduled, -1
    s.launch_shuttle = -1
    yield from new_cruise(s, p, place, sum(shuttle.guests))
    s.phase = TURN_END


# --- Add a New Cruise


def new_cruise(s: GalacticCruise, p: Company, place: int, left: int) -> Rules[None]:
    """Add a New Cruise: fans of its destinations move up the queue, and as many guests arrive as have left."""
    s.scheduled_by[place] = -1
    s.presold[place][:] = [0, 0, 0]
    yield from deal_cruise(s, place)
    if s.market[place] < 0:
        return
    destinations = s.content.cruises[s.market[place]].destinations
    for guest in set(destinations):
        advance_queue(s, guest, destinations.count(guest))
    for n in range(left):
        guest = destinations[n % len(destinations)]
        if not s.supply[guest]:
            if not any(s.supply):
                break
            guest = yield from _substitute(s, p)
        s.supply[guest] -= 1
        s.queue[2][guest] += 1
    if s.log is not None:
        s.log.tell("new_cruise", cruise=s.content.cruises[s.market[place]].id)


def advance_queue(s: GalacticCruise, guest: int, times: int) -> None:
    """Guests of a type move one section towards the first; those in the first stay."""
    for _ in range(times):
        s.queue[0][guest] += s.queue[1][guest]
        s.queue[1][guest] = s.queue[2][guest]
        s.queue[2][guest] = 0


def deal_cruise(s: GalacticCruise, place: int) -> Rules[None]:
    """A new cruise for a market place; an empty stack is the reshuffled discard pile."""
    s.market[place] = -1
    if not s.cruise_stack:
        s.cruise_stack, s.cruise_discard = s.cruise_discard, []
    if s.cruise_stack:
        cruise = (yield Chance(DEAL_CRUISE, s.cruise_stack)).arg
        s.cruise_stack.remove(cruise)
        s.market[place] = cruise


def _substitute(s: GalacticCruise, p: Company) -> Rules[int]:
    """Guests are limited: a missing type is replaced by another of the launching company's choice."""
    if s.rachel is not None and p.seat == 1:
        return s.supply.index(max(s.supply))
    move = yield from asking.ask_plainly(
        p, "substitute_guest", [ADD_GUEST[guest] for guest in range(3) if s.supply[guest]]
    )
    if s.log is not None:
        s.log.tell("substitute_guest", company=p.label, guest=GUEST_TYPES[move.arg])
    return move.arg
