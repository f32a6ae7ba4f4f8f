"""One side of the table: a company, its launch tower and its shuttles."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.bits import COUNT
from cosmodrome.games.galactic_cruise.rows import Row
from cosmodrome.kernel.native import mypyc_attr

#: The state of a place of the launch tower.
FACE_UP: Final = 0
FLIPPED: Final = 1
GONE: Final = 2
#: The first of the four grey places; before them lie those of the funding bonuses.
GREY_TOKENS: Final = 4
#: All places of the tower.
TOWER: Final = 8
#: Who flies a shuttle.
NO_PILOT: Final = 0
WORKER: Final = 1
EXPERT: Final = 2
#: The left and the right expert hired, as a mask.
BOTH_EXPERTS: Final = 3

#: Where the points of a company come from while the match is played.
EARNINGS: Final[tuple[str, ...]] = ("start", "bonuses", "guests", "launches", "meetings")
E_START: Final = 0
E_BONUSES: Final = 1
E_GUESTS: Final = 2
E_LAUNCHES: Final = 3
E_MEETINGS: Final = 4


@mypyc_attr(acyclic=True)
class Shuttle:
    """A shuttle of a company: cockpit, segments from top to bottom, engine; and its cruise while it flies."""

    __slots__ = ("cockpit", "cruise", "engine", "guests", "launched", "pilot", "segments", "stop", "token")

    def __init__(self, cockpit: int, engine: int, like: Shuttle | None = None) -> None:
        if like is None:
            self.cockpit = cockpit
            self.engine = engine
            self.launched = False
            self.segments: list[int] = []
            self.cruise = -1
            #: The stop last reached, counted from 0; -1 right after the launch.
            self.stop = -1
            self.guests = [0, 0, 0]
            self.pilot = NO_PILOT
            #: Whether an upgrade token is on the engine.
            self.token = False
            return
        # Copied field by field; made by `make fields` from the lines above.
        self.cockpit = like.cockpit
        self.engine = like.engine
        self.launched = like.launched
        self.segments = like.segments[:]
        self.cruise = like.cruise
        self.stop = like.stop
        self.guests = like.guests[:]
        self.pilot = like.pilot
        self.token = like.token

    def copy(self) -> Shuttle:
        """An independent copy."""
        return Shuttle(self.cockpit, self.engine, self)


@mypyc_attr(acyclic=True)
class Company:
    """A player's company; the solo opponent's is a `Rachel`."""

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

    def __init__(self, seat: int, tower: tuple[int, ...], like: Company | None = None) -> None:
        if like is None:
            self.seat = seat
            #: What events call it: its seat, or the name of the solo opponent.
            self.label: int | str = seat
            self.money = 0
            self.ads = 0
            self.vp = 0
            self.reputation = 0
            self.resources = [0, 0, 0]
            #: Room for each resource. Like the others so marked, the list is shared by copies: see rows.py.
            self.storage = [0, 0, 0]  # copied as like.storage
            #: Developments taken off each row.
            self.built = [0, 0, 0]  # copied as like.built
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
            self.tokens = [FACE_UP] * 8  # copied as like.tokens
            #: Unlocked upgrades as a mask of 9.
            self.upgrades = 0
            #: The market place of the scheduled cruise, or -1.
            self.scheduled = -1
            #: Cubes on the progress track by section; those left for launches.
            self.cubes: Row = (0, 0, 0)
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
            self.earned = [0, 0, 0, 0, 0]  # copied as like.earned
            #: Points of the last general meeting, by source; empty until then.
            self.final: dict[str, int] = {}  # copied as like.final
            return
        # Copied field by field; made by `make fields` from the lines above.
        self.seat = like.seat
        self.label = like.label
        self.money = like.money
        self.ads = like.ads
        self.vp = like.vp
        self.reputation = like.reputation
        self.resources = like.resources[:]
        self.storage = like.storage
        self.built = like.built
        self.network = like.network
        self.technologies = like.technologies
        self.hand = like.hand[:]
        self.secret = like.secret
        self.blueprints = like.blueprints[:]
        self.shuttles = [one.copy() for one in like.shuttles]
        self.workers_home = like.workers_home
        self.experts_home = like.experts_home
        self.experts_hired = like.experts_hired
        self.tower = like.tower
        self.tokens = like.tokens
        self.upgrades = like.upgrades
        self.scheduled = like.scheduled
        self.cubes = like.cubes
        self.launch_cubes = like.launch_cubes
        self.goals_met = like.goals_met
        self.launches = like.launches
        self.guests_carried = like.guests_carried
        self.destinations_visited = like.destinations_visited
        self.shuttle_limit = like.shuttle_limit
        self.segment_limit = like.segment_limit
        self.starting_cards = like.starting_cards[:]
        self.bid = like.bid
        self.earned = like.earned
        self.final = like.final

    def copy(self) -> Company:
        """An independent copy."""
        return Company(self.seat, self.tower, self)

    @property
    def wings(self) -> int:
        """Visible wings: one, and one for each goal accomplished."""
        return 1 + COUNT[self.goals_met]

    @property
    def hides_card(self) -> bool:
        """Whether the others do not know one of its cards."""
        return self.secret >= 0

    @property
    def developments(self) -> int:
        """Developments built, the free one included."""
        return self.built[0] + self.built[1] + self.built[2]


#: The parts of Rachel's turn.
R_ADVANCING: Final = 0
R_ACTING: Final = 1
R_SECOND: Final = 2
R_GOALS: Final = 3


@mypyc_attr(acyclic=True)
class Rachel(Company):
    """The solo opponent's company: it has no seat and is run by her cards."""

    __slots__ = ("connected", "deck", "experts_paid", "goals", "meeting_action", "missing", "revealed", "stage", "top")

    def __init__(
        self,
        seat: int,
        tower: tuple[int, ...],
        goals: tuple[int, int, int],
        connected: bool,
        meeting_action: bool,
        experts_paid: bool,
        like: Rachel | None = None,
    ) -> None:
        super().__init__(seat, tower, like)
        if like is None:
            self.label = "rachel"
            #: Her own thresholds for developments, segments and different shuttles launched.
            self.goals = goals
            self.connected = connected
            self.meeting_action = meeting_action
            self.experts_paid = experts_paid
            #: The cards below the top one; the top card, whose back everybody sees (0: none left); those turned so far.
            self.deck: list[int] = []
            self.top = 0
            self.revealed: list[int] = []
            #: The resource she could not take, for her refill.
            self.missing = -1
            #: Which part of her turn comes next.
            self.stage = R_ADVANCING
            return
        # Copied field by field; made by `make fields` from the lines above.
        self.goals = like.goals
        self.connected = like.connected
        self.meeting_action = like.meeting_action
        self.experts_paid = like.experts_paid
        self.deck = like.deck[:]
        self.top = like.top
        self.revealed = like.revealed[:]
        self.missing = like.missing
        self.stage = like.stage

    def copy(self) -> Rachel:
        """An independent copy."""
        return Rachel(self.seat, self.tower, self.goals, self.connected, self.meeting_action, self.experts_paid, self)
