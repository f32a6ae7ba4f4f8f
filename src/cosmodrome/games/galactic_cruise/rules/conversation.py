"""The conversation with the table: runs rules, decides whether a question is worth asking, and adds the free moves.

After a free move the question is asked again, and its answers are computed again.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.moves import DONE
from cosmodrome.games.galactic_cruise.rules import free, gains
from cosmodrome.games.galactic_cruise.rules.asking import (
    CLOSING,
    GUARDED_PART,
    ONE,
    OR_DONE,
    PART,
    PAYMENT,
    SETTLING,
    Lister,
    Question,
    hides,
)
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Ask, Asks, Move, Rules

_DONE: Final = DONE()
#: Rules that are sent an answer (none to begin with) and say None once they have ended: compiled, the exception that
#: otherwise tells the end of a generator costs more than a question.
Talk = Generator[Ask | Asks | None, Move | None, None]


def _to_the_end(rules: Rules[None]) -> Talk:
    yield from rules
    yield None


def converse(s: GalacticCruise, rules: Rules[None]) -> Rules[None]:
    """Run rules to their end, asking their questions."""
    talk = _to_the_end(rules)
    answer: Move | None = None
    while True:
        asked = talk.send(answer)
        if asked is None:
            return
        if not isinstance(asked, Question):
            answer = yield asked
            continue
        if asked.kind == SETTLING:
            yield from _settle(s)
            answer = _DONE
            continue
        answer = _settled(s, asked)
        while answer is None:
            if asked.kind in (PAYMENT, CLOSING) and len(asked.moves) == 1 and not hides(asked.p):
                # What is missing can come from one place only.
                answer = asked.moves[0]
            elif s.owed and asked.seat == s.active:
                answer = yield from _beside(s, asked)
            else:
                answer = yield asked
            if asked.kind != PART and asked.kind != GUARDED_PART and answer.verb in free.VERBS:
                yield from converse(s, free.take(s, asked.p, answer))
                if asked.kind != PAYMENT and not asked.apart:
                    asked = asked.again()
                    answer = _settled(s, asked)


# --- those who were bumped choose their funding while the turn goes on


def _beside(s: GalacticCruise, asked: Question) -> Rules[Move]:
    """Ask the active company together with those who are owed a funding bonus, and serve these until it answers.

    Neither side's answers depend on the other's, so the question stays as it is.
    """
    while s.owed:
        table = Asks([*_debts(s), asked])
        move = yield table
        if table.answered_by == asked.seat:
            return move
        s.owed.remove(table.answered_by)
        gains.take_funding(s, s.companies[table.answered_by], move)
    return (yield asked)


def _settle(s: GalacticCruise) -> Rules[None]:
    """Before the turn ends everybody chooses what is still owed."""
    while s.owed:
        table = Asks(_debts(s))
        move = yield table
        s.owed.remove(table.answered_by)
        gains.take_funding(s, s.companies[table.answered_by], move)


def _debts(s: GalacticCruise) -> list[Question]:
    """A question for each company that is owed a funding bonus."""
    found = []
    for number, seat in enumerate(s.owed):
        if seat in s.owed[:number]:
            continue
        q = s.companies[seat]
        question = Question(q, "funding", None, PART, False)
        question.offer_lazily(s, _FUNDINGS)
        found.append(question)
    return found


class _Fundings(Lister):
    """The funding bonuses of a company that is owed one."""

    def moves(self, s: GalacticCruise, q: Question) -> list[Move]:
        return gains.funding_moves(s, q.p, 1)


def extras(s: GalacticCruise, p: Company) -> list[Move]:
    """What may be done besides answering: free moves on one's own turn, else cards for what is just happening."""
    return free.moves(s, p) if s.on_turn(p.seat) else free.timely_cards(s, p)


def _settled(s: GalacticCruise, q: Question) -> Move | None:
    """The answer to a question that answers itself; otherwise None, and the question holds what is offered."""
    if q.kind == ONE and q.firm:
        q.side_verbs = free.VERBS
        q.offer_lazily(s, _ALL)
        return None
    moves = q.known()
    if needless(s, q, moves):
        return moves[0] if moves else _DONE
    if q.kind in (ONE, OR_DONE) or (q.kind == CLOSING and moves):
        # Where nobody can board yet, free moves are the answers.
        q.side_verbs = free.VERBS
    if q.kind == PART:
        q.offer(moves)
    elif q.kind == PAYMENT or q.firm or hides(q.p):
        q.offer_lazily(s, _ALL)
    elif q.kind == GUARDED_PART:
        q.offer(moves)
    else:
        # Nobody looks at most of what a copy plays again, so free moves are listed only on demand.
        q.found = moves
        q.offer_lazily(s, _FOUND_AND_MORE)
    return None


class _FoundAndMore(Lister):
    """The answers that were found when the question was asked, and what else may be done."""

    def moves(self, s: GalacticCruise, q: Question) -> list[Move]:
        if q.kind == OR_DONE:
            return [*q.found, _DONE, *extras(s, q.p)]
        return q.found + extras(s, q.p)


class _All(Lister):
    """Everything that may be done now, the answers first."""

    def moves(self, s: GalacticCruise, q: Question) -> list[Move]:
        if q.kind == GUARDED_PART:
            return q.known()
        if q.kind == OR_DONE:
            return [*q.known(), _DONE, *extras(s, q.p)]
        return q.known() + extras(s, q.p)


_FUNDINGS: Final = _Fundings()
_FOUND_AND_MORE: Final = _FoundAndMore()
_ALL: Final = _All()


def needless(s: GalacticCruise, q: Question, moves: list[Move]) -> bool:
    """Whether a question answers itself.

    Whether a company is asked never depends on which card it keeps hidden: while it has one, it is asked wherever such
    a card could matter.
    """
    p, kind = q.p, q.kind
    if kind == ONE:
        return len(moves) == 1
    if kind == OR_DONE:
        if moves or free.worth_asking(s, p):
            return False
        return not q.firm or not s.on_turn(p.seat) or not (p.hides_card or free.moves(s, p))
    if kind == PART:
        return len(moves) == 1
    if kind == GUARDED_PART:
        return len(moves) == 1 and not hides(p)
    if kind == CLOSING:
        if len(moves) != 1 or hides(p):
            return False
        return not (free.timely_cards(s, p) if moves[0] is _DONE else extras(s, p))
    return len(moves) == 1 and not hides(p) and not free.moves(s, p)
