"""Back: taking back a choice that has changed nothing yet.

It is a move like any other, so that it works where undo does not. It could go on for ever; an agency has plenty of them
a year (see rulings.md), and once they are used up choices are final.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import BACK
from cosmodrome.games.leaving_earth.state import Agency
from cosmodrome.kernel import Move

BACKS_A_YEAR: Final = 100
_BACK: Final = BACK()


def can_go_back(agency: Agency) -> bool:
    """Whether the agency may still take back choices this year."""
    return agency.backs < BACKS_A_YEAR


def or_back(agency: Agency, moves: list[Move]) -> list[Move]:
    """These answers, and back. The list is changed, so pass a new one."""
    if agency.backs < BACKS_A_YEAR:
        moves.append(_BACK)
    return moves
