"""Questions in flight, with the one side move there is: to be asked again whether to fly on."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.moves import ASK_AGAIN
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.kernel import Ask, Move, Rules, Verb

_ASK_AGAIN: Final = ASK_AGAIN()
_SIDE: Final[frozenset[Verb]] = frozenset((ASK_AGAIN,))


def ask(s: GalaxyTrucker, seat: int, question: str, moves: list[Move]) -> Rules[Move]:
    """Ask a question; a seat that flies on unasked may take that standing answer back here."""
    if s.standing[seat]:
        move = yield Ask(seat, question, [*moves, _ASK_AGAIN], side_verbs=_SIDE)
        if move.verb is not ASK_AGAIN:
            return move
        s.standing[seat] = False
    return (yield Ask(seat, question, moves))
