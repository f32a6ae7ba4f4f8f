"""Effects that change how something is done: discounts, extra items, cabins, icons, reach."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.pieces import Effect
from cosmodrome.games.galactic_cruise.rows import put
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    ADVANCE,
    ANY_ACTION,
    AT_DESTINATION,
    DO_ADVANCE,
    DO_BUMP_OWN,
    DO_CABIN_CAPACITY,
    DO_DISCOUNT,
    DO_EXTRA,
    DO_EXTRA_ICONS,
    DO_JOIN_ANY,
    DO_REACH,
    DO_REPEAT_DAY,
    LAUNCH_PAY,
    PER_GUEST,
    PER_OFF_TYPE_GUEST,
    PER_OWNER,
    PER_SEGMENT,
    PER_SURCHARGE,
    RECALLED,
    REFILL_AGENDA,
    T_DESTINATION,
    T_LAUNCH_PAY,
    T_MEETING,
    U_ADS,
    U_FOOD,
    U_FUEL,
    U_MONEY,
    U_REPUTATION,
)

MODIFIERS: Final = frozenset(
    (
        DO_DISCOUNT,
        DO_EXTRA,
        DO_CABIN_CAPACITY,
        DO_EXTRA_ICONS,
        DO_REPEAT_DAY,
        DO_JOIN_ANY,
        DO_REACH,
        DO_ADVANCE,
        DO_BUMP_OWN,
    )
)


def concerns(target: int, timing: int) -> bool:
    """Whether a discount or extra on this target is about what goes on at this timing."""
    if target < ANY_ACTION:
        return target == timing
    if target == ANY_ACTION:
        return timing <= REFILL_AGENDA
    return (target, timing) in ((T_LAUNCH_PAY, LAUNCH_PAY), (T_DESTINATION, AT_DESTINATION), (T_MEETING, RECALLED))


def modify(s: GalacticCruise, p: Company, e: Effect, f: Frame | None) -> None:
    """Apply one modifier to what is going on, or to the turn."""
    verb = e.verb
    if verb == DO_DISCOUNT:
        discount(s, e, f)
    elif verb == DO_EXTRA:
        if f is not None and concerns(e.target, f.timing):
            f.limit += e.count
    elif verb == DO_CABIN_CAPACITY:
        cabins = len(p.shuttles[s.launch_shuttle].segments) - 1
        if f is not None:
            # No cabin is raised twice: the largest capacities count.
            f.raises = tuple(sorted((*f.raises, *[e.capacity] * e.count), reverse=True))
            s.cabin_extra = sum(most - s.content.company.cabin_guests for most in f.raises[:cabins])
    elif verb == DO_EXTRA_ICONS:
        if f is not None:
            f.extra_icons += e.count
    elif verb == DO_REPEAT_DAY:
        if f is not None:
            f.repeats += e.times
    elif verb == DO_JOIN_ANY:
        if f is not None:
            f.join_any = True
    elif verb == DO_REACH:
        s.reach += e.count
    elif verb == DO_ADVANCE:
        if f is not None and f.timing == ADVANCE and e.what == "again":
            f.again += e.stops


def discount(s: GalacticCruise, e: Effect, f: Frame | None) -> None:
    """A lower cost: for each item, for the action as a whole, or for borrowing."""
    if e.per == PER_OWNER:
        s.borrow_discount += sum(amount for unit, amount in e.amounts if unit == U_MONEY)
        return
    if f is None:
        # Played outside of what it is about, it lasts for the rest of the turn.
        s.turn_effects.append(e)
        return
    if not concerns(e.target, f.timing):
        return
    for unit, amount in e.amounts:
        if e.per == PER_SEGMENT:
            f.segment_money += amount
        elif e.per == PER_SURCHARGE:
            if unit == U_MONEY:
                f.surcharge_money += amount
            elif unit == U_REPUTATION:
                f.surcharge_reputation += amount
        elif e.per == PER_GUEST:
            f.guest_ads += amount
        elif e.per == PER_OFF_TYPE_GUEST:
            f.off_type_ads += amount
        elif unit == U_MONEY:
            f.action_money += amount
        elif unit == U_ADS:
            f.action_ads += amount
        elif U_FOOD <= unit <= U_FUEL:
            _save(s, f, unit - U_FOOD, amount)


def _save(s: GalacticCruise, f: Frame, resource: int, amount: int) -> None:
    """A launch needs less of a resource; a payment already begun shrinks at once."""
    f.spare = put(f.spare, resource, f.spare[resource] + amount)
    if s.payment is not None:
        s.payment.due[resource] = max(0, s.payment.due[resource] - amount)
