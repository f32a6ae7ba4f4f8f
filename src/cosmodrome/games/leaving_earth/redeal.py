"""Imagining: dealing again what a seat cannot know, consistent with everything it does know."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.odds import PILES_OF, evidence, ways
from cosmodrome.games.leaving_earth.pieces import BIT, EXPLORABLE, MAJOR, MINOR, OUTCOMES, STACKS, SUCCESS
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE, SPLIT, UNIT
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import Dealer


def redeal(s: LeavingEarth, seat: int, dealer: Dealer) -> None:
    """Deal the hidden cards the seat has not seen, and every outcome that nobody has seen, in place."""
    for card in range(len(EXPLORABLE)):
        if s.cards[card] >= 0 and not s.revealed & BIT[card] and not s.looked[card] & BIT[seat]:
            s.cards[card] = dealer.pick(STACKS[card])
    redeal_outcomes(s, dealer)


def veil(s: LeavingEarth, seat: int) -> LeavingEarth:
    """A copy that holds nothing the seat cannot know.

    A card it has not seen is the first of its stack, an outcome nobody has seen a success. The deck makes up for that,
    so that counts come out right: it may hold a negative number of something.
    """
    twin = s.copy()
    for card in range(len(EXPLORABLE)):
        if s.cards[card] >= 0 and not s.revealed & BIT[card] and not s.looked[card] & BIT[seat]:
            twin.cards[card] = STACKS[card][0]
    deck = twin.deck
    for agency in twin.agencies:
        outcomes = agency.outcomes
        for advancement, known in enumerate(agency.known):
            pile = outcomes[advancement]
            if pile > 0 and SIZE[pile] > SIZE[known]:
                outcomes[advancement] = blank = known + UNIT[SUCCESS] * (SIZE[pile] - SIZE[known])
                there, left = SPLIT[pile], SPLIT[blank]
                for value in OUTCOMES:
                    deck[value] += there[value] - left[value]
    return twin


def redeal_outcomes(s: LeavingEarth, dealer: Dealer) -> None:
    """All unseen outcomes, from the deck and from every advancement, are shuffled together and dealt again.

    What was seen and put back stays where everybody knows it to be; how often it came up makes some piles likelier.
    """
    pool = s.deck[:]
    hidden: list[tuple[list[int], int, int, int]] = []
    for agency in s.agencies:
        for advancement, pile in enumerate(agency.outcomes):
            known = agency.known[advancement]
            if pile > 0 and SIZE[pile] > SIZE[known]:
                hidden.append((agency.outcomes, advancement, known, agency.tallies[advancement]))
                there, seen = SPLIT[pile], SPLIT[known]
                for value in OUTCOMES:
                    pool[value] += there[value] - seen[value]
    for outcomes, advancement, known, tally in hidden:
        unseen = SIZE[outcomes[advancement]] - SIZE[known]
        # Without evidence cards are dealt one by one, which is faster.
        rest = _pick_pile(pool, unseen, known, tally, dealer) if tally else _deal(pool, unseen, dealer)
        outcomes[advancement] = known + rest
        dealt = SPLIT[rest]
        for value in OUTCOMES:
            pool[value] -= dealt[value]
    s.deck = pool


def _deal(pool: list[int], number: int, dealer: Dealer) -> int:
    """This many cards from the pool, each equally likely."""
    successes, minors, majors = pool
    pile = 0
    for _ in range(number):
        card = dealer.below(successes + minors + majors)
        if card < successes:
            successes -= 1
            pile += UNIT[SUCCESS]
        elif card < successes + minors:
            minors -= 1
            pile += UNIT[MINOR]
        else:
            majors -= 1
            pile += UNIT[MAJOR]
    return pile


def _pick_pile(pool: list[int], size: int, known: int, tally: int, dealer: Dealer) -> int:
    """The unseen part of a pile: as likely as it is to be dealt from the pool and to bring the draws that were seen."""
    rests = PILES_OF[size]
    weights = []
    total = 0
    for rest in rests:
        # What the draws rule out need not be counted.
        weight = evidence(known + rest, tally)
        if weight:
            weight *= ways(pool, rest)
        weights.append(weight)
        total += weight
    pick = dealer.below(total)
    for number, weight in enumerate(weights):
        if pick < weight:
            return rests[number]
        pick -= weight
    raise AssertionError("the weights add up")
