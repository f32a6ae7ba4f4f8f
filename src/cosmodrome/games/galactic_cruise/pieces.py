"""The components of the box as typed, frozen data. Read and checked once by `reading.py`; numbers are table indices."""

from __future__ import annotations

import functools
import operator
from dataclasses import dataclass
from typing import Any

from cosmodrome.games.galactic_cruise.rows import Row
from cosmodrome.games.galactic_cruise.vocabulary import DO_BUMP_OWN, DO_DISCOUNT, DO_JOIN_ANY, DO_NO_PILOT

#: Pairs of (unit, amount).
Amounts = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect: a verb of the closed vocabulary and its parameters. Which ones count depends on the verb."""

    verb: int
    amounts: Amounts = ()
    cost: Amounts = ()
    #: Counters whose sum multiplies the amounts; empty: once.
    counters: tuple[int, ...] = ()
    guest: int = -1
    of_shuttle: bool = False
    each: int = 1
    most: int = 0
    target: int = -1
    per: int = 0
    count: int = 0
    source: int = 0
    actions: tuple[int, ...] = ()
    items: int = 0
    discount_money: int = 0
    what: str = ""
    capacity: int = 0
    steps: int = 0
    stops: int = 0
    give: Amounts = ()
    get: Amounts = ()
    times: int = 0


Effects = tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Blueprint:
    """A blueprint, and the segment on its other side. Half cabins and visits belong to modules."""

    id: str
    title: str
    cost: int
    vp: int
    icons: tuple[int, ...]
    cabin: tuple[int, int]
    special_cabin: tuple[int, int]
    visit: Effects

    def has_icon(self, guest: int) -> bool:
        """Whether guests of this type enjoy the segment."""
        return guest in self.icons


@dataclass(frozen=True, slots=True)
class AgendaCard:
    """An agenda card: spend it for its resource, or play its ability at its moment."""

    id: str
    title: str
    number: int
    set: str
    modules: tuple[str, ...]
    timing: int
    resource: int
    effects: Effects
    #: Playable before anything of the action or stop has been done, because it changes how it is done.
    early: bool


@dataclass(frozen=True, slots=True)
class Cockpit:
    """A cockpit: vp for every `each` counted things, at most `most`; the solo opponent scores `printed_vp`."""

    id: str
    set: str
    modules: tuple[str, ...]
    counters: tuple[int, ...]
    guest: int
    each: int
    vp: int
    most: int
    printed_vp: int
    unlaunched_vp: int


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine and the bonus for taking it."""

    id: str
    set: str
    effects: Effects


@dataclass(frozen=True, slots=True)
class Cruise:
    """A cruise: its stops in order, earth last."""

    id: str
    starred: bool
    stops: tuple[int, ...]
    fuel: int
    destinations: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """One company goal: what is counted, and how much is wanted on the bottom, middle and top space."""

    counters: tuple[int, ...]
    guest: int
    levels: Row


@dataclass(frozen=True, slots=True)
class GoalTile:
    """A company goal tile: left, middle and right goal."""

    id: str
    title: str
    goals: tuple[Goal, Goal, Goal]


@dataclass(frozen=True, slots=True)
class Technology:
    """A technology, with the marker track of its advanced version."""

    id: str
    title: str
    set: str
    surcharge: int
    timing: int
    effects: Effects
    spaces: int
    surcharge_on: tuple[int, ...]
    start_surcharge: int
    improved: Effects
    #: The board places shown on its back: two connections and a technology space.
    back: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class ExpertTile:
    """The ability all experts of a match share."""

    id: str
    set: str
    timings: int
    effects: Effects


@dataclass(frozen=True, slots=True)
class Upgrade:
    """One of the nine upgrades of a company board."""

    id: str
    title: str
    destination: int
    timing: int
    effects: Effects
    immediate: Effects


@dataclass(frozen=True, slots=True)
class UpgradeToken:
    """A token of the launch tower and the bonus for flipping it."""

    id: str
    brown: bool
    set: str
    effects: Effects


@dataclass(frozen=True, slots=True)
class LocationBonus:
    """A bonus token of a location."""

    id: str
    effects: Effects


@dataclass(frozen=True, slots=True)
class StartingUpgrade:
    """A starting upgrade card: the tower token it moves (-1: any grey one) and the upgrade it unlocks."""

    id: str
    token: int
    upgrade: int


@dataclass(frozen=True, slots=True)
class SoloCard:
    """A card of the solo opponent: two actions to try; on its back two numbers and a location."""

    id: str
    actions: tuple[str, str]
    numbers: tuple[int, int]
    worker: int


@dataclass(frozen=True, slots=True)
class Setup:
    """What the table and each company start with, by number of players where it matters."""

    money: int
    ads: int
    agenda: int
    vp: int
    resources: tuple[int, int, int]
    workers: int
    launch_cubes: int
    cruises: tuple[int, ...]
    guest_threshold: tuple[int, ...]
    goal_level: tuple[int, ...]
    guests_per_type: int
    sections: tuple[Row, ...]
    intro_neutral: tuple[tuple[int, ...], ...]
    neutral_second: tuple[int, ...]
    neutral_technology: tuple[int, ...]
    intro_layout: tuple[tuple[int, int], ...]
    intro_technologies: tuple[int, ...]
    intro_goal_tile: int
    intro_expert_tile: int
    location_bonus_from: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Company:
    """The figures printed on a company board."""

    column_cost: Row
    column_vp: Row
    storage: int
    storage_step: int
    blueprint_limit: int
    hand_limit: int
    shuttle_limit: int
    segment_limit: int
    cabin_guests: int
    left_expert: int
    right_expert: int


