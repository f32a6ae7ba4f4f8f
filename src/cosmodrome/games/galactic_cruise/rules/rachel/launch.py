"""Rachel's Launch: which shuttle, which cruise, who boards, and what it costs and scores."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import (
    E_LAUNCHES,
    EXPERT,
    GONE,
    GREY_TOKENS,
    TOWER,
    WORKER,
    Company,
    Shuttle,
)
from cosmodrome.games.galactic_cruise.moves import LAUNCH, LEAVE_BEHIND
from cosmodrome.games.galactic_cruise.rows import own, replaced
from cosmodrome.games.galactic_cruise.rules import launch, ledger, preflight, progress, reputation
from cosmodrome.games.galactic_cruise.rules.rachel.numbers import choose, rachel_of
from cosmodrome.games.galactic_cruise.rules.rachel.planning import anybody_for, win_guests
from cosmodrome.games.galactic_cruise.state import EMPTY, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    F_AD,
    F_MONEY,
    F_RESOURCE,
    F_VP,
    FUEL,
    GUEST_TYPES,
    ICON_RESOURCE,
    LAST_SECTION,
    LEFT,
    TYPES,
)
from cosmodrome.kernel import Chance, Rules


def shuttle_points(s: GalacticCruise, shuttle: Shuttle) -> int:
    """Score the Cockpit: its printed number and the points of this shuttle's segments."""
    return s.content.cockpits[shuttle.cockpit].printed_vp + sum(s.content.vp[x] for x in shuttle.segments)


def _ready(s: GalacticCruise, p: Company, segments: int) -> list[Shuttle]:
    return [shuttle for shuttle in p.shuttles if shuttle.cruise < 0 and len(shuttle.segments) >= segments]


def _open_cruises(s: GalacticCruise) -> list[bool]:
    """Cruises you have not scheduled and at least one guest would board."""
    return [
        cruise >= 0 and s.scheduled_by[i] < 0 and (any(s.presold[i]) or anybody_for(s, cruise))
        for i, cruise in enumerate(s.market)
    ]


def _pilot(s: GalacticCruise, p: Company) -> int:
    """Who would fly: the worker of her first action, else one from the break room, experts first; 0 for nobody."""
    if s.placed >= 0:
        return EXPERT if s.placed_expert else WORKER
    return EXPERT if p.experts_home else WORKER if p.workers_home else 0


def can_launch(s: GalacticCruise, segments: int) -> bool:
    """Whether she has a large enough shuttle on the ground, a cruise for it, and somebody to fly it."""
    p = rachel_of(s)
    return bool(_ready(s, p, segments)) and any(_open_cruises(s)) and _pilot(s, p) > 0


def lift_off(s: GalacticCruise, segments: int) -> Rules[None]:
    """Launch a Shuttle: her six steps, and the new cruise afterwards."""
    p = rachel_of(s)
    shuttle = _choose_shuttle(s, p, segments)
    place = choose(s, "cruises", _open_cruises(s))
    pilot = _take_pilot(s, p)
    if s.log is not None:
        s.log.tell("launch", company=p.label, pilot=LAUNCH.names[pilot])
    yield from _board(s, p, shuttle, place)
    p.launches += 1
    progress.place_launch_cube(s, p)
    _pay_fuel(s, p, s.content.cruises[shuttle.cruise].fuel)
    points = shuttle_points(s, shuttle)
    ledger.gain_vp(p, points, E_LAUNCHES)
    shuttle.launched = True
    if s.log is not None:
        s.log.tell("cockpit_scored", company=p.label, cockpit=s.content.cockpits[shuttle.cockpit].id, points=points)
    _load_token(s, p, shuttle)
    shuttle.pilot = pilot
    yield from launch.new_cruise(s, p, place, sum(shuttle.guests))


