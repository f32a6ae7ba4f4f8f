"""The five levels of Leaving Earth: how they judge risk, how widely they plan and how far they think."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from cosmodrome.bots.leaving_earth.searching import USUAL_AIMS, Aims
from cosmodrome.bots.leaving_earth.temper import USUAL, USUAL_ALONE, Temper
from cosmodrome.bots.search import DOUBT
from cosmodrome.games.leaving_earth.pieces import REMOVE_FAILURE_COST


@dataclass(frozen=True)
class Level:
    """What tells the levels apart.

    `slips`: how often the second or third best project is chosen, as people do who fell in love with a rocket.
    `saves`: in what share of the years money is kept for later, as people do who have not noticed that it expires.
    `stingy`: how often a failure that was seen is not paid off, as people do who think that it was bad luck.
    `temper`, `alone`: how time, money and doubt are weighed; `brief`: in company where no hard missions are dealt, if
    that makes a difference. `thought`, `together`: how many thousand moves are made in imagination, alone and in
    company, before a project is chosen, `projects` of how many. `bar`, `doubt`: how much better than habit another one
    must be, in points and in standard errors. `haste`: whether to launch untested, or after more tests, is tried as
    well. `aims`: what a result is worth besides its points."""

    temper: Temper = USUAL
    alone: Temper = USUAL_ALONE
    brief: Temper | None = None
    slips: float = 0.0
    saves: float = 0.0
    stingy: float = 0.0
    thought: int = 0
    together: int = 0
    projects: int = 0
    bar: float = 2.0
    doubt: float = DOUBT
    haste: bool = False
    aims: Aims = USUAL_AIMS


#: Impatient and careless: launches untested what promises most, and drops a project for the next idea.
_RASH: Final = Temper(tests=0.0, patience=0.7, stickiness=0.8, ambition=0.6)
_HASTY: Final = Temper(tests=0.2, patience=0.8, stickiness=1.0)
#: In company one who plays at once tests a little less than is good.
_BRISK: Final = Temper(tests=0.4)
#: Alone there is time to test and to wait.
_CALM: Final = Temper(
    tests=0.7,
    foresight=True,
    patience=0.98,
    trust=0.95,
    ion_trust=0.95,
    rehearsals=3,
    salvage=0.1,
    drill=0.75,
    ahead=True,
    urgency=1.0,
    crew_doubt=0.5,
    ambition=-0.2,
    pioneering=0.6,
    scouting=0.5,
    reserve=3 * REMOVE_FAILURE_COST,
    bold=True,
    deep=True,
    doubles=True,
    rehearse_landings=0.9,
    docks=True,
    curious=0.2,
)

#: In company speed counts for more than certainty, but no money is left to expire and what can be brought home is,
#: and nobody sets out for what a rival will have first.
_KEEN: Final = Temper(
    foresight=True,
    patience=0.96,
    ion_trust=0.95,
    gift=2.0,
    ahead=True,
    salvage=0.1,
    watchful=True,
    bold=True,
    deep=True,
    doubles=True,
    rehearse_landings=0.9,
    docks=True,
)

#: Without hard missions a match is a sprint: what can be had soon counts for more, and research has to pay for itself.
_BRIEF: Final = replace(_KEEN, patience=0.92, research=0.9)

#: In company a win counts, by however little; alone a greater lead is better as well, since it is what the great
#: missions are for, and somebody on Mars most of all.
_AMBITIOUS: Final = Aims(table=100.0, far=80.0, mars=52.0)

LEVELS: Final[dict[str, Level]] = {
    "novice": Level(_RASH, _RASH, slips=1.0, saves=0.35, stingy=0.5),
    "casual": Level(_HASTY, _HASTY, slips=0.8, stingy=0.7),
    "regular": Level(_BRISK, _CALM, slips=0.15, stingy=0.1),
    "expert": Level(_KEEN, _CALM, slips=0.4, thought=6, projects=3, bar=2.5),
    "master": Level(
        _KEEN,
        _CALM,
        _BRIEF,
        thought=180,
        together=36,
        projects=5,
        bar=0.5,
        doubt=0.5,
        haste=True,
        aims=_AMBITIOUS,
    ),
}
