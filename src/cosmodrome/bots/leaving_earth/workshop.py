"""The workshop on Earth: what to research, test, buy and put together next for a project."""

from __future__ import annotations

from typing import Final, NamedTuple

from cosmodrome.bots.leaving_earth.appraisal import MONEY_PER_POINT, PRICE, Project, missing_crew, missing_parts
from cosmodrome.bots.leaving_earth.course import STAY, course_of
from cosmodrome.bots.leaving_earth.designs import ASTRONAUT_COST, Design, Leg
from cosmodrome.bots.leaving_earth.flights import EAGLE, PLACE
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.projects import ANY_ROCKET
from cosmodrome.bots.leaving_earth.rockets import NOTHING, Bundle, cost_of, lifting
from cosmodrome.games.leaving_earth.moves import ASTRONAUT, BUY, PART, RESEARCH
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENTS,
    BIT,
    CAPSULES,
    DAMAGEABLE,
    EARTH,
    HAZARD_ATMOSPHERE,
    HAZARD_LANDING,
    HEAT_SHIELD,
    LANDING,
    LIFE_SUPPORT,
    MANEUVERS,
    MANEUVERS_FROM,
    MASS,
    MECHANIC,
    PART_NAMES,
    PART_NEEDS,
    PARTS,
    PILOT,
    PROBE,
    RE_ENTRY,
    REMOVE_FAILURE_COST,
    RESEARCH_COST,
    ROCKETS,
    ROLES,
)
from cosmodrome.games.leaving_earth.state import Craft, is_hurt, role_of
from cosmodrome.kernel import Move

#: Looking only one test ahead undervalues testing; this makes up for it.
FORESIGHT: Final = 1.5
#: How many tests in a row are thought of, and how many draws of one advancement.
SERIES: Final = 4
LONGEST_SERIES: Final = 8
#: What a year of waiting for a rehearsal costs, in money: little, since money comes in every year.
WAITING: Final = 1.0
EARTH_ORBIT: Final = PLACE["earth_orbit"]
FIRST_TRIP: Final = MANEUVERS_FROM[EARTH][0]


def research_move(outlook: Outlook, project: Project, reserve: int = 0) -> Move | None:
    """The next advancement the project needs, rockets first, since they can be tested at once."""
    if outlook.agency.money - reserve < RESEARCH_COST:
        return None
    missing = project.design.advancements & ~outlook.agency.owned
    for advancement in range(len(ADVANCEMENTS)):
        if missing & BIT[advancement]:
            return RESEARCH[advancement]
    return None


class Trial(NamedTuple):
    """What is flown to see what happens: a rocket alone on the pad, one that carries a probe up and down to test
    landing as well, or empty capsules that circle the Earth for some years and come down again."""

    parts: tuple[int, ...]
    course: tuple[Leg, ...]
    price: int


