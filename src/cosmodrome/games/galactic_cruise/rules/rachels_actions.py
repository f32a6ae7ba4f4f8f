"""Solo: what Rachel's cards make her do, and when she cannot."""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.games.galactic_cruise.moves import CONNECT, INVENT, LEAVE_BEHIND
from cosmodrome.games.galactic_cruise.rules import (
    gains,
    headquarters,
    launch,
    manufacturing,
    network,
    progress,
    rachel,
)
from cosmodrome.games.galactic_cruise.scoring import segments
from cosmodrome.games.galactic_cruise.state import (
    BIT,
    E_LAUNCHES,
    EMPTY,
    EXPERT,
    FACE_UP,
    GONE,
    WORKER,
    Company,
    GalacticCruise,
    Shuttle,
)
from cosmodrome.games.galactic_cruise.vocabulary import (
    ADVERTISE_CRUISE,
    BUILD_DEVELOPMENT,
    BUILD_SEGMENTS,
    DO_GAIN,
    DRAW_AGENDA,
    F_VP,
    FUEL,
    GAIN_RESOURCES,
    HIRE_EXPERT,
    ICON_RESOURCE,
    REFILL_AGENDA,
    REFILL_SILO,
    RESOURCES,
    U_AGENDA,
    U_REPUTATION,
    U_VP,
)
from cosmodrome.kernel import Chance, Rules

#: Segments she builds at a time, and cards she draws or looks at.
SEGMENTS_BUILT, CARDS_DRAWN, RESOURCES_TAKEN, GUESTS_INVITED = 2, 2, 3, 2

#: The action tile that matches what she did; a launch and a refresh match none.
TILE = {
    "build_segments": BUILD_SEGMENTS,
    "hire_expert": HIRE_EXPERT,
    "build_development_network": BUILD_DEVELOPMENT,
    "build_development_technology": BUILD_DEVELOPMENT,
    "draw_agenda": DRAW_AGENDA,
    "refill_agenda": REFILL_AGENDA,
    "gain_resources": GAIN_RESOURCES,
    "refill_silo": REFILL_SILO,
    "advertise_cruise": ADVERTISE_CRUISE,
}


def possible(s: GalacticCruise, p: Company, action: str) -> bool:
    """Whether she can take an action of hers now."""
    return _CAN[action](s, p)


def take(s: GalacticCruise, p: Company, action: str) -> Rules[None]:
    """Take an action of hers."""
    yield from _TAKE[action](s, p)


# --- segments


def _open_shuttle(p: Company) -> Shuttle | None:
    ready = manufacturing.open_shuttles(p)
    return p.shuttles[ready[0]] if ready else None


def _pairs(s: GalacticCruise) -> bool:
    return any(a >= 0 and b >= 0 for a, b in zip(s.cockpit_display, s.engine_display, strict=True))


def can_build(s: GalacticCruise, p: Company) -> bool:
    """She has a shuttle on the ground with room, or can take another pair."""
    if s.blueprint_display[4] < 0:
        return False
    return _open_shuttle(p) is not None or (len(p.shuttles) < p.shuttle_limit and _pairs(s))


def build(s: GalacticCruise, p: Company) -> Rules[None]:
    """Build Segments: a displayed blueprint by number and the one below it, free; full shuttles call for a new pair."""
    slot = rachel.pick(s, "blueprint", 5, lambda i: s.blueprint_display[i] >= 0)
    for _ in range(SEGMENTS_BUILT):
        home = _open_shuttle(p)
        if home is None:
            if len(p.shuttles) >= p.shuttle_limit or not _pairs(s):
                break
            home = take_pair(s, p)
        while s.blueprint_display[slot] < 0:
            slot = (slot + 1) % 5
        blueprint = s.blueprint_display[slot]
        s.blueprint_display[slot] = -1
        home.segments.append(blueprint)
        if s.log is not None:
            name = s.content.blueprints[blueprint].id
            s.log.tell("segment_built", company=p.label, segment=name, shuttle=p.shuttles.index(home))
        if all(b < 0 for b in s.blueprint_display):
            break
    yield from gains.slide_blueprints(s)
    yield from manufacturing.fill_shuttles(s)


