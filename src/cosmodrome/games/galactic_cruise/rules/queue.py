"""The guests in the queue and the supply: who could be won for ads, and how the queue moves."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.moves import INVITE
from cosmodrome.games.galactic_cruise.rows import own
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import ADVENTUROUS, FAMILY, RELAXING, SECTIONS, TYPES
from cosmodrome.kernel import Move

_INVITE: Final = INVITE.all()
#: The supply comes behind the three sections of the queue, also in the list of prices.
SUPPLY: Final = SECTIONS
#: More ads than anybody has.
BEYOND_REACH: Final = 999


def guest_sources(s: GalacticCruise, ads: int, saved: int) -> list[Move]:
    """Guests in the queue and the supply who could be won for this many ads."""
    prices = s.content.prices.queue_ads
    found = []
    for section in range(SUPPLY):
        if max(0, prices[section] - saved) <= ads:
            waiting = s.queue[section]
            for guest in range(TYPES):
                if waiting[guest]:
                    found.append(_INVITE[section * TYPES + guest])
    if max(0, prices[SUPPLY] - saved) <= ads:
        for guest in range(TYPES):
            if s.supply[guest]:
                found.append(_INVITE[SUPPLY * TYPES + guest])
    return found


def _anybody(guests: list[int]) -> bool:
    """Whether there are guests of any type."""
    return guests[ADVENTUROUS] != 0 or guests[RELAXING] != 0 or guests[FAMILY] != 0


def any_guest(s: GalacticCruise, ads: int, saved: int) -> bool:
    """Whether this many ads win a guest of the queue or the supply."""
    prices = s.content.prices.queue_ads
    most = ads + saved
    for section in range(SUPPLY):
        if prices[section] <= most and _anybody(s.queue[section]):
            return True
    return prices[SUPPLY] <= most and _anybody(s.supply)


def nearest(s: GalacticCruise) -> int:
    """Ads for the cheapest guest in the queue or the supply; more than anybody has where nobody is left."""
    prices = s.content.prices.queue_ads
    for section in range(SUPPLY):
        if _anybody(s.queue[section]):
            return prices[section]
    return prices[SUPPLY] if _anybody(s.supply) else BEYOND_REACH


def nearest_after_moving(s: GalacticCruise, steps: int) -> int:
    """The same once a guest of the queue has been moved this many sections up."""
    prices = s.content.prices.queue_ads
    found = [prices[max(0, section - steps)] for section in range(1, SECTIONS) if any(s.queue[section])]
    return min([nearest(s), *found])


def invite(s: GalacticCruise, p: Company, source: int, saved: int) -> int:
    """Take a guest from the queue or the supply for its price in ads; the guest's type."""
    section, guest = divmod(source, TYPES)
    p.ads -= max(0, s.content.prices.queue_ads[section] - saved)
    if section == SUPPLY:
        s.supply[guest] -= 1
    else:
        own(s.queue, section)[guest] -= 1
    return guest


def advance(s: GalacticCruise, guest: int, times: int) -> None:
    """Guests of a type move one section towards the first; those in the first stay."""
    first, second, third = own(s.queue, 0), own(s.queue, 1), own(s.queue, 2)
    for _ in range(times):
        first[guest] += second[guest]
        second[guest] = third[guest]
        third[guest] = 0
