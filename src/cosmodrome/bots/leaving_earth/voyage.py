"""Man on Mars, alone: a programme of its own, since no single project pays for it.

Everything goes into it from the first year on: a Saturn is tried with two empty capsules, an Atlas on the ground, the
rocket for the ascent from Mars goes ahead, and the crew follows as soon as their craft is paid for, so that there is
time for a second start. What the expedition leaves over then buys other missions.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cosmodrome.bots.leaving_earth.appraisal import PRICE
from cosmodrome.bots.leaving_earth.designs import ASTRONAUT_COST
from cosmodrome.bots.leaving_earth.expedition import (
    ALDRIN,
    APOLLO,
    ASCENDER,
    CREWED,
    EARTH_ORBIT,
    HOME,
    MARS_ORBIT,
    NEAR_HOME,
    TANKER,
    TRIAL,
    Expedition,
    landed,
)
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.provisions import next_provision, tanker, waits_for_food
from cosmodrome.games.leaving_earth.moves import (
    ASSEMBLE,
    ASTRONAUT,
    BUY,
    DOCK,
    DONE,
    END_TURN,
    LAND_SAFELY,
    PART,
    RESEARCH,
    SPACECRAFT,
)
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    ATLAS,
    BIT,
    DAMAGEABLE,
    DAMAGED_SPENT_ION,
    DOCTOR,
    EARTH,
    FIRST_YEAR,
    FUNDING,
    ION,
    ION_THRUSTERS,
    LANDING,
    LAST_YEAR,
    LIFE_SUPPORT,
    MECHANIC,
    MISSION_NAMES,
    PART_NAMES,
    PILOT,
    RE_ENTRY,
    REMOVE_FAILURE_COST,
    RENDEZVOUS,
    RESEARCH_COST,
    ROLES,
    SATURN,
    SPENT_ION,
    SUPPLIES,
)
from cosmodrome.games.leaving_earth.state import Craft, LeavingEarth, craft_of, role_of
from cosmodrome.kernel import Ask, Move

MAN_ON_MARS: Final = MISSION_NAMES.index("man_on_mars")
#: What the expedition completes besides on its way.
ON_THE_WAY: Final[int] = sum(
    BIT[MISSION_NAMES.index(name)]
    for name in ("man_on_mars", "mars_lander", "space_station", "man_in_space", "man_in_orbit")
)
VOSTOK: Final = PART_NAMES.index("vostok")
ATLAS_ROCKETS: Final = ADVANCEMENT_NAMES.index("atlas_rockets")
SATURN_ROCKETS: Final = ADVANCEMENT_NAMES.index("saturn_rockets")
FIRST: Final = (SATURN_ROCKETS, RE_ENTRY)
LATER: Final = (ION_THRUSTERS, ATLAS_ROCKETS, LIFE_SUPPORT, LANDING, RENDEZVOUS)
CREW: Final = (PILOT, MECHANIC, DOCTOR)
#: How often in a row Re-entry should have worked before people depend on it, on Mars and at home.
BEFORE_LANDING: Final = 3
#: The same for the Atlas that lifts them from there.
BEFORE_ASCENT: Final = 3
#: What is kept for failures before people leave, and every year while they are under way.
RESERVE_AT_LAUNCH: Final = 2 * REMOVE_FAILURE_COST
RESERVE: Final = REMOVE_FAILURE_COST


class Ship(NamedTuple):
    """The crew's craft: how many thrusters and supplies, and the years to Mars."""

    thrusters: int
    supplies: int
    out: int

    @property
    def last_start(self) -> int:
        """The last year in which it can leave."""
        return LAST_YEAR - self.out - HOME


STEADY: Final = Ship(5, 9, 4)
#: A year faster, with nothing to spare.
FAST: Final = Ship(6, 6, 3)


def may_set_out(s: LeavingEarth) -> bool:
    """Whether an agency begins alone with Man on Mars on the table: later there is neither money nor time for it."""
    begins = len(s.agencies) == 1 and s.year == FIRST_YEAR and not s.agencies[0].owned
    return begins and s.open & BIT[MAN_ON_MARS] > 0


