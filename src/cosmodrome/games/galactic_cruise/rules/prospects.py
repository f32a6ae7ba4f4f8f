"""Prospects: whether an action chosen now could do anything, free moves included.

The plain question of the action itself comes first. Only where that says no, everything is tried that could lower the
price or bring the means in time: standing abilities, cards for the action, technologies to borrow, reputation to
spend, cards for any time. What a draw might bring does not count.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.bits import BIT, COUNT
from cosmodrome.games.galactic_cruise.company import BOTH_EXPERTS, Company
from cosmodrome.games.galactic_cruise.effects import frames
from cosmodrome.games.galactic_cruise.effects.modifiers import MODIFIERS, modify
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.pieces import Effects
from cosmodrome.games.galactic_cruise.rows import Row, of_three
from cosmodrome.games.galactic_cruise.rules import (
    headquarters,
    manufacturing,
    marketing,
    means,
    network,
    payment,
    planning,
)
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    ACQUIRE_BLUEPRINTS,
    ACQUIRE_SHUTTLE,
    ADVERTISE_CRUISE,
    ANY_TIME,
    BUILD_DEVELOPMENT,
    BUILD_SEGMENTS,
    DO_DISCOUNT,
    DO_EXCHANGE,
    DRAW_AGENDA,
    GAIN_RESOURCES,
    GAIN_SUPPLIES,
    HIRE_EXPERT,
    ICON_AD,
    ICON_MONEY,
    MAX_REPUTATION,
    PER_OWNER,
    REFILL_AGENDA,
    REFILL_SILO,
    ROW_LENGTH,
    SCHEDULE_CRUISE,
    TECH_SPACES,
    U_ADS,
    U_MONEY,
    U_REPUTATION,
    U_VP,
)
from cosmodrome.kernel.native import mypyc_attr

#: The actions that cost something, so that free moves can make them possible.
PRICED: Final[Row] = (BUILD_DEVELOPMENT, HIRE_EXPERT, GAIN_SUPPLIES, BUILD_SEGMENTS, ADVERTISE_CRUISE)
_ALL_PRICED: Final = sum(BIT[action] for action in PRICED)
#: The mask of all timings.
ALL_TIMINGS: Final = -1
#: An action that nothing changes. Never changed itself.
_AS_USUAL: Final = Frame(BUILD_DEVELOPMENT, 0)


def can_start(s: GalacticCruise, p: Company, action: int, discount: int = 0) -> bool:
    """Whether an action could do anything now."""
    return startable(s, p, BIT[action], discount) != 0


def any_starts(s: GalacticCruise, p: Company, wanted: int) -> bool:
    """Whether any of these actions, as a mask, could do something now."""
    # Mostly something is that costs nothing.
    return _plainly(s, p, wanted & ~_ALL_PRICED, 0) != 0 or startable(s, p, wanted) != 0


def startable(s: GalacticCruise, p: Company, wanted: int, discount: int = 0) -> int:
    """Those of the wanted actions, as a mask, that could do something now."""
    able = _plainly(s, p, wanted, discount)
    left = wanted & ~able
    if left & _ALL_PRICED:
        prospect = Prospect(s, p)
        for action in PRICED:
            if left & BIT[action] and prospect.allows(action, discount):
                able |= BIT[action]
    if left & 1 << GAIN_RESOURCES and _by_trading(s, p):
        able |= 1 << GAIN_RESOURCES
    return able


def startable_by_expert(s: GalacticCruise, p: Company, able: int) -> int:
    """The same for an expert at home, given what a worker could start: the expert's tile may lower a price."""
    open_ = s.content.eased_by_expert[s.expert_tile] & _ALL_PRICED & ~able
    if not open_:
        return able
    s.placed, s.placed_expert = 0, True
    able |= startable(s, p, open_)
    s.placed, s.placed_expert = -1, False
    return able


def _by_trading(s: GalacticCruise, p: Company) -> bool:
    """Trading a resource away makes room for another."""
    return s.on_turn(p.seat) and of_three(s.silo) > 0 and means.tradable(s, p.hand) > 0


