"""The manufacturing actions: blueprints, segments, shuttles, resources, the silo."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.company import Company, Shuttle
from cosmodrome.games.galactic_cruise.counters import LOWER, UPPER, half_cabins
from cosmodrome.games.galactic_cruise.effects import performing
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.moves import (
    BELOW,
    BUILD,
    DEAL_COCKPIT,
    DEAL_ENGINE,
    DISCARD_CARD,
    DRAW_SILO,
    GAIN_SEVERAL,
    INTO,
    LOADS,
    REFILL,
    TAKE_BLUEPRINT,
    TAKE_SHUTTLE,
)
from cosmodrome.games.galactic_cruise.rows import put, without
from cosmodrome.games.galactic_cruise.rules import asking, gains, ledger, means, reputation, resources
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import FOOD, FUEL, KINDS, OXYGEN, RESOURCES
from cosmodrome.kernel import Chance, Move, Rules

# --- Acquire Blueprints


def can_acquire_blueprints(s: GalacticCruise, p: Company) -> bool:
    """Whether any blueprint is on display; the last place is filled first."""
    return s.blueprint_display[-1] >= 0


def acquire_blueprints(s: GalacticCruise, p: Company, f: Frame) -> Rules[None]:
    """Acquire Blueprints: up to 2 displayed ones, free of charge; then the display slides and is refilled."""

    def options() -> list[Move]:
        return gains.displayed(s) if f.count < f.limit else []

    while True:
        move = yield asking.choose(p, "take_blueprint", options)
        if move.verb is not TAKE_BLUEPRINT:
            break
        gains.take_blueprint(s, p, move.arg)
        f.count += 1
    yield from gains.slide_blueprints(s)


# --- Build Segments


def segment_cost(s: GalacticCruise, p: Company, f: Frame | None, blueprint: int) -> tuple[int, int]:
    """Money and reputation for a segment: the printed cost, and the surcharge of its slot where it is on display."""
    if blueprint in p.blueprints:
        return _own_cost(s, f, blueprint), 0
    return _display_cost(s, f, blueprint, s.blueprint_display.index(blueprint))


def _own_cost(s: GalacticCruise, f: Frame | None, blueprint: int) -> int:
    """Money for a segment from beside the company board."""
    cost = s.content.cost[blueprint]
    return cost if f is None else max(0, cost - f.segment_money)


def _display_cost(s: GalacticCruise, f: Frame | None, blueprint: int, slot: int) -> tuple[int, int]:
    """Money and reputation for a segment straight from a slot of the display."""
    money, reputation = s.content.prices.surcharge_money[slot], s.content.prices.surcharge_reputation[slot]
    if f is not None:
        money, reputation = max(0, money - f.surcharge_money), max(0, reputation - f.surcharge_reputation)
    return _own_cost(s, f, blueprint) + money, reputation


def open_shuttles(p: Company) -> list[int]:
    """Shuttles on the ground with room for a segment."""
    limit = p.segment_limit
    return [i for i, x in enumerate(p.shuttles) if x.cruise < 0 and len(x.segments) < limit]


def places(s: GalacticCruise, shuttle: Shuttle, blueprint: int, join_any: bool) -> list[int]:
    """Below how many of the shuttle's segments the new one may be inserted.

    Where cabins must match, every joint it makes must form a whole cabin; otherwise it simply goes to the bottom.
    """
    stack = shuttle.segments
    if not s.cabins_match:
        return [len(stack)]
    if join_any:
        return list(range(len(stack) + 1))
    top, bottom = half_cabins(s, blueprint)
    found = []
    for at in range(len(stack) + 1):
        above = at == 0 or half_cabins(s, stack[at - 1])[LOWER] == top
        below = at == len(stack) or half_cabins(s, stack[at])[UPPER] == bottom
        if above and below:
            found.append(at)
    return found


def _homes(s: GalacticCruise, p: Company, blueprint: int, join_any: bool) -> list[int]:
    return [i for i in open_shuttles(p) if places(s, p.shuttles[i], blueprint, join_any)]


def can_build_segments(s: GalacticCruise, p: Company, saved: int) -> bool:
    """Whether some blueprint could be paid for as it is and has a shuttle to go to."""
    return buildable(s, p, None, p.money + saved, p.reputation + p.vp)


def buildable(s: GalacticCruise, p: Company, f: Frame | None, money: int, standing: int) -> bool:
    """Whether this much money, reputation and points is enough for some segment that has a place."""
    limit = p.segment_limit
    for x in p.shuttles:
        if x.cruise < 0 and len(x.segments) < limit:
            break
    else:
        return False
    join_any = f is not None and f.join_any
    cost = s.content.cost
    lowered = 0 if f is None else f.segment_money
    for blueprint in p.blueprints:
        if cost[blueprint] - lowered <= money and (not s.cabins_match or _homes(s, p, blueprint, join_any)):
            return True
    for slot, blueprint in enumerate(s.blueprint_display):
        if blueprint >= 0 and cost[blueprint] - lowered <= money:
            price, steps = _display_cost(s, f, blueprint, slot)
            if price <= money and steps <= standing:
                if not s.cabins_match or _homes(s, p, blueprint, join_any):
                    return True
    return False


def build_segments(s: GalacticCruise, p: Company, f: Frame) -> Rules[None]:
    """Build Segments: up to 2, from own blueprints or straight from the display, into shuttles on the ground."""

    def options() -> list[Move]:
        if f.count >= f.limit or not open_shuttles(p):
            return []
        payable = [one for one in p.blueprints if ledger.affordable(p, f, _own_cost(s, f, one))]
        for slot, one in enumerate(s.blueprint_display):
            if one >= 0:
                money, steps = _display_cost(s, f, one, slot)
                if ledger.affordable(p, f, money) and reputation.can_lose(p, steps):
                    payable.append(one)
        return [BUILD[one] for one in payable if not s.cabins_match or _homes(s, p, one, f.join_any)]

    def more() -> bool:
        if not f.count:
            return True
        money = p.money + f.action_money + means.more_money(s, p)
        return f.count < f.limit and buildable(s, p, f, money, p.reputation + p.vp)

    while True:
        move = yield asking.choose_while(p, "build_segments", options, more)
        if move.verb is not BUILD:
            break
        blueprint = move.arg
        homes = _homes(s, p, blueprint, f.join_any)
        into = homes[0]
        if len(homes) > 1:
            into = (yield asking.ask_plainly(p, "into_shuttle", [INTO[i] for i in homes])).arg
        ways = places(s, p.shuttles[into], blueprint, f.join_any)
        at = ways[0]
        if len(ways) > 1:
            # Where it goes is asked about this shuttle, and everybody sees which one is meant.
            f.shuttle = p.shuttles[into]
            at = (yield asking.ask_plainly(p, "segment_place", [BELOW[n] for n in ways])).arg
        money, steps = segment_cost(s, p, f, blueprint)
        ledger.charge(p, f, money)
        if steps:
            reputation.lose(p, steps)
        if blueprint in p.blueprints:
            p.blueprints.remove(blueprint)
        else:
            s.blueprint_display[s.blueprint_display.index(blueprint)] = -1
        p.shuttles[into].segments.insert(at, blueprint)
        f.shuttle = None
        f.count += 1
        if s.log is not None:
            s.log.tell("segment_built", company=p.label, segment=s.content.blueprints[blueprint].id, shuttle=into)
    yield from gains.slide_blueprints(s)


# --- Acquire a New Shuttle


def can_acquire_shuttle(s: GalacticCruise, p: Company) -> bool:
    """Whether the fleet has room and a pair is on display."""
    if len(p.shuttles) < p.shuttle_limit:
        engines = s.engine_display
        for slot, cockpit in enumerate(s.cockpit_display):
            if cockpit >= 0 and engines[slot] >= 0:
                return True
    return False


def acquire_shuttle(s: GalacticCruise, p: Company, f: Frame) -> Rules[None]:
    """Acquire a New Shuttle: a cockpit with the engine beside it, and the engine's bonus at once."""

    def options() -> list[Move]:
        if f.count >= f.limit or len(p.shuttles) >= p.shuttle_limit:
            return []
        return [
            TAKE_SHUTTLE[cockpit]
            for cockpit, engine in zip(s.cockpit_display, s.engine_display, strict=True)
            if cockpit >= 0 and engine >= 0
        ]

    while True:
        move = yield asking.choose(p, "take_shuttle", options)
        if move.verb is not TAKE_SHUTTLE:
            break
        engine = take_pair(s, p, s.cockpit_display.index(move.arg))
        f.count += 1
        yield from performing.perform(s, p, s.content.engines[engine].effects)
    yield from fill_shuttles(s)