class Voyage(Expedition):
    """The preparations on Earth; over once it is given up or the crew is home."""

    def __init__(self) -> None:
        super().__init__()
        self.ship = STEADY
        self.over = False
        #: Whether people have left for Mars.
        self.away = False
        # What is being put together: what for, the parts, and who.
        self._role = TRIAL
        self._parts: list[tuple[int, int]] = []
        self._crew: tuple[int, ...] = ()

    def copy(self) -> Voyage:
        """An independent copy."""
        twin = Voyage()
        twin.roles, twin.tried, twin.since = dict(self.roles), dict(self.tried), dict(self.since)
        twin.stuck, twin.leaving = self.stuck, self.leaving[:]
        twin.ship, twin.over, twin.away = self.ship, self.over, self.away
        twin._role, twin._parts, twin._crew = self._role, self._parts, self._crew
        return twin

    def claims(self) -> int:
        """The missions that are left to the expedition."""
        return ON_THE_WAY if self.away and not self.over else 0

    # --- questions

    def answer(self, outlook: Outlook, wins: list[int], ask: Ask) -> Move | None:
        """The answer to a question that concerns the voyage, else None."""
        self.tidy(outlook.agency.fleet)
        question, moves = ask.question, ask.moves
        if question == "turn":
            return self._turn(outlook, wins, moves)
        if question == "assemble":
            return self._load(outlook, moves) if self._parts else None
        if question == "damage_which":
            return self.damage_which(outlook, moves)
        if outlook.s.craft not in self.roles:
            return None
        craft = craft_of(outlook.agency, outlook.s.craft)
        if question == "spacecraft":
            return self.order(outlook, craft)
        if question in ("years", "years_longer"):
            return self.years(outlook, craft)
        if question == "fire":
            return self.fire(outlook, craft, moves)
        if question == "separate":
            return self.separate(outlook, craft, moves)
        if question == "dock_with":
            return self.dock_with(moves)
        if question == "damage":
            return self.damage(outlook, craft, moves)
        return LAND_SAFELY() if question == "landing" else None

    def _turn(self, outlook: Outlook, wins: list[int], moves: list[Move]) -> Move | None:
        """The next thing to do; None leaves the agency to other things."""
        self._parts = []
        for craft in outlook.agency.fleet:
            if craft.number in self.roles and SPACECRAFT[craft.number] in moves:
                if self.order(outlook, craft) is not None:
                    return SPACECRAFT[craft.number]
        if self.over:
            return None
        crewed = self.of_role(outlook, CREWED)
        under_way = any(craft.location not in NEAR_HOME or landed(outlook, craft) for craft in crewed)
        if self.away or under_way:
            self.away = True
            self.over = not under_way
            move = None if self.over else self._rehearse(outlook, wins, crewed)
            return move if move in moves else None
        for craft in crewed:
            if craft.location != EARTH:
                move = self._feed(outlook, craft)
                return move if move in moves else END_TURN()
        if not self._in_time(outlook):
            self.over = True
            return None
        move = self._work(outlook, wins)
        return move if move in moves else END_TURN()

    def _in_time(self, outlook: Outlook) -> bool:
        """Whether people can still leave in time, if need be in the faster ship."""
        s = outlook.s
        if not s.open & BIT[MAN_ON_MARS]:
            return False
        for ship in (STEADY, FAST):
            if self.ship.out >= ship.out:
                self.ship = ship
                years = ship.last_start - s.year
                if years >= 0 and self._to_pay(outlook) <= outlook.agency.money + FUNDING * years:
                    return True
        return False

    # --- what there is

    def _have(self, outlook: Outlook, slot: int) -> int:
        """How many lie on Earth; what is damaged is mended by the end of the year."""
        store = outlook.agency.store
        spent = store[SPENT_ION] + store[DAMAGED_SPENT_ION] if slot == ION else 0
        return store[slot] + spent + (store[slot + DAMAGEABLE] if slot < DAMAGEABLE else 0)

    def _needs(self) -> list[tuple[int, int]]:
        return [(SATURN, 2), (ION, self.ship.thrusters), (APOLLO, 1), (ALDRIN, 1), (SUPPLIES, self.ship.supplies)]

    def _missing(self, outlook: Outlook) -> list[tuple[int, int]]:
        """What the crew's craft still lacks."""
        return [(slot, need - self._have(outlook, slot)) for slot, need in self._needs()]

    def _missing_crew(self, outlook: Outlook) -> list[int]:
        there = [role_of(outlook.s.people[number]) for number in outlook.agency.astronauts]
        return [role for role in CREW if role not in there]

    def _ahead(self, outlook: Outlook) -> bool:
        """Whether the rocket for the ascent is on its way."""
        return any(craft.location == MARS_ORBIT for craft in self.of_role(outlook, ASCENDER))

    def _to_pay(self, outlook: Outlook) -> int:
        """The least that is still to be paid until people can leave."""
        total = sum(PRICE[slot] * max(0, missing) for slot, missing in self._missing(outlook))
        total += ASTRONAUT_COST * len(self._missing_crew(outlook))
        total += RESEARCH_COST * sum(not outlook.agency.owned & BIT[one] for one in (*FIRST, *LATER))
        if not self._ahead(outlook):
            total += PRICE[SATURN] + PRICE[ION] + (0 if self._have(outlook, ATLAS) else PRICE[ATLAS])
        for craft in self.of_role(outlook, TRIAL):
            total -= PRICE[ION] * (craft.parts[ION] + craft.parts[SPENT_ION] + craft.parts[ION + DAMAGEABLE])
        return total

    # --- the work on Earth

    def _work(self, outlook: Outlook, wins: list[int]) -> Move | None:
        """Research, trials, the rocket for the ascent, the crew's craft: what comes first and can be done now."""
        agency, year = outlook.agency, outlook.s.year
        money, store = agency.money, agency.store
        for one in FIRST:
            if not agency.owned & BIT[one]:
                return RESEARCH[one] if money >= RESEARCH_COST else None
        waits = self.stuck == year
        crew = self._missing_crew(outlook)
        lacks = any(missing > 0 for _, missing in self._missing(outlook)) or bool(crew)
        known = all(agency.owned & BIT[one] for one in LATER)
        ready = known and not lacks and self._ahead(outlook)
        tested = ready or self._sure(outlook, wins, SATURN_ROCKETS)
        flying = bool(self.of_role(outlook, TRIAL))
        if not (flying or tested or waits):
            move = self._next_trial(outlook)
            if move is not None:
                return move
        if money >= RESEARCH_COST and (tested or flying or waits or money < PRICE[SATURN] or store[SATURN]):
            for one in LATER:
                if not agency.owned & BIT[one]:
                    return RESEARCH[one]
        if agency.owned & BIT[ATLAS_ROCKETS] and not self.of_role(outlook, ASCENDER):
            move = self._next_ascender(outlook, wins, waits)
            if move is not None:
                return move
        if ready:
            whole = all(store[slot] >= need for slot, need in self._needs())
            last = year == self.ship.last_start
            if whole and not waits and not flying and (money >= RESERVE_AT_LAUNCH or last):
                return self._assemble(CREWED, self._needs(), CREW)
            return None
        if agency.owned & BIT[LIFE_SUPPORT] and (self.of_role(outlook, ASCENDER) or waits or flying):
            return self._next_purchase(outlook, crew)
        return None

    def order_in_earth_orbit(self, outlook: Outlook, craft: Craft) -> Move | None:
        if landed(outlook, craft) or not waits_for_food(outlook, craft, self.stuck):
            return super().order_in_earth_orbit(outlook, craft)
        tankers = self.of_role(outlook, TANKER)
        return DOCK() if any(tanker.location == EARTH_ORBIT for tanker in tankers) else None

    def _feed(self, outlook: Outlook, craft: Craft) -> Move | None:
        """A Saturn brings food to those who wait for it in orbit."""
        waits = craft.location == EARTH_ORBIT and waits_for_food(outlook, craft, self.stuck)
        if not waits or self.stuck == outlook.s.year or self.of_role(outlook, TANKER):
            return None
        lacks = next_provision(outlook, craft)
        return self._assemble(TANKER, tanker(outlook, craft)) if lacks is None else self._buy(outlook, lacks)

    def _sure(self, outlook: Outlook, wins: list[int], advancement: int) -> bool:
        """Whether nothing lies on it any more, or it worked when it was tried last; more tests are not worth it."""
        agency = outlook.agency
        if not agency.owned & BIT[advancement]:
            return False
        return agency.outcomes[advancement] == 0 or wins[advancement] > 0

    def _rehearse(self, outlook: Outlook, wins: list[int], crewed: list[Craft]) -> Move | None:
        """While people are on their way out, an Atlas is fired on the ground and empty capsules come down, until both
        have worked often enough."""
        if self.stuck == outlook.s.year or self.of_role(outlook, TRIAL):
            return None
        if any(landed(outlook, craft) for craft in crewed):
            return None
        outcomes = outlook.agency.outcomes
        if outcomes[ATLAS_ROCKETS] and wins[ATLAS_ROCKETS] < BEFORE_ASCENT:
            return self._try_atlas(outlook)
        safe = outcomes[RE_ENTRY] == 0 or wins[RE_ENTRY] >= BEFORE_LANDING
        return None if safe else self._next_trial(outlook)

    def _try_atlas(self, outlook: Outlook) -> Move | None:
        """An Atlas alone is fired on the ground."""
        agency = outlook.agency
        if not self._have(outlook, ATLAS):
            return self._buy(outlook, ATLAS)
        tries = agency.store[ATLAS] and agency.money >= REMOVE_FAILURE_COST
        return self._assemble(TRIAL, [(ATLAS, 1)]) if tries else None

    def _next_trial(self, outlook: Outlook) -> Move | None:
        """Two empty capsules and a thruster go up, stay for a year and come down."""
        agency = outlook.agency
        store, money = agency.store, agency.money
        if self._have(outlook, VOSTOK) < 2 and money >= PRICE[VOSTOK]:
            return self._buy(outlook, VOSTOK)
        if not self._have(outlook, SATURN):
            return self._buy(outlook, SATURN) if money >= PRICE[SATURN] else None
        if store[SATURN] and store[VOSTOK] and money >= REMOVE_FAILURE_COST:
            return self._assemble(TRIAL, [(SATURN, 1), (VOSTOK, min(2, store[VOSTOK])), (ION, min(1, store[ION]))])
        return None

    def _next_ascender(self, outlook: Outlook, wins: list[int], waits: bool) -> Move | None:
        """The Atlas for the ascent: tried on the ground, then sent ahead on a thruster."""
        agency = outlook.agency
        store, money = agency.store, agency.money
        if not self._have(outlook, ATLAS):
            return self._buy(outlook, ATLAS)
        if waits:
            return None
        if not self._sure(outlook, wins, ATLAS_ROCKETS):
            return self._try_atlas(outlook)
        if not self._sure(outlook, wins, SATURN_ROCKETS) or not agency.owned & BIT[ION_THRUSTERS]:
            return None
        for slot in (ION, SATURN):
            if not self._have(outlook, slot):
                return self._buy(outlook, slot)
        if store[ATLAS] and store[ION] and store[SATURN] and money >= REMOVE_FAILURE_COST:
            return self._assemble(ASCENDER, [(SATURN, 1), (ATLAS, 1), (ION, 1)])
        return None

    def _next_purchase(self, outlook: Outlook, crew: list[int]) -> Move | None:
        """What is expensive first; small change buys what is cheap, since money does not last beyond the year."""
        money = outlook.agency.money
        missing = dict(self._missing(outlook))
        great = [slot for slot in (SATURN, ION) if missing[slot] > 0]
        for slot in great:
            if money >= PRICE[slot]:
                return self._buy(outlook, slot)
        if great and money >= PRICE[ION]:
            return None
        if crew and money >= ASTRONAUT_COST:
            return BUY.named(ROLES[crew[0]])
        for slot in (APOLLO, ALDRIN, SUPPLIES):
            if missing[slot] > 0 and money >= PRICE[slot]:
                return self._buy(outlook, slot)
        return None

    def _buy(self, outlook: Outlook, slot: int) -> Move | None:
        return BUY.named(PART_NAMES[slot]) if outlook.agency.money >= PRICE[slot] else None

    # --- the pad

    def _assemble(self, role: int, parts: list[tuple[int, int]], crew: tuple[int, ...] = ()) -> Move:
        self._role, self._parts, self._crew = role, parts, crew
        return ASSEMBLE()

    def _load(self, outlook: Outlook, moves: list[Move]) -> Move:
        """Load what was planned, piece by piece."""
        craft = craft_of(outlook.agency, outlook.s.built)
        self.roles[craft.number] = self._role
        for slot, need in self._parts:
            if craft.parts[slot] < need and PART[slot] in moves:
                return PART[slot]
        return self._board(outlook, craft, moves)

    def _board(self, outlook: Outlook, craft: Craft, moves: list[Move]) -> Move:
        people = outlook.s.people
        aboard = [role_of(people[number]) for number in craft.crew]
        for move in moves:
            if move.verb is ASTRONAUT and role_of(people[move.arg]) in self._crew:
                if role_of(people[move.arg]) not in aboard:
                    return move
        return DONE() if DONE() in moves else moves[0]
