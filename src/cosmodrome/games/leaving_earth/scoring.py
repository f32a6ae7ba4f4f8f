"""Scoring: points of missions, lost astronauts, the unbeatable leader, the winner."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.pieces import LOST_ASTRONAUT_POINTS, MISSION_NAMES, POINTS, points_of
from cosmodrome.games.leaving_earth.state import Agency, LeavingEarth, mission_bits
from cosmodrome.kernel import Figures, Result


def mission_points(agency: Agency) -> int:
    """Points of completed missions alone: what decides who goes first."""
    return points_of(agency.missions)


def score(agency: Agency) -> int:
    """Points of completed missions, less two for every astronaut lost."""
    return points_of(agency.missions) + LOST_ASTRONAUT_POINTS * agency.lost_astronauts


def figures(s: LeavingEarth) -> Figures:
    """What every agency has; all of it is open."""
    return {
        number: {"money": agency.money, "points": score(agency), "lost_astronauts": agency.lost_astronauts}
        for number, agency in enumerate(s.agencies)
    }


def unbeatable(s: LeavingEarth) -> bool:
    """Whether the leader is further ahead than all missions left are worth. Never in a solitaire game."""
    if len(s.agencies) < 2:
        return False
    second, first = sorted(score(agency) for agency in s.agencies)[-2:]
    return first - second > points_of(s.open)


def result(s: LeavingEarth) -> Result:
    """Most points win, ties are shared; alone one must beat the missions left on the table."""
    breakdown = []
    for agency in s.agencies:
        parts = {MISSION_NAMES[i]: POINTS[i] for i in mission_bits(agency.missions)}
        if agency.lost_astronauts:
            parts["lost_astronauts"] = LOST_ASTRONAUT_POINTS * agency.lost_astronauts
        breakdown.append(parts)
    scores = [sum(parts.values()) for parts in breakdown]
    if len(scores) == 1:
        winners = [0] if scores[0] > points_of(s.open) else []
    else:
        winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return Result(scores, winners, breakdown)
