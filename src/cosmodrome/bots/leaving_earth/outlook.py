"""Outlook: the table as one agency may know it. Nothing hidden is read here, only what was seen."""

from __future__ import annotations

from functools import cache
from typing import Final, Protocol

from cosmodrome.bots.leaving_earth.designs import Design
from cosmodrome.bots.leaving_earth.odds import Odds
from cosmodrome.bots.leaving_earth.temper import USUAL, Temper
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENTS,
    BIT,
    CARD_AT,
    DAMAGEABLE,
    DOCTOR,
    EARTH,
    HAZARD_ATMOSPHERE,
    HAZARD_CARD,
    HAZARD_LANDING,
    HAZARD_RADIATION,
    HIDDEN_CARDS,
    LANDING,
    LAST_YEAR,
    LIFE_CARDS,
    LIFE_MISSION,
    LIFE_SUPPORT,
    LOCATION_NAMES,
    MANEUVERS,
    MECHANIC,
    NEW_OUTCOMES,
    PARTS,
    PILOT,
    POINTS,
    RADIATION_CARD,
    RE_ENTRY,
    RUINED_MISSIONS,
    STACKS,
    STATION_MISSIONS,
    SUBORBITAL_CARD,
    HiddenCard,
    points_of,
)
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE
from cosmodrome.games.leaving_earth.state import LeavingEarth, mission_bits, role_of

DIE_SIDES: Final = 8
MOON: Final = LOCATION_NAMES.index("moon")

#: Points of a set of missions, remembered.
worth_of = cache(points_of)


#: Stations on other planets.
FAR_STATIONS: Final[int] = sum(BIT[mission] for mission, place in STATION_MISSIONS if place >= 0 and place != MOON)


@cache
def prized(missions: int, gift: float, pioneering: float) -> float:
    """Points of a set of missions, each less what it gives to the others, and more for stations on other planets."""
    points = sum(max(0.0, POINTS[mission] - gift) for mission in mission_bits(missions))
    return points + pioneering * points_of(missions & FAR_STATIONS)


class Race(Protocol):
    """What rivals are after."""

    #: What each of them would research for it.
    research: dict[int, int]

    def worth(self, missions: int, year: int, gift: float) -> float:
        """The points of missions completed in a year, less what completing one gives to the others."""


