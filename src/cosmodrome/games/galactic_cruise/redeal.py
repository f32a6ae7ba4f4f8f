"""What one seat cannot know, dealt again."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.rules import payment, preflight
from cosmodrome.games.galactic_cruise.state import BIDDING, BOARDING, GalacticCruise
from cosmodrome.kernel import Dealer


def _fitting(s: GalacticCruise, p: Company, pool: list[int]) -> list[int]:
    """The cards a company may hold unseen: whoever is paying must be able to, and everybody can see that."""
    if p.seat != s.active or (s.payment is None and s.phase != BOARDING):
        return pool
    found = []
    for card in pool:
        means = payment.Means(s, p)
        means.hand[means.hand.index(p.secret)] = card
        if preflight.still_possible(s, p, means):
            found.append(card)
    return found or [p.secret]


def redeal(s: GalacticCruise, seat: int, dealer: Dealer) -> None:
    """Deal the cards this seat has never seen again: the others' first agenda cards and starting upgrade cards."""
    others = [p for p in s.companies[: s.players] if p.seat != seat]
    # The company whose turn it is first: not every card would let it continue.
    others.sort(key=lambda p: p.seat != s.active)
    pool = s.agenda_deck + [p.secret for p in others if p.hides_card]
    pool.sort()
    for p in others:
        if p.hides_card:
            card = dealer.pick(_fitting(s, p, pool))
            pool.remove(card)
            p.hand[p.hand.index(p.secret)] = card
            p.secret = card
    s.agenda_deck[:] = pool
    if s.phase == BIDDING:
        for p in others:
            if p.bid >= 0:
                p.bid = dealer.pick(range(p.money + 1))
    if s.options.starting_upgrades != "auction":
        cards = sorted(s.starting_deck + [card for p in others for card in p.starting_cards])
        for p in others:
            for i in range(len(p.starting_cards)):
                card = dealer.pick(cards)
                cards.remove(card)
                p.starting_cards[i] = card
        s.starting_deck = cards


def sees_all(s: GalacticCruise, seat: int) -> bool:
    """Whether this seat has seen all cards the others hold. What is still in a deck is in no order."""
    others = [p for p in s.companies[: s.players] if p.seat != seat]
    return s.phase > BIDDING and not any(p.hides_card or p.starting_cards for p in others)
