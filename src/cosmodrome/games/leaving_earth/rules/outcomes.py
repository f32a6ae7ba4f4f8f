"""Outcomes: the cards that lie on an advancement, drawing one, and paying to remove it.

A pile of outcomes is one small number: successes + 4 * minor failures + 16 * major failures. No pile exceeds three.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import DEAL_OUTCOME, DRAW, KEEP, REMOVE
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    BIT,
    FULL_DECK,
    MAJOR,
    MINOR,
    NEW_OUTCOMES,
    OUTCOME_NAMES,
    OUTCOMES,
    REMOVE_FAILURE_COST,
    REMOVE_SUCCESS_COST,
    SUCCESS,
    SURE,
)
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import NOBODY, Ask, Chance, Rules

UNIT: Final[tuple[int, ...]] = (1, 4, 16)
#: A tally of draws is such a number too, with room for MOST_TALLIED of each.
TALLY: Final[tuple[int, ...]] = (1, 8, 64)
MOST_TALLIED: Final = 7
#: By pile: how many of each outcome, how many in all, and the pile as a bag to draw from.
PILES: Final = 64
SPLIT: Final = tuple((pile % 4, pile // 4 % 4, pile // 16) for pile in range(PILES))
SIZE: Final = tuple(sum(parts) for parts in SPLIT)
BAGS: Final = tuple(tuple(value for value in OUTCOMES for _ in range(parts[value])) for parts in SPLIT)

_REMOVE_OR_KEEP: Final = [REMOVE(), KEEP()]


def deal_outcomes(s: LeavingEarth, seat: int, advancement: int, number: int) -> Rules[None]:
    """Research: put unseen outcomes from the deck on an agency's new advancement."""
    agency = s.agencies[seat]
    agency.owned |= BIT[advancement]
    agency.outcomes[advancement] = agency.known[advancement] = agency.tallies[advancement] = 0
    refill_deck(s, number)
    for _ in range(number):
        successes, minors, majors = s.deck
        bag = [SUCCESS] * successes + [MINOR] * minors + [MAJOR] * majors
        value = (yield Chance(DEAL_OUTCOME, bag, NOBODY)).arg
        s.deck[value] -= 1
        agency.outcomes[advancement] += UNIT[value]


def refill_deck(s: LeavingEarth, number: int) -> None:
    """When the deck is too short the discards join it; when even that is too little, a second full deck does."""
    if sum(s.deck) < number:
        for value in OUTCOMES:
            s.deck[value] += s.discard[value]
            s.discard[value] = 0
        if s.log is not None:
            s.log.tell("deck_shuffled", outcomes=sum(s.deck))
    if sum(s.deck) < number:
        for value in OUTCOMES:
            s.deck[value] += FULL_DECK[value]
        if s.log is not None:
            s.log.tell("deck_added", outcomes=sum(s.deck))


def draw(s: LeavingEarth, seat: int, advancement: int) -> Rules[int]:
    """Drawing an outcome: one at random is shown to all; with none left the advancement simply works.

    An agency that must draw from an advancement it does not have gains it with a full set of outcomes.
    """
    agency = s.agencies[seat]
    if agency.outcomes[advancement] < 0:
        yield from deal_outcomes(s, seat, advancement, NEW_OUTCOMES[advancement])
        if s.log is not None:
            s.log.tell("gained", agency=seat, advancement=ADVANCEMENT_NAMES[advancement])
    pile = agency.outcomes[advancement]
    if pile == 0:
        return SURE
    value = (yield Chance(DRAW, BAGS[pile])).arg
    s.drawn, s.drawn_from, s.drawer = value, advancement, seat
    note_seen(s, seat, advancement, value)
    if s.log is not None:
        s.log.tell("drew", agency=seat, advancement=ADVANCEMENT_NAMES[advancement], outcome=OUTCOME_NAMES[value])
    return value


def note_seen(s: LeavingEarth, seat: int, advancement: int, value: int) -> None:
    """Everybody now knows that this outcome is in the pile, and how often each has come up."""
    agency = s.agencies[seat]
    if SPLIT[agency.known[advancement]][value] == 0:
        agency.known[advancement] += UNIT[value]
    tally = agency.tallies[advancement]
    if tallied(tally, value) < MOST_TALLIED:
        agency.tallies[advancement] = tally + TALLY[value]


def tallied(tally: int, value: int) -> int:
    """How often an outcome was drawn, as far as the tally counts."""
    return tally // TALLY[value] % (MOST_TALLIED + 1)


def removal_cost(s: LeavingEarth, seat: int, advancement: int, value: int) -> int:
    """What removing the drawn outcome costs: the last success is free; the card counts, not how a skill made it act."""
    if value != SUCCESS:
        return REMOVE_FAILURE_COST
    return 0 if SIZE[s.agencies[seat].outcomes[advancement]] == 1 else REMOVE_SUCCESS_COST


def maybe_remove(s: LeavingEarth, seat: int, advancement: int, value: int) -> Rules[None]:
    """After resolving a draw the outcome may be removed for money; otherwise it is shuffled back."""
    if value != SURE and not s.finished:
        cost = removal_cost(s, seat, advancement, value)
        if s.agencies[seat].money >= cost:
            move = yield Ask(seat, "remove_outcome", _REMOVE_OR_KEEP)
            if move.verb is REMOVE:
                discard(s, seat, advancement, value, cost)
    s.drawn = s.drawn_from = s.drawer = -1


def discard(s: LeavingEarth, seat: int, advancement: int, value: int, cost: int) -> None:
    """An outcome leaves the advancement for the face-up discard pile, for money or for nothing."""
    agency = s.agencies[seat]
    agency.money -= cost
    agency.outcomes[advancement] -= UNIT[value]
    agency.known[advancement] -= UNIT[value]
    agency.tallies[advancement] = 0
    s.discard[value] += 1
    if s.log is not None:
        left = SIZE[agency.outcomes[advancement]]
        name = ADVANCEMENT_NAMES[advancement]
        outcome = OUTCOME_NAMES[value]
        s.log.tell("removed_outcome", agency=seat, advancement=name, outcome=outcome, left=left, cost=cost)
