"""The Number System: Rachel's deck of cards, and how the back on top of it makes every choice of hers."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.company import Rachel
from cosmodrome.games.galactic_cruise.moves import DEAL_SOLO_CARD
from cosmodrome.games.galactic_cruise.pieces import SoloCard
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Chance, Rules


def rachel_of(s: GalacticCruise) -> Rachel:
    """Rachel's side of the table, and her cards."""
    assert s.rachel is not None
    return s.rachel


# --- the deck


def shuffle(s: GalacticCruise) -> Rules[None]:
    """Shuffle all her cards into a new deck; the back of the top card lies open to everybody."""
    r = rachel_of(s)
    r.deck = list(range(1, len(s.content.solo_cards) + 1))
    r.revealed = []
    yield from _uncover(s)


def turn_card(s: GalacticCruise) -> Rules[SoloCard]:
    """Turn the top card over. The back below it now makes her choices."""
    r = rachel_of(s)
    number = r.top
    r.revealed.append(number)
    r.top = 0
    if r.deck:
        yield from _uncover(s)
    card = s.content.solo_cards[number - 1]
    if s.log is not None:
        s.log.tell("rachel_card", card=number, upper=card.actions[0], lower=card.actions[1])
    return card


def put_away(s: GalacticCruise) -> Rules[None]:
    """A card is resolved: after the last one all are shuffled."""
    if not rachel_of(s).top:
        yield from shuffle(s)


def _uncover(s: GalacticCruise) -> Rules[None]:
    r = rachel_of(s)
    r.top = (yield Chance(DEAL_SOLO_CARD, r.deck)).arg
    r.deck.remove(r.top)


# --- choices


def back(s: GalacticCruise) -> SoloCard:
    """The back that counts now: the top of the deck; behind the last card the turned pile, its first card on top."""
    r = rachel_of(s)
    return s.content.solo_cards[(r.top or r.revealed[0]) - 1]


def number(s: GalacticCruise, places: int) -> int:
    """Her number among this many places: the first on the back, or the second where the first is too large."""
    first, second = back(s).numbers
    return first if first <= places else second


def choose(s: GalacticCruise, purpose: str, fits: list[bool]) -> int:
    """The numbered place, or the next one that fits, onwards and around; -1 where none does. The choice is told."""
    places = len(fits)
    start = number(s, places)
    for passed in range(places):
        place = (start - 1 + passed) % places
        if fits[place]:
            if s.log is not None:
                first, second = back(s).numbers
                s.log.tell(
                    "rachel_number",
                    purpose=purpose,
                    why="onward" if passed else "first" if start == first else "second",
                    first=first,
                    second=second,
                    places=places,
                    number=start,
                    chosen=place + 1,
                )
            return place
    return -1