def take_pair(s: GalacticCruise, p: Company) -> Shuttle:
    """A new cockpit and engine by number: reputation and points of the engine are gained, cards discarded."""
    slot = rachel.pick(s, "shuttle", 4, lambda i: s.cockpit_display[i] >= 0 and s.engine_display[i] >= 0)
    engine = manufacturing.take_pair(s, p, slot)
    for e in s.content.engines[engine].effects:
        if e.verb != DO_GAIN:
            continue
        for unit, amount in e.amounts:
            if unit == U_VP:
                gains.gain_vp(p, amount)
            elif unit == U_REPUTATION:
                gains.gain_reputation(p, amount)
            elif unit == U_AGENDA:
                for _ in range(amount):
                    discard_agenda(s)
    return p.shuttles[-1]


def can_refresh(s: GalacticCruise, p: Company) -> bool:
    """A reset costs her reputation, or points without any."""
    return gains.can_lose(p, s.content.solo.refresh_reputation)


def refresh(s: GalacticCruise, p: Company) -> Rules[None]:
    """Refresh Blueprints: for 1 reputation all displayed ones are replaced."""
    gains.lose_reputation(p, s.content.solo.refresh_reputation)
    for slot in range(5):
        if s.blueprint_display[slot] >= 0:
            s.blueprint_discard.append(s.blueprint_display[slot])
            s.blueprint_display[slot] = -1
    yield from gains.fill_blueprints(s)


# --- agenda


def discard_agenda(s: GalacticCruise) -> None:
    """A card she would gain is discarded from the display, by number."""
    slot = rachel.pick(s, "agenda", 4, lambda i: s.agenda_display[i] >= 0)
    if slot >= 0:
        _discard(s, slot)


def _discard(s: GalacticCruise, slot: int) -> None:
    s.agenda_discard.append(s.agenda_display[slot])
    s.agenda_display[slot] = -1


def can_draw(s: GalacticCruise, p: Company) -> bool:
    """She needs two cards on display."""
    return sum(card >= 0 for card in s.agenda_display) >= CARDS_DRAWN


def draw(s: GalacticCruise, p: Company) -> Rules[None]:
    """Draw Agenda Cards: a card by number and the next one below go to the discard pile, in that order."""
    slot = rachel.pick(s, "agenda", 4, lambda i: s.agenda_display[i] >= 0)
    for _ in range(CARDS_DRAWN):
        while s.agenda_display[slot] < 0:
            slot = (slot + 1) % 4
        _discard(s, slot)
    yield from ()


def always(s: GalacticCruise, p: Company) -> bool:
    """Nothing can keep her from it."""
    return True


def refill_agenda(s: GalacticCruise, p: Company) -> Rules[None]:
    """Refill Agenda Cards: the reputation of an empty slot, the rest discarded from the top, 4 new cards."""
    for slot in range(4):
        if s.agenda_display[slot] < 0:
            for unit, amount in s.content.prices.slot_bonus[slot]:
                if unit == U_REPUTATION:
                    gains.gain_reputation(p, amount)
        else:
            _discard(s, slot)
    yield from gains.deal_agenda(s)


# --- the silo


def _targets(s: GalacticCruise) -> list[int]:
    """The resources she is after: those of three displayed cards from the number on, or of the top discarded card."""
    shown = [i for i in range(4) if s.agenda_display[i] >= 0]
    if not shown:
        if not s.agenda_discard:
            return []
        return [s.content.card_resource[s.agenda_discard[-1]]] * RESOURCES_TAKEN
    start = rachel.number(s, 4) - 1
    order = [i for step in range(4) if (i := (start + step) % 4) in shown]
    return [s.content.card_resource[s.agenda_display[order[n % len(order)]]] for n in range(RESOURCES_TAKEN)]


