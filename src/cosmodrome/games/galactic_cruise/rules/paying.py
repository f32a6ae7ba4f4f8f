"""Paying in resources: the questions until a launch or a development is paid for."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.frame import Payment
from cosmodrome.games.galactic_cruise.moves import PAY, PAY_BY_CARDS, PAY_BY_REPUTATION, PAY_RESOURCES
from cosmodrome.games.galactic_cruise.rules import asking, ledger, reputation
from cosmodrome.games.galactic_cruise.state import LIFTING_OFF, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import ICON_RESOURCE, KINDS
from cosmodrome.kernel import Move, Rules

_PAY: Final = PAY()
_PAY_BY_CARDS: Final = PAY_BY_CARDS()
_PAY_BY_REPUTATION: Final = PAY_BY_REPUTATION()


def pay_sum(s: GalacticCruise, p: Company, due: Payment) -> Rules[None]:
    """Build a Development: the cost in money and the resource of the row, in any mix."""
    row = due.row

    def options() -> list[Move]:
        low, high = max(0, due.sum - p.money), min(due.sum, p.resources[row])
        return [PAY_RESOURCES[n] for n in range(low, high + 1)]

    while due.sum:
        move = yield asking.pay(p, "pay_development", options)
        if move.verb is PAY_RESOURCES:
            p.resources[row] -= move.arg
            p.money -= due.sum - move.arg
            due.sum = 0
    s.payment = None


def pay_launch(s: GalacticCruise, p: Company, due: Payment) -> Rules[None]:
    """Launch step 3: pay what is due, from the board at the end."""
    s.payment = due

    def options() -> list[Move]:
        short = _short(p, due)
        missing = sum(short)
        if not missing:
            return [_PAY]
        found = []
        if _cards_for(s, p, short):
            found.append(_PAY_BY_CARDS)
        if not s.spent_reputation and s.content.icons_below[p.reputation][ICON_RESOURCE] >= missing:
            found.append(_PAY_BY_REPUTATION)
        return found

    while any(due.due):
        if s.express and not any(_short(p, due)):
            move = _PAY
        else:
            move = yield asking.pay(p, "pay_launch", options)
        if move.verb is PAY_BY_CARDS:
            for card in _cards_for(s, p, _short(p, due)):
                ledger.spend_card(s, p, card)
        elif move.verb is PAY_BY_REPUTATION:
            short = _short(p, due)
            reputation.cross(s, p, ICON_RESOURCE, sum(short))
            for r in range(KINDS):
                due.due[r] -= short[r]
        if move.verb is PAY or move.verb is PAY_BY_CARDS or move.verb is PAY_BY_REPUTATION:
            for r in range(KINDS):
                p.resources[r] -= due.due[r]
                due.due[r] = 0
    s.payment = None
    s.phase = LIFTING_OFF


def _short(p: Company, due: Payment) -> list[int]:
    """What the board is short of."""
    return [max(0, due.due[r] - p.resources[r]) for r in range(KINDS)]


def _cards_for(s: GalacticCruise, p: Company, short: list[int]) -> list[int]:
    """The cards whose resources are just what is missing; none where there is a choice between cards."""
    found = [card for card in p.hand if short[s.content.card_resource[card]]]
    for r in range(KINDS):
        if sum(s.content.card_resource[card] == r for card in found) != short[r]:
            return []
    return found
