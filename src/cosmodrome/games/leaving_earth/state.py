"""The plain data of a match of Leaving Earth, and how to copy it."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENTS,
    BIT,
    EXPLORABLE,
    FIRST_YEAR,
    MASS,
    PARTS,
    SEATED,
    SEATS,
)
from cosmodrome.kernel import State
from cosmodrome.kernel.native import mypyc_attr

# Where the rules stand between two steps. The names are in the same order, and so are the steps in game.py.
SETUP: Final = 0
YEAR_START: Final = 1
TURNING_IN: Final = 2
ORDER: Final = 3
TURN: Final = 4
COMMAND: Final = 5
ASSEMBLY: Final = 6
FIRING: Final = 7
SEPARATION: Final = 8
OFFER: Final = 9
TURN_END: Final = 10
SURVIVAL: Final = 11
ARRIVALS: Final = 12
PHASE_NAMES: Final[tuple[str, ...]] = (
    "setup",
    "year_start",
    "samples",
    "order",
    "turn",
    "command",
    "assembly",
    "firing",
    "separation",
    "offer",
    "end_turn",
    "survival",
    "arrivals",
)

# An astronaut is one number: 1 + role + HURT if incapacitated + MEMORY * places been to. 0 is nobody's number.
HURT: Final = 3
MEMORY: Final = 6


def astronaut(role: int) -> int:
    """A new, healthy astronaut who has been nowhere."""
    return 1 + role


def role_of(code: int) -> int:
    """Pilot, mechanic or doctor."""
    return (code - 1) % HURT


def is_hurt(code: int) -> bool:
    """Whether the astronaut is incapacitated."""
    return (code - 1) % MEMORY >= HURT


def visited_by(code: int) -> int:
    """The memorable places the astronaut has been to since leaving Earth."""
    return (code - 1) // MEMORY


def without_memories(code: int) -> int:
    """The same astronaut, who has been nowhere."""
    return (code - 1) % MEMORY + 1


@mypyc_attr(acyclic=True)
class Craft:
    """A spacecraft: numbered, somewhere, made of parts in slots, with astronauts aboard.

    A craft that no longer exists has number 0.
    """

    __slots__ = ("crew", "location", "mass", "number", "parts", "tokens", "trip")

    def __init__(self, number: int, location: int, like: Craft | None = None) -> None:
        if like is None:
            self.number = number
            self.location = location
            #: Years until arrival, and the maneuver under way (-1: none).
            self.tokens = 0
            self.trip = -1
            self.mass = 0
            self.parts = [0] * PARTS
            self.crew: list[int] = []
            return
        # Copied field by field; made by `make fields` from the lines above.
        self.number = like.number
        self.location = like.location
        self.tokens = like.tokens
        self.trip = like.trip
        self.mass = like.mass
        self.parts = like.parts[:]
        self.crew = like.crew[:]

    def copy(self) -> Craft:
        """An independent copy."""
        return Craft(self.number, self.location, self)

    def add(self, slot: int, n: int) -> None:
        """Put parts aboard, or with a negative number take them away."""
        self.parts[slot] += n
        self.mass += MASS[slot] * n

    def move(self, old: int, new: int) -> None:
        """Turn one part into another: damaged, repaired, spent."""
        self.add(old, -1)
        self.add(new, 1)

    def seats(self) -> int:
        """Seats in all capsules, damaged ones included."""
        parts = self.parts
        return sum([SEATS[slot] * parts[slot] for slot in SEATED if parts[slot]])


@mypyc_attr(acyclic=True)
class Agency:
    """What one agency owns. Which outcomes lie on its advancements is hidden, even from itself."""

    __slots__ = (
        "astronauts",
        "backs",
        "fleet",
        "free_actions",
        "known",
        "lost_astronauts",
        "missions",
        "money",
        "outcomes",
        "owned",
        "store",
        "tallies",
    )

    def __init__(self, like: Agency | None = None) -> None:
        if like is None:
            self.money = 0
            #: Advancements as a bitmask; outcomes as packed piles (see rules/outcomes.py), -1 where not owned.
            self.owned = 0
            self.outcomes = [-1] * len(ADVANCEMENTS)
            #: The part of each pile that has been seen and put back, known to all.
            self.known = [0] * len(ADVANCEMENTS)
            #: How often each outcome was drawn since the pile last changed: evidence for what lies there.
            self.tallies = [0] * len(ADVANCEMENTS)
            #: Unassembled parts and astronauts on Earth.
            self.store = [0] * PARTS
            self.astronauts: list[int] = []
            self.fleet: list[Craft] = []
            self.missions = 0
            self.lost_astronauts = 0
            #: This year's free actions, and choices taken back.
            self.free_actions = 0
            self.backs = 0
            return
        # Copied field by field; made by `make fields` from the lines above.
        self.money = like.money
        self.owned = like.owned
        self.outcomes = like.outcomes[:]
        self.known = like.known[:]
        self.tallies = like.tallies[:]
        self.store = like.store[:]
        self.astronauts = like.astronauts[:]
        self.fleet = [one.copy() for one in like.fleet]
        self.missions = like.missions
        self.lost_astronauts = like.lost_astronauts
        self.free_actions = like.free_actions
        self.backs = like.backs

    def copy(self) -> Agency:
        """An independent copy."""
        return Agency(self)


@mypyc_attr(acyclic=True)
class LeavingEarth(State):
    """A match of Leaving Earth at one moment."""

    __slots__ = (
        "acted",
        "active",
        "agencies",
        "aside",
        "built",
        "capsules",
        "cards",
        "craft",
        "deck",
        "declined",
        "discard",
        "drawer",
        "drawn",
        "drawn_from",
        "finished",
        "fired",
        "first",
        "give",
        "in_return",
        "level",
        "looked",
        "looking",
        "numbers",
        "open",
        "partner",
        "people",
        "phase",
        "queue",
        "removed",
        "required",
        "revealed",
        "seating",
        "several",
        "thrust",
        "trip",
        "volley",
        "want",
        "writer",
        "year",
        "years",
    )

    def __init__(self, level: str, agencies: list[Agency], like: LeavingEarth | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.level = level
            self.agencies = agencies
            self.phase = SETUP
            self.year = FIRST_YEAR
            #: Who goes first this year, whose turn it is, how many agencies in succession have declined to act, and
            #: whether anything was done in this turn.
            self.first = 0
            self.active = 0
            self.declined = 0
            self.acted = False
            self.finished = False
            #: Missions on the table and missions found impossible, as bitmasks.
            self.open = 0
            self.removed = 0
            #: The hidden cards by index into EXPLORABLE; which lie face up; who has looked at which, as seat bitmasks.
            self.cards = [-1] * len(EXPLORABLE)
            self.revealed = 0
            self.looked = [0] * len(EXPLORABLE)
            #: The card somebody is looking at now, or -1.
            self.looking = -1
            #: Outcomes in the deck and on the discard pile: successes, minor failures, major failures.
            self.deck = [0, 0, 0]
            self.discard = [0, 0, 0]
            #: Astronauts by number, and the spacecraft numbers in use as a bitmask.
            self.people = [0]
            self.numbers = 1
            #: The spacecraft acting now, and the one being put together (0: none).
            self.craft = 0
            self.built = 0
            #: How many of a component are being bought at once.
            self.several = 0
            #: The maneuver being prepared: which, how many years, thrust needed and made, rockets fired.
            self.trip = -1
            self.years = 0
            self.required = 0
            self.thrust = 0
            self.fired = 0
            #: The rockets being fired one after the other until the thrust is enough (-1: none).
            self.volley = -1
            #: The offer being written: by whom, to whom, what is given and what is wanted, and whether the second half
            #: is open.
            self.writer = -1
            self.partner = -1
            self.give: list[int] = []
            self.want: list[int] = []
            self.in_return = False
            #: The outcome being resolved, from which advancement and whose; outcomes laid aside in a full test.
            self.drawn = -1
            self.drawn_from = -1
            self.drawer = -1
            self.aside: list[int] = []
            #: Who sits where while it matters: the capsules being filled and the astronauts in each.
            self.capsules: list[int] = []
            self.seating: list[list[int]] = []
            #: Spacecraft or agencies still to be dealt with in this phase.
            self.queue: list[int] = []
            return
        # Copied field by field; made by `make fields` from the lines above.
        self.level = like.level
        self.agencies = [one.copy() for one in like.agencies]
        self.phase = like.phase
        self.year = like.year
        self.first = like.first
        self.active = like.active
        self.declined = like.declined
        self.acted = like.acted
        self.finished = like.finished
        self.open = like.open
        self.removed = like.removed
        self.cards = like.cards[:]
        self.revealed = like.revealed
        self.looked = like.looked[:]
        self.looking = like.looking
        self.deck = like.deck[:]
        self.discard = like.discard[:]
        self.people = like.people[:]
        self.numbers = like.numbers
        self.craft = like.craft
        self.built = like.built
        self.several = like.several
        self.trip = like.trip
        self.years = like.years
        self.required = like.required
        self.thrust = like.thrust
        self.fired = like.fired
        self.volley = like.volley
        self.writer = like.writer
        self.partner = like.partner
        self.give = like.give[:]
        self.want = like.want[:]
        self.in_return = like.in_return
        self.drawn = like.drawn
        self.drawn_from = like.drawn_from
        self.drawer = like.drawer
        self.aside = like.aside[:]
        self.capsules = like.capsules[:]
        self.seating = [one[:] for one in like.seating]
        self.queue = like.queue[:]

    def copy(self) -> LeavingEarth:
        """An independent copy; it reports no events."""
        return LeavingEarth(self.level, self.agencies, self)


def craft_of(agency: Agency, number: int) -> Craft:
    """The agency's spacecraft with this number."""
    for craft in agency.fleet:
        if craft.number == number:
            return craft
    raise LookupError(number)


