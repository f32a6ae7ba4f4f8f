"""A random player who does not stop building or flying at the first opportunity, so that matches reach all corners."""

from __future__ import annotations

import random

from cosmodrome.kernel import CLOCK, Ask, Match, Move

_HASTY = frozenset({"finish", "give_up", "put_down", "flip_timer", "pick_up", "close_holds"})


def patient_answer(match: Match, rng: random.Random) -> tuple[Ask, Move]:
    """One of the asks and mostly a move that goes on; the clock is heard rarely."""
    people = [ask for ask in match.asks if ask.seat != CLOCK]
    ask = rng.choice(people) if people and (len(people) == len(match.asks) or rng.random() < 0.99) else match.asks[-1]
    move = rng.choice(ask.moves)
    if move.verb.name in _HASTY and rng.random() < 0.97:
        steady = [other for other in ask.moves if other.verb.name not in _HASTY]
        if steady:
            move = rng.choice(steady)
    return ask, move
