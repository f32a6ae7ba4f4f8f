"""The policy: what a company answers by its figures alone, from a state that is known or imagined.

Greedy asks it in the world it imagines; search plays imagined worlds on with it.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galactic_cruise import cards
from cosmodrome.bots.galactic_cruise.answers import ANSWERS, done
from cosmodrome.bots.galactic_cruise.choosing import END, NO_MORE
from cosmodrome.bots.galactic_cruise.outlook import Outlook
from cosmodrome.bots.galactic_cruise.weights import Weights
from cosmodrome.games.galactic_cruise.moves import PLAY_CARD, USE_TECHNOLOGY
from cosmodrome.games.galactic_cruise.rules.free import VERBS as FREE
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import DO_GAIN
from cosmodrome.kernel import Ask, Move

#: While something is being paid, cards are the business of the payment.
PAYMENTS: Final[tuple[str, ...]] = ("pay_launch", "pay_development")


def answer(s: GalacticCruise, ask: Ask, weights: Weights) -> Move:
    """What the company that is asked would answer by these figures."""
    moves = ask.moves
    if len(moves) == 1:
        return moves[0]
    question = ask.question
    o = Outlook(s, s.companies[ask.seat], weights)
    if question in PAYMENTS:
        return ANSWERS[question](o, moves)
    chosen = ANSWERS.get(question, done)(o, moves if question == "action" else plain(moves))
    return card(o, moves, chosen is NO_MORE or chosen is END) or chosen


def plain(moves: list[Move]) -> list[Move]:
    """The answers to the question itself, without what may be done at any time."""
    return [move for move in moves if move.verb not in FREE] or moves


def card(o: Outlook, moves: list[Move], ending: bool) -> Move | None:
    """A card or technology worth using before the answer: what counts things done waits for the end."""
    s = o.s
    f = s.frames[-1] if s.frames else None
    best = o.w.card_margin
    chosen: Move | None = None
    for move in moves:
        if move.verb is PLAY_CARD:
            effects = s.content.agenda[move.arg].effects
            if not ending and f is not None and any(e.verb == DO_GAIN and e.counters for e in effects):
                continue
            worth = cards.playing(o, move.arg, f) - cards.holding(o, move.arg)
        elif move.verb is USE_TECHNOLOGY:
            effects = s.content.technologies[move.arg].effects
            if not ending and f is not None and any(e.verb == DO_GAIN and e.counters for e in effects):
                continue
            worth = sum(cards.effect_now(o, e, f) for e in effects)
        else:
            continue
        if worth > best:
            best, chosen = worth, move
    return chosen
