"""Courses: the best that a spacecraft already in space can still do with what it has aboard.

A course is a list of legs. Most of the time everything goes as planned and the course of the design is flown; when
something breaks, a search over the ways onwards finds a new one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cosmodrome.bots.leaving_earth.designs import Design, Leg
from cosmodrome.bots.leaving_earth.flights import stations_at, surveys_on
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.rockets import NOTHING, Bundle, from_stock, less, mass_of
from cosmodrome.games.leaving_earth.pieces import (
    AUTOMATIC_FROM,
    BIT,
    CAPSULES,
    DAMAGEABLE,
    DOCTOR,
    EARTH,
    HAZARD_ATMOSPHERE,
    HAZARD_LANDING,
    HEAT_SHIELD,
    ION,
    ION_THRUST,
    ION_THRUSTERS,
    LANDING,
    LIFE_MISSION,
    LIFE_SUPPORT,
    LOST,
    LOST_ASTRONAUT_POINTS,
    MANEUVERS,
    MANEUVERS_FROM,
    MANNED_MISSIONS,
    PROBE,
    PROBE_MISSIONS,
    ROCKETS,
    SAMPLE_AT,
    SAMPLE_MISSIONS,
    SAMPLES,
    SEATS,
    SHIELDING,
    SPENT_ION,
    SUPPLIES,
    SURVEY_MISSIONS,
    SURVEYABLE,
    SURVEYING,
    VISIT,
    part_component,
    points_of,
)
from cosmodrome.games.leaving_earth.rules.missions import has_working_explorer
from cosmodrome.games.leaving_earth.state import Craft, is_hurt, role_of, visited_by

#: Two steps of a course that are no maneuvers: taking a sample, and staying until another year begins.
COLLECT: Final = Leg(-1, 0, NOTHING, 0)
STAY: Final = Leg(-2, 0, NOTHING, 0)
#: Where what was left in orbit is docked with again.
JOINING: Final = Leg(-4, 0, NOTHING, 0)
#: How many legs ahead the search looks.
DEPTH: Final = 7
#: How much longer than printed a thruster may take for a leg.
PATIENCE: Final = 5
#: What bringing hardware home is worth, in points per unit of its price: hardly anything, but more than losing it.
SALVAGE: Final = 0.01


def course_of(design: Design) -> list[Leg]:
    """The course a design was made for."""
    course = list(design.legs[: design.outward])
    if design.tender is not None:
        course.insert(-1, design.tender)
    if design.flight.sample:
        course.append(COLLECT)
    course += [STAY] * design.flight.wait
    home = list(design.legs[design.outward :])
    if design.tender is not None:
        home.insert(1, JOINING)
    return course + home


class Ship(NamedTuple):
    """A spacecraft at one moment of a search: everything that changes on the way."""

    place: int
    stock: Bundle
    #: Thrusters that can fire this year.
    ions: int
    supplies: int
    samples: int
    visited: int
    year: int
    missions: int


class Navigator:
    """Searches the ways onwards for one spacecraft."""

    def __init__(self, outlook: Outlook, craft: Craft) -> None:
        s = outlook.s
        parts = craft.parts
        self.outlook = outlook
        self.roles = tuple(role_of(s.people[number]) for number in craft.crew if not is_hurt(s.people[number]))
        self.crew = len(craft.crew)
        #: Whether somebody aboard will not live to see another year.
        self.dying = len(self.roles) < self.crew and DOCTOR not in self.roles
        self.explorer = has_working_explorer(craft)
        self.shielded = sum(SEATS[slot] * parts[slot] for slot in CAPSULES if HEAT_SHIELD[slot])
        self.spares = max(0, sum(parts[slot] for slot in CAPSULES if SEATS[slot] >= self.crew) - 1) if self.crew else 0
        self.shield = int(any(parts[slot] for slot in CAPSULES if SHIELDING[slot]))
        self.all_ions = parts[ION] + parts[SPENT_ION]
        self.salvage = SALVAGE * sum(part_component(slot).cost * parts[slot] for slot in (ION, *CAPSULES))
        if outlook.temper.salvage:
            # On Earth everything is mended by the end of the year.
            cost = sum(
                part_component(slot).cost * (parts[slot] + parts[slot + DAMAGEABLE])
                for slot in (*ROCKETS, ION, PROBE, *CAPSULES)
            )
            self.salvage = outlook.temper.salvage * (cost + part_component(ION).cost * parts[SPENT_ION])
        visited = 0
        for number in craft.crew:
            visited |= visited_by(s.people[number])
        samples = sum(BIT[slot] for slot in SAMPLES if parts[slot])
        stock = (parts[0], parts[1], parts[2], parts[3])
        # A spacecraft under way is thought of as it will arrive.
        year, ions = s.year + craft.tokens, self.all_ions if craft.tokens else parts[ION]
        food = parts[SUPPLIES] - (craft.tokens if self.crew else 0)
        self.start = Ship(craft.location, stock, ions, food, samples, visited, year, s.open)
        #: What neither burns nor is eaten nor collected on the way.
        self.dead_mass = craft.mass - mass_of(stock) - parts[SUPPLIES] - samples.bit_count()
        self._known: dict[Ship, tuple[float, tuple[Leg, ...]]] = {}

    def best(self) -> tuple[float, list[Leg]]:
        """Expected points from here on, and the course that brings them."""
        value, course = self.look(self.start, DEPTH)
        return value, list(course)

    def claims(self, course: list[Leg]) -> int:
        """The missions a course leads to, if all goes well."""
        ship = self.start
        for step in course:
            if step is COLLECT:
                ship = ship._replace(samples=ship.samples | BIT[SAMPLE_AT[ship.place]])
            elif step.trip == STAY.trip:
                ship = ship._replace(missions=ship.missions & ~stations_at(ship.place))
            elif step.trip >= 0:
                ship = self._arrive(ship, step)
        done = self.start.missions & ~ship.missions
        if ship.place == EARTH:
            done |= self._missions_on_earth(ship)
        return done

    def after(self, leg: Leg) -> float:
        """Expected points if this leg is flown next."""
        return self._fly(self.start, leg, DEPTH)[0]

    def look(self, ship: Ship, depth: int) -> tuple[float, tuple[Leg, ...]]:
        """The best continuation of a course."""
        if ship in self._known:
            return self._known[ship]
        if ship.place == EARTH:
            return self.salvage, ()
        best: tuple[float, tuple[Leg, ...]] = (self._stranded(ship), ())
        if depth:
            for leg in self._legs(ship):
                value, rest = self._fly(ship, leg, depth)
                if value > best[0]:
                    best = (value, (leg, *rest))
            if self.explorer and self._wants_sample(ship):
                carrying = ship._replace(samples=ship.samples | BIT[SAMPLE_AT[ship.place]])
                value, rest = self.look(carrying, depth - 1)
                if value > best[0]:
                    best = (value, (COLLECT, *rest))
            stations = stations_at(ship.place) & ship.missions
            if stations and self._can_live(ship, 1):
                later = ship._replace(
                    supplies=ship.supplies - 1,
                    year=ship.year + 1,
                    missions=ship.missions & ~stations,
                    ions=self.all_ions,
                )
                air = self.outlook.chance_of_air(1, self.roles, spares=0 if SAMPLE_AT[ship.place] else self.spares)
                value, rest = self.look(later, depth - 1)
                value = air * (points_of(stations) + value) + (1 - air) * self._stranded(ship)
                if value > best[0]:
                    best = (value, (STAY, *rest))
        self._known[ship] = best
        return best

    def _stranded(self, ship: Ship) -> float:
        """Nobody comes back from space by staying there; only the fall from Suborbital Flight is free."""
        trip = AUTOMATIC_FROM[ship.place]
        if trip >= 0 and MANEUVERS[trip].destination == EARTH:
            return self._gains_on_earth(ship) + self.salvage / 2
        return float(LOST_ASTRONAUT_POINTS * self.crew)

    def _wants_sample(self, ship: Ship) -> bool:
        slot = SAMPLE_AT[ship.place]
        if not slot or ship.samples & BIT[slot]:
            return False
        life = LIFE_MISSION if self.outlook.chance_of_life(ship.place) else 0
        return bool(ship.missions & (SAMPLE_MISSIONS[slot] | life))

    def _can_live(self, ship: Ship, years: int) -> bool:
        """Whether the crew can last this many years, and the calendar too."""
        if ship.year + years > self.outlook.s.year + self.outlook.years_left:
            return False
        if not self.crew or self.dying:
            return False
        return ship.supplies >= years and bool(self.outlook.agency.owned & BIT[LIFE_SUPPORT])

    def _legs(self, ship: Ship) -> list[Leg]:
        """Every maneuver worth a thought: in the printed time with rockets, or slowly with thrusters alone."""
        mass = self.dead_mass + mass_of(ship.stock) + ship.supplies + ship.samples.bit_count()
        left = self.outlook.s.year + self.outlook.years_left - ship.year
        legs = []
        for trip in MANEUVERS_FROM[ship.place]:
            way = MANEUVERS[trip]
            if way.destination == LOST or way.years > left:
                continue
            if self.crew and way.years and not self._can_live(ship, way.years):
                continue
            required = mass * way.difficulty
            glide = ship.ions * ION_THRUST * way.years
            for bundle in from_stock(ship.stock, required - glide):
                legs.append(Leg(trip, way.years, bundle, ship.ions if glide and required else 0))
            if required > glide and ship.ions and (way.years or way.optional):
                years = -(-required // (ship.ions * ION_THRUST))
                if years <= min(left, way.years + PATIENCE) and (not self.crew or self._can_live(ship, years)):
                    legs.append(Leg(trip, years, NOTHING, ship.ions))
        return legs

    def _fly(self, ship: Ship, leg: Leg, depth: int) -> tuple[float, tuple[Leg, ...]]:
        """The value of a leg and of the best course after it."""
        outlook = self.outlook
        way = MANEUVERS[leg.trip]
        hazards = way.hazards
        if HAZARD_LANDING in hazards and not outlook.agency.owned & BIT[LANDING]:
            return float(LOST_ASTRONAUT_POINTS * self.crew - 1), ()
        thrust = 1.0
        for slot in ROCKETS:
            if leg.bundle[slot]:
                thrust *= outlook.odds[slot].all_work(leg.bundle[slot])
        if leg.ions:
            thrust *= outlook.odds[ION_THRUSTERS].all_work(leg.ions)
        passing = outlook.chance_of_passing(leg.trip, leg.years, self.roles, True, 0, self.shield)
        if self.crew:
            if HAZARD_ATMOSPHERE in hazards and self.crew > self.shielded:
                passing = 0.0
            if leg.years:
                passing *= outlook.chance_of_air(leg.years, self.roles, spares=self.spares)
        there = self._arrive(ship, leg)
        shown = surveys_on(leg.trip) & ship.missions
        gains = float(points_of(ship.missions & ~there.missions & ~shown))
        if way.destination == EARTH:
            gains += self._gains_on_earth(ship)
        value, rest = self.look(there, depth - 1)
        lost = float(LOST_ASTRONAUT_POINTS * self.crew)
        survived = passing * (gains + value) + (1 - passing) * lost
        return thrust * (points_of(shown) + survived) + (1 - thrust) * lost, rest

    def _arrive(self, ship: Ship, leg: Leg) -> Ship:
        """The spacecraft after a leg: what was fired, eaten, seen and completed by arriving."""
        place = MANEUVERS[leg.trip].destination
        done = surveys_on(leg.trip)
        if self.explorer:
            done |= PROBE_MISSIONS[place]
            if self.outlook.agency.owned & BIT[SURVEYING]:
                for card in SURVEYABLE[place]:
                    done |= SURVEY_MISSIONS[card]
        return Ship(
            place,
            less(ship.stock, leg.bundle),
            self.all_ions if leg.years else ship.ions - leg.ions,
            ship.supplies - leg.years if self.crew else ship.supplies,
            ship.samples,
            ship.visited | VISIT[place],
            ship.year + leg.years,
            ship.missions & ~done,
        )

    def _missions_on_earth(self, ship: Ship) -> int:
        done = MANNED_MISSIONS[ship.visited] if self.crew else 0
        for slot in SAMPLES:
            if ship.samples & BIT[slot]:
                done |= SAMPLE_MISSIONS[slot]
        return done & ship.missions

    def _gains_on_earth(self, ship: Ship) -> float:
        gains = float(points_of(self._missions_on_earth(ship)))
        for place, slot in enumerate(SAMPLE_AT):
            if slot and ship.samples & BIT[slot]:
                gains += self.outlook.chance_of_life(place) * points_of(LIFE_MISSION & ship.missions)
        return gains


def required_thrust(craft: Craft, leg: Leg) -> int:
    """The thrust that a leg asks of the spacecraft as it is."""
    return craft.mass * MANEUVERS[leg.trip].difficulty


def can_fly(craft: Craft, leg: Leg) -> bool:
    """Whether the spacecraft still has what a leg of its course was to be flown with."""
    if MANEUVERS[leg.trip].origin != craft.location:
        return False
    parts = craft.parts
    if any(parts[slot] < leg.bundle[slot] for slot in ROCKETS) or parts[ION] < leg.ions:
        return False
    thrust = leg.ions * ION_THRUST * leg.years
    for slot in ROCKETS:
        thrust += part_component(slot).thrust * leg.bundle[slot]
    return thrust >= required_thrust(craft, leg)
