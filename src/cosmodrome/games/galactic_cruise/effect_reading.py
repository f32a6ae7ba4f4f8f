"""From decoded tables to effects: what a card, tile or token does, in numbers."""

from __future__ import annotations

from typing import Any, Final

from cosmodrome.games.galactic_cruise import effect_schema
from cosmodrome.games.galactic_cruise.pieces import Amounts, Effect, Effects
from cosmodrome.games.galactic_cruise.vocabulary import (
    ACTIONS,
    COUNTERS,
    DISCOUNT_PER,
    FROM_ANY,
    FROM_CONNECTED,
    FROM_LIST,
    FROM_LOCATION,
    GUEST_TYPES,
    TARGETS,
    UNITS,
    VERBS,
)

_SOURCES: Final[dict[str, int]] = {"any": FROM_ANY, "location": FROM_LOCATION, "connected": FROM_CONNECTED}
#: Parameters that say which kind of a verb is meant, and those that say how often.
_KINDS: Final = ("what", "mode", "where", "colour", "destination")
_COUNTS: Final = ("count", "add", "cabins", "locations")


def amounts(given: Any) -> Amounts:
    """Pairs of unit and amount, in the order of the units."""
    if given is None:
        return ()
    return tuple((unit, getattr(given, name)) for unit, name in enumerate(UNITS) if getattr(given, name, None))


def effect(e: Any) -> Effect:
    """An effect of the tables as the rules use it."""
    discount = isinstance(e, effect_schema.Discount)
    per = getattr(e, "per", None)
    origin = getattr(e, "from_", None)
    most = getattr(e, "max", 0)
    return Effect(
        verb=VERBS.index(e.__struct_config__.tag),
        amounts=amounts(e) if isinstance(e, (effect_schema.Gain, effect_schema.Discount)) else (),
        cost=amounts(getattr(e, "cost", None)),
        counters=() if discount else numbers(per, COUNTERS),
        guest=guest(getattr(e, "type", None)),
        of_shuttle=getattr(e, "scope", "") == "shuttle",
        each=getattr(e, "each", 1),
        most=most if isinstance(e, effect_schema.Gain) else 0,
        target=TARGETS.index(e.action) if hasattr(e, "action") else -1,
        per=DISCOUNT_PER.index(per) if discount else 0,
        count=next((getattr(e, name) for name in _COUNTS if hasattr(e, name)), 1),
        source=_SOURCES[origin] if isinstance(origin, str) else FROM_LIST,
        actions=numbers(origin, ACTIONS) if isinstance(origin, list) else (),
        items=most if isinstance(e, effect_schema.TakeAction) else 0,
        discount_money=getattr(e, "discount_money", 0),
        what=next((getattr(e, name) for name in _KINDS if hasattr(e, name)), ""),
        capacity=getattr(e, "capacity", 0),
        steps=getattr(e, "steps", 0),
        stops=getattr(e, "stops", 0),
        give=amounts(getattr(e, "give", None)),
        get=amounts(getattr(e, "get", None)),
        times=getattr(e, "times", 0),
    )


def effects(given: list[Any]) -> Effects:
    """Several effects, in their order."""
    return tuple(effect(one) for one in given)


def numbers(given: Any, words: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of one or several words."""
    if given is None:
        return ()
    return tuple(words.index(word) for word in (given if isinstance(given, list) else [given]))


def guest(given: str | None) -> int:
    """The number of a guest type; -1 for none."""
    return (*GUEST_TYPES, "best").index(given) if given is not None else -1
