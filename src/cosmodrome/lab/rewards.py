"""How far a seat has come, for dense rewards: its score so far, in units of about one victory.

A dense reward pays the difference from answer to answer, so that over a match it adds up to the final score; it never
looks at anything but the seat's own score, which the seat always knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cosmodrome.games.galactic_cruise.scoring import score as cruise_score
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.leaving_earth.scoring import score as agency_score
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import State


def leaving_earth(s: LeavingEarth, seat: int) -> float:
    """Ten points of missions are about one victory."""
    return agency_score(s.agencies[seat]) / 10


def galaxy_trucker(s: GalaxyTrucker, seat: int) -> float:
    """So are fifty credits."""
    return s.credits(seat) / 50


def galactic_cruise(s: GalacticCruise, seat: int) -> float:
    """And fifty points."""
    return cruise_score(s.companies[seat]) / 50


PROGRESS: Final[dict[str, Callable[[Any, int], float]]] = {
    "galactic_cruise": galactic_cruise,
    "galaxy_trucker": galaxy_trucker,
    "leaving_earth": leaving_earth,
}


def progress(game: str, s: State, seat: int) -> float:
    """How far the seat has come; nothing is known about games made elsewhere."""
    measure = PROGRESS.get(game)
    return 0.0 if measure is None else measure(s, seat)
