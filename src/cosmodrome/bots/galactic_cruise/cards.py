"""What an agenda card, technology, upgrade or expert ability is worth when it can be used."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galactic_cruise import actions
from cosmodrome.bots.galactic_cruise.outlook import Outlook
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.pieces import Effect, Effects
from cosmodrome.games.galactic_cruise.vocabulary import (
    ANY_TIME,
    BUILD_SEGMENTS,
    DO_ADVANCE,
    DO_CABIN_CAPACITY,
    DO_DISCOUNT,
    DO_EXCHANGE,
    DO_EXTRA,
    DO_EXTRA_ICONS,
    DO_GAIN,
    DO_RECALL,
    DO_REPEAT_DAY,
    DO_TAKE_ACTION,
    DO_TOKEN_BONUS,
    DO_UNLOCK_UPGRADE,
    DO_USE_SEGMENT,
    LAUNCH_PAY,
    PER_SEGMENT,
    U_ADS,
    U_FOOD,
    U_FUEL,
    U_MONEY,
)

#: What one more item of an action is worth.
ITEM: Final[tuple[float, ...]] = (3.0, 3.0, 1.4, 0.4, 2.5, 0.0, 0.9, 2.2, 0.0, 0.0, 0.8, 0.0)


def effect_now(o: Outlook, e: Effect, f: Frame | None) -> float:
    """What an effect is worth if it is used at this moment."""
    s, p = o.s, o.p
    verb = e.verb
    if verb == DO_GAIN:
        return o.gain(e, f)
    if verb == DO_DISCOUNT:
        return _discount(o, e)
    if verb == DO_EXTRA:
        if e.target == BUILD_SEGMENTS:
            return max(0.0, sum(one[0] for one in actions.segment_choices(o, 2 + e.count)[2:]))
        return ITEM[e.target] * e.count if e.target < 12 else 1.5
    if verb == DO_TAKE_ACTION:
        values = [worth for worth, price in actions.estimates(o) if price <= p.money + e.discount_money]
        cost = -sum(o.unit(unit, -amount) for unit, amount in e.cost)
        return max(values) * 0.8 - cost
    if verb == DO_EXCHANGE:
        due = s.payment
        if due is None:
            return 0.2
        short = sum(max(0, due.due[r] - p.resources[r]) for r in range(3))
        return 2.0 if short else 0.3
    if verb == DO_CABIN_CAPACITY:
        return _more_cabins(o, f)
    if verb == DO_REPEAT_DAY:
        return 3.0
    if verb == DO_TOKEN_BONUS:
        return 2.8
    if verb == DO_UNLOCK_UPGRADE:
        return 4.0
    return {DO_RECALL: 1.6, DO_USE_SEGMENT: 1.8, DO_ADVANCE: 1.2, DO_EXTRA_ICONS: 2.0}.get(verb, 0.1)


def _discount(o: Outlook, e: Effect) -> float:
    s, p = o.s, o.p
    if e.per == PER_SEGMENT:
        money = sum(amount for unit, amount in e.amounts if unit == U_MONEY)
        return money * o.money * len(actions.segment_choices(o, 2))
    worth = 0.0
    for unit, amount in e.amounts:
        if unit == U_MONEY:
            worth += amount * o.money * 0.9
        elif unit == U_ADS:
            worth += amount * o.ad * 2
        elif U_FOOD <= unit <= U_FUEL:
            due = s.payment.due[unit - U_FOOD] if s.payment is not None else amount
            short = max(0, due - p.resources[unit - U_FOOD])
            worth += min(amount, due) * 0.6 + min(amount, short) * 0.8
        else:
            worth += 0.4 * amount
    return worth


def _more_cabins(o: Outlook, f: Frame | None) -> float:
    """Room for more guests is worth it with guests to win and food to feed them."""
    if f is None or f.shuttle is None:
        return 0.0
    p = o.p
    food = p.resources[0] - sum(f.shuttle.guests) - 1
    return 4.0 if food > 0 and p.ads >= 3 else 0.0


def playing(o: Outlook, card: int, f: Frame | None) -> float:
    """What playing a card now for its ability is worth."""
    piece = o.s.content.agenda[card]
    frame = None if piece.timing == ANY_TIME else f
    return sum(effect_now(o, e, frame) for e in piece.effects)


def holding(o: Outlook, card: int) -> float:
    """What a card is worth to keep: its resource where the plan wants it, a chance to use its ability."""
    s, p = o.s, o.p
    resource = s.content.card_resource[card]
    ability = sum(_later(o, e) for e in s.content.agenda[card].effects) * min(1.0, 0.2 + o.left)
    if s.content.card_timing[card] == LAUNCH_PAY:
        ability += 0.4 * o.left
    return max(0.33, o.resource(resource, p.resources[resource]) * 0.8, ability * 0.7)


def _later(o: Outlook, e: Effect) -> float:
    """A rough worth of an effect some time later."""
    if e.verb == DO_GAIN:
        times = 2 if e.counters else 1
        return sum(o.unit(unit, amount * times) for unit, amount in e.amounts)
    if e.verb == DO_DISCOUNT:
        return sum(amount for _, amount in e.amounts) * 0.8
    return 2.0


def standing(o: Outlook, effects: Effects, uses: float) -> float:
    """What a lasting ability is worth over this many uses."""
    return sum(_later(o, e) for e in effects) * uses
