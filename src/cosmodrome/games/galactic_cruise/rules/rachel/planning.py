"""Rachel's Actions with agenda cards, the silo and guests: she takes them out of reach, and earns reputation for it."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.moves import WAITING
from cosmodrome.games.galactic_cruise.rows import own
from cosmodrome.games.galactic_cruise.rules import gains, reputation
from cosmodrome.games.galactic_cruise.rules.rachel.numbers import choose, rachel_of
from cosmodrome.games.galactic_cruise.rules.rachel.supplies import discard_displayed
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import RESOURCES, SECTIONS, TYPES, U_REPUTATION
from cosmodrome.kernel import Rules

#: Cards she draws, and resources she takes.
CARDS: Final = 2
TAKEN: Final = 3

# --- Draw Agenda Cards


def can_draw_agenda(s: GalacticCruise) -> bool:
    """Whether two cards are on display."""
    return sum(card >= 0 for card in s.agenda_display) >= CARDS


def draw_agenda(s: GalacticCruise) -> Rules[None]:
    """Draw Agenda Cards: the numbered card and the one below it are discarded, in that order."""
    slot = choose(s, "agenda", [card >= 0 for card in s.agenda_display])
    for _ in range(CARDS):
        slot = _next_card(s, slot)
        discard_displayed(s, slot)
    yield from ()


def _next_card(s: GalacticCruise, start: int) -> int:
    """The first filled slot from here down, around to the top."""
    places = len(s.agenda_display)
    return next(slot for slot in ((start + n) % places for n in range(places)) if s.agenda_display[slot] >= 0)


# --- Refill Agenda Cards


def can_refill_agenda(s: GalacticCruise) -> bool:
    """She can always replace the cards."""
    return True


def refill_agenda(s: GalacticCruise) -> Rules[None]:
    """Refill Agenda Cards: 1 reputation if that slot is empty; discard from the top, deal four new cards."""
    p = rachel_of(s)
    bonuses = 0
    for slot, card in enumerate(s.agenda_display):
        if card >= 0:
            discard_displayed(s, slot)
        else:
            for unit, amount in s.content.prices.slot_bonus[slot]:
                if unit == U_REPUTATION:
                    reputation.gain(p, amount)
                    bonuses += 1
    yield from gains.deal_agenda(s)
    if s.log is not None:
        s.log.tell("agenda_refilled", company=p.label, bonuses=bonuses)


# --- Gain Resources


def _wanted(s: GalacticCruise, told: bool) -> list[int]:
    """The three resources named by the cards from the numbered one on; by the top discard without any; or none."""
    resource_of = s.content.card_resource
    if max(s.agenda_display) < 0:
        return [resource_of[s.agenda_discard[-1]]] * TAKEN if s.agenda_discard else []
    places = len(s.agenda_display)
    log, s.log = s.log, s.log if told else None
    start = choose(s, "agenda", [card >= 0 for card in s.agenda_display])
    s.log = log
    cards = [s.agenda_display[(start + step) % places] for step in range(places)]
    resources = [resource_of[card] for card in cards if card >= 0]
    return [resources[n % len(resources)] for n in range(TAKEN)]


def can_gain_resources(s: GalacticCruise) -> bool:
    """Whether the silo holds all three. Remembers the first one that it does not."""
    r = rachel_of(s)
    left = s.silo[:]
    r.missing = -1
    wanted = _wanted(s, told=False)
    for resource in wanted:
        if not left[resource]:
            r.missing = resource
            return False
        left[resource] -= 1
    return bool(wanted)


def gain_resources(s: GalacticCruise) -> Rules[None]:
    """Gain Resources: three leave the silo."""
    for resource in _wanted(s, told=True):
        s.silo[resource] -= 1
        if s.log is not None:
            s.log.tell("silo_drawn", company=rachel_of(s).label, resource=RESOURCES[resource])
    yield from ()


# --- Refill the Storage Silo


def can_refill_silo(s: GalacticCruise) -> bool:
    """Whether she has just missed a resource."""
    return rachel_of(s).missing >= 0


def refill_silo(s: GalacticCruise) -> Rules[None]:
    """Refill the Storage Silo: the resource she missed rises to the top; 1 reputation."""
    p, resource = rachel_of(s), rachel_of(s).missing
    steps = s.content.prices.silo_max - s.silo[resource]
    s.silo[resource] = s.content.prices.silo_max
    reputation.gain(p, s.content.solo.refill_reputation)
    if s.log is not None:
        s.log.tell("silo_refilled", company=p.label, resource=RESOURCES[resource], steps=steps)
    yield from ()


# --- Advertise for a Cruise


def win_guests(s: GalacticCruise, cruise: int, number: int) -> list[int]:
    """Guests for a cruise: of its destinations in order, section by section, at last from the supply."""
    destinations = s.content.cruises[cruise].destinations
    won: list[int] = []
    for section in range(SECTIONS + 1):
        waiting = own(s.queue, section) if section < SECTIONS else s.supply
        found = True
        while found and len(won) < number:
            found = False
            for guest in destinations:
                if len(won) < number and waiting[guest]:
                    waiting[guest] -= 1
                    won.append(guest)
                    found = True
                    if s.log is not None:
                        s.log.tell("rachel_guest", guest=WAITING[section * TYPES + guest])
    return won


def anybody_for(s: GalacticCruise, cruise: int) -> bool:
    """Whether a fan of one of its destinations is waiting or in the supply."""
    return any(
        s.supply[guest] or any(section[guest] for section in s.queue)
        for guest in s.content.cruises[cruise].destinations
    )


def _open_cruises(s: GalacticCruise) -> list[bool]:
    """Cruises without guests that you have not scheduled and that somebody would like to join."""
    return [
        cruise >= 0 and s.scheduled_by[i] < 0 and not any(s.presold[i]) and anybody_for(s, cruise)
        for i, cruise in enumerate(s.market)
    ]


def can_advertise(s: GalacticCruise) -> bool:
    """Whether some cruise is open to her guests."""
    return any(_open_cruises(s))


def advertise(s: GalacticCruise) -> Rules[None]:
    """Advertise for a Cruise: two guests for the numbered cruise that has none; 1 reputation for each."""
    p = rachel_of(s)
    place = choose(s, "cruises", _open_cruises(s))
    cruise = s.market[place]
    if s.log is not None:
        s.log.tell("rachel_advertises", cruise=s.content.cruises[cruise].id)
    won = win_guests(s, cruise, s.content.prices.presold)
    for guest in won:
        own(s.presold, place)[guest] += 1
    # 1 for each guest, as for everybody.
    reputation.gain(p, min(len(won), s.content.solo.advertise_reputation))
    yield from ()
