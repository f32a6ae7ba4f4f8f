"""Comparison with one's earlier matches of the same game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Earlier(NamedTuple):
    """What is known of an earlier match: the score, and the luck where the coach has looked at it."""

    score: float
    luck: float | None = None


class Compared(NamedTuple):
    """This match beside the earlier ones: how many, the usual score, this one, and the share of them it beats."""

    matches: int
    usual: float
    now: float
    better: float
    usual_luck: float | None


def compare(now: float, earlier: Sequence[Earlier]) -> Compared:
    """How a score compares with earlier ones."""
    if not earlier:
        return Compared(0, 0.0, now, 0.0, None)
    luck = [one.luck for one in earlier if one.luck is not None]
    return Compared(
        len(earlier),
        sum(one.score for one in earlier) / len(earlier),
        now,
        sum(one.score < now for one in earlier) / len(earlier),
        sum(luck) / len(luck) if luck else None,
    )
