"""What a company has, as numbers: the input of the learned value."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galactic_cruise.outlook import remaining
from cosmodrome.games.galactic_cruise.bits import BIT, COUNT
from cosmodrome.games.galactic_cruise.company import FLIPPED, GONE, Company
from cosmodrome.games.galactic_cruise.counters import UPGRADES_OF, total
from cosmodrome.games.galactic_cruise.rules.preflight import cockpit_value
from cosmodrome.games.galactic_cruise.rules.progress import meeting_points
from cosmodrome.games.galactic_cruise.scoring import developments, segments, supplies
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import DAY_IN_SPACE

NAMES: Final[tuple[str, ...]] = (
    "one",
    "money",
    "money_short",
    "ads",
    "food",
    "oxygen",
    "fuel",
    "storage",
    "cards",
    "blueprints",
    "reputation",
    "most_reputation",
    "wings",
    "goal_gap",
    "goals_near",
    "developments",
    "least_row",
    "network",
    "technologies",
    "upgrades",
    "experts",
    "home",
    "doubled",
    "flipped",
    "launches",
    "launch_cubes",
    "shuttles",
    "segments",
    "ready",
    "grounded",
    "unlaunched",
    "scheduled",
    "presold",
    "guests_ahead",
    "stops_ahead",
    "points_ahead",
    "token_ahead",
    "cockpits",
    "others_cubes",
)


def score_now(s: GalacticCruise, p: Company) -> float:
    """What the company would score if the match ended here."""
    solo = s.rachel is not None and p.seat == 1
    content = s.content
    points = p.vp + content.prices.reputation_vp[p.reputation] + segments(s, p.shuttles) + developments(s, p)
    points += meeting_points(s, p, 2)
    if not solo:
        points += supplies(s, p)
    for shuttle in p.shuttles:
        piece = content.cockpits[shuttle.cockpit]
        if not shuttle.launched:
            points += piece.unlaunched_vp
            if s.mean:
                continue
        points += piece.printed_vp + segments(s, [shuttle]) if solo else cockpit_value(s, p, shuttle)
    return float(points)


def features(s: GalacticCruise, p: Company) -> list[float]:
    """The company in numbers, in the order of `NAMES`."""
    gap, near = _goals(s, p)
    most = max(q.reputation for q in s.companies if q is not p)
    ready = grounded = unlaunched = built = 0
    guests = stops = tokens = 0
    points = 0.0
    cockpits = 0.0
    for shuttle in p.shuttles:
        size = len(shuttle.segments)
        built += size
        cockpits += cockpit_value(s, p, shuttle)
        if not shuttle.launched:
            unlaunched += 1
        if shuttle.cruise < 0:
            ready += size >= 2
            grounded += 1
            continue
        aboard = sum(shuttle.guests)
        guests += aboard
        tokens += shuttle.token
        for stop in s.content.cruises[shuttle.cruise].stops[shuttle.stop + 1 :]:
            stops += 1
            if stop < DAY_IN_SPACE:
                points += aboard * (s.content.prices.score_vp + COUNT[p.upgrades & UPGRADES_OF[stop]])
    return [
        1.0,
        float(p.money),
        1.0 if p.money < 4 else 0.0,
        float(p.ads),
        float(p.resources[0]),
        float(p.resources[1]),
        float(p.resources[2]),
        float(p.storage[0] + p.storage[1] + p.storage[2]),
        float(len(p.hand)),
        float(len(p.blueprints)),
        float(p.reputation),
        1.0 if p.reputation >= most else 0.0,
        float(p.wings),
        gap,
        near,
        float(p.developments),
        float(min(p.built)),
        float(COUNT[p.network]),
        float(COUNT[p.technologies]),
        float(COUNT[p.upgrades]),
        float(COUNT[p.experts_hired]),
        float(p.workers_home + p.experts_home),
        float(sum([token == GONE for token in p.tokens[:4]])),
        float(sum([token == FLIPPED for token in p.tokens])),
        float(p.launches),
        float(p.launch_cubes),
        float(len(p.shuttles)),
        float(built),
        float(ready),
        float(grounded),
        float(unlaunched),
        1.0 if p.scheduled >= 0 else 0.0,
        float(sum(s.presold[p.scheduled])) if p.scheduled >= 0 else 0.0,
        float(guests),
        float(stops),
        points,
        float(tokens),
        cockpits,
        float(sum([sum(q.cubes) for q in s.companies if q is not p])),
    ]


def _goals(s: GalacticCruise, p: Company) -> tuple[float, float]:
    """How far the goals not yet met are, and how many are a step or two away."""
    gap = near = 0.0
    for side, goal in enumerate(s.content.goal_tiles[s.goal_tile].goals):
        if not p.goals_met & BIT[side]:
            wanted = goal.levels[s.goal_levels[side]] - total(s, p, goal.counters, goal.guest)
            gap += min(4, max(0, wanted))
            near += wanted <= 1
    return gap, near


def left_of(s: GalacticCruise) -> float:
    """The share of the match that is still to come."""
    return remaining(s)
