"""The content tables as types: what each table may say, field by field.

`tables.py` decodes every entry into one of these and tells all that is wrong with it at once. What several entries must
agree on (identifiers, references, how many there are) is checked by `checks.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field

from cosmodrome.games.galactic_cruise.effect_schema import (
    Amounts,
    Few,
    Gain,
    GuestOrBest,
    Instant,
    Points,
    Reputation,
    Small,
    Standing,
    Timely,
    Typed,
    Words,
)
from cosmodrome.games.galactic_cruise.vocabulary import (
    Action,
    Connection,
    Counter,
    Guest,
    Half,
    Icon,
    Level,
    Module,
    Place,
    Resource,
    SoloAction,
    Stop,
    Timing,
)

Origin = Literal["known", "house"]
Box = Literal["base", "advancements", "accommodations"]


class Part(Typed, frozen=True):
    """An entry of a table, with where its values come from."""

    origin: Origin


class Network(Part, frozen=True):
    ring_clockwise: list[Place]


class ActionTile(Part, frozen=True):
    id: Action
    department: str
    items: Annotated[int, Meta(ge=1, le=6)]


class Surcharge(Typed, frozen=True):
    money: Small
    reputation: Small


class BlueprintDisplay(Part, frozen=True):
    surcharge: Annotated[list[Surcharge], Meta(min_length=5, max_length=5)]


class AgendaDisplay(Part, frozen=True):
    slot_bonus: Annotated[list[Amounts], Meta(min_length=4, max_length=4)]


class BorrowCost(Typed, frozen=True):
    from_: Reputation = field(name="from")
    to: Reputation
    money: Small


class ReputationTrack(Part, frozen=True):
    start_by_turn_order: Annotated[list[Reputation], Meta(min_length=4, max_length=4)]
    borrow_cost: Annotated[list[BorrowCost], Meta(min_length=1)]
    icons: Annotated[list[Icon], Meta(min_length=18, max_length=18)]
    vp: Annotated[list[Points], Meta(min_length=19, max_length=19)]


class ProgressTrack(Part, frozen=True):
    players: Annotated[list[Annotated[int, Meta(ge=1, le=4)]], Meta(min_length=1)]
    sections: Annotated[list[Annotated[int, Meta(ge=1, le=12)]], Meta(min_length=3, max_length=3)]
    intro_neutral_sections: list[Annotated[int, Meta(ge=1, le=3)]]


class Silo(Part, frozen=True):
    start: Small
    max: Annotated[int, Meta(ge=1, le=20)]


class IntroSide(Part, frozen=True):
    layout: dict[Place, Annotated[list[Action], Meta(min_length=2, max_length=2)]]
    technologies: Annotated[list[str], Meta(min_length=4, max_length=4)]
    goal_tile: str
    expert_tile: str


class Resources(Typed, frozen=True):
    food: Annotated[int, Meta(ge=0, le=9)]
    oxygen: Annotated[int, Meta(ge=0, le=9)]
    fuel: Annotated[int, Meta(ge=0, le=9)]


Players = Literal["1", "2", "3", "4"]


class Setup(Part, frozen=True):
    money: Annotated[int, Meta(ge=0, le=10)]
    ads: Small
    #: Cards dealt to a company; a hand holds five.
    agenda: Annotated[int, Meta(ge=1, le=5)]
    vp: Points
    resources: Resources
    workers: Annotated[int, Meta(ge=1, le=4)]
    experts: Annotated[int, Meta(ge=2, le=2)]
    progress_cubes: Annotated[int, Meta(ge=4, le=30)]
    goal_cubes: Annotated[int, Meta(ge=3, le=3)]
    face_up_cruises: dict[Players, Annotated[int, Meta(ge=1, le=8)]]
    guest_threshold: dict[Players, Annotated[int, Meta(ge=0, le=12)]]
    goal_tracker_start: dict[Players, Literal["bottom", "middle", "top"]]
    #: The queue takes three of each type before the first turn.
    guests_per_type: Annotated[int, Meta(ge=6, le=40)]


class GuestCosts(Part, frozen=True):
    queue_ads: Annotated[list[Small], Meta(min_length=3, max_length=3)]
    supply_ads: Small
    score_matching_ads: Small
    score_other_ads: Small
    score_vp_base: Small
    score_vp_per_token: Small
    left_behind_reputation: Small
    max_presold: Annotated[int, Meta(ge=0, le=2)]


class FinalScoring(Part, frozen=True):
    supplies_per_vp: Annotated[int, Meta(ge=1, le=20)]
    unlaunched_cockpit: Annotated[int, Meta(ge=-99, le=0)]


class NeutralPieces(Part, frozen=True):
    network_first: list[Annotated[int, Meta(ge=1, le=4)]]
    network_second: list[Annotated[int, Meta(ge=1, le=4)]]
    technology: list[Annotated[int, Meta(ge=1, le=4)]]


class NeutralLayout(Part, frozen=True):
    id: int
    set: Box
    network_first: Connection
    network_second: Connection
    technology_space: Annotated[int, Meta(ge=1, le=4)]
    back_of: str


class Blueprint(Part, frozen=True):
    id: str
    title: Words
    cost: Annotated[int, Meta(ge=0, le=12)]
    vp: Small
    icons: Annotated[list[Guest], Meta(min_length=1, max_length=2)]


class CabinBlueprint(Part, frozen=True):
    blueprint: str
    top: Half
    bottom: Half


class SpecializedBlueprint(CabinBlueprint, frozen=True):
    effects: Annotated[list[Instant], Meta(min_length=1)]


class AgendaCard(Part, frozen=True):
    number: Annotated[int, Meta(ge=1, le=99)]
    id: str
    title: Words
    set: Box
    timing: Timing
    resource: Resource
    effects: Annotated[list[Timely], Meta(min_length=1)]
    module: list[Module] = field(default_factory=list)


class PlayerBoard(Part, frozen=True):
    column_cost: Annotated[list[Small], Meta(min_length=3, max_length=3)]
    column_vp: Annotated[list[Points], Meta(min_length=3, max_length=3)]
    storage_base: Annotated[int, Meta(ge=1, le=9)]
    storage_per_development: Annotated[int, Meta(ge=0, le=3)]
    blueprint_limit: Annotated[int, Meta(ge=1, le=9)]
    agenda_hand_limit: Annotated[int, Meta(ge=1, le=9)]
    shuttle_limit: Annotated[int, Meta(ge=1, le=3)]
    segments_per_shuttle: Annotated[int, Meta(ge=2, le=4)]
    guests_per_cabin: Annotated[int, Meta(ge=1, le=3)]


class ExpertCost(Part, frozen=True):
    side: Literal["left", "right"]
    money_each: Small


class Upgrade(Part, frozen=True):
    id: str
    destination: Guest
    position: Annotated[int, Meta(ge=1, le=3)]
    title: Words
    timing: Timing
    effects: Annotated[list[Standing], Meta(min_length=1)]
    immediate: list[Gain]


class UpgradeToken(Part, frozen=True):
    id: str
    colour: Literal["brown", "grey"]
    set: Box
    effects: Annotated[list[Instant], Meta(min_length=1)]
    funding_before: Amounts | None = None
    funding_after: Amounts | None = None


class Cruise(Part, frozen=True):
    id: str
    starred: bool
    stops: Annotated[list[Stop], Meta(min_length=2, max_length=5)]
    fuel: Annotated[int, Meta(ge=0, le=12)]


class ExpertTile(Part, frozen=True):
    id: str
    set: Box
    timing: Timing | Annotated[list[Timing], Meta(min_length=1)]
    effects: Annotated[list[Timely], Meta(min_length=1)]
    intro: bool = False


class Goal(Typed, frozen=True):
    counter: Counter | list[Counter]
    levels: Annotated[list[Annotated[int, Meta(ge=1, le=40)]], Meta(min_length=3, max_length=3)]
    type: GuestOrBest | None = None


class CompanyGoalTile(Part, frozen=True):
    id: str
    title: Words
    intro: bool
    left: Goal
    middle: Goal
    right: Goal


class GuestBonus(Part, frozen=True):
    id: str
    set: Box
    per_icon: Amounts


class LocationBonusRules(Part, frozen=True):
    active_from_developments: dict[Players, Annotated[int, Meta(ge=0, le=12)]]


class LocationBonus(Part, frozen=True):
    id: str
    set: Box
    effects: Annotated[list[Gain], Meta(min_length=1)]


class Criterion(Typed, frozen=True):
    counter: Counter | list[Counter]
    each: Few
    vp: Small
    type: GuestOrBest | None = None
    max: Small = 0


class Cockpit(Part, frozen=True):
    id: str
    set: Box
    criterion: Criterion
    printed_vp: Points
    unlaunched_vp: Annotated[int, Meta(ge=-99, le=0)]
    module: list[Module] = field(default_factory=list)


class Engine(Part, frozen=True):
    id: str
    set: Box
    effects: list[Gain]


class HireBelow(Typed, frozen=True):
    first: Small
    second: Small


class Solo(Part, frozen=True):
    goal_developments: dict[Level, Few]
    goal_segments: dict[Level, Annotated[int, Meta(ge=1, le=12)]]
    goal_shuttles_launched: dict[Level, Few]
    max_actions_per_turn: Annotated[int, Meta(ge=1, le=2)]
    meeting_extra_action: dict[Level, bool]
    expert_extra_funding: dict[Level, bool]
    hire_below: HireBelow
    advertise_reputation: Small
    refill_silo_reputation: Small
    refresh_blueprints_reputation: Annotated[int, Meta(ge=-9, le=0)]
    day_in_space_reputation_per_guest: Small
    number_limits: dict[str, int]
    second_action_when_connected: dict[Level, bool]


class SoloCard(Part, frozen=True):
    id: int
    actions: Annotated[list[SoloAction], Meta(min_length=2, max_length=2)]
    numbers: Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(min_length=2, max_length=2)]
    worker: Place


class StartingUpgradeCard(Part, frozen=True):
    id: str
    set: Box
    token: str
    upgrade: str


class Technology(Part, frozen=True):
    id: str
    title: Words
    set: Box
    surcharge: Small
    timing: Timing
    effects: Annotated[list[Timely], Meta(min_length=1)]


class AdvancedTechnology(Part, frozen=True):
    technology: str
    set: Box
    spaces: Annotated[int, Meta(ge=2, le=9)]
    surcharge_on: list[Annotated[int, Meta(ge=1, le=9)]]
    start_surcharge: Small
    improved: Annotated[list[Timely], Meta(min_length=1)]


#: Every table: the type of its entries, and the field that names them; "" for a table that stands alone,
#: None for a list whose entries have no name.
TABLES: Final[dict[str, tuple[Any, str | None]]] = {
    "network": (Network, ""),
    "action_tile": (ActionTile, "id"),
    "blueprint_display": (BlueprintDisplay, ""),
    "agenda_display": (AgendaDisplay, ""),
    "reputation_track": (ReputationTrack, ""),
    "progress_track": (ProgressTrack, None),
    "silo": (Silo, ""),
    "intro_side": (IntroSide, ""),
    "setup": (Setup, ""),
    "guest_costs": (GuestCosts, ""),
    "final_scoring": (FinalScoring, ""),
    "neutral_pieces": (NeutralPieces, ""),
    "neutral_layout": (NeutralLayout, "id"),
    "blueprint": (Blueprint, "id"),
    "cabin_blueprint": (CabinBlueprint, "blueprint"),
    "specialized_blueprint": (SpecializedBlueprint, "blueprint"),
    "agenda_card": (AgendaCard, "id"),
    "player_board": (PlayerBoard, ""),
    "expert_cost": (ExpertCost, "side"),
    "upgrade": (Upgrade, "id"),
    "upgrade_token": (UpgradeToken, "id"),
    "cruise": (Cruise, "id"),
    "expert_tile": (ExpertTile, "id"),
    "company_goal_tile": (CompanyGoalTile, "id"),
    "guest_bonus": (GuestBonus, "id"),
    "location_bonus_rules": (LocationBonusRules, ""),
    "location_bonus": (LocationBonus, "id"),
    "cockpit": (Cockpit, "id"),
    "engine": (Engine, "id"),
    "solo": (Solo, ""),
    "solo_card": (SoloCard, "id"),
    "starting_upgrade_card": (StartingUpgradeCard, "id"),
    "technology": (Technology, "id"),
    "advanced_technology": (AdvancedTechnology, "technology"),
}