def _plainly(s: GalacticCruise, p: Company, wanted: int, saved: int) -> int:
    """Those of the wanted actions, as a mask, that are possible without any free move."""
    # With the agenda there is always something to gain or to replace.
    able = wanted & 1 << REFILL_AGENDA
    if wanted & 1 << BUILD_DEVELOPMENT and headquarters.can_build_development(s, p, saved):
        able |= 1 << BUILD_DEVELOPMENT
    if wanted & 1 << HIRE_EXPERT and headquarters.can_hire_expert(s, p, saved):
        able |= 1 << HIRE_EXPERT
    if wanted & 1 << GAIN_SUPPLIES and headquarters.can_gain_supplies(s, p, saved):
        able |= 1 << GAIN_SUPPLIES
    if wanted & 1 << ACQUIRE_BLUEPRINTS and manufacturing.can_acquire_blueprints(s, p):
        able |= 1 << ACQUIRE_BLUEPRINTS
    if wanted & 1 << BUILD_SEGMENTS and manufacturing.can_build_segments(s, p, saved):
        able |= 1 << BUILD_SEGMENTS
    if wanted & 1 << ACQUIRE_SHUTTLE and manufacturing.can_acquire_shuttle(s, p):
        able |= 1 << ACQUIRE_SHUTTLE
    if wanted & 1 << GAIN_RESOURCES and manufacturing.can_gain_resources(s, p):
        able |= 1 << GAIN_RESOURCES
    if wanted & 1 << REFILL_SILO and manufacturing.can_refill_silo(s, p):
        able |= 1 << REFILL_SILO
    if wanted & 1 << SCHEDULE_CRUISE and marketing.can_schedule_cruise(s, p):
        able |= 1 << SCHEDULE_CRUISE
    if wanted & 1 << ADVERTISE_CRUISE and marketing.can_advertise_cruise(s, p):
        able |= 1 << ADVERTISE_CRUISE
    if wanted & 1 << DRAW_AGENDA and planning.can_draw_agenda(s, p):
        able |= 1 << DRAW_AGENDA
    return able


def _worthwhile(s: GalacticCruise, p: Company, action: int) -> bool:
    """What no means could replace."""
    if action == BUILD_DEVELOPMENT:
        return any(built < ROW_LENGTH for built in p.built)
    if action == HIRE_EXPERT:
        return p.experts_hired != BOTH_EXPERTS
    if action == BUILD_SEGMENTS:
        return bool(manufacturing.open_shuttles(p))
    if action == ADVERTISE_CRUISE:
        return bool(marketing.open_cruises(s, p))
    return True


def _apply(s: GalacticCruise, p: Company, effects: Effects, f: Frame) -> None:
    for e in effects:
        if e.verb in MODIFIERS:
            modify(s, p, e, f)


def _lendable(s: GalacticCruise, p: Company, action: int) -> list[int]:
    """Technologies of others that would help with this action."""
    if s.meeting or not s.on_turn(p.seat):
        return []
    mine = p.technologies | s.borrowed_technologies
    return [
        i
        for i, technology in enumerate(s.technologies)
        if s.tech_owners[i] and not mine & BIT[i] and s.content.technologies[technology].timing == action
    ]


def _subsets(found: list[int]) -> list[list[int]]:
    all_: list[list[int]] = [[]]
    for one in found:
        all_ += [[*some, one] for some in all_]
    return all_


