"""The game's own way of asking: what may be done at any time of the own turn is added here, to every question.

After such a free move the question is asked again, with its answers computed afresh.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.moves import DONE
from cosmodrome.games.galactic_cruise.rules import free
from cosmodrome.games.galactic_cruise.state import TURN, TURN_END, GalacticCruise
from cosmodrome.kernel import Ask, Move, Rules

_DONE: Final = DONE()
Find = Callable[[], list[Move]]


def on_turn(s: GalacticCruise, p: Company) -> bool:
    """Whether it is this company's turn."""
    return p.seat == s.active and TURN <= s.phase <= TURN_END


def extras(s: GalacticCruise, p: Company) -> list[Move]:
    """What may be done besides answering: free moves on the own turn, else cards for what is just happening."""
    return free.moves(s, p) if on_turn(s, p) else free.timely_cards(s, p)


def hides(p: Company) -> bool:
    """Whether the others do not know all cards of this company.

    Its answers are then computed when they are looked at, so that a match imagined by another seat offers what the
    cards imagined there allow.
    """
    return p.secret >= 0 or bool(p.starting_cards)


def ask(s: GalacticCruise, p: Company, question: str, find: Find, firm: bool = False) -> Rules[Move]:
    """Ask for one of these moves. A single one is taken without asking, unless the question is a `firm` one."""
    while True:
        if firm or hides(p):
            if not firm:
                moves = find()
                if len(moves) == 1:
                    return moves[0]
            move = yield Ask(p.seat, question, lambda: find() + extras(s, p))
        else:
            moves = find()
            if len(moves) == 1:
                return moves[0]
            move = yield Ask(p.seat, question, moves + extras(s, p))
        if move.verb not in free.VERBS:
            return move
        yield from free.take(s, p, move)


def choose(s: GalacticCruise, p: Company, question: str, find: Find, firm: bool = False) -> Rules[Move]:
    """Ask for one of these moves or `done`.

    With nothing to choose and no card for the moment the answer is `done` by itself; a `firm` question is also asked
    when only a free move could bring something to choose. Whether a company is asked never depends on which card it
    keeps hidden: while it has one, it is asked wherever such a card could matter.
    """
    while True:
        moves = find()
        if not moves and not free.worth_asking(s, p):
            if not firm or not on_turn(s, p) or not (p.secret >= 0 or free.moves(s, p)):
                return _DONE
        if hides(p):
            move = yield Ask(p.seat, question, lambda: [*find(), _DONE, *extras(s, p)])
        else:
            move = yield Ask(p.seat, question, [*moves, _DONE, *extras(s, p)])
        if move.verb not in free.VERBS:
            return move
        yield from free.take(s, p, move)


def ask_plainly(p: Company, question: str, moves: list[Move]) -> Rules[Move]:
    """Ask for one of these moves as part of a choice just made: nothing else is offered."""
    if len(moves) == 1:
        return moves[0]
    return (yield Ask(p.seat, question, moves))


def ask_guardedly(p: Company, question: str, find: Find) -> Rules[Move]:
    """Ask plainly for moves that depend on the cards in hand: a company that hides one is asked even for a single."""
    if hides(p):
        return (yield Ask(p.seat, question, find))
    return (yield from ask_plainly(p, question, find()))


def choose_plainly(p: Company, question: str, moves: list[Move]) -> Rules[Move]:
    """Ask for one of these moves or `done` as part of a choice just made: nothing else is offered."""
    if not moves:
        return _DONE
    return (yield Ask(p.seat, question, [*moves, _DONE]))
