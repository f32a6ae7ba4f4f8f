"""Imagining: dealing anew what a seat cannot know, consistently with everything it does know."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.pieces import BIT, EXPLORABLE, MAJOR, MINOR, STACKS, SUCCESS
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
                    value = pick_outcome(pool, dealer)
                    pool[value] -= 1
                    agency.outcomes[advancement] += UNIT[value]
    s.deck = pool


def pick_outcome(pool: list[int], dealer: Dealer) -> int:
    """One of the counted outcomes, each card as likely as the next."""
    successes, minors, majors = pool
    card = dealer.pick(range(successes + minors + majors))
    return SUCCESS if card < successes else MINOR if card < successes + minors else MAJOR
