"""What each of the twelve actions is worth to a company now, and what money it would take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.bots.galactic_cruise.marketing import advertise_cruise, schedule_cruise
from cosmodrome.bots.galactic_cruise.outlook import NOTHING, Estimate, Outlook
from cosmodrome.games.galactic_cruise.bits import BIT, COUNT
from cosmodrome.games.galactic_cruise.company import Shuttle
from cosmodrome.games.galactic_cruise.counters import total
from cosmodrome.games.galactic_cruise.rules import headquarters, manufacturing, preflight
from cosmodrome.games.galactic_cruise.vocabulary import (
    ACQUIRE_BLUEPRINTS,
    BUILD_SEGMENTS,
    C_AGENDA_IN_HAND,
    C_BLUEPRINTS_HELD,
    C_DEVELOPMENT_PAIRS,
    C_DEVELOPMENTS_BUILT,
    C_DEVELOPMENTS_NETWORK,
    C_DEVELOPMENTS_TECHNOLOGY,
    C_EXPERTS_HIRED,
    C_FULL_SHUTTLES,
    C_ICON_SETS,
    C_REPUTATION,
    C_SEGMENT_VP,
    C_SEGMENTS_BUILT,
    C_SEGMENTS_DOUBLE,
    C_SEGMENTS_OF_TYPE,
    DO_GAIN,
    GAIN_RESOURCES,
)

SEGMENT_COUNTERS: Final[tuple[int, ...]] = (
    C_SEGMENTS_BUILT,
    C_SEGMENTS_OF_TYPE,
    C_SEGMENTS_DOUBLE,
    C_SEGMENT_VP,
    C_ICON_SETS,
    C_FULL_SHUTTLES,
)
DEVELOPMENT_COUNTERS: Final[tuple[int, ...]] = (
    C_DEVELOPMENTS_BUILT,
    C_DEVELOPMENTS_NETWORK,
    C_DEVELOPMENTS_TECHNOLOGY,
    C_DEVELOPMENT_PAIRS,
)
#: What is spent again: a cockpit that counts it promises less than others.
SPENT_COUNTERS: Final[tuple[int, ...]] = (C_REPUTATION, C_AGENDA_IN_HAND, C_BLUEPRINTS_HELD)


def goal_step(o: Outlook, counters: tuple[int, ...]) -> float:
    """What one more of something counted by a goal is worth: more, the nearer the goal."""
    if counters not in o.goal_steps:
        o.goal_steps[counters] = _goal_step(o, counters)
    return o.goal_steps[counters]


def _goal_step(o: Outlook, counters: tuple[int, ...]) -> float:
    s, p = o.s, o.p
    tile = s.content.goal_tiles[s.goal_tile]
    worth = 0.0
    for side, goal in enumerate(tile.goals):
        if p.goals_met & BIT[side] or not any(counter in counters for counter in goal.counters):
            continue
        wanted = goal.levels[s.goal_levels[side]] - total(s, p, goal.counters, goal.guest)
        if wanted > 0:
            worth += o.w.goal * (o.w.goal_late + (1 - o.w.goal_late) * o.left) / (wanted + o.w.goal_far)
    return worth


# --- headquarters


def row_worth(o: Outlook, row: int) -> float:
    """What building the next development of a row is worth, wherever it goes."""
    s, p = o.s, o.p
    columns = (0, *s.content.company.column_vp)
    column = p.built[row]
    behind = sum(built <= column for built in p.built)
    worth = o.w.column * (columns[column + 1] - columns[column]) / (behind + 1.0)
    if column >= 2 and behind > 1 and o.left < 0.3:
        worth *= 0.5
    if o.plan.beyond[row]:
        worth += o.w.storage * o.left
    worth += 0.5 * o.left
    if row < 2 and not p.experts_hired & BIT[1]:
        worth += s.content.company.right_expert * o.money * 0.5 * o.left
    return worth


def build_development(o: Outlook) -> Estimate:
    """A development: storage, columns, goals, and somewhere to go."""
    s, p = o.s, o.p
    best, price = 0.0, 0
    for row in range(3):
        if p.built[row] >= 3:
            continue
        cost = s.content.company.column_cost[p.built[row]]
        if cost > p.money + p.resources[row]:
            continue
        worth = row_worth(o, row) + goal_step(o, DEVELOPMENT_COUNTERS)
        worth += o.w.development * o.left - cost * o.money * o.w.development_price
        if COUNT[p.network] < 3:
            worth += o.w.network * o.left
        if worth > best:
            best, price = worth, cost
    return best, price


def hire_expert(o: Outlook) -> Estimate:
    """An expert: more turns between meetings."""
    s, p = o.s, o.p
    best, price = 0.0, 0
    for side in (0, 1):
        if p.experts_hired & BIT[side]:
            continue
        cost = headquarters.expert_cost(s, p, side)
        worth = o.w.expert * o.left + o.best_funding() + goal_step(o, (C_EXPERTS_HIRED,))
        worth -= cost * o.money * o.w.expert_price
        if any(s.content.cockpits[shuttle.cockpit].id == "per_expert" for shuttle in p.shuttles):
            worth += 5
        if cost <= p.money and worth > best:
            best, price = worth, cost
    return best, price


def gain_supplies(o: Outlook) -> Estimate:
    """Two resources and two ads for a coin each."""
    worth, price = 0.0, 0
    for half in (o.best_resources(2)[0], o.ads(2)):
        if half > o.money and price < o.p.money:
            worth += half - o.money
            price += 1
    return worth, price


# --- manufacturing


def segment_worth(o: Outlook, blueprint: int, shuttle: Shuttle) -> float:
    """What a segment in a shuttle is worth: its points, a cabin, goals and cockpits."""
    s, p = o.s, o.p
    size = len(shuttle.segments)
    worth = s.content.vp[blueprint] * o.w.segment_points + goal_step(o, SEGMENT_COUNTERS) * o.w.segment_goal
    if size < 2:
        worth += (o.w.next_segments if _ready_elsewhere(o, shuttle) else o.w.first_segments) * o.left + 0.5
    else:
        worth += o.w.cabin * o.left
    worth += 0.5 * (len(s.content.blueprints[blueprint].icons) - 1)
    worth += sum(s.content.cockpits[one.cockpit].id == "starting" for one in p.shuttles) * (1 + 2 * o.left)
    return worth


def _ready_elsewhere(o: Outlook, shuttle: Shuttle) -> bool:
    return any(one is not shuttle and len(one.segments) >= 2 for one in o.p.shuttles)


def building_site(o: Outlook) -> Shuttle | None:
    """The shuttle on the ground to build on: the one to launch next, else the fullest with room."""
    p = o.p
    open_ = [one for one in p.shuttles if one.cruise < 0 and len(one.segments) < p.segment_limit]
    if not open_:
        return None
    return max(open_, key=lambda one: (len(one.segments) >= 1, len(one.segments) < 2, len(one.segments)))


def fitting_site(o: Outlook, blueprint: int, first: Shuttle) -> Shuttle | None:
    """The shuttle a segment would go into: this one, or where cabins must match the first that takes it."""
    s, p = o.s, o.p
    if not s.cabins_match or manufacturing.places(s, first, blueprint, False):
        return first
    for one in p.shuttles:
        if one.cruise < 0 and len(one.segments) < p.segment_limit and manufacturing.places(s, one, blueprint, False):
            return one
    return None


def segment_choices(o: Outlook, number: int) -> list[tuple[float, int, int]]:
    """The best segments to build now: (net worth, money, blueprint)."""
    s, p = o.s, o.p
    first = building_site(o)
    if first is None:
        return []
    found = []
    prices = s.content.prices
    for blueprint in p.blueprints:
        site = fitting_site(o, blueprint, first)
        if site is not None:
            cost = s.content.cost[blueprint]
            found.append((segment_worth(o, blueprint, site) - cost * o.money, cost, blueprint))
    for slot, blueprint in enumerate(s.blueprint_display):
        site = fitting_site(o, blueprint, first) if blueprint >= 0 else None
        if site is not None:
            cost = s.content.cost[blueprint] + prices.surcharge_money[slot]
            loss = -o.reputation(-prices.surcharge_reputation[slot])
            found.append((segment_worth(o, blueprint, site) - cost * o.money - loss, cost, blueprint))
    found.sort(reverse=True)
    chosen: list[tuple[float, int, int]] = []
    money = p.money
    for worth, cost, blueprint in found:
        if worth > 0 and cost <= money and len(chosen) < number:
            chosen.append((worth, cost, blueprint))
            money -= cost
    return chosen


def build_segments(o: Outlook) -> Estimate:
    """Segments for the next launch."""
    chosen = segment_choices(o, o.s.content.prices.items[BUILD_SEGMENTS])
    return sum(one[0] for one in chosen), sum(one[1] for one in chosen)


def blueprint_worth(o: Outlook, blueprint: int) -> float:
    """How good a blueprint is to hold."""
    s = o.s
    first = building_site(o)
    misfit = first is not None and fitting_site(o, blueprint, first) is None
    return (
        -2.0 * misfit
        + s.content.vp[blueprint] * 0.8
        - s.content.cost[blueprint] * 0.25
        + 0.7 * (len(s.content.blueprints[blueprint].icons) - 1)
        + 1.2
    )


def acquire_blueprints(o: Outlook) -> Estimate:
    """Blueprints save the surcharge of the display."""
    p = o.p
    room = sum(p.segment_limit - len(one.segments) for one in p.shuttles) + 3 * (p.shuttle_limit - len(p.shuttles))
    wanted = max(0, min(3, room) - len(p.blueprints))
    worths = sorted((blueprint_worth(o, b) for b in o.s.blueprint_display if b >= 0), reverse=True)
    worth = o.w.blueprint * sum(worths[: min(wanted, o.s.content.prices.items[ACQUIRE_BLUEPRINTS])])
    worth *= 0.3 + 0.7 * o.left
    if building_site(o) is not None and not p.blueprints:
        worth += 1.5 * o.left
    return worth, 0


def pair_worth(o: Outlook, cockpit: int, engine: int) -> float:
    """What a cockpit and engine are worth."""
    s, p = o.s, o.p
    worth = sum(o.gain(e, None) for e in s.content.engines[engine].effects if e.verb == DO_GAIN)
    now = preflight.cockpit_value(s, p, Shuttle(cockpit, engine))
    spent = any(counter in SPENT_COUNTERS for counter in s.content.cockpits[cockpit].counters)
    hope = 2.5 if spent else 4.5
    return worth + (now + hope) * o.w.cockpit * (0.4 + 1.3 * o.left)


def acquire_shuttle(o: Outlook) -> Estimate:
    """A further shuttle, once the others are full or away; one that never flies costs 5 VP."""
    s, p = o.s, o.p
    pairs = [
        pair_worth(o, cockpit, engine)
        for cockpit, engine in zip(s.cockpit_display, s.engine_display, strict=True)
        if cockpit >= 0 and engine >= 0
    ]
    if not pairs or len(p.shuttles) >= p.shuttle_limit:
        return NOTHING
    idle = [one for one in p.shuttles if one.cruise < 0 and len(one.segments) < 2]
    if idle:
        return NOTHING
    if o.left < 0.3:
        return max(0.0, max(pairs) - o.w.late_shuttle), 0
    growing = any(one.cruise < 0 and len(one.segments) < 3 for one in p.shuttles)
    return max(pairs) * (0.5 if growing else 1.0) * o.w.shuttle - 2.0 * (1 - o.left), 0


def gain_resources(o: Outlook) -> Estimate:
    """Resources from the silo."""
    return o.best_resources(o.s.content.prices.items[GAIN_RESOURCES], o.s.silo)[0], 0


def refill_silo(o: Outlook) -> Estimate:
    """Money for a card."""
    s, p = o.s, o.p
    if not p.hand:
        return NOTHING
    steps = s.content.prices.silo_max - min(s.silo)
    if steps <= 0:
        return NOTHING
    return steps * o.money + o.reputation(1) - o.card * 0.9, 0


# --- planning


def draw_agenda(o: Outlook) -> Estimate:
    """Two cards."""
    s, p = o.s, o.p
    shown = sum(card >= 0 for card in s.agenda_display)
    room = max(0, s.content.company.hand_limit - len(p.hand))
    return min(2, shown, room) * o.card * o.w.draw, 0


def refill_agenda(o: Outlook) -> Estimate:
    """The bonuses of empty slots."""
    bonus = o.s.content.prices.slot_bonus
    empty = [slot for slot, card in enumerate(o.s.agenda_display) if card < 0]
    return sum(o.unit(unit, amount) for slot in empty for unit, amount in bonus[slot]), 0


ESTIMATES: Final[tuple[Callable[[Outlook], Estimate], ...]] = (
    build_development,
    hire_expert,
    gain_supplies,
    acquire_blueprints,
    build_segments,
    acquire_shuttle,
    gain_resources,
    refill_silo,
    schedule_cruise,
    advertise_cruise,
    draw_agenda,
    refill_agenda,
)
#: What taking the same action a second time in a row is still worth.
AGAIN: Final[tuple[float, ...]] = (0.75, 0.7, 0.55, 0.25, 0.7, 0.3, 0.75, 0.8, 0.0, 0.3, 0.8, 0.0)


def estimates(o: Outlook) -> list[Estimate]:
    """The worth and price of every action, in their order."""
    if o.estimates is None:
        o.estimates = [estimate(o) for estimate in ESTIMATES]
    return o.estimates


def best_pair(o: Outlook, values: list[Estimate], actions: list[int]) -> float:
    """What the two best of these actions bring together, within the money at hand."""
    money = o.p.money
    best = 0.0
    for i, first in enumerate(actions):
        worth, price = values[first]
        if price <= money and worth > 0:
            best = max(best, worth, worth * (1 + AGAIN[first]) if price * 2 <= money else worth)
            for second in actions[i + 1 :]:
                other, cost = values[second]
                # Money may come from the first of the two.
                if other > 0 and price + cost <= money:
                    best = max(best, max(worth, other) + o.w.second * min(worth, other))
    return best
