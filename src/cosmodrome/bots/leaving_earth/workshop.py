"""The workshop on Earth: what to research, test, buy and put together next for a project."""

from __future__ import annotations

from typing import Final, NamedTuple

from cosmodrome.bots.leaving_earth.appraisal import MONEY_PER_POINT, PRICE, Project, missing_crew, missing_parts
from cosmodrome.bots.leaving_earth.course import course_of
from cosmodrome.bots.leaving_earth.designs import ASTRONAUT_COST, Design, Leg
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.rockets import Bundle, cost_of
from cosmodrome.games.leaving_earth.moves import BUY, RESEARCH
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENTS,
    BIT,
    DAMAGEABLE,
    EARTH,
    HAZARD_LANDING,
    LANDING,
    MANEUVERS,
    MANEUVERS_FROM,
    PART_NAMES,
    PART_NEEDS,
    PARTS,
    PILOT,
    PROBE,
    REMOVE_FAILURE_COST,
    RESEARCH_COST,
    ROCKETS,
    ROLES,
)
from cosmodrome.games.leaving_earth.state import Craft, is_hurt, role_of
from cosmodrome.kernel import Move

#: Looking only one test ahead undervalues testing; this makes up for it.
FORESIGHT: Final = 1.5


def research_move(outlook: Outlook, project: Project) -> Move | None:
    """The next advancement the project needs, rockets first, since they can be tested at once."""
    if outlook.agency.money < RESEARCH_COST:
        return None
    missing = project.design.advancements & ~outlook.agency.owned
    for advancement in range(len(ADVANCEMENTS)):
        if missing & BIT[advancement]:
            return RESEARCH[advancement]
    return None


class Trial(NamedTuple):
    """Rockets fired to see what happens: alone on the pad, or carrying a probe up and down to test landing as well."""

    bundle: Bundle
    probe: bool
    price: int


#: What lifts a probe to Suborbital Flight and lets it fall down again.
HOPS: Final[tuple[Bundle, ...]] = ((3, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
ALONE: Final[tuple[Bundle, ...]] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


def worth_testing(outlook: Outlook, project: Project) -> Trial | None:
    """The trial that ought to be made before the launch, if any.

    It is worth what it saves: the chance it adds that the flight succeeds, times all that a failure would lose.
    The temper says how much of that an agency believes.
    """
    design = project.design
    if design.advancements & ~outlook.agency.owned:
        return None
    stake = outlook.temper.tests * FORESIGHT * (design.cost + MONEY_PER_POINT * project.points)
    landing = stake * outlook.odds[LANDING].gain_of_test(_landings(design))
    best = 0.0
    chosen: Trial | None = None
    for slot in ROCKETS:
        if not outlook.agency.owned & BIT[slot]:
            continue
        odds = outlook.odds[slot]
        trust = odds.all_work(1)
        rocket = stake * odds.gain_of_test(design.parts[slot])
        repair = REMOVE_FAILURE_COST * (1 - trust)
        for bundle, gain, probe in ((ALONE[slot], rocket, False), (HOPS[slot], rocket + landing * trust, True)):
            if probe and not landing:
                continue
            price = cost_of(bundle) + (PRICE[PROBE] if probe else 0)
            if gain - price - repair > best:
                best = gain - price - repair
                chosen = Trial(bundle, probe, price)
    return chosen


def _landings(design: Design) -> int:
    """How many landings of a flight are left to luck: a pilot needs none."""
    if PILOT in design.flight.crew:
        return 0
    return sum(HAZARD_LANDING in MANEUVERS[leg.trip].hazards for leg in design.legs)


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


class Pad(NamedTuple):
    """What a spacecraft on Earth is to be made of, who flies it, and where to."""

    parts: tuple[int, ...]
    crew: tuple[int, ...]
    course: list[Leg]
    missions: int

    def fits(self, outlook: Outlook, craft: Craft) -> bool:
        """Whether a spacecraft standing on Earth is this one."""
        roles = sorted(role_of(outlook.s.people[number]) for number in craft.crew)
        return tuple(craft.parts) == self.parts and roles == sorted(self.crew)


def pad_for(project: Project) -> Pad:
    """The spacecraft of a project."""
    return Pad(project.design.parts, project.design.flight.crew, course_of(project.design), project.missions)


def pad_for_trial(trial: Trial) -> Pad:
    """The rockets of a trial, and perhaps a probe."""
    parts = [0] * PARTS
    parts[: len(ROCKETS)] = trial.bundle
    parts[PROBE] = int(trial.probe)
    return Pad(tuple(parts), (), [Leg(MANEUVERS_FROM[EARTH][0], 0, trial.bundle, 0)], 0)


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
