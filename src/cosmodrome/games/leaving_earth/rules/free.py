"""Free actions: those that neither cost money nor use anything up.

They could go on for ever, so an agency has many of them a year, but not any number (see rulings.md). Everything
else costs something, so that the year ends by itself.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.state import LeavingEarth

FREE_ACTIONS_A_YEAR: Final = 60
#: Before the edition that gave more. A year with many deals and dockings could use them up in honest play.
FREE_ACTIONS_A_YEAR_AT_FIRST: Final = 40
WITH_MORE_FREE_ACTIONS: Final = 2


def free_actions_a_year(s: LeavingEarth) -> int:
    """How many free actions an agency has in a year, by the edition this match is played by."""
    return FREE_ACTIONS_A_YEAR if s.edition >= WITH_MORE_FREE_ACTIONS else FREE_ACTIONS_A_YEAR_AT_FIRST


def count_free_action(s: LeavingEarth, seat: int) -> None:
    """One free action is taken; with the last one everybody is told."""
    agency = s.agencies[seat]
    agency.free_actions += 1
    limit = free_actions_a_year(s)
    if agency.free_actions == limit and s.log is not None:
        s.log.tell("free_actions_used_up", agency=seat, number=limit)