@dataclass(frozen=True, slots=True)
class Prices:
    """The figures printed on the main and marketing boards."""

    queue_ads: Row
    score_matching_ads: int
    score_other_ads: int
    score_vp: int
    score_vp_per_token: int
    left_behind: int
    presold: int
    surcharge_money: tuple[int, ...]
    surcharge_reputation: tuple[int, ...]
    slot_bonus: tuple[Amounts, ...]
    icons: tuple[int, ...]
    reputation_vp: tuple[int, ...]
    borrow: tuple[int, ...]
    start_reputation: tuple[int, ...]
    silo_start: int
    silo_max: int
    supplies_per_vp: int
    items: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Solo:
    """The solo opponent's settings; tuples run over easy, medium and hard."""

    goals: tuple[tuple[int, int, int], ...]
    second_when_connected: tuple[bool, ...]
    meeting_action: tuple[bool, ...]
    expert_funding: tuple[bool, ...]
    max_actions: int
    hire_first_below: int
    hire_second_below: int
    advertise_reputation: int
    refill_reputation: int
    refresh_reputation: int
    day_reputation: int


def _does(verb: int, effects: Effects) -> bool:
    return any(e.verb == verb for e in effects)


def _eased(effects: Effects, timings: int) -> int:
    """The timings, a mask, if any of the effects lowers a price or lets a segment join any other."""
    return timings if any(e.verb in (DO_DISCOUNT, DO_JOIN_ANY) for e in effects) else 0


class Content:
    """Everything in the box, and tables made from it for the hot path."""

    def __init__(
        self,
        *,
        source: str,
        titles: dict[str, str],
        blueprints: tuple[Blueprint, ...],
        agenda: tuple[AgendaCard, ...],
        cockpits: tuple[Cockpit, ...],
        engines: tuple[Engine, ...],
        cruises: tuple[Cruise, ...],
        goal_tiles: tuple[GoalTile, ...],
        technologies: tuple[Technology, ...],
        expert_tiles: tuple[ExpertTile, ...],
        upgrades: tuple[Upgrade, ...],
        tokens: tuple[UpgradeToken, ...],
        guest_bonuses: tuple[Amounts, ...],
        guest_bonus_ids: tuple[str, ...],
        location_bonuses: tuple[LocationBonus, ...],
        starting_upgrades: tuple[StartingUpgrade, ...],
        solo_cards: tuple[SoloCard, ...],
        setup: Setup,
        company: Company,
        prices: Prices,
        solo: Solo,
        tables: dict[str, Any],
    ) -> None:
        self.source = source
        #: What a pack calls things that the house edition calls otherwise, by id.
        self.titles = titles
        self.blueprints = blueprints
        self.agenda = agenda
        self.cockpits = cockpits
        self.engines = engines
        self.cruises = cruises
        self.goal_tiles = goal_tiles
        self.technologies = technologies
        self.expert_tiles = expert_tiles
        self.upgrades = upgrades
        self.tokens = tokens
        self.guest_bonuses = guest_bonuses
        self.guest_bonus_ids = guest_bonus_ids
        self.location_bonuses = location_bonuses
        self.starting_upgrades = starting_upgrades
        self.solo_cards = solo_cards
        self.setup = setup
        self.company = company
        self.prices = prices
        self.solo = solo
        self.tables = tables
        self.cost = tuple(b.cost for b in blueprints)
        self.vp = tuple(b.vp for b in blueprints)
        #: Icons of each guest type on each blueprint, 0 or 1.
        self.icons = tuple(tuple(int(b.has_icon(guest)) for guest in range(3)) for b in blueprints)
        self.card_timing = tuple(card.timing for card in agenda)
        self.card_resource = tuple(card.resource for card in agenda)
        #: How many icons of a kind lie between this reputation and 0.
        self.icons_below = tuple(
            tuple(sum(1 for icon in prices.icons[:reputation] if icon == kind) for kind in range(3))
            for reputation in range(len(prices.icons) + 1)
        )
        #: Upgrades (by bit) whose standing effects matter at a timing.
        self.upgrades_at = tuple(
            sum(1 << i for i, upgrade in enumerate(upgrades) if upgrade.timing == timing) for timing in range(26)
        )
        #: Upgrades (by bit) by which a company may bump its own workers, and the technologies that replace a pilot.
        self.upgrades_that_bump = sum(
            1 << i for i, upgrade in enumerate(upgrades) if _does(DO_BUMP_OWN, upgrade.effects)
        )
        self.flies_itself = tuple(_does(DO_NO_PILOT, one.effects + one.improved) for one in technologies)
        # The actions, as masks, that each card, technology and expert tile and each set of upgrades could make easier.
        self.eased_by_card = tuple(_eased(card.effects, 1 << card.timing) for card in agenda)
        self.eased_by_technology = tuple(_eased(one.effects + one.improved, 1 << one.timing) for one in technologies)
        self.eased_by_expert = tuple(_eased(tile.effects, tile.timings) for tile in expert_tiles)
        each = [_eased(upgrade.effects, 1 << upgrade.timing) for upgrade in upgrades]
        self.eased_by_upgrades = tuple(
            functools.reduce(operator.or_, [mask for i, mask in enumerate(each) if owned >> i & 1], 0)
            for owned in range(1 << len(upgrades))
        )

    def __repr__(self) -> str:
        return f"Content({self.source!r})"
