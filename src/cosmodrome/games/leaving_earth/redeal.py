"""Imagining: dealing anew what a seat cannot know, consistently with everything it does know."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.leaving_earth.pieces import BIT, EXPLORABLE, STACKS
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE, SPLIT, UNIT
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import Dealer


def redeal(s: LeavingEarth, seat: int, dealer: Dealer) -> None:
    """Deal the hidden cards the seat has not seen, and every outcome that nobody has seen, in place."""
    for card in range(len(EXPLORABLE)):
        if s.cards[card] >= 0 and not s.revealed & BIT[card] and not s.looked[card] & BIT[seat]:
            s.cards[card] = dealer.pick(STACKS[card])
    redeal_outcomes(s, dealer)


def redeal_outcomes(s: LeavingEarth, dealer: Dealer) -> None:
    """All unseen outcomes, from the deck and from every advancement, are shuffled together and dealt again.

    What was seen and put back stays where everybody knows it to be.
    """
    pool = s.deck[:]
    for agency in s.agencies:
        for advancement, pile in enumerate(agency.outcomes):
            if pile > 0:
                for value in range(3):
                    pool[value] += SPLIT[pile][value] - SPLIT[agency.known[advancement]][value]
    for agency in s.agencies:
        for advancement, pile in enumerate(agency.outcomes):
            if pile > 0:
                unseen = SIZE[pile] - SIZE[agency.known[advancement]]
                # In the middle of a full test what lies open is part of what is known.
                agency.outcomes[advancement] = agency.known[advancement]
                for _ in range(unseen):
                    value = dealer.pick(bag_of(pool))
                    pool[value] -= 1
                    agency.outcomes[advancement] += UNIT[value]
    s.deck = pool


def bag_of(counts: Sequence[int]) -> list[int]:
    """Counted outcomes as a bag to pick from."""
    return [value for value in range(3) for _ in range(counts[value])]
