"""From decoded tables to typed components: the house edition, or a content pack laid over it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cosmodrome.games.galactic_cruise import board_reading, checks, packs, pieces, schema
from cosmodrome.games.galactic_cruise.effect_reading import amounts, effects, guest, numbers
from cosmodrome.games.galactic_cruise.pieces import Content
from cosmodrome.games.galactic_cruise.tables import BadContent, Tables, house
from cosmodrome.games.galactic_cruise.vocabulary import (
    CONNECTIONS,
    COUNTERS,
    DO_CABIN_CAPACITY,
    DO_DISCOUNT,
    DO_EXCHANGE,
    DO_EXTRA,
    DO_JOIN_ANY,
    DO_MOVE_GUESTS,
    DO_NO_PILOT,
    DO_RESET_BLUEPRINTS,
    DO_UNLOCK_UPGRADE,
    GUEST_TYPES,
    HALF_CABINS,
    LOCATIONS,
    RESOURCES,
    STOPS,
    TIMINGS,
)

__all__ = ["BadContent", "load", "load_kept"]

#: Effects that change how something is done, so their card is played before it is done.
EARLY: Final[tuple[int, ...]] = (
    DO_DISCOUNT,
    DO_EXTRA,
    DO_CABIN_CAPACITY,
    DO_MOVE_GUESTS,
    DO_NO_PILOT,
    DO_EXCHANGE,
    DO_RESET_BLUEPRINTS,
    DO_JOIN_ANY,
    DO_UNLOCK_UPGRADE,
)


def _blueprints(t: Tables) -> tuple[pieces.Blueprint, ...]:
    cabins = {e.blueprint: _halves(e) for e in t.all(schema.CabinBlueprint)}
    special = {e.blueprint: e for e in t.all(schema.SpecializedBlueprint)}
    return tuple(
        pieces.Blueprint(
            id=e.id,
            title=e.title,
            cost=e.cost,
            vp=e.vp,
            icons=numbers(e.icons, GUEST_TYPES),
            cabin=cabins[e.id],
            special_cabin=_halves(special[e.id]),
            visit=effects(special[e.id].effects),
        )
        for e in t.all(schema.Blueprint)
    )


def _halves(e: schema.CabinBlueprint) -> tuple[int, int]:
    return HALF_CABINS.index(e.top), HALF_CABINS.index(e.bottom)


def _agenda_card(e: schema.AgendaCard) -> pieces.AgendaCard:
    doing = effects(e.effects)
    return pieces.AgendaCard(
        id=e.id,
        title=e.title,
        number=e.number,
        set=e.set,
        modules=tuple(e.module),
        timing=TIMINGS.index(e.timing),
        resource=RESOURCES.index(e.resource),
        effects=doing,
        early=any(one.verb in EARLY for one in doing),
    )


def _cockpit(e: schema.Cockpit) -> pieces.Cockpit:
    c = e.criterion
    return pieces.Cockpit(
        id=e.id,
        set=e.set,
        modules=tuple(e.module),
        counters=numbers(c.counter, COUNTERS),
        guest=guest(c.type),
        each=c.each,
        vp=c.vp,
        most=c.max,
        printed_vp=e.printed_vp,
        unlaunched_vp=e.unlaunched_vp,
    )


def _cruise(e: schema.Cruise) -> pieces.Cruise:
    stops = numbers(e.stops, STOPS)
    return pieces.Cruise(e.id, e.starred, stops, e.fuel, tuple(stop for stop in stops if stop < len(GUEST_TYPES)))


def _goal(e: schema.Goal) -> pieces.Goal:
    bottom, middle, top = e.levels
    return pieces.Goal(numbers(e.counter, COUNTERS), guest(e.type), (bottom, middle, top))


def _technologies(t: Tables) -> tuple[pieces.Technology, ...]:
    advanced = {e.technology: e for e in t.all(schema.AdvancedTechnology)}
    backs = {
        e.back_of: (
            CONNECTIONS.index(e.network_first),
            CONNECTIONS.index(e.network_second),
            e.technology_space - 1,
        )
        for e in t.all(schema.NeutralLayout)
    }
    return tuple(
        pieces.Technology(
            id=e.id,
            title=e.title,
            set=e.set,
            surcharge=e.surcharge,
            timing=TIMINGS.index(e.timing),
            effects=effects(e.effects),
            spaces=advanced[e.id].spaces,
            surcharge_on=tuple(advanced[e.id].surcharge_on),
            start_surcharge=advanced[e.id].start_surcharge,
            improved=effects(advanced[e.id].improved),
            back=backs[e.id],
        )
        for e in t.all(schema.Technology)
    )


# ---------------------------------------------------------------- everything


def keep(content: str) -> str:
    """What a match keeps of its option `content`: nothing, or the pack itself; refuses a pack that cannot be played."""
    kept = packs.from_option(content).text()
    load_kept(kept)
    return kept


def load(content: str = "") -> Content:
    """The house edition, or with a directory or a kept pack its content laid over it."""
    return load_kept(packs.from_option(content).text())


@lru_cache(maxsize=32)
def load_kept(kept: str) -> Content:
    """The content of a pack in the form a match keeps it. Keyed by the pack itself, so that no edit is missed."""
    pack = packs.from_option(kept)
    t = Tables(pack.tables())
    checks.check(t)
    if t.problems:
        raise BadContent(*t.problems)
    tokens = tuple(one.id for one in t.all(schema.UpgradeToken))
    upgrades = tuple(one.id for one in t.all(schema.Upgrade))
    return Content(
        source=pack.title or "house",
        titles=_titles(t),
        blueprints=_blueprints(t),
        agenda=tuple(_agenda_card(e) for e in t.all(schema.AgendaCard)),
        cockpits=tuple(_cockpit(e) for e in t.all(schema.Cockpit)),
        engines=tuple(pieces.Engine(e.id, e.set, effects(list(e.effects))) for e in t.all(schema.Engine)),
        cruises=tuple(_cruise(e) for e in t.all(schema.Cruise)),
        goal_tiles=tuple(
            pieces.GoalTile(e.id, e.title, (_goal(e.left), _goal(e.middle), _goal(e.right)))
            for e in t.all(schema.CompanyGoalTile)
        ),
        technologies=_technologies(t),
        expert_tiles=tuple(
            pieces.ExpertTile(e.id, e.set, sum(1 << i for i in numbers(e.timing, TIMINGS)), effects(e.effects))
            for e in t.all(schema.ExpertTile)
        ),
        upgrades=tuple(
            pieces.Upgrade(
                id=e.id,
                title=e.title,
                destination=GUEST_TYPES.index(e.destination),
                timing=TIMINGS.index(e.timing),
                effects=effects(e.effects),
                immediate=effects(list(e.immediate)),
            )
            for e in t.all(schema.Upgrade)
        ),
        tokens=tuple(
            pieces.UpgradeToken(e.id, e.colour == "brown", e.set, effects(e.effects))
            for e in t.all(schema.UpgradeToken)
        ),
        guest_bonuses=tuple(amounts(e.per_icon) for e in t.all(schema.GuestBonus)),
        guest_bonus_ids=tuple(e.id for e in t.all(schema.GuestBonus)),
        location_bonuses=tuple(
            pieces.LocationBonus(e.id, effects(list(e.effects))) for e in t.all(schema.LocationBonus)
        ),
        starting_upgrades=tuple(
            pieces.StartingUpgrade(
                e.id,
                -1 if e.token == "any_grey" else tokens.index(e.token),
                upgrades.index(e.upgrade),
            )
            for e in t.all(schema.StartingUpgradeCard)
        ),
        solo_cards=tuple(
            pieces.SoloCard(
                str(e.id), (e.actions[0], e.actions[1]), (e.numbers[0], e.numbers[1]), LOCATIONS.index(e.worker)
            )
            for e in t.all(schema.SoloCard)
        ),
        setup=board_reading.setup(t),
        company=board_reading.company(t),
        prices=board_reading.prices(t),
        solo=board_reading.solo(t),
        tables=t.data,
    )


def _titles(t: Tables) -> dict[str, str]:
    """The names a pack gives to things, by identifier, where they are not the house edition's."""
    found = {}
    for table, entries in t.data.items():
        if isinstance(entries, list) and entries is not house()[table]:
            for ours, theirs in zip(house()[table], entries, strict=False):
                if "title" in ours and theirs.get("title") != ours["title"]:
                    found[ours["id"]] = theirs["title"]
    return found