def owner_of(s: LeavingEarth, number: int) -> int:
    """The agency whose spacecraft has this number, or -1."""
    for i, agency in enumerate(s.agencies):
        for craft in agency.fleet:
            if craft.number == number:
                return i
    return -1


def free_number(s: LeavingEarth) -> int:
    """The lowest number no spacecraft has."""
    used = s.numbers
    return ((used + 1) & ~used).bit_length() - 1


def new_craft(s: LeavingEarth, agency: Agency, location: int) -> Craft:
    """An empty spacecraft with the lowest free number, last in its agency's fleet."""
    number = free_number(s)
    s.numbers |= 1 << number
    craft = Craft(number, location)
    agency.fleet.append(craft)
    return craft


def forget_craft(s: LeavingEarth, agency: Agency, craft: Craft) -> None:
    """Take a spacecraft off the table."""
    agency.fleet.remove(craft)
    s.numbers &= ~(1 << craft.number)
    craft.number = 0


def turn_order(s: LeavingEarth) -> list[int]:
    """The agencies in this year's order of play."""
    players = len(s.agencies)
    return [(s.first + k) % players for k in range(players)]


def mission_bits(missions: int) -> list[int]:
    """The missions of a set, one by one."""
    return [i for i in range(missions.bit_length()) if missions & BIT[i]]