def take_pair(s: GalacticCruise, p: Company, slot: int) -> int:
    """Add the pair of a slot to the fleet; its engine."""
    cockpit, engine = s.cockpit_display[slot], s.engine_display[slot]
    s.cockpit_display, s.engine_display = put(s.cockpit_display, slot, -1), put(s.engine_display, slot, -1)
    p.shuttles.append(Shuttle(cockpit, engine))
    if s.log is not None:
        s.log.tell(
            "shuttle_taken",
            company=p.label,
            cockpit=s.content.cockpits[cockpit].id,
            engine=s.content.engines[engine].id,
        )
    return engine


def fill_shuttles(s: GalacticCruise) -> Rules[None]:
    """Fill empty cockpit and engine places from the bottom up, where tiles are left; nothing slides."""
    for slot in range(len(s.cockpit_display) - 1, -1, -1):
        if s.cockpit_display[slot] < 0 and s.cockpit_stack:
            cockpit = (yield Chance(DEAL_COCKPIT, s.cockpit_stack)).arg
            s.cockpit_stack = without(s.cockpit_stack, cockpit)
            s.cockpit_display = put(s.cockpit_display, slot, cockpit)
        if s.engine_display[slot] < 0 and s.engine_stack:
            engine = (yield Chance(DEAL_ENGINE, s.engine_stack)).arg
            s.engine_stack = without(s.engine_stack, engine)
            s.engine_display = put(s.engine_display, slot, engine)


