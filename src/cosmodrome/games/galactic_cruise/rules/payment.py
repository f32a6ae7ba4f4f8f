"""The arithmetic of paying in resources: for a launch (each resource for itself) or a development (money and one).

Resources come from the company board, from agenda cards and from the reputation track, in any mix and without needing
room on the board. A payment is begun only if it can be finished, and nothing is offered that would make it fail.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.company import EXPERT, NO_PILOT, Company
from cosmodrome.games.galactic_cruise.effects import frames
from cosmodrome.games.galactic_cruise.frame import Payment, Trades
from cosmodrome.games.galactic_cruise.pieces import Effect
from cosmodrome.games.galactic_cruise.rows import of_three
from cosmodrome.games.galactic_cruise.rules import network, queue
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    ANY_TIME,
    DO_DISCOUNT,
    DO_EXCHANGE,
    FOOD,
    FUEL,
    ICON_MONEY,
    ICON_RESOURCE,
    KINDS,
    LAUNCH_PAY,
    OXYGEN,
    U_FOOD,
    U_FUEL,
    U_MONEY,
    U_SUPPLIES,
)
from cosmodrome.kernel.native import mypyc_attr

#: A technology space, how many others own it and the surcharge for each of them.
Technology = tuple[int, int, int]
_UNKNOWN: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Means:
    """What a company could pay with, for trying out what would be left after a move."""

    __slots__ = (
        "ads",
        "borrow_discount",
        "goods",
        "hand",
        "money",
        "nearest",
        "reputation",
        "resources",
        "spare",
        "spent",
        "techs",
        "vp",
    )

    def __init__(self, s: GalacticCruise, p: Company) -> None:
        self.resources = p.resources[:]
        self.hand = p.hand[:]
        self.money = p.money
        self.ads = p.ads
        #: Ads and resources the payment does not want, which a trade may take instead of money.
        self.goods = 0
        #: Ads for the cheapest guest who waits in the queue or the supply.
        self.nearest = queue.nearest(s)
        self.reputation = p.reputation
        self.vp = p.vp
        self.spent = s.spent_reputation
        self.borrow_discount = s.borrow_discount
        #: Technology spaces that could still lower the payment, with their owners and the surcharge for each.
        self.techs = network.launch_technologies(s, p)
        #: What a launch without and with an expert saves, once it was asked for: the table does not change meanwhile.
        self.spare: list[list[int]] = [_UNKNOWN, _UNKNOWN]

    def saved(self, s: GalacticCruise, p: Company, expert: bool) -> list[int]:
        """Food, oxygen and fuel that a launch saves by what stands already."""
        found = self.spare[expert]
        if not found:
            found = self.spare[expert] = frames.standing_spare(s, p, expert)
        return found

    def can_borrow(self, s: GalacticCruise, technology: Technology) -> bool:
        """Whether a technology of others can be paid for now."""
        _, owners, surcharge = technology
        return owners > 0 and self.price(s, owners, surcharge) <= self.money

    def borrow(self, s: GalacticCruise, technology: Technology) -> None:
        """Pay for a technology of others; from then on it costs nothing."""
        i, owners, surcharge = technology
        # By its space: compiled, two tuples are never the same one.
        self.techs = [(i, 0, 0) if one[0] == i else one for one in self.techs]
        self.money -= self.price(s, owners, surcharge)

    def lose_reputation(self, steps: int) -> None:
        """Lose reputation as the company would."""
        self.reputation -= steps
        if self.reputation < 0:
            self.vp += self.reputation
            self.reputation = 0

    def price(self, s: GalacticCruise, owners: int, surcharge: int) -> int:
        """What borrowing a technology would cost."""
        return owners * (max(0, s.content.prices.borrow[self.reputation] - self.borrow_discount) + surcharge)


def wants(due: Payment, resource: int) -> bool:
    """Whether this resource still counts towards the payment."""
    return due.due[resource] > 0 or (due.row == resource and due.sum > 0)


def put(due: Payment, resource: int) -> None:
    """Pay one resource from outside the board."""
    if due.due[resource] > 0:
        due.due[resource] -= 1
    else:
        due.sum -= 1


def position_after(s: GalacticCruise, position: int, icon: int, number: int) -> int:
    """Where the marker of the reputation track stands after crossing just this many icons of a kind."""
    while number:
        if s.content.prices.icons[position - 1] == icon:
            number -= 1
        position -= 1
    return position


def possible(s: GalacticCruise, due: Payment, m: Means) -> bool:
    """Whether these means suffice."""
    if due.row >= 0:
        return _sum_possible(s, due, m)
    need, have = due.due, m.resources
    if need[FOOD] <= have[FOOD] and need[OXYGEN] <= have[OXYGEN] and need[FUEL] <= have[FUEL]:
        return True
    short = [max(0, need[r] - have[r]) for r in range(KINDS)]
    trades = due.trades
    m.goods = m.ads + of_three([max(0, have[r] - need[r]) for r in range(KINDS)])
    if _possible(s, short, due.incoming, m.hand, m.money, m, trades):
        return True
    if m.spent or trades[0] or not (m.techs or any(_trades(s, card) for card in m.hand)):
        return False
    return _possible_by_money(s, short, due, m)


def _possible_by_money(s: GalacticCruise, short: list[int], due: Payment, m: Means) -> bool:
    """Whether reputation spent for money suffices: for a technology or a trade, instead of for resources.

    What is borrowed before that costs less. For trades in progress it comes too late.
    """
    before = lowest = m.reputation
    for number in range(1, s.content.icons_below[before][ICON_MONEY] + 1):
        lowest = position_after(s, before, ICON_MONEY, number)
        m.reputation, m.spent = lowest, True
        found = _possible(s, short, due.incoming, m.hand, m.money + number, m, due.trades)
        m.reputation, m.spent = before, False
        if found:
            return True
    if s.content.prices.borrow[lowest] == s.content.prices.borrow[before]:
        return False
    for technology in m.techs:
        if m.can_borrow(s, technology):
            kept = m.techs, m.money
            m.borrow(s, technology)
            found = _possible_by_money(s, short, due, m)
            m.techs, m.money = kept
            if found:
                return True
    return False


def _sum_possible(s: GalacticCruise, due: Payment, m: Means) -> bool:
    return due.sum <= (
        m.money + m.resources[due.row] + _beside(s, due.row, m.hand, m.reputation, m.spent) + due.incoming
    )


def _beside(s: GalacticCruise, row: int, hand: list[int], reputation: int, spent: bool) -> int:
    """What cards and the reputation track could add to a sum of money and this resource."""
    found = 0
    if not spent:
        icons = s.content.icons_below[reputation]
        found = max(icons[ICON_RESOURCE], icons[ICON_MONEY])
    resource = s.content.card_resource
    for card in hand:
        if resource[card] == row:
            found += 1
    return found


def beside(s: GalacticCruise, p: Company, row: int) -> int:
    """What a company could add on its turn, with cards and reputation, to a sum of money and this resource."""
    return _beside(s, row, p.hand, p.reputation, s.spent_reputation) if s.on_turn(p.seat) else 0


def most_for_row(s: GalacticCruise, p: Company, row: int) -> int:
    """The largest sum a company could pay in money and this resource."""
    return p.money + p.resources[row] + beside(s, p, row)


def trade_terms(e: Effect) -> Trades:
    """How often an exchange may be made, and its terms; supplies of choice count as money and as resources."""
    given = dict(e.give)
    price = given.get(U_MONEY, 0) + given.get(U_SUPPLIES, 0)
    return e.times, price, sum(amount for _, amount in e.get), U_SUPPLIES in given


def _trades(s: GalacticCruise, card: int) -> bool:
    """Whether a card could bring resources for money while a launch is paid."""
    if s.content.card_timing[card] not in (LAUNCH_PAY, ANY_TIME):
        return False
    return any(e.verb == DO_EXCHANGE for e in s.content.agenda[card].effects)


def trades_any_time(s: GalacticCruise, card: int) -> bool:
    """Whether a card trades supplies at any time: also while a launch is paid, where nothing needs room."""
    if s.content.card_timing[card] != ANY_TIME:
        return False
    return any(e.verb == DO_EXCHANGE for e in s.content.agenda[card].effects)


def _possible(
    s: GalacticCruise, short: list[int], any_: int, hand: list[int], money: int, m: Means, trades: Trades
) -> bool:
    """Whether cards, reputation, abilities and technologies cover what the board is short of."""
    c = s.content
    left = short[:]
    for card in hand:
        if left[c.card_resource[card]] > 0:
            left[c.card_resource[card]] -= 1
    icons = 0 if m.spent else c.icons_below[m.reputation][ICON_RESOURCE]
    if left[FOOD] + left[OXYGEN] + left[FUEL] <= any_ + icons:
        return True
    times, price, gain, supplies = trades
    if times:
        rest = (times - 1, price, gain, supplies)
        if supplies and m.goods >= price:
            m.goods -= price
            found = _possible(s, short, any_ + gain, hand, money, m, rest)
            m.goods += price
            if found:
                return True
        elif money >= price and _possible(s, short, any_ + gain, hand, money - price, m, rest):
            return True
    for card in hand:
        if c.card_timing[card] == LAUNCH_PAY or trades_any_time(s, card):
            others = [other for other in hand if other != card]
            if _with_effects(s, c.agenda[card].effects, short, any_, others, money, m, trades):
                return True
    for technology in list(m.techs):
        i, owners, surcharge = technology
        price = m.price(s, owners, surcharge)
        if price <= money:
            m.techs.remove(technology)
            found = _with_effects(s, network.technology_effects(s, i), short, any_, hand, money - price, m, trades)
            m.techs.append(technology)
            if found:
                return True
    return False


def _with_effects(
    s: GalacticCruise,
    list_: tuple[Effect, ...],
    short: list[int],
    any_: int,
    hand: list[int],
    money: int,
    m: Means,
    trades: Trades,
) -> bool:
    """The same after these launch effects."""
    less = short[:]
    for e in list_:
        if e.verb == DO_DISCOUNT:
            for unit, amount in e.amounts:
                if U_FOOD <= unit <= U_FUEL:
                    less[unit - U_FOOD] = max(0, less[unit - U_FOOD] - amount)
        elif e.verb == DO_EXCHANGE:
            trades = trade_terms(e)
    return _possible(s, less, any_, hand, money, m, trades)


def launch_due(s: GalacticCruise, p: Company, guests: int, segments: int, fuel: int, pilot: int) -> Payment:
    """Pay Resources: food for the guests and the pilot, oxygen for the segments, fuel for the cruise."""
    return due_after(frames.standing_spare(s, p, pilot == EXPERT), guests, segments, fuel, pilot)


def due_after(spare: list[int], guests: int, segments: int, fuel: int, pilot: int) -> Payment:
    """The same where this much is saved."""
    return Payment(
        [
            max(0, guests + (pilot != NO_PILOT) - spare[FOOD]),
            max(0, segments - spare[OXYGEN]),
            max(0, fuel - spare[FUEL]),
        ],
    )
