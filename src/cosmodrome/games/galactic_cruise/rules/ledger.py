"""The ledger: points, storage and money, changed without asking anybody."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.company import E_BONUSES, Company
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.rows import replaced
from cosmodrome.games.galactic_cruise.rules import payment
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import FOOD, FUEL, KINDS, OXYGEN, RESOURCES


def gain_vp(p: Company, points: int, source: int = E_BONUSES) -> None:
    """Points, remembered by where they come from."""
    p.vp += points
    p.earned = replaced(p.earned, source, p.earned[source] + points)


def store(s: GalacticCruise, p: Company, resource: int) -> None:
    """One resource: straight into the payment that is going on, else into storage, else it is lost."""
    due = s.payment
    if due is not None and p.seat == s.active and payment.wants(due, resource):
        payment.put(due, resource)
    elif p.resources[resource] < p.storage[resource]:
        p.resources[resource] += 1
    elif s.log is not None:
        s.log.tell("resource_lost", company=p.label, resource=RESOURCES[resource])


def room(s: GalacticCruise, p: Company) -> list[int]:
    """How many of each resource could be taken: into storage, and into the payment that is going on."""
    due = s.payment
    if due is None or p.seat != s.active:
        return [p.storage[r] - p.resources[r] for r in range(KINDS)]
    return [p.storage[r] - p.resources[r] + due.due[r] + due.sum * (due.row == r) for r in range(KINDS)]


def has_room(p: Company) -> bool:
    """Whether any row can still store something."""
    have, room = p.resources, p.storage
    return have[FOOD] < room[FOOD] or have[OXYGEN] < room[OXYGEN] or have[FUEL] < room[FUEL]


def charge(p: Company, f: Frame, cost: int) -> None:
    """Pay money for one item of an action, after the discount on the action as a whole."""
    saved = min(cost, f.action_money)
    f.action_money -= saved
    p.money -= cost - saved


def affordable(p: Company, f: Frame, cost: int) -> bool:
    """Whether the money is enough for one item of an action."""
    return cost - f.action_money <= p.money


def spend_card(s: GalacticCruise, p: Company, card: int) -> None:
    """Playing Agenda Cards: for the resource, at any time of one's own turn."""
    discard_card(s, p, card)
    s.cards_played.append(card)
    if s.log is not None:
        s.log.tell("card_spent", company=p.label, card=s.content.agenda[card].id)
    store(s, p, s.content.card_resource[card])


def discard_card(s: GalacticCruise, p: Company, card: int) -> None:
    """A card leaves the hand, face up onto the discard pile."""
    p.hand.remove(card)
    if p.secret == card:
        p.secret = -1
        s.reveals += 1
    s.agenda_discard.append(card)
