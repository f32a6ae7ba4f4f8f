"""The learned value: the points a company will still make, and how far ahead of the others it will be.

A linear fit to many matches of the policy (`python -m cosmodrome.bots.training galactic_cruise value`): what a company
has, times how much of the match is left. Without figures for a kind of table the current score is used.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galactic_cruise.features import features, left_of, score_now
from cosmodrome.bots.galactic_cruise.figures import RACHEL, SOLO, TABLE
from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.scoring import score
from cosmodrome.games.galactic_cruise.state import OVER, GalacticCruise

#: How much a point of one's own counts beside a point ahead: with much of it a match drags on.
OWN: Final = 0.25


def expected_score(s: GalacticCruise, p: Company) -> float:
    """The score the company may expect at the end of the match."""
    if s.phase == OVER:
        return float(score(p))
    if s.rachel is None:
        return score_now(s, p) + line(TABLE, features(s, p), left_of(s))
    return score_now(s, p) + line(SOLO if p.seat == 0 else RACHEL, features(s, p), left_of(s))


def line(figures: tuple[float, ...], given: list[float], left: float) -> float:
    """The points still to come: every feature times its figure, its figure times left, and times left squared."""
    total = 0.0
    if figures:
        size = len(given)
        square = left * left
        for i in range(size):
            total += given[i] * (figures[i] + left * figures[size + i] + square * figures[2 * size + i])
    return total


def lead(s: GalacticCruise, seat: int) -> float:
    """How far ahead of the best of the others a company may expect to end, and a share of its own points."""
    mine = 0.0
    best = -1e9
    for p in s.companies:
        expected = expected_score(s, p)
        if p.seat == seat:
            mine = expected
        elif expected > best:
            best = expected
    return mine - best + OWN * mine
