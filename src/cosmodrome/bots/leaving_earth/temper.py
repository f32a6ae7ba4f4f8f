"""The temper of an agency: how it weighs time, money and doubt. Found by playing many matches."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from cosmodrome.games.leaving_earth.pieces import MISSIONS_DEALT, REMOVE_FAILURE_COST
from cosmodrome.games.leaving_earth.state import LeavingEarth


@dataclass(frozen=True, slots=True)
class Temper:
    """What one planner does differently from another."""

    #: How much a test is thought to be worth.
    tests: float = 1.0
    #: Whether several tests in a row are thought of instead of one.
    foresight: bool = False
    #: What a year of waiting leaves of a mission's worth.
    patience: float = 0.93
    #: A new idea must be this much better than the project under way.
    stickiness: float = 1.3
    #: Research outlives the flight it was bought for: a flight pays only this share of it, except near the end.
    research: float = 0.7
    #: Tests before the launch weed out failures: no kind of rocket is trusted less than this.
    trust: float = 0.85
    #: How often life support and re-entry are tried out with an empty capsule before people depend on them.
    rehearsals: int = 0
    #: Whether money that the project cannot use this year goes into the next one.
    ahead: bool = False
    #: How much rather a long flight is begun than a short one, which can be flown in the last years as well.
    urgency: float = 0.0
    #: What a piece of hardware brought home is worth, in points per unit of its price.
    salvage: float = 0.0
    #: How sure thrusters must be before they leave the Earth's orbit, while there is time to try them there.
    drill: float = 0.0
    #: Whether rivals are watched, so that nobody sets out for what they will have first.
    watchful: bool = False
    #: Whether flights with a second capsule are thought of, and crews are judged by their doctors.
    bold: bool = False
    #: Whether designs with more thrusters are thought of.
    deep: bool = False
    #: Whether the way home is left in orbit where that is cheaper.
    docks: bool = False
    #: How sure a landing of something in flight must be before idle money is spent on something else than testing it.
    rehearse_landings: float = 0.0
    #: Whether idle money goes into a second flight for what a first one is already after.
    doubles: bool = False
    #: How much of the points for life a look at a place that may hold it is worth, alone.
    curious: float = 0.0
    #: The money in hand for failures before a launch.
    reserve: int = REMOVE_FAILURE_COST
    #: How much of the points of missions that prove impossible a look at a hidden card is worth, alone.
    scouting: float = 0.0
    #: How much the points of a project count beyond what they cost: 0 is points for money, 1 is points alone, and less
    #: than 0 shuns what is expensive.
    ambition: float = 0.0
    #: No thrusters are trusted less than this: they are tried in orbit, or on the way.
    ion_trust: float = 0.85
    #: How much of the trouble with untried Life Support counts as part of the price.
    crew_doubt: float = 0.0
    #: What the money that a completed mission brings to the others takes from its points.
    gift: float = 0.0
    #: How much more than their points stations on other planets are worth, alone.
    pioneering: float = 0.0


#: In company others snatch missions away; alone there is more time.
USUAL: Final = Temper()
USUAL_ALONE: Final = Temper(patience=0.97)

#: Tests are worth to an agency what its temper says.
USUAL_CARE: Final = 1.0


@cache
def careful(temper: Temper, care: float) -> Temper:
    """The same temper with tests worth this many times as much; in haste nothing is kept for failures either."""
    return replace(temper, tests=care * temper.tests, reserve=temper.reserve if care else 0)


@cache
def unwatchful(temper: Temper) -> Temper:
    """The same temper without looking at rivals."""
    return replace(temper, watchful=False)


@dataclass(frozen=True, slots=True)
class Tempers:
    """An agency's temper alone, in company, and in company where no hard missions are dealt."""

    alone: Temper = USUAL_ALONE
    table: Temper = USUAL
    brief: Temper = USUAL

    def at(self, s: LeavingEarth) -> Temper:
        """The temper for this table."""
        if len(s.agencies) == 1:
            return self.alone
        return self.table if MISSIONS_DEALT[s.level]["hard"] else self.brief

    def unwatchful(self) -> Tempers:
        """The same without looking at rivals."""
        return replace(self, table=unwatchful(self.table), brief=unwatchful(self.brief))
