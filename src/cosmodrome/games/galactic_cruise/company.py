"""One side of the table: a company, its launch tower and its shuttles."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.bits import COUNT

#: The state of a place of the launch tower.
FACE_UP, FLIPPED, GONE = range(3)
#: Who flies a shuttle.
NO_PILOT, WORKER, EXPERT = range(3)

#: Where the points of a company come from while the match is played.
EARNINGS = ("start", "bonuses", "guests", "launches", "meetings")
E_START, E_BONUSES, E_GUESTS, E_LAUNCHES, E_MEETINGS = range(5)


class Shuttle:
    """A shuttle of a company: cockpit, segments from top to bottom, engine; and its cruise while it flies."""

    __slots__ = ("cockpit", "cruise", "engine", "guests", "launched", "pilot", "segments", "stop", "token")

    def __init__(self, cockpit: int, engine: int) -> None:
        self.cockpit = cockpit
        self.engine = engine
        self.launched = False
        self.segments: list[int] = []
        self.cruise = -1
        #: The stop last reached, counted from 0; -1 right after the launch.
        self.stop = -1
        self.guests = [0, 0, 0]
        self.pilot = NO_PILOT
        #: Whether an upgrade token rides on the engine.
        self.token = False

    def copy(self) -> Shuttle:
        """An independent copy."""
        twin = Shuttle.__new__(Shuttle)
        twin.cockpit = self.cockpit
        twin.engine = self.engine
        twin.launched = self.launched
        twin.segments = self.segments[:]
        twin.cruise = self.cruise
        twin.stop = self.stop
        twin.guests = self.guests[:]
        twin.pilot = self.pilot
        twin.token = self.token
        return twin


class Company:
    """One player's side of the table; the solo opponent has one too."""

    __slots__ = (
        "ads",
        "bid",
        "blueprints",
        "built",
        "cubes",
        "destinations_visited",
        "earned",
        "experts_hired",
        "experts_home",
        "final",
        "goals_met",
        "guests_carried",
        "hand",
        "label",
        "launch_cubes",
        "launches",
        "money",
        "network",
        "reputation",
        "resources",
        "scheduled",
        "seat",
        "secret",
        "segment_limit",
        "shuttle_limit",
        "shuttles",
        "starting_cards",
        "storage",
        "technologies",
        "tokens",
        "tower",
        "upgrades",
        "vp",
        "workers_home",
    )

    def __init__(self, seat: int, tower: tuple[int, ...]) -> None:
        self.seat = seat
        #: What events call it: its seat, or the solo opponent's name.
        self.label: int | str = seat
        self.money = 0
        self.ads = 0
        self.vp = 0
        self.reputation = 0
        self.resources = [0, 0, 0]
        #: Room for each resource.
        self.storage = [0, 0, 0]
        #: Developments taken off each row.
        self.built = [0, 0, 0]
        #: Own developments, by connection and by technology space, as masks.
        self.network = 0
        self.technologies = 0
        self.hand: list[int] = []
        #: The one card of the hand that the others have not seen, or -1.
        self.secret = -1
        self.blueprints: list[int] = []
        self.shuttles: list[Shuttle] = []
        self.workers_home = 0
        self.experts_home = 0
        #: Hired experts: bit 0 left, bit 1 right.
        self.experts_hired = 0
        #: The launch tower: which token belongs on each of the 8 places, and how it lies.
        self.tower = tower
        self.tokens = [FACE_UP] * 8
        #: Unlocked upgrades as a mask of 9.
        self.upgrades = 0
        #: The market place of the scheduled cruise, or -1.
        self.scheduled = -1
        #: Cubes on the progress track by section; those left for launches.
        self.cubes = [0, 0, 0]
        self.launch_cubes = 0
        self.goals_met = 0
        self.launches = 0
        self.guests_carried = 0
        self.destinations_visited = 0
        self.shuttle_limit = 0
        self.segment_limit = 0
        #: Starting upgrade cards not yet decided on.
        self.starting_cards: list[int] = []
        #: The secret bid for one of them, or -1.
        self.bid = -1
        self.earned = [0, 0, 0, 0, 0]
        #: Points of the last general meeting, by source; empty until then.
        self.final: dict[str, int] = {}

    def copy(self) -> Company:
        """An independent copy."""
        twin = Company.__new__(Company)
        twin.seat = self.seat
        twin.label = self.label
        twin.money = self.money
        twin.ads = self.ads
        twin.vp = self.vp
        twin.reputation = self.reputation
        twin.resources = self.resources[:]
        twin.storage = self.storage[:]
        twin.built = self.built[:]
        twin.network = self.network
        twin.technologies = self.technologies
        twin.hand = self.hand[:]
        twin.secret = self.secret
        twin.blueprints = self.blueprints[:]
        twin.shuttles = [shuttle.copy() for shuttle in self.shuttles]
        twin.workers_home = self.workers_home
        twin.experts_home = self.experts_home
        twin.experts_hired = self.experts_hired
        twin.tower = self.tower
        twin.tokens = self.tokens[:]
        twin.upgrades = self.upgrades
        twin.scheduled = self.scheduled
        twin.cubes = self.cubes[:]
        twin.launch_cubes = self.launch_cubes
        twin.goals_met = self.goals_met
        twin.launches = self.launches
        twin.guests_carried = self.guests_carried
        twin.destinations_visited = self.destinations_visited
        twin.shuttle_limit = self.shuttle_limit
        twin.segment_limit = self.segment_limit
        twin.starting_cards = self.starting_cards[:]
        twin.bid = self.bid
        twin.earned = self.earned[:]
        twin.final = self.final
        return twin

    @property
    def wings(self) -> int:
        """Visible wings: one, and one for each goal accomplished."""
        return 1 + COUNT[self.goals_met]

    @property
    def developments(self) -> int:
        """Developments built, the free one included."""
        return self.built[0] + self.built[1] + self.built[2]
