"""Tempers: how the fuzzer's players choose, none of them as anybody would want it at the table.

Each gets the legal moves, a picker and a count of the verbs played so far.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from cosmodrome.kernel import Ask, Move

Pick = Callable[[int], int]
Temper = Callable[[list[Move], Pick, Counter[str]], Move]

#: How many moves after its players have grown weary a match takes until most answers are the last of the list.
RESIGNING: Final = 200
#: Of players who want to end it, one answer in this many is still something new, and one of those may be a side move.
AWAKE: Final = 8
ASIDE: Final = 8


def blind(moves: list[Move], pick: Pick, done: Counter[str]) -> Move:
    """Anything."""
    return moves[pick(len(moves))] if len(moves) > 1 else moves[0]


def first(moves: list[Move], pick: Pick, done: Counter[str]) -> Move:
    """Nearly always the first of the list: stays where it is for as long as the rules allow."""
    return moves[0] if pick(12) else blind(moves, pick, done)


def last(moves: list[Move], pick: Pick, done: Counter[str]) -> Move:
    """Nearly always the last of the list."""
    return moves[-1] if pick(12) else blind(moves, pick, done)


def busy(moves: list[Move], pick: Pick, done: Counter[str]) -> Move:
    """Nearly never the last of the list, which often ends something: builds, buys and keeps whatever it can."""
    return moves[pick(len(moves) - 1)] if len(moves) > 2 and pick(40) else blind(moves, pick, done)


def curious(moves: list[Move], pick: Pick, done: Counter[str]) -> Move:
    """What was done least often so far: reaches the rare rules."""
    counts = [done[move.verb.name] for move in moves]
    rarest = min(counts)
    return blind([move for move, count in zip(moves, counts, strict=True) if count == rarest], pick, done)


def stubborn(moves: list[Move], pick: Pick, done: Counter[str]) -> Move:
    """What was done most often so far: goes round in circles where circles exist."""
    counts = [done[move.verb.name] for move in moves]
    most = max(counts)
    return blind([move for move, count in zip(moves, counts, strict=True) if count == most], pick, done)


def choosy(moves: list[Move], pick: Pick, done: Counter[str]) -> Move:
    """First a verb, then its argument: a verb with one move is as likely as one with fifty."""
    verbs = list(dict.fromkeys([move.verb for move in moves]))
    verb = verbs[pick(len(verbs))]
    return blind([move for move in moves if move.verb is verb], pick, done)


TEMPERS: Final[dict[str, Temper]] = {
    "blind": blind,
    "first": first,
    "last": last,
    "busy": busy,
    "curious": curious,
    "stubborn": stubborn,
    "choosy": choosy,
}


def weary(ask: Ask, pick: Pick, done: Counter[str], late: int) -> Move:
    """What all tempers come to in a long match: to the point, something new, ever more often the last of the list.

    Circles without end would otherwise take most of the time and show nothing new.
    """
    moves = ask.moves
    if len(moves) == 1:
        return moves[0]
    if pick(AWAKE) and pick(RESIGNING) < late:
        return moves[-1]
    return curious(list(ask.answers) if pick(ASIDE) else moves, pick, done)
