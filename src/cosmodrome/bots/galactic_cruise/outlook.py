"""How things look for a company: how far the match is, what money, ads, reputation and resources are worth to it.

Everything is measured in victory points at the end of the match. Early on goods are worth more than they will score,
because they turn into launches; towards the end they are worth what they score.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galactic_cruise.plan import Plan, make_plan
from cosmodrome.bots.galactic_cruise.weights import DEFAULT, Weights
from cosmodrome.games.galactic_cruise.company import FLIPPED, Company
from cosmodrome.games.galactic_cruise.counters import multiplier
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.pieces import Effect
from cosmodrome.games.galactic_cruise.rules.gains import funding_worth
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    F_AD,
    F_MONEY,
    F_RESOURCE,
    F_VP,
    FUNDING_UNITS,
    MAX_REPUTATION,
    U_ADS,
    U_AGENDA,
    U_BLUEPRINTS,
    U_FOOD,
    U_FUEL,
    U_FUNDING,
    U_MONEY,
    U_REPUTATION,
    U_RESOURCES,
    U_VP,
)

#: What an action is worth, and the money it takes.
Estimate = tuple[float, int]
NOTHING: Final[Estimate] = (0.0, 0)

#: What a good scores at the end.
SCORED: Final = 0.34


class Outlook:
    """The view of one company on the match."""

    def __init__(self, s: GalacticCruise, p: Company, weights: Weights = DEFAULT) -> None:
        self.s = s
        self.p = p
        self.w = w = weights
        self.left = remaining(s, w.patience)
        self.money = (
            SCORED + w.money_early * self.left + (w.money_short if p.money < 4 else 0.0) * min(1.0, 2 * self.left)
        )
        self.ad = SCORED + w.ad_early * self.left
        self.card = SCORED + w.card_early * self.left
        self.blueprint = SCORED + w.blueprint_early * self.left
        # Found out once: nothing changes while one decision is made.
        self._plan: Plan | None = None
        self._best_funding: float | None = None
        self.goal_steps: dict[tuple[int, ...], float] = {}
        self.estimates: list[Estimate] | None = None

    @property
    def plan(self) -> Plan:
        """The next launch this company works towards."""
        if self._plan is None:
            self._plan = make_plan(self.s, self.p, self.left, self.w)
        return self._plan

    def reputation(self, steps: int) -> float:
        """What this many steps up (or down, if negative) the reputation track are worth."""
        p = self.p
        table = self.s.content.prices.reputation_vp
        after = p.reputation + steps
        beyond = max(0, after - MAX_REPUTATION) + min(0, after)
        reached = min(MAX_REPUTATION, max(0, after))
        scored = table[reached] - table[p.reputation]
        smooth = self.w.reputation * (reached - p.reputation)
        worth = beyond + (1 - self.left) * scored + self.left * smooth
        if self.w.most_reputation and steps:
            worth += self._most_reputation(after) - self._most_reputation(p.reputation)
        return worth

    def _most_reputation(self, reputation: int) -> float:
        """The most reputation counts as a cube at every meeting to come: the nearer to the others, the likelier."""
        others = max([q.reputation for q in self.s.companies if q is not self.p], default=0)
        share = min(1.0, max(0.0, 0.5 + (reputation - others) / 6.0))
        return self.w.most_reputation * self.p.wings * (3 - self.s.agms_held) * share

    def resource(self, kind: int, have: int) -> float:
        """What one more of a resource is worth, having this many: much while the next launch lacks it."""
        if self.plan.due[kind] > have:
            return 0.45 + self.w.resource_needed * min(1.0, 2 * self.left)
        return 0.3 + self.w.resource_spare * self.left

    def best_resources(self, number: int, stock: list[int] | None = None) -> tuple[float, list[int]]:
        """The best choice of this many resources, from this stock or from the supply, and its worth."""
        have = self.p.resources[:]
        stock = [99, 99, 99] if stock is None else stock[:]
        worth, chosen = 0.0, []
        for _ in range(number):
            open_ = [r for r in range(3) if stock[r] and have[r] < self.p.storage[r]]
            if not open_:
                break
            best = max(open_, key=lambda r: self.resource(r, have[r]))
            worth += self.resource(best, have[best])
            have[best] += 1
            stock[best] -= 1
            chosen.append(best)
        return worth, chosen

    def ads(self, number: int) -> float:
        """What this many more ads are worth: those the guests of this and the next flight need most."""
        plan, have = self.plan, self.p.ads
        urgent = min(number, max(0, plan.urgent_ads - have))
        needed = min(number - urgent, max(0, plan.ads - have - urgent))
        spare = number - urgent - needed
        early = min(1.0, 3 * self.left)
        return (
            urgent * (self.ad + self.w.ad_urgent)
            + needed * (self.ad + self.w.ad_needed * early)
            + spare * self.ad * 0.7
        )

    def funding(self, kind: int) -> float:
        """What one funding bonus of a kind is worth."""
        return self.unit(FUNDING_UNITS[kind], funding_worth(self.p, kind))

    def best_funding(self) -> float:
        """What a funding bonus is worth."""
        if self._best_funding is None:
            kinds = (F_MONEY, F_AD, F_VP, F_RESOURCE)
            self._best_funding = max(self.funding(kind) for kind in kinds if self.p.tokens[kind] != FLIPPED)
        return self._best_funding

    def unit(self, unit: int, amount: int) -> float:
        """What gaining this amount of a unit is worth."""
        if unit == U_MONEY:
            return amount * self.money
        if unit == U_ADS:
            return self.ads(amount)
        if unit == U_VP:
            return float(amount)
        if unit == U_REPUTATION:
            return self.reputation(amount)
        if U_FOOD <= unit <= U_FUEL:
            kind = unit - U_FOOD
            room = min(amount, self.p.storage[kind] - self.p.resources[kind])
            return sum(self.resource(kind, self.p.resources[kind] + n) for n in range(room))
        if unit == U_RESOURCES:
            return self.best_resources(amount)[0]
        if unit == U_AGENDA:
            return amount * self.card
        if unit == U_BLUEPRINTS:
            return amount * self.blueprint
        if unit == U_FUNDING:
            return amount * self.best_funding()
        return amount * self.money

    def gain(self, e: Effect, f: Frame | None) -> float:
        """What a gain effect brings now, its cost taken off."""
        times = multiplier(self.s, self.p, e, f)
        worth = sum(self.unit(unit, amount * times) for unit, amount in e.amounts)
        return worth - sum(
            -self.unit(unit, -amount) if unit == U_REPUTATION else self.unit(unit, amount) for unit, amount in e.cost
        )


def remaining(s: GalacticCruise, patience: float = 40.0) -> float:
    """The share of the match that is still to come: 1 at the start, 0 in the last round."""
    if s.final_round:
        return 0.0
    if s.ended_by >= 0:
        return 0.0
    to_fill = 1.0 - sum(s.filled) / sum(s.sections)
    # A match that drags on is brought to its end: what is not flown by then will never fly.
    return max(0.05, min(to_fill, 1.25 - s.turn / len(s.companies) / patience))
