"""Launching without a pilot: the card or technology that flies the shuttle, and the free moves that pay for it."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.bits import BIT, COUNT
from cosmodrome.games.galactic_cruise.company import NO_PILOT, Company
from cosmodrome.games.galactic_cruise.moves import (
    BORROW_TECHNOLOGY,
    ICONS,
    PLAY_CARD,
    SPEND_REPUTATION,
    USE_TECHNOLOGY,
)
from cosmodrome.games.galactic_cruise.rules import (
    asking,
    free,
    gains,
    ledger,
    network,
    payment,
    preflight,
    reputation,
)
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import DO_NO_PILOT, ICON_MONEY, LAUNCH_BOARD, TECH_SPACES
from cosmodrome.kernel import Move, Rules

_RAISE_MONEY: Final = SPEND_REPUTATION[ICON_MONEY]


def flies_itself(s: GalacticCruise, i: int) -> bool:
    """Whether a technology replaces the pilot."""
    if not s.content.flies_itself[s.technologies[i]]:
        return False
    return any(e.verb == DO_NO_PILOT for e in network.technology_effects(s, i))


def ways(s: GalacticCruise, p: Company) -> list[Move]:
    """Ways to launch without a pilot: a card, or a technology that can be paid for."""
    return [move for move, _ in _ways(s, p, payment.Means(s, p))]


def possible(s: GalacticCruise, p: Company) -> bool:
    """Whether a launch without a pilot can be brought to lift-off, free moves included."""
    # Most companies could never: no card in hand, no technology on the board.
    if not any(s.content.card_timing[card] == LAUNCH_BOARD for card in p.hand):
        if not any(s.tech_owners[i] and flies_itself(s, i) for i in range(TECH_SPACES)):
            return False
    return bool(_choices(s, p))


def _ways(s: GalacticCruise, p: Company, m: payment.Means, borrowed: int = 0) -> list[tuple[Move, int]]:
    """The ways with these means and the technologies `borrowed` besides, and the money of each."""
    found: list[tuple[Move, int]] = []
    for card in m.hand:
        piece = s.content.agenda[card]
        if piece.timing == LAUNCH_BOARD:
            for e in piece.effects:
                if e.verb == DO_NO_PILOT and gains.can_pay(p, e.cost):
                    found.append((PLAY_CARD[card], sum([amount for _, amount in e.cost])))
    usable = network.usable_technologies(s, p) | borrowed
    for i in range(TECH_SPACES):
        if usable & BIT[i]:
            verb, price = USE_TECHNOLOGY, 0
        elif s.tech_owners[i]:
            verb, price = BORROW_TECHNOLOGY, m.price(s, COUNT[s.tech_owners[i]], network.surcharge(s, i))
        else:
            continue
        for e in network.technology_effects(s, i):
            if e.verb == DO_NO_PILOT and (whole := price + sum([amount for _, amount in e.cost])) <= m.money:
                found.append((verb[s.technologies[i]], whole))
    return found


def _leading_on(s: GalacticCruise, p: Company, m: payment.Means, borrowed: int = 0) -> list[Move]:
    """The ways that leave enough to pay for the launch."""
    found = []
    for way, money in _ways(s, p, m, borrowed):
        hand = m.hand
        m.hand = [card for card in hand if way.verb is not PLAY_CARD or card != way.arg]
        m.money -= money
        if preflight.launchable(s, p, m, NO_PILOT):
            found.append(way)
        m.money += money
        m.hand = hand
    return found


def _choices(s: GalacticCruise, p: Company) -> list[Move]:
    """The ways that lead to lift-off; where none is paid for yet, the free moves that open one."""
    return _leading_on(s, p, payment.Means(s, p)) or _opening(s, p)


def _opening(s: GalacticCruise, p: Company) -> list[Move]:
    """Free moves after which a way is open: reputation for money, a card that makes borrowing cheaper."""
    found: list[Move] = [_RAISE_MONEY] if _numbers(s, p, payment.Means(s, p)) else []
    for card in p.hand:
        if preflight.eases_borrowing(s, card):
            m = payment.Means(s, p)
            m.hand.remove(card)
            preflight.with_card(s, p, card, m)
            if _leading_on(s, p, m) or _numbers(s, p, m):
                found.append(PLAY_CARD[card])
    return found or _borrowing_first(s, p)


def _borrowing_first(s: GalacticCruise, p: Company) -> list[Move]:
    """Technologies that fly the shuttle once reputation has paid for the flight, but would cost more after that."""
    found: list[Move] = []
    usable = network.usable_technologies(s, p)
    for i in range(TECH_SPACES):
        if s.tech_owners[i] and not usable & BIT[i] and flies_itself(s, i):
            m = payment.Means(s, p)
            m.money -= m.price(s, COUNT[s.tech_owners[i]], network.surcharge(s, i))
            if m.money >= 0 and _numbers(s, p, m, BIT[i]):
                found.append(BORROW_TECHNOLOGY[s.technologies[i]])
    return found


def _numbers(s: GalacticCruise, p: Company, m: payment.Means, borrowed: int = 0) -> list[int]:
    """How many icons of money could be spent so that a way is open."""
    if m.spent:
        return []
    standing, money = m.reputation, m.money
    found = []
    m.spent = True
    for number in range(1, s.content.icons_below[standing][ICON_MONEY] + 1):
        m.reputation, m.money = payment.position_after(s, standing, ICON_MONEY, number), money + number
        if _leading_on(s, p, m, borrowed):
            found.append(number)
    m.reputation, m.money, m.spent = standing, money, False
    return found


def begin(s: GalacticCruise, p: Company) -> Rules[None]:
    """Choose who flies the shuttle instead of a pilot, and pay for that."""
    while True:
        move = yield asking.ask_guardedly(p, "no_pilot", lambda: _choices(s, p))
        if move is _RAISE_MONEY:
            number = (yield asking.ask_guardedly(p, "spend_reputation", lambda: _icons(s, p))).arg
            reputation.cross(s, p, ICON_MONEY, number)
            p.money += number
        elif move.verb is PLAY_CARD and preflight.eases_borrowing(s, move.arg):
            yield from free.play_card(s, p, move.arg)
        elif move.verb is BORROW_TECHNOLOGY and move not in _leading_on(s, p, payment.Means(s, p)):
            reputation.borrow_technology(s, p, s.technologies.index(move.arg))
        else:
            _take(s, p, move)
            return


def _icons(s: GalacticCruise, p: Company) -> list[Move]:
    return [ICONS[number] for number in _numbers(s, p, payment.Means(s, p))]


def _take(s: GalacticCruise, p: Company, way: Move) -> None:
    if way.verb is PLAY_CARD:
        effects = s.content.agenda[way.arg].effects
        ledger.discard_card(s, p, way.arg)
        s.cards_played.append(way.arg)
    else:
        i = s.technologies.index(way.arg)
        if way.verb is BORROW_TECHNOLOGY:
            reputation.borrow_technology(s, p, i)
        effects = network.technology_effects(s, i)
        if s.tech_advanced:
            s.launch_techs |= BIT[i]
    for e in effects:
        gains.pay(p, e.cost)
