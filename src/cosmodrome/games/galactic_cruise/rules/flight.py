"""Advance Shuttles: destinations, days in space, the return to earth; and the last advance of the match."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.bits import BIT, COUNT
from cosmodrome.games.galactic_cruise.company import E_GUESTS, EXPERT, NO_PILOT, Company, Shuttle
from cosmodrome.games.galactic_cruise.counters import UPGRADES_OF, icons
from cosmodrome.games.galactic_cruise.effects import frames, performing
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.moves import FLY, FLY_PAST, FLY_PAST_TWO, SCORE, SCORE_ALL, STOP_AT, UNLOCK, VISIT
from cosmodrome.games.galactic_cruise.rows import put
from cosmodrome.games.galactic_cruise.rules import asking, gains, ledger, means, network, reputation, workers
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    ADVANCE,
    ALWAYS,
    AT_DAY_IN_SPACE,
    AT_DESTINATION,
    AT_RETURN,
    DAY_IN_SPACE,
    DO_ADVANCE,
    DO_LIMIT,
    EARTH,
    GUEST_TYPES,
    STOPS,
    TECH_SPACES,
    TYPES,
    UPGRADES_EACH,
)
from cosmodrome.kernel import Move, Rules
from cosmodrome.kernel.move import Verb

_SCORE_ALL: Final = SCORE_ALL()
_PAST: Final[tuple[Verb, ...]] = (FLY, FLY_PAST, FLY_PAST_TWO)


# --- which shuttle, how far


def skippable(s: GalacticCruise, p: Company) -> tuple[int, int]:
    """How many stops a usable technology lets a shuttle pass, and the space of that technology (-1: none)."""
    usable = network.usable_technologies(s, p)
    best, space = 0, -1
    for i in range(TECH_SPACES):
        if usable & BIT[i] and s.content.technologies[s.technologies[i]].timing == ADVANCE:
            for e in network.technology_effects(s, i):
                if e.verb == DO_ADVANCE and e.what == "skip" and e.stops > best:
                    best, space = e.stops, i
    return best, space


def _flights(s: GalacticCruise, p: Company) -> list[Move]:
    """Every shuttle still to advance, to its next stop or past some; nothing flies past earth."""
    past = skippable(s, p)[0]
    found = []
    for i, shuttle in enumerate(p.shuttles):
        if s.to_advance & BIT[i]:
            ahead = len(s.content.cruises[shuttle.cruise].stops) - 1 - (shuttle.stop + 1)
            found += [verb[i] for skipped, verb in enumerate(_PAST) if skipped <= min(past, ahead)]
    return found


def _skip_for_hire(s: GalacticCruise, p: Company) -> bool:
    """Whether a technology for flying past stops could be borrowed: then even a lone flight is worth a question."""
    for i in range(TECH_SPACES):
        if s.content.technologies[s.technologies[i]].timing == ADVANCE:
            return 0 <= reputation.technology_price(s, p, i) <= p.money
    return False


def advance(s: GalacticCruise, p: Company) -> Rules[None]:
    """Advance Shuttles: one of the shuttles in space flies to its next stop, which is resolved."""
    move = yield asking.ask(p, "advance", lambda: _flights(s, p), firm=_skip_for_hire(s, p))
    shuttle = p.shuttles[move.arg]
    s.to_advance &= ~BIT[move.arg]
    skipped = _PAST.index(move.verb)
    f = Frame(ADVANCE, p.seat)
    s.frames.append(f)
    if skipped and s.tech_advanced:
        f.techs |= BIT[skippable(s, p)[1]]
    shuttle.stop += skipped
    yield from next_stop(s, p, shuttle)
    f.count = 1
    while shuttle.cruise >= 0:
        yield asking.choose(p, "after_advance", list)
        if not f.again:
            break
        f.again -= 1
        yield from next_stop(s, p, shuttle)
    s.frames.remove(f)
    if f.techs:
        network.move_markers(s, f.techs)


def reach_stop(s: GalacticCruise, p: Company, shuttle: Shuttle) -> int:
    """Move the pilot to the next stop, and say which it is."""
    shuttle.stop += 1
    stop = s.content.cruises[shuttle.cruise].stops[shuttle.stop]
    if s.log is not None:
        s.log.tell("stop_reached", company=p.label, shuttle=p.shuttles.index(shuttle), stop=STOPS[stop])
    return stop


def next_stop(s: GalacticCruise, p: Company, shuttle: Shuttle) -> Rules[None]:
    """Move the pilot to the next stop and resolve it."""
    stop = reach_stop(s, p, shuttle)
    if stop == EARTH:
        yield from return_to_earth(s, p, shuttle)
    elif stop == DAY_IN_SPACE:
        yield from day_in_space(s, p, shuttle)
    else:
        yield from destination(s, p, shuttle, stop)


# --- Destination


def score_price(s: GalacticCruise, f: Frame, guest: int, here: int) -> int:
    """Ads for scoring a guest: fewer at its favourite destination."""
    prices = s.content.prices
    if guest == here:
        return max(0, prices.score_matching_ads - f.guest_ads)
    return max(0, prices.score_other_ads - f.off_type_ads - f.guest_ads)


def destination(s: GalacticCruise, p: Company, shuttle: Shuttle, here: int) -> Rules[None]:
    """Destination: unlock an upgrade with the engine's token, then score guests for ads, each once."""
    p.destinations_visited += 1
    expert = shuttle.pilot == EXPERT
    f = frames.open_frame(s, p, AT_DESTINATION, expert=expert)
    f.shuttle = shuttle

    def options() -> list[Move]:
        found = []
        if shuttle.token and not f.count:
            first = here * UPGRADES_EACH
            found += [UNLOCK[i] for i in range(first, first + UPGRADES_EACH) if not p.upgrades & BIT[i]]
        for guest in range(TYPES):
            if shuttle.guests[guest] > f.scored[guest]:
                if score_price(s, f, guest, here) - f.action_ads <= p.ads:
                    found.append(SCORE[guest])
        left = [shuttle.guests[guest] - f.scored[guest] for guest in range(TYPES)]
        if sum(left) > 1:
            if sum(left[guest] * score_price(s, f, guest, here) for guest in range(TYPES)) - f.action_ads <= p.ads:
                found.append(_SCORE_ALL)
        return found

    def waiting() -> bool:
        return sum(shuttle.guests) > sum(f.scored) and _could_score(s, p, f, shuttle, here)

    while True:
        move = yield asking.choose_while(p, "destination", options, waiting)
        if move.verb is UNLOCK:
            shuttle.token = False
            yield from unlock(s, p, move.arg)
        elif move.verb is SCORE:
            score_guest(s, p, f, move.arg, here)
        elif move.verb is SCORE_ALL:
            for guest in range(TYPES):
                while shuttle.guests[guest] > f.scored[guest]:
                    score_guest(s, p, f, guest, here)
        else:
            break
    yield from performing.close_frame(s, p, f, expert)


