"""The plain data of a match: companies, shuttles, boards, and the turn in progress."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.frame import Frame, Payment
from cosmodrome.games.galactic_cruise.options import Options
from cosmodrome.games.galactic_cruise.pieces import Content, Effect
from cosmodrome.kernel import State

#: Who may own a development or stand on a location besides the companies 0 to 3.
NEUTRAL = 4
NPC = 5
BIT = tuple(1 << n for n in range(64))
COUNT = tuple(n.bit_count() for n in range(1024))

#: The state of a place of the launch tower.
FACE_UP, FLIPPED, GONE = range(3)
#: Who flies a shuttle.
NO_PILOT, WORKER, EXPERT = range(3)
#: A location without a worker; otherwise it holds `owner * 2 + is_expert`.
EMPTY = -1

#: Where the points of a company come from while the match is played.
EARNINGS = ("start", "bonuses", "guests", "launches", "meetings")
E_START, E_BONUSES, E_GUESTS, E_LAUNCHES, E_MEETINGS = range(5)

(
    SETUP,
    DRAFT,
    BIDDING,
    TURN,
    ADVANCING,
    CHOOSING,
    ACTING,
    BOARDING,
    PAYING,
    LIFTING_OFF,
    TURN_END,
    FINAL_RECALL,
    LAST_ADVANCE,
    RACHEL,
    OVER,
) = range(15)
PHASES = (
    "setup",
    "draft",
    "bidding",
    "turn",
    "advancing",
    "choosing",
    "acting",
    "boarding",
    "paying",
    "lifting_off",
    "turn_end",
    "final_recall",
    "last_advance",
    "rachel",
    "over",
)


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


#: The parts of Rachel's turn.
R_ADVANCING, R_ACTING, R_SECOND, R_GOALS = range(4)


class Rachel:
    """The solo opponent's own pieces: her cards, and what she is up to."""

    __slots__ = ("connected", "deck", "experts_paid", "goals", "meeting_action", "missing", "revealed", "stage", "top")

    def __init__(self, goals: tuple[int, int, int], connected: bool, meeting_action: bool, experts_paid: bool) -> None:
        #: Her own thresholds for developments, segments and different shuttles launched.
        self.goals = goals
        self.connected = connected
        self.meeting_action = meeting_action
        self.experts_paid = experts_paid
        #: The cards below the top one; the top card, whose back everybody sees (0: none left); the cards turned so far.
        self.deck: list[int] = []
        self.top = 0
        self.revealed: list[int] = []
        #: The resource she could not take, for her refill.
        self.missing = -1
        #: Which part of her turn comes next.
        self.stage = R_ADVANCING

    def copy(self) -> Rachel:
        """An independent copy."""
        twin = Rachel(self.goals, self.connected, self.meeting_action, self.experts_paid)
        twin.deck = self.deck[:]
        twin.top = self.top
        twin.revealed = self.revealed[:]
        twin.missing = self.missing
        twin.stage = self.stage
        return twin


