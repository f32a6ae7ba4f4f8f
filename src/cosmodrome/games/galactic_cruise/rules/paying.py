"""Paying in resources: for a launch (each resource for itself) or a development (money and one resource)."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.frame import Payment
from cosmodrome.games.galactic_cruise.moves import PAY, PAY_RESOURCES
from cosmodrome.games.galactic_cruise.rules import asking
from cosmodrome.games.galactic_cruise.state import LIFTING_OFF, GalacticCruise
from cosmodrome.kernel import Move, Rules

_PAY: Final = PAY()


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
        enough = all(due.due[r] <= p.resources[r] for r in range(3))
        return [_PAY] if enough else []

    while any(due.due):
        move = yield asking.pay(p, "pay_launch", options)
        if move.verb is PAY:
            for r in range(3):
                p.resources[r] -= due.due[r]
                due.due[r] = 0
    s.payment = None
    s.phase = LIFTING_OFF
