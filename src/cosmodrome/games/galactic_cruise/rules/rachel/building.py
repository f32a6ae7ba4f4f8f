"""Rachel's Actions that build: segments, fresh blueprints, developments, experts."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import Company, Shuttle
from cosmodrome.games.galactic_cruise.moves import CONNECT, INVENT
from cosmodrome.games.galactic_cruise.rules import gains, headquarters, manufacturing, reputation, workers
from cosmodrome.games.galactic_cruise.rules.rachel.numbers import choose, rachel_of
from cosmodrome.games.galactic_cruise.rules.rachel.supplies import gain_bonus
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    BUILD_SEGMENTS,
    HIRE_EXPERT,
    LEFT,
    RIGHT,
    RING,
    ROW_LENGTH,
    TECH_SPACES,
)
from cosmodrome.kernel import Rules

# --- Build Segments


def _open_shuttle(s: GalacticCruise, p: Company) -> Shuttle | None:
    """Her leftmost shuttle on the ground with room for a segment."""
    most = s.content.company.segment_limit
    for shuttle in p.shuttles:
        if shuttle.cruise < 0 and len(shuttle.segments) < most:
            return shuttle
    return None


def _may_take_shuttle(s: GalacticCruise, p: Company) -> bool:
    if len(p.shuttles) >= s.content.company.shuttle_limit:
        return False
    return any(c >= 0 and e >= 0 for c, e in zip(s.cockpit_display, s.engine_display, strict=True))


def can_build_segments(s: GalacticCruise) -> bool:
    """Whether a blueprint is on display and some shuttle, hers or a new one, could take it."""
    p = rachel_of(s)
    return max(s.blueprint_display) >= 0 and (_open_shuttle(s, p) is not None or _may_take_shuttle(s, p))


def build_segments(s: GalacticCruise) -> Rules[None]:
    """Build Segments: the numbered blueprint and the one below it, free; a full shuttle calls for a new one."""
    p = rachel_of(s)
    below = choose(s, "blueprints", [b >= 0 for b in s.blueprint_display])
    for _ in range(s.content.prices.items[BUILD_SEGMENTS]):
        slot = _next_blueprint(s, below)
        shuttle = _open_shuttle(s, p)
        if slot < 0 or (shuttle is None and not _may_take_shuttle(s, p)):
            break
        if shuttle is None:
            yield from _take_shuttle(s, p)
            shuttle = p.shuttles[-1]
        blueprint = s.blueprint_display[slot]
        s.blueprint_display[slot] = -1
        shuttle.segments.append(blueprint)
        below = slot + 1
        full = len(shuttle.segments) >= s.content.company.segment_limit
        if s.log is not None:
            name, place = s.content.blueprints[blueprint].id, p.shuttles.index(shuttle)
            s.log.tell("segment_built", company=p.label, segment=name, shuttle=place)
        if full and _may_take_shuttle(s, p):
            yield from _take_shuttle(s, p)
    yield from gains.slide_blueprints(s)
    yield from manufacturing.fill_shuttles(s)


def _next_blueprint(s: GalacticCruise, start: int) -> int:
    """The first filled slot from here down, around to the top; -1 without any."""
    places = len(s.blueprint_display)
    for step in range(places):
        if s.blueprint_display[(start + step) % places] >= 0:
            return (start + step) % places
    return -1


def _take_shuttle(s: GalacticCruise, p: Company) -> Rules[None]:
    pairs = [c >= 0 and e >= 0 for c, e in zip(s.cockpit_display, s.engine_display, strict=True)]
    engine = manufacturing.take_pair(s, p, choose(s, "shuttles", pairs))
    yield from gain_bonus(s, s.content.engines[engine].effects)


# --- Refresh Blueprints


def can_refresh_blueprints(s: GalacticCruise) -> bool:
    """Whether there is anything to replace and 1 reputation, or a point for it, to lose."""
    return max(s.blueprint_display) >= 0 and reputation.can_lose(rachel_of(s), s.content.solo.refresh_reputation)


def refresh_blueprints(s: GalacticCruise) -> Rules[None]:
    """Refresh Blueprints: 1 reputation for five new ones."""
    p = rachel_of(s)
    reputation.lose(p, s.content.solo.refresh_reputation)
    s.blueprint_discard += [b for b in s.blueprint_display if b >= 0]
    s.blueprint_display[:] = [-1] * len(s.blueprint_display)
    if s.log is not None:
        s.log.tell("blueprints_refreshed", company=p.label)
    yield from gains.fill_blueprints(s)


# --- Build a Development


def _row(p: Company) -> int:
    """Her next development: column by column, food, oxygen, fuel; -1 when all are built."""
    row = p.built.index(min(p.built))
    return row if p.built[row] < ROW_LENGTH else -1


def _fits(owners: tuple[int, ...], hers: int) -> list[bool]:
    """Where she may build: wherever nobody has; and when somebody has everywhere, wherever she has not."""
    empty = [not some for some in owners]
    return empty if any(empty) else [not hers & BIT[i] for i in range(len(owners))]


def can_develop_network(s: GalacticCruise) -> bool:
    """Whether a development is left and a connection without one of hers."""
    p = rachel_of(s)
    return _row(p) >= 0 and p.network != BIT[RING] - 1


def develop_network(s: GalacticCruise) -> Rules[None]:
    """Build a Development (network): the numbered connection without any, else without one of hers, clockwise."""
    p = rachel_of(s)
    fits = _fits(s.connections, p.network)
    headquarters.place_development(s, p, _row(p), CONNECT[choose(s, "network", fits)])
    yield from ()


def can_develop_technology(s: GalacticCruise) -> bool:
    """Whether a development is left and a technology without one of hers."""
    p = rachel_of(s)
    return _row(p) >= 0 and p.technologies != BIT[TECH_SPACES] - 1


def develop_technology(s: GalacticCruise) -> Rules[None]:
    """Build a Development (technology): the numbered one without any, else without one of hers, to the right."""
    p = rachel_of(s)
    fits = _fits(s.tech_owners, p.technologies)
    technology = s.technologies[choose(s, "technologies", fits)]
    headquarters.place_development(s, p, _row(p), INVENT[technology])
    yield from ()


# --- Hire an Expert


def _hireable(s: GalacticCruise) -> int:
    """The expert she would hire, left before right: the first below 7, the second below 4; -1 for neither."""
    p = rachel_of(s)
    below = s.content.solo.hire_second_below if p.experts_hired else s.content.solo.hire_first_below
    for side in (LEFT, RIGHT):
        if not p.experts_hired & BIT[side] and headquarters.expert_cost(s, p, side) < below:
            return side
    return -1


def can_hire_expert(s: GalacticCruise) -> bool:
    """Whether an expert is cheap enough for her."""
    return _hireable(s) >= 0


def hire_expert(s: GalacticCruise) -> Rules[None]:
    """Hire an Expert: free for her; it enters the break room."""
    p = rachel_of(s)
    side = _hireable(s)
    if s.log is not None:
        cost = headquarters.expert_cost(s, p, side)
        s.log.tell("rachel_hires", side=("left", "right")[side], cost=cost)
    p.experts_hired |= BIT[side]
    yield from workers.come_home(s, p, True, HIRE_EXPERT)
