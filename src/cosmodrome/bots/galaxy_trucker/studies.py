"""What takes a pilot to tell: what a ship may expect of its flight.

forecast     while building, where there is time for it: what the ship would earn and lose if it flew as it stands
deserved     after a flight: what the ship that flew last could have expected, and what it got
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.bots.galaxy_trucker.forecast import forecast
from cosmodrome.games.galaxy_trucker.state import BUILDING, RACE, GalaxyTrucker
from cosmodrome.kernel import Facts, Match, UnknownTopic


def _state(match: Match) -> GalaxyTrucker:
    s = match.state
    assert isinstance(s, GalaxyTrucker)
    return s


def _forecast(match: Match, seat: int | None, piece: str) -> Facts:
    s = _state(match)
    if seat is None or piece or s.phase != BUILDING or s.tempo == RACE:
        raise UnknownTopic("a ship is forecast for its builder, while it is built and no sand runs")
    return forecast(match, s, seat)


def _deserved(match: Match, seat: int | None, piece: str) -> Facts:
    log = match.state.log
    told = [] if log is None else log.events
    landings = [n for n, event in enumerate(told) if event.kind == "settled" and event.fields["seat"] == seat]
    if seat is None or piece or not landings:
        raise UnknownTopic("what a ship deserved is told to whoever flew it, after the flight")
    settled = told[landings[-1]].fields
    launch = next(event for event in reversed(told[: landings[-1]]) if event.kind == "launched")
    # Just before the last answer that led to the launch: all ships are built, nobody knows more than at the start.
    earlier = match.rewind(launch.ply - 1, listen=False)
    return {
        "earned": settled["credits"],
        "components_lost": settled["lost"],
        **forecast(earlier, _state(earlier), seat, more=False),
    }


#: By topic; `cosmodrome.bots.studies` asks here.
TOPICS: Final[dict[str, Callable[[Match, int | None, str], Facts]]] = {"forecast": _forecast, "deserved": _deserved}