def _choose_shuttle(s: GalacticCruise, p: Company, segments: int) -> Shuttle:
    """One that never flew, else the one that scores most, else the rightmost."""
    ready = _ready(s, p, segments)
    reason = "only"
    if len(ready) > 1:
        fresh = [shuttle for shuttle in ready if not shuttle.launched]
        best = max(shuttle_points(s, shuttle) for shuttle in fresh or ready)
        worthy = [shuttle for shuttle in fresh or ready if shuttle_points(s, shuttle) == best]
        reason = "rightmost" if len(worthy) > 1 else "fresh" if len(fresh) == 1 else "best"
        ready = worthy
    if s.log is not None:
        s.log.tell("rachel_shuttle", shuttle=p.shuttles.index(ready[-1]), reason=reason)
    return ready[-1]


def _take_pilot(s: GalacticCruise, p: Company) -> int:
    """The worker of her first action leaves the network; otherwise one leaves the break room."""
    pilot = _pilot(s, p)
    if s.placed >= 0:
        s.workers[s.placed] = EMPTY
        s.placed = -1
    elif pilot == EXPERT:
        p.experts_home -= 1
    else:
        p.workers_home -= 1
    return pilot


def _board(s: GalacticCruise, p: Company, shuttle: Shuttle, place: int) -> Rules[None]:
    """5 to launch: presold guests board, one too many is left behind by chance; without any, a last-minute sale."""
    presold = own(s.presold, place)
    cabins = preflight.cabins(s, shuttle)
    shuttle.cruise, shuttle.stop = s.market[place], -1
    if any(presold):
        while sum(presold) > cabins:
            waiting = [guest for guest in range(TYPES) for _ in range(presold[guest])]
            guest = (yield Chance(LEAVE_BEHIND, waiting)).arg
            presold[guest] -= 1
            own(s.queue, LAST_SECTION)[guest] += 1
            reputation.lose(p, s.content.prices.left_behind)
            if s.log is not None:
                s.log.tell("rachel_leaves_behind", guest=GUEST_TYPES[guest])
        shuttle.guests = presold[:]
        presold[:] = [0, 0, 0]
    else:
        for guest in win_guests(s, shuttle.cruise, cabins):
            shuttle.guests[guest] += 1
    p.guests_carried += sum(shuttle.guests)
    if s.log is not None:
        cruise = s.content.cruises[shuttle.cruise].id
        s.log.tell(
            "boarded", company=p.label, cruise=cruise, guests=sum(shuttle.guests), shuttle=p.shuttles.index(shuttle)
        )


def _pay_fuel(s: GalacticCruise, p: Company, fuel: int) -> None:
    """3 to launch: fuel beyond her storage costs reputation across resource icons, then points."""
    stored = s.content.company.storage + s.content.company.storage_step * p.built[FUEL]
    short = max(0, fuel - stored)
    before, missing = p.reputation, short
    while missing and s.content.icons_below[p.reputation][ICON_RESOURCE]:
        p.reputation -= 1
        missing -= s.content.prices.icons[p.reputation] == ICON_RESOURCE
    if missing:
        p.reputation = 0
        ledger.gain_vp(p, -missing)
    if short and s.log is not None:
        s.log.tell("rachel_fuel", fuel=fuel, stored=stored, reputation=before - p.reputation, points=missing)


def _load_token(s: GalacticCruise, p: Company, shuttle: Shuttle) -> None:
    """1 to launch: lower tokens until the left expert is hired, then the VP token, then the rest, lower ones first."""
    lower, upper = range(GREY_TOKENS, TOWER), (F_MONEY, F_AD, F_RESOURCE)
    order = [F_VP, *lower, *upper] if p.experts_hired & BIT[LEFT] else [*lower, F_VP, *upper]
    for token in order:
        if p.tokens[token] != GONE:
            p.tokens = replaced(p.tokens, token, GONE)
            shuttle.token = True
            if s.log is not None:
                s.log.tell("rachel_token", token=s.content.tokens[p.tower[token]].id)
            return
