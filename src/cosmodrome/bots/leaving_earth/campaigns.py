"""Campaigns: what the money of all the years left can buy together, since flights share research and rockets.

One project at a time, the most points for the money, never gets round to the great missions. A campaign is a list of
projects that can all be paid and flown before the calendar ends; the best ones by expected points are compared.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cosmodrome.bots.leaving_earth.appraisal import (
    LEAST_POINTS,
    PRICE,
    Project,
    appraise,
    expected_points,
    missing_crew,
)
from cosmodrome.bots.leaving_earth.designs import ASTRONAUT_COST, Design
from cosmodrome.bots.leaving_earth.outlook import Outlook, worth_of
from cosmodrome.bots.leaving_earth.projects import ANY_ROCKET, MISSIONS, NEW_KINDS, shortlist
from cosmodrome.games.leaving_earth.pieces import FUNDING, REMOVE_FAILURE_COST, RESEARCH_COST, ROCKETS

#: How many flights for the same missions are considered.
ALIKE: Final = 3
#: How many campaigns are begun, and how many projects one may have.
SEEDS: Final = 14
LONGEST: Final = 8
#: What is left of the money after failures.
THRIFT: Final = 0.85


@dataclass(slots=True)
class Offer:
    """A flight that could be part of a campaign."""

    design: Design
    missions: int
    #: What all its missions would be worth, and what may be expected of them.
    worth: int
    points: float
    #: Money without research, and years in flight.
    cost: float
    years: int

    def hope(self, missions: int) -> float:
        """The points to expect if only these missions are still to be had."""
        left = self.missions & missions
        return self.points if left == self.missions else self.points - self.worth + worth_of(left)


def offers(outlook: Outlook, wanted: int) -> list[Offer]:
    """What could be flown for the missions wanted."""
    owned, left = outlook.agency.owned, outlook.years_left
    found: dict[int, list[tuple[float, Offer]]] = {}
    for number, designs in outlook.shortlist if outlook.shortlist is not None else shortlist(outlook):
        missions = MISSIONS[number] & wanted
        worth = worth_of(missions)
        for design in designs if worth else ():
            new = design.advancements & ~owned
            if design.years > left or (new & ANY_ROCKET).bit_count() > NEW_KINDS:
                continue
            points = expected_points(outlook, design, missions)
            if points > LEAST_POINTS:
                cost = _cost(outlook, design)
                price = RESEARCH_COST * new.bit_count() + cost
                alike = found.setdefault(missions, [])
                alike.append((points / price, Offer(design, missions, worth, points, cost, design.years)))
    kept: list[Offer] = []
    for alike in found.values():
        alike.sort(key=_first, reverse=True)
        kept += [offer for _, offer in alike[:ALIKE]]
    return kept


def _first(pair: tuple[float, Offer]) -> float:
    return pair[0]


def _cost(outlook: Outlook, design: Design) -> float:
    """What a design costs besides research: parts, people, and the tests they deserve."""
    money = float(REMOVE_FAILURE_COST)
    stock = outlook.stock
    for slot, need in design.needs:
        if need > stock[slot]:
            money += PRICE[slot] * (need - stock[slot])
        if slot < len(ROCKETS):
            money += (1 - outlook.odds[slot].all_work(need)) * (PRICE[slot] + REMOVE_FAILURE_COST)
    if design.flight.crew:
        money += ASTRONAUT_COST * len(missing_crew(design, outlook.staff))
        if outlook.chance_of_air(design.years, design.flight.crew) < outlook.temper.trust - 0.1:
            money += PRICE[3] + REMOVE_FAILURE_COST
    return money


class _Campaign:
    """A campaign in the making."""

    def __init__(self, outlook: Outlook) -> None:
        self.chosen: list[Offer] = []
        self.owned = outlook.agency.owned
        self.points = 0.0

    def price(self, offer: Offer) -> float:
        return offer.cost + RESEARCH_COST * (offer.design.advancements & ~self.owned).bit_count()


def campaigns(outlook: Outlook, wanted: int, most: int) -> list[list[Project]]:
    """The best campaigns, the best first, each in the order it is to be carried out; no two begin with the same two."""
    pool = offers(outlook, wanted)
    if not pool:
        return []
    owned = outlook.agency.owned
    by_merit = sorted(pool, key=lambda offer: _merit(outlook, owned, offer), reverse=True)
    by_points = sorted(pool, key=lambda offer: offer.points, reverse=True)
    seeds = by_merit[: SEEDS // 2] + [offer for offer in by_points if offer not in by_merit[: SEEDS // 2]][: SEEDS // 2]
    built = [_build(outlook, pool, seed, wanted) for seed in seeds]
    built = [one for one in built if one.chosen]
    built.sort(key=lambda one: one.points, reverse=True)
    found: list[list[Project]] = []
    begun: set[tuple[int, ...]] = set()
    for campaign in built:
        ordered = _in_order(outlook, campaign)
        projects = [appraise(outlook, offer.design, offer.missions & wanted) for offer in ordered]
        agenda = [project for project in projects if project is not None]
        if agenda and beginning(agenda) not in begun:
            begun.add(beginning(agenda))
            found.append(agenda)
            if len(found) == most:
                break
    return found


def beginning(agenda: list[Project]) -> tuple[int, ...]:
    """What a campaign is after first."""
    return tuple(project.missions for project in agenda[:2])


def _merit(outlook: Outlook, owned: int, offer: Offer) -> float:
    price = offer.cost + outlook.temper.research * RESEARCH_COST * (offer.design.advancements & ~owned).bit_count()
    return offer.points * outlook.temper.patience**offer.years / price


def _build(outlook: Outlook, pool: list[Offer], seed: Offer, wanted: int) -> _Campaign:
    """A campaign around one offer: whatever else brings most for its price, as long as all of it can be done."""
    campaign = _Campaign(outlook)
    patience = outlook.temper.patience
    total = THRIFT * (outlook.agency.money + FUNDING * outlook.years_left)
    left = wanted
    spent = 0.0
    offer: Offer | None = seed
    rest = pool
    while offer is not None and len(campaign.chosen) < LONGEST:
        price = campaign.price(offer)
        if not _feasible(outlook, [*campaign.chosen, offer], campaign, offer):
            rest = [one for one in rest if one is not offer]
            if offer is seed:
                return campaign
        else:
            spent += price
            wait = max(0.0, spent - outlook.agency.money) / FUNDING
            campaign.points += offer.hope(left) * patience ** (wait + offer.years)
            campaign.chosen.append(offer)
            campaign.owned |= offer.design.advancements
            left &= ~offer.missions
            rest = [one for one in rest if one.missions & left]
        offer = None
        best = 0.0
        for one in rest:
            hope = one.hope(left)
            if hope <= LEAST_POINTS:
                continue
            price = campaign.price(one)
            if spent + price <= total and hope / price > best:
                best = hope / price
                offer = one
    return campaign


def _feasible(outlook: Outlook, chosen: list[Offer], campaign: _Campaign, new: Offer) -> bool:
    """Whether all can be paid before each must be launched, those that must go first first."""
    advancements = campaign.owned | new.design.advancements
    research = RESEARCH_COST * (advancements & ~outlook.agency.owned).bit_count()
    return _in_time(outlook, sorted(chosen, key=_latest), research)


def _latest(offer: Offer) -> int:
    return -offer.years


def _in_time(outlook: Outlook, order: list[Offer], research: int) -> bool:
    spent = float(research)
    money = outlook.agency.money
    for offer in order:
        spent += offer.cost
        start = outlook.years_left - offer.years
        if start < 0 or spent > THRIFT * (money + FUNDING * start) + (1 - THRIFT) * money:
            return False
    return True


def _in_order(outlook: Outlook, campaign: _Campaign) -> list[Offer]:
    """What brings most for its price first, unless the others would be too late then."""
    rest = campaign.chosen[:]
    research = RESEARCH_COST * (campaign.owned & ~outlook.agency.owned).bit_count()
    ordered: list[Offer] = []
    owned = outlook.agency.owned
    done = 0
    while rest:
        by_merit = sorted(rest, key=lambda offer: _merit(outlook, owned, offer), reverse=True)
        pick = min(rest, key=_latest)
        for offer in by_merit:
            others = sorted([one for one in rest if one is not offer], key=_latest)
            if _in_time(outlook, [*ordered, offer, *others], research):
                pick = offer
                break
        ordered.append(pick)
        owned |= pick.design.advancements
        done |= pick.missions
        # What an earlier flight does on its way needs none of its own.
        rest = [one for one in rest if one is not pick and one.missions & ~done]
    return ordered
