"""Mission control: what each spacecraft is told to do next, and how its rockets are fired."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.leaving_earth.course import COLLECT, JOINING, STAY, Navigator, can_fly
from cosmodrome.bots.leaving_earth.designs import PARTING, Leg
from cosmodrome.bots.leaving_earth.flights import PLACE, cards_on
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.rockets import NOTHING, Bundle, from_stock, thrust_of
from cosmodrome.bots.leaving_earth.surveys import card_to_survey
from cosmodrome.games.leaving_earth.moves import (
    BACK,
    DISASSEMBLE,
    DOCK,
    DONE,
    FIRE,
    HEAL,
    MANEUVER,
    PART,
    REPAIR,
    SEPARATE,
    SPACECRAFT,
    STOP,
    SURVEY,
    YEARS,
)
from cosmodrome.games.leaving_earth.moves import COLLECT as COLLECT_MOVE
from cosmodrome.games.leaving_earth.pieces import (
    BIT,
    CAPSULES,
    DAMAGEABLE,
    EARTH,
    HAZARD_CARD,
    HAZARD_LANDING,
    HEAT_SHIELD,
    ION,
    ION_THRUST,
    ION_THRUSTERS,
    MANEUVERS,
    MANEUVERS_FROM,
    ROCKETS,
    SAMPLE_AT,
    SPENT_ION,
    SUBORBITAL,
    SUPPLIES,
)
from cosmodrome.games.leaving_earth.rules.astronauts import can_heal, can_repair
from cosmodrome.games.leaving_earth.rules.free import FREE_ACTIONS_A_YEAR
from cosmodrome.games.leaving_earth.rules.missions import has_working_explorer
from cosmodrome.games.leaving_earth.state import Craft, craft_of, is_hurt
from cosmodrome.kernel import Move

EARTH_ORBIT: Final = PLACE["earth_orbit"]
LUNAR_ORBIT: Final = PLACE["lunar_orbit"]
NEAR_HOME: Final = (SUBORBITAL, EARTH_ORBIT)
TO_THE_MOON: Final = next(trip for trip in MANEUVERS_FROM[EARTH_ORBIT] if MANEUVERS[trip].destination == LUNAR_ORBIT)

#: What a spacecraft looked like when nothing was left for it to do.
_Look = tuple[int, int, int, int, tuple[int, ...]]


class Control:
    """Keeps the courses of an agency's spacecraft. What it forgets, or never knew, it works out again."""

    def __init__(self) -> None:
        self.courses: dict[int, list[Leg]] = {}
        self.missions: dict[int, int] = {}
        self._idle: dict[int, _Look] = {}
        #: What waits in orbit for which spacecraft.
        self.tenders: dict[int, int] = {}
        self._burning: Bundle = NOTHING
        #: The spacecraft that tries its thrusters in orbit just now.
        self._drilling = 0

    def copy(self) -> Control:
        """Another control with the same courses."""
        twin = Control()
        twin.courses = {number: course[:] for number, course in self.courses.items()}
        twin.missions = dict(self.missions)
        twin._idle = dict(self._idle)
        twin.tenders = dict(self.tenders)
        twin._burning = self._burning
        twin._drilling = self._drilling
        return twin

    def launch(self, number: int, course: list[Leg], missions: int) -> None:
        """A new spacecraft has a course from the start."""
        self.courses[number] = course
        self.missions[number] = missions

    def tidy(self, outlook: Outlook) -> None:
        """Forget spacecraft that are no more."""
        numbers = {craft.number for craft in outlook.agency.fleet}
        for book in (self.courses, self.missions, self._idle):
            for number in [number for number in book if number not in numbers]:
                del book[number]
        for number, waiting in list(self.tenders.items()):
            if number not in numbers or waiting not in numbers:
                # Docked with, or nobody will come back for it.
                del self.tenders[number]
                self.missions.pop(waiting, None)

    def rehearsing(self, outlook: Outlook) -> bool:
        """Whether empty capsules are in space for a trial."""
        for craft in outlook.agency.fleet:
            if craft.location != EARTH and not craft.crew and self.courses.get(craft.number):
                if any(craft.parts[slot] for slot in CAPSULES):
                    return True
        return False

    def under_way(self, outlook: Outlook) -> int:
        """The missions that spacecraft in flight are after."""
        missions = 0
        for craft in outlook.agency.fleet:
            if craft.location != EARTH:
                if craft.number not in self.missions:
                    self._set_course(outlook, craft)
                missions |= self.missions[craft.number]
        return missions

    def landings(self, outlook: Outlook) -> int:
        """The most landings that a spacecraft in flight still has to make without a pilot."""
        most = 0
        for craft in outlook.agency.fleet:
            if craft.location != EARTH and not craft.crew and self.missions.get(craft.number, 0) & outlook.open:
                course = self.courses.get(craft.number, ())
                most = max(most, sum(leg.trip >= 0 and HAZARD_LANDING in MANEUVERS[leg.trip].hazards for leg in course))
        return most

    def scouted(self, fleet: list[Craft]) -> int:
        """The hidden cards that spacecraft in flight are going to turn up."""
        cards = 0
        for craft in fleet:
            if craft.location != EARTH:
                for leg in self.courses.get(craft.number, ()):
                    if leg.trip >= 0:
                        for card in cards_on(leg.trip):
                            cards |= BIT[card]
        return cards

    def _set_course(self, outlook: Outlook, craft: Craft) -> list[Leg]:
        """Find the best course from here, or from where the spacecraft will arrive."""
        navigator = Navigator(outlook, craft)
        _, course = navigator.best()
        self.courses[craft.number] = course
        self.missions[craft.number] = navigator.claims(course)
        return course

    # --- orders

    def order(self, outlook: Outlook, craft: Craft) -> Move | None:
        """What the spacecraft should do now, or None."""
        if craft.crew:
            if can_heal(outlook.s, craft):
                return HEAL()
            if can_repair(outlook.s, craft) and self._worth_repairing(craft):
                return REPAIR()
        if craft.tokens or craft.number in self.tenders.values():
            return None
        # So much can be done for nothing in a year; maneuvers do not count.
        free = outlook.agency.free_actions < FREE_ACTIONS_A_YEAR
        if craft.location == EARTH:
            course = self.courses.get(craft.number)
            if course and can_fly(craft, course[0]):
                return MANEUVER[MANEUVERS[course[0].trip].destination]
            self.courses.pop(craft.number, None)
            return DISASSEMBLE() if free else None
        self._drilling = 0
        if outlook.temper.drill and craft.location == EARTH_ORBIT and not craft.crew:
            course = self.courses.get(craft.number)
            if course and course[0].ions:
                if craft.parts[SPENT_ION]:
                    # It was tried this year: next year it flies, or is tried again.
                    return None
                if self._worth_a_drill(outlook, craft, course):
                    self._drilling = craft.number
                    return MANEUVER[LUNAR_ORBIT]
        step = self._next_step(outlook, craft)
        card = card_to_survey(outlook, craft, self.courses.get(craft.number, ()))
        if card >= 0 and free:
            return SURVEY[card]
        if step is None or step.trip == STAY.trip:
            return None
        if step is COLLECT:
            return COLLECT_MOVE[SAMPLE_AT[craft.location]] if free else None
        if step.trip == PARTING:
            return SEPARATE() if free else None
        if step.trip == JOINING.trip:
            return DOCK() if free else None
        return MANEUVER[MANEUVERS[step.trip].destination]

    def _worth_a_drill(self, outlook: Outlook, craft: Craft, course: list[Leg]) -> bool:
        """Whether the thrusters should be tried for a year where a failure still comes home: if they are not sure
        enough, and if the calendar leaves the time."""
        if craft.parts[ION] < course[0].ions or craft.mass * MANEUVERS[TO_THE_MOON].difficulty <= ION_THRUST:
            return False
        draws = sum(leg.ions for leg in course if leg.trip >= 0)
        years = sum(leg.years for leg in course if leg.trip >= 0) + sum(leg.trip == STAY.trip for leg in course)
        return years + 1 < outlook.years_left and outlook.odds[ION_THRUSTERS].all_work(draws) < outlook.temper.drill

    def _worth_repairing(self, craft: Craft) -> bool:
        """Repairs eat a supply: only what breathing or the course depends on is worth it."""
        years = sum(leg.years for leg in self.courses.get(craft.number, ()) if leg.trip >= 0)
        broken = any(craft.parts[slot + DAMAGEABLE] for slot in CAPSULES)
        return craft.parts[SUPPLIES] > years or broken

    def _next_step(self, outlook: Outlook, craft: Craft) -> Leg | None:
        """The next leg of the course; a new course if the old one cannot be flown any more."""
        course = self.courses.get(craft.number)
        if course:
            self._advance(outlook, craft, course)
            if course and self._holds(outlook, craft, course):
                return course[0]
        look = (craft.location, outlook.s.year, outlook.open, outlook.s.revealed, tuple(craft.parts))
        if self._idle.get(craft.number) == look:
            return None
        course = self._set_course(outlook, craft)
        if not course:
            self._idle[craft.number] = look
            return None
        self._advance(outlook, craft, course)
        return course[0] if course else None

    def _advance(self, outlook: Outlook, craft: Craft, course: list[Leg]) -> None:
        """Cross off what is done."""
        year = outlook.s.year
        while course:
            step = course[0]
            if step is COLLECT:
                done = craft.parts[SAMPLE_AT[craft.location]] > 0
            elif step.trip == PARTING:
                done = craft.number in self.tenders
            elif step.trip == JOINING.trip:
                done = craft.number not in self.tenders
            elif step.trip == STAY.trip:
                if not step.years:
                    # From now on it is known when the year is over.
                    course[0] = Leg(STAY.trip, year + 1, NOTHING, 0)
                    return
                done = year >= step.years
            else:
                done = MANEUVERS[step.trip].origin != craft.location == MANEUVERS[step.trip].destination
            if not done:
                return
            course.pop(0)

    def _holds(self, outlook: Outlook, craft: Craft, course: list[Leg]) -> bool:
        """Whether the course can still be flown: the next leg now, nobody dying, no landing where nothing survives."""
        people = outlook.s.people
        # Who is far from home and must dock to get there goes on in any case; near the Earth people recover at home.
        bound = craft.location not in NEAR_HOME and _docks(course)
        waits = any(leg.years or leg is STAY for leg in course)
        if waits and not bound and any(is_hurt(people[number]) for number in craft.crew):
            return False
        for leg in course:
            if leg.trip >= 0:
                for hazard in MANEUVERS[leg.trip].hazards:
                    if hazard >= HAZARD_CARD and outlook.chance_of_survival(hazard - HAZARD_CARD) == 0:
                        return False
        step = course[0]
        if step.trip == PARTING:
            parts = craft.parts
            kept = all(parts[slot] >= step.bundle[slot] for slot in ROCKETS) and parts[SUPPLIES] >= step.years
            return kept and parts[ION] + parts[SPENT_ION] >= step.ions
        if step.trip == JOINING.trip:
            return craft.number in self.tenders
        if step is COLLECT:
            return SAMPLE_AT[craft.location] > 0 and (has_working_explorer(craft) or bool(craft.crew))
        return step.trip == STAY.trip or can_fly(craft, step)

    # --- what waits in orbit

    def separate(self, outlook: Outlook, craft: Craft) -> Move:
        """Leave the way home in orbit, piece by piece."""
        part = craft_of(outlook.agency, outlook.s.built)
        course = self.courses.get(craft.number)
        if not course or course[0].trip != PARTING:
            return BACK()
        step = course[0]
        self.tenders[craft.number] = part.number
        self.courses[part.number] = []
        self.missions[part.number] = 0
        for slot in ROCKETS:
            if part.parts[slot] < step.bundle[slot]:
                return PART[slot]
        if part.parts[ION] + part.parts[SPENT_ION] < step.ions:
            return PART[ION if craft.parts[ION] else SPENT_ION]
        if any(craft.parts[slot] and HEAT_SHIELD[slot] for slot in CAPSULES):
            # What would burn up on the way down stays as well.
            for slot in CAPSULES:
                if not HEAT_SHIELD[slot]:
                    for left in (slot, slot + DAMAGEABLE):
                        if craft.parts[left]:
                            return PART[left]
        return PART[SUPPLIES] if part.parts[SUPPLIES] < step.years else DONE()

    def dock_with(self, craft: Craft) -> Move:
        """The one that was left here."""
        return SPACECRAFT[self.tenders[craft.number]] if craft.number in self.tenders else BACK()

    # --- maneuvers

    def years(self, outlook: Outlook, craft: Craft) -> Move:
        """How long the maneuver takes."""
        if self._drilling == craft.number:
            return YEARS[1]
        leg = self._leg(craft)
        if leg is None or leg.trip != outlook.s.trip:
            self._next_step(outlook, craft)
            leg = self._leg(craft)
        return YEARS[leg.years if leg else MANEUVERS[outlook.s.trip].years]

    def _leg(self, craft: Craft) -> Leg | None:
        course = self.courses.get(craft.number)
        return course[0] if course and course[0].trip >= 0 else None

    def fire(self, outlook: Outlook, craft: Craft) -> Move:
        """Fire what the leg was planned with; when something failed, decide between more rockets and staying."""
        s = outlook.s
        missing = s.required - s.thrust
        if self._drilling == craft.number:
            # As many as do not carry it away.
            return FIRE[ION] if craft.parts[ION] and missing > ION_THRUST * s.years else STOP()
        if missing <= 0 and s.fired:
            return STOP()
        leg = self._leg(craft)
        if leg is None or leg.trip != s.trip:
            return self._improvise(outlook, craft, missing)
        if s.fired == 0:
            self._burning = leg.bundle
        if leg.ions and craft.parts[ION] and s.years:
            return FIRE[ION]
        if thrust_of(self._burning) < missing and not self._is_test(craft, leg):
            if craft.location == EARTH:
                # On the pad nothing is lost by stopping.
                self._burning = NOTHING
                return STOP() if s.fired else self._anything(craft)
            if craft.crew and craft.location in NEAR_HOME and _docks(self.courses[craft.number]):
                # What is fired now would be missing on the way home.
                return STOP()
            return self._improvise(outlook, craft, missing)
        return self._burn(craft)

    def _is_test(self, craft: Craft, leg: Leg) -> bool:
        """A lone rocket on the pad goes nowhere: it is fired to see what happens."""
        return craft.location == EARTH and sum(craft.parts) == sum(leg.bundle) == 1

    def _burn(self, craft: Craft) -> Move:
        """The next rocket of the bundle, the smallest first."""
        for slot in ROCKETS:
            if self._burning[slot] and craft.parts[slot]:
                left = list(self._burning)
                left[slot] -= 1
                self._burning = (left[0], left[1], left[2], left[3])
                return FIRE[slot]
        return STOP()

    def _improvise(self, outlook: Outlook, craft: Craft, missing: int) -> Move:
        """Fire other rockets if that is better than staying where one is."""
        s = outlook.s
        navigator = Navigator(outlook, craft)
        parts = craft.parts
        stay, _ = navigator.best()
        best, chosen = stay, NOTHING
        for bundle in from_stock((parts[0], parts[1], parts[2], parts[3]), missing):
            value = navigator.after(Leg(s.trip, s.years, bundle, 0))
            if value > best:
                best, chosen = value, bundle
        if chosen == NOTHING:
            return STOP() if s.fired else self._anything(craft)
        self._burning = chosen
        return self._burn(craft)

    def _anything(self, craft: Craft) -> Move:
        """Something has to be fired first: the least of what is there."""
        if craft.parts[ION]:
            return FIRE[ION]
        return next(FIRE[slot] for slot in ROCKETS if craft.parts[slot])


def _docks(course: list[Leg]) -> bool:
    """Whether the way home waits in orbit."""
    return any(leg.trip == JOINING.trip for leg in course)
