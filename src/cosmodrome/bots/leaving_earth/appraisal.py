"""Appraisal: what a design is worth to an agency now, in points, money, years and risk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cosmodrome.bots.leaving_earth.designs import ASTRONAUT_COST, Design
from cosmodrome.bots.leaving_earth.flights import cards_on, stations_at, surveys_on
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.rockets import NOTHING
from cosmodrome.games.leaving_earth.pieces import (
    BIT,
    FUNDING,
    HAZARD_ATMOSPHERE,
    HEAT_SHIELD,
    ION_THRUSTERS,
    LIFE_MISSION,
    LOST_ASTRONAUT_POINTS,
    MANEUVERS,
    MANNED_MISSIONS,
    PARTS,
    PILOT,
    PROBE_MISSIONS,
    REMOVE_FAILURE_COST,
    RENDEZVOUS,
    RESEARCH_COST,
    ROCKETS,
    SAMPLE_AT,
    SAMPLE_MISSIONS,
    SHIELDING,
    SURVEY_MISSIONS,
    SURVEYABLE,
    SURVEYING,
    VISIT,
    part_component,
)

PRICE: Final = tuple(part_component(slot).cost for slot in range(PARTS))
LAST_YEARS: Final = 5
#: What a point is worth in money, to weigh losses against tests.
MONEY_PER_POINT: Final = 5
#: What a failure of Life Support costs in money: what was lost has to be bought and launched again.
CREW_TROUBLE: Final = 30
#: Nobody starts a project for less.
LEAST_POINTS: Final = 0.3


@dataclass(frozen=True, slots=True)
class Project:
    """A design an agency has decided to build, and why."""

    design: Design
    #: Expected points, money still to be spent, years until it is done, and worth for the money.
    points: float
    money: int
    years: int
    merit: float
    missions: int


def missing_parts(design: Design, stock: list[int]) -> list[tuple[int, int]]:
    """What has to be bought for a design: (slot, how many)."""
    return [(slot, need - stock[slot]) for slot, need in design.needs if need > stock[slot]]


def missing_crew(design: Design, staff: list[int]) -> list[int]:
    """The roles that have to be hired."""
    crew = design.flight.crew
    return [role for role in range(3) for _ in range(crew.count(role) - staff[role])]


def expected_points(outlook: Outlook, design: Design, missions: int, years: int = 0) -> float:
    """The points a flight may be expected to bring, less those for people who may not come back.

    `years` from now the missions will be completed.
    """
    flight = design.flight
    tests = outlook.temper.rehearsals
    surveying = flight.survey or bool(outlook.agency.owned & BIT[SURVEYING])
    points = 0.0
    chance = arriving = 1.0
    fired = [0, 0, 0, 0]
    ions = 0
    visited = 0
    spares, shield = (1, SHIELDING[flight.spare]) if flight.spare >= 0 else (0, 0)
    for number, leg in enumerate(design.legs):
        way = MANEUVERS[leg.trip]
        place = way.destination
        if leg.bundle != NOTHING or leg.ions:
            for slot in ROCKETS:
                fired[slot] += leg.bundle[slot]
            ions += leg.ions
            arriving = _thrust_chance(outlook, fired, ions)
        if outlook.scouts:
            for card in cards_on(leg.trip):
                points += chance * arriving * outlook.scouting(card)
        if design.tender is not None and design.outward - 1 <= number <= design.outward:
            # Parting before the landing, docking after the ascent; what fails can be tried again.
            parting = outlook.odds[RENDEZVOUS].all_work(1, PILOT in flight.crew)
            chance *= 1 - (1 - parting) / 2
        here = surveys_on(leg.trip) & missions
        if here:
            # Whatever reaches a card turns it up, even if it is destroyed by it.
            points += chance * arriving * outlook.worth(here, years)
            missions &= ~here
        chance *= outlook.chance_of_passing(leg.trip, leg.years, flight.crew, design.years > 0, tests, shield)
        if flight.crew and leg.years:
            chance *= outlook.chance_of_air(leg.years, flight.crew, tests, spares)
        if spares and HAZARD_ATMOSPHERE in way.hazards and not HEAT_SHIELD[flight.spare]:
            spares = shield = 0
        elif flight.spare >= 0 and design.tender is not None and number == design.outward:
            # It waited in orbit.
            spares, shield = 1, SHIELDING[flight.spare]
        visited |= VISIT[place]
        done = PROBE_MISSIONS[place] & missions
        if surveying:
            for card in SURVEYABLE[place]:
                done |= SURVEY_MISSIONS[card] & missions
        if done:
            missions &= ~done
            points += chance * arriving * outlook.worth(done, years)
        if number == design.outward - 1 and flight.wait:
            chance *= outlook.chance_of_air(flight.wait, flight.crew, tests, spares)
            done = stations_at(place) & missions
            missions &= ~done
            points += chance * arriving * outlook.worth(done, years)
    final = chance * arriving
    if flight.returns:
        done = 0
        if flight.crew:
            done |= MANNED_MISSIONS[visited]
        if flight.sample:
            done |= SAMPLE_MISSIONS[SAMPLE_AT[flight.target]]
            life = outlook.worth(LIFE_MISSION & missions, years) * outlook.chance_of_life(flight.target)
            points += final * life
            points += final * outlook.minerals(flight.target) / MONEY_PER_POINT / 2
        points += final * outlook.worth(done & missions, years)
    lost = 1 - final if flight.returns else 1
    return points + LOST_ASTRONAUT_POINTS * len(flight.crew) * lost


def _thrust_chance(outlook: Outlook, fired: list[int], ions: int) -> float:
    """The chance that everything fired so far has worked, after tests on the ground."""
    chance = 1.0
    trust = outlook.temper.trust
    for slot in ROCKETS:
        if fired[slot]:
            chance *= max(trust, outlook.all_work(slot, fired[slot]))
    if ions:
        chance *= max(outlook.temper.ion_trust, outlook.all_work(ION_THRUSTERS, ions))
    return chance


class Pricing:
    """What designs would cost an agency now, in money and time."""

    __slots__ = (
        "_crew_doubt",
        "_funds",
        "_left",
        "_outlook",
        "_owned",
        "_patience",
        "_share",
        "_stock",
        "_tests",
        "_thrift",
        "_urgency",
        "money",
        "years",
    )

    def __init__(self, outlook: Outlook, owned: int = 0) -> None:
        temper = outlook.temper
        self._outlook = outlook
        self._left = left = outlook.years_left
        self._owned = outlook.agency.owned | owned
        self._funds = outlook.agency.money
        self._stock = outlook.stock
        self._share = temper.research if left > LAST_YEARS else 1.0
        self._thrift = 1 - temper.ambition
        self._urgency = temper.urgency
        self._crew_doubt = temper.crew_doubt
        self._patience = [temper.patience**years for years in range(left + 1)]
        #: The money that testing this many rockets of a kind may cost.
        self._tests: dict[int, float] = {}
        # Of the design priced last: the money still to be spent, and the years until it is done.
        self.money = 0
        self.years = 0

    def rate(self, design: Design) -> float:
        """Merit for each point a design brings; negative if it cannot be done before the calendar ends."""
        left = self._left
        if design.years > left:
            return -1.0
        research = RESEARCH_COST * (design.advancements & ~self._owned).bit_count()
        money = 0
        tests = 0.0
        stock = self._stock
        for slot, need in design.needs:
            have = stock[slot]
            if need > have:
                money += PRICE[slot] * (need - have)
            if slot < len(ROCKETS):
                key = need * len(ROCKETS) + slot
                known = self._tests.get(key)
                if known is None:
                    doubt = 1 - self._outlook.all_work(slot, need)
                    known = self._tests[key] = doubt * (PRICE[slot] + REMOVE_FAILURE_COST)
                tests += known
        if design.flight.crew:
            money += ASTRONAUT_COST * len(missing_crew(design, self._outlook.staff))
            if self._crew_doubt and design.years:
                air = self._outlook.chance_of_air(design.years, design.flight.crew)
                tests += self._crew_doubt * CREW_TROUBLE * (1 - air)
        short = int(research + money + tests) - self._funds
        years = design.years
        if short > 0:
            years -= -short // FUNDING
            if years > left:
                return -1.0
        price = self._share * research + money + tests + REMOVE_FAILURE_COST
        if self._thrift != 1.0:
            price **= self._thrift
        self.money, self.years = research + money, years
        return self._patience[years] / price * (1 + self._urgency * design.years / max(1, left))


def appraise(outlook: Outlook, design: Design, missions: int) -> Project | None:
    """What a design is worth now; None if it cannot be done in time."""
    pricing = Pricing(outlook)
    rate = pricing.rate(design)
    if rate < 0:
        return None
    points = expected_points(outlook, design, missions, pricing.years)
    return Project(design, points, pricing.money, pricing.years, points * rate, missions)