def can_gain(s: GalacticCruise, p: Company) -> bool:
    """All three must be in the silo; the first that is not is what she refills instead."""
    assert s.rachel is not None
    s.rachel.missing = -1
    wanted = _targets(s)
    left = s.silo[:]
    for resource in wanted:
        if not left[resource]:
            s.rachel.missing = resource
            return False
        left[resource] -= 1
    return bool(wanted)


def gain_resources(s: GalacticCruise, p: Company) -> Rules[None]:
    """Gain Resources: three leave the silo; she keeps none."""
    for resource in _targets(s):
        s.silo[resource] -= 1
        if s.log is not None:
            s.log.tell("silo_drawn", company=p.label, resource=RESOURCES[resource])
    yield from ()


def can_refill(s: GalacticCruise, p: Company) -> bool:
    """She refills what she has just missed."""
    assert s.rachel is not None
    return s.rachel.missing >= 0


def refill_silo(s: GalacticCruise, p: Company) -> Rules[None]:
    """Refill the Storage Silo: the resource she missed goes to the top, for 1 reputation."""
    assert s.rachel is not None
    resource = s.rachel.missing
    steps = s.content.prices.silo_max - s.silo[resource]
    s.silo[resource] = s.content.prices.silo_max
    gains.gain_reputation(p, s.content.solo.refill_reputation)
    if s.log is not None:
        s.log.tell("silo_refilled", company=p.label, resource=RESOURCES[resource], steps=steps)
    yield from ()


# --- advertising


def _quiet(s: GalacticCruise, i: int) -> bool:
    """A cruise without guests that nobody has scheduled."""
    return i < len(s.market) and s.market[i] >= 0 and s.scheduled_by[i] < 0 and not any(s.presold[i])


def can_advertise(s: GalacticCruise, p: Company) -> bool:
    """Some cruise has no guests yet."""
    return any(_quiet(s, i) for i in range(len(s.market)))


def matching_guests(s: GalacticCruise, cruise: int, wanted: int) -> list[int]:
    """Guests for a cruise: by its destinations, over and over, from the cheapest section on, the supply last."""
    found: list[int] = []
    for waiting in (*s.queue, s.supply):
        again = True
        while again and len(found) < wanted:
            again = False
            for guest in s.content.cruises[cruise].destinations:
                if len(found) < wanted and waiting[guest]:
                    waiting[guest] -= 1
                    found.append(guest)
                    again = True
    return found


def advertise(s: GalacticCruise, p: Company) -> Rules[None]:
    """Advertise for a Cruise: two matching guests for a cruise without any, by number; 2 reputation."""
    slot = rachel.pick(s, "cruise", 4, lambda i: _quiet(s, i))
    for guest in matching_guests(s, s.market[slot], GUESTS_INVITED):
        s.presold[slot][guest] += 1
    gains.gain_reputation(p, s.content.solo.advertise_reputation)
    if s.log is not None:
        s.log.tell("rachel_advertised", cruise=s.content.cruises[s.market[slot]].id)
    yield from ()


# --- developments and experts


def _next_row(p: Company) -> int:
    """Her pieces leave the board column by column, each from the top."""
    return p.built.index(min(p.built))


def _first_area(s: GalacticCruise, what: str, limit: int, owners: list[int], mine: int) -> int:
    """By number to the first area without any development, else to the first without one of hers."""
    if any(not owner for owner in owners):
        return rachel.pick(s, what, limit, lambda i: not owners[i])
    return rachel.pick(s, what, limit, lambda i: not mine & BIT[i])


def can_connect(s: GalacticCruise, p: Company) -> bool:
    """She has pieces left and a connection to put one on."""
    return p.developments < 9 and p.network != headquarters.WHOLE_NETWORK


def connect(s: GalacticCruise, p: Company) -> Rules[None]:
    """Build a Development in the network: by number clockwise, where it brings reputation if it can."""
    area = _first_area(s, "network", 6, s.connections, p.network)
    headquarters.place_development(s, p, _next_row(p), CONNECT[area])
    yield from ()


