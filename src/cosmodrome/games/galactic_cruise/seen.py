"""The types of a view, piece by piece; `view` builds what they describe."""

from __future__ import annotations

from typing import Literal, TypedDict

from cosmodrome.games.galactic_cruise.vocabulary import Action, Connection, Place, Resource

#: Who has built a development: a seat, or one of those who have none.
Owner = int | Literal["neutral", "npc"]


class Guests(TypedDict):
    """Guests by type."""

    adventurous: int
    relaxing: int
    family: int


class Resources(TypedDict):
    """Resources by kind."""

    food: int
    oxygen: int
    fuel: int


class WorkerView(TypedDict):
    """A worker in the network; the NPC has no seat."""

    company: int | Literal["npc"]
    expert: bool


class LocationView(TypedDict):
    """One of the six locations."""

    location: Place
    actions: list[Action]
    worker: WorkerView | None
    bonus: str | None
    bonus_active: bool


class ConnectionView(TypedDict):
    """A connection and who has developed it."""

    connection: Connection
    owners: list[Owner]


class TechnologyView(TypedDict):
    """A technology space; marker and spaces only with advanced technologies."""

    technology: str
    owners: list[Owner]
    surcharge: int
    marker: int | None
    spaces: int | None


class DisplayedBlueprint(TypedDict):
    """A blueprint on display with the surcharge of its slot."""

    blueprint: str
    money: int
    reputation: int


class Pair(TypedDict):
    """A cockpit and an engine on display."""

    cockpit: str | None
    engine: str | None


class BoardView(TypedDict):
    """The main board."""

    locations: list[LocationView]
    connections: list[ConnectionView]
    technologies: list[TechnologyView]
    agenda: list[str | None]
    agenda_deck: int
    agenda_discard: list[str]
    blueprints: list[DisplayedBlueprint | None]
    blueprint_stack: int
    blueprint_discard: list[str]
    shuttles: list[Pair]
    silo: Resources
    expert_tile: str | None


class CruisePlace(TypedDict):
    """A cruise on the marketing board."""

    cruise: str
    presold: Guests
    scheduled_by: int | None


class MarketView(TypedDict):
    """The marketing board."""

    cruises: list[CruisePlace | None]
    queue: list[Guests]
    supply: Guests
    guest_bonus: list[str | None]
    cruise_stack: int
    auction: list[str]


class GoalView(TypedDict):
    """A company goal as it stands."""

    level: int
    wanted: int


class ProgressView(TypedDict):
    """The progress track."""

    sections: list[int]
    filled: list[int]
    beside: int
    meetings_held: int
    turns_to_neutral_cube: int | None
    goal_tile: str | None
    goals: list[GoalView]


class Due(TypedDict):
    """A payment in progress."""

    food: int
    oxygen: int
    fuel: int
    sum: int
    row: Resource | None


class ThisTurn(TypedDict):
    """What the active company has done and is doing."""

    placed: Place | None
    expert: bool
    actions_left: int
    meeting: bool
    reputation_spent: bool
    borrowed_connections: list[Connection]
    borrowed_technologies: list[str]
    launching: int | None
    shuttle: int | None
    due: Due | None
    done: int | None
    allowed: int | None


class ShuttleView(TypedDict):
    """A shuttle on the ground or in space; the stops are counted from 1."""

    cockpit: str
    engine: str
    launched: bool
    segments: list[str]
    cabins: int
    cockpit_vp: int
    cruise: str | None
    stop: int
    guests: Guests
    pilot: Literal["nobody", "worker", "expert"]
    token: bool


class TowerPlace(TypedDict):
    """A place of the launch tower."""

    token: str
    lies: Literal["face_up", "flipped", "gone"]


class CompanyView(TypedDict):
    """A company; cards nobody else has seen are only counted."""

    seat: int
    money: int
    ads: int
    vp: int
    earned: dict[str, int]
    score: int
    reputation: int
    resources: Resources
    storage: Resources
    developments_built: Resources
    network: list[Connection]
    technologies: list[str]
    hand: list[str]
    hidden_cards: int
    blueprints: list[str]
    shuttles: list[ShuttleView]
    shuttle_limit: int
    segment_limit: int
    workers_home: int
    experts_home: int
    experts_hired: list[Literal["left", "right"]]
    expert_cost: list[int]
    tower: list[TowerPlace]
    funding: list[int]
    upgrades: list[str]
    launch_savings: Resources
    scheduled: str | None
    cubes: list[int]
    launch_cubes: int
    goals_met: list[Literal["left", "middle", "right"]]
    goal_progress: list[int]
    wings: int
    launches: int
    guests_carried: int
    starting_upgrades: list[str] | int
    final: dict[str, int]


class RachelView(TypedDict):
    """Rachel's cards and settings."""

    goals: list[int]
    next_numbers: list[int] | None
    next_location: Place | None
    cards_left: int
    revealed: list[int]
    second_action_when_connected: bool
    action_after_meeting: bool
    experts_bring_two: bool


class View(TypedDict):
    """The match as a seat may know it."""

    phase: str
    turn: int
    active: int
    final_round: bool
    ended_by: int | None
    board: BoardView
    market: MarketView
    progress: ProgressView
    this_turn: ThisTurn
    companies: list[CompanyView]
    rachel: RachelView | None
