"""The temper of an agency: how it weighs time, money and doubt. Found by playing many matches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Temper:
    """What one planner does differently from another."""

    #: How much a test is thought to be worth.
    tests: float = 1.0
    #: What a year of waiting leaves of a mission's worth.
    patience: float = 0.93
    #: A new idea must be this much better than the project under way.
    stickiness: float = 1.3
    #: Research outlives the flight it was bought for: a flight pays only this share of it, except near the end.
    research: float = 0.7
    #: Tests before the launch weed out failures: no kind of rocket is trusted less than this.
    trust: float = 0.85
    #: How much the points of a project count beyond what they cost: 0 is points for money, 1 is points alone.
    ambition: float = 0.0


#: In company others snatch missions away; alone there is more time.
USUAL: Final = Temper()
USUAL_ALONE: Final = Temper(patience=0.97)