def can_invent(s: GalacticCruise, p: Company) -> bool:
    """She has pieces left and a technology to put one under."""
    return p.developments < 9 and p.technologies != 0b1111


def invent(s: GalacticCruise, p: Company) -> Rules[None]:
    """Build a Development under a technology: by number to the right, where it brings reputation if it can."""
    area = _first_area(s, "technology", 4, s.tech_owners, p.technologies)
    headquarters.place_development(s, p, _next_row(p), INVENT[s.technologies[area]])
    yield from ()


def _expert(s: GalacticCruise, p: Company) -> int:
    """The expert she would hire: the left one first, the first below 7 money, the second below 4; -1: none."""
    solo = s.content.solo
    below = solo.hire_second_below if p.experts_hired else solo.hire_first_below
    for side in (headquarters.LEFT, headquarters.RIGHT):
        if not p.experts_hired & BIT[side] and headquarters.expert_cost(s, p, side) < below:
            return side
    return -1


def can_hire(s: GalacticCruise, p: Company) -> bool:
    """Some expert is cheap enough."""
    return _expert(s, p) >= 0


def hire(s: GalacticCruise, p: Company) -> Rules[None]:
    """Hire an Expert: it comes home, which brings points."""
    side = _expert(s, p)
    p.experts_hired |= BIT[side]
    if s.log is not None:
        s.log.tell("hired", company=p.label, side=("left", "right")[side])
    yield from network.come_home(s, p, True, HIRE_EXPERT)


# --- launch


def _cruise_open(s: GalacticCruise, i: int) -> bool:
    return i < len(s.market) and s.market[i] >= 0 and s.scheduled_by[i] < 0


def _ready(p: Company, needed: int) -> list[Shuttle]:
    return [shuttle for shuttle in p.shuttles if shuttle.cruise < 0 and len(shuttle.segments) >= needed]


def _can_launch(s: GalacticCruise, p: Company, needed: int) -> bool:
    pilot = p.workers_home or p.experts_home or s.placed >= 0
    return bool(pilot and _ready(p, needed)) and any(_cruise_open(s, i) for i in range(len(s.market)))


def can_launch_two(s: GalacticCruise, p: Company) -> bool:
    """A shuttle of at least 2 segments stands ready."""
    return _can_launch(s, p, 2)


def can_launch_three(s: GalacticCruise, p: Company) -> bool:
    """A shuttle of at least 3 segments stands ready."""
    return _can_launch(s, p, 3)


def launch_points(s: GalacticCruise, shuttle: Shuttle) -> int:
    """The number printed on the cockpit and the points of the shuttle's segments."""
    return s.content.cockpits[shuttle.cockpit].printed_vp + segments(s, [shuttle])


def choose_shuttle(s: GalacticCruise, p: Company, needed: int) -> Shuttle:
    """One never launched, then the one worth most, then the rightmost."""
    ready = _ready(p, needed)
    return max(ready, key=lambda x: (not x.launched, launch_points(s, x), p.shuttles.index(x)))


def launch_two(s: GalacticCruise, p: Company) -> Rules[None]:
    """Launch a Shuttle of at least 2 segments."""
    yield from lift_off(s, p, choose_shuttle(s, p, 2))


def launch_three(s: GalacticCruise, p: Company) -> Rules[None]:
    """Launch a Shuttle of at least 3 segments."""
    yield from lift_off(s, p, choose_shuttle(s, p, 3))


