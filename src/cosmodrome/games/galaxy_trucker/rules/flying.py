"""The Flight: turning up cards, gaining and losing flight days, and Giving Up."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.cards import CARD_DECK, CARD_NAMES, CARDS, COMBAT_ZONE
from cosmodrome.games.galaxy_trucker.moves import DEAL_CARD, FLY_ON, FLY_ON_UNTIL_HURT, GIVE_UP
from cosmodrome.games.galaxy_trucker.pieces import SPACES
from cosmodrome.games.galaxy_trucker.setup import PILES
from cosmodrome.games.galaxy_trucker.state import ADVENTURE, COURSE, SETTLEMENT, GalaxyTrucker
from cosmodrome.kernel import Ask, Chance, Move, Rules

_COURSE_MOVES: Final[list[Move]] = [FLY_ON(), FLY_ON_UNTIL_HURT(), GIVE_UP()]


def move_ship(s: GalaxyTrucker, seat: int, days: int) -> None:
    """Gaining and Losing Flight Days: over empty spaces forwards or backwards; taken ones do not count."""
    if days == 0:
        return
    s.pos[seat] = days_on(s, s.pos, seat, days)
    if s.log is not None:
        s.log.tell("gained_days" if days > 0 else "lost_days", seat=seat, days=abs(days))


def days_on(s: GalaxyTrucker, pos: list[int], seat: int, days: int) -> int:
    """Where a ship would be after this many days, with all ships where `pos` has them."""
    taken = [pos[other] % SPACES for other in range(s.players) if other != seat and not s.out[other]]
    step = 1 if days > 0 else -1
    at = pos[seat]
    for _ in range(abs(days)):
        at += step
        while at % SPACES in taken:
            at += step
    return at


def lapped_after(s: GalaxyTrucker) -> int | None:
    """Getting Lapped: how many days the last ship would have to lose for it; None where nobody can be.

    The space one circuit behind the leader is taken, so a ship that would reach it falls behind it.
    """
    order = s.flight_order()
    if s.test_flight or len(order) < 2:
        return None
    return SPACES - (s.pos[order[0]] - s.pos[order[-1]])


# ---------------------------------------------------------------- between two cards


def begin_course(s: GalaxyTrucker) -> None:
    """Before the next card: everybody still flying may give up, the leader first."""
    s.card = -1
    s.order = s.flight_order()
    s.turn = 0
    s.phase = COURSE if s.order and any(s.piles) else SETTLEMENT


def hold_course(s: GalaxyTrucker) -> Rules[None]:
    """Choosing to Give Up: only before the next card is revealed. Then the leader turns it up."""
    if s.turn < len(s.order) and not s.test_flight:
        seat = s.order[s.turn]
        if not s.standing[seat]:
            move = yield Ask(seat, "course", _COURSE_MOVES)
            if move.verb is GIVE_UP:
                give_up(s, seat, "chosen")
            s.standing[seat] = move.verb is FLY_ON_UNTIL_HURT
        s.turn += 1
        return
    s.order = s.flight_order()
    if not s.order:
        s.phase = SETTLEMENT
        return
    if s.foresight and not s.test_flight:
        card = _next_in_order(s)
    else:
        card = (yield Chance(DEAL_CARD, _shuffled(s))).arg
        for pile in s.piles:
            if card in pile:
                pile.remove(card)
    s.card = card
    s.turn = s.stage = 0
    s.dice = 0
    s.target_seat = s.target = -1
    s.victims = []
    s.strength = [-1] * s.players
    s.phase = ADVENTURE
    if s.log is not None:
        turned_up = PILES * sum(s.round_rules.pile) - sum(len(pile) for pile in s.piles)
        s.log.tell("card", card=CARD_NAMES[card], seat=s.order[0], number=turned_up)


def _shuffled(s: GalaxyTrucker) -> list[int]:
    """Preparing the Adventure Cards: all piles shuffled together, a card of this round's own deck on top."""
    cards = [card for pile in s.piles for card in pile]
    if len(cards) == PILES * sum(s.round_rules.pile):
        cards = [card for card in cards if CARD_DECK[card] == s.round_rules.deck]
    return cards


def _next_in_order(s: GalaxyTrucker) -> int:
    """More Foresight: the piles lie on each other unshuffled, the secret one at the bottom."""
    s.reveals += 1
    pile = next(pile for pile in s.piles if pile)
    return pile.pop(0)


# ---------------------------------------------------------------- giving up


def give_up(s: GalaxyTrucker, seat: int, reason: str) -> None:
    """Giving Up: the marker leaves the board, and no card can touch the ship any more."""
    s.out[seat] = True
    if s.log is not None:
        s.log.tell("gave_up", seat=seat, reason=reason)


def withdraw_unmanned(s: GalaxyTrucker, seat: int) -> None:
    """Losing All Humans: the ship gives up at once, except in a combat zone, which is dealt with first."""
    if not s.test_flight and not s.out[seat] and CARDS[s.card].kind != COMBAT_ZONE and not s.ships[seat].humans():
        give_up(s, seat, "no_humans")


def end_card(s: GalaxyTrucker) -> None:
    """After the whole card: Losing All Humans (where the card did not say so at once) and Getting Lapped."""
    if not s.test_flight:
        order = s.flight_order()
        for seat in order:
            if not s.ships[seat].humans():
                give_up(s, seat, "no_humans")
        order = s.flight_order()
        for seat in order:
            if s.pos[order[0]] - s.pos[seat] > SPACES:
                give_up(s, seat, "lapped")
    begin_course(s)
