"""The plain data of a match: the boards and the turn in progress. The companies are in company.py."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.company import NO_PILOT, Company, Rachel
from cosmodrome.games.galactic_cruise.frame import Frame, Payment
from cosmodrome.games.galactic_cruise.options import Options
from cosmodrome.games.galactic_cruise.pieces import Content, Effect
from cosmodrome.games.galactic_cruise.rows import Row
from cosmodrome.kernel import State
from cosmodrome.kernel.native import mypyc_attr

#: Who may own a development or stand on a location besides the companies 0 to 3.
NEUTRAL: Final = 4
NPC: Final = 5
#: A location without a worker; otherwise it holds a piece, see `piece_of`.
EMPTY: Final = -1

SETUP: Final = 0
DRAFT: Final = 1
BIDDING: Final = 2
TURN: Final = 3
ADVANCING: Final = 4
CHOOSING: Final = 5
ACTING: Final = 6
BOARDING: Final = 7
PAYING: Final = 8
LIFTING_OFF: Final = 9
TURN_END: Final = 10
FINAL_RECALL: Final = 11
LAST_ADVANCE: Final = 12
RACHEL: Final = 13
OVER: Final = 14
PHASES: Final[tuple[str, ...]] = (
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


def _rachel_among(companies: list[Company]) -> Rachel | None:
    return next((p for p in companies if isinstance(p, Rachel)), None)


def piece_of(owner: int, expert: bool) -> int:
    """A worker or expert at a location, as a number: twice its owner, and one more for an expert."""
    return owner * 2 + expert


def owner_of(piece: int) -> int:
    """Whose piece it is: a company's seat, or the NPC."""
    return piece >> 1


def is_expert(piece: int) -> bool:
    """Whether it is an expert."""
    return bool(piece & 1)