#: What lifts a probe to Suborbital Flight and lets it fall down again.
HOPS: Final[tuple[Bundle, ...]] = ((3, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
ALONE: Final[tuple[Bundle, ...]] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
#: The way into orbit and down again, and how many capsules go up at most.
UP: Final = next(trip for trip in MANEUVERS_FROM[EARTH] if MANEUVERS[trip].destination == EARTH_ORBIT)
DOWN: Final = next(trip for trip in MANEUVERS_FROM[EARTH_ORBIT] if MANEUVERS[trip].destination == EARTH)
MOST_CAPSULES: Final = 2


def worth_testing(outlook: Outlook, project: Project, rehearsing: bool) -> Trial | None:
    """The trial that ought to be made before the launch, if any.

    It is worth what it saves: the chance it adds that the flight succeeds, times all that a failure would lose.
    The temper says how much of that an agency believes.
    """
    design = project.design
    if design.advancements & ~outlook.agency.owned:
        return None
    if outlook.temper.foresight:
        return _worth_a_series(outlook, project, rehearsing)
    stake = outlook.temper.tests * FORESIGHT * (design.cost + MONEY_PER_POINT * project.points)
    landing = stake * outlook.odds[LANDING].gain_of_test(_landings(design))
    best = 0.0
    chosen: Trial | None = None
    if design.flight.crew and not rehearsing:
        best, chosen = _rehearsal(outlook, design, stake)
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
                chosen = Trial(_parts(bundle, PROBE, int(probe)), (Leg(FIRST_TRIP, 0, bundle, 0),), price)
    return chosen


def _worth_a_series(outlook: Outlook, project: Project, rehearsing: bool) -> Trial | None:
    """The same for agencies that consider several tests in a row: one may not be worth its price, three may be."""
    design = project.design
    stake = outlook.temper.tests * (design.cost + MONEY_PER_POINT * project.points)
    best = 0.0
    chosen: Trial | None = None
    if design.flight.crew and not rehearsing:
        best, chosen = _rehearsal(outlook, design, stake)
    landing = outlook.odds[LANDING]
    landings = _landings(design)
    for slot in ROCKETS:
        if not outlook.agency.owned & BIT[slot]:
            continue
        odds = outlook.odds[slot]
        trust = odds.all_work(1)
        draws = design.parts[slot]
        for bundle, probe in ((ALONE[slot], False), (HOPS[slot], True)):
            if not (landings if probe else draws):
                continue
            fired = bundle[slot]
            price = cost_of(bundle) + REMOVE_FAILURE_COST * (1 - trust)
            now = odds.all_work(draws)
            if probe:
                lands = landing.all_work(1)
                price += PRICE[PROBE] * (1 - lands) + REMOVE_FAILURE_COST * (1 - lands)
                now *= landing.all_work(landings)
            for tests in range(1, SERIES + 1):
                later = odds.after_tests(min(LONGEST_SERIES, tests * fired), draws)
                if probe:
                    later *= landing.after_tests(tests, landings)
                gain = stake * (later - now) - tests * price
                if gain > best:
                    best = gain
                    paid = cost_of(bundle) + (PRICE[PROBE] if probe else 0)
                    chosen = Trial(_parts(bundle, PROBE, int(probe)), (Leg(FIRST_TRIP, 0, bundle, 0),), paid)
    return chosen


def hop(outlook: Outlook, reserved: tuple[tuple[int, int], ...]) -> Trial | None:
    """The cheapest flight up and down that tests landing, without what is kept for something else."""
    kept = dict(reserved)
    best: Trial | None = None
    for slot in ROCKETS:
        if outlook.agency.owned & BIT[slot] and not kept.get(slot):
            bundle = HOPS[slot]
            price = cost_of(bundle) + PRICE[PROBE]
            if best is None or price < best.price:
                best = Trial(_parts(bundle, PROBE, 1), (Leg(FIRST_TRIP, 0, bundle, 0),), price)
    return best


def still_to_pay(outlook: Outlook, trial: Trial) -> int:
    """What has to be bought for a trial; who does not plan so far counts what lies in the store as well."""
    if not outlook.temper.rehearsals:
        return trial.price
    store = outlook.agency.store
    return sum(PRICE[slot] * max(0, need - store[slot]) for slot, need in enumerate(trial.parts) if need)


def purchase_for_trial(outlook: Outlook, trial: Trial) -> Move | None:
    """The next thing to buy for a trial, the most expensive one that can be paid first."""
    store = outlook.agency.store
    wanted = [
        (PRICE[slot], slot)
        for slot, need in enumerate(trial.parts)
        if need > store[slot] and PRICE[slot] <= outlook.agency.money
    ]
    return BUY.named(PART_NAMES[max(wanted)[1]]) if wanted else None


def _parts(bundle: Bundle, slot: int, count: int) -> tuple[int, ...]:
    parts = [0] * PARTS
    parts[: len(ROCKETS)] = bundle
    parts[slot] += count
    return tuple(parts)


def _rehearsal(outlook: Outlook, design: Design, stake: float) -> tuple[float, Trial | None]:
    """Empty capsules in orbit draw for Life Support every year and for Re-entry when they come down: what the best
    such flight gains beyond its price."""
    tests = outlook.temper.rehearsals
    time = outlook.years_left - design.years
    if not tests or time < 1:
        return 0.0, None
    flight = design.flight
    capsule = flight.explorer if HEAT_SHIELD[flight.explorer] else EAGLE
    if PART_NEEDS[capsule] >= 0 and not outlook.agency.owned & BIT[PART_NEEDS[capsule]]:
        return 0.0, None
    air, entry = outlook.odds[LIFE_SUPPORT], outlook.odds[RE_ENTRY]
    mechanic = MECHANIC in flight.crew
    entries = 1 if flight.returns else 0
    entries += sum(HAZARD_ATMOSPHERE in MANEUVERS[leg.trip].hazards for leg in design.legs[: design.outward])
    if not HEAT_SHIELD[flight.explorer]:
        entries = 0
    spares = int(flight.spare >= 0)
    now = air.all_work(design.years, mechanic, spares) * entry.all_work(entries, minor_works=True)
    best, chosen = 0.0, None
    for count in range(1, MOST_CAPSULES + 1):
        offers = lifting(count * MASS[capsule] * MANEUVERS[UP].difficulty, MANEUVERS[UP].difficulty, _kinds(outlook))
        if not offers:
            continue
        cost, _, bundle = offers[0]
        price = cost + count * PRICE[capsule]
        for wait in range(min(3, time) + 1 if design.years else 1):
            drawn = count if HEAT_SHIELD[capsule] else 0
            later = air.after_tests(min(8, count * wait), design.years, mechanic, spares)
            later *= entry.after_tests(drawn, entries, minor_works=True)
            repair = REMOVE_FAILURE_COST * (2 - air.all_work(1) - entry.all_work(1))
            gain = stake * (later - now) - price - repair - wait * WAITING
            if gain > best:
                course = (Leg(UP, 0, bundle, 0), *[STAY] * wait, Leg(DOWN, 0, NOTHING, 0))
                best, chosen = gain, Trial(_parts(bundle, capsule, count), course, price)
    return best, chosen


def _kinds(outlook: Outlook) -> int:
    return outlook.agency.owned & ANY_ROCKET


def _landings(design: Design) -> int:
    """How many landings of a flight are left to luck: a pilot needs none."""
    if PILOT in design.flight.crew:
        return 0
    return sum(HAZARD_LANDING in MANEUVERS[leg.trip].hazards for leg in design.legs)


def purchase(outlook: Outlook, project: Project, reserve: int = 0) -> Move | None:
    """The next thing to buy for the project, the most expensive one that can be paid first."""
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

    def next_purchase(self, outlook: Outlook) -> Move | None:
        """The next part that has to be bought."""
        for slot, need in enumerate(self.parts):
            if need > outlook.agency.store[slot]:
                return BUY.named(PART_NAMES[slot])
        return None

    def next_piece(self, outlook: Outlook, craft: Craft, moves: list[Move]) -> Move | None:
        """The next part or astronaut that goes aboard."""
        for slot, need in enumerate(self.parts):
            if need > craft.parts[slot] and PART[slot] in moves:
                return PART[slot]
        people = outlook.s.people
        aboard = [role_of(people[number]) for number in craft.crew]
        for move in moves:
            if move.verb is ASTRONAUT and not is_hurt(people[move.arg]):
                role = role_of(people[move.arg])
                if aboard.count(role) < self.crew.count(role):
                    return move
        return None


def pad_for(project: Project) -> Pad:
    """The spacecraft of a project."""
    return Pad(project.design.parts, project.design.flight.crew, course_of(project.design), project.missions)


def pad_for_trial(trial: Trial) -> Pad:
    """What is put together for a trial."""
    return Pad(trial.parts, (), list(trial.course), 0)


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


def can_afford_failure(outlook: Outlook, project: Project) -> bool:
    """Whether there is money in hand to pay off a failure, if the calendar leaves that choice."""
    return outlook.agency.money >= outlook.temper.reserve or project.design.years >= outlook.years_left


def reserve_for_draws(outlook: Outlook) -> int:
    """The money kept back because something may fail before there is new money."""
    return REMOVE_FAILURE_COST if any(_draws_soon(craft) for craft in outlook.agency.fleet) else 0


def _draws_soon(craft: Craft) -> bool:
    """Whether it arrives this year, or its life support is drawn for at the end of the year."""
    return craft.location != EARTH and (craft.tokens == 1 or any(craft.parts[slot] for slot in CAPSULES))