class Outlook:
    """What an agency sees when it plans: its own affairs, the open missions, and the odds of all that is unknown."""

    def __init__(
        self,
        s: LeavingEarth,
        seat: int,
        wins: list[int],
        temper: Temper = USUAL,
        reserved: tuple[tuple[int, int], ...] = (),
        scouted: int = 0,
    ) -> None:
        self.temper = temper
        company = len(s.agencies) > 1
        self._gift = temper.gift if company else 0.0
        self._pioneering = 0.0 if company else temper.pioneering
        self.s = s
        self.seat = seat
        self.agency = s.agencies[seat]
        self.open = s.open
        self.years_left = LAST_YEAR - s.year
        self._wins = wins
        #: What lies on Earth but is meant for something else, by slot.
        self.reserved = reserved
        #: Hidden cards that a spacecraft under way is going to turn up, and whether any is worth a look by itself.
        self.scouted = scouted
        self.scouts = temper.scouting > 0 and len(s.agencies) == 1
        #: What rivals are after, as far as somebody thought of it.
        self.race: Race | None = None
        #: The designs that are thought of in imagination, by kind of flight; None for all there are.
        self.shortlist: tuple[tuple[int, tuple[Design, ...]], ...] | None = None
        # What was worked out so far.
        self._passing: dict[tuple[int, int, tuple[int, ...], bool, int, int], float] = {}
        self._working: dict[int, float] = {}
        self._scouting: dict[int, float] = {}
        self._odds: list[Odds] = []
        self._stock: list[int] = []
        self._staff: list[int] = []

    def worth(self, missions: int, years: int) -> float:
        """The points of missions that will be completed this many years from now, others being after them as well."""
        if self.race is None:
            return prized(missions, self._gift, self._pioneering)
        return self.race.worth(missions, self.s.year + years, self._gift)

    @property
    def odds(self) -> list[Odds]:
        """The odds of every advancement."""
        if not self._odds:
            self._odds = [self._odds_of(i, self._wins[i]) for i in range(len(ADVANCEMENTS))]
        return self._odds

    def all_work(self, advancement: int, draws: int) -> float:
        """The chance that this many draws from an advancement all work."""
        key = draws * len(ADVANCEMENTS) + advancement
        found = self._working.get(key)
        if found is None:
            found = self._working[key] = self.odds[advancement].all_work(draws)
        return found

    def _odds_of(self, advancement: int, wins: int) -> Odds:
        """What is known of an advancement; one not yet owned would come with a full set of outcomes."""
        agency = self.agency
        if not agency.owned & BIT[advancement]:
            return Odds(NEW_OUTCOMES[advancement])
        return Odds(SIZE[agency.outcomes[advancement]], agency.known[advancement], wins)

    # --- hidden cards

    def faces(self, card: int) -> list[HiddenCard]:
        """The faces a hidden card may have: one if it was seen, else its whole stack."""
        s = self.s
        if s.revealed & BIT[card] or s.looked[card] & BIT[self.seat]:
            return [HIDDEN_CARDS[s.cards[card]]]
        return [HIDDEN_CARDS[face] for face in STACKS[card]]

    def seen(self, card: int) -> bool:
        """Whether the agency knows the card."""
        return bool(self.s.revealed & BIT[card] or self.s.looked[card] & BIT[self.seat])

    def chance_of_survival(self, card: int) -> float:
        """The chance that a place does not destroy what lands there."""
        faces = self.faces(card)
        return sum(not face.destroys for face in faces) / len(faces)

    def chance_of_life(self, place: int) -> float:
        """The chance that a sample from a place holds life, given that one can land there."""
        if CARD_AT[place] not in LIFE_CARDS:
            return 0.0
        faces = [face for face in self.faces(CARD_AT[place]) if not face.destroys]
        return sum(face.life for face in faces) / len(faces) if faces else 0.0

    def minerals(self, place: int) -> float:
        """The money a sample from a place brings on average."""
        faces = self.faces(CARD_AT[place])
        return sum(face.minerals for face in faces) / len(faces)

    def dangers(self, card: int, years: int, shield: int = 0) -> list[float]:
        """The chance that one astronaut is hurt by a card of radiation or sickness, for every face it may have."""
        found = []
        for face in self.faces(card):
            danger = face.sickness if card == SUBORBITAL_CARD else max(0, face.radiation - shield) * years
            found.append(min(DIE_SIDES, danger) / DIE_SIDES)
        return found

    def scouting(self, card: int) -> float:
        """What turning a card up is worth by itself, in points: alone, what proves impossible leaves the table.

        A mission done is a point gained and a point less on the table; one removed is only the latter.
        """
        if not self.scouts or self.scouted & BIT[card]:
            return 0.0
        found = self._scouting.get(card)
        if found is None:
            found = self._scouting[card] = self._work_out_scouting(card)
        return found

    def _work_out_scouting(self, card: int) -> float:
        if self.seen(card):
            return 0.0
        ruined = RUINED_MISSIONS[card] & self.open
        worth = self.temper.scouting * (1 - self.chance_of_survival(card)) * points_of(ruined) if ruined else 0.0
        if self.temper.curious and card in LIFE_CARDS and self.open & LIFE_MISSION:
            faces = self.faces(card)
            worth += self.temper.curious * points_of(LIFE_MISSION) * sum(face.life for face in faces) / len(faces)
        return worth

    # --- hazards

    def chance_of_passing(
        self, trip: int, years: int, roles: tuple[int, ...], long: bool, tests: int = 0, shield: int = 0
    ) -> float:
        """The chance that a flight goes on after the hazards of a maneuver; `long` if a year ends before it is home.

        Somebody hurt on a day trip recovers at home; on a long one he dies unless a doctor is aboard. `tests` will be
        made with empty capsules before; a shield lowers the level of radiation.
        """
        if not MANEUVERS[trip].hazards:
            return 1.0
        key = (trip, years, roles, long, tests, shield)
        if key not in self._passing:
            self._passing[key] = self._work_out_passing(trip, years, roles, long, tests, shield)
        return self._passing[key]

    def _work_out_passing(
        self, trip: int, years: int, roles: tuple[int, ...], long: bool, tests: int, shield: int
    ) -> float:
        chance = 1.0
        for hazard in MANEUVERS[trip].hazards:
            if hazard == HAZARD_LANDING:
                # Whatever fails, a pilot brings it down; the damage goes to something that is not needed any more.
                chance *= 1.0 if PILOT in roles else self.odds[LANDING].all_work(1)
            elif hazard == HAZARD_ATMOSPHERE:
                if roles:
                    home = MANEUVERS[trip].destination == EARTH
                    chance *= self.odds[RE_ENTRY].after_tests(min(1, tests), 1, minor_works=home)
            elif hazard == HAZARD_RADIATION:
                if roles:
                    chance *= self._somebody_well(self.dangers(RADIATION_CARD, years, shield), roles)
            elif hazard == HAZARD_CARD + SUBORBITAL_CARD:
                if roles and long:
                    chance *= self._somebody_well(self.dangers(SUBORBITAL_CARD, 0), roles)
            elif hazard >= HAZARD_CARD:
                chance *= self.chance_of_survival(hazard - HAZARD_CARD)
        return chance

    def _somebody_well(self, dangers: list[float], roles: tuple[int, ...]) -> float:
        """The chance that a crew goes on: that somebody is well, or rather a doctor, who heals all the others."""
        if self.temper.bold:
            return 1 - sum(danger ** max(1, roles.count(DOCTOR)) for danger in dangers) / len(dangers)
        hurt = sum(dangers) / len(dangers)
        if self.temper.rehearsals:
            return 1 - hurt ** len(roles)
        return 1 - hurt**2 if len(roles) > 2 else 1 - hurt

    def chance_of_air(self, years: int, roles: tuple[int, ...], tests: int = 0, spares: int = 0) -> float:
        """The chance that Life Support works for this many years, after this many tests, with spare capsules aboard."""
        return self.odds[LIFE_SUPPORT].after_tests(tests, years, minor_works=MECHANIC in roles, spares=spares)

    # --- what is owned

    @property
    def stock(self) -> list[int]:
        """Everything on Earth by slot; what is damaged will be mended by the end of the year."""
        if not self._stock:
            self._stock = self._count_stock()
        return self._stock

    def _count_stock(self) -> list[int]:
        stock = [0] * PARTS
        stores = [self.agency.store, *(craft.parts for craft in self.agency.fleet if craft.location == EARTH)]
        for parts in stores:
            for slot, count in enumerate(parts):
                if count:
                    stock[slot - DAMAGEABLE if DAMAGEABLE <= slot < 2 * DAMAGEABLE else slot] += count
        for slot, count in self.reserved:
            stock[slot] = max(0, stock[slot] - count)
        return stock

    @property
    def staff(self) -> list[int]:
        """The astronauts on Earth by role."""
        if not self._staff:
            self._staff = self._count_staff()
        return self._staff

    def _count_staff(self) -> list[int]:
        staff = [0, 0, 0]
        crews = [self.agency.astronauts, *(craft.crew for craft in self.agency.fleet if craft.location == EARTH)]
        for crew in crews:
            for number in crew:
                staff[role_of(self.s.people[number])] += 1
        return staff