def _could_score(s: GalacticCruise, p: Company, f: Frame, shuttle: Shuttle, here: int) -> bool:
    """Whether free moves could still bring the ads for a guest, or lower its price."""
    if p.hides_card:
        # The card nobody has seen might be for this very moment.
        return True
    ads = p.ads + f.action_ads + means.more_ads(s, p)
    for i, technology in enumerate(s.technologies):
        if s.content.technologies[technology].timing == AT_DESTINATION and not f.techs & BIT[i]:
            if 0 <= reputation.technology_price(s, p, i) <= p.money and not s.meeting:
                ads += sum(amount for e in network.technology_effects(s, i) for _, amount in e.amounts)
    return any(
        shuttle.guests[guest] > f.scored[guest] and score_price(s, f, guest, here) <= ads for guest in range(TYPES)
    )


def score_guest(s: GalacticCruise, p: Company, f: Frame, guest: int, here: int) -> None:
    """Score one guest: 3 points, and 1 for every token on this destination."""
    price = score_price(s, f, guest, here)
    saved = min(price, f.action_ads)
    f.action_ads -= saved
    p.ads -= price - saved
    f.scored = put(f.scored, guest, f.scored[guest] + 1)
    f.count += 1
    points = destination_points(s, p, here)
    ledger.gain_vp(p, points, E_GUESTS)
    if s.log is not None:
        s.log.tell("guest_scored", company=p.label, guest=GUEST_TYPES[guest], points=points)


def destination_points(s: GalacticCruise, p: Company, here: int) -> int:
    """What a guest is worth at a destination."""
    prices = s.content.prices
    return prices.score_vp + prices.score_vp_per_token * COUNT[p.upgrades & UPGRADES_OF[here]]


def unlock(s: GalacticCruise, p: Company, upgrade: int) -> Rules[None]:
    """Choosing an upgrade: it works from now on, and may bring something at once."""
    p.upgrades |= BIT[upgrade]
    piece = s.content.upgrades[upgrade]
    if s.log is not None:
        s.log.tell("upgrade", company=p.label, upgrade=piece.id)
    for e in piece.effects:
        if e.verb == DO_LIMIT:
            if e.what == "segments_per_shuttle":
                p.segment_limit += e.count
            elif e.what == "shuttles":
                p.shuttle_limit += e.count
            else:
                p.storage = [room + e.count for room in p.storage]
    frames.apply_upgrade(s, p, upgrade)
    yield from performing.perform(s, p, piece.immediate)


