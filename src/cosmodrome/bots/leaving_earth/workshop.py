"""The workshop on Earth: what to research, test, buy and put together next for a project."""

from __future__ import annotations

from cosmodrome.bots.leaving_earth.appraisal import MONEY_PER_POINT, PRICE, Project, missing_crew, missing_parts
from cosmodrome.bots.leaving_earth.designs import ASTRONAUT_COST
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.games.leaving_earth.moves import BUY, RESEARCH
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENTS,
    BIT,
    DAMAGEABLE,
    PART_NAMES,
    PART_NEEDS,
    REMOVE_FAILURE_COST,
    RESEARCH_COST,
    ROCKETS,
    ROLES,
)
from cosmodrome.games.leaving_earth.state import is_hurt, role_of
from cosmodrome.kernel import Move

#: Looking only one test ahead undervalues testing; this makes up for it.
FORESIGHT = 1.5


def research_move(outlook: Outlook, project: Project) -> Move | None:
    """The next advancement the project needs, rockets first, since they can be tested at once."""
    if outlook.agency.money < RESEARCH_COST:
        return None
    missing = project.design.advancements & ~outlook.agency.owned
    for advancement in range(len(ADVANCEMENTS)):
        if missing & BIT[advancement]:
            return RESEARCH[advancement]
    return None


def worth_testing(outlook: Outlook, project: Project) -> int:
    """The kind of rocket that ought to be fired on the ground before the launch, or -1.

    A test is worth what it saves: the chance it adds that the flight succeeds, times all that a failure would lose.
    """
    design = project.design
    if design.advancements & ~outlook.agency.owned:
        return -1
    stake = design.cost + MONEY_PER_POINT * project.points
    best, kind = 0.0, -1
    for slot in ROCKETS:
        odds = outlook.odds[slot]
        fired = design.parts[slot]
        if not fired or odds.size == 0:
            continue
        failure = 1 - odds.all_work(1)
        price = PRICE[slot] + REMOVE_FAILURE_COST * failure
        worth = FORESIGHT * stake * odds.gain_of_test(fired) - price
        if worth > best:
            best, kind = worth, slot
    return kind


def purchase(outlook: Outlook, project: Project, reserve: int = 0) -> Move | None:
    """The next thing to buy for the project, the dearest that can be paid first."""
    money = outlook.agency.money - reserve
    design = project.design
    wanted: list[tuple[int, str]] = []
    for slot, _ in missing_parts(design, outlook.stock):
        wanted.append((PRICE[slot], PART_NAMES[slot]))
    for role in missing_crew(design, outlook.staff):
        wanted.append((ASTRONAUT_COST, ROLES[role]))
    for price, name in sorted(wanted, reverse=True):
        if price <= money:
            needs = _advancement_for(name)
            if needs < 0 or outlook.agency.owned & BIT[needs]:
                return BUY.named(name)
    return None


def _advancement_for(name: str) -> int:
    return PART_NEEDS[PART_NAMES.index(name)] if name in PART_NAMES else -1


def ready(outlook: Outlook, project: Project) -> bool:
    """Whether everything lies undamaged in the store and the crew is healthy."""
    agency = outlook.agency
    design = project.design
    if design.advancements & ~agency.owned:
        return False
    if any(agency.store[slot] < need for slot, need in enumerate(design.parts) if slot < DAMAGEABLE or need):
        return False
    people = outlook.s.people
    healthy = [role_of(people[number]) for number in agency.astronauts if not is_hurt(people[number])]
    return all(healthy.count(role) >= design.flight.crew.count(role) for role in range(3))
