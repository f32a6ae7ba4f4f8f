"""The expedition to Mars in flight: what each spacecraft of the voyage is told to do, from the pad until it is home.

Three people go in an Apollo, with an Aldrin against radiation, pushed by ion thrusters. The rocket that lifts them from
Mars went ahead on a thruster of its own; the Aldrin, the thrusters and the food wait in orbit while they land. A
mechanic repairs what fails and a doctor heals whoever takes a blow, so that little has to be mastered beforehand.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.leaving_earth.flights import PLACE
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.games.leaving_earth.moves import (
    ASTRONAUT,
    COLLECT,
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
    YEARS,
)
from cosmodrome.games.leaving_earth.pieces import (
    ATLAS,
    BIT,
    CARD_AT,
    DAMAGEABLE,
    DAMAGED_SPENT_ION,
    DOCTOR,
    EARTH,
    HIDDEN_CARDS,
    ION,
    ION_THRUSTERS,
    LAST_YEAR,
    MASS,
    MECHANIC,
    MEMORABLE,
    MISSION_NAMES,
    PART_NAMES,
    PILOT,
    PROBE,
    REMOVE_FAILURE_COST,
    SAMPLE_AT,
    SATURN,
    SPENT_ION,
    SUBORBITAL,
    SUPPLIES,
    THRUST,
)
from cosmodrome.games.leaving_earth.rules.astronauts import can_heal, can_repair
from cosmodrome.games.leaving_earth.rules.free import FREE_ACTIONS_A_YEAR
from cosmodrome.games.leaving_earth.state import Craft, craft_of, is_hurt, role_of, visited_by
from cosmodrome.kernel import Move

APOLLO: Final = PART_NAMES.index("apollo")
ALDRIN: Final = PART_NAMES.index("aldrin")
EARTH_ORBIT: Final = PLACE["earth_orbit"]
LUNAR_ORBIT: Final = PLACE["lunar_orbit"]
MARS_ORBIT: Final = PLACE["mars_orbit"]
MARS: Final = PLACE["mars"]
NEAR_HOME: Final = (EARTH, SUBORBITAL, EARTH_ORBIT)
MARS_SAMPLE: Final = SAMPLE_AT[MARS]
ON_MARS: Final = BIT[MEMORABLE.index("mars")]
STATION: Final = BIT[MISSION_NAMES.index("mars_station")]
SAMPLE: Final = BIT[MISSION_NAMES.index("mars_sample_return")]
LIFE: Final = BIT[MISSION_NAMES.index("extraterrestrial_life")]
#: What the ascent from Mars can carry, the rocket included: its thrust over the difficulty.
ASCENT: Final = THRUST[ATLAS] // 3
#: The years home, and the least a way to Mars takes at its printed difficulty; a thruster moves one mass a year.
HOME: Final = 3
WHOLE_THRUSTERS: Final = (ION, SPENT_ION)
THRUSTERS: Final = (ION, SPENT_ION, ION + DAMAGEABLE, DAMAGED_SPENT_ION)

#: What a spacecraft of the voyage is for.
TRIAL: Final = 0
ASCENDER: Final = 1
CREWED: Final = 2
WAITING: Final = 3
TANKER: Final = 4


def years_for(mass: int, thrusters: int) -> int:
    """The years between the orbits of Earth and Mars."""
    return max(HOME, -(-mass // thrusters)) if thrusters else LAST_YEAR


def landed(outlook: Outlook, craft: Craft) -> bool:
    """Whether somebody aboard has been on Mars."""
    people = outlook.s.people
    return any(visited_by(people[number]) & ON_MARS for number in craft.crew)


def has_healthy(outlook: Outlook, craft: Craft, role: int) -> bool:
    """Whether such an astronaut is aboard and well."""
    people = outlook.s.people
    return any(role_of(people[number]) == role and not is_hurt(people[number]) for number in craft.crew)


class Expedition:
    """The spacecraft of a voyage, by number, and the answers to what is asked about them."""

    def __init__(self) -> None:
        self.roles: dict[int, int] = {}
        #: The year in which a rocket failed on the pad: everything there waits for repairs.
        self.stuck = 0
        #: When the thrusters of a craft were last tried, and when it came to orbit.
        self.tried: dict[int, int] = {}
        self.since: dict[int, int] = {}
        #: What is being left behind.
        self.leaving: list[int] = []

    def tidy(self, fleet: list[Craft]) -> None:
        """Forget spacecraft that are no more."""
        numbers = {craft.number for craft in fleet}
        for book in (self.roles, self.tried, self.since):
            for number in [number for number in book if number not in numbers]:
                del book[number]

    def of_role(self, outlook: Outlook, role: int) -> list[Craft]:
        """The spacecraft that are for this."""
        return [craft for craft in outlook.agency.fleet if self.roles.get(craft.number, -1) == role]

    # --- orders

    def order(self, outlook: Outlook, craft: Craft) -> Move | None:
        """What the spacecraft should do now, or None."""
        role = self.roles[craft.number]
        # Whoever is ill dies at the end of the year, also on the way.
        if role == CREWED and can_heal(outlook.s, craft):
            return HEAL()
        if craft.tokens:
            return None
        if role == CREWED:
            return self._order_people(outlook, craft)
        if role == WAITING or (role == TANKER and craft.location != EARTH):
            return None
        if craft.location == EARTH:
            return self._order_on_pad(outlook, craft)
        if role == TRIAL and craft.location == SUBORBITAL:
            return MANEUVER[EARTH]
        if craft.location != EARTH_ORBIT:
            return None
        return self._order_trial(outlook, craft) if role == TRIAL else self._order_ascender(outlook, craft)

    def _order_on_pad(self, outlook: Outlook, craft: Craft) -> Move | None:
        if self.stuck == outlook.s.year:
            return None
        if craft.parts[SATURN]:
            return MANEUVER[EARTH_ORBIT]
        # An Atlas alone is tried on the ground.
        return MANEUVER[SUBORBITAL] if craft.parts[ATLAS] and sum(craft.parts) == 1 else DISASSEMBLE()

    def _order_trial(self, outlook: Outlook, craft: Craft) -> Move | None:
        """Its thruster is tried on a way too hard for it, and once a year is over the capsules come down."""
        year = outlook.s.year
        since = self.since.setdefault(craft.number, year)
        untried = craft.parts[ION] > 0 and self.tried.get(craft.number, 0) != year
        if untried and outlook.agency.outcomes[ION_THRUSTERS] > 0 and craft.mass > 1:
            return MANEUVER[LUNAR_ORBIT]
        return MANEUVER[EARTH] if year > since and outlook.agency.money >= REMOVE_FAILURE_COST else None

    def _order_ascender(self, outlook: Outlook, craft: Craft) -> Move | None:
        if craft.parts[ION] and self.tried.get(craft.number, 0) != outlook.s.year:
            return MANEUVER[MARS_ORBIT]
        # Without a capsule it comes down unharmed, and is repaired there.
        return None if craft.parts[ION] or craft.parts[SPENT_ION] else MANEUVER[EARTH]

    def _order_people(self, outlook: Outlook, craft: Craft) -> Move | None:
        s, parts, here = outlook.s, craft.parts, craft.location
        if here == EARTH:
            if parts[SATURN] and parts[ION] and self.stuck != s.year:
                return MANEUVER[SUBORBITAL]
            return DISASSEMBLE()
        if here == SUBORBITAL:
            # Whoever is ill falls back and recovers on Earth.
            ill = any(is_hurt(s.people[number]) for number in craft.crew)
            return None if ill or not parts[SATURN] else MANEUVER[EARTH_ORBIT]
        if can_repair(s, craft) and self._worth_repairing(outlook, craft):
            return REPAIR()
        if here == EARTH_ORBIT:
            return self.order_in_earth_orbit(outlook, craft)
        if here == MARS_ORBIT:
            back = landed(outlook, craft)
            return self._order_homeward(outlook, craft) if back else self._order_downward(outlook, craft)
        if here == MARS:
            return self._order_on_mars(outlook, craft)
        return None

    def order_in_earth_orbit(self, outlook: Outlook, craft: Craft) -> Move | None:
        """Try the thrusters and set out, or come home."""
        year, parts = outlook.s.year, craft.parts
        if landed(outlook, craft):
            return MANEUVER[EARTH]
        if parts[SPENT_ION] or self.tried.get(craft.number, 0) == year:
            # It was tried this year; there may be time for another one.
            return None if year + 2 * HOME < LAST_YEAR else MANEUVER[EARTH]
        in_time = year + years_for(craft.mass, parts[ION]) + HOME <= LAST_YEAR
        return MANEUVER[MARS_ORBIT] if in_time else MANEUVER[EARTH]

    def _order_downward(self, outlook: Outlook, craft: Craft) -> Move | None:
        """Dock with the rocket that went ahead, leave in orbit what is not needed below, and land."""
        parts = craft.parts
        if parts[ATLAS]:
            above = parts[ALDRIN] or parts[ALDRIN + DAMAGEABLE] or any(parts[slot] for slot in THRUSTERS)
            return SEPARATE() if above else MANEUVER[MARS]
        if parts[ATLAS + DAMAGEABLE]:
            return None
        if any(c.location == MARS_ORBIT and not c.tokens for c in self.of_role(outlook, ASCENDER)):
            return DOCK()
        return self._order_homeward(outlook, craft)

    def _order_homeward(self, outlook: Outlook, craft: Craft) -> Move | None:
        if any(c.location == MARS_ORBIT for c in self.of_role(outlook, WAITING)):
            return DOCK()
        parts, year = craft.parts, outlook.s.year
        if not parts[ION] or self.tried.get(craft.number, 0) == year:
            return None
        late = years_for(craft.mass, parts[ION]) > min(parts[SUPPLIES], LAST_YEAR - year)
        if late and self._ballast(craft) and outlook.agency.free_actions < FREE_ACTIONS_A_YEAR:
            return SEPARATE()
        return MANEUVER[EARTH_ORBIT]

    def _order_on_mars(self, outlook: Outlook, craft: Craft) -> Move | None:
        s, parts = outlook.s, craft.parts
        face = HIDDEN_CARDS[s.cards[CARD_AT[MARS]]]
        wanted = s.open & SAMPLE or (s.open & LIFE and face.life) or face.minerals
        if wanted and not parts[MARS_SAMPLE]:
            return COLLECT[MARS_SAMPLE]
        if face.supplies and parts[SUPPLIES] < 2 and craft.mass < ASCENT:
            return COLLECT[SUPPLIES]
        if not parts[ATLAS] or self._stays(outlook, craft):
            return None
        return SEPARATE() if craft.mass > ASCENT and parts[SUPPLIES] else MANEUVER[MARS_ORBIT]

    def _stays(self, outlook: Outlook, craft: Craft) -> bool:
        """Whether they wait for the year to end, to man a station."""
        food = craft.parts[SUPPLIES] + sum(c.parts[SUPPLIES] for c in self.of_role(outlook, WAITING))
        in_time = outlook.s.year + 1 + HOME <= LAST_YEAR and craft.parts[APOLLO] > 0 and craft.parts[SUPPLIES] > 0
        # They eat one, which also makes the ascent lighter; what is too heavy then is left below.
        enough = food >= 1 + HOME + (craft.mass - 1 > ASCENT)
        return outlook.s.open & STATION > 0 and in_time and enough

    def _worth_repairing(self, outlook: Outlook, craft: Craft) -> bool:
        """A repair eats a supply that may be missing on the way home."""
        parts, here = craft.parts, craft.location
        food = parts[SUPPLIES] + sum(c.parts[SUPPLIES] for c in self.of_role(outlook, WAITING))
        if here == MARS:
            return not parts[ATLAS] or (not parts[APOLLO] and food > HOME)
        if here == EARTH_ORBIT:
            return not parts[APOLLO] or (not landed(outlook, craft) and any(parts[DAMAGEABLE : 2 * DAMAGEABLE]))
        if not landed(outlook, craft):
            return not parts[APOLLO] or food > HOME + 1 or parts[ATLAS + DAMAGEABLE] > 0
        if self.of_role(outlook, WAITING):
            return False
        if not parts[APOLLO]:
            return food >= HOME
        light = craft.mass - sum(MASS[slot] for slot in self._ballast(craft))
        return food > HOME or years_for(light, parts[ION]) > HOME

    def _ballast(self, craft: Craft) -> list[int]:
        """What can be left in orbit of Mars to be home earlier: what is broken or too much, at worst the Aldrin."""
        parts = craft.parts
        found: list[int] = []
        for slot in (ION + DAMAGEABLE, DAMAGED_SPENT_ION, ATLAS, ATLAS + DAMAGEABLE):
            found += [slot] * parts[slot]
        found += [SUPPLIES] * max(0, parts[SUPPLIES] - HOME - 1)
        if not found and parts[APOLLO]:
            for slot in (ALDRIN, ALDRIN + DAMAGEABLE):
                found += [slot] * parts[slot]
        return found

    # --- questions

    def years(self, outlook: Outlook, craft: Craft) -> Move:
        """As long as the thrusters need."""
        role = self.roles[craft.number]
        if role == TRIAL:
            return YEARS[1]
        return YEARS[min(years_for(craft.mass, craft.parts[ION]), LAST_YEAR - outlook.s.year)]

    def fire(self, outlook: Outlook, craft: Craft, moves: list[Move]) -> Move:
        """Fire what there is until it is enough; after a failure stop where that leaves another chance."""
        s, parts = outlook.s, craft.parts
        stop = STOP() if STOP() in moves else moves[0]
        if s.fired and s.thrust >= s.required:
            return stop
        if craft.location in (EARTH, SUBORBITAL, MARS):
            failed = craft.location == EARTH and s.fired > 0 and s.thrust == 0
            for slot in (SATURN, ATLAS):
                if parts[slot] and not failed:
                    return FIRE[slot]
            if craft.location == EARTH:
                self.stuck = s.year
            return stop
        if self.roles[craft.number] == TRIAL:
            self.tried[craft.number] = s.year
            return stop if s.fired or not parts[ION] else FIRE[ION]
        food = HOME + (years_for(craft.mass, parts[ION]) if craft.location == EARTH_ORBIT else 0)
        if s.fired and s.thrust == 0 and parts[SUPPLIES] > food and has_healthy(outlook, craft, MECHANIC):
            # None of the others has been fired yet: repair it and try again.
            return stop
        if parts[ION]:
            return FIRE[ION]
        self.tried[craft.number] = s.year
        return stop

    def separate(self, outlook: Outlook, craft: Craft, moves: list[Move]) -> Move:
        """Leave behind what is not needed, piece by piece."""
        part = craft_of(outlook.agency, outlook.s.built)
        if part.mass == 0:
            self.leaving = self._to_leave(outlook, craft)
        while self.leaving:
            slot = self.leaving.pop(0)
            if PART[slot] in moves:
                # What waits is docked with again, what is too much is not.
                above = craft.location == MARS_ORBIT and not landed(outlook, craft)
                self.roles[part.number] = WAITING if above else TRIAL
                return PART[slot]
        return DONE()

    def _to_leave(self, outlook: Outlook, craft: Craft) -> list[int]:
        parts = craft.parts
        if craft.location == MARS:
            return [SUPPLIES]
        if landed(outlook, craft):
            return self._ballast(craft)
        found: list[int] = []
        for slot in (*THRUSTERS, ALDRIN, ALDRIN + DAMAGEABLE):
            found += [slot] * parts[slot]
        # One for a repair below, and one to eat if they stay.
        below = 1
        if outlook.s.open & STATION and outlook.s.year + 1 + HOME <= LAST_YEAR and parts[SUPPLIES] > HOME + 1:
            below = 2
        return found + [SUPPLIES] * max(0, parts[SUPPLIES] - below)

    def dock_with(self, moves: list[Move]) -> Move:
        """What waits in orbit, the rocket that went ahead, or food."""
        for role in (WAITING, ASCENDER, TANKER):
            for move in moves:
                if move.verb is SPACECRAFT and self.roles.get(move.arg, -1) == role:
                    return move
        return moves[0]

    def damage(self, outlook: Outlook, craft: Craft, moves: list[Move]) -> Move:
        """An astronaut whom the doctor heals at once takes the blow, or else what is needed least."""
        people = outlook.s.people
        if has_healthy(outlook, craft, DOCTOR):
            hit = [move for move in moves if move.verb is ASTRONAUT and role_of(people[move.arg]) != DOCTOR]
            if hit:
                return min(hit, key=lambda move: role_of(people[move.arg]) == PILOT)
        for slot in (PROBE, SPENT_ION, ION, ALDRIN, ATLAS, APOLLO):
            if PART[slot] in moves:
                return PART[slot]
        return moves[0]

    def damage_which(self, outlook: Outlook, moves: list[Move]) -> Move | None:
        """The craft with people, if a doctor is among them and somebody else to take the blow."""
        for move in moves:
            craft = craft_of(outlook.agency, move.arg)
            others = has_healthy(outlook, craft, PILOT) or has_healthy(outlook, craft, MECHANIC)
            if others and has_healthy(outlook, craft, DOCTOR):
                return move
        return None