# --- Day in Space


def day_in_space(s: GalacticCruise, p: Company, shuttle: Shuttle) -> Rules[None]:
    """Day in Space: every guest brings its type's bonus for each matching icon in the shuttle."""
    expert = shuttle.pilot == EXPERT
    f = frames.open_frame(s, p, AT_DAY_IN_SPACE, expert=expert)
    f.shuttle = shuttle
    f.repeats = 1
    while f.repeats:
        f.repeats -= 1
        if s.specialized:
            yield from visit_segments(s, p, f, shuttle)
        else:
            yield from guest_bonuses(s, p, f, shuttle)
        f.count = 1
        yield asking.choose(p, "after_day_in_space", list)
    yield from performing.close_frame(s, p, f, expert)


def guest_bonuses(s: GalacticCruise, p: Company, f: Frame, shuttle: Shuttle) -> Rules[None]:
    """The bonuses of one day in space."""
    for guest in range(TYPES):
        if shuttle.guests[guest]:
            times = shuttle.guests[guest] * (icons(s, [shuttle], guest) + f.extra_icons)
            if times:
                if s.log is not None:
                    s.log.tell("guest_bonus", company=p.label, guest=GUEST_TYPES[guest], times=times)
                yield from gains.gain(s, p, s.content.guest_bonuses[s.guest_bonus[guest]], times)


def visit_segments(s: GalacticCruise, p: Company, f: Frame, shuttle: Shuttle) -> Rules[None]:
    """Specialized Blueprints: each guest visits one segment with its icon, each segment once a day, in any order."""
    left = shuttle.guests[:]
    further = f.extra_icons
    f.used = ()

    def options() -> list[Move]:
        return [
            VISIT[segment]
            for segment in shuttle.segments
            if segment not in f.used
            and any(s.content.icons[segment][g] and (left[g] or (further and shuttle.guests[g])) for g in range(TYPES))
        ]

    while True:
        move = yield asking.choose(p, "visit_segment", options)
        if move.verb is not VISIT:
            return
        segment = move.arg
        f.used += (segment,)
        fitting = [g for g in range(TYPES) if s.content.icons[segment][g] and left[g]]
        if len(fitting) > 1:
            chosen = yield asking.ask_plainly(p, "visiting_guest", [SCORE[g] for g in fitting])
            left[chosen.arg] -= 1
        elif fitting:
            left[fitting[0]] -= 1
        else:
            further -= 1
        yield from visit(s, p, segment)


def visit(s: GalacticCruise, p: Company, segment: int) -> Rules[None]:
    """Perform what a specialized segment offers, seen from its own shuttle."""
    inside = Frame(ALWAYS, p.seat)
    inside.shuttle = next(shuttle for shuttle in p.shuttles if segment in shuttle.segments)
    if s.log is not None:
        s.log.tell("segment_visited", company=p.label, segment=s.content.blueprints[segment].id)
    yield from performing.perform(s, p, s.content.blueprints[segment].visit, inside)


# --- Returning to Earth


def return_to_earth(s: GalacticCruise, p: Company, shuttle: Shuttle) -> Rules[None]:
    """Returning to Earth: the pilot goes home with a funding bonus, cruise and guests leave the shuttle."""
    pilot = shuttle.pilot
    empty(s, shuttle)
    f = Frame(AT_RETURN, p.seat)
    f.count = 1
    s.frames.append(f)
    if pilot != NO_PILOT:
        yield from workers.come_home(s, p, pilot == EXPERT, AT_RETURN)
    else:
        yield asking.choose(p, "after_return", list)
    yield from performing.close_frame(s, p, f)


def empty(s: GalacticCruise, shuttle: Shuttle) -> None:
    """Cruise, guests, pilot and a token nobody placed leave a shuttle that is back."""
    s.cruise_discard += (shuttle.cruise,)
    for guest in range(TYPES):
        s.supply[guest] += shuttle.guests[guest]
    shuttle.cruise, shuttle.stop, shuttle.guests, shuttle.token = -1, -1, [0, 0, 0], False
    shuttle.pilot = NO_PILOT


# --- the last advance


def last_flight(s: GalacticCruise, p: Company, shuttle: Shuttle) -> Rules[None]:
    """Final Round: a shuttle in space goes to any stop that is left, which is resolved as usual."""
    stops = s.content.cruises[shuttle.cruise].stops
    move = yield asking.ask(p, "last_stop", lambda: [STOP_AT[n + 1] for n in range(shuttle.stop + 1, len(stops))])
    stop = move.arg - 1
    # It flies on from the stop before.
    shuttle.stop = stop - 1
    yield from next_stop(s, p, shuttle)
