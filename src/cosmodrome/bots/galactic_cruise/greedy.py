"""Greedy: plans the next launch, values everything in points, and takes what is worth most now."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galactic_cruise import cards
from cosmodrome.bots.galactic_cruise.answers import ANSWERS, done
from cosmodrome.bots.galactic_cruise.choosing import END, NO_MORE
from cosmodrome.bots.galactic_cruise.outlook import Outlook
from cosmodrome.bots.galactic_cruise.weights import DEFAULT, SOLO
from cosmodrome.games.galactic_cruise.moves import PLAY_CARD, USE_TECHNOLOGY
from cosmodrome.games.galactic_cruise.rules.free import VERBS as FREE
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import DO_GAIN
from cosmodrome.kernel import Move, Seat, SeededDealer

#: A card is played when that is worth so much more than keeping it.
MARGIN: Final = 0.25
#: While something is being paid, cards are the business of the payment.
PAYMENTS: Final[tuple[str, ...]] = ("pay_launch", "pay_development")


class GreedyBot:
    """Looks at what it may know, one decision at a time."""

    name = "greedy"

    def __init__(self, seed: int, variant: str = "") -> None:
        self._dealer = SeededDealer(seed)

    def choose(self, seat: Seat) -> Move:
        ask = seat.ask
        moves = ask.moves
        if len(moves) == 1:
            return moves[0]
        s = seat.imagine(self._dealer).state
        assert isinstance(s, GalacticCruise)
        o = Outlook(s, s.companies[seat.number], DEFAULT if s.rachel is None else SOLO)
        if ask.question in PAYMENTS:
            return ANSWERS[ask.question](o, moves)
        answer = ANSWERS.get(ask.question, done)(o, moves if ask.question == "action" else _plain(moves))
        return _card(o, moves, ending=answer in (NO_MORE, END)) or answer


def _plain(moves: list[Move]) -> list[Move]:
    """The answers to the question itself, without what may be done at any time."""
    return [move for move in moves if move.verb not in FREE] or moves


def _card(o: Outlook, moves: list[Move], ending: bool) -> Move | None:
    """A card or technology worth using before the answer: what counts things done waits for the end."""
    s = o.s
    f = s.frames[-1] if s.frames else None
    best, chosen = MARGIN, None
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
