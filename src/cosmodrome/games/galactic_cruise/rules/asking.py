"""Questions: how rules ask a company. What may be done at any time besides is added by `conversation`, in one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.moves import DONE
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Ask, Move
from cosmodrome.kernel.native import mypyc_attr

_DONE: Final = DONE()
_NONE: Final[list[Move]] = []
Find = Callable[[], list[Move]]

#: The kinds of questions. Of these answers one; one or `done`; part of a choice just made, so nothing comes between;
#: the same where the answers depend on the hand; a payment; boarding, which only ends by itself when nothing is left;
#: none, but everybody who is owed something chooses it first.
ONE: Final = 0
OR_DONE: Final = 1
PART: Final = 2
GUARDED_PART: Final = 3
PAYMENT: Final = 4
CLOSING: Final = 5
SETTLING: Final = 6


class Lister:
    """Lists everything that is offered when somebody looks, given the table and the question."""

    def moves(self, s: GalacticCruise, q: Question) -> list[Move]:
        """What is offered now."""
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class Question(Ask):
    """A question of the rules to a company; whether it is really asked, and what else is offered, is decided later."""

    __slots__ = ("_lister", "_s", "apart", "find", "firm", "found", "kind", "p", "still")

    def __init__(
        self,
        p: Company,
        question: str,
        find: Find | None,
        kind: int,
        firm: bool,
        still: Callable[[], bool] | None = None,
        found: list[Move] = _NONE,
    ) -> None:
        super().__init__(p.seat, question, None)
        self.p = p
        #: Finds the answers; None where they are known from the start.
        self.find = find
        #: The answers, where they were found before the question was asked.
        self.found = found
        self.kind = kind
        self.firm = firm
        #: Whether the question is still a firm one after a free move; None where that does not change.
        self.still = still
        #: Whether a free move comes back as the answer: the rules then end their step, and ask again in the next.
        self.apart = False
        self._lister: Lister | None = None
        self._s: GalacticCruise | None = None

    def known(self) -> list[Move]:
        """The answers as they are now."""
        return self.found if self.find is None else self.find()

    def offer(self, moves: list[Move]) -> None:
        """Offer these moves."""
        self._moves = moves

    def offer_lazily(self, s: GalacticCruise, lister: Lister) -> None:
        """Offer what this lists when somebody looks, and lists again after a re-deal.

        The question is passed to it then. If the lister held the question, neither could be freed.
        """
        self._moves = None
        self._s, self._lister = s, lister

    def _list(self) -> list[Move]:
        if self._lister is None or self._s is None:
            return super()._list()
        return self._lister.moves(self._s, self)

    def forget(self) -> None:
        if self._lister is not None:
            self._moves = None

    def again(self) -> Question:
        """The same question once more, for after a free move."""
        firm = self.firm if self.still is None else self.still()
        return Question(self.p, self.question, self.find, self.kind, firm, self.still)


def ask(p: Company, question: str, find: Find, firm: bool = False) -> Question:
    """One of these moves. A single one is taken without asking, unless the question is a `firm` one."""
    return Question(p, question, find, ONE, firm)


def ask_apart(p: Company, question: str, find: Find, firm: bool) -> Question:
    """One of these moves, or a free move: after that the rules ask again, in a step of its own."""
    asked = Question(p, question, find, ONE, firm)
    asked.apart = True
    return asked


def choose(p: Company, question: str, find: Find, firm: bool = False) -> Question:
    """One of these moves or `done`."""
    return Question(p, question, find, OR_DONE, firm)


def choose_while(p: Company, question: str, find: Find, still: Callable[[], bool]) -> Question:
    """The same, a firm question as long as this holds: free moves may end that."""
    return Question(p, question, find, OR_DONE, still(), still)


def ask_plainly(p: Company, question: str, moves: list[Move]) -> Question:
    """One of these moves as part of a choice just made: nothing else is offered."""
    return Question(p, question, None, PART, False, found=moves)


def ask_guardedly(p: Company, question: str, find: Find) -> Question:
    """Ask plainly for moves that depend on the cards in hand: a company that hides one is asked even for a single."""
    return Question(p, question, find, GUARDED_PART, False)


def choose_plainly(p: Company, question: str, moves: list[Move]) -> Question:
    """One of these moves or `done` as part of a choice just made: nothing else is offered."""
    return Question(p, question, None, PART, False, found=[*moves, _DONE])


def pay(p: Company, question: str, find: Find) -> Question:
    """A way to pay from the board; a free move, which may have paid already, comes back as the answer too."""
    return Question(p, question, find, PAYMENT, False)


def close(p: Company, question: str, find: Find) -> Question:
    """One of these moves, `done` among them; it is taken without asking only where nothing else is possible."""
    return Question(p, question, find, CLOSING, False)


def settle(p: Company) -> Question:
    """Nothing for this company: those who are still owed something choose it now."""
    return Question(p, "settle", None, SETTLING, False)


def hides(p: Company) -> bool:
    """Whether the others do not know all cards of this company.

    Its answers are then computed when they are looked at, so that a match imagined by another seat offers what the
    cards imagined there allow.
    """
    return p.hides_card or bool(p.starting_cards)
