"""Odds: how likely the outcomes of a draw are, from what everybody has seen."""

from __future__ import annotations

from math import comb
from typing import Final

from cosmodrome.games.leaving_earth.pieces import FULL_DECK, MAJOR, MINOR, NEW_OUTCOMES, OUTCOMES, SUCCESS
from cosmodrome.games.leaving_earth.rules.outcomes import MOST_TALLIED, PILES, SIZE, SPLIT, TALLY, tallied
from cosmodrome.games.leaving_earth.state import LeavingEarth

#: All piles of a given size.
PILES_OF: Final = tuple(tuple(pile for pile in range(PILES) if SIZE[pile] == size) for size in range(4))

#: What may lie on an advancement: each possible pile with its probability.
Belief = list[tuple[int, float]]


#: How often each outcome was drawn, by tally.
DRAWN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(tallied(tally, value) for value in OUTCOMES) for tally in range(TALLY[MAJOR] * (MOST_TALLIED + 1))
)
#: The number of an outcome in a pile, to the power of how often it was drawn.
POWER: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(count**times for times in range(MOST_TALLIED + 1)) for count in range(4)
)


def ways(pool: list[int], pile: int) -> int:
    """In how many ways these outcomes can be dealt from the pool."""
    successes, minors, majors = SPLIT[pile]
    found = comb(pool[SUCCESS], successes) if successes else 1
    if minors:
        found *= comb(pool[MINOR], minors)
    return found * comb(pool[MAJOR], majors) if majors else found


def evidence(pile: int, tally: int) -> int:
    """How likely, up to a factor common to all piles of one size, the draws seen are from this pile."""
    counts, drawn = SPLIT[pile], DRAWN[tally]
    return POWER[counts[0]][drawn[0]] * POWER[counts[1]][drawn[1]] * POWER[counts[2]][drawn[2]]


def unseen(s: LeavingEarth) -> list[int]:
    """The outcomes nobody has seen, in the deck and on all advancements: everybody can count them."""
    pool = s.deck[:]
    for agency in s.agencies:
        for advancement, pile in enumerate(agency.outcomes):
            if pile > 0:
                known = SPLIT[agency.known[advancement]]
                for value in OUTCOMES:
                    pool[value] += SPLIT[pile][value] - known[value]
    return pool


def belief(pool: list[int], size: int, known: int = 0, tally: int = 0) -> Belief:
    """The piles that may lie on an advancement with this many outcomes, of which some are known."""
    rests = PILES_OF[size - SIZE[known]]
    weights = [ways(pool, rest) * evidence(known + rest, tally) for rest in rests]
    total = sum(weights)
    if total == 0:
        # More outcomes than the pool has left: a fresh deck would be shuffled in.
        return belief(list(FULL_DECK), size, known, tally)
    return [(known + rest, weight / total) for rest, weight in zip(rests, weights, strict=True) if weight]


def belief_of(s: LeavingEarth, seat: int, advancement: int) -> Belief:
    """What may lie on an agency's advancement; a new set if it does not own it."""
    agency = s.agencies[seat]
    pile = agency.outcomes[advancement]
    if pile < 0:
        return belief(unseen(s), NEW_OUTCOMES[advancement])
    return belief(unseen(s), SIZE[pile], agency.known[advancement], agency.tallies[advancement])


def next_draw(piles: Belief) -> tuple[float, float, float]:
    """The chances of success, minor and major failure of the next draw. No outcomes are a sure success."""
    chances = [0.0, 0.0, 0.0]
    for pile, weight in piles:
        if SIZE[pile] == 0:
            chances[SUCCESS] += weight
        else:
            for value in OUTCOMES:
                chances[value] += weight * SPLIT[pile][value] / SIZE[pile]
    return chances[SUCCESS], chances[MINOR], chances[MAJOR]


def all_work(piles: Belief, draws: int, softened: bool = False) -> float:
    """The chance that this many draws all work, each put back; `softened`: a minor failure works too."""
    total = 0.0
    for pile, weight in piles:
        if SIZE[pile] == 0:
            total += weight
        else:
            good = SPLIT[pile][SUCCESS] + (SPLIT[pile][MINOR] if softened else 0)
            total += weight * (good / SIZE[pile]) ** draws
    return total
