"""What a seat cannot know, dealt again: the cards of piles it has not looked through."""

from __future__ import annotations

from cosmodrome.games.galaxy_trucker.cards import CARD_DECK
from cosmodrome.games.galaxy_trucker.setup import SECRET_PILE
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import BIT
from cosmodrome.kernel import Dealer


def veil(s: GalaxyTrucker, seat: int) -> GalaxyTrucker:
    """A copy in which the piles this seat has not looked through hold nothing but the first card there is.

    What is left of the decks would tell what lies there, so they are empty.
    """
    twin = s.copy()
    if not s.test_flight:
        for number, pile in enumerate(twin.piles):
            if number == SECRET_PILE or not s.seen[seat] & BIT[number]:
                twin.piles[number] = [0] * len(pile)
        twin.decks = [[] for _ in twin.decks]
    return twin


def redeal(s: GalaxyTrucker, seat: int, dealer: Dealer) -> None:
    """Exchange, in place, everything hidden from the seat."""
    if s.test_flight:
        return
    hidden = [pile for number, pile in enumerate(s.piles) if number == SECRET_PILE or not s.seen[seat] & BIT[number]]
    for pile in hidden:
        for card in pile:
            s.decks[CARD_DECK[card] - 1].append(card)
    for deck in s.decks:
        # What is dealt now must not follow from how it lay.
        deck.sort()
    for pile in hidden:
        decks = [CARD_DECK[card] for card in pile]
        for slot in range(len(pile)):
            # With more foresight the order inside a pile is unknown too.
            level = dealer.pick(decks) if s.foresight else decks[0]
            decks.remove(level)
            cards = s.decks[level - 1]
            pile[slot] = dealer.pick(cards)
            cards.remove(pile[slot])