@mypyc_attr(acyclic=True)
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
        "deeds",
        "ended_by",
        "engine_display",
        "engine_stack",
        "epic",
        "errand",
        "expert_tile",
        "express",
        "filled",
        "final_round",
        "frames",
        "goal_levels",
        "goal_tile",
        "guest_bonus",
        "last_cube_turn",
        "late_timings",
        "launch_shuttle",
        "launch_techs",
        "launcher",
        "layouts",
        "lifted_off",
        "location_active",
        "location_bonus",
        "markers",
        "market",
        "mean",
        "meeting",
        "npc_experts",
        "options",
        "overflow",
        "owed",
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
        "still_firm",
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

    def __init__(
        self, content: Content, options: Options, companies: list[Company], like: GalacticCruise | None = None
    ) -> None:
        super().__init__(like)
        if like is None:
            self.content = content
            self.options = options
            self.companies = companies
            self.players = options.players
            self.phase = SETUP
            self.cursor = 0
            self.active = 0
            self.turn = 0
            # The main board.
            self.actions_at: list[tuple[int, int]] = []  # copied as like.actions_at
            self.workers = [EMPTY] * 6
            self.connections: Row = (0,) * 6
            self.technologies: list[int] = []  # copied as like.technologies
            self.tech_owners: Row = (0,) * 4
            self.markers: Row = (0,) * 4
            self.tech_advanced = options.advanced_technologies
            self.agenda_deck: list[int] = []
            self.agenda_display = [-1] * 4
            self.agenda_discard: list[int] = []
            self.blueprint_stack: list[int] = []
            self.blueprint_display = [-1] * 5
            self.blueprint_discard: list[int] = []
            self.cockpit_stack: Row = ()
            self.cockpit_display: Row = (-1,) * 4
            self.engine_stack: Row = ()
            self.engine_display: Row = (-1,) * 4
            self.silo = [content.prices.silo_start] * 3
            self.expert_tile = -1
            self.goal_tile = -1
            self.goal_levels: Row = (content.setup.goal_level[self.players],) * 3
            self.sections = content.setup.sections[self.players]
            self.filled: Row = (0, 0, 0)
            self.overflow = 0
            self.agms_held = 0
            #: The turn in which the progress track last gained a cube.
            self.last_cube_turn = 0
            self.location_bonus: list[int] = []  # copied as like.location_bonus
            self.location_active = 0
            # The marketing board.
            places = content.setup.cruises[self.players]
            self.cruise_stack: list[int] = []
            self.cruise_discard: Row = ()
            self.market = [-1] * places
            #: Copies share the lists within: see rows.py.
            self.presold = [[0, 0, 0] for _ in range(places)]  # copied as like.presold[:]
            self.scheduled_by: Row = (-1,) * places
            self.supply = [content.setup.guests_per_type] * 3
            self.queue = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]  # copied as like.queue[:]
            self.guest_bonus: list[int] = []  # copied as like.guest_bonus
            # Technology backs not yet used for neutral and NPC developments; NPC workers turned experts.
            self.layouts: Row = ()
            self.npc_experts = 0
            self.starting_deck: list[int] = []  # copied as like.starting_deck
            self.auction: list[int] = []
            # Rules in force.
            self.epic = options.epic
            self.mean = options.mean_board
            self.cabins_match = options.cabins_match
            self.specialized = options.specialized
            #: Timings for which some card of this match looks back on what was done.
            self.late_timings = 0
            #: The solo opponent, who is one of the companies.
            self.rachel: Rachel | None = _rachel_among(companies)  # copied as _rachel_among(self.companies)
            # The end of the match: who filled the last section, and whether the final round has begun.
            self.ended_by = -1
            self.final_round = False
            # The turn in progress.
            self.placed = -1
            self.placed_expert = False
            self.actions_left = 0
            #: The action a worker was sent for, to be taken as soon as it is placed.
            self.errand = -1
            #: Whether the question of the turn was a firm one before the free move just made, and so still is.
            self.still_firm = False
            self.meeting = False
            self.reach = 0
            self.bumped = 0
            #: Companies whose worker was bumped and who have not yet chosen the funding bonus for it.
            self.owed: list[int] = []
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
            #: Advanced technologies used for the launch as a whole.
            self.launch_techs = 0
            self.cabin_extra = 0
            #: Whether everybody with a ticket boards and, where it suffices, the board pays, without further questions.
            self.express = False
            #: Whether a shuttle was launched this turn.
            self.lifted_off = False
            #: Actions that have done something so far.
            self.deeds = 0
            #: What is going on; copies are made at safe points, where nothing is.
            self.frames: list[Frame] = []  # copied as []
            self.payment: Payment | None = None  # copied as None
            return
        # Copied field by field; made by `make fields` from the lines above.
        self.content = like.content
        self.options = like.options
        self.companies = [one.copy() for one in like.companies]
        self.players = like.players
        self.phase = like.phase
        self.cursor = like.cursor
        self.active = like.active
        self.turn = like.turn
        self.actions_at = like.actions_at
        self.workers = like.workers[:]
        self.connections = like.connections
        self.technologies = like.technologies
        self.tech_owners = like.tech_owners
        self.markers = like.markers
        self.tech_advanced = like.tech_advanced
        self.agenda_deck = like.agenda_deck[:]
        self.agenda_display = like.agenda_display[:]
        self.agenda_discard = like.agenda_discard[:]
        self.blueprint_stack = like.blueprint_stack[:]
        self.blueprint_display = like.blueprint_display[:]
        self.blueprint_discard = like.blueprint_discard[:]
        self.cockpit_stack = like.cockpit_stack
        self.cockpit_display = like.cockpit_display
        self.engine_stack = like.engine_stack
        self.engine_display = like.engine_display
        self.silo = like.silo[:]
        self.expert_tile = like.expert_tile
        self.goal_tile = like.goal_tile
        self.goal_levels = like.goal_levels
        self.sections = like.sections
        self.filled = like.filled
        self.overflow = like.overflow
        self.agms_held = like.agms_held
        self.last_cube_turn = like.last_cube_turn
        self.location_bonus = like.location_bonus
        self.location_active = like.location_active
        self.cruise_stack = like.cruise_stack[:]
        self.cruise_discard = like.cruise_discard
        self.market = like.market[:]
        self.presold = like.presold[:]
        self.scheduled_by = like.scheduled_by
        self.supply = like.supply[:]
        self.queue = like.queue[:]
        self.guest_bonus = like.guest_bonus
        self.layouts = like.layouts
        self.npc_experts = like.npc_experts
        self.starting_deck = like.starting_deck
        self.auction = like.auction[:]
        self.epic = like.epic
        self.mean = like.mean
        self.cabins_match = like.cabins_match
        self.specialized = like.specialized
        self.late_timings = like.late_timings
        self.rachel = _rachel_among(self.companies)
        self.ended_by = like.ended_by
        self.final_round = like.final_round
        self.placed = like.placed
        self.placed_expert = like.placed_expert
        self.actions_left = like.actions_left
        self.errand = like.errand
        self.still_firm = like.still_firm
        self.meeting = like.meeting
        self.reach = like.reach
        self.bumped = like.bumped
        self.owed = like.owed[:]
        self.spent_reputation = like.spent_reputation
        self.borrowed_connections = like.borrowed_connections
        self.borrowed_technologies = like.borrowed_technologies
        self.borrow_discount = like.borrow_discount
        self.cards_played = like.cards_played[:]
        self.techs_moved = like.techs_moved
        self.turn_effects = like.turn_effects[:]
        self.to_advance = like.to_advance
        self.advanced = like.advanced
        self.launch_shuttle = like.launch_shuttle
        self.launcher = like.launcher
        self.launch_techs = like.launch_techs
        self.cabin_extra = like.cabin_extra
        self.express = like.express
        self.lifted_off = like.lifted_off
        self.deeds = like.deeds
        self.frames = []
        self.payment = None

    def on_turn(self, seat: int) -> bool:
        """Whether it is this company's turn, so that it has free moves. Final recall and last advance are no turns."""
        return seat == self.active and TURN <= self.phase <= TURN_END

    def copy(self) -> GalacticCruise:
        """An independent copy. Content, options and what is fixed at setup are shared."""
        return GalacticCruise(self.content, self.options, self.companies, self)
