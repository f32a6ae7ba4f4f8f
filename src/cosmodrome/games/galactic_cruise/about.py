"""What the pieces do, as phrases: one message for every verb of the effect vocabulary. Terminal and page only say them.

A phrase is plain data: `{"say": key, "with": {...}}` is a message of the catalogue, `{"name": id}` a shown name, and
`{"list": [...], "by": ", "}` several phrases in a row. A sentence is a phrase that may have a `lead`: when it counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cosmodrome.games.galactic_cruise.vocabulary import UNITS

Row = Mapping[str, Any]
Phrase = dict[str, Any]
Sentence = dict[str, Any]


def about(tables: Mapping[str, Any]) -> dict[str, dict[str, list[Sentence]]]:
    """The sentences of every card, tile and token, by kind and id."""
    actions = frozenset(str(row["id"]) for row in tables["action_tile"])
    told: dict[str, dict[str, list[Sentence]]] = {
        "action_tile": {row["id"]: [_say(f"about-{row['id']}")] for row in tables["action_tile"]},
        "agenda_card": {
            row["id"]: [*_timed(row, actions), _say("about-agenda_card", resource=_name(row["resource"]))]
            for row in tables["agenda_card"]
        },
        "technology": {row["id"]: _timed(row, actions) for row in tables["technology"]},
        "advanced_technology": {
            row["technology"]: _effects(row["improved"], _say("about-technology_improved"))
            for row in tables["advanced_technology"]
        },
        "upgrade": {row["id"]: _upgrade(row, actions) for row in tables["upgrade"]},
        "upgrade_token": {row["id"]: _token(row) for row in tables["upgrade_token"]},
        "expert_tile": {row["id"]: [*_timed(row, actions), _say("about-expert_tile")] for row in tables["expert_tile"]},
        "company_goal_tile": {row["id"]: _goals(row) for row in tables["company_goal_tile"]},
        "cockpit": {row["id"]: _cockpit(row) for row in tables["cockpit"]},
        "engine": {row["id"]: _effects(row["effects"], _say("when-gained")) for row in tables["engine"]},
        "blueprint": {
            row["id"]: [_say("about-blueprint", cost=row["cost"], vp=row["vp"], icons=_names(row["icons"]))]
            for row in tables["blueprint"]
        },
        "cabin_blueprint": {row["blueprint"]: [_halves(row)] for row in tables["cabin_blueprint"]},
        "specialized_blueprint": {
            row["blueprint"]: [_halves(row), *_effects(row["effects"], _say("about-visit"))]
            for row in tables["specialized_blueprint"]
        },
        "cruise": {row["id"]: _cruise(row) for row in tables["cruise"]},
        "guest_bonus": {
            row["id"]: [_say("about-guest_bonus", amounts=_amounts(row["per_icon"]))] for row in tables["guest_bonus"]
        },
        "location_bonus": {
            row["id"]: _effects(row["effects"], _say("when-placing")) for row in tables["location_bonus"]
        },
        "agenda_display": {
            str(slot): [_amounts(bonus)] for slot, bonus in enumerate(tables["agenda_display"]["slot_bonus"])
        },
        "starting_upgrade_card": {
            row["id"]: [
                _say("about-starting_upgrade", token=_name(row["token"]), upgrade=_name(row["upgrade"])),
            ]
            for row in tables["starting_upgrade_card"]
        },
    }
    return told


# --- kinds of pieces


def _upgrade(row: Row, actions: frozenset[str]) -> list[Sentence]:
    once = _effects(row["immediate"], _say("about-upgrade_immediate")) if row["immediate"] else []
    return [*_timed(row, actions), *once]


def _token(row: Row) -> list[Sentence]:
    sentences = _effects(row["effects"])
    if "funding_before" in row:
        before, after = _amounts(row["funding_before"]), _amounts(row["funding_after"])
        sentences.append(_say("about-funding", before=before, after=after))
    return sentences


def _cockpit(row: Row) -> list[Sentence]:
    criterion = row["criterion"]
    counted = _counted(criterion["counter"], criterion["each"], criterion.get("type"))
    sentences = [_say("about-cockpit", vp=criterion["vp"], counted=counted)]
    if "max" in criterion:
        sentences.append(_say("about-cockpit_max", number=criterion["max"]))
    return [*sentences, _say("about-cockpit_unlaunched", number=-row["unlaunched_vp"])]


def _goals(row: Row) -> list[Sentence]:
    """The three goals of a tile, from the first demand to the highest."""
    said = []
    for side in ("left", "middle", "right"):
        goal = row[side]
        low, middle, high = goal["levels"]
        counted = _counted(goal["counter"], low, goal.get("type"))
        said.append(_say("about-goal", low=counted, middle=middle, high=high))
    return said


def _halves(row: Row) -> Sentence:
    return _say("about-half_cabins", top=_name(row["top"]), bottom=_name(row["bottom"]))


def _cruise(row: Row) -> list[Sentence]:
    starred = [_say("about-cruise_starred")] if row["starred"] else []
    return [_say("about-cruise", stops=_names(row["stops"]), fuel=row["fuel"]), *starred]


# --- effects


def _timed(row: Row, actions: frozenset[str]) -> list[Sentence]:
    return _effects(row["effects"], _when(row["timing"], actions))


def _when(timing: str | Sequence[str], actions: frozenset[str]) -> Phrase:
    if not isinstance(timing, str):
        return _say("when-comes_home" if "bumped" in timing else "when-actions")
    if timing in actions:
        return _say("when-action", action=_name(timing))
    return _say(f"when-{timing.replace('.', '_')}")


def _effects(effects: Sequence[Row], lead: Phrase | None = None) -> list[Sentence]:
    """Effects as sentences, the first after its lead where there is one."""
    if not effects:
        return [_say("effect-none")]
    first, *rest = [_effect(effect) for effect in effects]
    return [{**first, "lead": lead} if lead else first, *rest]


def _effect(effect: Row) -> Phrase:
    phrase = _phrase(effect)
    more: list[Phrase] = []
    if "discount_money" in effect:
        more.append(_say("effect-take_action_discount", number=effect["discount_money"]))
    if effect["do"] == "take_action" and "max" in effect:
        more.append(_say("effect-take_action_max", number=effect["max"]))
    whole: Phrase = {"list": [phrase, *more], "by": " "} if more else phrase
    return _say("effect-for", cost=_amounts(effect["cost"]), effect=whole) if "cost" in effect else whole


def _phrase(effect: Row) -> Phrase:
    """The message of an effect and what stands in it."""
    number = next((effect[name] for name in ("count", "add", "stops", "steps") if name in effect), 1)
    match effect["do"]:
        case "gain" if "per" in effect:
            return _say("effect-gain_per", amounts=_amounts(effect), counted=_per(effect))
        case "discount":
            per = "" if effect["per"] == "action" else f"_{effect['per']}"
            return _say(f"effect-discount{per}", amounts=_amounts(effect))
        case "take_action" if isinstance(effect["from"], str):
            return _say(f"effect-take_action_{effect['from']}")
        case "take_action":
            return _say("effect-take_action_list", actions=_names(effect["from"]))
        case "extra" | "limit" | "advance" as verb:
            which = effect.get("action") or effect.get("what") or effect["mode"]
            return _say(f"effect-{verb}_{which}", number=number)
        case "exchange":
            give, get = _amounts(effect["give"]), _amounts(effect["get"])
            return _say("effect-exchange", give=give, get=get, times=effect["times"])
        case verb:
            figures = {name: value for name, value in effect.items() if isinstance(value, int)}
            return _say(f"effect-{verb}", **{"amounts": _amounts(effect), "number": number, **figures})


def _per(effect: Row) -> Phrase:
    kind = effect.get("type")
    suffix = "_shuttle" if effect.get("scope") else "_of_type" if kind and effect["per"] == "guests_scored" else ""
    return _counted(effect["per"], effect.get("each", 1), kind, suffix)


def _counted(counter: str | Sequence[str], each: int, kind: str | None, suffix: str = "") -> Phrase:
    if not isinstance(counter, str):
        first, *others = [_counted(one, 1, kind, suffix) for one in counter]
        for other in others:
            first = _say("count-and", one=first, other=other)
        return first if each == 1 else _say("count-sum", number=each, counted=first)
    if kind == "best":
        return _say(f"count-{counter}_best", each=each)
    return _say(f"count-{counter}{suffix}", each=each, type=_name(kind) if kind else "")


def _amounts(some: Row) -> Phrase:
    return {"list": [_say(f"amount-{unit}", number=some[unit]) for unit in UNITS if some.get(unit)], "by": ", "}


def _names(ids: Iterable[str]) -> Phrase:
    return {"list": [_name(one) for one in ids], "by": ", "}


def _name(thing: str) -> Phrase:
    return {"name": thing}


def _say(key: str, **variables: Any) -> Phrase:
    return {"say": key, "with": variables}
