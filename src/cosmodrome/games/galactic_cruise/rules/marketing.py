"""The marketing actions: Schedule a Cruise, Advertise for a Cruise."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.company import FACE_UP, FLIPPED, Company
from cosmodrome.games.galactic_cruise.effects import performing
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.moves import ADVERTISE, FLIP, INVITE, SCHEDULE
from cosmodrome.games.galactic_cruise.rows import own, put, replaced
from cosmodrome.games.galactic_cruise.rules import asking, means, queue, reputation
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import ADVENTUROUS, FAMILY, RELAXING
from cosmodrome.kernel import Move, Rules

# --- Schedule a Cruise


def _free_cruises(s: GalacticCruise) -> list[int]:
    return [i for i, cruise in enumerate(s.market) if cruise >= 0 and s.scheduled_by[i] < 0]


def can_schedule_cruise(s: GalacticCruise, p: Company) -> bool:
    """Whether the consultant is free and some cruise is."""
    if p.scheduled < 0:
        for i, cruise in enumerate(s.market):
            if cruise >= 0 and s.scheduled_by[i] < 0:
                return True
    return False


def face_up_tokens(p: Company, first: int = 0) -> list[Move]:
    """The tokens of the launch tower that can be flipped, from a place on."""
    return [FLIP[p.tower[place]] for place in range(first, len(p.tower)) if p.tokens[place] == FACE_UP]


def schedule_cruise(s: GalacticCruise, p: Company, f: Frame) -> Rules[None]:
    """Schedule a Cruise: reserve a free one, then flip a token of the launch tower for its bonus."""

    def options() -> list[Move]:
        if p.scheduled >= 0:
            return []
        return [SCHEDULE[s.market[i]] for i in _free_cruises(s)]

    while True:
        move = yield asking.choose(p, "schedule_cruise", options)
        if move.verb is not SCHEDULE:
            return
        p.scheduled = f.slot = s.market.index(move.arg)
        s.scheduled_by = put(s.scheduled_by, f.slot, p.seat)
        if s.log is not None:
            s.log.tell("scheduled", company=p.label, cruise=s.content.cruises[move.arg].id)
        if FACE_UP in p.tokens:
            token = (yield asking.ask(p, "flip", lambda: face_up_tokens(p))).arg
            p.tokens = replaced(p.tokens, p.tower.index(token), FLIPPED)
            if s.log is not None:
                s.log.tell("flipped", company=p.label, token=s.content.tokens[token].id)
            yield from performing.perform(s, p, s.content.tokens[token].effects)
        f.count += 1


# --- Advertise for a Cruise


def open_cruises(s: GalacticCruise, p: Company) -> list[int]:
    """Cruises nobody else has scheduled, with a free guest space."""
    return [i for i in range(len(s.market)) if _is_open(s, p, i)]


def _is_open(s: GalacticCruise, p: Company, i: int) -> bool:
    if s.market[i] < 0:
        return False
    by, sold = s.scheduled_by[i], s.presold[i]
    return (by < 0 or by == p.seat) and sold[ADVENTUROUS] + sold[RELAXING] + sold[FAMILY] < s.content.prices.presold


def winnable(s: GalacticCruise, p: Company, ads: int, saved: int) -> bool:
    """Whether this many ads win a guest for some cruise."""
    if queue.any_guest(s, ads, saved):
        for i in range(len(s.market)):
            if _is_open(s, p, i):
                return True
    return False


def can_advertise_cruise(s: GalacticCruise, p: Company) -> bool:
    """Whether a guest could be won for some cruise."""
    return winnable(s, p, p.ads, 0)


def advertise_cruise(s: GalacticCruise, p: Company, f: Frame) -> Rules[None]:
    """Advertise for a Cruise: place 1 or 2 guests on one cruise for ads.

    Each brings 1 money for every destination of the cruise, and 1 reputation if the cruise visits its favourite one.
    """

    def cruises() -> list[Move]:
        return [ADVERTISE[s.market[i]] for i in open_cruises(s, p)] if queue.any_guest(s, p.ads, f.guest_ads) else []

    move = yield asking.choose(p, "advertise_cruise", cruises, firm=True)
    if move.verb is not ADVERTISE:
        return
    f.slot = s.market.index(move.arg)
    cruise = s.content.cruises[move.arg]
    slot, most = f.slot, s.content.prices.presold

    def invitations() -> list[Move]:
        return queue.guest_sources(s, p.ads, f.guest_ads) if f.count < f.limit and sum(s.presold[slot]) < most else []

    def more() -> bool:
        if f.count >= f.limit or sum(s.presold[slot]) >= most:
            return False
        return queue.any_guest(s, p.ads + means.more_ads(s, p), f.guest_ads)

    while True:
        move = yield asking.choose_while(p, "invite", invitations, more)
        if move.verb is not INVITE:
            return
        guest = queue.invite(s, p, move.arg, f.guest_ads)
        own(s.presold, slot)[guest] += 1
        f.count += 1
        p.money += len(cruise.destinations)
        if guest in cruise.destinations:
            reputation.gain(p, 1)
        if s.log is not None:
            s.log.tell("advertised", company=p.label, cruise=cruise.id, guest=INVITE.names[move.arg])