class GalacticCruise(State):
    """The whole table."""

    __slots__ = (
        "actions_at",
        "actions_left",
        "active",
        "advanced",
        "agenda_deck",
        "agenda_discard",
        "agenda_display",
        "agms_held",
        "auction",
        "blueprint_discard",
        "blueprint_display",
        "blueprint_stack",
        "borrow_discount",
        "borrowed_connections",
        "borrowed_technologies",
        "bumped",
        "cabin_extra",
        "cabins_match",
        "cards_played",
        "cockpit_display",
        "cockpit_stack",
        "companies",
        "connections",
        "content",
        "cruise_discard",
        "cruise_stack",
        "cursor",
        "ended_by",
        "engine_display",
        "engine_stack",
        "epic",
        "expert_tile",
        "filled",
        "final_round",
        "frames",
        "goal_levels",
        "goal_tile",
        "guest_bonus",
        "last_cube_turn",
        "late_timings",
        "launch_shuttle",
        "launcher",
        "layouts",
        "location_active",
        "location_bonus",
        "markers",
        "market",
        "mean",
        "meeting",
        "npc_experts",
        "options",
        "overflow",
        "payment",
        "phase",
        "placed",
        "placed_expert",
        "players",
        "presold",
        "queue",
        "rachel",
        "reach",
        "scheduled_by",
        "sections",
        "silo",
        "specialized",
        "spent_reputation",
        "starting_deck",
        "supply",
        "tech_advanced",
        "tech_owners",
        "technologies",
        "techs_moved",
        "to_advance",
        "turn",
        "turn_effects",
        "workers",
    )

    def __init__(self, content: Content, options: Options, companies: list[Company]) -> None:
        super().__init__()
        self.content = content
        self.options = options
        self.companies = companies
        self.players = options.players
        self.phase = SETUP
        self.cursor = 0
        self.active = 0
        self.turn = 0
        # The main board.
        self.actions_at: list[tuple[int, int]] = []
        self.workers = [EMPTY] * 6
        self.connections = [0] * 6
        self.technologies: list[int] = []
        self.tech_owners = [0] * 4
        self.markers = [0] * 4
        self.tech_advanced = options.advanced_technologies
        self.agenda_deck: list[int] = []
        self.agenda_display = [-1] * 4
        self.agenda_discard: list[int] = []
        self.blueprint_stack: list[int] = []
        self.blueprint_display = [-1] * 5
        self.blueprint_discard: list[int] = []
        self.cockpit_stack: list[int] = []
        self.cockpit_display = [-1] * 4
        self.engine_stack: list[int] = []
        self.engine_display = [-1] * 4
        self.silo = [content.prices.silo_start] * 3
        self.expert_tile = -1
        self.goal_tile = -1
        self.goal_levels = [content.setup.goal_level[self.players]] * 3
        self.sections = content.setup.sections[self.players]
        self.filled = [0, 0, 0]
        self.overflow = 0
        self.agms_held = 0
        #: The turn in which the progress track last gained a cube.
        self.last_cube_turn = 0
        self.location_bonus: list[int] = []
        self.location_active = 0
        # The marketing board.
        places = content.setup.cruises[self.players]
        self.cruise_stack: list[int] = []
        self.cruise_discard: list[int] = []
        self.market = [-1] * places
        self.presold = [[0, 0, 0] for _ in range(places)]
        self.scheduled_by = [-1] * places
        self.supply = [content.setup.guests_per_type] * 3
        self.queue = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
        self.guest_bonus: list[int] = []
        # Technology backs not yet used for neutral and NPC developments; NPC workers turned experts.
        self.layouts: list[int] = []
        self.npc_experts = 0
        self.starting_deck: list[int] = []
        self.auction: list[int] = []
        # Rules in force.
        self.epic = options.epic
        self.mean = options.mean_board
        self.cabins_match = options.cabins_match
        self.specialized = options.specialized
        #: Timings for which some card of this match looks back on what was done.
        self.late_timings = 0
        self.rachel: Rachel | None = None
        # The end of the match: who filled the last section, and whether the final round has begun.
        self.ended_by = -1
        self.final_round = False
        # The turn in progress.
        self.placed = -1
        self.placed_expert = False
        self.actions_left = 0
        self.meeting = False
        self.reach = 0
        self.bumped = 0
        self.spent_reputation = False
        self.borrowed_connections = 0
        self.borrowed_technologies = 0
        self.borrow_discount = 0
        self.cards_played: list[int] = []
        #: Advanced technologies whose marker has moved this turn.
        self.techs_moved = 0
        #: Effects that last for the rest of the turn.
        self.turn_effects: list[Effect] = []
        self.to_advance = 0
        self.advanced = -1
        # The launch in progress: shuttle, who flies it, cabins that hold more.
        self.launch_shuttle = -1
        self.launcher = NO_PILOT
        self.cabin_extra = 0
        self.frames: list[Frame] = []
        self.payment: Payment | None = None

    def copy(self) -> GalacticCruise:
        """An independent copy. Content, options and what is fixed at setup are shared."""
        twin = GalacticCruise.__new__(GalacticCruise)
        twin.log = None
        twin.reveals = self.reveals
        twin.content = self.content
        twin.options = self.options
        twin.companies = [company.copy() for company in self.companies]
        twin.players = self.players
        twin.phase = self.phase
        twin.cursor = self.cursor
        twin.active = self.active
        twin.turn = self.turn
        twin.actions_at = self.actions_at[:]
        twin.workers = self.workers[:]
        twin.connections = self.connections[:]
        twin.technologies = self.technologies[:]
        twin.tech_owners = self.tech_owners[:]
        twin.markers = self.markers[:]
        twin.tech_advanced = self.tech_advanced
        twin.agenda_deck = self.agenda_deck[:]
        twin.agenda_display = self.agenda_display[:]
        twin.agenda_discard = self.agenda_discard[:]
        twin.blueprint_stack = self.blueprint_stack[:]
        twin.blueprint_display = self.blueprint_display[:]
        twin.blueprint_discard = self.blueprint_discard[:]
        twin.cockpit_stack = self.cockpit_stack[:]
        twin.cockpit_display = self.cockpit_display[:]
        twin.engine_stack = self.engine_stack[:]
        twin.engine_display = self.engine_display[:]
        twin.silo = self.silo[:]
        twin.expert_tile = self.expert_tile
        twin.goal_tile = self.goal_tile
        twin.goal_levels = self.goal_levels[:]
        twin.sections = self.sections
        twin.filled = self.filled[:]
        twin.overflow = self.overflow
        twin.agms_held = self.agms_held
        twin.last_cube_turn = self.last_cube_turn
        twin.location_bonus = self.location_bonus[:]
        twin.location_active = self.location_active
        twin.cruise_stack = self.cruise_stack[:]
        twin.cruise_discard = self.cruise_discard[:]
        twin.market = self.market[:]
        twin.presold = [guests[:] for guests in self.presold]
        twin.scheduled_by = self.scheduled_by[:]
        twin.supply = self.supply[:]
        twin.queue = [guests[:] for guests in self.queue]
        twin.guest_bonus = self.guest_bonus[:]
        twin.layouts = self.layouts[:]
        twin.npc_experts = self.npc_experts
        twin.starting_deck = self.starting_deck[:]
        twin.auction = self.auction[:]
        twin.epic = self.epic
        twin.mean = self.mean
        twin.cabins_match = self.cabins_match
        twin.specialized = self.specialized
        twin.late_timings = self.late_timings
        twin.rachel = None if self.rachel is None else self.rachel.copy()
        twin.ended_by = self.ended_by
        twin.final_round = self.final_round
        twin.placed = self.placed
        twin.placed_expert = self.placed_expert
        twin.actions_left = self.actions_left
        twin.meeting = self.meeting
        twin.reach = self.reach
        twin.bumped = self.bumped
        twin.spent_reputation = self.spent_reputation
        twin.borrowed_connections = self.borrowed_connections
        twin.borrowed_technologies = self.borrowed_technologies
        twin.borrow_discount = self.borrow_discount
        twin.cards_played = self.cards_played[:]
        twin.techs_moved = self.techs_moved
        twin.turn_effects = self.turn_effects[:]
        twin.to_advance = self.to_advance
        twin.advanced = self.advanced
        twin.launch_shuttle = self.launch_shuttle
        twin.launcher = self.launcher
        twin.cabin_extra = self.cabin_extra
        # Copies are made at safe points, where no action and no payment is going on.
        twin.frames = []
        twin.payment = None
        return twin
