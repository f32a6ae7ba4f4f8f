"""Means: what known free moves could still bring during what is going on."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.counters import multiplier
from cosmodrome.games.galactic_cruise.pieces import Effect
from cosmodrome.games.galactic_cruise.rows import of_three
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    ANY_TIME,
    DO_EXCHANGE,
    DO_GAIN,
    ICON_AD,
    ICON_MONEY,
    MAX_REPUTATION,
    U_ADS,
    U_MONEY,
    U_REPUTATION,
)


def tradable(s: GalacticCruise, hand: list[int]) -> int:
    """How many supplies the cards for any time could trade one for one."""
    return sum(
        e.times
        for card in hand
        if s.content.card_timing[card] == ANY_TIME
        for e in s.content.agenda[card].effects
        if e.verb == DO_EXCHANGE
    )


def gained(s: GalacticCruise, p: Company, e: Effect) -> dict[int, int]:
    """What an effect of a card would bring just now, by unit; nothing where it must be paid for."""
    if e.verb != DO_GAIN or e.cost:
        return {}
    times = multiplier(s, p, e)
    return {unit: amount * times for unit, amount in e.amounts}


def _by_cards(s: GalacticCruise, p: Company, known: list[int]) -> tuple[int, int, int]:
    """The money, ads and reputation that these cards would bring, as far as they are for any time."""
    money = ads = raised = 0
    for card in known:
        if s.content.card_timing[card] == ANY_TIME:
            for e in s.content.agenda[card].effects:
                brought = gained(s, p, e)
                money += brought.get(U_MONEY, 0)
                ads += brought.get(U_ADS, 0)
                raised += brought.get(U_REPUTATION, 0)
    return money, ads, raised


def _most(s: GalacticCruise, p: Company, wanted: int) -> int:
    """The most of money or ads, as this icon says, that known free moves could still bring in what is going on."""
    if not s.on_turn(p.seat):
        return 0
    known = [card for card in p.hand if card != p.secret]
    money, ads, raised = _by_cards(s, p, known)
    direct = other = 0
    if not s.spent_reputation:
        icons = s.content.icons_below[min(MAX_REPUTATION, p.reputation + raised)]
        direct, other = icons[wanted], icons[ICON_AD if wanted == ICON_MONEY else ICON_MONEY]
    trades, goods = tradable(s, known), of_three(p.resources)
    goods += p.ads + ads if wanted == ICON_MONEY else p.money + money
    # Reputation is spent for one kind of icon: for what is wanted, or for something to trade.
    return (money if wanted == ICON_MONEY else ads) + max(direct + min(trades, goods), min(trades, goods + other))


def more_money(s: GalacticCruise, p: Company) -> int:
    """Money that known free moves could still bring in what is going on."""
    return _most(s, p, ICON_MONEY)


def more_ads(s: GalacticCruise, p: Company) -> int:
    """Ads that known free moves could still bring in what is going on."""
    return _most(s, p, ICON_AD)
