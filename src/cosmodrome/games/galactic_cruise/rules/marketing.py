"""The marketing actions: Schedule a Cruise, Advertise for a Cruise; and the queue of guests."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise import effects
from cosmodrome.games.galactic_cruise.company import FACE_UP, FLIPPED, Company
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.moves import ADVERTISE, FLIP, INVITE, SCHEDULE
from cosmodrome.games.galactic_cruise.rules import asking, gains
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Move, Rules

_INVITE: Final = INVITE.all()

# --- Schedule a Cruise


def _free_cruises(s: GalacticCruise) -> list[int]:
    return [i for i, cruise in enumerate(s.market) if cruise >= 0 and s.scheduled_by[i] < 0]


def can_schedule_cruise(s: GalacticCruise, p: Company, saved: int) -> bool:
    """Whether the consultant is free and some cruise is."""
    return p.scheduled < 0 and bool(_free_cruises(s))


def face_up_tokens(p: Company, first: int = 0) -> list[Move]:
    """The tokens of the launch tower that can be flipped, from a place on."""
    return [FLIP[p.tower[place]] for place in range(first, 8) if p.tokens[place] == FACE_UP]


def schedule_cruise(s: GalacticCruise, p: Company, f: Frame) -> Rules[None]:
    """Schedule a Cruise: reserve a free one, then flip a token of the launch tower for its bonus."""

    def options() -> list[Move]:
        if p.scheduled >= 0:
            return []
        return [SCHEDULE[s.market[i]] for i in _free_cruises(s)]

    while True:
        move = yield from asking.choose(s, p, "schedule_cruise", options)
        if move.verb is not SCHEDULE:
            return
        p.scheduled = f.slot = s.market.index(move.arg)
        s.scheduled_by[f.slot] = p.seat
        if s.log is not None:
            s.log.tell("scheduled", company=p.label, cruise=s.content.cruises[move.arg].id)
        if FACE_UP in p.tokens:
            token = (yield from asking.ask(s, p, "flip", lambda: face_up_tokens(p))).arg
            p.tokens[p.tower.index(token)] = FLIPPED
            if s.log is not None:
                s.log.tell("flipped", company=p.label, token=s.content.tokens[token].id)
            yield from effects.perform(s, p, s.content.tokens[token].effects)
        f.count += 1


# --- Advertise for a Cruise


def guest_sources(s: GalacticCruise, ads: int, saved: int) -> list[Move]:
    """Guests in the queue and the supply who could be won for so many ads."""
    prices = s.content.prices.queue_ads
    found = []
    for section in range(3):
        if max(0, prices[section] - saved) <= ads:
            waiting = s.queue[section]
            for guest in range(3):
                if waiting[guest]:
                    found.append(_INVITE[section * 3 + guest])
    if max(0, prices[3] - saved) <= ads:
        for guest in range(3):
            if s.supply[guest]:
                found.append(_INVITE[9 + guest])
    return found


def invite(s: GalacticCruise, p: Company, source: int, saved: int) -> int:
    """Take a guest from the queue or the supply for its price in ads; the guest's type."""
    section, guest = divmod(source, 3)
    p.ads -= max(0, s.content.prices.queue_ads[section] - saved)
    if section == 3:
        s.supply[guest] -= 1
    else:
        s.queue[section][guest] -= 1
    return guest


def _open_cruises(s: GalacticCruise, p: Company) -> list[int]:
    """Cruises nobody else has scheduled, with a free guest space."""
    most = s.content.prices.presold
    return [
        i
        for i, cruise in enumerate(s.market)
        if cruise >= 0 and s.scheduled_by[i] in (-1, p.seat) and sum(s.presold[i]) < most
    ]


def can_advertise_cruise(s: GalacticCruise, p: Company, saved: int) -> bool:
    """Whether a guest could be won for some cruise."""
    return bool(_open_cruises(s, p)) and bool(guest_sources(s, p.ads, saved))


def advertise_cruise(s: GalacticCruise, p: Company, f: Frame) -> Rules[None]:
    """Advertise for a Cruise: place 1 or 2 guests on one cruise for ads.

    Each brings 1 money for every destination of the cruise, and 1 reputation if the cruise visits its favourite one.
    """

    def cruises() -> list[Move]:
        return [ADVERTISE[s.market[i]] for i in _open_cruises(s, p)] if guest_sources(s, p.ads, f.guest_ads) else []

    move = yield from asking.choose(s, p, "advertise_cruise", cruises)
    if move.verb is not ADVERTISE:
        return
    f.slot = s.market.index(move.arg)
    cruise = s.content.cruises[move.arg]
    aboard = s.presold[f.slot]
    most = s.content.prices.presold

    def guests() -> list[Move]:
        return guest_sources(s, p.ads, f.guest_ads) if f.count < f.limit and sum(aboard) < most else []

    while True:
        move = yield from asking.choose(
            s, p, "invite", guests, firm=f.count < f.limit and sum(aboard) < most and gains.may_win_ads(s, p)
        )
        if move.verb is not INVITE:
            return
        guest = invite(s, p, move.arg, f.guest_ads)
        aboard[guest] += 1
        f.count += 1
        p.money += len(cruise.destinations)
        if guest in cruise.destinations:
            gains.gain_reputation(p, 1)
        if s.log is not None:
            s.log.tell("advertised", company=p.label, cruise=cruise.id, guest=INVITE.names[move.arg])
