"""Means: what known free moves could still bring during what is going on."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.counters import multiplier
from cosmodrome.games.galactic_cruise.pieces import Effect
from cosmodrome.games.galactic_cruise.rows import of_three
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import ANY_TIME, DO_EXCHANGE, DO_GAIN, ICON_AD, ICON_MONEY, U_ADS


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


def more_money(s: GalacticCruise, p: Company) -> int:
    """Money that known free moves could still bring in what is going on."""
    if not s.on_turn(p.seat):
        return 0
    icons = 0 if s.spent_reputation else s.content.icons_below[p.reputation][ICON_MONEY]
    return icons + min(tradable(s, [card for card in p.hand if card != p.secret]), p.ads + of_three(p.resources))


def more_ads(s: GalacticCruise, p: Company) -> int:
    """Ads that known free moves could still bring in what is going on."""
    if not s.on_turn(p.seat):
        return 0
    known = [card for card in p.hand if card != p.secret]
    icons = 0 if s.spent_reputation else s.content.icons_below[p.reputation][ICON_AD]
    cards = sum(
        gained(s, p, e).get(U_ADS, 0)
        for card in known
        if s.content.card_timing[card] == ANY_TIME
        for e in s.content.agenda[card].effects
    )
    return icons + cards + min(tradable(s, known), p.money + of_three(p.resources))
