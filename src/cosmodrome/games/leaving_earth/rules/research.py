"""Research: an advancement for money, with its outcomes unseen upon it."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.pieces import ADVANCEMENT_NAMES, NEW_OUTCOMES, RESEARCH_COST
from cosmodrome.games.leaving_earth.rules.outcomes import deal_outcomes
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import Rules


def research(s: LeavingEarth, seat: int, advancement: int) -> Rules[None]:
    """Research an advancement: pay, take the card, put new outcomes on it without looking."""
    s.agencies[seat].money -= RESEARCH_COST
    if s.log is not None:
        s.log.tell("researched", agency=seat, advancement=ADVANCEMENT_NAMES[advancement], cost=RESEARCH_COST)
    yield from deal_outcomes(s, seat, advancement, NEW_OUTCOMES[advancement])