def lift_off(s: GalacticCruise, p: Company, shuttle: Shuttle) -> Rules[None]:
    """Rachel's launch: the six steps, her way."""
    slot = rachel.pick(s, "cruise", 4, lambda i: _cruise_open(s, i))
    cruise = s.market[slot]
    pilot = _pilot(s, p)
    yield from _board(s, p, shuttle, slot)
    p.launches += 1
    p.guests_carried += sum(shuttle.guests)
    progress.place_launch_cube(s, p)
    pay_fuel(s, p, s.content.cruises[cruise].fuel)
    points = launch_points(s, shuttle)
    gains.gain_vp(p, points, E_LAUNCHES)
    shuttle.launched = True
    place = next_token(p)
    if place >= 0:
        p.tokens[place] = GONE
        shuttle.token = True
    shuttle.cruise, shuttle.stop, shuttle.pilot = cruise, -1, pilot
    if s.log is not None:
        name = s.content.cruises[cruise].id
        s.log.tell("rachel_launch", cruise=name, guests=sum(shuttle.guests), points=points)
    yield from launch.new_cruise(s, p, slot, sum(shuttle.guests))


def _pilot(s: GalacticCruise, p: Company) -> int:
    """The worker placed this turn leaves the network for the cockpit; else one from home, an expert if there is one."""
    if s.placed >= 0:
        expert = s.placed_expert
        s.workers[s.placed] = EMPTY
        s.placed = -1
    else:
        expert = p.experts_home > 0
        if expert:
            p.experts_home -= 1
        else:
            p.workers_home -= 1
    return EXPERT if expert else WORKER


def _board(s: GalacticCruise, p: Company, shuttle: Shuttle, slot: int) -> Rules[None]:
    """Presold guests board; one too many, at random, joins the end of the queue; without any she sells last-minute."""
    room = launch.cabins(s, shuttle)
    presold = s.presold[slot]
    if not any(presold):
        for guest in matching_guests(s, s.market[slot], room):
            shuttle.guests[guest] += 1
        return
    while sum(presold) > room:
        bag = [guest for guest in range(3) for _ in range(presold[guest])]
        guest = (yield Chance(LEAVE_BEHIND, bag)).arg
        presold[guest] -= 1
        s.queue[2][guest] += 1
        gains.lose_reputation(p, min(s.content.prices.left_behind, p.reputation + p.vp))
    for guest in range(3):
        shuttle.guests[guest] += presold[guest]
        presold[guest] = 0


def pay_fuel(s: GalacticCruise, p: Company, fuel: int) -> None:
    """Fuel beyond her storage costs reputation, down to as many resource icons; then a point each."""
    missing = max(0, fuel - p.storage[FUEL])
    while missing and p.reputation:
        if s.content.prices.icons[p.reputation - 1] == ICON_RESOURCE:
            missing -= 1
        p.reputation -= 1
    if missing:
        gains.gain_vp(p, -min(missing, p.vp))


def next_token(p: Company) -> int:
    """Her lower tokens until the left expert is hired, then the VP token, then the rest; -1 when none is left."""
    order = [4, 5, 6, 7]
    order = [*order, F_VP] if not p.experts_hired & BIT[headquarters.LEFT] else [F_VP, *order]
    return next((place for place in (*order, 0, 1, 3) if p.tokens[place] == FACE_UP), -1)


_CAN: dict[str, Callable[[GalacticCruise, Company], bool]] = {
    "build_segments": can_build,
    "refresh_blueprints": can_refresh,
    "draw_agenda": can_draw,
    "refill_agenda": always,
    "gain_resources": can_gain,
    "refill_silo": can_refill,
    "advertise_cruise": can_advertise,
    "build_development_network": can_connect,
    "build_development_technology": can_invent,
    "hire_expert": can_hire,
    "launch_2plus": can_launch_two,
    "launch_3plus": can_launch_three,
}
_TAKE: dict[str, Callable[[GalacticCruise, Company], Rules[None]]] = {
    "build_segments": build,
    "refresh_blueprints": refresh,
    "draw_agenda": draw,
    "refill_agenda": refill_agenda,
    "gain_resources": gain_resources,
    "refill_silo": refill_silo,
    "advertise_cruise": advertise,
    "build_development_network": connect,
    "build_development_technology": invent,
    "hire_expert": hire,
    "launch_2plus": launch_two,
    "launch_3plus": launch_three,
}
