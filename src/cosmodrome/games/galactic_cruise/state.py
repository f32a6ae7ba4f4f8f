"""The plain data of a match: the boards, the turn in progress, and Rachel; the companies have a module of their own."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.company import NO_PILOT, Company
from cosmodrome.games.galactic_cruise.frame import Frame, Payment
from cosmodrome.games.galactic_cruise.options import Options
from cosmodrome.games.galactic_cruise.pieces import Content, Effect
from cosmodrome.kernel import State

#: Who may own a development or stand on a location besides the companies 0 to 3.
NEUTRAL = 4
NPC = 5
#: A location without a worker; otherwise it holds `owner * 2 + is_expert`.
EMPTY = -1

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