@mypyc_attr(acyclic=True, free_list_len=1)
class Prospect:
    """What a company could come by in the course of an action."""

    __slots__ = ("ads", "borrow_discount", "cards", "eased", "money", "p", "reputation", "s", "trades", "vp")

    def __init__(self, s: GalacticCruise, p: Company) -> None:
        self.s, self.p = s, p
        self.money, self.ads, self.reputation, self.vp = p.money, p.ads, p.reputation, p.vp
        self.borrow_discount = s.borrow_discount
        self.trades = 0
        #: Whether a card for any time is in hand.
        self.cards = False
        c = s.content
        #: The actions, as a mask, that something in hand, in force or to borrow makes easier.
        eased = ALL_TIMINGS if s.turn_effects else c.eased_by_upgrades[p.upgrades]
        for card in p.hand:
            if c.card_timing[card] == ANY_TIME and s.on_turn(p.seat):
                self._count(c.agenda[card].effects)
            eased |= c.eased_by_card[card]
        for i, technology in enumerate(s.technologies):
            if s.tech_owners[i]:
                eased |= c.eased_by_technology[technology]
        if s.placed_expert and s.placed >= 0:
            eased |= c.eased_by_expert[s.expert_tile]
        self.eased = eased

    def _count(self, effects: Effects) -> None:
        """What a card for any time could bring."""
        self.cards = True
        for e in effects:
            if e.verb == DO_EXCHANGE:
                self.trades += e.times
            elif e.verb == DO_DISCOUNT and e.per == PER_OWNER:
                self.borrow_discount += sum(amount for unit, amount in e.amounts if unit == U_MONEY)
            else:
                gained = means.gained(self.s, self.p, e)
                self.money += gained.get(U_MONEY, 0)
                self.ads += gained.get(U_ADS, 0)
                self.vp += gained.get(U_VP, 0)
                self.reputation = min(MAX_REPUTATION, self.reputation + gained.get(U_REPUTATION, 0))

    def allows(self, action: int, discount: int) -> bool:
        """Whether abilities, cards, borrowing and reputation make an action possible that plainly is not."""
        s, p = self.s, self.p
        if not discount and not self.eased & BIT[action]:
            # Only reputation and cards for any time are left to help.
            return (self.cards or self._icons(action) > 0) and self.reaches(action, _AS_USUAL, [])
        if not _worthwhile(s, p, action):
            return False
        f = frames.open_frame(s, p, action, 0, s.placed_expert and s.placed >= 0)
        s.frames.remove(f)
        f.action_money += discount
        for card in p.hand:
            if s.content.card_timing[card] == action:
                _apply(s, p, s.content.agenda[card].effects, f)
        for lent in _subsets(_lendable(s, p, action)):
            if self.reaches(action, self._trial(action, f, lent), lent):
                return True
        return False

    def _icons(self, action: int) -> int:
        """How many icons of the reputation track could be spent on it."""
        # What a development is paid with counts reputation already.
        if self.s.spent_reputation or action == BUILD_DEVELOPMENT or not self.s.on_turn(self.p.seat):
            return 0
        return self.s.content.icons_below[self.reputation][ICON_AD if action == ADVERTISE_CRUISE else ICON_MONEY]

    def reaches(self, action: int, trial: Frame, lent: list[int]) -> bool:
        """Whether the action succeeds with these technologies, borrowed before or after reputation is spent."""
        icon = ICON_AD if action == ADVERTISE_CRUISE else ICON_MONEY
        icons = self._icons(action)
        # Everything spent and nothing paid: if not even that is enough, nothing is, but for other icons to be traded.
        money, ads = self._with_icons(icon, icons)
        if self._fits(action, trial, money, ads, self.reputation):
            if not lent and action != BUILD_SEGMENTS:
                return True
            for number in range(icons + 1):
                if self._affords(action, trial, lent, icon, number, True):
                    return True
                if lent and self._affords(action, trial, lent, icon, number, False):
                    return True
        return self.trades > 0 and self._by_icons_to_trade(action, trial, lent)

    def _by_icons_to_trade(self, action: int, trial: Frame, lent: list[int]) -> bool:
        """Whether it succeeds if reputation is spent for what can be traded."""
        s = self.s
        if s.spent_reputation or not s.on_turn(self.p.seat):
            return False
        icon = ICON_MONEY if action == ADVERTISE_CRUISE else ICON_AD
        s.spent_reputation = True
        found = any(
            self._affords(action, trial, lent, icon, number, first)
            for number in range(1, s.content.icons_below[self.reputation][icon] + 1)
            for first in (True, False)
        )
        s.spent_reputation = False
        return found

    def _trial(self, action: int, f: Frame, lent: list[int]) -> Frame:
        """The action with these technologies besides."""
        s, p = self.s, self.p
        if not lent and not s.tech_advanced:
            return f
        trial = Frame(action, p.seat)
        trial.action_money, trial.segment_money, trial.guest_ads = f.action_money, f.segment_money, f.guest_ads
        trial.surcharge_money, trial.surcharge_reputation = f.surcharge_money, f.surcharge_reputation
        trial.join_any = f.join_any
        for i in [*lent, *_own(s, p, action)] if s.tech_advanced else lent:
            _apply(s, p, network.technology_effects(s, i), trial)
        return trial

    def _with_icons(self, icon: int, number: int) -> tuple[int, int]:
        """Money and ads once this many icons of the reputation track are spent."""
        return self.money + (number if icon == ICON_MONEY else 0), self.ads + (number if icon == ICON_AD else 0)

    def _affords(self, action: int, trial: Frame, lent: list[int], icon: int, number: int, first: bool) -> bool:
        """Whether it succeeds with this many icons spent, the technologies borrowed first or afterwards."""
        left = payment.position_after(self.s, self.reputation, icon, number) if number else self.reputation
        money, ads = self._with_icons(icon, number)
        price = sum([self._price(i, self.reputation if first else left) for i in lent])
        return price <= (self.money if first else money) and self._fits(action, trial, money - price, ads, left)

    def _price(self, i: int, standing: int) -> int:
        s = self.s
        each = max(0, s.content.prices.borrow[standing] - self.borrow_discount) + network.surcharge(s, i)
        return COUNT[s.tech_owners[i]] * each

    def _fits(self, action: int, f: Frame, money: int, ads: int, standing: int) -> bool:
        s, p = self.s, self.p
        if self.trades:
            goods = sum(p.resources)
            if action == ADVERTISE_CRUISE:
                ads += min(self.trades, money + goods)
            else:
                money += min(self.trades, ads + goods)
        if action == BUILD_DEVELOPMENT:
            return headquarters.can_build_development(s, p, f.action_money + money - p.money)
        if action == HIRE_EXPERT:
            return headquarters.can_hire_expert(s, p, f.action_money + money - p.money)
        if action == GAIN_SUPPLIES:
            return money + f.action_money >= headquarters.PRICE
        if action == BUILD_SEGMENTS:
            return manufacturing.buildable(s, p, f, money + f.action_money, standing + self.vp)
        return marketing.winnable(s, p, ads, f.guest_ads)


def _own(s: GalacticCruise, p: Company, action: int) -> list[int]:
    usable = network.usable_technologies(s, p)
    return [
        i for i in range(TECH_SPACES) if usable & BIT[i] and s.content.technologies[s.technologies[i]].timing == action
    ]
