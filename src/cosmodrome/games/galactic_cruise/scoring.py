"""Final scoring: AGM C, and who wins."""

from __future__ import annotations

from typing import Any, Final

from cosmodrome.games.galactic_cruise.company import EARNINGS, Company, Rachel, Shuttle
from cosmodrome.games.galactic_cruise.rules import preflight, progress
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import LAST_SECTION, ROW_LENGTH
from cosmodrome.kernel import Result

SOURCES: Final[tuple[str, ...]] = ("supplies", "progress", "reputation", "segments", "developments", "cockpits")


def supplies(s: GalacticCruise, p: Company) -> int:
    """1 point for every 3 resources, money, ads, agenda cards and blueprints."""
    held = sum(p.resources) + p.money + p.ads + len(p.hand) + len(p.blueprints)
    return held // s.content.prices.supplies_per_vp


def segments(s: GalacticCruise, shuttles: list[Shuttle]) -> int:
    """The points printed on built segments."""
    return sum(s.content.vp[segment] for shuttle in shuttles for segment in shuttle.segments)


def developments(s: GalacticCruise, p: Company) -> int:
    """The points of the rightmost column without developments left in it."""
    cleared = [s.content.company.column_vp[column] for column in range(ROW_LENGTH) if min(p.built) > column]
    return max(cleared, default=0)


def cockpit(s: GalacticCruise, p: Company, shuttle: Shuttle, solo: bool) -> int:
    """One cockpit: its criterion, and the penalty of a shuttle that was never launched.

    The solo opponent scores the printed number and the segments of the shuttle. A mean board scores no shuttle that
    stayed on the ground.
    """
    piece = s.content.cockpits[shuttle.cockpit]
    penalty = 0 if shuttle.launched else piece.unlaunched_vp
    if s.mean and not shuttle.launched:
        return penalty
    value = piece.printed_vp + segments(s, [shuttle]) if solo else preflight.cockpit_value(s, p, shuttle)
    return value + penalty


def final_meeting(s: GalacticCruise) -> None:
    """AGM C: every company's last points, by source."""
    for p in s.companies:
        solo = isinstance(p, Rachel)
        p.final = {
            "supplies": 0 if solo else supplies(s, p),
            "progress": progress.meeting_points(s, p, LAST_SECTION),
            "reputation": s.content.prices.reputation_vp[p.reputation],
            "segments": segments(s, [x for x in p.shuttles if x.launched or not s.mean]),
            "developments": developments(s, p),
            "cockpits": sum(cockpit(s, p, shuttle, solo) for shuttle in p.shuttles),
        }
        if s.log is not None:
            points: dict[str, Any] = p.final
            s.log.tell("final_score", company=p.label, score=score(p), **points)


def score(p: Company) -> int:
    """All points of a company, those of the last meeting included."""
    return p.vp + sum(p.final.values())


def ranking(p: Company) -> tuple[int, int, int, int, int]:
    """Ties: cubes on the progress track, reputation, points from cockpits, later in turn order."""
    return score(p), sum(p.cubes), p.reputation, p.final.get("cockpits", 0), p.seat


def result(s: GalacticCruise) -> Result:
    """The scores of the seats. Alone you win by beating Rachel, who has no seat; ties are broken as usual."""
    best = max(s.companies, key=ranking)
    seated = s.companies[: s.players]
    breakdown = [{**dict(zip(EARNINGS, p.earned, strict=True)), **p.final} for p in seated]
    winners = [best.seat] if best.seat < s.players else []
    return Result([score(p) for p in seated], winners, breakdown)