# --- Gain Resources


def can_gain_resources(s: GalacticCruise, p: Company) -> bool:
    """Whether the silo holds something that could be stored."""
    silo, have, room = s.silo, p.resources, p.storage
    return bool(
        (silo[FOOD] and have[FOOD] < room[FOOD])
        or (silo[OXYGEN] and have[OXYGEN] < room[OXYGEN])
        or (silo[FUEL] and have[FUEL] < room[FUEL])
    )


def gain_resources(s: GalacticCruise, p: Company, f: Frame) -> Rules[None]:
    """Gain Resources: up to 3 from the silo, only what can be stored."""

    def options() -> list[Move]:
        if f.count >= f.limit:
            return []
        most = [min(s.silo[r], p.storage[r] - p.resources[r]) for r in range(KINDS)]
        found = [DRAW_SILO[r] for r in range(KINDS) if most[r]]
        return found + resources.several(min(f.limit - f.count, sum(most)), most)

    while True:
        move = yield asking.choose(p, "gain_resources", options, firm=not f.count)
        if move.verb is DRAW_SILO:
            draw_silo(s, p, f, move.arg)
        elif move.verb is GAIN_SEVERAL:
            for r in range(KINDS):
                for _ in range(LOADS[move.arg][r]):
                    draw_silo(s, p, f, r)
        else:
            return


def draw_silo(s: GalacticCruise, p: Company, f: Frame, resource: int) -> None:
    """Take one resource from the silo into storage."""
    s.silo[resource] -= 1
    p.resources[resource] += 1
    f.count += 1
    if s.log is not None:
        s.log.tell("silo_drawn", company=p.label, resource=RESOURCES[resource])


# --- Refill the Storage Silo


def can_refill_silo(s: GalacticCruise, p: Company) -> bool:
    """Whether there is a card to discard and something to refill."""
    silo, full = s.silo, s.content.prices.silo_max
    return bool(p.hand) and (silo[FOOD] < full or silo[OXYGEN] < full or silo[FUEL] < full)


def refill_silo(s: GalacticCruise, p: Company, f: Frame) -> Rules[None]:
    """Refill the Storage Silo: discard a card, raise one resource to the top, 1 money a step, 1 reputation in all."""

    def cards() -> list[Move]:
        return [DISCARD_CARD[card] for card in p.hand] if can_refill_silo(s, p) else []

    move = yield asking.choose(p, "discard_for_silo", cards)
    if move.verb is not DISCARD_CARD:
        return
    ledger.discard_card(s, p, move.arg)
    if s.log is not None:
        s.log.tell("card_discarded", company=p.label, card=s.content.agenda[move.arg].id)
    full = s.content.prices.silo_max

    def rows() -> list[Move]:
        return [REFILL[r] for r in range(KINDS) if s.silo[r] < full] if f.count < f.limit else []

    while True:
        if f.count:
            move = yield asking.choose(p, "refill_silo", rows)
        else:
            move = yield asking.ask(p, "refill_silo", rows)
        if move.verb is not REFILL:
            return
        steps = full - s.silo[move.arg]
        s.silo[move.arg] = full
        p.money += steps
        if not f.count:
            reputation.gain(p, 1)
        f.count += 1
        if s.log is not None:
            s.log.tell("silo_refilled", company=p.label, resource=RESOURCES[move.arg], steps=steps)
